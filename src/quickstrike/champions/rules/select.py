"""Selectors, values and conditions, read on the table. rr:target rr:referential-ability rr:you-your"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.decision import seat_id
from ...kernel.state import Event, Scope
from ..faces import ASPECTS, FACES, OTHER_SIDE, RESOURCES, data, unblanked
from ..table import NOBODY, PLAY, SCENARIO, Table
from ..vocab import (
    THE_VILLAIN,
    Alias,
    All_,
    AllBut,
    Alt,
    Amount,
    Any_,
    AnyOf,
    Aspect,
    AtMost,
    Attacking,
    Both,
    Bottom,
    But,
    Called,
    Chosen,
    Cmp,
    Copies,
    CostOf,
    CostUpTo,
    Count,
    Dealt,
    Did,
    Different,
    EngagedWith,
    Excess,
    Exists,
    Extreme,
    Facing,
    Field,
    FinalStep,
    First,
    Form,
    FromSet,
    Grants,
    Half,
    Happened,
    HasAbility,
    Host,
    Icons,
    In,
    Is,
    Is_,
    Mine,
    Mode,
    Named,
    Nemesis,
    No,
    Not,
    OfNamedType,
    On,
    Other,
    Overpaid,
    Own,
    Owner,
    Paid,
    PaidIn,
    Paying,
    PerPlayer,
    Pick,
    PlayerOf,
    Plus,
    Printed,
    Ref,
    Rest,
    Result,
    SchemeOf,
    Self_,
    Shares,
    Stage,
    StatIs,
    StatOf,
    Taken,
    The,
    ThisWay,
    Times,
    Together,
    Tokens,
    Top,
    Topmost,
    Trait,
    Undefended,
    Under,
    Unlike,
    VillainOf,
    With,
    You,
    Zone,
)
from . import stats
from .history import has_happened, overpaid, paid_in, paid_with
from .kinds import CHARACTERS, KINDS, OF_VILLAINS, SHARED, ZONES
from .naming import aliases, called, has_form, nemesis, own
from .results import result
from .zones import DECK, deck_of, one_deck


# ---- players and zones ---------------------------------------------------------------------------------------------
def seats(s: Table, sel: Any, sc: Scope) -> list[int]:
    """The players a selector means. "You" is the player who resolves the ability.
    rr:you-your rr:each-player rr:player rr:choose-game-element"""
    if isinstance(sel, You):
        return [sc.you]
    if isinstance(sel, Pick):
        if sel.kind == "first player":
            return [s.first] if not s.areas else s.order_in(s.reach(sc))[:1] or [s.first]
        if sel.kind == "engaged player":
            return [_engaged_seat(s, sc)]
        if sel.kind == "player":
            there = s.order() if not s.areas else s.order_in(s.reach(sc))
            others = [p for f in sel.where if type(f) is But for p in seats(s, f.who, sc)] if sel.where else []
            return [p for p in there if p not in others] if others else there
        return [s.play[c].controller for c in select(s, sel, sc) if c in s.play]
    if isinstance(sel, Ref):
        return [-1 - x if x < 0 else s.play[x].controller for x in sc.refs.get(sel.name, ()) if x < 0 or x in s.play]
    if isinstance(sel, Owner):
        return [s.owners[c] for c in select(s, sel.of, sc)]
    if isinstance(sel, Facing):
        return [p for c in select(s, sel.minion, sc) if c in s.play and (p := s.play[c].engaged) != NOBODY]
    if isinstance(sel, PlayerOf):
        codes = (sel.code, OTHER_SIDE.get(sel.code))
        return [p for p in s.order_in(s.reach(sc)) if unblanked(s.identity(p).face).code in codes]
    if isinstance(sel, Field):
        ev = s.events[sc.event]
        return [ev.player] if ev.player != NOBODY else []
    raise TypeError(f"{sel!r} does not name players")


def _engaged_seat(s: Table, sc: Scope) -> int:
    """The player that the minion with this ability is, or was, engaged with. rr:engage"""
    inst = s.play.get(sc.source)
    return inst.engaged if inst is not None and inst.engaged != NOBODY else sc.you


def zone_names(s: Table, zone: Any, sc: Scope) -> list[str]:
    """rr:players-play-area rr:discard-pile rr:player-deck rr:in-play-and-out-of-play"""
    if isinstance(zone, Top | Bottom):
        return zone_names(s, zone.deck, sc)
    if zone.name in OF_VILLAINS and zone.owner is not None:
        return [deck_of(s, v, OF_VILLAINS[zone.name]) for v in select(s, zone.owner, sc)]
    if zone.name in SHARED:
        return [SHARED[zone.name]]
    if zone.name == "play area":
        return [PLAY]
    if zone.name == "encounter decks":
        return list(dict.fromkeys([DECK, *(deck_of(s, v) for v in s.of_kind("villain"))]))
    return [f"{ZONES[zone.name]}{p}" for p in seats(s, zone.owner, sc)]


def zone_cards(s: Table, zone: Any, sc: Scope) -> list[int]:
    """rr:players-play-area rr:discard-pile rr:player-deck rr:in-play-and-out-of-play"""
    if isinstance(zone, Under):
        return [x for c in select(s, zone.card, sc) if c in s.play for x in s.play[c].under]
    if isinstance(zone, Top):
        return select(s, zone, sc)
    if isinstance(zone, tuple):  # several places
        return [c for z in zone for c in zone_cards(s, z, sc)]
    if zone.name == "play area":
        who = seats(s, zone.owner, sc)
        return [c for c in s.zones[PLAY] if s.play[c].controller in who or s.play[c].engaged in who]
    names = zone_names(s, zone, sc)
    return [c for z in names for c in s.zones.get(z, ())]  # a deck of another scenario is not there


# ---- filters -------------------------------------------------------------------------------------------------------
def _has_trait(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """rr:traits"""
    return stats.has_trait(s, c, f.name)


def _mine(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """rr:ownership-and-control rr:you-your"""
    inst = s.play.get(c)
    if inst is None:
        return s.owners[c] in seats(s, f.who, sc)
    return inst.controller in seats(s, f.who, sc)


def _engaged(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """rr:engage"""
    return c in s.play and s.play[c].engaged in seats(s, f.who, sc)


def _named(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """rr:referential-ability"""
    return s.face(c).name == FACES[f.code].name


def _with(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """rr:qualifiers rr:status-cards"""
    inst = s.play.get(c)
    if inst is None:
        return False
    if f.what in ("stunned", "confused", "tough"):
        return bool(getattr(inst, f.what))
    if inst.counters.get(f.what, 0) > 0:
        return True
    if not inst.attached or not FACES.known(f.what):
        return False
    title = FACES[f.what].name
    return any(s.play[x].face.name == title for x in inst.attached)


def _other(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """rr:referential-ability rr:qualifiers"""
    return c != sc.source and not any(c in r for k, r in sc.refs.items() if k != "last")


def _on(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """Most upgrades are attached to nothing: they belong to the identity of who controls them. rr:upgrade
    rr:attach-to"""
    inst, hosts = s.play.get(c), select(s, f.who, sc)
    if inst is None:
        return False
    if inst.host == NOBODY and inst.face.kind == "upgrade" and inst.controller != SCENARIO:
        return s.players[inst.controller].identity in hosts
    return inst.host in hosts


def _is(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """rr:qualifiers rr:card-types"""
    inst = s.play.get(c)
    match f.name:
        case "unique":
            return s.face(c).unique
        case "exhausted":
            return inst is not None and inst.exhausted
        case "ready":
            return inst is not None and not inst.exhausted
        case "attacking":
            attack = s.events.get(s.activations[-1]) if s.activations else None
            return attack is not None and attack.kind == "Attacked" and attack.source == c
        case "damaged":
            return inst is not None and inst.damage > 0
        case "facedown" | "faceup":
            return inst is not None and (inst.face.facedown or inst.face.turned) == (f.name == "facedown")
    raise TypeError(f"unknown state {f.name!r}")


def _grants(s: Table, f: Any, c: int, sc: Scope) -> bool:
    """By what is printed on it, also while it lies facedown. rr:form-change-form"""
    form = s.front(c).keywords.get("form")
    return form is not None and form.of == f.sort


FILTERS: Final[dict[type, Callable[[Table, Any, int, Scope], bool]]] = {
    Trait: _has_trait,
    Mine: _mine,
    EngagedWith: _engaged,
    Named: _named,
    Called: lambda s, f, c, sc: called(s.face(c).name) == called(FACES[f.code].name),
    Stage: lambda s, f, c, sc: s.face(c).stats.get("STAGE") == f.n,
    Unlike: lambda s, f, c, sc: s.face(c).name not in {s.face(x).name for x in result(sc, "others")[2]},
    With: _with,
    Printed: lambda s, f, c, sc: s.face(c).resources[RESOURCES.index(f.icon)] > 0,
    ThisWay: lambda s, f, c, sc: c in result(sc, f.name)[2],
    Other: _other,
    Is_: _is,
    In: lambda s, f, c, sc: c in zone_cards(s, f.zone, sc),
    Form: lambda s, f, c, sc: has_form(s, c, f.name),
    Grants: _grants,
    Aspect: lambda s, f, c, sc: s.face(c).aspect == f.name if f.name else s.face(c).aspect in ASPECTS,
    Nemesis: nemesis,
    CostUpTo: lambda s, f, c, sc: (s.face(c).cost or 0) <= value(s, f.v, sc),
    StatIs: lambda s, f, c, sc: compare(stats.stat(s, c, f.stat), f.rel, value(s, f.v, sc)),
    FromSet: lambda s, f, c, sc: s.face(c).set == f.set,
    On: _on,
    HasAbility: lambda s, f, c, sc: any(a.form == f.form and a.timing in f.timings for a in s.face(c).abilities),
    But: lambda s, f, c, sc: c not in select(s, f.who, sc),
    Own: own,
    OfNamedType: lambda s, f, c, sc: s.face(c).kind == sc.data.get("named type"),
    AnyOf: lambda s, f, c, sc: any(FILTERS[type(x)](s, x, c, sc) for x in f.fs),
    No: lambda s, f, c, sc: not FILTERS[type(f.f)](s, f.f, c, sc),
    Copies: lambda s, f, c, sc: c != sc.source and s.face(c).name == s.face(sc.source).name,
    Alias: lambda s, f, c, sc: data()[f.code]["name"] in aliases(s.face(c)),
    Shares: lambda s, f, c, sc: any(
        stats.has_trait(s, c, name) for x in select(s, f.who, sc) for name in stats.traits(s, x)
    ),
    Different: lambda s, f, c, sc: True,  # decided when choosing, see rules/choose.py
}


# ---- selectors -----------------------------------------------------------------------------------------------------
def select(s: Table, sel: Any, sc: Scope) -> list[int]:
    """Every card (or seat id) that a selector describes; how many of them are chosen is decided elsewhere.
    rr:target rr:game-element rr:character rr:enemy rr:friendly rr:you-your rr:attach-to rr:search rr:look-looked-at"""
    t = type(sel)
    if t is Pick:
        return _pick(s, sel, sc)
    if t is Self_:
        return [sc.source]
    if t is You:
        return [s.players[sc.you].identity]
    if t is Ref:
        return list(sc.refs.get(sel.name, ()))
    if t is Host:
        inst = s.play.get(sc.source)
        if inst is not None:
            return [inst.host] if inst.host in s.play else []
        return [h] if (h := sc.data.get("host", NOBODY)) in s.play else []
    if t is Field:
        return _field(s, sel.name, sc)
    if t is Both:
        out: list[int] = []
        for part in sel.parts:
            out += [c for c in select(s, part, sc) if c not in out]
        return out
    if t is Top:
        n, cards = value(s, sel.n, sc), zone_cards(s, sel.deck, sc)
        return cards[: -n - 1 : -1] if n else []
    if t is Rest:
        return [c for c in sc.refs.get("seen", ()) if c not in result(sc)[2]]
    if t is Alt:
        return select(s, sel.other if holds(s, sel.when, sc) else sel.base, sc)
    if t is Zone or t is Under:
        return zone_cards(s, sel, sc)
    if t is Owner or t is PlayerOf or t is Facing:
        return [seat_id(p) for p in seats(s, sel, sc)]
    if t is SchemeOf:
        return schemes_of(s, {s.face(v).name for v in select(s, sel.villain, sc)})
    if t is VillainOf:
        titles = {FACES[o].name for c in select(s, sel.scheme, sc) if (o := s.face(c).scheme_of)}
        return [v for v in s.of_kind("villain") if s.play[v].face.name in titles]
    raise TypeError(f"{sel!r} is not a selector")


def schemes_of(s: Table, villains: set[str]) -> list[int]:
    """The side schemes, or main schemes, that are those villains', by title. rr:side-scheme"""
    found = [c for c in s.of_kind("side_scheme", "main_scheme") if s.play[c].face.scheme_of]
    return [c for c in found if FACES[s.play[c].face.scheme_of].name in villains]


