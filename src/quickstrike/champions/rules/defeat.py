"""Defeat: would be, is, When Defeated, and where the card goes. rr:defeat rr:villain-defeat rr:victory-x"""

from __future__ import annotations

from typing import Final

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import skip_to
from ...kernel.state import Frame
from ...kernel.windows import open_for, open_window
from ..faces import FACES, OTHER_SIDE, unblanked
from ..table import NOBODY, Table
from ..vocab import Extreme
from . import stats
from .decks import refill, win
from .enter import check_limits
from .results import LAST, proc
from .select import extremes
from .states import check_states
from .status import shed
from .zones import DECK, PILE, deck_of, discard, move, show, take_up_deck


def is_doomed(s: Table, card: int) -> bool:
    """No hit points, or a side scheme without threat. rr:permanent: such a card cannot be defeated.
    rr:defeat rr:side-scheme"""
    inst = s.play.get(card)
    if inst is None or (inst.threat if "side_scheme" in inst.face.kind else stats.remaining(s, card)) > 0:
        return False
    if stats.cannot(s, card, "be defeated"):
        return False
    return not stats.keyword(s, card, "permanent") and not stats.cannot(s, card, "leave play")


defeat_all: Final = proc.steps(
    "defeat_all",
    "next_defeat",
    "take_chosen",  # if the first player was asked whose turn it is
    "would_be_defeated",  # step 6 of an attack in the book
    "is_defeated",  # 7
    "when_defeated",  # 8
    "leaves_play",  # 9
    "close_defeats",
)
"""Defeats in order. mem: who, source, player, events (of the damage, for the shared response window), attack,
(forced) -> i (which of them is next), evs.
rr:defeat rr:villain-defeat rr:victory-x rr:when-defeated-abilities rr:player-elimination"""


@defeat_all.step
def next_defeat(s: Table, f: Frame) -> None:
    """The first player orders the When Defeated abilities of several. rr:defeat rr:simultaneous-resolution"""
    m = f.mem
    if "i" not in m:
        m["i"], m["evs"] = 0, ()
        if s.villain != NOBODY and len(m["who"]) > 1:  # they go at once: none shields another by its next stage
            m["sure"] = tuple(c for c in m["who"] if c in s.play and s.play[c].face.kind == "villain")
    rest: tuple[int, ...] = m["who"][m["i"] :]
    if not rest:
        skip_to(f, close_defeats)
        return
    if m.get("next") != rest[0]:
        ordered = [c for c in rest if c in s.play and "when defeated" in s.play[c].face.by_timing]
        if len(ordered) > 1:
            options = [Option("choose", m["source"], c) for c in ordered]
            s.ask(Decision(s.order()[0], "order", options, ask=ordering(options, timing="when defeated")))
            return
    skip_to(f, would_be_defeated)


@defeat_all.step
def take_chosen(s: Table, f: Frame) -> None:
    """rr:simultaneous-resolution"""
    m = f.mem
    m["next"] = s.take()[1].target
    m["who"] = (*m["who"][: m["i"]], m["next"], *(c for c in m["who"][m["i"] :] if c != m["next"]))


@defeat_all.step
def would_be_defeated(s: Table, f: Frame) -> None:
    """rr:defeat rr:would"""
    m = f.mem
    card = m["who"][m["i"]]
    if not _to_defeat(s, f, card):
        m["i"] += 1
        skip_to(f, next_defeat)
        return
    whose = s.play[card].controller
    ev = s.new_event("Defeated", m["source"], card, m["player"], frame=m["events"], attack=m["attack"], whose=whose)
    if s.play[card].face.facedown:  # what it counted as, once it has left play
        ev.data["was"] = ((card, s.play[card].face.code),)
    if wore := _worn(s, card):
        ev.data["wore"] = wore
    m["ev"] = ev.id
    m["evs"] = (*m["evs"], ev.id)
    open_window(s, "would", ev)


def _worn(s: Table, card: int) -> tuple[tuple[int, str], ...]:
    """What was attached to it, by title: asked for when it has left play, or what it wore has. rr:leaves-play"""
    return tuple((card, s.play[x].face.name) for x in s.play[card].attached)


