"""What each word of the card language is worth to me when it happens."""

from __future__ import annotations

from typing import Any, Final

from ...champions import vocab as w
from ...champions.faces import FACES, OTHER_SIDE, Face
from ...champions.rules.kinds import SHARED
from .cards import kept
from .judge import WORTH, Judge
from .obstacles import BRIM
from .sorted_table import Board, Piece
from .weights import (
    ACCELERATION,
    ATTACHED,
    CARD,
    CONFUSE,
    DAMAGE,
    DRONE,
    EXHAUST,
    HP,
    LOSS,
    RESOURCE,
    STUN,
    SURGE,
    THREAT,
    TOUGH,
)

SOME: Final = 0.6
"""The part of what a counter can bring that it is worth before it is used."""


def _damage(j: Judge, op: Any) -> float:
    n = j.number(op.n)
    if op.divided or op.indirect:
        return -j.b.hurt(n)
    j.label = op.label
    out = j.best(op.to, lambda p: j.damage(p, n))
    j.label = ""
    return out


def _heal(j: Judge, op: Any) -> float:
    n = j.number(op.n)

    def one(p: Piece) -> float:
        n_ = min(n, p.get("damage", 0))
        if not n_:  # also what has no hit points: "this card" of another card's ability
            return 0.0
        if p["controller"] < 0:
            return -float(n_)
        if p["kind"] == "ally":
            return 0.8 * float(n_)
        return j.b.mend(n_) if p["id"] == j.b.me["id"] else j.b.hurt(n_, {**p, "hp": p["hp"] + n_, "statuses": {}})

    return j.best(op.who, one)


def _remove_threat(j: Judge, op: Any) -> float:
    n = j.number(op.n)
    return j.best(op.from_, lambda s: j.threat(s, n))


def _place_threat(j: Judge, op: Any) -> float:
    n = j.number(op.n)
    mains = [s for s in j.found(op.on) if s["kind"] == "main_scheme"]
    if not mains:
        return -1.2 * n
    if any(j.b.loses(s, n) for s in mains):  # at once: nothing that is still to come can be worse
        return -2 * LOSS
    return j.b.danger(j.b.end, -n) - j.b.danger(j.b.end)


def _give(j: Judge, op: Any) -> float:
    def one(p: Piece) -> float:
        if p["statuses"].get(op.status):
            return j.worth(op.already) if op.already is not None else 0.0
        good = {"stunned": STUN, "confused": CONFUSE, "tough": -TOUGH}[op.status]
        if p["kind"] == "minion":
            good *= 0.6
        if op.status == "stunned" and p["kind"] == "villain" and j.b.held(p):
            good *= 0.4
        return good if p["controller"] < 0 else -good * 0.7

    return j.best(op.to, one)


def _exhaust(j: Judge, op: Any) -> float:
    if isinstance(op.what, w.Self_):
        return 0.0
    mine = [p for p in j.found(op.what) if p["controller"] == j.b.seat and not p["exhausted"]]
    return -EXHAUST * sum(
        max(DAMAGE * p.get("atk", 0), THREAT * p.get("thw", 0))
        if p["kind"] == "ally"
        else j.b.action
        if FACES[p["code"]].identity
        else 0.5
        for p in mine
    )


def _ready(j: Judge, op: Any) -> float:
    return sum(
        max(float(p.get("atk", 0)), j.b.thwart_rate * float(p.get("thw", 0)))
        for p in j.found(op.what)
        if p["controller"] == j.b.seat and p["exhausted"]
    )


def _discard(j: Judge, op: Any) -> float:
    sel = op.cards
    if isinstance(sel, w.Self_):
        p = j.b.pieces.get(j.source)
        if p is None or p["controller"] >= 0:
            return 0.0 if p is None else -RESOURCE
        return ATTACHED if p["attached_to"] in j.b.pieces else 0.0
    if isinstance(sel, w.Top):
        return _next_invocation(j) if getattr(sel.deck, "name", "") == "Invocation deck" else 0.0
    if isinstance(sel, w.Pick) and any(isinstance(f, w.In) for f in sel.where):
        room = [j.b.brims[SHARED[z]] for f in sel.where if (z := _zone(f)) in SHARED and SHARED[z] in j.b.brims]
        return BRIM / max(1, room[0]) ** 2 if room else -CARD if j.b.hand else 0.0
    got = j.found(sel)
    return -2.0 if any(p["controller"] == j.b.seat for p in got) else 2.0 if got else 0.0


