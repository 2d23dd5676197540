"""Selectors, numbers and conditions of cards, read from a view. What a view does not tell counts as fitting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...vs.table import FRONT, SUPPORT
from ...vs.vocab import CHARACTER, PLAYER, Cond, Num, Sel, Who
from .seen import Fighter, Seen


class From:
    """From where an effect is read: its source, its targets, what set it off, how much."""

    __slots__ = ("n", "source", "target", "target2", "that")

    def __init__(self, source: int = -1, target: int = -1, target2: int = -1, that: int = -1, n: int = 0) -> None:
        self.source, self.target, self.target2, self.that, self.n = source, target, target2, that, n


def matches(b: Seen, sel: Sel, f: Fighter, at: From) -> bool:
    return sel.what == CHARACTER and all(passes(b, test, word, f, at) for test, word in sel.tests)


def passes(b: Seen, test: str, word: int | str, f: Fighter, at: From) -> bool:
    if (of_fighter := TESTS.get(test)) is not None:
        return of_fighter(f)
    if test in SOURCES:
        return SOURCES[test](f, at)
    if test in WORDS:
        return WORDS[test](f, word)
    if test in ATTACK:
        a = b.attack
        return a is not None and ATTACK[test](f, a)
    return compared(test, word, f) if isinstance(word, int) else True


TESTS: dict[str, Callable[[Fighter], bool]] = {
    "yours": lambda f: f.mine,
    "opposing": lambda f: not f.mine,
    "stunned": lambda f: f.stunned,
    "unstunned": lambda f: not f.stunned,
    "ready": lambda f: f.ready,
    "exhausted": lambda f: not f.ready,
    "protected": lambda f: f.protected,
    "unprotected": lambda f: not f.protected,
    "flight": lambda f: f.flight,
    "no flight": lambda f: not f.flight,
    "range": lambda f: f.range,
    "no range": lambda f: not f.range,
    "front": lambda f: f.row == FRONT,
    "support": lambda f: f.row == SUPPORT,
    "army": lambda f: f.definition.army,
    "equipped": lambda f: bool(f.gear),
    "affiliated": lambda f: bool(f.teams),
    "unaffiliated": lambda f: not f.teams,
}
SOURCES: dict[str, Callable[[Fighter, From], bool]] = {
    "this": lambda f, at: f.card == at.source,
    "another": lambda f, at: f.card != at.source,
    "that": lambda f, at: f.card == at.that,
    "bearer": lambda f, at: any(g["card"] == at.source for g in f.gear),
}
WORDS: dict[str, Callable[[Fighter, int | str], bool]] = {
    "team": lambda f, word: word in f.teams,
    "not team": lambda f, word: word not in f.teams,
    "name": lambda f, word: word in f.definition.names,
    "counter": lambda f, word: bool(f.counters.get(str(word))),
}
ATTACK: dict[str, Callable[[Fighter, dict[str, Any]], bool]] = {
    "attacking": lambda f, a: f.card in a["attackers"],
    "team attacking": lambda f, a: f.card in a["attackers"] and bool(a["team"]),
    "defending": lambda f, a: f.card == a["defender"],
    "not defending": lambda f, a: f.card != a["defender"],
    "in the attack": lambda f, a: f.card in a["attackers"] or f.card == a["defender"],
}


def compared(test: str, word: int, f: Fighter) -> bool:
    what, _, sign = test.partition(" ")
    have = {"cost": f.cost, "atk": f.atk, "def": f.defense}.get(what)
    if have is None:
        return True
    return have <= word if sign == "<=" else have >= word if sign == ">=" else have == word


def fitting(b: Seen, sel: Sel, at: From) -> list[Fighter]:
    return [f for f in b.fighters.values() if matches(b, sel, f, at)]


def meant(b: Seen, who: Who, at: From) -> list[Fighter]:
    """The characters that a word is about; of "one" all that could be chosen."""
    if who.how in ("all", "one"):
        return fitting(b, who.sel, at)
    if who.how == "bearer":
        return [f for f in b.fighters.values() if any(g["card"] == at.source for g in f.gear)]
    card = {"this": at.source, "that": at.that, "target": at.target, "target2": at.target2}.get(who.how, -1)
    return [b.fighters[card]] if card in b.fighters else []


def number(b: Seen, n: Num, at: From) -> int:
    value = n.constant
    if n.count is not None:
        many = len(b.players) - 1 if n.count.what == PLAYER else len(fitting(b, n.count, at))
        return value + n.times * many
    if n.of in ("n", "hand", "pile"):
        return value + n.times * {"n": at.n, "hand": len(b.hand), "pile": len(b.me["ko"])}[n.of]
    if n.of and n.who is not None:
        for f in meant(b, n.who, at)[:1]:
            held = f.counters.get(n.word, 0)
            value += n.times * int({"cost": f.cost, "atk": f.atk, "def": f.defense, "counters": held}[n.of])
    return value


def holds(b: Seen, cond: Cond | None, at: From) -> bool:
    if cond is None:
        return True
    match cond.kind:
        case "control" if cond.sel.what == CHARACTER:
            return sum(f.mine for f in fitting(b, cond.sel, at)) >= cond.n
        case "control no" if cond.sel.what == CHARACTER:
            return not any(f.mine for f in fitting(b, cond.sel, at))
        case "opponent controls" if cond.sel.what == CHARACTER:
            return sum(not f.mine for f in fitting(b, cond.sel, at)) >= cond.n
        case "this is" | "that is":
            card = at.source if cond.kind == "this is" else at.that
            return card not in b.fighters or matches(b, cond.sel, b.fighters[card], at)
        case "initiative":
            return bool(b.view["initiative"] == b.seat)
        case "no initiative":
            return bool(b.view["initiative"] != b.seat)
        case "phase":
            return bool(b.phase == cond.word)
        case "less":
            return number(b, cond.numbers[0], at) < number(b, cond.numbers[1], at)
        case "your step":
            return bool(b.phase == cond.word and b.view["step"] == b.seat)
    return True
