"""What an effect is worth to me, read from the words of its definition. Good is positive."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...champions import vocab as w
from ...champions.faces import FACES, Face
from .board import Board, Piece
from .weights import CARD, CONFUSE, DAMAGE, EXHAUST, LOSS, MENACE, RESOURCE, STUN, SURGE, THREAT, TOUGH

ENEMIES = ("enemy", "minion", "villain")
SCHEMES = ("scheme", "main scheme", "side scheme")


def leaves(face: Face) -> bool:
    """Does it go at the end of the round anyway?"""
    return any(isinstance(s, w.Delayed) and s.at == "round" for a in face.abilities for s in a.steps)


class Judge:
    """Weighs effects for one seat at one moment. `source`: the card they stand on; `event`: what they answer."""

    def __init__(self, board: Board, source: int = -1, event: dict[str, Any] | None = None) -> None:
        self.b, self.source, self.event = board, source, event or {}
        self.label = ""

    # ---- numbers
    def number(self, v: Any) -> int:
        match v:
            case int():
                return v
            case w.PerPlayer(n=n):
                return n * self.b.seats
            case w.Amount():
                return int(self.event.get("amount", 1))
            case w.Alt(base=base, other=other, when=when):
                better = isinstance(when, w.Is) and self.holds(when)
                return self.number(other if better else base)
            case w.AtMost(n=n, v=x):
                return min(self.number(n), self.number(x))
            case w.Times(k=k, v=x):
                return k * self.number(x)
            case w.Plus(k=k, v=x):
                return self.number(k) + self.number(x)
            case w.Tokens(kind=kind, on=on):
                p = self.b.pieces.get(self.source) if isinstance(on, w.Self_) else next(iter(self.found(on)), None)
                return 0 if p is None else int(p.get(kind, p["counters"].get(kind, 0)))
            case w.Count(of=of):
                return len(self.found(of)) or 1
        return 99 if v == w.ALL else 1

    def holds(self, cond: Any) -> bool:
        match cond:
            case w.Exists(what=what):
                return bool(self.found(what))
            case w.Is(f=w.Form(name=name)):
                return self.b.hero == (name == "hero")
            case w.Is(f=w.Trait(name=name)):
                return any(name in FACES[p["code"]].name or self._gives(FACES[p["code"]], name)
                           for p in self.b.view["play"] if p["controller"] == self.b.seat)
            case w.Not(c=c):
                return not self.holds(c)
        return False

    @staticmethod
    def _gives(face: Face, trait: str) -> bool:
        return any(isinstance(c.effect, w.Gain) and c.effect.what == w.Trait(trait) for c in face.constants)

    # ---- who and what
    def found(self, sel: Any) -> list[Piece]:
        """The cards in play that a selector may come to (those that matter here)."""
        b = self.b
        match sel:
            case w.You():
                return [b.me]
            case w.Self_():
                return [b.pieces[self.source]] if self.source in b.pieces else []
            case w.Both(parts=parts):
                return [p for x in parts for p in self.found(x)]
            case w.Alt(base=base):
                return self.found(base)
            case w.Field():
                who = b.pieces.get(self.event.get("source", -1))
                return [who] if who is not None else []
            case w.Pick(kind=kind, where=where):
                got = self._kind(kind)
                for f in where:
                    match f:
                        case w.Mine():
                            got = [p for p in got if p["controller"] == b.seat]
                        case w.EngagedWith():
                            got = [p for p in got if p["engaged"] == b.seat]
                        case w.Trait(name=name):
                            got = [p for p in got if name in FACES[p["code"]].traits]
                        case w.Named(code=code):
                            got = [p for p in b.view["play"] if p["name"] == FACES[code].name]
                        case w.In():
                            return []
                        case w.Is_(name="exhausted"):
                            got = [p for p in got if p["exhausted"]]
                return got
        return []

    def _kind(self, kind: str) -> list[Piece]:
        b = self.b
        match kind:
            case "enemy":
                return [*b.villains, *b.minions]
            case "villain":
                return b.villains
            case "minion":
                return b.minions
            case "scheme":
                return [*b.mains, *b.sides]
            case "main scheme":
                return b.mains
            case "side scheme":
                return b.sides
            case "hero" | "identity" | "alter-ego":
                return [p for p in b.view["play"] if p["kind"] in ("hero", "alter_ego")
                        and (kind == "identity" or (p["kind"] == "hero") == (kind == "hero"))]
            case "ally":
                return b.all_allies
            case "character":
                return [*b.villains, *b.minions, *b.all_allies, *self._kind("identity")]
        return [p for p in b.view["play"] if p["kind"] in kind.split(" or ")]

    def best(self, sel: Any, each: Callable[[Piece], float]) -> float:
        """One of them: the best for me; all of them: the sum."""
        got = [each(p) for p in self.found(sel)]
        if not got:
            return 0.0
        everyone = not isinstance(sel, w.Pick) or isinstance(sel.take, w.Each)
        return sum(got) if everyone else max(got)

    # ---- what things are worth
    def damage(self, p: Piece, n: int) -> float:
        b = self.b
        if p["controller"] >= 0:
            if p["kind"] != "ally":
                return -b.hurt(n, p)
            return -self.ally(p) * float(min(1.0, n / max(1, p["hp"])))
        if p["statuses"].get("tough"):
            return TOUGH * 0.6 if n > 0 else 0.0
        if p["kind"] == "villain":
            if self.label == "attack" and b.guarded:
                return 0.0
            soak = b.absorbed(p)
            if soak:
                return DAMAGE * float(min(n, soak))
            if b.last_stage and n >= p["hp"]:
                return LOSS
            return DAMAGE * float(min(n, p["hp"]))
        hp = max(1, p["hp"])
        part: float = min(n, hp) / hp
        return self.menace(p) * (1.0 if part >= 1 else 0.7 * part)

    def menace(self, m: Piece) -> float:
        """What it is worth to be rid of a minion."""
        b = self.b
        stay = min(b.rounds, 3.0)
        bad = 1.0 + stay * (0.75 * m.get("atk", 0) + 0.35 * m.get("sch", 0))
        if "guard" in FACES[m["code"]].keywords:
            bad += 2.0
        if m["engaged"] != b.seat:
            bad *= 0.8
        return float(MENACE * bad)

    def ally(self, p: Piece) -> float:
        """What an ally in play is still worth."""
        face = FACES[p["code"]]
        if leaves(face):
            return 0.2
        facts = face.facts
        costs = facts.get("attack_cost") or 0, facts.get("thwart_cost") or 0
        return self.body(p.get("atk", 0), p.get("thw", 0), p["hp"], *costs)

    def body(self, atk: int, thw: int, hp: int, attack_cost: int, thwart_cost: int) -> float:
        """An ally's actions in the rounds to come. Its last hit point is worth a block."""
        if hp <= 0:
            return 0.0
        per = max(DAMAGE * atk, THREAT * thw)
        cost = attack_cost if DAMAGE * atk >= THREAT * thw else thwart_cost
        uses = hp if cost == 0 else max(1.0, hp / cost)
        uses = min(uses, self.b.rounds + 1, 4)
        return sum(per * 0.8 ** k for k in range(int(uses))) + 0.5

    def threat(self, s: Piece, n: int) -> float:
        return self.b.thwart_worth(s, n)

    # ---- effects
    def worth(self, op: Any) -> float:
        """What it is worth to me that this step happens."""
        do = WORTH.get(type(op))
        return do(self, op) if do is not None else 0.0

    def calm(self, op: Any) -> float:
        """What it is worth on some later turn, when nothing is pressing."""
        match op:
            case w.Damage() if getattr(op.to, "kind", "") in ENEMIES:
                return DAMAGE * self.number(op.n)
            case w.RemoveThreat():
                return THREAT * self.number(op.n)
            case w.Heal() if not isinstance(op.who, w.Self_):
                return 0.6 * self.number(op.n)
            case w.Ready():
                return 2.0
        return self.worth(op)

    def resolved(self, op: Any) -> list[tuple[Piece, Any]]:
        """The abilities that a "resolve the ... abilities of" sets off."""
        out = []
        for p in self.found(op.of):
            face = FACES[p["code"]]
            out += [(p, face.abilities[i]) for i in face.by_timing.get(op.timing, ())]
        return out

    def steps(self, steps: tuple[Any, ...]) -> float:
        return sum(self.worth(s) for s in steps)


