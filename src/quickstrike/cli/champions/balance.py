"""`quickstrike balance`: the table of win rates of docs/balance.md, by one command."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from shlex import quote
from textwrap import fill
from typing import Any

from ...bots import BOTS
from ...champions import HEROES, SCENARIOS
from ...champions.faces import face_of
from ...champions.text.terms import ASPECTS
from ...kernel.errors import SetupError
from ...kernel.language import COLON, Joined, Words, flat, messages
from ...lab.champions.balance import Kept, Row, balance, settings
from ..parser import WORDS as BASE
from ..parser import add_lang, at_least, seed

BEGIN, END = "<!-- balance: begin -->", "<!-- balance: end -->"
WORDS: Words = {
    "en": flat("""
    help: make the table of win rates
    about: Let bots play every hero, alone and in twos, against every villain in standard and expert mode, and make \
a table in Markdown. The same seed gives the same table, with however many processes.
    games: games for each row (default: 100)
    seeds: a number or a word (default: 1)
    who: who plays: {names} (default: heuristic)
    jobs: processes (default: one for each processor)
    write: put the table into this file, between the lines {begin} and {end}, instead of printing it
    resume: keep the rows that are ready in this file; those that are in it already are not played again
    SEED: SEED
    BOT: BOT
    made: Made by `{command}`: {rows} rows of {games} games each.
    decks: Heroes have their first starter decks ({decks}), villains their recommended modular sets.
    columns: Intervals are Wilson's, 95 %; the last columns count the losses: by the main scheme, and by all heroes \
being defeated.
    head: heroes | villain | mode | won | 95 % | rounds | main scheme | defeated
    1: Alone
    2: In twos
    row: {done}/{all} {heroes}, {villain}, {mode}: {wins} of {games}
    crash: crash at seed {what}
"""),
    "fr": flat("""
    help: faire le tableau des victoires
    about: Faire jouer par des robots chaque héros, seul et à deux, contre chaque méchant en mode standard et expert, \
et en faire un tableau Markdown. La même graine donne le même tableau, quel que soit le nombre de processus.
    games: parties par ligne (par défaut : 100)
    seeds: un nombre ou un mot (par défaut : 1)
    who: qui joue : {names} (par défaut : heuristic)
    jobs: processus (par défaut : un par processeur)
    write: mettre le tableau dans ce fichier, entre les lignes {begin} et {end}, au lieu de l'afficher
    resume: garder dans ce fichier les lignes qui sont prêtes ; celles qui s'y trouvent déjà ne sont pas rejouées
    SEED: GRAINE
    BOT: ROBOT
    made: Fait par `{command}` : {rows} lignes de {games} parties chacune.
    decks: Les héros ont leur premier deck de départ ({decks}), les méchants leur set modulaire recommandé.
    columns: Les intervalles sont ceux de Wilson, à 95 % ; les dernières colonnes comptent les défaites : par la \
manigance principale, et par élimination de tous les héros.
    head: héros | méchant | mode | victoires | 95 % | rounds | manigance principale | élimination
    1: Seul
    2: À deux
    row: {done}/{all} {heroes}, {villain}, {mode} : {wins} sur {games}
    crash: panne à la graine {what}
"""),
}
messages(
    {
        "en": {"no section": "{name} has no section for the table: it goes between the lines {begin} and {end}"},
        "fr": {"no section": "{name} n'a pas de place pour le tableau : il va entre les lignes {begin} et {end}"},
    }
)


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("balance", help=w["help"], description=w["about"])
    p.add_argument("--games", type=at_least(1, "games"), default=100, metavar="N", help=w["games"])
    p.add_argument("--seed", type=seed, default=1, metavar=w["SEED"], help=w["seeds"])
    p.add_argument(
        "--bot", default="heuristic", metavar=w["BOT"], help=w["who"].format(names=Joined(BOTS, "or").told(p.lang))
    )
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N", help=w["jobs"])
    p.add_argument("--write", metavar=BASE[p.lang]["file"], help=w["write"].format(begin=BEGIN, end=END))
    p.add_argument("--resume", metavar=BASE[p.lang]["file"], help=w["resume"])
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.write:
        section(args.write)  # before anything is played
    kept = Kept(args.resume) if args.resume else None
    todo = settings(args.bot)

    def tell(row: Row, done: int, of: int) -> None:
        if kept is not None:
            kept.add(row)
        print(
            WORDS[args.lang]["row"].format(
                done=done,
                all=of,
                heroes=names(row.heroes, args.lang),
                villain=villain(row.scenario, args.lang),
                mode=row.mode,
                wins=row.wins,
                games=row.games,
            ),
            file=sys.stderr,
            flush=True,
        )

    rows = list(balance(todo, args.games, args.seed, args.jobs, kept.rows if kept else (), tell))
    place = {(s.heroes, s.scenario, s.mode): i for i, s in enumerate(todo)}
    rows.sort(key=lambda r: place[r.heroes, r.scenario, r.mode])
    command = f"quickstrike balance --games {args.games} --seed {quote(str(args.seed))} --bot {args.bot}"
    text = told(rows, command, args.lang)
    if args.write:
        before, after = section(args.write)
        Path(args.write).expanduser().write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
    else:
        print(text)
    return 1 if any(r.crashes for r in rows) else 0


def section(path: str) -> tuple[str, str]:
    """What stands before and after the section."""
    text = Path(path).expanduser().read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SetupError("no section", name=path, begin=BEGIN, end=END)
    return before, after


def told(rows: list[Row], command: str, lang: str) -> str:
    """The tables in Markdown, with how they were made."""
    w = WORDS[lang]
    aspects = {h: ASPECTS[lang][next(iter(hero.decks))] for h, hero in HEROES.items()}
    decks = ", ".join(f"{names((h,), lang)}{COLON[lang]}{aspect}" for h, aspect in aspects.items())
    about = [
        w["made"].format(command=command, rows=len(rows), games=rows[0].games),
        w["decks"].format(decks=decks),
        w["columns"],
    ]
    out = [fill(" ".join(about), 120, break_on_hyphens=False)]
    head = w["head"].split(" | ")
    for n in dict.fromkeys(len(r.heroes) for r in rows):
        out += ["", f"### {w[str(n)]}", "", line(head), line(["---"] * 3 + ["--:"] * 5)]
        out += [line(cells(r, lang)) for r in rows if len(r.heroes) == n]
    out += [f"* {w['crash'].format(what=c)}" for r in rows for c in r.crashes]
    return "\n".join(out)


def cells(r: Row, lang: str) -> list[str]:
    low, high = (f"{100 * x:.0f}" for x in r.interval)
    return [
        names(r.heroes, lang),
        villain(r.scenario, lang),
        r.mode,
        f"{100 * r.wins / r.games:.0f} %",
        f"{low}-{high} %",
        str(r.rounds),
        str(r.by_scheme),
        str(r.by_defeat),
    ]


def line(values: list[str]) -> str:
    return f"| {' | '.join(values)} |"


def names(heroes: tuple[str, ...], lang: str) -> str:
    return " + ".join(name(HEROES[h].identity, lang) for h in heroes)


def villain(scenario: str, lang: str) -> str:
    return name(SCENARIOS[scenario].villains[0], lang)


def name(code: str, lang: str) -> str:
    face = face_of(code)
    return face.name_fr if lang == "fr" else face.name
