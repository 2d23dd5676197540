"""Properties of objects and the modifiers that change them: timestamps, dependence, loops (vs:513-515).

Modifiers are applied property by property. One whose selector or number looks at a property goes after those that change
it; that is dependence, and where nothing looks at what another changes, the order is that of timestamps and the work is
linear. Only where modifiers of one property (or of several that look at each other in a ring) look at that property itself
is each object gone through by itself, as vs:514.5 says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from ...kernel.decision import NONE
from ..loading import CARDS
from ..table import FRONT, SUPPORT, Mod, Table, Thing
from ..vocab import (
    ADD,
    ATK,
    CANNOT,
    COST,
    DEF,
    FLIGHT,
    GAIN,
    JOIN,
    KEYWORD_NAMES,
    KEYWORDS,
    PROPERTIES,
    RANGE,
    SET,
    TEAMS,
    Alter,
    Card,
    Change,
    Cond,
    Continuous,
    Forbid,
    Give,
)
from .basis import power_works
from .select import Ctx, Look, fits, holds, likely, number


class Properties:
    """What an object is (vs:513.2i). Never changed once it has been returned."""

    __slots__ = ("atk", "cost", "defense", "flight", "keywords", "names", "range", "teams")

    names: tuple[str, ...]
    cost: int
    teams: tuple[str, ...]
    keywords: tuple[str, ...]
    flight: bool
    range: bool
    atk: int
    defense: int

    def copy(self) -> Properties:
        c = Properties()
        c.names, c.cost, c.teams, c.keywords = self.names, self.cost, self.teams, self.keywords
        c.flight, c.range, c.atk, c.defense = self.flight, self.range, self.atk, self.defense
        return c

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Properties) and self._all() == other._all()

    def _all(self) -> tuple[object, ...]:
        """vs:513.2i"""
        numbers = (self.cost, self.atk, self.defense, self.flight, self.range)
        return self.names, self.teams, self.keywords, numbers

    __hash__ = None  # type: ignore[assignment]


PRINTED: Final[dict[str, tuple[Card, Properties]]] = {}
"""What is printed on the cards that were asked about, each beside its card: another may have that code one day."""


def printed(code: str) -> Properties:
    """As the card has them. vs:513.2i"""
    d, kept = CARDS[code], PRINTED.get(code)
    if kept is not None and kept[0] is d:
        return kept[1]
    p = Properties()
    p.names, p.cost, p.teams, p.keywords = d.names, d.cost, d.teams, d.keywords
    p.flight, p.range, p.atk, p.defense = d.flight, d.range, d.atk, d.defense
    PRINTED[code] = d, p
    return p


NOTHING: Final[frozenset[str]] = frozenset()


class Layer:
    """One change by one modifier. bound: the objects it was bound to when an effect made it (vs:513.2c), None: all that fit."""

    __slots__ = ("bound", "change", "ctx", "give", "reads", "stamp", "value")

    def __init__(
        self, give: Give, change: Change, ctx: Ctx, stamp: int, bound: frozenset[int] | None, value: int | None
    ):
        self.give, self.change, self.ctx, self.stamp, self.bound, self.value = give, change, ctx, stamp, bound, value
        if bound is None:
            self.reads = give.reads | change.reads if change.reads else give.reads
        else:
            self.reads = give.test.reads if give.test else NOTHING
            if change.how == JOIN:
                self.reads |= change.reads

    def about(self) -> Iterable[int]:
        """Those that it can apply to at all."""
        if self.bound is not None:
            return sorted(self.bound)
        who, ctx = self.give.who, self.ctx
        if who.how == "all":
            return likely(ctx, who.sel)
        return (ctx.s.things[ctx.source].on if who.how == "bearer" else ctx.source,)

    def applies(self, card: int) -> bool:
        ctx = self.ctx
        ctx.it = card
        if self.bound is not None:
            if card not in self.bound:
                return False
        elif not self._meant(card):
            return False
        if self.give.test is not None and not self._tested(card, self.give.test):
            return False
        return self.change.how != JOIN or self._joins(card)

    def _meant(self, card: int) -> bool:
        who = self.give.who
        if who.how == "all":
            return fits(self.ctx, who.sel, card)
        if who.how == "bearer":
            t = self.ctx.s.things.get(self.ctx.source)
            return t is not None and t.on == card
        return who.how == "this" and card == self.ctx.source

    def _tested(self, card: int, test: Cond) -> bool:
        if test.kind == "it is":
            return fits(self.ctx, test.sel, card)
        return holds(self.ctx, test)

    def _joins(self, card: int) -> bool:
        teams = self.ctx.look(card).teams
        return self.change.word in teams or self.change.other in teams

    def amount(self) -> int:
        return self.value if self.value is not None else number(self.ctx, self.change.n)

    def outcome(self, card: int, p: Properties) -> tuple[object, ...]:
        """What it would do to the object now, to see whether another modifier changes that."""
        if not self.applies(card):
            return ()
        q = p.copy()
        self.apply(q)
        if self.change.prop == TEAMS:
            return tuple(sorted({*q.teams} ^ {*p.teams})), self.change.how
        return self.change.prop, self.change.how, self.amount()

    def apply(self, p: Properties) -> None:
        """vs:513.2i"""
        c = self.change
        match c.prop:
            case "atk":
                p.atk = self.amount() + (p.atk if c.how == ADD else 0)
            case "def":
                p.defense = self.amount() + (p.defense if c.how == ADD else 0)
            case "cost":
                p.cost = max(0, self.amount() + (p.cost if c.how == ADD else 0))
            case "flight":
                p.flight = c.how == GAIN
            case "range":
                p.range = c.how == GAIN
            case "keywords":
                p.keywords = _changed(p.keywords, c.how, (c.word,))
            case "name":
                p.names = _changed(p.names, c.how, (c.word,))
            case "teams":
                chosen = self.ctx.word if c.word == "chosen" else c.word
                p.teams = _changed(p.teams, c.how, (chosen, c.other) if c.how == JOIN else (chosen,))


def _changed(words: tuple[str, ...], how: str, more: tuple[str, ...]) -> tuple[str, ...]:
    """vs:513.2i"""
    if how in (GAIN, JOIN):
        return (*words, *(w for w in more if w and w not in words))
    if how == SET:
        return more
    return tuple(w for w in words if w not in more) if more != ("",) else ()


# ---- which modifiers there are
STATIC: Final = ("static", "give", True)
EVERYWHERE: Final = ("static", "everywhere", True)
COUNTS: Final = ("static", "counts", True)
FORBIDS: Final = {what: ("forbid", what, True) for what in CANNOT}
ALTERS: Final = ("static", "alter", True)


KEYWORD: Final = {word: ("keyword", word, True) for word in KEYWORD_NAMES}
"""Where powers are filed that give or take a keyword."""
WRITES: Final = {prop: ("writes", prop, True) for prop in PROPERTIES}
"""Where powers are filed that change a property."""


def statics(s: Table, key: tuple[str, str, bool]) -> Iterator[tuple[int, Give | Forbid | Alter]]:
    """Of continuous powers that work now: (card, word). vs:503"""
    for card, n in s.index.get(key, ()):
        power = CARDS[s.codes[card]].powers[n]
        assert isinstance(power, Continuous)
        if power_works(s, s.things[card], power):
            for g in power.gives:
                yield card, g


def layers(s: Table, look: Look) -> list[Layer]:
    """All modifiers of properties, by timestamp. vs:514.1 vs:515 vs:515.5"""
    out: list[Layer] = []
    for card, n in s.index.get(STATIC, ()):
        t, power = s.things[card], CARDS[s.codes[card]].powers[n]
        assert isinstance(power, Continuous)
        if power_works(s, t, power):
            for g in power.modifiers:
                ctx = Ctx(s, look, t.seat, card)
                for c in g.changes:
                    out.append(Layer(g, c, ctx, t.stamp, None, None))
    for m in s.mods:
        if isinstance(m.op, Give):
            ctx = Ctx(s, look, m.seat, m.source, word=m.word)
            bound = frozenset(c for c, stay in m.bound if s.is_in_play(c, stay))
            out += [Layer(m.op, c, ctx, m.stamp, bound, m.values[i]) for i, c in enumerate(m.op.changes)]
    if len(out) > 1:
        out.sort(key=lambda x: x.stamp)
    return out


# ---- what follows from them
def compute(s: Table) -> dict[int, Properties]:
    """The properties of all objects that a modifier changes. vs:514.1 vs:514.4 vs:514.5"""
    work: dict[int, Properties] = {}
    codes = s.codes

    def look(card: int, prop: str = "") -> Properties:
        return work.get(card) or printed(codes[card])

    found = layers(s, look)
    if not found:
        return work
    written = {x.change.prop for x in found}
    if not any(x.reads & written for x in found):
        in_order(found, work, s)
        return work
    work.update((t.card, printed(codes[t.card]).copy()) for t in s.things.values() if has_properties(t))
    for group in components(found, written):
        inside = [x for x in found if x.change.prop in group]
        if any(x.reads & group for x in inside):
            in_a_ring(inside, work)
        else:
            in_order(inside, work, s)
    return work


def has_properties(t: Thing | None) -> bool:
    """Modifiers reach characters in play. vs:513.2i"""
    return t is not None and (t.row == FRONT or t.row == SUPPORT)


def in_order(found: Iterable[Layer], work: dict[int, Properties], s: Table) -> None:
    """Nothing depends on anything: by timestamp. vs:514.1"""
    for x in found:
        for card in x.about():
            if has_properties(s.things.get(card)) and x.applies(card):
                p = work.get(card)
                if p is None:
                    p = work[card] = printed(s.codes[card]).copy()
                x.apply(p)


def components(found: list[Layer], written: set[str]) -> list[set[str]]:
    """Properties that are looked at by modifiers of each other, together; what is looked at comes first. vs:514.4"""
    props = [p for p in PROPERTIES if p in written]
    reach = {p: {p} for p in props}
    for x in found:
        for r in x.reads & written:
            reach[r].add(x.change.prop)
    for k in props:
        for a in props:
            if k in reach[a]:
                reach[a] |= reach[k]
    before = {p: sum(p in reach[a] for a in props) for p in props}
    out: list[set[str]] = []
    for p in sorted(props, key=lambda p: before[p]):
        if not any(p in group for group in out):
            out.append({q for q in props if q in reach[p] and p in reach[q]})
    return out


def in_a_ring(found: list[Layer], work: dict[int, Properties]) -> None:
    """Modifiers that depend on each other find a point of departure for each object. vs:514.5"""
    left = {card: list(found) for card in work}
    going = True
    while going:
        going = False
        for card in work:
            x = next_for(left[card], card, work)
            if x is not None:
                left[card].remove(x)  # a modifier applies once (vs:514.1)
                x.ctx.it = card
                x.apply(work[card])
                going = True


def next_for(left: list[Layer], card: int, work: dict[int, Properties]) -> Layer | None:
    """The oldest of those that apply to the object and depend on no other; if all do, the oldest. vs:514.5"""
    can = [x for x in left if x.applies(card)]
    if len(can) < 2:
        return can[0] if can else None
    free = (x for x in can if not any(depends(x, y, card, work) for y in can if y is not x))
    return next(free, can[0])


def depends(x: Layer, y: Layer, card: int, work: dict[int, Properties]) -> bool:
    """Would applying y to the object change what x does to it? vs:514.4 vs:514.5"""
    was = work[card]
    before = x.outcome(card, was)
    after = was.copy()
    y.ctx.it = card
    y.apply(after)
    work[card] = after
    changed = x.outcome(card, after) != before
    work[card] = was
    return changed


# ---- what the rules ask
def props(s: Table, card: int) -> Properties:
    """The properties of a card now, in play or wherever it is. vs:513.2i"""
    if card not in s.things:
        return elsewhere(s, card)
    if s.cache is None:
        s.cache = compute(s)
    return s.cache.get(card) or printed(s.codes[card])


def elsewhere(s: Table, card: int) -> Properties:
    """A card in hand, deck or KO'd pile: only modifiers that say so reach it, and all cards of a kind alike. vs:514.5"""
    base = printed(s.codes[card])
    if EVERYWHERE not in s.index:
        return base
    key = s.owner[card], s.codes[card]
    kept = s.far.get(key)
    if kept is not None:
        return kept
    work = {card: base}

    def look(c: int, prop: str = "") -> Properties:
        return work.get(c) or props(s, c)

    found = [x for x in layers(s, look) if x.give.everywhere and x.ctx.you == s.owner[card]]
    if found:
        work[card] = base.copy()
        in_a_ring(found, work)
    s.far[key] = work[card]
    return work[card]


