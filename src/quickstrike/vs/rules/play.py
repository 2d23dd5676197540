"""Playing effects: announce, choose modes and targets, pay; then the effect is on the chain (505). And resolving them (508)."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import again, skip_to
from ...kernel.state import Frame, Scope
from ..loading import CARDS
from ..table import ATTACHED, Table
from ..vocab import CHARACTER, COST, Payment
from .basis import proc
from .costs import discard, paying, power_of
from .happen import happened
from .layers import context, seen
from .legal import bearers
from .links import RESOLVERS, act, add_link, end_link, resolve
from .select import holds
from .stun import exhaust
from .targets import TARGETS, choosing, context_of, has_targets, modes_of, still_legal, wanted
from .zones import enter, play_from_row, position_of, positions, put, turn_up, wake, written

announcing: Final = proc.steps(
    "announcing", "choose_modes", "take_modes", "choose_targets", "pay_costs", "put_on_chain"
)
"""A plot twist or payment power, from announcing it to its being played. mem: kind, seat, card, code, ability. vs:505.1e"""


def announce(s: Table, kind: str, seat: int, card: int, ability: int = 0) -> None:
    """vs:505"""
    t = s.things.get(card)
    scope = s.new_scope(Scope(seat, card, t.stay if t is not None else 0))
    s.scopes[scope].data = {"modes": ()}
    s.push(announcing, scope, kind=kind, seat=seat, card=card, code=s.codes[card], ability=ability)


@act("play")
def play(s: Table, seat: int, option: Option) -> None:
    """A plot twist from the hand goes on the chain; one of the row is turned face up and stays. vs:304"""
    announce(s, "plot twist", seat, option.card)


@act("use")
def use(s: Table, seat: int, option: Option) -> None:
    """vs:501"""
    announce(s, "payment", seat, option.card, option.ability)


@announcing.step
def choose_modes(s: Table, f: Frame) -> None:
    """ "Choose one", or "one or both": those for which there are targets. vs:505"""
    m = f.mem
    if m["kind"] == "plot twist":
        if m["card"] in s.things:
            play_from_row(s, m["card"])
        else:
            put(s, m["card"], "chain")
    modes, ctx = modes_of(m["kind"], m["code"], m["ability"]), context(s, m["seat"], m["card"])
    but = m["card"] if m["kind"] == "plot twist" else NONE
    can = [str(i) for i, mode in enumerate(modes) if has_targets(ctx, mode, but)]
    if m["kind"] == "plot twist" and CARDS[m["code"]].choose > 1 and len(can) > 1:
        can.append(",".join(can))
    if len(can) == 1:
        s.scopes[f.scope].data["modes"] = (int(can[0]),)
        skip_to(f, choose_targets)
    else:
        s.ask(Decision(m["seat"], "mode", [Option("mode", m["card"], value=x) for x in can], about=m["card"]))


@announcing.step
def take_modes(s: Table, f: Frame) -> None:
    """vs:505"""
    _, option = s.take()
    s.scopes[f.scope].data["modes"] = tuple(map(int, option.value.split(",")))


@announcing.step
def choose_targets(s: Table, f: Frame) -> None:
    """vs:505"""
    m = f.mem
    s.push(choosing, f.scope, kind=m["kind"], code=m["code"], ability=m["ability"], at=0)


@announcing.step
def pay_costs(s: Table, f: Frame) -> None:
    """vs:505"""
    m = f.mem
    s.push(
        paying, kind=m["kind"], seat=m["seat"], card=m["card"], code=m["code"], ability=m["ability"], at=0, picked=()
    )


@announcing.step
def put_on_chain(s: Table, f: Frame) -> None:
    """vs:505.1e vs:501"""
    m = f.mem
    s.done(f)
    if m["kind"] == "payment":
        power = power_of(m["code"], m["ability"])
        assert isinstance(power, Payment)
        if power.once:
            s.mark(m["seat"], f"use:{m['card']}.{m['ability']}")
    add_link(s, m["kind"], m["seat"], m["card"], m["code"], f.scope, m["ability"])
    if m["kind"] == "plot twist":
        s.mark(m["seat"], "plot twist")
        happened(s, "plot twist played", m["card"], seat=m["seat"])


# ---- flipping (510)
@act("flip")
def flip(s: Table, seat: int, option: Option) -> None:
    """A location is turned face up: it does not use the chain, and cannot be answered. vs:510"""
    s.push(flipping, seat=seat, card=option.card)


@proc
def flipping(s: Table, f: Frame) -> None:
    """vs:510 vs:303.5"""
    s.done(f)
    seat, card = f.mem["seat"], f.mem["card"]
    if s.reading("flip") == "chain":
        add_link(s, "flip", seat, card, "", s.new_scope(Scope(seat, card, s.things[card].stay)))
        return
    s.note("flip", seat, s.codes[card])
    turn_up(s, card)


@proc
def flip_resolves(s: Table, f: Frame) -> None:
    """vs:510"""
    s.done(f)
    card = f.mem["card"]
    if s.is_in_play(card, s.scopes[f.scope].version) and not s.things[card].up:
        s.note("flip", f.mem["seat"], s.codes[card])
        turn_up(s, card)
    end_link(s, "flip", card, f.scope)


# ---- power-up and reinforcement: effects of the game itself (507.1)
@act("power_up")
def power_up(s: Table, seat: int, option: Option) -> None:
    """vs:507.1 vs:power-up"""
    s.push(by_the_rules, kind="power-up", seat=seat, card=option.card, target=option.target)


@act("reinforce")
def reinforce(s: Table, seat: int, option: Option) -> None:
    """vs:602.1 vs:reinforcement"""
    s.push(by_the_rules, kind="reinforcement", seat=seat, card=option.card, target=s.defender)


@proc
def by_the_rules(s: Table, f: Frame) -> None:
    """The cost is paid and the effect goes on the chain. It is neither a payment nor a triggered effect.
    vs:507.1 vs:power-up vs:reinforcement"""
    s.done(f)
    m = f.mem
    code = s.codes[m["card"]]
    if m["kind"] == "power-up":
        discard(s, m["seat"], [m["card"]])
    else:
        exhaust(s, [m["card"]])
        happened(s, "reinforces", m["card"])
    scope = Scope(m["seat"], m["card"])
    scope.refs = {"0.target": (m["target"],)}
    scope.data = {"modes": (0,), "stays": (("0.target", s.things[m["target"]].stay),)}
    add_link(s, m["kind"], m["seat"], m["card"], code, s.new_scope(scope))
    if m["kind"] == "reinforcement" and s.reading("answer-reinforcement") == "no":
        resolve(s)


# ---- recruiting (404)
@act("recruit")
def recruit(s: Table, seat: int, option: Option) -> None:
    """vs:404"""
    s.push(recruiting, seat=seat, card=option.card, code=s.codes[option.card], boost=int(option.value == "boost"))


recruiting: Final = proc.steps("recruiting", "spend_points", "choose_bearer", "take_bearer", "pay_besides", "recruited")
"""A character or equipment is announced and paid; then it is recruited, though not in play yet. vs:404 vs:505.1e"""


@recruiting.step
def spend_points(s: Table, f: Frame) -> None:
    """Resource points, and more for the boost. vs:404 vs:505"""
    m = f.mem
    scope = Scope(m["seat"], m["card"])
    scope.data = {"modes": (), "boost": m["boost"]}
    f.scope = s.new_scope(scope)
    s.players[m["seat"]].points -= seen(s, m["card"], COST).cost + m["boost"] * CARDS[m["code"]].boost
    put(s, m["card"], "chain")


@recruiting.step
def choose_bearer(s: Table, f: Frame) -> None:
    """vs:302.3a vs:404"""
    m = f.mem
    if CARDS[m["code"]].type == CHARACTER:
        skip_to(f, pay_besides)
        return
    can = bearers(s, m["seat"], m["card"])
    if len(can) == 1:
        s.scopes[f.scope].refs["0.target"] = (can[0],)
        skip_to(f, pay_besides)
    else:
        s.ask(Decision(m["seat"], "bearer", [Option("target", c) for c in can], about=m["card"]))


@recruiting.step
def take_bearer(s: Table, f: Frame) -> None:
    """vs:302.3a"""
    _, option = s.take()
    s.scopes[f.scope].refs["0.target"] = (option.card,)


@recruiting.step
def pay_besides(s: Table, f: Frame) -> None:
    """Additional costs to recruit. vs:404 vs:additional-cost"""
    m = f.mem
    s.push(paying, kind="recruit", seat=m["seat"], card=m["card"], code=m["code"], ability=0, at=0, picked=())


@recruiting.step
def recruited(s: Table, f: Frame) -> None:
    """Recruited from this moment on, before it resolves. vs:505.1e vs:404"""
    m = f.mem
    s.done(f)
    c = s.scopes[f.scope]
    if "0.target" in c.refs:
        bearer = s.things.get(c.refs["0.target"][0])
        c.data["stays"] = (("0.target", bearer.stay if bearer else 0),)
    s.note("recruit", m["seat"], m["code"], m["boost"])
    add_link(s, "recruit", m["seat"], m["card"], m["code"], f.scope)
    happened(s, "recruited", m["card"], seat=m["seat"])


arriving: Final = proc.steps("arriving", "choose_place", "take_place", "boosts", "arrived")
"""A recruit effect resolves: the card comes into play. vs:404 vs:212.5b"""


@arriving.step
def choose_place(s: Table, f: Frame) -> None:
    """A character to the front or support row; equipment to its bearer, if that is still legal. vs:212.5b vs:404 vs:302.3a"""
    m = f.mem
    if CARDS[m["code"]].type == CHARACTER:
        options = [Option("place", m["card"], value=written(*p)) for p in positions(s, m["seat"])]
        s.ask(Decision(m["seat"], "place", options, about=m["card"]))
        return
    skip_to(f, boosts)
    c = s.scopes[f.scope]
    to = c.refs["0.target"][0]
    if s.is_in_play(to, dict(c.data["stays"])["0.target"]) and to in bearers(s, m["seat"], m["card"]):
        enter(s, m["card"], m["seat"], ATTACHED, on=to)
        s.note("equip", m["seat"], m["code"], s.codes[to])
    else:
        s.note("fizzle", m["seat"], m["code"])
        skip_to(f, arrived)


@arriving.step
def take_place(s: Table, f: Frame) -> None:
    """vs:212.5b vs:404 vs:entering"""
    _, option = s.take()
    row, column = position_of(option.value)
    enter(s, f.mem["card"], f.mem["seat"], row, column)
    s.note("enter", f.mem["seat"], f.mem["code"], row)


@arriving.step
def boosts(s: Table, f: Frame) -> None:
    """vs:boost"""
    c = s.scopes[f.scope]
    c.version = s.things[f.mem["card"]].stay
    if c.data["boost"]:
        s.push(CARDS[f.mem["code"]].boosted, f.scope)


@arriving.step
def arrived(s: Table, f: Frame) -> None:
    """vs:404"""
    s.done(f)
    end_link(s, "recruit", f.mem["card"], f.scope)


# ---- resolving (508)
resolving: Final = proc.steps("resolving", "check_targets", "next_mode", "end_effect")
"""An effect resolves: follow its text, in order. vs:508"""


@resolving.step
def check_targets(s: Table, f: Frame) -> None:
    """A target that became illegal is not affected; if all are, nothing happens. vs:508"""
    m, c = f.mem, s.scopes[f.scope]
    chosen = wanted(s, f.scope, m["kind"], m["code"], m["ability"])
    gone = [key for key, sel in chosen if not still_legal(s, f.scope, key, sel)]
    if gone and (len(gone) == len(chosen) or s.reading("illegal-target") == "whole"):
        s.note("fizzle", m["seat"], m["code"])
        skip_to(f, end_effect)
        return
    for key in gone:
        del c.refs[key]


@resolving.step
def next_mode(s: Table, f: Frame) -> None:
    """vs:508"""
    m, c = f.mem, s.scopes[f.scope]
    if m["at"] == len(c.data["modes"]):
        return
    again(f)
    n = c.data["modes"][m["at"]]
    m["at"] += 1
    for word in TARGETS:
        c.refs[word] = c.refs.get(f"{n}.{word}", ())
    mode = modes_of(m["kind"], m["code"], m["ability"])[n]
    if holds(context_of(s, f.scope), mode.test):
        s.push(mode.effect, f.scope)


@resolving.step
def end_effect(s: Table, f: Frame) -> None:
    """vs:304 vs:508 vs:ongoing"""
    s.done(f)
    if f.mem["kind"] == "plot twist":
        wake(s, f.mem["card"])
    end_link(s, f.mem["kind"], f.mem["card"], f.scope)


for _kind in ("plot twist", "payment", "triggered", "power-up", "reinforcement"):
    RESOLVERS[_kind] = resolving
RESOLVERS["recruit"] = arriving
RESOLVERS["flip"] = flip_resolves
