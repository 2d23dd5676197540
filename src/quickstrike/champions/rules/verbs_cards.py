"""Verbs that move cards: draw, discard, search, reveal, put into play. Each reports (attempted, done, things)."""

from __future__ import annotations

from typing import Any

from ...kernel.ask import Ask, ordering, told
from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame, Scope
from ..faces import facedown_code, turned_face
from ..table import NOBODY, SCENARIO, Table
from ..vocab import (
    Attach,
    Bottom,
    DealBoost,
    DealEncounter,
    Discard,
    DiscardUntil,
    Draw,
    Look,
    MoveTo,
    One,
    Owner,
    Pick,
    PutIntoPlay,
    Reveal,
    Search,
    Shuffle,
    ShuffleInto,
    Swap,
    Top,
    Under,
)
from .able import affects, elsewhere, to_draw
from .activation import give_boost
from .admit import attach_targets
from .choose import at_most, chosen, how_many, verb_seats, verb_targets, wanted
from .decks import deal, draw, refill
from .defeat import check_defeated
from .enter import put_into_play
from .results import ASKED, DONE, LAST, announce, failed, finish, runs
from .reveal import reveal_card
from .select import fits, seats, select, value, zone_cards, zone_names
from .status import shed
from .zones import attach, discard, disguised, move, settle, show, tuck


@runs(Draw)
def do_draw(s: Table, f: Frame) -> None:
    """rr:draw-drawing-cards rr:then rr:response"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    who = verb_seats(s, f, op.who, sc, can=lambda p: bool(s.zones[f"deck{-1 - p}"]))  # rr:target
    if who is None:
        return
    got: tuple[int, ...] = ()
    tried = []
    for p in who:
        n = max(0, to_draw(s, op, p, sc))
        tried.append(n)
        while n:
            drawn = draw(s, p, n)
            got += drawn  # an obligation that is drawn does not come to the hand: "up to" goes on
            n = max(0, to_draw(s, op, p, sc)) if op.up_to and drawn else 0
    finish(s, f, sum(tried), len(got), got)
    for p, n in zip(who, tried, strict=True):
        announce(s, "Drawn", sc.source, NONE, p, n)


@runs(Discard)
def do_discard(s: Table, f: Frame) -> None:
    """rr:discard rr:then rr:defeat rr:player-deck"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if op.each_time is not None:
        _discard_each(s, f, op, sc)
        return
    if f.pc == 0:
        if isinstance(op.cards, Top) and (bound := at_most(op.cards.n)) is not None:
            most = min(bound, len(zone_cards(s, op.cards.deck, sc)))
            if how_many(s, f, sc, most, least=0) is None:
                return
        got = verb_targets(s, f, op.cards, sc, kind="discard")
        if got is None:
            return
        f.pc = LAST
        was = [s.where[c] for c in got]
        for c in got:
            s.note("discard", c, "")
            discard(s, c)
        f.mem["n"] = len(got)
        check_defeated(s)
        refill(s)
        for c, where in zip(got, was, strict=True):  # rr:discard: all of them first, then the responses to each
            announce(s, "Discarded", sc.source, c, sc.you, where=where)
        return
    finish(s, f, wanted(s, op.cards, sc, f.mem["t"]), f.mem["n"], f.mem["t"])


def _discard_each(s: Table, f: Frame, op: Any, sc: Scope) -> None:
    """One card at a time: what "each time" asks for is done in full before the next one goes. rr:alteration-effect
    rr:each-time rr:then"""
    m = f.mem
    if f.pc == 0:
        got = verb_targets(s, f, op.cards, sc, kind="discard")
        if got is None:
            return
        m["left"] = tuple((c, s.where[c]) for c in got)
        m["n"], f.pc = 0, LAST
    while m["left"]:
        (c, where), m["left"] = m["left"][0], m["left"][1:]
        if s.where[c] != where:  # the effect of an earlier card has taken it away
            continue
        m["n"] += 1
        s.note("discard", c, "")
        discard(s, c)
        check_defeated(s)
        announce(s, "Discarded", sc.source, c, sc.you, where=where)
        if fits(s, op.each_time, c, sc):
            sc.refs["each"] = (c,)
            s.push(op.do, f.scope)
        return
    refill(s)
    finish(s, f, wanted(s, op.cards, sc, m["t"]), m["n"], m["t"])


