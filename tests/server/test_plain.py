"""Any game at the server, without a line of its own there: a tiny one and Dice Throne, through requests and the socket."""

from __future__ import annotations

import json

import pytest
from tests import omens
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike import games
from quickstrike.server.app import create_app
from quickstrike.server.wire import Wire, wire_of

PLAYED = [
    ("omens", {"players": 3}, 3),
    ("dicethrone", {"heroes": ["thor", "black-widow"]}, 2),
    ("vs", {"decks": ["tidewatch", "ashen-choir"]}, 2),
]


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setitem(games.GAMES, "omens", omens.KIT)
    with TestClient(create_app(tmp_path / "tables.db", limits=FAST), base_url=HERE) as client:
        yield House(client)


def make(house, game, code=201, **more):
    r = house.http.post("/api/v1/tables", json={"game": game, "seed": 7, **more})
    assert r.status_code == code, r.text
    return r.json()


def first_whole(d):
    """Any selection that is enough, the smallest from the front; else the first option."""
    a = d["ask"]
    if a["kind"] not in ("some", "pay", "share"):
        return [d["options"][0]["id"]]
    picked = []
    for id in a["of"]:
        short = len(picked) < a["least"] or any(
            sum(b["worth"].get(i, 0) for i in picked) < b["least"] for b in a.get("bounds", ())
        )
        over = any(
            b["most"] is not None and sum(b["worth"].get(i, 0) for i in [*picked, id]) > b["most"]
            for b in a.get("bounds", ())
        )
        if short and not over:
            picked.append(id)
    return picked or [d["options"][0]["id"]]


def to_the_end(p, most=2000):
    for _ in range(most):
        seat = next((s for s in p.seats if p.decision(s)), None)
        if seat is None:
            return
        assert p.answer(*first_whole(p.decision(seat)), seat=seat)["t"] == "change"
    raise AssertionError("no end")


def test_the_games_there_are(house):
    found = house.get("/games", lang="fr").json()
    assert tuple(x["game"] for x in found) == games.names() and found[-1] == {
        "game": "omens",
        "title": "Omens",
        "page": False,
    }
    assert [x["game"] for x in found if x["page"]] == ["champions", "dicethrone", "vs"] and all(
        x["title"] for x in found
    )
    (field,) = house.get("/games/omens").json()["form"]
    assert field == {"name": "players", "kind": "number", "title": "Players", "default": 3}
    dice = house.get("/games/dicethrone").json()
    (heroes,) = dice["form"]
    assert heroes["kind"] == "list" and (heroes["least"], heroes["most"]) == (2, 4) and dice["bots"][0]["key"] == "odds"
    assert {"key": "thor", "name": "Thor"} in heroes["choices"] and heroes["default"] == ["thor", "black-widow"]
    r = house.get("/games/chess")
    assert r.status_code == 404 and "unknown game" in r.json()["error"].lower()


def test_who_would_sit_there(house):
    ask = lambda game, **setting: house.http.post(f"/api/v1/games/{game}/seats", json={"setting": setting})  # noqa: E731
    assert ask("omens", players=2).json() == {
        "error": "",
        "seats": [{"name": "Player 1", "hold": "me"}, {"name": "Player 2", "hold": "bot"}],
    }
    assert [x["name"] for x in ask("dicethrone", heroes=["black-widow", "thor"]).json()["seats"]] == [
        "Black Widow",
        "Thor",
    ]
    for game, setting, told in (
        ("omens", {"players": "many"}, "number"),
        ("omens", {"colour": "red"}, "setting.colour"),
        ("dicethrone", {"heroes": ["thor"]}, "2"),
        ("dicethrone", {"heroes": ["thro", "thor"]}, "did you mean"),
        ("dicethrone", {"own": ["[hero]"]}, "setting.own"),
    ):
        r = ask(game, **setting)
        assert r.status_code == 200 and r.json()["seats"] == [] and told in r.json()["error"].lower(), r.text


