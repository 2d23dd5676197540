"""Requests that only the Vs. System answers."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

from ...vs.decks import DECKS
from ...vs.loading import CARDS, TEAMS
from ...vs.text.names import card_name, team_name
from ...vs.text.render import card_line, card_text
from ...vs.vocab import CHARACTER, Card
from ..asking import NO, PREFIX, Lang, tables, visitor
from ..bodies import Body
from ..jsontext import text as dumps
from .decks import VsDeck, VsTrial, checked_deck, counted, tried_deck

api = APIRouter(prefix=PREFIX, responses=NO)


def card(d: Card, lang: str) -> dict[str, Any]:
    out: dict[str, Any] = {
        "name": card_name(d.code, lang),
        "type": d.type,
        "line": card_line(d.code, lang),
        "cost": d.cost,
        "text": card_text(d.code, lang),
    }
    if d.version.en:
        out["version"] = d.version.said(lang)
    if d.type == CHARACTER:
        out |= {"atk": d.atk, "def": d.defense, "flight": d.flight, "range": d.range}
    if not d.army:
        out["limit"] = d.limit
    return {**out, "teams": list(d.teams)} if d.teams else out


@cache
def catalog_body(lang: str) -> Body:
    found = {
        "cards": {code: card(d, lang) for code, d in CARDS.items()},
        "teams": {t: team_name(t, lang) for t in TEAMS},
        "decks": {d.id: {"name": d.name.said(lang), "cards": counted(d)} for d in DECKS.values()},
    }
    return Body.of(dumps(found).encode(), "application/json")


@api.get("/vs/catalog")
async def get_vs(request: Request, lang: Lang = "en") -> Response:
    """All cards of the Vs. System, by their codes, the teams, and the decks that come with it."""
    return catalog_body(lang).answer(request)


@api.post("/vs/decks/check")
async def check_vs_deck(request: Request, deck: VsDeck) -> dict[str, Any]:
    """Is this a legal deck? Every breach with its rule."""
    found: dict[str, Any] = await tables(request).workers.do(visitor(request), checked_deck, deck.text, deck.lang)
    return found


@api.post("/vs/decks/trial")
async def try_vs_deck(request: Request, wanted: VsTrial) -> dict[str, Any]:
    """Some games of a deck against another, both played by the bot that plays best: `games`, how many were `won`, `rounds`
    of each. As many as a moment of computing allows; ask again with `begin` for more."""
    request.state.lang = wanted.lang
    found: dict[str, Any] = await tables(request).workers.do(visitor(request), tried_deck, wanted)
    return found
