"""Can a scenario be won at all? A bot that may take its moves back looks for a way, in the cards as they really lie.

    python -m tools.take_back --heroes doctor-strange:protection --scenario loki --seed 2 --out won.json

It keeps the best tables at the start of each round, plays each on a dozen times (as the heuristic would, but for a choice
here and there that is made by lot), and goes on with the best of what came out. That is no fair play, as it sees what will
be drawn: it shows that the rules as they are written let somebody win, where bots that play fairly never have. The same
words give the same game. `--out`: the game that was won, to be looked at by `quickstrike replay`.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.bots.champions.features import beaten
from quickstrike.champions import ChampionsGame
from quickstrike.kernel.decision import Decision, Option

SETTLED = ("pay", "order", "help")
"""Kinds of decisions that are left to the heuristic."""
IDLE = ("ask", "back", "concede", "offer")
LOTS = (0.08, 0.2, 0.4)
"""How often a choice is made by lot."""
FIRST = 400  # trials of a round at least, however few tables there are to go on from


def by_lot(d: Decision, lot: random.Random) -> Option:
    wanted = [o for o in d.options if o.verb not in IDLE and (o.verb != "end_turn" or lot.random() < 0.3)]
    return lot.choice(wanted or [o for o in d.options if o.verb != "concede"])


def play_a_round(game: ChampionsGame, often: float, lot: random.Random) -> ChampionsGame:
    """To the first turn of the next round."""
    bot, now = bot_of("heuristic"), game.time()
    while (d := game.decision) is not None and (game.time() == now or d.kind != "turn"):
        chance = d.kind not in SETTLED and lot.random() < often
        game.answer(by_lot(d, lot) if chance else bot.choose(game, d))
    return game


def points(view: dict[str, Any]) -> float:
    """How good a table is; 56 are a villain who is as good as beaten."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for p in view["play"]:
        kinds.setdefault(p["kind"], []).append(p)

    def of(*names: str) -> list[dict[str, Any]]:
        return [p for name in names for p in kinds.get(name, ())]

    heroes = [min(p["hp"], 12) for p in of("hero", "alter_ego")]
    room = sum(p.get("target", 0) - p["threat"] for p in of("main_scheme"))
    own = [p for p in of("upgrade", "support") if p["controller"] >= 0]
    good = (
        56 * beaten(view)
        + 1.5 * min(room, 6)
        + 0.4 * max(0, min(room, 20) - 6)
        + 0.8 * sum(heroes)
        + 0.8 * sum(p["hp"] + 1 for p in of("ally"))
        + 1.6 * len(own)
    )
    bad = (
        0.7 * sum(p["hp"] + 1 for p in of("minion"))
        + sum(1.5 + 0.35 * p["threat"] for p in of("side_scheme"))
        + len(of("attachment"))
        + (4 if sum(heroes) <= 3 * len(heroes) else 0)
    )
    return good - bad


def search(game: ChampionsGame, keep: int, tries: int, rounds: int, lot: random.Random) -> ChampionsGame | None:
    bot = bot_of("heuristic")
    while game.decision is not None and game.decision.kind != "turn":
        game.answer(bot.choose(game, game.decision))
    best = [game]
    for _ in range(rounds):
        found: dict[float, ChampionsGame] = {}  # tables that are worth the same are mostly the same
        lost = 0
        for table in best:
            for n in range(max(tries, FIRST // len(best))):
                after = play_a_round(table.clone(quiet=True), lot.choice(LOTS) if n else 0.0, lot)
                if after.result == "won":
                    return after
                if after.result is None:
                    found.setdefault(round(points(after.view(0)), 3), after)
                lost += after.result is not None
        best = [found[x] for x in sorted(found, reverse=True)[:keep]]
        if not best:
            print("All tables are lost.")
            return None
        print(f"{best[0].clock()}: {len(found)} tables, {lost} lost, the best {max(found):.1f} points", flush=True)
    return None


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--heroes", nargs="+", default=["doctor-strange:protection"])
    p.add_argument("--scenario", default="loki")
    p.add_argument("--mode", default="standard")
    p.add_argument("--seed", default="2")
    p.add_argument("--keep", type=int, default=60, help="tables that are gone on with")
    p.add_argument("--tries", type=int, default=10, help="for each of them")
    p.add_argument("--rounds", type=int, default=30)
    p.add_argument("--out", type=Path)
    args = p.parse_args()
    game = champions.new(args.heroes, args.scenario, args.mode, args.seed)
    won = search(game, args.keep, args.tries, args.rounds, random.Random(args.seed))
    if won is None:
        return 1
    print(f"Won in {won.clock()} with {len(won.answers)} answers.")
    if args.out:  # the game as anybody would have played it, with its log
        told = ChampionsGame.replay(won.setup, [(seat, o.id) for seat, o in won.answers])
        args.out.write_text(told.save(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
