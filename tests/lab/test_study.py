"""Studies: the same games however they are played, figures that can be checked by hand, files that go on where they were."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import threading
import time
from dataclasses import replace
from importlib.util import find_spec

import pytest

from quickstrike import games, long_soak
from quickstrike.champions.setting import ChampionsSetting
from quickstrike.cli import main
from quickstrike.kernel.errors import SetupError
from quickstrike.lab import line_up
from quickstrike.lab.lots import ByLot
from quickstrike.lab.study import Arm, Kept, Row, Study, compared, run, summary
from quickstrike.lab.study.figures import between, card_figures, matchups, opening_figures
from quickstrike.lab.study.running import played_of
from quickstrike.lab.study.tables import Tables

KIT = games.kit("champions")


def study(kind="rate", games=6, bots=("random",), scenarios=("rhino",), **more):
    arms = [Arm(replace(line_up(KIT, ChampionsSetting(scenario=s), b), watched=0)) for b in bots for s in scenarios]
    return Study(kind, "champions", tuple(arms), games, "s", more)


def row(arm, number, won, cards=None, error=""):
    return Row(
        arm, number, f"s/{number}", "won" if won else "lost", float(won), 5, 9, "", -1, cards or {}, error, "v", "d"
    )


def played(st, path="", **how):
    kept = Kept(st, path)
    return summary(st.packed(), kept.rows.values(), run(st, kept, **how)), kept


# ---- playing -------------------------------------------------------------------------------------------------------
def test_processes_make_no_difference():
    assert played(study(games=11))[0] == played(study(games=11), jobs=2)[0]


def test_a_study_that_was_broken_off_has_the_figures_of_one_that_was_not(tmp_path):
    whole, kept = played(study(scenarios=("rhino", "klaw")), str(tmp_path / "a.jsonl"))
    lines = (tmp_path / "a.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "b.jsonl").write_text("".join(lines[:6]) + lines[6][:20])  # killed while it wrote
    half = Kept(study(scenarios=("rhino", "klaw")), str(tmp_path / "b.jsonl"))
    assert len(half.rows) == 5 and len(kept.rows) == 12
    assert played(study(scenarios=("rhino", "klaw")), str(tmp_path / "b.jsonl"))[0] == whole


def test_every_row_says_how_to_make_it_again(tmp_path):
    st = study(games=2)
    _, kept = played(st)
    for r in kept.rows.values():
        again = st.arms[r.arm].line.setting.new(r.seed)
        assert again.setup["seed"] == r.seed == f"s/{r.number}"
        assert (r.version, r.digest) == (st.packed()["version"], st.packed()["digest"])


def test_another_study_in_the_file_is_refused(tmp_path):
    path = str(tmp_path / "a.jsonl")
    played(study(games=1), path)
    with pytest.raises(SetupError, match="holds another study"):
        Kept(study(games=2), path)
    plan = study(games=1).packed()
    for wrong in ([1], {**plan, "arms": []}, {**plan, "arms": [{**plan["arms"][0], "setting": {}}]}):
        (tmp_path / "b.jsonl").write_text(json.dumps(wrong) + "\n")
        with pytest.raises(SetupError, match="is not the file of a study"):
            Kept(study(), str(tmp_path / "b.jsonl"))
    text = (tmp_path / "a.jsonl").read_text()
    row = json.loads(text.splitlines()[1])
    for wrong in ({}, {**row, "arm": 9}, {**row, "number": 1}, {**row, "arm": -1}, {**row, "cards": {"01005": [1]}}):
        (tmp_path / "a.jsonl").write_text(text + json.dumps(wrong) + "\n")
        with pytest.raises(SetupError, match="line 3"):
            Kept(study(games=1), path)


def test_it_stops_as_soon_as_it_is_clear_and_not_before(monkeypatch):
    monkeypatch.setattr("quickstrike.lab.study.running.LOOK", 4)
    st = study("compare", 40, scenarios=("rhino", "klaw"))
    monkeypatch.setattr("quickstrike.lab.study.running.clear_at", lambda kept, n: n >= 12)
    kept = Kept(st)
    assert run(st, kept, early=True) == 12 and len(kept.rows) == 24
    assert run(st, Kept(st)) == 40


@pytest.mark.parametrize("name", games.names())
def test_every_game_says_what_its_cards_did(name):
    kit = games.kit(name)
    setting = kit.setting()()
    st = Study("rate", name, (Arm(replace(line_up(kit, setting, "random"), watched=0)),), 2, 3)
    found = played(st)[0]
    cards = found["cards"][0]["cards"]
    assert found["arms"][0]["games"] == 2 and not found["arms"][0]["crashes"]
    assert sum(c["drawn"] for c in cards) > 4 and sum(c["played"] for c in cards) > 0
    for c in cards:
        assert kit.card_title(c["code"], "fr") and c["with"]["games"] + c["without"]["games"] <= 2
        assert c["drawn"] >= c["played"], "what is played was in hand before, each time"


# ---- figures -------------------------------------------------------------------------------------------------------
def test_a_difference_is_counted_on_common_seeds():
    first, second = ([row(a, i, i % 2 == a) for i in range(100)] for a in (0, 1))
    same = compared(first, second)
    assert same.mean == 0 and same.interval[0] < 0 < same.interval[1]
    better = compared([row(0, i, True) for i in range(100)], [row(1, i, i % 4 == 0) for i in range(100)])
    assert better.mean == 0.75 and 0 < better.interval[0] < 0.75 < better.interval[1]


def test_the_interval_seldom_misses_however_often_one_looks():
    """Two arms that are equally good: in few of many runs the interval ever leaves nought, looked at after every ten pairs."""
    import random

    wrong = 0
    for k in range(60):
        rng = random.Random(k)
        a, b = ([row(0, i, rng.random() < 0.5) for i in range(300)] for _ in range(2))
        for n in range(10, 301, 10):
            low, high = compared(a[:n], b[:n]).interval
            if low > 0 or high < 0:
                wrong += 1
                break
    assert wrong <= 6


def test_a_crash_is_nobodys_game():
    found = summary(study(games=3).packed(), [row(0, 0, True), row(0, 1, False), row(0, 2, False, error="oops")])
    arm = found["arms"][0]
    assert (arm["games"], arm["wins"], arm["crashes"]) == (2, 1, [{"seed": "s/2", "error": "oops"}])


def test_cards_are_counted_by_the_round_in_which_they_came():
    rows = [row(0, i, i < 3, {"01005": [0, 0, 0, 2 * (i != 3), 2 if i != 3 else -1, 1, 4, 0]}) for i in range(4)]
    found = card_figures(rows)
    (card,) = found["cards"]
    assert found["by"] == 2, "before that nobody had it"
    assert card["with"] == {"wins": 3, "games": 3, "win_rate": 1.0}
    assert card["without"] == {"wins": 0, "games": 1, "win_rate": 0.0}
    assert (card["difference"], card["drawn"], card["played_at"]) == (1.0, 1.5, 4)
    assert card["by_round"]["1"]["with"]["games"] == 0 and card["by_round"]["1"]["without"]["games"] == 4
    assert card["by_round"]["6"]["without"]["games"] == 0, "no game went on after round 5"


def test_long_games_that_are_won_do_not_make_a_card_look_good():
    """A card does nothing; long games are won, and see it in the end. Of the games that went on after a round it is the same
    share, whoever had it by then."""
    rows = []
    for i in range(400):
        long, early = i % 2 == 0, i % 4 < 2
        at = 1 if early else 9 if long else -1  # short games end before the others see it
        fate = [0, 0, 0, int(at > 0), at, 0, -1, 0]
        rows.append(replace(row(0, i, long, {"01005": fate}), clock=12 if long else 3))
    (card,) = card_figures(rows)["cards"]
    with_it = [r for r in rows if r.cards["01005"][3]]
    assert sum(r.won for r in with_it) / len(with_it) > 0.6, "over whole games it looks good"
    assert card["difference"] == 0 and card["with"]["games"] + card["without"]["games"] == 400


def test_the_opening_hand_is_compared_card_by_card():
    kept, back = [1, 1, 0, 1, 1, 0, 0, 0], [1, 0, 1, 0, 0, 0, 0, 0]
    rows = [row(0, i, i < 5, {"01005": kept if i < 5 else back}) for i in range(10)]
    (card,) = opening_figures(rows)
    assert (card["kept"]["games"], card["back"]["games"], card["difference"]) == (5, 5, 1.0)


def test_nothing_is_said_where_one_side_is_empty():
    assert between((3, 5), (0, 0)).interval == (-1.0, 1.0)


def test_mulligans_by_lot_keep_and_put_back():
    game = ChampionsSetting().new(4)
    bot = ByLot(KIT.bot_of("random"), 4, ("mulligan",))
    dealt = list(game.state.zones["hand0"])
    while game.decision.kind == "mulligan":
        game.answer(bot.choose(game, game.decision))
    kept = [c for c in dealt if c in game.state.zones["hand0"]]
    assert 0 < len(kept) < len(dealt)


# ---- at the command line -------------------------------------------------------------------------------------------
def said(capsys, *argv):
    code = main(["lab", *argv])
    out, err = capsys.readouterr()
    return code, out, err


QUICK = ("--bot", "random", "--jobs", "1", "--games")


def test_a_folder_holds_everything_and_its_page_is_whole(tmp_path, capsys):
    out = tmp_path / "study"
    code, text, _ = said(capsys, "rate", "--over", "scenario", "rhino", "klaw", *QUICK, "3", "--out", str(out))
    assert code == 0 and "Klaw" in text
    assert {"rows.jsonl", "summary.json", "games.csv", "cards.csv", "games.parquet", "report.html"} <= {
        x.name for x in out.iterdir()
    }
    with (out / "games.csv").open() as f:
        lines = list(csv.DictReader(f))
    assert len(lines) == 6 and all(x["seed"] and x["version"] and x["digest"] for x in lines)
    page = (out / "report.html").read_text("utf-8")
    assert "<svg" in page and not re.findall(r'(?:src|href)="(?!#)', page) and "http-equiv" not in page
    before = page
    assert said(capsys, "rate", "--over", "scenario", "rhino", "klaw", *QUICK, "3", "--out", str(out))[0] == 0
    assert (out / "report.html").read_text("utf-8") == before
    assert said(capsys, "report", str(out), "--lang", "fr")[0] == 0
    assert "Taux de victoire" in (out / "report.html").read_text("utf-8")


def test_two_tables_differ_in_what_is_repeated(capsys):
    args = ("compare", "--scenario", "klaw", *QUICK, "2", "--json", "--against", "--heroes", "iron-man")
    code, text, _ = said(capsys, *args)
    found = json.loads(text)
    assert code == 0 and [a["setting"]["scenario"] for a in found["arms"]] == ["klaw", "klaw"]
    assert [a["setting"]["heroes"] for a in found["arms"]] == [["spider-man"], ["iron-man"]]
    assert found["differences"][0]["games"] == 2


def test_a_swap_is_tried_beside_the_deck_as_it_is(capsys):
    args = ("swap", *QUICK, "2", "--json", "--out-card", "Tenacity", "--in-card", "For Justice!", "Tigra")
    found = json.loads(said(capsys, *args)[1])
    cards = [a["setting"]["heroes"][0] for a in found["arms"]]
    assert len(cards) == 2 and cards[0] == "spider-man"  # Tigra is of another aspect
    assert found["differences"][0]["games"] == 2 and found["differences"][0]["arm"] == 1
    assert Tables(found, "en").labels == ["the deck as it is", "− Tenacity, + For Justice!"]
    assert Tables(found, "fr").labels == ["le deck tel quel", "− Persévérance, + Pour la Justice !"]


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("rate", "--over", "villain", "rhino"), "there is no field 'villain'"),
        (("rate", "--over", "heroic"), "not all values of 'heroic' are known"),
        (("rate", "--over", "heroic", "much"), "'much' is no value of heroic"),
        (("rate", "--over", "scenario", "loki-lost"), "loki-lost"),
        (("swap", "--out-card", "Tenacity", "--in-card", "Nothing at all"), "Nothing at all"),
        (("swap", "--out-card", "Tigra", "--in-card", "Tenacity"), "'Tigra' is not in the deck"),
        (("swap", "--out-card", "Tenacity", "--in-card", "Tigra"), "none of these swaps"),
        (("compare", "--against"), "two of the tables are the same"),
        (("compare", "--mode", "expert", "--against", "--mode", "expert"), "two of the tables are the same"),
        (("rate", "--over", "scenario", "rhino", "rhino"), "two of the tables are the same"),
        (("report", "nowhere-at-all"), "there is no study in nowhere-at-all"),
    ],
)
def test_a_mistake_is_one_sentence(capsys, argv, sentence):
    code, out, err = said(capsys, *argv)
    assert code == 2 and sentence in err and err.count("\n") == 1 and not out


def test_pairs_are_played_from_both_seats(capsys):
    code = main(["vs", "lab", "matchups", "--of", "tidewatch", "ashen-choir", *QUICK, "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert code == 0 and [a["seat"] for a in found["arms"]] == [0, 1]
    assert [x["games"] for x in found["table"]] == [2, 2] and found["first"]["games"] == 2
    assert [x["name"] for x in found["table"]] == ["tidewatch", "ashen-choir"]
    names = [Tables(found, "fr").name(x["name"]) for x in found["table"]]
    assert Tables(found, "fr").labels == [" – ".join(names), " – ".join(reversed(names))] and "ashen-choir" not in names


def test_pairs_are_seen_from_both_sides_and_by_who_begins():
    """Worth is that of the arm's own seat, 0 and then 1; began is a seat."""
    arms = [{"setting": {"decks": list(d)}, "seat": s} for d, s in ((("x", "y"), 0), (("y", "x"), 1))]
    games = [[(1.0, 0), (1.0, 0), (0.0, 1)], [(1.0, 1), (0.5, 0), (0.0, 0)]]
    of = [
        [replace(row(a, i, False), worth=worth, began=began) for i, (worth, began) in enumerate(some)]
        for a, some in enumerate(games)
    ]
    found = matchups({"arms": arms, "about": {"of": "decks"}}, of)
    x, y = found["table"]
    assert (x["name"], x["wins"], x["games"], x["score"]) == ("x", 3, 6, 0.5833)
    assert (y["name"], y["wins"], y["games"], y["score"]) == ("y", 2, 6, 0.4167), "one is drawn"
    assert (x["first"]["wins"], x["first"]["games"]) == (3, 3) and (x["second"]["wins"], x["second"]["games"]) == (0, 3)
    assert (y["first"]["wins"], y["first"]["games"]) == (2, 3)
    assert (found["first"]["wins"], found["first"]["games"]) == (5, 6)


