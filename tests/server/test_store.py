"""What is stored: hashes instead of keys, every answer, and a way back from it, also for a newer version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import FAST, HERE, House, TestClient, inside

from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.server.app import create_app
from quickstrike.server.store import VERSION, open_store, plain
from quickstrike.server.store.schema import KEPT

FULL = {
    True: ["create trigger no before insert on steps begin select raise(abort, 'full'); end"],
    False: [
        "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
        "create trigger no before insert on steps execute function refuse()",
    ],
}


def again(kept):
    return TestClient(create_app(kept, limits=FAST), base_url=HERE)


@pytest.fixture
def made(kept):
    """A table with some answers, and a server that has ended."""
    with again(kept) as client:
        house = House(client)
        found = house.make()
        with house.sit(found) as p:
            p.turn()
            p.answer("change_form/0")
            return {**found, "views": p.views, "at": p.at}


def change(kept, *statements):
    with inside(kept) as db:
        for sql in statements:
            db.execute(sql)


def stored(kept):
    """All that is written down, as bytes."""
    if isinstance(kept, Path):
        return b"".join(f.read_bytes() for f in kept.parent.iterdir())
    with inside(kept) as db:
        return "".join(str(db.execute(f"select * from {t}").fetchall()) for t in (*KEPT, "servers", "makers")).encode()


def test_no_key_is_stored(kept, made):
    raw = stored(kept)
    assert made["table"].encode() in raw
    for key in (made["host_key"], made["watch_key"], made["seats"][0]["key"]):
        assert key.encode() not in raw


def test_another_process_goes_on(kept, made):
    with again(kept) as client, House(client).sit(made) as p:
        assert (p.views, p.at) == (made["views"], made["at"])
        assert p.call("undo", by="action")["t"] == "undone"
        at = p.at
    with again(kept) as client, House(client).sit(made) as p:
        assert p.at == at, "what was taken back stays so"


def test_a_save_of_other_definitions_is_played_again(kept, made):
    with inside(kept) as db:
        n, text = db.execute("select n, text from saves").fetchone()
        save = json.loads(text)
        changed = json.dumps(save["state"]).replace("@", "@0")
        db.execute("update saves set text = ? where n = ?", (json.dumps({**save, "state": json.loads(changed)}), n))
    assert changed != json.dumps(save["state"])
    with again(kept) as client, House(client).sit(made) as p:
        assert p.views == made["views"]


def test_a_table_that_cannot_go_on_says_why(kept, made):
    change(kept, "update steps set option = 'dance' where n = (select max(n) from steps)")
    with again(kept) as client:
        house = House(client)
        with pytest.raises(WebSocketDisconnect) as e, house.sit(made, lang="fr"):
            pass
        assert e.value.code == 4409 and e.value.reason.startswith("Cette table ne peut pas continuer")
        r = house.get(f"/tables/{made['table']}/export/save", made["host_key"])
        assert r.status_code == 409 and "dance" in r.json()["error"]
        found = client.get("/api/v1/tables", headers={"x-keys": made["host_key"]}).json()
        assert found[0]["table"] == made["table"], "and the others are listed all the same"


def test_a_file_of_a_newer_version_is_refused(kept, made):
    sql = (
        f"pragma user_version = {VERSION + 1}" if isinstance(kept, Path) else "update format set version = version + 1"
    )
    change(kept, sql)
    with pytest.raises(QuickstrikeError, match="newer version"):
        open_store(kept)


def test_what_cannot_be_stored_has_not_happened(kept, made):
    with again(kept) as client, House(client).sit(made) as p:
        change(kept, *FULL[isinstance(kept, Path)])
        msg = p.answer("end_turn")
        assert msg["t"] == "refused" and "nothing was changed" in msg["why"]
        change(kept, "drop trigger no" if isinstance(kept, Path) else "drop trigger no on steps")
        assert p.sync().at == made["at"] and p.answer("end_turn")["t"] == "change"


def test_a_connection_that_breaks_even_while_all_is_taken_back_does_not_end_the_writer(kept, made):
    """Nobody would hear of anything any more."""
    with again(kept) as client, House(client).sit(made) as p:
        store = client.app.state.tables.store
        wrong = store.errors[0]("gone")
        begin, back = store._begin, store._rollback

        def breaks():
            store._begin, store._rollback = begin, back
            raise wrong

        def broken():
            store._rollback = breaks
            raise wrong

        store._begin = broken
        with pytest.raises(WebSocketDisconnect) as e:
            p.answer("end_turn")
        assert e.value.code == 4409
        with House(client).sit(made) as again_there:
            assert again_there.at == made["at"] and again_there.answer("end_turn")["t"] == "change"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("  Anna\u202e\n Maria\x00 ", "Anna Maria"),
        ("Ame\u0301lie", "Ame\u0301lie"),
        ("a" + "\u0301" * 30 + "b", "a" + "\u0301" * 3 + "b"),
        ("\u3164\u2800\u115f", ""),
        ("\ud800x", "x"),
    ],
)
def test_a_name_is_what_people_can_read(text, read):
    assert plain(text) == read
