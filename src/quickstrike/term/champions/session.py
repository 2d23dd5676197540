"""A game of Champions at the terminal: tell what happened, show the board, ask, and do what was typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...champions import ChampionsGame
from ...champions.faces import Face, face_of
from ...champions.text.names import resources, title
from ...champions.text.options import GROUP_OF, GROUPS, context, detail, heading
from ...kernel.decision import NONE, Decision, Option
from ...kernel.speech import Line
from .. import beside
from ..paint import Paint
from ..selection import Selection
from ..terminal import Terminal
from ..typed import near
from .cards import find_face, show_card, titles
from .drawing import Board, short_text
from .prompts import PROMPTS
from .teach import with_rule
from .why import all_reasons, why

WHOLE_BOARD = ("turn", "mulligan", "defend", "asked")
"""Decisions at which the whole board is shown; inside of an action a line of it is enough."""
STYLES = {
    kind: style
    for style, kinds in {
        ("red",): ("damage",),
        ("bold", "red"): ("defeated", "lost"),
        ("bold", "green"): ("won",),
        ("bold", "blue"): ("round", "phase"),
        ("bold",): ("step", "turn"),
        ("yellow",): ("threat",),
        ("magenta",): ("reveal",),
        ("green",): ("heal",),
        ("dim",): ("window", "undefended"),
    }.items()
    for kind in kinds
}
"""How the lines of the story are shown, by kind."""


class Session(Terminal[ChampionsGame]):
    """Champions: a whole selection typed at once, reasons why not; a learner is told rules and timing windows."""

    prompts, styles = PROMPTS, STYLES

    @classmethod
    def story_lines(cls, x: Line, paint: Paint, taught: str = "") -> list[str]:
        return super().story_lines(replace(x, text=with_rule(x, taught)) if taught else x, paint)

    @classmethod
    def indent(cls, x: Line) -> str:
        return " " if x.kind in ("round", "phase") else super().indent(x)

    # ---- what is told
    def new_lines(self, x: Line) -> list[str]:
        text = short_text(face_of(x.code), self.lang) if x.kind in ("reveal", "boost") and self.has_text(x) else ""
        more = [self.paint(y, "dim") for y in self.paint.wrap(text, "      " + "  " * x.depth)] if text else []
        return [*self.shown(x), *more]

    def has_text(self, x: Line) -> bool:
        """Does what was turned up say something now? A boost card only if it has a boost ability."""
        return x.kind == "reveal" or bool(face_of(x.code).boosts)

    # ---- what the person sees
    def board(self, seat: int) -> list[str]:
        return Board(self.game, seat, self.paint, self.lang, self.labels).lines()

    def show(self, d: Decision) -> None:
        self.news()
        if d.kind in WHOLE_BOARD:
            self.put("", *self.board(d.seat))
        elif d.kind in ("window", "order"):
            self.put(Board(self.game, d.seat, self.paint, self.lang, self.labels).status_line())
        self.ask(d)

    def ask(self, d: Decision) -> None:
        """The question and its options, numbered."""
        s = self.game.state
        self.put_question(heading(s, d, self.lang))
        if d.kind != "window" and (text := context(s, d, self.lang)):  # a card just turned up was told with its text
            self.put(*(self.paint(x, "dim") for x in self.paint.wrap(text, "   ")))
        sel = self.selection
        self.options = list(d.options) if sel is None else sel.options
        grouped = d.kind in ("turn", "asked") and len(d.options) > 4
        if d.kind in ("turn", "asked"):
            self.options.sort(key=lambda o: list(GROUPS["en"]).index(GROUP_OF.get(o.verb, "other")))
        last = ""
        for i, o in enumerate(self.options, 1):
            group = GROUP_OF.get(o.verb, "other")
            if grouped and group != last:
                self.put(self.paint(f"  {GROUPS[self.lang][group]}", "bold"))
                last = group
            self.put(*self.option_lines(d, i, o))
        self.put(*self.picked_lines())

    def so_far(self, sel: Selection) -> str:
        """What has been chosen; for a payment, what it comes to."""
        told = sel.ask.data
        if sel.ask.kind == "pay":
            pools = [told["have"], *(told["gives"][i] for i in sel.ids)]
            return resources(tuple(sum(x) for x in zip(*pools, strict=True)), self.lang)
        return ", ".join(
            title(self.game.state.face(o.target if o.target >= 0 else o.card), self.lang) for o in sel.picked
        )

    def option_lines(self, d: Decision, i: int, o: Option) -> list[str]:
        s = self.game.state
        text = detail(s, o, self.lang)
        if o.verb == "discard" and d.kind == "discard" and o.target == NONE:
            text = short_text(s.face(o.card), self.lang)
        return self.noted(i, self.text_of(d, o), text, below=d.kind in ("window", "order", "offer"))

    # ---- what the person types
    def numbers(self, d: Decision, line: str) -> bool:
        if line.isdecimal() and 1 <= int(line) <= len(self.options) and self.options[int(line) - 1].verb == "concede":
            self.say("concede sure", "yellow", who=self.name_of(d.seat))
            return True
        return super().numbers(d, line)

    # ---- commands
    def command(self, d: Decision | None, line: str) -> bool:
        if line.partition(" ")[0].lower() in ("concede", "abandonner") and d is not None:
            return self.concede(d)
        return super().command(d, line)

    def actions(self, d: Decision | None, rest: str) -> dict[str, Callable[[], None]]:
        return {
            **super().actions(d, rest),
            "card": lambda: self.card(rest),
            "mute": lambda: self.mute(d, rest, True),
            "unmute": lambda: self.mute(d, rest, False),
        }

    def concede(self, d: Decision) -> bool:
        o = next((o for o in d.options if o.verb == "concede"), None)
        if o is None:
            return False
        self.choose(d, [o])
        return True

    def card(self, name: str) -> None:
        face = find_face(name, self.game) if name else None
        if face is not None:
            self.put("", *show_card(face, self.paint, self.lang), "")
        elif not name:
            self.say("card what", card=title(self.some_card(), self.lang))
        else:
            self.unknown_card(name)

    def unknown_card(self, name: str) -> None:
        s, meant = self.game.state, near(name, titles(self.game, self.lang))
        hand = s.zones[f"hand{s.pending[0].seat}"] if s.pending else []
        beside.unknown_card(self, name, meant)
        if hand and not meant:
            self.say("have", "yellow", names=list(dict.fromkeys(title(s.face(c), self.lang) for c in hand)))

    def some_card(self) -> Face:
        """A card to give an example with: one from the hand where there is one."""
        s = self.game.state
        seat = s.pending[0].seat if s.pending else 0
        hand = s.zones[f"hand{seat}"]
        return s.face(hand[0] if hand else s.players[seat].identity)

    def why(self, d: Decision | None, what: str) -> None:
        if d is None:
            return
        if what.lstrip("+-").isdecimal():
            super().why(d, what)
            return
        if not what:
            for deed, said in all_reasons(self.game, d, self.lang, self.options):
                beside.reason(self, deed, said)
        answer = why(self.game, d, what, self.lang, self.options)
        if answer.unknown:
            self.unknown_card(answer.unknown)
        elif answer.usage:
            enemy = next((self.game.state.face(c) for c in self.game.state.of_kind("villain")), self.some_card())
            key = "why what" if self.game.state.zones[f"hand{d.seat}"] else "why what else"
            self.say(key, card=title(self.some_card(), self.lang), enemy=title(enemy, self.lang))
        elif answer.ok:
            number = next((i for i, o in enumerate(self.options, 1) if o == answer.option), 0)
            self.say("allowed" if number else "allowed now", "green", n=number)
        else:
            self.say("why not", "yellow", why=answer.text, rule=answer.rule)

    def mute(self, d: Decision | None, name: str, on: bool) -> None:
        """Stop asking whether this card's interrupts and responses should be used, or ask again."""
        face = find_face(name, self.game) if name else None
        if face is None:
            self.card(name)
        elif d is not None:
            self.game.auto_pass(d.seat, face.code, on)
            self.say("muted" if on else "unmuted", card=title(face, self.lang))
