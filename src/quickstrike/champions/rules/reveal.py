"""Revealing encounter cards, by type, with surge, peril, incite and obligations. rr:reveal rr:surge rr:obligation"""

from __future__ import annotations

from typing import Final

from ...kernel.ops import skip_to, walk
from ...kernel.state import Event, Frame, Scope
from ...kernel.windows import open_window
from ..faces import FACES, OTHER_SIDE, Face, remembered
from ..table import NOBODY, PLAY, SCENARIO, Table
from ..vocab import Attach, PutIntoPlay, Self_
from . import stats
from .ability import resolve
from .able import form_ok
from .admit import attach_targets, unique_clash
from .belonging import speaks_of_you
from .decks import refill
from .enter import put_into_play
from .history import count_reveal
from .results import heard, proc
from .threat import advance, main_scheme, place_threat
from .zones import discard, move, settle

reveal: Final = proc.steps(
    "reveal",
    "take_card",
    "show_card",
    "incite",
    "place_by_type",
    "when_revealed",
    "discard_treachery",
    "would_surge",
    "surge",
    cause="show_card",
)
"""mem: card, seat, source ("encounter" for the deck and cards dealt from it). rr:reveal"""


def reveal_card(s: Table, card: int, seat: int, from_: str) -> Frame:
    """A player reveals an encounter card. rr:reveal"""
    return s.push(reveal, card=card, seat=seat, source=from_)


@reveal.step
def take_card(s: Table, f: Frame) -> None:
    """rr:reveal rr:player-elimination rr:encounter-deck"""
    card: int = f.mem["card"]
    if s.players[f.mem["seat"]].out:
        s.done(f)
    elif s.where[card] != PLAY:
        move(s, card, "limbo")
        refill(s)


@reveal.step
def show_card(s: Table, f: Frame) -> None:
    """rr:reveal rr:peril rr:cancel"""
    m = f.mem
    card: int = m["card"]
    seat: int = m["seat"]
    s.seen += 1
    s.note("reveal", seat, card)
    gained = stats.first_revealed(s, card, seat)
    count_reveal(s, card, seat)
    known = {"from": m["source"], "surge": gained, "canceled": ""}
    m["event"] = s.event_of("Revealed", card, card, seat, 0, known).id
    if "peril" in s.front(card).keywords:
        m["peril"], s.peril = s.peril, seat
    open_window(s, "when", s.events[m["event"]])


@reveal.step
def incite(s: Table, f: Frame) -> None:
    """rr:incite-x rr:cancel"""
    m = f.mem
    if s.events[m["event"]].data["canceled"] == "all effects":
        skip_to(f, discard_treachery)
    elif n := stats.keyword_n(s, m["card"], "incite"):
        mine = main_scheme(s, s.players[m["seat"]].identity)
        for scheme in [mine] if s.areas else reversed(s.of_kind("main_scheme")):
            s.push(place_threat, scheme=scheme, n=n, source=m["card"], player=m["seat"], why="incite")


@reveal.step
def place_by_type(s: Table, f: Frame) -> None:
    """rr:reveal"""
    _by_type(s, f, s.events[f.mem["event"]], s.face(f.mem["card"]))


@reveal.step
def when_revealed(s: Table, f: Frame) -> None:
    """rr:when-revealed-abilities rr:cancel"""
    m = f.mem
    ev = s.events[m["event"]]
    if ev.data["canceled"] == "" and not m.get("lost"):
        which = tuple(s.face(m["card"]).by_timing.get("when revealed", ()))
        if which and s.face(m["card"]).kind != "main_scheme":  # side after side, when it enters play
            for _ in range(1 + stats.repeated(s, "when revealed", ev.player)):
                s.push(abilities, card=m["card"], you=ev.player, which=which, event=ev.id)


@reveal.step
def discard_treachery(s: Table, f: Frame) -> None:
    """Or what could not stay. rr:treachery rr:surge rr:after"""
    card: int = f.mem["card"]
    ev, face = s.events[f.mem["event"]], s.face(card)
    if s.where[card] == "limbo":
        discard(s, card)
        refill(s)
    if ev.data["canceled"] == "all effects":
        ev.data["surge"] = False
    elif "surge" in face.keywords:
        ev.data["surge"] = True
    open_window(s, "after", ev)


