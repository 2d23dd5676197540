"""What each verb does when its turn comes. Every one reports (attempted, done, things)."""
from __future__ import annotations

from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame, Scope
from ...kernel.windows import open_window
from ..faces import FACES, OTHER_SIDE
from ..table import PLAY, SCENARIO, Table
from ..vocab import (
    ALL, Activate, Advance, Alt, Alter, Attach, Call, Cancel, ChangeForm, Damage, DealBoost, DealEncounter, Defeat, Discard,
    DiscardUntil, Draw, EndGame, Engage, Exhaust, Give, Heal, Look, MoveTo, MoveTokens, Owner, PlaceThreat, Prevent,
    PutCounters, PutIntoPlay, Ready, RemoveStatus, RemoveThreat, ResolveAbility, Reveal, Search, Shuffle, ShuffleInto, Swap,
    TakeControl, TakeCounters, Under,
)
from . import stats
from .able import affects, status_limit
from .activation import begin_activation, give_boost
from .base import announce, finish, proc, report, runs
from .choose import chooser, chosen
from .damage import deal_damage, heal
from .decks import deal, draw, lose, refill, win
from .defeat import check_defeated, defeat_all
from .enter import engage, put_into_play
from .reveal import reveal_card
from .select import fits, holds, seats, select, value, zone_cards, zone_names
from .threat import advance, main_scheme, place_threat, take_threat
from .zones import attach, discard, move, show, tuck


def _targets(s: Table, f: Frame, sel: Any, sc: Scope) -> tuple[int, ...] | None:
    """The valid targets that this verb takes; None while somebody is asked."""
    op = f.op
    least = 1 if f.mem.get("cost") else 0
    return chosen(s, f, sel, sc, lambda c: affects(s, op, c, sc), least=least)


def _player(s: Table, f: Frame, sel: Any, sc: Scope, slot: str = "p") -> tuple[int, ...] | None:
    """Seats; "a player" is asked for."""
    if type(sel).__name__ == "Pick" and sel.kind == "player":
        got = chosen(s, f, sel, sc, slot=slot)
        return None if got is None else tuple(-1 - x for x in got)
    return tuple(seats(s, sel, sc))


def _gains(s: Table, op: Any, sc: Scope) -> tuple[str, ...]:
    g = op.gains
    if isinstance(g, Alt):
        g = g.other if holds(s, g.when, sc) else g.base
    return tuple(g)


# ---- tokens --------------------------------------------------------------------------------------------------------
@runs(Damage)
def damage(s: Table, f: Frame) -> None:
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if op.divided or op.indirect:
        _divided(s, f, op, sc)
        return
    if f.pc == 0:
        got = _targets(s, f, op.to, sc)
        if got is None:
            return
        attack = s.events.get(sc.data.get("attack", 0)) if op.label == "attack" else None
        if attack is not None and got:
            attack.data["attacked"] = (*attack.data["attacked"], *(c for c in got if c not in attack.data["attacked"]))
            attack.data["keywords"] = (*attack.data["keywords"], *_gains(s, op, sc))
            attack.target = got[0]
            f.pc = 1
            if not m.get("told"):
                m["told"] = 1
                s.note("attack", attack.source, got[0])
                if open_window(s, "when", attack):
                    return
        f.pc = 1
    if f.pc == 1:
        f.pc = 2
        got = m["t"]
        attack = s.events.get(sc.data.get("attack", 0)) if op.label == "attack" else None
        n = value(s, op.n, sc)
        if attack is not None:
            n += attack.amount
            from .attack import pierce

            pierce(s, attack)
        n += value(s, op.additional, sc)
        live = [(c, n) for c in got if c in s.play]
        if not live or n <= 0:
            finish(s, f, 1, 0)
            return
        m["n"] = n
        who = stats.performer(s, sc.source, sc.you) if s.owners[sc.source] != SCENARIO else sc.source
        player = sc.you if s.owners[sc.source] != SCENARIO else -1
        deal_damage(s, live, who, player, attack.id if attack is not None else 0)
        return
    taken, dealt, hurt, _ = m.get("result", (0, (), (), ()))
    if m.get("cost") and type(op.to).__name__ == "You":  # rr:cost: all of it must be taken
        finish(s, f, m["n"], taken, hurt)
    else:
        finish(s, f, len(m["t"]), len(dealt), hurt)


