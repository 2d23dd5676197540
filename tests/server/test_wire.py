"""A whole game of two people and a spectator, and all that goes over the wire of each: no message, page or file of it
may change with what its reader cannot know. And cards that are made up for a position stay at their table."""

from __future__ import annotations

import itertools
import json

import pytest
from tests.server.conftest import House

from quickstrike import champions, games
from quickstrike.bots import bot_of
from quickstrike.dicethrone.setting import DiceThroneSetting
from quickstrike.server.store import Seat
from quickstrike.vs.setting import VsSetting

NEW = {
    "champions": lambda: champions.new(["spider-man", "she-hulk"], seed=11),
    "dicethrone": lambda: DiceThroneSetting().new(11),
    "vs": lambda: VsSetting().new(11),
}
EVERY = {"champions": 48, "dicethrone": 24, "vs": 24}
"""So many answers are between two looks at the wire."""
HIDDEN = ("export/save", "export/replay", "export/position", "history", "at/0", "at/3?seat=1")


class Reader:
    """Somebody who comes to a table and tries everything: all that he is sent, as text."""

    def __init__(self, house: House, game, seat: int):
        tables = house.http.app.state.tables
        self.house, self.seat, self.sent, self.ids = house, seat, [], itertools.count(1)
        self.made = house.http.portal.call(
            tables.put, game.clone(), [Seat("friend"), Seat("friend")], tables_kinds(game)
        )
        self.key = self.made.seats[seat].key if seat >= 0 else self.made.watch_key

    def tries(self, cards) -> list[str]:
        with self.house.connect(self.made.table) as ws:
            ws.send_text(json.dumps({"v": 1, "t": "hello", "key": self.key}))
            self.sent.append(ws.receive_text())
            for c in cards:
                for verb in ("", "play", "use", "attack"):
                    self.ask(ws, t="why", seat=max(0, self.seat), card=c, verb=verb)
                self.ask(ws, t="auto_pass", seat=max(0, self.seat), card=c, on=False)  # on, the game may go on
            for m in (
                {"t": "hint", "seat": 0},
                {"t": "hint", "seat": 1},
                {"t": "why", "seat": max(0, self.seat)},
                {"t": "lang", "lang": "fr"},
                {"t": "undo", "by": "step"},
                {"t": "redo"},
                {"t": "undo", "by": "turn"},
                {"t": "ping"},
            ):
                self.ask(ws, **m)
        self.pages()
        return self.sent

    def ask(self, ws, **message) -> None:
        n = next(self.ids)
        ws.send_text(json.dumps({"v": 1, "id": n, **message}))
        while f'"re":{n}' not in (self.sent[-1] if self.sent else ""):
            self.sent.append(ws.receive_text())
            assert "went wrong" not in self.sent[-1], self.sent[-1]

    def pages(self) -> None:
        for what in ("", "export/log", *HIDDEN):
            r = self.house.get(f"/tables/{self.made.table}/{what}".rstrip("/"), self.key)
            assert r.status_code == (403 if what in HIDDEN else 200), what
            text = r.text if what else json.dumps({**r.json(), "created": 0, "updated": 0})
            self.sent.append(text.replace(self.made.table, "TABLE"))


def tables_kinds(game) -> list[str]:
    return ["turn" if o.verb in ("end_turn", "play", "change_form") else "?" for _, o in game.answers]


def test_the_wire_of_every_game_is_tried():
    assert {*NEW} == {*games.names()}


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize("name", NEW)
def test_nobody_learns_what_he_cannot_know_in_a_whole_game(house: House, name, seat):
    g, different = NEW[name](), 0
    bots = [games.kit(name).bot_of(bot) for bot in (games.kit(name).clever, "random")]
    for n in itertools.count():
        d = g.decision
        if d is None:
            break
        g.answer(bots[n % 12 == 0].choose(g, d))
        if n % EVERY[name] or g.result is not None:
            continue
        other = g.resampled(seat, n)
        other.state.counter = (
            g.state.counter
        )  # how often something was drawn is the same in all worlds; an undo compares it
        codes = zip(g.state.codes, other.state.codes, strict=True)
        hidden = [c for c, (a, b) in enumerate(codes) if a != b] or [c for z in g.state.zones.values() for c in z[:1]]
        one, two = (Reader(house, x, seat).tries(hidden[:5]) for x in (g, other))
        assert [x for x, y in zip(one, two, strict=True) if x != y] == [], n
        different += other.pack() != g.pack()
    assert g.result is not None and different > 2


def test_what_is_hidden_opens_with_the_end(house: House):
    g, bot = champions.new(["spider-man", "she-hulk"], "rhino", seed=11), bot_of("heuristic")
    while g.decision is not None:
        g.answer(bot.choose(g, g.decision))
    reader = Reader(house, g, -1)
    for what in HIDDEN:
        assert house.get(f"/tables/{reader.made.table}/{what}", reader.key).status_code == 200


# ---- made-up cards -------------------------------------------------------------------------------------------------
IMP = """
scenario = "rhino"
[cards.Imp]
minion = {{ hp = {hp}, name_fr = "{fr}", keywords = ["linked Spider-Tracer"] }}
[[player]]
hero = "spider-man"
form = "hero"
engaged = ["Imp"]
"""


def test_made_up_cards_of_one_name_do_not_disturb_each_other(house: House):
    """Two tables with an Imp each, one of which is in the middle of a fight when the other begins; then both again."""

    def load(**facts):
        r = house.http.post("/api/v1/tables/load", json={"text": IMP.format(**facts)})
        assert r.status_code == 201, r.text
        return r.json()

    def imp(p):
        return next(c for c in p.view()["play"] if c["kind"] == "minion")

    one = load(hp=2, fr="Diablotin")
    with house.sit(one, lang="fr") as p:
        before = imp(p)
        assert p.view()["faces"][before["code"]]["name"] == before["name"] == "Diablotin"
        p.answer(f"attack/0>{before['id']}")
        two, again = load(hp=7, fr="Lutin"), load(hp=2, fr="Diablotin")
        with house.sit(two, lang="fr") as q, house.sit(again, lang="fr") as r:
            assert (imp(q)["max_hp"], imp(q)["name"], imp(r)["max_hp"]) == (7, "Lutin", 2)
            assert before["code"] not in json.dumps(q.views) and imp(q)["code"] not in json.dumps(p.views)
            assert imp(r)["code"] == before["code"]
        assert p.call("undo", by="step")["t"] == "undone" and imp(p) == before
    for made, hp in ((one, 2), (two, 7)):  # and both come back from the disk
        house.http.app.state.tables.live.clear()
        with house.sit(made) as p:
            assert imp(p)["max_hp"] == hp


def test_made_up_cards_are_not_in_the_lists_and_games_of_others(house: House):
    r = house.http.post("/api/v1/tables/load", json={"text": IMP.format(hp=3, fr="Gnome")})
    assert r.status_code == 201
    assert "Gnome" not in json.dumps(house.get("/cards", lang="fr").json())
    assert "Gnome" not in json.dumps(house.get("/catalog", lang="fr").json())
    deck = "Identity: Spider-Man\n1 Imp\n"
    assert not house.http.post("/api/v1/decks/check", json={"text": deck}).json()["legal"]
    made = house.make()
    with house.sit(made) as p:
        save = house.get(f"/tables/{made['table']}/export/save", made["host_key"]).text
        assert "made-" not in save and "made-" not in json.dumps(p.views)
