"""By which names a card goes, in which form a player is, and whose set a card is of. rr:referential-ability rr:subtitle rr:form-change-form"""

from __future__ import annotations

from typing import Any

from ...kernel.state import Scope
from ..faces import FACES, OTHER_SIDES, Face, cards_of
from ..table import PLAY, SCENARIO, Table


def called(title: str) -> str:
    """A title without what stands in parentheses. rr:referential-ability"""
    return title.partition(" (")[0]


def aliases(face: Face) -> tuple[str, ...]:
    """The names by which a person is known: all titles of an identity, title and subtitle of an ally. rr:subtitle
    rr:team-up rr:unique-icon"""
    return face.name, face.subname, *(FACES[code].name for code in OTHER_SIDES.get(face.code, ()))


def has_form(s: Table, c: int, name: str) -> bool:
    """hero, alter-ego, or a form that a card with the form keyword grants, by its sort or its title. rr:form-change-form
    rr:hero-hero-form rr:alter-ego-alter-ego-form"""
    inst = s.play.get(c)
    if inst is None:
        return False
    if name in ("hero", "alter-ego"):
        return inst.face.kind == name.replace("-", "_")
    if inst.face.kind == "hero" and len(OTHER_SIDES.get(inst.face.code, ())) > 1 and name in inst.face.traits:
        return True  # one of two hero forms
    return any(
        inst.controller == s.play[x].controller and name in (k.of, s.play[x].face.name)
        for x in s.zones[PLAY]
        if (k := s.play[x].face.keywords.get("form"))
    )


def own(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """Of a card that no player owns, an obligation for one, "your" identity's. rr:identity-specific-card"""
    owner = s.owners[c] if s.owners[c] != SCENARIO else sc.you
    return s.face(c).set is not None and s.face(c).set == s.front(s.players[owner].identity).set


def nemesis(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """The nemesis minion is the first minion of its set. rr:nemesis-encounter-set"""
    face, of = s.face(c), f"{s.front(s.players[sc.you].identity).set}_nemesis"
    return face.set == of and (
        not f.itself or face.code == next(x["code"] for x in cards_of(of) if x["type"] == "minion")
    )
