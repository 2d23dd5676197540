"""The round: player phase, its end, and the seven steps of the villain phase.
rr:player-phase rr:end-of-player-phase rr:villain-phase"""

from __future__ import annotations

from functools import partial
from typing import Final

from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import again, skip_to
from ...kernel.state import Frame, Scope
from ..table import NOBODY, SCENARIO, Table
from . import stats
from .able import can_leave
from .activation import begin_activation
from .asks import discarding
from .control import expire, run_delayed
from .decks import deal, draw_up, refill
from .defeat import check_defeated
from .readying import one_by_one, readying
from .results import LAST, announce, heard, moment, proc
from .reveal import reveal_card
from .select import scope_of, value
from .threat import main_scheme, place_threat
from .turn import turn
from .zones import discard, hand_over

rounds: Final = proc.steps("rounds", "begin_round", "players_act", "villain_acts")
"""The frame at the bottom of the stack: one round after the other until the game has a result. rr:round-structure"""
player_phase: Final = proc.steps(
    "player_phase",
    "begin_player_phase",
    "take_turns",
    "discard_cards",  # the end of the player phase: 1
    "draw_and_ready",  # 2 and 3
    "end_lasting_effects",  # 4
    "delayed_to_the_end",
    "end_player_phase",  # 5
)
"""mem: left (who has not had a turn). rr:player-phase rr:end-of-player-phase"""
villain_phase: Final = proc.steps(
    "villain_phase",
    "begin_villain_phase",
    "place_threat_on_main_scheme",  # 1
    "begin_activations",
    "activate_enemies",  # 2
    "deal_encounter_cards",  # 3
    "reveal_encounter_cards",  # 4
    "pass_first_player",  # 5 and 6
    "discard_temporary",  # 7
    "end_round",
    "end_villain_phase",
)
"""mem: left (against whom enemies have still to activate), at (who reveals). rr:villain-phase"""
enemies: Final = proc.steps("enemies", "activate_villains", "activate_minions", "activate_chosen_minion")
"""Step two for one player: the villain, then each engaged minion in the order this player chooses. mem: seat, done.
rr:villain-phase rr:minion rr:activation"""


@rounds.step
def begin_round(s: Table, f: Frame) -> None:
    """rr:round-structure rr:form-change-form"""
    s.round += 1
    s.note("round", s.round)
    _new_period(s, "round")
    for p in s.players:
        p.changed_form = False
    moment(s, "Began", "round")


@rounds.step
def players_act(s: Table, f: Frame) -> None:
    """rr:player-phase"""
    s.push(player_phase)


@rounds.step
def villain_acts(s: Table, f: Frame) -> None:
    """rr:villain-phase"""
    skip_to(f, begin_round)
    s.push(villain_phase)


def _new_period(s: Table, period: str) -> None:
    """Limits "per round" or "per phase" are reset. rr:limit rr:max-maximum"""
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


@player_phase.step
def begin_player_phase(s: Table, f: Frame) -> None:
    """rr:player-phase rr:first-player"""
    f.mem["left"] = tuple(s.order())
    begin_phase(s, "player")


@player_phase.step
def take_turns(s: Table, f: Frame) -> None:
    """rr:player-phase rr:player-turn"""
    left = [p for p in f.mem["left"] if not s.players[p].out]
    if not left:
        return
    again(f)
    f.mem["left"] = tuple(left[1:])
    s.active = left[0]
    _new_period(s, "turn")
    s.push(turn, seat=left[0])


@player_phase.step
def discard_cards(s: Table, f: Frame) -> None:
    """rr:end-of-player-phase rr:hand-size"""
    s.push(discards, kind="end")


@player_phase.step
def draw_and_ready(s: Table, f: Frame) -> None:
    """rr:end-of-player-phase rr:hand-size rr:ready"""
    for p in s.order():
        draw_up(s, p, "end")
    exhausted = [c for c, i in s.play.items() if i.controller != SCENARIO and i.exhausted]
    ready = [c for c in exhausted if not stats.cannot(s, c, "ready")]
    if ready and one_by_one(s):
        s.push(readying, cards=tuple(ready), player=NOBODY)
        return
    for c in ready:
        s.play[c].exhausted = False
    if ready:
        s.note("readied", len(ready))


