"""Status effects and companions: gaining, removing, moving, advancing, throwing."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import Decision, Option, seat_id
from ...kernel.ops import runs
from ...kernel.state import Frame
from .. import vocab as v
from ..expr import value
from ..loading import HEROES, TOKENS
from ..table import Table
from .effect_scope import ASKED, amount, proc, reader, resolve, whom, you_of
from .usable import limit, movable, removable, room


def put_tokens(s: Table, seat: int, token: str, n: int, by: int, sides: tuple[int, ...] = ()) -> int:
    """Place so many, up to the stack limit (dt:stack-limit); gives how many there was room for."""
    t, p = TOKENS[token], s.players[seat]
    n = min(n, room(s, seat, token))
    if n <= 0 or p.out:
        return 0
    if not sides:
        side = min(value(t.side, reader(s, by)), len(t.sides) - 1) if t.sides else 0
        sides = (side,) * n
    p.tokens[token] = tuple(sorted((*p.tokens.get(token, ()), *sides[:n])))
    return n


def take_tokens(s: Table, seat: int, token: str, n: int, side: int | None = None) -> tuple[int, ...]:
    """Remove so many, as many as there are; gives their sides. dt:removing-status-effects"""
    p = s.players[seat]
    there = list(p.tokens.get(token, ()))
    gone: list[int] = []
    for _ in range(min(n, len(there))):
        x = side if side in there else there[-1]
        there.remove(x)
        gone.append(x)
    if there:
        p.tokens[token] = tuple(there)
    else:
        p.tokens.pop(token, None)
    return tuple(gone)


def place(s: Table, seat: int, token: str, n: int, by: int) -> None:
    """Gain or inflict, with what the token does when it comes and when its limit is reached. dt:gain dt:inflict
    dt:status-effects"""
    t = TOKENS[token]
    came = put_tokens(s, seat, token, n, by)
    if not came:
        return
    s.note("gain" if seat == by else "inflict", seat, token, came, by)
    overflow(s, seat, token)
    for _ in range(came if t.inflicted.steps else 0):
        resolve(s, t.inflicted, seat, by=by)


def overflow(s: Table, seat: int, token: str) -> None:
    """A token that does something when its limit is reached, however that came about. dt:stack-limit"""
    t, n = TOKENS[token], s.players[seat].count(token)
    if t.full.steps and n >= limit(s, seat, token):
        take_tokens(s, seat, token, n)
        resolve(s, t.full, seat)


@runs(v.Place)
def run_place(s: Table, f: Frame) -> None:
    """Gained by yourself or inflicted on others. dt:gain dt:inflict dtr:one-token"""
    op: v.Place = f.op  # type: ignore[assignment]
    if (found := whom(s, f, op.who)) is not None:
        s.done(f)
        n = amount(s, f, op.n)
        for seat in found:
            place(s, seat, op.token, n, you_of(s, f))


WHICH: Final = (
    ASKED + 2
)  # the step of a `Remove` that waits for the answer which token goes; `whom` uses those before it


@runs(v.Remove)
def run_remove(s: Table, f: Frame) -> None:
    """Choose a player, unless all opponents are meant, then that player's tokens one by one
    (dt:removing-status-effects). dtr:what-status-effects dtr:one-token"""
    op: v.Remove = f.op  # type: ignore[assignment]
    you, m = you_of(s, f), f.mem
    if op.this:
        s.done(f)
        if take_tokens(s, you, op.token, 1, s.scopes[f.scope].data.get("side", 0)):
            s.note("removed", you, op.token, 1)
        return
    if f.pc != WHICH:
        among = [x for x in s.alive() if removable(s, x, op.token)] if op.who == v.PLAYER else None
        found = whom(s, f, op.who, among)
        if found is None:
            return
        m["seats"], m["left"] = tuple(found), op.n
    else:
        _, option = s.take()
        removed(s, f, option.value)
    while m["seats"]:
        tokens = s.players[m["seats"][0]].tokens
        kinds = [t for t in tokens if TOKENS[t].removable and op.token in ("", t)]
        if not kinds or (op.n and not m["left"]):
            m["seats"], m["left"] = m["seats"][1:], op.n
        elif op.n and len(kinds) > 1:
            at = seat_id(m["seats"][0])
            f.pc = WHICH
            s.ask(Decision(you, "token", [Option("token", target=at, value=t) for t in kinds], about="remove"))
            return
        else:
            removed(s, f, kinds[0])
    s.done(f)


def removed(s: Table, f: Frame, token: str) -> None:
    """One token, or all of that kind where all are meant. dt:removing-status-effects"""
    seat = f.mem["seats"][0]
    n = len(take_tokens(s, seat, token, 1 if f.mem["left"] else s.players[seat].count(token)))
    s.note("removed", seat, token, n)
    f.mem["left"] -= bool(f.mem["left"])


TO_WHOM: Final = ASKED + 1  # the step of a `Transfer` that waits for the answer who gets the token


@runs(v.Transfer)
def run_transfer(s: Table, f: Frame) -> None:
    """One after the other, a token of a chosen player to another chosen player; its side stays (dt:transfer)."""
    op: v.Transfer = f.op  # type: ignore[assignment]
    you, m = you_of(s, f), f.mem
    if f.pc == 0:
        m.setdefault("left", op.n)
        options = [Option("token", target=seat_id(x), value=t) for x in s.alive() for t in movable(s, x)]
        if not options or not m["left"]:
            s.done(f)
            return
        f.pc = ASKED
        s.ask(Decision(you, "token", options, about="transfer"))
        return
    if f.pc == ASKED:
        _, option = s.take()
        m["seat"], m["token"] = -1 - option.target, option.value
        to = [x for x in s.alive() if x != m["seat"] and room(s, x, m["token"])]
        if len(to) > 1:
            f.pc = TO_WHOM
            s.ask(Decision(you, "player", [Option("player", target=seat_id(x)) for x in to], about="transfer"))
            return
        m["to"] = to[0]
    else:
        _, option = s.take()
        m["to"] = -1 - option.target
    m["left"], f.pc = m["left"] - 1, 0
    sides = take_tokens(s, m["seat"], m["token"], 1)
    put_tokens(s, m["to"], m["token"], 1, you, sides)
    s.note("transfer", m["seat"], m["token"], m["to"])
    overflow(s, m["to"], m["token"])


@runs(v.Advance)
def run_advance(s: Table, f: Frame) -> None:
    """Every token of that kind in play, or the one that is acting. dt:time-bomb"""
    op: v.Advance = f.op  # type: ignore[assignment]
    s.done(f)
    scope = s.scopes[f.scope]
    if op.this:
        advance(s, scope.you, op.token, scope.data.get("side", 0))
        return
    before = [(x, side) for x in s.order() for side in s.players[x].tokens.get(op.token, ())]
    for seat, side in sorted(before, key=lambda x: -x[1]):
        advance(s, seat, op.token, side)


def advance(s: Table, seat: int, token: str, side: int) -> None:
    """To its next side; past the last one it is gone and does what it says. dt:time-bomb"""
    t = TOKENS[token]
    if side not in s.players[seat].tokens.get(token, ()):
        return
    take_tokens(s, seat, token, 1, side)
    if side + 1 < len(t.sides):
        put_tokens(s, seat, token, 1, seat, (side + 1,))
        s.note("advance", seat, token, side + 1)
    else:
        s.note("advance", seat, token, -1)
        resolve(s, t.last, seat)


@runs(v.RaiseLimit)
def run_raise(s: Table, f: Frame) -> None:
    """For the rest of the game. dt:raising-the-stack-limit"""
    op: v.RaiseLimit = f.op  # type: ignore[assignment]
    s.done(f)
    p = s.players[you_of(s, f)]
    p.limits[op.token] = p.limits.get(op.token, 0) + op.n
    s.note("limit", you_of(s, f), op.token, limit(s, you_of(s, f), op.token))


# ---- companions (dt:companions)
def move_companion(s: Table, seat: int, companion: str) -> None:
    """Throw it if it is at home, else retrieve it. dt:companions"""
    s.push(moving, seat=seat, companion=companion)


@proc
def moving(s: Table, f: Frame) -> None:
    """Retrieve it, or choose whom to throw it at; then what that does. dt:companions"""
    seat, name = f.mem["seat"], f.mem["companion"]
    p = s.players[seat]
    c = next(x for x in HEROES[p.hero].companions if x.id == name)
    if f.pc == 0 and p.companions[name] != seat:
        s.done(f)
        p.companions[name] = seat
        s.note("retrieve", seat, name)
        resolve(s, c.retrieve, seat)
        return
    if f.pc == 0:
        to = s.opponents(seat)
        if len(to) > 1:
            f.pc = 1
            s.ask(Decision(seat, "player", [Option("player", target=seat_id(x)) for x in to], about="throw"))
            return
        there = to[0]
    else:
        _, option = s.take()
        there = -1 - option.target
    s.done(f)
    p.companions[name] = there
    s.mark(seat, f"{name}_thrown", turn=True)
    s.note("throw", seat, name, there)
    resolve(s, c.throw, seat, target=there)


MOVING: Final = ASKED + 1  # the step of a `Move` that has begun


@runs(v.Move)
def run_move(s: Table, f: Frame) -> None:
    """Once, or for each of a number of dice: it is done. "Up to" several times: you may stop. dt:companions"""
    op: v.Move = f.op  # type: ignore[assignment]
    you, m = you_of(s, f), f.mem
    if f.pc == 0:
        m["left"], f.pc = amount(s, f, op.times), MOVING
    elif f.pc == ASKED:
        _, option = s.take()
        f.pc = MOVING
        if option.verb == "stop":
            m["left"] = 0
        else:
            m["left"] -= 1
            move_companion(s, you, op.companion)
            return
    home = s.players[you].companions[op.companion] == you
    can = op.how == "either" or (op.how == "throw") == home
    if not m["left"] or not can or not s.opponents(you):
        s.done(f)
        return
    if op.times.constant[0] < 2:
        m["left"] -= 1
        move_companion(s, you, op.companion)
        return
    f.pc = ASKED
    s.ask(
        Decision(
            you,
            "companion",
            [Option("throw" if home else "retrieve", value=op.companion), Option("stop")],
            about=op.companion,
        )
    )
