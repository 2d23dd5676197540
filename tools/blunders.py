"""How well the coach's review finds mistakes: plant one blunder in each of many bot games, review them, count.

    python -m tools.blunders champions --games 50 --out blunders.jsonl

A game is played by the game's usual bot. At a moment of it that chance picks, a move that the bot did not want is forced,
once, if it is plainly worse; then the bot plays on. Plainly worse is judged without the review and its evaluation: from there
both moves are played to the end of the game in the same worlds, and the forced one must win less often by `WORSE` of all
games, and by `SURE` standard errors. A game in which no such move turns up is left out and the next seed is taken.

Every other move is counted as sound, although the bot errs too: with `--judge N` so many flags of a game are judged in the same
way, and what they cost is told beside the count. `--moves N` looks at so many of the other moves, drawn by lot, instead of all.
`--out` keeps a line for each game; a run that was
broken off goes on from there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from quickstrike import games
from quickstrike.bots.bot import Bot, play_out
from quickstrike.bots.coach.advice import searcher
from quickstrike.bots.coach.review import Review, review
from quickstrike.bots.search import Budget, SearchBot
from quickstrike.bots.search.luck import Luck
from quickstrike.games import Kit
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.game import Game
from quickstrike.kernel.setting import Setting
from quickstrike.lab.stats import wilson
from tools.told import one_or_more, rows_of, run

CORE = ("spider-man", "captain-marvel", "she-hulk", "iron-man", "black-panther")
WORSE, SURE = 0.2, 3.0
LOOKS = ((4, 0.25), (16, WORSE), (40, WORSE))
"""After so many worlds a move that costs less than this is given up."""
IDLE = ("end_turn", "pass", "done")
"""What is tried half of the time where it can be done: doing nothing."""
TRIES = 16  # moments of a game at which a blunder is looked for


@dataclass(frozen=True)
class Cost:
    """What a move costs beside another, in games won of all; by so many standard errors."""

    mean: float
    errors: float

    @property
    def plain(self) -> bool:
        return self.mean >= WORSE and self.errors >= SURE


def setting_of(kit: Kit, n: int) -> Setting:
    """Champions against Rhino, where the bot wins often enough for something to be lost; other tables as they come."""
    if kit.name == "champions":
        return kit.setting().read({"heroes": [CORE[n % len(CORE)]], "scenario": "rhino"})
    return next(iter(kit.tables(1, f"blunders {n}")))


def cost(game: Game[Any], seat: int, move: Option, other: Option, bot: Bot, looks: Any = LOOKS) -> Cost:
    """How much less often `move` wins than `other` when the bot plays both to the end, in the same worlds."""
    pairs: list[float] = []
    mean = errors = 0.0
    for worlds, least in looks:
        for n in range(len(pairs), worlds):
            pairs.append(to_the_end(game, seat, other, bot, n) - to_the_end(game, seat, move, bot, n))
        mean = sum(pairs) / worlds
        spread = sum((x - mean) ** 2 for x in pairs) / (worlds - 1)
        errors = mean / max(sqrt(spread / worlds), 1e-9)
        if mean < least:
            break
    return Cost(mean, errors if mean > 0 else 0.0)


def to_the_end(game: Game[Any], seat: int, o: Option, bot: Bot, n: int) -> float:
    world = game.resampled(seat, 7_000_000 + n)
    world.answer(o.id)
    play_out(world, [bot] * len(list(game.seats())), 20_000)
    return float(world.payoff(seat) or 0)


def planted(kit: Kit, n: int, bot: SearchBot) -> tuple[Game[Any], int, Cost] | None:
    """A game with one blunder, the number of that answer and what it cost; None if none was found."""
    policy, luck = bot.guide.policy, Luck(f"blunders {kit.name} {n}")
    game = setting_of(kit, n).new(f"blunders/{n}")
    tables: list[Game[Any]] = []
    while (d := game.decision) is not None:
        if d.kind not in bot.guide.settled and real(d) > 1:
            tables.append(game.clone())
        game.answer(policy.choose(game, d))
    for _ in range(min(TRIES, len(tables))):
        table = tables.pop(luck.below(len(tables)))
        d = table.decision
        assert d is not None
        usual = policy.choose(table, d)
        options = [o for o in bot.guide.candidates(table, d, d.options) if o.verb not in ("concede", "back")]
        others = [o for o in options if o.id != usual.id]
        if not others:
            continue
        idle = [o for o in others if o.verb in IDLE and luck.below(2)]
        move = idle[0] if idle else others[luck.below(len(others))]
        found = cost(table.clone(quiet=True), d.seat, move, usual, policy)
        if found.plain:
            at = len(table.answers)
            table.answer(move)
            play_out(table, [policy] * len(list(table.seats())), 20_000)
            return table, at, found
    return None


def flags(found: Review, game: Game[Any], at: int, policy: Bot, most: int) -> Iterator[dict[str, Any]]:
    """The moves beside the blunder that were called mistakes; the worst of them judged by playing to the end."""
    tables: dict[int, Game[Any]] = {}
    wanted = {m.number for m in found.mistakes[:most]}

    def watch(g: Game[Any]) -> None:
        if len(g.answers) in wanted:
            tables[len(g.answers)] = g.clone(quiet=True)

    type(game).replay(game.setup, [(seat, o.id) for seat, o in game.answers], watch)
    for k, m in enumerate(found.mistakes):
        if m.number == at or m.better is None:
            continue
        row: dict[str, Any] = {"answer": m.number, "loss": round(m.loss, 3)}
        if k < most and (d := next((d for d in tables[m.number].state.pending if d.seat == m.seat), None)) is not None:
            move, other = d.find(m.played.ids[0]), d.find(m.better.ids[0])
            assert move is not None and other is not None
            judged = cost(tables[m.number], m.seat, move, other, policy, ((40, 0.0),))
            row |= {"cost": round(judged.mean, 3), "errors": round(judged.errors, 2)}
        yield row


def drawn(game: Game[Any], at: int, bot: SearchBot, moves: int, n: int) -> set[int]:
    """The blunder and so many other answers of the game that a review looks at."""
    luck, left = Luck(f"moves {n}"), list[int]()

    def watch(g: Game[Any]) -> None:
        d = g.decision
        if len(g.answers) != at and d is not None and d.kind not in bot.guide.settled and real(d) > 1:
            left.append(len(g.answers))

    type(game).replay(game.setup, [(seat, o.id) for seat, o in game.answers], watch)
    return {at, *(left.pop(luck.below(len(left))) for _ in range(min(moves, len(left))))}


def real(d: Decision) -> int:
    return len([o for o in d.options if o.verb != "concede"])


def one(kit: Kit, n: int, budget: str, judge: int, moves: int) -> dict[str, Any]:
    bot = searcher(setting_of(kit, n).new(0), budget)
    begun = time.process_time()
    made = planted(kit, n, bot)
    if made is None:
        return {"n": n, "planted": False}
    game, at, price = made
    making, begun = time.process_time() - begun, time.process_time()
    found = review(game, budget, numbers=drawn(game, at, bot, moves, n) if moves else None)
    took = time.process_time() - begun
    numbers = [m.number for m in found.mistakes]
    return {
        "n": n,
        "planted": True,
        "setting": setting_of(kit, n).told(),
        "answer": at,
        "move": game.answers[at][1].id,
        "cost": round(price.mean, 3),
        "result": game.result,
        "named": at in numbers,
        "place": numbers.index(at) + 1 if at in numbers else None,
        "moves": sum(m.number != at for m in found.moments),
        "flagged": list(flags(found, game, at, bot.guide.policy, judge)),
        "making_s": round(making, 1),
        "review_s": round(took, 1),
    }


def share(k: int, n: int) -> str:
    low, high = wilson(k, n)
    return f"{k} of {n} = {k / max(n, 1):.1%} ({low:.1%} to {high:.1%})"


def told(rows: list[dict[str, Any]]) -> str:
    some = [r for r in rows if r["planted"]]
    flagged = [f for r in some for f in r["flagged"]]
    judged = [f for f in flagged if "cost" in f]
    return "\n".join(
        [
            f"games with a blunder: {len(some)}, without one: {len(rows) - len(some)}",
            f"blunders named: {share(sum(r['named'] for r in some), len(some))}",
            f"  as one of the five worst: {share(sum(bool(r['place'] and r['place'] <= 5) for r in some), len(some))}",
            f"other moves flagged: {share(len(flagged), sum(r['moves'] for r in some))}",
            f"  of {len(judged)} of these played to the end, the better move won more often in {sum(f['cost'] > 0 for f in judged)}"
            f", by {sum(f['cost'] for f in judged) / max(1, len(judged)):.1%} of all games in the mean",
            f"a review took {sum(r['review_s'] for r in some) / max(1, len(some)):.0f} s of processor time in the mean",
        ]
    )


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game", choices=games.names())
    p.add_argument("--games", type=one_or_more, default=50, help="with a blunder")
    p.add_argument("--budget", default="48", help="trials for a decision, as for `quickstrike review`")
    p.add_argument("--judge", type=int, default=0, help="so many flags of a game are judged by playing to the end")
    p.add_argument("--moves", type=int, default=0, help="so many other moves of a game, drawn by lot (0: all)")
    p.add_argument("--begin", type=int, default=0, help="the first seed")
    p.add_argument("--out", type=Path)
    args = p.parse_args()
    kit, rows = games.kit(args.game), rows_of(args.out)
    Budget.read(args.budget)  # one that makes no sense is told before anything is played
    n = max((r["n"] for r in rows), default=args.begin - 1) + 1
    while sum(r["planted"] for r in rows) < args.games:
        rows.append(row := one(kit, n, args.budget, args.judge, args.moves))
        n += 1
        print(json.dumps(row), flush=True)
        if args.out:
            with args.out.open("a", encoding="utf-8") as f:
                f.write(json.dumps(row) + "\n")
    print(told(rows))


if __name__ == "__main__":
    run(main)
