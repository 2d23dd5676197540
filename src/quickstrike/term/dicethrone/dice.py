"""Dice as they lie on the table: pips, and below each the symbol of its hero."""

from __future__ import annotations

from collections.abc import Sequence

from ...dicethrone.text.names import named
from ...dicethrone.vocab import Hero
from ..paint import Paint

PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}
TOP, BOTTOM = "╭───────╮", "╰───────╯"
COLOURS = ("cyan", "yellow", "magenta", "green", "blue", "red")


def symbol(hero: Hero, value: int, lang: str) -> str:
    """The name of what a face shows."""
    return named(dict(hero.symbols)[hero.faces[value - 1]], lang)


def colour(hero: Hero, value: int) -> str:
    """Each symbol has its own."""
    return COLOURS[[k for k, _ in hero.symbols].index(hero.faces[value - 1]) % len(COLOURS)]


def drawn(dice: Sequence[int], hero: Hero, paint: Paint, lang: str) -> list[str]:
    """The dice side by side. Below each its number and its symbol, so that pips need not be counted."""
    names = [symbol(hero, d, lang) for d in dice]
    wide = max(len(TOP), *(len(n) + 2 for n in names)) + 1
    if not dice or wide * len(dice) > paint.width - 4:  # too narrow a screen: in words
        said = [paint(f"[{d} {n}]", "bold", colour(hero, d)) for d, n in zip(dice, names, strict=True)]
        return paint.flow(said, "  ")
    rows = [
        [TOP] * len(dice),
        *([f"│ {PIPS[d][i]} │" for d in dice] for i in range(3)),
        [BOTTOM] * len(dice),
        [f"{d} {n}" for d, n in zip(dice, names, strict=True)],
    ]
    return [
        "  "
        + "".join(
            paint(c.center(wide), *(("bold", colour(hero, d)) if i == 5 else ()))
            for c, d in zip(row, dice, strict=True)
        ).rstrip()
        for i, row in enumerate(rows)
    ]
