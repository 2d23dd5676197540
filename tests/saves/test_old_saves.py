"""Saves made in the middle of effects, before steps had names and decisions said what they ask: they are played again, or refused in one sentence."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from quickstrike.champions import ChampionsGame
from quickstrike.dicethrone import DiceThroneGame
from quickstrike.kernel.errors import SaveError

HERE = Path(__file__).parent
GAMES = {"defend": ChampionsGame, "pay": ChampionsGame, "dicethrone-defence": DiceThroneGame}


@pytest.mark.parametrize("name", GAMES)
def test_an_old_save_goes_on_where_it_was(name):
    text = (HERE / f"{name}.json").read_text()
    old, g = json.loads(text), GAMES[name].load(text)
    assert g.migrated and g.decision.kind == name.split("-")[-1] == old["state"]["pending"][0][1]
    assert len(g.answers) == len(old["answers"])
    assert not GAMES[name].load(g.save()).migrated


@pytest.mark.parametrize("name", GAMES)
def test_one_whose_answers_no_longer_fit_is_refused_in_one_sentence(name):
    old = json.loads((HERE / f"{name}.json").read_text())
    old["answers"][-1][1] = "dance"
    with pytest.raises(SaveError, match=r"^this save was made before '\w+' changed, and its answers"):
        GAMES[name].load(json.dumps(old))


# ---- what is asked
def test_what_an_old_decision_asks_is_found_out_by_playing_it_again():
    text = (HERE / "pay.json").read_text()
    (pending,) = json.loads(text)["state"]["pending"]
    g = ChampionsGame.load(text)
    assert len(pending) == 6, "seat, kind, options, about, optional, number: not what it asks"
    ask = g.decision.ask
    assert ask.kind == "pay" and {o.id for o in g.decision.options} - {"back"} <= {*ask.of}
    enough = next(x for n in range(1, 4) for x in combinations(ask.of, n) if ask.enough(x))
    g.choose(enough[::-1])
    assert g.decision.kind != "pay"


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_alone_that_does_not_say_what_it_asks(name):
    """All else is of today: it is played again; with an answer that does not fit it is refused in one sentence."""
    now = json.loads(GAMES[name].load((HERE / f"{name}.json").read_text()).save())
    now["state"]["pending"] = [d[:6] for d in now["state"]["pending"]]
    g = GAMES[name].load(json.dumps(now))
    assert g.migrated and g.decision.ask == GAMES[name].load(g.save()).decision.ask
    now["answers"][-1][1] = "dance"
    with pytest.raises(SaveError, match=r"^this save was made before '\w+' changed, and its answers"):
        GAMES[name].load(json.dumps(now))


# ---- chance
@pytest.mark.parametrize("name", GAMES)
def test_a_save_of_before_another_shuffle_is_played_again_or_refused_in_one_sentence(name):
    """What lies on its table came from cards shuffled in another way: it could not be taken back to its beginning."""
    now = json.loads(GAMES[name].load((HERE / f"{name}.json").read_text()).save())
    assert not GAMES[name].load(json.dumps(now)).migrated
    del now["chance"]
    g = GAMES[name].load(json.dumps(now))
    assert g.migrated and len(g.answers) == len(now["answers"])
    now["answers"][-1][1] = "dance"
    with pytest.raises(SaveError, match=r"^this save was made before 'shuffle' changed, and its answers are no longer"):
        GAMES[name].load(json.dumps(now))
