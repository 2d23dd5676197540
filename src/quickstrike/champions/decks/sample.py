"""Decks at random, all of them legal: for soak tests and cross-play."""

from __future__ import annotations

from ...kernel.chance import draw, seed_of, shuffled
from ...kernel.errors import SetupError
from ..faces import FACES, Face, data, face_of
from .check import LEAST, MOST_CARDS, check, limit_of, requirements, same, team_fits
from .model import DECK_KINDS, Deck, counts, front, known_aspect, own_cards


def random_deck(identity: str, aspect: str, chance: int | str, size: int | None = None) -> Deck:
    """A legal deck of this identity (its code) with cards of this aspect and basic ones, drawn by this seed.

    size: how many cards; without it, anything from 40 to 50 as far as there are cards.
    """
    hero = face_of(front(identity))
    known_aspect(aspect)
    if hero.kind != "hero":
        raise SetupError("no identity", name=hero.both())
    if any("aspects" in o for o in requirements(hero)):
        raise SetupError("several aspects", name=hero.both())
    seed = seed_of(f"deck {chance}")
    cards = own_cards(hero)
    want = LEAST + draw(seed, 0) % (MOST_CARDS - LEAST + 1) if size is None else size
    pool = [
        f
        for f in FACES.values()
        if f.code in data()
        and f.kind in DECK_KINDS
        and f.aspect in (aspect, "basic")
        and "linked" not in f.keywords
        and team_fits(hero, f)
    ]
    copies = [i for i, f in enumerate(pool) for _ in range(limit_of(f))]
    shuffled(copies, seed, 1)
    n = sum(k for c, k in cards.items() if counts(face_of(c)))
    for i in copies:
        face = pool[i]
        if n >= want:
            break
        if _fits(face, hero, cards):
            cards[face.code] = cards.get(face.code, 0) + 1
            n += counts(face)
    deck = Deck(hero.code, (aspect,), cards, f"{hero.name}, {aspect}, {chance}")
    if found := check(deck):
        raise SetupError("no legal deck", breach=found[0])
    return deck


def _fits(face: Face, hero: Face, cards: dict[str, int]) -> bool:
    """One more of this card: by title, unique ones against each other and the identity. deck:5 deck:6"""
    faces = [face_of(c) for c in cards]
    if face.unique:
        return not same(hero, face) and not any(o.unique and same(o, face) for o in faces)
    return sum(cards[o.code] for o in faces if o.name == face.name) < limit_of(face)