@player_phase.step
def end_lasting_effects(s: Table, f: Frame) -> None:
    """rr:end-of-player-phase rr:lasting-effects"""
    expire(s, "phase")
    check_defeated(s)


@player_phase.step
def delayed_to_the_end(s: Table, f: Frame) -> None:
    """rr:end-of-player-phase rr:delayed-effect"""
    run_delayed(s, "phase")


@player_phase.step
def end_player_phase(s: Table, f: Frame) -> None:
    """rr:end-of-player-phase"""
    s.done(f)
    moment(s, "Ended", "player phase")


@proc
def discards(s: Table, f: Frame) -> None:
    """Each player discards any number of cards: at the end of the player phase, and as a mulligan. mem: kind.

    The seats may answer in any order; what they chose is carried out in player order once all have answered.
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
        s.done(f)
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
    hand = [c for c in s.zones[f"hand{seat}"] if not s.front(c).kept]
    picked = m["picked"][seat]
    rest = hand[hand.index(picked[-1]) + 1 :] if picked else hand
    size = stats.hand_size(s, seat)
    kept = len(s.zones[f"hand{seat}"]) - len(hand)
    must = min(len(hand) - len(picked), max(0, len(hand) + kept - len(picked) - size)) if m["kind"] == "end" else 0
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


@villain_phase.step
def begin_villain_phase(s: Table, f: Frame) -> None:
    """rr:villain-phase"""
    begin_phase(s, "villain")


@villain_phase.step
def place_threat_on_main_scheme(s: Table, f: Frame) -> None:
    """rr:villain-phase rr:acceleration-icon rr:acceleration-token"""
    s.note("step", 1)
    rows = [(scheme, *accelerations(s, scheme)) for scheme in _threatened(s)]
    for scheme, own, icons, tokens in rows:
        s.note("acceleration sum", scheme, own, icons, tokens)
    for scheme, own, icons, tokens in reversed(rows):
        s.push(place_threat, scheme=scheme, n=own + icons + tokens, source=scheme, player=NOBODY, step=1, why="step")


def _threatened(s: Table) -> list[int]:
    """Each main scheme; where the players are apart, that of each game area, in player order. rr:villain-phase"""
    if not s.areas:
        return s.of_kind("main_scheme")
    found = [main_scheme(s, s.players[p].identity) for p in s.order()]
    return [c for c in dict.fromkeys(found) if c != NONE]


@villain_phase.step
def begin_activations(s: Table, f: Frame) -> None:
    """What comes after step one comes first. rr:villain-phase"""
    if "left" not in f.mem and heard(s, "Ended"):
        f.mem["left"] = ()
        again(f)
        moment(s, "Ended", "step one")
        return
    f.mem["left"] = tuple(s.order())
    s.note("step", 2)


@villain_phase.step
def activate_enemies(s: Table, f: Frame) -> None:
    """Against one player after the other. rr:villain-phase rr:in-player-order"""
    left = [p for p in f.mem["left"] if not s.players[p].out]
    if left:
        again(f)
        f.mem["left"] = tuple(left[1:])
        s.push(enemies, seat=left[0], done=())


@villain_phase.step
def deal_encounter_cards(s: Table, f: Frame) -> None:
    """rr:villain-phase rr:deal-deal-an-encounter-card rr:hazard-icon rr:modes-of-play"""
    s.note("step", 3)
    order = s.order()
    for p in order:
        deal(s, p, 1 + s.heroic)
    for first in dict.fromkeys(s.lead(s.players[p].identity) for p in order):  # of each game area
        identity = s.players[first].identity
        together, hazard = s.order_in(s.area(identity)), stats.icons(s, "hazard", identity)
        if hazard:
            s.note("hazard", hazard)
        for i in range(hazard):
            deal(s, together[i % len(together)])
    s.note("step", 4)
    f.mem["at"] = s.first


@villain_phase.step
def reveal_encounter_cards(s: Table, f: Frame) -> None:
    """Each player reveals the cards dealt to them, in player order, again and again until none is left.
    rr:in-player-order
    rr:villain-phase rr:reveal"""
    at = f.mem["at"]
    around = [(at + i) % len(s.players) for i in range(len(s.players))]
    p = next((p for p in around if s.zones[f"dealt{p}"]), NOBODY)
    if p != NOBODY:
        again(f)
        f.mem["at"] = p
        reveal_card(s, s.zones[f"dealt{p}"][-1], p, "encounter")


@villain_phase.step
def pass_first_player(s: Table, f: Frame) -> None:
    """The first player token is passed, then lasting effects end. rr:villain-phase rr:first-player
    rr:lasting-effects"""
    order = s.order()
    if len(order) > 1:
        s.first = order[1]
        hand_over(s)
    s.note("first player", s.first)
    s.active = s.first
    expire(s, "phase")
    expire(s, "round")
    check_defeated(s)


@villain_phase.step
def discard_temporary(s: Table, f: Frame) -> None:
    """And delayed effects. rr:villain-phase rr:temporary rr:delayed-effect"""
    for c in stats.with_keyword(s, "temporary"):
        if c in s.play and can_leave(s, c, Scope(s.first, NONE)):
            s.note("discard", c, "temporary")
            discard(s, c)
    refill(s)
    check_defeated(s)
    run_delayed(s, "round")
    run_delayed(s, "phase")


@villain_phase.step
def end_round(s: Table, f: Frame) -> None:
    """rr:villain-phase rr:round-structure"""
    moment(s, "Ended", "round")
    moment(s, "Ended", "villain phase")


@villain_phase.step
def end_villain_phase(s: Table, f: Frame) -> None:
    """rr:villain-phase"""
    s.done(f)


def acceleration(s: Table, scheme: int) -> int:
    """How much threat step one places. rr:acceleration-icon rr:acceleration-token rr:villain-phase"""
    return sum(accelerations(s, scheme))


def accelerations(s: Table, scheme: int) -> tuple[int, int, int]:
    """What it is made of: the scheme's own value, icons, and tokens wherever they are. rr:acceleration-icon
    rr:acceleration-token rr:main-scheme-main-scheme-deck rr:per-player-icon"""
    facts = s.play[scheme].face.facts
    own: int = facts.get("escalation_threat") or 0
    if own < 0:
        own = value(s, s.play[scheme].face.variable, scope_of(s, scheme))  # rr:non-numerical-variable
    if not facts.get("escalation_threat_fixed"):
        own *= s.started
    tokens = s.acceleration + sum(i.counters.get("acceleration", 0) for i in s.play.values())
    return own, stats.icons(s, "acceleration", scheme), tokens


@enemies.before()
def no_player(s: Table, f: Frame) -> bool:
    """Enemies do not activate against a player who is out. rr:player-elimination"""
    if s.players[f.mem["seat"]].out:
        s.done(f)
        return True
    return False


@enemies.step
def activate_villains(s: Table, f: Frame) -> None:
    """rr:villain-phase rr:activation"""
    m = f.mem
    there = s.of_kind_in(s.area(s.players[m["seat"]].identity), "villain")
    there = there if s.villain == NOBODY else [s.villain]  # of several, the active one
    villains = [c for c in there if c not in m["done"]] if s.villain == NOBODY or not m["done"] else []
    if villains:
        again(f)
        m["done"] = (*m["done"], villains[0])
        begin_activation(s, villains[0], m["seat"], "")
    else:
        m["done"] = ()  # from here on, minions by their version


@enemies.step
def activate_minions(s: Table, f: Frame) -> None:
    """rr:villain-phase rr:minion"""
    m = f.mem
    left = [c for c in s.of_kind("minion") if s.play[c].engaged == m["seat"] and s.play[c].version not in m["done"]]
    if len(left) > 1:
        s.ask(Decision(m["seat"], "order", [Option("activate", NONE, c) for c in left]))
    elif left:
        again(f)
        _minion(s, f, left[0])
    else:
        s.done(f)


@enemies.step
def activate_chosen_minion(s: Table, f: Frame) -> None:
    """rr:villain-phase rr:minion"""
    skip_to(f, activate_minions)
    _minion(s, f, s.take()[1].target)


def _minion(s: Table, f: Frame, card: int) -> None:
    """rr:villain-phase rr:minion"""
    f.mem["done"] = (*f.mem["done"], s.play[card].version)
    begin_activation(s, card, f.mem["seat"], "")
