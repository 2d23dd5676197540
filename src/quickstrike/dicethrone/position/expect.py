"""Expectations: what may be expected of a table of Dice Throne and of its players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ...kernel.position import At
from ...kernel.position.expecting import Difference, cards, compare
from ..loading import CARDS, TOKENS, hero
from ..rules.damage import total_of
from ..table import Table
from .building import sides_of
from .names import both, cards_of, named, norm, spaces_of, tokens_of
from .steps import DicePlaying

PILES = ("hand", "deck", "discard")
PLAYER = ("health", "points", "out", "tokens", "limits", "upgrades", "away", "used", *PILES)
TABLE: dict[str, Callable[[DicePlaying], Any]] = {
    "result": lambda t: result(t.game.result),
    "health": lambda t: t.game.state.dials,
    "incoming": lambda t: [incoming(t.game.state, x) for x in t.game.seats()],
    "dice": lambda t: list(t.game.state.rolls[-1].dice) if t.game.state.rolls else [],
    "attempts": lambda t: t.game.state.rolls[-1].left if t.game.state.rolls else 0,
    "turn": lambda t: t.game.state.turn,
    "active": lambda t: t.game.state.active + 1,
    "phase": lambda t: t.game.state.phase,
}
"""What may be expected of the table as a whole."""


def result(found: str | None) -> str:
    """ "player 1", "team 2", "draw"; "" while the game goes on."""
    who, _, n = (found or "").partition(" ")
    return f"{ {'seat': 'player'}.get(who, who) } {int(n) + 1}" if n else who


def incoming(s: Table, seat: int) -> int:
    return sum(total_of(s, w) for w in s.incoming if w.seat == seat)


# ---- players
def players(s: Table, at: At) -> Iterator[Difference]:
    rows = at.each()
    if len(rows) > len(s.players):
        at.fail("not that many", n=len(s.players), found=len(rows))
    for n, x in enumerate(rows):
        x.table(PLAYER, "player")
        for key in x.value:
            yield from of_player(s, n, f"player {n + 1}.{key}", key, x[key])


def of_player(s: Table, n: int, what: str, key: str, x: At) -> Iterator[Difference]:
    p = s.players[n]
    if key in PILES:
        yield from pile(s, n, key, what, x)
    elif key in ("tokens", "limits"):
        for k in x.table(x.value, "expectation").value:
            token = named(x.key(k), tokens_of(tuple(q.hero for q in s.players)), "no token")
            got: Any = p.limits.get(token, 0) if key == "limits" else p.count(token)
            if isinstance(x[k].value, list):
                sides_of(s, n, token, x[k])
                got = [TOKENS[token].sides[i] for i in p.tokens.get(token, ())] if TOKENS[token].sides else []
            yield from compare(f"{what}.{k}", x[k], got)
    elif key == "upgrades" and isinstance(x.value, Mapping):
        for k in x.value:
            space = named(x.key(k), spaces_of(p.hero), "no space", whose=p.hero)
            yield from compare(f"{what}.{k}", x[k], p.levels.get(space, 1))
    else:
        got = {
            "health": s.health(n),
            "points": p.points,
            "out": p.out,
            "used": list(p.used),
            "upgrades": len(p.levels),
            "away": next((h + 1 for h in p.companions.values() if h != n), 0),
        }
        yield from compare(what, x, got[key])


class Held:
    """A card of a pile."""

    def __init__(self, code: str, names: Mapping[str, str]) -> None:
        self.code, self.names = code, names

    def goes_by(self, name: str) -> bool:
        return self.names.get(norm(name)) == self.code


def pile(s: Table, n: int, key: str, what: str, x: At) -> Iterator[Difference]:
    """A number; or cards: all of a hand, the topmost of a pile."""
    names = cards_of(s.players[n].hero)
    for y in x.each() if isinstance(x.value, list) else ():
        named(y, names, "no card", whose=both(hero(s.players[n].hero).name))
    found = [Held(s.codes[c], names) for c in reversed(s.zones[f"{key}{n}"])]
    yield from cards(what, x, found, lambda name: both(CARDS[names[norm(name)]].name), topmost=key != "hand")
