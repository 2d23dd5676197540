"""The short texts of a card file that say who, how many and when: `all character, yours, team hollow-court, cost <= 3`.

Each is read into a value of `vocab`; a mistake is reported with what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from ..kernel.position.sheet import At
from ..kernel.position.suggestions import nearest
from .vocab import CHARACTER, FLAGS, KINDS, NUMBERED, TYPES, WORDED, Cond, Num, Sel, Who

TEAM_TESTS = ("team", "not team", "against team")
HOW = ("this", "target", "target2", "that", "bearer")
NUMBER = re.compile(r"(cost|atk|def) (<=|>=|=) ?(\d{1,3})")
TIMES = re.compile(r"(?:(\d{1,3}) \+ )?(?:(\d{1,3}) \* )?count (.+)")
OF = re.compile(r"(?:(\d{1,3}) \* )?(?:(cost|atk|def) of|counters ([a-z-]+) on) (this|target|that|bearer|it|milled)")
CARDS_IN = re.compile(r"(?:(\d{1,3}) \* )?cards in your (hand|KO'd pile)")
WHOLE = re.compile(r"\d{1,3}")
LESS = re.compile(r"(.+) < (.+)")
CONDITIONS = ("control", "control no", "opponent controls", "this is", "that is", "it is")
PLAIN = ("initiative", "no initiative", "first plot twist", "only plot twist")
PHASES = ("draw", "resource", "recruit", "formation", "attack", "recovery")


class Known:
    """What names in a file may stand for."""

    def __init__(self, teams: Collection[str]) -> None:
        self.teams = teams


def selector(at: At, text: str, known: Known) -> Sel:
    """`character, opposing, exhausted, cost <= 2`."""
    what, *tests = (x.strip() for x in text.split(","))
    if what not in KINDS:
        at.fail("no kind", found=what, near=nearest(what, KINDS))
    return Sel(what, tuple(test(at, x, known) for x in tests))


def test(at: At, text: str, known: Known) -> tuple[str, int | str]:
    if text in FLAGS:
        return text, ""
    if m := NUMBER.fullmatch(text):
        word = f"{m[1]} {m[2]}"
        if word in NUMBERED:
            return word, int(m[3])
    for word in sorted(WORDED, key=len, reverse=True):
        if text.startswith(word + " "):
            rest = text[len(word) + 1 :]
            if word in TEAM_TESTS:
                team(at, rest, known)
            if word == "by" and rest not in (*TYPES, "payment", "triggered", "recruit", "attack"):
                at.fail("no kind", found=rest, near=nearest(rest, TYPES))
            return word, rest
    at.fail(
        "no test",
        found=text,
        near=nearest(text, (*FLAGS, *(f"{w} ..." for w in WORDED), *(f"{w} 3" for w in NUMBERED))),
    )


def team(at: At, id: str, known: Known) -> str:
    if id not in known.teams and id != "chosen":
        at.fail("no team", found=id, near=nearest(id, known.teams))
    return id


def who(at: At, text: str, known: Known, plain: str = "one") -> Who:
    """`target`, `all character, yours`, `one character, stunned`, `this`."""
    if text in HOW:
        return Who(text)
    first, _, rest = text.partition(" ")
    if first in ("all", "one"):
        return Who(first, selector(at, rest, known))
    return at.fail("no who", found=text, near=nearest(text, (*HOW, "all character", "one character")))


MOST = 99


def number(at: At, value: object, known: Known, least: int = -MOST) -> Num:
    """3, `count character, yours`, `1 + 2 * count ...`, `cost of that`, `counters ember on this`, `cards in your hand`,
    `the amount`."""
    if isinstance(value, int) and not isinstance(value, bool):
        if value < least:
            at.fail("too small", key=at.way[-1], n=value, least=least)
        if value > MOST:
            at.fail("too big", key=at.way[-1], n=value, most=MOST)
        return Num(value)
    if isinstance(value, str):
        if value == "the amount":
            return Num(of="n")
        if m := TIMES.fullmatch(value):
            return Num(int(m[1] or 0), int(m[2] or 1), selector(at, m[3], known))
        if m := OF.fullmatch(value):
            return Num(0, int(m[1] or 1), None, m[2] or "counters", Who(m[4]), m[3] or "")
        if m := CARDS_IN.fullmatch(value):
            return Num(0, int(m[1] or 1), None, "hand" if m[2] == "hand" else "pile")
    return at.fail("no num", found=value)


def condition(at: At, text: str, known: Known) -> Cond:
    """`control character, team x`, `control 2 character`, `this is attacking`, `initiative`, `your attack`, `cost of target < 3`."""
    if text in PLAIN:
        return Cond(text)
    for mine, kind in (("your ", "your step"), ("during ", "phase")):
        if text.startswith(mine) and text[len(mine) :] in PHASES:
            return Cond(kind, word=text[len(mine) :])
    for kind in sorted(CONDITIONS, key=len, reverse=True):
        if text.startswith(kind + " "):
            return _worded(at, kind, text[len(kind) + 1 :], known)
    if m := LESS.fullmatch(text):
        return Cond("less", numbers=tuple(number(at, int(x) if WHOLE.fullmatch(x) else x, known) for x in m.groups()))
    return at.fail("no condition", found=text, near=nearest(text, (*CONDITIONS, *PLAIN)))


def _worded(at: At, kind: str, rest: str, known: Known) -> Cond:
    if kind in ("this is", "that is", "it is"):
        return Cond(kind, Sel(CHARACTER, tuple(test(at, x.strip(), known) for x in rest.split(","))))
    first, _, more = rest.partition(" ")
    n, words = (int(first), more) if WHOLE.fullmatch(first) else (1, rest)
    return Cond(kind, selector(at, words, known), n)
