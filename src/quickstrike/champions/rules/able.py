"""Can this step do anything, and to whom? One answer for legality, for valid targets and for "most fully resolve".
rr:target rr:choose-option rr:cost"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...kernel.ops import walk
from ...kernel.state import Scope
from ..faces import FACES, FOLLOWERS, OTHER_SIDE
from ..table import NOBODY, SCENARIO, Table
from ..vocab import (
    ALL,
    EACH_PLAYER,
    YOU,
    Activate,
    Advance,
    AllBut,
    Alt,
    Alter,
    Amount,
    And,
    Attach,
    Attacks,
    Bind,
    BoostIcons,
    By,
    ByNumber,
    Call,
    Cancel,
    Cases,
    ChangeForm,
    Choose,
    ChooseOne,
    Chosen,
    CountIcons,
    CreateArea,
    Damage,
    DealBoost,
    DealEncounter,
    Dealt,
    Declare,
    Defeat,
    Delayed,
    Did,
    Discard,
    DiscardUntil,
    Draw,
    Each,
    EachPlayer,
    EndGame,
    Engage,
    Excess,
    Exhaust,
    FinalStep,
    Flip,
    ForEach,
    Generate,
    Give,
    Happened,
    Heal,
    If,
    Instead,
    JoinArea,
    Look,
    May,
    MoveActive,
    MoveTo,
    MoveTokens,
    NameType,
    Num,
    Otherwise,
    Owner,
    Paid,
    PaidIn,
    Pay,
    Paying,
    PayPrinted,
    Pick,
    PlaceThreat,
    Play,
    Prevent,
    PutCounters,
    PutIntoPlay,
    Random,
    Ready,
    Ref,
    RemoveCounters,
    RemoveStatus,
    RemoveThreat,
    Repeat,
    ResolveAbility,
    Rest,
    Result,
    Reveal,
    Search,
    Self_,
    Seq,
    SetHitPoints,
    Shuffle,
    ShuffleInto,
    Spend,
    Swap,
    TakeControl,
    TakeForm,
    Then,
    ThisWay,
    Unlog,
    Until,
    UpTo,
    Zone,
)
from . import stats
from .admit import can_enter, room_for
from .alliance import lends
from .belonging import can_begin
from .forms import sides_to
from .kinds import CHARACTERS, PLAIN
from .select import defender, holds, seats, select, tokens, value, whether, zone_cards, zone_names
from .status import can_give, statuses_on

# ---- what can be done to one card ----------------------------------------------------------------------------------


def guarded(s: Table, seat: int, enemy: int, by: int = NOBODY) -> bool:
    """rr:guard: while a minion with guard is engaged with you, you can't attack a villain without guard.
    by: the card whose power or ability it is."""
    return (
        s.play[enemy].face.kind == "villain"
        and not stats.keyword(s, enemy, "guard")
        and any(s.play[m].engaged == seat and stats.keyword(s, m, "guard") for m in s.of_kind("minion"))
        and not ignores(s, seat, by, "guard")
    )


def ignores(s: Table, seat: int, by: int, what: str) -> bool:
    """Does the character whose power or ability this is ignore that? rr:guard rr:patrol rr:crisis-icon rr:you-your"""
    return by >= 0 and stats.ignores(s, stats.performer(s, by, seat), what)


def can_attack(s: Table, seat: int, enemy: int, by: int = NOBODY) -> bool:
    """by: the card whose power or ability it is; "you" cannot attack is said of the identity, not of an ally.
    rr:attack-player-ability-type rr:guard rr:you-your"""
    me = s.players[seat].identity
    if s.areas and not s.near(enemy, s.areas[me]):
        return False
    if s.lasting or "cannot attack" in s.mods:
        who = stats.performer(s, by, seat) if by >= 0 else me
        if who in s.play and stats.cannot(s, who, "attack", enemy):
            return False
    return not stats.cannot(s, enemy, "be attacked") and not guarded(s, seat, enemy, by)


def can_be_dealt(s: Table, c: int, by: int = NOBODY) -> bool:
    """by: the card that the damage comes from. rr:cannot rr:damage"""
    inst = s.play.get(c)
    return inst is not None and inst.face.kind in CHARACTERS and not stats.cannot(s, c, "take damage", by)


def can_remove_threat(s: Table, scheme: int, past_crisis: bool = False, seat: int = NOBODY) -> bool:
    """Some threat is there, and no crisis icon shields the main scheme; seat: whose effect it would be.
    rr:crisis-icon rr:threat rr:cannot"""
    inst = s.play.get(scheme)
    return (
        inst is not None
        and inst.threat > 0
        and not (inst.face.kind == "main_scheme" and not past_crisis and stats.icons(s, "crisis", scheme))
        and not stats.cannot(s, scheme, "lose threat")
        and (seat == NOBODY or not stats.cannot(s, s.players[seat].identity, "remove threat", scheme))
    )


def can_have_threat(s: Table, c: int) -> bool:
    """rr:cannot rr:threat"""
    return c in s.play and "scheme" in s.play[c].face.kind


def can_thwart(s: Table, seat: int, scheme: int, by: int, past_crisis: bool = False, past_patrol: bool = False) -> bool:
    """rr:patrol shields the main scheme from thwarts of the engaged player. by: the card whose power or ability it is.
    rr:thwart"""
    return (
        can_remove_threat(s, scheme, past_crisis or ignores(s, seat, by, "crisis"), seat)
        and (not s.areas or s.near(scheme, s.areas[s.players[seat].identity]))
        and not stats.cannot(s, scheme, "be thwarted")
        and not (
            s.play[scheme].face.kind == "main_scheme"
            and not past_patrol
            and any(s.play[m].engaged == seat and stats.keyword(s, m, "patrol") for m in s.of_kind("minion"))
            and not ignores(s, seat, by, "patrol")
        )
    )


def can_leave(s: Table, c: int, sc: Scope) -> bool:
    """rr:permanent: only cards of the same set make it leave play; nothing does an identity, villain or main scheme.
    rr:leaves-play rr:cannot rr:identity rr:main-scheme-main-scheme-deck rr:villain-villain-deck"""
    if c not in s.play:
        return True
    inst = s.play[c]
    if inst.face.identity or inst.face.kind in ("villain", "main_scheme") or stats.cannot(s, c, "leave play"):
        return False
    return (
        s.phase == "setup"
        or not stats.keyword(s, c, "permanent")
        or (sc.source >= 0 and s.face(sc.source).set == inst.face.set is not None)
    )


def _removable(s: Table, op: Any, c: int) -> bool:
    """A villain or main scheme leaves play only by a card that names it and removes it from the game.
    rr:removed-from-the-game"""
    out = isinstance(op, MoveTo) and isinstance(op.zone, Zone) and op.zone.name == "out of the game"
    return out and s.face(c).kind in ("villain", "main_scheme") and not stats.cannot(s, c, "leave play")


def can_be_declared(s: Table, c: int) -> bool:
    """During an enemy attack, a hero or ally; while somebody defends, nobody else can. rr:defend-defense rr:cannot"""
    attack = s.events[s.activations[-1]] if s.activations else None
    if attack is None or attack.kind != "Attacked" or c not in s.play or stats.cannot(s, c, "defend"):
        return False
    return s.play[c].face.kind in ("hero", "ally") and defender(s, attack) in (NOBODY, c)


def affects(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """Can this verb do something to that card? The check behind every list of targets. rr:target"""
    how = AFFECTS.get(type(op))
    return how is None or how(s, op, c, sc)


def _moved(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:move rr:discard rr:leaves-play"""
    if c in s.play or not isinstance(op.zone, Zone):
        return can_leave(s, c, sc) or _removable(s, op, c)
    owner = isinstance(op.zone.owner, Owner)
    sc = _as(sc, s.owners[c]) if owner else sc
    return s.where[c] not in zone_names(s, Zone(op.zone.name, YOU) if owner else op.zone, sc)


