"""The small share of the soak that every test run does, and that the soak can fail."""
from __future__ import annotations

import pytest

from quickstrike import champions, soak
from quickstrike.champions import HEROES
from quickstrike.kernel.errors import QuickstrikeError


@pytest.mark.soak
@pytest.mark.parametrize(("bot", "games"), [("random", 40), ("heuristic", 12)])
def test_games_of_bots_are_sound_at_every_decision(bot, games):
    out = [soak.outcome(j) for j in soak.jobs_for(bot, games, "test")]
    assert [(str(o.job), o.error) for o in out if o.error] == []
    assert sum(o.decisions for o in out) > 20 * games


def test_games_are_of_all_kinds():
    jobs = soak.jobs_for("random", 200, 1)
    assert {len(j.heroes) for j in jobs} == {1, 2, 3, 4}
    assert {j.mode for j in jobs} == {"standard", "expert"}
    assert {h for j in jobs for h in j.heroes} == set(HEROES)
    assert {j.first for j in jobs if len(j.heroes) == 2} == {0, 1}
    assert len({j.seed for j in jobs}) == 200


def test_a_game_that_does_not_end_fails_with_its_seed(capsys):
    (job,) = soak.jobs_for("random", 1, "short")
    o = soak.outcome(job, cap=5)
    assert "not over after 5 decisions" in o.error
    soak._tell([o], 1, 1)
    assert "FAILED python -m quickstrike.soak --again 'random " in capsys.readouterr().out


def test_a_broken_invariant_fails(monkeypatch):
    def invariants(self):
        return ["a card is lost"] if self.state.round > 1 else []

    monkeypatch.setattr(champions.ChampionsGame, "invariants", invariants)
    (job,) = soak.jobs_for("random", 1, "x")
    assert "a card is lost" in soak.outcome(job).error


def test_a_broken_clone_is_found(monkeypatch):
    whole = champions.ChampionsGame.clone

    def clone(self):
        g = whole(self)
        g.state.round += 1
        return g

    monkeypatch.setattr(champions.ChampionsGame, "clone", clone)
    (job,) = soak.jobs_for("random", 1, "x")
    assert soak.outcome(job, often=3).error


def test_a_game_can_be_seen_again(capsys):
    (job,) = soak.jobs_for("random", 1, "again")
    assert soak.Job.read(str(job)) == job
    assert soak.main(["--again", str(job)]) == 0
    assert "nothing is wrong" in capsys.readouterr().out


def test_exit_codes(capsys, monkeypatch):
    assert soak.main(["--games", "2", "--heuristic", "0", "--jobs", "1"]) == 0
    assert "2 games" in capsys.readouterr().out
    monkeypatch.setattr(soak, "play", lambda *a: (_ for _ in ()).throw(QuickstrikeError("wrong")))
    assert soak.main(["--games", "2", "--heuristic", "0", "--jobs", "1"]) == 1
    assert "2 failed" in capsys.readouterr().out
    assert soak.main(["--gmes", "2"]) == 2
    assert soak.main(["--again", "nonsense"]) == 2
