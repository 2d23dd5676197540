"""A bot that plays through the screen: it types the number of what it wants, with questions in between."""

from __future__ import annotations

import io
import re

import pytest

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.champions.faces import FACES
from quickstrike.games import kit
from quickstrike.kernel.chance import draw
from quickstrike.term.champions.session import Session
from quickstrike.term.paint import ANSI, Paint

ASIDES = (
    "log 5",
    "help",
    "board",
    "why",
    "why attack rhino",
    "card rhino",
    "offer",
    "offer 1",
    "undo",
    "undo 3",
    "1 2",
    "x",
    "save",
)


class Typist(Session):
    """`asides`: how often it types something else, out of 256."""

    def __init__(self, *args, bot, asides=0, **kwargs):
        super().__init__(*args, kit=kit("champions"), **kwargs)
        self.bot, self.asides, self.typed = bot, asides, 0

    def read(self, prompt):
        self.typed += 1
        chance = draw(self.game.setup["seed"], self.typed)
        d = next((x for x in self.game.state.pending if x.seat not in self.bots), None)
        if d is None:
            return ""
        if chance % 256 < self.asides:
            return ASIDES[(chance >> 8) % len(ASIDES)]
        if self.selection is not None and self.selection.picked:
            return "1"
        o = self.bot.choose(self.game, d)
        return str(self.options.index(o) + 1) if o in self.options else "1"


def play(tmp_path, seed, lang, heroes, bot, asides=0, width=80):
    g = champions.new(heroes, seed=seed, mode="expert" if seed % 2 else "standard")
    out, paint = io.StringIO(), Paint(True, width)
    t = Typist(g, tmp_path / "x.json", lang=lang, out=out, paint=paint, bot=bot_of(bot, seed), asides=asides)
    assert t.run() == 0
    assert g.result in ("won", "lost") and not g.invariants()
    return ANSI.sub("", out.getvalue())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("seed", "heroes", "bot"),
    [
        (1, ["spider-man"], "heuristic"),
        (2, ["captain-marvel"], "heuristic"),
        (3, ["spider-man", "captain-marvel"], "random"),
        (4, ["captain-marvel", "spider-man"], "heuristic"),
    ],
)
def test_whole_games_through_the_screen(tmp_path, seed, lang, heroes, bot):
    text = play(tmp_path, seed, lang, heroes, bot)
    assert max(len(line) for line in text.splitlines() if str(tmp_path) not in line) <= 80
    assert not re.search(r"[{}]|None|Traceback", text)


@pytest.mark.parametrize("seed", range(4))
def test_with_all_sorts_of_questions_in_between(tmp_path, seed):
    play(tmp_path, seed, "fr" if seed % 2 else "en", ["spider-man", "captain-marvel"], "random", asides=90)


def test_a_narrow_screen(tmp_path):
    text = play(tmp_path, 5, "fr", ["spider-man"], "heuristic", width=50)
    longest = max(len(f.name_in("fr")) for f in FACES.values())
    assert max(map(len, text.splitlines())) <= 50 + longest
