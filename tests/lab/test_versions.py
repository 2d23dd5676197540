"""Two versions of a card: files that change cards, each table played with its own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from quickstrike.champions.faces import FACES, FOLLOWERS
from quickstrike.champions.own_cards import VERSIONS, packed
from quickstrike.champions.setting import ChampionsSetting
from quickstrike.cli import main
from quickstrike.dicethrone import loading
from quickstrike.dicethrone.setting import DiceThroneSetting
from quickstrike.kernel.errors import SetupError
from quickstrike.lab.simulate import Lineup, play_one
from quickstrike.lab.study.tables import Tables

KICK = "01005"
STRONGER = f'facts("{KICK}", cost=1)\ncard("{KICK}", hero_action(attack(AN_ENEMY, 16)))\n'


@pytest.fixture(autouse=True)
def _as_printed():
    yield
    VERSIONS.use(())


@pytest.fixture
def file(tmp_path):
    """Writes a file of cards; gives its path."""

    def write(text, name="kick.py"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        return str(path)

    return write


def test_each_table_has_its_own_version_and_the_printed_one_comes_back(file):
    own, printed = ChampionsSetting(own=(packed(file(STRONGER)),)), FACES[KICK]
    known = len(FOLLOWERS)
    own.check()
    assert (printed.cost, FACES[KICK].cost) == (3, 1)
    assert FACES[KICK].facts["resource_mental"] == printed.facts["resource_mental"], "what is not named stays"
    ChampionsSetting().check()
    assert FACES[KICK] is printed and len(FOLLOWERS) == known


def test_a_changed_card_is_played_and_leaves_no_trace_on_the_printed_game(file):
    own = Lineup("champions", ChampionsSetting(own=(packed(file(STRONGER)),)), ("heuristic",))
    plain = Lineup("champions", ChampionsSetting(), ("heuristic",))
    before = [play_one(plain, f"v/{i}") for i in range(2)]
    changed = [play_one(own, f"v/{i}") for i in range(2)]
    assert not any(r.error for r in changed) and changed != before
    assert [play_one(plain, f"v/{i}") for i in range(2)] == before
    assert [play_one(own, f"v/{i}") for i in range(2)] == changed


def test_what_was_made_of_a_card_is_made_of_its_version(file):
    from quickstrike.champions.faces import blank_face

    ally = "01058"  # as an ally without its text
    assert blank_face(FACES[ally]).facts["health"] == FACES[ally].facts["health"] != 9
    ChampionsSetting(own=(packed(file(f'facts("{ally}", health=9)')),)).check()
    assert blank_face(FACES[ally]).facts["health"] == 9
    ChampionsSetting().check()
    assert blank_face(FACES[ally]).facts["health"] == FACES[ally].facts["health"] != 9


def test_the_lab_compares_two_versions_and_says_which_is_which(file, tmp_path, capsys):
    out, path = tmp_path / "out", file(STRONGER)
    argv = ["lab", "compare", "--games", "2", "--bot", "random", "--jobs", "1", "--json", "--out", str(out)]
    assert main([*argv, "--against", "--card-file", path]) == 0
    found = json.loads(capsys.readouterr().out)
    digests = [a["digest"] for a in found["arms"]]
    assert digests[0] == found["digest"] != digests[1] and found["arms"][1]["own"] == ["kick.py"]
    assert Tables(found, "en").labels == ["A: as printed", "B: kick.py"]
    rows = [json.loads(x) for x in (out / "rows.jsonl").read_text().splitlines()[1:]]
    assert {(r["arm"], r["digest"]) for r in rows} == set(enumerate(digests))
    file(STRONGER.replace("16", "15"))
    assert main([*argv, "--against", "--card-file", path]) == 2
    assert "holds another study" in capsys.readouterr().err


def test_a_file_of_the_same_name_takes_the_place_of_the_first_tables(file, capsys):
    first, second = file(STRONGER, "a/kick.py"), file(STRONGER.replace("16", "9"), "b/kick.py")
    both = file('facts("01003", cost=1)', "flip.py")
    argv = ["lab", "compare", "--games", "1", "--bot", "random", "--jobs", "1", "--json", "--card-file", first]
    assert main([*argv, "--card-file", both, "--against", "--card-file", second]) == 0
    labels = Tables(json.loads(capsys.readouterr().out), "en").labels
    assert first in labels[0] and "flip.py" in labels[0] and both not in labels[0]
    assert second in labels[1] and "flip.py" in labels[1] and first not in labels[1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("card('01005', hero_action(atack(AN_ENEMY, 8)))", "kick.py, line 1: there is no word 'atack'; did you mean"),
        ("\ncard('01005'", "kick.py, line 2: "),
        ("card('01005', 8)", "kick.py: "),
        ("facts('01005', cst=1)", "no card has a number called 'cst'; did you mean 'cost'?"),
        ("facts('01005', cost='two')", "cost takes a whole number"),
        ("card('01999')", "unknown card '01999'"),
        ("x = 1", "defines no card"),
        ("1 / 0", "kick.py, line 1: division by zero"),
    ],
)
def test_a_mistake_in_a_file_is_one_sentence_and_changes_nothing(file, capsys, text, sentence):
    printed = FACES[KICK]
    assert main(["sim", "--games", "1", "--bot", "random", "--card-file", file(text)]) == 2
    err = capsys.readouterr().err
    assert sentence in err and err.count("\n") == 1
    assert FACES[KICK] is printed


def test_no_request_and_no_save_brings_a_file():
    with pytest.raises(SetupError, match="own"):
        ChampionsSetting.read({"own": ["kick.py\n" + STRONGER]})
    assert "own" not in ChampionsSetting(own=("kick.py\n" + STRONGER,)).packed()


def test_two_versions_of_a_hero_of_dice_throne():
    doc = Path(__file__).parents[2] / "docs" / "dicethrone-heroes.md"
    text = re.findall(r"```toml\n(id = .*?)```", doc.read_text("utf-8"), re.S)[0]
    stronger = text.replace("damage = 13", "damage = 14")
    try:
        found = []
        for version in (text, stronger, text):
            DiceThroneSetting(("ferryman", "thor"), own=(version,)).check()
            found.append(repr(loading.HEROES["ferryman"]))
        assert found[0] == found[2] != found[1]
    finally:
        loading._forget(loading.HEROES.pop("ferryman"))
