"""What a selector means: which objects and cards fit it, how many, and whether a condition holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from ...kernel.decision import NONE
from ..loading import CARDS
from ..table import ATTACHED, FRONT, RESOURCES, SUPPORT, Table, Thing
from ..vocab import (
    ATK,
    CARD,
    CHARACTER,
    COST,
    DEF,
    EQUIPMENT,
    FLIGHT,
    LASTING,
    LOCATION,
    NAME,
    ONGOING,
    PLAYER,
    RANGE,
    RESOURCE,
    TEAMS,
    Card,
    Cond,
    Num,
    Sel,
    Who,
)

Look = Callable[..., Any]
"""The properties of a card, as they are or as they are in the middle of being worked out; and which of them is asked for."""


class Ctx:
    """From where a selector is read: whose it is, which card says it, what was targeted, which team was chosen. it: the
    object that a modifier is about; stay: which stay of the source in play, 0 for any."""

    __slots__ = ("it", "look", "n", "refs", "s", "source", "that", "word", "you")

    def __init__(
        self,
        s: Table,
        look: Look,
        you: int,
        source: int = NONE,
        refs: dict[str, tuple[int, ...]] | None = None,
        word: str = "",
        that: int = NONE,
        n: int = 0,
    ) -> None:
        self.s, self.look, self.you, self.source = s, look, you, source
        self.refs, self.word, self.that, self.it, self.n = refs or {}, word, that, NONE, n


# ---- positions (vs:701.7)
def in_front_of(s: Table, t: Thing) -> Thing | None:
    """The character directly in front, in the same column. vs:701.7"""
    return s.at(t.seat, FRONT, t.column) if t.row == SUPPORT else None


def protected(s: Table, t: Thing) -> bool:
    """In the support row, with a character in front that is not stunned; a stunned one never is. vs:701.7 vs:701.16 vs:701.12d vs:protecting"""
    if t.row != SUPPORT or t.stunned:
        return False
    before = in_front_of(s, t)
    return before is not None and not before.stunned


def adjacent(a: Thing, b: Thing) -> bool:
    """Of one controller, in the same column or side by side in the same row. vs:adjacent"""
    if a.seat != b.seat or a is b or a.row not in (FRONT, SUPPORT) or b.row not in (FRONT, SUPPORT):
        return False
    return (a.column == b.column and a.row != b.row) or (a.row == b.row and abs(a.column - b.column) == 1)


# ---- kinds
def is_kind(d: Card, what: str, t: Thing | None) -> bool:
    """Is the card of that kind, where it is now? Plot twists and locations in play are those that lie face up. vs:505"""
    if what == CARD:
        return True
    if what == RESOURCE:
        return t is not None and t.row == RESOURCES
    if what == ONGOING:
        return d.ongoing and (t is None or t.up)
    if what == LASTING:
        return t is not None and t.up and (d.type == LOCATION or d.ongoing)
    if d.type != what:
        return False
    if t is None:
        return True
    return t.row == ATTACHED if what == EQUIPMENT else t.up


# ---- tests
def fits(ctx: Ctx, sel: Sel, card: int) -> bool:
    """Does a card fit, in play or wherever it is? vs:505"""
    s = ctx.s
    t = s.things.get(card)
    if sel.what == CHARACTER:  # mostly
        if CARDS[s.codes[card]].type != CHARACTER or (t is not None and t.row != FRONT and t.row != SUPPORT):
            return False
    elif not is_kind(CARDS[s.codes[card]], sel.what, t):
        return False
    for test, word in sel.tests:  # noqa: SIM110 - asked more than anything else, and a generator costs twice as much
        if not TESTS[test](ctx, card, t, word):
            return False
    return True


Test = Callable[[Ctx, int, "Thing | None", Any], bool]


def _against(ctx: Ctx, card: int, team: str) -> bool:
    """Is it attacking characters of that team? vs:513.2c"""
    s = ctx.s
    return card in s.attackers() and any(team in ctx.look(d, TEAMS).teams for d in s.defending())


def _shares(ctx: Ctx, card: int) -> bool:
    """A team with the source. An object shares its own with itself; so "another" is said where that is meant. vs:sharing"""
    mine = ctx.look(ctx.source, TEAMS).teams
    return any(x in mine for x in ctx.look(card, TEAMS).teams)


def _adjacent(ctx: Ctx, t: Thing | None) -> bool:
    """vs:adjacent"""
    me = ctx.s.things.get(ctx.source)
    if me is not None and me.row == ATTACHED:
        me = ctx.s.things.get(me.on)
    return t is not None and me is not None and adjacent(me, t)


TESTS: Final[dict[str, Test]] = {
    "yours": lambda x, c, t, w: (t.seat if t is not None else x.s.owner[c]) == x.you,
    "opposing": lambda x, c, t, w: (t.seat if t is not None else x.s.owner[c]) != x.you,
    "this": lambda x, c, t, w: c == x.source,
    "another": lambda x, c, t, w: c != x.source,
    "that": lambda x, c, t, w: c == x.that,
    "stunned": lambda x, c, t, w: t is not None and t.stunned,
    "unstunned": lambda x, c, t, w: t is not None and not t.stunned,
    "ready": lambda x, c, t, w: t is not None and t.ready,
    "exhausted": lambda x, c, t, w: t is not None and not t.ready,
    "attacking": lambda x, c, t, w: c in x.s.attackers(),
    "defending": lambda x, c, t, w: c == x.s.defender,
    "not defending": lambda x, c, t, w: c != x.s.defender,
    "in the attack": lambda x, c, t, w: c in x.s.attackers() or c == x.s.defender,
    "in its attack step": lambda x, c, t, w: t is not None and x.s.phase == "attack" and x.s.step == t.seat,
    "team attacking": lambda x, c, t, w: x.s.attack is not None and x.s.attack.team and c in x.s.attackers(),
    "army": lambda x, c, t, w: CARDS[x.s.codes[c]].army,
    "front": lambda x, c, t, w: t is not None and t.row == FRONT,
    "support": lambda x, c, t, w: t is not None and t.row == SUPPORT,
    "protected": lambda x, c, t, w: t is not None and protected(x.s, t),
    "unprotected": lambda x, c, t, w: t is not None and not protected(x.s, t),
    "flight": lambda x, c, t, w: x.look(c, FLIGHT).flight,
    "no flight": lambda x, c, t, w: not x.look(c, FLIGHT).flight,
    "range": lambda x, c, t, w: x.look(c, RANGE).range,
    "no range": lambda x, c, t, w: not x.look(c, RANGE).range,
    "equipped": lambda x, c, t, w: any(y.on == c for y in x.s.things.values()),
    "bearer": lambda x, c, t, w: x.source in x.s.things and x.s.things[x.source].on == c,
    "facedown": lambda x, c, t, w: t is not None and not t.up,
    "faceup": lambda x, c, t, w: t is not None and t.up,
    "adjacent": lambda x, c, t, w: _adjacent(x, t),
    "affiliated": lambda x, c, t, w: bool(x.look(c, TEAMS).teams),
    "unaffiliated": lambda x, c, t, w: not x.look(c, TEAMS).teams,
    "shares team": lambda x, c, t, w: _shares(x, c),
    "team": lambda x, c, t, w: w in x.look(c, TEAMS).teams,
    "not team": lambda x, c, t, w: w not in x.look(c, TEAMS).teams,
    "team chosen": lambda x, c, t, w: x.word in x.look(c, TEAMS).teams,
    "name chosen": lambda x, c, t, w: x.word in x.look(c, NAME).names,
    "against team": lambda x, c, t, w: _against(x, c, w),
    "against team chosen": lambda x, c, t, w: _against(x, c, x.word),
    "name": lambda x, c, t, w: w in x.look(c, NAME).names,
    "counter": lambda x, c, t, w: t is not None and t.counters.get(w, 0) > 0,
    "cost <=": lambda x, c, t, w: x.look(c, COST).cost <= w,
    "cost >=": lambda x, c, t, w: x.look(c, COST).cost >= w,
    "cost =": lambda x, c, t, w: x.look(c, COST).cost == w,
    "atk <=": lambda x, c, t, w: x.look(c, ATK).atk <= w,
    "atk >=": lambda x, c, t, w: x.look(c, ATK).atk >= w,
    "def <=": lambda x, c, t, w: x.look(c, DEF).defense <= w,
    "def >=": lambda x, c, t, w: x.look(c, DEF).defense >= w,
    "nonongoing": lambda x, c, t, w: not CARDS[x.s.codes[c]].ongoing,
}
"""What each test of a selector asks of a card. vs:513.2i"""


def found(ctx: Ctx, sel: Sel) -> list[int]:
    """All objects in play that fit, by number. vs:505"""
    return sorted(matching(ctx, sel))


def matching(ctx: Ctx, sel: Sel) -> Iterator[int]:
    """The same one by one, as they come. vs:505"""
    if sel.among or sel.what != CHARACTER:
        for c in likely(ctx, sel):
            if fits(ctx, sel, c):
                yield c
        return
    whose, you, tests = sel.whose, ctx.you, sel.further
    mine = whose == "yours"
    for t in ctx.s.all_characters():  # of these the kind is known, and the side quickly seen
        if whose and (t.seat == you) is not mine:
            continue
        for test, word in tests:
            if not TESTS[test](ctx, t.card, t, word):
                break
        else:
            yield t.card


def likely(ctx: Ctx, sel: Sel) -> Iterable[int]:
    """The objects that need to be checked: most selectors name somebody in an attack, and mostly there is none.
    vs:505"""
    s, among = ctx.s, sel.among
    if among:
        if among == "this":
            return (ctx.source,) if ctx.source in s.things else ()
        if s.attack is None:
            return ()
        if among == "defending":
            return s.defending()
        return (*s.attackers(), *s.defending()) if among == "in the attack" else s.attackers()
    if sel.what != CHARACTER:
        return _of_a_kind(s, sel.what)
    whose, you = sel.whose, ctx.you
    mine = whose == "yours"
    return [t.card for t in s.all_characters() if not whose or (t.seat == you) is mine]


def _of_a_kind(s: Table, what: str) -> Iterable[int]:
    """Objects that may be of that kind, by where they are. vs:505"""
    if what == CARD:
        return s.things
    if what == EQUIPMENT:
        return [c for c, t in s.things.items() if t.row == ATTACHED]
    return [c for c, t in s.things.items() if t.row == RESOURCES and (t.up or what == RESOURCE)]


def fits_link(ctx: Ctx, sel: Sel, link: Any) -> bool:
    """Does an effect on the chain fit: whose it is, what it comes from? vs:509"""
    for test, word in sel.tests:
        if test == "opposing" and link.seat == ctx.you:
            return False
        if test == "yours" and link.seat != ctx.you:
            return False
        if test == "by" and word not in (CARDS[link.code].type if link.code else "", link.kind):
            return False
        if test == "nonongoing" and link.code and CARDS[link.code].ongoing:
            return False
    return True


def holds(ctx: Ctx, cond: Cond | None) -> bool:
    """Is a condition true now? vs:505"""
    if cond is None:
        return True
    s = ctx.s
    match cond.kind:
        case "control":
            return _controlled(ctx, cond.sel, True) >= cond.n
        case "control no":
            return not _controlled(ctx, cond.sel, True)
        case "opponent controls":
            return _controlled(ctx, cond.sel, False) >= cond.n
        case "this is":
            return ctx.source in s.things and fits(ctx, cond.sel, ctx.source)
        case "that is":
            return ctx.that >= 0 and fits(ctx, cond.sel, ctx.that)
        case "initiative":
            return s.initiative == ctx.you
        case "no initiative":
            return s.initiative != ctx.you
        case "phase":
            return s.phase == cond.word
        case "your step":
            return s.phase == cond.word and s.step == ctx.you
        case "first plot twist":
            return not s.marked(ctx.you, "plot twist")
        case "only plot twist":
            return s.marked(ctx.you, "plot twist") == 1
        case "less":
            return number(ctx, cond.numbers[0]) < number(ctx, cond.numbers[1])
    raise ValueError(cond.kind)


def _controlled(ctx: Ctx, sel: Sel, mine: bool) -> int:
    """How many that fit you control, or your opponents. vs:control"""
    things, you, n = ctx.s.things, ctx.you, 0
    for c in matching(ctx, sel):
        if (things[c].seat == you) is mine:
            n += 1
    return n


def number(ctx: Ctx, n: Num) -> int:
    """A number now. vs:505"""
    value = n.constant
    if n.count is not None:
        value += n.times * (len(_players(ctx, n.count)) if n.count.what == PLAYER else len(found(ctx, n.count)))
    elif n.of == "n":
        value += n.times * ctx.n
    elif n.of in ("hand", "pile"):
        value += n.times * len(ctx.s.zones[f"{'hand' if n.of == 'hand' else 'ko'}{ctx.you}"])
    elif n.of and n.who is not None:
        one = next(iter(named(ctx, n.who)), NONE)
        if one >= 0:
            value += n.times * _of_one(ctx, n, one)
    return value


def _of_one(ctx: Ctx, n: Num, card: int) -> int:
    """vs:505"""
    if n.of == "counters":
        t = ctx.s.things.get(card)
        return t.counters.get(n.word, 0) if t is not None else 0
    p = ctx.look(card, n.of)
    return int({"cost": p.cost, "atk": p.atk, "def": p.defense}[n.of])


def _players(ctx: Ctx, sel: Sel) -> list[int]:
    """vs:505"""
    return ctx.s.opponents(ctx.you) if sel.has("opposing") else ctx.s.order()


def named(ctx: Ctx, who: Who) -> tuple[int, ...]:
    """Those that are named without a choice: this card, targets, what the event was about, all that fit. vs:505"""
    match who.how:
        case "this":
            found_: Iterable[int] = (ctx.source,)
        case "that":
            found_ = (ctx.that,)
        case "it":
            found_ = (ctx.it,)
        case "bearer":
            t = ctx.s.things.get(ctx.source)
            found_ = (t.on,) if t is not None else ()
        case "all":
            found_ = found(ctx, who.sel)
        case _:
            found_ = ctx.refs.get(who.how, ())
    return tuple(c for c in found_ if c >= 0)
