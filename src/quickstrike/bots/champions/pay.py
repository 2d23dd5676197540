"""Paying: the cheapest set of sources, worked out anew at each step of the row; it always comes out alike."""

from __future__ import annotations

from ...champions import vocab as w
from ...champions.faces import FACES, RESOURCES, Face
from ...champions.rules.cost import Need, Pool, add, covers
from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import walk
from .cards import kept, resources
from .plan import SOURCE, make_plan
from .sorted_table import Board
from .weights import CARD

Key = tuple[int, int]
MORE = ("01018",)
"""Cards on which one spends more than is needed."""


def pay(b: Board, d: Decision) -> Option:
    sources = {(o.card, o.ability): o for o in d.options if o.verb == "pay"}
    done = next((o for o in d.options if o.verb == "done"), None)
    paying: int = d.about
    face = b.face(paying)
    if face is not None and face.code in MORE and paying in b.pieces:
        return _much(b, paying, sources, done)
    if done is not None or not sources:
        return done or d.options[0]
    chosen = _cheapest(b, face, sources, make_plan(b).cards)
    return sources[chosen] if chosen is not None else next(iter(sources.values()))


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
    return 1.0 + max(0.0, kept(b, face, b.end)) + (4.0 if card in planned else 0.0)


def cheapest(b: Board, resource: str, planned: tuple[int, ...]) -> float:
    """What it costs to spend one resource of this type from hand, or of any."""
    k = RESOURCES.index(resource) if resource in RESOURCES else -1
    costs = [
        cost_of(b, (c["id"], NONE), planned) for c in b.hand if k < 0 or (r := FACES[c["code"]].resources)[k] or r[3]
    ]
    return min(costs, default=CARD)


def _cheapest(b: Board, face: Face | None, sources: dict[Key, Option], planned: tuple[int, ...]) -> Key | None:
    """The first source, as they are offered, of the cheapest set that covers what is asked for."""
    decision = b.view["decision"]
    need: Need = tuple(decision["need"])
    pool: Pool = tuple(decision["pool"])
    steps = [x for a in face.abilities for _, x in walk(a.steps)] if face is not None else []
    likes = [RESOURCES.index(x.res) for x in steps if isinstance(x, w.Paid)]
    src: list[tuple[Key, Pool, float]] = []
    for o in decision["options"]:
        if o["verb"] == "pay":
            key, gives = (o["card"], o.get("ability", NONE)), tuple(o["gives"])
            src.append((key, gives, cost_of(b, key, planned) - (0.9 if any(gives[i] for i in likes) else 0.0)))
    best: tuple[float, Key | None] = (9e9, None)
    for mask in range(1, 1 << min(len(src), 14)):
        mine = [x for k, x in enumerate(src) if mask >> k & 1]
        cost = sum(x[2] for x in mine)
        if cost >= best[0]:
            continue
        got = pool
        for x in mine:
            got = add(got, x[1])
        cost += 0.4 * (sum(got) - sum(need[:5]))
        if cost < best[0] and covers(need, got):
            best = cost, mine[0][0]
    return best[1]
