"""What one seat sees: a whitelist. The only thing a client, a bot or a log may look at."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.decision import NONE, Decision, Option
from .faces import FACES, OWN_DECKS
from .rules import stats
from .rules.cost import limit_left, play_cost
from .rules.decks import own_deck
from .rules.kinds import CHARACTERS
from .rules.phases import acceleration
from .rules.threat import target_threat
from .rules.turn import offers
from .rules.zones import DECK, PILE, deck_of, own_pile
from .table import EVERYWHERE, NOBODY, OTHER_DECKS, OTHER_PILES, PLAY, Inst, Table

OPEN: Final = ("round", "phase", "first", "active", "result", "expert", "heroic", "scenario", "acceleration")
"""Fields of the table that everybody sees as they are."""
SHOWN: Final = {"ATK": "atk", "THW": "thw", "DEF": "def", "REC": "rec", "SCH": "sch"}


def view(s: Table, seat: int) -> dict[str, Any]:
    """The table as this seat sees it; seat -1 is a spectator."""
    return {
        "seat": seat,
        **{field: getattr(s, field) for field in OPEN},
        "players": [_player(s, p.seat, seat) for p in s.players],
        "play": [_inst(s, s.play[c]) for c in s.zones[PLAY]],
        "encounter_deck": len(s.zones["encounter"]),
        "encounter_discard": _cards(s, s.zones["encounter_discard"]),
        **_several(s),
        "villain_deck": len(s.zones["villain_deck"]),
        "scheme_deck": len(s.zones["scheme_deck"]),
        "aside": _cards(s, s.zones["aside"]),
        "removed": _cards(s, s.zones["removed"]),
        "victory": _cards(s, s.zones["victory"]),
        "table": _cards(s, s.zones["limbo"]),
        **_other_decks(s),
        "waiting_for": [d.seat for d in s.pending],
        "decision": next((_decision(s, d) for d in s.pending if d.seat == seat), None),
        "offers": [_decision(s, d) for d in offers(s) if d.seat == seat],
    }


def _several(s: Table) -> dict[str, Any]:
    """Which of several villains is the active one, and the decks and piles of the others; nothing where there is one."""
    if s.villain == NOBODY:
        return {}
    others = [v for v in s.of_kind("villain") if v != s.villain]
    decks = [
        {"villain": v, "deck": len(s.zones[deck_of(s, v)]), "discard": _cards(s, s.zones[deck_of(s, v, PILE)])}
        for v in others
        if deck_of(s, v) != DECK
    ]
    return {"villain": s.villain, "encounter_decks": decks}


def _cards(s: Table, cards: list[int]) -> list[dict[str, Any]]:
    out = []
    for c in cards:
        code = s.codes[c]
        out.append({"id": c, "code": code, "name": FACES[code].name})
    return out


def _other_decks(s: Table) -> dict[str, Any]:
    """Those that only some scenarios have: how many cards are in the deck, and which lie on its own pile."""
    decks = {k: len(s.zones[k]) for k in OTHER_DECKS if k in s.zones}
    piles = {k: _cards(s, s.zones[k]) for k in OTHER_PILES if k in s.zones}
    return ({"other_decks": decks} if decks else {}) | ({"other_piles": piles} if piles else {})


def _player(s: Table, p: int, seat: int) -> dict[str, Any]:
    pl = s.players[p]
    hand = s.zones[f"hand{p}"]
    out: dict[str, Any] = {
        "seat": p,
        "out": pl.out,
        "identity": pl.identity,
        "changed_form": pl.changed_form,
        "hand_count": len(hand),
        "deck": len(s.zones[f"deck{p}"]),
        "discard": _cards(s, s.zones[f"discard{p}"]),
        "dealt": len(s.zones[f"dealt{p}"]),
    }
    for own in OWN_DECKS.values():
        if own in s.zones and own_deck(s.codes[pl.identity])[0] == own:
            out["own_deck"] = _own_deck(s, own)
    if p == seat:
        out["hand"] = [_in_hand(s, p, c) for c in hand]
    if s.areas:
        out["area"] = s.areas[pl.identity]
    if not pl.out:
        out["form"] = s.identity(p).face.kind
        out["hand_size"] = stats.hand_size(s, p)
    return out


def _own_deck(s: Table, deck: str) -> dict[str, Any]:
    """A deck that an identity brings along: how many cards are in it, the one on top, which lies faceup, and its pile."""
    cards = s.zones[deck]
    return {
        "name": deck,
        "count": len(cards),
        "top": _cards(s, cards[-1:]),
        "discard": _cards(s, s.zones[own_pile(deck)]),
    }


def _in_hand(s: Table, seat: int, card: int) -> dict[str, Any]:
    """A card of one's own hand, with what it would cost now."""
    face = s.face(card)
    out = {"id": card, "code": s.codes[card], "name": face.name}
    return out if face.cost is None else {**out, "cost": play_cost(s, seat, card, face)}


