"""What strangers may not do: freeze others, look into hands, take a folder twice, make the server fall over."""

from __future__ import annotations

import asyncio
import json
import os
import stat
import threading
import time
from collections import deque

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import FAST, HERE, House, TestClient, inside
from tests.server.workloads import fail, fast, hoard, nap, refuse

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.champions.faces import BOOK, FACES
from quickstrike.champions.position.described_cards import DESCRIBED
from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.server import workers
from quickstrike.server.app import create_app
from quickstrike.server.client import WAITING, Client
from quickstrike.server.keys import new_seed, owner_key
from quickstrike.server.notices import Denied
from quickstrike.server.store import Basis, Key, Overtaken, answered, open_store
from quickstrike.server.workers import Workers


# ---- workers
def test_what_takes_too_long_is_ended_and_others_are_served():
    async def go():
        pool = Workers(2, seconds=1)
        try:
            slow = asyncio.create_task(pool.do("a", nap, 60))
            more = [asyncio.create_task(pool.do("a", nap, 60))]
            await asyncio.sleep(0.1)
            began = time.monotonic()
            assert await pool.do("b", nap, 0) == 0, "one process is left to others"
            waited = time.monotonic() - began
            done = await asyncio.gather(slow, *more, return_exceptions=True)
            assert all(isinstance(e, Denied) and e.key == "takes too long" for e in done)
            assert await pool.do("a", nap, 0) == 0, "another process has taken its place"
            return waited
        finally:
            pool.close()

    assert asyncio.run(go()) < 60


def test_what_is_quick_waits_for_nothing_that_takes_long():
    """However many strangers send texts that take long: bots, hints and tables that come back have a process."""
    pool = Workers(3, quick={fast})

    def wait(**calls):
        pool.waiting = {who: deque([workers.Job(who, call, (), None, None)]) for who, call in calls.items()}
        return pool.first()

    pool.usage.add("hostile", workers.LIGHT + 1)
    assert [wait(hostile=nap), wait(hostile=nap, stranger=nap)] == ["hostile", "stranger"]
    pool.free = pool.free[:2]
    assert wait(hostile=nap) is None and wait(hostile=nap, stranger=nap) == "stranger"
    pool.free = pool.free[:1]
    assert wait(hostile=nap, stranger=nap) is None
    assert [wait(stranger=nap, player=fast), wait(hostile=fast)] == ["player", "hostile"]


def test_memory_and_errors_come_back_as_one_sentence():
    async def go():
        pool = Workers(1, seconds=5)
        try:
            for job, key in (((hoard, 1 << 32), "takes too much"), ((fail,), "broken"), ((refuse,), "too large")):
                with pytest.raises(Denied) as e:
                    await pool.do("a", *job)
                assert e.value.key == key and e.value.told("fr")
            assert (e.value.status, e.value.where) == (422, "text")
            assert await pool.do("a", hoard, 10) == 10
        finally:
            pool.close()

    asyncio.run(go())


def test_a_visitor_has_so_many_jobs_waiting():
    async def go():
        pool = Workers(1, seconds=5)
        try:
            jobs = [asyncio.create_task(pool.do("a", nap, 0.2)) for _ in range(20)]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert {x.status for x in done if isinstance(x, Denied)} == {429} and done[0] == 0.2
        finally:
            pool.close()

    asyncio.run(go())


def test_a_process_that_never_begins_keeps_nobody_waiting(monkeypatch):
    monkeypatch.setattr(workers, "GIVEN_UP", 0.05)
    begun = threading.Event()

    async def go():
        pool = Workers(1, seconds=1)
        monkeypatch.setattr(pool.free[0], "start", lambda: begun.wait(60))
        with pytest.raises(Denied) as e:
            await pool.do("a", nap, 0)
        assert e.value.key == "takes too long"

    try:
        asyncio.run(go())
    finally:
        begun.set()


# ---- saves and positions
def load(house, text):
    return house.http.post("/api/v1/tables/load", json={"text": text})


def test_a_forged_state_is_not_believed(house):
    """Only the set-up and the answers of a save count."""
    g = champions.new("spider-man", seed=3)
    for _ in range(12):
        g.answer(bot_of("heuristic").choose(g, g.decision))
    save = json.loads(g.save())
    forged = json.loads(g.save())
    forged["table"]["zones"]["hand0"], forged["table"]["started"] = [], 10**9
    a, b = (load(house, json.dumps(x)) for x in (save, forged))
    assert a.status_code == b.status_code == 201
    with house.sit(a.json()) as p, house.sit(b.json()) as q:
        assert p.view()["players"] == q.view()["players"]
    inside = load(house, f"save = '''{json.dumps(forged)}'''")
    assert inside.status_code == 201, inside.text


