"""A game in a known position, with the verbs of a player and reins to make something happen.

Every verb looks for an option of the open decisions by its fields and fails with all that is open if it is not there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from ...kernel.decision import NONE, Option, seat_id
from ..vocab import AN_ENEMY, action, attack
from .handles import Card, Seat
from .look import CannotDo, Look, Thing
from .made import AnyCard, Made, On, event

LEAVE = ("pass", "done", "decline", "no", "end_turn")
"""Verbs that say no to what may be refused."""
PATIENCE = 500
"""Answers that are given without a word, before a decision counts as one that does not come."""

HIT = {"attack": 2, "thwart": 2, "damage": 1, "threat removed": 1, "heal": 1, "status": 1}
"""Where in a note of the log it stands to whom something was done."""


class Position(Look):
    """Verbs give back the position, so that they can be chained."""

    # ---- a player's verbs ------------------------------------------------------------------------------------------
    def _who(self, who: Thing | None) -> Thing:
        return self.me.identity if who is None else who

    def _power(self, verb: str, target: Thing | None, who: Thing | None) -> Self:
        who = self._who(who)
        o = self.find(verb, who, target) or self.find(verb, who, NONE)  # a stunned character attacks nobody
        return self._give(o or self._missing(verb, card=who, target=target))

    def attack(
        self, target: Thing | None = None, who: Thing | None = None, damage: int | None = None, **gains: bool
    ) -> Self:
        """A basic attack by `who` (the active identity); an attack event with `damage=5, overkill=True`."""
        if damage is None:
            return self._power("attack", target, who)
        words = tuple(k for k, v in gains.items() if v)
        made = event(action(attack(AN_ENEMY, damage, gains=words)), name="Attack", name_fr="Attaque")
        return self.play(made, target=target)

    def thwart(self, target: Thing | None = None, who: Thing | None = None) -> Self:
        return self._power("thwart", target, who)

    def recover(self) -> Self:
        return self.answer("recover")

    def change_form(self) -> Self:
        return self.answer("change_form")

    def play(
        self,
        card: Thing,
        target: Thing | Iterable[Thing] | None = None,
        pay: Iterable[Thing] | None = None,
        ability: int | None = None,
        seat: int | None = None,
    ) -> Self:
        """Play a card and pay for it, with `pay` or with whatever is offered first; then choose `target`s one by one.

        A made-up card that is not on the board is taken into hand first.
        """
        if isinstance(card, Made) and not any(self.state.where[c].startswith("hand") for c in self._ids(card)):
            self.add(card, f"hand{self.state.active if seat is None else seat}")
        since, aims = len(self.game.log), self._aims(target)
        self.answer("play", card, ability=ability, seat=seat)
        return self._paid(pay)._aimed(aims, since)

    def use(
        self,
        card: Thing,
        ability: int | None = None,
        target: Thing | Iterable[Thing] | None = None,
        pay: Iterable[Thing] | None = None,
        seat: int | None = None,
    ) -> Self:
        """Use an ability of a card in play, in a turn or in a window."""
        since, aims = len(self.game.log), self._aims(target)
        return self.answer("use", card, ability=ability, seat=seat)._paid(pay)._aimed(aims, since)

    def _paid(self, pay: Iterable[Thing] | None) -> Self:
        for source in pay or ():
            if self.find("pay", source) is None and (o := self.find("done")):  # rr:alliance: now another player pays
                self._give(o)
            self.answer("pay", source)
        while self.asked == "pay":
            o = self.find("done") or (self.find("pay") if pay is None else None)
            self._give(o or self._missing("done"))
        return self

    def _aims(self, target: Thing | Iterable[Thing] | None) -> list[tuple[Thing, list[int]]]:
        """Targets, with the cards that are called so before it happens: "minion" may be gone afterwards."""
        if target is None:
            return []
        many: Iterable[Thing] = (target,) if isinstance(target, (Card, Seat, Made, On, str, int)) else target
        return [(x, self._ids(x)) for x in many]

    def _aimed(self, aims: list[tuple[Thing, list[int]]], since: int) -> Self:
        for x, ids in aims:
            if self.find("choose", target=x) is None and self.asked == "turn":  # the only one is taken without question
                hit = [n[HIT[n[0]]] for n in self.game.log[since:] if n[0] in HIT]
                if hit and not set(hit) & {*ids, *self._ids(x)}:
                    self.fail("other target", what=self.called(x))
                break
            self.choose(x)
        return self

    def choose(self, target: Thing) -> Self:
        return self.answer("choose", target=target)

    def option(self, n: int) -> Self:
        """One of the options that "choose one" on a card offers, by its place."""
        return self.answer("option", ability=n)

    def defend(self, who: Thing | None = None) -> Self:
        return self.answer("defend", who)

    def pass_(self) -> Self:
        return self.answer("pass")

    def end_turn(self) -> Self:
        return self.answer("end_turn")

    # ---- getting on ------------------------------------------------------------------------------------------------
    def begin(self) -> Self:
        """Set going a table that was only laid out: nobody is asked anything yet, and it has no result."""
        if not self.asked and self.game.result is None:
            self.game.start()
            if self.watch is not None:
                self.watch.after(self.game)
            self.check()
        return self

    def _leave(self) -> None:
        """Refuse what may be refused; a choice that must be made belongs into the test, unless there is none."""
        d = self.decision
        o = next((o for o in d.options if o.verb in LEAVE), d.options[0] if len(d.options) == 1 else None)
        self._give(o or self.fail("must choose", who=self.called(self.seats[d.seat]), kind=d.kind, there=self.shown()))

    def pass_all(self) -> Self:
        """Refuse everything until somebody's turn goes on."""
        self.begin()
        for _ in range(PATIENCE):
            if self.asked in ("turn", ""):
                return self
            self._leave()
        self.fail("never came", kind="turn")

    def skip_to(self, kind: str, seat: int | None = None) -> Self:
        """Refuse everything, end turns, until a decision of this kind is open."""
        self.begin()
        for _ in range(PATIENCE):
            if self.asked == kind and seat in (None, self.decision.seat):
                return self
            if not self.asked:
                break
            self._leave()
        self.fail("never came", kind=kind)

    def villain_phase(self) -> Self:
        """End all turns and refuse everything until the first turn of the next round."""
        now = self.state.round
        self.begin()
        for _ in range(PATIENCE):
            if self.state.round != now or not self.asked:
                return self.pass_all()
            self._leave()
        self.fail("never came", kind="turn")

    # ---- reins -----------------------------------------------------------------------------------------------------
    def _make(self, o: Option, seat: int) -> None:
        """Something happens in the middle of a turn, see reins.py."""
        if self.asked != "turn":
            self.fail("only at a turn", asked=self.asked)
        self.game.command(seat, o)
        if self.watch is not None:
            self.watch.after(self.game)
        self.check()

    def add(self, card: AnyCard, zone: str) -> Card:
        """A new card on top of a zone outside play ("hand0", "encounter", ...), during a turn."""
        mine = zone[-1].isdigit() and not zone.startswith("dealt")
        owner = seat_id(int(zone[-1])) if mine else NONE
        self._make(Option("make_card", target=owner, value=f"{self.maker.code(card)} {zone}"), self.state.active)
        return Card(self, len(self.state.codes) - 1)

    def reveal(self, card: Thing, seat: int | None = None) -> Self:
        """A player reveals this encounter card; a new one comes from the top of the encounter deck."""
        if isinstance(card, Made) and not self._ids(card):
            card = self.add(card, "encounter")
        self._make(Option("make_reveal", self[card].id), self.state.active if seat is None else seat)
        return self

    def activate(self, enemy: Thing | None = None, seat: int | None = None, how: str = "") -> Self:
        """An enemy (the villain) activates against a player; how: "attack", "scheme", or by the player's form."""
        c = self.villain.id if enemy is None else self[enemy].id
        self._make(Option("make_activate", c, value=how), self.state.active if seat is None else seat)
        return self


__all__ = ["CannotDo", "Position", "Thing"]
