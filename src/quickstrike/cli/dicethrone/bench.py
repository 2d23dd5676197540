"""`quickstrike dicethrone bench`: how fast Dice Throne is, beside Champions."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ...kernel.language import Words, flat
from ..parser import add_json, add_lang, at_least, table

WORDS: Words = {
    "en": flat("""
    help: measure the speed
    about: Measure speed on one thread: random games of all heroes and modes, by turns with random games of \
Champions, and what a clone, a save, a view and a whole answer of the odds cost.
    rounds: rounds of which the median is told (default: 7)
"""),
    "fr": flat("""
    help: mesurer la vitesse
    about: Mesurer la vitesse sur un seul fil : des parties au hasard de tous les héros et modes, tour à tour avec des \
parties de Champions, et ce que coûtent une copie, une sauvegarde, une vue et une réponse complète des chances.
    rounds: rounds dont la médiane est donnée (par défaut : 7)
"""),
}
UNITS: Words = {
    "en": flat("""
    games_per_s: random games per second
    decisions_per_s: decisions per second (with at least two options)
    decisions_per_game: such decisions in a game
    champions_decisions_per_s: such decisions per second in Champions, in the same minutes
    decisions_ratio: decisions per decision of Champions (at least 1)
    clone_us: µs for a clone
    save_us: µs for a save
    load_us: µs for a load
    view_us: µs for a view
    undo_us: µs to take back a step
    odds_ms: ms for a whole answer of the odds on a new board (at most 20)
"""),
    "fr": flat("""
    games_per_s: parties au hasard par seconde
    decisions_per_s: décisions par seconde (avec au moins deux options)
    decisions_per_game: décisions de cette sorte par partie
    champions_decisions_per_s: décisions de cette sorte par seconde dans Champions, au même moment
    decisions_ratio: décisions par décision de Champions (au moins 1)
    clone_us: µs pour une copie
    save_us: µs pour une sauvegarde
    load_us: µs pour un chargement
    view_us: µs pour une vue
    undo_us: µs pour reprendre un coup
    odds_ms: ms pour une réponse complète des chances sur un nouveau plateau (au plus 20)
"""),
}


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("bench", help=w["help"], description=w["about"])
    p.add_argument("--rounds", type=at_least(1, "rounds"), default=7, metavar="N", help=w["rounds"])
    add_json(p)
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ...lab.dicethrone.dice_bench import measure

    got = measure(args.rounds)
    print(json.dumps(got) if args.json else table([(str(got[k]), words) for k, words in UNITS[args.lang].items()]))
    return 0
