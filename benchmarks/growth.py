"""How the cost of a decision grows with players, with cards in play and with the length of a game.

    QUICKSTRIKE_PURE=1 python benchmarks/growth.py [GAMES]

Counted in operations of Python's interpreter, which are the same on every run, whatever else the machine does. GAMES random
games for each number of players, from Spider-Man against Rhino on.
"""

from __future__ import annotations

import sys
from collections import defaultdict

from quickstrike import BUILD
from quickstrike.champions.setting import ChampionsSetting
from quickstrike.lab.bench import Dice
from quickstrike.lab.stats import mean

HEROES = ("spider-man", "captain-marvel", "she-hulk", "iron-man")
Row = tuple[int, int, int, int]
"""(players, cards in play, answers so far, operations)."""


class Counter:
    """Operations of everything that is called while it counts."""

    def __init__(self):
        self.n = 0

    def called(self, frame, event, arg):
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self.step

    def step(self, frame, event, arg):
        self.n += event == "opcode"
        return self.step

    def of(self, what, *args):
        self.n = 0
        sys.settrace(self.called)
        try:
            what(*args)
        finally:
            sys.settrace(None)
        return self.n


def rows(players: int, games: int) -> list[Row]:
    out, dice, counter = [], Dice(players), Counter()
    for n in range(games):
        game = ChampionsSetting(HEROES[:players], "rhino").new(f"growth {n}")
        while (d := game.decision) is not None:
            option = dice.pick([o for o in d.options if o.verb != "concede"])
            cards, answers = len(game.state.play), len(game.answers)
            out.append((players, cards, answers, counter.of(game.answer, option)))
    return out


def told(title: str, found: list[Row], of, step: int) -> None:
    groups = defaultdict(list)
    for r in found:
        groups[of(r) // step * step].append(r[3])
    print(title)
    for k in sorted(groups):
        name = f"{k} to {k + step - 1}" if step > 1 else str(k)
        print(f"  {name:>12}: {mean(groups[k]):8,.0f} operations a decision ({len(groups[k])} of them)")


def main() -> None:
    if BUILD == "compiled":
        sys.exit("only pure Python has operations to count: QUICKSTRIKE_PURE=1")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    found = [r for players in range(1, len(HEROES) + 1) for r in rows(players, games)]
    told("players", found, lambda r: r[0], 1)
    told("cards in play, one player", [r for r in found if r[0] == 1], lambda r: r[1], 5)
    told("cards in play, four players", [r for r in found if r[0] == 4], lambda r: r[1], 10)
    told("answers so far, four players", [r for r in found if r[0] == 4], lambda r: r[2], 100)


if __name__ == "__main__":
    main()
