"""The application: routes under /api/v1, the live connection, and the page."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Any, cast

from fastapi import APIRouter, Body, FastAPI, Header, Query, Request, Response, WebSocket
from fastapi import Path as FromPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute

from .. import __version__, games
from ..games import Kit
from ..kernel.errors import QuickstrikeError
from ..kernel.language import Said
from ..rulebook.game_book import GameBook
from . import coach, decks, jobs, lessons, links, metrics
from . import messages as m
from .apipage import documented
from .apipage import page as api_page
from .asking import NO, PREFIX, Authorization, Lang, tables, visitor
from .bodies import Body as Packed
from .bodies import file_body
from .client import Client
from .connections import Gate, within
from .entries import told_entry
from .filenames import file_name
from .guard import Guard, Limits, language
from .jsontext import text as dumps
from .live import WATCH, Live
from .messages import Branch, Called, LoadTable, Made, NewTable, Owner, Wanted
from .metrics import Metrics
from .notices import Denied, upper
from .routing import Routing
from .running import Run
from .shares import Bucket, Buckets, place
from .store import Key, Overtaken, Store, plain, reading, set_to
from .story import as_text
from .turns import Turns
from .wire import wire_of

log = logging.getLogger("quickstrike.server")
PAGE = Path(__file__).parent / "page"
ABOUT = (
    "The table of quickstrike. Keys go in headers. The live connection of a table is a WebSocket, "
    "/api/v1/tables/{id}/live; its messages are described in docs/server.md."
)
api = APIRouter(prefix=PREFIX, responses=NO)
PLACES = re.compile(r"|(?:campaigns|cards|decks)(?:/[\w-]{1,40})?|history|learn|rules|settings|[gt]/[\w-]{1,40}")
"""Addresses that the page knows, see web/src/state/place.ts."""


def create_app(
    data: Path | str | Store,
    *,
    limits: Limits | None = None,
    names: tuple[str, ...] = (),
    public: bool = False,
    page: Path = PAGE,
    **more: Any,
) -> FastAPI:
    """data, more: see running.py; names and public: guard.py."""
    limits = limits or Limits()
    turns, pool = Turns(), Bucket(limits.pool, limits.pool_rush)
    crowd = Buckets(limits.crowd, limits.crowd_rush, pool)
    app = FastAPI(
        routes=[*routes(tuple(games.kits()))],
        title="quickstrike",
        version=__version__,
        description=ABOUT,
        lifespan=Run(data, **more).lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.limits, app.state.page, app.state.gate = limits, page, Gate(limits)
    app.state.friends = lambda: None  # called when a seat is kept for somebody who has to reach this server
    app.state.speech = Buckets(limits.messages, limits.rush)
    app.state.turns, app.state.crowd = turns, crowd
    app.state.metrics, app.state.ending = Metrics(), False
    app.add_api_route("/api", described("text/html", api_page), include_in_schema=False)
    app.add_api_route(f"{PREFIX}/openapi.json", described("application/json", dumps), include_in_schema=False)
    app.add_api_route("/{path:path}", static, include_in_schema=False)
    app.add_exception_handler(QuickstrikeError, on_error)
    app.add_exception_handler(RequestValidationError, on_error)
    app.add_exception_handler(HTTPException, on_error)
    app.add_exception_handler(Exception, on_error)
    app.add_middleware(GZipMiddleware, minimum_size=4000, compresslevel=5)
    app.add_middleware(Routing, state=app.state)
    app.add_middleware(Guard, limits=limits, turns=turns, shares=crowd, names=names, public=public, state=app.state)
    return app


@cache
def routes(kits: tuple[Kit, ...]) -> tuple[BaseRoute, ...]:
    """What every server answers. Working out what each of them takes and gives is most of a server's start, and a process
    may have several (its tests have hundreds)."""
    out = APIRouter()
    for some in (metrics.router, api, decks.api, lessons.api, coach.api, *(wire_of(kit).routes() for kit in kits)):
        if some is not None:
            out.include_router(some)
    return tuple(out.routes)


def described(kind: str, written: Callable[[dict[str, Any]], str]) -> Callable[..., Any]:
    """The description of this API, made and compressed when it is first asked for."""
    body = cache(lambda app: Packed.of(written(documented(app)).encode(), kind))

    async def get(request: Request) -> Response:
        return body(request.app).answer(request)

    return get


async def on_error(request: Request, e: Exception) -> Response:
    """Whatever goes wrong is one sentence."""
    lang = getattr(request.state, "lang", None) or language(request.scope)
    status, where, wait = 422, "", 2
    match request.scope.get("denied", e):
        case Denied() as e:
            status, where, what, wait = e.status, e.where, e.told(lang), e.data.get("wait", wait)
        case QuickstrikeError() as e:
            what = e.told(lang)
        case RequestValidationError() as e:
            what, where = m.said_of(e.errors()[0]).told(lang), m.place_of(e.errors()[0])
        case HTTPException() as e:
            status = e.status_code
            key = {404: "no page", 405: "no method"}.get(status, "field no json")
            what = QuickstrikeError(key, method=request.method).told(lang)
        case _:
            log.exception("%s %s", request.method, request.url.path)
            status, what = 500, QuickstrikeError("broken").told(lang)
    headers = {"retry-after": str(wait)} if status in (429, 503) else {"connection": "close"} if status == 408 else None
    return JSONResponse({"error": upper(what), **({"where": where} if where else {})}, status, headers)


async def opened(request: Request, table: str, authorization: str) -> tuple[Live, Key]:
    key = await tables(request).key(authorization.removeprefix("Bearer ").strip(), table)
    return await tables(request).open(table, visitor(request)), key


GameName = Annotated[str, Query(max_length=40)]


def kit_of(name: str) -> games.Kit:
    """A game by its name; without one, the game whose commands need none."""
    try:
        return games.kit(name) if name else games.default()
    except QuickstrikeError as e:
        raise Denied(404, "pass on", what=e, where="game") from e


def whole(live: Live, key: Key) -> None:
    """For what shows hidden cards."""
    if not live.sees_all(key):
        raise Denied(403, "hidden")


# ---- what there is -------------------------------------------------------------------------------------------------
@api.get("/games")
async def get_games(lang: Lang = "en") -> list[dict[str, Any]]:
    """The games there are; the first is the one that `POST /tables` takes if none is named. page: the browser has a
    table of its own for it; else it shows the plain one."""
    return [{"game": kit.name, "title": kit.title(lang), "page": kit.page} for kit in games.kits()]


@api.get("/games/{game}")
async def get_game(game: str, lang: Lang = "en") -> dict[str, Any]:
    """What a table of it is set up from: the fields of `setting`, each with its kind (word, number, flag, list), default,
    and where they are known all values (`choices`) or the least and most; and the bots that may hold a seat."""
    kit = kit_of(game)
    bots = sorted(kit.bots(), key=lambda b: b != kit.clever)
    return {
        "game": kit.name,
        "title": kit.title(lang),
        "page": kit.page,
        "form": [f.shown() for f in kit.form(lang)],
        "bots": [{"key": b, "name": wire_of(kit).bot_name(b, lang)} for b in bots],
    }


@api.post("/games/{game}/seats")
async def get_seats(request: Request, game: str, wanted: Wanted) -> dict[str, Any]:
    """The seats that such a setting has, each with who sits there and who would hold it; or none, and in `error` what is
    wrong with it."""
    request.state.lang = wanted.lang
    wire = wire_of(kit_of(game))
    try:
        return {"seats": wire.seated(wanted), "error": ""}
    except QuickstrikeError as e:
        return {"seats": [], "error": upper(e.told(wanted.lang))}


@api.get("/rules", response_model=list[dict[str, Any]])
async def get_rules(
    request: Request, q: Annotated[str, Query(max_length=100)] = "", lang: Lang = "en", game: GameName = ""
) -> Any:
    """Entries of the rule book that the words may mean, best first; without words, all titles."""
    kit = kit_of(game)
    if not q.strip():
        return titles(kit.book(), lang).answer(request)
    return await tables(request).workers.do(visitor(request), jobs.rules, kit, q, lang)


@cache
def titles(of: GameBook, lang: str) -> Packed:
    rows = [{"id": e.id, "title": e.title[lang]} for e in of.book().values() if e.kind not in ("faq", "errata")]
    return Packed.of(dumps(rows).encode(), "application/json")


@api.get("/rules/{id:path}")
async def get_rule(id: str, lang: Lang = "en", game: GameName = "") -> dict[str, Any]:
    """One entry, also by the id of one of its points."""
    of = kit_of(game).book()
    found = of.book().resolve(id)
    if found is None:
        raise Denied(404, "no rule here", id=id)
    return told_entry(of, found, lang)


# ---- tables --------------------------------------------------------------------------------------------------------
def request_of(body: dict[str, Any]) -> NewTable:
    """The request for a table of a game; whatever does not fit is refused before anything looks at it."""
    name = body.get("game", "")
    try:
        return wire_of(kit_of(name if isinstance(name, str) else "")).request.model_validate(body)
    except ValidationError as e:
        raise RequestValidationError(e.errors(include_url=False)) from None


@api.post("/tables", status_code=201)
async def new_table(request: Request, body: Annotated[dict[str, Any], Body()]) -> Made:
    """Set up a game. The keys are given here and never again."""
    wanted = request_of(body)
    request.state.lang = wanted.lang
    made = await tables(request).new(wanted, visitor(request))
    if any(s.hold == "friend" for s in made.seats):
        request.app.state.friends()
    return made


@api.post("/tables/load", status_code=201)
async def load_table(request: Request, wanted: LoadTable) -> Made:
    """Continue a save, a replay or a position."""
    request.state.lang = wanted.lang
    return await tables(request).load(wanted, visitor(request))


@api.get("/tables")
async def my_tables(
    request: Request, x_keys: Annotated[str, Header(max_length=8000)] = "", lang: Lang = "en"
) -> list[dict[str, Any]]:
    """The tables of these keys, newest first. `key` is the key's place in the header."""
    secrets = [x.strip() for x in x_keys.split(",")[:200]]
    mine = await tables(request).mine(secrets)
    out = []
    for i, key in mine:
        with suppress(Denied):  # deleted meanwhile: the others are told
            out.append({**await tables(request).summary(key, lang), "key": i})
    return sorted(out, key=lambda x: -float(x["updated"]))


