"""What everybody needs is there before anybody comes: otherwise the first request for it would make all of them wait.

What takes long to work out is kept between runs (`made.py`). After a change of the program it has to be made again: that
is done beside the event loop, so that nobody waits for it who does not ask for it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .. import games, made
from ..kernel import digests
from ..kernel.ops import all_digests
from ..rulebook import find
from .wire import wire_of

if TYPE_CHECKING:
    from .workers import Workers

OURS = "quickstrike."
DIGESTS = "digests.json"


def warm() -> None:
    """Before the loop begins."""
    for kit in games.kits():
        find(kit.book().book(), "what is there")
        wire_of(kit).warm()
        kit.game()
    if (known := made.found(DIGESTS)) is not None:
        _take(known)


async def warmed(workers: Workers) -> None:
    """While the loop runs: what was not kept. Until then the first saves work it out in pieces."""
    if not digests.TABLE:
        _take(made.kept(DIGESTS, await workers.do("", every_digest)))


def _take(known: bytes) -> None:
    digests.TABLE.update(json.loads(known))
    all_digests()


def every_digest() -> bytes:
    all_digests()
    return json.dumps({at: found for at, found in digests.FOUND.items() if at.startswith(OURS)}).encode()
