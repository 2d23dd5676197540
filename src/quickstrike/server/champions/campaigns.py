"""Campaigns that are kept on the server: whoever has the key of the shelf goes on with them, scenario by scenario.

A scenario is played at a table like any other. When it is over, the next who looks at the campaign finds its result in
the log: nothing has to happen at the very moment in which a game ends.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from pydantic import Field

from ... import games
from ...champions.campaign import Log
from ...champions.scenarios import SCENARIOS, seat_of
from ...champions.setting import ChampionsSetting
from ...champions.shelf import set_name
from ...champions.text.campaigns import begins, campaign_name, hero_name, noted, offered
from ...kernel.errors import QuickstrikeError
from ...kernel.game import Game
from ...kernel.language import LANGUAGES
from .. import store as st
from ..asking import NO, PREFIX, Lang, tables, visitor
from ..decks import Shelf, shelf_of
from ..keys import new_seed
from ..messages import Lang as Spoken
from ..messages import Made, SeatHeld, Strict
from ..notices import Denied, said
from ..store import reading
from ..wire import Wire, wire_of
from . import jobs
from .request import ChampionsModes, SeatSpec

api = APIRouter(prefix=PREFIX, responses=NO)
MOST = 50  # campaigns of one shelf


class NewCampaign(Strict):
    campaign: str = Field(default="first-strike", max_length=40)
    seats: list[SeatSpec] = Field(min_length=1, max_length=4)
    expert: bool = False
    name: str = Field(default="", max_length=80)
    lang: Spoken = "en"


class Chosen(Strict):
    """card: a code, or one of the campaign's own words."""

    seat: int = Field(ge=0, le=3)
    card: str = Field(max_length=80)
    lang: Spoken = "en"


class NextScenario(ChampionsModes):
    lang: Spoken = "en"


# ---- beside the event loop -----------------------------------------------------------------------------------------
def begun(wanted: NewCampaign) -> str:
    """The data of a new campaign; whatever is wrong with the decks is found now."""
    heroes = jobs.decks(wanted.seats)
    try:
        log = Log(list(heroes), wanted.campaign, new_seed(), wanted.expert)
        ChampionsSetting(tuple(log.heroes), log.scenarios[0]).check()
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e) from e
    return packed(log, [s.model_dump(include={"hold", "bot", "name"}) for s in wanted.seats])


def recorded(wire: Wire, save: str, since: list[tuple[int, str]], data: str) -> str:
    """The data with the result of the game at its table, which is known by that: its seed is its own, see `set_up`."""
    log, seats = unpacked(data)
    game: Any = wire.load(save)
    for seat, option in since:
        game.give_again(seat, option)
    try:
        log.record(game, known=True)
    except QuickstrikeError:
        return data
    return packed(log, seats)


# ---- data ----------------------------------------------------------------------------------------------------------
def packed(log: Log, seats: list[dict[str, Any]]) -> str:
    return json.dumps({"log": log.packed(), "seats": seats})


def unpacked(data: str) -> tuple[Log, list[dict[str, Any]]]:
    found = json.loads(data)
    return Log.unpacked(found["log"]), found["seats"]


def told(row: st.CampaignRow, lang: str) -> dict[str, Any]:
    """A campaign as the page shows it. Its seed stays here: by that, everybody would know the next shuffle."""
    log, seats = unpacked(row.data)
    return {
        "id": row.id,
        "campaign": log.campaign,
        "name": campaign_name(log.campaign, lang),
        "title": row.name,
        "expert": log.expert,
        "heroes": [
            {"code": seat_of(h)[0], "name": hero_name(log, seat, lang), "hold": seats[seat]["hold"]}
            for seat, h in enumerate(log.heroes)
        ],
        "scenarios": [{"key": s, "name": set_name(s, lang), "code": SCENARIOS[s].villains[0]} for s in log.scenarios],
        "at": log.at,
        "over": log.over,
        "lost": log.lost,
        "tries": log.tries,
        "history": [
            {"at": x["at"], "name": set_name(x["scenario"], lang), "result": x["result"], "rounds": x["rounds"]}
            | {"mode": said(x.get("mode", "standard"), lang)}
            for x in log.history
        ],
        "noted": [{"what": what, "text": text} for what, text in noted(log, lang)],
        "begins": [] if log.over else begins(log, lang),
        "choices": [
            {"seat": c["seat"], "must": c["must"], "of": [{"key": x, "name": offered(x, lang)} for x in c["of"]]}
            for c in log.choices
        ],
        "table": row.tab,
        "updated": row.updated,
    }


async def caught_up(request: Request, row: st.CampaignRow) -> st.CampaignRow:
    """With the result of its table, if that is over; a table that was deleted is played anew."""
    here = tables(request)
    table = await here.store.row(row.tab) if row.tab else None
    if not row.tab or (table is not None and table.result is None):
        return row
    data = row.data
    if table is not None:
        (_, save), since, _ = await here.store.read(reading.stored, row.tab)
        given = [(seat, option) for _, seat, option, _ in since]
        wire = wire_of(games.kit(row.game))
        data = await here.workers.do(visitor(request), recorded, wire, save, given, data)
    now = replace(row, data=data, tab="")
    await here.store.write(st.campaign_goes_on(now))
    return replace(now, rev=row.rev + 1)


