"""Links of seats: whoever made a table has sent them out and may have kept them. Opened in a second browser, or in the
host's own, a link shows a hand that may be another's: all at the table are told.

A browser says who it is by a secret of its own, which nobody else can know; one that says nothing is a new one each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import store as st
from .client import Client
from .keys import hashed

if TYPE_CHECKING:
    from .live import Live

MOST = 100  # browsers of a link that are remembered
HOST = -1  # in place of a seat: where the host's own link was opened


async def opened(live: Live, key: st.Key, device: str, by: Client | None = None) -> None:
    """A link is used. Everybody except `by`, who is sent the table anyway, is told at once if that is news."""
    if key.role == "watch" or live.game.result is not None:
        return
    seat = key.seat if key.role == "seat" else HOST
    mark = hashed(device) if device else ""
    if mark and (seat, mark) in live.devices:
        return
    note = note_of(live, seat, mark)
    known = note is not None and note in live.notes
    if (known or note is None) and sum(s == seat for s, _ in live.devices) >= MOST:
        return  # there is nothing new to tell, and nobody shall fill the disk with browsers
    await live.write_beside(st.opened(live.id, seat, mark, None if known else note))
    live.devices.add((seat, mark))
    if note is not None and not known:
        live.notes = [*live.notes, note]
        live.tell_notes([note], but=by)


def note_of(live: Live, seat: int, mark: str) -> st.Note | None:
    """What there is to tell of it: of a seat that was another's first, or is at once the host's and somebody else's."""
    n = len(live.game.answers)
    same = {s for s, m in live.devices if m == mark and mark}
    if seat == HOST:
        theirs = next((s for s in sorted(same) if s != HOST and live.seats[s].hold != "me"), None)
        return None if theirs is None else _note(live, n, "opened by host", theirs)
    if HOST in same:
        return _note(live, n, "opened by host", seat)
    return _note(live, n, "opened", seat) if any(s == seat for s, _ in live.devices) else None


def _note(live: Live, n: int, kind: str, seat: int) -> st.Note:
    return st.Note(n, kind, {"seat": seat, "who": live.seats[seat].name})
