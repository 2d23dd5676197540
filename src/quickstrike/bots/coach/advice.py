"""Hints: the best lines from here, with what came of them in the worlds in which they were tried."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from ...kernel.decision import Decision, Option
from ...kernel.errors import IllegalAnswer
from ...kernel.game import Game
from ...kernel.language import COLON, Words, words
from ..search import Budget, SearchBot
from ..search.lines import Line

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("bots/coach")
LEAST = 4  # worlds without which nothing is said of a line


@dataclass
class Record:
    """What came of one option or line: the chance to win after each trial, and what else was seen."""

    chances: list[float] = field(default_factory=list)
    facts: list[dict[str, float | bool]] = field(default_factory=list)

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0


@dataclass(frozen=True)
class Advice:
    """A line of answers from a table on: how likely it wins, by so many worlds; `facts`: what happened in how many of them
    (as a whole number), and how things stood in the mean."""

    game: Game[Any]
    seat: int
    ids: tuple[str, ...]
    chance: float
    margin: float
    worlds: int
    facts: dict[str, int | float]

    def steps(self, lang: str = "en") -> list[str]:
        """What is done, step by step; how a price is paid is left out."""
        speech, g = kit_of(self.game).speech(), self.game.clone()
        out: list[str] = []
        for id in self.ids:
            d = next((d for d in g.state.pending if d.seat == self.seat), None)
            o = d.find(id) if d is not None else None
            if d is None or o is None:
                break
            if d.kind != "pay" or not out:
                out.append(speech.option(g, d, o, lang))
            g.answer(o)
        return out

    def told(self, lang: str = "en") -> str:
        """The line, its chance, and why."""
        line = " → ".join(self.steps(lang))
        if not self.worlds:
            return line
        w = WORDS[lang]
        head = w["chance"].format(chance=per_cent(self.chance), margin=per_cent(self.margin), n=self.worlds)
        return f"{line}{COLON[lang]}{head}; {self.because(lang)}"

    def because(self, lang: str = "en", beside: Advice | None = None) -> str:
        """What came of it, in words: what happened at all, and how things stood. beside: another line; then only what is
        different there."""
        other = beside.said(lang) if beside is not None else {}
        return ", ".join(text for k, text in self.said(lang).items() if other.get(k) != text)

    def said(self, lang: str) -> dict[str, str]:
        """Each fact in words; what never happened is not told."""
        w = words(f"{self.game.name}/bots/coach")[lang]
        return {
            k: w[k].format(k=v, n=self.worlds) if isinstance(v, int) else w[k].format(x=_mean(v, lang))
            for k, v in self.facts.items()
            if v or not isinstance(v, int)
        }


def _mean(v: float, lang: str) -> str:
    """Nobody has half a hit point: what is one only in the mean is rounded, and says so."""
    n = int(v + 0.5)
    return str(n) if v == n else WORDS[lang]["about"].format(n=n)


def per_cent(x: float) -> int:
    return round(100 * x)


def kit_of(game: Game[Any]) -> Kit:
    from ... import games

    return games.kit(game.name)


def searcher(game: Game[Any], budget: str, seed: int | str = 0) -> SearchBot:
    bot = kit_of(game).bot_of("search", seed)
    assert isinstance(bot, SearchBot)
    bot.budget, bot.aside = Budget.read(budget), 1.0
    return bot


def recorded(bot: SearchBot, seat: int) -> dict[Any, Record]:
    """From now on everything that this bot tries is noted, by the option's id or the line's answers."""
    notes: dict[Any, Record] = {}

    def watch(what: Option | Line, world: Game[Any]) -> None:
        record = notes.setdefault(what.id if isinstance(what, Option) else what.ids, Record())
        over = world.payoff(seat)
        record.chances.append(bot.guide.chance(world, seat) if over is None else over)
        record.facts.append(bot.guide.facts(world, seat))

    bot.watch = watch
    return notes


def advice_of(game: Game[Any], seat: int, ids: tuple[str, ...], record: Record | None) -> Advice:
    if record is None or not record.chances:
        return Advice(game, seat, ids, 0.0, 0.0, 0, {})
    n, mean = len(record.chances), record.chance
    spread = sum((x - mean) ** 2 for x in record.chances) / max(1, n - 1)
    facts: dict[str, int | float] = {}
    for k, v in record.facts[0].items():
        total = sum(f[k] for f in record.facts)
        facts[k] = int(total) if isinstance(v, bool) else total / n
    return Advice(game, seat, ids, mean, 1.96 * sqrt(spread / n), n, facts)


def decision_of(game: Game[Any], seat: int | None) -> Decision:
    d = game.decision if seat is None else next((d for d in game.state.pending if d.seat == seat), None)
    if d is None:
        raise IllegalAnswer("not asked now")
    return d


def hint(
    game: Game[Any], budget: str = "1s", seat: int | None = None, most: int = 3, seed: int | str = 0
) -> list[Advice]:
    """The best lines for whoever is asked, the best first. budget: "1s" or a number of trials, as for the bot."""
    d = decision_of(game, seat)
    bot = searcher(game, budget, seed)
    notes = recorded(bot, d.seat)
    usual = bot.guide.policy.choose(game, d)
    if len([o for o in d.options if o.verb != "concede"]) == 1 or d.kind in bot.guide.settled:
        return [advice_of(game, d.seat, (usual.id,), None)]
    if bot.guide.in_turn(game, d):
        found = [(row.what.ids, len(row.values)) for row in bot.turns(game, d)]
    else:
        found = [((row.what.id,), len(row.values)) for row in bot.flat(game, d, usual)]
    told = [ids for ids, worlds in found if worlds >= LEAST] or [found[0][0]]
    return [advice_of(game, d.seat, ids, notes.get(ids, notes.get(ids[0]))) for ids in told[:most]]
