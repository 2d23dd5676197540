"""Decks of the Vs. System as text: what is right about them, and what they are worth. Beside the event loop."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from ... import games
from ...kernel.errors import QuickstrikeError
from ...kernel.language import Said
from ...vs.decks import RULES, Deck, check_deck
from ...vs.setting import VsSetting
from ..decks import TEXT
from ..messages import Lang, Strict
from ..notices import Denied, upper
from ..trials import tried

OURS = "vsc "


class VsDeck(Strict):
    """text: as a deck file has it."""

    text: str = Field(max_length=TEXT)
    lang: Lang = "en"


class VsTrial(VsDeck):
    """against: the other deck, by name. begin: the number of the first game."""

    against: str = Field(default="tidewatch", max_length=80)
    seed: str = Field(default="trial", max_length=40)
    begin: int = Field(default=0, ge=0, le=10_000)


def checked_deck(text: str, lang: str) -> dict[str, Any]:
    """What `POST /vs/decks/check` answers."""
    try:
        deck, mistakes = check_deck(text, "")
    except QuickstrikeError as e:
        told = upper(e.told(lang))
        faults = [{"text": told, "rule": "", "card": ""}]
        return {"legal": False, "cards": 0, "name": "", "list": {}, "breaches": [told], "faults": faults}
    faults = [fault(e, lang) for e in mistakes]
    return {
        "legal": not faults,
        "cards": sum(n for n, _ in deck.cards),
        "name": deck.name.said(lang),
        "list": counted(deck),
        "breaches": [f["text"] for f in faults],
        "faults": faults,
    }


def fault(e: QuickstrikeError, lang: str) -> dict[str, Any]:
    """A breach of the rules without the line it is in: whoever builds a deck sees none."""
    what = e.data.get("what")
    key = what.key.removeprefix(OURS) if isinstance(what, Said) else ""
    if key not in RULES or not isinstance(what, Said):
        return {"text": upper(e.told(lang)), "rule": "", "card": ""}
    return {"text": upper(what.told(lang)), "rule": RULES[key], "card": what.data.get("code", "")}


def counted(d: Deck) -> dict[str, int]:
    found: dict[str, int] = {}
    for n, code in d.cards:
        found[code] = found.get(code, 0) + n
    return found


def tried_deck(wanted: VsTrial) -> dict[str, Any]:
    try:
        setting = VsSetting((wanted.text, wanted.against))
        return tried(games.kit("vs"), setting, wanted.seed, wanted.begin)
    except QuickstrikeError as e:
        raise Denied(422, "pass on", what=e, where="text") from e