@runs(DiscardUntil)
def discard_until(s: Table, f: Frame) -> None:
    """rr:encounter-deck: until such a card turns up or the deck is empty; a new deck is not dug into.
    rr:discard rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    name = zone_names(s, op.deck, sc)[0]
    gone: list[int] = []
    found: tuple[int, ...] = ()
    while s.zones[name]:
        c = s.zones[name][-1]
        discard(s, c)
        s.note("discard", c, "")
        gone.append(c)
        if fits(s, op.find, c, sc):
            found = (c,)
            break
    sc.refs["found"] = found
    refill(s)
    finish(s, f, 1, len(found), tuple(gone))
    for c in gone:
        announce(s, "Discarded", sc.source, c, sc.you, where=name)


@runs(MoveTo)
def move_to(s: Table, f: Frame) -> None:
    """rr:in-play-and-out-of-play rr:set-aside-set-aside rr:removed-from-the-game rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = verb_targets(s, f, op.cards, sc)
    if got is not None and isinstance(op.zone, Top | Bottom):
        got = _in_any_order(s, f, sc, got)
    if got is None:
        return
    for c in got:
        if isinstance(op.zone, Under):
            under = select(s, op.zone.card, sc)
            if under and under[0] in s.play:
                tuck(s, c, under[0], faceup=not op.facedown)
        else:
            if isinstance(getattr(op.zone, "owner", None), Owner):
                sc.refs["card"] = (c,)
            move(s, c, zone_names(s, op.zone, sc)[0], bottom=isinstance(op.zone, Bottom))
    if isinstance(op.zone, Under):
        host = select(s, op.zone.card, sc)[0]
        if op.facedown:
            s.note("tucked", host, len(got))  # only how many
        for c in () if op.facedown else got:
            s.note("laid beneath", c, host)
    else:
        for c in got:
            deck = op.zone.deck.name if isinstance(op.zone, Top | Bottom) else op.zone.name
            s.note("moved", c, deck)
    refill(s)
    finish(s, f, wanted(s, op.cards, sc, got), len(got), got)
    check_defeated(s)


def _in_any_order(s: Table, f: Frame, sc: Scope, got: tuple[int, ...]) -> tuple[int, ...] | None:
    """Cards that go to the top or bottom of a deck lie there as the player orders them: first the one that is to be
    deepest. rr:look-looked-at"""
    m = f.mem
    done: tuple[int, ...] = m.get("laid", ())
    if s.answered is not None and "laid" in m:
        done = m["laid"] = (*done, s.take()[1].target)
    left = [c for c in got if c not in done]
    if len(left) > 1:
        m["laid"] = done
        options = [Option("choose", sc.source, c) for c in left]
        s.ask(Decision(s.decider(sc.you), "order", options, about=sc.source, ask=ordering(options)))
        return None
    return (*done, *left)


@runs(ShuffleInto)
def shuffle_into(s: Table, f: Frame) -> None:
    """rr:shuffle rr:then"""
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
        nemesis = all((s.face(c).set or "").endswith("_nemesis") for c in got)
        s.note("shuffled", len(got), "nemesis" if nemesis else "encounter" if name == "encounter" else "player")
    finish(s, f, wanted(s, op.cards, sc, got), len(got), got)
    check_defeated(s)


@runs(Shuffle)
def shuffle(s: Table, f: Frame) -> None:
    """rr:shuffle rr:then"""
    op: Any = f.op
    for name in zone_names(s, op.deck, s.scopes[f.scope]):
        s.shuffle(s.zones[name])
    finish(s, f, *DONE)


def _searching(s: Table, op: Any, sc: Scope) -> Ask:
    """All that is looked through, and where; in which order it lies is not told. rr:search"""
    through = sorted(c for z in op.zones for c in zone_cards(s, z, sc))
    return told(through=tuple(through), zones=tuple(name for z in op.zones for name in zone_names(s, z, sc)))


@runs(Search)
def search(s: Table, f: Frame) -> None:
    """rr:search: choose among what fits; any deck that was searched is shuffled when all is done.
    rr:then rr:shuffle"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc != LAST:
        found = [c for z in op.zones for c in zone_cards(s, z, sc) if fits(s, op.what, c, sc)] if f.pc == 0 else []
        if len(found) > 1:
            f.pc = ASKED
            who = s.decider(sc.data.get("chooser", sc.you))  # rr:search: the player who searches
            options = [Option("choose", sc.source, c) for c in found]
            s.ask(Decision(who, "search", options, about=sc.source, ask=_searching(s, op, sc)))
            return
        sc.refs["found"] = (s.take()[1].target,) if f.pc == ASKED else tuple(found)
        f.pc = LAST
        s.seen += 1
        if sc.refs["found"]:
            s.push(op.then, f.scope)
            return
        failed(sc)
    for z in op.zones:
        for name in zone_names(s, z, sc):
            if name.startswith(("deck", "encounter@")) or name == "encounter":
                s.shuffle(s.zones[name])
    m.clear()
    s.done(f)


@runs(Look)
def look(s: Table, f: Frame) -> None:
    """Whose deck it is may have to be chosen; a player who only looks says when they have seen it. rr:look-looked-at
    rr:then rr:choose-game-element"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == LAST:
        s.take()
        finish(s, f, 1, len(sc.refs["seen"]), sc.refs["seen"])
        return
    got = _looked_at(s, f, op.cards, sc)
    if got is None:
        return
    sc.refs["seen"] = got
    s.seen += 1
    if got and op.then is None:
        f.pc = LAST
        options = [Option("choose", sc.source, c) for c in got]
        s.ask(Decision(s.decider(sc.you), "search", options, about=sc.source, ask=told(through=got, zones=())))
        return
    finish(s, f, 1, len(got), got)
    if got:
        s.push(op.then, f.scope)


