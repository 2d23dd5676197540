"""Following an effect on a board to what it is worth; `worth.py` says what is counted and how."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from dataclasses import replace
from functools import lru_cache
from math import exp
from typing import Any, TypeVar

from ..kernel.ops import Op, walk
from . import vocab as v
from .expr import holds
from .expr import value as number
from .hero_board import Board, defences_of
from .odds import Dice, Solver, solver
from .patterns import most_alike
from .rules.damage import final_total
from .weights import Weights

OURS = (v.YOU, v.BEARER, v.TEAM)
NEARLY = 6.0  # Health at which `Weights.low` is down to a third
OF_THE_ROLL = ("total", "best2")
FIXED = (v.PURE, v.COLLATERAL)  # damage that nothing is added to (dt:damage-types)
Steps = tuple[Op, ...]
T = TypeVar("T")
Bearing = dict[str, tuple[int, ...]]


class Run:
    """One way an effect can go. incoming: the Attack it is an answer to. this: the token that acts, and its side."""

    def __init__(self, board: Board, w: Weights, tier: int = 0, dice: Dice = (), incoming: int = 0) -> None:
        self.board, self.w, self.tier, self.dice, self.incoming = board, w, tier, dice, incoming
        self.foe = board.foe
        self.mine: Bearing = dict(board.tokens)
        self.theirs: Bearing = dict(board.foe.tokens) if board.foe else {}
        self.away, self.thrown = board.away, 0
        self.marks: tuple[str, ...] = ()
        self.roll: Dice = ()
        self.worth = 0.0
        self.attack, self.plus, self.kind = 0, 0, v.NORMAL  # the Attack under way
        self.less, self.halves, self.all, self.survive = 0, 0, False, 0  # what is prevented
        self.dealt = self.suffered = 0.0  # damage so far
        self.damage = 0  # the damage that a passive ability answers
        self.this: tuple[v.Token, int] | None = None
        self.memo: dict[Any, Any] = {}

    def clone(self) -> Run:
        c = Run.__new__(Run)
        c.__dict__.update(self.__dict__)
        c.mine, c.theirs = self.mine.copy(), self.theirs.copy()
        return c

    # ---- what is read
    def read(self, name: str) -> int:
        faces = self.board.hero.faces
        if name in faces:
            return sum(faces[d - 1] == name for d in self.roll or self.dice)
        if name in READ:
            return READ[name](self)
        if name in self.mine:
            return len(self.mine[name])
        base, _, what = name.rpartition("_")
        if any(c.id == base for c in self.board.hero.companions):
            return self.thrown if what == "thrown" else int((base in self.away) == (what == "away"))
        return int(name in self.marks) or dict(self.board.numbers).get(name, 0)

    def number(self, n: v.Num) -> int:
        return number(n, self.read, self.tier)

    # ---- damage
    def hurt(self, n: float) -> None:
        """The opponent takes damage for certain."""
        self.worth += loss(self.foe, self.dealt, n, self.w) + answered(self.board, v.ON_DAMAGE_DEALT, n, self.w)
        self.dealt += n
        if self.foe is not None and not 0 < self.foe.health <= self.dealt:
            self.worth -= answered(self.foe, v.ON_DAMAGE_TAKEN, n, self.w)

    def suffer(self, n: float) -> None:
        if self.survive and 0 < self.board.health <= self.suffered + n:
            n = max(0.0, self.board.health - self.survive - self.suffered)
        self.worth -= loss(self.board, self.suffered, n, self.w)
        self.suffered += n
        if not 0 < self.board.health <= self.suffered:
            self.worth += answered(self.board, v.ON_DAMAGE_TAKEN, n, self.w)

    def strike(self) -> None:
        """The current Attack is dealt."""
        n, kind = self.attack, self.kind
        if n <= 0:
            return
        self.attack = 0
        if kind not in FIXED:
            n += self.plus + bonus(self)
        if kind == v.NORMAL and (web := exposed(self)):
            kind, self.theirs[web] = v.UNDEFENDABLE, self.theirs[web][1:]
        if kind != v.NORMAL:
            self.hurt(n)
            self.worth += n * (self.w.ultimate - 1) if kind == v.ULTIMATE else 0
        else:
            self.worth += defended(self.board, n, self.dealt, self.w)
            self.dealt += max(0.0, n - self.w.defence)

    def end(self) -> float:
        self.strike()
        if self.incoming:
            n = final_total(self.incoming, self.less, self.halves, self.all)
            self.suffer(n)
            if self.foe is not None:
                self.worth -= answered(self.foe, v.ON_DAMAGE_DEALT, n, self.w)
        return self.worth


READ: dict[str, Callable[[Run], int]] = {
    "upgrades": lambda r: r.board.upgrades,
    "total": lambda r: sum(r.roll or r.dice),
    "best2": lambda r: sum(sorted(r.roll or r.dice)[-2:]),
    "alike": lambda r: most_alike(r.dice or r.roll),
    "attacked": lambda r: int(r.incoming > 0),
    "attacking": lambda r: int(r.attack > 0),
    "lethal": lambda r: int(0 < r.board.health <= r.incoming - r.less),
    "damage": lambda r: r.damage,
}


def loss(board: Board | None, before: float, n: float, w: Weights) -> float:
    """What a board loses by n more damage after that much. Without its health, or without a board: n."""
    if board is None or not board.health:
        return n
    was, now = min(before, board.health), min(before + n, board.health)
    out = now - was + (w.win if was < board.health <= now else 0)
    if w.low and now < board.health:
        out += w.low * (exp((now - board.health) / NEARLY) - exp((was - board.health) / NEARLY))
    return out


def bonus(r: Run) -> int:
    """What passive abilities and tokens add to an Attack."""
    out = sum(r.number(p.bonus) for p in passives_of(r.board) if holds(p.bonus_if, r.read))
    return out + sum(r.number(found[1].bonus) for k in r.mine if r.mine[k] and (found := r.board.token(k)))


def answered(board: Board, event: str, n: float, w: Weights) -> float:
    """What a board gains from its passive abilities when that happens, with that much damage."""
    if n <= 0 or event not in board.hero.answering:
        return 0.0
    return _answered(_answerer(board), event, round(n), w)


@lru_cache(maxsize=4096)
def _answered(board: Board, event: str, n: int, w: Weights) -> float:
    r = Run(board, w)
    r.damage = n
    return value(tuple(s for p in passives_of(board) for s in p.answer(event).steps), r)


@lru_cache(maxsize=1024)
def _answerer(board: Board) -> Board:
    """As much of a board as the answers of its passive abilities depend on."""
    used = used_in(answers_of(board))
    return Board(
        board.hero,
        _only(board.levels, passive_spaces(board.hero)),
        _only(board.tokens, used),
        _only(board.limits, used),
        board.away,
        board.upgrades if "upgrades" in used else 0,
        0,
        _only(board.numbers, used),
    )


def answers_of(board: Board) -> Steps:
    return tuple(a.effect for p in passives_of(board) for a in p.answers)


def passive_spaces(hero: v.Hero) -> list[str]:
    return [s.id for s in hero.spaces if s.kind == "passive"]


def passives_of(board: Board) -> list[v.Passive]:
    return [level.passive for level in board.levels_of("passive") if level.passive is not None]


def exposed(r: Run) -> str:
    """A token of the opponent that makes normal damage undefendable, if there is one."""
    return next((k for k, sides in r.theirs.items() if sides and (found := r.board.token(k)) and found[1].exposed), "")


def defended(board: Board, n: int, before: float, w: Weights) -> float:
    """What a normal Attack with this damage, after that much other damage, is worth against the foe's best defence."""
    foe = board.foe
    if foe is None or not defences_of(foe):
        return loss(foe, before, max(0.0, n - w.defence), w)
    tells = before < foe.health and (bool(w.low) or foe.health <= before + n)  # does it matter how much Health is left?
    left = int(foe.health - before) if tells else 0
    defender = _defender(board)
    return _defended(replace(defender, health=left) if left else defender, n, w)


