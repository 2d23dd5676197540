"""The coach at the table: lines with their chances for one's own seat, and a review of a game that is over, in parts."""

from __future__ import annotations

import pytest

from quickstrike.server import coach

ANNA = {"starter": "spider-man:justice"}
BEN = {"starter": "she-hulk:aggression", "hold": "friend"}


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """In this process, where it can be told to be quick; that jobs go to others is tested elsewhere."""

    async def here(self, who, call, *args, **more):
        return call(*args)

    monkeypatch.setattr(coach, "THINKS", "8")
    monkeypatch.setattr(coach, "TRIALS", "4")
    monkeypatch.setattr("quickstrike.server.workers.Workers.do", here)


def idle(me):
    """Do nothing at all until the game is lost."""
    while me.view()["result"] is None:
        ids = [o["id"] for o in me.decision()["options"]]
        me.answer(next((x for x in ("end_turn", "done", "pass", "no", "decline") if x in ids), ids[0]))


def test_the_best_lines_are_told_with_what_comes_of_them(house):
    made = house.make(ANNA)
    with house.sit(made) as me:
        me.turn()
        lines = house.get(f"/tables/{made['table']}/coach", made["host_key"], lang="fr").json()
        known = [o["id"] for o in me.decision()["options"]]
    assert 1 <= len(lines) <= 3 and all(x["option"] in known and x["steps"] for x in lines)
    best = lines[0]
    assert 0 <= best["chance"] <= 100 and best["worlds"] > 0 and best["because"].endswith(".")


def test_it_advises_nobody_for_the_seat_of_another(house):
    made = house.make(ANNA, BEN)
    path = f"/tables/{made['table']}/coach"
    assert house.get(path, made["seats"][1]["key"], seat=0).status_code == 403
    assert house.get(path, made["watch_key"], seat=0).status_code == 403
    assert house.get(path, made["seats"][1]["key"], seat=1).status_code == 200


def test_a_game_that_is_over_is_looked_at_in_parts(house, monkeypatch):
    made = house.make(ANNA)
    path = f"/tables/{made['table']}/review"
    with house.sit(made) as me:
        me.turn()
        assert house.get(path, made["host_key"]).status_code == 403
        idle(me)
    assert house.get(f"/tables/{made['table']}/coach", made["host_key"]).status_code == 409
    whole = house.get(path, made["host_key"]).json()
    assert whole["next"] is None and whole["moments"]
    end = whole["moments"][-1]
    assert (end["n"], end["seat"], end["chance"]) == (whole["of"], 0, 0), "the curve goes on to how it ended"
    monkeypatch.setattr(coach, "PART", 0.0)
    parts, begin = [], 0
    while begin is not None:
        got = house.get(path, made["host_key"], begin=begin).json()
        assert got["next"] is None or got["next"] > begin
        parts, begin = parts + got["moments"], got["next"]
    assert [x["n"] for x in parts] == [x["n"] for x in whole["moments"]]
    assert [x["clock"] for x in parts] == sorted(x["clock"] for x in parts)


def test_a_mistake_says_what_would_have_been_better(house, monkeypatch):
    """Whoever ends every turn at once could have done better."""
    made = house.make(ANNA)
    with house.sit(made) as me:
        idle(me)
    monkeypatch.setattr(coach, "TRIALS", "24")
    found = house.get(f"/tables/{made['table']}/review", made["host_key"]).json()["moments"]
    worst = max((x for x in found if "better" in x), key=lambda x: x["could"] - x["chance"])
    assert worst["could"] - worst["chance"] >= 5 and worst["played"] != worst["better"]
    assert worst["then"] and worst["rather"]
