"""Requests that only Dice Throne answers."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter, Request, Response

from ..asking import NO, PREFIX, Lang
from ..bodies import Body
from ..jsontext import text as dumps
from .catalog import catalog

api = APIRouter(prefix=PREFIX, responses=NO)


@cache
def catalog_body(lang: str) -> Body:
    return Body.of(dumps(catalog(lang)).encode(), "application/json")


@api.get("/dicethrone/catalog")
async def get_dice_throne(request: Request, lang: Lang = "en") -> Response:
    """The boards, tokens and cards of all heroes of Dice Throne that can be played."""
    return catalog_body(lang).answer(request)
