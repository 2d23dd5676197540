"""What is done beside the event loop: decks that come as texts are read, the texts of all cards are made."""

from __future__ import annotations

from typing import Any

from ...champions import Deck
from ...champions.decks import ASPECTS, DeckError, check, read_deck, write_deck
from ...champions.decks.check import must_be_legal
from ...champions.decks.model import own_cards
from ...champions.decks.remarks import aspect_name
from ...champions.faces import face_of
from ...champions.scenarios import HEROES, aspect_deck, hero_of, starter_deck
from ...champions.text.names import title
from ...kernel.errors import QuickstrikeError
from ..jsontext import text as dumps
from ..notices import Denied, upper
from . import catalog
from .request import SeatSpec


def checked_deck(text: str, lang: str) -> dict[str, Any]:
    """What `POST /decks/check` answers."""
    nothing: dict[str, Any] = {"legal": False, "hero": None, "aspects": [], "cards": 0, "list": {}, "faults": []}
    try:
        return told(read_deck(text), lang)
    except DeckError as e:
        return {**nothing, "breaches": [upper(x) for x in e.told(lang).split("\n")]}
    except QuickstrikeError as e:
        return {**nothing, "breaches": [upper(e.told(lang))]}


def told(deck: Deck, lang: str) -> dict[str, Any]:
    """A deck as the workshop shows it. own: those of its cards that can't be left out, by code."""
    faults = [{"text": upper(b.told(lang)), "rule": b.rule, "card": b.card} for b in check(deck)]
    face = face_of(deck.identity) if deck.identity else None
    return {
        "legal": not faults,
        "hero": None if face is None else {"code": face.code, "name": title(face, lang)},
        "cards": deck.size,
        "name": deck.name,
        "breaches": [f["text"] for f in faults],
        "faults": faults,
        "list": dict(deck.cards),
        "own": {} if face is None else own_cards(face),
        "aspects": [{"key": a, "name": aspect_name(a, lang)} for a in deck.aspects],
    }


def starter(name: str, lang: str) -> dict[str, Any]:
    try:
        found = _deck(SeatSpec(starter=name))
        return told(starter_deck(found) if isinstance(found, str) else found, lang)
    except QuickstrikeError as e:
        raise Denied(404, "pass on", what=e) from e


def written_deck(text: str, to: str, lang: str) -> str:
    try:
        return write_deck(read_deck(text), to, lang)
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e, where="text") from e


def decks(seats: list[SeatSpec]) -> list[str | Deck]:
    """What each seat of a new table plays; a mistake is reported with its place."""
    out = []
    for i, s in enumerate(seats):
        try:
            out.append(_deck(s))
        except QuickstrikeError as e:
            raise Denied(422, "pass on", what=e, where=f"seats.{i}.{'deck_text' if s.deck_text else 'starter'}") from e
    return out


def _deck(s: SeatSpec) -> str | Deck:
    if (s.starter is None) == (s.deck_text is None):
        raise QuickstrikeError("one deck")
    if s.starter is not None:
        hero, _, aspect = s.starter.partition(":")
        if hero in HEROES and aspect in ASPECTS and not any(aspect in d.split("+") for d in HEROES[hero].decks):
            return aspect_deck(HEROES[hero], aspect)
        hero_of(s.starter)
        return s.starter
    deck = read_deck(s.deck_text or "")
    must_be_legal(deck)
    return deck


def some_cards(lang: str, part: int, of: int) -> str:
    """Every so-many-th card, as `GET /cards` tells them: the inside of an object."""
    return dumps(catalog.cards(lang, part, of))[1:-1]