@reveal.step
def would_surge(s: Table, f: Frame) -> None:
    """rr:surge rr:would"""
    ev = s.events[f.mem["event"]]
    if ev.data["surge"] and heard(s, "Surged", "would") and s.result is None and not s.players[ev.player].out:
        f.mem["surged"] = s.new_event("Surged", ev.target, ev.target, ev.player).id
        open_window(s, "would", s.events[f.mem["surged"]])


@reveal.step
def surge(s: Table, f: Frame) -> None:
    """The player who resolved the card reveals another. rr:surge rr:peril"""
    m = f.mem
    ev, face = s.events[m["event"]], s.face(m["card"])
    s.done(f)
    if s.stack:
        s.stack[-1].mem["result"] = (0 if m.get("lost") else 1,)
    if "peril" in m:
        s.peril = m["peril"]
    s.events.pop(ev.id)
    if (surged := s.events.pop(m.get("surged", 0), None)) is not None and surged.stopped:
        ev.data["surge"] = False
    seat = ev.player
    if (ev.data["surge"] or m.get("again")) and s.result is None and not s.players[seat].out:
        s.note("surge", seat, m["card"], "" if ev.data["surge"] else face.kind)
        s.push(reveal_top, seat=seat)


@proc
def reveal_top(s: Table, f: Frame) -> None:
    """Reveal the top card of the encounter deck. mem: seat. rr:reveal"""
    s.done(f)
    refill(s)
    if s.zones["encounter"]:
        reveal_card(s, s.zones["encounter"][-1], f.mem["seat"], "encounter")


def _by_type(s: Table, f: Frame, ev: Event, face: Face) -> None:
    """Put the card where its type says.
    rr:reveal rr:minion rr:attachment rr:side-scheme rr:treachery rr:environment rr:obligation"""
    m = f.mem
    card: int = m["card"]
    kind = face.kind
    if s.where[card] == PLAY:  # rr:find: a minion in play that is revealed again
        if kind == "minion" and s.play[card].engaged != m["seat"]:
            from .enter import engage

            s.push(engage, card=card, seat=m["seat"])
    elif kind == "minion":
        if unique_clash(s, face.code, m["seat"], card) != NOBODY:  # rr:unique-icon: discard it and reveal another
            s.note("discard", card, "unique")
            m["lost"] = m["again"] = True
        else:
            s.push(put_into_play, card=card, controller=SCENARIO, engaged=m["seat"], host=NOBODY, also=())
    elif kind == "attachment":
        villains = s.of_kind_in(s.area(s.players[m["seat"]].identity), "villain")
        hosts = attach_targets(s, m["seat"], card, face) if face.attach is not None else villains
        if face.attach is None and attaches_itself(face):
            return  # its When Revealed ability says where it goes
        if not hosts:  # rr:attach-to: it can't stay, so it is discarded
            m["lost"] = True
            s.note("discard", card, "no host")
            if face.attach_other is not None:
                s.push(not_attached, card=card, you=m["seat"], event=ev.id)
        else:
            s.push(attach_revealed, card=card, hosts=tuple(hosts))
    elif kind in ("side_scheme", "environment", "villain"):
        settle(s, card, s.area(s.players[m["seat"]].identity))
        engaged = m["seat"] if face.in_area else NOBODY
        s.push(put_into_play, card=card, controller=SCENARIO, engaged=engaged, host=NOBODY, also=())
    elif kind == "main_scheme":
        s.push(advance, scheme=card, new=card, you=m["seat"])
    elif kind == "obligation":
        seat = _obliged(s, face, m["seat"])
        if seat == NOBODY:  # rr:obligation: ignored, removed, and another card is revealed
            move(s, card, "removed")
            m["lost"] = m["again"] = True
            return
        ev.player = seat
        if "peril" in m:
            s.peril = seat
        s.push(put_into_play, card=card, controller=SCENARIO, engaged=seat, host=NOBODY, also=())


