"""The text of a save is what the standard library would write, however it is written."""

import json

import pytest

from quickstrike import games
from quickstrike.bots.random_bot import RandomBot
from quickstrike.kernel.jsontext import MOST, QUOTED, written
from quickstrike.kernel.savetext import UNWRITTEN, dumps, grown

VALUES = (
    *(None, True, False, 0, -1, -2, 1022, 1023, 1024, 10**30, 1.5, "", "plain", 'a "word"\n\t\\ \x01', "œuvre 🎲", "'"),
    *([], (), {}, [[], {}], [1, "a", None, True, [2, (3,)]], ("a", 1), [True, 1, 0, False]),
    *({"a": 1, "b": [1, 2], "": {}}, {1: "a", None: "b", False: "c"}, {"é": {"x": (1, (2,))}}),
)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_it_is_the_same_text(value):
    assert written(value) == dumps(value) == json.dumps(value, ensure_ascii=False)


def test_what_is_no_json_is_refused():
    with pytest.raises(TypeError):
        written([object()])


def test_words_that_somebody_makes_up_do_not_stay_forever():
    for n in range(MOST + 5):
        written(f"word {n}")
    assert len(QUOTED) <= MOST and written("word 1") == '"word 1"'


def test_a_list_that_grows_is_written_on_and_one_that_was_cut_off_anew():
    notes = [("a", 1), ("b", 2)]
    kept = grown(UNWRITTEN, notes)
    assert kept[2] == '["a", 1], ["b", 2]' and grown(kept, notes) is kept
    notes.append(("c", 3))
    assert grown(kept, notes)[2] == kept[2] + ', ["c", 3]'
    notes[1:] = [("b", 4), ("c", 3)]
    assert grown(kept, notes)[2] == '["a", 1], ["b", 4], ["c", 3]'
    notes.clear()
    assert grown(kept, notes)[2] == ""
    assert grown(UNWRITTEN, [1, 2], lambda new: [n + 1 for n in new])[2] == "2, 3"


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_is_saved_after_every_answer_and_undo(name):
    """What it kept of its saves before never shows: a game that was never saved says the same."""
    table = next(iter(games.kit(name).tables(1, "saved")))
    game, bot = table.new("saved"), RandomBot(1)
    for n in range(40):
        if (d := game.decision) is None:
            break
        game.answer(bot.choose(game, d))
        if n % 7 == 6:
            game.undo(3)
        text, copy = game.save(), game.clone()
        assert json.dumps(json.loads(text), ensure_ascii=False) == text == copy.save()
        told = json.loads(text)
        assert told["answers"] == [[seat, o.id] for seat, o in game.answers]
        assert told["log"] == json.loads(json.dumps(game.log))
        assert game.load(text).save() == text