def _discarded(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:discard: from anywhere else."""
    if c in s.play:
        return (can_leave(s, c, sc) or _removable(s, op, c)) and not stats.cannot(s, c, "be discarded")
    if (
        s.face(c).kept
        and s.where[c].startswith("hand")
        and not isinstance(getattr(op.cards, "take", None), (Each, Random))
    ):
        return False  # nobody can choose it
    return not s.where[c].startswith(("discard", "encounter_discard"))


def _threat_removed(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:thwart rr:threat"""
    past = whether(s, op.past_crisis, sc)
    if op.label == "thwart":
        return can_thwart(s, sc.you, c, sc.source, past, op.past_patrol)
    past = past or c == sc.source  # a scheme's own effect is no player's. rr:crisis-icon
    return can_remove_threat(s, c, past or ignores(s, sc.you, sc.source, "crisis"), sc.you)


def _given(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:status-cards rr:already"""
    if can_give(s, c, op.status):
        return True
    inst = s.play.get(c)
    if op.already is None or inst is None or getattr(inst, op.status) == 0:
        return False
    same = isinstance(getattr(op.already, TARGET.get(type(op.already), ""), None), Ref)  # "that enemy": this very card
    return affects(s, op.already, c, sc) if same else able(s, op.already, sc)


def _tokens_moved(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:move rr:all-purpose-counter"""
    if op.kind == "threat":
        return can_remove_threat(s, c, seat=sc.you)
    inst = s.play.get(c)
    return inst is not None and (inst.damage if op.kind == "damage" else inst.counters.get(op.kind, 0)) > 0


def _set_to(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:hit-points"""
    inst = s.play.get(c)
    return inst is not None and inst.face.kind in CHARACTERS and stats.remaining(s, c) != value(s, op.n, sc)


def _healed(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:heal"""
    inst = s.play.get(c)
    return inst is not None and inst.damage > 0 and inst.face.kind in CHARACTERS


def _controlled(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """rr:ownership-and-control"""
    inst = s.play.get(c)
    return inst is not None and any(p != inst.controller and room_for(s, p, inst.face) for p in seats(s, op.by, sc))


AFFECTS: Final[dict[type, Callable[[Table, Any, int, Scope], bool]]] = {
    Damage: lambda s, op, c, sc: (
        can_be_dealt(s, c, sc.source) and (op.label != "attack" or can_attack(s, sc.you, c, sc.source))
    ),
    Discard: _discarded,
    MoveTo: _moved,
    ShuffleInto: lambda s, op, c, sc: can_leave(s, c, sc),
    Heal: _healed,
    Exhaust: lambda s, op, c, sc: c in s.play and not s.play[c].exhausted and not stats.cannot(s, c, "exhaust"),
    PutIntoPlay: lambda s, op, c, sc: c not in s.play and can_enter(s, op, c, sc),
    RemoveThreat: _threat_removed,
    PlaceThreat: lambda s, op, c, sc: can_have_threat(s, c),
    PutCounters: lambda s, op, c, sc: c in s.play and (not op.most or s.play[c].counters.get(op.kind, 0) < op.most),
    RemoveCounters: lambda s, op, c, sc: c in s.play and s.play[c].counters.get(op.kind, 0) > 0,
    MoveTokens: _tokens_moved,
    Give: _given,
    RemoveStatus: lambda s, op, c, sc: bool(statuses_on(s, op, c)),
    SetHitPoints: _set_to,
    Ready: lambda s, op, c, sc: c in s.play and s.play[c].exhausted and not stats.cannot(s, c, "ready", sc.source),
    Defeat: lambda s, op, c, sc: c in s.play and can_leave(s, c, sc),
    Declare: lambda s, op, c, sc: can_be_declared(s, c),
    Flip: lambda s, op, c, sc: c in s.play and (s.play[c].face.code in OTHER_SIDE or "form" in s.front(c).keywords),
    TakeForm: lambda s, op, c, sc: (
        c in s.play and s.play[c].face.turned and not stats.cannot_player(s, s.play[c].controller, "take form")
    ),
    Engage: lambda s, op, c, sc: c in s.play and any(p != s.play[c].engaged for p in seats(s, op.player, sc)),
    TakeControl: _controlled,
    Activate: lambda s, op, c, sc: c in s.play,
    MoveActive: lambda s, op, c, sc: c in s.play,
}
"""What each verb can be done to; one that is not listed can be done to any card.
rr:target rr:heal rr:ready rr:exhausted rr:status-cards rr:discard rr:engage rr:flip rr:move rr:all-purpose-counter
rr:ownership-and-control rr:play-put-into-play"""


def valid(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """Is that card a valid target of this verb, by itself or by what "and" adds to it? rr:target"""
    if affects(s, op, c, sc):
        return True
    also = FOLLOWERS.get(id(op), ())
    return bool(also) and not getattr(op, "label", "") and any(affects(s, x, c, sc) for x in also)


def may_choose(s: Table, op: Choose | PayPrinted, c: int, sc: Scope) -> bool:
    """The same for "choose an enemy": some step that follows must be able to do something to it. rr:choose-game-element
    rr:target"""
    also = FOLLOWERS.get(id(op), ())
    if isinstance(op, Choose) and op.label == "attack" and not can_attack(s, sc.you, c, sc.source):
        return False
    return not also or any(_reaches(s, x, op, c, sc) for x in also)


def _reaches(s: Table, step: Any, op: Choose | PayPrinted, c: int, sc: Scope) -> bool:
    """Could a later step do something to, or by, what is chosen? rr:target rr:initiating-abilities
    rr:choose-game-element"""
    if type(step) in TARGET and isinstance(getattr(step, TARGET[type(step)]), Ref):
        return affects(s, step, c, sc)
    sc = sc.clone()
    sc.refs[(op.what if isinstance(op, Choose) else op.of).kind] = (c,)
    return able(s, step, sc)


def pays_with(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """Can this verb be done in full to that card as a cost? Only to what you control, unless you "choose". rr:cost"""
    inst = s.play.get(c)
    if isinstance(getattr(op, TARGET[type(op)]), Pick):
        if inst is not None:
            if inst.controller not in (SCENARIO, sc.you) and not lends(s, sc, inst.controller):
                return False
        elif c == sc.source or ((where := s.where[c])[-1:].isdigit() and int(where[-1]) != sc.you):
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
        case RemoveCounters():
            return inst.counters.get(op.kind, 0) >= value(s, op.n, sc)
        case MoveTokens():
            return tokens(s, c, op.kind, sc) >= value(s, op.n, sc)
    return True


# ---- what a step can do --------------------------------------------------------------------------------------------
TARGET: Final[dict[type, str]] = {
    Damage: "to",
    Heal: "who",
    RemoveThreat: "from_",
    PlaceThreat: "on",
    PutCounters: "on",
    RemoveCounters: "from_",
    MoveTokens: "from_",
    Give: "to",
    RemoveStatus: "from_",
    SetHitPoints: "who",
    Exhaust: "what",
    Ready: "what",
    Defeat: "who",
    Declare: "who",
    Flip: "card",
    TakeForm: "card",
    Discard: "cards",
    MoveTo: "cards",
    Engage: "minion",
    TakeControl: "card",
    PutIntoPlay: "card",
    Activate: "who",
    MoveActive: "to",
    Reveal: "card",
}
AMOUNT: Final = frozenset((Damage, Heal, RemoveThreat, PlaceThreat))


def targets(s: Table, op: Any, sc: Scope) -> list[int]:
    """The valid targets of a verb now. rr:target"""
    return [c for c in select(s, getattr(op, TARGET[type(op)]), sc) if valid(s, op, c, sc)]


def _verb(s: Table, op: Any, sc: Scope) -> bool:
    """rr:initiating-abilities rr:target"""
    sel = getattr(op, TARGET[type(op)])
    if type(sel) is Ref and sel.name != "each":
        return False  # "that enemy" does not widen the choice. rr:target
    if (
        type(op) in AMOUNT
        and type(op.n) not in (int, Alt, AllBut)
        and op.n != ALL
        and (not _unknown(op.n) or _excess_known(s, op.n, sc))
        and value(s, op.n, sc) <= 0
    ):
        return False
    if (
        type(sel) is Pick
        and type(sel.take) not in PLAIN
        and (isinstance(sel.take, UpTo) or (isinstance(sel.take, Num) and isinstance(sel.take.n, PaidIn)))
        and not _unknown(sel.take.n)
        and value(s, sel.take.n, sc) <= 0
    ):
        return False
    return bool(targets(s, op, sc))


def _excess_known(s: Table, n: Any, sc: Scope) -> bool:
    """The excess damage of an attack that sets the ability off. rr:excess-damage rr:initiating-abilities"""
    return isinstance(n, Excess) and sc.event in s.events and "excess" not in sc.results


@cache
def _unknown(v: Any) -> bool:
    """Numbers that are known only while the ability resolves. rr:non-numerical-variable rr:initiating-abilities"""
    return any(isinstance(x, Result | Chosen | Amount | Dealt | Excess | Ref | ThisWay) for _, x in walk(v))


def _move_tokens(s: Table, op: Any, sc: Scope) -> bool:
    """rr:move: from a valid source to another place."""
    to = [c for c in select(s, op.to, sc) if can_move_to(s, op, c, sc)]
    return any(c != x for x in targets(s, op, sc) for c in to)


def can_move_to(s: Table, op: Any, c: int, sc: Scope) -> bool:
    """Moved damage is dealt, moved threat is placed; a move may also be an attack. rr:move rr:cannot"""
    if op.kind not in ("damage", "threat"):
        return c in s.play
    if op.kind != "damage":  # to a scheme, or to the card that keeps it
        return can_have_threat(s, c) or (c == sc.source and c in s.play)
    return can_be_dealt(s, c, sc.source) and (op.label != "attack" or can_attack(s, sc.you, c, sc.source))


def _draw(s: Table, op: Any, sc: Scope) -> bool:
    """rr:draw-drawing-cards rr:target"""
    return any(s.zones[f"deck{p}"] for p in seats(s, op.who, sc) if not op.up_to or to_draw(s, op, p, sc) > 0)


def to_draw(s: Table, op: Any, seat: int, sc: Scope) -> int:
    """How many cards a player draws now; "up to" counts what is in hand, but not the card that is being played.
    rr:draw-drawing-cards rr:hand-size"""
    n = value(s, op.n, sc)
    return n - sum(c != sc.source for c in s.zones[f"hand{seat}"]) if op.up_to else n


def _resolve(s: Table, op: Any, sc: Scope) -> bool:
    """Some ability of that timing, on one of those cards, could do something itself. rr:special"""
    from .legal import ability_target  # the two chapters need each other

    return any(
        ability_target(s, sc.you, c, s.face(c), i, sc.event) is None
        for c in select(s, op.of, sc)
        for i in s.face(c).by_timing.get(op.timing, ())
    )


def _then(s: Table, op: Any, sc: Scope) -> bool:
    """Abilities are resolved whatever they can do just now, and what follows "then" follows. rr:then rr:special"""
    first = op.first
    if isinstance(first, ResolveAbility):
        return any(first.timing in s.face(c).by_timing for c in select(s, first.of, sc))
    return able(s, first, sc)


def _cancel(s: Table, op: Any, sc: Scope) -> bool:
    """rr:cancel rr:interrupt: what is canceled already can't be canceled again."""
    ev = s.events.get(sc.event)
    gone = ev.data.get("canceled", "") if ev is not None else ""
    if ev is not None and op.what and ev.kind == "Revealed" and s.face(ev.target).certain:
        return False
    if gone and gone in (op.what, "all effects"):
        return False
    if op.what == "boost icons":  # faq:black-widow-hero-pack:attacrobatics:1
        return ev is not None and ev.amount > 0
    if op.what == "boost":
        return ev is not None and bool(s.front(ev.target).boosts)
    if op.what != "when revealed":
        return True
    seat = ev.player if ev is not None else sc.you
    for c in select(s, op.of, sc):
        face = s.face(c)
        if any(form_ok(s, seat, face.abilities[i].form) for i in face.by_timing.get("when revealed", ())):
            return True
    return False


def form_ok(s: Table, seat: int, form: str) -> bool:
    """Of the player, or, by its code, the villain who must be in play; or it must be the first player.
    rr:form-change-form rr:hero-hero-form rr:alter-ego-alter-ego-form rr:first-player"""
    if not form:
        return True
    if form == "first player":
        return seat in s.order_in(s.area(s.players[seat].identity))[:1]
    if form in ("hero", "alter-ego"):
        return not s.players[seat].out and s.identity(seat).face.kind == form.replace("-", "_")
    area = s.area(s.players[seat].identity)
    return any(s.play[c].face.name == FACES[form].name for c in s.of_kind_in(area, "villain"))


def also_attacked(s: Table, op: Any, sc: Scope) -> list[int]:
    """The other players that an attack is to be resolved against; an attack made this way has none.
    rr:attack-enemy-activation rr:alteration-effect faq:core-set:whirlwind:1"""
    ev = s.events.get(sc.event)
    if ev is None or ev.data.get("also") or op.also is None:
        return []
    found = {s.play[c].controller for c in select(s, op.also, sc) if c in s.play}
    return [p for p in s.order() if p in found and p != ev.player]


def _alter(s: Table, op: Any, sc: Scope) -> bool:
    """rr:alteration-effect"""
    if op.to is not None and not select(s, op.to, sc):
        return False
    ev = s.events.get(sc.event)
    if op.also is not None and ev is not None and ev.kind == "Attacked" and "defender" not in ev.data:
        return any(c not in ev.data["attacked"] for c in select(s, op.also, sc))  # a player's attack
    return op.also is None or bool(also_attacked(s, op, sc))


def _always(s: Table, op: Any, sc: Scope) -> bool:
    """rr:initiating-abilities"""
    return True


def elsewhere(s: Table, card: int, to: int) -> bool:
    """rr:move: not to where it is already; and some cards cannot leave what they are attached to. rr:cannot"""
    return card not in s.play or (s.play[card].host != to and not stats.cannot(s, card, "be detached"))


def _attach(s: Table, op: Any, sc: Scope) -> bool:
    """There is a card and somewhere else to put it. rr:attach-to rr:move"""
    to = select(s, op.to, sc)
    if isinstance(op.card, Ref):  # found by a step before
        return bool(to)
    return any(elsewhere(s, c, x) for c in select(s, op.card, sc) for x in to)


def _any_step(s: Table, op: Any, sc: Scope) -> bool:
    """rr:initiating-abilities rr:choose-option rr:and"""
    return any(able(s, x, sc) for x in op.steps)


def _if(s: Table, op: Any, sc: Scope) -> bool:
    """A condition that is known now decides: what it rules out does not change the game state.
    rr:initiating-abilities rr:ability"""
    sides = (op.then, op.other) if _open(op.cond) else (op.then if holds(s, op.cond, sc) else op.other,)
    return any(step is not None and able(s, step, sc) for step in sides)


@cache
def _open(cond: Any) -> bool:
    """Conditions that the costs or the steps before may change: what was paid, chosen or done, this card, the hand.
    rr:initiating-abilities rr:cost"""
    return _unknown(cond) or any(
        isinstance(x, Did | Paid | Paying | Ref | Rest | FinalStep | Happened | Self_)
        or (isinstance(x, Zone) and x.name == "hand")
        for _, x in walk(cond)
    )


def _pay(s: Table, op: Any, sc: Scope) -> bool:
    """rr:cost"""
    from .cost import costs_ok  # the two chapters need each other

    return costs_ok(s, op.cost, sc) is None


def _play(s: Table, op: Any, sc: Scope) -> bool:
    """rr:initiating-abilities"""
    from .plays import can_play_any  # which stands on this

    return can_play_any(s, op, sc)


def _damage(s: Table, op: Any, sc: Scope) -> bool:
    """Players who are dealt indirect damage among them need not be asked for targets. rr:indirect-damage"""
    if op.indirect and isinstance(op.to, Pick) and op.to.kind == "player":
        return bool(seats(s, op.to, sc))
    return _verb(s, op, sc)


ABLE: Final[dict[type, Callable[[Table, Any, Scope], bool]]] = {
    **{t: _verb for t in TARGET if t not in (MoveTokens, Reveal, Activate)},
    Damage: _damage,
    MoveTokens: _move_tokens,
    Reveal: lambda s, op, sc: True if isinstance(op.card, Ref) else bool(select(s, op.card, sc)),
    Activate: lambda s, op, sc: bool(select(s, op.who, sc)),
    Draw: _draw,
    Alter: _alter,
    Cancel: _cancel,
    ChangeForm: lambda s, op, sc: any(sides_to(s, p, op.to) for p in seats(s, op.who, sc)),
    ShuffleInto: lambda s, op, sc: bool(select(s, op.cards, sc)),
    Search: lambda s, op, sc: any(zone_cards(s, z, sc) for z in op.zones),
    Look: lambda s, op, sc: bool(select(s, op.cards, sc)),
    DiscardUntil: lambda s, op, sc: bool(zone_cards(s, op.deck, sc)),
    Attach: _attach,
    Swap: lambda s, op, sc: bool(select(s, op.a, sc)) and bool(select(s, op.b, sc)),
    ResolveAbility: _resolve,
    Play: _play,
    PayPrinted: lambda s, op, sc: any(may_choose(s, op, c, sc) for c in select(s, op.of, sc)),
    Seq: _any_step,
    And: _any_step,
    Attacks: _any_step,
    Then: _then,
    Otherwise: lambda s, op, sc: able(s, op.first, sc) or able(s, op.second, sc),
    If: _if,
    May: lambda s, op, sc: able(s, op.step, sc),
    Pay: _pay,
    Choose: lambda s, op, sc: any(may_choose(s, op, c, sc) for c in select(s, op.what, sc)),
    ChooseOne: lambda s, op, sc: any(able(s, x, sc) for x in op.options),
    ByNumber: lambda s, op, sc: any(able(s, step, sc) for _, step in op.rows),
    CountIcons: lambda s, op, sc: False,  # nothing changes by counting
    ForEach: lambda s, op, sc: any(able(s, op.body, _each(sc, c)) for c in select(s, op.what, sc)),
    By: lambda s, op, sc: any(able(s, op.step, _as(sc, p)) for p in seats(s, op.who, sc)),
    EachPlayer: lambda s, op, sc: any(able(s, op.body, _as(sc, p)) for p in seats(s, EACH_PLAYER, sc)),
    Bind: lambda s, op, sc: able(s, op.step, sc),
    NameType: lambda s, op, sc: False,  # nothing changes by naming
    Instead: lambda s, op, sc: able(s, op.step, sc),
    Repeat: lambda s, op, sc: able(s, op.body, sc),
    **dict.fromkeys(
        (
            Prevent,
            BoostIcons,
            Shuffle,
            DealEncounter,
            DealBoost,
            Generate,
            Spend,
            Advance,
            CreateArea,
            JoinArea,
            EndGame,
            Call,
            Cases,
            Unlog,
        ),
        _always,
    ),
    Until: can_begin,
    Delayed: can_begin,
}


def _as(sc: Scope, you: int) -> Scope:
    """rr:you-your rr:each-player"""
    c = sc.clone()
    c.you = you
    return c


def _each(sc: Scope, c: int) -> Scope:
    """rr:for-each"""
    sc = sc.clone()
    sc.refs["each"] = (c,)
    return sc


def able(s: Table, op: Any, sc: Scope) -> bool:
    """Can this step change anything now? An ability may start if one of its steps can. rr:initiating-abilities"""
    return ABLE[type(op)](s, op, sc)
