"""Requests to a server: what somebody asks for who has all keys, with anything in it."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

from quickstrike import champions, games
from quickstrike.champions.campaign import Log
from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.server import coach
from quickstrike.server.app import create_app
from quickstrike.server.champions import trials
from quickstrike.server.guard import Limits
from quickstrike.server.keys import hashed
from quickstrike.server.store import CampaignRow, campaign_begun
from quickstrike.server.warm import warm

HERE = "http://127.0.0.1:8080"
ANYTHING = Limits(crowd=1e9, crowd_rush=1e9, pool=1e9, pool_rush=1e9, bots=1e9, tables=1e9, messages=1e9, rush=1e9)
SOON = {"THINKS": "0.01s", "TRIALS": "1", "PART": 0.01}
"""How long the coach may think of each request, so that there can be many."""
SHELF = "a shelf of somebody"
POSITION = 'scenario = "rhino"\n[[player]]\nhero = "spider-man"\nform = "hero"\n'


class Refusal(QuickstrikeError):
    """What the server has said."""

    def __init__(self, said: str) -> None:
        super().__init__("no page")
        self.said = said

    def told(self, lang: str) -> str:
        return self.said


class Visitor:
    """Of a server that has a table of every game, one that is over, a lesson, a campaign and a deck."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None

    def asks(self, text: str, chance: random.Random) -> None:
        """Whatever is asked: an answer, or a sentence and a status that says so."""
        try:
            wanted = json.loads(text)
        except (ValueError, RecursionError):
            return
        if not isinstance(wanted, dict) or not isinstance(wanted.get("path"), str):
            return
        assert self.loop is not None
        r = self.loop.run_until_complete(self.asked(wanted, chance))
        if r is not None and r.status_code >= 400:
            found = r.json()
            if r.status_code >= 500 or set(found) - {"error", "where"} or not found["error"]:
                raise AssertionError(f"{r.status_code}: {r.text[:200]}")
            if r.status_code not in (403, 409):  # those are for another moment, or another person
                raise Refusal(found["error"])

    def texts(self) -> list[str]:
        """Requests that are answered, of a server that has begun."""
        self.begins()
        return some_requests()

    def begins(self) -> None:
        """Unless it has begun: whichever reader comes first."""
        if self.loop is not None:
            return
        warm()
        for name, value in SOON.items():
            setattr(coach, name, value)
        trials.SECONDS, trials.MOST = 0.01, 1
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.app = app = create_app(Path(self.folder.name) / "tables.db", limits=ANYTHING)
        self.open = app.router.lifespan_context(app)
        self.loop.run_until_complete(self.open.__aenter__())
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url=HERE)
        self.filled = self.loop.run_until_complete(self.house())

    async def house(self) -> list[dict[str, str]]:
        """What stands for `{table}` and the like: a table with its key, and the campaign and the deck of the shelf."""
        made = [(await self.post("/tables", {"game": name})).json() for name in games.names() if name != "champions"]
        made.append(
            (await self.post("/tables", {"seats": [{"starter": "spider-man"}, {"starter": "she-hulk"}]})).json()
        )
        made.append((await self.post("/lessons/champions/1-turn-and-payment", {})).json())
        made.append((await self.post("/tables/load", {"text": over()})).json())
        await self.app.state.tables.store.write(campaign_begun(begun_campaign()))
        campaign = begun_campaign().id
        deck = (await self.post("/decks", {"text": "x"})).json()["deck"]
        return [{"table": x["table"], "key": x["host_key"], "id": campaign, "deck": deck} for x in made]

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.http.post(f"/api/v1{path}", json=body, headers={"x-shelf": SHELF})

    async def asked(self, wanted: dict[str, Any], chance: random.Random) -> httpx.Response | None:
        there, path = chance.choice(self.filled), wanted["path"]
        for name in ("table", "id", "deck"):
            path = path.replace(f"{{{name}}}", there[name])
        method = wanted.get("method")
        headers = {"authorization": f"Bearer {there['key']}", "x-shelf": SHELF, "content-type": "application/json"}
        body = json.dumps(wanted["body"]).encode() if "body" in wanted else b""
        try:
            url = "/api/v1" + quote(path, safe="/?&=%:+", errors="replace")
            request = self.http.build_request(
                method if method in ("GET", "POST", "PUT", "PATCH", "DELETE") else "GET",
                url,
                content=body,
                headers=headers,
            )
        except (httpx.InvalidURL, UnicodeError, ValueError):  # such a request nobody can send
            return None
        if request.method == "DELETE" and path.startswith("/tables/"):  # the others still need it
            return None
        return await self.http.send(request)


@cache
def over() -> str:
    """A game that was given up."""
    game = champions.new(["spider-man"], seed=1)
    while (d := game.decision) is not None:
        game.answer(next((o for o in d.options if o.verb == "concede"), d.options[0]))
    return game.save()


def begun_campaign() -> CampaignRow:
    """With something to choose."""
    log = Log(["spider-man"], "rise-of-red-skull", 7)
    game = champions.new(**log.setting())
    game.state.result = "won"
    log.record(game)
    data = {"log": log.packed(), "seats": [{"hold": "me", "bot": "", "name": ""}]}
    return CampaignRow("0123456789ab", hashed(SHELF), "champions", "Ours", json.dumps(data))


