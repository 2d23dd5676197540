"""`quickstrike dicethrone`: play, sim, replay, heroes, hero, cards, bench; what is said and what is wrong."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest
from tests.champions.text.french import leaks

from quickstrike import dicethrone as dt
from quickstrike.cli import main
from quickstrike.dicethrone import loading
from quickstrike.dicethrone.setting import DiceThroneSetting
from quickstrike.games import kit
from quickstrike.lab import line_up, play_one, wilson

DOC = Path(__file__).parents[2] / "docs" / "dicethrone-heroes.md"
QUOTED = re.compile("« .*? »")  # what somebody typed
NAMES = re.compile(r"(connus :|connues :) .*|quickstrike( \w+){3}|\b[a-z-]+:[a-z0-9-]+")  # heroes, commands, codes
ALSO_FRENCH = {"second", "sort"}


def english(text: str) -> set[str]:
    """Words that should not be there."""
    return leaks(NAMES.sub(" ", QUOTED.sub(" ", text))) - ALSO_FRENCH


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    """(exit code, output, errors) of `quickstrike dicethrone ...`, in a folder of its own; then what is typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(command: str, *typed: str, of: str = "dicethrone") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{x}\n" for x in typed)))
        code = main([*of.split(), *command.split()])
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def ferryman(tmp_path):
    """The hero that the documentation shows, as a file; forgotten afterwards."""
    text = re.findall(r"```toml\n(id = .*?)```", DOC.read_text("utf-8"), re.S)[0]
    (tmp_path / "ferryman.toml").write_text(text, encoding="utf-8")
    yield text
    if found := loading.HEROES.pop("ferryman", None):
        loading._forget(found)


def a_save(heroes=("thor", "black-widow"), answers=60):
    g = dt.new(heroes, seed=4)
    for i in range(answers):
        g.answer(g.decision.options[i % len(g.decision.options)])
    return g


# ---- heroes and cards ----------------------------------------------------------------------------------------------
def test_heroes_lists_whole_ones_and_what_others_lack(said):
    code, out, _ = said("heroes")
    whole, partial = out.split("\n\n")
    assert code == 0
    assert all(h in whole for h in dt.HEROES) and all(h in partial for h in dt.PARTIAL)
    text = " ".join(partial.split())
    assert all(" ".join(m.en.split()) in text for h in dt.PARTIAL.values() for m in h.missing)
    rows = {r["id"]: r for r in json.loads(said("heroes --json")[1])}
    assert {k for k, r in rows.items() if r["playable"]} == set(dt.HEROES)
    assert rows["thor"]["symbols"]["hammer"] == {"en": "Hammer", "fr": "Marteau"}
    assert rows["black-widow"]["symbols"]["batons"]["own"] is True
    (lost,) = rows["black-panther"]["left_out"]
    assert "Panther Reflexes" in lost["en"] and " ".join(lost["en"].split()) in " ".join(whole.split())


def test_our_own_translations_are_marked(said):
    out = said("heroes --lang fr")[1]
    assert "Marteau" in out and "Marteau*" not in out and "Espionnage*" in out and "notre traduction" in out


def test_cards(said):
    code, out, _ = said("cards")
    assert code == 0 and all(f"\n{c} " in f"\n{out}" for c in loading.CARDS)
    assert "Action de Phase Principale · 2 PC" in said("cards --hero common --lang fr")[1]
    rows = json.loads(said("cards --hero thor --json")[1])
    assert [r["code"] for r in rows] == [c.code for c in dt.HEROES["thor"].cards]
    assert rows[0] | {"text": "", "text_fr": ""} == {
        "code": "thor:hammered-2",
        "hero": "thor",
        "name": "Hammered II",
        "name_fr": "Martèlement II",
        "name_fr_own": False,
        "timing": "upgrade",
        "cost": 0,
        "copies": 1,
        "tokens": {},
        "modifier": False,
        "space": "hammered",
        "level": 2,
        "text": "",
        "text_fr": "",
    }
    assert "5/6/7 damage" in rows[0]["text"] and "5/6/7 dégâts" in rows[0]["text_fr"]


