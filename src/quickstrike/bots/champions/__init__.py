"""A bot that plays by rules of thumb: it weighs what each option is worth to it and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.game import Game
from ..bot import Bot
from ..by_kind import ByKind
from ..random_bot import RandomBot
from ..search import Guide, Searching
from . import effects as _effects
from . import react
from .pay import Row, all_needed, pay
from .plan import make_plan
from .sorted_table import Board
from .turn import choose_turn

Answer = Callable[[Board, Decision], Option]


KINDS: dict[str, Answer] = {
    "turn": choose_turn,
    "pay": pay,
    "mulligan": react.mulligan,
    "discard": react.discard,
    "window": react.window,
    "defend": react.defend,
    "choose": react.choose,
    "attach": react.choose,
    "limit": react.limit,
    "search": react.choose,
    "option": react.option,
    "may": react.may,
    "assign": react.assign,
    "order": react.order,
    "asked": choose_turn,
    "offer": react.accept,
    "help": react.accept,
    "control": react.control,
    "status": react.status,
    "number": react.number,
    "type": react.accept,
}
"""How each kind of decision is answered."""
NOTHING_TO_DO = ("end_turn", "concede")
"""Where these are all the options of a turn there is nothing to weigh."""


class HeuristicBot(ByKind[Board]):
    kinds = KINDS

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._board: Board | None = None  # what it looked at last
        self._row: Row | None = None  # the payment that it is in the middle of

    def choose(self, game: Game[Any], decision: Decision) -> Option:
        if self._row is not None and (o := self._row.next(game, decision)) is not None:
            return o
        self._row = self._board = None
        if decision.kind == "turn" and all(o.verb in NOTHING_TO_DO for o in decision.options):
            return decision.options[0]
        if decision.kind == "control" and game.view(decision.seat)["players"][decision.seat]["out"]:
            return decision.options[0]  # of what somebody leaves behind who is out of the game
        o = super().choose(game, decision)
        if self._board is not None and self._board.payment is not None:
            self._row = Row(game, decision, o, self._board.payment)
        return o

    def row(self, game: Game[Any], decision: Decision) -> list[str] | None:
        """A payment is known to its end as soon as it is known what each source costs."""
        self._row = None
        ask = decision.ask
        if decision.kind != "pay" or ask.data["helped"] or any(b.most is not None for b in ask.bounds):
            return None
        if all_needed(decision) is not None:  # no need to look at the table
            return [*ask.of]
        first = self.choose(game, decision)
        payment = self._board.payment if self._board is not None else None
        self._row = None
        if payment is None:
            return None
        rest = payment.others((first.card, first.ability))
        return None if rest is None else [first.id, *(Option("pay", c, NONE, a).id for c, a in rest)]

    def look(self, view: dict[str, Any], decision: Decision) -> Board:
        b = self._board = Board(view)
        mine = view["phase"] == "player" and view["active"] == b.seat
        if mine and decision.kind in ("choose", "option"):
            b.plan = make_plan(b)  # so that the effect serves what I am about to do
        return b


def _guide() -> Guide:
    from .guide import ChampionsGuide

    return ChampionsGuide(HeuristicBot())


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "heuristic": HeuristicBot,
    "search": Searching(_guide),
}
"""Every bot by name, made from a seed."""
