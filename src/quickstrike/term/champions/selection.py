"""Choosing several things at once. The engine asks for them one by one in a fixed order, so that no set is offered in
two orders; a person sees all of them and picks in any order. Nothing is answered before the selection is enough."""

from __future__ import annotations

from typing import Any

from ...champions import ChampionsGame
from ...champions.rules import stats
from ...champions.rules.cost import add, covers, gives
from ...champions.text.names import resources
from ...kernel.decision import NONE, Decision, Option


class Selection:
    """What can be picked in this row of decisions, and what has been."""

    def __init__(self, game: ChampionsGame, d: Decision, candidates: list[Option]) -> None:
        self.game, self.d, self.candidates = game, d, candidates
        self.picked: list[Option] = []
        self.others = [o for o in d.options if o.verb in ("done", "back")]

    @property
    def options(self) -> list[Option]:
        """What is still to be picked; what was picked is not shown again."""
        return [*(o for o in self.candidates if o not in self.picked), *self.others]

    @property
    def mem(self) -> dict[str, Any]:
        return self.game.state.stack[-1].mem

    def pick(self, o: Option) -> None:
        if o not in self.picked:
            self.picked.append(o)

    def unpick(self, n: int) -> int:
        """Take the last n picks back; how many there were."""
        gone = self.picked[-n:]
        del self.picked[-n:]
        return len(gone)

    def row(self) -> list[Option]:
        """What was picked, in the order in which the engine asks."""
        return [o for o in self.candidates if o in self.picked]

    hint = "several"

    def enough(self) -> bool:
        raise NotImplementedError

    def so_far(self, lang: str) -> str:
        """What the selection comes to, "" where that says nothing."""
        return ""


class Payment(Selection):
    def pool(self) -> tuple[int, ...]:
        s, d = self.game.state, self.d
        pool: tuple[int, ...] = self.mem["pool"]
        for o in self.picked:
            pool = add(pool, gives(s, d.seat, o.card, o.ability, self.mem["paying"]))
        return pool

    def enough(self) -> bool:
        return covers(self.mem["need"], self.pool())

    def so_far(self, lang: str) -> str:
        return resources(self.pool(), lang)


class Discards(Selection):
    hint = "in one line"  # a shorter list is complete too, so nothing tells the last number from the first

    def enough(self) -> bool:
        s, seat = self.game.state, self.d.seat
        if self.d.kind == "mulligan":
            return True
        left = len(s.zones[f"hand{seat}"]) - len(self.mem["picked"][seat]) - len(self.picked)
        return left <= stats.hand_size(s, seat)


def selection(game: ChampionsGame, d: Decision) -> Selection | None:
    """The selection that this decision begins, None if it is a plain choice."""
    s = game.state
    m = s.stack[-1].mem if s.stack else {}
    if d.kind == "pay" and "offered" in m and not m.get("helping"):
        x, asked = m["need"][5], sum(m["need"][:5])
        sources = [tuple(src) for src in m["offered"][m["from"] :]]
        made = [(c, a, gives(s, d.seat, c, a, m["paying"])) for c, a in sources]
        fit = [Option("pay", c, NONE, a) for c, a, g in made if sum(g) and (x < 0 or g[x] or g[3] or asked)]
        if any(o.verb == "done" for o in d.options) and not covers(m["need"], tuple(m["pool"])):
            return None  # others may help to pay: one by one, as the engine asks
        return Payment(game, d, fit)
    if d.kind in ("discard", "mulligan") and d.about is None and "picked" in m:
        hand, picked = s.zones[f"hand{d.seat}"], m["picked"][d.seat]
        rest = hand[hand.index(picked[-1]) + 1 :] if picked else hand
        return Discards(game, d, [Option("discard", c) for c in rest])
    return None
