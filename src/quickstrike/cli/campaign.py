"""`quickstrike campaign new | play | show FILE`: scenarios one after another, with a log of what persists."""
from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from .. import champions
from ..champions.campaign import CAMPAIGNS, Log
from ..champions.faces import face_of
from ..champions.scenarios import called, scenario_of, seat_of, table_setup
from ..champions.text.names import title
from ..champions.text.words import Words
from ..kernel.errors import QuickstrikeError, SaveError, SetupError
from ..term import store
from .base import Parser, add_lang, seed
from .play import session_of
from .table import add_modes, add_seats, modes, seats

ABOUT = "Play a campaign: what happens in one scenario is felt in the next. See docs/campaign.md."
DEFAULT = "spider-man"
WORDS: Words = {
    "en": {"campaign": "campaign", "heroes": "heroes", "expert": "expert campaign", "next": "next", "won": "won",
           "lost": "lost", "over": "The campaign is won.", "rounds": "rounds", "removed": "out of the campaign",
           "points": "victory points", "damage": "{who} begins with {n} damage.",
           "threat": "The main scheme begins with {n} threat more.",
           "shuffle": "{card} is shuffled into the encounter deck.", "open": "a game is under way",
           "leave": "Within the campaign, go on with: quickstrike campaign play {path}", "colon": ": ",
           "again": "The scenario can be tried again: quickstrike campaign play {path}",
           "go on": "The next scenario is {scenario}: quickstrike campaign play {path}",
           "begun": "A new campaign. Begin with: quickstrike campaign play {path}"},
    "fr": {"campaign": "campagne", "heroes": "héros", "expert": "campagne experte", "next": "ensuite", "won": "gagnée",
           "lost": "perdue", "over": "La campagne est gagnée.", "rounds": "rounds", "removed": "hors de la campagne",
           "points": "points de victoire", "damage": "{who} commence avec {n} dégâts.",
           "threat": "La manigance principale commence avec {n} menaces de plus.",
           "shuffle": "{card} est mélangée au deck Rencontre.", "open": "une partie est en cours",
           "leave": "Dans la campagne, continuez avec : quickstrike campaign play {path}", "colon": " : ",
           "again": "Le scénario peut être retenté : quickstrike campaign play {path}",
           "go on": "Le scénario suivant est {scenario} : quickstrike campaign play {path}",
           "begun": "Une nouvelle campagne. Commencez par : quickstrike campaign play {path}"},
}


def register(subparsers: Any) -> None:
    p = subparsers.add_parser("campaign", help="scenarios one after another", description=ABOUT)
    sub = p.add_subparsers(dest="what", metavar="COMMAND", required=True, parser_class=Parser)
    new = sub.add_parser("new", help="begin a campaign log")
    add_seats(new, DEFAULT)
    new.add_argument("--campaign", default=next(iter(CAMPAIGNS)), help=f"one of {', '.join(CAMPAIGNS)}")
    new.add_argument("--expert", action="store_true", help="expert campaign: all damage stays, not half of it")
    new.add_argument("--seed", type=seed, help="a number or a word (default: a new one)")
    new.set_defaults(run=run_new)
    play = sub.add_parser("play", help="play the next scenario, or go on with it")
    add_modes(play)
    play.add_argument("--bot", action="append", default=[], metavar="SEAT=BOT", help="let a bot play a seat")
    play.add_argument("--no-color", action="store_true", help="no colours")
    play.set_defaults(run=run_play)
    show = sub.add_parser("show", help="the log: what was played, and what persists")
    show.add_argument("--json", action="store_true", help="for programs")
    show.set_defaults(run=run_show)
    for x in (new, play, show):
        x.add_argument("file", metavar="FILE", help="the campaign log")
        add_lang(x)


# ---- files ---------------------------------------------------------------------------------------------------------
def read(path: Path) -> Log:
    try:
        return Log.unpacked(json.loads(path.read_text("utf-8")))
    except FileNotFoundError:
        raise SaveError(f"there is no file {path}; begin one with: quickstrike campaign new {path}") from None
    except (ValueError, RecursionError):
        raise SaveError(f"{path} is not a campaign log of quickstrike") from None
    except QuickstrikeError as e:
        raise SaveError(f"{path}: {e}") from None


