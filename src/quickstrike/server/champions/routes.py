"""Requests that only Champions answers: what its tables are set up from, its cards, decks as text."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from ... import games, made
from ...champions.faces import FACES
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
PARTS = 4  # in which the cards are told: none of them takes long, and two can be made at once
BODIES: dict[str, Body] = {}


def open_cards(lang: str) -> None:
    """Those that are kept."""
    if (packed := made.found(_kept_as(lang))) is not None:
        BODIES[lang] = Body.unpacked(packed, JSON)


def _kept_as(lang: str) -> str:
    return f"cards-{lang}.json.gz"


async def cards_body(request: Request, lang: str) -> Body:
    """Every card, with texts that take seconds to make: beside the loop, once for all who ask."""
    here = tables(request)

    async def make() -> Body:
        work = (here.workers.do("", jobs.some_cards, lang, i, PARTS) for i in range(PARTS))
        told = f"{{{','.join(await asyncio.gather(*work))}}}"
        BODIES[lang] = found = await asyncio.to_thread(Body.of, told.encode(), JSON)
        if here.workers.count:  # other processes, in which there is nothing that a table here has brought along
            made.kept(_kept_as(lang), found.packed)
        return found

    return BODIES.get(lang) or await here.once.do(f"cards {lang}", make)


@cache
def catalog_body(lang: str) -> Body:
    return Body.of(dumps({**cat.catalog(lang), "cards": made.digest()}).encode(), JSON)


@api.get("/catalog", response_model=dict[str, Any])
async def get_catalog(request: Request, lang: Lang = "en") -> Response:
    """Heroes, scenarios, modular sets, modes, bots, and the game's own words. `cards` is the version of /cards."""
    return catalog_body(lang).answer(request)


@api.get("/cards")
async def get_cards(request: Request, lang: Lang = "en", v: str = "") -> Response:
    """Every card by its code. With `v`, the version that the catalog names, it may be kept for ever."""
    body = await cards_body(request, lang)
    return body.answer(request, "public, max-age=31536000, immutable" if v == made.digest() else "no-cache")


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
