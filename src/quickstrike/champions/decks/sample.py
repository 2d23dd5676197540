"""Decks at random, all of them legal: for soak tests and cross-play."""

from __future__ import annotations

from ...kernel.chance import draw, seed_of, shuffled
from ...kernel.errors import SetupError
from ..faces import FACES, Face, data, face_of
from .check import LEAST, MOST_CARDS, aspects_of, check, limit_of, requirements, same, team_fits
from .model import DECK_KINDS, Deck, counts, front, known_aspect, own_cards


def random_deck(identity: str, aspect: str, chance: int | str, size: int | None = None) -> Deck:
    """A legal deck of this identity (its code) with cards of this aspect and basic ones, drawn by this seed.

    aspect: several are joined by "+"; of whose deck must have two, the other is drawn, too. size: how many cards;
    without it, anything from 40 to 50 as far as there are cards.
    """
    hero = face_of(front(identity))
    if hero.kind != "hero":
        raise SetupError("no identity", name=hero.both())
    seed = seed_of(f"deck {chance}")
    aspects = _aspects(hero, aspect, seed)
    cards = own_cards(hero)
    want = LEAST + draw(seed, 0) % (MOST_CARDS - LEAST + 1) if size is None else size
    pool = [
        f
        for f in FACES.values()
        if f.code in data()
        and f.kind in DECK_KINDS
        and f.set is None
        and f.aspect in (*aspects, "basic")
        and "linked" not in f.keywords
        and team_fits(hero, f)
    ]
    copies = [i for i, f in enumerate(pool) for _ in range(limit_of(f))]
    shuffled(copies, seed, 1)
    n = sum(k for c, k in cards.items() if counts(face_of(c)))
    waiting: dict[str, list[Face]] = {a: [] for a in aspects}  # equally many of each aspect go in together
    for i in copies:
        face = pool[i]
        if n >= want:
            break
        if not _fits(face, hero, cards):
            continue
        row = waiting.get(face.aspect)
        if row is not None:
            row.append(face)
        together = [face] if row is None else [x[0] for x in waiting.values() if x]
        if row is not None and len(together) < len(aspects):
            continue
        if n + len(together) > MOST_CARDS:
            continue
        for one in together:
            if row is not None:
                waiting[one.aspect].pop(0)
        if all(_fits(one, hero, cards) for one in together):
            for one in together:
                cards[one.code] = cards.get(one.code, 0) + 1
                n += counts(one)
    deck = Deck(hero.code, aspects, cards, f"{hero.name}, {aspect}, {chance}")
    if found := check(deck):
        raise SetupError("no legal deck", breach=found[0])
    return deck


def _aspects(hero: Face, named: str, seed: int) -> tuple[str, ...]:
    """Those that were named, and as many others as the identity must have."""
    aspects = [known_aspect(a) for a in named.split("+")]
    more = [a for a in ("aggression", "justice", "leadership", "protection") if a not in aspects]
    while len(aspects) < aspects_of(hero):
        aspects.append(more.pop(draw(seed, len(more)) % len(more)))
    return tuple(sorted(aspects))


def _fits(face: Face, hero: Face, cards: dict[str, int]) -> bool:
    """One more of this card: by title, unique ones against each other and the identity. deck:5 deck:6"""
    faces = [face_of(c) for c in cards]
    if face.unique:
        return not same(hero, face) and not any(o.unique and same(o, face) for o in faces)
    most: int = min((limit_of(face), *(o["limit"] for o in requirements(hero) if "aspects" in o and "limit" in o)))
    return sum(cards[o.code] for o in faces if o.name == face.name) < most