def _obliged(s: Table, face: Face, seat: int) -> int:
    """rr:obligation"""
    if not face.give_to:
        return seat
    owner = FACES[face.give_to]
    for p in s.order_in(s.area(s.players[seat].identity)):
        shown = s.identity(p).face
        if owner.code in (shown.code, OTHER_SIDE.get(shown.code)) or (owner.set and shown.set == owner.set):
            return p
    return NOBODY


@remembered
def attaches_itself(face: Face) -> bool:
    """rr:attachment rr:when-revealed-abilities"""
    said = [face.abilities[i].steps for i in face.by_timing.get("when revealed", ())]
    steps = [x for _, x in walk(tuple(said))]
    return any(
        isinstance(x.card if isinstance(x, Attach) else x.wearing, Self_)
        for x in steps
        if isinstance(x, (Attach, PutIntoPlay))
    )


@proc
def not_attached(s: Table, f: Frame) -> None:
    """What a card does that finds nothing to attach to. mem: card, you, event (of its reveal).
    rr:attach-to rr:attachment"""
    if f.scope:
        s.scopes.pop(f.scope)
        s.done(f)
        return
    f.scope = s.new_scope(Scope(f.mem["you"], f.mem["card"], event=f.mem["event"]))
    s.push(s.face(f.mem["card"]).attach_other, f.scope)


@proc
def attach_revealed(s: Table, f: Frame) -> None:
    """An attachment goes to what it names; among several the first player chooses. rr:first-player
    rr:attach-to rr:attachment"""
    from ...kernel.decision import Decision, Option

    m = f.mem
    if f.pc == 0 and len(m["hosts"]) > 1:
        f.pc = 1
        s.ask(
            Decision(
                s.lead(m["hosts"][0]), "attach", [Option("choose", m["card"], c) for c in m["hosts"]], about=m["card"]
            )
        )
        return
    host = s.take()[1].target if f.pc == 1 else m["hosts"][0]
    s.done(f)
    s.push(put_into_play, card=m["card"], controller=SCENARIO, engaged=NOBODY, host=host, also=())


NAMED: Final = 1  # `frame.pc` once a line of the log names the card: what it causes is listed under that line


@proc.cause(NAMED)
def abilities(s: Table, f: Frame) -> None:
    """When Revealed, When Defeated, When Completed, Boost and Setup abilities of one card, in printed order.

    mem: card, you, which (numbers), (event), (final: the last step of a sequence), (head: no line above names it),
    (asker: the scope that is told what was dealt), (defeated_by: the player who defeated it).
    rr:when-revealed-abilities rr:when-defeated-abilities
    rr:when-completed-abilities rr:setup-triggered-ability rr:boost-boost-icon rr:special rr:form-change-form
    rr:player-elimination"""
    m = f.mem
    if f.scope:
        done = s.scopes.pop(f.scope, None)
        if done is not None and "dealt" in done.results and m.get("asker", 0) in s.scopes:
            s.scopes[m["asker"]].results["dealt"] = done.results["dealt"]
    card, you = m["card"], m["you"]
    gone = s.players[you].out
    if gone and s.order():
        you = s.lead(card)
    face = s.face(card) if "face" not in m else FACES[m["face"]]
    m.setdefault("face", face.code)
    while m["which"]:
        n, *rest = m["which"]
        m["which"] = tuple(rest)
        if gone and speaks_of_you(face.abilities[n]):
            continue  # rr:player-elimination: nobody is "you"
        if form_ok(s, you, face.abilities[n].form) and s.result is None:
            inst = s.play.get(card)
            sc = Scope(you, card, inst.version if inst else 0, m.get("event", 0))
            if m.get("final"):
                sc.data["final"] = True
            if "defeated_by" in m:
                sc.data["defeated_by"] = m["defeated_by"]
            f.scope = s.new_scope(sc)
            if m.get("head"):
                f.pc = NAMED
                s.note("resolves", card, face.abilities[n].timing)
            s.push(resolve, f.scope, card=card, ability=n, face=face.code)
            return
    s.done(f)
