"""Campaigns on the server: begun, played scenario by scenario at tables, chosen for in between, resumed."""

from __future__ import annotations

import json

import pytest
from tests.server.conftest import inside

from quickstrike import champions
from quickstrike.champions.campaign import Log

SHELF = {"x-shelf": "a-key-that-nobody-guesses"}
OTHER = {"x-shelf": "a-key-of-somebody-else"}
HERO = {"starter": "spider-man:justice"}


def ask(house, method, path, code=200, headers=SHELF, **body):
    more = {"json": body} if method in ("POST", "PUT") else {}
    r = house.http.request(method, f"/api/v1/campaigns{path}", headers=headers, **more)
    assert r.status_code == code, r.text
    return r.json() if r.content else None


def begin(house, *seats, **more):
    return ask(house, "POST", "", 201, seats=list(seats or (HERO,)), **more)


def concede(house, made):
    with house.sit(made) as me:
        me.turn()
        me.answer("concede")
        assert me.view()["result"] == "lost"


def won_by_force(kept_data, scenario):
    """The log as if this scenario had been won: what comes after is this test's business, not the fight."""
    log = Log.unpacked(kept_data["log"])
    game = champions.new(**log.setting())
    assert game.setup["scenario"] == scenario
    game.state.result = "won"
    log.record(game)
    return {**kept_data, "log": log.packed()}


def test_a_campaign_is_begun_and_told_in_every_language(house):
    made = begin(house, HERO, {"starter": "captain-marvel:leadership", "hold": "bot"}, name="Ours")
    assert [s["key"] for s in made["scenarios"]] == ["rhino", "klaw", "ultron"] and made["at"] == 0
    assert [h["name"] for h in made["heroes"]] == ["Spider-Man", "Captain Marvel"] and made["title"] == "Ours"
    assert "seed" not in json.dumps(made)
    french = ask(house, "GET", "?lang=fr")
    assert [c["name"] for c in french] == ["Première frappe"] and french[0]["id"] == made["id"]
    assert {c["key"] for c in house.get("/catalog").json()["campaigns"]} >= {"first-strike", "rise-of-red-skull"}


def test_it_belongs_to_its_shelf(house):
    made = begin(house)
    assert ask(house, "GET", "", headers=OTHER) == []
    for method, path in (("GET", ""), ("POST", "/play"), ("DELETE", "")):
        ask(house, method, f"/{made['id']}{path}", 404, headers=OTHER)
    ask(house, "GET", "", 401, headers={"x-shelf": "short"})
    ask(house, "DELETE", f"/{made['id']}", 204)
    assert ask(house, "GET", "") == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"campaign": "nothing"}, "unknown campaign"),
        ({"seats": [{"starter": "spidey"}]}, "spider-man"),
        ({"seats": [HERO, HERO]}, "same identity"),
    ],
)
def test_what_can_not_be_begun_is_refused_in_a_sentence(house, wrong, said):
    refused = ask(house, "POST", "", 422, **{"seats": [HERO], **wrong})
    assert said in refused["error"].lower()


def test_a_scenario_is_played_at_a_table_and_its_result_is_in_the_log(house):
    id = begin(house)["id"]
    made = ask(house, "POST", f"/{id}/play", 201, mode="expert")
    assert ask(house, "POST", f"/{id}/play", 409)["error"]  # one at a time
    assert ask(house, "GET", f"/{id}")["table"] == made["table"]
    listed = house.get(f"/tables/{made['table']}", made["host_key"]).json()
    assert listed["campaign"] == id and listed["from"] == "campaign" and listed["title"] == "First Strike 1/3 · Rhino"
    concede(house, made)
    after = ask(house, "GET", f"/{id}")
    assert after["table"] == "" and after["at"] == 0 and after["tries"] == 1
    assert [(x["name"], x["result"], x["mode"]) for x in after["history"]] == [("Rhino", "lost", "Expert")]
    again = ask(house, "POST", f"/{id}/play", 201)
    assert again["table"] != made["table"]


def test_a_table_that_was_deleted_is_set_up_anew(house):
    id = begin(house)["id"]
    made = ask(house, "POST", f"/{id}/play", 201)
    house.http.delete(f"/api/v1/tables/{made['table']}", headers={"authorization": f"Bearer {made['host_key']}"})
    assert ask(house, "GET", f"/{id}")["table"] == ""
    ask(house, "POST", f"/{id}/play", 201)


def test_what_must_be_chosen_is_chosen_before_the_next_scenario(house, kept):
    id = begin(house, campaign="rise-of-red-skull")["id"]
    with inside(kept) as db:
        (data,) = db.execute("select data from campaigns").fetchone()
        db.execute("update campaigns set data = ?", (json.dumps(won_by_force(json.loads(data), "crossbones")),))
    now = ask(house, "GET", f"/{id}")
    choice = now["choices"][0]
    assert now["at"] == 1 and choice["must"] and len(choice["of"]) == 4
    assert "choose" in ask(house, "POST", f"/{id}/play", 422)["error"]
    assert ask(house, "POST", f"/{id}/choose", 422, seat=0, card="01001")["where"] == "card"
    then = ask(house, "POST", f"/{id}/choose", seat=0, card=choice["of"][0]["key"])
    assert then["choices"] == [] and choice["of"][0]["name"] in [x["text"] for x in then["noted"]]
    ask(house, "POST", f"/{id}/play", 201)
    ask(house, "POST", f"/{id}/choose", 409, seat=0, card=choice["of"][1]["key"])


FRIENDS = (HERO, {"starter": "she-hulk:aggression", "hold": "friend"})


def test_with_a_friend_it_begins_when_both_are_ready_and_its_result_is_in_the_log(house):
    """The game is shuffled anew there: it is known by its table, not by its seed."""
    id = begin(house, *FRIENDS)["id"]
    made = ask(house, "POST", f"/{id}/play", 201)
    with house.sit(made) as me, house.sit(made, made["seats"][1]["key"]) as friend:
        assert me.call("bring", seat=0, starter="iron-man")["t"] == "refused", "heroes stay the same"
        friend.call("ready", seat=1)
        me.call("ready", seat=0)
        for person in (me, friend):
            assert person.sync().answer("done")["t"] == "change"  # the first hand is kept
        for person in (me, friend):
            assert person.sync().answer("concede")["t"] == "change"
    after = ask(house, "GET", f"/{id}")
    assert after["table"] == "" and after["tries"] == 1 and after["history"][0]["result"] == "lost"


def test_a_scenario_that_is_set_up_again_is_shuffled_anew(house):
    """Else its host could look at it alone, delete it, and play it with friends."""
    id = begin(house)["id"]
    seen = []
    for _ in range(2):
        made = ask(house, "POST", f"/{id}/play", 201)
        seen.append(
            json.loads(house.get(f"/tables/{made['table']}/export/save", made["host_key"]).text)["setup"]["seed"]
        )
        house.http.delete(f"/api/v1/tables/{made['table']}", headers={"authorization": f"Bearer {made['host_key']}"})
    assert seen[0] != seen[1]