def choice() -> dict[str, Any]:
    found = json.loads(begun_campaign().data)["log"]["choices"][0]
    return {"seat": found["seat"], "card": found["of"][0], "lang": "fr"}


Asked = tuple[str, str] | tuple[str, str, Any]
"""How, for what, and the body."""
SEAT = {"starter": "spider-man:justice", "hold": "me", "name": "Anna"}
GAMES: list[Asked] = [
    ("GET", "/games?lang=fr"),
    ("GET", "/games/dicethrone?lang=fr"),
    ("POST", "/games/vs/seats", {"setting": {"decks": ["odd-couple", "tidewatch"]}, "lang": "fr"}),
    ("POST", "/games/champions/seats", {"setting": {"heroes": ["spider-man"], "scenario": "klaw"}}),
    ("GET", "/rules?q=guard&game=champions&lang=fr"),
    ("GET", "/rules/rr:guard?game="),
    ("GET", "/catalog?lang=en"),
    ("GET", "/cards?lang=fr&v=1"),
    ("GET", "/cards/01182/rules?lang=fr"),
    ("GET", "/dicethrone/catalog?lang=fr"),
    ("GET", "/vs/catalog?lang=fr"),
]
VS_TABLE = {
    "game": "vs",
    "setting": {"decks": ["odd-couple", "tidewatch"]},
    "seats": [{"hold": "me"}, {"hold": "friend"}],
}
DICE_TABLE = {"game": "dicethrone", "setting": {"heroes": ["thor", "spider-man"]}, "seed": 7, "room": True}
NEW: list[Asked] = [
    ("POST", "/tables", {"seats": [SEAT, {**SEAT, "starter": "she-hulk", "hold": "bot"}], "scenario": "klaw"}),
    ("POST", "/tables", {"seats": [SEAT], "mode": "expert", "heroic": 1, "skirmish": 2, "modular": ["bomb_scare"]}),
    ("POST", "/tables", VS_TABLE),
    ("POST", "/tables", DICE_TABLE),
    ("POST", "/tables/load", {"text": POSITION, "game": "champions", "lang": "fr"}),
]
TABLES: list[Asked] = [
    ("GET", "/tables?lang=fr"),
    ("GET", "/tables/{table}?lang=fr"),
    ("PATCH", "/tables/{table}", {"title": "Ours", "lang": "fr"}),
    ("GET", "/tables/{table}/export/save?lang=fr"),
    ("GET", "/tables/{table}/export/log?lang=fr"),
    ("GET", "/tables/{table}/export/position"),
    ("GET", "/tables/{table}/history?lang=fr"),
    ("GET", "/tables/{table}/at/0?seat=0&lang=fr"),
    ("POST", "/tables/{table}/branch", {"at": 0, "lang": "fr"}),
    ("POST", "/tables/{table}/again", {}),
    ("GET", "/tables/{table}/coach?seat=0&lang=fr"),
    ("GET", "/tables/{table}/review?begin=0&lang=fr"),
    ("GET", "/tables/{table}/lesson?lang=fr"),
    ("GET", "/lessons?lang=fr"),
    ("POST", "/lessons/champions/1-turn-and-payment", {"lang": "fr"}),
]
SHELVES: list[Asked] = [
    ("GET", "/owner?lang=fr"),
    ("PUT", "/owner", {"name": "Anna", "language": "fr", "theme": "light"}),
    ("GET", "/decks"),
    ("POST", "/decks", {"game": "champions", "name": "Ours", "notes": "n", "text": "Hero: Spider-Man"}),
    ("PUT", "/decks/{deck}", {"name": "Ours", "text": "Hero: Spider-Man"}),
    ("GET", "/decks/starter/spider-man:aggression?lang=fr"),
    ("POST", "/decks/check", {"text": "Hero: Spider-Man\nAspect: justice\n3 Haymaker", "lang": "fr"}),
    ("POST", "/decks/write", {"text": "Hero: Spider-Man\nAspect: justice\n3 Haymaker", "to": "octgn"}),
    ("POST", "/decks/trial", {"deck": SEAT, "scenario": "rhino", "mode": "standard", "seed": "s", "begin": 3}),
    ("GET", "/campaigns?lang=fr"),
    ("GET", "/campaigns/{id}?lang=fr"),
    ("POST", "/campaigns", {"campaign": "first-strike", "seats": [SEAT], "expert": True, "name": "Ours"}),
]


def campaign_requests() -> list[Asked]:
    """Of the one that has begun."""
    play = {"mode": "standard", "heroic": 0, "modular": ["bomb_scare"], "lang": "fr"}
    return [("POST", "/campaigns/{id}/choose", choice()), ("POST", "/campaigns/{id}/play", play)]


@cache
def some_requests() -> list[str]:
    rows = [*GAMES, *NEW, *TABLES, *SHELVES, *campaign_requests()]
    return [json.dumps(dict(zip(("method", "path", "body"), row, strict=False))) for row in rows]