def _pick(s: Table, sel: Pick, sc: Scope) -> list[int]:
    """rr:target rr:choose-game-element rr:referential-ability"""
    if sel.kind == "player":
        return [seat_id(p) for p in seats(s, sel, sc)]
    if sel.kind in ("first player", "engaged player"):
        return [seat_id(p) for p in seats(s, sel, sc)]
    zone, way, kinds = None, None, KINDS.get(sel.kind)
    for f in sel.where:
        if type(f) is In:
            zone = f.zone
        elif type(f) is ThisWay:
            way = f
    if zone is not None:
        cards = zone_cards(s, zone, sc)
        if kinds:
            cards = [c for c in cards if s.face(c).kind in kinds]
    elif not sel.where and kinds:
        if s.villain != NOBODY and kinds == ("villain",) and type(sel.take) is The and s.villain in s.play:
            if sel.kind != "villain" or sc.source < 0 or s.owners[sc.source] == SCENARIO or not one_deck(s):
                return [s.villain]  # of several villains, "the villain" is the active one
        if s.areas:
            return s.of_kind_in(s.reach(sc), *kinds)
        if sel.kind == "friendly character":  # rr:friendly: an ally whom the scenario holds is not
            return [c for c in s.of_kind(*kinds) if s.play[c].controller != SCENARIO]
        return s.of_kind(*kinds).copy()
    elif way is not None:
        cards = [c for c in result(sc, way.name)[2] if not kinds or s.face(c).kind in kinds]
    else:
        cards = s.of_kind(*kinds) if kinds else s.zones[PLAY]
    if s.areas:
        area = s.reach(sc)
        cards = [c for c in cards if s.near(c, area)]
    for f in sel.where:
        if type(f) is not In:
            test = FILTERS[type(f)]
            cards = [c for c in cards if test(s, f, c, sc)]
            if type(f) is Named:
                cards = referred(s, cards, sc)
    return list(cards)


