"""The small share of the soak that every test run does, and that the soak can fail."""

from __future__ import annotations

import re

import pytest

from quickstrike import champions, games, soak
from quickstrike.kernel.errors import QuickstrikeError

KIT = games.kit("champions")


@pytest.mark.soak
@pytest.mark.parametrize(("bot", "count"), [("random", 24), ("heuristic", 8)])
def test_games_of_bots_are_sound_at_every_decision(bot, count):
    out = [soak.outcome(j) for j in soak.jobs_for(KIT, bot, count, "test")]
    assert [(str(o.job), o.error) for o in out if o.error] == []
    assert sum(o.decisions for o in out) > 20 * count


@pytest.mark.soak
@pytest.mark.parametrize(("bot", "count"), [("random", 24), ("odds", 8)])
def test_so_are_games_of_dice_throne(bot, count):
    out = [soak.outcome(j) for j in soak.jobs_for(games.kit("dicethrone"), bot, count, "test")]
    assert [(str(o.job), o.error) for o in out if o.error] == []
    assert sum(o.decisions for o in out) > 20 * count
    assert soak.Job.read(str(out[0].job)) == out[0].job


def test_every_game_has_its_own_seed():
    jobs = soak.jobs_for(KIT, "random", 200, 1) + soak.jobs_for(KIT, "heuristic", 200, 1)
    assert len({j.seed for j in jobs}) == 400
    assert jobs == soak.jobs_for(KIT, "random", 200, 1) + soak.jobs_for(KIT, "heuristic", 200, 1)
    assert [j.setting for j in jobs] != [j.setting for j in soak.jobs_for(KIT, "random", 200, 2)]


def test_a_game_that_does_not_end_fails_with_its_seed(capsys):
    (job,) = soak.jobs_for(KIT, "random", 1, "short")
    o = soak.outcome(job, cap=5)
    assert "not over after 5 decisions" in o.error
    soak._tell([o], 1, 1)
    assert "FAILED python -m quickstrike.soak --again 'champions random " in capsys.readouterr().out


def test_a_log_has_a_line_for_each_tenth(capsys):
    o = soak.Outcome(soak.jobs_for(KIT, "random", 1, "x")[0], 1, "lost")
    for done in range(5, 101, 5):
        soak._tell([o] * 5, done, 100)
    assert capsys.readouterr().err.splitlines() == [f"{n}/100" for n in range(10, 101, 10)]


def test_a_broken_invariant_fails(monkeypatch):
    def invariants(self):
        return ["a card is lost"] if self.state.round > 1 else []

    monkeypatch.setattr(champions.ChampionsGame, "invariants", invariants)
    (job,) = soak.jobs_for(KIT, "random", 1, "x")
    assert "a card is lost" in soak.outcome(job).error


def test_a_long_soak_looks_less_often_and_finds_it_too(monkeypatch):
    from quickstrike import long_soak as long

    looked = []

    def invariants(self):
        looked.append(len(self.answers))
        return ["a card is lost"] if self.state.round > 1 else []

    monkeypatch.setattr(champions.ChampionsGame, "invariants", invariants)
    (job,) = soak.jobs_for(KIT, "random", 1, "x")
    _, (found,) = long.played(long.Part("x", [job]))
    assert "a card is lost" in found.error
    assert looked[1:] and looked[:-1] == [n for n in range(looked[-1]) if n % long.CARE.every == 0]


def test_a_broken_clone_is_found(monkeypatch):
    whole = champions.ChampionsGame.clone

    def clone(self):
        g = whole(self)
        g.state.round += 1
        return g

    monkeypatch.setattr(champions.ChampionsGame, "clone", clone)
    (job,) = soak.jobs_for(KIT, "random", 1, "x")
    assert soak.outcome(job, care=soak.Care(often=3)).error


