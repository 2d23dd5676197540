"""What is asked for over HTTP, what is refused, and the guard in front of it."""

from __future__ import annotations

import json
import time
from dataclasses import replace

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike import champions
from quickstrike.bots import bot_of, play_out
from quickstrike.champions.decks import write_deck
from quickstrike.champions.scenarios import starter_deck
from quickstrike.server.app import create_app
from quickstrike.server.filenames import file_name


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_catalog_and_the_cards(house, lang):
    c = house.get("/catalog", lang=lang).json()
    assert [h["key"] for h in c["heroes"]][:2] == ["spider-man", "captain-marvel"]
    assert c["scenarios"][0]["stages"][0]["hp"] == 14 and c["scenarios"][0]["recommended"] == ["bomb_scare"]
    assert (c["scenarios"][0]["standard"], c["scenarios"][0]["expert"]) == ([0, 1], [1, 2])
    r = house.get("/cards", lang=lang, v=c["cards"])
    assert "immutable" in r.headers["cache-control"]
    cards = r.json()
    kick = cards["01005"]
    assert (kick["cost"], kick["res"], kick["frame"]) == (3, {"mental": 1}, "spider_man")
    assert all(len(x["gist"]) <= 40 for x in cards.values())
    assert {h["code"] for h in c["heroes"]} <= set(cards)
    tag = r.headers["etag"]
    again = house.http.get("/api/v1/cards", params={"lang": lang}, headers={"if-none-match": tag})
    assert again.status_code == 304 and not again.content


def test_french_is_french(house):
    c = house.get("/catalog", lang="fr").json()
    assert c["modular"][0]["name"] == "Alerte à la Bombe" and c["words"]["stats"]["ATK"] == "ATQ"
    assert house.get("/cards", lang="fr").json()["01005"]["name"] == "Coup de pied en balancier"


def test_rules_are_looked_up(house):
    found = house.get("/rules", q="overkill").json()
    assert found[0]["id"] == "rr:overkill" and found[0]["points"][0]["text"] and found[0]["see"]
    assert house.get("/rules/rr:overkill", lang="fr").json()["title"]
    assert house.get("/rules/rr:overkill.1").json()["id"] == "rr:overkill"
    assert house.get("/rules/rr:nothing").status_code == 404
    assert len(house.get("/rules").json()) > 100


def test_decks_are_checked(house):
    good = write_deck(starter_deck("she-hulk"), "marvelcdb")
    post = lambda text, lang="en": house.http.post("/api/v1/decks/check", json={"text": text, "lang": lang})  # noqa: E731
    r = post(good).json()
    assert r["legal"] and r["hero"]["name"] == "She-Hulk" and r["cards"] == 40 and r["breaches"] == []
    short = "\n".join(x for x in good.splitlines() if "Haymaker" not in x)
    assert post(short).json()["legal"] is False and post(short).json()["breaches"]
    bad = post("3x No Such Card", "fr").json()
    assert bad["legal"] is False and bad["hero"] is None and bad["breaches"][0].endswith(".")
    assert house.make({"deck_text": good})["table"]


