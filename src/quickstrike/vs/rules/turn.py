"""A turn, shared by all players: draw, build, combat, recovery (401-408)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import again, skip_to
from ...kernel.state import Frame
from ..builtin import EVADED
from ..table import DRAWN, STALL, Table
from ..vocab import TRANSFERABLE
from .basis import proc
from .chain import open_priority
from .happen import await_effect, happened
from .layers import expire, has_keyword
from .legal import ATTACK, RECRUIT, bearers
from .stun import ready, recover
from .zones import add_resource, around, attach, draw_cards, ko, leave, position_of, relocate

turn: Final = proc.steps(
    "turn",
    "start_turn",
    "draw_phase",
    "draw_priority",
    "next_build",
    "next_attack_step",
    "recovery_phase",
    "recovery_priority",
    "next_recovery",
    "take_recovery",
    "recover_chosen",
    "ready_all",
    "end_turn",
)
"""Its phases, in order. mem: left (seats that still have their steps), chosen (who recovers)."""


@proc
def match(s: Table, f: Frame) -> None:
    """One turn after the other; the initiative goes clockwise. vs:turn vs:402"""
    if s.turn:
        s.initiative = s.clockwise(s.initiative + 1)[0]
    s.turn += 1
    s.note("turn", s.turn, s.initiative)
    s.push(turn, left=(), chosen=())


def phase(s: Table, name: str, step: int = -1) -> None:
    """Which phase it is and whose step; in a step its player is the primary player, else the one with the initiative. vs:216"""
    s.phase, s.step = name, step
    s.primary = step if step >= 0 and s.reading("primary-player") == "of the step" else s.initiative
    s.touch()


@turn.step
def start_turn(s: Table, f: Frame) -> None:
    """vs:401 vs:turn"""
    for p in s.players:
        p.turn_marks = ()
    phase(s, "draw")
    if s.reading("readying") == "draw":
        ready(s, sorted(s.things))


@turn.step
def draw_phase(s: Table, f: Frame) -> None:
    """Everybody draws two. vs:401"""
    if s.turn > 1 or s.reading("first-draw") == "two":
        for seat in s.order():
            draw_cards(s, seat, DRAWN)
    happened(s, "start draw", seat=s.initiative)


@turn.step
def draw_priority(s: Table, f: Frame) -> None:
    """vs:401"""
    f.mem["left"] = tuple(s.clockwise(s.initiative))
    if s.reading("draw-priority") == "yes":
        open_priority(s)


@turn.step
def next_build(s: Table, f: Frame) -> None:
    """Each player completes their build phase, the one with the initiative first. vs:402"""
    left = f.mem["left"]
    if left:
        again(f)
        f.mem["left"] = left[1:]
        s.push(build, seat=left[0], moved=())
    else:
        f.mem["left"] = tuple(s.clockwise(s.initiative))


@turn.step
def next_attack_step(s: Table, f: Frame) -> None:
    """An attack step for each player. vs:406 vs:407 vs:601.1e"""
    left = f.mem["left"]
    if left:
        again(f)
        f.mem["left"] = left[1:]
        phase(s, ATTACK, left[0])
        s.note("step", ATTACK, left[0])
        happened(s, "start attack", seat=left[0])
        open_priority(s)


# ---- the build phase of a player (402-405)
build: Final = proc.steps(
    "build",
    "resource_step",
    "take_resource",
    "resource_priority",
    "recruit_step",
    "end_recruiting",
    "transfers",
    "take_transfer",
    "formation",
    "take_formation",
    "formation_priority",
    "end_build",
)
"""Resource, recruit and formation step. mem: seat, moved (what was moved in formation), held (equipment looked at)."""


@build.step
def resource_step(s: Table, f: Frame) -> None:
    """The player may put a card from their hand face down into the row. vs:403"""
    seat = f.mem["seat"]
    phase(s, "resource", seat)
    s.note("step", "resource", seat)
    happened(s, "start resource", seat=seat)
    hand = sorted(s.zones[f"hand{seat}"])
    if hand:
        s.ask(Decision(seat, "resource", [*(Option("resource", c) for c in hand), Option("none")]))
    else:
        skip_to(f, resource_priority)


@build.step
def take_resource(s: Table, f: Frame) -> None:
    """vs:403"""
    seat, option = s.take()
    if option.verb == "resource":
        add_resource(s, seat, option.card)
        s.note("resource", seat)


@build.step
def resource_priority(s: Table, f: Frame) -> None:
    """vs:403"""
    open_priority(s)


@build.step
def recruit_step(s: Table, f: Frame) -> None:
    """As many resource points as resources. vs:404"""
    seat = f.mem["seat"]
    phase(s, RECRUIT, seat)
    s.players[seat].points = s.resources(seat)
    happened(s, "start recruit", seat=seat)
    open_priority(s)


@build.step
def end_recruiting(s: Table, f: Frame) -> None:
    """What is left over is lost. vs:404"""
    s.players[f.mem["seat"]].points = 0
    phase(s, "formation", f.mem["seat"])
    f.mem["held"] = ()
    happened(s, "start formation", seat=f.mem["seat"])


@build.step
def transfers(s: Table, f: Frame) -> None:
    """Transferable equipment may go to another character. vs:transferable vs:405 vs:512.4"""
    seat, held = f.mem["seat"], f.mem["held"]
    for t in sorted((t for t in s.things.values() if t.seat == seat and t.on >= 0), key=lambda t: t.card):
        if t.card in held or not has_keyword(s, t.card, TRANSFERABLE) or s.things[t.on].stunned:
            continue
        can = [c for c in bearers(s, seat, t.card) if c != t.on]
        if can:
            f.mem["held"] = (*held, t.card)
            s.ask(Decision(seat, "transfer", [*(Option("target", c) for c in can), Option("none")], about=t.card))
            return
    skip_to(f, formation)


@build.step
def take_transfer(s: Table, f: Frame) -> None:
    """vs:transferable vs:512.4"""
    skip_to(f, transfers)
    seat, option = s.take()
    if option.verb == "target":
        attach(s, f.mem["held"][-1], option.card)
        s.note("equip", seat, s.codes[f.mem["held"][-1]], s.codes[option.card])


@build.step
def formation(s: Table, f: Frame) -> None:
    """The player may rearrange their characters: each may be moved once; if its new place is taken, the two change
    places. So any formation can be reached. vs:405"""
    seat, moved = f.mem["seat"], f.mem["moved"]
    mine = s.characters(seat)
    mine.sort(key=lambda t: t.card)
    there = {(t.row, t.column): t.card for t in mine}
    places = [
        (who, text)
        for p, text in around(s, [t.column for t in mine]).items()
        if (who := there.get(p, NONE)) not in moved
    ]
    options = [Option("done")]
    for t in mine:
        card = t.card
        if card not in moved:
            options += [Option("move", card, value=place) for who, place in places if who != card]
    if len(options) > 1:
        s.ask(Decision(seat, "formation", options))
    else:
        skip_to(f, formation_priority)


@build.step
def take_formation(s: Table, f: Frame) -> None:
    """vs:405"""
    seat, option = s.take()
    if option.verb == "done":
        return
    skip_to(f, formation)
    t = s.things[option.card]
    row, column = position_of(option.value)
    other = s.at(seat, row, column)
    if other is not None:
        relocate(s, other.card, seat, t.row, t.column)
    relocate(s, t.card, seat, row, column)
    f.mem["moved"] = (*f.mem["moved"], t.card)
    s.note("form", seat, s.codes[t.card], row)


@build.step
def formation_priority(s: Table, f: Frame) -> None:
    """vs:405"""
    open_priority(s)


@build.step
def end_build(s: Table, f: Frame) -> None:
    """vs:402"""
    s.done(f)


# ---- recovery (408)
@turn.step
def recovery_phase(s: Table, f: Frame) -> None:
    """Who has lost? Then what is to happen at its start. vs:102 vs:408.1 vs:707.6"""
    phase(s, "recovery")
    s.note("step", "recovery", -1)
    check_win(s)
    if s.result is not None:
        return
    s.primary = s.clockwise(s.initiative)[0]  # who had the initiative may be out; it passes on from there all the same
    happened(s, "start recovery", seat=s.primary)
    for card, stay in s.evaders:
        if s.is_in_play(card, stay):
            await_effect(s, s.things[card], EVADED)
    s.evaders = ()


@turn.step
def recovery_priority(s: Table, f: Frame) -> None:
    """vs:408.1"""
    open_priority(s)


@turn.step
def next_recovery(s: Table, f: Frame) -> None:
    """From the primary player on, each may choose one of their stunned characters. vs:408.2b"""
    if "asking" not in f.mem:
        f.mem["asking"], f.mem["chosen"] = tuple(s.order()), ()
    while f.mem["asking"]:
        seat = f.mem["asking"][0]
        f.mem["asking"] = f.mem["asking"][1:]
        can = sorted(t.card for t in s.characters(seat) if t.stunned)
        if can:
            s.ask(Decision(seat, "recover", [*(Option("recover", c) for c in can), Option("none")]))
            return
    del f.mem["asking"]
    skip_to(f, recover_chosen)


@turn.step
def take_recovery(s: Table, f: Frame) -> None:
    """vs:408.2b"""
    _, option = s.take()
    if option.verb == "recover":
        f.mem["chosen"] = (*f.mem["chosen"], option.card)
    skip_to(f, next_recovery)


@turn.step
def recover_chosen(s: Table, f: Frame) -> None:
    """All chosen recover at the same time; then all others that are stunned are KO'd; who cannot be stays stunned. vs:408.2b vs:recover"""
    recover(s, f.mem["chosen"], at_the_end=True)
    f.mem["chosen"] = ()
    ko(s, [t.card for seat in s.order() for t in s.characters(seat) if t.stunned])


