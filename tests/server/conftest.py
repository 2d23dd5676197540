"""A server in this process, and people who talk to it as a browser does."""

from __future__ import annotations

import itertools
import json
import warnings
from contextlib import contextmanager
from pathlib import Path

import pytest
from tools.postgres import postgres

with warnings.catch_warnings():  # newer ones would rather have httpx2, and do as well with httpx
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

from quickstrike.server.app import create_app
from quickstrike.server.guard import Limits
from quickstrike.server.patch import apply
from quickstrike.server.store.postgres import Connection
from quickstrike.server.store.sqlite import open_db

BOTH = {
    "test_store",
    "test_play",
    "test_seats",
    "test_undo",
    "test_links",
    "test_titles",
    "test_visitors",
    "test_backup",
}
HERE = "http://127.0.0.1:8080"
FAST = Limits(
    messages=1e6,
    rush=10**6,
    crowd=1e6,
    crowd_rush=10**6,
    pool=1e6,
    pool_rush=1e6,
    bots=1e6,
    bots_rush=10**6,
    tables=1e6,
)


class Person:
    """One connection. Keeps its views by the patches alone, as a page must."""

    def __init__(self, ws, key, lang="en", device=None):
        self.ws, self.ids, self.sizes = ws, itertools.count(1), []
        self.views, self.story, self.at, self.seats, self.present = {}, [], None, [], None
        self.asked = None
        device = f"browser of {key}" if device is None else device
        ws.send_text(json.dumps({"v": 1, "t": "hello", "key": key, "lang": lang, "device": device}))
        self.got = self.until("table")

    def read(self):
        text = self.ws.receive_text()
        msg = json.loads(text)
        assert msg["v"] == 1
        match msg["t"]:
            case "table" | "undone":
                self.views, self.story, self.at, self.seats = msg["views"], msg["story"], msg["at"], msg["seats"]
                self.present = msg["present"]
            case "change":
                self.sizes.append(len(text.encode()))
                for seat, ops in msg["patch"].items():
                    self.views[seat] = apply(ops, self.views[seat])
                self.story += msg["story"]
                self.at = msg["at"]
            case "present":
                self.present = msg["present"]
            case "asks":
                self.asked = msg["undo"]
        return msg

    def until(self, *kinds):
        while True:
            msg = self.read()
            if msg["t"] in kinds:
                return msg

    def send(self, t, **more):
        id = more.pop("id", None) or next(self.ids)
        self.ws.send_text(json.dumps({"v": 1, "t": t, "id": id, **more}))
        return id

    def call(self, t, **more):
        """Send, and read until the reply."""
        id = self.send(t, **more)
        while True:
            msg = self.read()
            if msg.get("re") == id:
                return msg

    def sync(self):
        """Everything that was on its way has been read."""
        self.call("ping")
        return self

    def view(self, seat=None):
        return self.views[str(self.seats[0] if seat is None else seat)]

    def decision(self, seat=None):
        return self.view(seat)["decision"]

    def answer(self, *options, seat=None, at=None, id=None):
        seat = self.seats[0] if seat is None else seat
        return self.call("answer", seat=seat, at=at or self.at, options=list(options), **({"id": id} if id else {}))

    def turn(self):
        """Go on to the first decision of a turn: keep every hand, refuse everything."""
        while True:
            for seat in self.seats:
                d = self.decision(seat)
                if d is None:
                    continue
                if d["kind"] == "turn":
                    return seat
                ids = [o["id"] for o in d["options"]]
                quiet = next((x for x in ("done", "pass", "no", "decline") if x in ids), ids[0])
                assert self.answer(quiet, seat=seat)["t"] == "change"
                break
            else:
                raise AssertionError("nobody is asked")


class House:
    def __init__(self, client):
        self.http = client

    def make(self, *seats, code=201, **more):
        seats = seats or ({"starter": "spider-man:justice"},)
        r = self.http.post("/api/v1/tables", json={"seats": list(seats), "seed": 7, **more})
        assert r.status_code == code, r.text
        return r.json()

    @contextmanager
    def connect(self, table, **headers):
        with self.http.websocket_connect(f"ws://127.0.0.1:8080/api/v1/tables/{table}/live", headers=headers) as ws:
            yield ws

    @contextmanager
    def sit(self, made, key=None, lang="en", device=None):
        """device: the browser; everybody has one of their own."""
        with self.connect(made["table"]) as ws:
            yield Person(ws, key or made["host_key"], lang, device)

    def get(self, path, key="", **query):
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return self.http.get(
            f"/api/v1{path}", headers=headers, params=query or None
        )  # none at all, or those of the path are dropped


def pytest_generate_tests(metafunc):
    """What depends on where games are kept is tested with both."""
    if "kept" in metafunc.fixturenames:
        both = metafunc.module.__name__.rpartition(".")[2] in BOTH
        metafunc.parametrize("kept", ["sqlite", "postgres"] if both else ["sqlite"], indirect=True)


@pytest.fixture
def kept(request, tmp_path):
    """An empty store: a file, or the address of a database."""
    return postgres().fresh() if request.param == "postgres" else tmp_path / "tables.db"


@contextmanager
def inside(kept):
    """Whoever changes what is stored without asking the server."""
    db = open_db(kept) if isinstance(kept, Path) else Connection(kept)
    try:
        yield db
    finally:
        db.close()


@pytest.fixture
def house(kept):
    with TestClient(create_app(kept, limits=FAST), base_url=HERE) as client:
        yield House(client)
