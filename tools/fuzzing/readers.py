"""Everything that reads a text from outside, with texts that it reads well and the errors that it may raise."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from quickstrike import games
from quickstrike.champions.campaign import Log, campaigns
from quickstrike.champions.decks import FORMATS, check, write_deck
from quickstrike.champions.decks import read_deck as read_champions_deck
from quickstrike.champions.scenarios import HEROES, starter_deck
from quickstrike.champions.setting import ChampionsSetting
from quickstrike.champions.text.campaigns import begins, hero_name, noted
from quickstrike.dicethrone.reading import check_hero
from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.kernel.game import Game
from quickstrike.kernel.language import LANGUAGES
from quickstrike.server import messages
from quickstrike.server.wire import wire_of
from quickstrike.vs.decks import read_deck as read_vs_deck
from quickstrike.vs.loading import TEAMS
from quickstrike.vs.reading import read_cards

from . import own_files as files_of
from .house import LONG, People
from .requests import Visitor
from .sockets import Caller

SOURCE = Path(games.__file__).parents[1]
LARGE = 1_000_000  # characters: a server takes no more
STEPS = 6  # answers that are given to a game that was taken
FEW = 12  # texts of one kind
VISITOR = Visitor()
CALLER = Caller(VISITOR)
PLAYED: set[int] = set()
"""Tables that were taken and played on already, by what they are set up from and what was answered."""


@dataclass(frozen=True)
class Reader:
    """read: raises nothing but QuickstrikeError, whose sentence can be told in every language. wrong: at least and at most
    so many things in a text. row: what comes of one depends on those before it, in rows of so many."""

    name: str
    read: Callable[[str, random.Random], Any]
    texts: Callable[[], list[str]]
    wrong: tuple[int, int] = (1, 5)
    row: int = 1


def said(e: QuickstrikeError) -> None:
    """The documented error is a sentence."""
    for lang in LANGUAGES:
        text = e.told(lang)
        if not text.strip() or len(text) > 20_000:
            raise AssertionError(f"no sentence: {text[:200]!r}")


def tried(reader: Reader, text: str, chance: random.Random) -> bool:
    """Was it taken? Whatever else comes of it is raised."""
    try:
        reader.read(text[:LARGE], chance)
    except QuickstrikeError as e:
        said(e)
        return False
    return True


# ---- games
def play_on(game: Game[Any], chance: random.Random) -> None:
    """What was taken is a table like any other: it can be looked at, answered, stored. A table that was there before, as
    what is wrong in the text made no difference, is not played once more."""
    same = hash((repr(game.setup), tuple((seat, o.id) for seat, o in game.answers), game.name))
    if same in PLAYED:
        return
    PLAYED.add(same)
    wire = wire_of(games.kit(game.name))
    all_of_them = (*game.seats(), -1)
    looks = all_of_them
    for _ in range(STEPS):
        for seat in looks:
            json.dumps(wire.view(game, seat, "fr"), allow_nan=False)
        json.dumps(wire.lines(game, game.log[-20:], ((0,), "en")))
        if not game.decisions:
            break
        d = chance.choice(list(game.decisions))
        game.answer(chance.choice(d.options), seat=d.seat)
        looks = (chance.choice(all_of_them),)
    type(game).load(game.save())


def outside(kit: games.Kit, text: str, chance: random.Random) -> None:
    """As a server reads it: the state of a save is not believed."""
    play_on(wire_of(kit).read(text), chance)


def own(kit: games.Kit, text: str, chance: random.Random) -> None:
    """As the command line reads one's own save."""
    game = kit.game().load(text)
    game.save()


@cache
def saves(name: str, count: int = 3, most: int = 60) -> list[str]:
    kit, chance, out = games.kit(name), random.Random(name), []
    for i, setting in enumerate(kit.tables(count, "fuzz")):
        game = setting.new(i)
        for _ in range(chance.randint(0, most)):
            if game.decision is None:
                break
            game.answer(chance.choice(game.decision.options))
        out.append(game.save())
    return out


