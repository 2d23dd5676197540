"""`quickstrike dicethrone odds 1 1 4 5 6 --hero thor --rolls 2`: what to keep, and the chance of every ability."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import TYPE_CHECKING, Any

from ...kernel import language
from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import LANGUAGES, Words, words
from ..parser import BadValue, Parser, add_json, add_lang, at_least

if TYPE_CHECKING:
    from ...dicethrone.odds import Dice, Odds
    from ...dicethrone.vocab import Hero
    from ...dicethrone.worth import Board
    from ...games import Kit

MOST = 5  # attempts: three, and what cards can add
NEXT = 5  # keeps that are listed besides the best
WIDE = 100
WORDS: Words = words("dicethrone/cli/odds")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("dice", nargs="*", type=die, metavar=w["DIE"], help=w["die"])
    p.add_argument("--hero", required=True, metavar=w["HERO"], help=w["hero"])
    p.add_argument("--rolls", type=at_least(0, "attempts"), metavar="N", help=w["rolls"])
    p.add_argument("--upgrade", nargs="+", action="extend", default=[], metavar=w["SPACE"], help=w["upgrade"])
    p.add_argument("--token", nargs="+", action="extend", default=[], metavar=w["TOKEN"], help=w["token"])
    p.add_argument("--away", action="store_true", help=w["away"])
    p.add_argument("--against", metavar=w["HERO"], help=w["against"])
    kit.flags().add_files(p)
    add_json(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    from ...dicethrone.odds import answer, reach
    from ...dicethrone.worth import finals, worth

    rolls = attempts(args.dice, args.rolls)
    args.kit.flags().bring(args)
    board = board_of(args)
    found = finals(board)
    odds = answer(found, args.dice, rolls)
    rows = [
        {
            "id": a.id,
            "name": {lang: a.name.said(lang) for lang in LANGUAGES},
            "worth": [worth(a, i + 1, board) for i in range(len(a.tiers))],
            "reach": reach(able, args.dice, rolls),
            "able": odds.chances[a.id][0],
            "chosen": odds.chances[a.id][1],
        }
        for a, able in zip(found.abilities, found.able, strict=True)
    ]
    if args.json:
        print(
            json.dumps(
                {
                    "hero": board.hero.id,
                    "dice": odds.dice,
                    "rolls": rolls,
                    "keep": odds.keep,
                    "expected": odds.expected,
                    "keeps": [{"keep": k, "worth": x} for k, x in odds.keeps],
                    "abilities": rows,
                    "symbols": [board.hero.faces[d - 1] for d in odds.dice],
                },
                ensure_ascii=False,
            )
        )
    else:
        print("\n".join(told(odds, rows, board.hero, args.lang)))
    return 0


# ---- what is given
def die(text: str) -> int:
    if text not in ("1", "2", "3", "4", "5", "6"):
        raise BadValue("dt odds die", text=text)
    return int(text)


def attempts(dice: list[int], given: int | None) -> int:
    if len(dice) not in (0, 5):
        raise SetupError("dt odds dice", n=len(dice))
    rolls = given if given is not None else 2 if dice else 3
    if rolls > MOST:
        raise SetupError("dt odds rolls", n=rolls, most=MOST)
    if not dice and not rolls:
        raise SetupError("dt odds none left")
    return rolls


def board_of(args: argparse.Namespace) -> Board:
    from ...dicethrone.loading import hero
    from ...dicethrone.worth import Board

    who = hero(args.hero)
    levels = dict(upgrade(who, x) for x in args.upgrade)
    mine: dict[str, int] = {}
    theirs: dict[str, int] = {}
    for x in args.token:
        name, n, negative = tokens(who, x)
        if negative and not args.against:
            raise SetupError("dt odds on foe", name=name)
        (theirs if negative else mine)[name] = n
    if args.away and not who.companions:
        raise SetupError("dt odds companion", hero=who.id)
    return Board.of(
        who,
        levels=levels,
        tokens=mine,
        away=[c.id for c in who.companions] if args.away else (),
        foe=Board.of(hero(args.against), tokens=theirs) if args.against else None,
    )


def upgrade(who: Hero, text: str) -> tuple[str, int]:
    """`hammered=3`, or `hammered` for level 2."""
    name, _, level = text.partition("=")
    spaces = {s.id: s for s in who.spaces if len(s.levels) > 1}
    if name not in spaces:
        raise SetupError("dt odds upgrade", hero=who.id, name=name, near=did_you_mean(name, spaces))
    known = [str(x.level) for x in spaces[name].levels]
    if (level or "2") not in known:
        raise SetupError("dt odds level", space=name, level=level, known=known)
    return name, int(level or "2")


def tokens(who: Hero, text: str) -> tuple[str, int, bool]:
    """`electrokinesis=3`; and whether it lies on the opponent."""
    name, _, n = text.partition("=")
    found = next((t for t in who.tokens if t.id == name), None)
    if found is None:
        raise SetupError("dt odds token", hero=who.id, name=name, near=did_you_mean(name, [t.id for t in who.tokens]))
    if (n or "1") not in [str(i) for i in range(found.limit + 1)]:
        raise SetupError("dt odds tokens", name=name, most=found.limit, n=n)
    return name, int(n or "1"), found.kind == "negative"


# ---- in words
def told(odds: Odds, rows: list[dict[str, Any]], hero: Hero, lang: str) -> list[str]:
    w = WORDS[lang]
    name = hero.name.said(lang)
    left = f"left {odds.rolls}" if odds.rolls < 2 else "left"
    out = [w[left].format(hero=name, n=odds.rolls), ""]
    if odds.dice:
        out += [*drawn(odds.dice, hero, lang), ""]
    out.append(best(odds, rows, lang))
    if len(odds.keeps) > 1:
        out += ["", w["others"]]
        out += [f"  {number(x, lang, 2):>6}  {kept(k, len(odds.dice), lang)}" for k, x in odds.keeps[1 : NEXT + 1]]
    return [*out, "", *abilities(rows, lang), "", *textwrap.wrap(w["columns"], WIDE)]


def best(odds: Odds, rows: list[dict[str, Any]], lang: str) -> str:
    w, worth, again = WORDS[lang], number(odds.expected, lang, 2), len(odds.dice) - len(odds.keep)
    if odds.rolls == 0:
        top = next((r["name"][lang] for r in rows if r["chosen"]), None)
        return w["final"].format(ability=top, worth=worth) if top else w["no ability"]
    if not odds.dice:
        return w["first"].format(worth=worth)
    if not again:
        return w["stay"].format(worth=worth)
    if not odds.keep:
        return w["none"].format(worth=worth)
    return w["keep 1" if again == 1 else "keep"].format(kept=numbers(odds.keep), n=again, worth=worth)


def kept(keep: Dice, of: int, lang: str) -> str:
    w = WORDS[lang]
    if not keep:
        return w["nothing"]
    return w["all"] if len(keep) == of else w["kept"].format(kept=numbers(keep))


def drawn(dice: Dice, hero: Hero, lang: str) -> list[str]:
    """The dice side by side, each with the name of its symbol below."""
    names = {k: n.said(lang) for k, n in hero.symbols}
    shown = [names[hero.faces[d - 1]] for d in dice]
    wide = max(5, *map(len, shown)) + 1
    lines = (("┌───┐",) * 5, [f"│ {d} │" for d in dice], ("└───┘",) * 5, shown)
    return ["  " + "".join(x.center(wide) for x in line).rstrip() for line in lines]


def abilities(rows: list[dict[str, Any]], lang: str) -> list[str]:
    w = WORDS[lang]
    heads = [w[k] for k in ("ability", "worth", "reach", "able", "chosen")]
    cells = [
        [
            r["name"][lang],
            " / ".join(number(x, lang, 1) for x in r["worth"]),
            *(percent(r[k], lang) for k in ("reach", "able", "chosen")),
        ]
        for r in rows
    ]
    wide = [max(len(x[i]) for x in (heads, *cells)) for i in range(len(heads))]
    return [
        x[0].ljust(wide[0]) + "".join(f"  {c:>{n}}" for c, n in zip(x[1:], wide[1:], strict=True))
        for x in (heads, *cells)
    ]


def numbers(dice: Dice) -> str:
    return " ".join(map(str, dice))


def number(x: float, lang: str, places: int) -> str:
    return language.decimal(x, lang, places)


def percent(x: float, lang: str) -> str:
    return language.percent(number(100 * x, lang, 1), lang)
