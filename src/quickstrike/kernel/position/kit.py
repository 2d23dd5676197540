"""What a game supplies so that its positions can be read, played, told and written."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic

from ..decision import FIELDS, Option
from ..documents import Document, PositionError, Spec
from ..documents import read as read_document
from ..errors import QuickstrikeError, SetupError
from ..language import Said, Words, texts
from ..ops import Proc
from ..speech import Speech
from ..state import State
from ..why import Why
from .expecting import Difference
from .playing import G, Playing, Wanted
from .sheet import At, Sheet
from .stopping import Stop, places
from .suggestions import nearest
from .telling import Behind

ABOUT = ("title", "rules", "say", "decline", "step", "expect", "report")
"""What every position may have besides its table."""
STEP = ("do", "until", "say", "expect")
"""What every step may have besides the fields of its verb."""


class Positions(Generic[G]):
    """One object for a game (`Game.positions`). The defaults hold for any game: a step is an answer
    by the fields of its option, an expectation is a part of what everybody sees, and a written position is a save."""

    game: type[G]
    speech: ClassVar[Speech] = Speech()
    words: ClassVar[str] = "pos"  # how the keys of its sentences begin
    such: ClassVar[str] = 'title = "..."'  # an example of what a file may contain
    table: ClassVar[tuple[str, ...]] = ()  # keys of the table; besides "save", which is always allowed
    plain: ClassVar[tuple[str, ...]] = ()  # those that are not tables: in TOML they come before the first table
    texts: ClassVar[Words] = texts("")  # the game's texts in languages that a data file does not have
    meant: ClassVar[Mapping[str, str]] = {}  # keys that people write by mistake, and what they mean
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the verbs of steps with their fields; none: any
    fields: ClassVar[tuple[str, ...]] = ("card", "target", "ability", "value", "player")
    more: ClassVar[tuple[str, ...]] = ()  # fields of a step without a verb
    option: ClassVar[tuple[str, ...]] = ("do", "card", "target", "ability", "value", "player")
    kinds: ClassVar[tuple[str, ...]] = ()  # of decisions; none: any
    procedures: ClassVar[
        Mapping[str, Proc]
    ] = {}  # procedures at the end of which, or of whose steps, a position may stop
    notes: ClassVar[Collection[str]] = ()  # kinds of log lines; none: any
    facts: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}  # what may be expected of the table as a whole
    known: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the words a fact may be
    begins: ClassVar[tuple[str, ...]] = ("", "pass_all")  # steps that start the table themselves

    # ---- the table
    def read(self, spec: Spec) -> At:
        """A position from data, from a file (.toml, .json) or from the text of one."""
        return self.at(read_document(spec, self.such)).table((*self.table, "save", *ABOUT), "position")

    def at(self, document: Document) -> At:
        sheet = Sheet(document, self.words, (*ABOUT[:2], *self.plain), self.meant)
        return At(sheet, document.data)

    def build(self, at: At) -> tuple[State, Any]:
        """The table as written, before anybody is asked; and what else the steps need to know about it."""
        at.fail("only save")

    def begun(self, s: Any) -> bool:
        """Is somebody asked as soon as the table is built? Otherwise it is shown before it is started."""
        return True

    def setup(self, s: Any) -> dict[str, Any]:
        """What the setup of such a game contains besides the position and the seed."""
        return {}

    def playing(self, game: G, built: Any) -> Playing[G]:
        return Playing(game)

    def prepared(self, at: At, t: Playing[G]) -> None:
        """Called before the steps are played."""

    # ---- steps
    def check(self, at: At) -> None:
        """Check the form of a step, before any is played."""
        at.table((*STEP, *self.fields, *self.more), "step")
        verb = at.text("do")
        if verb and self.verbs and verb not in self.verbs:
            at["do"].fail("unknown verb", verb=verb, near=nearest(verb, self.verbs))
        at.text("until", known=(*self.kinds, *places(self.procedures)) if self.kinds else ())
        takes = (*self.takes(at, verb), *self.more)
        for k in at.value:
            if verb and k in self.fields and k not in takes:
                at[k].fail("other field" if takes else "no field", verb=verb, key=k, known=list(takes))
        if not verb and "until" not in at and (extra := [k for k in self.fields if k in at]):
            at[extra[0]].fail("no verb", key=extra[0])

    def takes(self, at: At, verb: str) -> tuple[str, ...]:
        """The fields of a step."""
        return self.verbs.get(verb, self.fields)

    def before(self, t: Any, at: At) -> None:
        """What a step prepares before it is played."""

    def do(self, t: Any, at: At, verb: str) -> None:
        """Play a step. If it can't be done, raise `CannotDo`."""
        if verb == "pass_all":
            t.pass_all()
        else:
            t.give(*t.must(self.wanted(t, at)))

    def until(self, t: Any, at: At) -> None:
        if isinstance(t.game.halt, Stop):
            t.run_to(t.game.halt)
        else:
            t.skip_to(at.text("until"), at.seat("player", len(t.game.seats())))

    def stop(self, at: At) -> Stop | None:
        """Where the game halts in this step although nobody is asked."""
        place = places(self.procedures).get(at.text("until"))
        return Stop(*place) if place else None

    def wanted(self, t: Any, at: At) -> Wanted:
        """The option that a step or an expectation names, by its fields; players count from 1."""
        if "do" not in at:
            at.fail("no do")
        g = t.game
        fields = {k: str(v) if k == "value" else v for k, v in at.value.items() if k in FIELDS}
        verb, seat = at.text("do"), at.seat("player", len(g.seats()))

        def fits(o: Option) -> bool:
            return all(g.is_called(o, k, v) for k, v in fields.items())

        def intent(who: int) -> Option | None:
            try:
                found: Option = g.intent({"verb": verb, **fields}, who)
            except SetupError:  # there is no such card
                return None
            return found

        return Wanted(verb, fits, seat, tuple(fields.items()), intent)

    def names(self, t: Any, at: At) -> bool:
        """Does a step refer to what is asked now? Then it is not declined."""
        verb = at.text("do")
        return t.asked == at.text("until") if not verb else verb != "pass_all" and bool(t.seek(self.wanted(t, at)))

    # ---- expectations
    def expect(self, t: Any, key: str, want: At) -> Iterator[Difference]:
        """What else may be expected besides the facts."""
        want.fail("unknown key", what=want.sheet.say("expectation"), key=key, near=nearest(key, self.expected()))

    def expected(self) -> tuple[str, ...]:
        return (*self.facts, "asked", "can", "cannot", "log")

    def asked(self, t: Any) -> dict[str, Any]:
        """What may be expected of what is asked, besides who and what kind."""
        return {}

    # ---- words
    def heading_of(self, at: At) -> Any:
        """How to tell a step that has no sentence of its own and no option."""
        verb = at.text("do")
        if not verb or verb == "pass_all":
            return at.sheet.say("do pass_all" if verb else "do until")
        return ""

    def table_lines(self, t: Any, lang: str) -> list[str]:
        """The table in a few lines."""
        return []

    def refused(self, t: Any, o: Option, why: Why, lang: str) -> str:
        """That something can't be done, with the reason."""
        return str(Said("pos refused", what=o.verb, why=why.text(lang), rule=why.rule).told(lang))

    def story(self, t: Any, notes: Iterable[tuple[Any, ...]], lang: str, teach: Behind | None) -> list[str]:
        """Notes of the log, in words. teach: adds the rule behind a line."""
        found = self.speech.story(t.game, notes, lang, t.game.seats())
        return [("  " if x.heading else "    " + "  " * x.depth) + (teach(x, lang) if teach else x.text) for x in found]

    # ---- writing
    def write(self, game: G) -> dict[str, Any] | None:
        """A game as the data of a position; None in the middle of an effect, where the save is written instead."""
        return None

    # ---- what follows from this
    def lay(self, at: At) -> Playing[G]:
        """The table as written: nothing has started to run yet."""
        if "save" in at:
            return self._saved(at)
        s, built = self.build(at)
        data = {k: v for k, v in at.value.items() if k != "report"}  # steps too: they may describe cards
        setup = {"position": data, "seed": at.value.get("seed", 0), **self.setup(s)}
        return self.playing(self.game(setup, s), built)

    def laid(self, at: At) -> Playing[G]:
        """The table as shown: at its first decision, unless something happens before that."""
        t = self.lay(at)
        return t.begin() if self.begun(t.game.state) else t

    def _saved(self, at: At) -> Playing[G]:
        """A position in the middle of an effect is the game's save and nothing else."""
        for k in at.value:
            if k in self.table:
                at[k].fail("beside save", key=k)
        try:
            return self.playing(self.game.load(at.text("save")), None)
        except PositionError:
            raise
        except QuickstrikeError as e:
            at["save"].fail("bad save", why=e)

    def state(self, data: Mapping[str, Any]) -> Any:
        """The table of a game that is set up from a position, as it was before the first decision."""
        return self.build(self.at(Document(data)))[0]

    def spec(self, game: G) -> dict[str, Any]:
        """A game as the data of a position."""
        return self.write(game) or {"save": game.save()}
