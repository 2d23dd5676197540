"""Planning a turn: which cards of the hand to play with what the others pay, and in which form to end."""
from __future__ import annotations

from typing import Any

from ...champions import vocab as w
from ...champions.faces import FACES, OTHER_SIDE, Face
from ...kernel.decision import Option
from .board import Board
from .cards import kept, played, reaction, reacts, resources
from .judge import Judge
from .weights import AMBUSH, BOOST, CARD, EXHAUST, LOSS, RESOURCE, health

FREE_SOURCE = 0.4  # what the use of a counter on a resource card costs


class Item:
    """A card that could be played: what that is worth, what it costs, how much it hits the villain for."""

    __slots__ = ("card", "cost", "face", "hit", "thwarts", "worth")

    def __init__(self, b: Board, card: int, face: Face) -> None:
        self.card, self.face, self.cost = card, face, face.cost or 0
        self.worth = played(b, face)
        damages = [s for a in face.abilities if a.timing == "action" for s in a.steps if isinstance(s, w.Damage)]
        self.hit = sum(Judge(b).number(s.n) for s in damages if getattr(s.to, "kind", "") in ("enemy", "villain"))
        if face.kind == "ally":
            self.hit = face.facts.get("attack") or 0
        self.thwarts = face.kind == "event" and any(isinstance(s, w.RemoveThreat) for a in face.abilities for s in a.steps)


class Plan:
    """value: of the whole turn up to the next one; cards: what to play; win: the villain falls this turn."""

    __slots__ = ("basic", "cards", "flip", "value", "win")

    def __init__(self) -> None:
        self.value = -9e9
        self.cards: tuple[int, ...] = ()
        self.win = self.flip = False
        self.basic = ""


def form_of(face: Face) -> str:
    """The form a card asks for: "hero", "alter-ego" or ""."""
    if face.form_only:
        return face.form_only
    return next((a.form for a in face.abilities if a.timing == "action"), "") if face.kind == "event" else ""


def make_plan(b: Board, options: tuple[Option, ...]) -> Plan:
    """The better of staying in this form and of changing it (what this form offers comes first then)."""
    plans = [path(b, options, False)]
    if any(o.verb == "change_form" for o in options):
        plans.append(path(b, options, True))
    best = max(plans, key=lambda p: p.value)
    b.end = b.hero != best.flip
    return best


def path(b: Board, options: tuple[Option, ...], flip: bool) -> Plan:
    end = b.end = b.hero != flip
    now = {o.card for o in options if o.verb == "play"}
    items, rest = [], []
    for c in b.hand:
        face = FACES[c["code"]]
        want = form_of(face)
        later = flip and want == ("hero" if end else "alter-ego") and face.cost is not None and not reaction(face)
        if c["id"] in now or later:
            items.append(Item(b, c["id"], face))
    items = sorted((i for i in items if i.worth > 0), key=lambda i: -i.worth)[:6]
    rest = [(c["id"], FACES[c["code"]], kept(b, FACES[c["code"]], end)) for c in b.hand]
    rest.sort(key=lambda r: r[2] / max(1, resources(r[1])))
    free = free_sources(b, flip)
    hits = free_hits(b, options, flip)
    basic, name = basic_worth(b, flip)
    best = Plan()
    need = to_win(b)
    shield = [r[0] for r in rest if reaction(r[1]) and isinstance(r[1].abilities[0].on, w.Would)
              and isinstance(r[1].abilities[0].on.of, w.DamageTaken)]
    open_, shut = outlook(b, end, False), outlook(b, end, True)
    for mask in range(1 << len(items)):
        cost, worth, hit, thwarts = 0, 0.0, hits, 0
        chosen = []
        for k, i in enumerate(items):
            if mask >> k & 1:
                chosen.append(i.card)
                cost += i.cost
                worth += i.worth * (0.6 if i.thwarts and thwarts else 1.0)
                hit += i.hit
                thwarts += i.thwarts
        due = cost - free
        worth -= FREE_SOURCE * min(cost, free)
        spent = []
        for card, face, keep in rest:
            if card in chosen:
                continue
            if due > 0:
                due -= resources(face)
                spent.append(card)
            else:
                worth += max(0.0, keep)
        if due > 0:
            continue
        win = need <= hit and (b.hero or flip)
        worth += LOSS if win else 0.0
        worth += shut if any(c not in spent and c not in chosen for c in shield) else open_
        if worth + basic > best.value:
            best.value, best.cards, best.win = worth + basic, tuple(chosen), win
    best.flip, best.basic = flip, name
    return best


