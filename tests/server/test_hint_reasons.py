"""Why the bot of a duel would do something is said in words of that decision, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quickstrike import games
from quickstrike.server.notices import HINTS


def asked(game, answers) -> Iterator:
    """(game, decision, what the cleverest bot would do) wherever it has a choice."""
    kit = games.kit(game)
    bot = kit.bot_of(kit.clever)
    for n, table in enumerate(kit.tables(3, "hints")):
        playing = table.new(f"hints {n}")
        for _ in range(answers):
            if (d := playing.decision) is None:
                break
            o = bot.choose(playing, d)
            if len(d.options) > 1:
                yield playing, d, o
            playing.answer(o)


@pytest.mark.parametrize("game", ["vs", "dicethrone"])
def test_most_hints_say_more_than_that_the_bot_likes_it(game):
    wire = games.kit(game).wire()
    said = [(d.kind, o.verb, [wire.reason(g, d, o, lang) for lang in ("en", "fr")]) for g, d, o in asked(game, 150)]
    plain = [
        (kind, verb)
        for kind, verb, (en, fr) in said
        if en.endswith(HINTS["en"]["other"]) or fr.endswith(HINTS["fr"]["other"])
    ]
    assert len(said) > 150 and len(plain) < len(said) / 20, plain
    assert all(en != fr for *_, (en, fr) in said)


def test_what_one_has_just_done_takes_effect_first():
    wire = games.kit("vs").wire()
    said = set()
    for g, d, o in asked("vs", 150):
        if (d.kind, o.verb) == ("priority", "pass"):
            chain = g.state.chain
            own = bool(chain) and chain[-1].seat == d.seat
            said.add((own, wire.reason(g, d, o, "en")))
    told = wire.hints["en"]
    assert said == {(True, told["priority.own"]), (False, told["priority.pass"])}


def test_the_card_of_one_s_own_is_named():
    wire = games.kit("vs").wire()
    for g, d, o in asked("vs", 40):
        if o.verb == "resource":
            assert wire.reason(g, d, o, "en").startswith(f"{wire.named(g, o, 'en')}: of your hand ")
            assert wire.reason(g, d, o, "fr").startswith(f"{wire.named(g, o, 'fr')} : de votre main, ")
            return
    raise AssertionError("nobody chose a resource")
