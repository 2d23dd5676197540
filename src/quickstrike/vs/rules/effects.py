"""How the words of the card language run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import Op, runs
from ...kernel.state import Frame
from .. import vocab as v
from ..builtin import RULES, Evade
from ..loading import CARDS, SHIPPED, SHIPPED_TEAMS
from ..table import RESOURCES, Mod, Table
from .costs import discard
from .happen import happened
from .layers import alters, context, forbidden, modify
from .legal import bearers
from .links import negate
from .select import fits, found, holds, named, number
from .stun import exhaust, gain, lose, put_counter, ready, recover, stun, take_counter
from .targets import context_of, object_of, object_option
from .zones import (
    add_resource,
    attach,
    draw_cards,
    enter,
    ko,
    leave,
    out_of_attack,
    position_of,
    positions,
    relocate,
    shuffle_deck,
    take,
    turn_down,
    written,
)

ASKED: Final = 1
PLACED: Final = 3
"""`frame.pc` of a word that waits for a choice: of what it affects; of where that goes."""


# ---- whom it is about
def whom(s: Table, f: Frame, who: v.Who) -> tuple[int, ...] | None:
    """The objects in play that a word affects; None: somebody has to choose first. A single possibility is not asked
    about. vs:508"""
    c = s.scopes[f.scope]
    if f.pc == ASKED:
        _, option = s.take()
        return (object_of(s, option),)
    ctx = context_of(s, f.scope)
    if who.how == "one":
        can = found(ctx, who.sel)
        if len(can) > 1:
            f.pc = ASKED
            kind = f"choose {type(f.op).__name__.lower()}"
            s.ask(Decision(c.you, kind, [object_option(s, c.you, "choose", x) for x in can], about=c.source))
            return None
        return tuple(can)
    if who.how == "this" and not s.is_in_play(c.source, c.version):
        return ()
    return tuple(x for x in named(ctx, who) if x in s.things)


Deed = Callable[[Table, Frame, tuple[int, ...]], None]


def done_to_all(s: Table, f: Frame, do: Deed) -> None:
    """One thing is done to those that a word is about, at the same time. vs:508"""
    cards = whom(s, f, f.op.who)  # type: ignore[attr-defined]
    if cards is not None:
        s.done(f)
        do(s, f, cards)


def act(s: Table, f: Frame) -> None:
    """What a word of `DEEDS` does."""
    done_to_all(s, f, DEEDS[type(f.op)])


def seats(s: Table, f: Frame, who: str) -> list[int]:
    """Which players are meant. An opponent is the next one clockwise: the only one of two. vs:508"""
    c = s.scopes[f.scope]
    match who:
        case "you":
            return [c.you]
        case "each player":
            return s.clockwise(c.you)
        case "its controller":
            cards = [x for x in (*c.refs.get("target", ()), c.data.get("that", NONE)) if x in s.things]
            return [s.things[cards[0]].seat] if cards else []
        case "that player":
            return [x for x in s.order() if x == c.data.get("player")]
        case "opponent":
            return s.opponents(c.you)[:1]
    return s.opponents(c.you)  # each opponent


# ---- control
@runs(v.Seq)
def do_seq(s: Table, f: Frame) -> None:
    """vs:508"""
    op: v.Seq = f.op  # type: ignore[assignment]
    f.pc += 1
    if f.pc > len(op.steps):
        s.done(f)
    else:
        s.push(op.steps[f.pc - 1], f.scope)


@runs(v.If)
def do_if(s: Table, f: Frame) -> None:
    """vs:508"""
    op: v.If = f.op  # type: ignore[assignment]
    s.done(f)
    s.push(op.then if holds(context_of(s, f.scope), op.test) else op.otherwise, f.scope)


@runs(v.May)
def do_may(s: Table, f: Frame) -> None:
    """vs:508"""
    op: v.May = f.op  # type: ignore[assignment]
    c = s.scopes[f.scope]
    if f.pc == 0:
        f.pc = ASKED
        s.ask(Decision(c.you, "may", [Option("yes", c.source), Option("no")], about=c.source))
        return
    _, option = s.take()
    s.done(f)
    if option.verb == "yes":
        s.push(op.then, f.scope)


@runs(v.Unless)
def do_unless(s: Table, f: Frame) -> None:
    """ "X unless Y": the player may do Y; if they do not, X. vs:508"""
    op: v.Unless = f.op  # type: ignore[assignment]
    c = s.scopes[f.scope]
    if f.pc == 0:
        who = seats(s, f, op.who)
        if not who or not can_pay(s, who[0], op.price):
            s.done(f)
            s.push(op.then, f.scope)
            return
        f.pc = ASKED
        s.ask(Decision(who[0], "unless", [Option("yes", c.source), Option("no")], about=c.source))
        return
    _, option = s.take()
    s.done(f)
    s.push(op.price if option.verb == "yes" else op.then, f.scope)


def can_pay(s: Table, seat: int, price: v.Seq) -> bool:
    """Could that player do all of it? vs:508"""
    needed = sum(op.n.constant for op in price.steps if isinstance(op, v.Discard))
    return len(s.zones[f"hand{seat}"]) >= needed


# ---- objects
def _stun(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:702.1 vs:701.12 vs:502"""
    source = s.scopes[f.scope].source
    by = (source,) if source in s.things and CARDS[s.codes[source]].type == v.CHARACTER else ()
    stun(s, [(c, by) for c in cards])


