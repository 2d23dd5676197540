"""What an effect is worth to me, read from the words of its definition. Good is positive."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...champions import vocab as w
from ...champions.faces import FACES, Face, remembered
from .obstacles import immortal, keeps_threat
from .sorted_table import Board, Piece
from .weights import (
    BLOCK,
    CONFUSE,
    DAMAGE,
    FADE,
    GUARD,
    HEAL,
    LOSS,
    MENACE,
    MINION,
    MINION_ATK,
    MINION_HP,
    MINION_SCH,
    OTHERS,
    STAY,
    STUN,
    THREAT,
    TOUGH,
    WOUNDED,
)

WORTH: Final[dict[type, Callable[[Judge, Any], float]]] = {}
"""What a step is worth, by its word: see effects.py."""
MY_HERO: Final = w.Pick("hero", (w.Mine(),), w.The())
ENEMIES: Final = ("enemy", "minion", "villain")


@remembered
def leaves(face: Face) -> bool:
    """Does it go at the end of the round anyway?"""
    return any(isinstance(s, w.Delayed) and s.at == "round" for a in face.abilities for s in a.steps)


class Judge:
    """Weighs effects for one seat at one moment. `source`: the card they stand on; `event`: what they answer."""

    def __init__(self, board: Board, source: int = -1, event: dict[str, Any] | None = None) -> None:
        self.b, self.source, self.event = board, source, event or {}
        self.label = ""
        self.granted: tuple[str, ...] = ()  # traits that I take my identity to have

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
            case w.StatOf(stat="ATK" | "THW" | "DEF" as stat, of=of) if of == MY_HERO:
                return self.b.power(stat.lower())
            case w.Plus(k=k, v=x):
                return self.number(k) + self.number(x)
            case w.Tokens(kind=kind, on=on):
                p = self.b.pieces.get(self.source) if isinstance(on, w.Self_) else next(iter(self.found(on)), None)
                return 0 if p is None else int(p.get(kind, p["counters"].get(kind, 0)))
            case w.Count(of=w.Pick(where=(w.ThisWay(name="cost"), *_))):
                return min(5, max(1, len(self.b.hand) - 2))
            case w.Icons(kind=what, of=w.Pick(where=(w.ThisWay(), *_))):
                return 1 if what == "boost" else 2  # of a handful of cards that are not known yet
            case w.Count(of=of):
                return len(self.found(of)) or 1
            case w.CostOf(of=w.Ref(name="ally")):
                return max((FACES[p["code"]].cost or 0 for p in self.b.allies), default=0)
        return 99 if v == w.ALL else 1

    def holds(self, cond: Any) -> bool:
        match cond:
            case w.Exists(what=what):
                return bool(self.found(what))
            case w.Is(f=w.Form(name=name)):
                return self.b.in_form(name)
            case w.Is(f=w.Trait(name=name)):
                return name in self.b.me["traits"] or name in self.granted
            case w.Not(c=c):
                return not self.holds(c)
        return False

    # ---- who and what
    def found(self, sel: Any) -> list[Piece]:
        """The cards in play that a selector may come to (those that matter here)."""
        b = self.b
        match sel:
            case w.You():
                return [b.me]
            case w.Self_():
                return [b.pieces[self.source]] if self.source in b.pieces else []
            case w.Host():
                on = b.pieces.get(self.source, {}).get("attached_to", -1)
                return [b.pieces[on]] if on in b.pieces else []
            case w.Both(parts=parts):
                return [p for x in parts for p in self.found(x)]
            case w.Alt(base=base):
                return self.found(base)
            case w.Ref(name="enemy"):  # whom an earlier step has chosen, or will
                return [*b.villains, *b.minions]
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
                        case w.With(what=what) if FACES.known(what):
                            on = [a["attached_to"] for a in b.view["play"] if a["name"] == FACES[what].name]
                            got = [p for p in got if p["id"] in on]
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
                return [
                    p
                    for p in b.view["play"]
                    if p["kind"] in ("hero", "alter_ego")
                    and (kind == "identity" or (p["kind"] == "hero") == (kind == "hero"))
                ]
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
        if isinstance(sel, w.Pick) and isinstance(sel.take, w.UpTo):
            return sum(sorted((x for x in got if x > 0), reverse=True)[: self.number(sel.take.n)])
        everyone = not isinstance(sel, w.Pick | w.Ref) or (isinstance(sel, w.Pick) and isinstance(sel.take, w.Each))
        return sum(got) if everyone else max(got)

    # ---- what things are worth
    def damage(self, p: Piece, n: int) -> float:
        b = self.b
        if "hp" not in p:  # a scheme or an environment
            return 0.0
        if p["controller"] >= 0:
            if p["kind"] != "ally":
                return -b.hurt(n, p)
            return -self.ally(p) * float(min(1.0, n / max(1, p["hp"])))
        if p.get("statuses", {}).get("tough"):
            return TOUGH * 0.6 - 0.1 * min(n, 9) if n > 0 else 0.0  # a strong blow would be wasted on it
        if p["kind"] == "villain":
            if immortal(FACES[p["code"]]) or b.closed or (self.label == "attack" and b.guarded):
                return 0.0
            soak = b.absorbed(p)
            if soak:
                return b.blow * float(min(n, soak))
            if n < p["hp"]:
                return b.blow * float(n)
            if b.saved(p):  # it is on its back for a while
                return b.blow * float(p["hp"]) + STUN + CONFUSE
            return LOSS if b.last_stage else b.blow * float(p["hp"])
        hp = max(1, p["hp"])
        part: float = min(n, hp) / hp
        return self.menace(p) * (1.0 if part >= 1 else WOUNDED * part)

    def menace(self, m: Piece) -> float:
        """What it is worth to be rid of a minion."""
        b = self.b
        bad = self.nuisance(m)
        return bad + b.relief(m.get("atk", 0), m.get("sch", 0)) if m["engaged"] == b.seat else bad

    def nuisance(self, m: Piece) -> float:
        """That, but for what it would do to me in the coming villain phase."""
        b = self.b
        stay = min(b.rounds, STAY) - (m["engaged"] == b.seat)
        bad = MINION + MINION_HP * m["hp"] + stay * (MINION_ATK * m.get("atk", 0) + MINION_SCH * m.get("sch", 0))
        if "guard" in FACES[m["code"]].keywords:
            bad += GUARD
        if kept := keeps_threat(FACES[m["code"]]):
            bad += sum(b.side_worth(s) for s in b.sides if s["name"] in kept)
        if m["engaged"] != b.seat:
            bad *= OTHERS
        return float(MENACE * bad)

    def ally(self, p: Piece) -> float:
        """What an ally in play is still worth."""
        got = self.b.bodies.get(p["id"])
        if got is None:
            got = self.b.bodies[p["id"]] = self._ally(p)
        return got

    def _ally(self, p: Piece) -> float:
        face = FACES[p["code"]]
        if face.vital:
            return LOSS
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
        return sum(per * FADE**k for k in range(int(uses))) + BLOCK

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
            case w.Damage() if getattr(op.to, "kind", "") in ENEMIES or op.to == w.Field("attacker"):
                return DAMAGE * self.number(op.n)
            case w.RemoveThreat():
                return THREAT * self.number(op.n)
            case w.Heal() if not isinstance(op.who, w.Self_):
                return HEAL * self.number(op.n)
            case w.Ready():
                return self.b.usual_action
            case w.Give(to=w.Field(name="attacked" | "attacker"), status="stunned" | "confused" as status):
                return STUN if status == "stunned" else CONFUSE
        return self.worth(op)

    def resolved(self, op: Any) -> list[tuple[Piece, Any]]:
        """The abilities that a "resolve the ... abilities of" sets off."""
        if isinstance(op.of, w.Ref) and (top := self.b.own_top) is not None:  # what is paid for: the card on top
            return [({"id": -1, "code": top.code}, top.abilities[i]) for i in top.by_timing.get(op.timing, ())]
        out = []
        for p in self.found(op.of):
            face = FACES[p["code"]]
            out += [(p, face.abilities[i]) for i in face.by_timing.get(op.timing, ())]
        return out

    def steps(self, steps: tuple[Any, ...]) -> float:
        return sum(self.worth(s) for s in steps)
