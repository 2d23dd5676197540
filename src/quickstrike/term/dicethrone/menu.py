"""The options of a decision in the order and the groups in which they stand on the screen.

Every keep is an option, up to thirty-one of them, and every card of the hand can be sold or discarded for a companion:
the best few keeps have a line each, similar options stand side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...bots.dicethrone.advice import Advice
from ...dicethrone import DiceThroneGame
from ...dicethrone.odds import FACES, Dice
from ...dicethrone.rules.dice import kept
from ...dicethrone.text.names import card_name, companion_name, dice_text, named
from ...dicethrone.text.options import detail, option_text
from ...kernel import language
from ...kernel.decision import Decision, Option
from ...lab.stats import mean
from .dice_prompts import say
from .drawing import one_line

BEST = 5  # keeps that have a line of their own
TOLD = 3  # abilities that are told of a keep


@dataclass(frozen=True)
class Row:
    """An option as it is shown. note: in short, what is behind it; best: it is the one worth most."""

    option: Option
    text: str
    note: str = ""
    best: bool = False


@dataclass(frozen=True)
class Group:
    """Rows one below the other, or, with a title, side by side."""

    rows: list[Row]
    title: str = ""


def menu(
    game: DiceThroneGame, d: Decision, lang: str, advice: Advice | None = None, best: Option | None = None
) -> list[Group]:
    """All options but the lesser keeps, which can be typed. best: the one to be marked."""
    s, options = game.state, list(d.options)
    out: list[Group] = []
    if d.kind == "roll" and advice is not None:
        out += [Group(best_keeps(game, d, lang, advice)), Group(declared(game, d, lang, advice))]
        options = [o for o in options if o.verb not in ("keep", "declare")]
    last = [o for o in options if o.verb in ("pass", "decline", "stop")]
    beside = [o for o in options if o.verb in ("sell", "discard_for", "die", "reroll", "keep")]
    plain = [o for o in options if o not in last and o not in beside]
    first = [o for o in plain if o.verb in ("next", "roll")]
    rest = [o for o in plain if o not in first]
    out.append(Group([row(game, d, o, lang) for o in first + (last if d.kind == "roll" else []) + rest]))
    for title, found in alike(game, d, beside, lang).items():
        rows = [Row(o, short(game, d, o, lang)) for o in found]
        out.append(Group(rated(rows, d, advice, lang), title))
    if d.kind != "roll":
        out.append(Group([row(game, d, o, lang) for o in last]))
    if d.kind == "discard":
        out = [Group([Row(o, option_text(s, d, o, lang), note(game, d, o, lang)) for o in d.options])]
    return [Group([replace(r, best=r.best or r.option is best) for r in g.rows], g.title) for g in out if g.rows]


def row(game: DiceThroneGame, d: Decision, o: Option, lang: str) -> Row:
    return Row(o, option_text(game.state, d, o, lang), note(game, d, o, lang))


def note(game: DiceThroneGame, d: Decision, o: Option, lang: str) -> str:
    return one_line(detail(game.state, d, o, lang))


# ---- the offensive roll
def best_keeps(game: DiceThroneGame, d: Decision, lang: str, advice: Advice) -> list[Row]:
    there = {kept(o.value): o for o in d.options if o.verb == "keep"}
    out = []
    for keep, worth in [x for x in advice.keeps() if x[0] in there][:BEST]:
        ends = ", ".join(f"{named(a.name, lang)} {percent(x, lang)}" for a, x in advice.ends(keep)[:TOLD])
        said = " · ".join(x for x in (say("worth", lang, n=number(worth, lang)), ends) if x)
        out.append(Row(there[keep], option_text(game.state, d, there[keep], lang), said))
    return out


def declared(game: DiceThroneGame, d: Decision, lang: str, advice: Advice) -> list[Row]:
    """Abilities that the dice allow, the one worth most first."""
    found = [(advice.worth(o.value), o) for o in d.options if o.verb == "declare"]
    found.sort(key=lambda x: -x[0])
    return [
        Row(
            o,
            option_text(game.state, d, o, lang),
            f"{say('worth', lang, n=number(x, lang))} · {note(game, d, o, lang)}",
        )
        for x, o in found
    ]


# ---- what stands side by side
def alike(game: DiceThroneGame, d: Decision, options: Sequence[Option], lang: str) -> dict[str, list[Option]]:
    """By the title they stand under."""
    out: dict[str, list[Option]] = {}
    me = game.state.players[d.seat]
    for o in options:
        if o.verb == "discard_for":
            how = "throw" if me.companions[o.value] == d.seat else "retrieve"
            title = say(how, lang, what=companion_name(me.hero, o.value, lang))
        else:
            title = say({"die": "change", "keep": "keeps"}.get(o.verb, o.verb), lang)
        out.setdefault(title, []).append(o)
    return out


def short(game: DiceThroneGame, d: Decision, o: Option, lang: str) -> str:
    """What is left to say under the title. Dice stand in brackets, or they would look like numbers of options."""
    if o.card >= 0:
        return card_name(game.state.codes[o.card], lang)
    if o.verb == "keep":
        return say("none", lang) if o.value == "-" else f"[{dice_text(o.value)}]"
    was = game.state.rolls[-1].dice[o.ability]
    return f"[{was}→{o.value}]" if o.verb == "die" else f"[{was}]"


def rated(rows: list[Row], d: Decision, advice: Advice | None, lang: str) -> list[Row]:
    """Changes to the player's own offensive dice, with what they come to; a die that is rolled again, with its mean."""
    if advice is None or not advice.dice or any(r.option.verb not in ("die", "reroll") for r in rows):
        return rows
    found = [mean([advice.after(dice) for dice in results(advice.dice, r.option)]) for r in rows]
    most = max(found)
    return [Row(r.option, r.text, number(x, lang), x == most) for r, x in zip(rows, found, strict=True)]


def results(dice: Dice, o: Option) -> list[Dice]:
    """What the dice may be after that."""
    values = [int(o.value)] if o.verb == "die" else list(FACES)
    return [tuple(sorted((*dice[: o.ability], x, *dice[o.ability + 1 :]))) for x in values]


# ---- numbers in the language
def number(x: float, lang: str) -> str:
    return language.decimal(x, lang)


def percent(x: float, lang: str) -> str:
    """Whole per cents, but nothing that is possible is 0 and nothing that may fail is 100."""
    whole = round(100 * x)
    said = "<1" if not whole and x > 0 else ">99" if whole == 100 and x < 1 - 1e-9 else str(whole)
    return language.percent(said, lang)
