"""The steps of a position: what a player does, by verb, card and target, and the reins that make something happen."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import At, Wanted
from ...kernel.position.sheet import listed
from ..called import KINDS
from ..decks.names import norm
from .cards import Introduced
from .described_cards import GAINS, attack_event
from .made_up_cards import Made, On
from .player_verbs import Position, Thing

FIELDS = ("card", "target", "who", "ability", "player", "value", "pay", "how", "damage", *GAINS)
DECISIONS = listed(
    "turn asked offer window order defend pay choose option may attach control seat limit assign discard mulligan "
    "search form"
)
"""The kinds of decisions."""
ANSWERS = ("done", "decline", "accept", "offer", "ask", "discard", "assign", "pay", "yes", "no", "back", "concede")
"""Verbs that options have, besides those that a step knows more of."""
OTHERS = ("card", "target", "who", "ability", "player", "value")
TAKES: dict[str, tuple[str, ...]] = {
    "attack": ("target", "who", "player", "damage"),
    "thwart": ("target", "who", "player"),
    "recover": OTHERS,
    "change_form": OTHERS,
    "play": ("card", "target", "pay", "ability", "player"),
    "use": ("card", "target", "pay", "ability", "player"),
    "choose": ("target", "player"),
    "option": ("value", "player"),
    "defend": ("who", "player"),
    "pass": OTHERS,
    "pass_all": (),
    "end_turn": OTHERS,
    "villain_phase": (),
    "reveal": ("card", "player"),
    "activate": ("card", "target", "how", "player"),
    **dict.fromkeys(ANSWERS, OTHERS),
}
"""The verbs of steps with their fields."""
STAGED = ("reveal", "activate", "pass_all", "villain_phase")
"""What no player does has no option that would say it."""
OPTION_VERBS = [v for v in TAKES if v not in ("pass_all", "villain_phase", "reveal")]
BY_EVENT = ("target", "damage", "pay", *GAINS)
"""Those of an attack by a made-up event."""


def do(t: Position, at: At, verb: str) -> None:
    """What a step does. What can't be done raises `CannotDo`."""
    card, who, target = thing(t, at, "card"), thing(t, at, "who"), things(t, at, "target")
    seat = at.seat("player", len(t.state.players))
    ability = at.number("ability") if "ability" in at else None
    one = target[0] if target else None
    pay = things(t, at, "pay")
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
            t.choose_all(target or at.fail("needs target", verb=verb), seat)
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


def wanted(t: Position, at: At) -> Wanted:
    """The option that a step or an expectation names."""
    verb = at.text("do", known=OPTION_VERBS)
    if not verb:
        at.fail("no do")
    card = thing(t, at, "who" if "who" in at else "card")
    targets = things(t, at, "target")
    ability = at.number("ability") if "ability" in at else None
    value = str(at.value["value"]) if "value" in at else None
    seat = at.seat("player", len(t.state.players))
    return t.wanted(verb, card, targets[0] if targets else None, ability=ability, seat=seat, value=value)


def names(t: Position, at: At) -> bool:
    """Does a step speak of what is asked now?"""
    verb = at.text("do")
    if verb in STAGED and not (verb == "activate" and t.asked == "order"):
        return False
    return bool(t.seek(wanted(t, at))) if verb else t.asked == at.text("until")


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


def things(t: Position, at: At, key: str) -> list[Thing] | None:
    """The cards that a field names, one or several."""
    return [_thing(t, x) for x in at.rows(key)] if key in at else None


def thing(t: Position, at: At, key: str) -> Thing | None:
    return _thing(t, at[key]) if key in at else None


def _thing(t: Position, x: At) -> Thing:
    """A card by title, code, number or what it is here; or a made-up one."""
    if isinstance(x.value, Mapping):
        card = t.cards.read(x, 0, in_play=False)[0]
        return card.card if isinstance(card, On) else card
    if not isinstance(x.value, str):
        x.fail("no card", found=x.value)
    if (made := t.cards.names.get(norm(x.value))) is not None:
        return made
    if x.value in KINDS or t.named(x.value):
        return x.value
    return t.cards.find(x, x.value)