@lru_cache(maxsize=1024)
def _defender(board: Board) -> Board:
    """As much of the two boards as the defence depends on, so that a result can be reused."""
    foe = board.foe
    assert foe is not None
    steps: Steps = (*(a.effect for a in defences_of(foe)), *answers_of(foe))
    if any(True for _ in parts(steps, v.Move)):
        steps += tuple(x for c in foe.hero.companions for x in (c.throw, c.retrieve))
    used = used_in(steps + answers_of(board))
    spaces = [s.id for s in foe.hero.spaces if s.kind in ("defensive", "passive")]
    above = _only(board.levels, passive_spaces(board.hero))
    attacker = Board(board.hero, above, _only(board.tokens, used), _only(board.limits, used))
    return Board(
        foe.hero,
        _only(foe.levels, spaces),
        _only(foe.tokens, used),
        _only(foe.limits, used),
        foe.away,
        foe.upgrades if "upgrades" in used else 0,
        0,
        _only(foe.numbers, used),
        attacker,
    )


def _only(pairs: tuple[tuple[str, T], ...], names: Container[str]) -> tuple[tuple[str, T], ...]:
    return tuple(x for x in pairs if x[0] in names)


@lru_cache(maxsize=4096)
def _defended(defender: Board, n: int, w: Weights) -> float:
    return -max(value((v.Roll(a.dice), *a.effect.steps), Run(defender, w, incoming=n)) for a in defences_of(defender))