def test_a_game_can_be_seen_again(capsys):
    (job,) = soak.jobs_for(KIT, "random", 1, "again")
    assert soak.Job.read(str(job)) == job
    assert soak.main(["--again", str(job)]) == 0
    assert "nothing is wrong" in capsys.readouterr().out


def test_exit_codes(capsys, monkeypatch):
    assert soak.main(["--games", "2", "--heuristic", "1", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 games, ") and " 0 failed" in said and "by bot: heuristic 1, random 2" in said
    assert re.search(r"covered: hero x aspect x villain x modular set x mode: 4 of \d+ \(0 %\)", said)
    monkeypatch.setattr(soak, "play", lambda *a: (_ for _ in ()).throw(QuickstrikeError("wrong")))
    assert soak.main(["--games", "2", "--heuristic", "0", "--jobs", "1"]) == 1
    said = capsys.readouterr().out
    assert "2 failed" in said and re.search(r"set x mode: 0 of \d+", said), "what failed covers nothing"


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--gmes", "2"], "there is no option '--gmes', did you mean '--games'?"),
        (["--games", "-1"], "-1 games are too few"),
        (["--cluster", "local"], "--cluster goes with --resume"),
        (["--again", "nonsense"], "--again wants the whole of what a failure printed"),
        (["--again", 'champions random {"heroes":["spiderman"]} 1'], "did you mean 'spider-man'"),
        (["--again", 'champions randm {"heroes":["spider-man"]} 1'], "did you mean 'random'"),
        (["--again", 'champion random {"heroes":["spider-man"]} 1'], "did you mean 'champions'"),
        (["--again", 'champions random {"heroic":"many"} 1'], "the setting 'heroic' must be a whole number"),
        (["--again", "champions random spider-man 1"], "this is not a setting"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(argv, sentence, capsys):
    assert soak.main(argv) == 2
    out, err = capsys.readouterr()
    assert sentence in err and err.count("\n") == 1 and out == ""


def test_a_long_soak_goes_on_where_it_was(tmp_path, capsys, monkeypatch):
    from quickstrike import long_soak as long

    monkeypatch.setattr(long, "ROW", 4)
    monkeypatch.setattr(long, "PART", 2)
    seen: list[str] = []

    def outcome(job, care):
        seen.append(str(job))
        return soak.Outcome(job, 10, "won", "wrong" if len(seen) == 3 else "")

    monkeypatch.setattr(long, "outcome", outcome)
    file = tmp_path / "progress.jsonl"
    given = ["--games", "30", "--resume", "--jobs", "1", "--seed", "x", "--progress", str(file)]

    def stopped(job, care):
        if len(seen) == 15:
            raise KeyboardInterrupt
        return outcome(job, care)

    monkeypatch.setattr(long, "outcome", stopped)
    assert soak.main(given) == 130
    first = seen[:]
    file.write_text(file.read_text() + '{"part": "broke o')
    monkeypatch.setattr(long, "outcome", outcome)
    assert soak.main(given) == 1, "what failed before still counts"
    out = capsys.readouterr().out
    assert "30 games, 300 decisions, 1 failed" in out and out.count("FAILED") == 2
    assert set(first[:14]).isdisjoint(seen[15:]) and len(set(seen)) == 30, "nothing twice but what broke off"
    assert {x.split()[0] for x in seen} == set(games.names())
    before = len(seen)
    assert soak.main(given) == 1 and len(seen) == before
    again = re.findall(r"--again '(.*)'\n", out)
    assert soak.Job.read(again[0]) and len(set(again)) == 1
    assert soak.main([*given[:-1], str(file), "--seed", "y"]) == 2
    assert "no soak of seed y" in capsys.readouterr().err


def test_rows_of_a_long_soak_are_of_all_games_and_bots():
    from quickstrike import long_soak as long

    kits = long.kits_of("all")
    found = list(long.rows(kits, 10_000, 1))
    assert sum(some for *_, some in found) == 10_000
    assert {(k.name, b) for k, b, *_ in found} == {(k.name, b) for k in kits for b in ("random", k.clever)}
