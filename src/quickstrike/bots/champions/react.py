"""Everything but my turn: windows, defending, targets, orders, discards."""

from __future__ import annotations

from typing import Any

from ...champions import vocab as w
from ...champions.faces import FACES
from ...kernel.decision import NONE, Decision, Option
from .cards import kept, play_of, reaction, resources, shields
from .defence import rewards, tired
from .effects import harm
from .judge import Judge
from .plan import STOCK, stays
from .sorted_table import Board, Piece
from .turn import FITS
from .weights import CARD, CHEAP, DAMAGE, DENT, EXHAUST, HP, OPENING, PARRY, RESOURCE, boosts


# ---- the hand ------------------------------------------------------------------------------------------------------
def mulligan(b: Board, d: Decision) -> Option:
    return _throw(b, d, [c["id"] for c in b.hand if _opening(b, c["code"]) < OPENING])


def _opening(b: Board, code: str) -> float:
    """Cards that stay in play are best early."""
    face = FACES[code]
    if face.kind == "resource":
        return 1.0
    if face.kind in ("ally", "support", "upgrade"):
        return play_of(b, face).worth - RESOURCE * (face.cost or 0) + 0.3
    return kept(b, face, True)


def discard(b: Board, d: Decision) -> Option:
    worth: dict[int, float] = {c["id"]: kept(b, FACES[c["code"]], b.hero) for c in b.hand}
    bad = sorted(worth, key=lambda c: worth[c])
    must = len(b.hand) - b.player["hand_size"]
    fuel = [c for c in reversed(bad) if (f := b.face(c)) is not None and f.kind == "resource"]
    return _throw(b, d, [c for i, c in enumerate(bad) if i < must or worth[c] < CHEAP or c in fuel[STOCK:]])


def _throw(b: Board, d: Decision, bad: list[int]) -> Option:
    """The next of these that is offered; the row goes through the hand in one direction."""
    for o in d.options:
        if o.card in bad:
            return o
    return d.options[-1]


# ---- windows -------------------------------------------------------------------------------------------------------
def window(b: Board, d: Decision) -> Option:
    """Use the best of what is offered, if it is worth its cost."""
    event = (b.view["decision"] or {}).get("about") or {}
    best, chosen = 0.0, d.options[-1]
    for o in d.options:
        if o.verb != "pass" and (v := _answer(b, o, event)) > best:
            best, chosen = v, o
    return chosen


def _answer(b: Board, o: Option, event: dict[str, Any]) -> float:
    face = b.face(o.card)
    if face is None or o.ability == NONE:
        return 0.0
    a = face.abilities[o.ability]
    j = Judge(b, o.card, event)
    got = j.steps(a.steps)
    price = 0.0
    for c in a.cost:
        match c:
            case w.Discard(cards=w.Self_()):
                price += 1.2
            case w.Spend(what=what):
                price += RESOURCE * len(what)
            case w.Discard():
                price += CARD * 0.7
    if o.card not in b.pieces:
        price += RESOURCE * (face.cost or 0) + 0.8 * max(0.4, RESOURCE * resources(face) - 0.7)
    if "defense" in a.label and not b.me["exhausted"]:
        got += 0.2
    return got - price


# ---- defending -----------------------------------------------------------------------------------------------------
def defend(b: Board, d: Decision) -> Option:
    event = (b.view["decision"] or {}).get("about") or {}
    enemy = b.pieces.get(event.get("source", -1))
    if enemy is None:
        return d.options[-1]
    victim = b.pieces.get(event.get("target", -1), b.me)
    costs = [(_block(b, o, enemy, victim), i) for i, o in enumerate(d.options)]
    return d.options[min(costs)[1]]


