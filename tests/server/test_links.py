"""A link of a seat that is opened twice: all at the table are told; and how many tables there may be."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike.server import links
from quickstrike.server.app import create_app


def notes(person):
    return [x["text"] for x in person.story if x["kind"] == "note" and "link" in x["text"]]


@pytest.fixture
def shared(house: House):
    return house.make(
        {"starter": "spider-man", "name": "Anna"}, {"starter": "she-hulk", "hold": "friend", "name": "Ben"}
    )


def test_who_comes_again_in_the_same_browser_is_not_told_of(house: House, shared):
    bens = shared["seats"][1]["key"]
    with house.sit(shared) as anna:
        for _ in range(3):
            with house.sit(shared, bens, device="bens browser") as ben:
                assert notes(ben) == []
        assert notes(anna.sync()) == []


def test_the_host_opens_a_friends_link_in_the_own_browser(house: House, shared):
    bens = shared["seats"][1]["key"]
    told = ["The link of Ben was opened in the browser of Anna, who sees that hand."]
    with house.sit(shared, device="annas"), house.sit(shared, bens, device="annas") as peeks:
        assert notes(peeks) == told
    with house.sit(shared, bens, device="bens") as ben:
        assert notes(ben)[:1] == told, "also who comes later"


def test_the_link_first_and_the_own_one_after_it(house: House, shared):
    with house.sit(shared, shared["seats"][1]["key"], device="annas") as peeks:
        assert notes(peeks) == [], "nobody knows yet whose browser that is"
    with house.sit(shared, device="annas") as anna:
        assert len(notes(anna)) == 1


def test_a_link_that_is_opened_in_a_second_browser_is_told_of_at_once(house: House, shared):
    bens = shared["seats"][1]["key"]
    with house.sit(shared) as anna, house.sit(shared, bens, device="bens") as ben:
        with house.sit(shared, bens, device="another"):
            pass
        for person in (anna, ben):
            assert notes(person.sync()) == [
                "The link of Ben was opened in another browser too: whoever did that sees that hand."
            ]
    live = house.http.app.state.tables.live.pop(shared["table"])
    assert not live.clients
    with house.sit(shared, bens, device="bens") as ben:
        assert len(notes(ben)) == 1, "and it is kept"


def test_who_hides_what_browser_it_is_is_another_one(house: House, shared):
    bens = shared["seats"][1]["key"]
    with house.sit(shared, bens, device="bens") as ben:
        with house.sit(shared, bens, device=""):
            pass
        assert len(notes(ben.sync())) == 1


def test_so_many_browsers_are_remembered(house: House, shared, monkeypatch):
    monkeypatch.setattr(links, "MOST", 3)
    bens = shared["seats"][1]["key"]
    for n in range(6):
        with house.sit(shared, device=f"annas {n}"), house.sit(shared, bens, device=f"bens {n}") as ben:
            assert len(notes(ben)) == (n > 0), "told once"
    live = house.http.app.state.tables.live[shared["table"]]
    assert len(live.devices) == 6
    with house.sit(shared, bens, device="annas 0") as peeks:
        assert "browser of Anna" in notes(peeks)[-1], "what is new is always told"


def test_a_log_tells_of_a_hand_and_counts_as_well(house: House, shared):
    bens = shared["seats"][1]["key"]
    path = f"/api/v1/tables/{shared['table']}/export/log"
    with house.sit(shared, bens, device="bens") as ben:
        own = {"authorization": f"Bearer {bens}", "x-device": "bens"}
        assert house.http.get(path, headers=own).status_code == 200
        assert notes(ben.sync()) == []
        assert house.http.get(path, headers={"authorization": f"Bearer {bens}"}).status_code == 200
        assert len(notes(ben.sync())) == 1


def test_a_new_key_is_for_somebody_else(house: House, shared):
    bens = shared["seats"][1]["key"]
    with house.sit(shared) as anna:
        with house.sit(shared, bens, device="bens"):
            pass
        anna.sync()
        key = anna.call("seat", seat=1, give="free")["key"]
        with house.sit(shared, key, device="carls") as carl:
            assert notes(carl) == []


# ---- how many tables there may be
def asked(client):
    return client.post("/api/v1/tables", json={"seats": [{"starter": "spider-man"}]})


def test_an_address_makes_so_many_tables_and_then_waits(tmp_path):
    app = create_app(tmp_path / "t.db", limits=replace(FAST, tables=0.001, tables_rush=2))
    with TestClient(app, base_url=HERE) as client:
        assert [asked(client).status_code for _ in range(3)] == [201, 201, 429]
        r = client.post("/api/v1/tables/load", json={"text": "seed = 1", "lang": "fr"})
        assert r.status_code == 429 and "beaucoup de tables" in r.json()["error"]
        assert 900 < int(r.headers["retry-after"]) <= 1000


def test_a_server_keeps_so_many_tables(tmp_path):
    app = create_app(tmp_path / "t.db", limits=replace(FAST, most=2))
    with TestClient(app, base_url=HERE) as client:
        made = [asked(client).json() for _ in range(2)]
        r = asked(client)
        assert r.status_code == 429 and "keeps 2 tables" in r.json()["error"]
        key = {"authorization": f"Bearer {made[0]['host_key']}"}
        again = client.post(f"/api/v1/tables/{made[0]['table']}/again", headers=key)
        assert again.status_code == 429, "there is no way around it"
        assert client.delete(f"/api/v1/tables/{made[0]['table']}", headers=key).status_code == 204
        assert asked(client).status_code == 201


def test_a_table_that_was_never_played_goes_after_a_day(house: House):
    played, never = house.make(), house.make()
    with house.sit(played) as p:
        p.turn()
    tables = house.http.app.state.tables
    tables.store.writer.execute("update tables set updated = updated - 100000")
    assert house.http.portal.call(tables.expire, 30.0) == 1
    assert house.get(f"/tables/{played['table']}", played["host_key"]).status_code == 200
    assert house.get(f"/tables/{never['table']}", never["host_key"]).status_code == 401
