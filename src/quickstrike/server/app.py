"""The application: routes under /api/v1, the live connection, and the page."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import APIRouter, FastAPI, Header, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from .. import __version__
from ..champions.decks import DeckError, check, read_deck
from ..champions.decks.remarks import aspect_name
from ..champions.faces import face_of
from ..champions.text.names import title
from ..kernel.errors import QuickstrikeError
from ..kernel.language import LANGUAGES
from ..rulebook import Entry, find
from ..rulebook.games import CHAMPIONS
from . import messages as m
from .apipage import page as api_page
from .champions import catalog as cat
from .champions.emblems import emblem
from .champions.history import history
from .champions.story import as_text, retold
from .champions.views import seat_view
from .client import Client, dumps
from .guard import Bucket, Guard, Limits, language
from .live import WATCH, Live
from .messages import Branch, Called, DeckText, LoadTable, Made, NewTable
from .notices import Denied, upper
from .store import Key, Store
from .tables import Tables

log = logging.getLogger("quickstrike.server")
PAGE = Path(__file__).parent / "page"
ABOUT = (
    "The table of quickstrike. Keys go in headers. The live connection of a table is a WebSocket, "
    "/api/v1/tables/{id}/live; its messages are described in docs/server.md."
)
Lang = Annotated[Literal[LANGUAGES], Query()]  # type: ignore[valid-type]  # those that were found
Authorization = Annotated[str, Header()]
api = APIRouter(prefix="/api/v1")


def create_app(
    data: Path, *, limits: Limits | None = None, names: tuple[str, ...] = (), public: bool = False, page: Path = PAGE
) -> FastAPI:
    """data: the file that holds everything. See guard.py for names and public."""
    limits = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.tables = Tables(Store(data))
        yield
        app.state.tables.store.close()

    app = FastAPI(
        title="quickstrike",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.state.limits, app.state.page = limits, page
    app.include_router(api)
    app.add_api_route("/api", lambda: HTMLResponse(api_page(app.openapi())), include_in_schema=False)
    app.add_api_route("/{path:path}", static, include_in_schema=False)
    app.add_exception_handler(QuickstrikeError, on_error)
    app.add_exception_handler(RequestValidationError, on_error)
    app.add_exception_handler(HTTPException, on_error)
    app.add_exception_handler(Exception, on_error)
    app.add_middleware(GZipMiddleware, minimum_size=4000)
    app.add_middleware(Guard, limits=limits, names=names, public=public)
    return app


async def on_error(request: Request, e: Exception) -> Response:
    """Whatever goes wrong is one sentence."""
    lang = getattr(request.state, "lang", None) or language(request.scope)
    status, where = 422, ""
    match request.scope.get("too_large", e):
        case Denied() as e:
            status, where, what = e.status, e.where, e.told(lang)
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
    return JSONResponse({"error": upper(what), **({"where": where} if where else {})}, status)


def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def opened(request: Request, table: str, authorization: str) -> tuple[Live, Key]:
    key = tables(request).key(authorization.removeprefix("Bearer ").strip(), table)
    return tables(request).open(table), key


def whole(live: Live, key: Key) -> None:
    """For what shows hidden cards."""
    if live.game.result is None and not live.alone(key):
        raise Denied(403, "hidden")


# ---- what there is -------------------------------------------------------------------------------------------------
@cache
def cards_body(lang: str) -> tuple[bytes, str]:
    body = dumps(cat.cards(lang)).encode()
    return body, hashlib.sha256(body).hexdigest()[:16]


@api.get("/catalog")
async def get_catalog(lang: Lang = "en") -> dict[str, Any]:
    """Heroes, scenarios, modular sets, modes, bots, and the game's own words. `cards` is the version of /cards."""
    return {**cat.catalog(lang), "cards": cards_body(lang)[1]}


@api.get("/cards")
async def get_cards(request: Request, lang: Lang = "en", v: str = "") -> Response:
    """Every card by its code. With `v`, the version that the catalog names, it may be kept for ever."""
    body, tag = cards_body(lang)
    keep = "public, max-age=31536000, immutable" if v == tag else "no-cache"
    headers = {"etag": f'"{tag}"', "cache-control": keep}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@api.post("/decks/check")
async def check_deck(deck: DeckText) -> dict[str, Any]:
    """Is this a legal deck, in whichever format?"""
    try:
        found = read_deck(deck.text)
        breaches = [upper(b.told(deck.lang)) for b in check(found)]
        size = found.size
    except DeckError as e:
        return {
            "legal": False,
            "hero": None,
            "aspects": [],
            "cards": 0,
            "breaches": [upper(x) for x in e.told(deck.lang).split("\n")],
        }
    except QuickstrikeError as e:
        return {"legal": False, "hero": None, "aspects": [], "cards": 0, "breaches": [upper(e.told(deck.lang))]}
    hero = {"code": found.identity, "name": title(face_of(found.identity), deck.lang)} if found.identity else None
    return {
        "legal": not breaches,
        "hero": hero,
        "cards": size,
        "name": found.name,
        "breaches": breaches,
        "aspects": [{"key": a, "name": aspect_name(a, deck.lang)} for a in found.aspects],
    }