def referred(s: Table, cards: list[int], sc: Scope) -> list[int]:
    """Of cards that share a title: this one, else those of its own set, else all. rr:referential-ability"""
    if sc.source in cards:
        return [sc.source]
    own = s.face(sc.source).set if sc.source >= 0 else None
    return [c for c in cards if own and s.face(c).set == own] or cards


SOURCES: Final = ("attacker", "enemy", "source", "by")
DONE_TO: Final = ("attacked", "cleared", "damaged", "dealt", "defeated", "defeated ally")
TARGETS: Final = ("card", "character", "defender", "minion", "player", "scheme", "target")
"""The fields of an event, by where they are read."""


def _field(s: Table, name: str, sc: Scope) -> list[int]:
    """From the event that triggered the ability.
    rr:referential-ability rr:you-your rr:triggering-condition rr:interrupt rr:response"""
    ev = s.events.get(sc.event)
    if ev is None:
        return []
    if name in SOURCES:
        return [ev.source]
    if name == "defender":
        return [d] if ev.kind == "Attacked" and (d := defender(s, ev)) != NOBODY else []
    if name == "defeated ally":
        return [c for c in _field(s, "defeated", sc) if s.face(c).kind == "ally"]
    if name in DONE_TO:
        if name in ev.data:
            return list(ev.data[name])
        act = s.events.get(s.activations[-1]) if s.activations else None
        return list(act.data.get(name, ())) if act else []
    return [ev.target]