def _block(b: Board, o: Option, enemy: Piece, victim: Piece) -> float:
    """What it costs to let this one take the attack."""
    who = b.pieces.get(o.card) if o.verb == "defend" else victim
    assert who is not None
    atk, cards = enemy.get("atk", 0), enemy["boosts"]
    hits = [(atk + n + b.amplified * cards, q) for n, q in boosts(cards)]
    if o.verb != "defend":
        if who["kind"] == "ally":
            return sum(q * _ally_loss(b, who, n) for n, q in hits)
        cost = sum(q * b.hurt(n, who) for n, q in hits)
        return min(cost, 1.2) if who is b.me and _shielded(b) else cost
    if who["kind"] == "hero":
        armor = who.get("def", 0)
        unharmed = sum(q for n, q in hits if n <= armor)
        if who is b.me:
            more = tired(b) - rewards(b, unharmed)
        else:
            more = 0.0 if who["exhausted"] else EXHAUST * b.action
        return more + sum(q * b.hurt(max(0, n - armor), who) for n, q in hits)
    return PARRY + sum(q * _ally_loss(b, who, n) for n, q in hits)


def _ally_loss(b: Board, p: Piece, n: int) -> float:
    if n <= 0 or p["statuses"].get("tough"):
        return 0.3
    worth = Judge(b).ally(p)
    return worth if n >= p["hp"] else worth * DENT * n / p["hp"]


def _shielded(b: Board) -> bool:
    """Is there an event in hand that prevents an attack's damage for nothing?"""
    return any(shields(FACES[c["code"]]) for c in b.hand)


# ---- choices of an effect ------------------------------------------------------------------------------------------
def status(b: Board, d: Decision) -> Option:
    """Of the status cards that are there, which goes; of those that are not, which comes."""

    def worth(o: Option) -> float:
        p = b.pieces[o.target]
        return -harm(p, o.value) if o.value in p["statuses"] else harm(p, o.value)

    return max(d.options, key=worth)


def number(b: Board, d: Decision) -> Option:
    """As many as can be: what it costs buys as much."""
    return d.options[-1]


def choose(b: Board, d: Decision) -> Option:
    """A target: the one for which the effect is worth most to me."""
    costs = [(target_worth(b, d, o), -i) for i, o in enumerate(d.options)]
    return d.options[-max(costs)[1]]


def limit(b: Board, d: Decision) -> Option:
    """Too many allies or the like: the one goes that is worth least, and rather one that has acted."""
    return min(d.options, key=lambda o: stays(b, b.pieces[o.target]))


def target_worth(b: Board, d: Decision, o: Option) -> float:
    if o.target < 0:
        if o.target == NONE:
            return 0.05  # done
        return 1.0 if -1 - o.target == b.seat else 0.0
    source = b.face(o.card)
    p = b.pieces.get(o.target)
    if p is None:
        return _pile_worth(b, o, source is not None and source.player_card)
    step = step_for(source, p)
    j = Judge(b, o.card)
    match step:
        case w.Damage():
            j.label = step.label
            n = j.number(step.n)
            fits = b.plan is not None and (o.target, n) in b.plan.path.dealt([*b.plan.blows, n])
            return j.damage(p, n) + (FITS if fits else 0.0)
        case w.RemoveThreat():
            n = j.number(step.n)
            return b.plan.path.wanted(o.target, n, b.plan.thwart + n) if b.plan is not None else b.thwart_worth(p, n)
        case w.Heal():
            n = min(j.number(step.n), p["damage"])
            return -float(n) if p["controller"] < 0 else b.mend(n) if p is b.me else 0.7 * n
        case w.Give():
            return 5.0 if p["kind"] == "villain" and not p["statuses"].get(step.status) else p.get("atk", 0)
        case w.Discard():
            return -keep_in_play(b, p)
    if p["controller"] == b.seat:
        good = source is not None and source.player_card
        return keep_in_play(b, p) * (1 if good else -1)
    return 3.0 if p["kind"] == "villain" else float(p.get("atk", 0))


def step_for(source: Any, p: Piece) -> Any:
    """The step of the source that such a target is chosen for."""
    from ...kernel.ops import walk

    if source is None:
        return None
    scheme = "scheme" in p["kind"]
    for a in source.abilities:
        for _, x in walk(a.steps):
            match x:
                case w.RemoveThreat() if scheme:
                    return x
                case w.Damage() | w.Give() | w.Heal() if not scheme:
                    return x
                case w.Discard(cards=w.Pick()) if not scheme:
                    return x
    return None


