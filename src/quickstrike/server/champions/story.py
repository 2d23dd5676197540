"""The story of a game as the log shows it: for each audience its own, because nobody reads what he can't know."""

from __future__ import annotations

from typing import Any

from ...champions import ChampionsGame
from ...champions.text.story import Line, tell
from ...kernel.errors import QuickstrikeError

Audience = tuple[tuple[int, ...], str]
"""(seats that read it, language)"""
Lines = list[dict[str, Any]]
SENT = 200  # lines that a table message has


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


def retold(game: ChampionsGame, to: Audience) -> Lines:
    """The whole story: the game is played again, so that each line is told at its own moment."""
    out: Lines = []
    told = 0

    def watch(g: ChampionsGame) -> None:
        nonlocal told
        out.extend(lines(g, g.log[told:], to))
        told = len(g.log)

    try:
        watch(ChampionsGame.replay(game.setup, [(seat, o.id) for seat, o in game.answers], watch))
    except (QuickstrikeError, KeyError):  # begun under other rules: told as well as the table of today allows
        return lines(game, game.log, to)
    return out


def as_text(story: Lines) -> str:
    return "".join("  " * x["depth"] + x["text"] + "\n" for x in story)
