"""Decks that are kept on the server, of whatever game has such. Whoever has the key of a shelf has its decks; a browser
makes the key itself, so there is nothing to sign up for."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any

from fastapi import APIRouter, Header, Request, Response
from pydantic import Field

from . import store as st
from .asking import NO, PREFIX, tables, visitor
from .jsontext import text as dumps
from .keys import hashed
from .messages import Lang, Strict
from .notices import Denied
from .store import reading

api = APIRouter(prefix=PREFIX, responses=NO)
MOST = 200  # decks of one shelf
LEAST_KEY = 16  # characters of a key that nobody guesses
TEXT = 20_000  # characters: far more than any deck has
HEAVY = 600_000  # characters of a shelf, which is sent as a whole: 200 decks of usual length have half of it
Shelf = Annotated[str, Header(alias="x-shelf", max_length=80)]


class KeptDeck(Strict):
    """text: in whichever format the game reads."""

    game: str = Field(default="", max_length=40)
    name: str = Field(default="", max_length=80)
    notes: str = Field(default="", max_length=4000)
    text: str = Field(max_length=TEXT)
    lang: Lang = "en"


def shelf_of(key: str) -> str:
    if len(key) < LEAST_KEY:
        raise Denied(401, "no shelf")
    return hashed(key)


def row(id: str, shelf: str, deck: KeptDeck) -> st.DeckRow:
    text = "".join(c for c in deck.text if c.isprintable() or c in "\n\t")
    notes = "".join(c for c in deck.notes if c.isprintable() or c == "\n")
    return st.DeckRow(id, shelf, st.plain(deck.game), st.plain(deck.name), notes, text, time.time())


@api.get("/decks", response_model=list[dict[str, Any]])
async def my_decks(request: Request, x_shelf: Shelf = "") -> Response:
    """The decks of this shelf, newest first."""
    found = await tables(request).store.read(reading.decks, shelf_of(x_shelf))
    rows = [
        {"deck": d.id, "game": d.game, "name": d.name, "notes": d.notes, "text": d.text, "updated": d.updated}
        for d in found
    ]
    return Response(dumps(rows), media_type="application/json")  # texts of megabytes are not looked through once more


@api.post("/decks", status_code=201)
async def keep_deck(request: Request, deck: KeptDeck, x_shelf: Shelf = "") -> dict[str, str]:
    """Put a deck onto the shelf."""
    request.state.lang = deck.lang
    shelf, here = shelf_of(x_shelf), tables(request)
    if len(await here.store.read(reading.shelved, "decks", shelf)) >= MOST:
        raise Denied(422, "shelf full", most=MOST)
    if here.most and await here.store.read(reading.count, "decks") >= here.most:
        raise Denied(429, "decks full", most=here.most)
    await here.must_make(visitor(request))
    id = secrets.token_hex(6)
    await must_bear(request, shelf, id, deck)
    await here.store.write(st.deck_kept(row(id, shelf, deck)))
    return {"deck": id}


@api.put("/decks/{id}", status_code=204)
async def change_deck(request: Request, id: str, deck: KeptDeck, x_shelf: Shelf = "") -> None:
    """Write it anew."""
    request.state.lang = deck.lang
    shelf = shelf_of(x_shelf)
    await known(request, shelf, id)
    await must_bear(request, shelf, id, deck)
    await tables(request).store.write(st.deck_kept(row(id, shelf, deck)))


@api.delete("/decks/{id}", status_code=204)
async def remove_deck(request: Request, id: str, x_shelf: Shelf = "") -> None:
    shelf = shelf_of(x_shelf)
    await known(request, shelf, id)
    await tables(request).store.write(st.deck_removed(id, shelf))


async def known(request: Request, shelf: str, id: str) -> None:
    if id not in await tables(request).store.read(reading.shelved, "decks", shelf):
        raise Denied(404, "no deck here", id=id[:20])


async def must_bear(request: Request, shelf: str, id: str, deck: KeptDeck) -> None:
    if await tables(request).store.read(reading.weight, shelf, id) + len(deck.text) + len(deck.notes) > HEAVY:
        raise Denied(422, "shelf heavy", most=HEAVY)