def _damage(j: Judge, op: Any) -> float:
    n = j.number(op.n)
    if op.divided or op.indirect:
        return -j.b.hurt(n)
    j.label = op.label
    out = j.best(op.to, lambda p: j.damage(p, n))
    j.label = ""
    return out


def _heal(j: Judge, op: Any) -> float:
    n = j.number(op.n)

    def one(p: Piece) -> float:
        n_ = min(n, p["damage"])
        if p["controller"] < 0:
            return -float(n_)
        if p["kind"] == "ally":
            return 0.8 * float(n_)
        return j.b.mend(n_) if p["id"] == j.b.me["id"] else j.b.hurt(n_, {**p, "hp": p["hp"] + n_, "statuses": {}})

    return j.best(op.who, one)


def _remove_threat(j: Judge, op: Any) -> float:
    n = j.number(op.n)
    return j.best(op.from_, lambda s: j.threat(s, n))


def _place_threat(j: Judge, op: Any) -> float:
    n = j.number(op.n)
    if not any(s["kind"] == "main_scheme" for s in j.found(op.on)):
        return -1.2 * n
    return j.b.danger(j.b.end, -n) - j.b.danger(j.b.end)


def _give(j: Judge, op: Any) -> float:
    def one(p: Piece) -> float:
        if p["statuses"].get(op.status):
            return j.worth(op.already) if op.already is not None else 0.0
        good = {"stunned": STUN, "confused": CONFUSE, "tough": -TOUGH}[op.status]
        if p["kind"] == "minion":
            good *= 0.6
        if op.status == "stunned" and p["kind"] == "villain" and j.b.held(p):
            good *= 0.4
        return good if p["controller"] < 0 else -good * 0.7

    return j.best(op.to, one)


