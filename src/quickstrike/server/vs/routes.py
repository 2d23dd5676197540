"""Requests that only the Vs. System answers."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

from ...vs.decks import DECKS, Deck
from ...vs.loading import CARDS, TEAMS
from ...vs.text.names import card_name, team_name
from ...vs.text.render import card_line, card_text
from ...vs.vocab import CHARACTER, Card
from ..asking import NO, PREFIX, Lang
from ..bodies import Body
from ..jsontext import text as dumps

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
    return {**out, "teams": list(d.teams)} if d.teams else out


def _counted(d: Deck) -> dict[str, int]:
    found: dict[str, int] = {}
    for n, code in d.cards:
        found[code] = found.get(code, 0) + n
    return found


@cache
def catalog_body(lang: str) -> Body:
    found = {
        "cards": {code: card(d, lang) for code, d in CARDS.items()},
        "teams": {t: team_name(t, lang) for t in TEAMS},
        "decks": {d.id: {"name": d.name.said(lang), "cards": _counted(d)} for d in DECKS.values()},
    }
    return Body.of(dumps(found).encode(), "application/json")


@api.get("/vs/catalog")
async def get_vs(request: Request, lang: Lang = "en") -> Response:
    """All cards of the Vs. System, by their codes, the teams, and the decks that come with it."""
    return catalog_body(lang).answer(request)
