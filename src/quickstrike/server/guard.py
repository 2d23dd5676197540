"""What every request passes first: the name it calls us by, where it comes from, its size, and how many there are."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import time
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..kernel.language import FIRST, LANGUAGES
from .messages import LOAD, MESSAGE
from .notices import Denied, upper

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
LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Limits:
    """So many in a second, after a first rush of so many."""

    messages: float = 20.0
    rush: int = 80
    requests: float = 40.0
    request_rush: int = 400
    hello: float = 10.0  # seconds to say who one is
    headers: float = 10.0  # seconds from the first byte of a request to the end of its headers
    body: float = 20.0  # seconds for all of a body
    reads: float = 20.0  # seconds after which a client that does not read is let go
    connections: int = 4000
    each: int = 200  # of one address


class Bucket:
    """Fills with time, a message takes one out."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate, self.most, self.left, self.at = rate, most, float(most), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.most


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

    def __init__(self, app: ASGIApp, limits: Limits, names: tuple[str, ...] = (), public: bool = False) -> None:
        self.app, self.limits, self.public = app, limits, public
        self.names = {*LOOPBACK, *(n.lower() for n in names)}
        self.buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Denied as e:
            await refuse(scope, receive, send, e)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        most = LOAD + 4096 if scope["path"].endswith("/tables/load") else MESSAGE
        length = header(scope, b"content-length") or "0"
        if not length.isdecimal() or len(length) > 9 or int(length) > most:
            await refuse(scope, receive, send, Denied(413, "too large", most=most))
            return
        await self.app(scope, counted(scope, receive, most, self.limits.body), with_headers(send))

    def check(self, scope: Scope) -> None:
        host = header(scope, b"host")
        if not self.known(host):
            raise Denied(421, "wrong host", host=host[:80])
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        origin = header(scope, b"origin")
        if changes and origin and _address(origin) != host.lower():
            raise Denied(403, "wrong origin")
        if changes and header(scope, b"sec-fetch-site") == "cross-site":
            raise Denied(403, "wrong origin")
        if not self.bucket(scope).take():
            raise Denied(429, "too fast")

    def known(self, host: str) -> bool:
        """A name that somebody else's page made point here is none of ours; an address can't be made to."""
        name = _address(f"//{host}", name=True)
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return self.public

    def bucket(self, scope: Scope) -> Bucket:
        who = str((scope.get("client") or ("",))[0])
        if len(self.buckets) > 1000:
            self.buckets = {k: b for k, b in self.buckets.items() if not b.full}
        return self.buckets.setdefault(who, Bucket(self.limits.requests, self.limits.request_rush))


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
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    body = json.dumps({"error": upper(e.told(language(scope)))}, ensure_ascii=False).encode()
    start: Message = {
        "type": "http.response.start",
        "status": e.status,
        "headers": [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *([(b"retry-after", b"2")] if e.status == 429 else []),
        ],
    }
    await with_headers(send)(start)
    await send({"type": "http.response.body", "body": body})
