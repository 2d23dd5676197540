"""Paying: the cheapest set of sources, worked out anew at each step of the row; what each of them costs stays as it is."""

from __future__ import annotations

from collections.abc import Container
from typing import Final
from weakref import ref

from ...champions import vocab as w
from ...champions.faces import FACES, RESOURCES, Face
from ...champions.rules.cost import Need, Pool, add, covers
from ...kernel.decision import NONE, Decision, Option, option_of
from ...kernel.ops import walk
from .cards import kept, resources
from .plan import make_plan
from .sorted_table import Board
from .weights import CARD, PLANNED, SOURCE, SPEND, WASTE

Key = tuple[int, int]
MORE: Final = ("01018",)
"""Cards on which one spends more than is needed."""


def pay(b: Board, d: Decision) -> Option:
    sources = {(o.card, o.ability): o for o in d.options if o.verb == "pay"}
    done = next((o for o in d.options if o.verb == "done"), None)
    paying: int = d.about
    face = b.face(paying)
    if face is not None and face.code in MORE and paying in b.pieces:
        return _much(b, paying, sources, done)
    if (done is not None and _covered(d)) or not sources:
        return done or d.options[0]
    payment = all_needed(d) or _payment(b, d, face, make_plan(b).cards)
    chosen = payment.first(sources)
    if chosen is None:
        return next(iter(sources.values()))
    b.payment = payment
    return sources[chosen]


def _covered(d: Decision) -> bool:
    """Is all of it paid? Where others may help, one may stop before. rr:alliance"""
    return covers(d.ask.data["need"], d.ask.data["have"])


class Payment:
    """What is asked for and there, and what could be spent: each source, what it gives and what is lost with it."""

    def __init__(self, need: Need, pool: Pool, sources: list[tuple[Key, Pool, float]]) -> None:
        self.need, self.pool, self.sources = need, pool, sources

    def first(self, offered: Container[Key]) -> Key | None:
        """Of the cheapest set that covers what is asked for, the first source. It counts as spent. Sources are asked for in one
        order, so what lies before the first that is offered is gone, and those behind it come, though perhaps only later."""
        begin = next((i for i, x in enumerate(self.sources) if x[0] in offered), len(self.sources))
        src = self.sources[begin:]
        best: tuple[float, tuple[Key, Pool, float] | None] = (9e9, None)
        for mask in range(1, 1 << min(len(src), 14)):
            mine = [x for k, x in enumerate(src) if mask >> k & 1]
            if mine[0][0] not in offered:
                continue
            cost = sum([x[2] for x in mine])
            if cost >= best[0]:
                continue
            got = self.pool
            for x in mine:
                got = add(got, x[1])
            cost += WASTE * (sum(got) - sum(self.need[:5]))
            if cost < best[0] and covers(self.need, got):
                best = cost, mine[0]
        if best[1] is None:
            return None
        self.pool = add(self.pool, best[1][1])
        return best[1][0]

    def others(self, chosen: Key) -> list[Key] | None:
        """What is spent after that to the end; None if it can't be paid."""
        out: list[Key] = []
        keys = [x[0] for x in self.sources]
        while not covers(self.need, self.pool):
            found = self.first(keys[keys.index(chosen) + 1 :])
            if found is None:
                return None
            chosen = found
            out.append(found)
        return out


class Row:
    """A payment under way: the next decision of the same game, with what was chosen for it taken. Another look at the table
    would find the same."""

    def __init__(self, game: object, decision: Decision, chosen: Option, payment: Payment) -> None:
        self.game, self.payment = ref(game), payment
        self._expect(decision, chosen)

    def _expect(self, decision: Decision, chosen: Option) -> None:
        self.about, self.number, self.taken = decision.about, decision.number + 1, (*decision.ask.taken, chosen.id)

    def next(self, game: object, decision: Decision) -> Option | None:
        """The option that continues it; None: this is something else."""
        d = decision
        if d.kind != "pay" or (d.about, d.number) != (self.about, self.number) or self.game() is not game:
            return None
        if d.ask.taken != self.taken:
            return None
        done = next((o for o in d.options if o.verb == "done"), None)
        if done is not None and _covered(d):
            return done
        sources = {(o.card, o.ability): o for o in d.options if o.verb == "pay"}
        chosen = self.payment.first(sources)
        if chosen is None:
            return None
        self._expect(d, sources[chosen])
        return sources[chosen]


def _much(b: Board, paying: int, sources: dict[Key, Option], done: Option | None) -> Option:
    """An X that wants to be large: all that gives more than one resource."""

    def worth(o: Option) -> int:
        return resources(FACES[b.codes[o.card]]) if o.ability == NONE else 0

    more = [o for o in sources.values() if worth(o) > 1]
    if done is None:
        return max(sources.values(), key=worth)
    return more[0] if more and b.pieces[paying]["counters"].get("energy", 0) < 2 else done


def cost_of(b: Board, source: Key, planned: tuple[int, ...]) -> float:
    """What is lost when this source is spent."""
    card, ability = source
    face = b.face(card)
    if ability != NONE:
        return 0.1 if face is not None and face.identity else SOURCE
    if face is None:
        return CARD
    return SPEND + max(0.0, kept(b, face, b.end)) + (PLANNED if card in planned else 0.0)


def cheapest(b: Board, resource: str, planned: tuple[int, ...]) -> float:
    """What it costs to spend one resource of this type from hand, or of any."""
    k = RESOURCES.index(resource) if resource in RESOURCES else -1
    costs = [
        cost_of(b, (c["id"], NONE), planned) for c in b.hand if k < 0 or (r := FACES[c["code"]].resources)[k] or r[3]
    ]
    return min(costs, default=CARD)


def all_needed(d: Decision) -> Payment | None:
    """The payment if there is nothing to choose because everything is needed: then nobody need ask what it is worth."""
    need, have, gives = d.ask.data["need"], d.ask.data["have"], d.ask.data["gives"]
    for left in gives:
        got = have
        for id, pool in gives.items():
            if id != left:
                got = add(got, pool)
        if covers(need, got):
            return None
    return Payment(
        need, have, [((o.card, o.ability), pool, 0.0) for id, pool in gives.items() for o in (option_of(id),)]
    )


def _payment(b: Board, d: Decision, face: Face | None, planned: tuple[int, ...]) -> Payment:
    """What the decision asks for, and what its sources are worth to me, also those that are not offered yet."""
    told = d.ask.data
    steps = [x for a in face.abilities for _, x in walk(a.steps)] if face is not None else []
    likes = [RESOURCES.index(x.res) for x in steps if isinstance(x, w.Paid)]
    src: list[tuple[Key, Pool, float]] = []
    for id, gives in told["gives"].items():
        o = option_of(id)
        key = (o.card, o.ability)
        src.append((key, gives, cost_of(b, key, planned) - (0.9 if any(gives[i] for i in likes) else 0.0)))
    return Payment(told["need"], told["have"], src)
