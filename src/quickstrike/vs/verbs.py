"""The verbs of a card file: each table of an `effect` list becomes a word of `vocab`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ..kernel.ops import Op
from ..kernel.position.sheet import At
from ..kernel.position.suggestions import nearest
from . import vocab as v
from .phrases import Known, condition, number, selector, team, who

UNTIL = ("turn", "attack")
ON = {
    "stun": v.Stun,
    "ko": v.Ko,
    "recover": v.Recover,
    "ready": v.Ready,
    "exhaust": v.Exhaust,
    "to_hand": v.ToHand,
    "to_deck": v.ToDeck,
    "remove": v.RemoveFromGame,
    "out_of_attack": v.RemoveFromAttack,
    "turn_down": v.TurnDown,
    "replace": v.Replace,
    "transfer": v.Transfer,
    "power_up": v.PowerUp,
    "reinforce": v.Reinforce,
}
"""Verbs that say whom they are about: `{stun = "target"}`."""
OF_PLAYERS = {
    "draw": v.Draw,
    "discard": v.Discard,
    "lose": v.Lose,
    "gain": v.Gain,
    "mill": v.Mill,
    "points": v.Points,
}
"""Verbs that say how much, and of whom: `{lose = 2, who = "each opponent"}`."""
ALONE: Mapping[str, Callable[[], Op]] = {
    "top_to_row": v.TopToRow,
    "negate": v.Negate,
    "name_team": partial(v.NameOne, "team"),
    "name_character": partial(v.NameOne, "character"),
}
"""Verbs that say nothing else: `{negate = true}`."""
GIVEN = ("atk", "def", "cost", "set_atk", "set_def", "flight", "range", "team", "teams", "no_teams", "keyword")
"""What modifiers say besides whom they are about."""
MODIFIERS = ("give", "forbid", "alter")
ALTERED = ("power-up", "loss", "equipment", "breakthrough")


def seq(at: At, known: Known) -> v.Seq:
    """A list of verbs."""
    return v.Seq(tuple(verb(x, known) for x in at.each()))


def steps(at: At, key: str, known: Known) -> v.Seq:
    found = at.get(key)
    return v.Seq() if found is None else seq(found, known)


def verb(at: At, known: Known) -> Op:
    if not isinstance(at.value, Mapping):
        at.fail("no effect", found=at.value)
    names = [k for k in at.value if k in VERBS]
    if not names:
        key = next(iter(at.value), "")
        at.fail("no verb", found=key, near=nearest(str(key), VERBS))
    if len(names) > 1 and not ("may" in names or "if" in names or "unless" in names):
        at.fail("two verbs", found=", ".join(names))
    name = next((k for k in ("if", "may", "unless") if k in names), names[0])
    at.table((name, *TAKES.get(name, ())), "verb")
    return VERBS[name](at, name, known)


def _on(at: At, name: str, known: Known) -> Op:
    made: Op = ON[name](who(at[name], at.text(name), known))
    return made


def _players(at: At, name: str, known: Known) -> Op:
    made: Op = OF_PLAYERS[name](number(at[name], at[name].value, known, 0), at.text("who", "you", v.WHO))
    return made


def _alone(at: At, name: str, known: Known) -> Op:
    at.flag(name)
    return ALONE[name]()


def _move(at: At, name: str, known: Known) -> Op:
    return v.Move(who(at[name], at.text(name), known), at.text("row", "", ("", "front", "support")))


def _counter(at: At, name: str, known: Known) -> Op:
    n = number(at["n"], at["n"].value, known, 1) if "n" in at else v.Num(1)
    on = who(at["on"], at.text("on"), known) if "on" in at else v.Who("this")
    return (v.PutCounter if name == "put" else v.TakeCounter)(on, at.text(name), n)


def _search(at: At, name: str, known: Known) -> Op:
    return v.Search(
        selector(at[name], at.text(name), known),
        at.text("where", "deck", ("deck", "ko")),
        at.number("top", 0, 0, 20),
        at.flag("reveal"),
    )


def _deploy(at: At, name: str, known: Known) -> Op:
    return v.Deploy(selector(at[name], at.text(name), known), at.text("where", "hand", ("hand", "ko", "deck")))


def _if(at: At, name: str, known: Known) -> Op:
    return v.If(condition(at[name], at.text(name), known), steps(at, "then", known), steps(at, "else", known))


def _may(at: At, name: str, known: Known) -> Op:
    return v.May(seq(at[name], known))


def _unless(at: At, name: str, known: Known) -> Op:
    return v.Unless(steps(at, "then", known), seq(at[name], known), at.text("who", "you", v.WHO))


def _test(at: At, known: Known) -> v.Cond | None:
    return condition(at["while"], at.text("while"), known) if "while" in at else None


def changes(at: At, known: Known) -> tuple[v.Change, ...]:
    """What a modifier does to properties."""
    out: list[v.Change] = []
    for key in (v.ATK, v.DEF, v.COST):
        if key in at:
            out.append(v.Change(key, v.ADD, number(at[key], at[key].value, known)))
        if f"set_{key}" in at:
            out.append(v.Change(key, v.SET, number(at[f"set_{key}"], at[f"set_{key}"].value, known, 0)))
    for key in (v.FLIGHT, v.RANGE):
        if key in at:
            out.append(v.Change(key, v.GAIN if at.flag(key) else v.LOSE))
    if "team" in at:
        out.append(v.Change(v.TEAMS, v.GAIN, word=team(at["team"], at.text("team"), known)))
    if "teams" in at:
        two = [team(x, x.as_text("teams"), known) for x in at.rows("teams")]
        if len(two) != 2:
            at["teams"].fail("two teams", found=at["teams"].value)
        out.append(v.Change(v.TEAMS, v.JOIN, word=two[0], other=two[1]))
    if at.flag("no_teams"):
        out.append(v.Change(v.TEAMS, v.LOSE))
    if "keyword" in at:
        out.append(v.Change(v.KEYWORDS, v.GAIN, word=at.text("keyword", "", v.KEYWORD_NAMES)))
    if not out:
        at.fail("no change", known=list(GIVEN))
    return tuple(out)


def _give(at: At, name: str, known: Known) -> Op:
    whom = who(at[name], at.text(name), known)
    until = at.text("until", "turn", UNTIL)
    return v.Give(whom, changes(at, known), until, _test(at, known), at.flag("everywhere"))


def _forbid(at: At, name: str, known: Known) -> Op:
    what = at.text(name, "", v.CANNOT)
    sel = selector(at["who"], at.text("who"), known) if "who" in at else v.Sel(v.CHARACTER)
    return v.Forbid(what, sel, at.text("until", "turn", UNTIL), _test(at, known))


def _alter(at: At, name: str, known: Known) -> Op:
    sel = selector(at["who"], at.text("who"), known) if "who" in at else v.Sel(v.CHARACTER)
    n, other = (number(at[k], at[k].value, known) if k in at else v.Num() for k in ("n", "other"))
    return v.Alter(at.text(name, "", ALTERED), n, other, sel, at.text("until", "turn", UNTIL), _test(at, known))


VERBS: dict[str, Callable[[At, str, Known], Op]] = {
    **dict.fromkeys(ON, _on),
    **dict.fromkeys(OF_PLAYERS, _players),
    **dict.fromkeys(ALONE, _alone),
    "move": _move,
    "put": _counter,
    "take": _counter,
    "search": _search,
    "deploy": _deploy,
    "if": _if,
    "may": _may,
    "unless": _unless,
    "give": _give,
    "forbid": _forbid,
    "alter": _alter,
}
TAKES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(OF_PLAYERS, ("who",)),
    "move": ("row",),
    "put": ("on", "n"),
    "take": ("on", "n"),
    "search": ("where", "top", "reveal"),
    "deploy": ("where",),
    "if": ("then", "else"),
    "unless": ("then", "who"),
    "give": (*GIVEN, "until", "while", "everywhere"),
    "forbid": ("who", "until", "while"),
    "alter": ("n", "other", "who", "until", "while"),
}
"""What each verb may have beside it."""
