"""What the printed faces of the villain's cards tell about the rounds to come."""
from __future__ import annotations

from functools import cache

from ...champions import vocab as w
from ...champions.faces import FACES, Face
from ...kernel.ops import walk


def locked(face: Face) -> bool:
    """Can no threat be removed from this scheme?"""
    return any(isinstance(c.effect, w.Cannot) and c.effect.act == "lose threat" and isinstance(c.effect.who, w.Self_)
               for c in face.constants)


@cache
def next_stage(face: Face) -> Face:
    """The main scheme that follows this one, as printed; this one if there is none."""
    if not face.set:
        return face
    stages = sorted((f.facts.get("stage", ""), f.code) for f in FACES.values()
                    if f.kind == "main_scheme" and f.set == face.set and f.facts.get("threat") is not None)
    return next((FACES[code] for stage, code in stages if stage > face.facts.get("stage", "")), face)


@cache
def spurred(face: Face) -> bool:
    """Does this main scheme bring more threat, or something as bad, whenever threat is placed on it?"""
    return any(a.forced and isinstance(x, w.PlaceThreat) for a in face.abilities for _, x in walk(a.steps))


@cache
def bolsters(face: Face) -> int:
    """Hit points that the villain has while this is in play."""
    return sum(n for c in face.constants if isinstance(c.effect, w.Modify) for k, n in c.effect.stats
               if k == "HP" and isinstance(n, int))


@cache
def extra_boosts(face: Face) -> int:
    """Boost cards that this villain gets when it attacks, besides the one that all get."""
    return sum(isinstance(s, w.DealBoost) for a in face.abilities if a.forced and isinstance(a.on, w.Attacked)
               for s in a.steps)
