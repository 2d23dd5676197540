"""A game in a known position, played by a file or a test: it finds the wanted option among the open decisions, and
fails with a list of what is open if there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NoReturn, Protocol, Self, TypeVar

from ..decision import Decision, Option
from ..errors import IllegalAnswer
from ..game import Game
from ..language import Both, Said, told
from ..toml import inline
from ..why import Why
from .sheet import Saying
from .stopping import Stop

G = TypeVar("G", bound=Game[Any])
PATIENCE = 500
"""How many answers are given automatically before giving up on a decision."""
SHOWN = 25
"""The most options that a message lists."""


class CannotDo(IllegalAnswer):
    """A step that is not possible at this table: a difference, not a mistake in the file."""


class Watch(Protocol):
    """An observer of the steps."""

    def before(self, decision: Decision, option: Option) -> None:
        """This answer is about to be given."""

    def after(self) -> None:
        """Something has happened."""

    def refused(self, intent: Option, why: Why) -> None:
        """Something turned out to be impossible, as expected."""


class Fields:
    """The fields of an option in words: "card Knight, target Dragon"."""

    def __init__(self, rows: Iterable[tuple[str, Any]]) -> None:
        self.rows = list(rows)

    def told(self, lang: str) -> str:
        return ", ".join(f"{k} {told(v, lang)}" for k, v in self.rows)


@dataclass(frozen=True)
class Wanted:
    """An option as somebody describes it. fits: is it this one? said: its fields in words. intent: the option as
    `explain`
    takes it, for a seat; None where the rules have nothing to say. gone: something it names is not there at all."""

    verb: str
    fits: Callable[[Option], bool]
    seat: int | None = None
    said: tuple[tuple[str, Any], ...] = ()
    intent: Callable[[int], Option | None] = lambda seat: None
    gone: Said | None = None


class Playing(Generic[G]):
    """Verbs return the position, so that they can be chained."""

    words: ClassVar[str] = "pos"
    turn: ClassVar[str] = "turn"  # the kind of decision at which nothing is in progress
    refusing: ClassVar[tuple[str, ...]] = ("pass", "done", "decline", "no", "stop")  # verbs that decline
    going_on: ClassVar[tuple[str, ...]] = ("end_turn", "next")  # verbs that continue a turn
    countless: ClassVar[tuple[str, ...]] = ()  # verbs of options that are too many to list
    explained: ClassVar[tuple[str, ...]] = ()  # verbs for which the rules explain why they are impossible; none: all
    untold: ClassVar[tuple[str, ...]] = ("why option",)  # keys of reasons that name no rule

    def __init__(self, game: G) -> None:
        self.game = game
        self.stopped = False  # stopped in the middle of something, as the last step asked
        self.watch: Watch | None = None

    def fail(self, key: str, /, **data: Any) -> NoReturn:
        """What can't be done."""
        said = Saying(self.words, key, **data)
        raise CannotDo(said.key, **said.data)

    def check(self) -> None:
        """Called after every answer."""

    # ---- what is asked
    @property
    def decision(self) -> Decision:
        """The first open decision."""
        d = self.game.decision
        return d if d is not None else self._nobody()

    def _nobody(self) -> NoReturn:
        if self.game.result is None:
            self.fail("not begun")
        self.fail("nobody asked", result=self.ended())

    @property
    def asked(self) -> str:
        """The kind of the first open decision, or "" where nobody is asked."""
        return self.game.decision.kind if self.game.decision else ""

    def ended(self) -> Any:
        """How the game ended, in words."""
        return self.game.result

    def who(self, seat: int) -> Any:
        """A player, in words."""
        return Said("player number", n=seat + 1)

    def described(self, d: Decision, o: Option, lang: str) -> str:
        """An open option, for the author of a file."""
        who = f"player {d.seat + 1}: " if len(self.game.seats()) > 1 else ""
        return who + inline({"do": o.verb, **{k: v for k, v in o.shown().items() if k not in ("id", "verb")}})

    def shown(self, verb: str = "") -> Both:
        """All open options, line by line; those with that verb first."""
        rows = [(d, o) for d in self.game.decisions for o in d.options if o.verb not in self.countless]
        rows.sort(key=lambda x: x[1].verb != verb)

        def lines(lang: str) -> str:
            found = list(dict.fromkeys(self.described(d, o, lang) for d, o in rows))
            more = [f"... (+{len(found) - SHOWN})"] if len(found) > SHOWN else []
            return "\n  ".join([*found[:SHOWN], *more])

        return Both.of(lines)

    # ---- finding and giving an answer
    def seek(self, w: Wanted) -> tuple[Decision, Option] | None:
        """The open option that is wanted."""
        for d in self.game.decisions:
            if w.seat in (None, d.seat):
                for o in d.options:
                    if o.verb == w.verb and w.fits(o):
                        return d, o
        return None

    def must(self, w: Wanted) -> tuple[Decision, Option]:
        """Such an option is open."""
        return self.seek(w) or self._missing(w)

    def must_not(self, w: Wanted, rule: str = "") -> Why:
        """No such option is open, and `explain` says why; rule: the id it must name."""
        who = self.decision.seat if w.seat is None else w.seat
        if found := self.seek(w):
            self.fail("is open", option=Both.of(lambda lang: self.described(*found, lang)))
        intent = w.intent(who)
        if w.gone is not None:
            raise CannotDo(w.gone.key, **w.gone.data)
        if intent is None:
            self.fail("nothing against", verb=w.verb)
        why = self.game.explain(who, intent)
        if why:
            self.fail("nothing against", verb=w.verb)
        if rule not in ("", why.rule):
            self.fail("other rule", found=why.rule, why=Both.of(why.text), rule=rule)
        if self.watch is not None:
            self.watch.refused(intent, why)
        return why

    def _missing(self, w: Wanted) -> NoReturn:
        if not self.game.decisions:
            self._nobody()
        rows = [*w.said, *([("player", w.seat + 1)] if w.seat is not None else [])]
        self.fail(
            "no option",
            verb=w.verb,
            said=Fields(rows) if rows else Saying(self.words, "any fields"),
            asked=self.asked,
            why=Said("pos colon", what=w.gone) if w.gone else self._because(w),
            there=self.shown(w.verb),
        )

    def _because(self, w: Wanted) -> Any:
        """The rule that forbids it, if it is one."""
        seat = self.decision.seat if w.seat is None else w.seat
        intent = w.intent(seat) if not self.explained or w.verb in self.explained else None
        if intent is None or (why := self.game.explain(seat, intent)) or why.key in self.untold:
            return ""
        return Saying(self.words, "because", why=Both.of(why.text), rule=why.rule)

    def give(self, decision: Decision, option: Option) -> Self:
        if self.watch is not None:
            self.watch.before(decision, option)
        self.game.answer(option, seat=decision.seat)
        return self._went_on()

    def make(self, seat: int, command: Option) -> Self:
        """Something happens that no player could do."""
        self.game.command(seat, command)
        return self._went_on()

    def _went_on(self) -> Self:
        if self.watch is not None:
            self.watch.after()
        self.check()
        return self

    # ---- moving on
    def begin(self) -> Self:
        """Start a table that was only laid out, or that has stopped: nobody is asked, and it has no result."""
        self.stopped = False
        if not self.asked and self.game.result is None:
            self.game.start()
            self._went_on()
        return self

    def refusal(self, verbs: Iterable[str]) -> Option | None:
        """The option that declines what is asked."""
        return next((o for verb in verbs for o in self.decision.options if o.verb == verb), None)

    def leave(self) -> None:
        """Decline what may be declined; a choice that must be made belongs in the file."""
        d = self.decision
        o = self.refusal((*self.refusing, *self.going_on)) or (d.options[0] if len(d.options) == 1 else None)
        if o is None:
            self.fail("must choose", who=self.who(d.seat), kind=d.kind, there=self.shown())
        self.give(d, o)

    def skip_to(self, kind: str, seat: int | None = None, or_the_end: bool = False) -> Self:
        """Decline everything and end turns until a decision of this kind is open."""
        self.begin()
        for _ in range(PATIENCE):
            if (self.asked == kind and seat in (None, self.decision.seat)) or (or_the_end and not self.asked):
                return self
            if not self.asked:
                break
            self.leave()
        self.fail("never came", kind=kind)

    def pass_all(self) -> Self:
        """Decline everything until somebody's turn continues."""
        return self.skip_to(self.turn, or_the_end=True)

    def run_to(self, stop: Stop) -> Self:
        """Decline everything and end turns until the game has reached the place where it should stop."""
        for _ in range(PATIENCE):
            if stop.reached or self.game.result is not None:
                break
            if self.asked:
                self.leave()
            else:
                self.begin()
        if not stop.reached:
            self.fail("never ended", what=stop.step or stop.op.name)
        self.stopped = not self.asked
        return self

    def decline(self, named: Callable[[], bool]) -> Self:
        """Decline what may be declined, except turns, until something is asked that is named."""
        for _ in range(PATIENCE):
            if not self.asked or self.asked == self.turn or named() or (o := self.refusal(self.refusing)) is None:
                break
            self.give(self.decision, o)
        return self
