"""The workshop: decks told card by card, written in every format, tried out, and kept on a shelf."""

from __future__ import annotations

import json

import pytest

STARTER = "spider-man:justice"
SHELF = {"x-shelf": "a-key-that-nobody-guesses"}


@pytest.fixture
def deck(house):
    return house.get(f"/decks/starter/{STARTER}").json()


def as_json(deck, **more):
    meta = {f"aspect{i or ''}": a["key"] for i, a in enumerate(deck["aspects"])}
    return json.dumps({"investigator_code": deck["hero"]["code"], "slots": deck["list"], "meta": meta, **more})


def checked(house, text, lang="en"):
    return house.http.post("/api/v1/decks/check", json={"text": text, "lang": lang}).json()


def test_a_starter_deck_is_told_card_by_card(house, deck):
    assert deck["legal"] and deck["cards"] == 40 and sum(deck["list"].values()) == 40
    assert deck["own"]["01005"] == deck["list"]["01005"] == 3
    made_like = house.get("/decks/starter/spider-man:aggression").json()
    assert made_like["legal"] and made_like["aspects"][0]["key"] == "aggression"
    refused = house.get("/decks/starter/spidey:justice", lang="fr")
    assert refused.status_code == 404 and "spider-man" in refused.json()["error"]


def test_every_fault_of_a_deck_names_its_rule_and_its_card(house, deck):
    few = {**deck, "list": {**deck["list"], "01005": 1}}
    found = checked(house, as_json(few))
    assert not found["legal"]
    assert [(f["rule"], f["card"]) for f in found["faults"]] == [("deck:2", ""), ("deck:3", "01005")]
    assert found["breaches"] == [f["text"] for f in found["faults"]]


@pytest.mark.parametrize("to", ["text", "marvelcdb", "json", "octgn"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deck_goes_through_every_format(house, deck, to, lang):
    body = {"text": as_json(deck), "to": to, "lang": lang}
    text = house.http.post("/api/v1/decks/write", json=body).json()["text"]
    assert checked(house, text)["list"] == deck["list"]


def test_what_is_no_deck_is_not_written(house):
    refused = house.http.post("/api/v1/decks/write", json={"text": "3x Nonsense", "to": "json"})
    assert refused.status_code == 422 and refused.json()["where"] == "text"


def test_a_deck_is_tried_out_and_more_games_are_other_games(house):
    body = {"deck": {"starter": STARTER}, "scenario": "rhino", "seed": "x"}
    first = house.http.post("/api/v1/decks/trial", json=body).json()
    assert 1 <= first["games"] == len(first["rounds"]) and 0 <= first["won"] <= first["games"]
    refused = house.http.post("/api/v1/decks/trial", json={**body, "scenario": "nobody"})
    assert refused.status_code == 422


def test_a_shelf_keeps_its_decks_and_shows_them_to_nobody_else(house):
    put = house.http.post("/api/v1/decks", json={"name": "Mine", "text": "1 Backflip", "notes": "n"}, headers=SHELF)
    id = put.json()["deck"]
    house.http.put(f"/api/v1/decks/{id}", json={"name": "Ours", "text": "2 Backflip"}, headers=SHELF)
    (kept,) = house.http.get("/api/v1/decks", headers=SHELF).json()
    assert (kept["deck"], kept["name"], kept["text"], kept["notes"]) == (id, "Ours", "2 Backflip", "")
    other = {"x-shelf": "another-key-that-nobody-has"}
    assert house.http.get("/api/v1/decks", headers=other).json() == []
    assert house.http.delete(f"/api/v1/decks/{id}", headers=other).status_code == 404
    assert house.http.put(f"/api/v1/decks/{id}", json={"text": ""}, headers=other).status_code == 404
    assert house.http.get("/api/v1/decks", headers={"x-shelf": "short"}).status_code == 401
    assert house.http.delete(f"/api/v1/decks/{id}", headers=SHELF).status_code == 204
    assert house.http.get("/api/v1/decks", headers=SHELF).json() == []


def test_a_shelf_is_full_some_day(house, monkeypatch):
    monkeypatch.setattr("quickstrike.server.decks.MOST", 1)
    full = {"x-shelf": "the-key-of-a-small-shelf"}
    assert house.http.post("/api/v1/decks", json={"text": "a"}, headers=full).status_code == 201
    refused = house.http.post("/api/v1/decks", json={"text": "b", "lang": "fr"}, headers=full)
    assert refused.status_code == 422 and "pleine" in refused.json()["error"]


def test_a_shelf_bears_so_much_text(house, monkeypatch):
    monkeypatch.setattr("quickstrike.server.decks.HEAVY", 30)
    key = {"x-shelf": "the-key-of-a-heavy-shelf"}
    id = house.http.post("/api/v1/decks", json={"text": "a" * 20, "notes": "b" * 5}, headers=key).json()["deck"]
    refused = house.http.post("/api/v1/decks", json={"text": "c" * 6}, headers=key)
    assert refused.status_code == 422 and "at most 30 characters" in refused.json()["error"]
    assert house.http.put(f"/api/v1/decks/{id}", json={"text": "a" * 30}, headers=key).status_code == 204
    assert house.http.put(f"/api/v1/decks/{id}", json={"text": "a" * 31}, headers=key).status_code == 422


def test_a_server_keeps_so_many_decks(house, monkeypatch):
    monkeypatch.setattr(house.http.app.state.tables, "most", 1)
    key = {"x-shelf": "a key that is long enough"}
    codes = [house.http.post("/api/v1/decks", json={"text": "x"}, headers=key).status_code for _ in range(2)]
    assert codes == [201, 429]