async def known(request: Request, key: str, id: str) -> st.CampaignRow:
    mine = await tables(request).store.read(reading.campaigns, shelf_of(key))
    found = next((c for c in mine if c.id == id), None)
    if found is None:
        raise Denied(404, "no campaign here", id=id[:20])
    return await caught_up(request, found)


# ---- requests ------------------------------------------------------------------------------------------------------
@api.get("/campaigns")
async def my_campaigns(request: Request, x_shelf: Shelf = "", lang: Lang = "en") -> list[dict[str, Any]]:
    """The campaigns of this shelf, newest first."""
    found = await tables(request).store.read(reading.campaigns, shelf_of(x_shelf))
    return [told(await caught_up(request, c), lang) for c in found]


@api.get("/campaigns/{id}")
async def get_campaign(request: Request, id: str, x_shelf: Shelf = "", lang: Lang = "en") -> dict[str, Any]:
    """Its log: what was played, what is noted, what is to be chosen, how the next scenario begins."""
    return told(await known(request, x_shelf, id), lang)


@api.post("/campaigns", status_code=201)
async def begin_campaign(request: Request, wanted: NewCampaign, x_shelf: Shelf = "") -> dict[str, Any]:
    """Begin one, with heroes and decks that stay the same to its end."""
    request.state.lang = wanted.lang
    shelf, here = shelf_of(x_shelf), tables(request)
    if len(await here.store.read(reading.shelved, "campaigns", shelf)) >= MOST:
        raise Denied(422, "campaigns full", most=MOST)
    if here.most and await here.store.read(reading.count, "campaigns") >= here.most:
        raise Denied(429, "store full", most=here.most)
    await here.must_make(visitor(request))
    data = await here.workers.do(visitor(request), begun, wanted)
    row = st.CampaignRow(secrets.token_hex(6), shelf, "champions", st.plain(wanted.name), data)
    await here.store.write(st.campaign_begun(row))
    return told(row, wanted.lang)


@api.post("/campaigns/{id}/choose")
async def choose(request: Request, id: str, chosen: Chosen, x_shelf: Shelf = "") -> dict[str, Any]:
    """What the campaign offers to a player between two scenarios."""
    request.state.lang = chosen.lang
    row = await known(request, x_shelf, id)
    if row.tab:
        raise Denied(409, "campaign under way")
    log, seats = unpacked(row.data)
    try:
        log.take(chosen.seat, chosen.card)
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e, where="card") from e
    now = replace(row, data=packed(log, seats))
    await tables(request).store.write(st.campaign_goes_on(now))
    return told(now, chosen.lang)


@api.post("/campaigns/{id}/play", status_code=201)
async def play(request: Request, id: str, wanted: NextScenario, x_shelf: Shelf = "") -> Made:
    """A table for the next scenario."""
    request.state.lang = wanted.lang
    here, row = tables(request), await known(request, x_shelf, id)
    if row.tab:
        raise Denied(409, "campaign under way")
    await here.must_have_room(visitor(request))
    log, seats = unpacked(row.data)
    game = set_up(log, wanted)
    held = [SeatHeld(**s) for s in seats]
    bots = [(s.bot or games.kit(row.game).clever) if s.hold == "bot" else "" for s in held]
    there = [st.Seat(s.hold, bot, s.name) for s, bot in zip(held, bots, strict=True)]
    place = f"{log.at + 1}/{len(log.scenarios)}"
    names = {x: f"{campaign_name(log.campaign, x)} {place} · {set_name(log.scenarios[log.at], x)}" for x in LANGUAGES}
    made = await here.put(
        game, there, [], part_of={"campaign": id, "called": names, "room": any(s.hold == "friend" for s in there)}
    )
    try:
        await here.store.write(st.campaign_goes_on(replace(row, tab=made.table)))
    except st.Overtaken:
        await here.remove(made.table)
        raise
    return made


def set_up(log: Log, wanted: NextScenario) -> Game[Any]:
    """Shuffled anew each time. By a seed that follows from the log, whoever looked at a game alone and deleted its table
    would know the next one, and whoever has a save of one scenario all later ones."""
    try:
        found = log.setting(
            wanted.mode, wanted.heroic, wanted.skirmish, wanted.modular, wanted.standard_set, wanted.expert_set
        )
        modular = found["modular"]
        del found["seed"]
        found |= {"heroes": tuple(found["heroes"]), "modular": None if modular is None else tuple(modular)}
        return ChampionsSetting(**found).new(new_seed())
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e) from e


@api.delete("/campaigns/{id}", status_code=204)
async def remove_campaign(request: Request, id: str, x_shelf: Shelf = "") -> None:
    """The log is gone; its tables stay."""
    row = await known(request, x_shelf, id)
    await tables(request).store.write(st.campaign_removed(id, row.shelf))
