"""The Vs. System at the server: its table as data, the chain in words, how an attack would end."""

from __future__ import annotations

import pytest
from tests.server.conftest import FAST, HERE, House, TestClient

from quickstrike import games
from quickstrike.kernel.decision import Option
from quickstrike.server.app import create_app
from quickstrike.server.vs.wire import when_of
from quickstrike.server.wire import wire_of
from quickstrike.vs.builtin import EVASION
from quickstrike.vs.decks import DECKS
from quickstrike.vs.loading import CARDS
from quickstrike.vs.readings import ALL

KIT = games.kit("vs")


@pytest.fixture
def house(tmp_path):
    with TestClient(create_app(tmp_path / "tables.db", limits=FAST), base_url=HERE) as client:
        yield House(client)


def watched(seed=3, most=400):
    """Every decision of a game between bots, as its seat sees it."""
    game, bot, wire = KIT.setting()().new(seed), KIT.bot_of("heuristic", 1), wire_of(KIT)
    for _ in range(most):
        if game.decision is None:
            return
        yield wire.view(game, game.decision.seat, "fr"), game.decision.seat
        game.answer(bot.choose(game, game.decision))


def test_the_catalog_has_every_card(house):
    found = house.get("/vs/catalog", lang="fr").json()
    assert found["cards"].keys() == CARDS.keys() and all(c["name"] and c["line"] for c in found["cards"].values())
    characters = [c for c in found["cards"].values() if c["type"] == "character"]
    assert characters and all(isinstance(c["atk"], int) and isinstance(c["def"], int) for c in characters)
    assert found["decks"].keys() == DECKS.keys()
    assert all(d["name"] and d["cards"].keys() <= CARDS.keys() for d in found["decks"].values())
    assert all(sum(found["decks"][x]["cards"].values()) == len(DECKS[x].codes) for x in DECKS)


def test_attacks_say_how_they_would_end_and_links_what_they_are():
    ends, links, forecasts, teams = set(), 0, 0, 0
    for view, _ in watched():
        d = view["decision"]
        attacks = [o for o in d["options"] if o["verb"] == "attack"]
        assert all(o["outcome"] for o in attacks)
        ends |= {o["outcome"] for o in attacks}
        for together in (o for o in d["options"] if o["verb"] == "team_attack"):
            teams += 1
            alone = {o["card"] for o in attacks if o["target"] == together["target"]}
            assert len(together["able"]) > 1 and alone.issuperset(together["able"])
        links += sum(bool(x["text"]) for x in view["chain"])
        forecasts += view["attack"] is not None and bool(view["attack"]["forecast"])
    assert len(ends) > 2 and links and forecasts and teams


def test_options_say_when_alone_they_are_of_use():
    wanted = {
        "tidewatch:break-the-wave": "attack",
        "common:wrong-number": "chain",
        "common:second-wind": "now",
        "tidewatch:sounding-line": "own",
        "common:safe-passage": "",
        "tidewatch:all-hands": "",
    }
    assert {code: when_of(code, Option("play", 1)) for code in wanted} == wanted
    assert when_of("tidewatch:keeper-vane", Option("use", 1, ability=0)) == "attack"
    assert when_of("tidewatch:undertow", Option("use", 1, ability=EVASION)) == "attacked"


def test_what_a_page_passes_by_itself_is_one_step(house):
    wanted = {"game": "vs", "setting": {"decks": ["tidewatch", "ashen-choir"]}, "seats": [{"hold": "me"}] * 2}
    made = house.http.post("/api/v1/tables", json=wanted).json()
    with house.sit(made) as p:
        stands = []
        for more in (False, False, True, True):
            seat = next(s for s in p.seats if p.decision(s))
            stands.append({**p.views})
            o = p.decision(seat)["options"][0]["id"]
            assert p.call("answer", seat=seat, at=p.at, options=[o], more=more)["t"] == "change"
        assert p.call("undo", by="step")["t"] == "undone" and p.views == stands[1]
        assert p.call("redo")["t"] == "change"
        assert p.call("undo", by="step")["t"] == "undone" and p.views == stands[1]
        assert p.call("undo", by="step")["t"] == "undone" and p.views == stands[0]


def test_what_lies_face_down_is_known_to_its_player_alone():
    seen = 0
    for view, seat in watched(most=60):
        for x, p in enumerate(view["players"]):
            assert (p["hand"] is None) == (x != seat)
            down = [r for r in p["resources"] if not r["up"]]
            assert all(("code" in r) == (x == seat) for r in down)
            seen += len(down)
    assert seen


def test_a_table_may_choose_its_readings(house):
    decks, readings = house.get("/games/vs", lang="fr").json()["form"]
    assert decks["name"] == "decks" and readings["default"] == [] and len(readings["choices"]) == len(ALL)
    assert {"key": "mulligan=shuffle", "name": "mulligan=shuffle"} in readings["choices"]
    make = lambda *chosen: house.http.post(  # noqa: E731
        "/api/v1/tables", json={"game": "vs", "setting": {"readings": [*chosen]}}
    )
    assert make("mulligan=shuffle", "recover=ready").status_code == 201
    twice = make("recover=ready", "recover=ready")
    assert twice.status_code == 422 and "'recover' is there twice" in twice.json()["error"]


def test_the_story_calls_the_reader_you_and_says_who_lost_what():
    game, bot, wire = KIT.setting()().new(3), KIT.bot_of("heuristic", 1), wire_of(KIT)
    for _ in range(400):
        if game.decision is None:
            break
        game.answer(bot.choose(game, game.decision))
    lost = [n for n in game.log if n[0] == "lose"]
    told = wire.lines(game, lost, ((0,), "en"))
    assert {x["who"] for x in told} == {0, 1} and all(x["amount"] > 0 and "now" in x for x in told)
    assert all(x["text"].startswith("You lose" if x["who"] == 0 else "Your opponent loses") for x in told)
    both = wire.lines(game, lost, ((0, 1), "en"))
    assert all(x["text"].startswith(f"Player {x['who'] + 1} loses") for x in both), (
        "who plays both sides is nobody's opponent"
    )
    assert wire.lines(game, lost[:1], ((lost[0][1],), "fr"))[0]["text"].startswith("Vous perdez")
