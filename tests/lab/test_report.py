"""The lab's reports: they say what was played, in the reader's language, and everything that came out of it."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
import time
import warnings
from html import unescape

import pytest

from quickstrike import games
from quickstrike.bots.bot import play_out
from quickstrike.champions.decks import write_deck
from quickstrike.champions.scenarios import starter_deck
from quickstrike.cli import main
from quickstrike.lab.study import plots
from quickstrike.lab.study.page import SIDE, told
from quickstrike.lab.study.tables import Tables

QUICK = ("--bot", "random", "--jobs", "1", "--games")


def said(capsys, *argv, game=()):
    code = main([*game, "lab", *argv])
    out, err = capsys.readouterr()
    return code, out, err


def found(capsys, *argv, game=()):
    code, out, err = said(capsys, argv[0], "--json", *argv[1:], game=game)
    assert code == 0, err
    return json.loads(out)


def text(page):
    return unescape(re.sub(r"<[^>]+>", " ", re.sub(r"<style>.*?</style>|<svg.*?</svg>", "", page, flags=re.S)))


@pytest.fixture
def deck(tmp_path):
    """Writes the starter deck of Spider-Man into a file; gives its path."""

    def write(path):
        file = tmp_path / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(write_deck(starter_deck("spider-man:justice"), "text"))
        return str(file)

    return write


# ---- what was played -----------------------------------------------------------------------------------------------
def test_a_report_says_all_that_was_played(tmp_path, capsys):
    found(capsys, "rate", "--mode", "expert", *QUICK, "2", "--out", str(tmp_path))
    summary = json.loads((tmp_path / "summary.json").read_text("utf-8"))
    for lang, words in {
        "en": ("Spider-Man (Justice)", "Rhino", "Bomb Scare", "Expert", "random", "1/0 … 1/1", "2 of each table"),
        "fr": ("Spider-Man (Justice)", "Rhino", "Alerte à la Bombe", "Expert", "Robot", "2 pour chaque table"),
    }.items():
        assert main(["lab", "report", str(tmp_path), "--lang", lang]) == 0
        head = text((tmp_path / "report.html").read_text("utf-8")).partition("95 %")[0]
        for word in (*words, summary["version"], summary["digest"]):
            assert word in head, (lang, word)


def test_two_tables_are_called_by_what_differs(capsys):
    s = found(capsys, "compare", *QUICK, "1", "--against", "--mode", "expert", "--scenario", "klaw")
    t = Tables(s, "en")
    assert t.labels == ["A: Rhino · Standard", "B: Klaw · Expert"]
    assert ("Modular sets", "recommended sets") in t.same, "they are others for Klaw"
    assert not {"Scenario", "Mode"} & {k for k, _ in t.same}


def test_two_decks_are_called_by_their_files(capsys, deck):
    one, two = deck("one.txt"), deck("two.txt")
    s = found(capsys, "compare", "--deck", one, *QUICK, "1", "--against", "--deck", two)
    assert Tables(s, "en").labels == ["A: Spider-Man (one.txt)", "B: Spider-Man (two.txt)"]
    again = deck("other/one.txt")
    s = found(capsys, "compare", "--deck", one, *QUICK, "1", "--against", "--deck", again)
    assert Tables(s, "en").labels == [f"A: Spider-Man ({one})", f"B: Spider-Man ({again})"]


def test_a_budget_is_told():
    kit = games.kit("champions")
    arm = {"setting": kit.setting()().packed(), "bots": ["search:64"]}
    plan = {"study": "rate", "game": "champions", "arms": [arm], "about": {}}
    assert ("Bot", "search (64 trials a decision)") in Tables(plan, "en").same and not Tables(plan, "en").timed
    arm["bots"] = ["search:0.5s"]
    assert ("Robot", "search (0,5 s par décision)") in Tables(plan, "fr").same and Tables(plan, "fr").timed


def test_seconds_are_warned_of_before_and_in_the_page(tmp_path, capsys):
    argv = ("rate", "--mode", "expert", "--games", "1", "--jobs", "1", "--out", str(tmp_path))
    code, _, err = said(capsys, *argv, "--bot", "search:0.001s")
    assert code == 0 and err.count("thinks for a time") == 1
    assert "cannot be made again" in (tmp_path / "report.html").read_text("utf-8")
    assert "time" not in said(capsys, "rate", *QUICK, "1")[2]


# ---- languages -----------------------------------------------------------------------------------------------------
def test_a_plan_has_no_language(tmp_path, capsys):
    argv = ("swap", *QUICK, "1", "--out", str(tmp_path), "--out-card", "Tenacity", "--in-card", "For Justice!")
    assert said(capsys, *argv, "--lang", "fr")[0] == 0
    before = (tmp_path / "rows.jsonl").read_bytes()
    assert "− Persévérance, + Pour la Justice !" in text((tmp_path / "report.html").read_text("utf-8"))
    assert said(capsys, *argv, "--lang", "en")[0] == 0 and (tmp_path / "rows.jsonl").read_bytes() == before
    page = text((tmp_path / "report.html").read_text("utf-8"))
    assert "− Tenacity, + For Justice!" in page and "Persévérance" not in page


def test_titles_are_those_of_the_language(tmp_path, capsys):
    over = ("--over", "scenario", "risky_business", "rhino", "--over", "mode", "standard", "expert")
    assert said(capsys, "rate", *over, *QUICK, "1", "--lang", "fr", "--out", str(tmp_path))[0] == 0
    page = text((tmp_path / "report.html").read_text("utf-8"))
    assert "Entreprise à Risques · Standard" in page and "risky_business" not in page


# ---- tables that can't be ------------------------------------------------------------------------------------------
def test_what_the_rules_forbid_is_left_out_and_told(tmp_path, capsys):
    over = ("--over", "scenario", "all", "--over", "modular", "bomb_scare", "under_attack+the_doomsday_chair")
    code, out, err = said(capsys, "rate", *over, *QUICK, "1", "--json", "--out", str(tmp_path))
    s = json.loads(out)
    played = {(a["setting"]["scenario"], len(a["setting"]["modular"])) for a in s["arms"]}
    assert code == 0 and len(played) == len(s["arms"]) and ("klaw", 2) in played
    assert "wrecking_crew" not in {name for name, _ in played}
    assert "left out: Wrecking Crew · Bomb Scare" in err and "no modular set" in err
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Left out: Wrecking Crew · Bomb Scare" in text(page)
    pictures = "".join(re.findall(r"<svg.*?</svg>", page, flags=re.S))
    for label in Tables(s, "en").labels:
        assert unescape(pictures).count(label) == 1, "each has its row in a picture"


def test_a_value_that_fits_nowhere_is_a_mistake(capsys):
    over = ("--over", "scenario", "rhino", "wrecking_crew", "--over", "modular", "bomb_scare")
    code, out, err = said(capsys, "rate", *over, *QUICK, "1")
    assert code == 2 and not out and "wrecking_crew" in err and err.count("\n") == 1


# ---- pictures ------------------------------------------------------------------------------------------------------
def test_every_row_is_drawn():
    rows = [(f"row {k}.", k / 100, (k / 100, k / 100)) for k in range(97)]
    drawn = plots.dots(rows, "so many")
    assert (
        all(drawn.count(f"row {k}.") == 1 for k in range(97))
        and drawn.count("<svg") == 3
        and "so many (3 / 3)" in drawn
    )
    assert plots.dots(rows[:3], "few").count("<svg") == 1


def test_a_difference_of_hardly_any_games_is_not_told_beside_no_interval():
    side = {"wins": 0, "games": SIDE}
    assert told({"with": side, "without": side})
    assert not told({"with": {"wins": 0, "games": 2000}, "without": {"wins": 0, "games": SIDE - 1}})


def test_nothing_to_draw_is_no_picture_and_no_warning(tmp_path, capsys):
    """After a single game no card can be compared."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert plots.dots([], "nothing", zero=True) == ""
        assert said(capsys, "mulligan", *QUICK, "1", "--out", str(tmp_path))[0] == 0


