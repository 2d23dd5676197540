"""Costs: whether they can be paid, and paying them. Nobody can answer in between (505)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...kernel.ask import Ask, some
from ...kernel.decision import Decision, Option
from ...kernel.state import Frame
from ...kernel.why import Refusal
from ..builtin import EVASION, RULES
from ..loading import CARDS
from ..table import RESOURCES, Table
from ..vocab import Cost, Payment, Power
from .basis import proc
from .happen import happened
from .layers import context, forbidden
from .select import Ctx, fits, found
from .stun import can_be_stunned, exhaust, stun, take_counter
from .zones import ko, leave, put


def power_of(code: str, ability: int) -> Power:
    """A power of a card by its number; what keywords mean has numbers of its own. vs:501 vs:707.6"""
    if ability == EVASION:
        return RULES.evasion
    return RULES.evaded if ability == EVASION - 1 else CARDS[code].powers[ability]


def costs_of(kind: str, code: str, ability: int) -> tuple[Cost, ...]:
    """What has to be paid besides resource points. vs:505 vs:additional-cost"""
    if kind in ("plot twist", "recruit"):
        return CARDS[code].costs
    if kind == "payment":
        power = power_of(code, ability)
        assert isinstance(power, Payment)
        return power.costs
    return ()


PICKED: Final = ("exhaust", "discard", "ko", "stun", "reveal", "return")
"""Costs for which cards are chosen."""


def candidates(ctx: Ctx, cost: Cost, card: int) -> list[int]:
    """What could be chosen for a cost: never the card that is being played. vs:505 vs:additional-cost"""
    s, you = ctx.s, ctx.you
    match cost.kind:
        case "discard":
            return [c for c in sorted(s.zones[f"hand{you}"]) if c != card and fits(ctx, cost.sel, c)]
        case "reveal":
            shown = [*s.zones[f"hand{you}"], *(c for c in s.zones[f"row{you}"] if not s.things[c].up)]
            return [c for c in sorted(shown) if c != card and _printed_fits(ctx, cost, c)]
    mine = [c for c in found(ctx, cost.sel) if s.things[c].seat == you]
    if cost.kind == "exhaust":
        return [c for c in mine if s.things[c].ready and not s.things[c].stunned]
    if cost.kind == "stun":
        return [c for c in mine if can_be_stunned(s, c)]
    if cost.kind == "ko":
        return [c for c in mine if not forbidden(s, "be KO'd", c)]
    return mine


def _printed_fits(ctx: Ctx, cost: Cost, card: int) -> bool:
    """A face-down resource goes by what is printed on it. vs:additional-cost"""
    t = ctx.s.things.get(card)
    if t is None:
        return fits(ctx, cost.sel, card)
    return CARDS[ctx.s.codes[card]].type == cost.sel.what and all(
        word in CARDS[ctx.s.codes[card]].teams for test, word in cost.sel.tests if test == "team"
    )


def unpayable(s: Table, seat: int, card: int, costs: tuple[Cost, ...]) -> Refusal | None:
    """The first cost that can't be paid. vs:505 vs:activate vs:additional-cost vs:707.6"""
    t = s.things.get(card)
    for cost in costs:
        if cost.kind == "activate":
            if t is None or not t.ready:
                return "vs:501", "vs why exhausted", {}
            continue
        if cost.kind == "endurance" and s.players[seat].endurance < cost.n:
            return "vs:505", "vs why endurance", {"n": cost.n, "have": s.players[seat].endurance}
        if cost.kind == "counter" and (t is None or t.counters.get(cost.word, 0) < cost.n):
            return "vs:505", "vs why counters", {"n": cost.n, "counter": cost.word}
        if cost.kind == "stun this" and not can_be_stunned(s, card):
            return "vs:707.6", "vs why stun this", {}
        if cost.kind == "ko this" and forbidden(s, "be KO'd", card):
            return "vs:505", "vs why ko this", {}
        if cost.kind in PICKED and len(candidates(context(s, seat, card), cost, card)) < cost.n:
            return "vs:505", f"vs why cost {cost.kind}", {"n": cost.n}
    return None