@pytest.mark.parametrize(("game", "setting", "n"), PLAYED)
def test_a_whole_game_against_bots(house, game, setting, n):
    made = make(house, game, setting=setting)
    assert [s["hold"] for s in made["seats"]] == ["me", *["bot"] * (n - 1)]
    with house.sit(made) as p:
        assert p.got["game"] == game and len(p.view()["names"]) == n and (p.view().get("board") or p.view()["players"])
        while p.decision() is None:
            p.read()
        d = p.decision()
        assert d["title"] and all(o["text"] for o in d["options"]) and d["ask"]["kind"]
        hint = p.call("hint", seat=0)
        assert hint["t"] == "hint" and hint["option"] in {o["id"] for o in d["options"]} and hint["reason"]
        assert all(row["what"] and row["text"] for row in p.call("why", seat=0)["rows"])
        to_the_end(p)
        v = p.view()
        assert v["result"] and v["result_text"] and v["decision"] is None and p.story
    (row,) = house.http.get("/api/v1/tables", headers={"x-keys": made["host_key"]}).json()
    assert row["game"] == game and row["name"] and len(row["heroes"]) == n and row["clock"] and row["result"]
    for what in ("save", "replay", "log"):
        assert house.get(f"/tables/{made['table']}/export/{what}", made["host_key"]).text
    assert house.get(f"/tables/{made['table']}/history", made["host_key"]).json()["answers"] > 0
    assert house.get(f"/tables/{made['table']}/at/3", made["host_key"]).json()["view"]["names"]


@pytest.mark.parametrize(("game", "setting", "n"), PLAYED)
def test_taking_back_and_bringing_back(house, game, setting, n):
    made = make(house, game, setting=setting, seats=[{"hold": "me"}] * n)
    with house.sit(made) as p:
        assert p.seats == list(range(n))
        seat = next(s for s in p.seats if p.decision(s))
        before = {**p.views}
        p.answer(*first_whole(p.decision(seat)), seat=seat)
        after = {**p.views}
        assert after != before
        assert p.call("undo", by="step")["t"] == "undone" and p.views == before
        assert p.call("redo")["t"] == "change" and p.views == after
        assert p.call("undo", by="turn")["t"] == "undone" and p.views == before
        assert "no cards" in p.call("auto_pass", seat=0, card=1)["why"]


@pytest.mark.parametrize(("game", "setting", "n"), PLAYED)
def test_it_outlives_the_server_and_travels_as_a_file(tmp_path, monkeypatch, game, setting, n):
    monkeypatch.setitem(games.GAMES, "omens", omens.KIT)
    path = tmp_path / "tables.db"
    serve = lambda: TestClient(create_app(path, limits=FAST), base_url=HERE)  # noqa: E731
    with serve() as client:
        house = House(client)
        made = make(house, game, setting=setting, seats=[{"hold": "me"}] * n)
        with house.sit(made) as p:
            for _ in range(3):
                seat = next(s for s in p.seats if p.decision(s))
                p.answer(*first_whole(p.decision(seat)), seat=seat)
            views = {**p.views}
        save = house.get(f"/tables/{made['table']}/export/save", made["host_key"]).text
        position = house.get(f"/tables/{made['table']}/export/position", made["host_key"]).text
    with serve() as client:
        house = House(client)
        with house.sit(made) as p:
            assert p.views == views
        for text in (save, position):
            r = client.post("/api/v1/tables/load", json={"text": text, "game": game})
            assert r.status_code == 201, r.text
            with house.sit(r.json()) as p:
                assert p.got["game"] == game and p.view() == views["0"]
        branch = client.post(
            f"/api/v1/tables/{made['table']}/branch",
            json={"at": 1},
            headers={"authorization": f"Bearer {made['host_key']}"},
        )
        assert branch.status_code == 201
        again = client.post(
            f"/api/v1/tables/{made['table']}/again", headers={"authorization": f"Bearer {made['host_key']}"}
        )
        assert again.status_code == 201
        with house.sit(again.json()) as p:
            assert p.got["game"] == game


def test_a_table_of_a_game_that_is_gone_is_listed_and_says_why_it_cannot_go_on(tmp_path, monkeypatch):
    path = tmp_path / "tables.db"
    with monkeypatch.context() as m:
        m.setitem(games.GAMES, "omens", omens.KIT)
        with TestClient(create_app(path, limits=FAST), base_url=HERE) as client:
            made = make(House(client), "omens")
    with TestClient(create_app(path, limits=FAST), base_url=HERE) as client:
        house = House(client)
        (row,) = client.get("/api/v1/tables", headers={"x-keys": made["host_key"]}).json()
        assert row["game"] == row["name"] == "omens"
        r = house.get(f"/tables/{made['table']}/export/log", made["host_key"])
        assert r.status_code == 409 and "omens" in r.json()["error"]


