"""One connection: whose key it came with, which language it reads, and what is on its way to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from ..kernel.errors import QuickstrikeError
from .jsontext import text as dumps
from .messages import V
from .notices import upper
from .store import Key

WAITING = 256  # messages that may wait for a slow reader
BYTES = 4 << 20  # and characters of them
IDS = 256  # ids that are remembered


class Client:
    """who: the address that it comes from. device: the secret of its browser, see links.py."""

    def __init__(self, key: Key, lang: str, who: str = "", device: str = "") -> None:
        self.key, self.lang, self.who, self.device = key, lang, who, device
        self.queue: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.lying, self.closed = 0, False
        self.ids: deque[int | str] = deque(maxlen=IDS)

    def send(self, t: str, re: Any = None, **message: Any) -> None:
        head: dict[str, Any] = {"v": V, "t": t}
        self.put(dumps({**head, **({} if re is None else {"re": re}), **message}))

    def put(self, text: str) -> None:
        """A client that does not read is dropped; it finds everything when it comes back."""
        if self.closed:
            return
        self.lying += len(text)
        self.queue.put_nowait(text)
        if self.queue.qsize() > WAITING or self.lying > BYTES:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.close(4409, "")

    def close(self, code: int, why: str) -> None:
        if not self.closed:
            self.closed = True
            self.queue.put_nowait((code, why))

    def refuse(self, re: Any, e: QuickstrikeError) -> None:
        self.send("refused", re, why=upper(e.told(self.lang)))

    def again(self, id: int | str) -> bool:
        """Was there a message with this id before?"""
        if id in self.ids:
            return True
        self.ids.append(id)
        return False