@cache
def replays(name: str) -> list[str]:
    """Saves whose state is empty: nobody else's is read, so there is nothing to be found in it."""
    return [json.dumps({**json.loads(x), "state": {}, "table": {}, "log": []}) for x in saves(name, FEW, 30)]


@cache
def positions(name: str) -> list[str]:
    files = sorted((SOURCE / name / "rulebook" / "examples").glob("*.toml"))
    return [f.read_text() for f in files[:: max(1, len(files) // FEW)]]


@cache
def lessons(name: str) -> list[str]:
    """Positions with steps, and with what is expected of them."""
    return [f.read_text() for folder in ("lessons", "puzzles") for f in sorted((SOURCE / name / folder).glob("*.toml"))]


def steps(kit: games.Kit, text: str, chance: random.Random) -> None:
    """As `quickstrike position` plays a file."""
    outcome = kit.run_position(text)
    for lang in LANGUAGES:
        json.dumps(outcome.data(lang), allow_nan=False)


@cache
def settings(name: str) -> list[str]:
    return [json.dumps(s.packed()) for s in games.kit(name).tables(4, "fuzz")]


def setting(kit: games.Kit, text: str, chance: random.Random) -> None:
    """The line of a soak run, the `setting` of a request."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(data, dict):
        found = kit.setting().read(data)
        found.check()
        play_on(found.new(1), chance)


# ---- files
@cache
def champions_decks() -> list[str]:
    names = [f"{hero}:{aspect}" for hero, found in sorted(HEROES.items()) for aspect in found.decks]
    return [write_deck(starter_deck(name), to) for name in names[:: max(1, len(names) // FEW)] for to in FORMATS]


def champions_deck(text: str, chance: random.Random) -> None:
    for breach in check(read_champions_deck(text)):
        breach.told("fr")


def hero(text: str, chance: random.Random) -> None:
    for problem in check_hero(text, "hero.toml"):
        said(problem.error())


def files(folder: str) -> list[str]:
    return [f.read_text() for f in sorted((SOURCE / folder).glob("*.toml"))]


# ---- campaigns
@cache
def campaign_logs() -> list[str]:
    """Of every campaign, at its beginning and after some scenarios that were lost and won."""
    chance, out = random.Random("campaigns"), []
    for name in campaigns():
        log = Log(["spider-man:justice", "she-hulk:aggression"], name, 7)
        for result in ("", "lost", "won", "won"):
            if result:
                game = ChampionsSetting(**played(log.setting())).new(log.next_seed)
                game.state.result = result
                log.record(game)
            choose(log, chance)
            out.append(json.dumps(log.packed()))
    return out


def choose(log: Log, chance: random.Random) -> None:
    """What one takes is no longer there for the next."""
    for _ in range(3):
        if choice := next((c for c in log.choices if c["of"]), None):
            log.take(choice["seat"], chance.choice(choice["of"]))


def played(setting: dict[str, Any]) -> dict[str, Any]:
    """What a setting takes of what a log says."""
    modular = setting["modular"]
    return {k: v for k, v in setting.items() if k != "seed"} | {
        "heroes": tuple(setting["heroes"]),
        "modular": None if modular is None else tuple(modular),
    }


def campaign_log(text: str, chance: random.Random) -> None:
    """As `quickstrike campaign` reads it: told, a choice made, the next scenario set up."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return
    log = Log.unpacked(data)
    for lang in LANGUAGES:
        json.dumps([noted(log, lang), begins(log, lang) if not log.over else [], log.tries])
        json.dumps([hero_name(log, seat, lang) for seat in range(len(log.heroes))])
    choose(log, chance)
    found = ChampionsSetting(**played(log.setting()))
    found.check()
    play_on(found.new(log.next_seed), chance)


# ---- messages
def message(text: str, chance: random.Random) -> None:
    messages.read(text)


def some_messages() -> list[str]:
    """`"*"` and `[0, 0]` are filled in at a table, see house.py."""
    rows: list[dict[str, Any]] = [
        {"t": "hello", "key": "x" * 22, "lang": "fr", "device": "d"},
        {"t": "answer", "id": 1, "seat": 0, "at": [0, 0], "options": ["*"]},
        {"t": "answer", "id": 1, "seat": 1, "at": [0, 0], "options": ["*", "*"]},
        {"t": "redo", "id": 2},
        {"t": "hint", "id": 3, "seat": 0},
        {"t": "undo", "id": "a", "by": "turn"},
        {"t": "auto_pass", "id": 4, "seat": 0, "card": 3, "on": True},
        {"t": "why", "id": 5, "seat": 0, "card": 3, "verb": "play", "target": 5},
        {"t": "seat", "id": 6, "seat": 1, "give": "bot", "bot": "random", "name": "Anna"},
        {"t": "consent", "id": 7, "ok": False},
        {"t": "lang", "id": 8, "lang": "en"},
        {"t": "ready", "id": 9, "seat": 0, "on": True, "all_mine": True},
        {"t": "ready", "id": 9, "seat": 1, "on": True},
        {"t": "bring", "id": 10, "seat": 0, "starter": "iron-man:leadership"},
        {"t": "bring", "id": 10, "seat": 1, "deck_text": "Hero: Spider-Man\nAspect: justice\n3 Haymaker\n"},
        {"t": "say", "id": 11, "text": "Shall I defend?"},
    ]
    return [json.dumps({"v": 1, **row}) for row in rows]


# ---- all of them
def of_games() -> Iterator[Reader]:
    for kit in games.kits():
        yield Reader(f"{kit.name} save", partial(outside, kit), partial(replays, kit.name))
        yield Reader(f"{kit.name} own save", partial(own, kit), partial(saves, kit.name))
        yield Reader(f"{kit.name} position", partial(outside, kit), partial(positions, kit.name))
        yield Reader(f"{kit.name} setting", partial(setting, kit), partial(settings, kit.name))
        yield Reader(f"{kit.name} lesson", partial(steps, kit), partial(lessons, kit.name))
        yield Reader(f"{kit.name} table", People(kit).say, some_messages, (0, 1), LONG)
        yield Reader(f"{kit.name} room", People(kit, room=True).say, some_messages, (0, 1), LONG)


def vs_cards(text: str, _: random.Random) -> None:
    """As somebody's own file; one of ours brings its own teams, which are then not there yet."""
    read_cards(text, "own", [t for t in TEAMS if f'id = "{t}"' not in text])


@cache
def readers() -> tuple[Reader, ...]:
    return (
        *of_games(),
        Reader("champions deck", champions_deck, champions_decks),
        Reader("dicethrone hero", hero, partial(files, "dicethrone/heroes")),
        Reader("vs cards", vs_cards, partial(files, "vs/cards")),
        Reader("vs deck", lambda text, _: read_vs_deck(text, "own"), partial(files, "vs/decks")),
        Reader("champions campaign", campaign_log, campaign_logs),
        Reader("message", message, some_messages),
        Reader("request", VISITOR.asks, VISITOR.texts, (0, 2), LONG),
        Reader("live", CALLER.says, CALLER.texts, (0, 2), LONG),
        Reader("champions facts", files_of.in_a_folder(files_of.facts), lambda: [json.dumps(files_of.FACTS)]),
        Reader("vs card table", files_of.card_table, lambda: [files_of.TABLE]),
        Reader("backup", files_of.in_a_folder(files_of.brought_back), files_of.backups),
        Reader("study", files_of.in_a_folder(files_of.kept_study), files_of.studies),
        Reader("soak", files_of.in_a_folder(files_of.soaked), files_of.soaks),
    )