def free_sources(b: Board, flip: bool) -> int:
    """Resources that cards in play can still give this turn, as far as a view shows it."""
    n = 0
    for p in b.view["play"]:
        if p["controller"] != b.seat:
            continue
        face = FACES[p["code"]]
        for i in face.resource_abilities:
            a = face.abilities[i]
            if a.form and not flip and (a.form == "hero") != b.hero:
                continue
            if p["exhausted"] and any(isinstance(c, w.Exhaust) for c in a.cost):
                continue
            n += 1
    return n


def to_win(b: Board) -> int:
    """Damage that ends the game, or a number out of reach."""
    if not b.last_stage or b.guarded:
        return 999
    v = b.villains[0]
    return int(v["hp"]) + b.absorbed(v) + (3 if v["statuses"].get("tough") else 0)


def free_hits(b: Board, options: tuple[Option, ...], flip: bool) -> int:
    """Damage that the villain can be dealt this turn without a card from hand."""
    n = sum(p.get("atk", 0) for p in b.allies if not p["exhausted"] and not p["statuses"].get("stunned"))
    if not b.me["exhausted"] and (b.hero or flip) and not b.me["statuses"].get("stunned"):
        n += power(b, "atk")
    for o in options:
        if o.verb == "use":
            face = FACES[b.pieces[o.card]["code"]]
            j = Judge(b, o.card)
            n += sum(j.number(s.n) for s in face.abilities[o.ability].steps
                     if isinstance(s, w.Damage) and getattr(s.to, "kind", "") == "enemy")
    return n


def power(b: Board, stat: str) -> int:
    """A statistic of my identity in whichever form has it."""
    if stat in b.me:
        return int(b.me[stat])
    other = FACES[OTHER_SIDE[b.me["code"]]].stats
    return other.get({"atk": "ATK", "thw": "THW", "def": "DEF", "rec": "REC"}[stat]) or 0


def basic_worth(b: Board, flip: bool) -> tuple[float, str]:
    """The best use of my identity's own power this turn."""
    if b.me["exhausted"]:
        return 0.0, ""
    j = Judge(b)
    found = [(0.0, "")]
    if b.hero or flip:
        st = b.me["statuses"]
        j.label = "attack"
        attack = max((j.damage(e, power(b, "atk")) for e in [*b.villains, *b.minions]), default=0.0)
        thwart = max((b.thwart_worth(s, power(b, "thw")) for s in [*b.mains, *b.sides]), default=0.0)
        found.append((1.0 if st.get("stunned") else attack, "attack"))
        found.append((0.8 if st.get("confused") else thwart, "thwart"))
    if (not b.hero or flip) and b.me["damage"]:
        found.append((b.mend(power(b, "rec")), "recover"))
    return max(found)