def _inst(s: Table, i: Inst) -> dict[str, Any]:
    face = i.face
    kind = face.kind
    out: dict[str, Any] = {
        "id": i.id,
        "code": face.code,
        "name": face.name,
        "kind": kind,
        "controller": i.controller,
        "exhausted": i.exhausted,
        "attached_to": i.host,
        "engaged": i.engaged,
        "counters": dict(sorted(i.counters.items())) if i.counters else {},
        "boosts": len(i.boosts),
        "under": len(i.under),
    }
    if s.areas and (area := s.area(i.id)) != EVERYWHERE:  # what is in all of them has no number
        out["area"] = area
    if face.facedown or face.turned:
        out["facedown"] = True
    if i.under and (shown := [c for c in i.under if s.where[c] == "faceup"]):
        out["beneath"] = _cards(s, shown)
    if i.used:  # rr:limit: abilities that can't be used again in this period
        out["used"] = [k for k, a in enumerate(face.abilities) if not limit_left(s, i.id, k, a.limit)]
    if kind in CHARACTERS:
        _character(s, i, out)
    if face.identity:
        out["traits"] = _traits(s, i)
    if "scheme" in kind:
        out["threat"] = i.threat
        if kind == "main_scheme":
            out["target"] = target_threat(s, i.id)
            out["step"] = acceleration(s, i.id)
    return out


def _character(s: Table, i: Inst, out: dict[str, Any]) -> None:
    most = stats.max_hp(s, i.id)
    out["damage"], out["max_hp"] = i.damage, most
    if stats.endless(s, i.id):
        out["hp"], out["endless"] = max(0, stats.remaining(s, i.id)), True
    else:
        out["hp"] = max(0, most - i.damage)
    statuses = out["statuses"] = {}
    if i.stunned:
        statuses["stunned"] = i.stunned
    if i.confused:
        statuses["confused"] = i.confused
    if i.tough:
        statuses["tough"] = i.tough
    printed = i.face.stats
    for k, v in SHOWN.items():
        if printed.get(k) is not None:
            out[v] = stats.stat(s, i.id, k)


def _traits(s: Table, i: Inst) -> list[str]:
    """What an identity is now: effects give it traits and take them."""
    keys = [*s.mods, *(k for h in s.lasting for k in h.scope.data["keys"])]
    names = dict.fromkeys([*i.face.traits, *(k[6:] for k in keys if k.startswith("trait "))])
    return [n for n in names if stats.has_trait(s, i.id, n)]


def _decision(s: Table, d: Decision) -> dict[str, Any]:
    out: dict[str, Any] = {"number": d.number, "kind": d.kind, "ask": d.ask.shown()}
    out["options"] = [_option(s, o) for o in d.options]
    out["about"] = _about(s, d)
    if d.ask.kind == "pay":
        _payment(d, out)
    return out


def _payment(d: Decision, out: dict[str, Any]) -> None:
    """What a payment asks for (energy, mental, physical, wild, any; the type of an X), what is there so far, and what
    each source gives."""
    told = d.ask.data
    out["need"], out["pool"] = list(told["need"]), list(told["have"])
    for shown in out["options"]:
        if shown["id"] in told["gives"]:
            shown["gives"] = list(told["gives"][shown["id"]])


def _about(s: Table, d: Decision) -> Any:
    """The card a decision is about: that of the event, for windows."""
    triggers = d.kind in ("window", "defend") or (d.kind == "order" and d.options[0].verb == "use")
    if triggers and isinstance(d.about, int) and d.about in s.events:
        e = s.events[d.about]
        return {"event": e.kind, "source": e.source, "target": e.target, "player": e.player, "amount": e.amount}
    return d.about


def _option(s: Table, o: Option) -> dict[str, Any]:
    out: dict[str, Any] = {"id": o.id, "verb": o.verb}
    if o.card != NONE:
        out["card"] = o.card
        if o.card >= 0:
            out["card_code"] = s.face(o.card).code
    if o.target != NONE:
        out["target"] = o.target
        if o.target >= 0:
            out["target_code"] = s.face(o.target).code
    if o.ability != NONE:
        out["ability"] = o.ability
    if o.value:
        out["value"] = o.value
    return out