def _zone(f: Any) -> str:
    return getattr(f.zone, "name", "") if isinstance(f, w.In) else ""


def _next_invocation(j: Judge) -> float:
    """What it is worth to have another card on top of the deck that lies beside my identity."""
    now, others = j.b.own_top, [invoked(j, f) for f in j.b.own_others]
    return sum(others) / len(others) - invoked(j, now) if now is not None and others else 0.0


def invoked(j: Judge, face: Face) -> float:
    """What such a card brings, less what it costs."""
    return _brings(j, face) - RESOURCE * (face.cost or 0)


def _brings(j: Judge, face: Face) -> float:
    other = Judge(j.b)
    return sum(other.steps(face.abilities[i].steps) for i in face.by_timing.get("special", ()))


HARM: Final = {"stunned": STUN, "confused": CONFUSE, "tough": -TOUGH}


def harm(p: Piece, status: str) -> float:
    """What it is worth to me that this character has such a status card."""
    return HARM[status] * (1.0 if p["controller"] < 0 else -0.7)


def _remove_status(j: Judge, op: Any) -> float:
    """A status card goes, or becomes another: from an enemy the one that serves it, from a friend the one that harms."""

    def one(p: Piece) -> float:
        best = 0.0
        for k in [x for x in p["statuses"] if op.status in ("", x)]:
            instead = [harm(p, x) for x in HARM if x != k and x not in p["statuses"]] if op.replaced else [0.0]
            best = max(best, max(instead, default=0.0) - harm(p, k))
        return best

    return j.best(op.from_, one)


def _activate(j: Judge, op: Any) -> float:
    """What it costs that enemies act now; of several that I may choose from, the mildest."""
    each = [_acts(j, op, e) for e in j.found(op.who)]
    return max(each, default=0.0) if isinstance(op.who, w.Ref) else sum(each)


def _acts(j: Judge, op: Any, e: Piece) -> float:
    boost = 1 if e["kind"] == "villain" else 0
    if op.how == "attack" or (not op.how and j.b.hero):
        return -0.5 if j.b.held(e) else -j.b.hurt(e.get("atk", 0) + boost)
    if e["statuses"].get("confused"):
        return 0.0
    if any(j.b.loses(s, e.get("sch", 0)) for s in j.b.mains):
        return -2 * LOSS
    return j.b.danger(j.b.end, -(e.get("sch", 0) + boost)) - j.b.danger(j.b.end)


def _prevent(j: Judge, op: Any) -> float:
    n = int(j.event.get("amount", 3))
    p = j.b.pieces.get(j.event.get("target", -1), j.b.me)
    prevented = min(j.number(op.n), n)
    if "scheme" in p["kind"]:
        return j.b.spared(n, prevented) if p["kind"] == "main_scheme" else 0.9 * prevented
    if p["controller"] < 0 or "hp" not in p:
        return 0.0
    if p["kind"] == "ally":
        return j.ally(p) if n >= p["hp"] > n - prevented else 0.8 * prevented
    return j.b.hurt(n, p) - j.b.hurt(n - prevented, p)


def _cancel(j: Judge, op: Any) -> float:
    """Canceling a revealed card is worth as much as its effects are bad."""
    card = j.b.face(j.event.get("target", -1)) or j.b.face(j.event.get("source", -1))
    return revealed(j.b, card) if card is not None else SURGE


def revealed(b: Board, face: Face) -> float:
    """How bad the "when revealed" abilities of a face are for me."""
    j = Judge(b)
    return -sum(
        j.steps(face.abilities[i].steps)
        for i in face.by_timing.get("when revealed", ())
        if face.abilities[i].form in ("", "hero" if b.hero else "alter-ego")
    )


def _alter(j: Judge, op: Any) -> float:
    if "surge" in op.gains:
        return -SURGE
    if j.event.get("event") == "Schemed":
        who = j.b.pieces.get(j.event.get("source", -1), {})
        return j.b.spared(who.get("sch", 1) + 1, -j.number(op.amount))
    return float(-j.number(op.amount))


def _instead(j: Judge, op: Any) -> float:
    """Replacing what is about to happen: its own badness is spared."""
    n = int(j.event.get("amount", 1))
    target = j.b.pieces.get(j.event.get("target", -1))
    if j.event.get("event") == "ThreatPlaced" and target is not None:
        spared = j.b.spared(n, n) if target["kind"] == "main_scheme" else 0.9 * n
    else:
        spared = STUN
    return spared + j.worth(op.step)


