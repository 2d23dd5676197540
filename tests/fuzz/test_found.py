"""What `make fuzz` has found once."""

from __future__ import annotations

import gzip
import json
import time

import pytest
from tools.fuzzing.own_files import FACTS, SEED, TABLE, backups, soaks, studies, study
from tools.fuzzing.readers import files, saves

from quickstrike import games, long_soak
from quickstrike.champions.campaign import Log
from quickstrike.cli import main
from quickstrike.cli.champions import new_pack, pack_files
from quickstrike.dicethrone.reading import check_hero
from quickstrike.kernel.errors import SaveError, SetupError
from quickstrike.lab.study.kept import Kept
from quickstrike.vs.decks import MISTAKES, check_deck
from quickstrike.vs.reading import MOST
from quickstrike.vs.spreadsheet import check_table


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("number", ["1.5", "1e308", "NaN", "-Infinity"])
def test_a_save_with_a_number_that_no_state_has_is_damaged(name, number):
    """It was taken, and could not be saved again."""
    text = saves(name)[0]
    assert '"undone": [0, 0]' in text
    at = text.index('"table": {') + len('"table": {')
    with pytest.raises(SaveError, match="damaged"):
        games.kit(name).game().load(f'{text[:at]}"more": {number}, {text[at:]}')


def test_a_thousand_things_that_a_hero_lacks_are_told_soon():
    """Each was compared with all before it, put into words anew."""
    text = next(t for t in files("dicethrone/heroes") if "missing = [" in t)
    more = "".join(f'{{en = "thing {i}", fr = "chose {i}"}}, ' for i in range(1500))
    began = time.process_time()
    found = check_hero(text.replace("missing = [", f"missing = [{more}", 1), "hero.toml")
    assert len(found) >= 1500 and time.process_time() - began < 3


@pytest.mark.parametrize("name", games.names())
def test_the_name_of_a_setting_that_is_none_is_not_told_at_length(name):
    with pytest.raises(SetupError) as e:
        games.kit(name).setting().read({"x" * 50_000: 1})
    assert len(e.value.told("en")) < 1000


def test_a_vs_deck_of_a_thousand_unknown_cards_is_told_soon():
    rows = ", ".join(f'[1, "nobody-{n}"]' for n in range(1000))
    _, mistakes = check_deck(f'name = "x"\ncards = [{rows}]\n', "own")
    assert len(mistakes) == MISTAKES


@pytest.mark.parametrize(
    ("field", "value"),
    [("collection", [1.5]), ("collection", [[{}]]), ("units", None), ("artifacts", 2.5), ("artifacts", [[]])],
)
def test_what_a_campaign_log_has_noted_may_be_damaged(field, value):
    """It was read, and could not be told."""
    log = Log(["spider-man"], "galaxys-most-wanted", 7)
    log.notes[field] = value
    with pytest.raises(SaveError, match="damaged"):
        Log.unpacked(log.packed())


def test_a_choice_that_a_campaign_does_not_know_is_a_damage():
    log = Log(["spider-man"], "galaxys-most-wanted", 7)
    log.notes["units"] = [3]
    log.choices = [{"seat": 0, "what": "market", "of": ["99999"], "must": False}]
    with pytest.raises(SaveError, match="damaged"):
        Log.unpacked(log.packed()).take(0, "99999")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("quantity", None),
        ("name", 3),
        ("name", "One\nimport os"),
        ("name", "\ud800"),
        ("set_code", "../../x"),
        ("traits", {}),
        ("deck_options", [1]),
        ("type_code", "hero"),
    ],
)
def test_a_printed_fact_that_no_card_has_is_told(field, value, tmp_path):
    """`new-pack` raised a raw error, or wrote a pack that could not be read."""
    card = {**FACTS[0], field: value} | ({"set_code": None} if field == "type_code" else {})
    (tmp_path / "facts.json").write_text(json.dumps([card]))
    with pytest.raises(SetupError, match=f"card 77002: its (set_code|{field}) is missing"):
        [pack_files.as_row(x) for x in pack_files.rows_of([str(tmp_path / "facts.json")])]


def test_a_product_without_a_name_is_to_be_named(tmp_path):
    raw = [{k: v for k, v in x.items() if k != "name" or "type_code" in x} for x in FACTS]
    files = new_pack.lay_out("trial", raw, {}, tmp_path)
    assert "TODO" in next(f for f in files if f.name == "en.json").read_text()


@pytest.mark.parametrize(
    "line", ['{"tables": 3}', "[]", '{"settings": [{"name": "x", "value": 1e30, "n": [1]}]}', "[" * 9999]
)
def test_a_backup_whose_lines_are_none_is_refused(line, tmp_path, capsys):
    (tmp_path / "b").write_bytes(gzip.compress(f'{{"quickstrike store": 1}}\n{line}\n{{"end": 0}}\n'.encode()))
    assert main(["store", "restore", str(tmp_path / "b"), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("field", "value"), [("arm", [0]), ("number", "1"), ("worth", None), ("cards", {"01001": "x"})]
)
def test_a_row_of_a_study_with_a_value_that_is_none_is_told(field, value, tmp_path):
    plan, row, _ = studies()[0].splitlines()
    (tmp_path / "rows").write_text(f"{plan}\n{json.dumps({**json.loads(row), field: value})}\n")
    with pytest.raises(SetupError, match="line 2"):
        Kept(study(), str(tmp_path / "rows"))


@pytest.mark.parametrize("damage", [{"part": 3}, {"bots": {"random": "x"}}, {"failed": None}, {"games": []}])
def test_a_damaged_line_of_a_soak_is_played_again(damage, tmp_path):
    head, first, second = soaks()[0].splitlines()
    (tmp_path / "soak").write_text("\n".join([head, json.dumps({**json.loads(first), **damage}), second]))
    done, total = long_soak.read(tmp_path / "soak", SEED)
    assert done == {"vs random 0 200 20"} and total.games == 20


def test_a_table_of_cards_with_thousands_of_mistakes_is_told_soon():
    """Each of them was told, which took seconds and 100 MB."""
    text = "\n".join([TABLE.splitlines()[0], *[",A,B,,x,y,z,maybe,nobody,,,,"] * 4000])
    _, mistakes = check_table(text, "crew", (), "crew.csv")
    assert MOST <= len(mistakes) < 2 * MOST + 20


def test_a_save_whose_number_is_none_is_a_gap(tmp_path):
    header, *rest = backups()[1].splitlines()
    lines = [json.loads(x) for x in rest]
    table = next(x for x in lines if "tables" in x)
    table["saves"][0]["n"] = 1.5
    (tmp_path / "b").write_bytes(gzip.compress("\n".join([header, *map(json.dumps, lines)]).encode()))
    assert main(["store", "restore", str(tmp_path / "b"), "--data", str(tmp_path)]) == 0
    assert main(["store", "check", "--data", str(tmp_path)]) == 1