def test_a_file_with_some_of_the_games_counts_what_is_whole():
    plan = study(games=5, scenarios=("rhino", "klaw")).packed()
    rows = [row(a, i, True) for i in range(3) for a in (0, 1)] + [row(0, 3, True), row(0, 4, True)]
    assert played_of(plan, rows) == 3


def test_a_run_that_is_killed_goes_on_and_has_the_same_report(tmp_path):
    """Killed as the machine would: in the middle, without a word."""
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    argv = [
        sys.executable,
        "-m",
        "quickstrike",
        "lab",
        "rate",
        "--over",
        "scenario",
        "rhino",
        "klaw",
        *QUICK,
        "40",
        "--out",
    ]
    running = subprocess.Popen([*argv, str(broken)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    rows = broken / "rows.jsonl"
    while running.poll() is None and not (rows.is_file() and rows.read_text("utf-8").count("\n") > 1):
        time.sleep(0.02)
    running.kill()
    assert running.wait() != 0 and not (broken / "report.html").exists(), "it was not done yet"
    kept = rows.read_bytes()
    for folder in (broken, whole):
        subprocess.run([*argv, str(folder)], check=True, capture_output=True)
    assert rows.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1]), "what was there was not played again"
    for name in ("report.html", "summary.json", "games.csv", "cards.csv"):
        assert (broken / name).read_bytes() == (whole / name).read_bytes(), name


