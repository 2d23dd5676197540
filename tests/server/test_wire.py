"""A whole game of two people and a spectator, and all that goes over the wire of each: no message, page or file of it
may change with what its reader cannot know. And cards that are made up for a position stay at their table."""

from __future__ import annotations

import importlib
import itertools
import json
import pkgutil

import pytest
from tests.server.conftest import House

from quickstrike import champions, games
from quickstrike.bots import bot_of
from quickstrike.bots import champions as champions_bot
from quickstrike.dicethrone.setting import DiceThroneSetting
from quickstrike.server import coach
from quickstrike.server.store import Seat
from quickstrike.server.wire import wire_of
from quickstrike.vs.setting import VsSetting

NEW = {
    "champions": lambda: champions.new(["spider-man", "she-hulk"], seed=11),
    "dicethrone": lambda: DiceThroneSetting().new(11),
    "vs": lambda: VsSetting().new(11),
}
EVERY = {"champions": 80, "dicethrone": 40, "vs": 40}
"""So many answers are between two looks at the wire."""
COACHED = {"champions": 60, "dicethrone": 40, "vs": 60}
"""So many answers are given while the coach is asked now and then."""
HIDDEN = (
    "export/save",
    "export/replay",
    "export/position",
    "history",
    "review",
    "review?begin=3",
)
PAGES = {"": (200,), "export/log": (200,), "export/log?lang=fr": (200,), "lesson": (200,), "coach?seat=7": (403,)}
PAGES |= dict.fromkeys(HIDDEN, (403,))
OWN = ("at/0", "at/0?seat=1", "at/0?seat=-1", "replay", "replay?seat=1", "replay?seat=-1")
"""What somebody's own eyes saw may be looked at again."""
PAGES |= dict.fromkeys(OWN, (200, 403))
DONE = {"branch": {"at": 0}, "again": {}}
"""What makes a table, and is not for a guest of one that is being played."""


class Reader:
    """Somebody who comes to a table and tries everything: all that they are sent, as text. room: before it begins."""

    def __init__(self, house: House, game, seat: int, room: bool = False):
        tables = house.http.app.state.tables
        self.house, self.seat, self.sent, self.ids = house, seat, [], itertools.count(1)
        friends = [Seat("friend"), Seat("friend")]
        part_of = {"room": True} if room else None
        self.made = house.http.portal.call(tables.put, game.clone(), friends, tables_kinds(game), (), part_of)
        self.key = self.made.seats[seat].key if seat >= 0 else self.made.watch_key

    def tries(self, cards) -> list[str]:
        me = max(0, self.seat)
        with self.house.connect(self.made.table) as ws:
            ws.send_text(json.dumps({"v": 1, "t": "hello", "key": self.key}))
            self.sent.append(ws.receive_text())
            for c in cards:
                for verb in ("", "play", "use", "attack"):
                    self.ask(ws, t="why", seat=me, card=c, verb=verb)
                self.ask(ws, t="auto_pass", seat=me, card=c, on=False)  # on, the game may go on
            for m in (
                {"t": "hint", "seat": 0},
                {"t": "hint", "seat": 1},
                {"t": "why", "seat": me},
                {"t": "answer", "seat": 1 - me, "at": [0, 0], "options": ["done"]},
                {"t": "answer", "seat": me, "at": [0, 0], "options": ["nothing/1"]},
                {"t": "say", "text": "What now?"},
                {"t": "bring", "seat": me, "starter": "iron-man"},
                {"t": "ready", "seat": 1 - me},
                {"t": "lang", "lang": "fr"},
                {"t": "consent", "ok": True},
                {"t": "undo", "by": "step"},
                {"t": "redo"},
                {"t": "undo", "by": "turn"},
                {"t": "ping"},
            ):
                self.ask(ws, **m)
            if self.seat >= 0:
                self.is_asked(ws)
        self.pages()
        return self.sent

    def is_asked(self, ws) -> None:
        """The other player wants to take something back: refused, agreed to, brought again."""
        with self.house.connect(self.made.table) as theirs:
            theirs.send_text(json.dumps({"v": 1, "t": "hello", "key": self.made.seats[1 - self.seat].key}))
            for n, m in enumerate(({"t": "undo", "by": "turn"}, {"t": "undo", "by": "step"}, {"t": "redo"})):
                theirs.send_text(json.dumps({"v": 1, "id": n, **m}))
                while json.loads(theirs.receive_text()).get("re") != n:  # done, refused, or the reader is asked
                    pass
                self.ask(ws, t="consent", ok=n > 0)
                self.ask(ws, t="ping")
        self.ask(ws, t="ping")

    def ask(self, ws, **message) -> None:
        n = next(self.ids)
        ws.send_text(json.dumps({"v": 1, "id": n, **message}))
        if message["t"] == "consent":  # may have no reply of its own: what follows it has
            return
        while f'"re":{n}' not in (self.sent[-1] if self.sent else ""):
            self.sent.append(ws.receive_text())
            assert "went wrong" not in self.sent[-1], self.sent[-1]

    def pages(self) -> None:
        path = f"/tables/{self.made.table}"
        theirs = {f"coach?seat={i}": (403,) for i in (0, 1) if i != self.seat}
        for what, codes in {**PAGES, **theirs}.items():
            r = self.house.get(f"{path}/{what}".rstrip("/"), self.key)
            assert r.status_code in codes, (what, r.text)
            text = r.text if what else json.dumps({**r.json(), "created": 0, "updated": 0})
            self.sent.append(text.replace(self.made.table, "TABLE"))
        for what, body in DONE.items():
            headers = {"authorization": f"Bearer {self.key}"}
            r = self.house.http.post(f"/api/v1{path}/{what}", json=body, headers=headers)
            assert r.status_code == 403
            self.sent.append(r.text)
        for method in ("PATCH", "DELETE"):
            more = {"json": {"title": "mine"}} if method == "PATCH" else {}
            r = self.house.http.request(
                method, f"/api/v1{path}", headers={"authorization": f"Bearer {self.key}"}, **more
            )
            assert r.status_code == 403


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
        assert [(x, y) for x, y in zip(one, two, strict=True) if x != y] == [], n
        different += other.pack() != g.pack()
    assert g.result is not None and different > 2


