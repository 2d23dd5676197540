"""Several people: keys, presence, seats that change hands, tabs, undo with consent, and what nobody may see."""

from __future__ import annotations

import json

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import House

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.champions import ChampionsGame
from quickstrike.server.champions.story import lines
from quickstrike.server.champions.views import seat_view
from quickstrike.server.store import Seat

FRIENDS = ({"starter": "spider-man", "name": "Anna"}, {"starter": "she-hulk", "hold": "friend", "name": "Ben"})


@pytest.fixture
def friends(house):
    """A table of Anna, who is the host, and Ben; both are there."""
    made = house.make(*FRIENDS)
    with house.sit(made) as anna, house.sit(made, made["seats"][1]["key"]) as ben:
        yield made, anna.sync(), ben.sync()


def hand(view, seat):
    return view["players"][seat].get("hand")


def test_each_sees_his_own_hand_and_a_spectator_none(house, friends):
    made, anna, ben = friends
    assert (anna.seats, ben.seats, ben.got["host"]) == ([0], [1], False)
    assert hand(anna.view(), 0) and hand(anna.view(), 1) is None
    assert hand(ben.view(), 1) and hand(ben.view(), 0) is None
    with house.sit(made, made["watch_key"]) as eve:
        assert eve.seats == [] and list(eve.views) == ["-1"]
        assert hand(eve.view(-1), 0) is None and hand(eve.view(-1), 1) is None and eve.view(-1)["decision"] is None
        for t, more in (
            ("answer", {"seat": 0, "at": eve.at, "options": ["done"]}),
            ("undo", {}),
            ("hint", {"seat": 0}),
            ("why", {"seat": 0, "card": 1}),
            ("seat", {"seat": 0, "give": "bot"}),
        ):
            assert eve.call(t, **more)["t"] == "refused", t
        anna.until("present")
        assert anna.present["watching"] == 1


def test_only_the_holder_answers_for_a_seat(friends):
    _, _, ben = friends
    assert ben.call("answer", seat=0, at=ben.at, options=["done"])["why"] == "This seat is not yours."
    assert ben.call("hint", seat=0)["t"] == "refused"


def test_presence_is_told(house, friends):
    made, anna, _ = friends
    assert [(s["name"], s["present"], s["you"]) for s in anna.present["seats"]] == [
        ("Anna", True, True),
        ("Ben", True, False),
    ]
    with house.sit(made, made["watch_key"]):
        assert anna.until("present")["present"]["watching"] == 1
    assert anna.until("present")["present"]["watching"] == 0


def test_two_tabs_on_one_seat_agree(house):
    made = house.make()
    with house.sit(made) as one, house.sit(made) as two:
        one.turn()
        two.sync()
        assert one.views == two.views and one.story == two.story and one.at == two.at
        at = one.at
        assert one.answer("change_form/0", at=at)["t"] == "change"
        msg = two.answer("change_form/0", at=at)
        assert msg == {"v": 1, "t": "refused", "re": msg["re"], "why": "The table has changed in the meantime."}
        assert one.sync().views == two.sync().views


def test_a_stale_click_is_refused_and_a_double_one_ignored(house):
    with house.sit(house.make()) as p:
        p.turn()
        old = p.at
        assert p.answer("change_form/0", id="a")["t"] == "change"
        now = p.at
        assert now != old
        p.send("answer", id="a", seat=0, at=now, options=["end_turn"])  # the same id: nothing at all
        assert p.sync().at == now
        assert p.answer("end_turn", at=old)["t"] == "refused"
        assert p.answer("end_turn", at=[now[0] + 1, now[1]])["t"] == "refused"
        assert p.answer("end_turn", at=[now[0], now[1] + 1])["t"] == "refused"
        p.call("undo", by="step")
        assert p.at[0] == 1
        assert p.answer("end_turn", at=old)["t"] == "refused", "the number is the same, but it was taken back"


def test_reconnecting_loses_nothing(house):
    made = house.make()
    with house.sit(made) as p:
        p.turn()
        p.answer("change_form/0")
        views, story, at = p.views, p.story, p.at
    with house.sit(made) as p:
        assert (p.views, p.story, p.at) == (views, story, at)


