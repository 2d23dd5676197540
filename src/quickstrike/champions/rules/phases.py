"""The round: player phase, its end, and the seven steps of the villain phase.
rr:player-phase rr:end-of-player-phase rr:villain-phase"""

from __future__ import annotations

from functools import partial

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame, Scope
from ..table import NOBODY, SCENARIO, Table
from . import stats
from .able import can_leave
from .activation import begin_activation
from .asks import discarding
from .control import expire, run_delayed
from .decks import deal, draw_up, refill
from .defeat import check_defeated
from .results import LAST, announce, moment, proc
from .reveal import reveal_card
from .threat import main_scheme, place_threat
from .turn import turn
from .zones import discard


@proc
def rounds(s: Table, f: Frame) -> None:
    """The frame at the bottom of the stack: one round after the other until the game has a result.
    rr:player-phase rr:villain-phase rr:first-player rr:round-structure rr:form-change-form"""
    if f.pc == 0:
        s.round += 1
        s.note("round", s.round)
        _new_period(s, "round")
        for p in s.players:
            p.changed_form = False
        f.pc = 1
        moment(s, "Began", "round")
        return
    if f.pc == 1:
        f.pc = LAST
        s.push(player_phase)
        return
    f.pc = 0
    s.push(villain_phase)


def _new_period(s: Table, period: str) -> None:
    """Counts that were "per round" or "per phase" start anew. rr:limit rr:max-maximum"""
    for k in [k for k in s.happened if k.startswith(period)]:
        del s.happened[k]
    for inst in s.play.values():
        if inst.used:
            inst.used = {k: v for k, v in inst.used.items() if not k.endswith(f":{period}")}


def begin_phase(s: Table, phase: str) -> None:
    """rr:player-phase rr:villain-phase"""
    s.phase = phase
    s.note("phase", phase)
    _new_period(s, "phase")
    moment(s, "Began", f"{phase} phase")


@proc
def player_phase(s: Table, f: Frame) -> None:
    """rr:player-phase rr:end-of-player-phase"""
    m = f.mem
    if f.pc == 0:
        m["left"] = tuple(s.order())
        f.pc = 1
        begin_phase(s, "player")
        return
    if f.pc == 1:
        left = [p for p in m["left"] if not s.players[p].out]
        if left:
            m["left"] = tuple(left[1:])
            s.active = left[0]
            _new_period(s, "turn")
            s.push(turn, seat=left[0])
            return
        f.pc = 2
        s.push(discards, kind="end")  # 1
        return
    if f.pc == 2:
        for p in s.order():  # 2
            draw_up(s, p, "end")
        exhausted = [c for c, i in s.play.items() if i.controller != SCENARIO and i.exhausted]
        ready = [c for c in exhausted if not stats.cannot(s, c, "ready")]
        for c in ready:  # 3
            s.play[c].exhausted = False
        if ready:
            s.note("readied", len(ready))
        f.pc = 3
        return
    if f.pc == 3:
        expire(s, "phase")  # 4
        f.pc = 4
        check_defeated(s)
        return
    if f.pc == 4:
        f.pc = LAST
        run_delayed(s, "phase")
        return
    s.stack.pop()
    moment(s, "Ended", "player phase")  # 5


@proc
def discards(s: Table, f: Frame) -> None:
    """Each player discards any number of cards: at the end of the player phase, and as a mulligan. mem: kind.

    The seats may answer in any order; what they chose is done in player order once all have answered.
    rr:end-of-player-phase rr:hand-size rr:discard setup:15"""
    m = f.mem
    if f.pc == 0:
        m["picked"] = tuple(() for _ in s.players)
        m["done"] = ()
        f.pc = LAST
        for p in s.order():
            _ask_discard(s, f, p)
    elif s.answered is not None:
        seat, o = s.take()
        if o.verb == "done":
            m["done"] = (*m["done"], seat)
        else:
            picked = list(m["picked"])
            picked[seat] = (*picked[seat], o.card)
            m["picked"] = tuple(picked)
            _ask_discard(s, f, seat)
    if not [p for p in s.order() if p not in m["done"]]:
        s.stack.pop()
        s.pending.clear()
        for p in s.order():
            for c in m["picked"][p]:
                s.note("discard", c, m["kind"])
                discard(s, c)
            if m["kind"] == "mulligan":
                draw_up(s, p, "mulligan")
        refill(s)
        for p in s.order() if m["kind"] == "end" else ():
            for c in m["picked"][p]:
                announce(s, "Discarded", s.players[p].identity, c, p, where=f"hand{p}")


def _ask_discard(s: Table, f: Frame, seat: int) -> None:
    """rr:end-of-player-phase rr:hand-size setup:15"""
    m = f.mem
    hand = s.zones[f"hand{seat}"]
    picked = m["picked"][seat]
    rest = hand[hand.index(picked[-1]) + 1 :] if picked else hand
    size = stats.hand_size(s, seat)
    must = max(0, len(hand) - len(picked) - size) if m["kind"] == "end" else 0
    ask = partial(discarding, tuple(rest), picked, must, len(hand) - len(picked), size)
    if must:
        rest = rest[: len(rest) - must + 1]
    options = [Option("discard", c) for c in rest]
    if not must:
        if not options:
            m["done"] = (*m["done"], seat)
            return
        options.append(Option("done"))
    s.ask(Decision(seat, "mulligan" if m["kind"] == "mulligan" else "discard", options, ask=ask))


