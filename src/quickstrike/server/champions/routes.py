"""Requests that only Champions answers: what its tables are set up from, its cards, decks as text."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from ... import games
from ...champions.faces import FACES
from ...made import kept
from ..asking import NO, PREFIX, Lang, tables, visitor
from ..bodies import Body
from ..entries import told_entry
from ..jsontext import text as dumps
from ..notices import Denied
from . import catalog as cat
from . import jobs
from .beside import beside
from .request import DeckText, DeckToWrite, DeckTrial
from .trials import tried_deck

api = APIRouter(prefix=PREFIX, responses=NO)


JSON = "application/json"
BODIES: dict[str, Body] = {}


def cards_body(lang: str) -> Body:
    if lang not in BODIES:
        BODIES[lang] = Body.of(dumps(cat.cards(lang)).encode(), JSON)
    return BODIES[lang]


def open_cards(lang: str) -> None:
    """Before any table could make up others."""
    BODIES[lang] = Body.unpacked(kept(f"cards-{lang}.json.gz", lambda: cards_body(lang).packed), JSON)


@api.get("/catalog")
async def get_catalog(lang: Lang = "en") -> dict[str, Any]:
    """Heroes, scenarios, modular sets, modes, bots, and the game's own words. `cards` is the version of /cards."""
    return {**cat.catalog(lang), "cards": cards_body(lang).tag}


@api.get("/cards")
async def get_cards(request: Request, lang: Lang = "en", v: str = "") -> Response:
    """Every card by its code. With `v`, the version that the catalog names, it may be kept for ever."""
    body = cards_body(lang)
    return body.answer(request, "public, max-age=31536000, immutable" if v == body.tag else "no-cache")


@api.get("/cards/{code}/rules")
async def get_rules_beside(code: str, lang: Lang = "en") -> dict[str, Any]:
    """Rulings and errata of a card, and the titles of the rules that its words go by."""
    if not cat.listed(code):
        raise Denied(404, "no card code", code=code[:20])
    of = games.kit("champions").book()
    found = beside(of, FACES[code], lang)
    return {**found, "rulings": [told_entry(of, e, lang) for e in found["rulings"]]}


@api.post("/decks/check")
async def check_deck(request: Request, deck: DeckText) -> dict[str, Any]:
    """Is this a legal deck, in whichever format?"""
    found: dict[str, Any] = await tables(request).workers.do(visitor(request), jobs.checked_deck, deck.text, deck.lang)
    return found


@api.post("/decks/write")
async def write_deck(request: Request, deck: DeckToWrite) -> dict[str, str]:
    """The same deck in another format."""
    request.state.lang = deck.lang
    text: str = await tables(request).workers.do(visitor(request), jobs.written_deck, deck.text, deck.to, deck.lang)
    return {"text": text}


@api.get("/decks/starter/{name}")
async def get_starter(name: Annotated[str, Path(max_length=80)], lang: Lang = "en") -> dict[str, Any]:
    """A starter deck, or one that is made like it ("spider-man:justice"), as `POST /decks/check` tells a deck."""
    return jobs.starter(name, lang)


@api.post("/decks/trial")
async def try_deck(request: Request, wanted: DeckTrial) -> dict[str, Any]:
    """Some games of a deck by the bot that plays best, alone against a villain: `games`, how many were `won`, `rounds` of
    each. As many as a moment of computing allows; ask again with `begin` for more."""
    request.state.lang = wanted.lang
    found: dict[str, Any] = await tables(request).workers.do(visitor(request), tried_deck, wanted)
    return found
