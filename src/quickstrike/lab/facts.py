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
    """Of a game that has no words for its fields: every field with its value."""
    usual = kit.setting()().packed()
    names = {f.name: f.choices or {} for f in kit.form(lang)}
    out: Facts = {}
    for key, value in setting.items():
        many = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
        known = names.get(key, {})
        text = " + ".join(str(known.get(x, x)) for x in many) or "–"
        is_seats = bool(known) and isinstance(value, Sequence) and not isinstance(value, str)
        out[key] = said(text) if is_seats else unless_usual(f"{key} {text}", value == usual.get(key))
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
    return f"{bot} ({told})"


def is_timed(kit: Kit, bot: str) -> bool:
    """Does it think for a time? Such games can't be made again."""
    return bool(getattr(getattr(kit.bot_of(bot), "budget", None), "seconds", 0))