def _exhaust(j: Judge, op: Any) -> float:
    if isinstance(op.what, w.Self_):
        return 0.0
    return sum(-EXHAUST * j.b.action for p in j.found(op.what) if p["controller"] == j.b.seat and not p["exhausted"])


def _ready(j: Judge, op: Any) -> float:
    return sum(max(float(p.get("atk", 0)), j.b.thwart_rate * float(p.get("thw", 0)))
               for p in j.found(op.what) if p["controller"] == j.b.seat and p["exhausted"])


def _discard(j: Judge, op: Any) -> float:
    sel = op.cards
    if isinstance(sel, w.Self_):
        p = j.b.pieces.get(j.source)
        return 0.0 if p is None or p["controller"] < 0 else -RESOURCE
    if isinstance(sel, w.Top):
        return 0.0
    if isinstance(sel, w.Pick) and any(isinstance(f, w.In) for f in sel.where):
        return -CARD if j.b.hand else 0.0
    got = j.found(sel)
    return -2.0 if any(p["controller"] == j.b.seat for p in got) else 2.0 if got else 0.0


def _activate(j: Judge, op: Any) -> float:
    total = 0.0
    for e in j.found(op.who):
        boost = 1 if e["kind"] == "villain" else 0
        if op.how == "attack" or (not op.how and j.b.hero):
            total -= 0.5 if j.b.held(e) else j.b.hurt(e.get("atk", 0) + boost)
        elif not e["statuses"].get("confused"):
            total += j.b.danger(j.b.end, -(e.get("sch", 0) + boost)) - j.b.danger(j.b.end)
    return total


def _prevent(j: Judge, op: Any) -> float:
    n = int(j.event.get("amount", 3))
    p = j.b.pieces.get(j.event.get("target", -1), j.b.me)
    prevented = min(j.number(op.n), n)
    if "scheme" in p["kind"]:
        return j.b.spared(n, prevented) if p["kind"] == "main_scheme" else 0.9 * prevented
    if p["controller"] < 0 or "hp" not in p:
        return 0.0
    if p["kind"] == "ally":
        return j.ally(p) if n >= p["hp"] > n - prevented else 0.8 * prevented
    return j.b.hurt(n, p) - j.b.hurt(n - prevented, p)


