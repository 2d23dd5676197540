"""A request for a table goes to the server that has the table in hand: handed on, and its answer brought back.

So any proxy may stand in front of several servers. One that sends all requests of a table to the same server only saves
the way from one to the other.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import Any

import h11
import websockets
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from .guard import FOR, PEER, refuse
from .notices import Denied
from .peers import Peers
from .store.leases import ALIVE, Peer

DOUBLE = {b"date", b"server"}  # of an answer: each server says that of itself
TABLE = re.compile(r"/api/v1/tables/([0-9a-f]{12})(/.*)?")
AGAIN = 0.25  # seconds until a server that does not answer is asked again
PATIENCE = ALIVE + 4.0  # seconds until a table has another owner, however its last one ended
ANSWER = 60.0  # seconds that another server may take
CHUNK = 1 << 16
HOP = {
    b"connection",
    b"keep-alive",
    b"transfer-encoding",
    b"upgrade",
    b"te",
    b"trailer",
    b"proxy-connection",
    PEER,
    FOR,
}
RESTARTED = 1012  # why a connection is closed: come again


class Unreachable(Exception):
    """The server does not answer."""


class Routing:
    """ASGI. What another server hands on is answered here, wherever the table is meanwhile."""

    def __init__(self, app: ASGIApp, state: Any) -> None:
        self.app, self.state = app, state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        peers: Peers | None = getattr(self.state, "peers", None)
        if found is None or peers is None or peers.alone or scope.get("handed on"):
            await self.app(scope, receive, send)
            return
        hand_on = Handed(scope, receive, send)
        try:
            if await self.handed_on(hand_on, peers, found[1]):
                return
        except Denied as e:
            await refuse(scope, hand_on.receive, send, e)
            return
        await self.app(scope, hand_on.receive, send)

    async def handed_on(self, hand_on: Handed, peers: Peers, table: str) -> bool:
        """False if it is to be answered here. A server that does not answer is asked again until it is clear that it is
        dead."""
        end = time.monotonic() + PATIENCE
        while table not in self.state.tables.live and (peer := await peers.holder(table)) is not None:
            try:
                await hand_on.to(peer)
                return True
            except Unreachable:
                if time.monotonic() > end:
                    raise Denied(503, "table elsewhere") from None
                await asyncio.sleep(AGAIN)
        return False


class Handed:
    """One request, or one live connection, on its way to another server."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope, self.take, self.send = scope, receive, send
        self.had: list[Message] = []  # what was read of it, in case that it is answered here after all

    async def receive(self) -> Message:
        return self.had.pop(0) if self.had else await self.take()

    async def to(self, peer: Peer) -> None:
        await (self.live(peer) if self.scope["type"] == "websocket" else self.http(peer))

    def headers(self, peer: Peer) -> list[tuple[bytes, bytes]]:
        who = str((self.scope.get("client") or ("",))[0])
        own = [(k, v) for k, v in self.scope["headers"] if k not in HOP and not k.startswith(b"sec-websocket")]
        return [*own, (PEER, peer.secret.encode()), (FOR, who.encode())]

    @property
    def target(self) -> str:
        raw: bytes = self.scope.get("raw_path") or self.scope["path"].encode()
        query: bytes = self.scope["query_string"]
        return (raw + (b"?" + query if query else b"")).decode("latin-1")

    # ---- requests
    async def http(self, peer: Peer) -> None:
        body = await self.body()
        host, _, port = peer.address.rpartition(":")
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host.strip("[]"), int(port)), 5)
        except (OSError, TimeoutError):
            raise Unreachable from None
        try:
            head, answer = await asyncio.wait_for(self.asked(reader, writer, peer, body), ANSWER)
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            if self.scope["method"] in ("GET", "HEAD"):
                raise Unreachable from None  # to ask twice does no harm
            await refuse(self.scope, self.receive, self.send, Denied(503, "table elsewhere"))
            return
        finally:
            writer.close()
        kept = [(k, v) for k, v in head.headers if k not in HOP | DOUBLE]
        await self.send({"type": "http.response.start", "status": head.status_code, "headers": kept})
        await self.send({"type": "http.response.body", "body": answer})

    async def body(self) -> bytes:
        if not self.had:
            while True:
                message = await self.take()
                self.had.append(message)
                if not message.get("more_body"):
                    break
        return b"".join(m.get("body", b"") for m in self.had)

    async def asked(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, peer: Peer, body: bytes
    ) -> tuple[h11.Response, bytes]:
        conn = h11.Connection(h11.CLIENT)
        head = [(k, v) for k, v in self.headers(peer) if k != b"content-length"]
        head += [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        request = h11.Request(method=self.scope["method"], target=self.target, headers=head)
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(conn.send(part) or b"")
        await writer.drain()
        answer: h11.Response | None = None
        out: list[bytes] = []
        while True:
            event = conn.next_event()
            if event is h11.NEED_DATA:
                conn.receive_data(await reader.read(CHUNK))
            elif isinstance(event, h11.Response):
                answer = event
            elif isinstance(event, h11.Data):
                out.append(bytes(event.data))
            elif isinstance(event, h11.EndOfMessage):
                assert answer is not None
                return answer, b"".join(out)
            elif isinstance(event, h11.ConnectionClosed):
                raise h11.RemoteProtocolError("it ended in the middle")

    # ---- live connections
    async def live(self, peer: Peer) -> None:
        own = {b"host", b"origin"}
        more = [(k.decode("latin-1"), v.decode("latin-1")) for k, v in self.headers(peer) if k not in own]
        try:
            there = await connect(
                f"ws://{peer.address}{self.target}",
                additional_headers=more,
                max_size=None,
                compression=None,
                open_timeout=5,
                ping_interval=None,
                proxy=None,
                user_agent_header=None,
            )
        except (OSError, TimeoutError, websockets.InvalidHandshake):
            raise Unreachable from None
        first = await self.receive()
        assert first["type"] == "websocket.connect"
        await self.send({"type": "websocket.accept"})
        out, back = asyncio.create_task(self.outward(there)), asyncio.create_task(self.backward(there))
        try:
            await asyncio.wait((out, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await there.close()
            for task in (out, back):
                task.cancel()
            await asyncio.gather(out, back, return_exceptions=True)

    async def outward(self, there: ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            while (message := await self.take())["type"] == "websocket.receive":
                text = message.get("text")
                await there.send(text if text is not None else message.get("bytes") or b"")

    async def backward(self, there: ClientConnection) -> None:
        """Also how it ended; a server that died did not say anything."""
        with suppress(websockets.ConnectionClosed):
            while True:
                await self.send({"type": "websocket.send", "text": await there.recv(decode=True)})
        code = there.close_code or 1006
        close = (RESTARTED, "") if code in (1005, 1006) else (code, there.close_reason or "")
        with suppress(RuntimeError):  # it is closed already
            await self.send({"type": "websocket.close", "code": close[0], "reason": close[1]})
