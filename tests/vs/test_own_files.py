"""Cards and decks of one's own: tables (CSV) with every mistake told, files at a table, saves that need them."""

from __future__ import annotations

import json

import pytest

from quickstrike import games, vs
from quickstrike.cli import main
from quickstrike.cli.vs.table import VsFlags
from quickstrike.kernel.errors import QuickstrikeError, SetupError
from quickstrike.vs.loading import OWN, TEAMS, forget
from quickstrike.vs.own import OwnFile, file_of, join
from quickstrike.vs.setting import VsSetting
from quickstrike.vs.spreadsheet import check_table

TABLE = """type,name_en,name_fr,version,cost,atk,def,flight,teams,keywords,payment,mode,army
team,Night Crew,Bande de nuit,,,,,,,,,,
,Lamplighter,Allumeur,First Round,3,4,3,x,night-crew,loyalty,"{cost = [""activate""], effect = [{draw = 1}]}",,
,Watchman,Veilleur,,1,1,2,,night-crew,,,,yes
plot twist,Curfew,Couvre-feu,,2,,,,,,,"{target = ""character, opposing, attacking"", effect = [{exhaust = ""target""}]}",
"""
DECK = 'name = "The Crew"\ncards = [[56, "crew:watchman"], [4, "crew:lamplighter"]]\n'


@pytest.fixture(autouse=True)
def _as_before():
    yield
    for own in [*OWN]:
        forget(own)
    vs.DECKS.pop("patrol", None)


@pytest.fixture
def crew(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "crew.csv").write_text(TABLE, "utf-8")
    (tmp_path / "patrol.toml").write_text(DECK, "utf-8")
    return ["--card-file", "patrol.toml", "--card-file", "crew.csv"]


def mistakes(text):
    return [str(e) for e in check_table(text, "crew", tuple(TEAMS), "crew.csv")[1]]


# ---- tables
def test_a_table_is_read():
    found, wrong = check_table(TABLE, "crew", tuple(TEAMS), "crew.csv")
    assert not wrong and [t.id for t in found.teams] == ["night-crew"]
    lamp, watch, curfew = found.cards
    assert (lamp.code, lamp.cost, lamp.atk, lamp.defense, lamp.flight) == ("crew:lamplighter", 3, 4, 3, True)
    assert lamp.name.said("fr") == "Allumeur" and lamp.keywords == ("loyalty",) and len(lamp.powers) == 1
    assert watch.army and not watch.flight and curfew.type == "plot twist" and curfew.modes


@pytest.mark.parametrize("between", [";", "\t"])
def test_other_separators(between):
    found, wrong = check_table(
        f"id{between}name{between}cost{between}atk{between}def\nx{between}X{between}1{between}2{between}3\n", "t2"
    )
    assert not wrong and (found.cards[0].atk, found.cards[0].defense) == (2, 3)


def test_each_mistake_is_told_with_its_line():
    text = TABLE.replace(",3,4,3,x,", ",three,4,3,maybe,").replace(",1,1,2,,night-crew", ",1,1,2,,night-crow")
    text = text.replace("exhaust = ", "exhausts = ")
    wrong = mistakes(text)
    assert [x.partition(": ")[0] for x in wrong] == ["crew.csv:3", "crew.csv:3", "crew.csv:4", "crew.csv:5"]
    assert "cost is a whole number" in wrong[0] and "flight is yes or no, not 'maybe'" in wrong[1]
    assert "there is no team 'night-crow'" in wrong[2] and "night-crew" in wrong[2]
    assert "no effect is called 'exhausts'" in wrong[3]


@pytest.mark.parametrize(
    ("was", "becomes", "said"),
    [
        ("keywords", "keyword", "crew.csv:1: there is no column 'keyword'"),
        ("keywords", "teams", "crew.csv:1: the column 'teams' is there twice"),
        ('effect = [{draw = 1}]}"', 'effect = [{draw = 1}"', "crew.csv:3: payment is written as in a card file"),
        ('"{cost', '"{"cost', "crew.csv:3: this row is no CSV"),
        (",yes\n", ",yes,more\n", "crew.csv:4: this row has 14 cells, the header has 13"),
        (",Watchman", ",Lamplighter", "crew.csv:4: 'crew:lamplighter' is there twice"),
        ("team,Night Crew", "team,Tidewatch", "crew.csv:2: there is a team 'tidewatch' already"),
        (",1,1,2,", ",,1,2,", "crew.csv:4: 'cost' is missing: cost = 3"),
        (",1,1,2,", ",1,1,999999999999,", "crew.csv:4: def is a whole number"),
        (",1,1,2,", ",1,1,99,", "crew.csv:4:"),
    ],
)
def test_mistakes_of_a_table(was, becomes, said):
    try:
        found = mistakes(TABLE.replace(was, becomes, 1))
    except QuickstrikeError as e:
        found = [str(e)]
    assert any(x.startswith(said) for x in found), found


def test_what_comes_from_anybody_has_limits():
    long = "{cost = " + "[" * 5000 + "]" * 5000 + "}"
    assert "payment is written as" in mistakes(TABLE.replace('{cost = [""activate""], effect = [{draw = 1}]}', long))[0]
    keys = ".".join(["a"] * 20000)
    bad = TABLE.replace('{cost = [""activate""], effect = [{draw = 1}]}', f"{{{keys} = 1}}")
    assert "payment is written as" in mistakes(bad)[0]
    with pytest.raises(QuickstrikeError):
        check_table("id,name\n" + "x" * 2_000_001, "crew")
    many = "id,name,cost,atk,def\n" + "".join(f"x{i},X{i},1,1,1\n" for i in range(3000))
    assert len(check_table(many, "crew")[0].cards) == 3000


