"""`quickstrike dicethrone odds 1 1 4 5 6 --hero thor --rolls 2`: what to keep, and the chance of every ability."""

from __future__ import annotations

import argparse
import json
import textwrap
from typing import TYPE_CHECKING, Any

from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import Words, flat, messages
from ..parser import BadValue, add_json, add_lang, at_least
from .table import add_hero_file, own_heroes

if TYPE_CHECKING:
    from ...dicethrone.odds import Dice, Odds
    from ...dicethrone.vocab import Hero
    from ...dicethrone.worth import Board

MOST = 5  # attempts: three, and what cards can add
NEXT = 5  # keeps that are listed besides the best
WIDE = 100
WORDS: Words = {
    "en": flat("""
    help: what to keep and what to roll again
    about: The exact odds of an offensive roll: which dice to keep, what that is worth in points of damage, and the \
chance of every ability. Without dice: before the first attempt.
    DIE: DIE
    die: what the five dice show (default: nothing is rolled yet)
    HERO: HERO
    hero: whose dice they are
    rolls: attempts left (default: 2, or 3 before the first)
    SPACE: SPACE=LEVEL
    upgrade: upgrades in play, such as hammered=3; without a level it is 2
    TOKEN: TOKEN=N
    token: tokens in play, such as electrokinesis=3; negative ones lie on the opponent
    away: the companion is not at home
    against: whom the Attack is for: the defence is counted out (default: an average one)
    left: {hero}, {n} attempts left
    left 1: {hero}, 1 attempt left
    left 0: {hero}, no attempt left
    first: Roll all five dice: worth {worth}
    stay: Keep all dice: worth {worth}
    keep: Keep {kept}, roll {n} dice again: worth {worth}
    keep 1: Keep {kept}, roll 1 die again: worth {worth}
    none: Roll all five dice again: worth {worth}
    no ability: These dice activate nothing.
    final: {ability} is worth most: {worth}
    others: Next best
    all: keep all dice
    nothing: keep nothing
    kept: keep {kept}
    ability: Ability
    worth: worth
    reach: aimed at
    able: possible
    chosen: best
    columns: worth: in points of damage, by what the dice show. Chance to get there if it is aimed at; with the best \
keeps, that it is possible in the end; that it is also the best then.
"""),
    "fr": flat("""
    help: quels dés garder, lesquels relancer
    about: Les chances exactes d'un lancer offensif : quels dés garder, ce que cela vaut en dégâts, et la chance de \
chaque capacité. Sans dés : avant la première tentative.
    DIE: DÉ
    die: ce que montrent les cinq dés (par défaut : rien n'est encore lancé)
    HERO: HÉROS
    hero: à qui sont les dés
    rolls: tentatives restantes (par défaut : 2, ou 3 avant la première)
    SPACE: ESPACE=NIVEAU
    upgrade: améliorations en jeu, par ex. hammered=3 ; sans niveau, c'est 2
    TOKEN: JETON=N
    token: jetons en jeu, par ex. electrokinesis=3 ; les jetons négatifs sont chez l'adversaire
    away: le familier n'est pas sur son plateau
    against: qui est attaqué : sa défense est comptée (par défaut : une défense moyenne)
    left: {hero}, {n} tentatives restantes
    left 1: {hero}, 1 tentative restante
    left 0: {hero}, plus de tentative
    first: Lancez les cinq dés : cela vaut {worth}
    stay: Gardez tous les dés : cela vaut {worth}
    keep: Gardez {kept}, relancez {n} dés : cela vaut {worth}
    keep 1: Gardez {kept}, relancez 1 dé : cela vaut {worth}
    none: Relancez les cinq dés : cela vaut {worth}
    no ability: Ces dés n'activent rien.
    final: {ability} vaut le plus : {worth}
    others: Ensuite
    all: garder tous les dés
    nothing: ne rien garder
    kept: garder {kept}
    ability: Capacité
    worth: valeur
    reach: visée
    able: possible
    chosen: meilleure
    columns: valeur : en dégâts, selon ce que montrent les dés. Chance d'y arriver si on la vise ; avec les meilleurs \
choix, qu'elle soit possible à la fin ; qu'elle soit alors aussi la meilleure.
"""),
}
messages(
    {
        "en": flat("""
    of attempts: attempts
    dt odds die: {text!r} is no face of a die: they go from 1 to 6
    dt odds dice: {n} dice are given; a roll has five
    dt odds rolls: {n} attempts are too many, the most is {most}
    dt odds none left: nothing is rolled and no attempt is left
    dt odds upgrade: {hero} has no space {name!r} to upgrade{near}
    dt odds level: {space} has no level {level!r}; there is {known}
    dt odds token: {hero} has no token {name!r}{near}
    dt odds tokens: {name!r} is a number from 0 to {most}, not {n!r}
    dt odds on foe: {name!r} lies on the opponent: say who that is with --against
    dt odds companion: {hero} has no companion that could be away
"""),
        "fr": flat("""
    of attempts: tentatives
    dt odds die: {text!r} n'est pas une face de dé : elles vont de 1 à 6
    dt odds dice: il y a {n} dés ; on en lance cinq
    dt odds rolls: {n} tentatives, c'est trop : le maximum est {most}
    dt odds none left: rien n'est lancé et il ne reste pas de tentative
    dt odds upgrade: {hero} n'a pas d'espace {name!r} à améliorer{near}
    dt odds level: {space} n'a pas de niveau {level!r} ; il y a {known}
    dt odds token: {hero} n'a pas de jeton {name!r}{near}
    dt odds tokens: {name!r} est un nombre de 0 à {most}, pas {n!r}
    dt odds on foe: {name!r} est chez l'adversaire : dites qui c'est avec --against
    dt odds companion: {hero} n'a pas de familier qui pourrait être parti
"""),
    }
)


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("odds", help=w["help"], description=w["about"])
    p.add_argument("dice", nargs="*", type=die, metavar=w["DIE"], help=w["die"])
    p.add_argument("--hero", required=True, metavar=w["HERO"], help=w["hero"])
    p.add_argument("--rolls", type=at_least(0, "attempts"), metavar="N", help=w["rolls"])
    p.add_argument("--upgrade", nargs="+", action="extend", default=[], metavar=w["SPACE"], help=w["upgrade"])
    p.add_argument("--token", nargs="+", action="extend", default=[], metavar=w["TOKEN"], help=w["token"])
    p.add_argument("--away", action="store_true", help=w["away"])
    p.add_argument("--against", metavar=w["HERO"], help=w["against"])
    add_hero_file(p)
    add_json(p)
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ...dicethrone.odds import answer, reach
    from ...dicethrone.worth import finals, worth

    rolls = attempts(args.dice, args.rolls)
    own_heroes(args.hero_file)
    board = board_of(args)
    found = finals(board)
    odds = answer(found, args.dice, rolls)
    rows = [
        {
            "id": a.id,
            "name": {"en": a.name.en, "fr": a.name.fr},
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
    name = {"en": hero.name.en, "fr": hero.name.fr}[lang]
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
    names = {k: n.fr if lang == "fr" else n.en for k, n in hero.symbols}
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
    return f"{x:.{places}f}".replace(".", "," if lang == "fr" else ".")


def percent(x: float, lang: str) -> str:
    return number(100 * x, lang, 1) + (" %" if lang == "fr" else "%")
