"""What the server needs of Champions: its request, its views and stories with cards, what a turn is, cards to pass."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from ...champions import SCENARIOS, ChampionsGame
from ...champions.decks import ASPECTS
from ...champions.decks.remarks import aspect_names
from ...champions.faces import FACES
from ...champions.scenarios import HEROES
from ...champions.setting import ChampionsSetting
from ...champions.text.names import title
from ...kernel.decision import NONE, Decision, Option
from ...kernel.language import LANGUAGES
from ...kernel.setting import Setting
from .. import messages as m
from ..notices import Denied, Refused, said, upper
from ..story import Audience, Lines
from ..wire import Wire
from . import history, jobs
from .emblems import emblem
from .hints import hint
from .loading import game_of
from .made_up import forget_unused
from .request import ChampionsTable, SeatSpec
from .story import lines
from .views import seat_view

if TYPE_CHECKING:
    from fastapi import APIRouter

CARDS, IN_PLAY = 600, 100
"""Of a table that a server keeps: four players have some 350, and 60 in play in a long game."""


class ChampionsWire(Wire):
    request: ClassVar[type[m.NewTable]] = ChampionsTable

    def routes(self) -> APIRouter:
        from fastapi import APIRouter

        from . import campaigns, routes

        all_of_them = APIRouter()
        all_of_them.include_router(routes.api)
        all_of_them.include_router(campaigns.api)
        return all_of_them

    def warm(self) -> None:
        from .routes import catalog_body, open_cards

        FACES.values()  # every pack is opened: what the processes beside the event loop share
        for lang in LANGUAGES:
            open_cards(lang)
            catalog_body(lang)

    def file(self, root: Path, path: str) -> Path | None:
        return emblem(root, path)

    # ---- new tables
    def reads_texts(self, wanted: ChampionsTable) -> bool:
        return any(s.deck_text is not None for s in wanted.seats)

    def setting(self, wanted: ChampionsTable) -> ChampionsSetting:
        return ChampionsSetting(
            tuple(jobs.decks(wanted.seats)),
            wanted.scenario,
            wanted.mode,
            None if wanted.modular is None else tuple(wanted.modular),
            heroic=wanted.heroic,
            stage=wanted.skirmish,
            standard_set=wanted.standard_set,
            expert_set=wanted.expert_set,
        )

    def seats(self, wanted: ChampionsTable, setting: Setting) -> list[m.SeatHeld]:
        return list(wanted.seats)

    def brought(self, game: Any, seat: int, starter: str | None, text: str | None) -> ChampionsGame:
        if game.setup.get("campaign") is not None:  # heroes and decks stay the same to its end
            raise Refused("no bring")
        deck = jobs.decks([SeatSpec(starter=starter, deck_text=text)])[0]
        heroes = list(game.setup["heroes"])
        heroes[seat] = deck if isinstance(deck, str) else deck.packed()
        setup = {**game.setup, "heroes": heroes}
        ChampionsSetting.read({k: v for k, v in setup.items() if k != "seed"}).check()
        return ChampionsGame.create(setup)

    def read(self, text: str) -> ChampionsGame:
        game = game_of(text)
        s = game.state
        if len(s.codes) > CARDS or len(s.play) > IN_PLAY:
            n = {"n": len(s.codes), "found": len(s.play), "most": CARDS, "play": IN_PLAY}
            raise Denied(422, "too many cards", where="text", **n)
        return game

    def keep(self, playing: Collection[Any]) -> None:
        forget_unused(playing)

    # ---- lists of tables
    def about(self, game: Any) -> dict[str, Any]:
        s = game.state
        decks = game.setup.get("heroes", ())
        return {
            "scenario": s.scenario,
            "heroes": " ".join(s.codes[p.identity] for p in s.players),
            "decks": [
                {"name": d.get("name", ""), "aspects": list(d.get("aspects", ()))} if isinstance(d, dict) else d
                for d in decks
            ],
            "mode": game.setup.get("mode", ""),
        }

    def summary(self, about: dict[str, Any], lang: str) -> dict[str, Any]:
        sc, heroes = SCENARIOS.get(about["scenario"]), about["heroes"].split(" ")
        return {
            "scenario": about["scenario"],
            "name": title(FACES[sc.villains[0]], lang) if sc is not None else about["scenario"],
            "heroes": [title(FACES[c], lang) if c in FACES else c for c in heroes],
            "decks": [_deck_name(d, lang) for d in about.get("decks", ())],  # tables made before say nothing of it
            "mode": said(about["mode"], lang) if about.get("mode") else "",
            "faces": [c for c in (*heroes, *(sc.villains[:1] if sc is not None else ())) if c in FACES],
        }

    def players(self, about: dict[str, Any], lang: str) -> list[str]:
        told = self.summary(about, lang)
        return [*told["heroes"], told["name"]]

    # ---- what is seen
    def view(self, game: Any, seat: int, lang: str) -> dict[str, Any]:
        return seat_view(game, seat, lang, self.adviser)

    def lines(self, game: Any, notes: list[tuple[Any, ...]], to: Audience) -> Lines:
        return lines(game, notes, to)

    def history(self, game: Any, lang: str) -> dict[str, Any]:
        return history.history(game, lang)

    # ---- help
    def hint(self, game: Any, d: Decision, lang: str) -> dict[str, Any]:
        return hint(game, d, self.adviser, lang)

    def why(self, game: Any, msg: m.Why, lang: str) -> dict[str, Any]:
        if msg.card is None:
            raise Refused("no card here")
        target = NONE if msg.target is None else msg.target
        verb = msg.verb or usual(game, msg.seat, msg.card)
        o = Option(verb, msg.card, target, NONE if msg.ability is None else msg.ability)
        if msg.card >= len(game.state.codes) or target >= len(game.state.codes):
            raise Refused("no card here")
        found = game.explain(msg.seat, o)
        return {"ok": found.ok, "text": upper(found.text(lang)), "rule": found.rule, "verb": o.verb}

    # ---- undo
    def step_back(self, game: Any, kinds: list[str], by: str, own: list[int]) -> list[int]:
        """An action is something done in the player's own turn; a turn ends with `end_turn`."""
        if by == "step":
            return own[-1:]
        turn = [i for i in own if kinds[i] == "turn"]
        back = turn[-1:]
        for i in reversed(turn[:-1]) if by == "turn" else ():
            who, o = game.answers[i]
            if who != game.answers[back[0]][0]:
                continue
            if o.verb == "end_turn":
                break
            back.append(i)
        return back

    def settings(self, old: Any, new: Any) -> list[tuple[int, Option]]:
        return [
            (a.seat, muting(code, code in a.muted))
            for a, b in zip(old.state.players, new.state.players, strict=True)
            for code in sorted({*a.muted} ^ {*b.muted})
        ]

    # ---- settings
    def auto_pass(self, game: Any, msg: m.AutoPass) -> Option:
        """By the card, or by the code of one that is passed already, wherever it lies."""
        if (msg.card is None) == (msg.code is None):
            raise Refused("no card here")
        code = visible(game, msg.seat, msg.card) if msg.card is not None else msg.code or ""
        if msg.card is None and code not in game.state.players[msg.seat].muted:
            raise Refused("no card here")
        return muting(code, msg.on)

    def passed(self, game: Any, seat: int) -> tuple[Decision, Option] | None:
        s = game.state
        d = next((d for d in s.pending if d.seat == seat and d.kind == "window"), None)
        pass_ = d and next((o for o in d.options if o.verb == "pass"), None)
        if d is None or pass_ is None:
            return None
        quiet = all(o is pass_ or s.face(o.card).code in s.players[seat].muted for o in d.options)
        return (d, pass_) if quiet else None


