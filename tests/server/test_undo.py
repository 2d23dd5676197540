"""Taking back too far: redo, settings that stay, questions that are asked again or withdrawn."""

from __future__ import annotations

import pytest

from quickstrike.server.draft import SETTING

FRIENDS = ({"starter": "spider-man", "name": "Anna"}, {"starter": "she-hulk", "hold": "friend", "name": "Ben"})


def same(views, others):
    """Without what counts undos: the number of a decision goes on, the table does not."""
    return [v["play"] for v in views.values()] == [v["play"] for v in others.values()]


def test_redo_brings_back_what_an_undo_took(house):
    with house.sit(house.make({"starter": "captain-marvel:aggression"}, seed=1)) as p:
        assert p.got["redo"] == 0 and p.call("redo")["why"] == "There is nothing to bring back."
        p.turn()
        start = {**p.views}
        p.answer("change_form/0")
        card = next(o for o in p.decision()["options"] if o["verb"] == "play" and o["cost"] >= 2)["id"]
        p.answer(card)
        p.answer(*p.decision()["proposal"])
        end, story = {**p.views}, [*p.story]
        for _ in range(2):
            p.call("undo", by="step")
        assert p.call("undo", by="turn")["redo"] == 3
        assert same(p.views, start)
        for left in (2, 1, 0):
            msg = p.call("redo")
            assert msg["t"] == "change" and msg.get("redo", 0) == left
        assert p.views == end and p.story == story
        assert p.call("undo", by="step")["redo"] == 1, "what was brought back is taken back by the same steps"


def test_an_answer_ends_redo(house):
    with house.sit(house.make()) as p:
        p.turn()
        p.answer("change_form/0")
        p.call("undo", by="step")
        assert p.call("auto_pass", seat=0, card=0)["redo"] == 1, "a setting is no answer"
        p.answer("end_turn")
        assert p.call("redo")["t"] == "refused"


def test_redo_beside_bots(house):
    """The bot has answered again before I bring my own answer back."""
    made = house.make({"starter": "spider-man"}, {"starter": "she-hulk", "hold": "bot"})
    with house.sit(made) as p:
        p.answer("done")
        p.turn()
        views = {**p.views}
        p.call("undo", by="step")
        assert p.decision()["kind"] == "mulligan"
        assert p.call("redo")["t"] == "change"
        assert p.views == views


@pytest.fixture
def friends(house):
    made = house.make(*FRIENDS)
    with house.sit(made) as anna, house.sit(made, made["seats"][1]["key"]) as ben:
        for p in (anna, ben):
            p.sync()
            p.answer("done")
        anna.sync()
        anna.answer("end_turn")
        ben.sync()
        ben.answer(f"change_form/{ben.view()['players'][1]['identity']}")
        yield made, anna.sync(), ben.sync()


def ask(asker, other, **message):
    assert asker.call(**message)["t"] == "asking"
    while not other.asked:
        other.read()
    return other.asked["by"]


def test_redo_of_what_another_did_needs_his_consent(friends):
    _, anna, ben = friends
    views = {**ben.views}
    ask(anna, ben, t="undo", by="step")
    ben.send("consent", ok=True)
    anna.until("undone")
    ben.until("undone")
    assert ask(anna, ben, t="redo") == "redo"
    ben.send("consent", ok=True)
    assert anna.until("change")["at"] == anna.at
    assert same(ben.sync().views, views)


def test_a_question_waits_for_who_comes_back_and_can_be_withdrawn(house, friends):
    made, anna, ben = friends
    ask(anna, ben, t="undo", by="step")
    with house.sit(made, made["seats"][1]["key"]) as again:
        assert again.until("asks")["undo"]["name"] == "Anna"
        anna.send("consent", ok=False)
        assert again.until("asks")["undo"] is None
        assert again.call("consent", ok=True)["t"] == "refused"


def test_a_seat_that_changes_hands_ends_the_question(house):
    """Whoever was asked and then holds no seat could not say no: the table broke. (It is Anna's turn, so the bot is silent.)"""
    made = house.make(*FRIENDS)
    with house.sit(made) as anna, house.sit(made, made["seats"][1]["key"]) as ben:
        for p in (anna, ben):
            p.sync().answer("done")
        ask(anna.sync(), ben, t="undo", by="step")
        assert ben.call("seat", seat=1, give="bot")["t"] == "seat"
        assert ben.call("consent", ok=False)["why"] == "Nothing is being asked."
        assert anna.call("ping")["t"] == "pong"


def test_one_window_answers_for_all_of_a_person(house, friends):
    made, anna, ben = friends
    with house.sit(made, made["seats"][1]["key"]) as other:
        ask(anna, ben, t="undo", by="step")
        ben.send("consent", ok=True)
        anna.until("undone")
        other.until("undone")
        assert other.asked is None


def test_settings_are_no_steps_and_stay(house):
    made = house.make()
    with house.sit(made) as p:
        p.turn()
        p.answer("change_form/0")
        p.call("auto_pass", seat=0, card=0)
        muted = p.view()["muted"]
        assert p.call("undo", by="step")["t"] == "undone"
        assert p.view()["muted"] == muted != [] and "form" not in [x["kind"] for x in p.story]
        live = house.http.app.state.tables.live[made["table"]]
        assert live.kinds[-1] == SETTING
        assert p.call("auto_pass", seat=0, code=muted[0], on=False)["t"] == "change"
        assert p.view()["muted"] == []
        assert p.call("auto_pass", seat=0, code=muted[0])["t"] == "refused", "a code is for what is passed already"


def test_an_open_window_is_passed_with_the_setting(house):
    with house.sit(house.make()) as p:
        p.turn()
        p.answer("change_form/0")
        p.answer("end_turn")
        while (d := p.decision())["kind"] != "window":
            hand = p.view()["players"][0]["hand"]
            p.answer(*([f"discard/{hand[0]['id']}", "done"] if d["kind"] == "discard" else ["pass"]))
        card = d["options"][0]["card"]
        assert p.call("auto_pass", seat=0, card=card)["t"] == "change"
        now = p.decision()
        assert now["number"] > d["number"] and card not in [o.get("card") for o in now["options"] if o["verb"] == "use"]


LOST = """
scenario = "rhino"
[main]
threat = 6
[[player]]
hero = "spider-man:justice"
form = "alter-ego"
"""


def test_what_is_taken_back_after_the_end_counts_as_seen(house):
    """All hands and decks can be looked at then, whatever the last answers turned up."""
    made = house.http.post("/api/v1/tables/load", json={"text": LOST}).json()
    with house.sit(made) as p:
        while p.view()["result"] is None:
            ids = [o["id"] for o in p.decision()["options"]]
            assert p.answer(next(x for x in ("end_turn", "done", "pass", ids[0]) if x in ids))["t"] == "change"
        msg = p.call("undo", by="turn")
        assert (msg["t"], msg["seen"]) == ("undone", 1) and p.view()["result"] is None
    told = house.get(f"/tables/{made['table']}/history", made["host_key"]).json()
    assert told["undone"] > 0 and told["seen"] == 1