def owner_only(request: Request, authorization: str) -> None:
    if not tables(request).is_owner(authorization.removeprefix("Bearer ").strip()):
        raise Denied(403, "not owner")


@api.get("/owner")
async def get_owner(request: Request, authorization: Authorization = "") -> dict[str, str]:
    """The preferences of whoever started this server: `name`, `language`, `theme`; those never set are left out."""
    owner_only(request, authorization)
    return await tables(request).store.read(reading.settings)


@api.put("/owner", status_code=204)
async def put_owner(request: Request, wanted: Owner, authorization: Authorization = "") -> None:
    """Keep that with the games."""
    request.state.lang = wanted.lang
    owner_only(request, authorization)
    await tables(request).store.write(set_to({**wanted.model_dump(exclude={"lang"}), "name": plain(wanted.name)}))


@api.get("/tables/{table}")
async def get_table(
    request: Request, table: str, authorization: Authorization = "", lang: Lang = "en"
) -> dict[str, Any]:
    key = await tables(request).key(authorization.removeprefix("Bearer ").strip(), table)
    return await tables(request).summary(key, lang)


async def host(request: Request, table: str, authorization: str) -> None:
    if (await tables(request).key(authorization.removeprefix("Bearer ").strip(), table)).role != "host":
        raise Denied(403, "not host")