def entry(e: Entry, lang: str) -> dict[str, Any]:
    book = CHAMPIONS.book()
    points = [{**({"head": p.head[lang]} if p.head else {}), "text": book.words(p.text[lang], lang)} for p in e.points]
    return {
        "id": e.id,
        "title": e.title[lang],
        "points": points,
        "see": [{"id": x, "title": book[x].title[lang]} for x in e.see if x in book],
        "examples": CHAMPIONS.examples_of(e),
    }


@api.get("/rules")
async def get_rules(q: Annotated[str, Query(max_length=100)] = "", lang: Lang = "en") -> list[dict[str, Any]]:
    """Entries of the rule book that the words may mean, best first; without words, all titles."""
    book = CHAMPIONS.book()
    if not q.strip():
        return [{"id": e.id, "title": e.title[lang]} for e in book.values() if e.kind not in ("faq", "errata")]
    return [entry(e, lang) for e in find(book, q)]


@api.get("/rules/{id:path}")
async def get_rule(id: str, lang: Lang = "en") -> dict[str, Any]:
    """One entry, also by the id of one of its points."""
    found = CHAMPIONS.book().resolve(id)
    if found is None:
        raise Denied(404, "no rule here", id=id)
    return entry(found, lang)


# ---- tables --------------------------------------------------------------------------------------------------------
@api.post("/tables", status_code=201)
async def new_table(request: Request, wanted: NewTable) -> Made:
    """Set up a game. The keys are told here and never again."""
    request.state.lang = wanted.lang
    return await tables(request).new(wanted)


@api.post("/tables/load", status_code=201)
async def load_table(request: Request, wanted: LoadTable) -> Made:
    """Go on with a save, a replay or a position."""
    request.state.lang = wanted.lang
    return await tables(request).load(wanted.text)


@api.get("/tables")
async def my_tables(
    request: Request, x_keys: Annotated[str, Header(max_length=8000)] = "", lang: Lang = "en"
) -> list[dict[str, Any]]:
    """The tables of these keys, newest first. `key` is the key's place in the header."""
    out = []
    for i, secret in enumerate(x_keys.split(",")[:200]):
        with suppress(Denied):
            out.append({**tables(request).summary(tables(request).key(secret.strip()), lang), "key": i})
    return sorted(out, key=lambda x: -float(x["updated"]))


@api.get("/tables/{table}")
async def get_table(
    request: Request, table: str, authorization: Authorization = "", lang: Lang = "en"
) -> dict[str, Any]:
    key = tables(request).key(authorization.removeprefix("Bearer ").strip(), table)
    return tables(request).summary(key, lang)


def host(request: Request, table: str, authorization: str) -> None:
    if tables(request).key(authorization.removeprefix("Bearer ").strip(), table).role != "host":
        raise Denied(403, "not host")


@api.patch("/tables/{table}", status_code=204)
async def call_table(request: Request, table: str, wanted: Called, authorization: Authorization = "") -> None:
    """Give it a title of one's own, for the list; an empty one takes it away. Only for the host."""
    request.state.lang = wanted.lang
    host(request, table, authorization)
    await tables(request).call(table, wanted.title)


@api.delete("/tables/{table}", status_code=204)
async def remove_table(request: Request, table: str, authorization: Authorization = "") -> None:
    """Delete it with everything that is stored of it. Only for the host."""
    host(request, table, authorization)
    await tables(request).remove(table)


@api.get("/tables/{table}/export/{what}")
async def export(
    request: Request, table: str, what: str, authorization: Authorization = "", lang: Lang = "en"
) -> Response:
    """save, replay, position (what is hidden stands in them) or log, as a text file."""
    live, key = opened(request, table, authorization)
    if what == "log":
        text, kind = as_text(retold(live.game, (everybody(live, key), lang))), "txt"
    elif what in ("save", "replay"):
        whole(live, key)
        text, kind = live.game.save(), "json"
    elif what == "position":
        whole(live, key)
        text, kind = live.game.position(), "toml"
    else:
        raise Denied(404, "no export", name=what)
    name = f'attachment; filename="quickstrike-{table}-{what}.{kind}"'
    return PlainTextResponse(text, headers={"content-disposition": name, "cache-control": "no-store"})


def everybody(live: Live, key: Key) -> tuple[int, ...]:
    """Whose secrets a log may tell: after the game all, before that one's own."""
    return tuple(range(len(live.seats))) if live.game.result is not None else live.held(key)


@api.get("/tables/{table}/history")
async def get_history(
    request: Request, table: str, authorization: Authorization = "", lang: Lang = "en"
) -> dict[str, Any]:
    """Numbers by round, and what each card did."""
    live, key = opened(request, table, authorization)
    whole(live, key)
    return history(live.game, lang)


