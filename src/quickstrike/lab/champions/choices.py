"""The values that a field of a table of Champions may have, for studies over all of them."""

from __future__ import annotations

from collections.abc import Sequence

from ...champions import HEROES, MODES, SCENARIOS
from ...champions.faces import face_of
from ...champions.scenarios import modular_sets
from ...champions.shelf import sets_for
from ...champions.text.names import title


def choices(name: str) -> Sequence[str]:
    if name == "heroes":
        return [f"{hero}:{aspect}" for hero, x in HEROES.items() for aspect in x.decks]
    if name in ("standard_set", "expert_set"):
        return sets_for(name.removesuffix("_set"))
    return {"scenario": tuple(SCENARIOS), "mode": tuple(MODES), "modular": tuple(modular_sets())}.get(name, ())


def card_title(code: str, lang: str) -> str:
    return title(face_of(code), lang)
