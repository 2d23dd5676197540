"""What a card in hand is worth: played, kept for later, or spent for its resources."""

from __future__ import annotations

from typing import Any, Final

from ...champions import vocab as w
from ...champions.faces import Face, remembered
from .judge import MY_HERO, Judge, leaves
from .sorted_table import Board
from .weights import (
    ALLY,
    ANSWER_OFTEN,
    ARMOR,
    CANCEL,
    CARD,
    DAMAGE,
    HOME_OFTEN,
    HP,
    KEEP,
    LATER,
    OFTEN,
    ONCE,
    POWER,
    PREVENT,
    REPLACE,
    RESOURCE,
    THREAT,
    WEB,
)

STATS: Final = {"ATK": POWER * DAMAGE, "THW": POWER * THREAT, "DEF": ARMOR}
"""What one more of a hero's statistic is worth in a round."""
SPENT: Final = {"ATK": DAMAGE, "THW": THREAT, "DEF": HP}
"""And what it is worth on a card that goes when it has served once."""
HINTS: Final[dict[str, float]] = {
    "01009": WEB,  # Webbed Up: one attack replaced, and a stun
    "01007": 3.5,  # Spider-Tracer: three threat when the minion goes
    "01018": 3.5,  # Energy Channel: stores energy for a blow
}
"""Cards whose worth their words do not show, in points once they are played."""