def context(
    s: Table,
    you: int,
    source: int = NONE,
    refs: dict[str, tuple[int, ...]] | None = None,
    word: str = "",
    that: int = NONE,
    n: int = 0,
) -> Ctx:
    """From where the rules read a selector now. vs:513"""
    return Ctx(s, partial(seen, s), you, source, refs, word, that, n)


def seen(s: Table, card: int, prop: str = "") -> Properties:
    """The properties of a card now, of which only that one is asked for: what no modifier changes is as it is printed.
    vs:513.2i"""
    if s.cache is not None and card in s.things:
        return s.cache.get(card) or printed(s.codes[card])
    return props(s, card) if not prop or changes(s, prop) else printed(s.codes[card])


def changes(s: Table, prop: str) -> bool:
    """Is there a modifier that changes this property of anything? vs:513.2i"""
    if WRITES[prop] in s.index:
        return True
    for m in s.mods:  # noqa: SIM110 - asked all the time, and a generator costs twice as much
        if isinstance(m.op, Give) and prop in m.op.writes:
            return True
    return False


def atk(s: Table, card: int) -> int:
    """Below 0 counts as 0 when it is compared or paid. vs:104"""
    return counting(s, props(s, card).atk)


def defense(s: Table, card: int) -> int:
    """vs:104"""
    return counting(s, props(s, card).defense)


