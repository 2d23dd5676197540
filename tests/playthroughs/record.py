"""Golden playthroughs: whole games, answer by answer, with what the table looked like after each round.

    python -m tests.playthroughs.record [name ...]

plays them anew with the heuristic bot and writes `games/*.json`. A difference is a rules change (or one of chance, or
of the cards): say which in the commit that records them again.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.champions.game import ChampionsGame
from quickstrike.champions.rules import stats
from quickstrike.kernel.decision import Decision, Option

FOLDER = Path(__file__).parent / "games"
SPIDER, MARVEL = "spider-man", "captain-marvel"
GAMES: dict[str, dict[str, Any]] = {
    f"{'+'.join(heroes)}.rhino.{mode}": {"heroes": heroes, "scenario": "rhino", "mode": mode, "seed": seed}
    for heroes, mode, seed in (
        ([SPIDER], "standard", 1),
        ([SPIDER], "expert", 2),
        ([MARVEL], "standard", 3),
        ([MARVEL], "expert", 4),
        ([SPIDER, MARVEL], "standard", 5),
        ([SPIDER, MARVEL], "expert", 6),
    )
}
Row = dict[str, str]
"""A round: the answers given in it, and at its end the table in a line and a hash of everything on it."""
Choose = Callable[[ChampionsGame, Decision], Option]


class Different(AssertionError):
    """The game does not go as it was recorded."""


def play(setup: dict[str, Any], choose: Choose) -> Iterator[Row]:
    game = champions.new(**setup)
    given: list[str] = []
    now = game.state.round
    while (d := game.decision) is not None:
        option = choose(game, d)
        given.append(f"{d.seat}:{option.id}")
        game.answer(option, seat=d.seat)
        if game.state.round != now or game.result is not None:
            yield {"round": str(now), "answers": " ".join(given), "table": line(game), "hash": digest(game)}
            now, given = game.state.round, []


def line(game: ChampionsGame) -> str:
    """The table in a few words: "Spider-Man 7, hero, 5 cards; Rhino 12; The Break-In! 3; ..."."""
    s = game.state
    words = []
    for c in s.zones["play"]:
        i = s.play[c]
        if i.face.identity:
            words.append(f"{i.face.name} {stats.remaining(s, c)}, {len(s.zones[f'hand{i.controller}'])} cards")
        elif i.face.kind in ("villain", "minion", "ally"):
            words.append(f"{i.face.name} {stats.remaining(s, c)}")
        elif "scheme" in i.face.kind:
            words.append(f"{i.face.name} {i.threat}")
    return "; ".join([*words, *([game.result] if game.result else [])])


def digest(game: ChampionsGame) -> str:
    """A hash of where every card is, in order, and of what lies on those in play: of the table, not of its insides."""
    s = game.state
    zones = {name: [s.codes[c] for c in cards] for name, cards in s.zones.items() if name != "limbo"}
    on = [
        (
            i.face.code,
            i.controller,
            i.engaged,
            i.exhausted,
            i.damage,
            i.threat,
            i.stunned,
            i.confused,
            i.tough,
            sorted(i.counters.items()),
            [s.codes[c] for c in (*i.attached, *i.under, *i.boosts)],
        )
        for i in (s.play[c] for c in s.zones["play"])
    ]
    facts = json.dumps([s.round, s.first, s.acceleration, s.result, zones, on], sort_keys=True)
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def heuristic(setup: dict[str, Any]) -> Choose:
    bots = [bot_of("heuristic", f"playthrough {seat}") for seat in range(len(setup["heroes"]))]
    return lambda game, d: bots[d.seat].choose(game, d)


def recorded(rows: list[Row]) -> Choose:
    """Answers as they were written down."""
    answers = iter([a for row in rows for a in row["answers"].split()])

    def choose(game: ChampionsGame, d: Decision) -> Option:
        seat, _, wanted = next(answers, "0:nothing").partition(":")
        for x in game.decisions:
            for o in x.options:
                if (str(x.seat), o.id) == (seat, wanted) and x.seat == d.seat:
                    return o
        open_ = ", ".join(o.id for o in d.options)
        raise Different(f"round {game.state.round}: seat {seat} answered {wanted}; open for seat {d.seat} are {open_}")

    return choose


def check(setup: dict[str, Any], rows: list[Row]) -> None:
    """Play a recorded game again; `Different` says where it first goes another way."""
    count = 0
    for row, old in zip(play(setup, recorded(rows)), rows, strict=False):
        count += 1
        for what in ("round", "table", "hash"):
            if row[what] != old[what]:
                raise Different(
                    f"after round {old['round']} the {what} is\n  {row[what]}\nand was\n  {old[what]}\n"
                    f"table: {row['table']}"
                )
    if count != len(rows):
        raise Different(f"the game is over after {count} rounds, not {len(rows)}")


def load(path: Path) -> tuple[dict[str, Any], list[Row]]:
    whole = json.loads(path.read_text("utf-8"))
    return whole["setup"], whole["rounds"]


def write(name: str) -> str:
    setup = GAMES[name]
    rows = list(play(setup, heuristic(setup)))
    FOLDER.mkdir(exist_ok=True)
    lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    (FOLDER / f"{name}.json").write_text(f'{{"setup": {json.dumps(setup)}, "rounds": [\n{lines}\n]}}\n', "utf-8")
    return f"{name}: {len(rows)} rounds, {sum(len(r['answers'].split()) for r in rows)} answers; {rows[-1]['table']}"


if __name__ == "__main__":
    if unknown := [x for x in sys.argv[1:] if x not in GAMES]:
        raise SystemExit(f"no playthrough is called {unknown[0]!r}; there are: {', '.join(GAMES)}")
    for name in sys.argv[1:] or GAMES:
        print(write(name))