@pytest.mark.parametrize("name", NEW)
def test_the_coach_knows_what_the_seat_knows(name, monkeypatch):
    """Whoever is asked and has something to think about gets the same lines in all worlds that look alike to them."""
    monkeypatch.setattr(coach, "THINKS", "8")  # by numbers, not by the clock: the same each time
    g, wire, thought = NEW[name](), wire_of(games.kit(name)), 0
    bot = games.kit(name).bot_of(games.kit(name).clever)
    for n in range(COACHED[name]):
        d = g.decision
        if d is None:
            break
        if n % 9 == 0 or (len(d.options) > 6 and n % 2):
            worlds = (g, g.resampled(d.seat, n), g.resampled(d.seat, n + 1))
            told = [coach.advised(wire, x.save(), d.seat, ("en", "fr")[n % 2]) for x in worlds]
            assert told[0] == told[1] == told[2], n
            thought += "worlds" in told[0][0]
        g.answer(bot.choose(g, d))
    assert thought > 5


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize("name", NEW)
def test_a_room_tells_nothing_either(house: House, name, seat):
    """What is dealt there is shuffled anew when it begins, but nobody sees another's hand before that."""
    g = NEW[name]()
    other = g.resampled(seat, 3)
    other.state.counter = g.state.counter
    one, two = (Reader(house, x, seat, room=True).tries([0, 9, 30]) for x in (g, other))
    assert [(x, y) for x, y in zip(one, two, strict=True) if x != y] == []
    assert other.pack() != g.pack()


def test_what_is_hidden_opens_with_the_end(house: House, monkeypatch):
    monkeypatch.setattr(coach, "TRIALS", "1")
    monkeypatch.setattr(coach, "PART", 0.1)
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


def test_what_is_remembered_of_faces_has_an_end():
    """A server lasts, and whoever loads positions makes up as many cards as they like."""
    found = 0
    for folder in (champions, champions_bot):
        for info in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
            if ".packs." in info.name:
                continue
            for name, x in vars(importlib.import_module(info.name)).items():
                if hasattr(x, "cache_parameters") and "Face" in map(str, getattr(x, "__annotations__", {}).values()):
                    assert x.cache_parameters()["maxsize"], f"{info.name}.{name}"
                    found += 1
    assert found > 10
