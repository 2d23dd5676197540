"""Verbs that move tokens: damage, healing, threat, counters, statuses. Each reports (attempted, done, things)."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.state import Event, Frame, Scope
from ...kernel.windows import open_window
from ..table import NOBODY, SCENARIO, Table
from ..vocab import (
    ALL,
    FIRST_PLAYER,
    AllBut,
    Damage,
    Each,
    Give,
    Heal,
    MoveTokens,
    Pick,
    PlaceThreat,
    PutCounters,
    RemoveCounters,
    RemoveStatus,
    RemoveThreat,
    SetHitPoints,
    The,
    You,
)
from . import stats
from .able import can_move_to, targets
from .assign import divide, divide_attack, divide_threat, friends_of
from .choose import at_most, chooser, chosen, how_many, verb_gains, verb_targets, wanted
from .cost import used_up
from .damage import deal_damage, heal
from .defeat import check_defeated
from .results import EVERYTHING, LAST, announce, fail, finish, heard, labelled, runs
from .select import seats, select, value, whether
from .states import check_states
from .status import status_limit, statuses_instead, statuses_on
from .threat import place_threat, remove_threat


@runs(Damage)
def damage(s: Table, f: Frame) -> None:
    """rr:damage rr:indirect-damage rr:attack-player-ability-type
    rr:then rr:piercing rr:labelled-ability rr:additional rr:alteration-effect"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if op.divided or op.indirect:
        _divided(s, f, op, sc)
        return
    if f.pc == 0:
        got = verb_targets(s, f, op.to, sc)
        if got is None:
            return
        attack = labelled(s, sc, "attack") if op.label == "attack" else None
        if attack is not None and got:
            attack.data["keywords"] = (*attack.data["keywords"], *verb_gains(s, op, sc))
            f.pc = 1
            if begin_attack(s, attack, got):
                return
        f.pc = 1
    if f.pc == 1:
        f.pc = LAST
        got = m["t"]
        attack = labelled(s, sc, "attack") if op.label == "attack" else None
        n = stats.of_event(s, sc.source, "DAMAGE", value(s, op.n, sc))
        if attack is not None:
            n += attack.amount
            from .attack import pierce

            pierce(s, attack)
        n += value(s, op.additional, sc)
        live = [(c, n) for c in got if c in s.play]
        _spared(s, op, sc, got)
        if not live:
            fail(s, f)
            return
        m["n"] = n
        who = stats.performer(s, sc.source, sc.you) if s.owners[sc.source] != SCENARIO else sc.source
        player = sc.you if s.owners[sc.source] != SCENARIO else NOBODY
        past = whether(s, op.past_tough, sc)
        deal_damage(s, live, who, player, attack.id if attack is not None else 0, sc.source, past_tough=past)
        return
    taken, dealt, hurt, gone = m["result"]
    sc.results["excess"] = (1, m["excess"], ())
    sc.results["defeated"] = (1, len(gone), gone)
    if m.get("cost") and type(op.to).__name__ == "You":  # rr:cost: all of it must be taken
        finish(s, f, m["n"], taken, hurt)
    else:
        finish(s, f, len(m["t"]), len(dealt), hurt)


def _spared(s: Table, op: Any, sc: Scope, got: tuple[int, ...]) -> None:
    """Report those that an effect without a choice leaves out because they cannot take damage. rr:target rr:cannot"""
    if isinstance(op.to, You) or (isinstance(op.to, Pick) and isinstance(op.to.take, (Each, The))):
        for c in select(s, op.to, sc):
            if c in s.play and c not in got and stats.cannot(s, c, "take damage", sc.source):
                s.note("no damage", c, stats.forbidder(s, c, "take damage", sc.source))


def begin_attack(s: Table, attack: Event, got: tuple[int, ...]) -> bool:
    """These enemies are attacked. One attack, however often it deals damage: its window opens once.
    rr:attack-player-ability-type rr:labelled-ability rr:interrupt"""
    for c in got:
        if c not in attack.data["attacked"]:
            s.note("attack", attack.source, c, "also" if attack.data["attacked"] else "")
            attack.data["attacked"] = (*attack.data["attacked"], c)
    attack.target = got[0]
    if attack.data.get("told"):
        return False
    attack.data["told"] = True
    return open_window(s, "when", attack)


