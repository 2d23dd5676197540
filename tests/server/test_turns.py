"""Who keeps the event loop busy, and what is worked out once for all."""

from __future__ import annotations

import asyncio
import gzip
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest
from tests.server.conftest import FAST, HERE, House, TestClient
from tests.server.test_visitors import load

from quickstrike import champions, games, made
from quickstrike.kernel import digests
from quickstrike.kernel.language import LANGUAGES
from quickstrike.rulebook import find, search
from quickstrike.server import live
from quickstrike.server.app import create_app
from quickstrike.server.bodies import Body
from quickstrike.server.champions import jobs as cards
from quickstrike.server.champions.routes import BODIES
from quickstrike.server.notices import Denied
from quickstrike.server.once import Once
from quickstrike.server.shares import Bucket
from quickstrike.server.turns import Turns, Usage
from quickstrike.server.warm import DIGESTS, every_digest, warm


def busy(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


# ---- what a coroutine takes
def test_only_its_own_work_counts():
    async def work():
        busy(0.02)
        await asyncio.sleep(0.3)
        busy(0.02)
        return "done"

    async def go():
        turns, share = Turns(), Bucket(rate=0.001, most=10)
        other = asyncio.create_task(asyncio.to_thread(time.sleep, 0.1))
        assert await turns.do("a", share, work) == "done"
        await other
        assert share.left == pytest.approx(10 - turns.usage.seconds("a"), abs=0.005)
        return turns.usage.seconds("a")

    assert 0.035 <= asyncio.run(go()) < 0.3, "waiting is free"


def test_errors_and_ends_go_through_it():
    seen = []

    async def fails():
        await asyncio.sleep(0)
        raise KeyError("x")

    async def waits(name):
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append(name)
            raise

    async def go():
        turns = Turns()
        with pytest.raises(KeyError):
            await turns.do("a", None, fails)
        assert turns.usage.seconds("a") > 0
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(turns.do("a", None, waits, name)) for name in ("first", "second")]
        await asyncio.sleep(0)  # the second has not had a turn yet when it ends
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(e) for e in ends] == [asyncio.CancelledError] * 2

    asyncio.run(go())
    assert seen == ["first"], "who has not begun has nothing to end"


# ---- turns
async def pieces(name, n, order, each=0.001):
    for _ in range(n):
        busy(each)
        order.append(name)
        await asyncio.sleep(0)


def test_whoever_has_taken_least_comes_next():
    order = []

    async def go():
        turns = Turns()
        much = [turns.do("much", None, pieces, "much", 20, order) for _ in range(10)]
        tasks = [asyncio.create_task(w) for w in much]
        while len(order) < 30:
            await asyncio.sleep(0)
        began = len(order)
        await turns.do("little", None, pieces, "little", 5, order)
        ended = len(order)
        await asyncio.gather(*tasks)
        return order[began:ended]

    between = asyncio.run(go())
    assert between.count("little") == 5
    assert between.count("much") <= 6, "one piece of another's for each of one's own"
    assert order.count("much") == 200, "and nobody is forgotten"


def test_two_who_want_much_have_as_much():
    order = []

    async def go():
        turns = Turns()
        await asyncio.gather(
            *(turns.do("many", None, pieces, "many", 25, order) for _ in range(4)),
            turns.do("one", None, pieces, "one", 25, order),
        )

    asyncio.run(go())
    first = order[:40]
    assert 15 <= first.count("one") <= 25, "to ask for it in four ways at once brings nothing"


def test_one_piece_in_every_round_of_the_loop():
    order, rounds = [], [0]

    async def others():
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    async def go():
        turns, other = Turns(), asyncio.create_task(others())
        await asyncio.gather(*(turns.do(str(i), None, pieces, i, 5, order, 0) for i in range(4)))
        other.cancel()

    asyncio.run(go())
    assert rounds[0] >= 20, "between two of them whoever else has come is heard"


def test_who_leaves_while_he_waits_stops_nobody():
    order = []

    async def go():
        turns = Turns()
        tasks = [asyncio.create_task(turns.do(x, None, pieces, x, 3, order, 0)) for x in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 60)
        assert order.count("a") == order.count("c") == 3 and "b" not in order
        await asyncio.sleep(0)
        assert not turns.waiting

    asyncio.run(go())