def test_a_missing_library_is_told_before_anything_is_played(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("quickstrike.lab.study.plots.find_spec", lambda name: None)
    monkeypatch.setattr("quickstrike.lab.study.run", lambda *_, **__: pytest.fail("a game was played"))
    code, _, err = said(capsys, "rate", *QUICK, "1", "--out", str(tmp_path / "x"))
    assert code == 2 and "matplotlib" in err and not (tmp_path / "x").exists()


# ---- what each game was --------------------------------------------------------------------------------------------
def test_every_line_says_how_it_was_made(tmp_path, capsys):
    over = ("--over", "scenario", "rhino", "klaw")
    s = found(capsys, "rate", *over, *QUICK, "1", "--out", str(tmp_path))
    lines = {
        name: list(csv.DictReader((tmp_path / f"{name}.csv").read_text("utf-8").splitlines()))
        for name in ("games", "cards")
    }
    assert [x["scenario"] for x in lines["games"]] == ["rhino", "klaw"]
    assert {(x["mode"], x["heroes"], x["bots"]) for x in lines["games"]} == {
        ("standard", '["spider-man"]', '["random"]')
    }
    for line in lines["games"] + lines["cards"]:
        assert (line["version"], line["digest"]) == (s["version"], s["digest"])


@pytest.mark.parametrize("seed", range(4))
def test_every_draw_counts(seed):
    """What the log says was drawn came to hand; a card may also come back from the table."""
    kit = games.kit("champions")
    game = kit.setting()().new(f"draws {seed}")
    watch = kit.watch(0)
    play_out(game, [kit.bot_of("heuristic")], onlooker=watch)
    drawn = sum(note[2] for note in game.log if note[0] == "draw")
    back = sum(fate.back for fate in watch.fates.values())
    came = sum(fate.drawn for fate in watch.fates.values())
    returned = came - (drawn - back)
    assert 0 <= returned <= 3
    for fate in watch.fates.values():
        assert fate.drawn >= fate.played + fate.spent, "whatever is played or spent from hand came to hand, each time"


# ---- one run at a time ---------------------------------------------------------------------------------------------
def test_a_second_run_into_a_folder_is_refused_and_nothing_is_lost(tmp_path, capsys):
    argv = ["rate", *QUICK, "200", "--out", str(tmp_path)]
    first = subprocess.Popen([sys.executable, "-m", "quickstrike", "lab", *argv], stdout=subprocess.DEVNULL)
    rows = tmp_path / "rows.jsonl"
    try:
        while first.poll() is None and not (rows.is_file() and rows.read_text("utf-8").count("\n") > 1):
            time.sleep(0.02)
        code, out, err = said(capsys, *argv)
        assert first.poll() is None, "it was still at work"
        assert code == 2 and not out and "another run is at work" in err and err.count("\n") == 1
        assert said(capsys, "report", str(tmp_path))[0] == 0, "looking is allowed"
    finally:
        first.kill()
        first.wait()
    kept = rows.read_bytes()
    assert said(capsys, "report", str(tmp_path))[0] == 0
    again = [*argv, "--json"]
    code, out, _ = said(capsys, *again)
    assert code == 0 and json.loads(out)["arms"][0]["games"] == 200
    assert rows.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
