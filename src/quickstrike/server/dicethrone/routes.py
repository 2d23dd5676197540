"""Requests that only Dice Throne answers."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from ..asking import NO, PREFIX, Lang, tables, visitor
from ..bodies import Body
from ..jsontext import text as dumps
from ..messages import MESSAGE, Strict
from ..messages import Lang as Told
from .catalog import catalog, written_hero

api = APIRouter(prefix=PREFIX, responses=NO)


class HeroText(Strict):
    """text: as a hero file has it."""

    text: str = Field(max_length=MESSAGE)
    lang: Told = "en"


@cache
def catalog_body(lang: str) -> Body:
    return Body.of(dumps(catalog(lang)).encode(), "application/json")


@api.get("/dicethrone/catalog")
async def get_dice_throne(request: Request, lang: Lang = "en") -> Response:
    """The boards, tokens and cards of all heroes of Dice Throne that can be played."""
    return catalog_body(lang).answer(request)


@api.post("/dicethrone/heroes/check")
async def check_hero(request: Request, hero: HeroText) -> dict[str, Any]:
    """Can this hero be played? What is wrong with the text, with its lines; and the hero as far as it can be read."""
    found: dict[str, Any] = await tables(request).workers.do(visitor(request), written_hero, hero.text, hero.lang)
    return found