def counting(s: Table, n: int) -> int:
    """vs:104"""
    return max(0, n) if s.reading("negative") == "zero" else n


def keyword_changes(s: Table, word: str) -> bool:
    """Is there a modifier that gives that keyword or takes it? Mostly none does, and what is printed counts. vs:513.2i vs:707.6 vs:707.7"""
    if KEYWORD[word] in s.index:
        return True
    for m in s.mods:  # noqa: SIM110 - the same
        if isinstance(m.op, Give) and word in m.op.keywords:
            return True
    return False


def has_keyword(s: Table, card: int, word: str) -> bool:
    """vs:513.2i vs:707.6 vs:707.7"""
    if not keyword_changes(s, word):
        return word in CARDS[s.codes[card]].keywords
    return word in seen(s, card, KEYWORDS).keywords


def forbidden(s: Table, what: str, card: int = NONE, seat: int = -1) -> bool:
    """Has a modifier changed the rules of the game so that this cannot be? It reaches what came later too. vs:513.2d"""
    found = s.index.get(FORBIDS[what])
    if found is None and not s.mods:
        return False
    for m in s.mods:
        if (
            isinstance(m.op, Forbid)
            and m.op.what == what
            and _forbids(context(s, m.seat, m.source, word=m.word), m.op, card, seat)
        ):
            return True
    for source, g in statics(s, FORBIDS[what]) if found else ():
        if isinstance(g, Forbid) and g.what == what:
            if _forbids(context(s, s.things[source].seat, source), g, card, seat):
                return True
    return False


