"""A game over the wire, from the mulligan to the end."""

from __future__ import annotations

import json
import statistics

import pytest

from quickstrike.server.champions.views import option
from quickstrike.testkit import position

CROWD = """
scenario = "rhino"
[[player]]
hero = "spider-man"
engaged = ["Hydra Mercenary", "Sandman"]
[[player]]
hero = "captain-marvel"
engaged = ["Hydra Mercenary"]
"""
TWO = ({"starter": "spider-man:justice", "name": "Anna"}, {"starter": "captain-marvel", "hold": "bot"})


def play_to_the_end(person, most=900):
    """What the hints say, payments as one click. Gives the kinds of decisions that were answered."""
    kinds = set()
    for _ in range(most):
        open_ = [(s, d) for s in person.seats if (d := person.decision(s)) is not None]
        if not open_:
            assert person.view()["result"] in ("won", "lost")
            return kinds
        seat, d = open_[0]
        kinds.add(d["kind"])
        if "proposal" in d:
            row = [*d["proposal"], *(["done"] if d["kind"] != "pay" else [])]
        else:
            row = [person.call("hint", seat=seat)["option"]]
        msg = person.answer(*row, seat=seat)
        assert msg["t"] == "change", msg
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_solo_game_is_played_to_its_end(house, lang):
    made = house.make(lang=lang)
    with house.sit(made, lang=lang) as p:
        assert p.seats == [0] and p.decision()["kind"] == "mulligan"
        kinds = play_to_the_end(p)
        assert {"turn", "pay", "mulligan", "defend"} <= kinds
        assert p.story[-1]["kind"] in ("won", "lost")
        assert p.view()["result_text"]
        assert statistics.median(p.sizes) < 2048
        assert p.answer("end_turn")["t"] == "refused"
        with house.sit(made, lang=lang) as again:  # what the patches made is what a newcomer is sent
            assert again.views == json.loads(json.dumps(p.views))
            assert again.story == p.story[-200:]


def test_a_game_with_a_bot_and_one_of_bots_alone(house):
    with house.sit(house.make(*TWO, scenario="klaw")) as p:
        assert p.seats == [0]
        p.turn()
        p.answer("end_turn")
        p.turn()
        assert p.view()["round"] == 2
        assert p.present["seats"][1]["hold"] == "bot" and p.present["seats"][1]["present"]
    bots = [{"starter": "spider-man", "hold": "bot"}, {"starter": "she-hulk", "hold": "bot", "bot": "random"}]
    made = house.make(*bots)
    with house.sit(made, made["watch_key"]) as p:
        while p.view(-1)["result"] is None:
            p.until("change")


def test_two_handed_the_host_sees_both_hands(house):
    made = house.make({"starter": "spider-man"}, {"starter": "she-hulk"})
    with house.sit(made) as p:
        assert p.seats == [0, 1] and p.got["host"]
        assert all("hand" in p.view(i)["players"][i] for i in (0, 1))
        assert p.decision(0)["kind"] == p.decision(1)["kind"] == "mulligan"
        at = p.at
        assert p.answer("done", seat=1, at=at)["t"] == "change"
        assert p.answer("done", seat=0, at=at)["t"] == "change", "an answer of another seat is no reason to refuse"
        assert p.decision(p.turn())["kind"] == "turn"


def test_payment_is_one_message_in_any_order(house):
    made = house.make({"starter": "captain-marvel:aggression"}, seed=1)
    with house.sit(made) as p:
        p.turn()
        played = next(o for o in p.decision()["options"] if o["verb"] == "play" and o["cost"] >= 2)
        p.answer(played["id"])
        d = p.decision()
        assert d["kind"] == "pay" and d["pick"]["need"] == {"any": played["cost"]}
        assert set(d["proposal"]) <= set(d["pick"]["options"])
        p.call("undo", by="step")
        row = [played["id"], *reversed(d["proposal"])]
        assert p.answer(*row)["t"] == "change"
        assert p.decision()["kind"] == "turn"
        assert played["card"] not in [c["id"] for c in p.view()["players"][0]["hand"]]
        assert p.call("undo", by="step")["t"] == "undone", "a row is one step"
        assert played["id"] in [o["id"] for o in p.decision()["options"]]