# ---- a hero of one's own -------------------------------------------------------------------------------------------
def test_a_good_hero_is_fine(said, ferryman):
    code, out, _ = said("hero check ferryman.toml")
    assert code == 0 and "can be read and played: The Ferryman, 2 offensive, 1 defensive, 1 passive, 1 ultimate" in out
    assert "play --hero-file ferryman.toml" in out
    assert json.loads(said("hero check ferryman.toml --json")[1])["playable"] is True
    assert "ferryman" not in loading.HEROES, "looking at it does not add it"


def test_all_mistakes_are_told_with_their_lines(said, ferryman, tmp_path):
    bad = ferryman.replace('faces = "AAABBC"', 'faces = "AAABB"').replace("damage = 13", "damge = 13")
    (tmp_path / "bad.toml").write_text(bad, encoding="utf-8")
    code, out, _ = said("hero check bad.toml")
    lines = [i for i, x in enumerate(bad.splitlines(), 1) if 'AAABB"' in x or "damge" in x]
    assert code == 2 and "damage" in out and out.splitlines()[-1].startswith("bad.toml: 2 mistakes")
    assert [int(m) for m in re.findall(r"bad\.toml:(\d+):", out) if int(m) in lines] == lines
    found = json.loads(said("hero check bad.toml --json")[1])
    assert not found["playable"] and [p["line"] for p in found["problems"] if not p["warning"]] == lines


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "ferryman"', 'id = "thor"', "there is a hero 'thor' already"),
        ('"fog"', '"agility"', "another hero has a token 'agility'"),
    ],
)
def test_a_hero_that_can_not_join_the_others(said, ferryman, tmp_path, old, new, told):
    (tmp_path / "other.toml").write_text(ferryman.replace(old, new), encoding="utf-8")
    code, out, _ = said("hero check other.toml")
    assert code == 2 and told in out
    code, _, err = said("play --hero-file other.toml")
    assert code == 2 and told in err and err.count("\n") == 1


def test_a_partial_hero_can_be_read_but_not_played(said, tmp_path):
    folder = Path(dt.__file__).parent / "heroes"
    (tmp_path / "loki.toml").write_text((folder / "loki.toml").read_text("utf-8"), encoding="utf-8")
    code, out, _ = said("hero check loki.toml")
    assert code == 0 and out.splitlines()[-1] == "loki.toml: can be read, but not played yet"
    assert said("play --hero-file loki.toml")[0] == 2
    code, out, _ = said(f"hero check {folder / 'thor.toml'}")
    assert code == 0 and "can be read and played: Thor" in out


def test_ones_own_hero_comes_to_the_page(said, ferryman, monkeypatch):
    monkeypatch.setattr("quickstrike.cli.serve.run", lambda args: 0)
    assert said("play --browser --hero-file ferryman.toml")[0] == 0
    assert "ferryman" in kit("dicethrone").form("en")[0].choices


def test_ones_own_hero_is_played_saved_and_replayed(said, ferryman, tmp_path):
    code, out, _ = said("play --hero-file ferryman.toml --seed 5 --save mine.json", *["1"] * 60)
    assert code == 0 and "The Ferryman against Thor" in out and "Oar Blow" in out
    assert "mine.json --hero-file ferryman.toml" in " ".join(out.split()), "how to go on"
    if found := loading.HEROES.pop("ferryman", None):
        loading._forget(found)
    for command in ("play --load mine.json", "replay mine.json"):
        code, _, err = said(command)
        assert code == 2 and "'ferryman'" in err and err.count("\n") == 1, command
    assert said("play --load mine.json --hero-file ferryman.toml")[0] == 0
    assert said("replay mine.json --hero-file ferryman.toml")[0] == 0


