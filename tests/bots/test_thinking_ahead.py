"""What a bot that thinks ahead asks of a game, without looking into its state."""

from __future__ import annotations

import pytest

from quickstrike import games

GAMES = ("champions", "dicethrone", "vs")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_how_far_it_is_and_whether_something_new_was_seen(name):
    kit = games.kit(name)
    game, bot = kit.setting()().new("ahead"), kit.bot_of("random", 1)
    assert game.clock() == (game.counts, game.time())
    marks, known = {game.revealed()}, 0
    for _ in range(80):
        if (d := game.decision) is None:
            break
        before, hidden = game.revealed(), {x: hand(game.resampled(d.seat, x), d.seat) for x in (1, 2)}
        assert len({str(x) for x in hidden.values()}) == 1, (
            "what a seat sees is the same in every world it holds possible"
        )
        game.answer(bot.choose(game, d))
        known += game.revealed() == before
        marks.add(game.revealed())
    assert len(marks) > 2 and known > 2, "cards are drawn now and then, not with every answer"


def hand(game, seat):
    return game.view(seat)["players"][seat].get("hand")


def test_a_drawn_card_is_noticed_and_a_blow_is_not():
    from quickstrike.testkit import build, close_all, foe

    close_all()
    t = build(hero="spider-man", villain=foe(hp=9, name="Villain"), play=["Avengers Mansion"], deck=["Genius"] * 3)
    mark = t.game.revealed()
    t.game.answer(t.game.find("attack", target="Villain"))
    assert t.game.revealed() == mark
    t.game.answer(t.game.find("use", card="Avengers Mansion"))
    assert t.game.revealed() != mark
    close_all()
