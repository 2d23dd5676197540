"""A bug report: the position a game is in, with the log, the answers and the version that led there."""

from __future__ import annotations

import json
from typing import Any

from ... import __version__
from ...kernel.errors import QuickstrikeError
from ...kernel.toml import dumps
from ..game import ChampionsGame
from ..text.story import tell
from .phrases import say


def report(game: ChampionsGame, lang: str = "en") -> str:
    """A file that `quickstrike position` takes, and a person can read."""
    about: dict[str, Any] = {
        "version": __version__,
        "setup": json.dumps(game.setup, ensure_ascii=False),
        "answers": [f"{seat} {o.id}" for seat, o in game.answers],
        "undone": [game.undone, game.peeked],
        "log": "".join(f"{line}\n" for line in story(game, lang)),
    }
    head = "".join(f"# {say(key).told(lang)}\n" for key in ("report", "report how"))
    return head + dumps({**game.positions().spec(game), "report": about})


def story(game: ChampionsGame, lang: str) -> list[str]:
    """The log in words: the game is played again, so that each line is told at its own moment."""
    out: list[str] = []
    told = 0

    def watch(g: ChampionsGame) -> None:
        nonlocal told
        out.extend("  " * x.depth + x.text for x in tell(g.state, g.log[told:], lang, range(len(g.state.players))))
        told = len(g.log)

    try:
        watch(ChampionsGame.replay(game.setup, [(seat, o.id) for seat, o in game.answers], watch))
    except (QuickstrikeError, KeyError):  # begun under other rules, or on a board: as well as the table of today allows
        out.clear()
        out.extend("  " * x.depth + x.text for x in tell(game.state, game.log, lang, range(len(game.state.players))))
    return out