def write(log: Log, path: Path) -> None:
    """All of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(json.dumps(log.packed(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def game_file(log: Log, path: Path) -> Path:
    """The games lie next to their log, each under its number."""
    return path.with_name(f"{path.name}.{len(log.history) + 1}.game")


# ---- commands ------------------------------------------------------------------------------------------------------
def run_new(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser()
    if path.exists():
        raise SetupError(f"{path} is there already: a campaign log is never written over")
    chance = int.from_bytes(os.urandom(3), "big") if args.seed is None else args.seed
    log = Log(seats(args, DEFAULT), args.campaign, chance, args.expert)
    for name in log.scenarios:
        scenario_of(name)
    table_setup(log.heroes, log.scenarios[0], "standard", None, 0)  # whatever is wrong with the heroes is found now
    write(log, path)
    print(WORDS[args.lang]["begun"].format(path=path))
    return 0


def run_play(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser()
    log, w = read(path), WORDS[args.lang]
    at = game_file(log, path)
    if at.exists():
        chosen = [k for k in ("mode", "heroic", "skirmish") if getattr(args, k) is not None]
        if chosen:
            raise SetupError(f"a game of this campaign is under way in its own mode: leave --{chosen[0]} out")
        game = store.read(at)
        try:
            log.expect(game)
        except SetupError as e:
            raise SetupError(f"{at}: {e}; move it away to play on") from None
    else:
        game = champions.new(**log.setting(**modes(args)))
        for told in begins(log, args.lang):
            print(f" {told}")
    session = session_of(game, at, args.bot, args.lang, not args.no_color)
    code = session.run()
    if game.result is None:
        print(f" {w['leave'].format(path=path)}")
        return code
    log.record(game)
    write(log, path)
    if log.over:
        print(f" {w['over']}")
    elif game.result == "won":
        print(f" {w['go on'].format(scenario=log.scenarios[log.at], path=path)}")
    else:
        print(f" {w['again'].format(path=path)}")
    return code


def run_show(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser()
    log = read(path)
    if args.json:
        print(json.dumps({**log.packed(), "over": log.over, "setup": log.setup(), "tries": log.tries,
                          "under_way": game_file(log, path).exists()}, ensure_ascii=False))
    else:
        print("\n".join(told(log, args.lang, game_file(log, path).exists())))
    return 0


# ---- in words ------------------------------------------------------------------------------------------------------
def begins(log: Log, lang: str) -> list[str]:
    """What the campaign does to the setup of the next scenario."""
    out = []
    for what, *rest in log.setup():
        words: dict[str, Any] = {"n": rest[-1]}
        if what == "damage":
            words["who"] = title(face_of(seat_of(log.heroes[rest[0]])[0]), lang)
        elif what == "shuffle":
            words["card"] = title(face_of(rest[0]), lang)
        out.append(WORDS[lang][what].format(**words))
    return out


def told(log: Log, lang: str, under_way: bool) -> list[str]:
    w = WORDS[lang]
    rows = [(w["campaign"], f"{log.campaign}{' · ' + w['expert'] if log.expert else ''}"),
            (w["heroes"], ", ".join(called(h) for h in log.heroes))]
    rows += [(f"  {x['scenario']}", f"{w[x['result']]}, {x['rounds']} {w['rounds']}") for x in log.history]
    if log.removed:
        rows.append((w["removed"], ", ".join(title(face_of(c), lang) for c in log.removed)))
    if log.points:
        rows.append((w["points"], str(log.points)))
    if not log.over:
        rows.append((w["next"], f"{log.scenarios[log.at]}{' (' + w['open'] + ')' if under_way else ''}"))
    lines = [f"{a}{w['colon']}{b}" for a, b in rows]
    return [*lines, w["over"]] if log.over else [*lines, *(f"  {x}" for x in begins(log, lang))]

