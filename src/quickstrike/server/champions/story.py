"""Lines of the story as the page of Champions reads them: with the cards that they name."""

from __future__ import annotations

from typing import Any

from ...champions import ChampionsGame
from ...champions.text.story import Line, tell
from ..story import Audience, Lines


def lines(game: ChampionsGame, notes: list[tuple[Any, ...]], to: Audience) -> Lines:
    """What the last answer brought about, told at the table as it left it."""
    n = len(game.answers)
    return [_line(game, n, x) for x in tell(game.state, notes, to[1], to[0])]


def _line(game: ChampionsGame, n: int, x: Line) -> dict[str, Any]:
    codes = list(dict.fromkeys(game.state.face(c).code for c in x.cards))
    out: dict[str, Any] = {"n": n, "depth": x.depth, "kind": x.kind, "text": x.text}
    if codes:
        out["cards"], out["ids"] = codes, list(x.cards)
    return {**out, "rule": x.rule} if x.rule else out
