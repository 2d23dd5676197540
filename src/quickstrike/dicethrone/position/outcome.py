"""Playing a position: its steps one after the other, the story of it, and what differs from what it expects."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.errors import QuickstrikeError, did_you_mean
from ...kernel.language import LANGUAGES, Said
from ...kernel.why import Why
from ..game import DiceThroneGame
from ..hero_file import At, typed
from ..text import decision_text, note_text, option_text, seat_names
from .building import build, saved, setup_of
from .dice_phrases import UNTOLD, refusal, say
from .expect import differences
from .reading import PositionError, Spec, in_words, read
from .steps import check, do
from .telling import table_lines, thing


@dataclass(frozen=True)
class Outcome:
    """How a position ended: whether all was as expected, what was not, the story by language, and the game."""

    passed: bool
    differences: list[Said]
    narration: dict[str, list[str]]
    game: DiceThroneGame
    checked: bool  # it expected something

    def told(self, lang: str = "en") -> list[str]:
        return self.narration[lang]


def run(spec: Spec, *, rules: Callable[[], Collection[str]] | None = None) -> Outcome:
    """Set a position up, play its steps, compare. A mistake in the file raises `PositionError`; a step that can't be
    done is a difference, and the last thing that happens. rules: gives the ids that there are."""
    at = read(spec)
    return _Run(at, rules).play()


def position(spec: Spec) -> DiceThroneGame:
    """The game that a position leads to: set up, its steps played. What differs from what it expects is an error."""
    outcome = run(spec)
    if not outcome.passed:
        raise PositionError("dth pos failed", differences=outcome.differences)
    return outcome.game


def load(spec: Spec) -> DiceThroneGame:
    """The position with its first decision open and none of its steps done."""
    g = laid_out(read(spec))
    return g if g.decisions or g.result else g.start()


def laid_out(at: At) -> DiceThroneGame:
    """The table as it is written: whatever begins there has not begun yet."""
    if "save" not in at:
        s = build(at)
        return DiceThroneGame(setup_of(at, s), s)
    text = saved(at)
    try:
        return DiceThroneGame.load(text)
    except QuickstrikeError as e:
        at["save"].wrong("pos bad save", why=e)
        raise


class _Run:
    def __init__(self, at: At, rules: Callable[[], Collection[str]] | None) -> None:
        self.at, self.steps = at, at.rows("step")
        for key in ("title", "say"):
            in_words(at, key)
        for x in at.rows("rules"):
            if not isinstance(x.value, str):
                x.wrong("no text", key="rules", found=typed(x.value))
        for x in self.steps:
            check(x)
        if rules is not None:
            cited(at, self.steps, rules)
        self.game = laid_out(at)
        self.lines: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
        self.found: list[Said] = []
        self.told = len(self.game.log)

    def play(self) -> Outcome:
        at, g, n = self.at, self.game, 0
        self.opening()
        done = True
        for i, x in enumerate(self.steps, 1):
            heard = "do" in x or "until" in x or "say" in x
            n += heard
            if "do" in x:  # what comes before this answer is not part of it
                self.begin()
            since = len(g.log)
            if "say" in x:
                self.head(n, in_words(x, "say"))
            elif heard and x.text("do") in ("", "calm"):
                self.head(n, say("done until"))
            try:
                self.begin()
                do(g, x, self.naming(n) if "say" not in x else lambda d, o: None)
            except PositionError:
                raise
            except QuickstrikeError as e:
                line = at.page.line(x.way)
                self.found.append(say("step on" if line else "step", n=i, line=line, why=e))
                done = False
            self.news()
            if done and "expect" in x:
                self.check(x["expect"], g.log[since:], i, heard)
            if not done:
                break
        self.begin()
        if done and "expect" in at:
            self.check(at["expect"], g.log, 0, True)
        self.waiting()
        checked = bool(self.found) or any("expect" in x for x in (at, *self.steps))
        return Outcome(not self.found, self.found, self.lines, g, checked)

    def begin(self) -> None:
        """An upkeep phase, for instance, goes on by itself up to the first decision."""
        if not self.game.decisions and self.game.result is None:
            self.game.start()
            self.news()

    def check(self, at: At, notes: list[tuple[Any, ...]], step: int, heard: bool) -> None:
        def refused(o: Option, why: Why) -> None:
            if heard and why.key not in UNTOLD:
                self.add(say("refused", what=thing(self.game.state, o), **refusal(why)), "    ")

        for d in differences(self.game, at, notes, refused):
            self.found.append(say("after", n=step, what=d) if step else d)

    # ---- the story
    def add(self, what: Any, indent: str = "") -> None:
        for lang, lines in self.lines.items():
            text = what.get(lang) or next(iter(what.values())) if isinstance(what, Mapping) else what
            if text := str(text.told(lang) if hasattr(text, "told") else text):
                lines.append(indent + text)

    def opening(self) -> None:
        self.add(self.at.value.get("title", ""))
        self.add(", ".join(x.value for x in self.at.rows("rules")), "  ")
        self.add(self.at.value.get("say", ""), "  ")
        for lang, lines in self.lines.items():
            lines += [f"  {x}" for x in table_lines(self.game.state, lang)]

    def head(self, n: int, what: Any) -> None:
        said = what if isinstance(what, Mapping) else {lang: told(what, lang) for lang in LANGUAGES}
        self.add({lang: f"{n}. {text}" for lang, text in said.items()})

    def naming(self, n: int) -> Callable[[Decision, Option], None]:
        """A step without a sentence of its own is told by the option that is taken."""

        def watch(d: Decision, o: Option) -> None:
            s = self.game.state
            self.head(
                n,
                {
                    lang: told(say("does", who=self.names(lang)[d.seat], what=option_text(s, d, o, lang)), lang)
                    for lang in LANGUAGES
                },
            )

        return watch

    def news(self) -> None:
        new, self.told = self.game.log[self.told :], len(self.game.log)
        heroes = [p.hero for p in self.game.state.players]
        for lang, lines in self.lines.items():
            lines += ["    " + note_text(x, heroes, lang).removesuffix(".") for x in new]

    def names(self, lang: str) -> list[str]:
        return seat_names([p.hero for p in self.game.state.players], lang)

    def waiting(self) -> None:
        """Who is asked what, where it is more than to go on with a turn."""
        for d in self.game.state.pending:
            if d.kind != "main":
                self.add(
                    {
                        lang: told(
                            say("waiting", who=self.names(lang)[d.seat], what=decision_text(self.game.state, d, lang)),
                            lang,
                        )
                        for lang in LANGUAGES
                    }
                )


def told(what: Any, lang: str) -> str:
    return str(what.told(lang) if hasattr(what, "told") else what)


def cited(at: At, steps: list[At], rules: Callable[[], Collection[str]]) -> None:
    """The rules that a position says it shows, or that something is forbidden by, are in the book."""
    named = at.rows("rules")
    for x in (at, *steps):
        if "expect" in x and "cannot" in x["expect"]:
            y = x["expect"]["cannot"]
            named += [z["rule"] for z in (y.each("cannot") if isinstance(y.value, list) else [y]) if "rule" in z]
    known = rules() if named else ()
    for x in named:
        if x.value not in known:
            x.wrong("pos no rule", found=str(x.value), near=did_you_mean(str(x.value), known))