def _divided(s: Table, f: Frame, op: Any, sc: Scope) -> None:
    """Indirect or assigned damage: one point after the other, in the order of the characters. rr:indirect-damage"""
    m = f.mem
    if f.pc == 0:
        if op.indirect:
            who = [c for p in seats(s, op.to, sc) for c in s.of_kind("hero", "alter_ego", "ally") if s.play[c].controller == p]
        else:
            who = select(s, op.to, sc)
        m["who"] = tuple(c for c in who if not stats.cannot(s, c, "take damage"))
        m["left"] = value(s, op.n, sc)
        m["given"] = tuple(0 for _ in m["who"])
        m["at"] = 0
        f.pc = 1
    if f.pc == 2:
        _, o = s.take()
        i, n = m["at"], int(o.value)
        m["given"] = (*m["given"][:i], n, *m["given"][i + 1:])
        m["left"] -= n
        m["at"], f.pc = i + 1, 1
    while f.pc == 1:
        room = [max(0, stats.remaining(s, c)) for c in m["who"]]
        i = m["at"]
        if i >= len(room) or m["left"] <= 0:
            f.pc = 3
            break
        later = sum(room[i + 1:])
        low, high = max(0, min(room[i], m["left"] - later)), min(room[i], m["left"])
        if low == high:
            m["given"] = (*m["given"][:i], high, *m["given"][i + 1:])
            m["left"] -= high
            m["at"] += 1
            continue
        f.pc = 2
        who = s.decider(sc.you) if op.indirect else s.first
        s.ask(Decision(who, "assign", [Option("assign", sc.source, m["who"][i], NONE, str(n)) for n in range(low, high + 1)],
                       about=sc.source))
        return
    if f.pc == 3:
        f.pc = 4
        packets = [(c, n) for c, n in zip(m["who"], m["given"], strict=True) if n]
        if not packets:
            finish(s, f, 1, 0)
            return
        player = sc.you if s.owners[sc.source] != SCENARIO else -1
        deal_damage(s, packets, sc.source, player)
        return
    taken, dealt, hurt, _ = m.get("result", (0, (), (), ()))
    finish(s, f, 1, len(dealt), hurt)


@runs(Heal)
def heal_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = _targets(s, f, op.who, sc)
    if got is None:
        return
    n = value(s, op.n, sc) if op.n != ALL else 999
    did = [(c, heal(s, c, n)) for c in got]
    total = sum(x for _, x in did)
    finish(s, f, min(n, 999) * max(1, len(got)) if not f.mem.get("cost") else n, total, tuple(c for c, x in did if x))
    for c, x in did:
        if x:
            announce(s, "Healed", sc.source, c, sc.you, x)


@runs(RemoveThreat)
def remove_threat(s: Table, f: Frame) -> None:
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        got = _targets(s, f, op.from_, sc)
        if got is None:
            return
        f.pc = 1
        ev = s.events.get(sc.data.get("thwart", 0)) if op.label == "thwart" else None
        if ev is not None and got:
            ev.data["schemes"] = (*ev.data["schemes"], *(c for c in got if c not in ev.data["schemes"]))
            ev.target = got[0]
            if open_window(s, "when", ev):
                return
    if f.pc == 1:
        f.pc = 2
        ev = s.events.get(sc.data.get("thwart", 0)) if op.label == "thwart" else None
        n = value(s, op.n, sc) if op.n != ALL else 9999
        n += value(s, op.additional, sc) + (ev.amount if ev is not None else 0)
        who = stats.performer(s, sc.source, sc.you) if s.owners[sc.source] != SCENARIO else sc.source
        m["n"], total, things = n, 0, []
        before = len(s.stack)
        for c in m["t"]:
            x = take_threat(s, c, n, who, sc.you)
            if x:
                total += x
                things.append(c)
                announce(s, "ThreatRemoved", who, c, sc.you, x)
        m["did"], m["things"] = total, tuple(things)
        if ev is not None:
            ev.data["removed"] += total
        if len(s.stack) > before:
            return
    finish(s, f, m["n"] * max(1, len(m["t"])) if m["n"] < 9999 else m["did"], m["did"], m["things"])