@proc
def villain_phase(s: Table, f: Frame) -> None:
    """rr:villain-phase rr:hazard-icon rr:deal-deal-an-encounter-card rr:temporary rr:first-player rr:in-player-order"""
    m = f.mem
    if f.pc == 0:
        f.pc = 1
        begin_phase(s, "villain")
        return
    if f.pc == 1:  # 1. threat
        f.pc = 2
        scheme = main_scheme(s)
        s.note("step", 1)
        own, icons, tokens = accelerations(s, scheme)
        s.note("acceleration sum", scheme, own, icons, tokens)
        s.push(place_threat, scheme=scheme, n=own + icons + tokens, source=scheme, player=NOBODY, step=1, why="step")
        return
    if f.pc == 2:
        m["left"] = tuple(s.order())
        s.note("step", 2)
        f.pc = 3
    if f.pc == 3:  # 2. activations
        left = [p for p in m["left"] if not s.players[p].out]
        if left:
            m["left"] = tuple(left[1:])
            s.push(enemies, seat=left[0], done=())
            return
        f.pc = 4
    if f.pc == 4:  # 3. encounter cards
        s.note("step", 3)
        order = s.order()
        for p in order:
            deal(s, p, 1 + s.heroic)
        hazard = stats.icons(s, "hazard")  # rr:hazard-icon
        if hazard:
            s.note("hazard", hazard)
        for i in range(hazard):
            deal(s, order[i % len(order)])
        s.note("step", 4)
        m["at"], f.pc = s.first, 5
    if f.pc == 5:  # 4. each player reveals all of his, clockwise again and again until none is left. rr:in-player-order
        around = [(m["at"] + i) % len(s.players) for i in range(len(s.players))]
        p = next((p for p in around if s.zones[f"dealt{p}"]), NOBODY)
        if p != NOBODY:
            m["at"] = p
            reveal_card(s, s.zones[f"dealt{p}"][-1], p, "encounter")
            return
        f.pc = 6
    if f.pc == 6:
        order = s.order()
        if len(order) > 1:  # 5. the first player token
            s.first = order[1]
        s.note("first player", s.first)
        s.active = s.first
        expire(s, "phase")  # 6
        expire(s, "round")
        f.pc = 7
        check_defeated(s)
        return
    if f.pc == 7:  # 7
        f.pc = 8
        going = stats.with_keyword(s, "temporary")  # rr:temporary
        for c in going:
            if c in s.play and can_leave(s, c, Scope(s.first, NONE)):
                s.note("discard", c, "temporary")
                discard(s, c)
        refill(s)
        check_defeated(s)
        run_delayed(s, "round")
        run_delayed(s, "phase")
        return
    if f.pc == 8:
        f.pc = LAST
        moment(s, "Ended", "round")
        moment(s, "Ended", "villain phase")
        return
    s.stack.pop()


def acceleration(s: Table, scheme: int) -> int:
    """How much threat step one places. rr:acceleration-icon rr:acceleration-token rr:villain-phase"""
    return sum(accelerations(s, scheme))


def accelerations(s: Table, scheme: int) -> tuple[int, int, int]:
    """What it is made of: the scheme's own value, icons, and tokens wherever they lie. rr:acceleration-icon
    rr:acceleration-token rr:main-scheme-main-scheme-deck rr:per-player-icon"""
    facts = s.play[scheme].face.facts
    own: int = facts.get("escalation_threat") or 0
    if not facts.get("escalation_threat_fixed"):
        own *= s.started
    tokens = s.acceleration + sum(i.counters.get("acceleration", 0) for i in s.play.values())
    return own, stats.icons(s, "acceleration"), tokens


@proc
def enemies(s: Table, f: Frame) -> None:
    """Step two for one player: the villain, then each engaged minion in the order this player chooses. rr:minion
    rr:villain-phase rr:activation"""
    m = f.mem
    seat: int = m["seat"]
    if s.players[seat].out:
        s.stack.pop()
        return
    if f.pc == 0:
        villains = [c for c in s.of_kind("villain") if c not in m["done"]]
        if villains:
            m["done"] = (*m["done"], villains[0])
            begin_activation(s, villains[0], seat, "")
            return
        m["done"], f.pc = (), 1  # from here on, minions by their version
    if f.pc == 2:
        _, o = s.take()
        f.pc = 1
        _minion(s, f, o.target)
        return
    left = [c for c in s.of_kind("minion") if s.play[c].engaged == seat and s.play[c].version not in m["done"]]
    if len(left) > 1:
        f.pc = 2
        options = [Option("activate", NONE, c) for c in left]
        s.ask(Decision(seat, "order", options, ask=ordering(options)))
    elif left:
        _minion(s, f, left[0])
    else:
        s.stack.pop()


def _minion(s: Table, f: Frame, card: int) -> None:
    """rr:villain-phase rr:minion"""
    f.mem["done"] = (*f.mem["done"], s.play[card].version)
    begin_activation(s, card, f.mem["seat"], "")
