"""Numbers and conditions as they are written in hero files: `6 + upgrades`, `hammer / 2`, `half total`,
`upgrades >= 3 and mjolnir_home == 1`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

from .vocab import Condition, Num, Test

DAMAGE = "damage"
NAMES = (
    "upgrades",  # in play on your board
    "upgrades_played",  # by you in this turn
    "total",  # of the last roll
    "best2",  # the two highest dice of the last roll together
    "alike",  # how many dice of your offensive roll show the same number, at the most
    "attacked",  # 1 while you are the defender of an Attack
    "attacking",  # 1 while an Attack of yours is under way
    "lethal",  # 1 if the incoming damage, as it stands, would bring you to 0
    DAMAGE,  # how much was taken or dealt, in what answers it
)
"""Besides symbols, tokens and marks; a companion `x` adds `x_home`, `x_away` and `x_thrown` (times in this turn)."""

OPS: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
TERM = re.compile(r"(?:(\d+) ?\* ?)?([a-z][a-z0-9_-]*)(?: ?/ ?(\d+))?")


class BadExpression(ValueError):
    """Not a valid number or condition; says which part."""


def number(what: object) -> Num:
    """`3`, `[4, 5, 7]` (by tier) or an expression."""
    if isinstance(what, bool):
        raise BadExpression(str(what))
    if isinstance(what, int):
        return Num((what,))
    if isinstance(what, list) and what and all(isinstance(x, int) and not isinstance(x, bool) for x in what):
        return Num(tuple(what))
    if not isinstance(what, str):
        raise BadExpression(str(what))
    text = what.strip()
    half = text.startswith("half ")
    constant, terms = 0, []
    for part in text.removeprefix("half ").split("+"):
        word = part.strip()
        if word.isdecimal():
            constant += int(word)
        elif m := TERM.fullmatch(word):
            terms.append((int(m[1] or 1), m[2], int(m[3] or 1)))
        else:
            raise BadExpression(word or text)
    return Num((constant,), tuple(terms), half)


def condition(text: str) -> Condition:
    out = []
    for part in text.split(" and "):
        m = re.fullmatch(r"(.+?) ?(==|!=|>=|<=|>|<) ?(\d+)", part.strip())
        if not m:
            raise BadExpression(part.strip())
        out.append(Test(number(m[1]), m[2], int(m[3])))
    return tuple(out)


def value(n: Num, read: Callable[[str], int], tier: int = 0) -> int:
    """The number, where `read` gives the value of a name."""
    out = n.constant[min(tier, len(n.constant) - 1)]
    for times, name, by in n.terms:
        out += times * read(name) // by
    return -(-out // 2) if n.half else out


def holds(c: Condition, read: Callable[[str], int]) -> bool:
    return all(OPS[t.op](value(t.left, read), t.right) for t in c)