def _divided(s: Table, f: Frame, op: Any, sc: Scope) -> None:
    """Indirect damage, or damage that is divided among several. rr:indirect-damage rr:damage"""
    if f.pc == 0:
        f.pc = LAST
        if op.indirect:
            to = seats(s, op.to, sc)
            seat, who = to[0] if len(to) == 1 else seats(s, FIRST_PLAYER, sc)[0], friends_of(s, to)
        else:
            seat = chooser(s, op.to, sc) if s.owners[sc.source] != SCENARIO else seats(s, FIRST_PLAYER, sc)[0]
            who = tuple(select(s, op.to, sc))
        player = sc.you if s.owners[sc.source] != SCENARIO else NOBODY
        n = stats.of_event(s, sc.source, "DAMAGE", value(s, op.n, sc))
        attack = labelled(s, sc, "attack") if op.label == "attack" else None
        if attack is not None:
            by = stats.performer(s, sc.source, sc.you)
            divide_attack(s, tuple(targets(s, op, sc)), n + attack.amount, seat, by, attack.id)
            return
        divide(s, who, n, seat, sc.source, player)
        return
    _taken, dealt, hurt, _ = f.mem["result"]
    finish(s, f, 1, len(dealt), hurt)


@runs(Heal)
def do_heal(s: Table, f: Frame) -> None:
    """rr:heal rr:then rr:response"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.who, sc)
    if got is None:
        return
    n = value(s, op.n, sc) if op.n != ALL else EVERYTHING
    did = [(c, heal(s, c, n)) for c in got]
    total = sum(x for _, x in did)
    tried = total if op.n == ALL else n if f.mem.get("cost") else n * max(1, len(got))
    finish(s, f, tried, total, tuple(c for c, x in did if x))
    for c, x in did:
        if x:
            announce(s, "Healed", sc.source, c, sc.you, x)


@runs(RemoveThreat)
def do_remove_threat(s: Table, f: Frame) -> None:
    """rr:thwart rr:threat rr:then rr:labelled-ability rr:alteration-effect"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if op.divided:
        _divided_threat(s, f, op, sc)
        return
    if f.pc == 0:
        got = verb_targets(s, f, op.from_, sc)
        if got is None:
            return
        f.pc = 1
        ev = labelled(s, sc, "thwart") if op.label == "thwart" else None
        if ev is not None and got:
            ev.data["schemes"] = (*ev.data["schemes"], *(c for c in got if c not in ev.data["schemes"]))
            ev.target = got[0]
            if not ev.data.get("told"):
                ev.data["told"] = True
                if open_window(s, "when", ev):
                    return
    if f.pc == 1:
        f.pc = LAST
        ev = labelled(s, sc, "thwart") if op.label == "thwart" else None
        n = stats.of_event(s, sc.source, "REMOVAL", value(s, op.n, sc)) if not _all(op.n) else EVERYTHING
        n += value(s, op.additional, sc) + (ev.amount if ev is not None else 0)
        who = stats.performer(s, sc.source, sc.you) if s.owners[sc.source] != SCENARIO else sc.source
        m["n"], total, things = n, 0, []
        for c in m["t"]:
            least = op.n.n if isinstance(op.n, AllBut) else 0
            past = c == sc.source or whether(s, op.past_crisis, sc)
            x = remove_threat(s, c, min(n, s.play[c].threat - least), who, sc.you, past)
            if x:
                total += x
                things.append(c)
        if ev is not None:
            ev.data["cleared"] = (*ev.data.get("cleared", ()), *(c for c in things if not s.play[c].threat))
        m["did"], m["things"] = total, tuple(things)
        return
    finish(s, f, m["n"] * max(1, len(m["t"])) if not _all(op.n) else m["did"], m["did"], m["things"])


def _all(n: Any) -> bool:
    """Or all but some. rr:threat"""
    return n == ALL or isinstance(n, AllBut)


def _divided_threat(s: Table, f: Frame, op: Any, sc: Scope) -> None:
    """From several schemes, as the player chooses. rr:thwart rr:labelled-ability"""
    if f.pc == 0:
        f.pc = LAST
        ev = labelled(s, sc, "thwart") if op.label == "thwart" else None
        n = stats.of_event(s, sc.source, "REMOVAL", value(s, op.n, sc)) + (ev.amount if ev is not None else 0)
        who = stats.performer(s, sc.source, sc.you) if s.owners[sc.source] != SCENARIO else sc.source
        f.mem["n"] = n
        divide_threat(s, tuple(targets(s, op, sc)), n, sc.you, who, ev.id if ev is not None else 0)
        return
    did, things = f.mem["result"]
    finish(s, f, f.mem["n"], did, things)