def _to_defeat(s: Table, f: Frame, card: int) -> bool:
    """rr:defeat"""
    if card not in s.play:
        return False
    if card in f.mem.get("sure", ()) and stats.remaining(s, card) <= 0:
        return True
    return bool(f.mem.get("forced")) or is_doomed(s, card)


@defeat_all.step
def is_defeated(s: Table, f: Frame) -> None:
    """rr:defeat rr:interrupt"""
    m = f.mem
    card, ev = m["who"][m["i"]], s.events[m["ev"]]
    if ev.stopped or not _to_defeat(s, f, card):
        ev.stopped = ev.stopped or "canceled"
        m["i"] += 1
        skip_to(f, next_defeat)
        return
    m["shown"] = unblanked(s.play[card].face).code
    s.note("defeated", card)
    open_window(s, "when", ev)


@defeat_all.step
def when_defeated(s: Table, f: Frame) -> None:
    """rr:when-defeated-abilities"""
    card = f.mem["who"][f.mem["i"]]
    inst = s.play.get(card)
    if inst is None:
        return
    face = inst.face
    attack = s.events.get(f.mem["attack"])
    if attack is not None:
        attack.data["defeated"] = (*attack.data["defeated"], card)
        if face.facedown:
            attack.data["was"] = (*attack.data.get("was", ()), (card, face.code))
        if wore := s.events[f.mem["ev"]].data.get("wore"):
            attack.data["wore"] = (*attack.data.get("wore", ()), *wore)
    player = f.mem["player"]
    if s.delayed:
        from .control import run_defeat_effects

        run_defeat_effects(s, card, f.mem["ev"], player)
    found = face.by_timing.get("when defeated", ())
    if found:
        from .reveal import abilities

        you = inst.engaged if inst.engaged != NOBODY else player if player != NOBODY else s.lead(card)
        by = player if player != NOBODY else you
        s.push(abilities, card=card, you=you, which=found, head=True, defeated_by=by)


@defeat_all.step
def leaves_play(s: Table, f: Frame) -> None:
    """rr:defeat rr:villain-defeat rr:player-elimination"""
    m = f.mem
    card = m["who"][m["i"]]
    m["i"] += 1
    skip_to(f, next_defeat)
    inst = s.play.get(card)
    if inst is None or unblanked(inst.face).code != m["shown"]:
        return  # its When Defeated ability has turned it over: the other side stays
    if inst.face.kind == "villain":
        s.push(villain_defeated, card=card)
    elif inst.face.identity:
        from .elimination import eliminate

        s.push(eliminate, seat=inst.controller)
    else:
        remove_defeated(s, card)


@defeat_all.step
def close_defeats(s: Table, f: Frame) -> None:
    """If it was not part of damage, the window after it is ours. rr:defeat rr:after"""
    s.done(f)
    if not f.mem["events"]:
        s.push(after_defeat, evs=f.mem["evs"])
    elif s.stack:
        s.stack[-1].mem["extra"] = f.mem["evs"]  # the damage has them: the game may end before its window
    check_defeated(s)


@proc
def after_defeat(s: Table, f: Frame) -> None:
    """rr:defeat rr:after"""
    if f.pc == 0:
        f.pc = LAST
        if open_for(s, "after", tuple([s.events[n] for n in f.mem["evs"]])):
            return
    s.done(f)
    for n in f.mem["evs"]:
        s.events.pop(n, None)


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
    inst = s.play[card]
    if s.villain != NOBODY:  # of several, each has its own next stage
        deck = [c for c in deck if s.front(c).name == inst.face.name]
    if not deck:
        s.push(villain_leaves, card=card)
        return
    nxt = deck[-1]
    old, new = inst.face, s.front(nxt)
    if new.code in OTHER_SIDE and (other := FACES[OTHER_SIDE[new.code]]).name == old.name:
        new = other  # of a villain with two sides, the same one shows
    # the character stays, the card changes: ids that events and attachments hold remain true
    s.codes[card], s.codes[nxt] = s.codes[nxt], s.codes[card]
    move(s, nxt, "victory" if "victory" in old.keywords else "removed")  # rr:victory-x
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
    check_states(s)