def _looked_at(s: Table, f: Frame, cards: Any, sc: Scope) -> tuple[int, ...] | None:
    """rr:look-looked-at rr:choose-game-element"""
    owner = getattr(cards.deck, "owner", None) if isinstance(cards, Top) else None
    if not (isinstance(owner, Pick) and isinstance(owner.take, One)):
        return tuple(select(s, cards, sc))
    who = verb_seats(s, f, owner, sc, can=lambda p: bool(s.zones[f"deck{-1 - p}"]))
    return None if who is None else tuple(s.zones[f"deck{who[0]}"][-value(s, cards.n, sc) :][::-1])


@runs(Reveal)
def do_reveal(s: Table, f: Frame) -> None:
    """rr:reveal rr:then"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        got = chosen(s, f, op.card, sc)
        if got is None:
            return
        m["left"], m["n"], f.pc = got, 0, LAST
    m["n"] += m.pop("result", (0,))[0]  # it may have been canceled
    if m["left"]:
        c, m["left"] = m["left"][0], m["left"][1:]
        where = "encounter" if s.where[c].startswith("encounter@") else s.where[c]
        reveal_card(s, c, seats(s, op.by, sc)[0], where)
        return
    finish(s, f, wanted(s, op.card, sc, m["t"]), m["n"], m["t"])


@runs(PutIntoPlay)
def do_put_into_play(s: Table, f: Frame) -> None:
    """rr:play-put-into-play rr:then rr:attach-to rr:setup-triggered-ability rr:ownership-and-control rr:minion"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if op.facedown_as:
        _put_facedown(s, f, op, sc)
        return
    if f.pc == 0:
        got = verb_targets(s, f, op.card, sc)
        if got is None:
            return
        m["left"], m["done"], f.pc = got, (), 1
    while m["left"]:
        if m["done"] and not affects(s, op, m["left"][0], sc):  # the one before has taken its place
            m["left"] = m["left"][1:]
            continue
        if _put_next(s, f, op, sc):
            return
    refill(s)
    if s.phase == "setup":  # its When Revealed ability waits for step 12 of setup
        s.stack[0].mem["entered"] = (*s.stack[0].mem["entered"], *m["done"])
    finish(s, f, wanted(s, op.card, sc, m["t"]), len(m["done"]), m["done"])


def _put_next(s: Table, f: Frame, op: Any, sc: Scope) -> bool:
    """The next of the cards enters play, or somebody is asked where; False if there is nowhere for it.
    rr:play-put-into-play rr:attach-to rr:ownership-and-control rr:minion"""
    m, c = f.mem, f.mem["left"][0]
    face = s.face(c)
    with_ = (
        verb_seats(s, f, op.engaged, sc) if op.engaged is not None else (sc.you if face.kind == "minion" else NOBODY,)
    )
    if with_ is None:
        return True
    m.pop("p", None)
    engaged = with_[0]
    under = seats(s, op.under, sc)[0] if op.under is not None else sc.you if face.player_card else SCENARIO
    host = select(s, op.attached, sc)[0] if op.attached is not None else NOBODY
    if face.attach is not None and host == NOBODY:  # rr:play-put-into-play: as if it were played
        hosts = attach_targets(s, under if face.player_card else sc.you, c, face)
        to = chosen(s, f, face.attach, sc, lambda x: x in hosts, slot="to")
        if to is None:
            return True
        del m["to"]
        host = to[0] if to else NOBODY
    m["left"] = m["left"][1:]
    if face.attach is not None and host == NOBODY:
        return False
    m["done"] = (*m["done"], c)
    engaged = engaged if face.kind == "minion" else sc.you if face.in_area else NOBODY
    if under == SCENARIO:
        settle(s, c, s.reach(sc))
    frame = s.push(put_into_play, card=c, controller=under, engaged=engaged, host=host, also=())
    if op.facedown:
        frame.mem["face"] = turned_face(face).code
    if op.wearing is not None:  # as what it becomes, not as an ally of that player
        frame.mem.update(controller=SCENARIO, engaged=with_[0], wears=select(s, op.wearing, sc)[0])
    return True


