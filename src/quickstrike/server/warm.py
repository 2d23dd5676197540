"""What is computed once, at the start: otherwise the first request for it would make everybody wait."""

from __future__ import annotations

import json

from .. import games
from ..kernel import digests
from ..kernel.ops import all_digests
from ..made import kept
from ..rulebook import find
from .wire import wire_of

OURS = "quickstrike."


def warm() -> None:
    for kit in games.kits():
        find(kit.book().book(), "what is there")
        wire_of(kit).warm()
        kit.game()
    digests.TABLE.update(json.loads(kept("digests.json", _digests)))
    all_digests()  # the first saves would need them in pieces


def _digests() -> bytes:
    all_digests()
    return json.dumps({at: found for at, found in digests.FOUND.items() if at.startswith(OURS)}).encode()
