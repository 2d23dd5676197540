"""What whoever runs a server sees of it: metrics, health, a log for machines. And what nobody may see in it."""

from __future__ import annotations

import json
import logging
import re

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike.server import logs
from quickstrike.server.app import create_app
from quickstrike.server.notices import Denied

OWNER = {"authorization": "Bearer owner"}
LINE = re.compile(r'quickstrike_[a-z_]+\{server="[0-9a-f]+"(,[a-z]+="[^"]*")*\} [-+.e0-9]+')


@pytest.fixture
def client(tmp_path):
    with TestClient(create_app(tmp_path / "t.db", limits=FAST, owner="owner"), base_url=HERE) as found:
        yield found


def value(client, name):
    text = client.get("/metrics", headers=OWNER).text
    return sum(float(x.rpartition(" ")[2]) for x in text.splitlines() if x.startswith(f"quickstrike_{name}{{"))


def test_metrics_are_for_the_owner(client):
    assert client.get("/metrics").status_code == 403
    assert client.get("/metrics", headers={"authorization": "Bearer no"}).status_code == 403
    r = client.get("/metrics", headers=OWNER)
    assert r.status_code == 200 and r.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in r.text.splitlines():
        assert line.startswith("# ") or LINE.fullmatch(line), line


def test_metrics_count_what_happens(client):
    house = House(client)
    before = value(client, "message_seconds_count"), value(client, "store_changes_total")
    made = house.make()
    with house.sit(made) as p:
        for _ in range(3):
            p.call("ping")
        assert value(client, "people_connected") == value(client, "tables_live") == 1
        p.turn()
    assert value(client, "people_connected") == 0
    assert value(client, "message_seconds_count") >= before[0] + 4
    assert value(client, "message_seconds_bucket") >= before[0] + 4
    assert value(client, "store_changes_total") > before[1]
    text = client.get("/metrics", headers=OWNER).text
    assert re.search(r'messages_total\{.*kind="ping"\} 3', text) and re.search(
        r'requests_total\{.*status="201"\} 1', text
    )
    assert value(client, "process_cpu_seconds_total") > 0 and value(client, "process_resident_bytes") > 1e6


def test_health_does_not_mean_that_it_is_ready(client):
    assert client.get("/healthz").text == "ok\n" and client.get("/readyz").text == "ready\n"
    client.app.state.ending = True
    assert client.get("/healthz").status_code == 200
    r = client.get("/readyz")
    assert r.status_code == 503 and r.headers["retry-after"]
    client.app.state.ending = False
    assert client.get("/readyz", headers={"host": "anything.example"}).status_code == 200


def test_a_database_that_goes_away_and_comes_back():
    """Nobody is told that something has happened which is not stored; when it is back, all goes on."""
    from tools.postgres import Postgres

    base = Postgres()
    try:
        with TestClient(create_app(base.fresh(), limits=FAST), base_url=HERE) as client:
            house = House(client)
            made = house.make()
            with house.sit(made) as p:
                p.turn()
                at = p.at
                base.stop()
                with pytest.raises(WebSocketDisconnect) as e:
                    p.answer("end_turn")
                assert e.value.code == 4409
            assert client.get("/readyz").status_code == 503 and client.get("/healthz").status_code == 200
            r = house.get(f"/tables/{made['table']}", made["host_key"])
            assert r.status_code == 503 and "does not answer" in r.json()["error"]
            with pytest.raises(WebSocketDisconnect) as e, house.sit(made):
                pass
            assert e.value.code == 1013
            base.start()
            with house.sit(made) as p:
                assert p.at == at and p.answer("end_turn")["t"] == "change"
            assert client.get("/readyz").status_code == 200
    finally:
        base.end()


def test_the_log_for_machines_has_no_keys(client, capsys):
    old = logging.root.handlers[:], logging.root.level
    logs.json_log()
    try:
        house = House(client)
        made = house.make()
        key = made["host_key"]
        assert house.get(f"/tables/{made['table']}", key, secret=key).status_code == 200
        house.get(f"/tables/{made['table']}", "wrong-key")
        with house.sit(made) as p:
            p.turn()
        try:
            raise Denied(500, "broken")
        except Denied:
            logging.getLogger("quickstrike.server").exception("table %s", made["table"])
    finally:
        logging.root.handlers[:], level = old
        logging.root.setLevel(level)
        logs.requests.setLevel(logging.NOTSET)
    err = capsys.readouterr().err
    lines = [json.loads(x) for x in err.splitlines()]
    asked = [x for x in lines if x["message"] == "request"]
    assert [(x["method"], x["status"]) for x in asked] == [("POST", 201), ("GET", 200), ("GET", 401)]
    assert all(x["ms"] >= 0 and x["visitor"] == "testclient" and x["path"].startswith("/api/") for x in asked)
    assert "Denied" in lines[-1]["error"]
    for secret in (key, "wrong-key", "Bearer", *(s["key"] for s in made["seats"])):
        assert secret not in err
