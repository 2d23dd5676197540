"""Why not? The first rule that forbids something, from the very checks that list the options."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.decision import NONE, Decision, Option
from ..kernel.why import Refusal
from .loading import CARDS
from .rules.legal import (
    attack_refusal,
    flip_refusal,
    hidden_resources,
    not_now,
    play_refusal,
    power_up_refusal,
    recruit_refusal,
    reinforce_refusal,
    undefended,
    use_refusal,
)
from .rules.zones import PAYMENTS
from .table import Table
from .vocab import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST, Payment


def refusal(s: Table, seat: int, o: Option, mine: Decision | None) -> Refusal:
    """The rule by which this seat can't do that now. What the intent leaves open may be anything."""
    if s.players[seat].out:
        return "vs:102", "vs why out", {}
    return by_verb(s, seat, o) or not_asked(s, mine)


def by_verb(s: Table, seat: int, o: Option) -> Refusal | None:
    """None: nothing forbids it, but somebody else or something else is being asked."""
    if not -1 < o.card < len(s.codes) and o.card != NONE:
        return "vs:505", "why option", {}
    if o.card == NONE:
        return in_general(s, seat, o)
    match o.verb:
        case "play":
            return play_refusal(s, seat, o.card)
        case "flip":
            return flip_refusal(s, seat, o.card)
        case "use":
            return use_refusal(s, seat, o.card, 0 if o.ability == NONE else o.ability) if _has_power(s, o) else NO_POWER
        case "recruit":
            return recruit_refusal(s, seat, o.card, o.value == "boost")
        case "attack":
            return attack_refusal(s, seat, o.card, o.target)
        case "power_up" if o.target in s.things:
            return power_up_refusal(s, seat, o.card, o.target)
        case "reinforce":
            return reinforce_refusal(s, seat, o.card)
    return None


def in_general(s: Table, seat: int, o: Option) -> Refusal | None:
    """The same where no card is named: what nobody could do now."""
    match o.verb:
        case "attack" | "team_attack":
            return attack_refusal(s, seat, NONE, o.target)
        case "recruit":
            return not_now(s, seat)
        case "reinforce":
            return undefended(s, seat)
        case "power_up" if s.attack is None:
            return "vs:507.1", "vs why no attack", {}
    return None


NO_POWER: Refusal = ("vs:501", "vs why no payment", {})


def _has_power(s: Table, o: Option) -> bool:
    n = 0 if o.ability == NONE else o.ability
    return 0 <= n < len(CARDS[s.codes[o.card]].powers)


def not_asked(s: Table, mine: Decision | None) -> Refusal:
    if mine is None and s.pending:
        return "vs:505", "vs why not asked", {"n": s.pending[0].seat + 1}
    return "vs:505", "why option", {}


def intents(s: Table, seat: int) -> Iterator[Option]:
    """What somebody may want to do: the cards in their hand and row, their powers, their attackers."""
    for c in (*sorted(s.zones[f"hand{seat}"]), *sorted(hidden_resources(s, seat))):
        d = CARDS[s.codes[c]]
        if d.type == PLOT_TWIST:
            yield Option("play", c)
        elif d.type == LOCATION:
            yield Option("flip", c)
        elif d.type in (CHARACTER, EQUIPMENT) and c not in s.things:
            yield Option("recruit", c)
        for n, power in enumerate(d.powers):
            if isinstance(power, Payment) and power.where == "hand":
                yield Option("use", c, ability=n)
    for card, n in s.index.get(PAYMENTS, ()):
        if s.things[card].seat == seat:
            yield Option("use", card, ability=n)
    for t in sorted(s.characters(seat), key=lambda t: t.card):
        yield Option("attack", t.card)
        if s.attack is not None:
            yield Option("reinforce", t.card)
