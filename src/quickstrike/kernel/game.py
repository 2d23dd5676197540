"""Game: the few verbs through which a person, a bot, a server or a researcher does everything.

`decision`, `answer`, `view`, `clone`, `save`, `undo`, and those of `questions.py`: `explain`, `why`, `card`, `clock`. A game
subclasses `Game` and says how its state is set up, seen and packed; `contract.py` says what it owes and checks it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from .. import __version__
from .chance import EDITION, seed_of
from .choosing import row_of
from .codec import FORMAT, dec_kernel, enc_kernel
from .decision import Decision, Option, option_of
from .documents import tidy
from .errors import IllegalAnswer, OtherDefinitions, QuickstrikeError, SaveError, StaleAnswer, did_you_mean
from .language import Joined, Said
from .ops import Book
from .questions import Questions
from .run import Halt, answer, meant, run
from .savetext import UNWRITTEN, dumps, grown
from .state import State
from .toml import dumps as toml

if TYPE_CHECKING:
    from .position import Positions
    from .setting import Seed, Setting

S = TypeVar("S", bound=State)
EVERY = 16  # answers between two snapshots
KEEP = 48  # the most snapshots kept: beyond that every other old one is dropped
MANY = 10**9  # a number in a save that is too large to be a count


class Game(Questions, Generic[S]):
    """A game under way, with its log of answers and the snapshots that make undo cheap."""

    name: ClassVar[str]
    book: ClassVar[Book]
    counts: ClassVar[str] = "round"  # what its clock counts
    hides: ClassVar[bool] = True  # is there anything, besides chance to come, that a seat can't know?
    commands: ClassVar[tuple[str, ...]] = ()  # verbs that are settings, not answers

    def __init__(self, setup: dict[str, Any], state: S) -> None:
        self.setup = setup
        self.state: S = state
        self.answers: list[tuple[int, Option]] = []
        self.log: list[tuple[Any, ...]] = []
        self.undone = 0  # steps taken back
        self.peeked = 0  # how often an undo went back past a moment when something hidden was revealed
        self.migrated = False  # loaded from a save of other definitions, by playing its answers again
        self.halt: Halt | None = None  # where a position stops to look at the table although nobody is asked
        self.lessons: list[tuple[int, tuple[Any, ...]]] = []  # lessons for a learner, each with its place in the log
        self._snapshots: list[tuple[int, int, State]] = []  # (answers, notes in the log, state)
        self._answers_text = self._log_text = UNWRITTEN  # what the last save said of them
        self._remembers = not state.quiet  # whether it takes snapshots; without, undo plays again from the start

    # ---- what a game says
    @classmethod
    def setting(cls) -> type[Setting]:
        """What its tables are set up from; it alone knows which of them are legal."""
        raise NotImplementedError

    @classmethod
    def laid_out(cls, setting: Any, seed: Seed) -> S:
        """The table of a setting that was checked, before the first step is taken."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, Any]:
        raise NotImplementedError

    def pack(self) -> dict[str, Any]:
        """The game's own part of the state."""
        raise NotImplementedError

    @classmethod
    def unpack(cls, setup: dict[str, Any], packed: dict[str, Any]) -> S:
        """A state with the game's own part filled in, and everything that is derived."""
        raise NotImplementedError

    def offers(self) -> list[Decision]:
        """Decisions that a seat may answer but need not: the game goes on without.

        They are derived from the state, so they are not saved, and carry the number of the newest decision. The frame
        on top takes the answer; it closes its own open decisions, does what was asked for and then asks again.
        """
        return []

    def payoff(self, seat: int) -> float | None:
        """What the result is worth to a seat: 1 won, 0 lost, a half drawn; None while the game goes on."""
        raise NotImplementedError(f"{self.name} does not say what its results are worth")

    @classmethod
    def positions(cls) -> Positions[Any]:
        """How positions of this game are read, played and written; a plain one is a save."""
        from .position import Positions

        plain: Positions[Any] = Positions()
        plain.game = cls
        return plain

    def seats(self) -> list[int]:
        """Everyone who sits at the table, also those who are out of the game."""
        return self.state.order()

    # ---- what a game says for the contract test, see contract.py
    def invariants(self) -> list[str]:
        """What is wrong with this state: a card lost or in two places, a number below zero, ..."""
        return []

    def kept(self) -> list[int]:
        """Numbers of scopes and events that the table itself still needs (delayed effects); frames count anyway."""
        return []

    def rebuilt(self) -> Any:
        """The trigger index rebuilt from the table alone, as loading does; or a tuple that begins with it. Anything
        else in that tuple the game compares itself, in `invariants`.
        """
        return type(self).load(self.save()).state.index

    def resampled(self, seat: int, salt: int) -> Self:
        """A clone in which everything this seat can't know is drawn again: hidden cards, secret choices, chance to
        come.

        What the seat can conclude from the open decisions stays true: a card that another seat is being asked about is
        where it was, and decisions about hidden cards list the new ones.
        """
        if self.hides:
            raise NotImplementedError(f"{self.name} does not say how to resample")
        other = self.clone()
        other.state.seed = seed_of(f"{self.state.seed}/{salt}")
        return other

    # ---- what a view says about decisions, the same in every game
    def asked(self, seat: int) -> dict[str, Any]:
        """The part of a view that is about decisions: its own with the options, and who else is asked."""
        mine = next((d for d in self.state.pending if d.seat == seat), None)
        return {
            "decision": mine and mine.shown(),
            "offers": [d.shown() for d in self.open_offers() if d.seat == seat],
            "waiting_for": [d.seat for d in self.state.pending],
        }

    # ---- decisions
    @property
    def result(self) -> str | None:
        return self.state.result

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for (the first, where several seats may answer in any order)."""
        p = self.state.pending
        return p[0] if p else None

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions: those the game waits for, then those a seat may use."""
        return [*self.state.pending, *self.open_offers()]

    def open_offers(self) -> list[Decision]:
        return [d.numbered(self.state.number) for d in self.offers()] if self.state.result is None else []

    # ---- how one begins
    @classmethod
    def create(cls, setup: dict[str, Any]) -> Self:
        """From a setup as a save keeps it: a setting and a seed, or a position."""
        if "position" in setup:
            return cls.from_position(setup)
        setting = cls.setting().read(setup)
        return cls.begin(setting, setup.get("seed", 0), setup.get("quiet", False))

    @classmethod
    def begin(cls, setting: Setting, seed: Seed = 0, quiet: bool = False) -> Self:
        """Set up the table of a setting; quiet: take no notes and no snapshots (simulation)."""
        setting.check()
        state = cls.laid_out(setting, seed)
        state.quiet = quiet
        return cls({**setting.packed(), "seed": seed, "quiet": quiet}, state).start()

    # ---- positions
    def position(self) -> str:
        """The table as a readable file. In the middle of an effect it holds the save."""
        return toml(self.positions().spec(self))

    @classmethod
    def from_position(cls, setup: dict[str, Any]) -> Self:
        """A game whose setup is a position."""
        return cls(setup, cls.positions().state(setup["position"])).start()

    def start(self) -> Self:
        run(self.state, self.halt)
        self._settle()
        return self

    def teach(self) -> None:
        """From now on record every timing window, for `news`. Neither the game nor its log or saves change."""
        self.state.lessons = []

    def news(self, since: tuple[int, int]) -> tuple[list[tuple[Any, ...]], tuple[int, int]]:
        """The notes of the log since then, with the lessons where they belong; and where to continue next time."""
        at, out = since[0], []
        for place, lesson in self.lessons[since[1] :]:
            out += self.log[at:place]
            out.append(lesson)
            at = max(at, place)
        return out + self.log[at:], self.now()

    def now(self) -> tuple[int, int]:
        """How far the log has come, for `news`."""
        return len(self.log), len(self.lessons)

    def _settle(self) -> None:
        s = self.state
        if s.lessons:
            self.lessons += [(len(self.log) + place, x) for place, x in s.lessons]
            s.lessons.clear()
        if s.notes:
            self.log += s.notes
            s.notes.clear()

    def answer(self, option: Option | str, number: int | None = None, seat: int | None = None) -> Decision | None:
        """Answer an open decision, by one of its options or that option's id; gives the next decision.

        `number` is the decision's number; with an `Option` it is known. An answer to a decision that is no longer open
        is refused, so nothing is ever applied twice. `seat` says who answers: then only that seat's decisions count.
        """
        s, n = self.state, len(self.answers)
        if isinstance(option, Option) and (by := meant(s, option, number, seat)) >= 0:  # mostly
            chosen = option
        else:
            by, chosen = self._check(option, number, seat)
        if self._remembers and n % EVERY == 0:
            self._snapshot(n)
        self.answers.append((by, chosen))
        answer(s, by, chosen, self.halt)
        if s.notes or s.lessons:
            self._settle()
        p = s.pending
        return p[0] if p else None

    def command(self, seat: int, option: Option) -> None:
        """Change a seat's settings. Part of the log, since it changes which questions are asked."""
        n = len(self.answers)
        if self._remembers and n % EVERY == 0:
            self._snapshot(n)
        self.answers.append((seat, option))
        self.obey(seat, option)

    def obey(self, seat: int, option: Option) -> None:
        """Carry out a command (see `commands`)."""
        raise NotImplementedError

    def _check(self, option: Option | str, number: int | None, seat: int | None) -> tuple[int, Option]:
        s = self.state
        if isinstance(option, Option):
            number = option.decision or number
        if s.result is not None:
            raise IllegalAnswer("over", result=s.result)
        open_ = self.decisions
        numbers = Joined((d.number for d in s.pending), "and")
        if number is not None:
            open_ = [d for d in open_ if d.number == number]
            if not open_:
                raise StaleAnswer("stale", number=number, open=numbers)
        if seat is not None:
            open_ = [d for d in open_ if d.seat == seat]
            if not open_:
                raise IllegalAnswer("seat not asked", seat=seat, number=number or numbers)
        wanted = option.id if isinstance(option, Option) else option
        if not isinstance(wanted, str):
            raise IllegalAnswer("no answer", what=wanted)
        for d in open_:
            for o in d.options:
                if o.id == wanted:
                    return d.seat, o
        ids = [o.id for d in open_ for o in d.options]
        raise IllegalAnswer("no option", what=wanted, number=number or numbers, near=did_you_mean(wanted, ids))

    def answer_many(self, options: Iterable[Option | str], seat: int | None = None) -> Decision | None:
        """Answer several decisions, such as a whole payment: all of them or, if one does not fit, none.

        An option whose decision is open answers that one; any other, listed before, is matched by its id.
        """
        mark = self._mark()
        try:
            for o in options:
                is_open = isinstance(o, Option) and any(d.number == o.decision for d in self.state.pending)
                self.answer(o.id if isinstance(o, Option) and not is_open else o, seat=seat)
        except Exception:
            self._reset(mark)
            raise
        return self.decision

    def choose(
        self, ids: Iterable[Option | str], seat: int | None = None, number: int | None = None
    ) -> Decision | None:
        """Answer with a whole selection: a payment, discards, "up to three", a division. In any order, all or nothing.

        What comes before it may be included: a card to play and what pays for it. See `Ask` for what is enough.
        """
        wanted = [o.id if isinstance(o, Option) else o for o in ids]
        if not all(isinstance(i, str) for i in wanted):
            raise IllegalAnswer("no answer", what=next(i for i in wanted if not isinstance(i, str)))
        if not wanted:
            raise IllegalAnswer("no answer", what=())
        seat = self._check_open(wanted[0], seat, number)
        mark = self._mark()
        try:
            for d, o in row_of(self, wanted, seat):
                self.answer(o, d.number, seat)
        except Exception:
            self._reset(mark)
            raise
        return self.decision

    def _check_open(self, id: str, seat: int | None, number: int | None) -> int:
        """The seat that is asked something to which this belongs; refused as a single answer would be."""
        for d in self.decisions:
            if seat in (None, d.seat) and number in (None, d.number) and (id in d.ask.of or d.find(id) is not None):
                return d.seat
        return self._check(id, number, seat)[0]

    def find(self, verb: str, **fields: Any) -> Option:
        """The option with these fields, e.g. `find("attack", card="rook", target="pawn")`."""
        found = [
            o
            for d in self.decisions
            for o in d.options
            if o.verb == verb and all(self.is_called(o, k, v) for k, v in fields.items())
        ]
        if not found:
            there = [o.id for d in self.decisions for o in d.options]
            raise IllegalAnswer("no such option", verb=verb, fields=str(fields), there=there or Said("none"))
        return found[0]

    # ---- copies
    def clone(self, quiet: bool = False) -> Self:
        """An independent copy that continues in the same way. It shares no state and can be undone as far back.

        quiet: a copy to try something out in (rollouts, search). It has no log and takes no notes and no snapshots, which
        is quicker; everything else is the same.
        """
        g = type(self)(self.setup, self.state.clone())  # type: ignore[arg-type]
        g.answers, g.undone, g.peeked = self.answers.copy(), self.undone, self.peeked
        g._answers_text = self._answers_text
        if quiet:
            g.state.quiet, g._remembers = True, False
            return g
        g._log_text = self._log_text
        g.log, g._remembers = self.log.copy(), self._remembers
        g._snapshots = self._snapshots.copy()  # never changed once made: they are cloned when used
        return g

    def _snapshot(self, n: int) -> None:
        snaps = self._snapshots
        snaps.append((n, len(self.log), self.state.clone()))
        if len(snaps) > KEEP:
            del snaps[1 : KEEP // 2 : 2]

    def _mark(self) -> tuple[int, int, State]:
        return len(self.answers), len(self.log), self.state.clone()

    def _reset(self, mark: tuple[int, int, State]) -> None:
        n, notes, state = mark
        del self.answers[n:], self.log[notes:]
        taught = self.state.lessons
        self.lessons = [x for x in self.lessons if x[0] < notes]
        self.state = state.clone()  # type: ignore[assignment]
        self.state.lessons = None if taught is None else []
        while self._snapshots and self._snapshots[-1][0] >= n:
            self._snapshots.pop()

    def reaches(self, n: int) -> bool:
        """Can the moment after the first n answers be restored from a snapshot, or must the game be replayed for it?"""
        return bool(self._snapshots) and self._snapshots[0][0] <= n

    def undo(self, steps: int = 1) -> Decision | None:
        """Take back the last answers. Hidden things seen meanwhile can't be unseen: `peeked` counts such steps."""
        n = len(self.answers) - steps
        if n < 0 or steps < 1:
            raise IllegalAnswer("too far back", steps=steps, n=len(self.answers))
        if not self.reaches(n):
            self._rebuild()
        base = next(x for x in reversed(self._snapshots) if x[0] <= n)
        seen, redo = (self.state.seen, self.state.counter), self.answers[base[0] : n]
        self._reset(base)
        for seat, o in redo:
            answer_again(self, seat, o)
        self.undone += steps
        self.peeked += (self.state.seen, self.state.counter) != seen
        return self.decision

    def _rebuild(self) -> None:
        """After a load, or in a quiet game, there are no snapshots: play the answers again from the start, once."""
        try:
            g = type(self).replay(self.setup, [(seat, o.id) for seat, o in self.answers], _remember)
        except SaveError:
            g = None
        if g is not None:
            g.state.quiet = self.state.quiet
        if g is None or g.canonical() != self.canonical():
            raise IllegalAnswer("no way back")
        self._snapshots = [(n, min(notes, len(self.log)), state) for n, notes, state in g._snapshots]
        for _, _, state in self._snapshots:
            state.quiet = self.state.quiet

    # ---- saves
    def canonical(self) -> str:
        """The state as text, without the log and the answers that led to it: equal if and only if the states are."""
        return json.dumps([enc_kernel(self.state, self.book), self.pack()], sort_keys=True)

    def save(self) -> str:
        """The whole game as text: its state as it is, even in the middle of an effect, and the answers so far."""
        self._answers_text = grown(self._answers_text, self.answers, _listed)
        self._log_text = grown(self._log_text, self.log)
        head = {
            "quickstrike": FORMAT,
            "version": __version__,
            "game": self.name,
            "chance": EDITION,
            "setup": self.setup,
        }
        state, table = dumps(enc_kernel(self.state, self.book)), dumps(self.pack())
        return (
            f'{dumps(head)[:-1]}, "state": {state}, "table": {table}, "answers": [{self._answers_text[2]}], '
            f'"log": [{self._log_text[2]}], "undone": {dumps([self.undone, self.peeked])}}}'
        )

    @classmethod
    def load(cls, text: str) -> Self:
        v = read_save(text, cls.name)
        try:
            answers = [(seat, option_of(o)) for seat, o in v["answers"]]
            try:
                if v.get("chance") != EDITION:  # the state would go on, but could not be taken back to its beginning
                    raise OtherDefinitions("changed", what="shuffle")
                state = cls.unpack(v["setup"], v["table"])
                dec_kernel(state, v["state"], cls.book)
            except OtherDefinitions as changed:
                return cls._migrated(v, changed)
            g = cls(v["setup"], state)
            g.answers = answers
            g.log = [tuple(x) for x in v["log"]]
            g.undone, g.peeked = v["undone"]
            g.loaded()
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
            raise SaveError("damaged", detail=f"{type(e).__name__}: {e}") from e
        return g

    @classmethod
    def _migrated(cls, v: dict[str, Any], changed: OtherDefinitions) -> Self:
        """A save made by other definitions: if its answers still make sense from the start, play them again."""
        try:
            g = cls.replay(v["setup"], [(seat, o) for seat, o in v["answers"]])
        except QuickstrikeError as e:
            raise SaveError("leads nowhere", changed=changed) from e
        g.migrated = True
        return g

    def loaded(self) -> None:
        """A hook for what must be derived after a load."""

    @classmethod
    def replay(
        cls, setup: dict[str, Any], answers: Iterable[tuple[int, str]], watch: Callable[[Self], None] | None = None
    ) -> Self:
        """Set up the same game and give the same answers. Whatever goes wrong is a `SaveError`."""
        with _sound_or(SaveError("save setup")):
            g = cls.create(setup)
        for i, (seat, wanted) in enumerate(answers):
            if watch:
                watch(g)
            with _sound_or(SaveError("replay", n=i + 1, what=tidy(str(wanted)), seat=seat)):
                g.give_again(seat, wanted)
        return g

    def give_again(self, seat: int, wanted: str) -> None:
        """One answer of a log, by its id."""
        if wanted.partition("=")[0].partition(">")[0].partition("/")[0] in self.commands:
            self.command(seat, option_of(wanted))
            return
        o = next((o for d in self.decisions if d.seat == seat for o in d.options if o.id == wanted), None)
        if o is None:
            raise SaveError("replay", n=len(self.answers) + 1, what=tidy(wanted), seat=seat)
        self.answer(o, seat=seat)


def _listed(answers: list[tuple[int, Option]]) -> list[tuple[int, str]]:
    return [(seat, o.id) for seat, o in answers]


def _remember(g: Game[Any]) -> None:
    g._remembers = True


@contextmanager
def _sound_or(e: SaveError) -> Iterator[None]:
    """A setup and its answers may come from anywhere: if they break something, the error says that they are wrong."""
    try:
        yield
    except QuickstrikeError:
        raise
    except Exception as why:
        raise e from why


def answer_again(g: Game[Any], seat: int, option: Option) -> None:
    if option.verb in g.commands:
        g.command(seat, option)
        return
    g.answer(next(o for d in g.decisions if d.seat == seat for o in d.options if o == option), seat=seat)


def read_save(text: str, name: str) -> dict[str, Any]:
    """The outer shell of a save, checked."""
    try:
        v = json.loads(text, parse_float=_no_fraction, parse_constant=_no_fraction)
    except json.JSONDecodeError as e:
        raise SaveError("cut off", place=Said("place", line=e.lineno, column=e.colno)) from e
    except (ValueError, RecursionError) as e:
        raise SaveError("cut off", place="") from e
    if not isinstance(v, dict) or "quickstrike" not in v:
        raise SaveError("no save")
    if v["quickstrike"] != FORMAT:
        raise SaveError("save format", found=v["quickstrike"], known=FORMAT)
    if v.get("game") != name:
        raise SaveError("other game", found=v.get("game"), wanted=name)
    for field, fits in SHAPES.items():
        if field not in v:
            raise SaveError("damaged field", field=field)
        if not fits(v[field]):
            raise SaveError("damaged", detail=repr(field))
    return v


def _no_fraction(text: str) -> Any:
    """There is none in a state, and one that came in would be refused only when the game is saved again."""
    raise SaveError("damaged", detail=repr(text[:40]))


def _counts(v: Any) -> bool:
    return isinstance(v, list) and len(v) == 2 and all(type(x) is int and 0 <= x < MANY for x in v)


def _answers(v: Any) -> bool:
    return isinstance(v, list) and all(
        isinstance(x, list) and len(x) == 2 and type(x[0]) is int and isinstance(x[1], str) for x in v
    )


SHAPES: dict[str, Callable[[Any], bool]] = {
    "setup": lambda v: isinstance(v, dict),
    "state": lambda v: isinstance(v, dict),
    "table": lambda v: isinstance(v, dict),
    "answers": _answers,
    "log": lambda v: isinstance(v, list) and all(isinstance(x, list) for x in v),
    "undone": _counts,
}
"""The fields of a save, and a test for each."""
