"""The rules of deck customization: Appendix I of the Rules Reference, deck:1 to deck:7, and what keywords add to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ...kernel.errors import SetupError
from ...kernel.language import LANGUAGES, Said
from ..faces import ASPECTS, FACES, IDENTITIES, OTHER_SIDE, Face, data, face_of, made_up
from ..shelf import packs
from .model import DECK_KINDS, Deck, own_cards
from .remarks import breach_text

LEAST, MOST_CARDS = 40, 50
COPIES = 3


@dataclass(frozen=True)
class Breach:
    """One rule that a deck breaks. card: its code, "" where the breach is one of the deck as a whole."""

    rule: str
    kind: str
    card: str = ""
    words: tuple[tuple[str, Any], ...] = ()

    def told(self, lang: str = "en") -> str:
        return breach_text(self.rule, self.kind, self.card, dict(self.words), lang)

    def shown(self) -> dict[str, Any]:
        """For programs."""
        out = {"rule": self.rule, "breach": self.kind, "card": self.card, **dict(self.words)}
        return {**out, "text": {lang: self.told(lang) for lang in LANGUAGES}}


def breach(rule: str, kind: str, card: str = "", **words: Any) -> Breach:
    return Breach(rule, kind, card, tuple(sorted(words.items())))


def check(deck: Deck) -> list[Breach]:
    """Everything that is wrong with a deck, in the order of the appendix; nothing, if it is legal.

    An unknown card, or one that is not scripted, is no breach but an error.
    """
    identity = face_of(deck.identity) if deck.identity else None
    faces = {c: face_of(c) for c in deck.cards}
    return [
        *_identity(deck, identity, faces),
        *_size(deck),
        *_own(deck, identity, faces),
        *_aspects(deck, identity, faces),
        *_copies(deck, identity, faces),
        *_unique(deck, identity, faces),
        *_keywords(identity, faces),
    ]


def must_be_legal(deck: Deck) -> None:
    """For a table: refuse an illegal deck in one sentence."""
    if found := check(deck):
        more = Said("more breaches", n=len(found) - 1) if len(found) > 1 else ""
        name = Said("the deck", name=deck.name) if deck.name else Said("this deck")
        raise SetupError("not legal", deck=name, breach=found[0], more=more)


def chosen(deck: Deck, identity: Face | None) -> tuple[str, ...]:
    """The aspects that count: those that were named, or else those that most cards are of."""
    if deck.aspects:
        return deck.aspects
    found = Counter[str]()
    for c, n in deck.cards.items():
        if face_of(c).aspect in ASPECTS and not _free(identity, face_of(c)):
            found[face_of(c).aspect] += n
    return tuple(sorted(sorted(found, key=lambda a: (-found[a], a))[: aspects_of(identity)]))


# ---- one identity; 40 to 50 cards ----------------------------------------------------------------------------------
def _identity(deck: Deck, identity: Face | None, faces: dict[str, Face]) -> Iterator[Breach]:
    if identity is None:
        yield breach("deck:1", "no identity")
    elif identity.kind != "hero":
        yield breach("deck:1", "not an identity", identity.code)
    for c, face in faces.items():
        if face.kind in IDENTITIES:
            yield breach("deck:1", "second identity", c)


def _size(deck: Deck) -> Iterator[Breach]:
    if deck.size < LEAST:
        yield breach("deck:2", "too few", n=deck.size, least=LEAST)
    if deck.size > MOST_CARDS:
        yield breach("deck:2", "too many", n=deck.size, most=MOST_CARDS)


# ---- the identity's own cards --------------------------------------------------------------------------------------
def _own(deck: Deck, identity: Face | None, faces: dict[str, Face]) -> Iterator[Breach]:
    if identity is not None:
        for c, n in own_cards(identity).items():
            if deck.cards.get(c, 0) != n:
                yield breach("deck:3", "own number", c, n=deck.cards.get(c, 0), need=n)
    for c, face in faces.items():
        own = face.aspect == "hero" or (face.aspect in ASPECTS and face.set is not None)  # it may be of an aspect, too
        if own and face.kind in DECK_KINDS and (identity is None or face.set != identity.set):
            yield breach("rr:identity-specific-card", "foreign", c)


# ---- aspects, and what an identity's requirements say of them ------------------------------------------------------
def aspects_of(identity: Face | None) -> int:
    """How many aspects this identity uses."""
    return next((int(o["aspects"]) for o in requirements(identity) if "aspects" in o), 1)


def requirements(identity: Face | None) -> list[dict[str, Any]]:
    """ "Deckbuilding requirements" printed on the identity, either side, as the data states them. deck:7

    aspects: n, so many aspects with equally many cards of each (limit: copies of a card). Otherwise cards of any
    aspect that may be included: by type, trait or resource; limit: so many, name_limit: so many titles.
    """
    if identity is None:
        return []
    sides = [identity, *([FACES[OTHER_SIDE[identity.code]]] if identity.code in OTHER_SIDE else [])]
    return [o for side in sides for o in side.facts.get("deck_options") or ()]


def _allows(option: dict[str, Any], face: Face) -> bool:
    if "aspects" in option:
        return False
    traits = {t.casefold() for t in face.traits}
    return (
        face.kind in option.get("type", (face.kind,))
        and ("trait" not in option or any(t.casefold() in traits for t in option["trait"]))
        and ("resource" not in option or any(face.facts.get(f"resource_{r}") for r in option["resource"]))
    )


def _free(identity: Face | None, face: Face) -> bool:
    """May this identity include the card whatever its aspect is? Its own cards, too, may be of an aspect."""
    return (identity is not None and face.set == identity.set) or any(_allows(o, face) for o in requirements(identity))


def _aspects(deck: Deck, identity: Face | None, faces: dict[str, Face]) -> Iterator[Breach]:
    picked, most = chosen(deck, identity), aspects_of(identity)
    for a in picked:
        if a not in ASPECTS:
            yield breach("deck:4", "unknown aspect", aspect=a)
    if len(picked) > most:
        yield breach("deck:4", "many aspects", n=len(picked), most=most, aspects=picked)
    for c, face in faces.items():
        if face.kind not in DECK_KINDS or face.aspect == "encounter":
            if face.kind not in IDENTITIES:
                yield breach("deck:4", "no player card", c)
        elif face.aspect == "campaign":
            yield breach("rr:campaign-specific-card", "campaign", c)
        elif face.aspect in ASPECTS and face.aspect not in picked and not _free(identity, face):
            yield breach("deck:4", "other aspect", c, aspect=face.aspect, aspects=picked)
    yield from _requirements(deck, identity, faces, picked)


def _requirements(
    deck: Deck, identity: Face | None, faces: dict[str, Face], picked: tuple[str, ...]
) -> Iterator[Breach]:
    """deck:7"""
    for o in requirements(identity):
        if "aspects" in o:
            numbers = {a: sum(n for c, n in deck.cards.items() if faces[c].aspect == a) for a in picked}
            if len(picked) != o["aspects"] or len(set(numbers.values())) > 1:
                yield breach("deck:7", "equal aspects", n=o["aspects"], numbers=tuple(sorted(numbers.items())))
            for c, n in deck.cards.items():
                if "limit" in o and n > o["limit"] and faces[c].aspect != "hero":
                    yield breach("deck:7", "copies", c, n=n, most=o["limit"])
            continue
        other = [
            c
            for c in deck.cards
            if faces[c].aspect in ASPECTS and faces[c].aspect not in picked and _allows(o, faces[c])
        ]
        n, titles = sum(deck.cards[c] for c in other), len({faces[c].name for c in other})
        if "limit" in o and n > o["limit"]:
            yield breach("deck:7", "too many of any aspect", n=n, most=o["limit"])
        if "name_limit" in o and titles > o["name_limit"]:
            yield breach("deck:7", "too many titles of any aspect", n=titles, most=o["name_limit"])


# ---- copies --------------------------------------------------------------------------------------------------------
def limit_of(face: Face) -> int:
    """How many copies of this card, by title, a deck may hold. deck:5 deck:6 rr:max-maximum"""
    return 1 if face.unique else min(face.max_per.get("deck", COPIES), COPIES)


def _copies(deck: Deck, identity: Face | None, faces: dict[str, Face]) -> Iterator[Breach]:
    """The identity's own cards come in the number that their set has (deck:3)."""
    mine = own_cards(identity) if identity is not None else {}
    titles: dict[str, list[str]] = {}
    for c, face in faces.items():
        if face.kind in DECK_KINDS and not face.unique:
            titles.setdefault(face.name, []).append(c)
    for codes in titles.values():
        n = sum(deck.cards[c] for c in codes)
        if all(c in mine for c in codes):
            continue
        most = min(limit_of(faces[c]) for c in codes)
        if n > most:
            printed = any("deck" in faces[c].max_per for c in codes)
            rule, kind = ("rr:max-maximum", "max") if printed else ("deck:5", "copies")
            yield breach(rule, kind, codes[0], n=n, most=most)