def fits(s: Table, sel: Any, c: int, sc: Scope) -> bool:
    """Is this card one of those the selector describes?
    rr:target rr:qualifiers rr:referential-ability rr:triggering-condition rr:card-types"""
    t = type(sel)
    if t is Pick:
        if sel.kind in ("player", "first player", "engaged player"):
            return c in select(s, sel, sc)
        kinds = KINDS.get(sel.kind)
        if kinds:
            inst = s.play.get(c)
            if (inst.face if inst is not None else s.front(c)).kind not in kinds:
                return False
            if s.villain != NOBODY and sel == THE_VILLAIN and c != s.villain and one_deck(s):
                if sc.source >= 0 and s.owners[sc.source] == SCENARIO:
                    return False  # to an encounter card it is the active one
        if s.areas and not s.near(c, s.reach(sc)):
            return False
        for f in sel.where:
            if type(f) is Named:
                if not _named(s, f, c, sc):
                    return False
                if c in s.play and c not in referred(s, _titled(s, f, sc), sc):
                    return False
            elif not FILTERS[type(f)](s, f, c, sc):
                return False
        return True
    if t is Self_:  # and not as it comes back later, for effects that last
        return c == sc.source and (c not in s.play or sc.version in (0, s.play[c].version))
    if t is Both:
        return any(fits(s, p, c, sc) for p in sel.parts)
    return c in select(s, sel, sc)