def _resolve(j: Judge, op: Any) -> float:
    if isinstance(op.of, w.Ref) and j.b.own_top is not None:
        return _brings(j, j.b.own_top)
    return sum(Judge(j.b, p["id"]).steps(a.steps) for p, a in j.resolved(op))


def _then(j: Judge, op: Any) -> float:
    return j.worth(op.first) + j.worth(op.second)


def _if(j: Judge, op: Any) -> float:
    if isinstance(op.cond, w.Paid):
        return 0.5 * j.worth(op.then)
    return j.worth(op.then) if j.holds(op.cond) else j.worth(op.other)


def _draw(j: Judge, op: Any) -> float:
    if not op.up_to:
        return CARD * j.number(op.n)
    return CARD * max(0, j.b.hand_size(not j.b.hero) - max(0, len(j.b.hand) - 4))


def _until(j: Judge, op: Any) -> float:
    """A trait for a while is worth what it makes of my cards that ask for it."""
    if isinstance(op.effect, w.Gain) and isinstance(op.effect.what, w.Trait) and isinstance(op.effect.who, w.You):
        name = op.effect.what.name
        return 0.0 if name in j.b.me["traits"] else sum(_more(j, p, name) for p in _users(j.b))
    if isinstance(op.effect, w.Modify) and not op.uses:
        return sum(_stronger(j, p, dict(op.effect.stats)) for p in j.found(op.effect.who))
    return RESOURCE if op.uses else 1.0


def _stronger(j: Judge, p: Piece, stats: dict[str, Any]) -> float:
    """More ATK or THW for a while serves who can still act."""
    if p["controller"] != j.b.seat or p["exhausted"] or p["kind"] == "alter_ego":
        return 0.0
    return max(DAMAGE * j.number(stats.get("ATK", 0)), j.b.thwart_rate * j.number(stats.get("THW", 0)))


def _users(b: Board) -> list[Face]:
    """Cards that I could use this turn."""
    ready = [FACES[p["code"]] for p in b.view["play"] if p["controller"] == b.seat and not p["exhausted"]]
    return [f for f in (*ready, *(FACES[c["code"]] for c in b.hand)) if f.actions]


def _more(j: Judge, face: Face, trait: str) -> float:
    other = Judge(j.b)
    other.granted = (trait,)
    steps = [s for i in face.actions for s in face.abilities[i].steps if not isinstance(s, w.Until)]
    then, now = sum(other.calm(s) for s in steps), sum(j.calm(s) for s in steps)
    return max(0.0, then - now)


def _move(j: Judge, op: Any) -> float:
    where = getattr(op.zone, "name", "")
    p = j.b.pieces.get(j.source)
    if where == "hand" and isinstance(op.cards, w.Self_) and p is not None:  # back from play: when it has done its work
        return kept(j.b, FACES[p["code"]], j.b.end) - j.ally(p) if p["exhausted"] else 0.0
    if isinstance(op.zone, w.Under) and isinstance(op.cards, w.Ref):  # found, and at hand from now on
        return SOME * CARD
    return CARD if where == "hand" else SURGE / 2 if where == "out of the game" else 0.0


def _play(j: Judge, op: Any) -> float:
    """Playing a card is worth what it costs less, and the card itself where it comes from elsewhere than the hand."""
    where = getattr(op.card, "where", ())
    held = any(isinstance(f, w.In) and getattr(f.zone, "name", "") == "hand" for f in where)
    less = RESOURCE * min(4, j.number(op.less)) if op.less else 0.0
    return less if held else less + SOME * CARD


def _put(j: Judge, op: Any) -> float:
    """A card that comes into play: under my control it serves me, otherwise it is an enemy."""
    if op.under is not None or getattr(op.card, "kind", "") in ("ally", "support", "upgrade"):
        return 2 * CARD
    return -(DRONE * j.number(op.card.n) if op.facedown_as else 2 * DRONE)


def _search(j: Judge, op: Any) -> float:
    """A card of mine that is found and put into play serves me."""
    mine = isinstance(op.then, w.PutIntoPlay) and getattr(op.what, "kind", "") in ("ally", "support", "upgrade")
    return 2 * CARD if mine else j.worth(op.then)


