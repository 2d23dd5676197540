"""`quickstrike campaign new | play | show FILE`: scenarios one after another, with a log of what persists."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from ... import champions
from ...champions.campaign import CAMPAIGNS, Log
from ...champions.faces import face_of, set_name
from ...champions.scenarios import scenario_of, seat_of, table_setup
from ...champions.text.names import Count, counted, title
from ...kernel.errors import QuickstrikeError, SaveError, SetupError
from ...kernel.language import COLON, Said, Words, flat, messages
from ...term import store
from ..parser import WORDS as FILES
from ..parser import add_colour, add_json, add_lang, seed
from ..play import add_bot, session_of
from .table import add_modes, add_modular, add_seats, modes, seats

DEFAULT = "spider-man"
WORDS: Words = {
    "en": flat("""
    help: scenarios one after another
    new: begin a campaign log
    about: Play a campaign: what happens in one scenario is felt in the next. See docs/campaign.md.
    of: one of {names}
    all damage: expert campaign: all damage stays, not half of it
    seed: a number or a word (default: a new one)
    play: play the next scenario, or go on with it
    show: the log: what was played, and what persists
    file: the campaign log
    SEED: SEED
    CAMPAIGN: CAMPAIGN
    campaign: campaign
    heroes: heroes
    expert: expert campaign
    next: next
    won: won
    lost: lost
    over: The campaign is won.
    removed: out of the campaign
    points: victory points
    damage: {who} begins with {n:damage}.
    threat: The main scheme begins with {n:threat} more.
    shuffle: {card} is shuffled into the encounter deck.
    open: a game is under way
    leave: Within the campaign, go on with: quickstrike campaign play {path}
    again: The scenario can be tried again: quickstrike campaign play {path}
    go on: The next scenario is {scenario}: quickstrike campaign play {path}
    begun: A new campaign. Begin with: quickstrike campaign play {path}
"""),
    "fr": flat("""
    help: des scénarios l'un après l'autre
    new: commencer un journal de campagne
    about: Jouer une campagne : ce qui se passe dans un scénario se ressent dans le suivant. Voir docs/campaign.md.
    of: une de {names}
    all damage: campagne experte : tous les dégâts restent, pas la moitié
    seed: un nombre ou un mot (par défaut : une nouvelle)
    play: jouer le scénario suivant, ou le continuer
    show: le journal : ce qui a été joué, et ce qui persiste
    file: le journal de campagne
    SEED: GRAINE
    CAMPAIGN: CAMPAGNE
    campaign: campagne
    heroes: héros
    expert: campagne experte
    next: ensuite
    won: gagnée
    lost: perdue
    over: La campagne est gagnée.
    removed: hors de la campagne
    points: points de victoire
    damage: {who} commence avec {n:damage}.
    threat: La manigance principale commence avec {n:threat} de plus.
    shuffle: La carte {card} est mélangée au deck Rencontre.
    open: une partie est en cours
    leave: Dans la campagne, continuez avec : quickstrike campaign play {path}
    again: Le scénario peut être retenté : quickstrike campaign play {path}
    go on: Le scénario suivant est {scenario} : quickstrike campaign play {path}
    begun: Une nouvelle campagne. Commencez par : quickstrike campaign play {path}
"""),
}
messages(
    {
        "en": flat("""
    no log: there is no file {path}; begin one with: quickstrike campaign new {path}
    log there: {path} is there already: a campaign log is never written over
    own mode: a game of this campaign is under way in its own mode: leave --{flag} out
    game there: {path}: {what}; move it away to play on
"""),
        "fr": flat("""
    no log: il n'y a pas de fichier {path} ; pour en commencer un : quickstrike campaign new {path}
    log there: {path} existe déjà : un journal de campagne n'est jamais écrasé
    own mode: une partie de cette campagne est en cours dans son propre mode : enlevez --{flag}
    game there: {path} : {what} ; déplacez-la pour continuer
"""),
    }
)


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("campaign", help=w["help"], description=w["about"])
    sub = p.add_subparsers(dest="what")
    new = sub.add_parser("new", help=w["new"])
    add_seats(new, DEFAULT)
    new.add_argument(
        "--campaign",
        default=next(iter(CAMPAIGNS)),
        metavar=w["CAMPAIGN"],
        help=w["of"].format(names=", ".join(CAMPAIGNS)),
    )
    new.add_argument("--expert", action="store_true", help=w["all damage"])
    new.add_argument("--seed", type=seed, metavar=w["SEED"], help=w["seed"])
    new.set_defaults(run=run_new)
    play = sub.add_parser("play", help=w["play"])
    add_modular(play)
    add_modes(play)
    add_bot(play)
    add_colour(play)
    play.set_defaults(run=run_play)
    show = sub.add_parser("show", help=w["show"])
    add_json(show)
    show.set_defaults(run=run_show)
    for x in (new, play, show):
        x.add_argument("file", metavar=FILES[x.lang]["file"], help=w["file"])
        add_lang(x)


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
    """The games lie next to their log, each under its number."""
    return path.with_name(f"{path.name}.{len(log.history) + 1}.game")


# ---- commands ------------------------------------------------------------------------------------------------------
def run_new(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser()
    if path.exists():
        raise SetupError("log there", path=path)
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
        chosen = [k for k in ("modular", "mode", "heroic", "skirmish") if getattr(args, k) is not None]
        if chosen:
            raise SetupError("own mode", flag=chosen[0])
        game = store.read(at)
        try:
            log.expect(game)
        except SetupError as e:
            raise SetupError("game there", path=at, what=e) from None
    else:
        game = champions.new(**log.setting(**modes(args), modular=args.modular))
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
        print(f" {w['go on'].format(scenario=set_name(log.scenarios[log.at], args.lang), path=path)}")
    else:
        print(f" {w['again'].format(path=path)}")
    return code


def run_show(args: argparse.Namespace) -> int:
    path = Path(args.file).expanduser()
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
def begins(log: Log, lang: str) -> list[str]:
    """What the campaign does to the setup of the next scenario."""
    out = []
    for what, *rest in log.setup():
        words: dict[str, Any] = {"n": Count(rest[-1], lang) if isinstance(rest[-1], int) else ""}
        if what == "damage":
            words["who"] = title(face_of(seat_of(log.heroes[rest[0]])[0]), lang)
        elif what == "shuffle":
            words["card"] = title(face_of(rest[0]), lang)
        out.append(WORDS[lang][what].format(**words))
    return out


def told(log: Log, lang: str, under_way: bool) -> list[str]:
    w = WORDS[lang]
    rows = [
        (w["campaign"], f"{log.campaign}{' · ' + w['expert'] if log.expert else ''}"),
        (w["heroes"], ", ".join(title(face_of(seat_of(h)[0]), lang) for h in log.heroes)),
    ]
    rows += [
        (f"  {set_name(x['scenario'], lang)}", f"{w[x['result']]}, {counted(x['rounds'], 'round', lang)}")
        for x in log.history
    ]
    if log.removed:
        rows.append((w["removed"], ", ".join(title(face_of(c), lang) for c in log.removed)))
    if log.points:
        rows.append((w["points"], str(log.points)))
    if not log.over:
        waiting = f" ({w['open']})" if under_way else ""
        rows.append((w["next"], set_name(log.scenarios[log.at], lang) + waiting))
    lines = [f"{a}{COLON[lang]}{b}" for a, b in rows]
    return [*lines, w["over"]] if log.over else [*lines, *(f"  {x}" for x in begins(log, lang))]
