"""Dice Throne at the server: its table as data, the odds of a roll, lines that say whom they are about."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike import dicethrone, games
from quickstrike.bots import bot_of
from quickstrike.server.app import create_app
from quickstrike.server.dicethrone import rolling
from quickstrike.server.wire import wire_of

HEROES_HOME = Path(dicethrone.__file__).with_name("heroes")


@pytest.fixture
def house(tmp_path):
    with TestClient(create_app(tmp_path / "tables.db", limits=FAST), base_url=HERE) as client:
        yield House(client)


def wire():
    return wire_of(games.kit("dicethrone"))


def rolled(dice, left, hero="thor"):
    return dicethrone.position(
        f'rolled = {dice}\nattempts = {left}\n[[player]]\nhero = "{hero}"\n[[player]]\nhero = "black-widow"\n'
    )


def test_the_catalog_says_what_boards_and_cards_say(house):
    found = house.get("/dicethrone/catalog", lang="fr").json()
    thor = found["heroes"]["thor"]
    assert thor["faces"] == ["hammer"] * 3 + ["worthy"] * 2 + ["thunder"]
    hammered = thor["spaces"][0]
    assert hammered["name"] == "Martèlement" and [x["level"] for x in hammered["levels"]] == [1, 2, 3]
    (first,) = hammered["levels"][0]["abilities"]
    assert [t["symbols"] for t in first["tiers"]] == [[["hammer", n]] for n in (3, 4, 5)] and first["text"]
    straight = next(s for s in thor["spaces"] if s["id"] == "lightning-rod")["levels"][0]["abilities"][0]
    assert straight["tiers"] == [{"straight": 4}]
    assert set(games.kit("dicethrone").setting()().new(1).state.codes) <= set(found["cards"]) and all(
        c["text"] for c in found["cards"].values()
    )


def test_a_seat_sees_its_own_hand_and_nothing_else(house):
    setting = {"heroes": ["thor", "black-widow"]}
    seats = [{"hold": "me"}, {"hold": "friend"}]
    made = house.http.post("/api/v1/tables", json={"game": "dicethrone", "seed": 7, "setting": setting, "seats": seats})
    made = made.json()
    with house.sit(made) as p:
        view = p.view()
        assert view["players"][0]["hand"] and view["players"][1]["hand"] is None
        assert set(view["cards"]) == {str(c) for c in view["players"][0]["hand"]}
        assert "board" not in view and "marks" not in view


def test_odds_are_those_of_the_solver():
    game = rolled([1, 1, 1, 2, 6], 2)
    odds = rolling.odds(game, 0)
    assert odds["chances"]["hammered"] == 100 and odds["worth"].keys() == rolling.shown(game).keys() == {"hammered"}
    keeps = odds["keeps"]
    assert len(keeps) == sum(o.verb == "keep" for o in game.decision.options)
    assert odds["expected"] == max(x for x, _, _ in keeps.values())
    assert all(0 <= p <= 100 for _, ends, _ in keeps.values() for _, p in ends)
    assert keeps["111"][2]["hammered"] == 100 > keeps["26"][2]["hammered"], "the chances go by what is kept"
    assert keeps[odds["keep"]][0] == odds["expected"]


def test_what_cannot_fail_is_100_and_what_can_is_not():
    assert rolling.chance(1.0) == 100 and rolling.chance(0.9999) == 99.5
    assert rolling.chance(0.0) == 0 and rolling.chance(0.0001) == 0.5 and rolling.chance(0.42) == 42


def test_nobody_is_told_the_odds_of_another():
    game = rolled([1, 1, 1, 2, 6], 2)
    assert wire().view(game, 0, "en")["odds"] and not wire().view(game, 1, "en")["odds"]
    assert not wire().view(game, -1, "en")["odds"]
    assert wire().view(game, -1, "en")["shown"] == {"hammered": 2}, "1, 2 and 3 are hammers"


def test_lines_say_who_and_what():
    game = dicethrone.new(["thor", "spider-man"], seed=3)
    bot, told, kinds = bot_of("odds", game="dicethrone"), 0, {}
    while game.decision and told < 400:
        game.answer(bot.choose(game, game.decision))
        for line in wire().lines(game, game.log[told:], ((0,), "fr")):
            kinds[line["kind"]] = line
        told = len(game.log)
    assert len(kinds["roll"]["dice"]) > 0 and kinds["roll"]["purpose"] and kinds["roll"]["who"] in (0, 1)
    assert kinds["damage"]["amount"] >= 0 and kinds["damage"]["who"] in (0, 1)
    assert kinds["activate"]["ability"] and kinds["play"]["card"]


def test_options_have_their_price_and_cards_no_text_twice():
    game = dicethrone.new(["thor", "black-widow"], seed=3)
    d = wire().view(game, game.decision.seat, "en")["decision"]
    plays = [o for o in d["options"] if o["verb"] == "play"]
    assert plays and all(isinstance(o["cost"], int) for o in plays)
    assert all("detail" not in o for o in d["options"] if "card" in o)


def test_a_hero_file_is_looked_at(house):
    text = (HEROES_HOME / "thor.toml").read_text()
    found = house.http.post("/api/v1/dicethrone/heroes/check", json={"text": text}).json()
    known = house.get("/dicethrone/catalog").json()
    assert found["playable"] and not found["problems"]
    assert found["hero"] == known["heroes"]["thor"]
    assert found["cards"] == {code: c for code, c in known["cards"].items() if c.get("hero") == "thor"}
    wrong = text.replace('"hammer"', '"hamer"', 1)
    bad = house.http.post("/api/v1/dicethrone/heroes/check", json={"text": wrong, "lang": "fr"}).json()
    assert not bad["playable"] and bad["problems"] and all(p["line"] for p in bad["problems"]) and "hero" not in bad
    part = (HEROES_HOME / "loki.toml").read_text()
    assert not house.http.post("/api/v1/dicethrone/heroes/check", json={"text": part}).json()["playable"]


def test_damage_and_subject_are_seen_at_a_glance(house):
    found = house.get("/dicethrone/catalog", lang="en").json()
    dealt = {
        a["id"]: a.get("damage", "")
        for s in found["heroes"]["thor"]["spaces"]
        for x in s["levels"]
        if x["level"] == 1
        for a in x["abilities"]
    }
    assert dealt["hammered"] == "4/5/7", "by tiers"
    assert dealt["odinforce"] == "5+", "something is added"
    assert dealt["chain-lightning"] == "X", "all of it is counted"
    assert dealt["lightning-rod"] == "7–9", "it depends"
    assert dealt["mighty-summon"] == "", "its damage is not dealt to the target"
    cards = found["cards"]
    assert [cards[f"thor:{x}"]["about"] for x in ("time-to-hammer", "invulnerability", "hammered-2")] == [
        "mjolnir",
        "prevent",
        "",
    ]
    assert cards["thor:indomitable-will"]["gist"].startswith("Roll 1 die."), "not when it may be played"
    assert "⟨worthy⟩" in cards["thor:indomitable-will"]["signs"] and "signs" not in cards["thor:invulnerability"]