# ---- undo
def test_undo_by_step_by_action_and_by_turn(house):
    with house.sit(house.make({"starter": "captain-marvel:aggression"}, seed=1)) as p:
        p.turn()
        start = p.view()["play"]
        p.answer("change_form/0")
        flipped = p.view()["play"]
        card = next(o for o in p.decision()["options"] if o["verb"] == "play" and o["cost"] >= 2)["id"]
        p.answer(card)
        assert p.decision()["kind"] == "pay"
        assert p.call("undo", by="action")["t"] == "undone"
        assert p.decision()["kind"] == "turn" and p.view()["play"] == flipped
        p.answer(card)
        assert p.call("undo", by="turn")["t"] == "undone"
        assert p.view()["play"] == start and p.at[0] > 1
        lines = [x["kind"] for x in p.story]
        assert "form" not in lines and "turn" in lines
        while p.call("undo", by="step")["t"] == "undone":
            pass
        assert p.decision()["kind"] == "mulligan"


def test_what_was_seen_stays_counted(house):
    with house.sit(house.make()) as p:
        p.turn()
        p.answer("end_turn")
        p.turn()
        msg = p.call("undo", by="turn")
        assert msg["t"] == "undone" and msg["seen"] == 1 and p.view()["round"] == 1


def test_an_undo_over_what_others_saw_needs_their_consent(friends):
    _, anna, ben = friends
    anna.answer("done")
    ben.sync()
    ben.answer("done")
    anna.sync()
    anna.answer("change_form/0")
    assert anna.call("undo", by="step")["t"] == "undone", "nobody else has done or seen anything"
    ben.until("undone")
    anna.answer("end_turn")
    ben.sync()
    ben.answer(f"change_form/{ben.view()['players'][1]['identity']}")
    at = anna.sync().at
    assert anna.call("undo", by="step")["names"] == ["Ben"]
    assert ben.until("asks")["undo"] == {"by": "step", "seat": 0, "name": "Anna"}
    assert anna.at == at
    ben.send("consent", ok=False)
    assert anna.until("refused")["why"] == "Ben does not agree."
    anna.call("undo", by="step")
    while not ben.asked:
        ben.read()
    ben.send("consent", ok=True)
    assert anna.until("undone")["by"] == {"seat": 0, "name": "Anna"} and ben.until("undone")
    assert anna.decision()["kind"] == "turn" and anna.view()["active"] == 0
    assert ben.call("consent", ok=True)["t"] == "refused"


def test_an_answer_ends_the_question(friends):
    _, anna, ben = friends
    anna.answer("done")
    ben.sync()
    ben.answer("done")
    anna.sync()
    assert anna.call("undo", by="step")["t"] == "asking"
    anna.answer("change_form/0")
    ben.sync()
    assert ben.asked is None
    assert ben.call("consent", ok=True)["t"] == "refused"


def test_who_is_not_there_is_not_asked(house):
    made = house.make(*FRIENDS)
    with house.sit(made) as anna:
        with house.sit(made, made["seats"][1]["key"]) as ben:
            ben.answer("done")
        anna.sync()
        anna.answer("done")
        assert anna.call("undo", by="step")["t"] == "undone"


# ---- seats
def test_a_seat_is_given_to_a_bot_and_taken_back(friends):
    _, anna, ben = friends
    assert anna.call("seat", seat=1, give="bot")["why"] == "Ben is here: only the holder gives this seat away."
    assert ben.call("seat", seat=1, give="bot")["hold"] == "bot"
    anna.sync()
    ben.sync()
    assert ben.seats == [] and list(ben.views) == ["-1"] and anna.view()["waiting_for"] == [0], "the bot has answered"
    assert ben.call("seat", seat=1, give="me")["hold"] == "friend"
    ben.sync()
    assert ben.seats == [1] and hand(ben.view(1), 1)


def test_a_seat_that_was_left_goes_to_another_person(house):
    made = house.make(*FRIENDS)
    old = made["seats"][1]["key"]
    with house.sit(made) as anna:
        with house.sit(made, old) as ben:
            ben.sync()
        anna.until("present")
        while anna.present["seats"][1]["present"]:
            anna.read()
        new = anna.call("seat", seat=1, give="free")["key"]
        with pytest.raises(WebSocketDisconnect) as e, house.sit(made, old):
            pass
        assert e.value.code == 4401
        with house.sit(made, new) as carla:
            assert carla.seats == [1] and carla.present["seats"][1]["hold"] == "friend"
        assert anna.sync().call("seat", seat=1, give="me")["hold"] == "me"
        anna.sync()
        assert anna.seats == [0, 1]