def test_a_position_of_a_server_has_so_many_cards(house):
    crowd = "[[player]]\nhero = 'Spider-Man'\nengaged = [{}]\n"
    row = "{minion = {hp = 1}},"
    assert load(house, crowd.replace("{}", row * 40)).status_code == 201
    r = load(house, crowd.replace("{}", row * 180))
    assert r.status_code == 422 and "at most 600 cards (100 of them in play)" in r.json()["error"]


def test_made_up_cards_go_with_their_table(house):
    def made():
        return [c for c in FACES if c.startswith("made-")]

    before = len(made()), len(BOOK.hashes), len(DESCRIBED)
    for i in range(70):
        text = f"[[player]]\nhero = 'Spider-Man'\nengaged = [{{minion = {{hp = {i + 1}, name = 'No. {i}'}}}}]\n"
        r = load(house, text).json()
        headers = {"authorization": f"Bearer {r['host_key']}"}
        assert house.http.delete(f"/api/v1/tables/{r['table']}", headers=headers).status_code == 204
    assert len(made()) <= before[0] + 3 and len(BOOK.hashes) <= before[1] + 12 and len(DESCRIBED) <= before[2] + 3
    assert all(len(c) >= len("made-") + 32 for c in made())


# ---- seats
def test_an_absent_friends_hand_stays_his(house: House):
    made = house.make({"starter": "spider-man", "name": "Anna"}, {"starter": "she-hulk", "hold": "friend"})
    path, key = f"/tables/{made['table']}", made["host_key"]
    with house.sit(made) as anna:
        with house.sit(made, made["seats"][1]["key"]):
            pass
        anna.sync()
        assert anna.call("seat", seat=1, give="bot")["t"] == "seat"
        for what in ("export/save", "export/position", "history"):
            assert house.get(f"{path}/{what}", key).status_code == 403, what
        seen = {seat: house.get(f"{path}/at/0", key, seat=seat).status_code for seat in (-1, 0, 1)}
        assert seen == {-1: 200, 0: 200, 1: 403}, (
            "her own eyes and a spectator's, not those of whose hand she would see"
        )
        assert anna.call("seat", seat=1, give="me")["t"] == "seat"
        assert house.get(f"{path}/export/save", key).status_code == 403
    with house.sit(made, made["watch_key"], lang="fr") as eve:
        told = [x["text"] for x in eve.story if x["kind"] == "note"]
    assert any("a pris la place" in x for x in told) and any("à un robot" in x for x in told)
    assert told[0].startswith("Anna a choisi la graine"), "a seed that was chosen is told of"


def test_who_was_always_alone_sees_all_and_reads_no_notes(house: House):
    made = house.make({"starter": "spider-man"}, {"starter": "she-hulk", "hold": "bot"})
    with house.sit(made) as p:
        assert house.get(f"/tables/{made['table']}/export/save", made["host_key"]).status_code == 200
        assert not [x for x in p.story if x["kind"] == "note"]


def test_what_was_seen_stays_seen_in_a_branch(house: House):
    g = champions.new("spider-man", seed=3)
    while g.result is None:
        g.answer(bot_of("heuristic").choose(g, g.decision))
    made = load(house, g.save()).json()
    headers = {"authorization": f"Bearer {made['host_key']}"}
    r = house.http.post(f"/api/v1/tables/{made['table']}/branch", json={"at": 5}, headers=headers)
    with house.sit(r.json()) as p:
        assert p.got["seen"] >= 1


def test_a_seed_has_128_bits(house):
    assert len({new_seed() for _ in range(100)}) == 100 and all(len(new_seed()) == 32 for _ in range(9))
    made = house.make(seed=None)
    r = house.get(f"/tables/{made['table']}/export/save", made["host_key"])
    assert json.loads(r.text)["state"]["plain"][2] > 1 << 64


# ---- the folder
def test_a_folder_has_one_server(tmp_path):
    store = open_store(tmp_path / "tables.db")
    with pytest.raises(QuickstrikeError, match="another quickstrike uses"):
        open_store(tmp_path / "tables.db")
    store.close()
    open_store(tmp_path / "tables.db").close()


