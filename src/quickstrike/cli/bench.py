"""`quickstrike bench`: how fast the engine is, beside a yardstick."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ..kernel.language import Words, flat
from .parser import add_json, add_lang, at_least, table

WORDS: Words = {
    "en": flat("""
    help: measure the speed
    about: Measure speed on one thread: random solo games of every hero against every villain, and what a clone, a \
save, a view cost in the middle of an effect. The yardstick, random legal moves with the package chess, is taken in \
the same run.
    rounds: rounds of which the median is told (default: 7)
    missing: the yardstick is missing: pip install 'quickstrike[bench]'
"""),
    "fr": flat("""
    help: mesurer la vitesse
    about: Mesurer la vitesse sur un seul fil : des parties en solo au hasard de chaque héros contre chaque \
méchant, et ce que coûtent une copie, une sauvegarde, une vue au milieu d'un effet. L'étalon, des coups légaux au \
hasard avec le paquet chess, est mesuré en même temps.
    rounds: rounds dont la médiane est donnée (par défaut : 7)
    missing: il manque l'étalon : pip install 'quickstrike[bench]'
"""),
}
UNITS: Words = {
    "en": flat("""
    games_per_s: random games per second
    decisions_per_s: decisions per second (with at least two options)
    decisions_per_game: such decisions in a game
    events_per_game: notes in the log of a game
    clone_us: µs for a clone
    save_us: µs for a save
    load_us: µs for a load
    view_us: µs for a view
    undo_us: µs to take back a step
    chess_moves_per_s: yardstick: random moves of chess per second
    decisions_ratio: decisions per move of the yardstick (at least 0.35, 1 is the aim)
    clone_ratio: moves of the yardstick in the time of a clone (at most 1.5)
    pairing_decisions_per_s: decisions per second of Spider-Man against Rhino alone
    pairing_ratio: the same per move of the yardstick
    mix_ratio: decisions per second of all heroes and villains, beside that pairing
"""),
    "fr": flat("""
    games_per_s: parties au hasard par seconde
    decisions_per_s: décisions par seconde (avec au moins deux options)
    decisions_per_game: décisions de cette sorte par partie
    events_per_game: notes dans le journal d'une partie
    clone_us: µs pour une copie
    save_us: µs pour une sauvegarde
    load_us: µs pour un chargement
    view_us: µs pour une vue
    undo_us: µs pour reprendre un coup
    chess_moves_per_s: étalon : coups d'échecs au hasard par seconde
    decisions_ratio: décisions par coup de l'étalon (au moins 0,35 ; le but est 1)
    clone_ratio: coups de l'étalon dans le temps d'une copie (au plus 1,5)
    pairing_decisions_per_s: décisions par seconde de Spider-Man contre Rhino seuls
    pairing_ratio: les mêmes par coup de l'étalon
    mix_ratio: décisions par seconde de tous les héros et méchants, rapportées à ce duel
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
    from ..lab.bench import measure

    got = measure(args.rounds)
    if got["chess_moves_per_s"] is None:
        print(f"quickstrike bench: {WORDS[args.lang]['missing']}", file=sys.stderr)
    if args.json:
        print(json.dumps(got))
    else:
        print(table([(str(got[k]) if got[k] is not None else "-", words) for k, words in UNITS[args.lang].items()]))
    return 0
