"""What a seat is told is the same, however little is asked of the rules for it."""

from __future__ import annotations

import pytest

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.server.champions import views


@pytest.mark.parametrize("setup", [("spider-man", "rhino"), ("she-hulk", "ultron"), ("iron-man", "klaw")])
def test_nothing_is_kept_silent_that_has_a_reason_worth_telling(setup):
    """Deeds that are skipped, and those taken for allowed, are what the rules say of them when they are asked."""
    hero, scenario = setup
    game = champions.new([hero], scenario, seed=3)
    bot, kinds = bot_of("random", 5), set()
    for _ in range(150):
        if game.result is not None:
            break
        for d in game.decisions:
            silent, offered = views._silent_deeds(game.state, d), {o.key for o in d.options}
            for o in views.intents(game.state, d.seat):
                found = game.explain(d.seat, o)
                if o.verb in silent:
                    assert not found.ok and found.key in views.SILENT, (d.kind, o, found)
                    kinds.add(d.kind)
                elif o.key in offered:
                    assert found.ok and found.key == game.why_class(True).key, (d.kind, o, found)
                    kinds.add(f"{d.kind} offered")
        d = game.decisions[0]
        game.answer(bot.choose(game, d), seat=d.seat)
    assert {"pay", "turn offered"} <= kinds
