"""What takes long and is the same for everybody: the first who asks begins it, all wait for it, and nobody who gives up
ends it for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Once:
    def __init__(self) -> None:
        self.under_way: dict[str, asyncio.Task[Any]] = {}

    async def do(self, key: str, make: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """What `make` gives. It is a task of its own: none of those who wait for it pays for it."""
        task = self.under_way.get(key)
        if task is None:
            task = self.under_way[key] = asyncio.create_task(make())
            task.add_done_callback(lambda _: self.under_way.pop(key))
        return await asyncio.shield(task)
