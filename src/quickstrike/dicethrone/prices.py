"""What tokens and everything else but damage are worth: prices and weights."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ..kernel.ops import Op
from . import vocab as v
from .following import HOW, OURS, Run, Steps, how, parts, value
from .hero_board import Board
from .weights import Weights


@how(v.Place)
def _place(op: v.Place, todo: Steps, r: Run) -> float | None:
    found = r.board.token(op.token)
    if found is None:
        return None
    hero, t = found
    side = min(r.number(t.side), len(t.sides) - 1) if t.sides else 0
    each = price(hero, t, side, r.w)
    ours = op.who in OURS or (op.who == v.PLAYER and each > 0)
    bearing, board = (r.mine, r.board) if ours else (r.theirs, r.foe)
    limit = t.limit + (dict(board.limits).get(t.id, 0) if board else 0)
    has = bearing.get(t.id, ())
    more = min(r.number(op.n), limit - len(has))
    if more <= 0:
        return None
    if ours and t.full.steps and len(has) + more == limit:  # all of them are gone, for what they do then
        bearing[t.id] = ()
        r.worth -= len(has) * each
        return value(t.full.steps + todo, r)
    bearing[t.id] = has + (side,) * more
    r.worth += more * (each if ours else -each)
    return None


@how(v.Remove)
def _remove(op: v.Remove, todo: Steps, r: Run) -> None:
    if op.this:
        return  # the token that acts: what it did not do is not counted
    found = r.board.token(op.token) if op.who in OURS else None
    if found is None:
        r.worth += r.w.token * (op.n or 2)
        return
    hero, t = found
    has = r.mine.get(t.id, ())
    gone = has[: op.n or None]
    r.mine[t.id] = has[len(gone) :]
    for side in gone:
        r.worth -= price(hero, t, side, r.w)


@how(v.Advance)
def _advance(op: v.Advance, todo: Steps, r: Run) -> float | None:
    if op.this and r.this:
        acting, side = r.this
        if side + 1 == len(acting.sides):
            return value(acting.last.steps + todo, r)
        r.worth += price(r.board.hero, acting, side + 1, r.w)
    elif (found := r.board.token(op.token)) is not None:  # all of them, on either board
        hero, t = found
        for bearing, sign in ((r.mine, 1), (r.theirs, -1)):
            sides = bearing.get(t.id, ())
            for side in sides:
                r.worth += sign * (advanced(hero, t, side, r.w) - price(hero, t, side, r.w))
            bearing[t.id] = tuple(x + 1 for x in sides if x + 1 < len(t.sides))
    return None


def advanced(hero: v.Hero, t: v.Token, side: int, w: Weights) -> float:
    """What a token is worth to its bearer at the moment it advances."""
    if side + 1 < len(t.sides):
        return price(hero, t, side + 1, w)
    return value(t.last.steps, Run(Board(hero), w))


def price(hero: v.Hero, t: v.Token, side: int, w: Weights) -> float:
    """What a hero's token is worth to its bearer, below 0 if it does harm, derived from what it does:

    - spent for something: the best of these uses, a turn later, by token: Agility halves a usual hit half of the time;
    - done when it is placed; done in upkeep, along its sides: a Time Bomb does 4 if it is not put out before;
    - exposed: the defence that does not take place; a bonus to Attacks: that, for as long as things stay."""
    return _price(Board(hero), t.id, side, w)


@lru_cache(maxsize=1024)
def _price(board: Board, token: str, side: int, w: Weights) -> float:
    given = dict(w.tokens)
    if token in given:
        return given[token]
    t = next(t for t in board.hero.tokens if t.id == token)
    out = max((gain(board, s, w) / s.n for s in t.spend), default=0.0) * w.later
    out += value(t.inflicted.steps, Run(board, w))
    if t.upkeep.steps:
        r = Run(board, w)
        r.this = t, side
        turns = 1.0 if any(a.this for a in parts(t.upkeep, v.Advance)) else w.stays
        out += value(t.upkeep.steps, r) * w.later * turns
    held = Board.of(board.hero, tokens={token: t.limit})
    out += Run(held, w).number(t.bonus) / t.limit * w.stays * w.later
    return out - (w.defence if t.exposed else 0)


def gain(board: Board, s: v.Spend, w: Weights) -> float:
    """What spending tokens brings at the moment it is meant for."""

    def before() -> Run:
        r = Run(board, w, incoming=w.hit if s.when == "incoming" else 0)
        r.attack = w.hit if s.when in ("attack", "after attack") else 0
        return r

    return (value(s.effect.steps, before()) - value((), before())) * (w.seldom if s.when == "attacked" else 1)


# ---- what has a weight
def weighs(kind: type[Op], weight: Callable[[Any, Run], float]) -> None:
    def add(op: Any, todo: Steps, r: Run) -> None:
        r.worth += weight(op, r)

    HOW[kind] = add


def _signed(op: v.Points | v.Draw | v.Heal, r: Run) -> int:
    return r.number(op.n) * (1 if op.who in (*OURS, v.PLAYER) else -1)


def _stolen(op: v.Steal, r: Run) -> float:
    """Both sides: what you gain and what the opponent loses."""
    w = r.w
    if found := r.board.token(op.what):
        return r.number(op.n) * 2 * price(*found, 0, w)
    return r.number(op.n) * (1 + w.heal if op.what == "health" else 2 * w.point)


weighs(v.Points, lambda op, r: _signed(op, r) * r.w.point)
weighs(v.Draw, lambda op, r: _signed(op, r) * r.w.card)
weighs(v.Heal, lambda op, r: _signed(op, r) * r.w.heal)
weighs(v.Steal, _stolen)
weighs(v.Defend, lambda op, r: r.w.defence)
weighs(v.AttackAgain, lambda op, r: r.w.phase)
weighs(v.Transfer, lambda op, r: op.n * r.w.token)
weighs(v.RaiseLimit, lambda op, r: op.n * r.w.token)
weighs(v.PlayUpgrade, lambda op, r: r.w.free)
weighs(v.Search, lambda op, r: op.n * (r.w.upgrade if op.to == "play" else r.w.card))
weighs(v.Scout, lambda op, r: r.w.scout)
weighs(v.Reveal, lambda op, r: r.w.secret)
weighs(v.Set, lambda op, r: op.n * r.w.die)
weighs(v.Reroll, lambda op, r: op.n * r.w.die)
weighs(v.Nudge, lambda op, r: r.w.die)
weighs(v.Copy, lambda op, r: r.w.die)