@runs(PlaceThreat)
def do_place_threat(s: Table, f: Frame) -> None:
    """rr:threat rr:then"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        got = verb_targets(s, f, op.on, sc)
        if got is None:
            return
        m["did"], m["n"] = 0, value(s, op.n, sc)
        f.pc = 1
    elif "result" in m:
        m["did"] += m.pop("result")[0]
    if f.pc - 1 < len(m["t"]) and m["n"] > 0:
        f.pc += 1
        s.push(place_threat, scheme=m["t"][f.pc - 2], n=m["n"], source=sc.source, player=sc.you)
        return
    finish(s, f, m["n"] * len(m["t"]), m["did"], m["t"] if m["did"] else ())


@runs(PutCounters)
def put_counters(s: Table, f: Frame) -> None:
    """rr:all-purpose-counter rr:uses-x-type rr:then rr:acceleration-token"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.on, sc)
    if got is None:
        return
    n = value(s, op.n, sc)
    if op.kind == "acceleration" and heard(s, "CountersPlaced", "would"):
        kept = _placed_there(s, f, sc, got, n)
        if kept is None:
            return
        got = kept
    for c in got:
        if op.kind == "acceleration" and s.play[c].face.kind == "main_scheme":  # next to the deck: every stage has them
            if (
                c == got[0] or s.play[got[0]].face.kind != "main_scheme"
            ):  # of several main schemes, each has all of them
                s.acceleration += n
                s.note("acceleration", n)
            continue
        there = s.play[c].counters.get(op.kind, 0)
        placed = min(n, op.most - there) if op.most else n
        s.play[c].counters[op.kind] = there + placed
        s.note("counters", c, placed, op.kind)
    finish(s, f, n, (placed if op.most else n) if got else 0, got)
    for c in got:
        announce(s, "CountersPlaced", sc.source, c, sc.you, n, counter=op.kind)
    check_states(s)


def _placed_there(s: Table, f: Frame, sc: Scope, got: tuple[int, ...], n: int) -> tuple[int, ...] | None:
    """The cards on which these tokens are placed after what interrupts it; None while that resolves. rr:would
    rr:acceleration-token"""
    m = f.mem
    m.setdefault("kept", ())
    if "event" in m:
        card = got[f.pc]
        f.pc += 1
        if not s.events.pop(m.pop("event")).stopped:
            m["kept"] = (*m["kept"], card)
    if f.pc < len(got):
        ev = s.new_event("CountersPlaced", sc.source, got[f.pc], sc.you, n, counter="acceleration")
        m["event"] = ev.id
        open_window(s, "would", ev)
        return None
    kept: tuple[int, ...] = m["kept"]
    return kept


@runs(RemoveCounters)
def remove_counters(s: Table, f: Frame) -> None:
    """rr:all-purpose-counter rr:uses-x-type rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.from_, sc)
    if got is None:
        return
    if got and (bound := at_most(op.n)) is not None:
        if how_many(s, f, sc, min(bound, s.play[got[0]].counters[op.kind])) is None:
            return
    n, did = value(s, op.n, sc) if op.n != ALL else EVERYTHING, 0
    for c in got:
        x = min(n, s.play[c].counters[op.kind])
        s.play[c].counters[op.kind] -= x
        did += x
        if x:
            s.note("counters removed", c, x, op.kind)
    finish(s, f, n if op.n != ALL else did, did, got)
    for c in got:
        if c != sc.source:  # a card's own ability ends before it goes
            used_up(s, c)
        announce(s, "CountersRemoved", sc.source, c, sc.you, did, counter=op.kind)
    check_states(s)


@runs(MoveTokens)
def move_tokens(s: Table, f: Frame) -> None:
    """rr:move: moved damage heals one and is dealt to the other; moved threat is placed.
    rr:then rr:heal rr:attack-player-ability-type"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        src = verb_targets(s, f, op.from_, sc)
        if src is None:
            return
        here: tuple[int, ...] = src
        dst = chosen(s, f, op.to, sc, lambda c: c not in here and can_move_to(s, op, c, sc), slot="to")
        if dst is None:
            return
        f.pc = 1
        if not src or not dst:
            fail(s, f)
            return
        attack = labelled(s, sc, "attack") if op.label == "attack" else None
        if attack is not None and begin_attack(s, attack, dst):
            return
    if f.pc == 1:
        f.pc = LAST
        src, dst, n = m["t"], m["to"], EVERYTHING if op.n == ALL else value(s, op.n, sc)
        if src[0] not in s.play or dst[0] not in s.play:
            fail(s, f)
            return
        if op.kind == "damage":
            m["n"] = heal(s, src[0], n)
            if m["n"]:
                announce(s, "Healed", sc.source, src[0], sc.you, m["n"])  # rr:heal
            attack = labelled(s, sc, "attack") if op.label == "attack" else None
            more = attack.amount if attack is not None and m["n"] else 0
            who = stats.performer(s, sc.source, sc.you)
            deal_damage(s, [(dst[0], m["n"] + more)], who, sc.you, attack.id if attack else 0, sc.source)
        elif op.kind != "threat":
            m["n"] = _move_counters(s, op.kind, n, src[0], dst[0])
        else:
            m["n"] = remove_threat(s, src[0], n, sc.source, sc.you)
            if "scheme" in s.play[dst[0]].face.kind:
                s.push(place_threat, scheme=dst[0], n=m["n"], source=sc.source, player=sc.you)
            else:  # it is kept there, and threatens nobody
                s.play[dst[0]].threat += m["n"]
                s.note("threat", dst[0], m["n"], sc.source, "")
        return
    finish(s, f, m["n"] if op.n == ALL else value(s, op.n, sc), m["n"], m["to"])


