"""Targets: chosen when an effect is played, checked again when it resolves (505, 508)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from ...kernel.ask import Ask
from ...kernel.decision import NONE, Decision, Option
from ...kernel.state import Frame
from ..builtin import RULES
from ..loading import CARDS
from ..table import RESOURCES, Table
from ..vocab import EFFECT, Mode, Payment, Sel, Triggered
from .basis import proc
from .costs import power_of
from .layers import context
from .select import Ctx, fits, fits_link, found, matching


def modes_of(kind: str, code: str, ability: int) -> tuple[Mode, ...]:
    """What an effect of that kind does. vs:505"""
    match kind:
        case "plot twist":
            return CARDS[code].modes
        case "power-up":
            return (RULES.power_up,)
        case "reinforcement":
            return (RULES.reinforcement,)
        case "recruit":
            return (Mode(CARDS[code].boosted),)
    power = power_of(code, ability)
    assert isinstance(power, (Payment, Triggered))
    return (power.mode,)


def legal(ctx: Ctx, sel: Sel, taken: tuple[int, ...] = ()) -> list[int]:
    """What may be targeted: objects by number, effects on the chain by that of their link. vs:505"""
    if sel.what == EFFECT:
        return [x.id for x in ctx.s.chain if fits_link(ctx, sel, x)]
    return [c for c in found(ctx, sel) if c not in taken]


def are_idle(s: Table, needs: Iterable[str]) -> bool:
    """What each of these needs to have a target at all is not there: mostly that is so, and quickly seen. vs:505"""
    return all(is_idle(s, x) for x in needs)


def is_idle(s: Table, need: str) -> bool:
    """The same of one. vs:505"""
    return bool(need) and (s.attack is None if need == "attack" else not s.chain)


def has_targets(ctx: Ctx, mode: Mode, but: int = NONE) -> bool:
    """Is there a different one for each target, other than the plot twist itself that is played? vs:505"""
    if not mode.targets:
        return True
    if is_idle(ctx.s, mode.needs):
        return False
    if len(mode.targets) == 1:
        return is_any(ctx, mode.targets[0], but)
    first, second = (legal(ctx, sel, (but,)) for sel in mode.targets)
    return any(a != b for a in first for b in second)


def is_any(ctx: Ctx, sel: Sel, but: int) -> bool:
    """Is there something that may be targeted? vs:505"""
    if sel.what == EFFECT:
        return bool(legal(ctx, sel))
    for c in matching(ctx, sel):  # noqa: SIM110 - asked all the time, and a generator costs twice as much
        if c != but:
            return True
    return False


def object_option(s: Table, seat: int, verb: str, card: int) -> Option:
    """Somebody else's face-down resource goes by its place: its number would give it away. vs:505"""
    t = s.things.get(card)
    if t is not None and t.row == RESOURCES and not t.up and t.seat != seat:
        return Option(verb, value=f"{t.seat}:{s.zones[f'row{t.seat}'].index(card)}")
    return Option(verb, card)


def object_of(s: Table, option: Option) -> int:
    """The object that an option names. vs:505"""
    if option.card != NONE:
        return option.card
    seat, _, place = option.value.partition(":")
    return s.zones[f"row{seat}"][int(place)]


def context_of(s: Table, scope: int) -> Ctx:
    """The point of view from which an effect in progress reads its selectors. vs:505"""
    c = s.scopes[scope]
    return context(s, c.you, c.source, c.refs, c.data.get("word", ""), c.data.get("that", NONE), c.data.get("n", 0))


choosing: Final = proc.steps("choosing", "next_target", "take_target", "all_chosen")
"""The targets of the chosen modes, one after the other. mem: kind, code, ability, at. 505"""


TARGETS: Final = ("target", "target2")
"""What the words of a mode call its targets."""


def wanted(s: Table, scope: int, kind: str, code: str, ability: int) -> list[tuple[str, Sel]]:
    """The targets of all chosen modes, each with its name: `0.target`, `0.target2`. vs:505"""
    out: list[tuple[str, Sel]] = []
    modes = modes_of(kind, code, ability)
    for n in s.scopes[scope].data["modes"]:
        for word, sel in zip(TARGETS, modes[n].targets, strict=False):
            out.append((f"{n}.{word}", sel))
    return out


@choosing.step
def next_target(s: Table, f: Frame) -> None:
    """One possibility is not asked; one that leaves none for the second target is none. vs:505"""
    left = wanted(s, f.scope, f.mem["kind"], f.mem["code"], f.mem["ability"])[f.mem["at"] :]
    if not left:
        f.pc = choosing.at["all_chosen"]
        return
    (key, sel), *later = left
    ctx, c = context_of(s, f.scope), s.scopes[f.scope]
    mode, _, word = key.partition(".")
    taken = c.refs.get(f"{mode}.{TARGETS[0]}", ())
    if f.mem["kind"] == "plot twist":
        taken = (*taken, c.source)
    can = legal(ctx, sel, taken)
    if later and word == TARGETS[0] and later[0][0] == f"{mode}.{TARGETS[1]}":
        second = legal(ctx, later[0][1], taken)
        can = [x for x in can if any(y != x for y in second)]
    if len(can) == 1:
        chose(s, f, key, sel, can[0])
        f.pc = choosing.at["next_target"]
    else:
        if sel.what == EFFECT:
            options = [Option("target", value=f"link:{x}") for x in can]
        else:
            options = [object_option(s, c.you, "target", x) for x in can]
        ask = partial(_what_for, f.mem["kind"], f.mem["code"], f.mem["ability"], key)
        s.ask(Decision(c.you, "target", options, about=c.source, ask=ask))


def _what_for(kind: str, code: str, ability: int, key: str) -> Ask:
    """Which effect the target is for, which of its modes, and whether it is the second. vs:505"""
    mode, _, which = key.partition(".")
    data = {"kind": kind, "code": code, "ability": ability, "mode": int(mode), "target": int(which != "target")}
    return Ask(data=data)


@choosing.step
def take_target(s: Table, f: Frame) -> None:
    """vs:505"""
    _, option = s.take()
    key, sel = wanted(s, f.scope, f.mem["kind"], f.mem["code"], f.mem["ability"])[f.mem["at"]]
    card = int(option.value.partition(":")[2]) if sel.what == EFFECT else object_of(s, option)
    chose(s, f, key, sel, card)
    f.pc = choosing.at["next_target"]


def chose(s: Table, f: Frame, key: str, sel: Sel, card: int) -> None:
    """Kept with the current stay in play, so that an object that left and came back counts as another. vs:505"""
    c = s.scopes[f.scope]
    c.refs[key] = (card,)
    if sel.what != EFFECT:
        c.data["stays"] = (*c.data.get("stays", ()), (key, s.things[card].stay))
    f.mem["at"] += 1


@choosing.step
def all_chosen(s: Table, f: Frame) -> None:
    """vs:505"""
    s.done(f)


def still_legal(s: Table, scope: int, key: str, sel: Sel) -> bool:
    """Checked again at resolution. vs:508"""
    c = s.scopes[scope]
    (card,) = c.refs[key]
    ctx = context_of(s, scope)
    if sel.what == EFFECT:
        return any(x.id == card and fits_link(ctx, sel, x) for x in s.chain)
    stay = dict(c.data["stays"])[key]
    return s.is_in_play(card, stay) and fits(ctx, sel, card)
