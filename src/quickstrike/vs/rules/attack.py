"""Attacks: proposed, answered, checked again, carried out, concluded all at once (601, 602)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...kernel.ask import Ask, some
from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import skip_to
from ...kernel.state import Frame, Scope
from ..table import Attack, Table, seat_of
from ..vocab import TEAMS
from .basis import proc
from .chain import open_priority
from .happen import happened
from .layers import alters, atk, defense, expire, forbidden, seen
from .legal import attacker_refusal, pair_refusal, team_attackers
from .links import RESOLVERS, act, add_link, end_link
from .select import number
from .stun import can_be_stunned, exhaust, lose, ready, stun

proposing: Final = proc.steps("proposing", "choose_attackers", "take_attacker", "propose")
"""An attack is proposed: one attacker, or several of one team. mem: seat, target, team, attackers. vs:601.1"""


@act("attack")
def attack_alone(s: Table, seat: int, option: Option) -> None:
    """vs:601.1"""
    s.push(proposing, seat=seat, target=option.target, team="", attackers=(option.card,))


@act("team_attack")
def attack_together(s: Table, seat: int, option: Option) -> None:
    """vs:601.1 vs:team-attack"""
    s.push(proposing, seat=seat, target=option.target, team=option.value, attackers=())


@proposing.step
def choose_attackers(s: Table, f: Frame) -> None:
    """At least two for a team attack, in the order of their numbers. vs:601.1 vs:team-attack"""
    m = f.mem
    if not m["team"]:
        skip_to(f, propose)
        return
    chosen = m["attackers"]
    able = team_attackers(s, m["seat"], m["target"], m["team"])
    rest = [c for c in able if not chosen or c > chosen[-1]]
    need = max(0, 2 - len(chosen))
    if not rest:
        skip_to(f, propose)
        return
    if len(rest) == need:
        m["attackers"] = (*chosen, *rest)
        skip_to(f, propose)
        return
    options = [Option("join", c) for c in (rest[: len(rest) - need + 1] if need else rest)]
    if not need:
        options.append(Option("done"))
    s.ask(
        Decision(m["seat"], "attackers", options, about=m["target"], ask=partial(_joining, need, tuple(rest), chosen))
    )


def _joining(need: int, rest: tuple[int, ...], chosen: tuple[int, ...]) -> Ask:
    """vs:team-attack"""
    of, taken = ([Option("join", c).id for c in cards] for cards in (rest, chosen))
    return some(need, len(rest), of, taken)


@proposing.step
def take_attacker(s: Table, f: Frame) -> None:
    """vs:team-attack"""
    _, option = s.take()
    if option.verb == "join":
        f.mem["attackers"] = (*f.mem["attackers"], option.card)
        skip_to(f, choose_attackers)


@proposing.step
def propose(s: Table, f: Frame) -> None:
    """The proposal waits on the chain, and can be answered. vs:601.1 vs:601.2 vs:507.1"""
    s.done(f)
    m = f.mem
    scope = Scope(m["seat"], m["attackers"][0])
    scope.refs = {"attackers": m["attackers"], "target": (m["target"],)}
    stays = tuple((c, s.things[c].stay) for c in (*m["attackers"], m["target"]) if c in s.things)
    scope.data = {"modes": (), "stays": stays, "team": m["team"]}
    s.note("propose", m["seat"], tuple(s.codes[c] for c in m["attackers"]), _called(s, m["target"]))
    add_link(s, "attack", m["seat"], m["attackers"][0], "", s.new_scope(scope))


def _called(s: Table, target: int) -> str:
    """What the log says of a defender: its code, or the number of a seat. vs:601.1"""
    return s.codes[target] if target >= 0 else str(seat_of(target))


# ---- the attack (601.2, 602)
attack: Final = proc.steps(
    "attack", "check_legality", "attack_substep", "choose_struck", "take_struck", "conclude", "end_attack"
)
"""The proposal resolves: if it is still legal, attackers exhaust and the attack substep follows. vs:601.2 vs:602.4"""


@attack.step
def check_legality(s: Table, f: Frame) -> None:
    """Attackers that are illegal by now stay out; if none is left nobody exhausts and the attack is over. vs:601.2"""
    c, seat = s.scopes[f.scope], f.mem["seat"]
    (target,) = c.refs["target"]
    stays, team = dict(c.data["stays"]), c.data["team"]
    there = target not in stays or s.is_in_play(target, stays[target])
    all_ = c.refs["attackers"]
    able = tuple(
        x
        for x in all_
        if there
        and s.is_in_play(x, stays[x])
        and attacker_refusal(s, seat, x) is None
        and pair_refusal(s, x, target) is None
        and (not team or team in seen(s, x, TEAMS).teams)
    )
    end_link(s, "attack", NONE, f.scope)
    f.scope = 0
    if not able or (len(able) < len(all_) and s.reading("some-illegal") == "whole"):
        s.note("no attack", seat)
        s.done(f)
        return
    s.attack = Attack(seat, able, target)
    if s.reading("lone-attacker") == "team":
        s.attack.team = len(all_) > 1
    exhaust(s, able)
    s.note("attack", seat, tuple(s.codes[x] for x in able), _called(s, target))
    for x in able:
        happened(s, "attacks", x)
    if target >= 0:
        happened(s, "defends", target)


@attack.step
def attack_substep(s: Table, f: Frame) -> None:
    """Power-ups, reinforcement, plot twists, powers. vs:602.1"""
    open_priority(s)


@attack.step
def choose_struck(s: Table, f: Frame) -> None:
    """In a team attack the defender strikes back at one: its controller chooses among those that it can stun. vs:602.4 vs:team-attack"""
    a = s.attack
    assert a is not None
    f.mem["struck"] = NONE
    d = s.defender
    skip_to(f, conclude)
    if d < 0:
        return
    can = [c for c in a.attackers if is_enough(s, atk(s, d), defense(s, c)) and can_be_stunned(s, c)]
    if len(can) == 1:
        f.mem["struck"] = can[0]
    elif can:
        f.pc = attack.at["take_struck"]
        seat = s.things[d].seat if s.reading("struck-back") == "defender" else a.seat
        s.ask(Decision(seat, "struck", [Option("strike", c) for c in can], about=d))


@attack.step
def take_struck(s: Table, f: Frame) -> None:
    """vs:602.4 vs:team-attack"""
    _, option = s.take()
    f.mem["struck"] = option.card


@attack.step
def conclude(s: Table, f: Frame) -> None:
    """Everything at the same time. No defender left: nobody is stunned, and attackers ready; no attacker left: nothing. vs:602.4"""
    a = s.attack
    assert a is not None
    if a.defender == NONE:
        ready(s, a.attackers)
        s.note("concluded", "no defender")
    elif not a.attackers:
        s.note("concluded", "no attacker")
    elif a.defender < 0:
        on_a_player(s, a)
    else:
        on_a_character(s, a, f.mem["struck"])


def is_enough(s: Table, attack: int, defense: int) -> bool:
    """More than the DEF stuns, and as much does. vs:602.4"""
    return attack > defense or (attack == defense and s.reading("equal") == "stuns")


def on_a_player(s: Table, a: Attack) -> None:
    """The attacked player loses endurance equal to the total ATK. vs:602.4 vs:direct-attack"""
    seat, total = seat_of(a.defender), sum(atk(s, c) for c in a.attackers)
    n = lose(s, seat, total)
    if n and s.reading("direct-breakthrough") == "yes":
        for c in a.attackers:
            happened(s, "causes breakthrough", c, n, seat)


def on_a_character(s: Table, a: Attack, struck: int) -> None:
    """Total ATK against DEF, and the defender's ATK against the attacker's DEF: a tie stuns. vs:602.4 vs:702.1

    A character that is stunned by an attack other than a team attack, and is not reinforced, lets the difference
    through. vs:602.4 vs:702.1 vs:breakthrough vs:team-attack"""
    d = a.defender
    total, wall, seat = sum(atk(s, c) for c in a.attackers), defense(s, d), s.things[d].seat
    stunned: list[tuple[int, tuple[int, ...]]] = []
    more: dict[int, int] = {}
    falls = is_enough(s, total, wall) and can_be_stunned(s, d)
    if falls:
        stunned.append((d, a.attackers if not a.team or s.reading("team-stun") == "each" else ()))
        if not a.team and (not a.reinforced or forbidden(s, "be reinforced", d)):
            through = total - wall + sum(number(ctx, g.n) for g, ctx in alters(s, "breakthrough", a.attackers[0]))
            if through > 0:
                more[seat] = through
                happened(s, "causes breakthrough", a.attackers[0], through, seat)
    if struck != NONE:
        stunned.append((struck, (d,)))
    if more:
        s.note("breakthrough", seat, more[seat])
    if not stunned:
        s.note("concluded", "nobody")
    stun(s, stunned, more)


@attack.step
def end_attack(s: Table, f: Frame) -> None:
    """Modifiers of this attack end. vs:602.4"""
    s.done(f)
    s.attack = None
    expire(s, "attack")
    s.touch()


RESOLVERS["attack"] = attack