def muting(code: str, on: bool) -> Option:
    return Option("auto_pass" if on else "auto_ask", value=code)


def visible(game: ChampionsGame, seat: int, card: int) -> str:
    """The code of a card that this seat sees."""
    v = game.view(seat)
    piles = [v["play"], v["table"], v["encounter_discard"]]
    piles += [p[k] for p in v["players"] for k in ("hand", "discard") if k in p]
    piles += [p["own_deck"][k] for p in v["players"] if "own_deck" in p for k in ("top", "discard")]
    found = next((str(c["code"]) for pile in piles for c in pile if c["id"] == card), "")
    if found not in FACES:
        raise Refused("no card here")
    return FACES[found].code


def usual(game: ChampionsGame, seat: int, card: int) -> str:
    """What a player most likely wants of a card, if nothing is said."""
    inst = game.state.play.get(card)
    if inst is None:
        return "play"
    if inst.controller == seat and inst.face.kind in ("hero", "ally"):
        return "attack"
    return {"alter_ego": "recover", "villain": "attack", "minion": "attack"}.get(inst.face.kind, "use")


def _deck_name(deck: Any, lang: str) -> str:
    """A deck as a list of games calls it: its own name, else its aspects."""
    if not isinstance(deck, str):
        return str(deck["name"]) or aspect_names(tuple(deck["aspects"]), lang)
    hero, _, rest = deck.partition(":")
    if hero not in HEROES:  # made up by a position: the list tells of the others all the same
        return ""
    aspects = rest.split(":")[0] or next(iter(HEROES[hero].decks), "")
    return aspect_names(tuple(a for a in aspects.split("+") if a in ASPECTS), lang)
