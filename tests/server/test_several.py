"""Several servers on one store: a table is in the hands of one, whoever asks which; another takes over when it is gone."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
import time
from contextlib import ExitStack, contextmanager

import httpx
import pytest
import uvicorn
from tests.server.conftest import FAST, inside
from tools.postgres import postgres
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quickstrike.cli.serve import config_of
from quickstrike.server import peers, routing
from quickstrike.server.app import create_app
from quickstrike.server.keys import hashed
from quickstrike.server.notices import Denied
from quickstrike.server.store import Basis, Now, Overtaken, answered, leases, open_store

LONG = 60.0  # seconds for what takes one on an idle machine
SOON = 3.0  # seconds after which a server counts as dead here


@pytest.fixture(params=["sqlite", "postgres"])
def store(request, tmp_path):
    return postgres().fresh() if request.param == "postgres" else tmp_path / "tables.db"


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(leases, "ALIVE", LONG)  # on a busy machine one may be silent for seconds
    monkeypatch.setattr(peers, "BEAT", 0.3)


def listening():
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    sock.listen(50)
    return sock


class Server:
    """One in a thread."""

    ids = itertools.count()

    def __init__(self, store, **more):
        self.public, self.inner = listening(), listening()
        self.at = f"http://127.0.0.1:{self.public.getsockname()[1]}"
        address = f"127.0.0.1:{self.inner.getsockname()[1]}"
        self.app = create_app(open_store(store, lock=False), limits=more.pop("limits", FAST), peer=address, **more)
        self.server = uvicorn.Server(config_of(self.app))
        socks = {"sockets": [self.public, self.inner]}
        self.thread = threading.Thread(target=self.server.run, kwargs=socks, daemon=True)
        self.thread.start()
        wait(lambda: self.server.started)

    def end(self):
        self.server.should_exit = True
        self.thread.join(LONG)
        assert not self.thread.is_alive()

    def has(self, table):
        return table in self.app.state.tables.live

    def freeze(self):
        """It says nothing any more, and hears nothing: as good as dead, but it may come back."""
        peer = self.app.state.peers
        peer.beat = lambda: asyncio.sleep(0)

    def make(self, **more):
        wanted = {"seats": [{"starter": "spider-man"}, {"starter": "she-hulk", "hold": "friend"}], **more}
        return httpx.post(f"{self.at}/api/v1/tables", json=wanted, timeout=LONG)

    def get(self, path, key, **headers):
        return httpx.get(f"{self.at}/api/v1{path}", headers={"authorization": f"Bearer {key}", **headers}, timeout=LONG)

    @contextmanager
    def sit(self, made, key=None):
        at = f"{self.at.replace('http', 'ws')}/api/v1/tables/{made['table']}/live"
        with connect(at, max_size=None, open_timeout=LONG) as ws:
            ws.send(json.dumps({"v": 1, "t": "hello", "key": key or made["host_key"], "device": key or "host"}))
            yield ws, heard(ws, "table")


def wait(what, seconds=LONG):
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.02)


def heard(ws, *kinds, re=None):
    while True:
        msg = json.loads(ws.recv(timeout=LONG))
        if msg["t"] in kinds and (re is None or msg.get("re") == re):
            return msg


def answer(ws, got, id=1, seat=0):
    d = got["views"][str(seat)]["decision"]
    option = next(o["id"] for o in d["options"] if o["id"] in ("done", "no") or o is d["options"][-1])
    ws.send(json.dumps({"v": 1, "t": "answer", "id": id, "seat": seat, "at": got["at"], "options": [option]}))
    return heard(ws, "change", "refused", re=id)


@pytest.fixture
def two(store):
    with ExitStack() as stack:
        servers = [Server(store, owner=name) for name in ("owner of a", "owner of b")]
        for s in servers:
            stack.callback(s.end)
        yield servers


def test_a_table_is_one_wherever_people_come_in(two):
    a, b = two
    made = a.make().json()
    friend = made["seats"][1]["key"]
    with a.sit(made) as (ws, got), b.sit(made, friend) as (other, seen):
        assert a.has(made["table"]) and not b.has(made["table"])
        assert seen["seats"] == [1] and [s["present"] for s in seen["present"]["seats"]] == [True, True]
        told = answer(ws, got)
        assert told["t"] == "change" and heard(other, "change")["at"] == told["at"], "who is handed on hears it as well"
        other.send(json.dumps({"v": 1, "t": "undo", "id": 5}))
        assert heard(other, "refused", "undone", "asking")["re"] == 5
        ws.send(json.dumps({"v": 1, "t": "undo", "id": 6}))
        assert heard(ws, "asking", "undone", re=6)
        log = [s.get(f"/tables/{made['table']}/export/log", made["host_key"]) for s in two]
        assert log[0].text == log[1].text and {r.status_code for r in log} == {200}
        for name in ("content-security-policy", "date", "content-disposition"):
            assert len(log[1].headers.get_list(name)) == 1, name
        wait(lambda: b.app.state.peers.present(made["table"]) == [0, 1])
        rows = httpx.get(f"{b.at}/api/v1/tables", headers={"x-keys": friend}, timeout=LONG).json()
        assert [s["present"] for s in rows[0]["seats"]] == [True, True]
        bad = b.get(f"/tables/{made['table']}/export/save", "wrong")
        assert bad.status_code == 401
        r = httpx.patch(
            f"{b.at}/api/v1/tables/{made['table']}",
            json={"title": "Ours"},
            headers={"authorization": "Bearer owner of b"},
            timeout=LONG,
        )
        assert r.status_code == 204, "the owner of any of them"
        gone = httpx.delete(
            f"{b.at}/api/v1/tables/{made['table']}",
            headers={"authorization": f"Bearer {made['host_key']}"},
            timeout=LONG,
        )
        assert gone.status_code == 204
        for x in (ws, other):
            with pytest.raises(ConnectionClosed) as e:
                while True:
                    x.recv(timeout=LONG)
            assert e.value.rcvd.code == 4404, "how it ends is handed on too"


def test_a_server_that_ends_gives_its_tables_away_at_once(two):
    a, b = two
    made = a.make().json()
    with a.sit(made) as (ws, got), b.sit(made, made["watch_key"]) as (other, _):
        told = answer(ws, got)
        a.end()
        with pytest.raises(ConnectionClosed) as e:
            while True:
                other.recv(timeout=LONG)
        assert e.value.rcvd.code == 1012, "come again"
        with b.sit(made) as (_, again):  # long before `a` would count as dead
            assert again["at"] == told["at"] and b.has(made["table"])


def stored(store, sql, id):
    with inside(store) as db:
        return db.execute(sql, (id,)).fetchall()[0][0]


def silent(server, store):
    """Seconds since its last word."""
    return stored(store, "select now_seconds() - seen from servers where id = ?", server.app.state.peers.me.id)


def test_a_server_that_falls_silent_loses_its_tables_and_changes_nothing_more(two, store, monkeypatch):
    monkeypatch.setattr(leases, "ALIVE", SOON)
    a, b = two
    made = a.make(seats=[{"starter": "spider-man"}]).json()
    with a.sit(made) as (ws, got):
        told = answer(ws, got)
        a.freeze()
        wait(lambda: silent(a, store) > SOON)
        with b.sit(made) as (other, again):
            assert again["at"] == told["at"] and b.has(made["table"]) and a.has(made["table"])
            with pytest.raises(ConnectionClosed) as e:
                answer(ws, {**got, "at": told["at"], "views": again["views"]}, id=2)
            assert e.value.rcvd.code == 4409, "its fence is no longer the table's"
            assert answer(other, again)["t"] == "change"


def test_a_table_that_nobody_uses_is_free(two, store, monkeypatch):
    a, b = two
    monkeypatch.setattr("quickstrike.server.tables.RESTS", 0.2)
    made = a.make().json()
    with a.sit(made) as (ws, got):
        told = answer(ws, got)
    loop = a.server.servers[0].get_loop()

    def free():
        loop.call_soon_threadsafe(a.app.state.tables.clear_out)
        return not stored(store, "select owner from tables where id = ?", made["table"])

    wait(free)  # out of memory it is a moment earlier than out of hands
    assert not a.has(made["table"])
    with b.sit(made) as (_, again):
        assert again["at"] == told["at"] and b.has(made["table"])


def test_limits_are_one_for_all(store):
    from dataclasses import replace

    limits = replace(FAST, tables=1 / 600, tables_rush=3)
    with ExitStack() as stack:
        servers = [Server(store, limits=limits) for _ in range(2)]
        for s in servers:
            stack.callback(s.end)
        said = [s.make().status_code for s in [*servers, *servers]]
        assert said == [201, 201, 201, 429]
        r = servers[0].make()
        assert 1 < int(r.headers["retry-after"]) <= 600


def test_nobody_else_speaks_as_a_server(two):
    a, _ = two
    headers = {"x-quickstrike-peer": "guess", "x-quickstrike-for": "10.9.9.9", "host": "evil.example"}
    assert httpx.get(f"{a.at}/api/v1/games", headers=headers, timeout=LONG).status_code == 421
    secret = a.app.state.peers.me.secret
    assert httpx.get(f"{a.at}/api/v1/games", headers={**headers, "x-quickstrike-peer": secret}, timeout=LONG).is_success
    assert "10.9.9.9" in a.app.state.crowd.all


def test_a_claim_counts_up_the_fence_and_an_old_one_writes_nothing(store):
    kept = open_store(store, lock=False)
    try:
        with inside(store) as db:
            db.execute(
                "insert into tables(id, created, updated, game, about, clock, result, undone, peeked)"
                " values('t', 0, 0, 'champions', '{}', 0, null, 0, 0)"
            )
        for id in "ab":
            kept.do(leases.alive(leases.Peer(id, "", "", hashed(id))))
        out = []
        for who, owner, fence in (("a", "a", 1), ("b", "a", 1), ("a", "a", 2)):
            kept.do(leases.claimed("t", who, out))
            assert [tuple(x) for x in out] == [(owner, fence)]
        now = Now(0, None, 0, 0)
        kept.do(answered(Basis("t", 0, 2), now, [], None))
        kept.do(leases.gone("a"))
        kept.do(leases.claimed("t", "b", out))
        assert [tuple(x) for x in out] == [("b", 3)]
        with pytest.raises(Overtaken):
            kept.do(answered(Basis("t", 1, 2), now, [], None))
        kept.do(leases.released("t", "a", 3))
        kept.do(leases.claimed("t", "a", out))
        assert out[0][0] == "b", "only its owner lets it go"
        kept.do(leases.claimed("nothing", "a", out))
        assert out == []
    finally:
        kept.close()


def test_a_database_that_is_away_is_one_sentence(two, monkeypatch):
    a, b = two
    made = a.make().json()

    async def away(*_):
        raise Denied(503, "store away")

    with a.sit(made):
        monkeypatch.setattr(b.app.state.peers, "holder", away)
        r = b.get(f"/tables/{made['table']}", made["host_key"])
        assert r.status_code == 503 and "does not answer" in r.json()["error"] and r.headers["retry-after"]


def test_the_patience_is_longer_than_a_server_may_be_silent():
    assert routing.PATIENCE > 6.0 and peers.BEAT < SOON
