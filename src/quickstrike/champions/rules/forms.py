"""The forms that an identity can change to. rr:form-change-form"""

from __future__ import annotations

from ..faces import FACES, OTHER_SIDES, unblanked
from ..table import Table
from ..vocab import OTHER_HERO
from . import stats


def sides_to(s: Table, seat: int, form: str) -> tuple[str, ...]:
    """The sides to which this player could change: any other, those of a form, of a hero form by its trait, or of the
    hero form they are not in. rr:form-change-form rr:flip"""
    if s.players[seat].out or stats.cannot_player(s, seat, "change form"):
        return ()
    now = s.identity(seat).face
    others = OTHER_SIDES.get(unblanked(now).code, ())
    if form == OTHER_HERO:
        return tuple(c for c in others if now.kind == FACES[c].kind == "hero")
    if form in ("hero", "alter-ego"):
        kind = form.replace("-", "_")
        return () if now.kind == kind else tuple(c for c in others if FACES[c].kind == kind)
    return tuple(c for c in others if not form or form in FACES[c].traits)
