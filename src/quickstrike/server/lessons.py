"""Guided lessons, of every game that has such: position files whose steps a learner does at a table of their own.

What a step says is told before it; the answers that it takes are found by playing the file. A learner may pay in another
order; whoever does something else is told so, and may take it back or go on alone."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from fastapi import APIRouter, Request

from .. import games
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game
from ..kernel.language import FIRST
from . import store as st
from .asking import NO, PREFIX, Authorization, Lang, tables, visitor
from .messages import Made, Spoken
from .notices import Denied
from .wire import wire_of

api = APIRouter(prefix=PREFIX, responses=NO)
Answer = tuple[int, str]
LEARNER = 0
PASSING = ("pass", "decline")


@dataclass(frozen=True)
class Part:
    """Some words, and the answers that they ask for: none, where there is only something to read."""

    say: Mapping[str, str]
    answers: tuple[Answer, ...]


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    title: Mapping[str, str]
    say: Mapping[str, str]
    parts: tuple[Part, ...]


@cache
def written(game: str, name: str) -> tuple[str, dict[str, Any]]:
    text = games.kit(game).lessons()[name].read_text("utf-8")
    return text, tomllib.loads(text)


@cache
def lesson(game: str, name: str) -> Lesson:
    """Played once. One that does not go as it says is a mistake of ours."""
    text, found = written(game, name)
    outcome = games.kit(game).run_position(text)
    if not outcome.passed:
        raise QuickstrikeError("lesson broken", name=name, what=[str(d.told(FIRST)) for d in outcome.differences])
    given = [(seat, o.id) for seat, o in outcome.game.answers]
    parts = [
        Part(step.get("say", {}), tuple(given[a:b]))
        for step, a, b in zip(found["step"], (0, *outcome.given), outcome.given, strict=False)
    ]
    return Lesson(game, name, found["title"], found.get("say", {}), tuple(parts))


def begun(game: str, name: str) -> str:
    """The table at which it begins, as a save: to read a position takes longer than to load that."""
    return wire_of(games.kit(game)).read(written(game, name)[0]).save()


KNOWN: dict[tuple[str, str], Lesson] = {}


async def known(request: Request, game: str, name: str) -> Lesson:
    """It is played beside the event loop."""
    if game not in games.names() or name not in games.kit(game).lessons():
        raise Denied(404, "no lesson", name=name[:40])
    if (game, name) not in KNOWN:
        KNOWN[game, name] = await tables(request).workers.do(visitor(request), lesson, game, name)
    return KNOWN[game, name]


def in_lang(words: Mapping[str, str], lang: str) -> str:
    return words.get(lang, words.get(FIRST, ""))


def stand(of: Lesson, answers: Sequence[Answer], lang: str) -> dict[str, Any]:
    """Where a learner is. say: what is to be read now. want: answers that are still missing of this part, the next first;
    off: something else was done."""
    at, said = 0, [in_lang(of.say, lang)]
    for n, part in enumerate(of.parts):
        said.append(in_lang(part.say, lang))
        if not part.answers:
            continue
        done = answers[at : at + len(part.answers)]
        missing = [*(Counter(part.answers) - Counter(done)).elements()]
        off = len(missing) + len(done) > len(part.answers)
        if missing or off:
            begun = len(done) > 0
            want = [
                {"seat": s, "option": o, "auto": by_itself(s, o, begun)} for s, o in part.answers if (s, o) in missing
            ]
            return told(of, n, said, lang) | {"want": want, "off": off, "done": False}
        at, said = at + len(part.answers), []
    return told(of, len(of.parts), said, lang) | {"want": [], "off": False, "done": True}


def by_itself(seat: int, option: str, begun: bool) -> bool:
    """Is this answer given for the learner? What another seat answers, and passing on in the middle of something."""
    return seat != LEARNER or (begun and option.startswith(PASSING))


def told(of: Lesson, n: int, said: list[str], lang: str) -> dict[str, Any]:
    after = [*games.kit(of.game).lessons()]
    later = after[after.index(of.name) + 1 :]
    return {
        "game": of.game,
        "lesson": of.name,
        "title": in_lang(of.title, lang),
        "say": [x for x in said if x],
        "step": sum(bool(p.answers) for p in of.parts[:n]),
        "steps": sum(bool(p.answers) for p in of.parts),
        "next": later[0] if later else "",
    }


def moves(found: Mapping[str, Any]) -> int:
    """How many of its steps ask for something; the others are only read."""
    return sum("do" in step for step in found["step"])


@api.get("/lessons")
async def get_lessons(lang: Lang = "en") -> list[dict[str, Any]]:
    """The lessons of all games, in the order in which they are best taken."""
    out = []
    for kit in games.kits():
        found = {name: written(kit.name, name)[1] for name in kit.lessons()}
        rows = [
            {"lesson": name, "title": in_lang(x["title"], lang), "say": in_lang(x["say"], lang), "steps": moves(x)}
            for name, x in found.items()
        ]
        out += [{"game": kit.name, "title": kit.title(lang), "lessons": rows}] if rows else []
    return out


@api.post("/lessons/{game}/{name}", status_code=201)
async def take_lesson(request: Request, game: str, name: str, wanted: Spoken) -> Made:
    """A table at which this lesson is taken; all seats are the learner's."""
    request.state.lang = wanted.lang
    found = await known(request, game, name)
    await tables(request).must_have_room(visitor(request))
    save = await tables(request).workers.do(visitor(request), begun, game, name)
    first: Game[Any] = wire_of(games.kit(game)).load(save)
    seats = [st.Seat("me") for _ in first.seats()]
    return await tables(request).put(first, seats, [], part_of={"lesson": name, "called": dict(found.title)})


@api.get("/tables/{table}/lesson")
async def get_lesson(
    request: Request, table: str, authorization: Authorization = "", lang: Lang = "en"
) -> dict[str, Any] | None:
    """Where the learner is; null at a table that is no lesson."""
    here = tables(request)
    await here.key(authorization.removeprefix("Bearer ").strip(), table)
    row = await here.store.row(table)
    name = row.about.get("lesson") if row is not None else None
    if row is None or not name or name not in games.kit(row.game).lessons():
        return None
    live = await here.open(table, visitor(request))
    return stand(await known(request, row.game, name), [(seat, o.id) for seat, o in live.game.answers], lang)
