"""Taking as many of a described set as its quantity says, by asking where there is something to choose.
rr:choose-game-element rr:first-player rr:search"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ...kernel.decision import Decision, Option
from ...kernel.state import Frame, Scope
from ..shelf import modular_codes
from ..table import SCENARIO, Table
from ..vocab import (
    FIRST_PLAYER,
    Alt,
    AnyNumber,
    AtMost,
    Chosen,
    Different,
    Each,
    Extreme,
    First,
    In,
    Mine,
    Num,
    One,
    OneFor,
    Pick,
    Random,
    RandomSet,
    The,
    Topmost,
    UpTo,
    X,
    You,
)
from .able import pays_with, valid
from .asks import choosing
from .kinds import PLAIN
from .results import EVERYTHING
from .rows import one_each, rows_for
from .select import extremes, holds, seats, select, value

Can = Callable[[int], bool]
EACH: Final = Each()
SINGLE: Final = frozenset((One, The, Extreme))


def chooser(s: Table, sel: Any, sc: Scope) -> int:
    """Player cards: who resolves it. Encounter cards: the first player, unless it is among what "you" have.
    rr:choose-game-element rr:first-player"""
    you = sc.you
    if sc.data.get("chooser") is not None:
        you = sc.data["chooser"]
    elif sc.source >= 0 and s.owners[sc.source] == SCENARIO and isinstance(sel, Pick):
        own = any(
            (isinstance(f, Mine) and isinstance(f.who, You))
            or (isinstance(f, In) and isinstance(getattr(f.zone, "owner", None), You))
            for f in sel.where
        )
        if not own:
            you = s.first if not s.areas else seats(s, FIRST_PLAYER, sc)[0]
    return s.decider(you)


def chosen(
    s: Table,
    f: Frame,
    sel: Any,
    sc: Scope,
    can: Can | None = None,
    slot: str = "t",
    least: int = 0,
    kind: str = "choose",
) -> tuple[int, ...] | None:
    """The cards a selector comes to for this frame; None while somebody is asked (the frame runs again then).
    rr:choose-game-element rr:target"""
    m = f.mem
    if slot in m:
        got: tuple[int, ...] = m[slot]
        return got
    if isinstance(sel, Alt):
        sel = sel.other if holds(s, sel.when, sc) else sel.base
    found = select(s, sel, sc)
    if can is not None:
        found = [c for c in found if can(c)]
    take: Any = sel.take if isinstance(sel, Pick) and not _both_schemes(s, sel, sc) else EACH
    if type(take) not in PLAIN:
        if isinstance(take, OneFor):
            return _one_for_each(s, f, sel, sc, found, slot, kind)
        if isinstance(take, (Num, UpTo, AnyNumber)):
            return _several(s, f, sel, sc, found, slot, least, kind)
        if isinstance(take, Random):
            out: list[int] = []
            while found and len(out) < take.n:
                out.append(found.pop(s.below(len(found))))
            return _settle(m, slot, sel, sc, tuple(out))
        if isinstance(take, RandomSet):
            return _settle(m, slot, sel, sc, _a_set(s, found))
        if isinstance(take, Extreme):
            found = extremes(s, take, found)
        if isinstance(take, Topmost):
            found = found[:1] if take.bottom else found[-1:]  # the end of a pile is its top
        if isinstance(take, First):
            found = found[:1]
    one = type(take) in SINGLE
    if one and len(found) > 1 and not _alike(s, found):
        if s.answered is not None and m.get("asking") == slot:
            _, o = s.take()
            del m["asking"]
            return _settle(m, slot, sel, sc, (o.target,))
        m["asking"] = slot
        s.ask(Decision(chooser(s, sel, sc), kind, [Option("choose", sc.source, c) for c in found], about=sc.source))
        return None
    return _settle(m, slot, sel, sc, tuple(found[:1] if one else found))


def _both_schemes(s: Table, sel: Pick, sc: Scope) -> bool:
    """To an encounter card "the main scheme" is each of those in play; a player chooses one of them.
    rr:main-scheme-main-scheme-deck"""
    if type(sel.take) is not The or sel.kind != "main scheme" or sel.where or s.areas:
        return False
    return len(s.of_kind("main_scheme")) > 1 and sc.source >= 0 and s.owners[sc.source] == SCENARIO


def _alike(s: Table, cards: list[int]) -> bool:
    """Copies of one card that lie set aside: which of them it is makes no difference. rr:copy"""
    return all(s.where[c] == "aside" and s.codes[c] == s.codes[cards[0]] for c in cards if c >= 0) and cards[0] >= 0


def _a_set(s: Table, found: list[int]) -> tuple[int, ...]:
    """The cards of one modular set, by chance; those that belong in no deck do not count. rr:modular-encounter-set"""
    there = [c for c in found if s.face(c).set in modular_codes() and not s.face(c).apart]
    names = list(dict.fromkeys(s.face(c).set for c in there))
    chosen_set = names[s.below(len(names))] if names else None
    return tuple(c for c in there if s.face(c).set == chosen_set)


def _settle(m: dict[str, Any], slot: str, sel: Any, sc: Scope, got: tuple[int, ...]) -> tuple[int, ...]:
    """rr:choose-game-element rr:referential-ability"""
    m[slot] = got
    if isinstance(sel, Pick):
        sc.refs[sel.kind] = got
    return got


def _several(
    s: Table, f: Frame, sel: Pick, sc: Scope, found: list[int], slot: str, least: int, kind: str
) -> tuple[int, ...] | None:
    """A row of choices in one canonical order, so that no set is offered in two orders. rr:choose-game-element
    rr:cost rr:x-value"""
    m, take = f.mem, sel.take
    if isinstance(take, Num) and take.n == X and "x" not in sc.data:  # X is what is chosen. rr:x-value
        as_many = _several(s, f, Pick(sel.kind, sel.where, AnyNumber()), sc, found, slot, max(1, least), kind)
        if as_many is not None:
            sc.data["x"] = len(as_many)
        return as_many
    many = len(found) if isinstance(take, AnyNumber) else min(value(s, take.n, sc), len(found))
    got: tuple[int, ...] = m.get("some", ())
    if isinstance(take, Num) and many == len(found):
        return _settle(m, slot, sel, sc, tuple(found))
    if s.answered is not None and m.get("asking") == slot:
        _, o = s.take()
        if o.verb == "done":
            many = len(got)
        else:
            got = m["some"] = (*got, o.target)
    while True:
        after = found.index(got[-1]) + 1 if got else 0
        rest = found[after:]
        if any(isinstance(x, Different) for x in sel.where):
            rest = [c for c in rest if s.face(c).name not in {s.face(g).name for g in got}]
        if len(got) >= many or not rest:
            m.pop("asking", None)
            m.pop("some", None)
            return _settle(m, slot, sel, sc, got)
        there = tuple(rest)
        if isinstance(take, Num):
            rest = rest[: len(rest) - (many - len(got)) + 1]
        options = [Option("choose", sc.source, c) for c in rest]
        if not isinstance(take, Num) and len(got) >= least:
            options.append(Option("done"))
        if len(options) > 1:
            break
        got = m["some"] = (*got, rest[0])  # there is no other way
    m["asking"] = slot
    names = tuple(s.face(c).name for c in there) if any(isinstance(x, Different) for x in sel.where) else ()
    low = many if isinstance(take, Num) else least
    ask = partial(choosing, sc.source, there, got, max(0, low - len(got)), many - len(got), names)
    s.ask(Decision(chooser(s, sel, sc), kind, options, about=sc.source, ask=ask))
    return None


def _one_for_each(
    s: Table, f: Frame, sel: Pick, sc: Scope, found: list[int], slot: str, kind: str
) -> tuple[int, ...] | None:
    """One card for each description, in their order: only such as leave one for those that follow.
    rr:choose-game-element rr:cost"""
    m = f.mem
    rows = rows_for(s, sel.take, found, sc)
    if s.answered is not None and m.get("asking") == slot:
        m["some"] = (*m.get("some", ()), s.take()[1].target)
        del m["asking"]
    got: tuple[int, ...] = m.get("some", ())
    while len(got) < len(rows):
        rest = rows[len(got) + 1 :]
        open_ = [c for c in rows[len(got)] if c not in got and one_each(rest, (*got, c))]
        if not open_:
            break
        if len(open_) > 1:
            m["asking"] = slot
            options = [Option("choose", sc.source, c) for c in open_]
            s.ask(Decision(chooser(s, sel, sc), kind, options, about=sc.source))
            return None
        got = m["some"] = (*got, open_[0])
    m.pop("some", None)
    return _settle(m, slot, sel, sc, got)


def at_most(n: Any) -> int | None:
    """The bound of a number that is left to the player, X or "up to" so many; None of any other. rr:x-value"""
    if isinstance(n, AtMost) and isinstance(n.v, Chosen):
        return int(n.n)
    return EVERYTHING if isinstance(n, Chosen) else None


def how_many(s: Table, f: Frame, sc: Scope, most: int, least: int = 1) -> int | None:
    """The number that "up to" leaves to the player, as a cost at least one, as X; None while that player is asked. rr:x-value
    rr:cost"""
    if "x" not in sc.data:
        if s.answered is not None and f.mem.get("asking") == "number":
            del f.mem["asking"]
            sc.data["x"] = int(s.take()[1].value)
        elif most > least:
            f.mem["asking"] = "number"
            options = [Option("number", sc.source, value=str(n)) for n in range(least, most + 1)]
            s.ask(Decision(s.decider(sc.you), "number", options, about=sc.source))
            return None
        else:
            sc.data["x"] = most
    return int(sc.data["x"])


# ---- for verbs
def verb_targets(s: Table, f: Frame, sel: Any, sc: Scope, kind: str = "choose") -> tuple[int, ...] | None:
    """The valid targets that this verb takes; None while somebody is asked. "Any number" as a cost is one or more.
    rr:target rr:cost"""
    op = f.op
    if f.mem.get("cost"):
        return chosen(s, f, sel, sc, lambda c: pays_with(s, op, c, sc), least=1, kind=kind)
    return chosen(s, f, sel, sc, lambda c: valid(s, op, c, sc), kind=kind)


def wanted(s: Table, sel: Any, sc: Scope, got: tuple[int, ...]) -> int:
    """How many things a verb was to be done to: all that is asked for counts, not only what there was. rr:then"""
    n = value(s, sel.take.n, sc) if isinstance(sel, Pick) and isinstance(sel.take, Num) else 1
    if isinstance(sel, Pick) and isinstance(sel.take, OneFor):
        n = len(sel.take.fs)
    return max(n, len(got))


def verb_seats(
    s: Table, f: Frame, sel: Any, sc: Scope, slot: str = "p", can: Can | None = None
) -> tuple[int, ...] | None:
    """Seats; "a player" is asked for, and which of those that tie for the most or least. rr:choose-game-element
    rr:each-player"""
    if isinstance(sel, Pick) and (sel.kind == "player" or isinstance(sel.take, Extreme)):
        got = chosen(s, f, sel, sc, can, slot=slot)
        return None if got is None else tuple(-1 - x if x < 0 else s.play[x].controller for x in got)
    return tuple(seats(s, sel, sc))


def verb_gains(s: Table, op: Any, sc: Scope) -> tuple[str, ...]:
    """rr:gains"""
    g = op.gains
    if isinstance(g, Alt):
        g = g.other if holds(s, g.when, sc) else g.base
    return tuple(g)