def _cancel(j: Judge, op: Any) -> float:
    """Canceling a revealed card is worth as much as its effects are bad."""
    card = j.b.face(j.event.get("target", -1)) or j.b.face(j.event.get("source", -1))
    return revealed(j.b, card) if card is not None else SURGE


def revealed(b: Board, face: Face) -> float:
    """How bad the "when revealed" abilities of a face are for me."""
    j = Judge(b)
    return -sum(j.steps(face.abilities[i].steps) for i in face.by_timing.get("when revealed", ())
                if face.abilities[i].form in ("", "hero" if b.hero else "alter-ego"))


def _alter(j: Judge, op: Any) -> float:
    if "surge" in op.gains:
        return -SURGE
    if j.event.get("event") == "Schemed":
        who = j.b.pieces.get(j.event.get("source", -1), {})
        return j.b.spared(who.get("sch", 1) + 1, -j.number(op.amount))
    return float(-j.number(op.amount))


def _instead(j: Judge, op: Any) -> float:
    """Replacing what is about to happen: its own badness is spared."""
    n = int(j.event.get("amount", 1))
    target = j.b.pieces.get(j.event.get("target", -1))
    if j.event.get("event") == "ThreatPlaced" and target is not None:
        spared = j.b.spared(n, n) if target["kind"] == "main_scheme" else 0.9 * n
    else:
        spared = STUN
    return spared + j.worth(op.step)


def _resolve(j: Judge, op: Any) -> float:
    return sum(Judge(j.b, p["id"]).steps(a.steps) for p, a in j.resolved(op))


def _then(j: Judge, op: Any) -> float:
    return j.worth(op.first) + j.worth(op.second)


def _if(j: Judge, op: Any) -> float:
    if isinstance(op.cond, w.Paid):
        return 0.5 * j.worth(op.then)
    return j.worth(op.then) if j.holds(op.cond) else j.worth(op.other)


def _choose_one(j: Judge, op: Any) -> float:
    return max(j.worth(o) for o in op.options)


WORTH: dict[type, Callable[[Judge, Any], float]] = {
    w.Damage: _damage, w.Heal: _heal, w.RemoveThreat: _remove_threat, w.PlaceThreat: _place_threat, w.Give: _give,
    w.Exhaust: _exhaust, w.Ready: _ready, w.Discard: _discard, w.Activate: _activate, w.Prevent: _prevent,
    w.Cancel: _cancel, w.Alter: _alter, w.Instead: _instead, w.Then: _then,
    w.Otherwise: lambda j, op: j.worth(op.first) or j.worth(op.second), w.If: _if, w.ChooseOne: _choose_one,
    w.Draw: lambda j, op: CARD * j.number(op.n),
    w.Seq: lambda j, op: j.steps(op.steps), w.And: lambda j, op: j.steps(op.steps),
    w.May: lambda j, op: max(0.0, j.worth(op.step)),
    w.Pay: lambda j, op: j.steps(op.cost) + j.worth(op.then),
    w.EachPlayer: lambda j, op: j.worth(op.body), w.Bind: lambda j, op: j.worth(op.step),
    w.Until: lambda j, op: RESOURCE if op.uses else 1.0,
    w.Delayed: lambda j, op: 0.5 * j.worth(op.step),
    w.Cases: lambda j, op: sum(j.worth(s) for _, s in op.rows if s != w.ALL) / max(1, len(op.rows)),
    w.MoveTo: lambda j, op: CARD if getattr(op.zone, "name", "") == "hand" else 0.0,
    w.Reveal: lambda j, op: -SURGE, w.DealEncounter: lambda j, op: -SURGE, w.DealBoost: lambda j, op: -1.0,
    w.ChangeForm: lambda j, op: 0.0, w.ResolveAbility: _resolve,
    w.MoveTokens: lambda j, op: (DAMAGE + 0.4) * j.number(op.n) if j.b.me["damage"] else 0.0,
    w.Search: lambda j, op: CARD,
}
