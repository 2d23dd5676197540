"""What a table is, field by field, in words: for reports that say what was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel.language import Words, decimal, words

if TYPE_CHECKING:
    from ..games import Kit

WORDS: Words = words("lab/facts")


@dataclass(frozen=True)
class Fact:
    """short: beside others, where only this differs; full: on its own, "" where it is as usual and goes without saying."""

    short: str
    full: str


Facts = dict[str, Fact]


def said(text: str) -> Fact:
    return Fact(text, text)


def unless_usual(text: str, usual: bool) -> Fact:
    return Fact(text, "" if usual else text)


def plain_facts(kit: Kit, setting: Mapping[str, Any], lang: str) -> Facts:
    """Of a game that has no words of its own for its tables: every field with its value."""
    usual = kit.setting()()
    names = {f.name: f.choices for f in kit.form(lang) if f.choices}
    out: Facts = {}
    for key, value in setting.items():
        some = value if isinstance(value, list | tuple) else [value]
        text = " + ".join(str(names.get(key, {}).get(x, x)) for x in some) or WORDS[lang]["none"]
        if key == "start":
            out[key] = start_fact(value, lang)
        elif getattr(usual, key) == usual.seats:
            out[key] = said(text)
        else:
            shown = text if key in names or isinstance(value, str) else f"{key} {text}"
            out[key] = unless_usual(shown, value == usual.packed()[key])
    return out


def start_fact(start: int | None, lang: str) -> Fact:
    """The seat that begins."""
    w = WORDS[lang]
    return Fact(w["by lot"], "") if start is None else said(w["begins"].format(n=start + 1))


def bots_fact(kit: Kit, bots: Sequence[str], lang: str) -> Fact:
    """Who plays, and how long each thinks."""
    some = list(bots) if len(set(bots)) > 1 else list(bots[:1])
    return Fact(" + ".join(some), " + ".join(thinks(kit, x, lang) for x in some))


def thinks(kit: Kit, bot: str, lang: str) -> str:
    """A bot with its budget, if it has one."""
    w, budget = WORDS[lang], getattr(kit.bot_of(bot), "budget", None)
    if budget is None:
        return bot
    told = (
        w["seconds"].format(n=decimal(budget.seconds, lang)) if budget.seconds else w["trials"].format(n=budget.trials)
    )
    return f"{bot.partition(':')[0]} ({told})"


def is_timed(kit: Kit, bot: str) -> bool:
    """Does it think for a time? Such games can't be made again."""
    return bool(getattr(getattr(kit.bot_of(bot), "budget", None), "seconds", 0))
