"""Made-up cards for boards: vanilla faces with exactly the numbers and parts a test is about.

A `Made` card is only described here; it becomes a face when a board that holds it is built (`define`), under a code of
its own ("t0001"), and `forget` takes it out of the book again when the test is over.
"""
from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any, TypeAlias

from ..champions.faces import FACES, OTHER_SIDE, RESOURCES, data, face_of
from ..champions.faces import define as define_face
from ..champions.vocab import Ability, action, when_revealed
from ..champions.vocab.base import Control, Verb
from ..kernel.errors import SetupError, did_you_mean

_numbers = count(1)
Words: TypeAlias = str | Iterable[str]


class Made:
    """A card that no pack has. `other` is the second side of a double-sided card."""

    __slots__ = ("code", "other", "parts", "printed")

    def __init__(self, kind: str, parts: tuple[Any, ...], facts: dict[str, Any], name: str = "", traits: Words = (),
                 code: str = "", set: str | None = None, aspect: str = "") -> None:
        self.code = code or f"t{next(_numbers):04}"
        self.other: Made | None = None
        self.parts = _whole(kind, parts)
        self.printed: dict[str, Any] = {
            "code": self.code, "name": name or f"{kind.replace('_', ' ').title()} {self.code}", "type": kind, "set": set,
            "aspect": aspect, "traits": list(_words(traits)), "facts": {k: v for k, v in facts.items() if v is not None}}

    @property
    def name(self) -> str:
        return str(self.printed["name"])

    def __repr__(self) -> str:
        return f"<{self.code} {self.name}>"


class On:
    """A card that enters the board with something on it."""

    __slots__ = ("card", "state")

    def __init__(self, card: AnyCard, state: dict[str, Any]) -> None:
        self.card, self.state = card, state


AnyCard: TypeAlias = "Made | On | str"
STATE = ("damage", "threat", "exhausted", "stunned", "confused", "tough", "counters", "attached", "under", "boosts", "engaged")


def on(card: AnyCard, **state: Any) -> On:
    """A card with damage=, threat=, exhausted=, stunned=, confused=, tough=, counters={...}, attached=[...], under=[...]."""
    for k in state:
        if k not in STATE:
            raise SetupError(f"a card on a board has no {k!r}{did_you_mean(k, STATE)}")
    return On(card, state)


def _words(words: Words) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else tuple(words)


