"""How much one visitor may take: connections, requests, messages; and how those are let go who say or read nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import replace
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike.cli.serve import config_of
from quickstrike.server import shares
from quickstrike.server.app import create_app
from quickstrike.server.connections import Gate, Seldom
from quickstrike.server.guard import HEADERS_SIZE, Guard, Limits
from quickstrike.server.shares import Bucket, Buckets, place

LONG = 60.0  # seconds that a test waits for what comes at once on an idle machine


# ---- shares, by a clock of their own
@pytest.fixture
def clock(monkeypatch):
    at = [100.0]
    monkeypatch.setattr(shares, "now", lambda: at[0])
    return at


def test_a_share_is_used_up_and_comes_again(clock):
    b = Bucket(rate=2, most=3)
    assert [b.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.4
    assert not b.take()
    clock[0] += 0.1
    assert b.take() and not b.take() and not b.full
    clock[0] += 1000
    assert b.full and [b.take(2), b.take(2), b.take(1)] == [True, False, True], "no more than it holds"


def test_who_has_used_up_the_share_waits_for_the_next(clock):
    b = Bucket(rate=0.5, most=2)
    b.spend(1.5)
    assert b.wait() == 0
    b.spend(1.5)
    assert b.wait() == pytest.approx(2)
    clock[0] += 1.5
    assert b.wait() == pytest.approx(0.5)
    clock[0] += 1
    assert b.wait() == 0


def test_those_who_take_much_have_so_much_together(clock):
    pool = Bucket(rate=0.2, most=1)
    crowd = Buckets(0.03, 1, pool)
    for n in range(10):  # strangers, each with an address of their own
        crowd.of(f"stranger {n}").spend(0.6)
    crowd.of("player").spend(0.2)
    assert pool.left == -1, "no more than a full one is owed"
    assert crowd.of("stranger 1").left > 0 and crowd.of("stranger 1").wait() == pytest.approx(5)
    assert crowd.of("player").wait() == 0, "who takes little does not wait for them"
    clock[0] += 6
    assert crowd.of("stranger 1").wait() == 0


def test_shares_that_are_whole_again_are_forgotten(clock, monkeypatch):
    monkeypatch.setattr(shares, "MANY", 10)
    all_of = Buckets(rate=1, most=5)
    for i in range(12):
        all_of.of(str(i)).take(5 if i == 3 else 1)
    clock[0] += 2
    all_of.of("new")
    assert set(all_of.all) == {"3", "new"}
    assert not all_of.of("3").take(5), "who has used much is not forgotten"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_addresses_of_one_customer_are_counted_as_one(host, counted):
    assert place(host) == counted


# ---- the gate, with connections that are none
class Line:
    def __init__(self, host):
        self.host, self.lying, self.aborted = host, 0, False

    def get_extra_info(self, name):
        return (self.host, 1)

    def get_write_buffer_size(self):
        return self.lying

    def abort(self):
        self.aborted = True


def test_an_address_has_so_many_connections_and_all_have_so_many():
    gate = Gate(Limits(connections=5, each=2))
    mine = [Line("192.0.2.1") for _ in range(3)]
    assert [gate.enters(x) for x in mine] == [True, True, False]
    assert gate.enters(Line("::ffff:192.0.2.1")) is False and gate.enters(Line("2001:db8::1"))
    gate.leaves(mine[2])
    assert not gate.enters(Line("192.0.2.1")), "one that never entered gives no room when it leaves"
    gate.leaves(mine[0])
    gate.leaves(mine[0])
    assert gate.enters(Line("192.0.2.1")) and not gate.enters(Line("192.0.2.1"))
    assert gate.enters(Line("192.0.2.8")) and gate.enters(Line("192.0.2.9"))
    assert not gate.enters(Line("192.0.2.10")), "more than all of them may be"
    for x in list(gate.open):
        gate.leaves(x)
    assert not gate.open and not gate.of


def test_where_all_places_are_taken_whoever_has_most_gives_one_up():
    gate = Gate(Limits(connections=6, each=5))
    many = [Line("192.0.2.1") for _ in range(5)]
    assert all(gate.enters(x) for x in (*many, Line("192.0.2.2")))
    assert gate.enters(Line("192.0.2.3")) and many[0].aborted and not many[1].aborted
    assert len(gate.open) == 6 and gate.of["192.0.2.1"] == 4
    assert gate.enters(Line("192.0.2.4")) and not gate.enters(Line("192.0.2.3")), (
        "from four to one, not from three to two"
    )


def test_who_never_reads_all_that_lies_there_is_let_go(clock, monkeypatch):
    monkeypatch.setattr("quickstrike.server.connections.now", lambda: clock[0])
    gate = Gate(Limits(unread=10))
    reads, stuck, slow = (Line(f"192.0.2.{i}") for i in range(3))
    for x in (reads, stuck, slow):
        gate.enters(x)
        x.lying = 1000
    gate.sweep()
    clock[0] += 9
    slow.lying = 0
    gate.sweep()
    assert not (stuck.aborted or slow.aborted)
    clock[0] += 2
    slow.lying, reads.lying = 500, 0
    gate.sweep()
    assert stuck.aborted and not slow.aborted and not reads.aborted


def test_the_log_tells_the_same_thing_five_times_a_minute(clock, monkeypatch):
    monkeypatch.setattr("quickstrike.server.connections.now", lambda: clock[0])
    seldom = Seldom(most=5, lines=4)

    def told(line, wrong=None, what="said"):
        exc = (type(wrong), wrong, None) if wrong else None
        return seldom.filter(logging.LogRecord("x", logging.ERROR, "file.py", line, what, (), exc))

    assert [told(1) for _ in range(7)] == [True] * 5 + [False] * 2
    assert told(2), "another line is another thing"
    clock[0] += 61
    assert told(1)
    assert not told(3, asyncio.CancelledError()), "an end of the server is no error"
    assert not told(4, what="Cancel %s running task(s), timeout graceful shutdown exceeded")


# ---- a server in this process
def made_with(tmp_path, **limits):
    return TestClient(create_app(tmp_path / "t.db", limits=replace(FAST, **limits)), base_url=HERE)


def test_who_owes_too_much_is_refused_until_it_is_paid(tmp_path, clock):
    with made_with(tmp_path, crowd=0.1, crowd_rush=5, patience=1.0) as client:
        share = client.app.state.crowd.of("testclient")
        assert client.get("/api/v1/catalog").status_code == 200 and share.left < 5, "what it took is paid for"
        share.left = -0.5
        r = client.get("/api/v1/catalog")
        assert r.status_code == 429 and int(r.headers["retry-after"]) == 6 and "wait a moment" in r.json()["error"]
        clock[0] += 6
        assert client.get("/api/v1/catalog").status_code == 200
        assert client.app.state.crowd.of("other").wait() == 0, "each address pays for itself"


def test_who_owes_little_waits_and_is_answered(tmp_path, clock, monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr("quickstrike.server.guard.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    with made_with(tmp_path, crowd=0.1, crowd_rush=1, patience=5.0) as client:
        client.app.state.crowd.of("testclient").spend(1.3)
        assert client.get("/api/v1/catalog").status_code == 200
    assert slept == [pytest.approx(3.0)]


def test_a_crowd_of_requests_waits_for_longer_than_one(monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(round(seconds))
        await asyncio.sleep(0)

    monkeypatch.setattr("quickstrike.server.guard.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    share = Bucket(rate=0.01, most=1)
    share.spend(2)
    guard = Guard(None, Limits(patience=2, waiting=3, body=20), None, None)

    async def go():
        return await asyncio.gather(*(guard.paid("a", share) for _ in range(5)), return_exceptions=True)

    assert [e.status for e in asyncio.run(go())] == [429] * 5 and not guard.waiting
    assert slept == [2, 2, 2, 20, 20], "to refuse them at once would cost more than they did"


def test_nobody_owes_more_than_a_share(clock):
    b = Bucket(rate=0.5, most=2)
    b.spend(1000)
    assert b.wait() == pytest.approx(4)


def test_a_long_head_is_refused(house):
    assert house.http.get("/", headers={"x": "a" * HEADERS_SIZE}).status_code == 431
    assert house.http.get("/api/v1/rules?q=" + "a" * HEADERS_SIZE).status_code == 431
    assert house.http.get("/api/v1/catalog", headers={"x": "a" * (HEADERS_SIZE // 2)}).status_code == 200


def test_one_key_has_one_share_of_messages_in_all_its_windows(tmp_path, clock):
    with made_with(tmp_path, messages=1, rush=10) as client:
        house = House(client)
        made = house.make()
        with house.sit(made) as a, house.sit(made) as b, house.sit(made, made["watch_key"]) as other:
            for _ in range(5):
                a.call("ping")
                b.call("ping")
            other.call("ping")
            with pytest.raises(WebSocketDisconnect) as e:
                a.call("ping")
            assert e.value.code == 4429
            other.call("ping")


def test_an_address_waits_where_its_messages_take_much_of_the_loop(tmp_path, clock, monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr("quickstrike.server.app.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    with made_with(tmp_path, crowd=0.5, crowd_rush=20) as client:
        house = House(client)
        with house.sit(house.make()) as a, house.sit(house.make()) as b:
            slept.clear()
            share = client.app.state.crowd.of("testclient")
            for person in (a, b, a, b):  # each keeps the loop busy
                person.call("ping")
                share.spend(7)
    assert slept == [pytest.approx(2.5, abs=1.0)], "the fourth, over all its keys; and none is refused"


def test_a_key_has_so_many_windows(tmp_path):
    with made_with(tmp_path, of_key=2, watching=1) as client:
        house = House(client)
        made = house.make({"starter": "spider-man"}, {"starter": "she-hulk", "hold": "friend"})
        with house.sit(made), house.sit(made), house.sit(made, made["watch_key"]):
            for key in (made["host_key"], made["watch_key"]):
                with house.connect(made["table"]) as ws:
                    ws.send_text(json.dumps({"v": 1, "t": "hello", "key": key}))
                    with pytest.raises(WebSocketDisconnect) as e:
                        ws.receive_text()
                    assert e.value.code == 4429
            with house.sit(made, made["seats"][1]["key"]) as friend:
                assert friend.seats == [1], "nobody can keep another out of his seat"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("x" * (64 * 1024 + 1), 4413),
        ("é" * (32 * 1024 + 1), 4413),
        (b"\x00\xff", 4400),
        ("[" * 60_000, 4400),
        ('{"v":1,"t":"ping","id":' + "1" * 5000 + "}", 4400),
        ('{"v":1,"t":"ping","id":1e999}', 4400),
        ('{"v":1,"t":"ping","id":NaN}', 4400),
        ('{"v":1,"t":"answer","id":1,"seat":0,"at":[0,0],"options":["\\ud800"]}', 4400),
    ],
)
def test_a_message_that_is_none_ends_the_connection(house, sent, code):
    with house.sit(house.make()) as p:
        (p.ws.send_bytes if isinstance(sent, bytes) else p.ws.send_text)(sent)
        with pytest.raises(WebSocketDisconnect) as e:
            p.ws.receive_text()
        assert e.value.code == code and e.value.reason


# ---- a server with sockets
@contextmanager
def serving(tmp_path, **limits):
    """A real one, in a thread, with limits so short that nobody waits for them."""
    app = create_app(tmp_path / "t.db", limits=replace(FAST, **limits))
    server = uvicorn.Server(config_of(app))
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    sock.listen(50)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    try:
        yield app, sock.getsockname()
    finally:
        server.should_exit = True
        thread.join(LONG)
        sock.close()
        assert not thread.is_alive()


def until(what):
    end = time.monotonic() + LONG
    while not what():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)


def ends(sock):
    """Everything that comes until the other side ends it."""
    sock.settimeout(LONG)
    out = b""
    try:
        while got := sock.recv(4096):
            out += got
    except ConnectionResetError:
        pass
    return out


HEAD = b"POST /api/v1/decks/check HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n"


def test_who_says_nothing_or_half_of_it_is_let_go(tmp_path):
    with serving(tmp_path, headers=0.5, body=0.5) as (app, at):
        for said in (b"", b"GET / HT", HEAD):
            with socket.create_connection(at) as s:
                s.sendall(said)
                assert ends(s) == b"", said
        with socket.create_connection(at) as s:
            s.sendall(HEAD + b"\r\n{")
            assert b"408" in ends(s).split(b"\r\n")[0], "half a body"
        with socket.create_connection(at) as s, suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(int(LONG * 100)):  # a letter now and then is no request either
                s.sendall(b"x")
                time.sleep(0.01)
            raise AssertionError("it was never let go")
        until(lambda: not app.state.gate.open)


def test_who_asks_again_and_again_is_never_cut_off(tmp_path):
    """The time for the head of a request begins with the request, not with the connection."""
    url = "http://127.0.0.1:{}"
    with serving(tmp_path, headers=1.0) as (_, at), httpx.Client(base_url=url.format(at[1]), timeout=LONG) as http:
        first = http.get("/api/v1/catalog").extensions["network_stream"]
        for _ in range(3):
            time.sleep(0.5)
            assert http.get("/api/v1/catalog").extensions["network_stream"] is first


def test_one_too_many_is_not_let_in_and_others_are_none_the_worse(tmp_path):
    with serving(tmp_path, each=3) as (app, at):
        inside = [socket.create_connection(at) for _ in range(3)]
        until(lambda: len(app.state.gate.open) == 3)
        with socket.create_connection(at) as s:
            assert ends(s) == b""
        inside.pop().close()
        until(lambda: len(app.state.gate.open) == 2)
        assert httpx.get(f"http://127.0.0.1:{at[1]}/api/v1/catalog", timeout=LONG).status_code == 200
        for s in inside:
            s.close()


def make(at):
    wanted = {"seats": [{"starter": "spider-man"}]}
    return httpx.post(f"http://127.0.0.1:{at[1]}/api/v1/tables", json=wanted, timeout=LONG).json()


def live(at, table):
    """A WebSocket by hand, which reads no more than it must."""
    s = socket.socket()
    s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    s.settimeout(LONG)
    s.connect(at)
    s.sendall(
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert s.recv(12) == b"HTTP/1.1 101"
    return s


def frame(**message):
    text = json.dumps({"v": 1, **message}).encode()
    return b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text


def test_who_says_no_hello_is_let_go_and_the_log_stays_empty(tmp_path, capfd):
    with serving(tmp_path, hello=0.2) as (app, at):
        table = make(at)["table"]
        with live(at, table) as s:
            said = b""
            while b"The first message must be hello" not in said:
                said += s.recv(4096)
            assert (4400).to_bytes(2, "big") + b"The first" in said
        for _ in range(10):
            live(at, table).close()
        until(lambda: not app.state.gate.open)
    assert capfd.readouterr().err == ""


def test_who_does_not_read_is_let_go_with_all_that_lay_there(tmp_path):
    with serving(tmp_path, reads=0.2) as (app, at):
        made = make(at)
        with live(at, made["table"]) as s:
            s.sendall(frame(t="hello", key=made["host_key"]))
            with suppress(BrokenPipeError, ConnectionResetError):
                for i in range(5000):  # each asks for the whole table, more than the system keeps for a connection
                    s.sendall(frame(t="lang", id=i, lang="en"))
            until(lambda: not app.state.gate.open)
            until(lambda: not app.state.tables.live[made["table"]].clients)


def test_a_response_that_nobody_reads_is_let_go(tmp_path):
    with serving(tmp_path, unread=1.5) as (app, at):  # long enough to be seen below
        s = socket.socket()
        s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        s.connect(at)
        s.sendall(b"GET /api/v1/cards HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 40)
        until(lambda: app.state.gate.unread)
        until(lambda: not app.state.gate.open)
        s.close()
