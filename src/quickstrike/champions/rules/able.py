"""Can this step do anything, and to whom? One answer for legality, for valid targets and for "most fully resolve".
rr:target rr:choose-option rr:cost"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.state import Scope
from ..faces import FACES, FOLLOWERS, OTHER_SIDE, Face
from ..table import SCENARIO, Table
from ..vocab import (
    ALL,
    Activate,
    Advance,
    Alt,
    Alter,
    And,
    Attach,
    Bind,
    Call,
    Cancel,
    Cases,
    ChangeForm,
    Choose,
    ChooseOne,
    Damage,
    DealBoost,
    DealEncounter,
    Defeat,
    Delayed,
    Discard,
    DiscardUntil,
    Draw,
    EachPlayer,
    EndGame,
    Engage,
    Exhaust,
    ForEach,
    Generate,
    Give,
    Heal,
    If,
    Instead,
    Look,
    May,
    MoveTo,
    MoveTokens,
    Num,
    Otherwise,
    Pay,
    Pick,
    PlaceThreat,
    Prevent,
    PutCounters,
    PutIntoPlay,
    Ready,
    Ref,
    RemoveStatus,
    RemoveThreat,
    Repeat,
    ResolveAbility,
    Reveal,
    Search,
    Seq,
    Shuffle,
    ShuffleInto,
    Spend,
    Swap,
    TakeControl,
    TakeCounters,
    Then,
    Until,
)
from . import stats
from .select import CHARACTERS, has_form, seats, select, value, zone_cards

# ---- what can be done to one card ----------------------------------------------------------------------------------


def guarded(s: Table, seat: int, enemy: int) -> bool:
    """rr:guard: while a minion with guard is engaged with you, you can't attack a villain without guard."""
    return (
        s.play[enemy].face.kind == "villain"
        and not stats.keyword(s, enemy, "guard")
        and any(s.play[m].engaged == seat and stats.keyword(s, m, "guard") for m in s.of_kind("minion"))
    )


def can_attack(s: Table, seat: int, enemy: int) -> bool:
    return not stats.cannot(s, enemy, "be attacked") and not guarded(s, seat, enemy)


def can_be_dealt(s: Table, c: int) -> bool:
    inst = s.play.get(c)
    return inst is not None and inst.face.kind in CHARACTERS and not stats.cannot(s, c, "take damage")


def can_remove_threat(s: Table, scheme: int) -> bool:
    """Some threat is there, and no crisis icon shields the main scheme. rr:crisis-icon"""
    inst = s.play.get(scheme)
    return (
        inst is not None
        and inst.threat > 0
        and not (inst.face.kind == "main_scheme" and stats.icons(s, "crisis"))
        and not stats.cannot(s, scheme, "lose threat")
    )


def can_have_threat(s: Table, c: int) -> bool:
    return c in s.play and "scheme" in s.play[c].face.kind


def can_thwart(s: Table, seat: int, scheme: int) -> bool:
    """rr:patrol shields the main scheme from thwarts of the engaged player."""
    return (
        can_remove_threat(s, scheme)
        and not stats.cannot(s, scheme, "be thwarted")
        and not (
            s.play[scheme].face.kind == "main_scheme"
            and any(s.play[m].engaged == seat and stats.keyword(s, m, "patrol") for m in s.of_kind("minion"))
        )
    )


def status_limit(s: Table, c: int, status: str) -> int:
    """How many such status cards a character can have. rr:status-cards rr:steady rr:stalwart"""
    if status == "tough":
        return 1
    if stats.keyword(s, c, "stalwart") or stats.cannot(s, c, f"be {status}"):
        return 0
    return 2 if stats.keyword(s, c, "steady") else 1


def can_give(s: Table, c: int, status: str) -> bool:
    inst = s.play.get(c)
    return inst is not None and inst.face.kind in CHARACTERS and getattr(inst, status) < status_limit(s, c, status)


def can_leave(s: Table, c: int, sc: Scope) -> bool:
    """rr:permanent: only cards of the same set make it leave play; nothing does an identity, villain or main scheme."""
    if c not in s.play:
        return True
    inst = s.play[c]
    if inst.face.identity or inst.face.kind in ("villain", "main_scheme") or stats.cannot(s, c, "leave play"):
        return False
    return not stats.keyword(s, c, "permanent") or (
        sc.source >= 0 and s.face(sc.source).set == inst.face.set is not None
    )


