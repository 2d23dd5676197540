"""Numbers and conditions in words: "6 damage, plus 1 per Hero Upgrade you have in play", "you have at least 3 ..."."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...kernel.errors import QuickstrikeError
from ...kernel.language import LANGUAGES, Words, singular
from ...kernel.ops import walk as walked
from ..expr import OPS
from ..vocab import Card, Companion, Condition, Hero, Mark, Name, Num, Test, Token
from .effect_words import AMOUNTS, CONDITIONS, COUNTED, NOUNS
from .grammar import listed

VALUES = ("total", "best2", "damage")
FLAGS = ("attacked", "attacking", "lethal")
COUNTS = ("upgrades", "upgrades_played", "alike")
PLACES = ("home", "away", "thrown")  # what a companion adds to the names
STRICT = {">": (">=", 1), "<": ("<=", -1)}
QUANTITY = {">=": "least", "<=": "most", "==": "exactly", "!=": "not"}


class TextError(QuickstrikeError):
    """A hero uses a name that it does not have."""


def walk(x: Any) -> list[Any]:
    """Every value with fields in a definition."""
    return [y for _, y in walked(x)]


def several(n: int | str, name: str) -> str:
    """A number of something that has a name; a symbol that is known by its numbers is in brackets."""
    return f"{n} × [{name}]" if name[:1].isdigit() else f"{n} {name}"


def reads(x: Any, name: str) -> bool:
    return any(name in [t[1] for t in n.terms] for n in walk(x) if isinstance(n, Num))


class Numbers:
    """One hero in one language. dice: how many the last roll had, where that is known."""

    def __init__(self, hero: Hero | None, lang: str) -> None:
        if lang not in LANGUAGES:
            raise TextError(f"no texts in the language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.hero, self.lang, self.dice = hero, lang, 0

    # ---- words
    def phrase(self, table: Words, key: str, /, **data: Any) -> str:
        return table[self.lang][key].format(**data)

    def named(self, name: Name) -> str:
        return name.said(self.lang)

    def counted(self, constant: tuple[int, ...], noun: str) -> str:
        """ "1 card", "5/6/7 damage"; French has the singular for 0 as well."""
        one, many = NOUNS[self.lang][noun]
        single = all(singular(n, self.lang) for n in constant)
        return f"{'/'.join(map(str, constant))} {one if single else many}".rstrip()

    def times(self, n: int) -> str:
        return self.counted((n,), "time")

    # ---- names of the hero
    def symbol(self, id: str) -> str:
        return next((self.named(n) for x, n in self._of("symbols") if x == id), "")

    def token(self, id: str) -> Token | None:
        return next((t for t in self._of("tokens") if t.id == id), None)

    def token_name(self, id: str) -> str:
        found = self.token(id)
        if found is None:
            raise TextError(f"there is no token {id!r}")
        return self.named(found.name)

    def companion(self, id: str = "") -> Companion:
        """The companion of that id, or the only one."""
        for c in self._of("companions"):
            if id in ("", c.id):
                return c  # type: ignore[no-any-return]
        raise TextError(f"there is no companion {id!r}")

    def _of(self, what: str) -> Any:
        return getattr(self.hero, what) if self.hero else ()

    # ---- what a name in a number is: (group, the words it is told with)
    def group(self, name: str) -> tuple[str, dict[str, str]]:
        if name == "total" and self.dice == 1:
            return "rolled", {}
        if name in (*VALUES, *FLAGS, *COUNTS):
            return name, {}
        if said := self.symbol(name):
            return "symbol", {"name": said}
        if self.token(name):
            return "token", {"name": self.token_name(name)}
        owner, _, place = name.rpartition("_")
        if place in PLACES and any(c.id == owner for c in self._of("companions")):
            return place, {"name": self.named(self.companion(owner).name)}
        return self.mark(name)

    def mark(self, name: str) -> tuple[str, dict[str, str]]:
        """A mark is told by what sets it: a card that was played, or something that "allows it"."""
        for title, what in self.parts():
            for m in walk(what):
                if isinstance(m, Mark) and m.name == name:
                    said = {"name": self.named(title), "period": self.period(m.turn)}
                    return "played" if isinstance(what, Card) else "allowed", said
        raise TextError(f"there is no symbol, token or mark {name!r}")

    def period(self, turn: bool) -> str:
        return self.phrase(CONDITIONS, "turn" if turn else "phase")

    def parts(self) -> Iterator[tuple[Name, Any]]:
        """Everything of the hero that does something, with its name."""
        yield from ((x.name, x) for what in ("tokens", "companions") for x in self._of(what))
        for space in self._of("spaces"):
            for level in space.levels:
                yield from ((a.name, a) for a in level.abilities)
                yield from ((space.name, x) for x in (level.passive, level.played) if x)
        yield from ((c.name, c) for c in self._of("cards") if not c.space)

    # ---- amounts
    def amount(self, n: Num, noun: str) -> tuple[str, str]:
        """So much of a noun, and what ends its sentence."""
        return self._amount(n, lambda k: self.counted(k, noun), NOUNS[self.lang][noun][1])

    def some(self, n: Num, name: str) -> tuple[str, str]:
        """A number of something that has a name: "Agility", "2 Agility"."""
        if n == Num((1,)):
            return name, ""
        return self._amount(n, lambda k: several("/".join(map(str, k)), name), name)

    def _amount(self, n: Num, counted: Any, noun: str) -> tuple[str, str]:
        constant = tuple(-(-c // 2) for c in n.constant) if n.half else n.constant
        if not n.terms:
            return counted(constant), ""
        if n.half or (not any(constant) and self.group(n.terms[0][1])[0] in ("rolled", *VALUES)):
            return f"X {noun}".rstrip(), self.phrase(AMOUNTS, "being", v=self.value(n))
        if any(constant):
            return counted(constant), "".join(self._plus(*t) for t in n.terms)
        (k, name, by), *more = n.terms
        group, said = self.group(name)
        if group in COUNTED[self.lang]:
            tail = self.phrase(AMOUNTS, "per", what=self._each(group, said, by))
        else:
            tail = self.phrase(AMOUNTS, "if", cond=self._flag(group, said, True))
        return counted((k,)), tail + "".join(self._plus(*t) for t in more)

    def _each(self, group: str, said: dict[str, str], by: int) -> str:
        if by == 1:
            return self.phrase(COUNTED, group, **said)
        return self.phrase(AMOUNTS, "several", n=by, what=self.phrase(COUNTED, f"{group}.many", **said))

    def _plus(self, k: int, name: str, by: int) -> str:
        group, said = self.group(name)
        if group in COUNTED[self.lang]:
            return self.phrase(AMOUNTS, "plus", n=k, what=self._each(group, said, by))
        if f"{group}.value" in COUNTED[self.lang]:
            return self.phrase(AMOUNTS, "plus value", v=self._term(k, name, by))
        return self.phrase(AMOUNTS, "plus if", n=k, cond=self._flag(group, said, True))

    # ---- values
    def value(self, n: Num) -> str:
        """A number by itself: "half of the total of the roll"."""
        said = ["/".join(map(str, n.constant))] if any(n.constant) or not n.terms else []
        said += [self._term(*t) for t in n.terms]
        out = said[0]
        for b in said[1:]:
            out = self.phrase(AMOUNTS, "sum", a=out, b=b)
        return self.phrase(AMOUNTS, "half", v=out) if n.half else out

    def _term(self, k: int, name: str, by: int) -> str:
        group, said = self.group(name)
        if f"{group}.value" in COUNTED[self.lang]:
            out = self.phrase(COUNTED, f"{group}.value", **said)
        else:
            out = self.phrase(AMOUNTS, "flag", cond=self._flag(group, said, True))
        out = self.phrase(AMOUNTS, "times", n=k, v=out) if k != 1 else out
        return self.phrase(AMOUNTS, "by", n=by, v=out) if by != 1 else out

    # ---- conditions
    def condition(self, c: Condition) -> str:
        """A clause that follows "if"."""
        return f" {AMOUNTS[self.lang]['and if']} ".join(self._test(t) for t in c)

    def rolled(self, c: Condition) -> str:
        """What follows "on": symbols of the roll, or numbers of a single die. "" if it says more than that."""
        names = [_single(t.left) for t in c]
        if self.dice == 1 and names and set(names) == {"total"}:
            return _numbers([v for v in range(1, 7) if all(OPS[t.op](v, t.right) for t in c)])
        if not names or not all(n and self.symbol(n) and _bound(t)[0] == ">=" for n, t in zip(names, c, strict=True)):
            return ""
        least = [(self.symbol(n), _bound(t)[1]) for n, t in zip(names, c, strict=True)]
        return listed([name if n == 1 else several(n, name) for name, n in least], "and", self.lang)

    def _test(self, t: Test) -> str:
        name = _single(t.left)
        op, n = _bound(t)
        if not name:
            return self.phrase(CONDITIONS, f"is {QUANTITY[op]}", v=self.value(t.left), n=n)
        group, said = self.group(name)
        if group == "rolled" or group in VALUES:
            return self.phrase(CONDITIONS, f"is {QUANTITY[op]}", v=self.value(t.left), n=n)
        if group not in CONDITIONS[self.lang]:
            return self._flag(group, said, OPS[t.op](1, t.right))
        short = f"{group}.{n}"
        if short in CONDITIONS[self.lang] and (op, n) in ((">=", 1), ("==", 0)):
            return self.phrase(CONDITIONS, short, **said)
        much = self._things(group, said, n)
        if (group, op) != ("alike", ">="):  # four of a kind are also three of a kind
            much = self.phrase(CONDITIONS, QUANTITY[op], n=much)
        return self.phrase(CONDITIONS, group, n=much, **said)

    def _things(self, group: str, said: dict[str, str], n: int) -> str:
        if group in ("symbol", "token"):
            return several(n, said["name"])
        return self.counted((n,), {"alike": "of a kind", "thrown": "time"}.get(group, "upgrade"))

    def _flag(self, group: str, said: dict[str, str], yes: bool) -> str:
        return self.phrase(CONDITIONS, f"{group}.{'yes' if yes else 'no'}", **said)


def _single(n: Num) -> str:
    """The name that this number is, "" if there is more to it."""
    plain = len(n.terms) == 1 and not any(n.constant) and not n.half and n.terms[0][0] == n.terms[0][2] == 1
    return n.terms[0][1] if plain else ""


def _bound(t: Test) -> tuple[str, int]:
    """The comparison with one of >= <= == !=, as it is told."""
    op, plus = STRICT.get(t.op, (t.op, 0))
    n = t.right + plus
    return {("<=", 0): ("==", 0), ("!=", 0): (">=", 1)}.get((op, n), (op, n))


def _numbers(values: list[int]) -> str:
    """ "1-3", "6", "1, 3"."""
    row = len(values) > 1 and values == list(range(values[0], values[-1] + 1))
    return f"{values[0]}-{values[-1]}" if row else ", ".join(map(str, values))
