"""Effects in words: every op of the vocabulary as a clause, a list of them as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.language import words
from ...kernel.ops import Op
from .. import vocab as V
from .effect_words import AMOUNTS, STEPS, WHO
from .grammar import Clause, infinitive, listed
from .numbers import Numbers, TextError, reads

ATTEMPTS = words("dicethrone/text/effects", "attempts")
Sayer = Callable[[Any, Any], Clause]
SAYS: dict[type, Sayer] = {}


def says(op: type) -> Callable[[Sayer], Sayer]:
    def decorate(fn: Sayer) -> Sayer:
        SAYS[op] = fn
        return fn

    return decorate


class Effects(Numbers):
    """target: how the target is called where it does not go without saying."""

    def __init__(self, hero: V.Hero | None, lang: str, target: str = "", dice: int = 0) -> None:
        super().__init__(hero, lang)
        self.target, self.dice = target, dice
        self.choosing = False  # inside a choice: what you may do otherwise is done once it is chosen

    # ---- lists of steps
    def clauses(self, seq: V.Seq) -> list[Clause]:
        """One clause a step; what is gained one after the other becomes one."""
        out: list[Clause] = []
        gains: list[str] = []
        then = False

        def put(c: Clause) -> None:
            nonlocal then
            out.append(Clause(self.step("then", step=c.text).text, c.command, c.whole) if then else c)
            then = False

        def gained() -> None:
            if gains:
                put(self.step("gain", n=listed(gains, "and", self.lang), tail=""))
                gains.clear()

        for op in flat_steps(seq):
            if gain := self.gain(op):
                gains.append(gain)
                continue
            gained()
            if isinstance(op, V.Then):
                then = True
            else:
                for c in self.said(op):
                    put(c)
        gained()
        return out

    def gain(self, op: Op) -> str:
        """What a step gains you, if it does no more than that and so can stand in a list."""
        if isinstance(op, V.Place) and op.who == V.YOU and not op.n.terms:
            return self.some(op.n, self.token_name(op.token))[0]
        if isinstance(op, V.Points) and op.who == V.YOU and not op.n.terms and min(op.n.constant) >= 0:
            return self.amount(op.n, "CP")[0]
        return ""

    def said(self, op: Op) -> list[Clause]:
        if isinstance(op, V.Roll):
            return self.roll(op)
        if isinstance(op, V.Scout) and (op.take or op.fetch):
            return self.scout(op)
        if type(op) not in SAYS:
            raise TextError(f"the text layer does not know the word {type(op).__name__}")
        return [SAYS[type(op)](self, op)]

    def body(self, seq: V.Seq, may: bool = False) -> str:
        """Steps inside a sentence."""
        found = self.clauses(seq)
        texts = [infinitive(c.text, self.lang) if may and c.command else c.text for c in found]
        if any(c.whole for c in found):
            return f"{STEPS[self.lang]['next']} ".join(texts)
        return listed(texts, "and", self.lang)

    # ---- phrases
    def step(self, key: str, /, command: bool = True, whole: bool = False, **data: Any) -> Clause:
        return Clause(self.phrase(STEPS, key, **data), command, whole)

    def whom(self, who: str) -> str:
        """Somebody who is not you; "" for the target where it goes without saying."""
        if who == V.TARGET:
            return self.phrase(WHO, self.target) if self.target else ""
        if who not in WHO[self.lang]:
            raise TextError(f"there is nobody called {who!r}")
        return self.phrase(WHO, who, name=self.named(self.companion().name) if who == V.HOLDER else "")

    def does(self, key: str, who: str, n: str, tail: str) -> Clause:
        """You do it, or somebody else does."""
        if who == V.YOU:
            return self.step(f"{key}.you", n=n, tail=tail)
        return self.step(f"{key}.who", command=False, who=self.whom(who) or self.phrase(WHO, "target"), n=n, tail=tail)

    def tokens(self, n: int, token: str) -> str:
        """That many tokens of a kind, or of any; n 0: all of them."""
        if token:
            name = self.token_name(token)
            return self.some(V.Num((n,)), name)[0] if n else self.phrase(AMOUNTS, "all", token=name)
        return self.counted((n,), "status") if n else self.phrase(AMOUNTS, "all status")

    def some_dice(self, n: int, whose: str) -> str:
        return self.phrase(AMOUNTS, f"dice.{whose}" if n == 1 else f"dice.{whose}.many", n=n)

    def repeated(self, c: Clause, n: V.Num) -> Clause:
        """Several times: a plain number is the most there may be, a counted one is what is done."""
        if n == V.Num((1,)):
            return c
        much, tail = self.amount(n, "time")
        return self.step("so often" if n.terms else "up to", step=c.text, n=much + tail)

    # ---- steps of several sentences
    def roll(self, op: V.Roll) -> list[Clause]:
        self.dice = op.dice
        out = [self.step("Roll", n=self.counted((op.dice,), "die"))]
        if op.again:
            again = self.step("again", command=False)
            if op.again_if:
                again = self.step("if", False, True, cond=self.condition(op.again_if), step=again.text)
            out.append(again)
        return out

    def scout(self, op: V.Scout) -> list[Clause]:
        n = self.counted((op.n,), "card")
        if op.take:
            return [self.step("Scout.take", n=n), self.step("Scout.rest")]
        fetch = self.phrase(STEPS, "Scout.or")
        return [self.step("Scout.fetch", whole=True, look=self.phrase(STEPS, "Scout", n=n), fetch=fetch)]


def flat_steps(seq: V.Seq) -> list[Op]:
    return [x for s in seq.steps for x in (flat_steps(s) if isinstance(s, V.Seq) else [s])]


# ---- control
@says(V.If)
def _if(t: Effects, op: V.If) -> Clause:
    on, cond = t.rolled(op.test), t.condition(op.test)
    if not op.then.steps:
        return t.step("unless", False, True, cond=cond, step=t.body(op.otherwise))
    step = t.body(op.then)
    out = t.step("on", False, True, what=on, step=step) if on else t.step("if", False, True, cond=cond, step=step)
    if not op.otherwise.steps:
        return out
    other = t.step("otherwise", step=t.body(op.otherwise)).text
    return Clause(f"{out.text}{STEPS[t.lang]['next']} {other}", False, True)


@says(V.Either)
def _either(t: Effects, op: V.Either) -> Clause:
    outer, t.choosing = t.choosing, True
    said = _chosen(t, op)
    t.choosing = outer
    return said


def _chosen(t: Effects, op: V.Either) -> Clause:
    real = [c for c in op.choices if c.steps]
    may = len(real) < len(op.choices)
    if len(real) == 1:
        found = t.clauses(real[0])
        if all(c.command for c in found):
            return t.step("may", False, any(c.whole for c in found), step=t.body(real[0], may=True))
        return t.step("wish", False, True, step=t.body(real[0]))
    either = t.step("either", False, True, steps=f"{STEPS[t.lang]['or']} ".join(t.body(c) for c in real))
    return t.step("wish", False, True, step=either.text) if may else either


# ---- tokens
@says(V.Place)
def _place(t: Effects, op: V.Place) -> Clause:
    token = t.token(op.token)
    n, tail = t.some(op.n, t.token_name(op.token))
    if op.who == V.YOU:
        return t.step("gain", n=n, tail=tail)
    who = t.whom(op.who)
    if not who:
        return t.step("Place.target", n=n, tail=tail)
    if token is not None and (token.kind == "negative" or op.who == V.TARGET):
        return t.step("Place.on", n=n, who=who, tail=tail)
    return t.step("Place.who", command=False, n=n, who=who, tail=tail)


@says(V.Remove)
def _remove(t: Effects, op: V.Remove) -> Clause:
    if op.this:
        return t.step("Remove.this")
    n = t.tokens(op.n, op.token)
    if op.who == V.YOU:
        return t.step("Remove.you", n=n)
    return t.step("Remove", n=n, who=t.whom(op.who) or t.phrase(WHO, "target"))


@says(V.Transfer)
def _transfer(t: Effects, op: V.Transfer) -> Clause:
    return t.step("Transfer", n=t.tokens(op.n, ""))


@says(V.Advance)
def _advance(t: Effects, op: V.Advance) -> Clause:
    return t.step("Advance.this") if op.this else t.step("Advance", token=t.token_name(op.token))


@says(V.RaiseLimit)
def _raise_limit(t: Effects, op: V.RaiseLimit) -> Clause:
    return t.step("RaiseLimit", token=t.token_name(op.token), n=op.n)


# ---- dials and cards
@says(V.Points)
def _points(t: Effects, op: V.Points) -> Clause:
    loss = not op.n.terms and max(op.n.constant) < 0
    n, tail = t.amount(V.Num(tuple(-c for c in op.n.constant)) if loss else op.n, "CP")
    if loss:
        who = "" if op.who == V.YOU else t.whom(op.who) or t.phrase(WHO, "target")
        return t.step("lose.who", command=False, who=who, n=n, tail=tail) if who else t.step("lose", n=n, tail=tail)
    return t.step("gain", n=n, tail=tail) if op.who == V.YOU else t.does("Points", op.who, n, tail)


@says(V.Draw)
def _draw(t: Effects, op: V.Draw) -> Clause:
    return t.does("Draw", op.who, *t.amount(op.n, "card"))


@says(V.Heal)
def _heal(t: Effects, op: V.Heal) -> Clause:
    return t.does("Heal", op.who, *t.amount(op.n, "healed"))


@says(V.Steal)
def _steal(t: Effects, op: V.Steal) -> Clause:
    noun = {"points": "CP", "health": "Health"}.get(op.what)
    n, tail = t.amount(op.n, noun) if noun else t.some(op.n, t.token_name(op.what))
    who = t.whom(op.who)
    return t.step("Steal.from", n=n, who=who, tail=tail) if who else t.step("Steal", n=n, tail=tail)


@says(V.PlayUpgrade)
def _play_upgrade(t: Effects, op: V.PlayUpgrade) -> Clause:
    return t.step("PlayUpgrade")


@says(V.Search)
def _search(t: Effects, op: V.Search) -> Clause:
    return t.step(f"{'Search' if op.n == 1 else 'Searches'}.{op.to}", n=t.counted((op.n,), "upgrade"))


@says(V.Scout)
def _scout(t: Effects, op: V.Scout) -> Clause:
    return t.step("Scout", n=t.counted((op.n,), "card"))


@says(V.Reveal)
def _reveal(t: Effects, op: V.Reveal) -> Clause:
    return t.does("Reveal", op.who, "", "")


# ---- damage
@says(V.Damage)
def _damage(t: Effects, op: V.Damage) -> Clause:
    n, tail = t.amount(op.n, op.kind)
    tail += STEPS[t.lang]["isolated"] if op.isolated else ""
    if op.who == V.YOU:
        return t.step("Damage.you", n=n, tail=tail)
    who = t.whom(op.who)
    if op.who == V.BEARER:
        return t.step("Damage.who", command=False, n=n, who=who, tail=tail)
    return t.step("Damage.to", n=n, who=who, tail=tail) if who else t.step("Damage.target", n=n, tail=tail)


@says(V.Add)
def _add(t: Effects, op: V.Add) -> Clause:
    n, tail = t.amount(op.n, "damage")
    return t.step("Add", n=n, tail=tail)


@says(V.Prevent)
def _prevent(t: Effects, op: V.Prevent) -> Clause:
    return t.does("Prevent", op.who, *((t.phrase(STEPS, op.part), "") if op.part else t.amount(op.n, "incoming")))


@says(V.Survive)
def _survive(t: Effects, op: V.Survive) -> Clause:
    return t.step("Survive", command=False, health=op.health)


@says(V.Undefendable)
@says(V.Defend)
def _whole(t: Effects, op: Op) -> Clause:
    return t.step(type(op).__name__, command=False)


@says(V.AttackAgain)
@says(V.Copy)
def _command(t: Effects, op: Op) -> Clause:
    return t.step(type(op).__name__)


# ---- dice
@says(V.Set)
def _set(t: Effects, op: V.Set) -> Clause:
    dice = t.some_dice(op.n, op.whose)
    if not op.values:
        return t.step("Set.free", dice=dice)
    return t.step("Set", dice=dice, values=listed([str(v) for v in op.values], "or", t.lang))


@says(V.Nudge)
def _nudge(t: Effects, op: V.Nudge) -> Clause:
    return t.step("Nudge", dice=t.some_dice(1, op.whose))


@says(V.Reroll)
def _reroll(t: Effects, op: V.Reroll) -> Clause:
    return t.repeated(t.step(f"Reroll.{op.whose}"), V.Num((op.n,)))


@says(V.Attempt)
def _attempt(t: Effects, op: V.Attempt) -> Clause:
    kind = ATTEMPTS[t.lang][op.kind]
    if op.who == V.YOU:
        return t.step("Attempt", kind=kind) if t.choosing else t.step("Attempt.you", command=False, kind=kind)
    return t.step("Attempt.who", command=False, kind=kind, who=t.whom(op.who) or t.phrase(WHO, "target"))


# ---- other
@says(V.Mark)
def _mark(t: Effects, op: V.Mark) -> Clause:
    """A mark is told by what reads it: a card that can be played then, or something that it changes."""
    readers = [(name, x) for name, x in t.parts() if reads(x, op.name)]
    key = "none" if not readers else "play" if all(_played(x, op.name) for _, x in readers) else "other"
    names = list(dict.fromkeys(t.named(name) for name, _ in readers))
    return t.step(f"Mark.{key}", False, True, names=listed(names, "and", t.lang), period=t.period(op.turn))


def _played(x: Any, mark: str) -> bool:
    return isinstance(x, V.Card) and reads(x.needs, mark)


@says(V.Move)
def _move(t: Effects, op: V.Move) -> Clause:
    return t.repeated(t.step(f"Move.{op.how}", name=t.named(t.companion(op.companion).name)), op.times)
