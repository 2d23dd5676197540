"""A game of the Vs. System at the terminal: the table drawn, attacks by attacker with how they would end, hint, card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...kernel.decision import Decision, Option
from ...vs import VsGame
from ...vs.loading import CARDS
from ...vs.text.names import card_name
from ...vs.text.options import named, place_text
from ...vs.text.render import full_text
from .. import beside
from ..terminal import Terminal
from ..typed import meant, near, plain
from .drawing import Board
from .prompts import PROMPTS

if TYPE_CHECKING:
    from ...games import Kit

STYLES = {
    "turn": ("bold", "blue"),
    "step": ("blue",),
    "attack": ("bold",),
    "stun": ("red",),
    "lose": ("red",),
    "breakthrough": ("red",),
    "gain": ("green",),
    "recover": ("green",),
    "out": ("bold", "red"),
    "over": ("bold",),
}
GROUPED = {"attack": "attack", "move": "move"}
"""Options of which there are many, one line for each card: whom it attacks, where it goes."""
TOLD = ("target", "bearer", "recover", "mode", "order triggers", "may", "unless")
"""Decisions at which the text of the card that asks, or of what is chosen, is told below."""


class Session(Terminal[VsGame]):
    prompts, styles = PROMPTS, STYLES

    def __init__(self, game: VsGame, path: Path, *, kit: Kit, **settings: Any) -> None:
        self.adviser = kit.bot_of(kit.clever)  # the bot that `hint` asks
        self.skips = -1  # the seat that passes until there is something to answer, or its own step comes
        super().__init__(game, path, kit=kit, **settings)

    # ---- what the person sees
    def board(self, seat: int) -> list[str]:
        return Board(self.game, seat, self.paint, self.lang, self.labels).lines()

    def ask(self, d: Decision) -> None:
        """Options of one card that only differ in their aim stand on one line."""
        self.put_question(self.speech.heading(self.game, d, self.lang))
        still = list(d.options) if self.selection is None else self.selection.options
        self.options = []
        plain_ones = [o for o in still if o.verb not in GROUPED]
        for o in plain_ones:
            self.options.append(o)
            self.put(*self.noted(len(self.options), self.text_of(d, o), self.note(d, o), below=d.kind in TOLD))
        for card in dict.fromkeys(o.card for o in still if o.verb in GROUPED):
            self.put(*self.group(d, [o for o in still if o.verb in GROUPED and o.card == card]))
        self.put(*self.picked_lines())

    def note(self, d: Decision, o: Option) -> str:
        """What is behind an option: the text of its card, where that is not told by the option itself."""
        if o.verb in ("pass", "use", "place", "trigger", "mode", "reinforce", "join", "strike", "recover"):
            return ""
        if o.card in self.game.state.zones[f"hand{d.seat}"]:  # it was told with the hand
            return ""
        return self.speech.detail(self.game, d, o, self.lang)

    def group(self, d: Decision, options: list[Option]) -> list[str]:
        s = self.game.state
        pieces = []
        for o in options:
            self.options.append(o)
            aim = (
                named(s, o.target, self.lang, d.seat)
                if o.verb == "attack"
                else place_text(s, d.seat, o.value, self.lang)
            )
            end = self.forecast(o) if o.verb == "attack" else ""
            pieces.append(f"{self.paint(len(self.options), 'bold', 'cyan')} {aim}{end}")
        name = card_name(s.codes[options[0].card], self.lang)
        arrow = "→" if options[0].verb == "move" else "⚔"
        return self.paint.flow([f"{self.paint(name, 'bold')} {arrow}", *pieces], "     ", "   ")

    def forecast(self, o: Option) -> str:
        """How an attack of one would end as things stand."""
        end, n = Board(self.game, -1, self.paint, self.lang).would(o)
        if not end:
            return self.paint(f" (-{n})", "red")
        through = f" +{n}" if n else ""
        return self.paint(f" ({self.word(end)}{through})", {"stuns": "green", "even": "yellow"}.get(end, "dim"))

    # ---- the game goes on
    def next_decision(self) -> Decision | None:
        while True:
            d = super().next_decision()
            if d is None or d.seat != self.skips or not self.is_dull(d):
                self.skips = -1
                return d
            self.game.answer("pass", seat=d.seat)
            self.tell()

    def is_dull(self, d: Decision) -> bool:
        """Priority in somebody else's step, or in none, with nothing to answer."""
        s = self.game.state
        return d.kind == "priority" and s.step != d.seat and not s.chain and s.attack is None

    # ---- what the person types
    def entered(self, d: Decision) -> None:
        """Enter passes where passing is possible: most priorities are nothing but that."""
        o = next((o for o in d.options if o.verb == "pass"), None)
        if o is not None and d.kind == "priority":
            self.choose(d, [o])
        else:
            super().entered(d)

    def understood(self, d: Decision, line: str) -> bool:
        """Words of an option: "pass", "recruit reef", "keep". It is chosen if no other one has them."""
        wish = plain(line).split()
        if not wish or len(wish[0]) < 2:
            return False
        fits = [o for o in d.options if self.has(wish, f"{o.verb} {self.text_of(d, o)}")]
        if len({self.text_of(d, o) for o in fits}) == 1:
            self.choose(d, [fits[0]])
            return True
        return False

    def has(self, wish: Iterable[str], text: str) -> bool:
        words = plain(text.replace("_", " ")).split()
        return all(any(w.startswith(x) for w in words) for x in wish)

    # ---- commands
    def why(self, d: Decision | None, what: str) -> None:
        """`why attack reef`: the card by any part of its name."""
        verb, _, name = what.partition(" ")
        s = self.game.state
        seat = d.seat if d is not None else -1
        found = meant(name, self.game.cards(seat), lambda c: self.called_by(s.codes[c])) if name else []
        if d is None or not found:
            super().why(d, what)
        else:
            beside.verdict(self, self.game.explain(d.seat, {"verb": verb, "card": found[0]}))

    def called_by(self, code: str) -> list[str]:
        return [plain(card_name(code, self.lang, True)), plain(card_name(code, self.lang))]

    def actions(self, d: Decision | None, rest: str) -> dict[str, Callable[[], None]]:
        return {
            **super().actions(d, rest),
            "hint": lambda: self.hint(d, rest),
            "card": lambda: self.card(d, rest),
            "skip": lambda: self.skip(d),
        }

    def skip(self, d: Decision | None) -> None:
        """Pass, and go on passing until there is something to answer, or one's own step comes."""
        if d is None or d.kind != "priority":
            self.say("no skip", "yellow")
            return
        self.skips = d.seat
        self.choose(d, [o for o in d.options if o.verb == "pass"])

    def hint(self, d: Decision | None, budget: str) -> None:
        """What the bot would choose; then what the coach thinks, and why."""
        if d is None:
            self.say("no hint", "yellow")
            return
        listed = {o: f"{n} " for n, o in enumerate(self.options, 1)}
        said = ", ".join(listed.get(o, "") + self.text_of(d, o) for o in self.advised(d))
        self.say("hint", "green", what=said)
        beside.coach(self, d, budget)

    def advised(self, d: Decision) -> list[Option]:
        """What the bot would answer; of a selection all that it would choose, after what has been chosen."""
        g, out = self.game.clone(), list[Option]()
        picked = self.selection.picked if self.selection is not None else []
        while (now := g.decision) is not None and now.kind == d.kind and now.seat == d.seat:
            o = next((x for x in now.options if x in picked), None) or self.adviser.choose(g, now)
            if o not in picked:
                out.append(o)
            if self.selection is None or o.verb == "done":
                break
            g.answer(o)
        return out

    def card(self, d: Decision | None, name: str) -> None:
        """The whole text of a card that lies open, is in the hand, or of any that there is."""
        s = self.game.state
        seat = d.seat if d is not None else -1
        here = list(dict.fromkeys(s.codes[c] for c in self.game.cards(seat)))
        if not name:
            self.say("card what", card=card_name((here or list(CARDS))[0], self.lang))
            return
        for among in (here, [*CARDS]):
            found = meant(name, among, self.called_by)
            if found:
                for code in found[:4]:
                    self.put("", *self.paint.wrap(full_text(code, self.lang).replace("\n", " "), "   "))
                self.put("")
                return
        beside.unknown_card(self, name, near(name, (card_name(c, self.lang) for c in here)))
