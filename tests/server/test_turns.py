"""Who keeps the event loop busy, and what is worked out once for all."""

from __future__ import annotations

import asyncio
import gzip
import time

import pytest
from tests.server.conftest import House
from tests.server.test_visitors import load

from quickstrike import games
from quickstrike.kernel.language import LANGUAGES
from quickstrike.rulebook import find, search
from quickstrike.server import live
from quickstrike.server.bodies import Body
from quickstrike.server.champions.routes import cards_body
from quickstrike.server.turns import Metered, Turns
from quickstrike.server.warm import warm


def busy(seconds):
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


# ---- what a coroutine takes
def test_only_its_own_work_counts():
    async def work():
        busy(0.02)
        await asyncio.sleep(0.3)
        busy(0.02)
        return "done"

    async def go():
        metered = Metered(work())
        other = asyncio.create_task(asyncio.to_thread(time.sleep, 0.1))
        assert await metered == "done"
        await other
        return metered.used

    assert 0.04 <= asyncio.run(go()) < 0.3, "waiting is free"


def test_errors_and_ends_go_through_it():
    seen = []

    async def fails():
        await asyncio.sleep(0)
        raise KeyError("x")

    async def waits():
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def go():
        metered = Metered(fails())
        with pytest.raises(KeyError):
            await metered
        assert metered.used > 0

        async def run():
            await Metered(waits())

        task = asyncio.create_task(run())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(go())
    assert seen == ["cancelled"]


# ---- turns
def test_whoever_was_served_longest_ago_comes_next():
    order = []

    async def one(turns, who):
        async with turns.turn(who):
            order.append(who)
            await asyncio.sleep(0)

    async def go():
        turns = Turns()
        rows = ["a", "a", "a", "b", "a", "c"]
        await asyncio.gather(*(one(turns, who) for who in rows))
        assert not turns.busy and not turns.waiting

    asyncio.run(go())
    assert order == ["a", "a", "b", "c", "a", "a"], "who wants much does not come before who wants little"


def test_one_at_a_time_and_the_loop_in_between():
    inside, most, ticks = [0], [0], [0]

    async def one(turns):
        for _ in range(5):
            async with turns.turn("x"):
                inside[0] += 1
                most[0] = max(most[0], inside[0])
                await asyncio.sleep(0)
                inside[0] -= 1

    async def others():
        while True:
            ticks[0] += 1
            await asyncio.sleep(0)

    async def go():
        turns, other = Turns(), asyncio.create_task(others())
        await asyncio.gather(*(one(turns) for _ in range(4)))
        other.cancel()

    asyncio.run(go())
    assert most == [1] and ticks[0] >= 20


def test_who_leaves_while_he_waits_stops_nobody():
    async def go():
        turns, done = Turns(), []

        async def one(name):
            async with turns.turn(name):
                done.append(name)
                await asyncio.sleep(0)

        first, second, third = (asyncio.create_task(one(x)) for x in "abc")
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, third, return_exceptions=True)
        assert done == ["a", "c"] and not turns.busy

        first, second, third = (asyncio.create_task(one(x)) for x in "def")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        second.cancel()  # at the moment when it was told that it is its turn
        await asyncio.wait_for(asyncio.gather(first, second, third, return_exceptions=True), 10)
        assert done[-1] == "f" and not turns.busy

    asyncio.run(go())


def test_bots_of_many_tables_take_turns(house: House, monkeypatch):
    """While bots play a whole game at other tables, a person is answered between any two of their slices."""
    monkeypatch.setattr(live, "SLICE", 0.0)
    turns, seen = house.http.app.state.tables.workers.turns, []
    turn = turns.turn
    monkeypatch.setattr(turns, "turn", lambda who: (seen.append(who), turn(who))[1])
    bots = [{"starter": h, "hold": "bot"} for h in ("spider-man", "she-hulk")]
    made = [house.make(*bots) for _ in range(2)]
    with house.sit(made[0]) as a, house.sit(made[1]) as b, house.sit(house.make()) as person:
        assert person.call("ping")["t"] == "pong"
        a.until("change")
        b.until("change")
    assert len(seen) > 20 and not turns.busy


