"""Decks as text: read beside the event loop."""

from __future__ import annotations

from typing import Any

from ...champions import Deck
from ...champions.decks import ASPECTS, DeckError, check, read_deck
from ...champions.decks.check import must_be_legal
from ...champions.decks.remarks import aspect_name
from ...champions.faces import face_of
from ...champions.scenarios import HEROES, aspect_deck, hero_of
from ...champions.text.names import title
from ...kernel.errors import QuickstrikeError
from ..notices import Denied, upper
from .request import SeatSpec


def checked_deck(text: str, lang: str) -> dict[str, Any]:
    """What `POST /decks/check` answers."""
    nothing: dict[str, Any] = {"legal": False, "hero": None, "aspects": [], "cards": 0}
    try:
        found = read_deck(text)
        breaches = [upper(b.told(lang)) for b in check(found)]
        size = found.size
    except DeckError as e:
        return {**nothing, "breaches": [upper(x) for x in e.told(lang).split("\n")]}
    except QuickstrikeError as e:
        return {**nothing, "breaches": [upper(e.told(lang))]}
    hero = {"code": found.identity, "name": title(face_of(found.identity), lang)} if found.identity else None
    return {
        "legal": not breaches,
        "hero": hero,
        "cards": size,
        "name": found.name,
        "breaches": breaches,
        "aspects": [{"key": a, "name": aspect_name(a, lang)} for a in found.aspects],
    }


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