class Play:
    """What playing a card brings: damage and threat removal at once, an actor, and everything else in points."""

    __slots__ = ("actor", "again", "cost", "damage", "face", "minions", "rest", "thwart", "worth")

    def __init__(self, b: Board, face: Face) -> None:
        self.face, self.cost = face, b.cost_of(face)
        self.damage = self.thwart = 0
        self.minions = False  # the damage can only go to minions
        self.again = acts_again(face)  # the actor is my hero, once more
        self.rest = HINTS.get(face.code, 0.0)
        self.actor: tuple[float, int, int] | None = None  # (points otherwise, damage, threat): one of them
        if face.code not in HINTS:
            self._read(b, face)
        costs = [c for a in face.abilities for c in a.cost if isinstance(c, w.PayPrinted)]
        if b.own_top is not None and any(isinstance(c.of.take, w.The) for c in costs):
            self.cost += b.own_top.cost or 0  # that of the card on top of a deck, besides its own
        self.worth = self._in_all()

    def _in_all(self) -> float:
        """What all of it is worth in calm times."""
        acts = 0.0 if self.actor is None else max(DAMAGE * self.actor[1], THREAT * self.actor[2])
        return self.rest + DAMAGE * self.damage + THREAT * self.thwart + acts

    def _read(self, b: Board, face: Face) -> None:
        j = Judge(b)
        if face.kind == "ally":
            self._ally(j)
        elif self.again:
            st = b.me["statuses"]
            self.actor = (
                0.0,
                0 if st.get("stunned") else b.power("atk"),
                0 if st.get("confused") else b.power("thw"),
            )
        for a in face.abilities:
            at_once = face.kind == "event" or isinstance(a.on, (w.EnteredPlay, w.Played))
            if at_once:
                self._now(j, a.steps)
            elif face.kind != "ally" and not a.forced:
                self._later(j, a)
        once = any(
            a.forced and any(isinstance(c, w.Discard) and isinstance(c.cards, w.Self_) for c in a.cost)
            for a in face.abilities
        )
        for c in face.constants if face.kind != "ally" else ():
            if isinstance(c.effect, w.Modify) and c.while_ is None:
                for k, v in c.effect.stats:
                    n = j.number(v)
                    self.rest += (
                        HP * n
                        if k == "HP"
                        else SPENT.get(k, 0.0) * n
                        if once
                        else LATER * STATS.get(k, 0.0) * n * b.rounds
                    )
            elif isinstance(c.effect, w.Gain):
                self.rest += 0.3 * b.rounds
        if once:
            self.rest += sum(j.calm(s) for a in face.abilities if a.forced for s in a.steps)
        if face.kind in ("upgrade", "support") and b.hand_grows(face):
            self.rest += LATER * 0.6 * CARD * b.rounds
        if face.kind == "event":
            self.rest -= sum(
                given_away(j, c)
                for a in face.abilities
                for c in a.cost
                if isinstance(c, w.Discard) and not isinstance(c.cards, w.Self_)
            )

    def _ally(self, j: Judge) -> None:
        f = self.face.facts
        atk, thw, hp = f.get("attack") or 0, f.get("thwart") or 0, f.get("health") or 1
        self.actor = (0.0, atk, thw)
        used = max(f.get("attack_cost") or 0, f.get("thwart_cost") or 0)
        if leaves(self.face):
            self.rest += 1.5  # it goes at the end of the round, after a block
        else:
            self.rest += j.body(atk, thw, hp - used, f.get("attack_cost") or 0, f.get("thwart_cost") or 0) + ALLY

    def _now(self, j: Judge, steps: tuple[Any, ...]) -> None:
        for s in steps:
            match s:
                case w.Damage(to=w.Pick(kind="enemy" | "minion" | "villain" as kind, take=w.One())):
                    self.damage += j.number(s.n)
                    self.minions = kind == "minion"
                case w.Damage(to=w.Ref(name="enemy")):
                    self.damage += j.number(s.n) + j.number(s.additional)
                case w.RemoveThreat():
                    self.thwart += j.number(s.n)
                case w.Ready() if self.again:
                    pass
                case w.Then():
                    self._now(j, (s.first, s.second))
                case w.If(cond=w.Is()):
                    self._now(j, (s.then if j.holds(s.cond) else s.other,))
                case w.If(cond=w.Paid(), other=other) if other is not None:
                    self._now(j, (other,))  # at least
                case w.Attacks():
                    self._now(j, s.steps)
                case w.ResolveAbility():
                    for _, a in j.resolved(s):
                        self._now(j, a.steps)
                case w.ChooseOne(options=options):
                    self.rest += max(j.calm(o) for o in options)
                case _:
                    self.rest += j.worth(s)

    def _later(self, j: Judge, a: Any) -> None:
        """An ability of a card that stays in play: used now and then."""
        b = j.b
        n = uses(self.face, a.cost, b.rounds)
        if a.timing == "resource":
            self.rest += LATER * RESOURCE * 0.8 * n
            return
        if a.timing == "action" and not a.form:  # at once, and again in later rounds
            for s in a.steps:
                if isinstance(s, w.RemoveThreat):
                    self.thwart += j.number(s.n)
                    n -= 1
                elif isinstance(s, w.Damage):
                    self.damage += j.number(s.n)
                    n -= 1
        got = sum(j.calm(s) for s in a.steps)
        often = OFTEN if a.timing == "action" else 0.6 if a.timing == "special" else ANSWER_OFTEN
        if a.form == "alter-ego":
            often *= HOME_OFTEN
        got -= RESOURCE * sum(isinstance(c, w.Discard) and not isinstance(c.cards, w.Self_) for c in a.cost)
        got -= sum(HP * j.number(c.n) for c in a.cost if isinstance(c, w.Damage))
        part = ONCE if n <= 1.0 else LATER
        self.rest += part * max(got, 0.8) * often * max(0.0, n) - RESOURCE * spends(a.cost)


def given_away(j: Judge, cost: Any) -> float:
    """What is lost with the cards that are discarded for an effect: an ally in play, or some of the hand."""
    if getattr(cost.cards, "kind", "") == "ally":
        return min((j.ally(p) for p in j.b.allies), default=0.0)
    return RESOURCE * spare_cards(j.b)


def spare_cards(b: Board) -> int:
    """How many cards of the hand could well be given away for an effect that takes as many as one likes."""
    return min(5, max(1, len(b.hand) - 2))


def play_of(b: Board, face: Face) -> Play:
    """What playing such a card brings, worked out once for a form to end in."""
    p: Play | None = b.plays.get((face.code, b.end))
    if p is None:
        p = b.plays[face.code, b.end] = Play(b, face)
    return p


