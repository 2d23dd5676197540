"""The coach: lines with what comes of them, and a played game looked at again."""

from __future__ import annotations

import json

import pytest

from quickstrike import champions, games
from quickstrike.bots import bot_of
from quickstrike.bots.coach import hint, review
from quickstrike.bots.coach.advice import Advice
from quickstrike.kernel.errors import IllegalAnswer

GAMES = ("champions", "dicethrone", "vs")


def under_way(name="champions", kinds=("turn", "roll", "priority"), seed="a"):
    """A game that has come to such a decision."""
    kit = games.kit(name)
    game = kit.game().begin(kit.setting()(), seed)
    bot = kit.bot_of(kit.clever)
    while game.decision.kind not in kinds or len(game.decision.options) < 3:
        game.answer(bot.choose(game, game.decision))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_says_what_to_do_and_what_comes_of_it_in_both_languages(name):
    game = under_way(name)
    before = game.canonical()
    lines = hint(game, "30")
    assert game.canonical() == before
    best = lines[0]
    assert game.decision.find(best.ids[0]) is not None
    assert best.worlds >= 4 and 0 <= best.chance <= 1
    said = {lang: best.told(lang) for lang in ("en", "fr")}
    assert f"{best.worlds} worlds" in said["en"] and f"{best.worlds} mondes" in said["fr"]
    assert not any("{" in x for x in said.values())


def test_a_hint_counts_in_how_many_worlds_the_scheme_completes():
    from tests.bots.conftest import Seat

    from quickstrike.testkit import foe, scheme

    b = Seat(
        hero="spider-man", villain=foe(hp=30, name="Villain"), main=scheme(target=7, step=1, name="Plan"), threat=6
    )
    lines = hint(b.t.game, "60", most=12)
    first = {line.ids[0].partition("/")[0]: line for line in lines}
    assert "thwart" in lines[0].steps()[0].lower()
    assert lines[0].facts["scheme complete"] == 0
    worst = max(lines, key=lambda x: x.facts["scheme complete"])
    assert worst.facts["scheme complete"] > 0, first
    assert worst.chance < lines[0].chance


def test_a_hint_that_had_hardly_any_time_still_says_something():
    lines = hint(under_way(), "1")
    assert len(lines) == 1 and lines[0].steps()


def test_nobody_who_is_not_asked_gets_a_hint():
    with pytest.raises(IllegalAnswer, match="nobody at this seat is asked"):
        hint(under_way(), "5", seat=1)


def planted(seed="a", in_round=3):
    """A short game in which a turn is simply ended once, in its last round, and the number of that answer."""
    game = champions.new(["captain-marvel"], "rhino", "standard", seed)
    bot, at = bot_of("heuristic"), -1
    while game.time() <= in_round and (d := game.decision) is not None:
        if at < 0 and d.kind == "turn" and game.time() == in_round:
            at = len(game.answers)
            game.answer("end_turn")
        else:
            game.answer(bot.choose(game, d))
    return game, at


def test_a_review_finds_a_planted_blunder_and_says_what_was_better():
    game, at = planted()
    found = review(game, "16")
    worst = found.mistakes[0]
    assert worst.number == at and worst.played.ids == ("end_turn",)
    assert worst.loss >= 0.05 and worst.better.chance - worst.chance == worst.loss
    assert len(found.mistakes) * 5 <= len(found.moments)
    assert [n for n, _ in found.curve(0)] == [0, 1, 2, 3]
    rows = found.shown()["moments"]
    assert next(r for r in rows if r["answer"] == at)["better"] == worst.better.ids[0]


@pytest.mark.parametrize(("lang", "words"), [("en", "Better: "), ("fr", "Mieux : ")])
def test_a_review_at_the_command_line(tmp_path, capsys, lang, words):
    from quickstrike.cli import main

    game, at = planted(in_round=2)
    file = tmp_path / "game.json"
    file.write_text(game.save(), "utf-8")
    assert main(["review", str(file), "--budget", "12", "--lang", lang, "--no-color"]) == 0
    said = capsys.readouterr().out
    assert words in said and "█" in said and f" {at + 1})" in said


def test_a_review_as_json_and_what_is_wrong_with_one(tmp_path, capsys):
    from quickstrike.cli import main

    game, _ = planted()
    game.undo(len(game.answers) - 8)
    file = tmp_path / "game.json"
    file.write_text(game.save(), "utf-8")
    assert main(["review", str(file), "--budget", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moments"]
    assert main(["review", str(file), "--budget", "long"]) == 2
    assert "takes seconds" in capsys.readouterr().err
    assert main(["review", str(file), "--seats", "9"]) == 2


def test_of_two_lines_only_what_is_different_is_told():
    game = under_way()
    facts = {"villain beaten": 0, "defeated": 2, "hit points": 4.0, "villain": 9.5}
    one = Advice(game, 0, ("x",), 0.5, 0.1, 8, facts)
    other = Advice(game, 0, ("y",), 0.7, 0.1, 8, {**facts, "villain": 3.0})
    assert one.because("en") == "you are defeated in 2 of 8, you have 4 hit points left, the villain has about 10"
    assert one.because("en", other) == "the villain has about 10" and other.because("en", one) == "the villain has 3"
    assert one.because("en", one) == ""