def _forbids(ctx: Ctx, g: Forbid, card: int, seat: int) -> bool:
    """vs:513.2d"""
    if not holds(ctx, g.test):
        return False
    if seat >= 0:
        return (seat == ctx.you) != g.sel.has("opposing")
    return fits(ctx, g.sel, card)


def alters(s: Table, event: str, card: int = NONE, seat: int = -1) -> list[tuple[Alter, Ctx]]:
    """The modifiers that apply to an event, each once, by timestamp. vs:514.1 vs:instead"""
    out: list[tuple[int, Alter, Ctx]] = []
    for m in s.mods:
        if isinstance(m.op, Alter) and m.op.event == event:
            _altering(out, m.stamp, m.op, context(s, m.seat, m.source), card, seat)
    for source, g in statics(s, ALTERS) if ALTERS in s.index else ():
        if isinstance(g, Alter) and g.event == event:
            t = s.things[source]
            _altering(out, t.stamp, g, context(s, t.seat, source), card, seat)
    return [(g, ctx) for _, g, ctx in sorted(out, key=lambda x: x[0])] if out else []


def _altering(out: list[tuple[int, Alter, Ctx]], stamp: int, g: Alter, ctx: Ctx, card: int, seat: int) -> None:
    """vs:514.1 vs:instead"""
    if holds(ctx, g.test):
        if (seat == ctx.you) if card < 0 else fits(ctx, g.sel, card):
            out.append((stamp, g, ctx))


def expire(s: Table, until: str) -> None:
    """Modifiers of this attack, or of this turn, end. vs:408.2c vs:602.4"""
    left = [m for m in s.mods if m.op.until != until]
    if len(left) != len(s.mods):
        s.mods = left
        s.touch()


def recount(s: Table) -> None:
    """There are more or fewer cards in a hand or pile: modifiers may go by that. vs:513.2i"""
    if COUNTS in s.index or any(isinstance(m.op, Give) and m.op.counts for m in s.mods):
        s.touch()


def modify(s: Table, m: Mod) -> None:
    """vs:513.2c vs:513.2d"""
    s.mods.append(m)
    s.touch()


__all__ = ["ATK", "COST", "DEF", "FLIGHT", "KEYWORDS", "RANGE", "Properties", "atk", "defense", "props"]