def _move_counters(s: Table, kind: str, n: int, src: int, dst: int) -> int:
    """How many were moved. rr:move rr:all-purpose-counter"""
    here, there = s.play[src].counters, s.play[dst].counters
    n = min(n, here.get(kind, 0))
    here[kind] -= n
    there[kind] = there.get(kind, 0) + n
    s.note("counters removed", src, n, kind)
    s.note("counters", dst, n, kind)
    return n


@runs(Give)
def give(s: Table, f: Frame) -> None:
    """rr:status-cards rr:stun-stunned rr:confuse-confused rr:tough rr:then rr:already rr:response"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.to, sc)
    if got is None:
        return
    did, already = [], False
    for c in got:
        inst = s.play[c]
        if getattr(inst, op.status) < status_limit(s, c, op.status):
            setattr(inst, op.status, getattr(inst, op.status) + 1)
            s.note("status", c, op.status)
            did.append(c)
        elif getattr(inst, op.status):
            already = True
            s.note("status kept", c, op.status)
    finish(s, f, wanted(s, op.to, sc, got), len(did), tuple(did))
    if already and op.already is not None:  # rr:already: instead of it
        s.push(op.already, f.scope)
    for c in did:
        announce(s, "StatusGiven", sc.source, c, sc.you, 1, status=op.status)


@runs(SetHitPoints)
def set_hit_points(s: Table, f: Frame) -> None:
    """The dial shows that number, but never more than the maximum. rr:hit-points rr:maximum-hit-points rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.who, sc)
    if got is None:
        return
    n = value(s, op.n, sc)
    for c in got:
        s.play[c].damage = max(0, stats.max_hp(s, c) - n)
        s.note("hit points", c, n)
    finish(s, f, 1, len(got), got)
    check_defeated(s)


@runs(RemoveStatus)
def remove_status(s: Table, f: Frame) -> None:
    """rr:status-cards rr:then rr:choose-game-element"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    got = verb_targets(s, f, op.from_, sc)
    if got is None:
        return
    put: tuple[tuple[int, str], ...] = m.get("put", ())
    for c in got[m.get("i", 0) :]:
        gone = _which(s, f, c, "gone", statuses_on(s, op, c))
        if gone is None:
            return
        new = _which(s, f, c, "new", statuses_instead(s, c, gone)) if op.replaced else ""
        if new is None:
            return
        setattr(s.play[c], gone, 0 if op.every else getattr(s.play[c], gone) - 1)
        s.note("status removed", c, gone, "")
        sc.results[gone] = (1, 1, (c,))
        if new:
            setattr(s.play[c], new, getattr(s.play[c], new) + 1)
            s.note("status", c, new)
            put = m["put"] = (*put, (c, new))
        m["i"] = m.get("i", 0) + 1
        del m["gone"]
        m.pop("new", None)
    finish(s, f, 1, len(got), got)
    for c, new in put:
        announce(s, "StatusGiven", sc.source, c, sc.you, 1, status=new)


def _which(s: Table, f: Frame, c: int, slot: str, sorts: list[str]) -> str | None:
    """One of these sorts of status card; None while a player is asked. rr:status-cards rr:choose-game-element"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if slot not in m:
        if s.answered is not None and m.get("asking") == slot:
            m[slot] = s.take()[1].value
            del m["asking"]
        elif len(sorts) > 1:
            m["asking"] = slot
            options = [Option("choose", sc.source, c, value=x) for x in sorts]
            s.ask(Decision(chooser(s, op.from_, sc), "status", options, about=sc.source))
            return None
        else:
            m[slot] = sorts[0]
    return str(m[slot])
