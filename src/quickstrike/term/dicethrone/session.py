"""A game of Dice Throne at the terminal: tell what happened, draw the dice, say what each keep is worth, ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...bots.dicethrone.advice import Advice, rolling
from ...dicethrone import DiceThroneGame
from ...dicethrone.text.options import decision_text
from ...kernel.decision import Decision, Option
from ...kernel.language import FIRST
from ...kernel.speech import Line
from ..terminal import Terminal
from ..typed import plain
from .aside import Aside
from .dice_prompts import NOTHING, PROMPTS
from .drawing import Board
from .menu import Group, Row, menu, percent

if TYPE_CHECKING:
    from ...games import Kit

WHOLE_BOARD = ("main", "discard")
"""Decisions at which the whole table is shown; elsewhere a line for each player is enough."""
STYLES = {
    "turn": ("bold", "blue"),
    "damage": ("red",),
    "defeated": ("bold", "red"),
    "over": ("bold",),
    "heal": ("green",),
    "roll": ("cyan",),
    "activate": ("bold",),
    "declare": ("bold",),
}


class Session(Terminal[DiceThroneGame]):
    """Dice Throne: the dice are drawn, and what each keep is worth is told."""

    prompts, styles = PROMPTS, STYLES

    def __init__(self, game: DiceThroneGame, path: Path, *, kit: Kit, **settings: Any) -> None:
        self.adviser = kit.bot_of("odds")  # the bot that `hint` asks
        self.paused = False  # ask before bots choose, wherever the person could act
        self.advice: Advice | None = None  # of the decision that is shown
        super().__init__(game, path, kit=kit, **settings)

    @classmethod
    def indent(cls, x: Line) -> str:
        return " " if x.heading else "    "

    # ---- what the person sees
    def view(self, seat: int) -> Board:
        return Board(self.game, seat, self.paint, self.lang, self.labels)

    def prepare(self, d: Decision) -> None:
        super().prepare(d)
        self.advice = Advice(self.game, d.seat) if rolling(self.game, d.seat) else None

    def board(self, seat: int) -> list[str]:
        board = self.view(seat)
        if seat < 0 or self.game.result is not None:
            return board.lines()
        return [*board.lines(), "", board.head("abilities"), *board.abilities({})]

    def show(self, d: Decision) -> None:
        self.news()
        board = self.view(d.seat)
        if d.kind in WHOLE_BOARD:
            self.put("", *board.lines())
        else:
            self.put("", *board.status_lines(incoming=d.about not in ("last", "isolated")))
        self.ask(d)

    def ask(self, d: Decision) -> None:
        board, a = self.view(d.seat), self.advice
        if d.kind in ("roll", "attempt", "die") or (d.kind == "react" and d.about in ("dice", "declared")):
            self.put(*board.dice())
        if d.kind == "roll" and a is not None and a.left:
            chances = {x.id: percent(p, self.lang) for x, p in a.chances()}
            now = tuple(o.value for o in d.options if o.verb == "declare")
            self.put("", board.head("aims"), *board.abilities(chances, now))
        self.put_question(self.question(d))
        self.options = []
        best = self.adviser.choose(self.game, d) if d.kind == "roll" and self.game.state.rolls[-1].dice else None
        still = d.options if self.selection is None else self.selection.options
        for group in menu(self.game, d, self.lang, a, best):
            if rows := [r for r in group.rows if r.option in still]:
                self.put(*self.group_lines(d, Group(rows, group.title)))
        self.put(*self.picked_lines())
        if any(o.verb == "keep" for o in d.options):
            self.put(self.paint(f"   ({self.word('keep how' if d.kind == 'roll' else 'attempt how')})", "dim"))

    def question(self, d: Decision) -> str:
        if d.kind == "anytime":
            asked = self.game.decision
            return self.word("paused", who=self.name_of(asked.seat)) if asked else ""
        return decision_text(self.game.state, d, self.lang)

    def group_lines(self, d: Decision, group: Group) -> list[str]:
        if not group.title:
            wide = max(len(r.text) for r in group.rows) if len({r.option.verb for r in group.rows}) == 1 else 0
            return [line for r in group.rows for line in self.row_lines(d, r, wide)]
        pieces = []
        for r in group.rows:
            self.options.append(r.option)
            said = f"{self.paint(len(self.options), 'bold', 'cyan')} {r.text}{f' ({r.note})' if r.note else ''}"
            pieces.append(said + (self.paint(" ★", "yellow") if r.best else ""))
        title = [] if d.kind == "die" else [self.paint(f"     {group.title}", "dim")]
        return [*title, *self.paint.flow(pieces, "       ", "   ")]

    def row_lines(self, d: Decision, r: Row, wide: int = 0) -> list[str]:
        """wide: as wide as the others of its group, so that notes stand in a column."""
        self.options.append(r.option)
        below = d.kind in ("react", "defence", "anytime")
        mark = self.paint(" ★", "yellow") if r.best else ""
        return self.noted(len(self.options), r.text, r.note, below=below, wide=wide, mark=mark)

    # ---- what the person types
    def entered(self, d: Decision) -> None:
        """Nothing was typed: if there is nothing to choose, the game goes on."""
        if len(d.options) == 1:
            self.choose(d, [d.options[0]])
        else:
            super().entered(d)

    def choose(self, d: Decision, picked: Sequence[Option]) -> None:
        if d.kind == "anytime" and [o.verb for o in picked] == ["pass"]:
            self.passed()
        else:
            super().choose(d, picked)

    def passed(self) -> None:
        """Nothing before the opponent's choice: let them choose."""
        d = self.game.decision
        assert d is not None
        self.game.answer(self.bots[d.seat].choose(self.game, d), seat=d.seat)
        self.tell()

    def understood(self, d: Decision, line: str) -> bool:
        """Words of an option: "pass", "sell samesies". It is chosen if no other one has them."""
        wish = plain(line).split()
        fits = [o for o in d.options if self.fits(wish, f"{o.verb} {self.text_of(d, o)}")]
        if len(fits) > 1:
            exact = [o for o in fits if plain(self.text_of(d, o)) == " ".join(wish)]
            fits = exact or fits
        if len(fits) > 1:
            which = [f"{self.options.index(o) + 1} {self.text_of(d, o)}" for o in fits if o in self.options]
            self.say("several fit", "yellow", what=line, which=which[:4])
        elif fits:
            self.choose(d, [fits[0]])
        return bool(fits)

    def fits(self, wish: list[str], text: str) -> bool:
        words = plain(text.replace("_", " ")).split()
        return bool(wish) and len(wish[0]) > 1 and all(any(w.startswith(x) for w in words) for x in wish)

    # ---- commands
    def actions(self, d: Decision | None, rest: str) -> dict[str, Callable[[], None]]:
        aside = Aside(self, d)
        return {
            **super().actions(d, rest),
            "keep": lambda: self.keep(d, rest),
            "reroll": lambda: self.reroll(d, rest),
            "pause": self.pause,
            "why": lambda: aside.why(rest),
            "card": lambda: aside.card(rest),
            "hero": lambda: aside.hero(rest),
            "odds": aside.odds,
            "hint": lambda: aside.hint(rest),
        }

    def keep(self, d: Decision | None, rest: str) -> None:
        wanted = "" if rest.lower() in ("", "-", *NOTHING[self.lang]["nothing"], *NOTHING[FIRST]["nothing"]) else rest
        self.keep_these(d, wanted, lambda dice, given: given)

    def reroll(self, d: Decision | None, rest: str) -> None:
        def others(dice: list[str], given: list[str]) -> list[str]:
            left = list(dice)
            for x in given:
                left.remove(x)
            return left

        self.keep_these(d, rest, others)

    def keep_these(self, d: Decision | None, text: str, of: Callable[[list[str], list[str]], list[str]]) -> None:
        keeps = {o.value: o for o in d.options if o.verb == "keep"} if d is not None else {}
        if d is None or not keeps:
            self.say("no dice", "yellow")
            return
        dice = [str(x) for x in self.game.state.rolls[-1].dice]
        given = sorted(text.replace(",", " ").replace(" ", ""))
        try:
            kept = "".join(sorted(of(dice, given))) or "-"
        except ValueError:  # a die that is not there
            kept = "?"
        if kept not in keeps:
            self.say("no keep", "yellow", what=text, dice=" ".join(dice))
            return
        self.choose(d, [keeps[kept]])

    def pause(self) -> None:
        self.paused = not self.paused
        self.say("pause on" if self.paused else "pause off", "green")

    # ---- the game goes on
    def offered(self) -> Decision | None:
        """With `pause`: before an opponent chooses, what the person could do."""
        x = next((x for x in self.game.open_offers() if x.seat not in self.bots), None) if self.paused else None
        return x and Decision(x.seat, "anytime", (*x.options, Option("pass")), optional=True)
