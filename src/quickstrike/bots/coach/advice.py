"""Hints: the best lines from here, with what came of them in the worlds in which they were tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import TYPE_CHECKING, Any

from ...kernel.decision import Decision, Option
from ...kernel.errors import IllegalAnswer, SetupError
from ...kernel.game import Game
from ...kernel.language import COLON, SEMICOLON, Words, singular, words
from ..search import Budget, SearchBot
from ..search.bot import TurnSearch
from ..search.halving import Tried
from ..search.lines import Line

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("bots/coach")
LEAST = 4  # worlds without which nothing is said of a line
SAID = 3  # facts that are told of a line
ONLY = "only"  # there is nothing else that could be done
STOP = ("done",)  # the line that ends a row as it is


@dataclass
class Record:
    """What came of one option or line: the chance to win after each trial, and what else was seen."""

    chances: list[float] = field(default_factory=list)
    facts: list[dict[str, float | bool]] = field(default_factory=list)

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0


def rounded(v: float) -> int:
    return int(v + 0.5)


class Amount:
    """A number that takes a noun: `{x:point|points}`. about: it is one only in the mean."""

    def __init__(self, v: float, lang: str) -> None:
        self.n, self.about, self.lang = rounded(v), v != rounded(v), lang

    def __format__(self, noun: str) -> str:
        one, _, many = noun.partition("|")
        told = WORDS[self.lang]["about"].format(n=self.n) if self.about else str(self.n)
        return f"{told} {one if singular(self.n, self.lang) else many}" if noun else told


@dataclass(frozen=True)
class Advice:
    """A line of answers from a table on: how likely it wins, by so many worlds; `facts`: what happened in how many of them
    (as a whole number), and how things stood in the mean. telling: the facts by which it differs from lines that it was
    compared with; left: why it was not tried at all."""

    game: Game[Any]
    seat: int
    ids: tuple[str, ...]
    chance: float
    margin: float
    worlds: int
    facts: dict[str, int | float]
    telling: tuple[str, ...] | None = None
    left: str = ""

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
        line, why = " → ".join(self.steps(lang)), self.because(lang)
        if self.worlds:
            head = WORDS[lang]["chance"].format(
                chance=per_cent(self.chance), margin=per_cent(self.margin), worlds=Amount(self.worlds, lang)
            )
            why = f"{head}{SEMICOLON[lang]}{why}"
        return f"{line}{COLON[lang]}{why}"

    def because(self, lang: str = "en") -> str:
        """What came of it, in words: of lines that were compared what they differ by, also where it never happened. Else
        what happened at all, and how things stood; or why it was not tried."""
        if self.left:
            return self._why_left(lang)
        if self.telling:
            return ", ".join(self._said(k, lang) for k in self.telling)
        some = ", ".join([self._said(k, lang) for k, v in self.facts.items() if v][:SAID])
        return some if self.telling is None else WORDS[lang]["alike"].format(facts=some)

    def share(self, key: str) -> float:
        """Of a fact: in which part of the worlds, or how much."""
        v = self.facts[key]
        return v / max(1, self.worlds) if isinstance(v, int) else v

    def _said(self, key: str, lang: str) -> str:
        text, v = words(f"{self.game.name}/bots/coach")[lang][key], self.facts[key]
        return text.format(k=v, n=self.worlds) if isinstance(v, int) else text.format(x=Amount(v, lang))

    def _why_left(self, lang: str) -> str:
        w = WORDS[lang]
        if self.left == ONLY:
            return w[ONLY]
        return w["left"].format(why=words(f"{self.game.name}/bots/coach")[lang][f"left {self.left}"])


def compared(lines: Sequence[Advice]) -> list[Advice]:
    """The same lines, each telling the facts by which they differ, the ones that weigh most first."""
    rated = [x for x in lines if x.worlds]
    if len(rated) < 2:
        return list(lines)
    guide = search_of(rated[0].game).guide
    apart: dict[str, float] = {}
    for k, v in rated[0].facts.items():
        shares = [x.share(k) for x in rated]
        told = shares if isinstance(v, int) else [rounded(x) for x in shares]
        if min(told) < max(told):
            apart[k] = (max(shares) - min(shares)) * (1 if isinstance(v, int) else guide.weight(k))
    telling = tuple(sorted(apart, key=lambda k: -apart[k])[:SAID])
    return [replace(x, telling=telling) for x in lines]


def per_cent(x: float) -> int:
    return round(100 * x)


def kit_of(game: Game[Any]) -> Kit:
    from ... import games

    return games.kit(game.name)


def search_of(game: Game[Any], seed: int | str = 0) -> SearchBot:
    bot = kit_of(game).bot_of("search", seed)
    assert isinstance(bot, SearchBot)
    return bot


def searcher(game: Game[Any], budget: str | float, seed: int | str = 0) -> SearchBot:
    bot = search_of(game, seed)
    bot.budget, bot.aside = Budget.read(str(budget)), 1.0
    if bot.budget.cores > 1:  # what is tried elsewhere can't be told
        raise SetupError("coach cores", text=str(budget))
    return bot


def recorded(bot: SearchBot, seat: int) -> dict[Any, Record]:
    """From now on everything that this bot tries is noted, by the option's id or the line's answers."""
    notes: dict[Any, Record] = {}

    def watch(what: Option | Line, world: Game[Any]) -> None:
        record = notes.setdefault(key_of(what), Record())
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
    game: Game[Any],
    budget: str | float = "1s",
    seat: int | None = None,
    most: int = 3,
    seed: int | str = 0,
    picked: Sequence[str] = (),
) -> list[Advice]:
    """The best lines for whoever is asked, the likeliest to win first. budget: "1s" or a number of trials, as for the bot;
    picked: answers that were picked of a row, but not given yet."""
    d = decision_of(game, seat)
    game, d = after_picks(game, d, picked)
    bot = searcher(game, budget, seed)
    notes = recorded(bot, d.seat)
    usual = bot.guide.policy.choose(game, d)
    only = len([o for o in d.options if o.verb != "concede"]) == 1
    if only or d.kind in bot.guide.settled:
        return [replace(advice_of(game, d.seat, (usual.id,), None), left=ONLY if only else d.kind)]
    rows: list[Tried[Any]]
    trial: Callable[[Any, int], float]
    if bot.guide.in_turn(game, d):
        search = TurnSearch(bot, game, d)
        rows, trial = bot.ranked(search.rows[0], search.run()), search.trial
    else:
        rows, trial = bot.flat(game, d, usual), bot.trials(game, d)
    some = [row for row in rows if len(row.values) >= LEAST or ids_of(row.what) == STOP] or rows[:1]
    shown = unlike(game, d.seat, some, most)
    for row in shown:  # what dropped out early is tried as often as the others: else their luck is not the same
        row.values += [trial(row.what, n) for n in range(len(row.values), max(len(x.values) for x in shown))]
    lines = [advice_of(game, d.seat, ids_of(row.what), notes.get(key_of(row.what))) for row in shown]
    return compared(sorted(lines, key=lambda x: -x.chance))


def ids_of(what: Option | Line) -> tuple[str, ...]:
    return (what.id,) if isinstance(what, Option) else what.ids


def key_of(what: Option | Line) -> Any:
    """Under which a trial of it is noted."""
    return what.id if isinstance(what, Option) else what.ids


def after_picks(game: Game[Any], d: Decision, picked: Sequence[str]) -> tuple[Game[Any], Decision]:
    """The table as if these had been answered, as long as the row goes on."""
    after, row = game.clone(), [id for id in d.ask.of if id in picked]  # a row goes through the hand in one direction
    for id in row:
        now = next((x for x in after.state.pending if x.seat == d.seat), None)
        o = now.find(id) if now is not None and now.kind == d.kind else None
        if o is None:
            return game, d
        after.answer(o, seat=d.seat)
    found = next((x for x in after.state.pending if x.seat == d.seat and x.kind == d.kind), None)
    return (after, found) if found is not None and row else (game, d)


def unlike(game: Game[Any], seat: int, rows: Sequence[Tried[Any]], most: int) -> list[Tried[Any]]:
    """The first of them that a reader can tell apart: what does the same, in another order or paid in another way, is told
    once. To stop is always among them: whoever has chosen some wants to know."""
    kinds: dict[tuple[str, ...], Tried[Any]] = {}
    for row in rows:
        line = advice_of(game, seat, ids_of(row.what), None)
        kinds.setdefault(tuple(sorted(line.steps())), row)
    some = list(kinds.values())
    stop = [row for row in some[most:] if ids_of(row.what) == STOP]
    return [*some[: max(1, most - len(stop))], *stop]