def test_a_power_that_costs_nothing_is_used_once():
    free = "{cost = [], effect = [{gain = 1}]}"
    found = mistakes(TABLE.replace('{cost = [""activate""], effect = [{draw = 1}]}', free))
    assert "once = true" in found[0]


# ---- commands
def test_check_and_import(crew, capsys):
    assert main(["vs", "card", "check", "crew.csv"]) == 0
    assert "Lamplighter, First Round" in capsys.readouterr().out
    assert main(["vs", "card", "import", "crew.csv", "--to", "night.toml"]) == 0
    forget("crew")  # with its team
    assert main(["vs", "card", "check", "night.toml"]) == 0, "what was written says the same"
    out = capsys.readouterr().out
    assert "3 cards" in out and "Draw a card" in out
    forget("night")
    assert main(["vs", "card", "import", "crew.csv", "--to", "night.toml"]) == 2, "nothing is written over"
    assert "night.toml is there already" in capsys.readouterr().err


def test_a_wrong_table_is_not_written(crew, tmp_path, capsys):
    (tmp_path / "crew.csv").write_text(TABLE.replace(",3,4,3,x,", ",three,4,3,maybe,"), "utf-8")
    assert main(["vs", "card", "import", "crew.csv", "--to", "night.toml"]) == 2
    out = capsys.readouterr().out
    assert out.count("crew.csv:3") == 2 and "mistakes: 2" in out and not (tmp_path / "night.toml").exists()


@pytest.mark.parametrize("name", ["common.toml", "My Cards.toml"])
def test_a_file_needs_a_name_of_its_own(name, tmp_path, capsys):
    (tmp_path / name).write_text('[[card]]\nid = "x"\nname = "X"\ncost = 1\natk = 1\ndef = 1\n')
    assert main(["vs", "card", "check", str(tmp_path / name)]) == 2
    assert "name" in capsys.readouterr().out


def test_a_deck_of_ones_own_cards(crew, capsys):
    assert main(["vs", "deck", "check", "patrol.toml"]) == 2, "nobody knows the cards"
    assert main(["vs", "deck", "check", "patrol.toml", *crew[2:]]) == 0
    assert main(["vs", "deck", "show", *crew]) == 0 and "4 Lamplighter" in capsys.readouterr().out
    assert main(["vs", "cards", "lamplighter", *crew]) == 0


def test_one_plays_with_them_in_several_processes(crew, capsys):
    assert main(["vs", "sim", "--games", "4", "--jobs", "2", "--json", *crew]) == 0
    out = json.loads(capsys.readouterr().out)
    assert "patrol" in json.dumps(out)


def test_a_save_names_the_deck_and_needs_the_file(crew, tmp_path, capsys):
    own = tuple(file_of(x).packed() for x in ("crew.csv", "patrol.toml"))
    g = VsSetting(("patrol", "tidewatch"), own=own).new(3)
    (tmp_path / "mine.json").write_text(g.save())
    assert "own" not in json.loads(g.save())["setup"]
    assert main(["vs", "replay", "mine.json", *crew]) == 0
    forget("crew")
    vs.DECKS.pop("patrol")
    assert main(["vs", "replay", "mine.json"]) == 2
    assert "there is no deck 'patrol'" in capsys.readouterr().err
    with pytest.raises(SetupError, match="--card-file"):
        VsFlags(games.kit("vs")).loaded(g.save())


def test_files_come_from_whoever_runs_the_program_alone():
    with pytest.raises(SetupError, match="own"):
        VsSetting.read({"decks": ["tidewatch", "tidewatch"], "own": ["x.toml\n[[card]]"]})


def test_a_file_that_is_brought_again_replaces_what_it_was():
    text = '[[team]]\nid = "lone"\nname = "Lone"\n[[card]]\nid = "x"\nname = "X"\ncost = 1\natk = 1\ndef = 1\n'
    join(OwnFile("lone.toml", text))
    join(OwnFile("lone.toml", text.replace("atk = 1", "atk = 5")))
    assert vs.CARDS["lone:x"].atk == 5 and "lone" in TEAMS
    forget("lone")
    assert "lone:x" not in vs.CARDS and "lone" not in TEAMS


def test_all_that_is_wrong_with_a_row_is_told_and_the_next_row_is_read():
    wrong = """type,name_en,name_fr,version,cost,atk,def,flight,teams,keywords,payment
team,Night Shift,Équipe de nuit,,,,,,,,
,Lamplighter,,First Round,3,4,x,perhaps,nite-shift,loyaly,"{cost = [""activate""], effect = [{drw = 1}]}"
,Ladder,Échelle,,1,1,1,no,night-shift,,
"""
    found, mistakes = check_table(wrong, "crew", tuple(TEAMS), "crew.csv")
    said = [str(e) for e in mistakes]
    assert len(said) == 6 and all(x.startswith("crew.csv:3: ") for x in said), said
    for word in ("'x'", "'perhaps'", "'name_fr'", "'night-shift'", "'loyalty'", "'draw'"):
        assert any(word in x for x in said), word
    assert [c.code for c in found.cards] == ["crew:ladder"]
