"""`quickstrike balance`: the table of win rates of docs/balance.md, by one command."""

from __future__ import annotations

import argparse
import os
import sys
from shlex import quote
from textwrap import fill

from ...bots.champions import BOTS
from ...champions import HEROES, MODES, SCENARIOS
from ...champions.decks.remarks import aspect_names
from ...champions.faces import face_of
from ...champions.scenarios import hero_of, scenario_of
from ...champions.shelf import set_name
from ...files import named
from ...games import Kit
from ...kernel.errors import SetupError
from ...kernel.language import COLON, Joined, Words, words
from ...lab.champions.balance import PLAYERS, Kept, Row, balance, row_of, settings
from ...lab.champions.both_ways import Both, Trial, both_ways
from ..parser import WORDS as BASE
from ..parser import Parser, add_lang, at_least, seed

BEGIN, END = "<!-- balance: begin -->", "<!-- balance: end -->"
BOTH = "<!-- scenarios: begin -->", "<!-- scenarios: end -->"
WORDS: Words = words("champions/cli/balance")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("--games", type=at_least(1, "games"), default=100, metavar="N", help=w["games"])
    p.add_argument("--seed", type=seed, default=1, metavar=w["SEED"], help=w["seeds"])
    p.add_argument(
        "--bot", default="heuristic", metavar=w["BOT"], help=w["who"].format(names=Joined(BOTS, "or").told(p.lang))
    )
    p.add_argument("--jobs", type=at_least(1, "processes"), default=os.cpu_count() or 1, metavar="N", help=w["jobs"])
    p.add_argument("--write", metavar=BASE[p.lang]["file"], help=w["write"].format(begin=BEGIN, end=END))
    p.add_argument("--scenarios", action="store_true", help=w["scenarios"])
    p.add_argument("--heroes", nargs="+", default=[], metavar=w["HERO"], help=w["heroes"])
    p.add_argument("--against", nargs="+", default=[], metavar=w["SCENARIO"], help=w["against"])
    p.add_argument("--modes", nargs="+", default=list(MODES), metavar=w["MODE"], help=w["modes"])
    p.add_argument("--players", nargs="+", type=int, choices=PLAYERS, default=list(PLAYERS), help=w["players"])
    p.add_argument("--resume", metavar=BASE[p.lang]["file"], help=w["resume"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    begin, end = BOTH if args.scenarios else (BEGIN, END)
    for hero in args.heroes:
        hero_of(hero)
    for scenario in args.against:
        scenario_of(scenario)
    if args.write:
        section(args.write, begin, end)  # before anything is played
    text, crashes = scenarios(args) if args.scenarios else win_rates(args)
    if args.write:
        before, after = section(args.write, begin, end)
        named(args.write).write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
    else:
        print(text)
    return 1 if crashes else 0


def win_rates(args: argparse.Namespace) -> tuple[str, bool]:
    kept = Kept(args.resume) if args.resume else None
    todo = settings(args.bot, args.heroes, args.against, args.modes, args.players)

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
    place = {row_of(line, "", []).key[:3]: i for i, line in enumerate(todo)}
    rows.sort(key=lambda r: place[r.heroes, r.scenario, r.mode])
    return told(rows, command(args), args.lang), any(r.crashes for r in rows)


def scenarios(args: argparse.Namespace) -> tuple[str, bool]:
    """Every scenario with its first game won and its first lost."""
    w, found = WORDS[args.lang], []
    for code in args.against or SCENARIOS:
        found.append(both_ways(code, args.games, args.seed, args.bot, args.heroes))
        print(line(both(found[-1], args.lang)), file=sys.stderr, flush=True)
    head = w["both head"].split(" | ")
    out = [fill(w["both"].format(command=command(args), games=args.games), 120, break_on_hyphens=False), ""]
    out += [line(head), line(["---"] * 3 + ["--:"]), *(line(both(b, args.lang)) for b in found)]
    out += [f"* {w['crash'].format(what=c)}" for b in found for c in b.crashes]
    return "\n".join(out), any(b.crashes for b in found)


def command(args: argparse.Namespace) -> str:
    """What makes the same table again."""
    said = ["quickstrike balance", *(["--scenarios"] if args.scenarios else [])]
    said += [f"--games {args.games} --seed {quote(str(args.seed))} --bot {args.bot}"]
    for name, usual in (("heroes", []), ("against", []), ("modes", list(MODES)), ("players", list(PLAYERS))):
        if (given := getattr(args, name)) != usual:
            said.append(f"--{name} {' '.join(str(x) for x in given)}")
    return " ".join(said)


def both(b: Both, lang: str) -> list[str]:
    return [set_name(b.scenario, lang), first(b.won, lang), first(b.lost, lang), str(b.games)]


def first(t: Trial | None, lang: str) -> str:
    if t is None:
        return WORDS[lang]["never"]
    who = names(tuple(str(h) for h in t.setting.heroes), lang)
    key = "first" if not t.setting.stage else "first skirmish" if t.setting.modular is None else "first bare"
    return WORDS[lang][key].format(heroes=who, n=t.number)


def section(path: str, begin: str, end: str) -> tuple[str, str]:
    """What comes before and after the section."""
    text = named(path).read_text(encoding="utf-8")
    before, begins, rest = text.partition(begin)
    _, ends, after = rest.partition(end)
    if not begins or not ends:
        raise SetupError("no section", name=path, begin=begin, end=end)
    return before, after


def told(rows: list[Row], command: str, lang: str) -> str:
    """The tables in Markdown, with how they were made."""
    w = WORDS[lang]
    played = dict.fromkeys(h for r in rows for h in r.heroes)
    aspects = {h.partition(":")[0]: aspect_names(tuple(hero_of(h)[1].split("+")), lang) for h in played}
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
    return " + ".join(hero_name(h, lang) for h in heroes)


def hero_name(hero: str, lang: str) -> str:
    """With the aspects of the deck, where it is not the first one."""
    code, _, aspect = hero.partition(":")
    said = name(HEROES[code].identity, lang)
    return f"{said} ({aspect_names(tuple(aspect.split('+')), lang)})" if aspect else said


def villain(scenario: str, lang: str) -> str:
    return name(SCENARIOS[scenario].villains[0], lang)


def name(code: str, lang: str) -> str:
    face = face_of(code)
    return face.name_in(lang)
