"""What a card in hand is worth: played, kept for later, or spent for its resources."""
from __future__ import annotations

from typing import Any

from ...champions import vocab as w
from ...champions.faces import Face
from .board import Board
from .judge import Judge
from .weights import CARD, RESOURCE, STUN

STATS = {"ATK": 0.75, "THW": 0.8, "DEF": 0.4, "HP": 0.3}
"""What one more of a hero's statistic is worth in a round."""
HINTS: dict[str, float] = {
    "01009": 2 * STUN - 0.4,  # Webbed Up: one attack replaced, and a stun
    "01007": 3.5,  # Spider-Tracer: three threat when the minion goes
    "01018": 3.5,  # Energy Channel: stores energy for a blow
    "01061": 1.5,  # Great Responsibility: only worth what threat is about to do
    "01004": 3.5,  # Enhanced Spider-Sense
}
"""Cards whose worth their words do not show, in points once they are played."""


def resources(face: Face, paying: Face | None = None) -> int:
    """How many resources a card gives, when it is spent on that one."""
    n = sum(face.resources)
    for c in face.constants:
        if isinstance(c.effect, w.Multiply) and c.effect.stat == "RESOURCES" and isinstance(c.while_, w.Paying):
            aspects = [f.name for f in c.while_.what.where if isinstance(f, w.Aspect)]
            if paying is not None and paying.aspect in aspects:
                n *= c.effect.k
    return n


def uses(face: Face, cost: tuple[Any, ...], rounds: float) -> float:
    """How often an ability in play will be used."""
    if any(isinstance(c, w.Discard) and isinstance(c.cards, w.Self_) for c in cost):
        return 1.0
    return min(rounds, face.uses.n if face.uses is not None else 6.0)


def played(b: Board, face: Face) -> float:
    """What it is worth that this card is played now, its cost apart."""
    if face.code in HINTS:
        return HINTS[face.code]
    j = Judge(b)
    total = 0.0
    if face.kind == "ally":
        f = face.facts
        total += j.body(f.get("attack") or 0, f.get("thwart") or 0, f.get("health") or 1, f.get("attack_cost") or 0,
                        f.get("thwart_cost") or 0) + 1.0
    for a in face.abilities:
        if a.forced and not (isinstance(a.on, (w.EnteredPlay, w.Played))):
            continue
        got = j.steps(a.steps)
        if face.kind == "event" or isinstance(a.on, (w.EnteredPlay, w.Played)):
            total += got
        elif a.timing == "resource":
            total += RESOURCE * 0.8 * uses(face, a.cost, b.rounds)
        elif face.kind != "ally":
            often = 0.8 if a.timing == "action" else 0.4
            total += max(got, 0.8) * often * uses(face, a.cost, b.rounds) - RESOURCE * _spends(a.cost)
    for c in face.constants:
        if isinstance(c.effect, w.Modify) and c.while_ is None:
            total += sum(STATS.get(k, 0.0) * j.number(v) for k, v in c.effect.stats) * b.rounds
        elif isinstance(c.effect, w.Gain):
            total += 0.3 * b.rounds
    return total


def _spends(cost: tuple[Any, ...]) -> int:
    return sum(len(c.what) for c in cost if isinstance(c, w.Spend))


def reaction(face: Face) -> bool:
    """An event that waits in the hand for its moment."""
    return face.kind == "event" and not face.actions


def reacts(b: Board, face: Face, hero: bool) -> float:
    """What an event that waits for its moment is worth in the villain phase, if I end in that form."""
    a = face.abilities[0]
    if a.form and (a.form == "hero") != hero:
        return 0.3
    on = a.on.of if isinstance(a.on, w.Would) else a.on
    match on:
        case w.DamageTaken() | w.DamageDealt():
            return 0.85 * b.hurt(b.strike) if hero else 0.5
        case w.Schemed():
            return 0.5 if hero else max(0.8, b.thwart_rate)
        case w.ThreatPlaced():
            return max(0.0, b.spared(b.acceleration, b.acceleration) - b.hurt(b.acceleration)) if hero else 0.0
        case w.Revealed():
            return 1.6
        case w.Attacked():
            return 0.8 if hero else 0.2
    return 0.8


def kept(b: Board, face: Face, hero: bool) -> float:
    """What a card is worth that stays in the hand when the turn ends, above the card that would be drawn for it."""
    if reaction(face):
        return max(reacts(b, face, hero) - RESOURCE * (face.cost or 0) * 0.6, RESOURCE * resources(face)) - CARD
    spent = RESOURCE * resources(face)
    if face.kind == "resource":
        return spent - CARD
    return max(spent, played(b, face) - RESOURCE * (face.cost or 0)) - CARD