def _to_hand(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:212.5d"""
    for c in leave(s, cards, "hand"):
        s.note("to hand", s.owner[c], s.codes[c])


def _to_deck(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """On top of its owner's deck. vs:212.5d"""
    for c in leave(s, cards, "deck"):
        s.note("to deck", s.owner[c], s.codes[c])


def _remove(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:212.7a"""
    for c in leave(s, cards, "removed"):
        s.note("removed", s.owner[c], s.codes[c])


def _out_of_attack(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:602.2 vs:602.3"""
    for c in cards:
        out_of_attack(s, c)
        s.note("out of attack", s.things[c].seat, s.codes[c])


def _turn_down(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:304"""
    for c in cards:
        if s.things[c].row == RESOURCES and s.things[c].up:
            turn_down(s, c)
            s.note("turn down", s.things[c].seat, s.codes[c])


def _replace(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """KO it; if that was done, its controller's top card takes a place in the row. vs:512.5 vs:replace"""
    for c in cards:
        seat = s.things[c].seat
        if s.things[c].row == RESOURCES and ko(s, [c]):
            top_to_row(s, seat)


def _power_up(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """+1 ATK and +1 DEF this attack; or what a modifier makes of it. vs:507.1 vs:power-up vs:514.1"""
    for c in cards:
        if forbidden(s, "be powered up", c):
            continue
        n = m = 1
        for g, ctx in alters(s, "power-up", c):
            n, m = number(ctx, g.n), number(ctx, g.other)
        t = s.things[c]
        modify(s, Mod(RULES.powered, t.seat, c, s.new_id(), ((c, t.stay),), "", (n, m)))
        s.note("power-up", t.seat, s.codes[c], n, m)
        happened(s, "is powered up", c)


def _reinforce(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """No breakthrough in this attack. vs:602.1 vs:reinforcement"""
    if s.attack is not None and s.attack.defender in cards and not forbidden(s, "be reinforced", s.attack.defender):
        s.attack.reinforced = True
        s.note("reinforced", s.things[s.attack.defender].seat, s.codes[s.attack.defender])


def _ready(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:508"""
    ready(s, cards)
    for c in cards:
        s.note("ready", s.things[c].seat, s.codes[c])


def _exhaust(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:508"""
    exhaust(s, cards)
    for c in cards:
        s.note("exhaust", s.things[c].seat, s.codes[c])


def _put_counter(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:508"""
    assert isinstance(f.op, v.PutCounter)
    n = number(context_of(s, f.scope), f.op.n)
    for c in cards:
        put_counter(s, c, f.op.counter, n)


def _take_counter(s: Table, f: Frame, cards: tuple[int, ...]) -> None:
    """vs:508"""
    assert isinstance(f.op, v.TakeCounter)
    n = number(context_of(s, f.scope), f.op.n)
    for c in cards:
        take_counter(s, c, f.op.counter, n)


DEEDS: Final[dict[type[Op], Deed]] = {
    v.Stun: _stun,
    v.Ko: lambda s, f, cards: _none(ko(s, cards)),
    v.Recover: lambda s, f, cards: _none(recover(s, cards)),
    v.Ready: _ready,
    v.Exhaust: _exhaust,
    v.ToHand: _to_hand,
    v.ToDeck: _to_deck,
    v.RemoveFromGame: _remove,
    v.RemoveFromAttack: _out_of_attack,
    v.TurnDown: _turn_down,
    v.Replace: _replace,
    v.PowerUp: _power_up,
    v.Reinforce: _reinforce,
    v.PutCounter: _put_counter,
    v.TakeCounter: _take_counter,
}
"""What these words do to all the cards they name. vs:508"""
runs(*DEEDS)(act)


def _none(x: object) -> None:
    """Nobody needs to know. vs:508"""


@runs(v.Move)
def do_move(s: Table, f: Frame) -> None:
    """To an empty position of one's own rows; where it is already counts as one. vs:512.3 vs:212.5d"""
    op: v.Move = f.op  # type: ignore[assignment]
    you = s.scopes[f.scope].you
    if f.pc == PLACED:
        _, option = s.take()
        s.done(f)
        row, column = position_of(option.value)
        relocate(s, f.mem["card"], you, row, column)
        s.note("move", you, s.codes[f.mem["card"]], row)
        return
    cards = whom(s, f, op.who)
    if cards is None:
        return
    options = [
        Option("place", t.card, value=written(*p))
        for t in (s.things[c] for c in cards[:1])
        for p in (*([(t.row, t.column)] if t.seat == you else ()), *positions(s, you))
        if op.row in ("", p[0])
    ]
    if not options:
        s.done(f)
        return
    f.mem["card"], f.pc = cards[0], PLACED
    s.ask(Decision(you, "move", options, about=cards[0]))


@runs(v.Transfer)
def do_transfer(s: Table, f: Frame) -> None:
    """vs:512.4 vs:302.3a"""
    op: v.Transfer = f.op  # type: ignore[assignment]
    you = s.scopes[f.scope].you
    if f.pc == PLACED:
        _, option = s.take()
        s.done(f)
        attach(s, f.mem["card"], option.card)
        s.note("equip", you, s.codes[f.mem["card"]], s.codes[option.card])
        return
    cards = whom(s, f, op.who)
    if cards is None:
        return
    can = [c for c in bearers(s, you, cards[0]) if c != s.things[cards[0]].on] if cards else []
    if not can:
        s.done(f)
        return
    f.mem["card"], f.pc = cards[0], PLACED
    s.ask(Decision(you, "bearer", [Option("target", c) for c in can], about=cards[0]))


@runs(v.TopToRow)
def do_top_to_row(s: Table, f: Frame) -> None:
    """vs:502.3 vs:512.5"""
    s.done(f)
    top_to_row(s, s.scopes[f.scope].you)


def top_to_row(s: Table, seat: int) -> None:
    """Face down; its owner may look at it. vs:512.5"""
    deck = s.zones[f"deck{seat}"]
    if deck:
        s.reveal()
        add_resource(s, seat, deck[-1])
        s.note("resource", seat)


@runs(v.Negate)
def do_negate(s: Table, f: Frame) -> None:
    """vs:509"""
    s.done(f)
    for id in s.scopes[f.scope].refs.get("target", ()):
        negate(s, id)


@runs(Evade)
def do_evade(s: Table, f: Frame) -> None:
    """At the start of this turn's recovery phase it recovers. vs:707.6"""
    s.done(f)
    c = s.scopes[f.scope]
    if s.is_in_play(c.source, c.version):
        s.evaders = (*s.evaders, (c.source, c.version))


# ---- players
def players(s: Table, f: Frame) -> list[tuple[int, int]]:
    """The players a word affects, each with their number; its frame is done. vs:508"""
    op: v.OfPlayers = f.op  # type: ignore[assignment]
    s.done(f)
    n = number(context_of(s, f.scope), op.n)
    return [(seat, n) for seat in seats(s, f, op.who)]


@runs(v.Draw)
def do_draw(s: Table, f: Frame) -> None:
    """As many as there are. vs:508"""
    for seat, n in players(s, f):
        draw_cards(s, seat, n)


@runs(v.Lose)
def do_lose(s: Table, f: Frame) -> None:
    """vs:508"""
    for seat, n in players(s, f):
        lose(s, seat, n)


@runs(v.Gain)
def do_gain(s: Table, f: Frame) -> None:
    """vs:508"""
    for seat, n in players(s, f):
        gain(s, seat, n)


@runs(v.Points)
def do_points(s: Table, f: Frame) -> None:
    """What is not spent is lost at the end of the recruit step. vs:404"""
    for seat, n in players(s, f):
        s.players[seat].points += n
        s.note("points", seat, n, s.players[seat].points)


@runs(v.Mill)
def do_mill(s: Table, f: Frame) -> None:
    """From the top of the deck, as many as there are. vs:508"""
    for seat, n in players(s, f):
        for _ in range(min(n, len(s.zones[f"deck{seat}"]))):
            card = s.zones[f"deck{seat}"][-1]
            take(s, card)
            s.zones[f"ko{seat}"].append(card)
            s.reveal()
            s.scopes[f.scope].refs["milled"] = (card,)
            s.note("mill", seat, s.codes[card])


@runs(v.Discard)
def do_discard(s: Table, f: Frame) -> None:
    """Cards of the player's own choice, one after the other. vs:508"""
    op: v.Discard = f.op  # type: ignore[assignment]
    if "left" not in f.mem:
        n = number(context_of(s, f.scope), op.n)
        f.mem["left"] = tuple(x for seat in seats(s, f, op.who) for x in [seat] * n)
    if f.pc == ASKED:
        seat, option = s.take()
        discard(s, seat, [option.card])
        f.mem["left"] = f.mem["left"][1:]
    while f.mem["left"]:
        seat = f.mem["left"][0]
        hand = sorted(s.zones[f"hand{seat}"])
        if len(hand) > 1:
            f.pc = ASKED
            about = s.scopes[f.scope].source
            s.ask(Decision(seat, "discard", [Option("discard", c) for c in hand], about=about))
            return
        discard(s, seat, hand)
        f.mem["left"] = f.mem["left"][1:]
    s.done(f)


@runs(v.Search)
def do_search(s: Table, f: Frame) -> None:
    """Each different card is offered once; the player may find none. The deck is shuffled unless only its top was
    looked at. vs:508"""
    op: v.Search = f.op  # type: ignore[assignment]
    c = s.scopes[f.scope]
    pile = s.zones[f"{'ko' if op.where == 'ko' else 'deck'}{c.you}"]
    seen = pile[-op.top :] if op.top else list(pile)
    if f.pc == 0:
        if op.where == "deck":
            s.reveal()
        if op.reveal:
            for x in reversed(seen):
                s.note("reveal", c.you, s.codes[x])
        ctx = context(s, c.you, c.source)
        by_code = {s.codes[x]: x for x in reversed(seen) if fits(ctx, op.sel, x)}
        f.pc = ASKED
        options = [Option("take", x) for _, x in sorted(by_code.items())]
        if options:
            s.ask(Decision(c.you, f"search {op.where}", [*options, Option("none")], about=c.source))
            return
    else:
        _, option = s.take()
        if option.verb == "take":
            s.note("found", c.you, s.codes[option.card])
            take(s, option.card)
            s.zones[f"hand{c.you}"].append(option.card)
            seen = [x for x in seen if x != option.card]
    s.done(f)
    if op.top:
        pile[:] = [*seen, *(x for x in pile if x not in seen)]
    elif op.where == "deck":
        shuffle_deck(s, c.you)


@runs(v.Deploy)
def do_deploy(s: Table, f: Frame) -> None:
    """Each different card is offered once, and the player may decline; it comes into play without being recruited.
    vs:508"""
    op: v.Deploy = f.op  # type: ignore[assignment]
    you = s.scopes[f.scope].you
    if f.pc == 0:
        if op.where == "deck":
            s.reveal()
        ctx = context(s, you, s.scopes[f.scope].source)
        fit = {s.codes[x]: x for x in reversed(s.zones[f"{op.where}{you}"]) if fits(ctx, op.sel, x)}
        f.pc = ASKED
        options = [Option("take", x) for _, x in sorted(fit.items())]
        if options:
            s.ask(Decision(you, "deploy", [*options, Option("none")], about=s.scopes[f.scope].source))
            return
    elif f.pc == ASKED:
        _, option = s.take()
        if option.verb == "take":
            f.mem["card"], f.pc = option.card, PLACED
            places = [Option("place", option.card, value=written(*p)) for p in positions(s, you)]
            s.ask(Decision(you, "place", places, about=option.card))
            return
    else:
        _, option = s.take()
        row, column = position_of(option.value)
        enter(s, f.mem["card"], you, row, column)
        s.note("enter", you, s.codes[f.mem["card"]], row)
    s.done(f)
    if op.where == "deck":
        shuffle_deck(s, you)


@runs(v.NameOne)
def do_name_one(s: Table, f: Frame) -> None:
    """One that exists. vs:511.4"""
    op: v.NameOne = f.op  # type: ignore[assignment]
    c = s.scopes[f.scope]
    if f.pc == 0:
        f.pc = ASKED
        verb, known = ("team", team_ids(s)) if op.what == "team" else ("name", character_names(s))
        options = [Option(verb, value=x) for x in sorted(known)]
        s.ask(Decision(c.you, f"name {op.what}", options, about=c.source))
        return
    _, option = s.take()
    s.done(f)
    c.data["word"] = option.value
    s.note("named", c.you, option.value)


def existing(s: Table) -> list[v.Card]:
    """The cards of the game and those of this table: card files that other tables use make no difference. vs:511.4"""
    return [d for code, d in CARDS.items() if code.partition(":")[0] in SHIPPED] + [
        CARDS[c] for c in dict.fromkeys(s.codes)
    ]


def character_names(s: Table) -> set[str]:
    """vs:511.4"""
    return {n for d in existing(s) if d.type == v.CHARACTER for n in d.names}


def team_ids(s: Table) -> set[str]:
    """vs:511.4"""
    return {*SHIPPED_TEAMS, *(t for d in existing(s) for t in d.teams)}


# ---- modifiers (513)
@runs(v.Give)
def do_give(s: Table, f: Frame) -> None:
    """Changes properties of what is in play now, not of what comes later; numbers are fixed now. vs:513.2c"""
    op: v.Give = f.op  # type: ignore[assignment]
    cards = whom(s, f, op.who)
    if cards is None:
        return
    s.done(f)
    c, ctx = s.scopes[f.scope], context_of(s, f.scope)
    if cards:
        bound = tuple((x, s.things[x].stay) for x in cards)
        values = tuple(number(ctx, x.n) for x in op.changes)
        modify(s, Mod(op, c.you, c.source, s.new_id(), bound, ctx.word, values))
        for x in cards:
            s.note("give", s.things[x].seat, s.codes[x], told(op.changes, values, ctx.word), op.until)


def told(changes: tuple[v.Change, ...], values: tuple[int, ...], word: str) -> tuple[tuple[str, str, int, str], ...]:
    """For the log: what changes how."""
    return tuple(
        (x.prop, x.how, n, word if x.word == "chosen" else x.word) for x, n in zip(changes, values, strict=True)
    )


@runs(v.Forbid, v.Alter)
def do_change_rules(s: Table, f: Frame) -> None:
    """The rules of the game change, for what comes later too. vs:513.2d"""
    op: Any = f.op
    s.done(f)
    c = s.scopes[f.scope]
    modify(s, Mod(op, c.you, c.source, s.new_id(), (), c.data.get("word", "")))
    s.note("rules", c.you, s.codes[c.source])