# ---- answers that are the same for all
def test_a_body_is_packed_once_and_not_sent_twice(house: House):
    first = house.http.get("/api/v1/cards", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip" and first.json()
    plain = house.http.get("/api/v1/cards", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()
    for path in ("/api/v1/cards", "/"):
        tag = house.http.get(path).headers["etag"]
        again = house.http.get(path, headers={"if-none-match": tag})
        assert again.status_code == 304 and again.content == b""
        assert house.http.get(path, headers={"if-none-match": '"other"'}).status_code == 200
    body = Body.of(b"x" * 5000, "text/plain")
    assert gzip.decompress(body.packed) == body.raw and Body.of(b"short", "text/plain").packed == b""


def test_a_page_that_was_built_anew_is_sent_anew(tmp_path):
    from quickstrike.server.bodies import file_body

    (tmp_path / "a.js").write_text("one")
    first = file_body(tmp_path / "a.js")
    assert first is file_body(tmp_path / "a.js") and first.kind.endswith("javascript")
    (tmp_path / "a.js").write_text("other")
    assert file_body(tmp_path / "a.js").raw == b"other"


def test_nothing_is_read_for_the_first_who_asks():
    cards_body.cache_clear()
    search._known.cache_clear()
    warm()
    assert cards_body.cache_info().currsize == len(LANGUAGES)
    assert search._known.cache_info().currsize == len(games.names())


def test_a_long_question_is_looked_up_by_its_first_words():
    book = games.kit("champions").book().book()
    most = " ".join(["attack"] + [f"vilain{i}" for i in range(search.MOST - 1)])
    assert find(book, f"{most} guard retaliate") == find(book, most) != []


# ---- small bounds
def test_numbers_of_requests_have_bounds(house: House):
    made = house.make()
    path = f"/tables/{made['table']}/at"
    assert house.get(f"{path}/0", made["host_key"]).status_code == 200
    for n, seat in ((0, 10**20), (0, -2), ("9" * 4000, 0), (-1, 0), (1, 0)):
        r = house.get(f"{path}/{n}", made["host_key"], seat=seat)
        assert r.status_code == 422 and len(r.text) < 300, (n, seat)
    seats = [{"starter": "spider-man"}]
    for seed in (10**40, -(10**40), "x" * 81):
        assert house.http.post("/api/v1/tables", json={"seats": seats, "seed": seed}).status_code == 422


def test_a_key_that_is_sent_often_is_looked_up_once(house: House):
    made = house.make()
    keys = ["nothing", made["host_key"], made["host_key"], made["watch_key"], made["host_key"]]
    rows = house.http.get("/api/v1/tables", headers={"x-keys": ",".join(keys)}).json()
    assert sorted(r["key"] for r in rows) == [1, 3]


def test_a_crowd_of_cards_that_are_alike_is_shown_soon(house: House):
    """Each is told apart by its number; to compare each with each took a quarter of a second for every view."""
    crowd = "[[player]]\nhero = 'Spider-Man'\nform = 'hero'\nengaged = [{}]\n"
    few, many = (load(house, crowd.replace("{}", "{minion = {hp = 3}}," * n)).json() for n in (2, 90))
    with house.sit(few) as p, house.sit(many) as q:
        texts = [o["text"] for o in q.decision()["options"] if o["verb"] == "attack"]
        assert len(set(texts)) == len(texts) == 91 and any("(no. 90)" in x for x in texts)
        assert len({o["text"] for o in p.decision()["options"]}) == len(p.decision()["options"])


def test_a_bot_holds_an_event_that_does_nothing(house: House):
    text = "[[player]]\nhero = 'Spider-Man'\nform = 'hero'\nhand = [{event = {name = 'Nothing', cost = 0}}]\n"
    made = load(house, text).json()
    with house.sit(made) as p:
        assert p.call("hint", seat=0)["t"] == "hint"
        assert p.call("seat", seat=0, give="bot")["t"] == "seat"
        p.until("change")