@api.patch("/tables/{table}", status_code=204)
async def call_table(request: Request, table: str, wanted: Called, authorization: Authorization = "") -> None:
    """Give it a title for the list; an empty one removes it. Only for the host."""
    request.state.lang = wanted.lang
    await host(request, table, authorization)
    await tables(request).call(table, wanted.title)


@api.delete("/tables/{table}", status_code=204)
async def remove_table(request: Request, table: str, authorization: Authorization = "") -> None:
    """Delete it with everything that is stored of it. Only for the host."""
    await host(request, table, authorization)
    await tables(request).remove(table)


@api.get("/tables/{table}/export/{what}")
async def export(
    request: Request,
    table: str,
    what: str,
    authorization: Authorization = "",
    x_device: Annotated[str, Header(max_length=64)] = "",
    lang: Lang = "en",
) -> Response:
    """save, replay, position (what is hidden stands in them) or log, as a text file; its name tells game, who played, and
    the day. `X-Device`: the same as `device` of a `hello`."""
    live, key = await opened(request, table, authorization)
    if what == "log":
        await links.opened(live, key, x_device)
        to = (everybody(live, key), lang)
        lines = await tables(request).workers.do(visitor(request), jobs.story, live.wire, live.game.save(), to)
        text = as_text(lines)
    elif what in ("save", "replay"):
        whole(live, key)
        text = live.game.save()
    elif what == "position":
        whole(live, key)
        text = live.game.position()
    else:
        raise Denied(404, "no export", name=what)
    row = await tables(request).store.row(table)
    names = live.wire.players(live.wire.about(live.game), lang)
    name = file_name(live.wire.kit.name, names, row.updated if row else time.time(), what)
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


def everybody(live: Live, key: Key) -> tuple[int, ...]:
    """Whose secrets a log may reveal: everybody's after the game, only the reader's own before that."""
    return tuple(range(len(live.seats))) if live.game.result is not None else live.held(key)