def same(one: Face, other: Face) -> bool:
    """Are these two unique cards, or an identity and a card, one and the same? rr:unique-icon"""
    if one.identity:
        alias = FACES[OTHER_SIDE[one.code]].name if one.code in OTHER_SIDE else ""
        if other.name not in (one.name, alias):
            return False
        return other.kind != "ally" or other.subname in ("", alias if other.name == one.name else one.name)
    if one.name != other.name:
        return False
    return not (one.kind == other.kind == "ally" and one.subname and other.subname and one.subname != other.subname)


def _unique(deck: Deck, identity: Face | None, faces: dict[str, Face]) -> Iterator[Breach]:
    found = [c for c, face in faces.items() if face.unique and face.kind in DECK_KINDS]
    for i, c in enumerate(found):
        if deck.cards[c] > 1:
            yield breach("deck:6", "unique", c, n=deck.cards[c])
        if identity is not None and same(identity, faces[c]):
            yield breach("deck:6", "unique identity", c)
        for other in found[:i]:
            if same(faces[other], faces[c]):
                yield breach("deck:6", "unique twice", c)


# ---- keywords ------------------------------------------------------------------------------------------------------
def _keywords(identity: Face | None, faces: dict[str, Face]) -> Iterator[Breach]:
    for c, face in faces.items():
        if "linked" in face.keywords:
            yield breach("rr:linked-card-title", "linked", c)
        if not team_fits(identity, face):
            yield breach("rr:team-up", "team-up", c, names=face.keywords["team-up"].of)


def team_fits(identity: Face | None, face: Face) -> bool:
    """rr:team-up: the identity must be one of the two characters. "Black Panther/Shuri" names both sides."""
    team = face.keywords.get("team-up")
    if team is None:
        return True
    if identity is None:
        return False
    sides = {identity.name, *([FACES[OTHER_SIDE[identity.code]].name] if identity.code in OTHER_SIDE else [])}
    return any(set(name.split("/")) <= sides for name in team.of)


def linked_to(deck: Deck) -> tuple[str, ...]:
    """The linked cards that a deck brings along: they are set aside, not in it. rr:linked-card-title

    What is made up for a position comes only with cards that are made up, too."""
    printed = {face_of(c).name for c in deck.cards if c in data()}
    made = {face_of(c).name for c in deck.cards if c not in data()}
    theirs = [
        FACES[c]
        for p in packs().values()
        for title, codes in p.linked.items()
        if title in printed | made
        for c in codes
    ]
    linked = [f for f in made_up() if "linked" in f.keywords]
    mine = [f for f in linked if f.keywords["linked"].of in (printed | made if f.code in data() else made)]
    return tuple(f.code for f in (*theirs, *mine) for _ in range(f.quantity))
