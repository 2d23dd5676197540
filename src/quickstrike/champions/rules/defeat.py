"""Defeat: would be, is, When Defeated, and where the card goes. rr:defeat rr:villain-defeat rr:victory-x"""

from __future__ import annotations

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame
from ...kernel.windows import open_window
from ..faces import FACES
from ..table import NOBODY, Table
from . import stats
from .decks import refill, win
from .enter import check_limits
from .results import LAST, proc
from .status import shed
from .zones import discard, move, show


def is_doomed(s: Table, card: int) -> bool:
    """No hit points, or a side scheme without threat. rr:permanent: such a card cannot be defeated.
    rr:defeat rr:side-scheme"""
    inst = s.play.get(card)
    if inst is None or (inst.threat if "side_scheme" in inst.face.kind else stats.remaining(s, card)) > 0:
        return False
    return not stats.keyword(s, card, "permanent")


@proc
def defeat_all(s: Table, f: Frame) -> None:
    """mem: who, source, player, events (of the damage, for the shared response window), attack, (forced).
    rr:defeat rr:villain-defeat rr:victory-x rr:when-defeated-abilities rr:player-elimination"""
    m = f.mem
    if f.pc == 0:
        m["i"], m["evs"], f.pc = 0, (), 1
    if f.pc == 5:
        m["next"] = s.take()[1].target
        m["who"] = (*m["who"][: m["i"]], m["next"], *(c for c in m["who"][m["i"] :] if c != m["next"]))
        f.pc = 1
    while m["i"] < len(m["who"]):
        card = m["who"][m["i"]]
        if f.pc == 1 and m.get("next") != card and _ordered(s, f):
            return
        if f.pc == 1:  # 6. would be defeated
            if card not in s.play or not (m.get("forced") or is_doomed(s, card)):
                m["i"] += 1
                continue
            ev = s.new_event("Defeated", m["source"], card, m["player"], frame=m["events"])
            if s.play[card].face.facedown:  # what it was taken for, once it has left play
                ev.data["was"] = ((card, s.play[card].face.code),)
            m["ev"] = ev.id
            m["evs"] = (*m["evs"], ev.id)
            f.pc = 2
            if open_window(s, "would", ev):
                return
        ev = s.events[m["ev"]]
        if f.pc == 2:
            if ev.stopped or card not in s.play or not (m.get("forced") or is_doomed(s, card)):
                ev.stopped = ev.stopped or "canceled"
                m["i"], f.pc = m["i"] + 1, 1
                continue
            s.note("defeated", card)
            f.pc = 3
            if open_window(s, "when", ev):  # 7. is defeated
                return
        if f.pc == 3:  # 8. When Defeated
            f.pc = 4
            if card in s.play:
                face = s.play[card].face
                attack = s.events.get(m["attack"])
                if attack is not None:
                    attack.data["defeated"] = (*attack.data["defeated"], card)
                    if face.facedown:
                        attack.data["was"] = (*attack.data.get("was", ()), (card, face.code))
                if _when_defeated(s, card, m["player"]):
                    return
        f.pc = 1
        m["i"] += 1
        if card in s.play:  # 9. it leaves play
            face = s.play[card].face
            if face.kind == "villain":
                s.push(villain_defeated, card=card)
                return
            if face.identity:
                from .elimination import eliminate

                s.push(eliminate, seat=s.play[card].controller)
                return
            remove_defeated(s, card)
    s.done(f)
    if not m["events"]:  # not part of damage: the window after it is ours
        s.push(after_defeat, evs=m["evs"])
    check_defeated(s)


def _ordered(s: Table, f: Frame) -> bool:
    """rr:simultaneous-resolution: the first player orders the When Defeated abilities of several."""
    left = [c for c in f.mem["who"][f.mem["i"] :] if c in s.play and "when defeated" in s.play[c].face.by_timing]
    if len(left) < 2:
        return False
    f.pc = 5
    options = [Option("choose", f.mem["source"], c) for c in left]
    s.ask(Decision(s.order()[0], "order", options, ask=ordering(options, timing="when defeated")))
    return True


@proc
def after_defeat(s: Table, f: Frame) -> None:
    """rr:defeat rr:after"""
    if f.pc == 0:
        f.pc = LAST
        if open_window(s, "after", *(s.events[n] for n in f.mem["evs"])):
            return
    s.done(f)
    for n in f.mem["evs"]:
        s.events.pop(n, None)


