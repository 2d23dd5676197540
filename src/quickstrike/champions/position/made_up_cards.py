"""Made-up cards: vanilla faces with exactly the numbers and parts that a position is about.

A `Made` card is only described here; it becomes a face when a table that holds it is built (`define`), under a code of
its own ("t0001"), and `forget` takes it out of the book again.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any, TypeAlias

from ...kernel.errors import SetupError, did_you_mean
from ...kernel.ops import walk
from ...kernel.position.sheet import listed
from ..decks.names import norm, titles
from ..faces import BOOK, FACES, FOLLOWERS, ICONS, OTHER_SIDE, RESOURCES, data, face_of
from ..faces import define as define_face
from ..titles import NAME_KEYS, names_of
from ..vocab import Ability, action, when_revealed
from ..vocab.word import Control, Verb

_numbers = count(1)
Words: TypeAlias = str | Iterable[str]


class Made:
    """A card that no pack has. `other` is the second side of a double-sided card."""

    __slots__ = ("code", "other", "parts", "printed")

    def __init__(
        self,
        kind: str,
        parts: tuple[Any, ...],
        facts: dict[str, Any],
        more: dict[str, Any],
        side: str = "",
        front: Made | None = None,
    ) -> None:
        self.code: str = f"{front.code[:-1]}{side}" if front else f"t{next(_numbers):04}{side}"
        self.parts = _whole(kind, parts)
        self.other: Made | None = None
        printed, more_facts = _printed(more)
        facts = {k: v for k, v in {**facts, **more_facts}.items() if v is not None}
        self.printed: dict[str, Any] = {
            "code": self.code,
            "type": kind,
            "facts": facts,
            "set": None,
            "name": f"{kind.replace('_', ' ').title()} {self.code}",
            **printed,
        }
        if front is not None:
            front.other, front.printed["back"] = self, self.code

    @property
    def name(self) -> str:
        return str(self.printed["name"])

    def under(self, code: str) -> Made:
        """The same card under a code that is said, and not merely counted."""
        self.code = self.printed["code"] = f"{code}a" if self.other else code
        if self.other is not None:
            self.other.code = self.other.printed["code"] = self.printed["back"] = f"{code}b"
        return self

    def __repr__(self) -> str:
        return f"<{self.code} {self.name}>"


MORE = (*NAME_KEYS, "traits", "set", "aspect", "unique", "subname", "boost", "res", "cost_per_player", *ICONS)


def _printed(more: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """What any made-up card may have printed on it besides the numbers of its kind: (outside facts, facts)."""
    if unknown := [k for k in more if k not in MORE]:
        raise SetupError(f"a made-up card has no {unknown[0]!r}{did_you_mean(unknown[0], MORE)}")
    face: dict[str, Any] = {k: more[k] for k in (*NAME_KEYS, "set", "aspect") if more.get(k)}
    face["traits"] = list(_words(more.get("traits", ())))
    facts: dict[str, Any] = {k: more[k] for k in ("boost", "subname") if k in more}
    facts["is_unique"] = more.get("unique", False)
    if more.get("cost_per_player"):
        facts["cost_per_hero"] = True
    facts.update({f"scheme_{k}": more[k] for k in ICONS if k in more})
    res = _words(more.get("res", ()))
    facts.update({f"resource_{r}": res.count(r) for r in RESOURCES if r in res})
    return face, facts


class On:
    """A card of a table with something on it, or with a number of its own."""

    __slots__ = ("card", "state")

    def __init__(self, card: AnyCard, state: dict[str, Any]) -> None:
        self.card, self.state = card, state


AnyCard: TypeAlias = "Made | On | str"
STATE = listed(
    "damage threat exhausted stunned confused tough counters attached under faceup boosts engaged facedown used side "
    "area owner controller number way"
)
ANYWHERE = ("owner", "number", "way")
"""What may be said of a card that is not in play too; way: where in a file it stands."""


def on(card: AnyCard, **state: Any) -> On:
    """A card in play with something on it: damage=2, counters={"web": 1}, attached=[...], under=[...], ..."""
    for k in state:
        if k not in STATE:
            raise SetupError(f"a card on a table has no {k!r}{did_you_mean(k, STATE)}")
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


# ---- player cards: besides the numbers named here, `more` may be what MORE lists -----------------------------------
def hero(
    *parts: Any,
    hp: int = 10,
    atk: int = 2,
    thw: int = 2,
    def_: int = 2,
    rec: int = 3,
    hand: int = 5,
    alter_hand: int = 6,
    alter: tuple[Any, ...] = (),
    alter_traits: Words = (),
    **more: Any,
) -> Made:
    """An identity: this side is the hero, `alter` are the parts of the alter-ego."""
    numbers = {"attack": atk, "thwart": thw, "defense": def_, "hand_size": hand, "health": hp}
    alter_names = {k: more.pop(f"alter_{k}", "") for k in NAME_KEYS}
    a = Made("hero", parts, numbers, {"unique": True, **more}, "a")
    same = {k: v for k, v in more.items() if k not in (*NAME_KEYS, "traits")}
    Made(
        "alter_ego",
        alter,
        {"recover": rec, "hand_size": alter_hand, "health": hp},
        {"unique": True, **alter_names, "traits": alter_traits, **same},
        "b",
        a,
    )
    return a


def ally(
    *parts: Any,
    cost: int | None = 0,
    hp: int = 3,
    atk: int | None = 1,
    thw: int | None = 1,
    attack_cost: int = 0,
    thwart_cost: int = 0,
    **more: Any,
) -> Made:
    """attack_cost and thwart_cost are its consequential damage."""
    return Made(
        "ally",
        parts,
        {
            "cost": cost,
            "health": hp,
            "attack": atk,
            "thwart": thw,
            "attack_cost": attack_cost,
            "thwart_cost": thwart_cost,
        },
        more,
    )


def event(*parts: Any, cost: int | None = 0, **more: Any) -> Made:
    """Loose steps are its action."""
    return Made("event", parts, {"cost": cost}, more)


def upgrade(*parts: Any, cost: int | None = 0, **more: Any) -> Made:
    return Made("upgrade", parts, {"cost": cost}, more)


def support(*parts: Any, cost: int | None = 0, **more: Any) -> Made:
    return Made("support", parts, {"cost": cost}, more)


def resource(*parts: Any, energy: int = 0, mental: int = 0, physical: int = 0, wild: int = 0, **more: Any) -> Made:
    return Made(
        "resource",
        parts,
        {"resource_energy": energy, "resource_mental": mental, "resource_physical": physical, "resource_wild": wild},
        more,
    )


def player_side_scheme(*parts: Any, cost: int = 0, threat: int = 3, **more: Any) -> Made:
    return Made("player_side_scheme", parts, {"cost": cost, "base_threat": threat, "base_threat_fixed": True}, more)


# ---- encounter cards -----------------------------------------------------------------------------------------------
def foe(
    *parts: Any, hp: int | str = 14, atk: int | None = 2, sch: int | None = 1, per_player: bool = False, **more: Any
) -> Made:
    """A villain stage; hp="infinite" is more than any damage."""
    return Made("villain", parts, {"health": hp, "attack": atk, "scheme": sch, "health_per_hero": per_player}, more)


def scheme(
    *parts: Any, target: int = 20, start: int = 0, step: int = 1, front: tuple[Any, ...] = (), **more: Any
) -> Made:
    """A main scheme stage; its numbers are for the whole table, not per player. `front` are the parts of its side A."""
    a = Made("main_scheme", front, {}, {k: v for k, v in more.items() if k not in ICONS}, "a")
    Made(
        "main_scheme",
        parts,
        {
            "threat": target,
            "threat_fixed": True,
            "escalation_threat": step,
            "escalation_threat_fixed": True,
            "base_threat": start,
            "base_threat_fixed": True,
        },
        {**more, "name": a.name},
        "b",
        a,
    )
    return a


def minion(*parts: Any, hp: int = 3, atk: int | None = 1, sch: int | None = 1, **more: Any) -> Made:
    return Made("minion", parts, {"health": hp, "attack": atk, "scheme": sch}, more)


def treachery(*parts: Any, **more: Any) -> Made:
    """Loose steps are its When Revealed ability."""
    return Made("treachery", parts, {}, more)


def side_scheme(*parts: Any, threat: int = 3, **more: Any) -> Made:
    """With icons: `side_scheme(threat=4, crisis=1)`; also hazard, acceleration, amplify."""
    return Made("side_scheme", parts, {"base_threat": threat, "base_threat_fixed": True}, more)


def attachment(*parts: Any, atk: int = 0, sch: int = 0, **more: Any) -> Made:
    """Without AttachTo it goes to the villain."""
    return Made("attachment", parts, {"attack": atk, "scheme": sch}, more)


def environment(*parts: Any, **more: Any) -> Made:
    return Made("environment", parts, {}, more)


def obligation(*parts: Any, **more: Any) -> Made:
    return Made("obligation", parts, {}, more)


# ---- from a description to a code ----------------------------------------------------------------------------------
def define(card: Made) -> list[str]:
    """Make it a face (both faces), and say which codes there are to forget."""
    made = [card] if card.other is None else [card, card.other]
    for side in made:
        if side.code not in FACES:
            define_face(side.printed, *side.parts)
    return [side.code for side in made]


def forget(codes: Iterable[str]) -> None:
    gone = {code for code in codes if FACES.here(code) is not None}  # which opens no pack
    for code in gone:
        for _, x in walk(FACES.pop(code).parts):
            FOLLOWERS.pop(id(x), None)
        OTHER_SIDE.pop(code, None)
    BOOK.remove(gone)


def code_of(card: AnyCard) -> str:
    """The code of a card given by code, by its name in any language, or as a made-up one (which must be defined)."""
    if isinstance(card, On):
        return code_of(card.card)
    if isinstance(card, Made):
        return card.code
    if card in data():
        return face_of(card).code
    named = [c["code"] for c in titles().get(norm(card), ()) if card in names_of(c)]
    if not named:
        raise SetupError(f"no card is called {card!r}{did_you_mean(card, [c['name'] for c in data().values()])}")
    return face_of(named[0]).code


BLANK = resource(name="Blank").under("blank")
"""What decks are filled up with: a card without icons, text or a way to be played."""
NOTHING = treachery(name="Nothing").under("nothing")
"""What encounter decks are filled up with: no boost icons, no text."""
VANILLA = {
    "hero": hero(name="Hero", alter_name="Alter-Ego").under("hero"),
    "villain": foe(name="Villain").under("villain"),
    "main": scheme(name="Main Scheme").under("main"),
}
"""What is there where a position says nothing."""
