"""Every lesson goes as it says: played without a browser, at the table that a learner gets."""

from __future__ import annotations

import pytest

from quickstrike import games
from quickstrike.kernel.language import LANGUAGES
from quickstrike.server.lessons import LEARNER, begun, lesson, stand

ALL = [(kit.name, name) for kit in games.kits() for name in kit.lessons()]


def test_there_are_lessons_for_every_game():
    assert {kit.name: len(kit.lessons()) for kit in games.kits()} == {"champions": 6, "dicethrone": 3, "vs": 3}


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_played_to_its_end_by_what_it_asks_for(game, name):
    of = lesson(game, name)
    table, taken = games.kit(game).game().load(begun(game, name)), []
    for _ in range(100):
        now = stand(of, taken, "en")
        assert not now["off"]
        if now["done"]:
            break
        want = now["want"][0]
        assert any(d.seat == want["seat"] and want["option"] in [o.id for o in d.options] for d in table.decisions)
        table.give_again(want["seat"], want["option"])
        taken.append((want["seat"], want["option"]))
    assert now["done"] and now["say"]
    assert [(seat, o.id) for seat, o in table.answers] == taken


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_speaks_every_language_and_before_each_deed(game, name):
    of = lesson(game, name)
    said = [of.title, of.say, *(p.say for p in of.parts)]
    assert all(set(x) == set(LANGUAGES) and all(x.values()) for x in said)
    assert of.parts[0].answers[0][0] == LEARNER and not of.parts[-1].answers


def test_a_payment_in_another_order_is_right_and_another_deed_is_not():
    of = lesson("champions", "1-turn-and-payment")
    first, second = of.parts[0].answers, of.parts[1].answers
    turned = [*first, second[0], *reversed(second[1:])]
    assert stand(of, turned, "en")["step"] == 2 and not stand(of, turned, "en")["off"]
    other = stand(of, [(0, "end_turn")], "fr")
    assert other["off"] and other["step"] == 0 and other["want"]


def test_a_lesson_is_taken_at_a_table_of_ones_own(house):
    rows = house.get("/lessons", lang="fr").json()
    assert [x["game"] for x in rows] == ["champions", "dicethrone", "vs"]
    assert rows[0]["lessons"][0]["title"] == "Votre tour, et comment payer une carte"
    assert rows[0]["lessons"][0]["steps"] == 3
    made = house.http.post("/api/v1/lessons/champions/5-forms-and-recovery", json={}).json()
    path = f"/tables/{made['table']}/lesson"
    now = house.get(path, made["host_key"]).json()
    assert (now["step"], now["steps"], now["next"], len(now["say"])) == (0, 3, "6-a-first-game", 2)
    with house.sit(made) as me:
        me.answer(now["want"][0]["option"])
    assert house.get(path, made["host_key"]).json()["step"] == 1
    row = house.get(f"/tables/{made['table']}", made["host_key"], lang="fr").json()
    assert (row["title"], row["from"]) == ("Formes et récupération", "lesson")
    assert house.http.post("/api/v1/lessons/champions/7-nothing", json={"lang": "fr"}).status_code == 404
    plain = house.make()
    assert house.get(f"/tables/{plain['table']}/lesson", plain["host_key"]).json() is None
    assert house.get(f"/tables/{plain['table']}/lesson").status_code == 401