# ---- following
def value(todo: Steps, r: Run) -> float:
    """What these steps are worth from here on, over all rolls and with the best choices."""
    while todo:
        op, todo = todo[0], todo[1:]
        done = HOW[type(op)](op, todo, r)
        if done is not None:
            return done
    return r.end()


HOW: dict[type[Op], Callable[[Any, Steps, Run], float | None]] = {}
"""Changes the run, or follows the rest itself, in several ways, and returns what it is worth."""


def how(*kinds: type[Op]) -> Callable[[Callable[[Any, Steps, Run], float | None]], None]:
    def put(fn: Callable[[Any, Steps, Run], float | None]) -> None:
        HOW.update(dict.fromkeys(kinds, fn))

    return put


# ---- order, conditions and choices
@how(v.Seq)
def _seq(op: v.Seq, todo: Steps, r: Run) -> float:
    return value(op.steps + todo, r)


@how(v.If)
def _if(op: v.If, todo: Steps, r: Run) -> float:
    return value((op.then if holds(op.test, r.read) else op.otherwise).steps + todo, r)


@how(v.Either)
def _either(op: v.Either, todo: Steps, r: Run) -> float:
    return max(value(c.steps + todo, r.clone()) for c in op.choices)


@how(v.Then)
def _then(op: v.Then, todo: Steps, r: Run) -> None:
    r.strike()


@how(v.Mark)
def _mark(op: v.Mark, todo: Steps, r: Run) -> None:
    r.marks = (*r.marks, op.name)


@how(v.Move)
def _move(op: v.Move, todo: Steps, r: Run) -> float:
    """As often as is best: it is "up to"."""
    companion = next(c for c in r.board.hero.companions if c.id == op.companion)
    best = value(todo, r.clone())
    steps: Steps = ()
    away = companion.id in r.away
    now = r.clone()
    for _ in range(r.number(op.times)):
        if op.how == ("throw" if away else "retrieve"):
            break
        steps += (companion.retrieve if away else companion.throw).steps
        now.thrown += not away
        away = not away
        now.away = tuple(x for x in now.away if x != companion.id) + ((companion.id,) if away else ())
        best = max(best, value(steps + todo, now.clone()))
    return best


# ---- dice
@how(v.Roll)
def _roll(op: v.Roll, todo: Steps, r: Run) -> float:
    s = solver(op.dice)
    r.memo = {}
    found = results(s, todo, r)
    level = s.solve(found, 1)[1] if op.again else None
    out = 0.0
    for i, (chance, x) in enumerate(zip(s.chance, found, strict=True)):
        r.roll = s.finals[i]
        if level and holds(op.again_if, r.read):
            x = level.expected[level.best[s.first + i]]
        out += chance * x
    return out