@api.get("/tables/{table}/at/{n}")
async def get_at(
    request: Request, table: str, n: int, authorization: Authorization = "", seat: int = 0, lang: Lang = "en"
) -> dict[str, Any]:
    """The table after its first n answers, as a seat saw it (-1: as a spectator)."""
    live, key = opened(request, table, authorization)
    whole(live, key)
    of = len(live.game.answers)
    if not 0 <= n <= of:
        raise Denied(422, "no answer number", n=n, of=of)
    game = live.game.clone()
    if n < of:
        game.undo(of - n)
    reads = (seat,) if 0 <= seat < len(live.seats) else ()
    story = [x for x in live.story_of(reads, lang) if x["n"] == n]
    return {
        "n": n,
        "of": of,
        "seat": seat,
        "story": story,
        "view": seat_view(game, seat if reads else WATCH, lang, live.adviser),
    }


@api.post("/tables/{table}/branch", status_code=201)
async def branch(request: Request, table: str, wanted: Branch, authorization: Authorization = "") -> Made:
    """What if: a new table that goes on from an earlier answer."""
    request.state.lang = wanted.lang
    live, key = opened(request, table, authorization)
    whole(live, key)
    return await tables(request).branch(live, wanted.at)


@api.post("/tables/{table}/again", status_code=201)
async def play_again(request: Request, table: str, authorization: Authorization = "") -> Made:
    """A new table with the same set-up. Those who are there are told its address and their key. Only for the host."""
    host(request, table, authorization)
    live, _ = opened(request, table, authorization)
    made = await tables(request).again(live)
    live.tell_next(made)
    return made


# ---- live ----------------------------------------------------------------------------------------------------------
class Gone(Exception):
    """The connection is over; with a code, we end it."""

    def __init__(self, code: int = 0, why: str = "") -> None:
        self.code, self.why = code, why


async def receive(ws: WebSocket, bucket: Bucket, lang: str) -> m.AnyMessage:
    got = await ws.receive()
    if got["type"] == "websocket.disconnect":
        raise Gone
    text = got.get("text")
    if not bucket.take():
        raise Gone(4429, Denied(429, "too fast").told(lang))
    if text is None or len(text) > m.MESSAGE or len(text.encode()) > m.MESSAGE:
        raise Gone(4400 if text is None else 4413, Denied(413, "too large", most=m.MESSAGE).told(lang))
    try:
        return m.read(text)
    except Denied as e:
        raise Gone(4400, e.told(lang)) from None


async def welcome(ws: WebSocket, table: str, bucket: Bucket) -> tuple[Live, Client]:
    """The first message says who comes."""
    lang, all_tables, limits = language(ws.scope), ws.app.state.tables, ws.app.state.limits
    try:
        hello = await asyncio.wait_for(receive(ws, bucket, lang), limits.hello)
    except TimeoutError:
        raise Gone(4400, Denied(400, "first hello").told(lang)) from None
    if not isinstance(hello, m.Hello):
        raise Gone(4400, Denied(400, "first hello").told(lang))
    try:
        if all_tables.store.row(table) is None:
            raise Denied(404, "no table", table=table)
        key = all_tables.key(hello.key, table)
        return all_tables.open(table), Client(key, hello.lang)
    except Denied as e:
        raise Gone({401: 4401, 404: 4404}.get(e.status, 4409), e.told(hello.lang)) from None


async def deliver(ws: WebSocket, client: Client) -> None:
    while True:
        item = await client.queue.get()
        if isinstance(item, str):
            await ws.send_text(item)
        else:
            await end(ws, *item)
            return


async def end(ws: WebSocket, code: int, why: str) -> None:
    """A reason has room for 123 bytes."""
    with suppress(RuntimeError):
        await ws.close(code, upper(why).encode()[:120].decode(errors="ignore") if why else "")


@api.websocket("/tables/{table}/live")
async def live_table(ws: WebSocket, table: str) -> None:
    await ws.accept()
    limits: Limits = ws.app.state.limits
    bucket = Bucket(limits.messages, limits.rush)
    try:
        live, client = await welcome(ws, table, bucket)
    except Gone as e:
        await end(ws, e.code, e.why)
        return
    sending = asyncio.create_task(deliver(ws, client))
    try:
        await live.join(client)
        while True:
            msg = await receive(ws, bucket, client.lang)
            try:
                await live.take(client, msg)
            except Exception:
                log.exception("table %s: %s", table, msg.t)
                client.send("refused", msg.id, why=upper(Denied(500, "broken").told(client.lang)))
    except Gone as e:
        if e.code:
            client.close(e.code, e.why)
            await asyncio.wait([sending], timeout=5)
    finally:
        live.leave(client)
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending


# ---- the page ------------------------------------------------------------------------------------------------------
async def static(request: Request, path: str) -> Response:
    """Files of the page; every other address is the page itself, which knows what to show there."""
    root: Path = request.app.state.page
    if path.startswith("api/"):
        raise HTTPException(404)
    file = (root / path).resolve()
    if path and file.is_file() and root.resolve() in file.parents:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    if (other := emblem(root, path)) is not None and other.is_file():
        return FileResponse(other, headers={"cache-control": "no-cache"})
    if "." in path.rsplit("/", 1)[-1] or not (root / "index.html").is_file():
        raise HTTPException(404)
    return FileResponse(root / "index.html", headers={"cache-control": "no-cache"})
