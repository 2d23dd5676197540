"""A player's turn and all its options. rr:player-turn"""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.ops import skip_to
from ...kernel.state import Frame
from ..faces import PLAYABLE
from ..table import SCENARIO, Table
from . import legal, stats
from .ability import play_card, use_ability, use_power
from .attack import basic_attack, basic_thwart, recover
from .control import turn_ends
from .cost import HANDS
from .elimination import eliminate
from .forms import sides_to
from .results import LAST, moment, proc

MAY_PLAY: Final = "may play"
NOT_LISTED: Final = ("event", "resource")
"""Cards of a hand that are not played as such in a turn: events are, as actions. rr:player-turn"""


def action_options(s: Table, seat: int, spare: int | None = None) -> list[Option]:
    """ "Action" abilities this player can trigger: events in hand, own cards and encounter cards in play, and others
    that allow it. rr:action rr:player-turn"""
    out: list[Option] = []
    hand = s.zones[HANDS[seat]]
    if spare is None:
        spare = legal.spare(s, seat)
    for c in hand if MAY_PLAY not in s.mods else [*hand, *stats.may_play(s, seat)]:
        face = s.front(c)
        if face.kind == "event":
            for i in face.actions:
                if legal.is_playable(s, seat, c, face, i, spare):
                    out.append(Option("play", c, NONE, i))
        elif face.hand_actions:
            for i in face.hand_actions:
                if legal.why_not_use_held(s, seat, c, i) is None:
                    out.append(Option("use", c, NONE, i))
    for c, inst in s.play.items():
        actions = inst.face.actions
        if actions and (inst.controller == seat or inst.controller == SCENARIO or inst.face.any_use):
            for i in actions:
                if legal.why_not_use(s, seat, c, i) is None:
                    out.append(Option("use", c, NONE, i))
    return out


def turn_options(s: Table, seat: int, asked: tuple[int, ...]) -> list[Option]:
    """Everything the active player may do, in one order; ending the turn and conceding stand last. rr:player-turn
    rr:basic-power rr:form-change-form rr:stun-stunned rr:confuse-confused"""
    out: list[Option] = []
    if legal.why_not_change_form(s, seat) is None:
        me = s.players[seat].identity
        sides = sides_to(s, seat, "")
        out += [Option("change_form", me, value=c) for c in sides] if len(sides) > 1 else [Option("change_form", me)]
    hand = s.zones[HANDS[seat]]
    spare = legal.spare(s, seat)
    for c in hand if MAY_PLAY not in s.mods else [*hand, *stats.may_play(s, seat)]:
        face = s.front(c)
        if face.kind not in NOT_LISTED and legal.is_playable(s, seat, c, face, NONE, spare):
            out.append(Option("play", c))
    if PLAYABLE in s.index:
        for c, _ in s.index[PLAYABLE]:
            if s.owners[c] == seat and legal.can_play(s, seat, c):
                out.append(Option("play", c))
    out += action_options(s, seat, spare)
    identity = s.identity(seat)
    if identity.face.kind == "alter_ego":
        if not identity.exhausted and legal.why_not_power(s, seat, identity.id, "recover") is None:
            out.append(Option("recover", identity.id))
        who = []
    else:
        who = [identity]
    who += [s.play[c] for c in s.of_kind("ally") if s.play[c].controller == seat]
    who = [i for i in who if not i.exhausted]
    for i in who:
        if i.stunned and legal.stunned(s, i):
            if legal.why_not_power(s, seat, i.id, "attack") is None:
                out.append(Option("attack", i.id))
        elif legal.why_not_act(s, seat, i.id, "attack") is None:
            out += [Option("attack", i.id, c) for c in legal.power_targets(s, seat, i.id, "attack")]
        if i.confused and legal.confused(s, i):
            if legal.why_not_power(s, seat, i.id, "thwart") is None:
                out.append(Option("thwart", i.id))
        else:
            for c in legal.power_targets(s, seat, i.id, "thwart"):
                if legal.why_not_act(s, seat, i.id, "thwart", c) is None:
                    out.append(Option("thwart", i.id, c))
    out += [Option("ask", NONE, seat_id(p)) for p in s.order() if p != seat and p not in asked]
    out.append(Option("end_turn"))
    out.append(Option("concede"))
    return out


