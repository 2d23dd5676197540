"""What every request passes first: the name it calls us by, where it comes from, its size, and how many there are."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import math
import time
from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.language import FIRST, LANGUAGES
from .logs import told
from .messages import LOAD, MESSAGE
from .notices import Denied, upper
from .shares import Bucket, Buckets, place
from .turns import Turns

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
PEER, FOR = b"x-quickstrike-peer", b"x-quickstrike-for"
"""By which another server that hands a request on says so, and for whom; see routing.py."""
READ = 0.0005  # seconds that any request takes, besides what is measured
HEADERS_SIZE = 16 * 1024  # bytes of a request before its body
ALWAYS = ("/healthz", "/readyz")  # asked by machines, however much there is to do
LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Limits:
    """So many in a second, after a first rush of so many."""

    messages: float = 20.0  # of one key at a table; a client that sends more is dropped
    rush: int = 80
    crowd: float = 0.03  # seconds of the event loop in a second, for all that an address asks for; then it waits
    crowd_rush: float = 1.0
    pool: float = 0.2  # the same for all addresses together that take much
    pool_rush: float = 3.0
    bots: float = 0.05  # seconds beside the loop for the bots at the tables of an address
    bots_rush: float = 5.0
    patience: float = 2.0  # seconds that a request waits for its share before it is refused
    waiting: int = (
        16  # requests of an address that wait for that; further ones wait for longer, since a refusal costs too
    )
    hello: float = 10.0  # seconds to say who one is
    headers: float = 10.0  # seconds from the first byte of a request to the end of its headers
    body: float = 20.0  # seconds for all of a body
    reads: float = 20.0  # seconds after which a client that does not read is dropped
    unread: float = 60.0  # seconds that data may wait for a client that never reads all of it
    tables: float = 1 / 60  # that an address may make in a second
    tables_rush: int = 60
    most: int = 0  # tables that are kept in all; 0: as many as there is room for
    connections: int = 4000
    each: int = 200  # of one address
    of_key: int = 20  # connections of one key at a table
    watching: int = 100  # of the key of spectators


def language(scope: MutableMapping[str, Any]) -> str:
    """`lang` of the query, else what the browser prefers."""
    query = scope.get("query_string", b"").decode("latin-1")
    for part in query.split("&"):
        if part.startswith("lang=") and part[5:] in LANGUAGES:
            return str(part[5:])
    said = header(scope, b"accept-language").lower()
    return next((lang for lang in LANGUAGES if said.startswith(lang)), FIRST)


def header(scope: MutableMapping[str, Any], name: bytes) -> str:
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == name), "")


class Guard:
    """ASGI. public: reached by other machines, under any address of this one or one of `names`."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        turns: Turns,
        shares: Buckets,
        names: tuple[str, ...] = (),
        public: bool = False,
        state: Any = None,
    ) -> None:
        self.state = state
        self.app, self.limits, self.turns, self.shares, self.public = app, limits, turns, shares, public
        self.names = {*LOOPBACK, *(n.lower() for n in names)}
        self.waiting: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if self.handed_on(scope):
            scope["handed on"], scope["client"] = True, (header(scope, FOR), 0)
        who = place(str((scope.get("client") or ("",))[0]))
        share = self.shares.of(who)
        send = self.noted(scope, send)
        try:
            if scope["path"] not in ALWAYS and not scope.get("handed on"):
                self.check(scope)
                await self.paid(who, share)
        except Denied as e:
            await refuse(scope, receive, send, e)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)  # there each message takes its turn and is counted by itself
            return
        most = LOAD + 4096 if scope["path"].endswith("/tables/load") else MESSAGE
        length = header(scope, b"content-length") or "0"
        if not length.isdecimal() or len(length) > 9 or int(length) > most:
            await refuse(scope, receive, send, Denied(413, "too large", most=most))
            return
        heard = counted(scope, receive, most, self.limits.body)
        await self.turns.do(who, share, self.answered, scope, heard, send)

    async def answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send if scope.get("handed on") else with_headers(send))

    def handed_on(self, scope: Scope) -> bool:
        """By another server of the same store, which has looked at it already?"""
        secret, peers = header(scope, PEER), getattr(self.state, "peers", None)
        return bool(secret) and peers is not None and peers.knows(secret)

    def noted(self, scope: Scope, send: Send) -> Send:
        """What is answered is counted, and logged where that is wanted."""
        began = time.monotonic()

        async def out(message: Message) -> None:
            if message["type"] == "http.response.start" and self.state is not None:
                self.state.metrics.count("requests_total", status=str(message["status"]))
                told(scope, message["status"], time.monotonic() - began)
            await send(message)

        return out

    async def paid(self, who: str, share: Bucket) -> None:
        """A visitor over their share waits until it has refilled, or is refused, which costs something as well."""
        owed = share.wait()
        share.spend(READ)
        if not owed:
            return
        self.waiting[who] += 1
        patience = self.limits.patience if self.waiting[who] <= self.limits.waiting else self.limits.body
        try:
            await asyncio.sleep(min(owed, patience))
        finally:
            self.waiting -= Counter((who,))
        if owed > self.limits.patience:
            raise Denied(429, "too fast", wait=math.ceil(share.wait()))

    def check(self, scope: Scope) -> None:
        head = sum(len(k) + len(v) for k, v in scope["headers"]) + len(scope["path"]) + len(scope["query_string"])
        if head > HEADERS_SIZE:
            raise Denied(431, "long head", most=HEADERS_SIZE)
        host = header(scope, b"host")
        if not self.known(host):
            raise Denied(421, "wrong host", host=host[:80])
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        origin = header(scope, b"origin")
        if changes and origin and _address(origin) != host.lower():
            raise Denied(403, "wrong origin")
        if changes and header(scope, b"sec-fetch-site") == "cross-site":
            raise Denied(403, "wrong origin")

    def known(self, host: str) -> bool:
        """A host name that somebody else made point here is not ours; an address can't be made to."""
        name = _address(f"//{host}", name=True)
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return self.public


def _address(url: str, name: bool = False) -> str:
    """Of a server, as an URL names it; "" where it names none."""
    try:
        found = urlsplit(url)
        return ((found.hostname if name else found.netloc) or "").lower()
    except ValueError:
        return ""


def counted(scope: Scope, receive: Receive, most: int, seconds: float) -> Receive:
    """A body that says nothing of its size is cut off where it becomes too large, one that does not come after so many
    seconds; `denied` says so to the routes."""
    got, whole, end = 0, False, time.monotonic() + seconds

    async def take() -> Message:
        nonlocal got, whole
        try:
            message = await (receive() if whole else asyncio.wait_for(receive(), max(0.0, end - time.monotonic())))
        except TimeoutError:
            scope["denied"] = Denied(408, "too slow")
            raise scope["denied"] from None
        got += len(message.get("body", b""))
        whole = not message.get("more_body")
        if got > most:
            scope["denied"] = Denied(413, "too large", most=most)
            raise scope["denied"]
        return message

    return take


def with_headers(send: Send) -> Send:
    async def out(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *HEADERS]}
        await send(message)

    return out


async def refuse(scope: Scope, receive: Receive, send: Send, e: Denied) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1013 if e.status == 503 else 4403, "reason": ""})
        return
    body = json.dumps({"error": upper(e.told(language(scope)))}, ensure_ascii=False).encode()
    start: Message = {
        "type": "http.response.start",
        "status": e.status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *([(b"retry-after", str(e.data.get("wait", 2)).encode())] if e.status in (429, 503) else []),
        ],
    }
    await with_headers(send)(start)
    await send({"type": "http.response.body", "body": body})
