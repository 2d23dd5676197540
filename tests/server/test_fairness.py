"""What nobody may work out: the order of decks from the numbers of cards, and hands from what a seat's owner may not ask."""

from __future__ import annotations

import pytest
from tests.server.conftest import House

from quickstrike import champions
from quickstrike.dicethrone.setting import DiceThroneSetting
from quickstrike.vs.setting import VsSetting


@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_the_number_of_a_card_says_nothing_of_where_it_lies(scenario):
    """Numbers are given before anything is shuffled: the same for every seed."""
    a, b = (champions.new(["spider-man", "she-hulk"], scenario, seed=seed) for seed in ("one", "other"))
    assert a.state.codes == b.state.codes and a.state.zones["deck0"] != b.state.zones["deck0"]


def test_numbers_of_dice_throne_say_nothing_either():
    a, b = (DiceThroneSetting().new(seed).state for seed in ("one", "other"))
    assert a.codes == b.codes and a.zones != b.zones


def test_numbers_of_the_vs_system_tell_neither_the_card_nor_when_it_was_drawn():
    a, b = (VsSetting().new(seed).state for seed in ("one", "other"))
    decks = [s.zones["hand0"] + s.zones["deck0"] for s in (a, b)]
    assert decks[0] != decks[1] and sorted(decks[0]) == sorted(decks[1]) != decks[0]
    assert a.codes != b.codes


@pytest.fixture
def shared(house: House):
    """A table of two people, at which the other one has been and has gone."""
    made = house.make({"starter": "spider-man"}, {"starter": "she-hulk", "hold": "friend", "name": "Ben"})
    with house.sit(made, made["seats"][1]["key"]):
        pass
    return made


def test_no_way_of_the_host_shows_the_hand_of_who_has_gone(house: House, shared):
    path, key = f"/api/v1/tables/{shared['table']}", {"authorization": f"Bearer {shared['host_key']}"}
    hidden = ["export/save", "export/replay", "export/position", "history", "at/0?seat=1", "replay?seat=1"]
    with house.sit(shared) as host:
        for give in ("bot", "free", "me"):
            assert host.call("seat", seat=1, give=give)["t"] == "seat"
            for what in hidden:
                assert house.http.get(f"{path}/{what}", headers=key).status_code == 403, (give, what)
            assert house.http.post(f"{path}/branch", json={"at": 0}, headers=key).status_code == 403, give
        host.sync()
        told = [x["text"] for x in host.call("lang", lang="en")["story"] if x["kind"] == "note"]
    assert len(told) == 4 and all("the seat of" in x for x in told[1:]), "and every step of it is told to all"


def test_before_the_end_everybody_looks_back_with_their_own_eyes(house: House, shared):
    """At another's hand nobody may look, not even as it once was; one's own, and what spectators saw, everybody may see again."""
    path = f"/tables/{shared['table']}"
    ben, host, eve = shared["seats"][1]["key"], shared["host_key"], shared["watch_key"]
    for key, seat in ((ben, 1), (host, 0)):
        at, told = (house.get(f"{path}/{x}", key, seat=seat) for x in ("at/0", "replay"))
        assert at.json()["view"]["players"][seat]["hand"] and "hand" not in at.json()["view"]["players"][1 - seat]
        assert told.json()["lines"] and not told.json()["branch"]
        assert "hand" not in house.get(f"{path}/at/0", key, seat=-1).json()["view"]["players"][seat]
    for key, seat in ((ben, 0), (host, 1), (eve, 0), (eve, 1)):
        assert [house.get(f"{path}/{x}", key, seat=seat).status_code for x in ("at/0", "replay")] == [403, 403]
    assert house.get(f"{path}/replay", eve, seat=-1).status_code == 200


def test_a_spectator_has_no_seat_to_ask_for(house: House, shared):
    with house.sit(shared, shared["watch_key"]) as eve:
        for t, more in (
            ("hint", {}),
            ("why", {"card": 10}),
            ("auto_pass", {"card": 10}),
            ("answer", {"at": eve.at, "options": ["done"]}),
            ("seat", {"give": "me"}),
        ):
            for seat in (0, 1):
                assert eve.call(t, seat=seat, **more)["t"] == "refused", t
        for t, more in (("undo", {"by": "step"}), ("redo", {}), ("consent", {"ok": True})):
            assert eve.call(t, **more)["t"] == "refused", t


def test_an_error_names_no_card_that_cannot_be_seen(house: House, shared):
    """A card of another's hand, of a deck, and one that is not there at all are refused with the same words."""
    live = house.http.app.state.tables.live[shared["table"]]
    s = live.game.state
    other, deck = s.zones["hand1"][0], s.zones["deck0"][0]
    with house.sit(shared) as host:
        said = {host.call("auto_pass", seat=0, card=c)["why"] for c in (other, deck, 4999)}
        assert len(said) == 1
        why = [host.call("why", seat=0, card=c, verb="play") for c in (other, deck)]
        assert why[0]["text"] == why[1]["text"]
