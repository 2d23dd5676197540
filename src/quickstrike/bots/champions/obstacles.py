"""What stands between the players and the end of the game, read from the cards in play: enemies that can't be defeated yet,
whoever keeps threat on a scheme, and a pile that must not fill up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ...champions import vocab as w
from ...champions.faces import FACES, Face, remembered
from ...champions.rules.kinds import SHARED

BRIM: Final = 9.0
"""What a card less on a pile is worth when one more would lose the game; with more room it is less by its square."""
GOAL: Final = 1.3
"""What one threat less is worth besides, where a main scheme that is empty leads on."""
ASIDE: Final = 0.6
"""The part that a blow at the villain is worth there."""


@remembered
def lends(face: Face) -> int:
    """Hit points that the villain has only as long as this scheme is in play."""
    return sum(
        n
        for c in face.constants
        if face.kind == "side_scheme" and isinstance(c.effect, w.Modify)
        for stat, n in c.effect.stats
        if stat == "HP" and isinstance(n, int)
    )


@remembered
def immortal(face: Face) -> bool:
    """Can it not be defeated as long as this side is up?"""
    return any(
        isinstance(c.effect, w.Cannot) and c.effect.act == "be defeated" and isinstance(c.effect.who, w.Self_)
        for c in face.constants
        if c.while_ is None  # who stays only for a while can be brought down to nothing
    )


@remembered
def keeps_threat(face: Face) -> tuple[str, ...]:
    """The schemes, by title, that lose no threat as long as this is in play."""
    return tuple(
        FACES[f.code].name
        for c in face.constants
        if isinstance(c.effect, w.Cannot) and c.effect.act == "lose threat" and isinstance(c.effect.who, w.Pick)
        for f in c.effect.who.where
        if isinstance(f, w.Named)
    )


@remembered
def saves(face: Face) -> tuple[tuple[str, Any], ...]:
    """Whose defeat this replaces by something else: their titles, each with its condition or None."""
    return tuple(_saves(face))


def _saves(face: Face) -> Iterator[tuple[str, Any]]:
    for a in face.abilities:
        on, cond = (a.on.of, a.on.cond) if isinstance(a.on, w.Given) else (a.on, None)
        if not (a.forced and isinstance(on, w.Would) and isinstance(on.of, w.Defeated)):
            continue
        if any(isinstance(s, w.Instead) for s in a.steps):
            if isinstance(on.of.who, w.Self_):
                yield face.name, cond
            elif isinstance(on.of.who, w.Pick):
                yield from ((FACES[f.code].name, cond) for f in on.of.who.where if isinstance(f, w.Named))


@remembered
def fills(face: Face) -> tuple[tuple[str, Any], ...]:
    """Piles that lose the game when they hold so many cards: (the zone's name in views, the number)."""
    found = []
    for a in face.abilities:
        for s in a.steps if a.timing == "state" else ():
            match s:
                case w.If(
                    cond=w.Cmp(left=w.Count(of=w.Pick(where=(w.In(zone=w.Zone(name=name)), *_))), rel=">=", right=most),
                    then=w.EndGame(won=False),
                ):
                    found.append((SHARED.get(name, name), most))
    return tuple(found)


@remembered
def leads_on(face: Face) -> bool:
    """Do the players get on, or win, by removing the last threat from this main scheme?"""
    for a in face.abilities:
        if isinstance(a.on, w.ThreatRemoved) and a.on.last and any(isinstance(s, w.Advance) for s in a.steps):
            return True
        for s in a.steps if a.timing == "state" else ():
            match s:
                case w.If(cond=w.Cmp(left=w.Tokens(kind="threat"), rel="==", right=0), then=w.EndGame(won=True)):
                    return True
    return False


@remembered
def trophies(face: Face) -> tuple[tuple[Any, Any], ...]:
    """So many defeated villains in the victory display win the game: the numbers, each with its other condition or None."""
    found = []
    for a in face.abilities:
        for s in a.steps if a.timing == "state" else ():
            if isinstance(s, w.If) and isinstance(s.then, w.EndGame) and s.then.won:
                parts = s.cond.cs if isinstance(s.cond, w.All_) else (s.cond,)
                for k, part in enumerate(parts):
                    match part:
                        case w.Cmp(left=w.Count(of=w.Pick(kind="villain", where=where)), rel=">=", right=n):
                            if w.In(w.VICTORY) in where:
                                found.append((n, w.All_((*parts[:k], *parts[k + 1 :]))))
    return tuple(found)


def _in_mode(cond: Any, view: dict[str, Any]) -> bool:
    match cond:
        case w.All_(cs=cs):
            return all(_in_mode(c, view) for c in cs)
        case w.Not(c=c):
            return not _in_mode(c, view)
        case w.Mode(name=name):
            return bool(view["heroic"] if name == "heroic" else view["expert"] == (name == "expert"))
    return False


def to_defeat(view: dict[str, Any]) -> int | None:
    """How many villains have to be defeated in all, where a main scheme counts them; None: all that there are."""
    for p in view["play"]:
        if p["kind"] == "main_scheme":
            for n, cond in trophies(FACES[p["code"]]):
                if _in_mode(cond, view):
                    return int((n.other if _in_mode(n.when, view) else n.base) if isinstance(n, w.Alt) else n)
    return None


def to_come(view: dict[str, Any]) -> int:
    """How many villains or stages have to be defeated after those in play."""
    wanted = to_defeat(view)
    if wanted is None:
        return int(view["villain_deck"])
    there: int = sum(p["kind"] == "villain" for p in view["play"])
    beaten: int = sum(FACES[c["code"]].kind == "villain" for c in view["victory"])
    return max(0, wanted - there - beaten)