def _when_defeated(s: Table, card: int, player: int) -> bool:
    """rr:when-defeated-abilities"""
    inst = s.play[card]
    found = inst.face.by_timing.get("when defeated", ())
    if not found:
        return False
    from .reveal import abilities

    you = inst.engaged if inst.engaged != NOBODY else player if player != NOBODY else s.first
    s.push(abilities, card=card, you=you, which=found, head=True)
    return True


def remove_defeated(s: Table, card: int) -> None:
    """Discarded; with victory X it and its victory attachments go to the victory display. rr:victory-x rr:defeat"""
    victories(s, card)
    if stats.keyword(s, card, "victory"):
        move(s, card, "victory")
    else:
        discard(s, card)
    refill(s)


def victories(s: Table, card: int) -> None:
    """Attachments with victory X leave a defeated card for the victory display. rr:victory-x"""
    for x in s.play[card].attached:
        if stats.keyword(s, x, "victory"):
            move(s, x, "victory")


@proc
def villain_defeated(s: Table, f: Frame) -> None:
    """rr:villain-defeat: the next stage takes its place with everything on it; after the last one the players win."""
    card = f.mem["card"]
    deck = s.zones["villain_deck"]
    s.done(f)
    if not deck:
        win(s, "villain defeated")
        return
    inst = s.play[card]
    nxt = deck[-1]
    old, new = inst.face, FACES[s.codes[nxt]]
    # the character stays, the card changes: ids that events and attachments hold remain true
    s.codes[card], s.codes[nxt] = s.codes[nxt], s.codes[card]
    move(s, nxt, "removed")
    show(s, card, new)
    inst.damage = 0
    if new.name != old.name:  # another title: nothing carries over, and an activation under way ends
        victories(s, card)
        for x in (*inst.attached, *inst.under, *inst.boosts):
            discard(s, x)
        inst.stunned = inst.confused = inst.tough = 0
        inst.counters.clear()
        inst.version = s.new_id()
    s.note("villain stage", card)
    villain_revealed(s, card)


def villain_revealed(s: Table, card: int) -> None:
    """A new stage: toughness, then its When Revealed abilities. rr:when-revealed-abilities
    rr:villain-defeat rr:toughness"""
    shed(s)
    if stats.keyword(s, card, "toughness"):
        s.play[card].tough = 1
        s.note("status", card, "tough")
    found = s.play[card].face.by_timing.get("when revealed", ())
    if found:
        from .reveal import abilities

        s.push(abilities, card=card, you=s.first, which=found, head=True)


def check_defeated(s: Table) -> None:
    """Characters whose hit points went with something that left play, rr:gets, and limits that sank with it.
    rr:defeat rr:ally-limit"""
    found = doomed(s, _in_danger(s))
    if found:
        s.push(defeat_all, who=found, source=NONE, player=NOBODY, events=(), attack=0)
    check_limits(s)


def _in_danger(s: Table) -> tuple[int, ...]:
    """Characters with damage, and facedown ones without hit points: an effect must give them some. Facedown cards that
    are in the same state are alike to every constant effect, so one of them is looked at for all. rr:defeat"""
    alive: dict[tuple[object, ...], bool] = {}
    out: list[int] = []
    for c in s.of_kind("hero", "alter_ego", "ally", "minion", "villain"):
        i = s.play[c]
        if i.damage:
            out.append(c)
        elif i.face.facedown:
            own = s.lasting or i.attached or i.counters or i.host != NOBODY
            state = (c,) if own else (i.face, s.owners[c], i.engaged, i.exhausted, i.tough, i.stunned, i.confused)
            if state not in alive:
                alive[state] = not is_doomed(s, c)
            if not alive[state]:
                out.append(c)
    return tuple(out)


def doomed(s: Table, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of them to defeat now: not again the ones whose defeat is under way. rr:defeat"""
    found = [c for c in dict.fromkeys(cards) if is_doomed(s, c)]
    if not found:
        return ()
    going = [c for f in s.stack if f.op is defeat_all for c in f.mem["who"][f.mem.get("i", 0) :]]
    return tuple(c for c in found if c not in going)
