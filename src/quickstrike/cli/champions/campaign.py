"""`quickstrike campaign new | play | show FILE`: scenarios one after another, with a log of what persists."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from ... import champions
from ...champions.campaign import Log, campaigns
from ...champions.faces import FACES
from ...champions.scenarios import scenario_of
from ...champions.setting import ChampionsSetting
from ...champions.shelf import set_name
from ...champions.text.campaigns import WORDS, begins, hero_name, noted, offered
from ...champions.text.names import counted
from ...files import named
from ...games import Kit
from ...kernel.errors import QuickstrikeError, SaveError, SetupError
from ...kernel.language import COLON, Said
from ...term import store
from ..parser import WORDS as FILES
from ..parser import Parser, add_colour, add_json, add_lang, seed
from ..play import session_of
from ..seating import add_seating
from .table import add_modes, add_modular, add_seats, modes, seats

DEFAULT = "spider-man"


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    sub = p.add_subparsers(dest="what")
    new = sub.add_parser("new", help=w["new"])
    add_seats(new, DEFAULT)
    new.add_argument(
        "--campaign",
        default=next(iter(campaigns())),
        metavar=w["CAMPAIGN"],
        help=w["of"].format(names=", ".join(campaigns())),
    )
    new.add_argument("--expert", action="store_true", help=w["all damage"])
    new.add_argument("--seed", type=seed, metavar=w["SEED"], help=w["seed"])
    new.set_defaults(run=run_new)
    play = sub.add_parser("play", help=w["play"])
    add_modular(play)
    add_modes(play)
    add_seating(play, kit)
    add_colour(play)
    play.set_defaults(run=run_play, teach=False)
    choose = sub.add_parser("choose", help=w["choose"])
    choose.set_defaults(run=run_choose)
    show = sub.add_parser("show", help=w["show"])
    add_json(show)
    show.set_defaults(run=run_show)
    for x in (new, play, choose, show):
        x.add_argument("file", metavar=FILES[x.lang]["file"], help=w["file"])
        add_lang(x)
    choose.add_argument("player", type=int, metavar=w["PLAYER"], help=w["player"])
    choose.add_argument("card", metavar=w["CARD"], help=w["card"])


# ---- files ---------------------------------------------------------------------------------------------------------
def read(path: Path) -> Log:
    try:
        return Log.unpacked(json.loads(path.read_text("utf-8")))
    except FileNotFoundError:
        raise SaveError("no log", path=path) from None
    except (ValueError, RecursionError):
        raise SaveError("in file", source=path, what=Said("no campaign")) from None
    except QuickstrikeError as e:
        raise SaveError("in file", source=path, what=e) from None


def write(log: Log, path: Path) -> None:
    """All of it or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(json.dumps(log.packed(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def game_file(log: Log, path: Path) -> Path:
    """The games are next to their log, each under its number."""
    return path.with_name(f"{path.name}.{len(log.history) + 1}.game")


# ---- commands ------------------------------------------------------------------------------------------------------
def run_new(args: argparse.Namespace) -> int:
    path = named(args.file)
    if path.exists():
        raise SetupError("log there", path=path)
    chance = int.from_bytes(os.urandom(3), "big") if args.seed is None else args.seed
    log = Log(seats(args, DEFAULT), args.campaign, chance, args.expert)
    for name in log.scenarios:
        scenario_of(name)
    ChampionsSetting(tuple(log.heroes), log.scenarios[0]).check()  # whatever is wrong with the heroes is found now
    write(log, path)
    print(WORDS[args.lang]["begun"].format(path=path))
    return 0


def run_play(args: argparse.Namespace) -> int:
    path = named(args.file)
    log, w = read(path), WORDS[args.lang]
    at = game_file(log, path)
    if at.exists():
        flags = ("modular", "mode", "standard-set", "expert-set", "heroic", "skirmish")
        chosen = [k for k in flags if getattr(args, k.replace("-", "_")) is not None]
        if chosen:
            raise SetupError("own mode", flag=chosen[0])
        game = store.read_by(champions.load, at)
        try:
            log.expect(game)
        except SetupError as e:
            raise SetupError("game there", path=at, what=e) from None
    else:
        game = champions.new(**log.setting(**modes(args), modular=args.modular))
        for told in begins(log, args.lang):
            print(f" {told}")
    session = session_of(args.kit, game, at, args)
    code = session.run()
    if game.result is None:
        print(f" {w['leave'].format(path=path)}")
        return code
    log.record(game)
    write(log, path)
    if log.over:
        print(f" {w['all lost' if log.lost else 'over']}")
    elif game.result == "won":
        print(f" {w['go on'].format(scenario=set_name(log.scenarios[log.at], args.lang), path=path)}")
    else:
        print(f" {w['again'].format(path=path)}")
    return code


def run_choose(args: argparse.Namespace) -> int:
    """What a campaign offers to a player: by its code, or its title in any language."""
    path = named(args.file)
    log = read(path)
    offered = [c for x in log.choices if x["seat"] == args.player - 1 for c in x["of"]]
    by_title = [c for c in offered if c in FACES and args.card.casefold() in (n.casefold() for n in FACES[c].names())]
    log.take(args.player - 1, by_title[0] if by_title else args.card)
    write(log, path)
    print("\n".join(told(log, args.lang, game_file(log, path).exists())))
    return 0


def run_show(args: argparse.Namespace) -> int:
    path = named(args.file)
    log = read(path)
    if args.json:
        print(
            json.dumps(
                {
                    **log.packed(),
                    "over": log.over,
                    "setup": log.setup(),
                    "tries": log.tries,
                    "under_way": game_file(log, path).exists(),
                },
                ensure_ascii=False,
            )
        )
    else:
        print("\n".join(told(log, args.lang, game_file(log, path).exists())))
    return 0


# ---- in words ------------------------------------------------------------------------------------------------------
def told(log: Log, lang: str, under_way: bool) -> list[str]:
    w = WORDS[lang]
    rows = [
        (w["campaign"], f"{log.campaign}{' · ' + w['expert'] if log.expert else ''}"),
        (w["heroes"], ", ".join(hero_name(log, seat, lang) for seat in range(len(log.heroes)))),
    ]
    rows += [
        (f"  {set_name(x['scenario'], lang)}", f"{w[x['result']]}, {counted(x['rounds'], 'round', lang)}")
        for x in log.history
    ]
    rows += noted(log, lang)
    if not log.over:
        waiting = f" ({w['open']})" if under_way else ""
        rows.append((w["next"], set_name(log.scenarios[log.at], lang) + waiting))
    for x in log.choices:
        choices = (f"{offered(c, lang)} [{c}]" for c in x["of"])
        key = "must choose" if x["must"] else "may choose"
        rows.append((w[key].format(n=x["seat"] + 1), ", ".join(choices)))
    lines = [f"{a}{COLON[lang]}{b}" for a, b in rows]
    return (
        [*lines, w["all lost" if log.lost else "over"]]
        if log.over
        else [*lines, *(f"  {x}" for x in begins(log, lang))]
    )