@pytest.mark.parametrize(("lang", "says"), [("en", " 3.0 a second"), ("fr", " 3,0 par seconde")])
def test_progress_says_how_fast_it_goes_and_how_long_it_will_take(monkeypatch, lang, says):
    from quickstrike.cli.parser import Progress

    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bar = Progress("rate", lang)
    bar.had = 20  # were there before
    now[0] += 10
    said = bar.pace(50, 410)
    assert says in said and "2:00" in said


# ---- on a cluster --------------------------------------------------------------------------------------------------
def test_a_node_that_is_killed_costs_nothing(tmp_path):
    if find_spec("ray") is None:
        said = "Ray is not there: pip install quickstrike[cluster]"
        pytest.fail(said) if os.environ.get("CI") else pytest.skip(said)
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray
        from ray.cluster_utils import Cluster

        st = study(games=120)
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        try:
            other = cluster.add_node(num_cpus=1)
            cluster.wait_for_nodes()
            kept, killed = Kept(st), threading.Event()

            def kill(done, total, wins):
                if not killed.is_set() and done >= 20:
                    killed.set()
                    cluster.remove_node(other, allow_graceful=False)

            games = run(st, kept, cluster=cluster.address, progress=kill)
            soaked = soak_on(cluster.address, tmp_path / "there.jsonl")
        finally:
            ray.shutdown()
            cluster.shutdown()
    assert killed.is_set()
    assert summary(st.packed(), kept.rows.values(), games) == played(st)[0]
    assert soaked.games == 6 and soaked == soak_on("", tmp_path / "here.jsonl")


def soak_on(cluster, file):
    """A long soak, on the same cluster or on this machine."""
    return long_soak.soak(long_soak.kits_of("champions"), 6, "there", 1, file, lambda total, failed: None, cluster)