def _titled(s: Table, f: Named, sc: Scope) -> list[int]:
    """All cards in play, within reach, that have this title. rr:referential-ability"""
    area = s.reach(sc)
    return [x for x in s.zones[PLAY] if _named(s, f, x, sc) and s.near(x, area)]


def may_fit(sel: Any, kind: str) -> bool:
    """False if the kind of a card alone rules it out. rr:card-types"""
    kinds = KINDS.get(sel.kind) if type(sel) is Pick else None
    return kinds is None or kind in kinds


def extremes(s: Table, take: Extreme, cards: list[int]) -> list[int]:
    """Of these cards, those with the most (or least) of a statistic: more than one where they tie.
    rr:choose-game-element rr:target"""
    if take.stat == "cost":  # a dash counts as nothing; identities have no such box at all
        cards = [c for c in cards if not s.face(c).identity]
    sized = [(stats.printed(s, c, take.stat) if take.printed else _measure(s, c, take.stat), c) for c in cards]
    best = (max if take.most else min)((n for n, _ in sized), default=None)
    return [c for n, c in sized if n == best]


def _measure(s: Table, c: int, stat: str) -> int:
    """rr:choose-game-element rr:target rr:remaining-hit-points"""
    if stat == "minions":  # engaged with that player
        return sum(s.play[m].engaged == -1 - c for m in s.of_kind("minion"))
    if stat == "cost":
        return s.face(c).cost or 0
    if stat == "threat":
        return s.play[c].threat
    if stat == "scheme":  # threat on the side scheme of a villain
        return sum(s.play[x].threat for x in schemes_of(s, {s.face(c).name}))
    return s.play[c].damage if stat == "damage" else stats.remaining(s, c) if stat == "HP" else stats.stat(s, c, stat)


def _measured(s: Table, sel: Any, sc: Scope) -> list[int]:
    """The cards that a number is read of: all, or the one with the most. If several are tied, it does not matter which.
    rr:target rr:for-each"""
    found = select(s, sel, sc)
    if type(sel) is Pick and found:
        if type(sel.take) is Extreme:
            return extremes(s, sel.take, found)[:1]
        if type(sel.take) is Topmost:
            return found[:1] if sel.take.bottom else found[-1:]  # the end of a pile is its top
        if type(sel.take) is First:
            return found[:1]
        if type(sel.take) is The and sel.kind == "villain" and s.villain in found:
            return [s.villain]  # of several, the active one
    return found


