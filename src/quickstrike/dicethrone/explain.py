"""Why not? The first rule that forbids something, from the very checks that list the options."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.decision import NONE, Decision, Option, seat_id
from ..kernel.why import Refusal
from .loading import TOKENS, hero
from .patterns import tier
from .rules.effect_scope import abilities
from .rules.turn import window_now
from .rules.usable import discard_refusal, play_refusal, silenced, spend_refusal, token_name
from .table import HAND, Table
from .vocab import Ability


def refused(s: Table, seat: int, o: Option, mine: Decision | None) -> Refusal | None:
    """The rule by which this seat can't do that now; None if it can. Fields left open match anything."""
    why = refusal(s, seat, o, mine)
    if why is None and not window_now(s):  # nothing forbids it, but somebody has to answer first
        why = not_asked(s, mine)
    return why


def refusal(s: Table, seat: int, o: Option, mine: Decision | None) -> Refusal | None:
    """None: it could be done, as an offer if not as an answer."""
    window = window_now(s)
    if s.players[seat].out:
        return "dt:health", "dt why defeated", {}
    if silenced(s, seat):
        return "dt:ultimate-ability", "dt why silenced", {}
    if o.verb == "play":
        if o.card not in s.zones[f"hand{seat}"]:
            return "dt:action-cards", "dt why hand", {}
        return play_refusal(s, seat, s.codes[o.card], window)
    if o.verb == "spend" and o.value in TOKENS:
        return spending(s, seat, o, window)
    if o.verb == "sell":
        return "dt:selling", "dt why sell", {"most": HAND}
    if o.verb == "discard_for":
        return discard_refusal(s, seat, o.card, o.value)
    if o.verb in ("declare", "keep", "roll", "decline"):
        return rolling(s, seat, o)
    return not_asked(s, mine)


def not_asked(s: Table, mine: Decision | None) -> Refusal:
    if mine is None and s.pending:
        h = hero(s.players[s.pending[0].seat].hero).name
        return "dt:timing-conflicts", "dt why not asked", {"who": h.both()}
    return "dt:turn-phases", "why option", {}


def spending(s: Table, seat: int, o: Option, window: str) -> Refusal | None:
    """Why a token can't be spent in the named way; otherwise in the first way, if none is open."""
    token, t, named = o.value, TOKENS[o.value], {"token": token_name(o.value)}
    if not s.players[seat].count(token):
        return "dt:spendable-status-effects", "dt why no token", named
    ways = t.spend if o.ability == NONE else t.spend[max(0, o.ability) :][:1]
    if not ways:
        return "dt:spendable-status-effects", "dt why no spend", named
    found = [spend_refusal(s, seat, token, x, window) for x in ways]
    return None if None in found else found[0]


def rolling(s: Table, seat: int, o: Option) -> Refusal | None:
    r = s.rolls[-1] if s.rolls else None
    passive = next((x.name for x in hero(s.players[seat].hero).spaces if (x.id, x.kind) == (o.value, "passive")), None)
    if o.verb == "declare" and passive is not None:
        return "dt:passive-ability", "dt why passive", {"ability": passive.both()}
    if seat != s.active:
        return "dt:offensive-roll-phase", "dt why own roll", {}
    if r is None or r.purpose != "offensive":
        return "dt:offensive-roll-phase", "dt why not rolling", {}
    if o.verb in ("keep", "roll"):
        return (
            ("dt:roll-attempt", "dt why attempts", {}) if not r.left else ("dt:offensive-roll-phase", "why option", {})
        )
    found: Ability | None = next((a for a in abilities(s, seat, "offensive", "ultimate") if a.id == o.value), None)
    if found is None:
        return "dt:offensive-ability", "dt why no ability", {"ability": o.value}
    name = found.name.both()
    if not tier(found.tiers, r.dice, hero(s.players[seat].hero).faces):
        return "dt:activation-condition", "dt why pattern", {"ability": name}
    return "dt:offensive-roll-phase", "why option", {}


def intents(s: Table, seat: int) -> Iterator[Option]:
    """What a player may want to do: with their cards, their tokens, the abilities of their board."""
    for c in sorted(s.zones[f"hand{seat}"]):
        yield Option("play", c)
    for t in s.players[seat].tokens:
        yield Option("spend", target=seat_id(seat), value=t)
    for a in abilities(s, seat, "offensive", "ultimate"):
        yield Option("declare", value=a.id)
