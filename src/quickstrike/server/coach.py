"""The coach at the table: the best lines from here with what came of them, and a game that is over looked at again.

It thinks with the searching bot, beside the event loop, and knows what the seat knows. A review takes longer than a job
may, so it comes in parts: each answer says from where to ask for the next.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import Field

from ..bots.coach import hint
from ..bots.coach.advice import Advice, searcher
from ..bots.coach.review import Moment, ended, judged
from ..kernel.game import Game
from . import messages as m
from .asking import NO, PREFIX, Authorization, Lang, tables, visitor
from .notices import Denied, upper
from .wire import Wire, upper_first

api = APIRouter(prefix=PREFIX, responses=NO)
THINKS = "0.8s"  # of processor time, for a hint
TRIALS = "24"  # for each decision of a review
Picked = Annotated[str, Field(min_length=1, max_length=120)]
PART = 3.0  # seconds of computing after which a part of a review is sent


class Enough(Exception):
    """This part is long enough."""


def advised(wire: Wire, save: str, seat: int, lang: str, picked: Sequence[str] = ()) -> list[dict[str, Any]]:
    """The best lines, the likeliest to win first."""
    game = wire.load(save)
    return [line(x, lang) for x in hint(game, THINKS, seat, picked=picked)]


def line(x: Advice, lang: str) -> dict[str, Any]:
    out: dict[str, Any] = {"option": x.ids[0], "steps": [upper_first(s) for s in x.steps(lang)]}
    if x.worlds:
        out |= {"chance": per_cent(x.chance), "margin": per_cent(x.margin), "worlds": x.worlds}
    return out | {"because": upper(x.because(lang))}


def reviewed(wire: Wire, save: str, begin: int, seats: list[int], lang: str) -> dict[str, Any]:
    """The decisions of these seats from answer number `begin` on, as many as there is time for."""
    game = wire.load(save)
    answers = [(seat, o.id) for seat, o in game.answers]
    bot, until = searcher(game, TRIALS), time.process_time() + PART
    out: list[dict[str, Any]] = []
    at = begin

    def watch(g: Game[Any]) -> None:
        nonlocal at
        n = len(g.answers)
        if n < begin:
            return
        if n > begin and time.process_time() > until:
            raise Enough
        seat, wanted = answers[n]
        found = judged(g, bot, seat, wanted) if seat in seats else None
        out.extend([moment(found, lang)] if found is not None else [])
        at = n + 1

    try:
        type(game).replay(game.setup, answers, watch)
    except Enough:
        return {"moments": out, "next": at, "of": len(answers)}
    last = {"n": len(answers), "clock": game.time()}
    out += [{**last, "seat": seat, "chance": per_cent(x)} for seat, x in ended(game, seats).items()]
    return {"moments": out, "next": None, "of": len(answers)}


def moment(x: Moment, lang: str) -> dict[str, Any]:
    out: dict[str, Any] = {"n": x.number, "seat": x.seat, "clock": x.clock[1], "chance": per_cent(x.chance)}
    if x.better is not None:
        first = [upper_first("".join(a.steps(lang)[:1])) for a in (x.played, x.better)]
        out |= {"played": first[0], "better": first[1], "could": per_cent(x.better.chance)}
        out |= {"then": upper(x.played.because(lang)), "rather": upper(x.better.because(lang))}
    return out


def per_cent(x: float) -> int:
    return round(100 * x)


@api.get("/tables/{table}/coach")
async def get_coach(
    request: Request,
    table: str,
    authorization: Authorization = "",
    seat: Annotated[int, Query(ge=0, le=m.SEATS)] = 0,
    picked: Annotated[list[Picked], Query(max_length=m.SENT)] = [],  # noqa: B006
    lang: Lang = "en",
) -> list[dict[str, Any]]:
    """What this seat could do now: `[{option, steps, chance, margin, worlds, because}]`, the line first that wins most often;
    chances in per cent. Where nothing was tried it is one line without them, and `because` says why. `picked`: options
    of a row that were chosen, but not answered yet."""
    here = tables(request)
    key = await here.key(authorization.removeprefix("Bearer ").strip(), table)
    live = await here.open(table, visitor(request))
    if seat not in live.held(key):
        raise Denied(403, "not yours")
    if live.room is not None or all(d.seat != seat for d in live.game.state.pending):
        raise Denied(409, "not asked")
    found: list[dict[str, Any]] = await here.workers.do(
        visitor(request), advised, live.wire, live.game.save(), seat, lang, picked
    )
    return found


@api.get("/tables/{table}/review")
async def get_review(
    request: Request,
    table: str,
    authorization: Authorization = "",
    begin: Annotated[int, Query(ge=0, le=m.ANSWERS)] = 0,
    lang: Lang = "en",
) -> dict[str, Any]:
    """A part of a game that is over, for all seats that no bot held: `{moments:[{n,seat,clock,chance}], next, of}`; ask
    again with `begin` = `next` until that is null. A moment that cost something says what was `played`, what would have
    been `better`, what the chance `could` have been, and what came of both. The last of each seat is the end itself."""
    here = tables(request)
    key = await here.key(authorization.removeprefix("Bearer ").strip(), table)
    live = await here.open(table, visitor(request))
    if live.game.result is None or not live.sees_all(key):
        raise Denied(403, "review over")
    people = [i for i, s in enumerate(live.seats) if s.hold != "bot"] or list(live.game.seats())
    found: dict[str, Any] = await here.workers.do(
        visitor(request), reviewed, live.wire, live.game.save(), begin, people, lang
    )
    return found