# ---- values --------------------------------------------------------------------------------------------------------
def value(s: Table, v: Any, sc: Scope) -> int:
    """rr:non-numerical-variable rr:per-player-icon rr:base-value rr:x-value rr:excess-damage rr:then
    rr:for-each rr:resource rr:response"""
    if isinstance(v, int):
        return v
    match v:
        case Alt():
            return value(s, v.other if holds(s, v.when, sc) else v.base, sc)
        case PerPlayer():
            return v.n * s.started
        case Times():
            return v.k * value(s, v.v, sc)
        case Plus():
            return value(s, v.k, sc) + value(s, v.v, sc)
        case AtMost():
            return min(value(s, v.n, sc), value(s, v.v, sc))
        case Half():
            return (value(s, v.v, sc) + v.up) // 2
        case Taken():
            ev = s.events.get(sc.event)
            if (ev is None or ev.kind != "Attacked") and s.activations:
                ev = s.events[s.activations[-1]]
            took = ev.data.get("taken", ()) if ev is not None else ()
            who = select(s, v.by, sc)
            return sum(n for c, n in took if c in who)
        case Tokens():
            return sum(tokens(s, c, v.kind, sc) for c in _measured(s, v.on, sc))
        case Result():
            return result(sc, v.name)[1]
        case Overpaid() | PaidIn():
            return _payment(s, v, sc)
        case Excess() | Amount() | Dealt():
            return _of_event(s, v, sc)
        case AllBut():
            return 0  # what is there is known to the verb alone
        case Chosen():
            return int(sc.data.get("x", 0))
        case Count():
            found = _measured(s, v.of, sc)
            if v.different == "resource":
                return sum(any(s.face(c).resources[i] for c in found) for i in range(4))
            if v.different == "type":
                return len({s.face(c).kind for c in found})
            if v.different == "aspect":
                return len({a for c in found if (a := s.face(c).aspect) in ASPECTS})
            return len(found)
        case StatOf():
            read = stats.printed if v.printed else stats.stat
            return sum(read(s, c, v.stat) for c in _measured(s, v.of, sc) if c in s.play)
        case CostOf():
            return sum(s.face(c).cost or 0 for c in _measured(s, v.of, sc))
        case Icons():
            found = _measured(s, v.of, sc)
            if v.kind == "star":  # in the boost field it means a boost ability
                return sum(bool(s.face(c).boosts) for c in found)
            if v.kind == "resource":
                return sum(sum(s.face(c).resources) for c in found)
            return sum(s.face(c).resources[RESOURCES.index(v.kind)] for c in found)
    raise TypeError(f"{v!r} is not a value")


def _payment(s: Table, v: Any, sc: Scope) -> int:
    """What was paid, or paid in excess; for a card that entered play, what was paid for it. rr:cost rr:overpay"""
    ev = s.events.get(sc.event)
    if isinstance(v, PaidIn):
        return paid_in(sc.data if "need" in sc.data or ev is None else ev.data, v.res)
    return overpaid(ev.data, v.res) if ev is not None else 0


def _of_event(s: Table, v: Any, sc: Scope) -> int:
    """A number of the event that set the ability off. rr:excess-damage rr:triggering-condition"""
    ev = s.events.get(sc.event)
    if isinstance(v, Excess) and "excess" in sc.results:
        return int(sc.results["excess"][1])
    if ev is None:
        return 0
    if isinstance(v, Dealt) and v.to is not None:
        who = select(s, v.to, sc)
        return sum(n for c, n in ev.data.get("dealt_each", ()) if c in who)
    key = "sum" if isinstance(v, Dealt) else "most" if isinstance(v, Excess) and v.one else "excess"
    return ev.amount if isinstance(v, Amount) else int(ev.data.get(key, 0))


def tokens(s: Table, c: int, kind: str, sc: Scope) -> int:
    """Tokens on a card; of one that was discarded as a cost, those it had. rr:leaves-play, with last-known facts.
    rr:all-purpose-counter rr:cost rr:sustained-damage"""
    inst = s.play.get(c)
    if inst is None:
        known: dict[str, int] = sc.data.get("tokens", {})
        return known.get(kind, 0) if c == sc.source else 0
    if kind == "damage" and inst.face.kind in CHARACTERS:
        return inst.damage
    if kind == "threat":
        return inst.threat
    return inst.counters.get(kind, 0)


