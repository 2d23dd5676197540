"""A wire: what the server needs of a game that is particular to it, from the request of a table to its last line.

`Kit.wire` gives it. The plain one here serves any game, out of what every game says of itself: its setting, its speech,
what its decisions ask, its bots. A game with a page of its own overrides what that page reads: `server/<game>/wire.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from .. import games
from ..kernel.decision import Decision, Option
from ..kernel.errors import QuickstrikeError
from ..kernel.game import Game, read_save
from ..kernel.language import LANGUAGES, Words
from ..kernel.position import load as load_position
from ..kernel.setting import LONG
from . import messages as m
from .notices import CLOCKS, HINTS, SAID, Denied, Refused, said, upper
from .picking import proposal
from .story import Audience, Lines

if TYPE_CHECKING:
    from fastapi import APIRouter

    from ..bots import Bot
    from ..games import Kit
    from ..kernel.setting import Setting
    from ..kernel.speech import Line


OWN = frozenset({"resource", "recruit", "play", "use", "power_up", "reinforce", "recover", "flip", "sell"})
"""Verbs whose card belongs to whoever uses them."""


class Wire:
    """Of one game. `game` is always one of its own."""

    request: ClassVar[type[m.NewTable]] = m.PlainTable
    """What `POST /tables` takes."""
    brings: ClassVar[str] = ""
    """The field of its setting that says what each seat plays: in a room everybody brings their own. None where it is empty."""

    hints: ClassVar[Words | None] = None
    """Why its bot would do something: one key per `kind.verb`, kind of decision, or verb."""

    def __init__(self, kit: Kit) -> None:
        self.kit, self.speech = kit, kit.speech()

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process, which knows the game from then on."""
        return _brought, (self.kit,)

    @cached_property
    def adviser(self) -> Bot:
        """The bot that proposes payments and gives hints."""
        return self.kit.bot_of(self.kit.clever)

    own_routes = ""
    """The module that answers requests of this game alone, with its `api` and `catalog_body`; none where it is empty."""

    def routes(self) -> APIRouter | None:
        """Requests that only this game answers."""
        return import_module(self.own_routes).api if self.own_routes else None

    def warm(self) -> None:
        """What its routes work out once, at the start."""
        for lang in LANGUAGES if self.own_routes else ():
            import_module(self.own_routes).catalog_body(lang)

    def file(self, root: Path, path: str) -> Path | None:
        """A file of the page that goes by other names too."""
        return None

    # ---- new tables
    def reads_texts(self, wanted: Any) -> bool:
        """Does it take long to understand this request? Then it is done beside the loop."""
        return False

    def setting(self, wanted: Any) -> Setting:
        """The table that a request describes."""
        try:
            known = {f.name for f in self.kit.form("en")}
            for name in wanted.setting:
                if name not in known:
                    raise QuickstrikeError("field unknown", where=f"setting.{name[:LONG]}")
            found = self.kit.setting().read(wanted.setting)
            found.check()
        except QuickstrikeError as e:
            raise Denied(422, "pass on", what=e, where="setting") from e
        return found

    def seats(self, wanted: Any, setting: Setting) -> Sequence[m.SeatHeld]:
        """Who holds which seat; nobody named: the person has those that are theirs by default."""
        there = len(setting.seats)
        if not wanted.seats:
            mine = range(there) if self.kit.mine == "all" else [int(x) - 1 for x in self.kit.mine.split(",")]
            return [m.SeatHeld(hold="me" if i in mine else "bot") for i in range(there)]
        if len(wanted.seats) != there:
            raise Denied(422, "seats differ", n=len(wanted.seats), of=there, where="seats")
        return list(wanted.seats)

    def seated(self, wanted: m.Wanted) -> list[dict[str, Any]]:
        """Who would sit at such a table, as a form shows it."""
        asked = m.PlainTable(setting=wanted.setting)
        setting = Wire.setting(self, asked)
        game = setting.new(0, quiet=True)
        held = Wire.seats(self, asked, setting)
        return [{"name": self.name(game, i, wanted.lang), "hold": held[i].hold} for i in range(len(held))]

    def load(self, save: str) -> Game[Any]:
        """A save that this server wrote."""
        return self.kit.game().load(save)

    def read(self, text: str) -> Game[Any]:
        """A text from elsewhere: a save, a replay (which is a save) or a position. The state in a save is not trusted:
        only its setup and its answers count, and they are played again."""
        if not text.strip():
            raise Denied(422, "no save text", where="text")
        kind = self.kit.game()
        try:
            if not text.lstrip().startswith("{"):
                found: Game[Any] = load_position(kind.positions(), text).game
                return found
            v = read_save(text, kind.name)
            game = kind.replay(v["setup"], v["answers"])
        except NotImplementedError:
            raise Denied(422, "not loadable", where="text") from None
        except QuickstrikeError as e:
            raise Denied(422, "pass on", what=e, where="text") from e
        game.undone, game.peeked = v["undone"]
        return game

    def keep(self, playing: Collection[Game[Any]]) -> None:
        """Only these are still played: what others brought with them may be forgotten."""

    def brought(self, game: Game[Any], seat: int, starter: str | None, text: str | None) -> Game[Any]:
        """The same table, with another deck or hero at this seat: by its name, or written out."""
        wanted = starter if text is None else text
        if not wanted or self.brings not in game.setup:  # nor is there anything to bring to a position
            raise Refused("no bring")
        there = list(game.setup[self.brings])
        there[seat] = wanted
        setup = {**game.setup, self.brings: there}
        self.kit.setting().read(setup).check()
        return self.kit.game().create(setup)

    def plays(self, game: Game[Any]) -> list[str]:
        """What each seat plays, by the names that its form has for it."""
        return [str(x) for x in game.setup.get(self.brings, ())]

    # ---- lists of tables
    def about(self, game: Game[Any]) -> dict[str, Any]:
        """What is stored for the list, as nothing is loaded for it."""
        names = {lang: [self.name(game, x, lang) for x in game.seats()] for lang in LANGUAGES}
        about = {"name": {lang: self.speech.table(game, lang) for lang in LANGUAGES}, "seats": names}
        return {**about, "plays": plays} if (plays := self.plays(game)) else about

    def summary(self, about: dict[str, Any], lang: str) -> dict[str, Any]:
        """What a list says of it."""
        name, seats = about["name"], about["seats"]
        out = {"name": upper_first(name.get(lang, name["en"])), "heroes": seats.get(lang, seats["en"])}
        return {**out, "plays": about["plays"]} if "plays" in about else out

    def players(self, about: dict[str, Any], lang: str) -> list[str]:
        """Who played with or against whom, for the name of a file."""
        names: list[str] = self.summary(about, lang)["heroes"]
        return names

    def clock(self, n: int, lang: str) -> str:
        """How far a game has come."""
        return CLOCKS[lang].get(self.kit.game().counts, "{n}").format(n=n)

    def bot_name(self, bot: str, lang: str) -> str:
        return SAID[lang].get(bot, bot)

    # ---- what is seen
    def name(self, game: Game[Any], seat: int, lang: str) -> str:
        return upper_first(self.speech.seat(game, seat, lang))

    def view(self, game: Game[Any], seat: int, lang: str) -> dict[str, Any]:
        """What this seat is sent; -1 is a spectator."""
        pending = game.state.pending
        d = next((d for d in pending if d.seat == seat), None)
        out: dict[str, Any] = {
            "clock": self.clock(game.time(), lang),
            "names": [self.name(game, x, lang) for x in game.seats()],
            **self.table(game, seat, lang),
            "result": game.result,
            "waiting_for": [x.seat for x in pending],
            "decision": None if d is None else self.decision(game, d, lang),
            "offers": [self.decision(game, x, lang) for x in game.open_offers() if x.seat == seat],
        }
        if game.result is not None:
            out["result_text"] = upper(self.speech.ended(game, lang, () if seat < 0 else (seat,)))
        elif d is None and pending:
            out["asked"] = said("waiting", lang, names=[self.name(game, x.seat, lang) for x in pending])
        return out

    def table(self, game: Game[Any], seat: int, lang: str) -> dict[str, Any]:
        """What lies on the table: here as lines of text; a game with a page of its own says what that draws."""
        return {"board": self.kit.board(game, seat, lang)}

    def decision(self, game: Game[Any], d: Decision, lang: str) -> dict[str, Any]:
        """What is asked, with its words. Of a set all that belongs to it, also what the engine lists only later."""
        words = {o.id: self.words(game, d, o, lang) for o in d.all_options()}
        shown = d.shown()
        listed = {x["id"] for x in shown["options"]}
        out = {
            **shown,
            "title": self.speech.sentence(self.speech.heading(game, d, lang), lang),
            "options": [{**x, **words[x["id"]]} for x in shown["options"]],
        }
        if more := [{**o.shown(), **words[o.id]} for o in d.all_options() if o.id not in listed]:
            out["more"] = more
        return out

    def words(self, game: Game[Any], d: Decision, o: Option, lang: str) -> dict[str, Any]:
        out = {"text": upper_first(self.speech.option(game, d, o, lang))}
        if more := self.speech.detail(game, d, o, lang):
            out["detail"] = more
        return out

    def lines(self, game: Game[Any], notes: list[tuple[Any, ...]], to: Audience) -> Lines:
        """What the last answer brought about, told at the table as it left it."""
        n = len(game.answers)
        return [self.line(game, n, x, to[1]) for x in self.speech.story(game, notes, to[1], to[0])]

    def line(self, game: Game[Any], n: int, x: Line, lang: str) -> dict[str, Any]:
        out = {"n": n, "depth": x.depth, "kind": x.kind, "text": self.speech.sentence(x.text, lang)}
        return {**out, "heading": True} if x.heading else out

    def history(self, game: Game[Any], lang: str) -> dict[str, Any]:
        """A game in retrospect."""
        return {
            "answers": len(game.answers),
            "undone": game.undone,
            "seen": game.peeked,
            "result": game.result,
            "seed": game.setup.get("seed", 0),
            "clock": self.clock(game.time(), lang),
        }

    # ---- help
    def hint(self, game: Game[Any], d: Decision, lang: str) -> dict[str, Any]:
        """{option, options, reason}: options is the whole row where several things are picked together."""
        o = self.adviser.choose(game, d)
        row = proposal(game, d, self.adviser) if d.ask.is_set else []
        return {"option": o.id, "options": row or [o.id], "reason": upper(self.reason(game, d, o, lang))}

    def reason(self, game: Game[Any], d: Decision, o: Option, lang: str) -> str:
        """Why the bot would do that: what it goes by at such a question."""
        keys = (f"{d.kind}.{o.verb}", d.kind.partition(" ")[0], o.verb)
        told = {} if self.hints is None else self.hints[lang]
        why = next((told[key] for key in keys if key in told), HINTS[lang]["other"])
        card = self.named(game, o, lang) if o.verb in OWN else ""
        return told["named"].format(card=card, why=why) if card else why

    def named(self, game: Game[Any], o: Option, lang: str) -> str:
        """The card of one's own that such an option is about; hints name it, as it may be out of sight."""
        return ""

    def why(self, game: Game[Any], msg: m.Why, lang: str) -> dict[str, Any]:
        """Everything that somebody at this seat could want and can't do now, each with its reason."""
        d = next((d for d in game.state.pending if d.seat == msg.seat), None)
        if msg.card is not None:
            raise Refused("no card here")
        if d is None:
            raise Refused("not asked")
        rows = []
        for o in game.intents(msg.seat):
            found = game.explain(msg.seat, o)
            if not found.ok:
                text = upper_first(self.speech.option(game, d, o, lang))
                rows.append({"what": text, "text": upper(found.text(lang)), "rule": found.rule})
        return {"rows": rows}

    # ---- undo
    def step_back(self, game: Game[Any], kinds: list[str], by: str, own: list[int]) -> list[int]:
        """Which of the player's own steps are taken back together, the last one first. own: where they are in the
        answers."""
        if by == "step":
            return own[-1:]
        back = own[-1:]
        for i in reversed(own[:-1]):  # all since somebody else answered
            if any(seat != game.answers[back[-1]][0] for seat, _ in game.answers[i : back[-1]]):
                break
            back.append(i)
        return back

    def settings(self, old: Game[Any], new: Game[Any]) -> list[tuple[int, Option]]:
        """Commands that give the new game the settings of the old one."""
        return []

    # ---- settings
    def auto_pass(self, game: Game[Any], msg: m.AutoPass) -> Option:
        """The command that passes, or asks again, wherever only this card could be used."""
        raise Refused("no auto pass")

    def passed(self, game: Game[Any], seat: int) -> tuple[Decision, Option] | None:
        """A decision that is open already and would not be asked any more, and how it is passed."""
        return None


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def wire_of(kit: Kit) -> Wire:
    return kit.wire()


def _brought(kit: Kit) -> Wire:
    known = {type(k): k for k in games.loaded()}
    if type(kit) not in known:
        games.add(kit)
    return wire_of(known.get(type(kit), kit))