def _put_counters(j: Judge, op: Any) -> float:
    if op.kind == "acceleration":
        return -ACCELERATION * j.number(op.n)
    mine = [p for p in j.found(op.on) if p["controller"] == j.b.seat]
    room = [max(0, op.most - p["counters"].get(op.kind, 0)) if op.most else 99 for p in mine]
    return min(j.number(op.n), room[0]) * _counter(j, op.kind) if room else 0.0


def _move_tokens(j: Judge, op: Any) -> float:
    if op.kind == "damage":
        return (DAMAGE + 0.4) * j.number(op.n) if j.b.me["damage"] else 0.0
    there = sum(p["counters"].get(op.kind, 0) for p in j.found(op.from_))
    return float(min(j.number(op.n), there) * _counter(j, op.kind))


def _counter(j: Judge, kind: str) -> float:
    """What one more counter of this kind is worth: what my cards make of it."""
    sides = [j.b.me["code"], OTHER_SIDE[j.b.me["code"]], *(c["code"] for c in j.b.hand)]
    faces = [FACES[c] for c in sides] + [FACES[p["code"]] for p in j.b.view["play"] if p["controller"] == j.b.seat]
    return max((_made_of(j, a, kind) for f in faces for a in f.abilities), default=0.0)


def _made_of(j: Judge, a: Any, kind: str) -> float:
    """What an ability makes of one such counter: as its cost, as a number, or to prevent damage with."""
    paid = sum(j.number(c.n) for c in a.cost if isinstance(c, w.RemoveCounters) and c.kind == kind)
    if paid:
        return SOME * sum(j.calm(s) for s in a.steps) / paid
    if any(isinstance(s, w.RemoveCounters) and s.kind == kind for s in a.steps):
        return HP if any(isinstance(s, w.Prevent) for s in a.steps) else 0.0
    counts = [s for s in a.steps if isinstance(getattr(s, "n", 0), w.Tokens) and s.n.kind == kind]
    return SOME * max((THREAT if isinstance(s, w.RemoveThreat) else DAMAGE for s in counts), default=0.0)


def _choose_one(j: Judge, op: Any) -> float:
    return max(j.worth(o) for o in op.options)


WORTH.update(
    {
        w.Damage: _damage,
        w.Heal: _heal,
        w.RemoveThreat: _remove_threat,
        w.PlaceThreat: _place_threat,
        w.Give: _give,
        w.Exhaust: _exhaust,
        w.Ready: _ready,
        w.Discard: _discard,
        w.Activate: _activate,
        w.Prevent: _prevent,
        w.Cancel: _cancel,
        w.Alter: _alter,
        w.Instead: _instead,
        w.Then: _then,
        w.Otherwise: lambda j, op: j.worth(op.first) or j.worth(op.second),
        w.If: _if,
        w.ChooseOne: _choose_one,
        w.Draw: _draw,
        w.Look: lambda j, op: CARD,
        w.Seq: lambda j, op: j.steps(op.steps),
        w.And: lambda j, op: j.steps(op.steps),
        w.May: lambda j, op: max(0.0, j.worth(op.step)),
        w.Pay: lambda j, op: j.steps(op.cost) + j.worth(op.then),
        w.EachPlayer: lambda j, op: j.worth(op.body),
        w.Bind: lambda j, op: j.worth(op.step),
        w.By: lambda j, op: j.worth(op.step),
        w.Until: _until,
        w.Delayed: lambda j, op: 0.5 * j.worth(op.step),
        w.Cases: lambda j, op: sum(j.worth(s) for _, s in op.rows if s != w.ALL) / max(1, len(op.rows)),
        w.MoveTo: _move,
        w.Reveal: lambda j, op: -SURGE,
        w.DealEncounter: lambda j, op: -SURGE,
        w.DealBoost: lambda j, op: -1.0,
        w.ChangeForm: lambda j, op: 0.0,
        w.RemoveStatus: _remove_status,
        w.ResolveAbility: _resolve,
        w.MoveTokens: _move_tokens,
        w.Search: _search,
        w.Attacks: lambda j, op: j.steps(op.steps),
        w.PutIntoPlay: _put,
        w.Play: _play,
        w.Spend: lambda j, op: -RESOURCE * len(op.what),
        w.PutCounters: _put_counters,
        w.RemoveCounters: lambda j, op: j.b.braked(op.kind, j.number(op.n)),
    }
)
