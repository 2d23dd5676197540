"""A room with friends: everybody brings a hero, says ready, and then the game begins; short lines between them."""

from __future__ import annotations

import json
from argparse import Namespace

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike.cli.serve import friends_told
from quickstrike.server import room
from quickstrike.server.app import create_app

ANNA = {"starter": "spider-man:justice", "name": "Anna"}
BEN = {"starter": "she-hulk:aggression", "name": "Ben", "hold": "friend"}


@pytest.fixture
def made(house):
    return house.make(ANNA, BEN, room=True, seed=None)


@pytest.fixture
def pair(house, made):
    with house.sit(made) as anna, house.sit(made, made["seats"][1]["key"]) as ben:
        anna.sync()
        yield anna, ben


def who(person):
    return [p["identity"] for p in person.view()["players"]], [c["name"] for c in person.view()["play"]]


def test_who_runs_the_server_hears_once_how_friends_get_there(house, capsys):
    """It listens on this computer alone; a table without friends is none of their business."""
    args = Namespace(lang="fr", log="text")
    house.http.app.state.friends = friends_told(args, 8427)
    house.make(ANNA)
    assert capsys.readouterr().out == ""
    for _ in range(2):
        house.make(ANNA, BEN, room=True, seed=None)
    (said,) = capsys.readouterr().out.splitlines()
    assert "--host 0.0.0.0 --port 8427" in said and "ami" in said


def test_nothing_is_played_before_all_are_ready(pair):
    anna, ben = pair
    assert anna.present["room"] and [s["ready"] for s in anna.present["seats"]] == [False, False]
    for t, more in (("answer", {"at": anna.at, "options": ["done"]}), ("hint", {}), ("undo", None)):
        refused = anna.call(t, **({"seat": 0, **more} if more is not None else {}))
        assert refused["t"] == "refused" and "ready" in refused["why"]
    before = anna.view()["players"][0]["hand"]
    assert anna.call("ready", seat=0)["on"]
    ben.sync()
    assert [s["ready"] for s in ben.present["seats"]] == [True, False]
    ben.call("ready", seat=1)
    for person in (anna.sync(), ben.sync()):
        assert "room" not in person.present and person.decision()["kind"] == "mulligan"
    assert anna.view()["players"][0]["hand"] != before  # shuffled anew: what was seen there means nothing
    assert anna.answer("done")["t"] == "change"
    assert "already" in anna.call("ready", seat=0)["why"]


def test_everybody_brings_a_hero_of_their_own(pair, house):
    anna, ben = pair
    anna.call("ready", seat=0)
    assert ben.call("bring", seat=1, starter="iron-man:leadership")["t"] == "brought"
    assert "Tony Stark" in who(anna.sync())[1] and [s["ready"] for s in anna.present["seats"]] == [True, False]
    deck = house.get("/decks/starter/captain-marvel:leadership").json()
    text = json.dumps(
        {"investigator_code": deck["hero"]["code"], "slots": deck["list"], "meta": {"aspect": "leadership"}}
    )
    assert ben.call("bring", seat=1, deck_text=text)["t"] == "brought"
    assert "Carol Danvers" in who(anna.sync())[1]
    for wrong, word in (
        ({"starter": "spider-man:justice"}, "identity"),
        ({"starter": "nobody"}, "nobody"),
        ({}, "deck"),
    ):
        refused = ben.call("bring", seat=1, **wrong)
        assert refused["t"] == "refused" and word in refused["why"]
    assert "not yours" in ben.call("bring", seat=0, starter="thor:aggression")["why"].lower()


WRITTEN = 'name = "Mine"\ncards = [[60, "common:nobody"]]'


@pytest.mark.parametrize(
    ("game", "field", "here", "brought"),
    [
        ("dicethrone", "hero", ["thor", "black-widow"], "spider-man"),
        ("vs", "deck_key", ["tidewatch", "odd-couple"], "ashen-choir"),
    ],
)
def test_to_a_duel_everybody_brings_a_hero_or_a_deck(house, game, field, here, brought):
    setting = {"heroes" if game == "dicethrone" else "decks": here}
    made = house.make({"hold": "me"}, {"hold": "friend"}, game=game, setting=setting, room=True, seed=None)
    with house.sit(made) as anna, house.sit(made, made["seats"][1]["key"]) as ben:
        assert ben.call("bring", seat=1, starter=brought)["t"] == "brought"
        assert [p[field] for p in anna.sync().view()["players"]] == [here[0], brought]
        for wrong in ({"starter": "nobody"}, {}, {"deck_text": WRITTEN}):
            refused = ben.call("bring", seat=1, **wrong)
            assert refused["t"] == "refused" and refused["why"], wrong
        assert [p[field] for p in anna.sync().view()["players"]] == [here[0], brought]
        anna.call("ready", seat=0)
        ben.call("ready", seat=1)
        assert "room" not in anna.sync().present
        assert "already" in ben.call("bring", seat=1, starter=here[1])["why"]
    listed = house.http.get("/api/v1/tables", headers={"x-keys": made["host_key"]}).json()
    assert listed[0]["plays"] == [here[0], brought]


def test_a_seat_that_a_bot_takes_is_waited_for_no_longer(pair, house, made):
    anna, ben = pair
    ben.ws.close()
    anna.until("present")
    anna.call("ready", seat=0)
    anna.call("seat", seat=1, give="bot")
    assert "room" not in anna.sync().present and anna.decision()["kind"] == "mulligan"


def test_a_room_is_a_room_after_a_restart_and_a_game_is_a_game(kept):
    for begun in (False, True):
        with TestClient(create_app(kept, limits=FAST), base_url=HERE) as client:
            house = House(client)
            made = house.make(ANNA, BEN, room=True, seed=None)
            with house.sit(made) as anna, house.sit(made, made["seats"][1]["key"]) as ben:
                ben.call("bring", seat=1, starter="iron-man:leadership")
                for person, seat in ((anna, 0), (ben, 1)) if begun else ():
                    person.call("ready", seat=seat)
                hand = anna.sync().view()["players"][0]["hand"]
        with TestClient(create_app(kept, limits=FAST), base_url=HERE) as client, House(client).sit(made) as anna:
            assert ("room" in anna.present) is not begun and "Tony Stark" in who(anna)[1]
            assert anna.view()["players"][0]["hand"] == hand


def test_a_table_without_friends_needs_no_room(house):
    with house.sit(house.make(ANNA, room=True)) as anna:
        assert "room" not in anna.present


def test_lines_reach_all_who_are_there_and_who_come_later(pair, house, made):
    anna, ben = pair
    assert anna.call("say", text=" Hello\u202e <b>Ben</b>\n ")["line"] == {
        "seat": 0,
        "text": "Hello <b>Ben</b>",
        "name": "Anna",
    }
    assert ben.until("said")["line"]["text"] == "Hello <b>Ben</b>"
    with house.sit(made, made["watch_key"]) as watcher:
        assert [x["name"] for x in watcher.got["talk"]] == ["Anna"]
        assert "listens" in watcher.call("say", text="me too")["why"]


def test_nobody_talks_without_end(pair, monkeypatch):
    monkeypatch.setattr(room, "SPEAKS", 0.0)  # what is taken does not come back while this is tested
    anna, _ = pair
    said = [anna.call("say", text=f"{n}")["t"] for n in range(int(room.RUSH) + 1)]
    assert said == ["said"] * int(room.RUSH) + ["refused"]
    assert anna.call("say", text=" \n ")["t"] == "refused"
    anna.send("say", text="x" * 201)
    with pytest.raises(WebSocketDisconnect) as closed:
        anna.sync()
    assert closed.value.code == 4400
