"""Live connections of a server, as an application hears them: whoever says whatever, one message in each line."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from .requests import HERE, Refusal, Visitor

MEANT = (1000, 4400, 4401, 4404, 4413, 4429)
"""How a connection may be ended for what was said there. 4409 is none of them: the table must go on."""
LAST = "the last one"
LINES = 30  # of one text
Sent = dict[str, Any]


class Caller:
    """At one of the tables of the visitor's server, as its host."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def says(self, text: str, chance: random.Random) -> None:
        self.visitor.begins()
        there = chance.choice(self.visitor.filled)
        live = self.visitor.app.state.tables.live.get(there["table"])
        if live is not None:
            options = [o.id for d in live.game.decisions for o in d.options] or ["none"]
            while '"*"' in text:
                text = text.replace('"*"', json.dumps(chance.choice(options)), 1)
            text = text.replace("[0, 0]", json.dumps(live.at))
        lines = text.replace("{key}", there["key"]).split("\n")[:LINES]
        assert self.visitor.loop is not None
        code, why = self.visitor.loop.run_until_complete(self.called(there["table"], lines))
        if code not in MEANT:
            raise AssertionError(f"closed with {code}: {why}")
        if code != MEANT[0]:
            raise Refusal(why)

    async def called(self, table: str, lines: list[str]) -> tuple[int, str]:
        """How it ended, and why; 1000: all was heard."""
        said, heard = asyncio.Queue[Sent](), asyncio.Queue[Sent]()
        task = asyncio.create_task(self.visitor.app(scope(table), said.get, heard.put))
        last = json.dumps({"v": 1, "t": "ping", "id": LAST})
        for message in (
            {"type": "websocket.connect"},
            *({"type": "websocket.receive", "text": x} for x in (*lines, last)),
        ):
            said.put_nowait(message)
        try:
            while True:
                got = await asyncio.wait_for(heard.get(), 60)
                if got["type"] == "websocket.close":
                    return got["code"], got.get("reason", "")
                if got["type"] == "websocket.send" and json.loads(got["text"]).get("re") == LAST:
                    return MEANT[0], ""
        finally:
            said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(task, 60)

    def texts(self) -> list[str]:
        """A greeting, and what may be said afterwards."""
        self.visitor.texts()  # the server has begun
        hello = {"v": 1, "t": "hello", "key": "{key}", "lang": "fr", "device": "d"}
        rows: list[list[Sent]] = [
            [
                {"t": "answer", "id": 1, "seat": 0, "at": [0, 0], "options": ["*"]},
                {"t": "undo", "id": "a", "by": "turn"},
            ],
            [{"t": "answer", "id": 1, "seat": 0, "at": [0, 0], "options": ["*", "*"]}, {"t": "redo", "id": 2}],
            [
                {"t": "hint", "id": 3, "seat": 0},
                {"t": "why", "id": 5, "seat": 0, "card": 3, "verb": "play", "target": 5},
            ],
            [{"t": "auto_pass", "id": 4, "seat": 0, "card": 3, "on": True}, {"t": "consent", "id": 7, "ok": False}],
            [
                {"t": "seat", "id": 6, "seat": 0, "give": "bot", "bot": "random"},
                {"t": "seat", "id": 7, "seat": 0, "give": "me"},
            ],
            [{"t": "lang", "id": 8, "lang": "en"}, {"t": "say", "id": 11, "text": "Shall I defend?"}],
        ]
        return ["\n".join(json.dumps(x) for x in (hello, *({"v": 1, **m} for m in row))) for row in rows]


def scope(table: str) -> dict[str, Any]:
    path = f"/api/v1/tables/{table}/live"
    host = HERE.removeprefix("http://")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", host.encode())],
        "client": ("127.0.0.1", 9),
        "server": tuple(host.split(":")),
        "subprotocols": [],
        "state": {},
    }