@proc
def villain_leaves(s: Table, f: Frame) -> None:
    """It was the last stage of its deck. While others are in play or set aside, the game goes on; an encounter deck
    that belongs to it alone goes with it; if it was the active one, the villain whose side scheme has the most threat
    is active now, and the first player chooses if several tie. rr:villain-defeat rr:winning-the-game"""
    card = f.mem["card"]
    if f.pc == 0:
        aside = [c for c in s.zones["aside"] if s.front(c).kind == "villain"]
        if not aside and s.of_kind("villain") == [card]:
            s.done(f)
            win(s, "villain defeated")
            return
        victories(s, card)
        move(s, card, "removed")
        if s.villain != NOBODY:
            for zone in (deck_of(s, card), deck_of(s, card, PILE)) if card != s.villain else ():
                for c in list(s.zones[zone]):
                    move(s, c, "removed")
    if card == s.villain:
        found = extremes(s, Extreme("scheme"), s.of_kind("villain"))
        if len(found) > 1 and f.pc == 0:
            f.pc = LAST
            s.ask(Decision(s.first, "choose", [Option("choose", card, c) for c in found], about=card))
            return
        new = s.take()[1].target if f.pc == LAST else found[0]
        s.note("active", new)
        take_up_deck(s, new)
        for zone in (f"{DECK}@{card}", f"{PILE}@{card}"):
            for c in list(s.zones.get(zone, ())):
                move(s, c, "removed")
    s.done(f)
    emptied = tuple(c for c in s.of_kind("side_scheme") if not s.play[c].threat and is_doomed(s, c))
    if emptied:  # what kept them in play is gone
        s.push(defeat_all, who=emptied, source=NONE, player=NOBODY, events=(), attack=0)
    check_defeated(s)


def villain_revealed(s: Table, card: int) -> None:
    """A new stage: toughness, then its When Revealed abilities. rr:when-revealed-abilities
    rr:villain-defeat rr:toughness"""
    shed(s)
    if stats.keyword(s, card, "toughness"):
        s.play[card].tough = 1
        s.note("status", card, "tough")
    turned_over(s, card)


def turned_over(s: Table, card: int) -> None:
    """Its When Revealed abilities, when an encounter card in play shows another side or stage.
    rr:when-revealed-abilities rr:flip rr:villain-defeat"""
    found = s.play[card].face.by_timing.get("when revealed", ())
    if found:
        from .reveal import abilities

        s.push(abilities, card=card, you=s.lead(card), which=found, head=True)


def check_defeated(s: Table) -> None:
    """Characters that lost hit points with something that left play, rr:gets, and limits that dropped with it.
    rr:defeat rr:ally-limit"""
    found = doomed(s, _in_danger(s))
    if found:
        s.push(defeat_all, who=found, source=NONE, player=NOBODY, events=(), attack=0)
    check_limits(s)
    check_states(s)


def _in_danger(s: Table) -> tuple[int, ...]:
    """Characters with damage, and facedown ones without hit points: an effect must give them some. Facedown cards in
    the same state are the same to every constant effect, so one of them stands for all. rr:defeat"""
    alive: dict[tuple[object, ...], bool] = {}
    out: list[int] = []
    printed = s.villain == NOBODY and stats.as_printed(s, "HP")
    for c in s.of_kind("hero", "alter_ego", "ally", "minion", "villain"):
        i = s.play[c]
        if i.damage:
            if not printed or i.damage >= (i.face.stats.get("HP") or 0):  # mostly there are some left
                out.append(c)
        elif not i.face.facedown:
            if i.face.stats.get("HP") == 0:
                out.append(c)
        else:
            own = s.lasting or i.attached or i.counters or i.host != NOBODY
            state = (c,) if own else (i.face, s.owners[c], i.engaged, i.exhausted, i.tough, i.stunned, i.confused)
            if state not in alive:
                alive[state] = not is_doomed(s, c)
            if not alive[state]:
                out.append(c)
    return tuple(out)


def doomed(s: Table, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of them to defeat now, except the ones already being defeated; with one of several villains another may have
    lost what kept it in play. rr:defeat"""
    if not cards:
        return ()
    if s.villain != NOBODY:
        cards = (*cards, *s.of_kind("villain"))
    found = [c for c in dict.fromkeys(cards) if is_doomed(s, c)]
    if not found:
        return ()
    going = [c for f in s.stack if f.op is defeat_all for c in f.mem["who"][f.mem.get("i", 0) :]]
    return tuple(c for c in found if c not in going)
