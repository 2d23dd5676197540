"""What defending costs my hero and what cards of mine make of it."""

from __future__ import annotations

from typing import Any

from ...champions import vocab as w
from ...champions.faces import FACES
from .judge import MY_HERO, Judge
from .sorted_table import Board
from .weights import CARD, EXHAUST, RESOURCE


def tired(b: Board) -> float:
    """What it costs that my hero is exhausted when the next turn begins, or to be ready again."""
    if b.me["exhausted"]:
        return 0.0
    least: float = EXHAUST * b.action
    for _, a in _mine(b):
        if _readies(a):
            least = min(least, _price(a))
    return least


def rewards(b: Board, unharmed: float) -> float:
    """What cards of mine, in play or in hand, do when my hero has defended. unharmed: how likely without damage."""
    got = 0.0
    for p, a in _mine(b):
        if isinstance(a.on, w.Defended) and not _readies(a):
            n = sum(Judge(b, p["id"]).calm(s) for s in a.steps) - _price(a)
            got += max(0.0, n) * (unharmed if a.on.unharmed else 1.0)
    for c in b.hand:
        face = FACES[c["code"]]
        for a in face.abilities if face.kind == "event" else ():
            if isinstance(a.on, w.Defended) and a.timing == "response":
                n = sum(Judge(b, c["id"]).calm(s) for s in a.steps) - RESOURCE * ((face.cost or 0) + 0.5)
                got += max(0.0, n) * (unharmed if a.on.unharmed else 1.0)
    return got


def _mine(b: Board) -> list[tuple[dict[str, Any], Any]]:
    """Abilities of my cards in play that could be used after a defence or in my next turn as a hero."""
    return [
        (p, a)
        for p in b.view["play"]
        if p["controller"] == b.seat
        for a in FACES[p["code"]].abilities
        if _defended(a) or (p is b.me and a.timing == "action" and a.form != "alter-ego")
    ]


def _defended(a: Any) -> bool:
    return isinstance(a.on, w.Defended) and not a.forced


def _readies(a: Any) -> bool:
    return any(isinstance(s, w.Ready) and MY_HERO in getattr(s.what, "parts", (s.what,)) for s in a.steps)


def _price(a: Any) -> float:
    price = 0.0
    for c in a.cost:
        match c:
            case w.Discard(cards=w.Self_()):
                price += CARD * 0.6
            case w.Discard():
                price += CARD * 0.7
            case w.Spend(what=what):
                price += RESOURCE * len(what)
            case w.Exhaust(what=w.Self_()):
                pass
            case _:
                price += 9.0  # something else, and not for this
    return price