@pytest.mark.parametrize(
    ("more", "where", "said"),
    [
        ({"seats": [{"starter": "spidey"}]}, "seats.0.starter", "known: "),
        ({"seats": [{"starter": "spider-man"}, {"deck_text": "3x No Such Card"}]}, "seats.1.deck_text", "No Such Card"),
        ({"seats": [{}]}, "seats.0.starter", "starter deck"),
        ({"seats": [{"starter": "spider-man", "hold": "bot", "bot": "hal"}]}, "seats.0.bot", "hal"),
        ({"seats": []}, "seats", "does not fit"),
        ({"seats": [{"starter": "spider-man", "colour": 1}]}, "seats.0.colour", "not known"),
        ({"scenario": "rhinos"}, "", "did you mean 'rhino'"),
        ({"mode": "easy"}, "", "easy"),
        ({"modular": ["rhino"]}, "", "rhino"),
        ({"skirmish": 9}, "", "9"),
        ({"heroic": 99}, "", "99"),
        ({"seats": [{"starter": "spider-man"}, {"starter": "spider-man"}]}, "", "identity"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_in_one_sentence(house, more, where, said):
    wanted = {"seats": [{"starter": "spider-man"}], **more}
    en = house.http.post("/api/v1/tables", json=wanted)
    fr = house.http.post("/api/v1/tables", json={**wanted, "lang": "fr"}, headers={"accept-language": "fr"})
    assert en.status_code == fr.status_code == 422
    assert said in en.json()["error"] and en.json().get("where", "") == where
    assert en.json()["error"] != fr.json()["error"]
    assert len(en.json()["error"].splitlines()) == 1


@pytest.mark.parametrize(
    ("path", "codes"),
    [
        ("/decks/starter/{}", (404, 422)),
        ("/rules/{}", (404,)),
        ("/games/{}", (404,)),
        ("/cards/{}/rules", (404,)),
        ("/tables/{}", (401, 404)),
        ("/tables/{}/coach", (401, 404)),
        ("/tables/{}/review", (401, 404)),
        ("/tables/{}/lesson", (401, 404)),
        ("/campaigns/{}", (401, 404)),
    ],
)
def test_whatever_stands_in_an_address_is_refused_in_one_sentence(house, path, codes):
    for name in ("x" * 9000, "spider-man:" + "justice+" * 900, "%00", "%ED%A0%80", "..%2F..", "\u202e", "'", "a%0Ab"):
        r = house.get(path.format(name))
        assert r.status_code in codes and len(r.json()["error"]) < 1000, (name, r.text[:300])


def test_modes_are_taken(house):
    made = house.make(
        {"starter": "iron-man"}, scenario="ultron", mode="expert", heroic=1, modular=["random", "random"], seed="a word"
    )
    with house.sit(made) as p:
        assert (p.view()["expert"], p.view()["heroic"], p.view()["scenario"]) == (True, 1, "ultron")


# ---- files
def test_a_save_goes_out_and_comes_in(house: House):
    made = house.make()
    with house.sit(made) as p:
        p.turn()
        p.answer("change_form/0")
        save = house.get(f"/tables/{made['table']}/export/save", made["host_key"])
        assert save.headers["content-disposition"].startswith("attachment")
        position = house.get(f"/tables/{made['table']}/export/position", made["host_key"]).text
        for text in (save.text, position):
            r = house.http.post("/api/v1/tables/load", json={"text": text})
            assert r.status_code == 201, r.text
            with house.sit(r.json()) as again:
                assert again.view()["play"] == p.view()["play"] and again.decision()["kind"] == "turn"
                if text is save.text:
                    assert again.story == p.story
                    assert again.call("undo", by="action")["t"] == "undone"
        log = house.get(f"/tables/{made['table']}/export/log", made["host_key"], lang="fr").text
        assert "passe sous forme de héros" in log
        assert house.get(f"/tables/{made['table']}/export/nothing", made["host_key"]).status_code == 404


@pytest.mark.parametrize("text", ["", "{", '{"quickstrike": 99}', "scenario = 'nowhere'", "no toml at all = = ="])
def test_a_bad_save_is_refused(house, text):
    r = house.http.post("/api/v1/tables/load", json={"text": text, "lang": "fr"})
    assert r.status_code == 422 and r.json()["error"].endswith(".") and r.json()["where"] == "text"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Dear diary", "not a save, a replay or a position"),
        ("<html></html>", "not a save, a replay or a position"),
        ('{"some": "json"}', "not a save, a replay or a position"),
        (write_deck(starter_deck("she-hulk"), "marvelcdb"), "this is a deck"),
        ("[villain]\ndamage = many", "line 2"),
        ('{"quickstrike": ', "cut off"),
    ],
)
def test_a_text_of_another_kind_is_told_what_is_taken(house, text, told):
    """A position that somebody wrote is told its line; to anything else that would say nothing."""
    r = house.http.post("/api/v1/tables/load", json={"text": text})
    assert r.status_code == 422 and told in r.json()["error"].lower(), r.text


def test_the_host_plays_again(house: House):
    """The same heroes, people and modes, shuffled anew; each of those who sit there is told the key of his own seat."""
    made = house.make(
        {"starter": "spider-man", "name": "Anna"},
        {"starter": "she-hulk", "hold": "friend"},
        {"starter": "iron-man", "hold": "bot"},
        scenario="klaw",
        mode="expert",
        heroic=1,
    )
    path, keys = f"/api/v1/tables/{made['table']}/again", [s["key"] for s in made["seats"]]
    assert house.http.post(path, headers={"authorization": f"Bearer {keys[1]}"}).status_code == 403
    with house.sit(made, keys[1]) as ben, house.sit(made, made["watch_key"]) as eve:
        other = house.http.post(path, headers={"authorization": f"Bearer {made['host_key']}"}).json()
        told = [p.until("next") for p in (ben, eve)]
    assert {t["table"] for t in told} == {other["table"]} != {made["table"]}
    assert [t["key"] for t in told] == [other["seats"][1]["key"], other["watch_key"]]
    assert [s["hold"] for s in other["seats"]] == ["me", "friend", "bot"]
    with house.sit(made) as p, house.sit(other) as q:
        a, b = p.view(), q.view()
        assert (b["scenario"], b["expert"], b["heroic"], b["round"]) == ("klaw", True, 1, a["round"])
        assert [s["name"] for s in q.present["seats"]] == [s["name"] for s in p.present["seats"]]
        assert [c["code"] for c in a["players"][0]["hand"]] != [c["code"] for c in b["players"][0]["hand"]]


def test_a_damaged_save_is_refused(house):
    save = json.loads(champions.new("spider-man").save())
    for key in ("setup", "state", "table", "answers"):
        r = house.http.post("/api/v1/tables/load", json={"text": json.dumps({**save, key: 3})})
        assert r.status_code == 422, (key, r.text)


def test_after_the_game(house: House):
    g = champions.new("spider-man", seed=3)
    play_out(g, [bot_of("heuristic")])
    made = house.http.post("/api/v1/tables/load", json={"text": g.save()}).json()
    path, key = f"/tables/{made['table']}", made["watch_key"]
    h = house.get(f"{path}/history", key).json()
    assert [r["round"] for r in h["rounds"]][-1] == g.state.round and h["result"] == g.result
    assert h["answers"] == len(g.answers)
    assert any(c["name"] == "Spider-Man" and c["damage"] > 0 for c in h["cards"])
    assert house.get(f"{path}/history", key, lang="fr").json()["cards"] != h["cards"]
    half = len(g.answers) // 2
    at = house.get(f"{path}/at/{half}", key).json()
    assert (at["n"], at["of"]) == (half, len(g.answers))
    there = champions.ChampionsGame.replay(g.setup, [(s, o.id) for s, o in g.answers[:half]])
    assert at["view"]["play"] == json.loads(json.dumps(at["view"]["play"]))
    assert [c["id"] for c in at["view"]["play"]] == [c["id"] for c in there.view(0)["play"]]
    assert house.get(f"{path}/at/{10**6}", key).status_code == 422
    other = house.http.post(f"/api/v1{path}/branch", json={"at": half}, headers={"authorization": f"Bearer {key}"})
    assert other.status_code == 201
    with house.sit(other.json()) as p:
        assert p.seats == [0] and p.view()["result"] is None
        assert p.decision()["number"] == there.decision.number


def test_the_story_of_a_replay_says_after_which_answer_each_line_came(house: House):
    g = champions.new("spider-man", seed=3)
    play_out(g, [bot_of("heuristic")])
    made = house.http.post("/api/v1/tables/load", json={"text": g.save()}).json()
    path, key = f"/tables/{made['table']}", made["watch_key"]
    told = house.get(f"{path}/replay", key, seat=0).json()
    assert told["of"] == len(g.answers) and told["branch"] and told["lines"]
    numbers = [x["n"] for x in told["lines"]]
    assert numbers == sorted(numbers) and numbers[-1] == len(g.answers)
    rounds = [(x["n"], x["text"]) for x in told["lines"] if x["kind"] == "round"]
    assert [(x["n"], x["clock"]) for x in told["turns"]] == rounds and len(rounds) == g.state.round
    third = house.get(f"{path}/at/{told['turns'][2]['n']}", key).json()
    assert third["view"]["round"] == 3
    assert house.get(f"{path}/replay", key, lang="fr").json()["lines"] != told["lines"]


def test_the_name_of_a_file_tells_game_players_and_day(house: House):
    made = house.make({"starter": "spider-man"}, {"starter": "captain-marvel", "hold": "bot"}, scenario="klaw")
    today = time.strftime("%Y-%m-%d")
    for what, end in (("save", "json"), ("replay", "json"), ("position", "toml"), ("log", "txt")):
        r = house.get(f"/tables/{made['table']}/export/{what}", made["host_key"])
        name = f"quickstrike-champions-spider-man-captain-marvel-klaw-{today}-{what}.{end}"
        assert r.headers["content-disposition"] == f'attachment; filename="{name}"'
    for game, names in (("dicethrone", "thor-black-widow"), ("vs", "hold-the-line-at-full-voice")):
        made = house.http.post("/api/v1/tables", json={"game": game, "seed": 3}).json()
        r = house.get(f"/tables/{made['table']}/export/save", made["host_key"])
        assert f'"quickstrike-{game}-{names}-{today}-save.json"' in r.headers["content-disposition"]
    assert file_name("champions", ["Œil-de-Faucon", "Général Zola"], 0, "log").startswith(
        "quickstrike-champions-oeil-de-faucon-general-zola-19"
    )


def test_what_is_hidden_is_for_who_holds_all_seats(house: House):
    made = house.make({"starter": "spider-man"}, {"starter": "she-hulk", "hold": "friend"})
    for what in ("export/save", "export/replay", "export/position", "history", "at/0?seat=1", "replay?seat=1"):
        r = house.get(f"/tables/{made['table']}/{what}", made["host_key"])
        assert r.status_code == 403 and "not over" in r.json()["error"], what
    assert house.get(f"/tables/{made['table']}/export/log", made["host_key"]).status_code == 200
    alone = house.make({"starter": "spider-man"}, {"starter": "she-hulk", "hold": "bot"})
    assert house.get(f"/tables/{alone['table']}/export/save", alone["host_key"]).status_code == 200
    assert house.get(f"/tables/{alone['table']}/export/save", alone["watch_key"]).status_code == 403


def test_a_position_with_a_made_up_hero_is_listed_beside_the_others(house: House):
    """Its hero is no starter deck: once that broke the whole list, the owner's too."""
    r = house.http.post("/api/v1/tables/load", json={"text": '[[player]]\nhand = ["Backflip"]\n'})
    assert r.status_code == 201, r.text
    keys = [r.json()["host_key"], house.make()["host_key"]]
    for lang in ("en", "fr"):
        rows = house.http.get(f"/api/v1/tables?lang={lang}", headers={"x-keys": ",".join(keys)}).json()
        assert [(row["key"], row["decks"]) for row in rows if row["from"] == "position"] == [(0, [""])]
        assert len(rows) == 2


def test_a_table_that_is_deleted_while_the_list_is_made_is_left_out(house: House, monkeypatch):
    one, two = house.make(), house.make()
    keys = f"{one['host_key']},{two['host_key']}"
    tables = house.http.app.state.tables
    found = tables.mine

    async def slowly(secrets):
        mine = await found(secrets)
        await tables.remove(one["table"])
        return mine

    monkeypatch.setattr(tables, "mine", slowly)
    rows = house.http.get("/api/v1/tables", headers={"x-keys": keys}).json()
    assert [row["table"] for row in rows] == [two["table"]]


def test_my_tables(house: House):
    one, two = house.make(), house.make({"starter": "she-hulk"}, scenario="klaw")
    keys = f"{one['host_key']},nonsense,{two['seats'][0]['key']}"
    found = house.http.get("/api/v1/tables", headers={"x-keys": keys}).json()
    assert [(t["table"], t["name"], t["heroes"], t["key"]) for t in found] == [
        (two["table"], "Klaw", ["She-Hulk"], 2),
        (one["table"], "Rhino", ["Spider-Man"], 0),
    ]
    t = house.get(f"/tables/{one['table']}", one["host_key"]).json()
    assert (t["scenario"], t["round"], t["result"], t["seats"][0]["hold"]) == ("rhino", t["round"], None, "me")


# ---- the guard
def test_nothing_without_the_right_key(house: House):
    one, two = house.make(), house.make()
    for key in ("", "nonsense", two["host_key"]):
        r = house.get(f"/tables/{one['table']}/export/save", key)
        assert r.status_code == 401 and "key" in r.json()["error"]
        with pytest.raises(WebSocketDisconnect) as e, house.sit(one, key or "x"):
            pass
        assert e.value.code == 4401
    with pytest.raises(WebSocketDisconnect) as e, house.sit({"table": "nowhere", "host_key": one["host_key"]}):
        pass
    assert e.value.code == 4404


def test_another_origin_or_host_is_refused(house: House):
    made = house.make()
    for origin in ("http://evil.example", "null", "http://127.0.0.1:9999"):
        r = house.http.post("/api/v1/decks/check", json={"text": ""}, headers={"origin": origin})
        assert r.status_code == 403 and r.json()["error"].endswith(".")
        with pytest.raises(WebSocketDisconnect), house.connect(made["table"], origin=origin):
            pass
    assert house.http.post("/api/v1/decks/check", json={"text": ""}, headers={"origin": HERE}).status_code == 200
    with house.connect(made["table"], origin=HERE):
        pass
    for host in ("evil.example", "192.168.0.4:8080"):
        assert house.http.get("/api/v1/catalog", headers={"host": host}).status_code == 421
    assert house.http.get("/api/v1/catalog", headers={"host": "localhost:8080"}).status_code == 200


def test_a_form_of_another_page_cannot_post(house):
    r = house.http.post(
        "/api/v1/tables", content='{"seats":[{"starter":"spider-man"}]}', headers={"content-type": "text/plain"}
    )
    assert r.status_code in (415, 422)


def test_too_large(house: House):
    made = house.make()
    big = "x" * 70_000
    assert house.http.post("/api/v1/decks/check", json={"text": big}).status_code == 413
    assert house.http.post("/api/v1/tables/load", json={"text": "x" * 1_100_000}).status_code == 413
    assert (
        house.http.post(
            "/api/v1/decks/check",
            content=(b"x" * 1000 for _ in range(99)),
            headers={"content-type": "application/json"},
        ).status_code
        == 413
    )
    with house.connect(made["table"]) as ws:
        ws.send_text(json.dumps({"v": 1, "t": "hello", "key": big}))
        with pytest.raises(WebSocketDisconnect) as e:
            ws.receive_text()
        assert e.value.code == 4413


def test_too_fast(tmp_path):
    limits = replace(FAST, messages=0.01, rush=5)
    with TestClient(create_app(tmp_path / "x.db", limits=limits), base_url=HERE) as client:
        house = House(client)
        made = house.make()
        with house.sit(made) as p, pytest.raises(WebSocketDisconnect) as e:
            for _ in range(9):
                p.call("ping")
        assert e.value.code == 4429


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        '{"v":2,"t":"ping","id":1}',
        '{"v":1,"t":"dance","id":1}',
        '{"v":1,"t":"ping"}',
        '{"v":1,"t":"answer","id":1,"seat":0,"at":[0],"options":["x"]}',
        '{"v":1,"t":"ping","id":1,"more":2}',
    ],
)
def test_what_is_no_message_ends_the_connection(house, text):
    with house.sit(house.make()) as p:
        p.ws.send_text(text)
        with pytest.raises(WebSocketDisconnect) as e:
            p.read()
        assert e.value.code == 4400