def test_a_new_key_ends_the_connections_of_the_old_one(friends):
    _, _, ben = friends
    ben.send("seat", seat=1, give="free")
    with pytest.raises(WebSocketDisconnect) as e:
        while True:
            ben.read()
    assert e.value.code == 4401


# ---- leaks
@pytest.mark.parametrize(("scenario", "seed"), [("rhino", 1), ("klaw", 2), ("ultron", 5)])
def test_what_is_sent_does_not_change_with_what_the_seat_cannot_know(scenario, seed):
    """The texts for a seat, byte by byte, of a game and of one in which all that is hidden from it was drawn anew.

    Not in these games: Black Cat, who takes into the hand what all have seen in the discard pile. What is drawn anew does
    not know that it was seen, and the line that told it does."""
    g = champions.new(["spider-man", "she-hulk"], scenario, seed=seed)
    bot, told, different = bot_of("heuristic"), 0, 0
    for n in range(160):
        d = g.decision
        if d is None:
            break
        notes = g.log[told:]
        for seat in (0, 1, -1) if n % 2 else ():
            other = g.resampled(seat, n)
            reads = (seat,) if seat >= 0 else ()
            assert sent(other, seat, bot) == sent(g, seat, bot)
            assert lines(other, notes, (reads, "en")) == lines(g, notes, (reads, "en"))
            different += other.pack() != g.pack()
        told = len(g.log)
        g.answer(bot.choose(g, d))
    assert different > 60


def sent(game: ChampionsGame, seat, bot):
    return json.dumps(seat_view(game, seat, "en", bot))


def test_the_wire_does_not_change_with_what_the_seat_cannot_know(house: House):
    """What seat 0 is sent, byte by byte, when it comes, changes a setting, asks for a hint and for reasons: of a table
    and of one where all that is hidden from it was drawn anew."""
    g, bot, different = champions.new(["spider-man", "she-hulk"], "klaw", seed=4), bot_of("heuristic"), 0
    for n in range(40):
        g.answer(bot.choose(g, g.decision))
        if n % 4 == 0:
            other = g.resampled(0, n)
            assert heard(house, g) == heard(house, other)
            different += other.pack() != g.pack()
    assert different > 5


def heard(house: House, game: ChampionsGame):
    seats = [Seat("friend"), Seat("friend")]
    tables = house.http.app.state.tables
    made = house.http.portal.call(tables.put, game.clone(), seats, ["?"] * len(game.answers))
    me = game.state.players[0].identity
    asked = [
        {"t": "auto_pass", "seat": 0, "card": me},
        {"t": "hint", "seat": 0},
        {"t": "ping"},
        *({"t": "why", "seat": 0, "card": c} for c in range(0, len(game.state.codes), 9)),
    ]
    out = []
    with house.connect(made.table) as ws:
        ws.send_text(json.dumps({"v": 1, "t": "hello", "key": made.seats[0].key}))
        out.append(ws.receive_text())
        for i, x in enumerate(asked, 1):
            ws.send_text(json.dumps({"v": 1, "id": i, **x}))
            while f'"re":{i}' not in out[-1]:
                out.append(ws.receive_text())
    return out


def test_no_message_to_a_seat_names_a_card_of_another_hand(house: House, friends):
    """On the wire: Ben's whole traffic, searched for the cards that only Anna has seen."""
    _, anna, ben = friends
    texts = []
    take = ben.ws.receive_text
    ben.ws.receive_text = lambda: texts.append(take()) or texts[-1]
    for _ in range(12):
        before = {c["id"]: c["code"] for c in hand(anna.view(), 0)}
        texts.clear()
        for p in (anna, ben):
            p.sync()
            if (d := p.decision()) is not None:
                ids = [o["id"] for o in d["options"]]
                p.answer(next((x for x in ("done", "pass", "end_turn", "no") if x in ids), ids[0]))
        anna.sync()
        ben.sync()
        kept = [c for c in hand(anna.view(), 0) if c["id"] in before]
        for c in kept:
            assert all(f'"id":{c["id"]},' not in text for text in texts), c