@pytest.mark.parametrize(
    ("wanted", "code", "told"),
    [
        ({"game": "chess"}, 404, "chess"),
        ({"game": 7}, 422, "game"),
        ({"game": "omens", "scenario": "rhino"}, 422, "scenario"),
        ({"game": "omens", "setting": {"players": 99}}, 422, "99"),
        ({"game": "omens", "setting": 5}, 422, "setting"),
        ({"game": "omens", "seats": [{"hold": "me"}]}, 422, "3"),
        ({"game": "omens", "seats": [{"hold": "bot", "bot": "odds"}, {}, {}]}, 422, "odds"),
        ({"game": "dicethrone", "setting": {"heroes": ["thor", "rhino"]}}, 422, "rhino"),
        ({"game": "dicethrone", "setting": {"heroes": [1, 2]}}, 422, "heroes"),
        ({"game": "dicethrone", "setting": {"own": ["x"]}}, 422, "own"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(house, wanted, code, told):
    r = house.http.post("/api/v1/tables", json=wanted)
    assert r.status_code == code, r.text
    assert told in r.json()["error"].lower() and r.json()["error"].count("\n") == 0


def test_a_save_brings_no_hero_of_its_own(house):
    made = make(house, "dicethrone")
    save = json.loads(house.get(f"/tables/{made['table']}/export/save", made["host_key"]).text)
    save["setup"]["own"] = ["[hero]"]
    r = house.http.post("/api/v1/tables/load", json={"text": json.dumps(save)})
    assert r.status_code == 422 and "own" in r.json()["error"]
    r = house.http.post("/api/v1/tables/load", json={"text": "", "game": "dicethrone"})
    assert r.status_code == 422
    r = house.http.post("/api/v1/tables/load", json={"text": "nonsense", "game": "dicethrone"})
    assert r.status_code == 422
    r = house.http.post("/api/v1/tables/load", json={"text": '{"quickstrike": 1, "game": "chess"}'})
    assert r.status_code == 422 and "chess" in r.json()["error"]


def test_rules_are_those_of_the_game(house):
    assert any("roll" in x["id"] for x in house.get("/rules", game="omens").json())
    assert house.get("/rules", game="dicethrone", q="collateral").json()[0]["id"].startswith("dt:")
    assert house.get("/rules", q="overkill").json()[0]["id"] == "rr:overkill"
    assert house.get("/rules", game="chess").status_code == 404


def test_friends_each_see_their_own_hand(house):
    made = make(house, "omens", setting={"players": 2}, seats=[{"hold": "me"}, {"hold": "friend", "name": "Ben"}])
    with (
        house.sit(made) as anna,
        house.sit(made, made["seats"][1]["key"]) as ben,
        house.sit(made, made["watch_key"]) as eve,
    ):
        assert (anna.seats, ben.seats, eve.seats) == ([0], [1], [])
        assert anna.decision(0)["options"] != ben.decision(1)["options"]
        assert eve.views["-1"]["decision"] is None and "2" in eve.views["-1"]["asked"]
        assert house.get(f"/tables/{made['table']}/export/save", made["host_key"]).status_code == 403
        assert ben.answer(ben.decision(1)["options"][0]["id"], seat=0)["t"] == "refused"


def test_a_wire_goes_to_another_process(monkeypatch):
    import pickle

    monkeypatch.setitem(games.GAMES, "omens", omens.KIT)
    wire = pickle.loads(pickle.dumps(wire_of(omens.KIT)))
    assert type(wire) is Wire and wire.kit is omens.KIT
    monkeypatch.delitem(games.GAMES, "omens")
    assert pickle.loads(pickle.dumps(wire)).kit.name == "omens" and "omens" in games.names()


@pytest.mark.parametrize("game", [x for x in games.names() if x != "champions"])
def test_every_game_of_the_registry_opens_with_what_its_form_says(house, game):
    form = house.get(f"/games/{game}", lang="fr").json()
    setting = {f["name"]: f["default"] for f in form["form"]}
    seats = house.http.post(f"/api/v1/games/{game}/seats", json={"setting": setting, "lang": "fr"}).json()
    assert seats["error"] == "" and len(seats["seats"]) >= 1
    with house.sit(make(house, game, setting=setting), lang="fr") as p:
        assert [x["name"] for x in seats["seats"]] == p.view()["names"]