@remembered
def doubles(face: Face) -> str:
    """The aspect whose cards this card pays double for."""
    for c in face.constants:
        if isinstance(c.effect, w.Multiply) and c.effect.stat == "RESOURCES" and isinstance(c.while_, w.Paying):
            return next((f.name for f in c.while_.what.where if isinstance(f, w.Aspect)), "")
    return ""


def resources(face: Face, paying: Face | None = None) -> int:
    """How many resources a card gives, when it is spent on that one."""
    n = sum(face.resources)
    return 2 * n if paying is not None and paying.aspect and doubles(face) == paying.aspect else n


def uses(face: Face, cost: tuple[Any, ...], rounds: float) -> float:
    """How often an ability in play will be used."""
    if any(isinstance(c, w.Discard) and isinstance(c.cards, w.Self_) for c in cost):
        return 1.0
    return min(rounds, face.uses.n if face.uses is not None else 6.0)


def spends(cost: tuple[Any, ...]) -> int:
    return sum(len(c.what) for c in cost if isinstance(c, w.Spend))


@remembered
def acts_again(face: Face) -> bool:
    """An event for which my hero, having acted, may act once more: in my turn, or in answer to a basic attack."""
    return face.kind == "event" and any(
        not a.cost
        and (a.timing == "action" or (isinstance(a.on, w.Attacked) and a.on.basic and isinstance(a.on.by, w.You)))
        and any(isinstance(s, w.Ready) and MY_HERO in getattr(s.what, "parts", (s.what,)) for s in a.steps)
        for a in face.abilities
    )


@remembered
def reaction(face: Face) -> bool:
    """An event that waits in the hand for its moment."""
    return face.kind == "event" and not face.actions


@remembered
def shields(face: Face) -> bool:
    """An event that prevents the damage of an attack, for nothing."""
    return (
        face.kind == "event"
        and not face.cost
        and any(isinstance(a.on, w.Would) and isinstance(a.on.of, w.DamageTaken) for a in face.abilities)
    )


def _own(b: Board, step: Any) -> float:
    """What a step is worth that answers my own attack."""
    return b.action if isinstance(step, w.Ready) else Judge(b).calm(step)


def reacts(b: Board, face: Face, hero: bool) -> float:
    """What an event that waits for its moment is worth in the villain phase, if I end in that form."""
    a = next(iter(face.abilities), None)
    if a is None:
        return 0.0
    if a.form and (a.form == "hero") != hero:
        return 0.3
    on = a.on.of if isinstance(a.on, w.Would) else a.on
    match on:
        case w.DamageTaken() | w.DamageDealt():
            return PREVENT * b.hurt(b.strike) if hero else 0.5
        case w.Schemed():
            return 0.5 if hero else max(0.8, b.thwart_rate)
        case w.ThreatPlaced():
            n = b.acceleration
            return min(3.5, max(0.0, b.spared(n, n) - b.hurt(n))) if hero else 0.0
        case w.Revealed():
            return CANCEL
        case w.Defended():
            return 0.5 * sum(_own(b, s) for s in a.steps) if hero else 0.1
        case w.Attacked(by=by):
            mine = isinstance(by, w.You) or getattr(by, "kind", "") == "hero"
            if mine and b.hero and not b.me["exhausted"]:
                return 0.8 * sum(_own(b, s) for s in a.steps)
            return 0.8 if hero else 0.2
    return 0.8


def kept(b: Board, face: Face, hero: bool) -> float:
    """What a card is worth that stays in the hand when the turn ends, above the card that would be drawn for it."""
    got = b.keeps.get((face.code, hero))
    if got is None:
        got = b.keeps[face.code, hero] = _kept(b, face, hero)
    return got


def _kept(b: Board, face: Face, hero: bool) -> float:
    spent = RESOURCE * resources(face)
    if reaction(face):
        return max(reacts(b, face, hero) - RESOURCE * (face.cost or 0) * 0.6, spent) - REPLACE
    if b.idle(face):
        return spent - REPLACE
    if face.kind == "resource":
        spent += 0.5 * RESOURCE if doubles(face) else 0.0
        return spent - REPLACE
    return max(spent, KEEP * play_of(b, face).worth - RESOURCE * (face.cost or 0)) - REPLACE