def _put_facedown(s: Table, f: Frame, op: Any, sc: Scope) -> None:
    """One after the other, as minions of the scenario; their owner stays. rr:ownership-and-control
    rr:play-put-into-play rr:then"""
    m = f.mem
    if f.pc == 0:
        got = verb_targets(s, f, op.card, sc)
        if got is None:
            return
        m["left"] = m["all"] = disguised(s, got)
        f.pc = LAST
    if m["left"]:
        c, m["left"] = m["left"][0], m["left"][1:]
        face, seat = facedown_code(op.facedown_as), seats(s, op.engaged, sc)[0]
        s.push(put_into_play, card=c, controller=SCENARIO, engaged=seat, host=NOBODY, also=(), face=face)
        return
    refill(s)
    finish(s, f, max(1, len(m["all"])), len(m["all"]), m["all"])


@runs(Attach)
def do_attach(s: Table, f: Frame) -> None:
    """rr:attach-to rr:move rr:then rr:ownership-and-control"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = chosen(s, f, op.card, sc)
    if got is None:
        return
    to = chosen(s, f, op.to, sc, lambda x: all(elsewhere(s, c, x) for c in got), slot="to")
    if to is None:
        return
    to = tuple([c for c in to if c in s.play])  # an attacker may have been eliminated by now
    finish(s, f, wanted(s, op.card, sc, got), len(got) if to else 0, got)
    for c in reversed(got if to else ()):
        if c in s.play:
            attach(s, c, to[0])
            shed(s)
        else:
            under = SCENARIO if s.owners[c] == SCENARIO else sc.you
            s.push(put_into_play, card=c, controller=under, engaged=NOBODY, host=to[0], also=())


@runs(DealEncounter)
def deal_encounter(s: Table, f: Frame) -> None:
    """rr:deal-deal-an-encounter-card rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    who = verb_seats(s, f, op.to, sc)
    if who is None:
        return
    if op.card is not None:
        got = chosen(s, f, op.card, sc, slot="card")
        if got is None:
            return
        for c in got:
            move(s, c, f"dealt{who[0]}", bottom=True)
            s.note("dealt", who[0])
        sc.results["dealt"] = (1, len(got), got)
        finish(s, f, 1, len(got), got)
        return
    n = value(s, op.n, sc)
    done = sum(deal(s, p, n) for p in who)
    sc.results["dealt"] = (n * len(who), done, ())
    finish(s, f, n * len(who), done)


@runs(DealBoost)
def deal_boost(s: Table, f: Frame) -> None:
    """rr:boost-boost-icon rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    got = chosen(s, f, op.to, sc)
    if got is None:
        return
    n = value(s, op.n, sc)
    for c in got:
        for _ in range(n):
            give_boost(s, c, "effect")
    finish(s, f, n, n if got else 0, got)


@runs(Swap)
def swap(s: Table, f: Frame) -> None:
    """rr:swap: two cards change places; one in play goes on as the other if they share a title.
    rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    a, b = chosen(s, f, op.a, sc, slot="a"), None
    if a is not None:
        b = chosen(s, f, op.b, sc, slot="b")
    if a is None or b is None:
        return
    finish(s, f, 1, 1 if a and b else 0, (*a, *b))
    if a and b:
        _swap(s, *(a + b if a[0] in s.play else b + a))


def _swap(s: Table, a: int, b: int) -> None:
    """rr:swap"""
    za, zb = s.where[a], s.where[b]
    ia, ib = s.zones[za].index(a), s.zones[zb].index(b)
    inst = s.play.get(a)
    if inst is None:
        move(s, a, zb)
        move(s, b, za)
        _put_at(s, b, za, ia)
        _put_at(s, a, zb, ib)
    elif inst.face.name == s.face(b).name:  # the ids stay where they are and change cards: everything on it stays too
        move(s, b, "limbo")
        s.codes[a], s.codes[b] = s.codes[b], s.codes[a]
        s.owners[a], s.owners[b] = s.owners[b], s.owners[a]
        show(s, a, s.front(a))
        move(s, b, zb)
        _put_at(s, b, zb, ib)
        if inst.face.kind == "villain":
            s.note("villain stage", a)
        shed(s)
        announce(s, "Swapped", a, a, NOBODY)
    else:
        s.push(put_into_play, card=b, controller=inst.controller, engaged=inst.engaged, host=inst.host, also=())
        move(s, a, zb)
        _put_at(s, a, zb, ib)


def _put_at(s: Table, card: int, zone: str, i: int) -> None:
    """rr:swap"""
    if s.where[card] == zone:
        s.zones[zone].remove(card)
        s.zones[zone].insert(i, card)
