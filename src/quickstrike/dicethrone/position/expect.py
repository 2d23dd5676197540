"""Expectations: what should be true of a table, and what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ...kernel.decision import Option
from ...kernel.language import Said
from ...kernel.toml import inline
from ...kernel.why import Why
from ..game import DiceThroneGame
from ..hero_file import At, nearest, typed
from ..loading import TOKENS
from ..rules.damage import total_of
from ..table import Table
from ..text.story import FIELDS
from .building import sides_of
from .dice_phrases import say
from .reading import cards_of, named, spaces_of, tokens_of
from .steps import KINDS, OPTION, CannotDo, intent, open_option, wanted

PILES = ("hand", "deck", "discard")
PLAYER = ("health", "points", "out", "tokens", "limits", "upgrades", "away", "used", *PILES)
ASKED = ("player", "kind", "window")
Refused = Callable[[Option, Why], None]
Values = dict[str, Callable[[DiceThroneGame], Any]]
TABLE: Values = {
    "result": lambda g: result(g.result),
    "health": lambda g: g.state.dials,
    "incoming": lambda g: [incoming(g.state, x) for x in g.seats()],
    "dice": lambda g: list(g.state.rolls[-1].dice) if g.state.rolls else [],
    "attempts": lambda g: g.state.rolls[-1].left if g.state.rolls else 0,
    "turn": lambda g: g.state.turn,
    "active": lambda g: g.state.active + 1,
    "phase": lambda g: g.state.phase,
}
"""What may be expected of the table as a whole."""
OTHERS = ("asked", "player", "can", "cannot", "log")


def result(found: str | None) -> str:
    """ "player 1", "team 2", "draw"; "" while the game goes on."""
    who, _, n = (found or "").partition(" ")
    return f"{ {'seat': 'player'}.get(who, who) } {int(n) + 1}" if n else who


def incoming(s: Table, seat: int) -> int:
    return sum(total_of(s, w) for w in s.incoming if w.seat == seat)


def differences(g: DiceThroneGame, at: At, notes: list[tuple[Any, ...]], refused: Refused) -> Iterator[Said]:
    """All that is not as `at` expects; notes: the log since the step began; refused: is told why something can't be."""
    at.table("pos an expectation", (*TABLE, *OTHERS))
    for key in at.value if isinstance(at.value, Mapping) else ():
        x = at[key]
        if key in TABLE:
            yield from compare(key, x, TABLE[key](g))
        elif key == "asked":
            yield from asked(g, x)
        elif key == "player":
            yield from players(g.state, x)
        elif key == "log":
            yield from log(x, notes)
        else:
            for y in x.each(key) if isinstance(x.value, list) else [x]:
                yield from can(g, y) if key == "can" else cannot(g, y, refused)


def compare(what: str, want: At, got: Any) -> Iterator[Said]:
    if want.value != got or isinstance(want.value, bool) != isinstance(got, bool):
        yield say("differs", what=what, want=inline(want.value), got=inline(got))


def asked(g: DiceThroneGame, at: At) -> Iterator[Said]:
    """A kind of decision, "" for none, or a table with who is asked, what, and in which window."""
    d = g.decision
    got = {
        "player": d.seat + 1 if d else 0,
        "kind": d.kind if d else "",
        "window": d.about if d and isinstance(d.about, str) else "",
    }
    if not isinstance(at.value, Mapping):
        At(at.page, {"asked": at.value}, at.way[:-1]).word("asked", (*KINDS, ""))
        yield from compare("asked", at, got["kind"])
    elif at.table("pos a decision", ASKED):
        at.word("kind", KINDS)
        for k in at.value:
            yield from compare(f"asked.{k}", at[k], got[k])


# ---- players
def players(s: Table, at: At) -> Iterator[Said]:
    rows = at.each("player")
    if len(rows) > len(s.players):
        at.wrong("pos not that many", n=len(s.players), found=len(rows))
    for n, x in enumerate(rows):
        x.table("pos a player", PLAYER)
        for key in x.value:
            yield from of_player(s, n, f"player {n + 1}: {key}", key, x[key])


def of_player(s: Table, n: int, what: str, key: str, x: At) -> Iterator[Said]:
    p = s.players[n]
    if key in PILES:
        yield from pile(s, n, key, what, x)
    elif key in ("tokens", "limits"):
        for k in x.value if x.table("pos an expectation", x.value) else ():
            token = named(At(x.page, k, (*x.way, k)), tokens_of(tuple(q.hero for q in s.players)), "pos no token")
            got: Any = p.limits.get(token, 0) if key == "limits" else p.count(token)
            if isinstance(x[k].value, list):
                sides_of(s, n, token, x[k])
                got = [TOKENS[token].sides[i] for i in p.tokens.get(token, ())] if TOKENS[token].sides else []
            yield from compare(f"{what}.{k}", x[k], got)
    elif key == "upgrades" and isinstance(x.value, Mapping):
        for k in x.value:
            space = named(At(x.page, k, (*x.way, k)), spaces_of(p.hero), "pos no space", whose=p.hero)
            yield from compare(f"{what}.{k}", x[k], p.levels.get(space, 1))
    else:
        got = {
            "health": s.health(n),
            "points": p.points,
            "out": p.out,
            "used": list(p.used),
            "upgrades": len(p.levels),
            "away": next((h + 1 for h in p.companions.values() if h != n), 0),
        }
        yield from compare(what, x, got[key])


def pile(s: Table, n: int, key: str, what: str, x: At) -> Iterator[Said]:
    """A number; or cards: all of a hand, the topmost of a pile."""
    cards = [s.codes[c] for c in s.zones[f"{key}{n}"]]
    if not isinstance(x.value, list):
        yield from compare(what, x, len(cards))
        return
    want = [named(y, cards_of(s.players[n].hero), "pos no card", whose=s.players[n].hero) for y in x.each(key)]
    got = sorted(cards) if key == "hand" else cards[::-1][: max(1, len(want))]
    if (sorted(want) if key == "hand" else want) != got:
        yield say("differs", what=what, want=inline(want), got=inline(got))


# ---- options and the log
def can(g: DiceThroneGame, at: At) -> Iterator[Said]:
    at.table("pos an option", OPTION)
    try:
        open_option(g, wanted(g.state, at))
    except CannotDo as e:
        yield say("can not", what=inline(at.value), why=e.data.get("why", ""))


def cannot(g: DiceThroneGame, at: At, refused: Refused) -> Iterator[Said]:
    at.table("pos an option", (*OPTION, "rule"))
    seat, o = intent(g, wanted(g.state, at))
    why, rule = g.explain(seat, o), at.text("rule")
    what = inline({k: v for k, v in at.value.items() if k != "rule"})
    if why.ok:
        yield say("can", what=what)
    elif rule and rule != why.rule:
        yield say("other rule", what=what, want=rule, got=why.rule)
    else:
        refused(o, why)


def log(at: At, notes: list[tuple[Any, ...]]) -> Iterator[Said]:
    """Kinds of notes that there must be, or how many of each."""
    got = Counter(str(n[0]) for n in notes)
    kinds = at.value if isinstance(at.value, (list, Mapping)) else [at.value]
    for k in kinds:
        if not isinstance(k, str) or k not in FIELDS:
            at.wrong("unknown word", key="log", found=typed(k), near=nearest(str(k), FIELDS))
        if isinstance(kinds, Mapping):
            yield from compare(f"log.{k}", at[k], got[k])
        elif not got[k]:
            yield say("differs", what="log", want=inline(k), got=inline(sorted(got)))