def compare(a: int, rel: str, b: int) -> bool:
    """rr:ability"""
    return {">=": a >= b, "<=": a <= b, ">": a > b, "<": a < b, "==": a == b, "!=": a != b}[rel]


# ---- conditions ----------------------------------------------------------------------------------------------------
def defender(s: Table, attack: Event) -> int:
    """Who defends this enemy attack now, or -1; an ally that is gone does not. rr:defend-defense"""
    d: int = attack.data.get("defender", NOBODY)
    return d if d in s.play and s.play[d].version == attack.data["defender_version"] else NOBODY


def holds(s: Table, c: Any, sc: Scope) -> bool:
    """rr:ability rr:then rr:cost rr:defend-defense rr:expert-mode rr:heroic-mode
    rr:resource-card rr:resource-ability"""
    match c:
        case Exists():
            found = [
                x
                for x in select(s, c.what, sc)
                if not isinstance(c.what, Self_) or (x in s.play and s.play[x].version == sc.version)
            ]
            return len(found) >= value(s, c.n, sc)
        case Is():
            return any(FILTERS[type(c.f)](s, c.f, x, sc) for x in select(s, c.who, sc))
        case Paid():
            event = s.events.get(sc.event)  # for a card that entered play, what was paid for it
            data = sc.data if "need" in sc.data or event is None else event.data
            return paid_with(data, c.res, c.only)
        case Did():
            return result(sc, c.name)[1] > 0
        case Cmp():
            return compare(value(s, c.left, sc), c.rel, value(s, c.right, sc))
        case Paying():
            card = sc.data.get("paying", NOBODY)
            return card >= 0 and fits(s, c.what, card, sc)
        case Undefended(by=by):
            ev: Event | None = s.events.get(s.activations[-1]) if s.activations else None
            return (
                ev is not None
                and ev.kind == "Attacked"
                and defender(s, ev) == NOBODY
                and (by is None or fits(s, by, ev.source, sc))
            )
        case Happened():
            return has_happened(s, c.what, c.period, sc.you)
        case Attacking(against=against) if against is not None:
            return any(
                e.kind == "Attacked" and "defender" not in e.data and _attacks(s, c, e, sc) for e in s.events.values()
            )
        case Attacking():
            now = s.events.get(sc.event)
            if now is None or now.kind not in ("Attacked", "Schemed", "Thwarted"):
                now = s.events.get(s.activations[-1]) if s.activations else None
            return now is not None and now.kind == "Attacked" and (c.by is None or fits(s, c.by, now.source, sc))
        case Mode():
            return s.expert if c.name == "expert" else s.heroic > 0
        case Together():
            return not s.areas
        case FinalStep():
            return bool(sc.data.get("final"))
        case Not():
            return not holds(s, c.c, sc)
        case All_():
            return all(holds(s, x, sc) for x in c.cs)
        case Any_():
            return any(holds(s, x, sc) for x in c.cs)
    raise TypeError(f"{c!r} is not a condition")


def _attacks(s: Table, c: Attacking, attack: Event, sc: Scope) -> bool:
    """A player's character attacks such an enemy. rr:attack-player-ability-type"""
    return (c.by is None or fits(s, c.by, attack.source, sc)) and any(
        fits(s, c.against, x, sc) for x in attack.data["attacked"]
    )


def whether(s: Table, x: Any, sc: Scope) -> bool:
    """What a word leaves to a condition, or says outright. rr:ability"""
    return x if isinstance(x, bool) else holds(s, x, sc)


def scope_of(s: Table, card: int) -> Scope:
    """The scope in which a card's constant effects are read: its controller is "you".
    rr:you-your rr:ownership-and-control rr:defend-defense rr:attach-to"""
    inst = s.play[card]
    you = inst.controller
    if you == SCENARIO and s.activations:  # rr:defend-defense: of an enemy that attacks, whoever the attack is against
        ev = s.events[s.activations[-1]]
        if ev.source == card or ev.source == inst.host:
            return Scope(ev.player, card, inst.version)
    if you == SCENARIO:
        host = s.play.get(inst.host)
        you = inst.engaged if inst.engaged != NOBODY else host.controller if host is not None else SCENARIO
    return Scope(you if you != SCENARIO else s.lead(card), card, inst.version)