def keep_in_play(b: Board, p: Piece) -> float:
    """What a card of mine in play is worth to me there."""
    if p["kind"] == "ally":
        return Judge(b).ally(p)
    if p["kind"] in ("hero", "alter_ego"):
        return 20.0
    face = FACES[p["code"]]
    part = 1.0
    if face.uses is not None:
        part = p["counters"].get(face.uses.kind, 0) / max(1, face.uses.n)
    return play_of(b, face).worth * part


def _pile_worth(b: Board, o: Option, good: bool) -> float:
    """A card in hand or in a pile: discarded if the effect says so, else taken."""
    face = b.face(o.target)
    if face is None:
        return 0.0
    if any(c["id"] == o.target for c in b.hand):
        return -kept(b, face, b.hero)
    if not good:
        return -float(face.boost)
    fresh = 0.0 if b.idle(face) or reaction(face) else play_of(b, face).worth - RESOURCE * (face.cost or 0)
    return max(kept(b, face, b.hero), fresh)


def option(b: Board, d: Decision) -> Option:
    """One of several effects ("choose one")."""
    best, chosen = -9e9, d.options[0]
    for o in d.options:
        branch = _branch(b, o)
        v = Judge(b, o.card).worth(branch) if branch is not None else 0.0
        if v > best:
            best, chosen = v, o
    return chosen


def _branch(b: Board, o: Option) -> Any:
    from ...kernel.ops import walk

    face = b.face(o.card)
    if face is None:
        return None
    for a in face.abilities:
        for _, x in walk(a.steps):
            if isinstance(x, w.ChooseOne) and 0 <= o.ability < len(x.options):
                return x.options[o.ability]
    return None


def may(b: Board, d: Decision) -> Option:
    """Yes: my own cards mean well, and what an obligation allows is the way out of it."""
    return d.options[0]


def assign(b: Board, d: Decision) -> Option:
    """Divided damage: as much as possible to allies that it does not defeat, the least to me."""
    p = b.pieces[d.options[0].target]
    best = min(d.options, key=lambda o: -Judge(b).damage(p, int(o.value)) if p["kind"] == "ally" else int(o.value))
    if p["kind"] == "ally":
        room = [o for o in d.options if int(o.value) < p["hp"]]
        return room[-1] if room else best
    return d.options[0]


def order(b: Board, d: Decision) -> Option:
    """Who activates first: the weakest, so that a defender is there for the strongest that is known."""
    mine = [p for o in d.options if (p := b.pieces.get(o.target)) is not None and p["controller"] == b.seat]
    if len(mine) == len(d.options):  # a sequence of my own: what its last step does more counts
        return min(d.options, key=lambda o: _as_last(b, o.target))
    return min(d.options, key=lambda o: b.pieces.get(o.target, {}).get("atk", 0))


def _as_last(b: Board, card: int) -> float:
    """What it is worth that this card comes last in a sequence."""
    from ...kernel.ops import walk

    j, face = Judge(b, card), FACES[b.pieces[card]["code"]]
    return sum(
        _each(b, x) * (j.number(v.other) - j.number(v.base))
        for a in face.abilities
        for _, x in walk(a.steps)
        for v in (getattr(x, "n", None),)
        if isinstance(v, w.Alt) and isinstance(v.when, w.FinalStep)
    )


def _each(b: Board, step: Any) -> float:
    """One more of what a step does."""
    match step:
        case w.RemoveThreat():
            return b.thwart_rate if any(s["threat"] for s in (*b.mains, *b.sides)) else 0.0
        case w.MoveTokens():
            return DAMAGE + HP if b.me["damage"] else 0.0
        case w.Damage(to=w.Both()):
            return DAMAGE * (1 + len(b.engaged))
    return DAMAGE


def accept(b: Board, d: Decision) -> Option:
    return d.options[0]


def control(b: Board, d: Decision) -> Option:
    """Under whose control: mine."""
    return next((o for o in d.options if -1 - o.target == b.seat), d.options[0])