@api.get("/tables/{table}/history")
async def get_history(
    request: Request, table: str, authorization: Authorization = "", lang: Lang = "en"
) -> dict[str, Any]:
    """Numbers by round, and what each card did."""
    live, key = await opened(request, table, authorization)
    whole(live, key)
    found: dict[str, Any] = await tables(request).workers.do(
        visitor(request), jobs.history, live.wire, live.game.save(), lang
    )
    return found


def seen_by(live: Live, key: Key, seat: int) -> int:
    """The eyes through which somebody may look back; refused if they are not theirs."""
    reads = seat if 0 <= seat < len(live.seats) else WATCH
    if not live.may_look_back(key, reads):
        raise Denied(403, "hidden")
    return reads


SeenBy = Annotated[int, Query(ge=WATCH, le=m.SEATS)]


@api.get("/tables/{table}/replay")
async def get_replay(
    request: Request, table: str, authorization: Authorization = "", seat: SeenBy = 0, lang: Lang = "en"
) -> dict[str, Any]:
    """The story from its beginning, for one who looks back: `{of, seat, lines, turns:[{n,clock}], branch}`. Every line
    says after which answer it came. Before the end it is what this seat could know (-1: a spectator). branch: one may
    play on from there."""
    live, key = await opened(request, table, authorization)
    reads = seen_by(live, key, seat)
    found: dict[str, Any] = await tables(request).workers.do(
        visitor(request), jobs.replay, live.wire, live.game.save(), reads, lang
    )
    return {**found, "seat": seat, "branch": live.sees_all(key)}


@api.get("/tables/{table}/at/{n}")
async def get_at(
    request: Request,
    table: str,
    n: Annotated[int, FromPath(le=m.ANSWERS)],
    authorization: Authorization = "",
    seat: SeenBy = 0,
    lang: Lang = "en",
) -> dict[str, Any]:
    """The table after its first n answers, as a seat saw it (-1: as a spectator)."""
    live, key = await opened(request, table, authorization)
    reads = seen_by(live, key, seat)
    of = len(live.game.answers)
    if not 0 <= n <= of:
        raise Denied(422, "no answer number", n=n, of=of)
    found: dict[str, Any] = await tables(request).workers.do(
        visitor(request), jobs.at, live.wire, live.game.save(), n, reads, lang
    )
    return {**found, "seat": seat}


@api.post("/tables/{table}/branch", status_code=201)
async def branch(request: Request, table: str, wanted: Branch, authorization: Authorization = "") -> Made:
    """What if: a new table that continues from an earlier answer."""
    request.state.lang = wanted.lang
    live, key = await opened(request, table, authorization)
    whole(live, key)
    return await tables(request).branch(live, wanted.at, visitor(request))


@api.post("/tables/{table}/again", status_code=201)
async def play_again(request: Request, table: str, authorization: Authorization = "") -> Made:
    """A new table with the same set-up. Everybody present is sent its address and their key. Only for the host."""
    await host(request, table, authorization)
    live, _ = await opened(request, table, authorization)
    made = await tables(request).again(live, visitor(request))
    live.tell_next(made)
    return made


# ---- live ----------------------------------------------------------------------------------------------------------
class Gone(Exception):
    """The connection is over; with a code, we end it."""

    def __init__(self, code: int = 0, why: str = "") -> None:
        self.code, self.why = code, why


async def receive(ws: WebSocket, bucket: Bucket, lang: str) -> m.AnyMessage:
    return read(await heard(ws, bucket, lang), lang)


async def heard(ws: WebSocket, bucket: Bucket, lang: str) -> str | None:
    """A message as it came."""
    got = await ws.receive()
    if got["type"] == "websocket.disconnect":
        raise Gone
    if not bucket.take():
        raise Gone(4429, Denied(429, "too fast").told(lang))
    return cast("str | None", got.get("text"))


def read(text: str | None, lang: str) -> m.AnyMessage:
    if text is None:
        raise Gone(4400, Denied(400, "no message", what=Said("field no json")).told(lang))
    if len(text) > m.MESSAGE or len(text.encode()) > m.MESSAGE:
        raise Gone(4413, Denied(413, "too large", most=m.MESSAGE).told(lang))
    try:
        return m.read(text)
    except Denied as e:
        raise Gone(4400, e.told(lang)) from None


