"""Paying: the cheapest set of sources, worked out anew at each step of the row; it always comes out alike."""
from __future__ import annotations

from ...champions import vocab as w
from ...champions.faces import FACES, RESOURCES, Face
from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import walk
from .board import Board
from .cards import kept, resources
from .plan import SOURCE, make_plan
from .weights import CARD

Key = tuple[int, int]
MORE = ("01018",)
"""Cards on which one spends more than is needed."""


def pay(b: Board, d: Decision) -> Option:
    sources = {(o.card, o.ability): o for o in d.options if o.verb == "pay"}
    done = next((o for o in d.options if o.verb == "done"), None)
    paying: int = d.about
    face = b.face(paying)
    if face is None or not sources:
        return done or d.options[0]
    if done is not None and face.code not in MORE:
        return done
    if done is None and len(sources) == 1:
        return next(iter(sources.values()))
    planned = make_plan(b).cards
    if paying in b.pieces:
        return _ability(b, d, face, sources, done, planned)
    for key in _cheapest(b, paying, face, sources, planned):
        if key in sources:
            return sources[key]
    return min(sources.values(), key=lambda o: cost_of(b, (o.card, o.ability), planned))


def _ability(b: Board, d: Decision, face: Face, sources: dict[Key, Option], done: Option | None,
             planned: tuple[int, ...]) -> Option:
    """The cost of an ability is typed, so take what is offered, the cheapest first; for an X, all that gives more."""
    if done is not None:
        more = [o for o in sources.values() if o.ability == NONE and resources(FACES[b.codes[o.card]]) > 1]
        room = 5 - b.pieces[d.about]["counters"].get("energy", 0)
        return more[0] if more and face.code in MORE and room > 3 else done
    if face.code in MORE:
        return max(sources.values(), key=lambda o: resources(FACES[b.codes[o.card]]) if o.ability == NONE else 0)
    return min(sources.values(), key=lambda o: cost_of(b, (o.card, o.ability), planned))


def cost_of(b: Board, source: Key, planned: tuple[int, ...]) -> float:
    """What is lost when this source is spent."""
    card, ability = source
    face = b.face(card)
    if ability != NONE:
        return 0.1 if face is not None and face.identity else SOURCE
    if face is None:
        return CARD
    return 1.0 + max(0.0, kept(b, face, b.end)) + (4.0 if card in planned else 0.0)


def cheapest(b: Board, resource: str, planned: tuple[int, ...]) -> float:
    """What it costs to spend one resource of this type from hand, or of any."""
    k = RESOURCES.index(resource) if resource in RESOURCES else -1
    costs = [cost_of(b, (c["id"], NONE), planned) for c in b.hand
             if k < 0 or (r := FACES[c["code"]].resources)[k] or r[3]]
    return min(costs, default=CARD)


def _cheapest(b: Board, card: int, face: Face, offered: dict[Key, Option], planned: tuple[int, ...]) -> list[Key]:
    """The cheapest set of sources that covers a card's cost, in the order in which they are offered."""
    likes = [RESOURCES.index(x.res) for a in face.abilities for _, x in walk(a.steps) if isinstance(x, w.Paid)]
    src: list[tuple[Key, int, float]] = []
    for c in b.hand:
        if c["id"] != card:
            f = FACES[c["code"]]
            cost = cost_of(b, (c["id"], NONE), planned) - (0.9 if any(f.resources[i] for i in likes) else 0.0)
            src.append(((c["id"], NONE), resources(f, face), cost))
    src += [(k, 1, cost_of(b, k, planned)) for k in offered if k[1] != NONE]
    need, best, found = b.cost_of(face), 9e9, 0
    for mask in range(1 << len(src)):
        got, cost = 0, 0.0
        for k, s in enumerate(src):
            if mask >> k & 1:
                got += s[1]
                cost += s[2]
        if got >= need and cost + 0.4 * (got - need) < best:
            best, found = cost + 0.4 * (got - need), mask
    return [s[0] for k, s in enumerate(src) if found >> k & 1]
