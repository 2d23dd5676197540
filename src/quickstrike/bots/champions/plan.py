"""Planning a turn: which cards of the hand to play with what the others pay, who attacks and who thwarts, and in which
form to end. Every subset of the playable cards is tried; a turn is short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ...champions import vocab as w
from ...champions.faces import FACES, OTHER_SIDE, Face, remembered
from ...kernel.decision import Option
from .cards import Play, acts_again, doubles, kept, play_of, reaction, resources, shields
from .defence import rewards, tired
from .judge import Judge, leaves
from .sorted_table import Board, Piece, icon, locked
from .weights import (
    AMBUSH,
    CHUMP,
    CLEAR,
    DAMAGE,
    FRAY,
    GROWN,
    LOSS,
    PART,
    RESOURCE,
    REST,
    SERVED,
    SOURCE,
    THREAT,
    TOUGH,
    WOUNDED,
    boosts,
    health,
)

STOCK: Final = 2  # cards that do nothing but pay are kept so many
ALLIES: Final = 3  # that a player may control, rr:ally-limit
MOST: Final = 6  # cards of which every subset is tried


class Plan:
    """value: of the turn and of what it leads to; cards: to play; thwarters: who thwarts, the others attack;
    basic: what my identity does ("attack", "thwart", "recover"); blows: damage that is dealt, one by one; win: the
    villain falls this turn."""

    __slots__ = ("basic", "blows", "cards", "flip", "mask", "path", "thwart", "thwarters", "value", "win")

    def __init__(self, path: Path) -> None:
        self.path = path
        self.thwart = 0  # threat to remove in total
        self.value = -9e9
        self.mask = 0
        self.cards: tuple[int, ...] = ()
        self.thwarters: tuple[int, ...] = ()
        self.blows: list[int] = []
        self.win = self.flip = False
        self.basic = ""


class Way(NamedTuple):
    """Minions to defeat: the damage that each of them needs, whether its tough status takes a blow before, what it is worth, and is
    the villain open then?"""

    who: tuple[int, ...]
    needs: tuple[int, ...]
    tough: tuple[bool, ...]
    worth: float
    open: bool


Keep = tuple[int, int, float, bool, str, bool]
"""(its bit if it could be played, resources, worth in hand, does it shield me, the aspect it pays double for, only pays)"""
Actor = tuple[int, int, int, float, float]
"""(card, damage, threat, what attacking costs, what thwarting costs)"""


def _attacks(a: Actor) -> float:
    """How much better somebody is at attacking than at thwarting."""
    return (a[1] + 0.5) / (a[2] + 0.1)


def make_plan(b: Board, options: tuple[Option, ...] | None = None) -> Plan:
    """The better of staying in this form and of changing it (what this form offers comes first then)."""
    flips = (False,) if b.player["changed_form"] else (False, True)
    best = max((Path(b, options, flip).plan for flip in flips), key=lambda p: p.value)
    b.end = b.hero != best.flip
    return best


@remembered
def form_of(face: Face) -> str:
    """The form a card asks for: "hero", "alter-ego" or ""."""
    if face.form_only:
        return face.form_only
    return next((a.form for a in face.abilities if a.timing == "action"), "") if face.kind == "event" else ""


class Path:
    """One way through the turn: with or without a change of form. options: None where they are not known."""

    def __init__(self, b: Board, options: tuple[Option, ...] | None, flip: bool) -> None:
        self.b, self.flip = b, flip
        self.end = b.hero != flip
        b.suppose(self.end)
        self.heroic = b.hero or flip
        self.judge = Judge(b)
        self.plays = self._plays(options)
        self._gains: dict[int, tuple[float, dict[int, int]]] = {}
        self._mains: dict[tuple[int, int], float] = {}
        crises = [s["id"] for s in b.sides if icon(s, "crisis")]
        self.sides = [
            (s["id"], s["threat"], b.side_worth(s), crises == [s["id"]], icon(s, "acceleration"))
            for s in b.sides
            if s["threat"] and not b.keepers(s)
        ]
        self._hits: dict[tuple[int, ...], float] = {}
        self.foes = self._foes()
        self.tough, self.left, self.back = b.all_tough, b.hit_points, b.least_back
        self.uses(options or ())
        self.tended = min(b.me["damage"], tending(b)) if flip or not b.hero else 0
        self.need = to_win(b)
        self.plan = self._best()

    def _plays(self, options: tuple[Option, ...] | None) -> list[tuple[int, Play]]:
        """The cards that could be played: (card, what it brings), the best first."""
        b = self.b
        out: list[tuple[int, Play]] = []
        now = None if options is None else [o.card for o in options if o.verb == "play"]
        forms = ("", "hero" if b.hero else "alter-ego")
        for c in b.hand:
            face = FACES[c["code"]]
            later = self.heroic and acts_again(face) and not b.me["exhausted"]  # it can be played when I have acted
            if face.cost is None or (reaction(face) and not later) or (now is None and b.idle(face)):
                continue
            form = form_of(face)
            if form in forms or b.in_form(form):
                if now is not None and c["id"] not in now and not later:
                    continue
            elif not self.flip:
                continue
            if face.kind == "event" and barred(b, face):
                continue
            p = play_of(b, face)
            if p.worth > 0:
                out.append((c["id"], p))
        return sorted(out, key=lambda x: x[1].cost - x[1].worth)[:MOST]

    # ---- what threat and damage are worth, by amount
    def gain(self, n: int) -> tuple[float, dict[int, int]]:
        """What so much threat removal is worth, and where it goes: to the main scheme and to one other."""
        got = self._gains.get(n)
        if got is None:
            got = self._gains[n] = self._split(n)
        return got

    def _main(self, n: int, less: int = 0) -> float:
        """What it is worth that n threat goes from the main scheme and so much less is placed on it."""
        b = self.b
        if n <= 0 and less <= 0:
            return 0.0
        got = self._mains.get((n, less))
        if got is None:
            got = self._mains[n, less] = b.danger(self.end, max(n, 0), less) - b.danger(self.end)
        return got

    def _split(self, n: int) -> tuple[float, dict[int, int]]:
        b = self.b
        at = b.mains[0]["id"] if b.mains else -1
        there = sum(s["threat"] for s in b.mains if not locked(FACES[s["code"]]))
        most = 0 if b.crisis else there
        best, split = self._main(min(n, most)), {at: min(n, most)}
        for card, t, worth, opens, less in self.sides:
            for k in range(1, min(n, t) + 1):
                m = min(n - k, there if k == t and opens else most)
                v = self._main(m, less if k == t else 0) + worth * (1.0 if k == t else PART * k / t)
                if v > best:
                    best, split = v, {at: m, card: k}
        return best, split

    def wanted(self, scheme: int, n: int, total: int) -> float:
        """How well n threat removal fits this scheme, if so much in total can be removed this turn."""
        return 10.0 * min(n, self.gain(total)[1].get(scheme, 0)) + self.b.thwart_worth(self.b.pieces[scheme], n)

    def _foes(self) -> list[Way]:
        """Every choice of minions to defeat."""
        b = self.b
        ways: list[tuple[Way, int, int]] = [(Way((), (), (), 0.0, len(b.closed) < 5 and not b.barred), 0, 0)]
        self.others: list[tuple[int, int, float, bool]] = []
        for m in sorted(b.minions, key=lambda m: m["hp"])[:4]:
            need, tough = m["hp"], bool(m["statuses"].get("tough"))
            bad = self.judge.nuisance(m)
            self.others.append((m["id"], max(1, need), bad, tough))
            mine = m["engaged"] == b.seat
            atk, sch = (m.get("atk", 0), m.get("sch", 0)) if mine else (0, 0)
            guard = ("guard" in FACES[m["code"]].keywords and mine) or m in b.closed
            ways = [(y._replace(open=y.open and not guard), a, s) for y, a, s in ways] + [
                (Way((*y.who, m["id"]), (*y.needs, need), (*y.tough, tough), y.worth + bad, y.open), a + atk, s + sch)
                for y, a, s in ways
            ]
        return [y._replace(worth=y.worth + b.relief(a, s)) for y, a, s in ways]

    def hit(self, blows: list[int]) -> float:
        """What these blows are worth, each put to its best use. A blow has one target, what is too much is lost."""
        key = tuple(sorted(blows))
        got = self._hits.get(key)
        if got is None:
            got = self._hits[key] = max([self._way(list(key), y) for y in self.foes])
        return got

    def _way(self, blows: list[int], way: Way, dealt: list[tuple[int, int]] | None = None) -> float:
        """That of one such choice. dealt: is told who gets which blow."""
        for who, need, tough in zip(way.who, way.needs, way.tough, strict=True):
            if tough:
                if not blows:
                    return -1.0
                n = blows.pop(0)
                if dealt is not None:
                    dealt.append((who, n))
            while need > 0:
                if not blows:
                    return -1.0
                k = next((i for i, n in enumerate(blows) if n >= need), len(blows) - 1)
                need -= blows[k]
                n = blows.pop(k)
                if dealt is not None:
                    dealt.append((who, n))
        got = self._villain(blows) if way.open else 0.0
        who, wounds = self._wounds(blows, way)
        if wounds > got:
            got, dealing = wounds, [(who, n) for n in blows]
        else:
            dealing = [(v["id"], n) for v in self.b.villains for n in blows] if way.open else []
        if dealt is not None:
            dealt += dealing
        return way.worth + got

    def _wounds(self, blows: list[int], way: Way) -> tuple[int, float]:
        """The minion that survives on whom these blows are worth most, and how much."""
        best, chosen = 0.0, -1
        for id, hp, bad, tough in self.others if blows else ():
            if id not in way.who:
                n = sum(blows[1:] if tough else blows)
                v = WOUNDED * bad * min(n, hp - 1) / hp + (0.6 * TOUGH if tough else 0.0)
                if v > best:
                    best, chosen = v, id
        return chosen, best

    def dealt(self, blows: Sequence[int]) -> list[tuple[int, int]]:
        """Who gets which of these blows, if each is put to its best use."""
        out: list[tuple[int, int]] = []
        self._way(sorted(blows), max(self.foes, key=lambda y: self._way(sorted(blows), y)), out)
        return out

    def _villain(self, blows: list[int]) -> float:
        if blows and self.tough:
            return 0.5 + self.b.blow * float(min(sum(blows[1:]), self.left))
        return self.b.blow * float(min(sum(blows), self.left))

    def uses(self, options: tuple[Option, ...]) -> None:
        """What cards in play can do this turn without a card from hand."""
        self.free_thwart = 0
        self.free_blows: list[int] = [n for n in (entering(self.b),) if n and self.flip and not self.b.hero]
        for o in options:
            if o.verb == "use" and o.card in self.b.pieces:
                a = FACES[self.b.pieces[o.card]["code"]].abilities[o.ability]
                j = Judge(self.b, o.card)
                for s in a.steps:
                    match s:
                        case w.RemoveThreat():
                            self.free_thwart += j.number(s.n)
                        case w.Damage():
                            self.free_blows.append(j.number(s.n))

    def _keeps(self) -> list[Keep]:
        """The hand, what is cheapest to spend first."""
        b = self.b
        at = {card: 1 << k for k, (card, _) in enumerate(self.plays)}
        keeps = [
            (
                at.get(c["id"], 0),
                resources(f := FACES[c["code"]]),
                kept(b, f, self.end),
                shields(f),
                doubles(f),
                f.kind == "resource",
            )
            for c in b.hand
        ]
        keeps.sort(key=lambda r: r[2] / (r[1] or 1))
        return keeps

    # ---- the search
    def _best(self) -> Plan:
        b = self.b
        best = Plan(self)
        best.flip = self.flip
        keeps = self._keeps()
        sources = free_sources(b, self.flip)
        total = sum(k[1] for k in keeps) + sources
        tended = b.mend(self.tended) + (arming(b) if self.flip and not b.hero else 0.0)
        tended += SERVED * served(b) if self.flip else 0.0
        ahead = outlook(b, self.end, False) + tended
        guarded = outlook(b, self.end, True) + tended if any(k[3] for k in keeps) else ahead
        allies = [self._ally(p) for p in b.allies if not p["exhausted"]]
        basics = self._basics()
        room, lesser = places(b), sorted(self.judge.ally(p) for p in b.allies)
        for mask in range(1 << len(self.plays)):
            chosen = [x for k, x in enumerate(self.plays) if mask >> k & 1]
            cost = sum([p.cost for _, p in chosen])
            if cost > 2 * total:
                continue
            due = cost - sources
            value = sum([p.rest for _, p in chosen]) - SOURCE * min(cost, sources)
            shield = False
            stock = 0
            for bit, gives, keep, shielding, aspect, fuel in keeps:
                if mask & bit:
                    continue
                if due > 0:
                    due -= 2 * gives if aspect and any(p.face.aspect == aspect for _, p in chosen) else gives
                else:
                    if fuel:
                        stock += 1
                        keep = min(keep, 0.0) if stock > STOCK else keep
                    if keep > 0:
                        value += keep
                    shield = shield or shielding
            if due > 0:
                continue
            value += guarded if shield else ahead
            blows, thwart, actors = self.free_blows, self.free_thwart, allies
            entered = [p.rest for _, p in chosen if p.actor is not None and not p.again]
            if len(entered) > room:  # somebody has to go for them
                value -= sum(sorted([*lesser, *entered])[: len(entered) - room])
            for card, p in chosen:
                thwart += p.thwart
                if p.minions:
                    value += min(float(p.damage), 4.0) if b.minions else 0.0
                elif p.damage:
                    blows = [*blows, p.damage]
                if p.actor is not None:
                    back = struck_back(b, b.me, self.back) if p.again else 0.0
                    actors = [*actors, (card, p.actor[1], p.actor[2], back, 0.0)]
            again = any(p.again for _, p in chosen)
            for basic, me, extra in basics:
                if again and basic in ("recover", "clear"):
                    continue
                self._act(best, value + extra, blows, thwart, actors + me, mask, basic)
        best.cards = tuple(x[0] for k, x in enumerate(self.plays) if best.mask >> k & 1)
        return best

    def _act(
        self, best: Plan, value: float, blows: list[int], thwart: int, actors: list[Actor], mask: int, basic: str
    ) -> None:
        """Let the actors thwart one after the other, those that lose least by it first; take the best split."""
        if len(actors) > 1:
            actors = sorted(actors, key=_attacks)
        value -= sum([a[3] for a in actors if a[1]])
        for k in range(len(actors) + 1):
            if k:
                a = actors[k - 1]
                if not a[2]:
                    return
                thwart += a[2]
                value += (a[3] if a[1] else 0.0) - a[4]
            struck = blows + [a[1] for a in actors[k:] if a[1]]
            total = value + self.hit(struck) + self.gain(thwart)[0]
            win = self.heroic and sum(struck) - (min(struck, default=0) if self.tough else 0) >= self.need
            if win:
                total += LOSS
            if total > best.value + 1e-9:
                best.value, best.mask, best.basic, best.win, best.thwart = total, mask, basic, win, thwart
                best.thwarters, best.blows = tuple([x[0] for x in actors[:k]]), struck

    def _ally(self, p: Piece) -> Actor:
        st = p["statuses"]
        atk = 0 if st.get("stunned") else p.get("atk", 0)
        thw = 0 if st.get("confused") else p.get("thw", 0)
        hit = spare(self.b, p, "attack_cost") + struck_back(self.b, p, self.back)
        return p["id"], atk, thw, hit, spare(self.b, p, "thwart_cost")

    def _basics(self) -> list[tuple[str, list[Actor], float]]:
        """What my identity may do with its own power: act as a hero, recover, or nothing."""
        b = self.b
        out: list[tuple[str, list[Actor], float]] = []
        if b.me["exhausted"]:
            return [("", [], 0.0)]
        st = b.me["statuses"]
        if self.heroic:
            atk = 0 if st.get("stunned") else b.power("atk")
            thw = 0 if st.get("confused") else b.power("thw")
            out.append(("act", [(b.me["id"], atk, thw, struck_back(b, b.me, self.back), 0.0)], 0.0))
            if st.get("stunned") or st.get("confused"):  # a power of 0 is nothing that could be cleared
                out.append(("clear", [], CLEAR))
        left = b.me["damage"] - self.tended
        if (not b.hero or self.flip) and left > 0:
            out.append(("recover", [], b.mend(self.tended + b.power("rec")) - b.mend(self.tended)))
        return out or [("", [], 0.0)]


def stays(b: Board, p: Piece) -> float:
    """What it is worth that this card of mine is not discarded now."""
    if p["kind"] != "ally":
        return play_of(b, FACES[p["code"]]).worth
    ready = 0.0 if p["exhausted"] else max(DAMAGE * p.get("atk", 0), THREAT * p.get("thw", 0))
    return Judge(b).ally(p) + ready + (1.3 if leaves(FACES[p["code"]]) else 0.0)


def places(b: Board) -> int:
    """How many more allies I may control."""
    more = [
        n
        for p in b.view["play"]
        if p["controller"] == b.seat
        for c in FACES[p["code"]].constants
        if isinstance(c.effect, w.Modify)
        for k, n in c.effect.stats
        if k == "ALLY_LIMIT" and isinstance(n, int)
    ]
    return ALLIES + sum(more) - len(b.allies)


def entering(b: Board) -> int:
    """Damage that my hero deals when it enters its form."""
    face = FACES[b.me["code"] if b.hero else OTHER_SIDE[b.me["code"]]]
    return sum(
        Judge(b).number(s.n)
        for a in face.abilities
        if isinstance(a.on, w.FormChanged)
        for s in a.steps
        if isinstance(s, w.Damage)
    )


def arming(b: Board) -> float:
    """What else my hero does when it enters its form is worth: counters to use, cards."""
    return max(
        0.0,
        sum(
            Judge(b, b.me["id"]).worth(s)
            for a in FACES[OTHER_SIDE[b.me["code"]]].abilities
            if isinstance(a.on, w.FormChanged)
            for s in a.steps
            if not isinstance(s, w.Damage)
        ),
    )


def stance(b: Board, hero: bool) -> float:
    """What my identity by itself makes of the villain phase, if I end in that form."""
    face = FACES[b.me["code"] if hero == b.hero else OTHER_SIDE[b.me["code"]]]
    j = Judge(b, b.me["id"])
    villains = sum(not b.held(v) for v in b.active)
    minions = [m for m in b.engaged if not b.held(m)]
    got = 0.0
    if hero and (back := face.keywords.get("retaliate")) is not None:
        worn: float = sum([WOUNDED * j.nuisance(m) / max(1, m["hp"]) for m in minions])
        struck = villains * (0.5 if b.allies else 1.0)  # an ally may be struck instead
        got += (back.n or 0) * (struck * b.blow + worn)
    for a in face.abilities:
        if a.cost or a.forced or a.timing not in ("interrupt", "response"):
            continue
        match a.on:
            case w.Attacked(by=by, against=w.You()) if hero:
                times = villains + (0 if getattr(by, "kind", "") == "villain" else len(minions))
                each: float = sum([j.calm(s) for s in a.steps])
                got += times * each
            case w.Would(of=w.ThreatPlaced()) if not hero:
                n = sum([j.number(s.n) for s in a.steps if isinstance(s, w.Prevent)])
                got += b.danger(False, 0, n) - b.danger(False)
    return got


def served(b: Board) -> float:
    """What actions of my cards are worth that wait for my other form, but for healing me."""
    form = "alter-ego" if b.hero else "hero"
    got = 0.0
    for p in b.view["play"]:
        if p["controller"] == b.seat:
            face = FACES[OTHER_SIDE[p["code"]]] if p is b.me else FACES[p["code"]]
            for i in face.actions:
                a = face.abilities[i]
                if a.form == form or (p is b.me and not a.form):
                    got += max(0.0, _service(b, p, a))
    return got


def _service(b: Board, p: Piece, a: Any) -> float:
    if p["exhausted"] and any(isinstance(c, w.Exhaust) for c in a.cost):
        return 0.0
    j = Judge(b, p["id"])
    got = j.steps(tuple(s for s in a.steps if not isinstance(s, w.Heal)))
    for c in a.cost:
        match c:
            case w.Exhaust(what=w.Self_()) if p is not b.me:
                pass
            case w.Spend(what=what):
                got -= RESOURCE * len(what)
            case w.Damage(to=w.You()):
                got -= b.wound(j.number(c.n))
            case w.RemoveCounters():
                got -= 0.6
            case _:
                return 0.0
    return got


def tending(b: Board) -> int:
    """Damage that cards in play can heal from me this turn while I am in alter-ego form, for no more than exhausting them."""
    return sum(
        Judge(b).number(s.n)
        for p in b.view["play"]
        if p["controller"] == b.seat and not p["exhausted"]
        for a in FACES[p["code"]].abilities
        if a.timing == "action" and a.form == "alter-ego" and all(isinstance(c, w.Exhaust) for c in a.cost)
        for s in a.steps
        if isinstance(s, w.Heal)
    )


def barred(b: Board, face: Face) -> bool:
    """Would a status card cancel this event?"""
    st = b.me["statuses"]
    stops = [label for status, label in (("stunned", "attack"), ("confused", "thwart")) if st.get(status)]
    return any(label in a.label for label in stops for a in face.abilities)


def spare(b: Board, p: Piece, field: str) -> float:
    """What it costs an ally to act: a hit point, and the block it could have made if that was the last."""
    if p["kind"] != "ally":
        return 0.0
    cost: int = FACES[p["code"]].facts.get(field) or 0
    if cost < p["hp"]:
        return FRAY * cost
    if FACES[p["code"]].vital:
        return LOSS
    return CHUMP * b.hurt(b.strike) if b.end and b.strike else 0.9


def struck_back(b: Board, p: Piece, n: int) -> float:
    """What it costs that somebody who attacks takes so much damage in return."""
    if not n or p["statuses"].get("tough"):
        return 0.0
    return b.wound(n) if p is b.me else Judge(b).ally(p) * min(1.0, n / max(1, p["hp"]))


def free_sources(b: Board, flip: bool) -> int:
    """Resources that cards in play can still give this turn, as the view shows it."""
    n = 0
    for p in b.view["play"]:
        face = FACES[p["code"]]
        if p["controller"] == b.seat and face.resource_abilities:
            for i in face.resource_abilities:
                a = face.abilities[i]
                if a.form and not flip and (a.form == "hero") != b.hero:
                    continue
                n += i not in p.get("used", ()) and not (
                    p["exhausted"] and any(isinstance(c, w.Exhaust) for c in a.cost)
                )
    return n


def to_win(b: Board) -> int:
    """Damage that ends the game, or a number out of reach."""
    if not b.last_stage or b.guarded or b.closed or b.unbeaten:
        return 999
    v = b.villains[0]
    return int(v["hp"]) + b.absorbed(v)


def outlook(b: Board, hero: bool, shield: bool) -> float:
    """How good things will stand after the villain phase. shield: a card in hand can prevent an attack's damage."""
    value = b.danger(hero) + stance(b, hero)
    hp = b.me["hp"]
    if not hero:
        more = b.hand_size(False) - b.hand_size(True)
        return value + health(hp) + GROWN * more + (REST if b.me["damage"] > 1 else 0.0)
    minions = sum(m.get("atk", 0) for m in b.engaged if not b.held(m))
    if b.me["statuses"].get("tough"):
        minions = max(0, minions - 2)
    ways = []
    villains = [v for v in b.active if not b.held(v)]
    if not villains:
        ways.append(health(hp - minions))
    else:
        cards = sum(b.boost_cards(v) for v in villains)
        atk = sum(v.get("atk", 0) for v in villains) + b.amplified * cards
        hits = boosts(cards)
        ways.append(sum(q * health(hp - minions - atk - n) for n, q in hits))
        armor = b.power("def")
        unharmed = sum(q for n, q in hits if atk + n <= armor)
        defended = sum(q * health(hp - minions - max(0, atk + n - armor)) for n, q in hits)
        ways.append(defended - tired(b) + rewards(b, unharmed))
        j = Judge(b)
        ways += [health(hp - minions) - j.ally(p) for p in b.allies]
        if shield:
            ways.append(health(hp - minions) - 0.7)
    calm = max(ways)
    struck = hp - minions - sum(v.get("atk", 0) + 1 + b.amplified for v in b.active)
    worse = health(struck) if len(villains) == 0 or shield or b.allies else health(struck - 1)
    return value + (1 - AMBUSH) * calm + AMBUSH * min(calm, worse)
