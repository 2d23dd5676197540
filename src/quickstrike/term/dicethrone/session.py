"""A game of Dice Throne at the terminal: tell what happened, draw the dice, say what each keep is worth, ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...bots import Bot
from ...dicethrone import DiceThroneGame
from ...dicethrone.table import TEAMS
from ...dicethrone.text.grammar import finish, upper
from ...dicethrone.text.names import seat_names
from ...dicethrone.text.options import decision_text, option_text
from ...dicethrone.text.story import note_text
from ...kernel.decision import Decision, Option
from ...kernel.errors import QuickstrikeError
from ...kernel.language import FIRST
from .. import store
from ..champions.cards import plain
from ..paint import Paint, visible
from ..terminal import Note, Terminal
from .advice import Advice, rolling
from .aside import Aside
from .dice_prompts import COMMANDS, HELP, LEGEND, NOTHING, UI
from .mat import Board
from .menu import Group, Row, menu, percent

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


@dataclass(frozen=True)
class Line:
    """One line of the story; kind is that of the note."""

    kind: str
    text: str


def story_lines(x: Line, paint: Paint) -> list[str]:
    indent = " " if x.kind == "turn" else "    "
    return [paint(y, *STYLES.get(x.kind, ())) for y in paint.wrap(x.text, indent, indent + "  ")]


def lines_of(game: DiceThroneGame, notes: Sequence[Note], lang: str) -> list[Line]:
    heroes = [p.hero for p in game.state.players]
    return [Line(str(n[0]), note_text(n, heroes, lang)) for n in notes]


Seats = tuple[dict[int, Bot], dict[int, str]]
"""Bots by seat, and what the table says of them."""


class Session(Terminal[DiceThroneGame, Line]):
    """Dice Throne. seating: who plays which seat of a game; adviser: the bot that `hint` asks; flags: what has to be
    typed besides the save to go on with it."""

    ui, commands, helped, legend = UI, COMMANDS, HELP, LEGEND

    def __init__(
        self,
        game: DiceThroneGame,
        path: Path,
        *,
        seating: Callable[[DiceThroneGame], Seats],
        adviser: Bot,
        flags: str = "",
        **settings: Any,
    ) -> None:
        self.seating, self.adviser, self.flags = seating, adviser, flags
        self.paused = False  # ask before bots choose, wherever the person could act
        self.advice: Advice | None = None  # of the decision that is shown
        self.games = 0  # how many were loaded since
        bots, labels = seating(game)
        super().__init__(game, path, bots=bots, labels=labels, **settings)

    def greet(self, resumed: Path | None = None) -> None:
        """The first line: what is played, or that a save goes on."""
        g = self.game
        if resumed is not None:
            self.say("resumed", "bold", path=resumed)
        else:
            names = [self.name_of(x) for x in g.seats()]
            teams = [names[0::2], names[1::2]] if g.state.mode == TEAMS else [[n] for n in names]
            said = [" + ".join(t) for t in teams]
            two = self.word("against", a=said[0], b=said[1]) if len(said) == 2 else ", ".join(said)
            self.say("welcome", "bold", names=two, seed=g.setup["seed"])
        if g.migrated:
            self.say("migrated", "yellow")

    # ---- what is told
    def sentence(self, text: str) -> str:
        return upper(finish(text, self.lang))

    def name_of(self, seat: int) -> str:
        return seat_names([p.hero for p in self.game.state.players], self.lang)[seat]

    def lines_of(self, game: DiceThroneGame, notes: Sequence[Note]) -> list[Line]:
        return lines_of(game, notes, self.lang)

    def shown(self, x: Line) -> list[str]:
        return story_lines(x, self.paint)

    def place(self) -> tuple[int, ...]:
        return (self.games, *super().place())

    def told_path(self) -> str:
        return f"{self.path}{self.flags}"

    def report_text(self) -> str:
        return self.game.position()

    # ---- what the person sees
    def view(self, seat: int) -> Board:
        return Board(self.game, seat, self.paint, self.lang, self.labels)

    def prepare(self, d: Decision) -> None:
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
        self.put("", *(self.paint(x, "bold", "green") for x in self.paint.wrap(self.question(d), " ")))
        self.options = []
        best = self.adviser.choose(self.game, d) if d.kind == "roll" and self.game.state.rolls[-1].dice else None
        for group in menu(self.game, d, self.lang, a, best):
            self.put(*self.group_lines(d, group))
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
        line, rest = self.numbered(len(self.options), r.text)
        if r.best and not rest:
            line += self.paint(" ★", "yellow")
        if r.note and d.kind in ("react", "defence", "anytime"):  # few options, and each wants to be understood
            return [line, *rest, *(self.paint(x, "dim") for x in self.paint.wrap(r.note, "       "))]
        room = self.paint.width - max(visible(line), wide + 7) - 4
        if r.note and not rest and room > 20:
            line = self.paint.pad(line, wide + 7) + self.paint("  " + self.paint.clip(r.note, room), "dim")
        return [line, *rest]

    # ---- what the person types
    def entered(self, d: Decision) -> None:
        """Nothing was typed: if there is nothing to choose, the game goes on."""
        if len(d.options) == 1:
            self.give(d, d.options[0])
        else:
            super().entered(d)

    def choose(self, d: Decision, picked: Sequence[Option]) -> None:
        if len(picked) > 1:
            self.say("no fit", "yellow", what=", ".join(self.text_of(d, o) for o in picked))
            return
        self.give(d, picked[0])

    def give(self, d: Decision, o: Option) -> None:
        if d.kind == "anytime" and o.verb == "pass":
            self.passed()
            return
        self.game.answer(o.id, seat=d.seat)
        self.tell()

    def passed(self) -> None:
        """Nothing before the opponent's choice: let him choose."""
        d = self.game.decision
        assert d is not None
        self.game.answer(self.bots[d.seat].choose(self.game, d), seat=d.seat)
        self.tell()

    def text_of(self, d: Decision, o: Option) -> str:
        return option_text(self.game.state, d, o, self.lang)

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
            self.give(d, fits[0])
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
            "load": lambda: self.load(rest),
            "why": lambda: aside.why(rest),
            "card": lambda: aside.card(rest),
            "hero": lambda: aside.hero(rest),
            "odds": aside.odds,
            "hint": aside.hint,
            "rules": lambda: aside.rules(rest),
            "offer": lambda: aside.offer(rest),
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
        self.give(d, keeps[kept])

    def pause(self) -> None:
        self.paused = not self.paused
        self.say("pause on" if self.paused else "pause off", "green")

    def load(self, name: str) -> None:
        """Go on with another save; the game until now is saved where it was."""
        if not name:
            self.say("load what")
            return
        path = Path(name).expanduser().absolute()
        try:
            game = store.read_by(DiceThroneGame.load, path)
            seats = self.seating(game)
        except QuickstrikeError as e:
            self.tint(e.told(self.lang), "yellow")
            return
        self.autosave()
        self.path, self.games = path, self.games + 1
        self.bots, self.labels = seats
        self.take_up(game)
        self.say("resumed", "bold", path=path)

    # ---- the game goes on
    def offered(self) -> Decision | None:
        """With `pause`: before an opponent chooses, what the person could do."""
        x = next((x for x in self.game.open_offers() if x.seat not in self.bots), None) if self.paused else None
        return x and Decision(x.seat, "anytime", (*x.options, Option("pass")), optional=True)

    # ---- the end
    def ended(self) -> None:
        g = self.game
        names = [self.name_of(x) for x in g.seats() if not g.state.players[x].out]
        mine = [g.state.players[x].team for x in self.humans()]
        won = {g.state.players[x].team for x in g.seats() if not g.state.players[x].out}
        if g.result == "draw":
            self.say("drawn", "bold")
        elif len(set(mine)) == 1:
            self.say("won" if mine[0] in won else "lost", "bold", "green" if mine[0] in won else "red")
        else:
            self.say("winner", "bold", who=" + ".join(names))
        self.say("after", "dim", turns=g.state.turn, n=len(g.answers), path=self.told_path())