def test_what_was_taken_is_forgotten_with_time(monkeypatch):
    at = [1000.0]
    monkeypatch.setattr("quickstrike.server.turns.time", SimpleNamespace(monotonic=lambda: at[0]))
    usage = Usage(half=10)
    usage.add("a", 8.0)
    at[0] += 20
    usage.add("b", 3.0)
    assert usage.seconds("a") == pytest.approx(2) and usage.rank("a") < usage.rank("b")
    at[0] += 1000
    usage.add("c", 1.0)
    assert set(usage.of) == {"c"} and usage.seconds("c") == pytest.approx(1), "the account is written anew"


def test_bots_of_many_tables_take_turns(house: House, monkeypatch):
    """What bots choose is worked out beside the loop, few answers at a time, so that all tables go on."""
    monkeypatch.setattr(live, "AT_ONCE", 3)
    seen = []
    pool = house.http.app.state.tables.workers
    do = pool.do

    async def noted(who, call, *args, **more):
        found = await do(who, call, *args, **more)
        seen.append((call.__name__, len(found)))
        return found

    monkeypatch.setattr(pool, "do", noted)
    bots = [{"starter": h, "hold": "bot"} for h in ("spider-man", "she-hulk")]
    made = [house.make(*bots) for _ in range(2)]
    with house.sit(made[0]) as a, house.sit(made[1]) as b, house.sit(house.make()) as person:
        assert person.call("ping")["t"] == "pong"
        a.until("change")
        b.until("change")
    assert {n for call, n in seen if call == "bots"} >= {3} and max(n for call, n in seen if call == "bots") == 3


def test_bots_wait_where_there_is_no_room_to_think(house: House, monkeypatch):
    monkeypatch.setattr(live, "LATER", 0.0)
    pool, tries = house.http.app.state.tables.workers, []
    do = pool.do

    async def full(who, call, *args, **more):
        tries.append(call)
        if len(tries) < 4:
            raise Denied(429, "many waiting")
        return await do(who, call, *args, **more)

    monkeypatch.setattr(pool, "do", full)
    with house.sit(house.make({"starter": "she-hulk", "hold": "bot"})) as watching:
        assert watching.until("change")["story"] and len(tries) >= 4


def test_bots_whose_share_is_used_up_think_for_longer(tmp_path, monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(live, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    monkeypatch.setattr(live, "AT_ONCE", 3)
    app = create_app(tmp_path / "t.db", limits=replace(FAST, bots=0.001, bots_rush=0.001))
    with TestClient(app, base_url=HERE) as client:
        house = House(client)
        bots = [{"starter": h, "hold": "bot"} for h in ("spider-man", "she-hulk")]
        with house.sit(house.make(*bots)) as watching:
            watching.until("change")
            watching.until("change")
    assert slept[0] == 0 and max(slept) > 0


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


def test_nothing_is_read_for_the_first_who_asks(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    BODIES.clear()
    search._known.cache_clear()
    made.kept(DIGESTS, every_digest())
    for lang in LANGUAGES:
        made.kept(f"cards-{lang}.json.gz", gzip.compress(b"{}"))
    warm()
    g = champions.new(["spider-man"], "rhino", seed=1)
    asked = []
    monkeypatch.setattr(digests, "reached", lambda *at: asked.append(at) or {})
    g.save()
    assert not asked, "what a save needs of the definitions is known"
    assert set(BODIES) == set(LANGUAGES)
    BODIES.clear()
    assert search._known.cache_info().currsize == len(games.names())


def test_what_all_wait_for_is_made_once_and_outlives_who_gives_up():
    async def main():
        made, once = [], Once()

        async def make():
            made.append(1)
            await asyncio.sleep(0.02)
            return len(made)

        first, *others = [asyncio.create_task(once.do("cards", make)) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()
        assert await asyncio.gather(*others) == [1, 1, 1, 1] and made == [1]
        assert await once.do("cards", make) == 2, "what has been made is not remembered here"

    asyncio.run(main())


def test_cards_that_are_not_kept_are_told_in_parts_for_whoever_asks(house: House, monkeypatch):
    BODIES.clear()
    asked = []
    monkeypatch.setattr(cards, "some_cards", lambda lang, part, of: asked.append(part) or f'"{part}":{of}')
    assert house.get("/cards").json() == {"0": 4, "1": 4, "2": 4, "3": 4}
    assert house.get("/cards").json() and sorted(asked) == [0, 1, 2, 3], "only once"
    BODIES.clear()


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