@turn.step
def ready_all(s: Table, f: Frame) -> None:
    """Everything is readied, and modifiers of this turn end. vs:408.2c vs:408.2"""
    if s.reading("readying") == "recovery":
        ready(s, sorted(s.things))
    expire(s, "turn")


@turn.step
def end_turn(s: Table, f: Frame) -> None:
    """vs:408.2c vs:102"""
    s.done(f)
    s.stall = s.stall + 1 if all(not s.zones[f"deck{x}"] for x in s.order()) else 0
    if s.stall > STALL and s.reading("stalemate") == "draw":
        finish(s, "draw")


# ---- winning (102)
def check_win(s: Table) -> None:
    """Whoever has 0 or less has lost; if all have, the highest wins; those who are tied play on. vs:102"""
    seats = s.order()
    worth = {x: s.players[x].endurance for x in seats}
    lost = [x for x in seats if worth[x] <= 0 or (x in s.dies and s.reading("empty-deck") == "lose")]
    if len(lost) == len(seats):
        best = max(worth.values())
        lost = [x for x in seats if worth[x] < best]
        if len(seats) - len(lost) > 1 and s.reading("tie") == "draw":
            finish(s, "draw")
            return
    for x in lost:
        eliminate(s, x)
    left = s.order()
    if len(left) == 1:
        finish(s, f"seat {left[0]}")


def eliminate(s: Table, seat: int) -> None:
    """The player is out, with everything they own; what they had of others goes to its owners' KO'd piles. vs:102"""
    s.players[seat].out = True
    s.note("out", seat)
    if len(s.order()) < 2:
        return
    mine = [c for c, t in s.things.items() if s.owner[c] == seat or t.seat == seat]
    leave(s, [c for c in mine if s.owner[c] == seat], "removed")
    leave(s, [c for c in mine if c in s.things], "ko")
    s.waiting = [w for w in s.waiting if w.seat != seat]
    s.mods = [m for m in s.mods if m.seat != seat]
    s.touch()


def finish(s: Table, result: str) -> None:
    """vs:102"""
    s.result = result
    s.note("over", result)
