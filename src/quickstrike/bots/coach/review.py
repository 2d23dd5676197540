"""A game that was played, looked at again: how likely each seat was to win, where that turned, and what would have been
better.

Each decision is looked at twice. A few trials of every option show whether another one looks better than what was played; the
best of many looks better than it is, so only then both are tried again, in other worlds, and these alone count.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..search import SearchBot
from ..search.budget import Meter
from ..search.halving import Tried, better, halve
from .advice import Advice, advice_of, compared, per_cent, recorded, searcher

SURE = 2.5  # standard errors of a difference from which on a move is called a mistake
LEAST = 0.1  # and so much of the chance to win it must have cost
DOUBT = 0.5  # standard errors from which on another move is looked at again
MORE = 2.0  # the second look's budget, in those of the first
AGAIN = 1 << 20  # the number of the first world of the second look


@dataclass(frozen=True)
class Moment:
    """One decision of the game. number: answers before it; chance: to win, after what was played; better: what would have
    been, if anything surely was."""

    number: int
    seat: int
    clock: tuple[str, int]
    played: Advice
    better: Advice | None = None

    @property
    def chance(self) -> float:
        return self.played.chance

    @property
    def loss(self) -> float:
        """What it cost, of the chance to win."""
        return self.better.chance - self.played.chance if self.better is not None else 0.0


@dataclass(frozen=True)
class Review:
    """ended: what the result was worth to each of the seats, if the game is over: a curve that ends at 90 % may fall yet."""

    moments: tuple[Moment, ...]
    ended: Mapping[int, float] = field(default_factory=dict)

    @property
    def mistakes(self) -> list[Moment]:
        """The worst first."""
        return sorted((m for m in self.moments if m.better is not None), key=lambda m: -m.loss)

    def curve(self, seat: int) -> list[tuple[int, list[Moment]]]:
        """The decisions of a seat, by round or turn."""
        out: dict[int, list[Moment]] = {}
        for m in self.moments:
            if m.seat == seat:
                out.setdefault(m.clock[1], []).append(m)
        return list(out.items())

    def shown(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "moments": [
                {
                    "answer": m.number,
                    "seat": m.seat,
                    m.clock[0]: m.clock[1],
                    "played": m.played.ids[0],
                    "chance": round(m.chance, 3),
                    **({"better": m.better.ids[0], "loss": round(m.loss, 3)} if m.better is not None else {}),
                }
                for m in self.moments
            ],
            "ended": [{"seat": seat, "chance": chance} for seat, chance in self.ended.items()],
        }


def review(
    game: Game[Any],
    budget: str | float = "48",
    seats: Sequence[int] | None = None,
    seed: int | str = 0,
    progress: Callable[[int], None] | None = None,
    numbers: Collection[int] | None = None,
) -> Review:
    """Look at the decisions of these seats, or of all. budget: for each of them, as for the bot. numbers: of the answers that
    are looked at, if not all."""
    answers = [(seat, o.id) for seat, o in game.answers]
    looked = set(game.seats() if seats is None else seats)
    bot = searcher(game, budget, seed)
    out: list[Moment] = []

    def watch(g: Game[Any]) -> None:
        seat, wanted = answers[len(g.answers)]
        if progress is not None:
            progress(len(g.answers))
        if (
            seat in looked
            and (numbers is None or len(g.answers) in numbers)
            and (found := judged(g, bot, seat, wanted)) is not None
        ):
            out.append(found)

    type(game).replay(game.setup, answers, watch)
    return Review(tuple(out), ended(game, looked))


def ended(game: Game[Any], seats: Iterable[int]) -> dict[int, float]:
    """What was left of the chances when the game was over."""
    worth = {seat: game.payoff(seat) for seat in sorted(seats)}
    return {seat: x for seat, x in worth.items() if x is not None}


def judged(game: Game[Any], bot: SearchBot, seat: int, wanted: str) -> Moment | None:
    """What was chosen beside what could have been; None where there was nothing to think about."""
    d = next((d for d in game.state.pending if d.seat == seat), None)
    chosen = d.find(wanted) if d is not None else None
    if d is None or chosen is None or d.kind in bot.guide.settled:
        return None
    if chosen.verb == "concede" or len([o for o in d.options if o.verb != "concede"]) < 2:
        return None
    bot.guide.steady = DOUBT
    notes, now = recorded(bot, seat), game.clone()
    best = bot.flat(game, d, chosen, bot.guide.policy.choose(game, d))[0].what
    if best is chosen or notes[best.id].chance - notes[chosen.id].chance < LEAST / 2:
        return Moment(len(game.answers), seat, game.clock(), advice_of(now, seat, (chosen.id,), notes.get(chosen.id)))
    notes = recorded(bot, seat)
    sure = looked_again(game, bot, d, chosen, best)
    played, other = compared([advice_of(now, seat, (o.id,), notes.get(o.id)) for o in (chosen, best)])
    sure = sure and other.chance - played.chance >= LEAST
    return Moment(len(game.answers), seat, game.clock(), played, other if sure else None)


def looked_again(game: Game[Any], bot: SearchBot, d: Decision, chosen: Option, best: Option) -> bool:
    """Both moves in worlds that nobody has looked at yet: is the other one surely better?"""
    meter = Meter(bot.budget.part(MORE))
    rows = halve([Tried(chosen), Tried(best)], bot.trials(game, d, AGAIN), meter)
    played = next(r for r in rows if r.what is chosen)
    return rows[0] is not played and better(rows[0], played, SURE)


__all__ = ["Moment", "Review", "per_cent", "review"]