def test_the_odds_of_ones_own_hero(said, ferryman):
    assert said("odds 1 1 1 4 6 --hero ferryman")[0] == 2
    code, out, _ = said("odds 1 1 1 4 6 --hero ferryman --hero-file ferryman.toml --rolls 0")
    assert code == 0 and "Oar Blow is worth most" in out


# ---- replay --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("of", ["dicethrone", ""])
def test_replay_tells_the_game_by_either_command(said, tmp_path, of):
    g = a_save()
    (tmp_path / "a.json").write_text(g.save(), encoding="utf-8")
    code, out, err = said("replay a.json", of=of)
    assert (code, err) == (0, "") and "Turn 1: " in out and out.count("  > ") == len(g.answers)
    found = json.loads(said("replay a.json --json", of=of)[1])
    assert found["same_as_save"] and found["turns"] == g.state.turn and len(found["steps"]) == len(g.answers)


def test_replay_takes_the_last_game_by_itself(said):
    said("play --seed 3 --seats none --bot random")
    code, out, _ = said("replay")
    assert code == 0 and " wins" in out.splitlines()[-1]


# ---- many games ----------------------------------------------------------------------------------------------------
def test_sim_counts_wins_draws_and_turns(said):
    code, out, _ = said("sim --games 12 --jobs 1 --bot random --seed s --json")
    found = json.loads(out)
    records = [play_one(line_up(kit("dicethrone"), DiceThroneSetting(), "random"), f"s/{i}") for i in range(12)]
    assert code == 0 and found["crashes"] == [] and found["games"] == 12
    for i, side in enumerate(found["sides"]):
        won = sum(r.result == f"seat {i}" for r in records)
        assert side["wins"] == won and side["win_rate"] == round(won / 12, 4)
        assert side["interval_95"] == [round(x, 4) for x in wilson(won, 12)]
    assert found["draws"] == sum(r.result == "draw" for r in records)
    assert found["turns"] == round(sum(r.clock for r in records) / 12, 2)
    assert found["start_player_wins"] == round(sum(r.result == f"seat {r.began}" for r in records) / 12, 4)


def test_sim_is_the_same_with_any_number_of_processes(said):
    command = "sim --games 8 --bot random --heroes thor thor spider-man black-widow --json --jobs"
    one, two = (json.loads(said(f"{command} {n}")[1]) for n in (1, 2))
    assert (one.pop("jobs"), two.pop("jobs")) == (1, 2)
    assert all(one[k] == two[k] for k in one if k not in ("seconds", "games_per_s"))
    assert [x["seats"] for x in one["sides"]] == [[0, 2], [1, 3]]


def test_sim_takes_a_bot_for_each_seat_and_ones_own_hero(said, ferryman):
    code, out, _ = said("sim --games 6 --jobs 2 --bot odds random --hero-file ferryman.toml --heroes ferryman thor")
    assert code == 0 and "odds, random (seed 1)" in out and re.search(r"won by The Ferryman +\d", out)
    assert re.search(r"crashes +0", out)


def test_a_crash_is_told_and_makes_the_exit_code_1(said, monkeypatch):
    def broken(*_):
        raise RuntimeError("nothing goes")

    monkeypatch.setattr(sys.modules["quickstrike.lab.simulate"], "play_out", broken)
    code, out, _ = said("sim --games 2 --jobs 1 --bot random")
    assert code == 1 and "crash at seed 1/0: RuntimeError: nothing goes" in out


# ---- speed ---------------------------------------------------------------------------------------------------------
def test_bench(said, monkeypatch):
    from quickstrike.lab.dicethrone import dice_bench as bench

    got = bench.measure(1, 0.02)
    monkeypatch.setattr(bench, "measure", lambda rounds: got)
    found = json.loads(said("bench --rounds 1 --json")[1])
    assert found["decisions_ratio"] == pytest.approx(
        found["decisions_per_s"] / found["champions_decisions_per_s"], rel=0.01
    )
    assert min(found[k] for k in found if k.endswith(("_us", "_ms", "_per_s"))) > 0
    text = said("bench --rounds 1 --lang fr")[1]
    assert "décisions par décision de Champions" in text and english(text) == set()


