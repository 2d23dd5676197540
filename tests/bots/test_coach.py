"""The coach: lines with what comes of them, and a played game looked at again."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from quickstrike import champions, games
from quickstrike.bots import bot_of
from quickstrike.bots.coach import hint, review
from quickstrike.bots.coach.advice import Advice, compared, unlike
from quickstrike.bots.search.halving import Tried
from quickstrike.bots.search.lines import Line
from quickstrike.cli.review import BARS
from quickstrike.kernel.errors import IllegalAnswer, SetupError

GAMES = ("champions", "dicethrone", "vs")


def under_way(name="champions", kinds=("turn", "roll", "priority"), seed="a", fewest=3):
    """A game that has come to such a decision."""
    kit = games.kit(name)
    game = kit.game().begin(kit.setting()(), seed)
    bot = kit.bot_of(kit.clever)
    while game.decision.kind not in kinds or len(game.decision.options) < fewest:
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
    assert f"the main scheme is completed in 0 of {lines[0].worlds}" in lines[0].because("en")
    assert f"the main scheme is completed in {worst.facts['scheme complete']} of {worst.worlds}" in worst.because("en")


@pytest.mark.parametrize("hero", ["she-hulk", "black-panther"])
def test_lines_do_not_read_alike_and_stand_in_the_order_of_their_chances(hero):
    """She-Hulk's first lines were not in order; Black Panther's differed in what pays for a card and in nothing else."""
    game = champions.new([hero], "rhino", "standard", f"p/{hero}/rhino")
    bot = bot_of("heuristic")
    while game.decision.kind != "turn" or game.time() < 1:
        game.answer(bot.choose(game, game.decision))
    lines = hint(game, 120)
    assert len({tuple(sorted(x.steps())) for x in lines}) == len(lines) == 3
    assert [x.chance for x in lines] == sorted((x.chance for x in lines), reverse=True)
    assert len({x.worlds for x in lines}) == 1


def test_lines_that_do_the_same_in_another_order_are_told_once():
    game = under_way()
    rows = [o for o in game.decision.options if o.verb != "concede"][:2]
    alike = [Tried(Line((rows[0].id,))), Tried(Line((rows[0].id,))), Tried(Line((rows[1].id,)))]
    assert unlike(game, 0, alike, 3) == [alike[0], alike[2]] and unlike(game, 0, alike, 1) == alike[:1]


def test_a_budget_may_be_a_number_of_trials():
    game = under_way()
    by_text, by_number = hint(game, "24"), hint(game, 24)
    assert [(x.ids, x.chance) for x in by_number] == [(x.ids, x.chance) for x in by_text]
    assert review(game, 4).moments == () or review(game, 4).moments[0].played.worlds
    with pytest.raises(SetupError, match="takes seconds"):
        hint(game, -3)


def at_the_mulligan():
    game = champions.new(["spider-man"], "rhino", "standard", "3")
    assert game.decision.kind == "mulligan"
    return game


def test_what_was_picked_of_a_row_is_not_advised_again_and_keeping_the_rest_is_rated():
    game = at_the_mulligan()
    ids = [o.id for o in game.decision.options if o.verb == "discard"]
    for picked in (ids[:1], [ids[2], ids[0]]):
        firsts = [x.ids[0] for x in hint(game, 60, most=8, picked=picked)]
        assert "done" in firsts and len(firsts) >= 3 and not {*picked} & {*firsts}
    assert "done" in [x.ids[0] for x in hint(game, 60, most=2, picked=ids[:1])]
    assert game.decision.kind == "mulligan" and not game.answers


def test_what_is_left_to_the_policy_says_so_and_why():
    [line] = hint(under_way("vs", ("mulligan",), fewest=2), 20)
    assert not line.worlds
    assert line.because("en").startswith("chosen by rules of thumb, so without a chance: what a hand brings shows")
    assert "plus tard" in line.because("fr") and line.told("en").endswith(line.because("en"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_that_is_left_to_the_policy_has_a_reason(name, lang):
    game = under_way(name)
    for kind in games.kit(name).bot_of("search").guide.settled:
        said = Advice(game, 0, (), 0.0, 0.0, 0, {}, left=kind).because(lang)
        assert len(said) > 60 and "{" not in said


def test_where_nothing_else_can_be_done_the_coach_says_that():
    game = under_way("vs", ("priority",))
    d = game.decision
    d.options = d.options[:1]
    [line] = hint(game, 20)
    assert line.because("en") == "there is nothing else to do"


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
    curve = found.curve(0)
    assert [n for n, _ in curve] == [0, 1, 2, 3]
    assert [m for _, row in curve for m in row] == list(found.moments)
    rows = found.shown()["moments"]
    assert found.ended == {0: game.payoff(0)} and found.shown()["ended"][0]["seat"] == 0
    assert next(r for r in rows if r["answer"] == at)["better"] == worst.better.ids[0]


@pytest.mark.parametrize(("lang", "words"), [("en", "Better: "), ("fr", "Mieux : ")])
def test_a_review_at_the_command_line(tmp_path, capsys, lang, words):
    from quickstrike.cli import main

    game, at = planted(in_round=2)
    file = tmp_path / "game.json"
    file.write_text(game.save(), "utf-8")
    assert main(["review", str(file), "--budget", "12", "--lang", lang, "--no-color"]) == 0
    said = capsys.readouterr().out
    assert words in said and f" {at + 1})" in said
    found = review(game, "12")
    rows = [
        line.split("%")[1].strip(" 0123456789") for line in said.splitlines() if "%" in line and set(line) & set(BARS)
    ]
    assert [len(row) for row in rows] == [len(moments) for _, moments in found.curve(0)]


@pytest.mark.parametrize(("lang", "end"), [("en", "at the end"), ("fr", "à la fin")])
def test_a_curve_goes_on_to_the_end_of_the_game(tmp_path, capsys, lang, end):
    from quickstrike.cli import main

    game = under_way()
    game.answer(game.find("end_turn"))
    while game.decision.kind != "turn":
        game.answer(game.decision.options[-1])
    game.answer(game.find("concede"))
    file = tmp_path / "game.json"
    file.write_text(game.save(), "utf-8")
    assert game.result == "lost" and main(["review", str(file), "--budget", "4", "--lang", lang, "--no-color"]) == 0
    assert re.search(rf"^  {end} +0 %$", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_any_save_is_reviewed_by_the_same_command_as_far_as_it_went(tmp_path, capsys, name):
    from quickstrike.cli import main

    game, file = under_way(name), tmp_path / "game.json"
    bot = games.kit(name).bot_of(games.kit(name).clever)
    while len(game.answers) < 12:
        game.answer(bot.choose(game, game.decision))
    file.write_text(game.save(), "utf-8")
    assert main(["review", str(file), "--budget", "4"]) == 0
    said = capsys.readouterr().out
    assert "The game is not over: looked at as far as it went, 12 answers." in said
    assert set(said) & set(BARS) and "No decision was surely a mistake." in said and "at the end" not in said


def test_a_game_without_a_decision_is_not_said_to_be_without_mistakes(tmp_path, capsys):
    from quickstrike.cli import main

    file = tmp_path / "game.json"
    file.write_text(at_the_mulligan().save(), "utf-8")
    assert main(["review", str(file)]) == 0
    said = capsys.readouterr().out
    assert "could be looked at" in said and "mistake" not in said
    file.write_text('{"game": ["x"]}', "utf-8")
    assert main(["review", str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err


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
    assert main(["review", str(file), "--budget", "1s*2"]) == 2
    assert "one core" in capsys.readouterr().err
    assert main(["review", str(file), "--seats", "9"]) == 2


def lines_with(*facts):
    return [Advice(under_way(), 0, ("x",), 0.5, 0.1, 8, x) for x in facts]


def test_lines_that_are_compared_tell_what_they_differ_by_what_weighs_most_first():
    facts = {"villain beaten": 0, "defeated": 2, "hit points": 4.0, "villain": 9.5, "minions": 0.0}
    alone, _ = lines_with(facts, facts)
    assert alone.because("en") == (
        "you are defeated in 2 of 8, you have 4 hit points left, the villain has about 10 hit points"
    )
    one, other = compared(lines_with(facts, {**facts, "villain": 3.0}))
    assert one.because("en") == "the villain has about 10 hit points"
    assert other.because("en") == "the villain has 3 hit points"
    one, other = compared(lines_with({**facts, "hit points": 2.0}, {**facts, "defeated": 0}))
    assert one.because("en") == "you are defeated in 2 of 8, you have 2 hit points left"
    assert other.because("en") == "you are defeated in 0 of 8, you have 4 hit points left"
    one, _ = compared(lines_with({**facts, "minions": 2.0}, {**facts, "villain": 12.0}))
    assert one.because("en") == "there are 2 minions, the villain has about 10 hit points"


def test_what_is_the_same_in_all_lines_says_so():
    facts = {"defeated": 0, "hit points": 4.0, "villain": 9.5}
    one, other = compared(lines_with(facts, {**facts, "hit points": 4.2}))
    assert one.because("en") == (
        "what the coach counts is alike (you have 4 hit points left, the villain has about 10 hit points)"
    )
    assert other.because("en") != one.because("en")  # about 4


def test_numbers_agree_with_their_nouns_and_french_marks_have_their_space():
    line = lines_with({"threat": 1.0, "minions": 0.4, "hit points": 2.0})[0]
    assert line.because("fr") == (
        "la manigance principale a 1 menace, il y a environ 0 sbire, il vous reste 2 points de vie"
    )
    line = replace(line, worlds=1)
    assert "1 world);" in line.told("en") and "1 monde)\u00a0; " in line.told("fr").replace(" ;", "\u00a0;")