def test_the_first_message_is_hello(house):
    with house.connect(house.make()["table"]) as ws:
        ws.send_text('{"v":1,"t":"ping","id":1}')
        with pytest.raises(WebSocketDisconnect) as e:
            ws.receive_text()
        assert e.value.code == 4400 and "hello" in e.value.reason


def test_headers_and_pages(house, tmp_path):
    for path in ("/api", "/api/v1/catalog", "/api/v1/nowhere"):
        h = house.http.get(path).headers
        assert "default-src 'none'" in h["content-security-policy"] and h["x-content-type-options"] == "nosniff"
        assert h["referrer-policy"] == "no-referrer"
    api = house.http.get("/api").text
    assert "/api/v1/tables/{table}/branch" in api and "<script" not in api and "http" not in api.replace("httpx", "")
    described = house.http.get("/api/v1/openapi.json").json()["components"]["schemas"]
    assert {"ChampionsTable", "PlainTable", "SeatSpec"} <= {*described}
    assert house.http.get("/api/v1/nowhere").json()["error"] == "There is nothing at this address."
    assert house.http.delete("/api/v1/tables").status_code == 405


def test_the_page_is_served(tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>page</p>")
    (page / "main.js").write_text("1")
    (tmp_path / "secret.txt").write_text("2")
    with TestClient(create_app(tmp_path / "x.db", page=page), base_url=HERE) as client:
        assert "page" in client.get("/").text and "page" in client.get("/t/abc").text
        assert client.get("/main.js").text == "1" and "javascript" in client.get("/main.js").headers["content-type"]
        for path in ("/nothing.js", "/cards/nothing", "/decks/nothing", "/g/nothing"):
            assert client.get(path).status_code == 404 and client.get(path).json()["error"]
            read = client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
            assert (read.status_code, read.text) == (404, "<p>page</p>")
        assert client.get("/api/nothing", headers={"accept": "text/html"}).json()["error"]
        assert client.get("/%2e%2e/secret.txt").status_code == 404


def test_a_list_of_games_says_decks_mode_and_how_much_was_decided(house):
    made = house.make({"starter": "spider-man:justice"}, mode="expert")
    with house.sit(made) as me:
        me.turn()
    row = house.get(f"/tables/{made['table']}", made["host_key"], lang="fr").json()
    assert (row["decks"], row["mode"], row["from"]) == (["Justice"], "Expert", "setting")
    assert row["faces"] == ["01001a", "01094"]
    assert row["decisions"] >= 1
    text = house.get("/decks/starter/thor:aggression").json()
    deck = json.dumps(
        {
            "name": "Mine",
            "investigator_code": text["hero"]["code"],
            "slots": text["list"],
            "meta": {"aspect": "aggression"},
        }
    )
    own = house.make({"deck_text": deck})
    assert house.get(f"/tables/{own['table']}", own["host_key"]).json()["decks"] == ["Mine"]