turn: Final = proc.steps("turn", "begin_turn", "ask_for_action", "take_action", "take_answer_to_offer")
"""A player's turn. mem: seat, asked (players asked to act since something changed). rr:player-turn rr:action"""


@turn.step
def begin_turn(s: Table, f: Frame) -> None:
    """rr:player-turn"""
    f.mem["asked"] = ()
    s.note("turn", f.mem["seat"])
    moment(s, "Began", "turn", f.mem["seat"])


@turn.step
def ask_for_action(s: Table, f: Frame) -> None:
    """rr:player-turn rr:player-elimination"""
    seat: int = f.mem["seat"]
    if s.players[seat].out:
        s.done(f)
    else:
        s.ask(Decision(seat, "turn", turn_options(s, seat, f.mem["asked"])))


@turn.step
def take_action(s: Table, f: Frame) -> None:
    """The active player's, or another player offers to act. rr:player-turn rr:action"""
    m = f.mem
    seat: int = m["seat"]
    who, o = s.take()
    s.pending.clear()
    if who != seat:
        m["offer"] = (who, o.card, o.ability)
        accept = Option("accept", o.card, seat_id(who), o.ability)
        s.ask(Decision(seat, "offer", [accept, Option("decline")], about=o.card))
        return
    skip_to(f, ask_for_action)
    if o.verb == "ask":
        m["asked"] = (*m["asked"], -1 - o.target)
        s.push(asked_to_act, seat=-1 - o.target)
        return
    m["asked"] = ()
    if o.verb == "end_turn":
        s.done(f)
        s.note("end turn", seat)
        turn_ends(s, seat)
        moment(s, "Ended", "turn", seat)
    else:
        do(s, seat, o)


@turn.step
def take_answer_to_offer(s: Table, f: Frame) -> None:
    """rr:player-turn rr:action"""
    skip_to(f, ask_for_action)
    _, o = s.take()
    who, card, ability = f.mem.pop("offer")
    if o.verb == "accept":
        f.mem["asked"] = ()
        used = card in s.play or s.front(card).abilities[ability].in_hand
        do(s, who, Option("use" if used else "play", card, NONE, ability))


@proc
def asked_to_act(s: Table, f: Frame) -> None:
    """rr:player-turn: the other player decides whether to trigger an action they could trigger on their own turn."""
    seat: int = f.mem["seat"]
    if f.pc == 0:
        f.pc = LAST
        s.ask(Decision(seat, "asked", [*action_options(s, seat), Option("decline")]))
        return
    _, o = s.take()
    s.done(f)
    if o.verb != "decline":
        do(s, seat, o)


def offers(s: Table) -> list[Decision]:
    """What the other players could offer to do during this turn: decisions that nobody waits for.
    rr:action rr:player-turn"""
    if not s.stack or s.stack[-1].op is not turn or s.stack[-1].pc != turn.at["take_action"] or not s.pending:
        return []
    out = []
    for p in s.order():
        if p != s.stack[-1].mem["seat"] and (found := action_options(s, p)):
            # the seat stands in the option: two may offer the same action of an encounter card
            d = Decision(p, "offer", [Option("offer", o.card, seat_id(p), o.ability) for o in found], optional=True)
            out.append(d.numbered(s.pending[0].number))
    return out


def do(s: Table, seat: int, o: Option) -> None:
    """Carry out one of the options of a turn. rr:player-turn rr:form-change-form rr:basic-power"""
    match o.verb:
        case "play":
            s.push(play_card, seat=seat, card=o.card, ability=o.ability, event=0)
        case "use":
            s.push(use_ability, seat=seat, card=o.card, ability=o.ability, event=0)
        case "attack" | "thwart":
            power = basic_attack if o.verb == "attack" else basic_thwart
            if cost := stats.added_costs(s, seat, o.verb, f"basic {o.verb}", who=o.card):
                s.push(use_power, power=power, who=o.card, target=o.target, seat=seat, cost=cost)
            else:
                s.push(power, who=o.card, target=o.target, seat=seat)
        case "recover":
            s.push(recover, who=o.card, seat=seat)
        case "change_form":
            from .verbs import change_form

            s.players[seat].changed_form = True
            change_form(s, seat, o.value)
        case "concede":
            s.note("concede", seat)
            s.push(eliminate, seat=seat)
        case _:
            raise ValueError(f"{o!r} is no option of a turn")
