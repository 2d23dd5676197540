"""A game in a known position, with the verbs of a player and reins to make something happen.

Every verb looks for an option of the open decisions by its fields and fails with all that is open if it is not there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from ...kernel.decision import NONE, Decision, Option, option_of, seat_id
from ...kernel.position.playing import PATIENCE
from ..text.notes import FIELDS as NOTES
from ..vocab import AN_ENEMY, action, attack
from .finding import Look, Thing
from .handles import Card, Seat
from .made_up_cards import AnyCard, Made, On, event

FAR = 10**6
"""Beyond any option."""
HIT = ("attack", "thwart", "damage", "threat removed", "heal", "status")
"""Notes of the log that tell whom something was aimed at."""
ACTS = (
    "play",
    "use",
    "spent",
    "resource",
    "used up",
    "resolves",
    "effect",
    "effect ends",
    "delayed",
    "attack",
    "thwart",
)
"""Notes of the log whose card acts, and is not what something is done to."""


class Position(Look):
    """Verbs give back the position, so that they can be chained."""

    # ---- a player's verbs ------------------------------------------------------------------------------------------
    def _who(self, who: Thing | None) -> Thing:
        return self.me.identity if who is None else who

    def _power(self, verb: str, target: Thing | None, who: Thing | None) -> Self:
        who = self._who(who)
        wanted = self.wanted(verb, who, target)
        nobody = self.seek(self.wanted(verb, who, NONE))  # a stunned character attacks nobody
        return self.give(*(self.seek(wanted) or nobody or self.must(wanted)))

    def attack(
        self, target: Thing | None = None, who: Thing | None = None, damage: int | None = None, **gains: bool
    ) -> Self:
        """A basic attack by `who` (the active identity); an attack event with `damage=5, overkill=True`."""
        if damage is None:
            return self._power("attack", target, who)
        words = tuple(k for k, v in gains.items() if v)
        made = event(action(attack(AN_ENEMY, damage, gains=words)), name="Attack")
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
        """In any order: the engine asks for one after the other in an order of its own."""
        left = None if pay is None else list(pay)
        while left:
            x = min(left, key=lambda x: self._place("pay", x))
            if self.find("pay", x) is None and (done := self.seek(self.wanted("done"))):
                self.give(*done)  # rr:alliance: now another player pays
                continue
            self.answer("pay", x)
            left.remove(x)
        while self.asked == "pay":
            found = self.seek(self.wanted("done")) or (self.seek(self.wanted("pay")) if pay is None else None)
            self.give(*(found or self.must(self.wanted("done"))))
        return self

    def _place(self, verb: str, card: Thing) -> int:
        """Which of the open options it is; far off if it is none."""
        o = self.find(verb, card)
        return next((d.options.index(o) for d in self.game.decisions if o in d.options), FAR) if o else FAR

    def _aims(self, target: Thing | Iterable[Thing] | None) -> list[tuple[Thing, list[int]]]:
        """Targets, with the cards that are called so before it happens: "minion" may be gone afterwards."""
        if target is None:
            return []
        many: Iterable[Thing] = (target,) if isinstance(target, (Card, Seat, Made, On, str, int)) else target
        return [(x, self._ids(x)) for x in many]

    def _aimed(self, aims: list[tuple[Thing, list[int]]], since: int, seat: int | None = None) -> Self:
        """One after the other; what is chosen together, in any order. since: where the log stood when what may have
        taken one of them without a question began."""
        left = list(aims)
        while left:
            x, ids = left.pop(self._first(left))
            if self.asked == "choose" or self.find("choose", target=x, seat=seat):
                self.answer("choose", target=x, seat=seat)
            else:
                self._forgiven(x, ids, since)
        return self

    def _first(self, aims: list[tuple[Thing, list[int]]]) -> int:
        """Which comes next: of a set that is asked for, the first in the engine's order."""
        of = [option_of(i).target for d in self.game.decisions if d.ask.is_set for i in d.ask.of]
        places = [min((of.index(c) for c in ids if c in of), default=FAR) for _, ids in aims]
        return places.index(min(places))

    def choose(self, target: Thing, seat: int | None = None) -> Self:
        return self.answer("choose", target=target, seat=seat)

    def choose_all(self, targets: Iterable[Thing], seat: int | None = None) -> Self:
        """What a step of a file names. What the step before took without a question is forgiven."""
        return self._aimed(self._aims(targets), self.before, seat)

    def give(self, decision: Decision, option: Option) -> Self:
        self.left_out = {}
        ask = decision.ask
        if ask.is_set and option.id in ask.of and not ask.missing([option.id]):  # otherwise the rest may be forced
            full = ask.most + len(ask.taken) if ask.most == 1 else 0
            self.left_out = {option_of(i).target: full for i in ask.of if i != option.id}
        return super().give(decision, option)

    def _forgiven(self, x: Thing, ids: list[int], since: int) -> Self:
        """The only possible one is taken without a question: nothing is wrong with naming it."""
        for c in ids:
            if (full := self.left_out.get(c)) is not None:
                self.fail("too many" if full else "too late", what=self.called(x), n=full)
        if not {*ids, *self._ids(x)} & {*self._done_to(since)}:
            if any(n[0] in HIT for n in self.game.log[since:]):
                self.fail("other target", what=self.called(x))
            if self.asked != self.turn:
                self.must(self.wanted("choose", target=x))
        return self

    def _done_to(self, since: int) -> list[int]:
        """The cards and players to whom something was done since then, or who were chosen for what is under way."""
        found = [c for sc in self.state.scopes.values() for chosen in sc.refs.values() for c in chosen]
        for note in self.game.log[since:]:
            for name, value in zip(NOTES.get(note[0], "").split(), note[1:-1], strict=False):
                if name == "target" or (name == "card" and note[0] not in ACTS):
                    found.append(value)
                elif name == "seat" and note[0] not in ACTS:
                    found.append(seat_id(value))
        return found

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
    def villain_phase(self) -> Self:
        """End all turns and refuse everything until the first turn of the next round."""
        now = self.state.round
        self.begin()
        for _ in range(PATIENCE):
            if self.state.round != now or not self.asked:
                return self.pass_all()
            self.leave()
        self.fail("never came", kind="turn")

    # ---- reins -----------------------------------------------------------------------------------------------------
    def _make(self, o: Option, seat: int) -> None:
        """Something happens in the middle of a turn, see reins.py."""
        if self.asked != "turn":
            self.fail("only at a turn", asked=self.asked)
        self.make(seat, o)

    def add(self, card: AnyCard, zone: str) -> Card:
        """A new card on top of a zone outside play ("hand0", "encounter", ...), during a turn."""
        mine = zone[-1].isdigit() and not zone.startswith(("dealt", "encounter"))
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


__all__ = ["Position", "Thing"]
