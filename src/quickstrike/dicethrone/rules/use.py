"""Doing something: play a card, spend a token, discard for a companion, sell."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame
from ..loading import CARDS, HEROES, TOKENS
from ..table import Table
from ..vocab import ON_UPGRADE
from .damage import gain_points
from .effect_scope import answer, answering, proc, resolve
from .react import react
from .tokens import move_companion, take_tokens
from .usable import playable, price, spend_refusal, takes_tokens, usable


def use(s: Table, seat: int, option: Option, window: str) -> None:
    """Begin to do what an option says. dt:timing-conflicts"""
    s.push(
        using,
        seat=seat,
        verb=option.verb,
        card=option.card,
        way=max(0, option.ability),
        value=option.value,
        window=window,
    )


def sell(s: Table, seat: int, card: int) -> None:
    """Any card is worth 1 (dt:selling). dtr:selling-price"""
    s.move(card, f"hand{seat}", f"discard{seat}")
    s.note("sell", seat, s.codes[card])
    gain_points(s, seat, 1)


def instant(s: Table, f: Frame) -> bool:
    """Spending a token counts as an instant action (dt:timing-conflicts)."""
    return f.mem["verb"] != "play" or CARDS[s.codes[f.mem["card"]]].timing == "instant"


def interruptible(s: Table, f: Frame) -> bool:
    """What is no instant can be interrupted (dtr:interrupt). In a main phase only where it can matter: an answer to a
    card that takes no tokens could as well come before or after it."""
    return not instant(s, f) and (CARDS[s.codes[f.mem["card"]]].timing == "roll" or _touches(s, f.mem["card"]))


def first_in_line(s: Table, f: Frame) -> tuple[int, ...]:
    """Those whose instants go before this one: the active player's first, then clockwise. Only where it can matter: a
    token is about to be spent that could be removed, or removed that could be spent. dt:timing-conflicts
    dtr:conflict-order"""
    order, m = s.order(), f.mem
    if m["seat"] not in order or not instant(s, f):
        return ()
    out = []
    for seat in order[: order.index(m["seat"])]:
        found = usable(s, seat, m["window"])
        if m["verb"] == "spend":
            matters = any(o.verb == "play" and _removes(s, o) for o in found)
        else:
            matters = m["verb"] == "play" and _touches(s, m["card"]) and any(o.verb == "spend" for o in found)
        if matters:
            out.append(seat)
    return tuple(out)


def _removes(s: Table, o: Option) -> bool:
    """Would this instant take tokens away? dtr:spend-before-removal"""
    card = CARDS[s.codes[o.card]]
    return card.timing == "instant" and _touches(s, o.card)


def _touches(s: Table, card: int) -> bool:
    """Does this card take tokens away? dtr:spend-before-removal"""
    return takes_tokens(CARDS[s.codes[card]].effect)


def possible(s: Table, f: Frame) -> bool:
    """Whoever acted before may have made it impossible. dt:timing-conflicts dtr:conflict-order"""
    m = f.mem
    seat = m["seat"]
    if s.players[seat].out:
        return False
    if m["verb"] == "spend":
        return spend_refusal(s, seat, m["value"], TOKENS[m["value"]].spend[m["way"]], m["window"]) is None
    if m["card"] not in s.zones[f"hand{seat}"]:
        return False
    return m["verb"] != "play" or playable(s, seat, s.codes[m["card"]], m["window"])


using: Final = proc.steps("using", "announce_use", "pay_for_use", "do_use", "discard_used")
"""Announce; those with priority may act before; pay; others may interrupt what is no instant; do it. mem: seat, verb,
card, way, value, window. dt:timing-conflicts dt:interrupting-status-effects dt:discard-pile dtr:interrupt"""


@using.step
def announce_use(s: Table, f: Frame) -> None:
    """dt:timing-conflicts dtr:conflict-order"""
    before = first_in_line(s, f)
    if before:
        s.note("announce", f.mem["seat"], f.mem["verb"], named(s, f))
        s.push(before_that, window=f.mem["window"], seats=before, asked=())


def named(s: Table, f: Frame) -> str:
    """The token or card that is used. dt:timing-conflicts"""
    return str(f.mem["value"] or s.codes[f.mem["card"]])


@using.step
def pay_for_use(s: Table, f: Frame) -> None:
    """dt:card-cost dt:timing-conflicts dtr:interrupt"""
    if not possible(s, f):
        s.note("too late", f.mem["seat"], f.mem["verb"], named(s, f))
        s.done(f)
        return
    pay(s, f)
    if interruptible(s, f):
        react(s, "card")


@using.step
def do_use(s: Table, f: Frame) -> None:
    """dt:action-cards dt:spendable-status-effects"""
    act(s, f)


@using.step
def discard_used(s: Table, f: Frame) -> None:
    """dt:discard-pile"""
    s.done(f)
    card, seat = f.mem["card"], f.mem["seat"]
    if card != NONE and card in s.zones[f"playing{seat}"]:
        s.move(card, f"playing{seat}", f"discard{seat}")


@proc
def before_that(s: Table, f: Frame) -> None:
    """Those with priority may use an instant before one that was announced. dt:timing-conflicts dtr:conflict-order"""
    m = f.mem
    if f.pc:
        seat, option = s.take()
        f.pc = 0
        s.pending.clear()
        if option.verb != "pass":
            m["asked"] = ()  # priority lasts for as many instants as one wants to use
            use(s, seat, option, m["window"])
        return
    for seat in m["seats"]:
        if seat in m["asked"]:
            continue
        m["asked"] = (*m["asked"], seat)
        found = [
            o
            for o in usable(s, seat, m["window"])
            if o.verb == "spend" or (o.verb == "play" and CARDS[s.codes[o.card]].timing == "instant")
        ]
        if found:
            f.pc = 1
            s.ask(Decision(seat, "react", [*found, Option("pass")], about="before"))
            return
    s.done(f)


def pay(s: Table, f: Frame) -> None:
    """Points and tokens; the card leaves the hand. dt:card-cost dt:spendable-status-effects dt:discard-pile"""
    m = f.mem
    seat, p = m["seat"], s.players[m["seat"]]
    if m["verb"] == "spend":
        spend = TOKENS[m["value"]].spend[m["way"]]
        take_tokens(s, seat, m["value"], spend.n)
        if spend.once:
            p.used = (*p.used, m["value"])
        s.note("spend", seat, m["value"], spend.n)
        return
    if m["verb"] == "discard_for":
        s.move(m["card"], f"hand{seat}", f"discard{seat}")
        s.note("discard", seat, s.codes[m["card"]])
        return
    card = CARDS[s.codes[m["card"]]]
    p.points -= price(s, seat, card)
    for token, n in card.tokens:
        take_tokens(s, seat, token, n)
    s.move(m["card"], f"hand{seat}", f"playing{seat}")
    s.note("play", seat, card.code)


def act(s: Table, f: Frame) -> None:
    """What was paid for is done. dt:action-cards dt:hero-upgrades dt:spendable-status-effects dt:companions"""
    m = f.mem
    seat = m["seat"]
    if m["verb"] == "spend":
        resolve(s, TOKENS[m["value"]].spend[m["way"]].effect, seat)
    elif m["verb"] == "discard_for":
        move_companion(s, seat, m["value"])
    else:
        card = CARDS[s.codes[m["card"]]]
        if card.timing == "upgrade":
            put_upgrade(s, seat, m["card"], f"playing{seat}")
        else:
            resolve(s, card.effect, seat)


def put_upgrade(s: Table, seat: int, card: int, was: str, quiet: bool = False) -> None:
    """An upgrade covers its space for good (dt:hero-upgrades). quiet: it does not set off "when you play one".
    dt:red-room-training"""
    c = CARDS[s.codes[card]]
    before = [] if quiet else answering(s, seat, ON_UPGRADE)
    s.move(card, was, f"board{seat}")
    s.players[seat].levels[c.space] = c.level
    s.mark(seat, "upgrades_played", turn=True)
    s.note("upgrade", seat, c.code)
    answer(s, seat, ON_UPGRADE, before)
    space = next(x for x in HEROES[s.players[seat].hero].spaces if x.id == c.space)
    played = space.levels[c.level - 1].played
    if played.steps:
        resolve(s, played, seat)