def _whole(kind: str, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Loose steps make up the ability that such a card usually has: an event's action, a treachery's When Revealed."""
    flat = tuple(p for x in parts for p in (x if isinstance(x, tuple) else (x,)))
    steps = tuple(p for p in flat if isinstance(p, (Verb, Control)) and not isinstance(p, Ability))
    if not steps:
        return flat
    build = action if kind in ("event", "upgrade", "support", "ally") else when_revealed
    return (*(p for p in flat if p not in steps), build(*steps))


def _res(res: Words) -> dict[str, int]:
    return {f"resource_{r}": list(_words(res)).count(r) for r in RESOURCES if r in _words(res)}


# ---- player cards --------------------------------------------------------------------------------------------------
def hero(*parts: Any, hp: int = 10, atk: int = 2, thw: int = 2, def_: int = 2, rec: int = 3, hand: int = 5,
         alter_hand: int = 6, alter: tuple[Any, ...] = (), name: str = "", alter_name: str = "", traits: Words = (),
         alter_traits: Words = (), set: str | None = None) -> Made:
    """An identity: this side is the hero, `alter` are the parts of the alter-ego."""
    facts = {"health": hp, "is_unique": True}
    a = Made("hero", parts, {**facts, "attack": atk, "thwart": thw, "defense": def_, "hand_size": hand}, name, traits,
             f"t{next(_numbers):04}a", set)
    b = Made("alter_ego", alter, {**facts, "recover": rec, "hand_size": alter_hand}, alter_name, alter_traits,
             f"{a.code[:-1]}b", set)
    a.other, a.printed["back"] = b, b.code
    return a


def ally(*parts: Any, cost: int | None = 0, hp: int = 3, atk: int | None = 1, thw: int | None = 1, attack_cost: int = 0,
         thwart_cost: int = 0, name: str = "", traits: Words = (), unique: bool = False, subname: str = "", res: Words = (),
         aspect: str = "", set: str | None = None) -> Made:
    """attack_cost and thwart_cost are its consequential damage."""
    return Made("ally", parts, {
        "cost": cost, "health": hp, "attack": atk, "thwart": thw, "attack_cost": attack_cost, "thwart_cost": thwart_cost,
        "is_unique": unique, "subname": subname, **_res(res)}, name, traits, set=set, aspect=aspect)


def _player_card(kind: str) -> Any:
    def make(*parts: Any, cost: int | None = 0, name: str = "", traits: Words = (), unique: bool = False, res: Words = (),
             aspect: str = "", set: str | None = None) -> Made:
        return Made(kind, parts, {"cost": cost, "is_unique": unique, **_res(res)}, name, traits, set=set, aspect=aspect)

    make.__doc__ = f"A made-up {kind}: `{kind}(..., cost=1, res='mental')`. Loose steps are its action."
    return make


event, upgrade, support = (_player_card(k) for k in ("event", "upgrade", "support"))


def resource(*parts: Any, energy: int = 0, mental: int = 0, physical: int = 0, wild: int = 0, name: str = "") -> Made:
    return Made("resource", parts, {"resource_energy": energy, "resource_mental": mental, "resource_physical": physical,
                                    "resource_wild": wild}, name)


def player_side_scheme(*parts: Any, cost: int = 0, threat: int = 3, name: str = "", traits: Words = (), **icons: int) -> Made:
    return Made("player_side_scheme", parts, {"cost": cost, **_scheme(threat, icons)}, name, traits)


# ---- encounter cards -----------------------------------------------------------------------------------------------
def foe(*parts: Any, hp: int = 14, atk: int | None = 2, sch: int | None = 1, name: str = "", traits: Words = (),
        per_player: bool = False, set: str | None = None) -> Made:
    """A villain stage."""
    return Made("villain", parts, {"health": hp, "attack": atk, "scheme": sch, "health_per_hero": per_player}, name, traits,
                set=set)


def scheme(*parts: Any, target: int = 20, start: int = 0, step: int = 1, name: str = "", front: tuple[Any, ...] = (),
           **icons: int) -> Made:
    """A main scheme stage; its numbers are for the whole table, not per player. `front` are the parts of its side A."""
    a = Made("main_scheme", front, {}, name, code=f"t{next(_numbers):04}a")
    b = Made("main_scheme", parts, {"threat": target, "threat_fixed": True, "escalation_threat": step,
                                    "escalation_threat_fixed": True, **_scheme(start, icons)}, a.name, code=f"{a.code[:-1]}b")
    a.other, a.printed["back"] = b, b.code
    return a


def minion(*parts: Any, hp: int = 3, atk: int | None = 1, sch: int | None = 1, boost: int = 0, name: str = "",
           traits: Words = (), unique: bool = False, set: str | None = None) -> Made:
    return Made("minion", parts, {"health": hp, "attack": atk, "scheme": sch, "boost": boost, "is_unique": unique}, name,
                traits, set=set)


def treachery(*parts: Any, boost: int = 0, name: str = "", traits: Words = (), set: str | None = None) -> Made:
    """Loose steps are its When Revealed ability."""
    return Made("treachery", parts, {"boost": boost}, name, traits, set=set)


def side_scheme(*parts: Any, threat: int = 3, boost: int = 0, name: str = "", traits: Words = (), set: str | None = None,
                **icons: int) -> Made:
    """icons: crisis=1, hazard=1, acceleration=1, amplify=1."""
    return Made("side_scheme", parts, {"boost": boost, **_scheme(threat, icons)}, name, traits, set=set)


def attachment(*parts: Any, atk: int = 0, sch: int = 0, boost: int = 0, name: str = "", traits: Words = (),
               set: str | None = None, **icons: int) -> Made:
    """Without AttachTo it goes to the villain."""
    return Made("attachment", parts, {"attack": atk, "scheme": sch, "boost": boost, **_icons(icons)}, name, traits, set=set)


def environment(*parts: Any, boost: int = 0, name: str = "", traits: Words = (), set: str | None = None, **icons: int) -> Made:
    return Made("environment", parts, {"boost": boost, **_icons(icons)}, name, traits, set=set)


def obligation(*parts: Any, boost: int = 0, name: str = "", traits: Words = (), set: str | None = None) -> Made:
    return Made("obligation", parts, {"boost": boost}, name, traits, set=set)


def _scheme(threat: int, icons: dict[str, int]) -> dict[str, Any]:
    return {"base_threat": threat, "base_threat_fixed": True, **_icons(icons)}


def _icons(icons: dict[str, int]) -> dict[str, int]:
    for k in icons:
        if k not in ("acceleration", "amplify", "crisis", "hazard"):
            raise TypeError(f"unknown icon {k!r}")
    return {f"scheme_{k}": v for k, v in icons.items()}


# ---- from a description to a code ----------------------------------------------------------------------------------
def define(card: Made) -> list[str]:
    """Make it a face (both faces), and say which codes there are to forget."""
    made = [card] if card.other is None else [card, card.other]
    for side in made:
        if side.code not in FACES:
            define_face(side.printed, *side.parts)
    return [side.code for side in made]


def forget(codes: Iterable[str]) -> None:
    for code in codes:
        FACES.pop(code, None)
        OTHER_SIDE.pop(code, None)


def code_of(card: AnyCard) -> str:
    """The code of a card given by code, by its English or French name, or as a made-up one (which must be defined)."""
    if isinstance(card, On):
        return code_of(card.card)
    if isinstance(card, Made):
        return card.code
    if card in data():
        return face_of(card).code
    named = [c["code"] for c in data().values() if card in (c["name"], c.get("name_fr"))]
    if not named:
        raise SetupError(f"no card is called {card!r}{did_you_mean(card, [c['name'] for c in data().values()])}")
    return face_of(named[0]).code


BLANK = resource(name="Blank")
"""What decks are filled up with: a card without icons, text or a way to be played."""
NOTHING = treachery(name="Nothing")
"""What encounter decks are filled up with: no boost icons, no text."""
