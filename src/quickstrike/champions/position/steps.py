"""The steps of a position: what a player does, by verb, card and target, and the reins that make something happen."""

from __future__ import annotations

from collections.abc import Mapping

from ..called import KINDS
from ..decks.names import norm
from .cards import Cards, Introduced
from .describe import GAINS, attack_event
from .made import Made, On
from .near import nearest
from .play import Position, Thing
from .source import At

FIELDS = ("do", "card", "target", "who", "ability", "player", "value", "pay", "how", "damage", *GAINS)
STEP = (*FIELDS, "until", "say", "expect")
DECISIONS = (
    "turn",
    "asked",
    "offer",
    "window",
    "order",
    "defend",
    "pay",
    "choose",
    "option",
    "may",
    "attach",
    "control",
    "seat",
    "limit",
    "assign",
    "discard",
    "mulligan",
    "search",
)
"""The kinds of decisions."""
VERBS = (
    "attack",
    "thwart",
    "recover",
    "change_form",
    "play",
    "use",
    "choose",
    "option",
    "defend",
    "pass",
    "pass_all",
    "end_turn",
    "villain_phase",
    "reveal",
    "activate",
)
ANSWERS = ("done", "decline", "accept", "offer", "ask", "discard", "assign", "pay", "yes", "no", "back", "concede")
"""Other verbs that options have; any that is open is matched by its fields."""
TAKES = {
    "attack": ("target", "who", "player", "damage"),
    "thwart": ("target", "who", "player"),
    "play": ("card", "target", "pay", "ability", "player"),
    "use": ("card", "target", "pay", "ability", "player"),
    "choose": ("target", "player"),
    "option": ("value", "player"),
    "defend": ("who", "player"),
    "reveal": ("card", "player"),
    "activate": ("card", "target", "how", "player"),
    "pass_all": (),
    "villain_phase": (),
}
"""The fields of a step, by its verb; the others are matched by any that options have."""
BY_EVENT = ("target", "damage", "pay", *GAINS)
"""Those of an attack by a made-up event."""
OTHERS = ("card", "target", "who", "ability", "player", "value")


def do(t: Position, cards: Cards, at: At) -> None:
    """One step. What can't be done raises `CannotDo`."""
    verb = at.text("do")
    if verb:
        _do(t, cards, at, verb)
    if "until" in at:
        t.skip_to(at.text("until"), seat_of(t, at))


def _do(t: Position, cards: Cards, at: At, verb: str) -> None:
    card, who, target = thing(t, cards, at, "card"), thing(t, cards, at, "who"), things(t, cards, at, "target")
    seat = seat_of(t, at)
    ability = at.number("ability") if "ability" in at else None
    one = target[0] if target else None
    pay = things(t, cards, at, "pay")
    match verb:
        case "attack" if "damage" in at:
            t.play(attack_event(at), target=target, pay=pay)
        case "attack" | "thwart":
            mine = t.seats[seat].identity if seat is not None else None
            (t.attack if verb == "attack" else t.thwart)(one, mine if who is None else who)
        case "play":
            t.play(needed(at, card), target=target, pay=pay, ability=ability, seat=seat)
        case "use":
            t.use(needed(at, card), ability=ability, target=target, pay=pay, seat=seat)
        case "choose":
            for x in target or at.fail("needs target", verb=verb):
                t.answer("choose", target=x, seat=seat)
        case "option":
            t.answer("option", ability=at.number("value", 1, 1) - 1, seat=seat)
        case "defend":
            t.answer("defend", who, seat=seat)
        case "pass_all":
            t.pass_all()
        case "villain_phase":
            t.villain_phase()
        case "reveal":
            top = t.zone("encounter")
            shown = card if card is not None else top[0] if top else t.fail("no encounter deck")
            t.reveal(revealable(t, shown), seat=seat)
        case "activate" if t.asked == "order":  # of several enemies, the one that is chosen
            t.answer("activate", target=one if card is None else card, seat=seat)
        case "activate":
            enemy = activated(t, one if card is None else card)
            t.activate(enemy, seat=seat, how=at.text("how", known=("attack", "scheme")))
        case _:
            value = str(at.value["value"]) if "value" in at else None
            t.answer(verb, card if card is not None else who, one, ability=ability, seat=seat, value=value)


def check_step(at: At) -> None:
    """The shape of a step, before any is done."""
    at.table(STEP, "step")
    verb = at.text("do")
    if verb and verb not in (*VERBS, *ANSWERS):
        at["do"].fail("unknown verb", verb=verb, near=nearest(verb, (*VERBS, *ANSWERS)))
    at.text("until", known=DECISIONS)
    takes = BY_EVENT if verb == "attack" and "damage" in at else TAKES.get(verb, OTHERS)
    for k in at.value:
        if verb and k in FIELDS[1:] and k not in takes:
            at[k].fail("other field" if takes else "no field", verb=verb, key=k, known=list(takes))
    if not verb and "until" not in at and (extra := [k for k in FIELDS if k in at]):
        at[extra[0]].fail("no verb", key=extra[0])


def revealable(t: Position, card: Thing) -> Thing:
    """rr:reveal"""
    if not isinstance(card, Made) or t.all(card):
        face = t[card].face
        if face.player_card or face.kind in ("villain", "main_scheme"):
            t.fail("not revealed", card=Introduced(face))
    return card


def activated(t: Position, enemy: Thing | None) -> Thing | None:
    """rr:activation"""
    if enemy is not None and (t[enemy].face.kind not in ("villain", "minion") or not t[enemy].in_play):
        t.fail("not active", card=Introduced(t[enemy].face))
    return enemy


def needed(at: At, card: Thing | None) -> Thing:
    if card is None:
        at.fail("needs card", verb=at.text("do"))
    return card


def seat_of(t: Position, at: At) -> int | None:
    return at.number("player", 1, 1, len(t.state.players)) - 1 if "player" in at else None


def things(t: Position, cards: Cards, at: At, key: str) -> list[Thing] | None:
    """The cards that a field names, one or several."""
    return [_thing(t, cards, x) for x in at.rows(key)] if key in at else None


def thing(t: Position, cards: Cards, at: At, key: str) -> Thing | None:
    return _thing(t, cards, at[key]) if key in at else None


def _thing(t: Position, cards: Cards, x: At) -> Thing:
    """A card by title, code, number or what it is here; or a made-up one."""
    if isinstance(x.value, Mapping):
        card = cards.read(x, 0, in_play=False)[0]
        return card.card if isinstance(card, On) else card
    if not isinstance(x.value, str):
        x.fail("no card", found=x.value)
    if (made := cards.names.get(norm(x.value))) is not None:
        return made
    if x.value in KINDS or t.named(x.value):
        return x.value
    return cards.find(x, x.value)
