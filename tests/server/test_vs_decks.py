"""Decks of the Vs. System that a person has built: checked by the rules, tried out, and brought to a table as text."""

from __future__ import annotations

import pytest
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike import games
from quickstrike.kernel.errors import SetupError
from quickstrike.server import trials
from quickstrike.server.app import create_app
from quickstrike.vs.decks import DECKS, MOST, WRITTEN, deck
from quickstrike.vs.game import VsGame
from quickstrike.vs.setting import VsSetting


@pytest.fixture
def house(tmp_path):
    with TestClient(create_app(tmp_path / "tables.db", limits=FAST), base_url=HERE) as client:
        yield House(client)


def text(cards, name="Mine"):
    rows = ", ".join(f'[{n}, "{code}"]' for n, code in cards)
    return f'name = "{name}"\ncards = [{rows}]'


LEGAL = text(DECKS["tidewatch"].cards)


def check(house, given, lang="en"):
    return house.http.post("/api/v1/vs/decks/check", json={"text": given, "lang": lang}).json()


def test_a_legal_deck_is_called_so(house):
    found = check(house, LEGAL)
    assert found["legal"] and found["name"] == "Mine" and not found["faults"]
    assert found["cards"] == len(DECKS["tidewatch"].codes) == sum(found["list"].values())


def test_a_breach_has_its_rule_and_its_card(house):
    few = check(house, text([(9, "tidewatch:reef")]), "fr")
    assert not few["legal"] and few["cards"] == 9
    assert {f["rule"] for f in few["faults"]} == {"vs:101.1", "vs:101.2"}
    copies = next(f for f in few["faults"] if f["card"])
    assert copies["card"] == "tidewatch:reef" and "ligne" not in copies["text"]
    book = games.kit("vs").book().book()
    assert all(book.resolve(f["rule"]) is not None for f in few["faults"])


def test_what_is_no_deck_is_told_with_its_line(house):
    wrong = check(house, 'name = "x"\ncards = [[4, "tidewatch:ref"]]')
    assert not wrong["legal"] and "2" in wrong["breaches"][0] and "tidewatch:reef" in wrong["breaches"][0]
    assert not check(house, "hello = ")["legal"]


def test_a_table_is_played_with_it_and_others_learn_its_name_alone(house):
    seats = [{"hold": "me"}, {"hold": "friend"}]
    setting = {"decks": [LEGAL, "odd-couple"]}
    made = house.http.post("/api/v1/tables", json={"game": "vs", "seed": 3, "setting": setting, "seats": seats}).json()
    with house.sit(made) as p:
        assert [x["deck_name"] for x in p.view()["players"]] == ["Mine", "Fire and Water"]
        assert "tidewatch:reef" not in str(p.view()["players"][1])
    wrong = {"decks": [text([(4, "tidewatch:reef")]), "odd-couple"]}
    refused = house.http.post("/api/v1/tables", json={"game": "vs", "setting": wrong})
    assert refused.status_code == 422 and "60" in refused.json()["error"]
    said = house.http.post("/api/v1/games/vs/seats", json={"setting": wrong}).json()
    assert "60" in said["error"]


def test_a_save_has_all_of_it():
    game = VsSetting((LEGAL, "odd-couple")).new(5)
    assert VsGame.load(game.save()).state.codes == game.state.codes
    assert game.setup["decks"][0] == LEGAL and game.state.players[0].deck == "Mine"
    assert VsSetting((LEGAL, "odd-couple")).seats == ("Mine", "odd-couple")


def test_what_would_be_too_much_for_a_table_is_refused():
    with pytest.raises(SetupError, match=str(WRITTEN)):
        deck(LEGAL + " " * WRITTEN)
    army = text([(99, "common:hired-muscle")] * 3)
    with pytest.raises(SetupError, match=str(MOST)):
        deck(army)


def test_some_games_are_played_with_it(house, monkeypatch):
    monkeypatch.setattr(trials, "SECONDS", 0)
    wanted = {"text": LEGAL, "against": "odd-couple", "seed": "a", "begin": 2}
    found = house.http.post("/api/v1/vs/decks/trial", json=wanted).json()
    assert found["games"] == 1 and found["won"] in (0, 1) and found["rounds"][0] > 1
    assert house.http.post("/api/v1/vs/decks/trial", json={**wanted, "text": "x = 1"}).status_code == 422