@how(v.Attempt)
def _attempt(op: v.Attempt, todo: Steps, r: Run) -> float | None:
    """Dice on the table are rolled again, as many as is best; without dice it has only its weight."""
    if not r.roll or op.who != v.YOU or op.kind != "defensive":
        r.worth += r.w.attempt
        return None
    s = solver(len(r.roll))
    key = (*map(id, todo), r.worth, r.less, r.halves, r.away, r.marks, *r.mine.items(), *r.theirs.items())
    if key not in r.memo:
        r.memo[key] = s.solve(results(s, todo, r), 1)[1]
    level = r.memo[key]
    return float(level.expected[level.best[s.where(r.roll)]])


def results(s: Solver, todo: Steps, r: Run) -> list[float]:
    """What the rest is worth for each result of that many dice. Results that read the same are followed once."""
    names = names_in(todo)
    read = tuple(sorted(names & {*r.board.hero.faces, *OF_THE_ROLL}))
    if rerolled(todo) and any(n in OF_THE_ROLL for n in read):
        read = ("", *read)
    found: dict[int, float] = {}
    out = []
    for dice, group in zip(s.finals, groups(s.dice, r.board.hero.faces, read), strict=True):
        if group not in found:
            c = r.clone()
            c.roll = dice
            found[group] = value(todo, c)
        out.append(found[group])
    return out


@lru_cache(maxsize=256)
def groups(dice: int, faces: tuple[str, ...], names: tuple[str, ...]) -> tuple[int, ...]:
    """For each result of that many dice, the number of its group: results in which these names read the same. With ""
    among them each is a group of its own: what can be re-rolled differs."""
    seen: dict[Any, int] = {}
    out = []
    for d in solver(dice).finals:
        shown = [faces[x - 1] for x in d]
        key: list[Any] = [shown.count(n) for n in names if n in faces]
        key += [sum(d)] if "total" in names else []
        key += [sum(d[-2:])] if "best2" in names else []
        key += [most_alike(d)] if "alike" in names else []
        key += [d] if "" in names else []
        out.append(seen.setdefault(tuple(key), len(seen)))
    return tuple(out)


@lru_cache(maxsize=1024)
def names_in(steps: Steps) -> frozenset[str]:
    """All names that numbers and conditions in them read."""
    return frozenset(name for n in parts(steps, v.Num) for _, name, _ in n.terms)


def used_in(steps: Steps) -> frozenset[str]:
    """All that the worth of these effects depends on by name: what they read, and the tokens they place or move."""
    return names_in(steps) | {x.token for kind in (v.Place, v.Remove, v.Advance) for x in parts(steps, kind)}


def final_names(steps: Steps, faces: tuple[str, ...]) -> tuple[str, ...]:
    """What an offensive ability reads of the final dice: behind a roll of its own only "alike" is still theirs."""
    rolls = next((i for i, op in enumerate(steps) if isinstance(op, v.Roll)), len(steps))
    before = names_in(steps[:rolls]) & {*faces, *OF_THE_ROLL}
    return tuple(sorted(before | (names_in(steps) & {"alike"})))


@lru_cache(maxsize=1024)
def rerolled(steps: Steps) -> bool:
    return any(True for _ in parts(steps, v.Attempt))


def parts(x: Any, kind: type) -> Iterator[Any]:
    """Everything of one kind in an effect."""
    return (y for _, y in walk(x) if isinstance(y, kind))


# ---- damage
@how(v.Damage)
def _damage(op: v.Damage, todo: Steps, r: Run) -> None:
    n = r.number(op.n)
    if op.who in OURS:
        r.suffer(n)
    elif op.who == v.TARGET and not (op.isolated or r.incoming or op.kind == v.COLLATERAL):
        r.attack += n
        if op.kind != v.NORMAL:
            r.kind = op.kind
    else:
        r.hurt(n)


@how(v.Add)
def _add(op: v.Add, todo: Steps, r: Run) -> None:
    r.plus += r.number(op.n)


@how(v.Undefendable)
def _undefendable(op: v.Undefendable, todo: Steps, r: Run) -> None:
    r.kind = v.UNDEFENDABLE if r.kind == v.NORMAL else r.kind


@how(v.Prevent)
def _prevent(op: v.Prevent, todo: Steps, r: Run) -> None:
    r.halves += op.part == "half"
    r.all = r.all or op.part == "all"
    r.less += r.number(op.n)


@how(v.Survive)
def _survive(op: v.Survive, todo: Steps, r: Run) -> None:
    r.survive = op.health