paying: Final = proc.steps("paying", "next_cost", "take_picked", "paid")
"""The costs of what is announced, one after the other. mem: kind, seat, card, code, ability, at, picked. 505"""


@paying.step
def next_cost(s: Table, f: Frame) -> None:
    """What leaves no choice is paid at once. vs:505 vs:additional-cost"""
    m = f.mem
    costs = costs_of(m["kind"], m["code"], m["ability"])
    if m["at"] == len(costs):
        f.pc = paying.at["paid"]
        return
    cost = costs[m["at"]]
    if cost.kind not in PICKED:
        pay_plain(s, m["seat"], m["card"], cost)
        m["at"] += 1
        f.pc = paying.at["next_cost"]
        return
    can = candidates(context(s, m["seat"], m["card"]), cost, m["card"])
    rest = [c for c in can if not m["picked"] or c > m["picked"][-1]]
    left = cost.n - len(m["picked"])
    if len(rest) == left:
        m["picked"] = (*m["picked"], *rest)
        left = 0
    if not left:
        pay_picked(s, m["seat"], cost, m["picked"])
        m["at"], m["picked"] = m["at"] + 1, ()
        f.pc = paying.at["next_cost"]
        return
    options = [Option("pay", c) for c in rest[: len(rest) - left + 1]]
    ask = partial(_some, left, tuple(rest), m["picked"])
    s.ask(Decision(m["seat"], f"cost {cost.kind}", options, about=m["card"], ask=ask))


def _some(left: int, of: tuple[int, ...], taken: tuple[int, ...]) -> Ask:
    """vs:additional-cost"""
    return some(left, left, [Option("pay", c).id for c in of], [Option("pay", c).id for c in taken])


@paying.step
def take_picked(s: Table, f: Frame) -> None:
    """vs:additional-cost"""
    _, option = s.take()
    f.mem["picked"] = (*f.mem["picked"], option.card)
    f.pc = paying.at["next_cost"]


@paying.step
def paid(s: Table, f: Frame) -> None:
    """vs:505"""
    s.done(f)


def pay_plain(s: Table, seat: int, card: int, cost: Cost) -> None:
    """Costs without a choice. To pay endurance one must have it. vs:505 vs:activate vs:501.5 vs:707.6"""
    match cost.kind:
        case "activate":
            exhaust(s, [card])
        case "endurance":
            s.players[seat].endurance -= cost.n
            s.stall = 0
            s.note("pay endurance", seat, cost.n, s.players[seat].endurance)
        case "counter":
            take_counter(s, card, cost.word, cost.n)
        case "discard this":
            discard(s, seat, [card])
        case "ko this":
            ko(s, [card])
        case "stun this":
            stun(s, [(card, ())])


def pay_picked(s: Table, seat: int, cost: Cost, cards: tuple[int, ...]) -> None:
    """vs:505 vs:additional-cost"""
    match cost.kind:
        case "exhaust":
            exhaust(s, cards)
            for c in cards:
                s.note("exhaust", seat, s.codes[c])
        case "discard":
            discard(s, seat, cards)
        case "ko":
            ko(s, cards)
        case "stun":
            stun(s, [(c, ()) for c in cards])
        case "return":
            leave(s, cards, "hand")
        case "reveal":
            for c in cards:
                s.note("reveal", seat, s.codes[c])


def discard(s: Table, seat: int, cards: tuple[int, ...] | list[int]) -> None:
    """From the hand to its owner's KO'd pile. vs:212 vs:505"""
    for c in cards:
        put(s, c, "ko")
        s.note("discard", seat, s.codes[c])
        happened(s, "discarded", c, seat=seat)


__all__ = ["RESOURCES", "candidates", "costs_of", "paying", "unpayable"]