def test_only_its_owner_reads_the_folder(tmp_path):
    old = os.umask(0)
    try:
        store = open_store(tmp_path / "tables.db")
        key = owner_key(tmp_path)
    finally:
        os.umask(old)
    store.close()
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert owner_key(tmp_path) == key


def test_a_store_that_cannot_be_used_is_told_in_one_sentence(tmp_path):
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(QuickstrikeError, match="can't be used"):
        open_store(tmp_path / "tables.db")


def test_a_write_that_stands_on_something_older_does_not_count(house):
    made = house.make()
    tables = house.http.app.state.tables
    live = tables.live[made["table"]]
    from quickstrike.server.draft import now_of

    async def stale():
        await live.store.write(answered(Basis(live.id, live.rev + 1, 0), now_of(live.game), [], None))

    with pytest.raises(Overtaken):
        house.http.portal.call(stale)
    with house.sit(made) as p:
        live.rev += 5
        with pytest.raises(WebSocketDisconnect) as e:
            p.turn()
        assert e.value.code == 4409
    with house.sit(made) as p:
        assert p.turn() == 0, "what is stored goes on"


def test_a_table_that_breaks_is_closed_with_4409(house, monkeypatch):
    made = house.make()
    with house.sit(made) as p:
        monkeypatch.setattr("quickstrike.server.live.diff", lambda *_: 1 / 0)
        with pytest.raises(WebSocketDisconnect) as e:
            p.turn()
        assert e.value.code == 4409


def test_the_owner_sees_all_tables_again(tmp_path):
    with TestClient(create_app(tmp_path / "t.db", limits=FAST, owner="secret"), base_url=HERE) as client:
        house = House(client)
        made = house.make({"starter": "spider-man"}, {"starter": "she-hulk", "hold": "friend"})
        rows = client.get("/api/v1/tables", headers={"x-keys": "nothing,secret"}).json()
        assert [(r["table"], r["role"], r["key"]) for r in rows] == [(made["table"], "host", 1)]
        assert client.get("/api/v1/tables", headers={"x-keys": "nothing"}).json() == []
        with house.sit(made, "secret") as p:
            assert p.seats == [0] and p.got["host"] is True
        mine = {"authorization": "Bearer secret"}
        wanted = {"name": "Anna", "language": "fr", "theme": "light"}
        assert client.put("/api/v1/owner", json=wanted, headers=mine).status_code == 204
        assert client.get("/api/v1/owner", headers=mine).json() == wanted
        other = {"authorization": f"Bearer {made['host_key']}"}
        assert client.get("/api/v1/owner", headers=other).status_code == 403


def test_tables_that_nobody_uses_expire(house, kept):
    made = house.make()
    tables = house.http.app.state.tables
    assert house.http.portal.call(tables.expire, 1.0) == 0
    with inside(kept) as db:
        db.execute("update tables set updated = updated - 200000")
    assert house.http.portal.call(tables.expire, 1.0) == 1
    assert house.get(f"/tables/{made['table']}", made["host_key"]).status_code == 401


# ---- small ones
@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/", {"host": "["}, 421),
        ("/", {"host": "[::1"}, 421),
        ("/%00", {}, 404),
        ("/" + "a" * 5000, {}, 404),
        ("/nothing/here", {}, 404),
        ("/t/abc/def", {}, 404),
        ("/g/no-such-game", {}, 404),
        ("/../../etc/passwd", {}, 404),
    ],
)
def test_odd_requests_are_refused(house, path, headers, status):
    assert house.http.get(path, headers=headers).status_code == status


def test_odd_origins_are_refused(house):
    r = house.http.post("/api/v1/tables", json={"seats": [{}]}, headers={"origin": "http://["})
    assert r.status_code == 403


def test_openapi_names_what_is_refused(house):
    api = house.get("/openapi.json").json()
    for path in api["paths"].values():
        for what in path.values():
            assert {"401", "403", "404", "413", "422", "429"} <= what["responses"].keys()


def test_who_does_not_read_is_let_go():
    client = Client(Key("", "", "watch"), "en")
    for _ in range(WAITING + 1):
        client.put("x")
    assert client.queue.get_nowait() == (4409, "") and client.queue.empty()
    client.put("more")
    assert client.queue.empty()