def outlook(b: Board, hero: bool, shield: bool) -> float:
    """How good things will stand after the villain phase. shield: a card in hand can prevent an attack's damage."""
    value = b.danger(hero)
    hp = b.me["hp"]
    if not hero:
        size = FACES[b.me["code"] if not b.hero else OTHER_SIDE[b.me["code"]]].stats.get("HAND_SIZE") or 0
        other = FACES[b.me["code"] if b.hero else OTHER_SIDE[b.me["code"]]].stats.get("HAND_SIZE") or 0
        return value + health(hp) + CARD * (size - other) + (0.8 if b.me["damage"] > 1 else 0.0)
    minions = sum(m.get("atk", 0) for m in b.engaged if not b.held(m))
    if b.me["statuses"].get("tough"):
        minions = max(0, minions - 2)
    ways = []
    villains = [v for v in b.villains if not b.held(v)]
    if not villains:
        ways.append(health(hp - minions))
    else:
        atk = sum(v.get("atk", 0) for v in villains)
        ways.append(sum(q * health(hp - minions - atk - n) for n, q in BOOST))
        ways.append(sum(q * health(hp - minions - max(0, atk + n - power(b, "def"))) for n, q in BOOST) - EXHAUST)
        j = Judge(b)
        ways += [health(hp - minions) - j.ally(p) for p in b.allies]
        if shield:
            ways.append(health(hp - minions) - 0.7)
    calm = max(ways)
    struck = hp - minions - sum(v.get("atk", 0) + 1 for v in b.villains)
    worse = health(struck) if len(villains) == 0 or shield or b.allies else health(struck - 1)
    return value + (1 - AMBUSH) * calm + AMBUSH * min(calm, worse)


# ---- paying --------------------------------------------------------------------------------------------------------
def payment(b: Board, options: tuple[Option, ...], paying: int, planned: tuple[int, ...]) -> Option:
    """The next source of the cheapest payment. The whole payment is worked out each time, and always comes out alike."""
    paid_for = b.face(paying)
    by_card = {(o.card, o.ability): o for o in options if o.verb == "pay"}
    done = next((o for o in options if o.verb == "done"), None)
    if done is not None:
        return done
    if paying in b.pieces or paid_for is None:  # an ability: its need may be typed, so take what is offered, cheapest first
        return min(by_card.values(), key=lambda o: source_cost(b, o.card, o.ability, planned, None))
    want = _cheapest(b, paying, paid_for, by_card, planned)
    for key in want:
        if key in by_card:
            return by_card[key]
    return min(by_card.values(), key=lambda o: source_cost(b, o.card, o.ability, planned, paid_for))


def source_cost(b: Board, card: int, ability: int, planned: tuple[int, ...], paying: Face | None) -> float:
    """What is lost when this source is spent."""
    if ability >= 0:
        face = b.face(card)
        return 0.1 if face is not None and face.identity else FREE_SOURCE
    face = b.face(card)
    if face is None:
        return CARD
    return 1.0 + max(0.0, kept(b, face, b.end)) + (4.0 if card in planned else 0.0)


def _cheapest(b: Board, card: int, face: Face, offered: dict[tuple[int, int], Option],
              planned: tuple[int, ...]) -> list[tuple[int, int]]:
    """The cheapest set of sources that covers a card's cost, in the order in which they are offered."""
    src: list[tuple[int, int, int, float]] = []
    likes = {c.res for a in face.abilities for c in _paid(a.steps)}
    for c in b.hand:
        if c["id"] != card:
            f = FACES[c["code"]]
            cost = source_cost(b, c["id"], -1000, planned, face)
            if any(f.resources[w_] for w_ in (_icon(x) for x in likes)):
                cost -= 0.9
            src.append((c["id"], -1000, resources(f, face), cost))
    src += [(c, a, 1, source_cost(b, c, a, planned, face)) for c, a in offered if a >= 0]
    need = face.cost or 0
    best: tuple[float, int] = (9e9, 0)
    for mask in range(1 << len(src)):
        got, cost = 0, 0.0
        for k, s in enumerate(src):
            if mask >> k & 1:
                got += s[2]
                cost += s[3]
        if got >= need and cost + 0.4 * (got - need) < best[0]:
            best = (cost + 0.4 * (got - need), mask)
    return [(s[0], s[1]) for k, s in enumerate(src) if best[1] >> k & 1]


def _icon(name: str) -> int:
    return ("energy", "mental", "physical", "wild").index(name)


def _paid(steps: tuple[Any, ...]) -> list[Any]:
    from ...kernel.ops import walk

    return [x for _, x in walk(steps) if isinstance(x, w.Paid)]


__all__ = ["Plan", "make_plan", "payment", "reacts", "RESOURCE"]