async def welcome(ws: WebSocket, table: str, who: str, bucket: Bucket) -> tuple[Live, Client]:
    """The first message says who it is."""
    lang, all_tables, limits = language(ws.scope), ws.app.state.tables, ws.app.state.limits
    try:
        hello = await asyncio.wait_for(receive(ws, bucket, lang), limits.hello)
    except TimeoutError:
        raise Gone(4400, Denied(400, "first hello").told(lang)) from None
    if not isinstance(hello, m.Hello):
        raise Gone(4400, Denied(400, "first hello").told(lang))
    try:
        if await all_tables.store.row(table) is None:
            raise Denied(404, "no table", table=table)
        key = await all_tables.key(hello.key, table)
        live = await all_tables.open(table, who)
        if live.windows(key) >= (limits.watching if key.role == "watch" else limits.of_key):
            raise Denied(429, "many windows")
        return live, Client(key, hello.lang, who, hello.device)
    except Denied as e:
        raise Gone({401: 4401, 404: 4404, 429: 4429, 503: 1013}.get(e.status, 4409), e.told(hello.lang)) from None
    except Exception:
        log.exception("table %s", table)
        raise Gone(4409, Denied(409, "broke").told(hello.lang)) from None


async def taken(live: Live, client: Client, text: str | None) -> str:
    """What the client said is done; of which kind it was."""
    msg = read(text, client.lang)
    await live.take(client, msg)
    return msg.t


async def deliver(ws: WebSocket, client: Client) -> None:
    while True:
        item = await client.queue.get()
        if not isinstance(item, str):
            await end(ws, *item)
            return
        client.lying -= len(item)
        with within(ws.app.state.limits.reads):
            await ws.send_text(item)


async def end(ws: WebSocket, code: int, why: str) -> None:
    """A reason has room for 123 bytes. A client that has already gone is not waited for."""
    reason = upper(why).encode()[:120].decode(errors="ignore") if why else ""
    with within(ws.app.state.limits.reads), suppress(RuntimeError):  # it is closed already
        await ws.close(code, reason)


@api.websocket("/tables/{table}/live")
async def live_table(ws: WebSocket, table: str) -> None:
    await ws.accept()
    limits: Limits = ws.app.state.limits
    bucket = Bucket(limits.messages, limits.rush)
    who = place(ws.client.host) if ws.client else ""
    turns, crowd = ws.app.state.turns, ws.app.state.crowd
    try:
        live, client = await turns.do(who, crowd.of(who), welcome, ws, table, who, bucket)
    except Gone as e:
        if e.code:
            await end(ws, e.code, e.why)
        return
    sending = asyncio.create_task(deliver(ws, client))
    bucket = ws.app.state.speech.of(f"{table} {client.key.hash}")
    try:
        await turns.do(who, crowd.of(who), live.join, client)
        while True:
            text = await heard(ws, bucket, client.lang)
            if owed := crowd.of(who).wait():
                await asyncio.sleep(owed)
            began, computed = time.monotonic(), time.thread_time()
            kind = await turns.do(who, crowd.of(who), taken, live, client, text)
            ws.app.state.metrics.done(kind, time.monotonic() - began, time.thread_time() - computed)
    except Gone as e:
        if e.code:
            client.close(e.code, e.why)
            await asyncio.wait([sending], timeout=5)
    except Exception as e:
        if not isinstance(e, Overtaken):
            log.exception("table %s", table)
        ws.app.state.tables.drop(live, Denied(409, "broke"))
        client.close(4409, Denied(409, "broke").told(client.lang))
        await asyncio.wait([sending], timeout=5)
    finally:
        live.leave(client)
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending


# ---- the page ------------------------------------------------------------------------------------------------------
@cache
def files_of(root: Path) -> frozenset[str]:
    """Whatever else is asked for is never looked up."""
    return frozenset(f.relative_to(root).as_posix() for f in root.rglob("*") if f.is_file())


async def static(request: Request, path: str) -> Response:
    """Files of the page, and the page itself: at an address that it does not know it says so."""
    root: Path = request.app.state.page
    if path.startswith("api/"):
        raise HTTPException(404)
    if path in files_of(root):
        return file_body(root / path).answer(request)
    for other in filter(None, (wire_of(kit).file(root, path) for kit in games.kits())):
        if other.is_file():
            return file_body(other).answer(request)
    known = PLACES.fullmatch(path) is not None
    if path.startswith(("g/", "cards/", "decks/")):
        known &= path.partition("/")[2] in games.names()
    reads = known or "text/html" in request.headers.get("accept", "")  # a person is told by the page, a program by JSON
    if not reads or not (root / "index.html").is_file():
        raise HTTPException(404)
    return file_body(root / "index.html").answer(request, status=200 if known else 404)