def test_a_row_counts_as_a_whole_or_not_at_all(house):
    with house.sit(house.make()) as p:
        p.turn()
        before, at = json.dumps(p.views, sort_keys=True), p.at
        msg = p.answer("change_form/0", "play/4711")
        assert msg["t"] == "refused" and msg["why"].endswith("?")
        assert p.sync().at == at and json.dumps(p.views, sort_keys=True) == before


def test_a_mulligan_of_several_cards(house):
    with house.sit(house.make()) as p:
        hand = [c["id"] for c in p.view()["players"][0]["hand"]]
        p.answer(f"discard/{hand[3]}", f"discard/{hand[0]}", "done")
        left = [c["id"] for c in p.view()["players"][0]["hand"]]
        assert not {hand[0], hand[3]} & {*left} and {hand[1], hand[2], hand[4], hand[5]} <= {*left}


def test_words_come_in_the_language_of_the_seat(house):
    made = house.make()
    with house.sit(made, lang="fr") as fr, house.sit(made) as en:
        assert fr.decision()["title"].startswith("Mulligan\u00a0: défaussez")
        assert en.decision()["title"].startswith("Mulligan: discard")
        en.turn()
        fr.sync()
        assert next(o["text"] for o in fr.decision()["options"] if o["id"] == "end_turn") == "Terminer le tour"
        assert fr.call("lang", lang="en")["t"] == "table"
        assert fr.views == en.views and fr.story == en.story


def test_enemies_of_one_name_are_told_apart_on_the_button_too():
    t = position(CROWD)
    options = [option(t.game.state, t.game.decision, o, "en") for o in t.game.decision.options if o.verb == "attack"]
    assert sorted(o["short"] for o in options if "Mercenary" in o["short"]) == [
        "Attack Hydra Mercenary (engaged with Captain Marvel)",
        "Attack Hydra Mercenary (engaged with Spider-Man)",
    ]
    assert "Attack Sandman" in [o["short"] for o in options]


def test_a_view_says_why_not_what_it_costs_and_what_comes_of_it(house):
    with house.sit(house.make()) as p:
        p.turn()
        why = {(x["card"], x["verb"]): x for x in p.view()["why"]}
        me = p.view()["players"][0]["identity"]
        assert why[me, "attack"]["text"] == "you must be in hero form"
        p.answer(f"change_form/{me}")
        options = {o["id"]: o for o in p.decision()["options"]}
        villain = next(c for c in p.view()["play"] if c["kind"] == "villain")
        attack = options[f"attack/{me}>{villain['id']}"]
        assert attack["outcome"] == "2 damage" and attack["short"] == "Attack Rhino" and attack["group"] == "attack"
        told = p.call("why", seat=0, card=me, verb="recover")
        assert told["ok"] is False and told["rule"].startswith("rr:") and told["text"].endswith(".")
        p.answer(attack["id"])
        assert p.call("why", seat=0, card=me, verb="attack")["rule"] == "rr:exhausted"
        assert p.call("why", seat=0, card=4999)["t"] == "refused"
        hint = p.call("hint", seat=0)
        assert hint["option"] in [o["id"] for o in p.decision()["options"]] and hint["reason"].endswith(".")


def test_auto_pass_is_switched_per_card(house):
    with house.sit(house.make()) as p:
        p.turn()
        me = p.view()["players"][0]["identity"]
        code = next(c["code"] for c in p.view()["play"] if c["id"] == me)
        assert p.call("auto_pass", seat=0, card=me, on=True)["t"] == "change"
        assert p.view()["muted"] == [code]
        p.call("auto_pass", seat=0, card=me, on=False)
        assert p.view()["muted"] == []
        hidden = next(i for i in range(100) if str(i) not in json.dumps(p.views))
        assert p.call("auto_pass", seat=0, card=hidden, on=True)["t"] == "refused"


def test_numbers_name_what_changes_them(house):
    text = """
scenario = "rhino"
[[player]]
hero = "spider-man"
form = "hero"
[villain]
card = "Rhino"
attached = ["Enhanced Ivory Horn"]
"""
    r = house.http.post("/api/v1/tables/load", json={"text": text})
    assert r.status_code == 201, r.text
    with house.sit(r.json()) as p:
        villain = next(c for c in p.view()["play"] if c["kind"] == "villain")
        assert villain["values"]["atk"] == {
            "now": 3,
            "printed": 2,
            "text": "ATK 3 = 2 + 1 Enhanced Ivory Horn",
            "by": [{"n": 1, "code": "01100", "name": "Enhanced Ivory Horn"}],
        }
