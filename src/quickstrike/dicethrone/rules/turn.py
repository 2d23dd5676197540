"""A turn: upkeep, income, main phase, roll phase, main phase, discard (dt:turn-phases)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...kernel.ask import Ask, ordering, some
from ...kernel.decision import Decision, Option
from ...kernel.ops import Proc, again, skip_to
from ...kernel.state import Frame
from ..loading import TOKENS
from ..table import HAND, Table
from ..vocab import ON_UPKEEP
from .attack import defence, offensive, roll_phase
from .damage import conclude, draw_cards, gain_points
from .effect_scope import ASKED, answer, answering, level_of, proc, resolve
from .react import ACTIONS, react, reacting
from .usable import usable
from .use import sell, use


@proc
def match(s: Table, f: Frame) -> None:
    """One turn after the other, those who are defeated left out. dt:turn-phases dt:two-against-two"""
    if s.turn:
        n = len(s.players)
        s.active = next(x % n for x in range(s.active + 1, s.active + n + 1) if not s.players[x % n].out)
    else:
        s.active = s.start
    s.turn += 1
    s.note("turn", s.active, s.turn)
    s.push(turn)


turn: Final = proc.steps(
    "turn",
    "upkeep_phase",
    "income_phase",
    "main_phase_1",
    "offensive_roll_phase",
    "main_phase_2",
    "cards_over_limit",
    "end_turn",
)
"""Its phases, in order. dt:turn-phases dt:income-phase"""


@turn.step
def upkeep_phase(s: Table, f: Frame) -> None:
    """dt:upkeep-phase"""
    s.turn_marks.clear()
    for p in s.players:
        p.used = ()
    s.phase = "upkeep"
    s.push(upkeep)


@turn.step
def income_phase(s: Table, f: Frame) -> None:
    """The start player skips the first one. dt:income-phase"""
    s.phase = "income"
    if s.turn > 1:
        gain_points(s, s.active, 1)
        draw_cards(s, s.active, 1)


@turn.step
def main_phase_1(s: Table, f: Frame) -> None:
    """dt:main-phase"""
    s.phase = "main1"
    s.push(main_phase)


@turn.step
def offensive_roll_phase(s: Table, f: Frame) -> None:
    """With targeting and defence. dt:roll-phase"""
    s.push(roll_phase)


@turn.step
def main_phase_2(s: Table, f: Frame) -> None:
    """dt:main-phase-2"""
    s.phase = "main2"
    s.push(main_phase)


@turn.step
def cards_over_limit(s: Table, f: Frame) -> None:
    """dt:discard-phase"""
    s.phase = "discard"
    s.push(discard_phase)


@turn.step
def end_turn(s: Table, f: Frame) -> None:
    """dt:turn-phases"""
    s.done(f)


# ---- upkeep (dt:upkeep-phase)
upkeep: Final = proc.steps(
    "upkeep", "gather_upkeep", "next_in_upkeep", "take_order", "answer_upkeep", "conclude_upkeep"
)
"""What acts in upkeep, in the order the active player wants; damage and healing together at the end. mem: left.
dt:upkeep-phase"""


@upkeep.step
def gather_upkeep(s: Table, f: Frame) -> None:
    """dt:upkeep-phase dt:passive-ability"""
    p = s.players[s.active]
    tokens = (f"{t}:{side}" for t, sides in p.tokens.items() if TOKENS[t].upkeep.steps for side in sides)
    f.mem["left"] = (*tokens, *(f"{space}:" for space, _ in answering(s, s.active, ON_UPKEEP)))


@upkeep.step
def next_in_upkeep(s: Table, f: Frame) -> None:
    """dt:upkeep-phase"""
    kinds = list(dict.fromkeys(f.mem["left"]))
    if not kinds:
        skip_to(f, answer_upkeep)
    elif len(kinds) > 1:
        options = [Option("order", value=k) for k in kinds]
        s.ask(Decision(s.active, "order", options, about="upkeep", ask=ordering(options)))
    else:
        again(f)
        acts(s, f, kinds[0])


@upkeep.step
def take_order(s: Table, f: Frame) -> None:
    """dt:upkeep-phase"""
    skip_to(f, next_in_upkeep)
    _, option = s.take()
    acts(s, f, option.value)


@upkeep.step
def answer_upkeep(s: Table, f: Frame) -> None:
    """dt:incoming-damage"""
    if s.incoming:
        react(s, "last")


@upkeep.step
def conclude_upkeep(s: Table, f: Frame) -> None:
    """dt:upkeep-phase"""
    s.done(f)
    s.push(conclude)


def acts(s: Table, f: Frame, what: str) -> None:
    """One token, or one passive ability, does what it does in upkeep. dt:upkeep-phase dt:passive-ability"""
    left = list(f.mem["left"])
    left.remove(what)
    f.mem["left"] = tuple(left)
    token, _, side = what.partition(":")
    if not side:
        answer(s, s.active, ON_UPKEEP, [(token, level_of(s, s.active, token))])
    elif int(side) in s.players[s.active].tokens.get(token, ()):  # it may be gone meanwhile
        resolve(s, TOKENS[token].upkeep, s.active, side=int(side))


# ---- main phases (dt:main-phase)
def main_options(s: Table) -> list[Option]:
    """Go on, use something, or sell. dt:main-phase dt:selling"""
    seat = s.active
    selling = [Option("sell", c) for c in sorted(s.zones[f"hand{seat}"])]
    return [Option("next"), *usable(s, seat, "main"), *selling]


@proc
def main_phase(s: Table, f: Frame) -> None:
    """As much as one likes, in any order. dt:main-phase dt:main-phase-2 dt:selling"""
    if f.pc == 0:
        f.pc = ASKED
        s.ask(Decision(s.active, "main", main_options(s)))
        return
    seat, option = s.take()
    s.pending.clear()
    f.pc = 0
    if option.verb == "next":
        s.done(f)
    elif option.verb == "sell":
        sell(s, seat, option.card)
    elif option.verb in ACTIONS:
        use(s, seat, option, "main")


# ---- acting besides
WINDOWS: Final = {main_phase: "main", offensive: "roll", defence: "attacked"}


def window_now(s: Table) -> str:
    """The window in which seats may act now, asked or not; "": somebody has to answer first. dt:timing-conflicts"""
    top = s.stack[-1] if s.stack else None
    if top is None or not isinstance(top.op, Proc):
        return ""
    return str(top.mem["window"]) if top.op is reacting else WINDOWS.get(top.op, "")


# ---- discard (dt:discard-phase)
@proc
def discard_phase(s: Table, f: Frame) -> None:
    """Down to six cards, by selling. dt:discard-phase dt:hand-limit"""
    if f.pc == ASKED:
        seat, option = s.take()
        sell(s, seat, option.card)
        f.mem["sold"] = (*f.mem.get("sold", ()), option.card)
        f.pc = 0
    hand = s.zones[f"hand{s.active}"]
    if len(hand) <= HAND:
        s.done(f)
        return
    f.pc = ASKED
    options = [Option("sell", c) for c in sorted(hand)]
    ask = partial(_too_many, tuple(sorted(hand)), f.mem.get("sold", ()))
    s.ask(Decision(s.active, "discard", options, ask=ask))


def _too_many(hand: tuple[int, ...], sold: tuple[int, ...]) -> Ask:
    """dt:hand-limit"""
    of, taken = ([Option("sell", c).id for c in cards] for cards in (hand, sold))
    return some(len(hand) - HAND, len(hand) - HAND, of, taken)