@runs(PlaceThreat)
def place_threat_(s: Table, f: Frame) -> None:
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        got = _targets(s, f, op.on, sc)
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
    op: Any = f.op
    sc = s.scopes[f.scope]
    if op.kind == "acceleration":
        n = value(s, op.n, sc)
        s.acceleration += n
        s.note("acceleration", n)
        finish(s, f, n, n)
        return
    got = _targets(s, f, op.on, sc)
    if got is None:
        return
    n = value(s, op.n, sc)
    for c in got:
        s.play[c].counters[op.kind] = s.play[c].counters.get(op.kind, 0) + n
        s.note("counters", c, n, op.kind)
    finish(s, f, n, n if got else 0, got)
    for c in got:
        announce(s, "CountersPlaced", sc.source, c, sc.you, n, counter=op.kind)


@runs(TakeCounters)
def take_counters(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = _targets(s, f, op.from_, sc)
    if got is None:
        return
    n, did = value(s, op.n, sc) if op.n != ALL else 9999, 0
    for c in got:
        x = min(n, s.play[c].counters.get(op.kind, 0))
        s.play[c].counters[op.kind] = s.play[c].counters.get(op.kind, 0) - x
        did += x
    finish(s, f, n if n < 9999 else did, did, got)
    for c in got:
        announce(s, "CountersRemoved", sc.source, c, sc.you, did, counter=op.kind)


@runs(MoveTokens)
def move_tokens(s: Table, f: Frame) -> None:
    """rr:move: moved damage heals one and is dealt to the other; moved threat is placed."""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        src = _targets(s, f, op.from_, sc)
        if src is None:
            return
        dst = chosen(s, f, op.to, sc, lambda c: c not in src, slot="to")
        if dst is None:
            return
        f.pc = 1
        if not src or not dst:
            finish(s, f, 1, 0)
            return
        n = value(s, op.n, sc)
        if op.kind == "damage":
            m["n"] = heal(s, src[0], n)
            attack = s.events.get(sc.data.get("attack", 0)) if op.label == "attack" else None
            if attack is not None:
                attack.data["attacked"] = (*attack.data["attacked"], dst[0])
            deal_damage(s, [(dst[0], m["n"])], stats.performer(s, sc.source, sc.you), sc.you, attack.id if attack else 0)
        else:
            m["n"] = take_threat(s, src[0], n, sc.source, sc.you)
            s.push(place_threat, scheme=dst[0], n=m["n"], source=sc.source, player=sc.you)
        return
    finish(s, f, value(s, op.n, sc), m["n"], m["to"])


@runs(Give)
def give(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = _targets(s, f, op.to, sc)
    if got is None:
        return
    did, already = [], False
    for c in got:
        inst = s.play[c]
        if getattr(inst, op.status) < status_limit(s, c, op.status):
            setattr(inst, op.status, getattr(inst, op.status) + 1)
            s.note("status", c, op.status)
            did.append(c)
        else:
            already = True
    finish(s, f, max(1, len(got)), len(did), tuple(did))
    if already and op.already is not None:  # rr:already: instead of it
        s.push(op.already, f.scope)
    for c in did:
        announce(s, "StatusGiven", sc.source, c, sc.you, 1, status=op.status)


@runs(RemoveStatus)
def remove_status(s: Table, f: Frame) -> None:
    op: Any = f.op
    got = _targets(s, f, op.from_, s.scopes[f.scope])
    if got is None:
        return
    for c in got:
        setattr(s.play[c], op.status, getattr(s.play[c], op.status) - 1)
        s.note("status removed", c, op.status)
    finish(s, f, 1, len(got), got)


# ---- state ---------------------------------------------------------------------------------------------------------
@runs(Exhaust)
def exhaust(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = _targets(s, f, op.what, sc)
    if got is None:
        return
    for c in got:
        s.play[c].exhausted = True
        s.note("exhaust", c)
    finish(s, f, max(1, len(got)), len(got), got)
    for c in got:
        announce(s, "Exhausted", c, c, sc.you)


@runs(Ready)
def ready(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = _targets(s, f, op.what, sc)
    if got is None:
        return
    for c in got:
        s.play[c].exhausted = False
        s.note("ready", c)
    finish(s, f, max(1, len(got)), len(got), got)
    for c in got:
        announce(s, "Readied", c, c, sc.you)


def change_form(s: Table, seat: int) -> bool:
    """Turn the identity card; damage, statuses, attachments and readiness stay. rr:form-change-form"""
    inst = s.identity(seat)
    show(s, inst.id, FACES[OTHER_SIDE[inst.face.code]])
    s.note("form", seat, inst.face.kind)
    check_defeated(s)
    return announce(s, "FormChanged", inst.id, inst.id, seat)


@runs(ChangeForm)
def change_form_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    who = [p for p in seats(s, op.who, sc) if not s.players[p].out]
    who = [p for p in who if not op.to or s.identity(p).face.kind != op.to.replace("-", "_")]
    finish(s, f, 1, len(who))
    for p in who:
        change_form(s, p)


@runs(Engage)
def engage_(s: Table, f: Frame) -> None:
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    got = _targets(s, f, op.minion, sc)
    if got is None:
        return
    who = _player(s, f, op.player, sc)
    if who is None:
        return
    finish(s, f, 1, len(got), got)
    for c in got:
        s.push(engage, card=c, seat=who[0])
    m.clear()


@runs(TakeControl)
def take_control(s: Table, f: Frame) -> None:
    """rr:ownership-and-control: same state, new play area; what is attached goes along."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = _targets(s, f, op.card, sc)
    if got is None:
        return
    who = _player(s, f, op.by, sc)
    if who is None:
        return
    for c in got:
        s.play[c].controller = who[0]
        for x in s.play[c].attached:
            if s.play[x].face.player_card:
                s.play[x].controller = who[0]
    finish(s, f, 1, len(got), got)


@runs(Defeat)
def defeat(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = _targets(s, f, op.who, sc)
        if got is None:
            return
        f.pc = 1
        if got:
            s.push(defeat_all, who=got, source=stats.performer(s, sc.source, sc.you), player=sc.you, events=(), attack=0, forced=1)
            return
    finish(s, f, 1, len(f.mem["t"]), f.mem["t"])


# ---- cards ---------------------------------------------------------------------------------------------------------
@runs(Draw)
def draw_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    who = _player(s, f, op.who, sc)
    if who is None:
        return
    n = value(s, op.n, sc)
    got: tuple[int, ...] = ()
    for p in who:
        got += draw(s, p, n)
    finish(s, f, n * len(who), len(got), got)
    for p in who:
        announce(s, "Drawn", sc.source, NONE, p, n)


@runs(Discard)
def discard_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        if f.mem.get("cost") and type(op.cards).__name__ == "Pick":
            got = chosen(s, f, op.cards, sc, lambda c: c != sc.source, least=1, kind="discard")
        else:
            got = chosen(s, f, op.cards, sc, lambda c: affects(s, op, c, sc), kind="discard")
        if got is None:
            return
        f.pc = 1
        left_play = False
        for c in got:
            left_play = left_play or s.where[c] == PLAY
            s.note("discard", c)
            discard(s, c)
        f.mem["n"] = len(got)
        pushed = left_play and check_defeated(s)
        refill(s)
        for c in got:
            pushed = announce(s, "Discarded", sc.source, c, sc.you) or pushed
        if pushed:
            return
    finish(s, f, max(1, f.mem["n"]), f.mem["n"], f.mem["t"])


@runs(DiscardUntil)
def discard_until(s: Table, f: Frame) -> None:
    """rr:encounter-deck: until such a card turns up or the deck is empty; a new deck is not dug into."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    name = zone_names(s, op.deck, sc)[0]
    gone: list[int] = []
    found: tuple[int, ...] = ()
    while s.zones[name]:
        c = s.zones[name][-1]
        discard(s, c)
        s.note("discard", c)
        gone.append(c)
        if fits(s, op.find, c, sc):
            found = (c,)
            break
    sc.refs["found"] = found
    refill(s)
    finish(s, f, 1, len(found), tuple(gone))


@runs(MoveTo)
def move_to(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = _targets(s, f, op.cards, sc)
    if got is None:
        return
    for c in got:
        if isinstance(op.zone, Under):
            under = select(s, op.zone.card, sc)
            if under and under[0] in s.play:
                tuck(s, c, under[0])
        else:
            if isinstance(op.zone.owner, Owner):
                sc.refs["card"] = (c,)
            move(s, c, zone_names(s, op.zone, sc)[0])
    s.note("moved", got, op.zone.name if not isinstance(op.zone, Under) else "under")
    refill(s)
    finish(s, f, max(1, len(got)), len(got), got)


@runs(ShuffleInto)
def shuffle_into(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = chosen(s, f, op.cards, sc)
    if got is None:
        return
    name = zone_names(s, op.deck, sc)[0]
    for c in got:
        move(s, c, name)
    if got:
        s.shuffle(s.zones[name])
    finish(s, f, max(1, len(got)), len(got), got)


@runs(Shuffle)
def shuffle(s: Table, f: Frame) -> None:
    op: Any = f.op
    for name in zone_names(s, op.deck, s.scopes[f.scope]):
        s.shuffle(s.zones[name])
    finish(s, f, 1, 1)


@runs(Search)
def search(s: Table, f: Frame) -> None:
    """rr:search: choose among what fits; any deck that was searched is shuffled when all is done."""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        found = [c for z in op.zones for c in zone_cards(s, z, sc) if fits(s, op.what, c, sc)]
        if len(found) > 1:
            f.pc = 1
            s.ask(Decision(chooser(s, op.what, sc), "search", [Option("choose", sc.source, c) for c in found], about=sc.source))
            return
        sc.refs["found"] = tuple(found)
        f.pc = 2
    elif f.pc == 1:
        sc.refs["found"] = (s.take()[1].target,)
        f.pc = 2
    if f.pc == 2:
        f.pc = 3
        s.seen += 1
        if sc.refs["found"]:
            s.push(op.then, f.scope)
            return
        report(sc, 1, 0)
    for z in op.zones:
        for name in zone_names(s, z, sc):
            if name.startswith("deck") or name == "encounter":
                s.shuffle(s.zones[name])
    m.clear()
    s.stack.pop()


@runs(Look)
def look(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = tuple(select(s, op.cards, sc))
    sc.refs["seen"] = got
    s.seen += 1
    finish(s, f, 1, len(got), got)
    if got:
        s.push(op.then, f.scope)


@runs(Reveal)
def reveal_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = chosen(s, f, op.card, sc)
        if got is None:
            return
        f.pc = 1
        if got:
            from_ = "encounter" if s.where[got[0]] == "encounter" else s.where[got[0]]
            f.mem["minion"] = got[0]
            reveal_card(s, got[0], sc.you, from_)
            return
    finish(s, f, 1, f.mem.get("result", (0,))[0] if f.mem["t"] else 0, f.mem["t"])


@runs(PutIntoPlay)
def put_into_play_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = _targets(s, f, op.card, sc)
        if got is None:
            return
        f.pc = 1
        if not got:
            finish(s, f, 1, 0)
            return
        c = got[0]
        face = s.face(c)
        engaged = seats(s, op.engaged, sc)[0] if op.engaged is not None else sc.you if face.kind == "minion" else -1
        under = seats(s, op.under, sc)[0] if op.under is not None else sc.you if face.player_card else SCENARIO
        host = select(s, op.attached, sc)[0] if op.attached is not None else -1
        s.push(put_into_play, card=c, controller=under, engaged=engaged if face.kind == "minion" else -1, host=host, also=())
        return
    finish(s, f, 1, 1, f.mem["t"])


@runs(Attach)
def attach_(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = chosen(s, f, op.card, sc)
    if got is None:
        return
    to = chosen(s, f, op.to, sc, slot="to")
    if to is None:
        return
    s.stack.pop()
    report(sc, 1, len(got) if to else 0, got)
    if got and to:
        if got[0] in s.play:
            attach(s, got[0], to[0])
        else:
            s.push(put_into_play, card=got[0], controller=SCENARIO if s.owners[got[0]] == SCENARIO else sc.you, engaged=-1,
                   host=to[0], also=())


@runs(DealEncounter)
def deal_encounter(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    who = _player(s, f, op.to, sc)
    if who is None:
        return
    n = value(s, op.n, sc)
    finish(s, f, n * len(who), sum(deal(s, p, n) for p in who))


@runs(DealBoost)
def deal_boost(s: Table, f: Frame) -> None:
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = chosen(s, f, op.to, sc)
    if got is None:
        return
    n = value(s, op.n, sc)
    for c in got:
        for _ in range(n):
            give_boost(s, c)
    finish(s, f, n, n if got else 0, got)


@runs(Swap)
def swap(s: Table, f: Frame) -> None:
    """rr:swap: two cards outside play change places."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    a, b = chosen(s, f, op.a, sc, slot="a"), None
    if a is not None:
        b = chosen(s, f, op.b, sc, slot="b")
    if a is None or b is None:
        return
    if a and b:
        za, zb = s.where[a[0]], s.where[b[0]]
        ia, ib = s.zones[za].index(a[0]), s.zones[zb].index(b[0])
        move(s, a[0], zb)
        move(s, b[0], za)
        for zone, i, c in ((zb, ib, a[0]), (za, ia, b[0])):
            s.zones[zone].remove(c)
            s.zones[zone].insert(i, c)
    finish(s, f, 1, 1 if a and b else 0, (*a, *b))


# ---- activity ------------------------------------------------------------------------------------------------------
@runs(Activate)
def activate(s: Table, f: Frame) -> None:
    """rr:activation: the villain first, then minions in the order "you" choose."""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        sc.results.pop("activated", None)
        m["left"] = tuple(select(s, op.who, sc))
        m["n"] = len(m["left"])
        m["vs"] = (seats(s, op.against, sc) or [sc.you])[0]
        f.pc = 1
    if f.pc == 2:
        m["next"] = s.take()[1].target
        f.pc = 1
    if f.pc == 1:
        left = [c for c in m["left"] if c in s.play]
        if "next" in m:
            c = m.pop("next")
        else:
            first = [c for c in left if s.play[c].face.kind == "villain"] or left
            if len(first) > 1:
                f.pc = 2
                s.ask(Decision(s.decider(m["vs"]), "order", [Option("activate", sc.source, c) for c in first], about=sc.source))
                return
            c = first[0] if first else NONE
        m["left"] = tuple(x for x in left if x != c)
        if c != NONE and not s.players[m["vs"]].out:
            begin_activation(s, c, m["vs"], op.how, report=f.scope)
            return
    tried, did, things = sc.results.get("activated", (m["n"], 0, ()))
    finish(s, f, tried, did, things)


@runs(ResolveAbility)
def resolve_ability(s: Table, f: Frame) -> None:
    """Resolve the abilities of that timing on those cards, as their own. rr:special"""
    from .reveal import abilities

    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = chosen(s, f, op.of, sc)
        if got is None:
            return
        f.pc = 1
        for c in reversed(got):
            which = s.face(c).by_timing.get(op.timing, ())
            if which:
                s.push(abilities, card=c, you=sc.you, which=which, event=sc.event, i=0)
        return
    finish(s, f, 1, len(f.mem["t"]), f.mem["t"])


# ---- the event in flight -------------------------------------------------------------------------------------------
@runs(Prevent)
def prevent(s: Table, f: Frame) -> None:
    """rr:prevent: less is taken or placed."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events[sc.event]
    n = ev.amount if op.n == ALL else min(ev.amount, value(s, op.n, sc))
    ev.amount -= n
    s.note("prevent", sc.source, n)
    finish(s, f, n, n)


@runs(Cancel)
def cancel(s: Table, f: Frame) -> None:
    """rr:cancel: the effects do not happen; the card is still revealed, played, paid for."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events[sc.event]
    if op.what:
        ev.data["canceled"] = op.what
    else:
        ev.stopped = "canceled"
    s.note("cancel", sc.source, ev.target)
    finish(s, f, 1, 1)


@runs(Alter)
def alter(s: Table, f: Frame) -> None:
    """rr:alteration-effect: this attack gains overkill, less threat is placed, this card gains surge."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    ev = s.events.get(sc.event)
    if ev is not None:
        if op.this_card:
            ev.data["surge"] = 1
        else:
            if op.gains:
                ev.data["keywords"] = (*ev.data["keywords"], *op.gains)
            ev.amount += value(s, op.amount, sc)
    report(sc, 1, 1 if ev is not None else 0, sc.results.get("last", (0, 0, ()))[2])
    s.stack.pop()


# ---- the game ------------------------------------------------------------------------------------------------------
@runs(Advance)
def advance_(s: Table, f: Frame) -> None:
    finish(s, f, 1, 1)
    s.push(advance, scheme=main_scheme(s))


@runs(EndGame)
def end_game(s: Table, f: Frame) -> None:
    op: Any = f.op
    finish(s, f, 1, 1)
    (win if op.won else lose)(s, "card")


CALLS: dict[str, Any] = {}


@runs(Call)
def call(s: Table, f: Frame) -> None:
    op: Any = f.op
    s.stack.pop()
    s.push(CALLS[op.fn](s, s.scopes[f.scope]), f.scope)


__all__ = ["CALLS", "change_form", "proc"]