# ---- what is wrong -------------------------------------------------------------------------------------------------
WRONG = {
    "": "required",
    "ply": "did you mean 'play'?",
    "play --heroes thr thor": "did you mean 'thor'?",
    "play --heroes": "at least one",
    "play --heroes ,": "needs at least one name",
    "play --heroes loki thor": "can't be chosen",
    "play --heroes thor": "for 2 players",
    "play --mode teams": "for 4 players",
    "play --mode tems": "did you mean 'teams'?",
    "play --bot ods": "did you mean 'odds'?",
    "play --seats 3": "there is no seat '3'",
    "play --seats thro": "'thor'",
    "play --load nowhere.json": "there is no file",
    "play --load --seed 3": "leave --seed out",
    "play --load --heroes thor": "leave --heroes out",
    "play --save .": "is a folder",
    "play --seed=": "a seed is",
    "play --hero-file nowhere.toml": "No such file",
    "play --hero-file zzz.toml": "not TOML",
    "play --hero-file picture": "not text",
    "play --load picture": "not a text file",
    "play --load champions.json": "'champions'",
    "replay nowhere.json": "there is no file",
    "replay zzz.toml": "not a save",
    "hero": "required",
    "hero chek x": "did you mean 'check'?",
    "hero check": "required",
    "hero check nowhere": "No such file",
    "hero check .": "directory",
    "sim --games 0": "too few",
    "sim --bot ods": "did you mean 'odds'?",
    "sim --bot odds odds odds": "3 bots for 2 seats",
    "sim --jobs x": "not a whole number",
    "sim --heroes thor": "for 2 players",
    "cards --hero thr": "did you mean 'thor'?",
    "bench --rounds 0": "too few",
    "play --load game.json --seats 3": "there is no seat '3'",
    "play --expert": "no option",
}


@pytest.fixture
def files(tmp_path):
    from quickstrike import champions

    (tmp_path / "zzz.toml").write_text("this is no hero\n")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "champions.json").write_text(champions.new(seed=1).save(), encoding="utf-8")
    (tmp_path / "game.json").write_text(a_save().save(), encoding="utf-8")


@pytest.mark.parametrize("command", WRONG)
def test_what_is_wrong_is_one_sentence(said, files, command):
    code, out, err = said(command)
    assert code == 2 and WRONG[command] in err and err.count("\n") == 1 and not out


@pytest.mark.parametrize("command", WRONG)
def test_and_in_french(said, files, command, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    code, _, err = said(command)
    assert code == 2 and english(err) == set()


@pytest.mark.parametrize(
    "command",
    [
        "sim --games 2 --jobs 1 --bot random",
        "heroes",
        "cards",
        "hero check ferryman.toml",
        "replay game.json",
        "play --seed 3 --seats none",
        "play --seed 3 --seats none --heroes spider-man thor black-widow --bot random",
        "play --seed 3 --seats none --heroes spider-man thor black-widow thor",
    ],
)
def test_a_report_is_french(said, files, ferryman, command):
    code, out, err = said(f"{command} --lang fr")
    assert code == 0 and english(out + err) == set()


def test_what_a_person_reads_at_the_terminal_is_french(said):
    typed = [
        "help",
        "why",
        "hint",
        "odds",
        "board",
        "hero",
        "rules collatéraux",
        "card tip it",
        "pause",
        "x",
        "99",
        "log",
        "undo",
    ]
    code, out, _ = said("play --seed 3 --lang fr", *(x for i in range(30) for x in (typed[i % len(typed)], "1")))
    shown = re.sub(r"> .*", ">", out)  # without what was typed
    assert code == 0 and english(shown) == set()
