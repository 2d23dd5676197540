"""The searching bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel.chance import seed_of
from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from .budget import Budget, Meter
from .guide import Guide, Mark
from .halving import Tried, better, halve
from .lines import Line, any_after, make_line
from .luck import Luck
from .trials import follow, play_on, value_of, world_of

ASIDE = 0.25  # of the budget, for a decision outside one's turn
MOST_OPTIONS = 12  # of a decision; of more than that some are left out
LINES = (24, 200, 6)
"""Lines that are made up for a turn: at least, at most, and one for so many trials that there will be."""
FINAL = (10, 48, 28)
"""The same of those that are compared to the end."""
NOISE = 0.25  # how often a made-up line leaves the policy's way
LOOKS = 2  # worlds in which a line is tried before it may be left


@dataclass(frozen=True)
class Plan:
    """A line under way: its answers, what had been seen when it was made, and how many answers the game had then."""

    ids: tuple[str, ...]
    mark: tuple[Any, ...]
    since: int


class SearchBot:
    """It remembers nothing but the line that it is playing, and drops it when it does not fit the table."""

    slow = True  # whoever has other things to do meanwhile lets it think aside

    def __init__(self, guide: Guide, seed: int | str = 0, budget: Budget | None = None) -> None:
        self.guide, self.seed, self.budget = guide, seed, budget or Budget()
        # the part of the budget that a single decision gets: all of it where whole turns are not known
        self.aside = 1.0 if type(guide).in_turn is Guide.in_turn else ASIDE
        self.plan: Plan | None = None
        self.watch: Callable[[Any, Game[Any]], None] | None = None
        """Is told of every trial: the option or line, and the table that it came to."""

    # ---- the answer
    def choose(self, game: Game[Any], decision: Decision) -> Option:
        options = [o for o in decision.options if o.verb != "concede"]
        planned = self._planned(game, decision)
        if planned is not None:
            return planned
        if len(options) == 1:
            return options[0]
        if self.guide.in_turn(game, decision):
            ids = self.turns(game, decision)[0].what.ids
            self.plan = Plan(ids, self._mark(game, decision), len(game.answers))
            return next(o for o in options if o.id == ids[0])
        usual = self.guide.policy.choose(game, decision)
        if decision.kind in self.guide.settled:
            return usual
        some = self.guide.promising(game, decision, options)
        return self.flat(game, decision, usual, among=some)[0].what

    def _mark(self, game: Game[Any], d: Decision) -> tuple[Any, ...]:
        return (d.seat, *game.clock(), *game.revealed())

    def _planned(self, game: Game[Any], decision: Decision) -> Option | None:
        """The next step of the line under way, as long as it was followed and nothing new was seen."""
        plan = self.plan
        if plan is None:
            return None
        given = tuple(o.id for _, o in game.answers[plan.since :])
        n = len(given)
        if n < len(plan.ids) and given == plan.ids[:n] and plan.mark == self._mark(game, decision):
            found = decision.find(plan.ids[n])
            if found is not None:
                return found
        self.plan = None
        return None

    # ---- options of one decision
    def flat(
        self,
        game: Game[Any],
        decision: Decision,
        usual: Option,
        also: Option | None = None,
        among: Sequence[Option] | None = None,
    ) -> list[Tried[Option]]:
        """The options that differ, the best first. The usual one stays the best unless another is surely better. also: one
        that is not left out; among: the ones to try, without it all that are worth a trial."""
        if among is None:
            among = self.guide.candidates(game, decision, decision.options)
        others = [o for o in among if o is not usual and o.verb not in ("concede", "back")]
        some = [o for i, o in enumerate(others) if o is also or not i % (1 + len(others) // MOST_OPTIONS)]
        rows = [Tried(o) for o in [usual, *some]]
        if len(rows) == 1:
            return rows
        meter = Meter(self.budget.part(self.aside))
        return self.ranked(rows[0], halve(rows, self.trials(game, decision), meter, self.cores))

    @property
    def cores(self) -> int:
        return self.budget.cores if self.watch is None else 1  # what is tried elsewhere can't be watched

    def trials(self, game: Game[Any], decision: Decision, begin: int = 0) -> Callable[[Option, int], float]:
        """What an option of this decision comes to in a world, and the policy after it. begin: the number of the first
        world."""
        seat, horizon = decision.seat, self.guide.horizon(game, decision)
        worlds = Worlds(game, seat, self._salt(decision))

        def trial(o: Option, n: int) -> float:
            world = worlds.get(begin + n)
            follow(world, [o.id])
            return self.rated(o, world, seat, horizon)

        return trial

    def rated(self, what: Any, world: Game[Any], seat: int, horizon: Mark) -> float:
        """Play a world on to where it can be rated; what it comes to."""
        play_on(world, self.guide, horizon)
        if self.watch is not None:
            self.watch(what, world)
        return value_of(world, seat, self.guide)

    def ranked(self, usual: Tried[Any], ranked: list[Tried[Any]]) -> list[Tried[Any]]:
        if ranked[0] is usual or better(ranked[0], usual, self.guide.steady, self.guide.least):
            return ranked
        return [usual, *(r for r in ranked if r is not usual)]

    # ---- whole turns
    def turns(self, game: Game[Any], decision: Decision) -> list[Tried[Line]]:
        """Lines of answers for this turn with what they came to, the best first."""
        search = TurnSearch(self, game, decision)
        return self.ranked(search.rows[0], search.run())

    def _salt(self, decision: Decision) -> int:
        return seed_of(f"{self.seed} {decision.number}") % (1 << 40)


class Searching:
    """Makes searching bots for one game: `search`, `search:0.2s`, `search:300`, `search:1s*2`."""

    def __init__(self, guide: Callable[[], Guide]) -> None:
        self.guide = guide

    def __call__(self, seed: int | str) -> SearchBot:
        return SearchBot(self.guide(), seed)

    def set(self, seed: int | str, setting: str) -> SearchBot:
        return SearchBot(self.guide(), seed, Budget.read(setting))


class Worlds:
    """Worlds 0, 1, 2, ... that a seat holds possible at one moment."""

    def __init__(self, game: Game[Any], seat: int, salt: int) -> None:
        self.game, self.seat, self.salt = game.clone(quiet=True), seat, salt

    def get(self, n: int, after: Game[Any] | None = None) -> Game[Any]:
        """after: a table that follows from this one without anything new being seen."""
        return world_of(self.game if after is None else after, self.seat, self.salt + n)


class TurnSearch:
    """The lines of one turn: made, tried, and the best of them changed a little."""

    def __init__(self, bot: SearchBot, game: Game[Any], decision: Decision) -> None:
        self.bot, self.guide, self.seat, self.decision = bot, bot.guide, decision.seat, decision
        salt = bot._salt(decision)
        self.luck, self.meter = Luck(salt), Meter(bot.budget)
        self.worlds = Worlds(game, self.seat, salt)
        self.root = self.worlds.get(-1)
        self.horizon: Mark = self.guide.horizon(game, decision)
        self.rows: list[Tried[Line]] = []
        self.keys: set[Any] = set()
        self.add((), 0.0)

    def add(self, first: Sequence[str], noise: float) -> Tried[Line] | None:
        """Another line, unless it comes to the same as one that is there."""
        line = make_line(self.root, self.seat, self.guide, self.luck, first, noise)
        key = line.key(self.seat)
        if not line.ids or key in self.keys:
            return None
        self.keys.add(key)
        self.rows.append(row := Tried(line))
        return row

    def trial(self, line: Line, n: int) -> float:
        world = self.worlds.get(n, line.after)
        follow(world, line.ids if line.after is None else line.ids[-1:])
        return self.bot.rated(line, world, self.seat, self.horizon)

    def look(self, row: Tried[Line]) -> None:
        while len(row.values) < LOOKS:
            row.values.append(self.trial(row.what, len(row.values)))
            self.meter.trials += 1

    def run(self) -> list[Tried[Line]]:
        meter, usual = self.meter, self.rows[0]
        self.look(usual)
        for o in self.guide.candidates(self.root, self.decision, self.decision.options):
            if meter.used() < 0.25 and o.verb not in ("concede", "back"):
                self._try((o.id,), 0.0)
        for _ in range(LINES[1]):
            if len(self.rows) < meter.many(LINES) // 2 and meter.used() < 0.4:
                self._try((), NOISE)
        for _ in range(2 * LINES[1]):
            if len(self.rows) < meter.many(LINES) and meter.used() < 0.6:
                self._mutate()
        best = sorted(self.rows[1:], key=lambda r: -r.mean)[: meter.many(FINAL)]
        return halve([usual, *best], self.trial, meter, self.bot.cores)

    def _try(self, first: Sequence[str], noise: float) -> None:
        row = self.add(first, noise)
        if row is not None:
            self.look(row)

    def _mutate(self) -> None:
        """One of the best lines with something else at one step, or with a step more or less."""
        best = sorted(self.rows, key=lambda r: -r.mean)
        ids = best[min(len(best) - 1, self.luck.below(5) * self.luck.below(5) // 4)].what.ids
        cut = self.luck.below(len(ids))
        how = self.luck.below(10)
        if how < 4:
            self._try((*any_after(self.root, ids[:cut], self.luck), *ids[cut:]), 0.0)
        elif how < 6:
            self._try((*ids[:cut], *ids[cut + 1 :]), 0.0)
        else:
            self._try(any_after(self.root, ids[:cut], self.luck), 0.0 if how < 8 else NOISE / 2)
