"""A text from elsewhere that is to become a table: a save, a replay (which is a save) or a position.

The state in a save is not trusted: only its setup and its answers count, and they are played again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from ...champions import ChampionsGame
from ...champions.decks import read_deck
from ...champions.position import load as load_position
from ...kernel.documents import read
from ...kernel.errors import QuickstrikeError
from ...kernel.game import read_save
from ..notices import Denied

KEYS = "scenario|modular|mode|seed|phase|round|villain|main|side|player|encounter|step|expect|title"
SETTING = re.compile(rf'^[ \t]*+[\[{{]*+[ \t]*+"?(?:{KEYS})\b[\w.]*+"?[ \t]*+[\]=:]', re.M)
"""A line as positions have them: whoever wrote one wants to know what is wrong in it."""


def game_of(text: str) -> ChampionsGame:
    if not text.strip():
        raise Denied(422, "no save text", where="text")
    try:
        if text.lstrip().startswith("{") and '"quickstrike"' in text:
            return played(text)
        written = read(text, "").data
        if isinstance(written, Mapping) and isinstance(save := written.get("save"), str):
            return played(save)  # in the middle of an effect a position is a save
        return load_position(text).game
    except QuickstrikeError as e:
        if '"quickstrike"' in text or SETTING.search(text):
            raise Denied(422, "pass on", what=e, where="text") from e
        raise Denied(422, "a deck" if _is_deck(text) else "not loadable", where="text") from e


def played(text: str) -> ChampionsGame:
    v = read_save(text, ChampionsGame.name)
    if isinstance(position := v["setup"].get("position"), Mapping):
        load_position(position)  # a table that no game could come to is refused here as it is in a file
    game = ChampionsGame.replay(v["setup"], v["answers"])
    game.undone, game.peeked = v["undone"]
    return game


def _is_deck(text: str) -> bool:
    with suppress(QuickstrikeError):
        return bool(read_deck(text).size)
    return False