def affects(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """Can this verb do something to that card? The check behind every list of targets."""
    inst = s.play.get(c)
    match op:
        case Damage():
            return can_be_dealt(s, c) and (op.label != "attack" or can_attack(s, sc.you, c))
        case Heal():
            return inst is not None and inst.damage > 0 and inst.face.kind in CHARACTERS
        case RemoveThreat():
            if op.label == "thwart":
                return can_thwart(s, sc.you, c)
            return can_remove_threat(s, c)
        case PlaceThreat():
            return can_have_threat(s, c)
        case PutCounters():
            return inst is not None
        case TakeCounters():
            return inst is not None and inst.counters.get(op.kind, 0) > 0
        case MoveTokens():
            return can_remove_threat(s, c) if op.kind == "threat" else inst is not None and inst.damage > 0
        case Give():
            return can_give(s, c, op.status) or (
                op.already is not None
                and inst is not None
                and getattr(inst, op.status) > 0
                and able(s, op.already, sc)
            )
        case RemoveStatus():
            return inst is not None and getattr(inst, op.status) > 0
        case Exhaust():
            return inst is not None and not inst.exhausted and not stats.cannot(s, c, "exhaust")
        case Ready():
            return inst is not None and inst.exhausted and not stats.cannot(s, c, "ready")
        case Defeat():
            return inst is not None and can_leave(s, c, sc)
        case Discard() | MoveTo() | ShuffleInto():
            return can_leave(s, c, sc)
        case Engage():
            return inst is not None and any(p != inst.engaged for p in seats(s, op.player, sc))
        case TakeControl():
            return inst is not None and any(
                p != inst.controller and room_for(s, p, inst.face) for p in seats(s, op.by, sc)
            )
        case PutIntoPlay():
            return inst is None and can_enter(s, op, c, sc)
        case Activate():
            return inst is not None
    return True


def valid(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """Is that card a valid target of this verb, by itself or by what "and" adds to it? rr:target"""
    if affects(s, op, c, sc):
        return True
    also = FOLLOWERS.get(id(op), ())
    return bool(also) and not getattr(op, "label", "") and any(affects(s, x, c, sc) for x in also)


def may_choose(s: Table, op: Choose, c: int, sc: Scope) -> bool:
    """ditto for "choose an enemy": some step that follows must be able to do something to it. rr:choose-game-element"""
    also = FOLLOWERS.get(id(op), ())
    return not also or any(
        type(x) not in TARGET or not isinstance(getattr(x, TARGET[type(x)]), Ref) or affects(s, x, c, sc) for x in also
    )


def pays_with(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """Can this verb be done in full to that card as a cost? Only to what you control, unless you "choose". rr:cost"""
    inst = s.play.get(c)
    if isinstance(getattr(op, TARGET[type(op)]), Pick):
        where = s.where[c]
        if inst is not None:
            if inst.controller not in (SCENARIO, sc.you):
                return False
        elif c == sc.source or (where[-1:].isdigit() and int(where[-1]) != sc.you):
            return False
    if not affects(s, op, c, sc):
        return False
    if inst is None or getattr(op, "n", ALL) == ALL:
        return True
    match op:
        case Heal():
            return inst.damage >= value(s, op.n, sc)
        case RemoveThreat():
            return inst.threat >= value(s, op.n, sc)
        case TakeCounters():
            return inst.counters.get(op.kind, 0) >= value(s, op.n, sc)
        case MoveTokens():
            return (inst.damage if op.kind == "damage" else inst.threat) >= value(s, op.n, sc)
    return True


def can_enter(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:play-put-into-play: no cost and no restriction on playing, but unique, max and "form only" still hold."""
    face = s.face(c)
    if unique_clash(s, face.code, c) >= 0:
        return False
    if not face.player_card:
        return True
    seat = seats(s, op.under, sc)[0] if op.under is not None else sc.you
    if face.form_only and not has_form(s, s.players[seat].identity, face.form_only):
        return False
    fixed = face.attach is None or op.attached is not None
    return room_for(s, seat, face) and (fixed or bool(attach_targets(s, seat, c, face)))


def room_for(s: Table, seat: int, face: Face) -> bool:
    """rr:max-maximum: may this player control one more copy, by title?"""
    n = face.max_per.get("player")
    return n is None or sum(i.controller == seat and i.face.name == face.name for i in s.play.values()) < n


def attach_targets(s: Table, seat: int, card: int, face: Face) -> list[int]:
    """What a card may be attached to. rr:attach-to; "max 1 per enemy" counts copies on it. rr:max-maximum"""
    out = []
    n = next((v for k, v in face.max_per.items() if k not in ("player", "deck", "round", "phase")), None)
    for c in select(s, face.attach, Scope(seat, card)):
        if c in s.play and not stats.cannot(s, c, "be attached"):
            if n is not None and sum(s.play[x].face.name == face.name for x in s.play[c].attached) >= n:
                continue
            out.append(c)
    return out


def unique_clash(s: Table, code: str, card: int = -1) -> int:
    """A unique card in play that keeps this one out, or -1. rr:unique-icon"""
    face = FACES[code]
    if not face.unique:
        return -1
    for c in s.play.values():
        o = c.face
        if not o.unique or c.id == card:
            continue
        if o.identity and face.kind == "ally":  # one person: the title of one side, no other alias than the other side
            other = _other_side(o.code)
            if face.name in (o.name, other) and face.subname in ("", other if face.name == o.name else o.name):
                return c.id
        elif o.name == face.name:
            if o.kind == face.kind == "ally" and o.subname and face.subname and o.subname != face.subname:
                continue
            if o.kind == face.kind == "villain":
                continue
            return c.id
    return -1


def _other_side(code: str) -> str:
    return FACES[OTHER_SIDE[code]].name if code in OTHER_SIDE else ""


# ---- what a step can do --------------------------------------------------------------------------------------------
TARGET: dict[type, str] = {
    Damage: "to",
    Heal: "who",
    RemoveThreat: "from_",
    PlaceThreat: "on",
    PutCounters: "on",
    TakeCounters: "from_",
    MoveTokens: "from_",
    Give: "to",
    RemoveStatus: "from_",
    Exhaust: "what",
    Ready: "what",
    Defeat: "who",
    Discard: "cards",
    MoveTo: "cards",
    Engage: "minion",
    TakeControl: "card",
    PutIntoPlay: "card",
    Activate: "who",
    Reveal: "card",
}
AMOUNT = (Damage, Heal, RemoveThreat, PlaceThreat)


def targets(s: Table, op: Any, sc: Scope) -> list[int]:
    """The valid targets of a verb now."""
    sel = getattr(op, TARGET[type(op)])
    return [c for c in select(s, sel, sc) if valid(s, op, c, sc)]


def _verb(s: Table, op: Any, sc: Scope) -> bool:
    sel = getattr(op, TARGET[type(op)])
    if isinstance(sel, Ref) and sel.name != "each":
        return False  # "that enemy" does not widen the choice. rr:target
    if (
        isinstance(op, AMOUNT)
        and isinstance(op.n, int | Alt) is False
        and op.n != ALL
        and not _unknown(op.n)
        and value(s, op.n, sc) <= 0
    ):
        return False
    return bool(targets(s, op, sc))


def _unknown(v: Any) -> bool:
    """Numbers that are known only while the ability resolves."""
    return type(v).__name__ in ("Result", "Chosen", "Amount", "Times", "Plus") and not _static(v)


def _static(v: Any) -> bool:
    return type(v).__name__ in ("Times", "Plus") and type(v.v).__name__ in ("Tokens", "Count", "StatOf")


def _move_tokens(s: Table, op: Any, sc: Scope) -> bool:
    """rr:move: from a valid source to another place."""
    can = can_be_dealt if op.kind == "damage" else can_have_threat
    to = [c for c in select(s, op.to, sc) if can(s, c)]
    return any(c != x for x in targets(s, op, sc) for c in to)


def _draw(s: Table, op: Any, sc: Scope) -> bool:
    return any(s.zones[f"deck{p}"] for p in seats(s, op.who, sc))


def _cancel(s: Table, op: Any, sc: Scope) -> bool:
    if op.what != "when revealed":
        return True
    for c in select(s, op.of, sc):
        face, ev = s.face(c), s.events.get(sc.event)
        seat = ev.player if ev is not None else sc.you
        if any(form_ok(s, seat, face.abilities[i].form) for i in face.by_timing.get("when revealed", ())):
            return True
    return False


def form_ok(s: Table, seat: int, form: str) -> bool:
    return not form or (not s.players[seat].out and s.identity(seat).face.kind == form.replace("-", "_"))


def _always(s: Table, op: Any, sc: Scope) -> bool:
    return True


def _any_step(s: Table, op: Any, sc: Scope) -> bool:
    return any(able(s, x, sc) for x in op.steps)


def _pay(s: Table, op: Any, sc: Scope) -> bool:
    from .cost import costs_ok  # the two chapters need each other

    return costs_ok(s, op.cost, sc) is None


ABLE: dict[type, Callable[[Table, Any, Scope], bool]] = {
    **{t: _verb for t in TARGET if t not in (MoveTokens, Reveal, Activate)},
    MoveTokens: _move_tokens,
    Reveal: lambda s, op, sc: True if isinstance(op.card, Ref) else bool(select(s, op.card, sc)),
    Activate: lambda s, op, sc: bool(select(s, op.who, sc)),
    Draw: _draw,
    Cancel: _cancel,
    ChangeForm: lambda s, op, sc: any(
        not op.to or s.identity(p).face.kind != op.to.replace("-", "_")
        for p in seats(s, op.who, sc)
        if not s.players[p].out
    ),
    ShuffleInto: lambda s, op, sc: bool(select(s, op.cards, sc)),
    Search: lambda s, op, sc: any(zone_cards(s, z, sc) for z in op.zones),
    Look: lambda s, op, sc: bool(select(s, op.cards, sc)),
    DiscardUntil: lambda s, op, sc: bool(zone_cards(s, op.deck, sc)),
    Attach: lambda s, op, sc: bool(select(s, op.to, sc)),
    Swap: lambda s, op, sc: bool(select(s, op.a, sc)) and bool(select(s, op.b, sc)),
    ResolveAbility: lambda s, op, sc: bool(select(s, op.of, sc)),
    Seq: _any_step,
    And: _any_step,
    Then: lambda s, op, sc: able(s, op.first, sc),
    Otherwise: lambda s, op, sc: able(s, op.first, sc) or able(s, op.second, sc),
    If: lambda s, op, sc: able(s, op.then, sc) or (op.other is not None and able(s, op.other, sc)),
    May: lambda s, op, sc: able(s, op.step, sc),
    Pay: _pay,
    Choose: lambda s, op, sc: any(may_choose(s, op, c, sc) for c in select(s, op.what, sc)),
    ChooseOne: lambda s, op, sc: any(able(s, x, sc) for x in op.options),
    ForEach: lambda s, op, sc: any(able(s, op.body, _each(sc, c)) for c in select(s, op.what, sc)),
    EachPlayer: lambda s, op, sc: any(able(s, op.body, _as(sc, p)) for p in s.order()),
    Bind: lambda s, op, sc: able(s, op.step, sc),
    Instead: lambda s, op, sc: able(s, op.step, sc),
    Repeat: lambda s, op, sc: able(s, op.body, sc),
    **dict.fromkeys(
        (
            Alter,
            Prevent,
            Shuffle,
            DealEncounter,
            DealBoost,
            Generate,
            Spend,
            Advance,
            EndGame,
            Call,
            Cases,
            Until,
            Delayed,
        ),
        _always,
    ),
}


def _as(sc: Scope, you: int) -> Scope:
    c = sc.clone()
    c.you = you
    return c


def _each(sc: Scope, c: int) -> Scope:
    sc = sc.clone()
    sc.refs["each"] = (c,)
    return sc


def able(s: Table, op: Any, sc: Scope) -> bool:
    """Can this step change anything now? An ability may start if one of its steps can. rr:initiating-abilities"""
    return ABLE[type(op)](s, op, sc)


def degree(s: Table, op: Any, sc: Scope) -> int:
    """How far it can be resolved, in per cent: 0 not at all, 100 fully. rr:choose-option"""
    if isinstance(op, (Seq, And)):
        found = [degree(s, x, sc) for x in op.steps]
        return max(sum(found) // len(found), 1 if any(found) else 0)
    if not able(s, op, sc):
        return 0
    if type(op) not in TARGET:
        return 100
    there, take = targets(s, op, sc), getattr(getattr(op, TARGET[type(op)]), "take", None)
    if isinstance(take, Num):
        return _share(len(there), value(s, take.n, sc))
    if isinstance(op, RemoveThreat | Heal) and op.n != ALL:
        on = [s.play[c].threat if isinstance(op, RemoveThreat) else s.play[c].damage for c in there]
        return _share(max(on, default=0), value(s, op.n, sc))
    return 100


def _share(have: int, want: int) -> int:
    return 100 if have >= want else max(1, 100 * have // want)
