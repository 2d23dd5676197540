"""The roll phase: offensive roll, targeting, defence, and what is dealt at its end."""

from __future__ import annotations

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.state import Frame, Scope
from .. import vocab as v
from ..loading import TOKENS, hero
from ..patterns import tier
from ..table import DEFENSIVE, HILL, OFFENSIVE, TARGETING, TEAMS, Attack, Rolled, Table
from .damage import conclude, draw_cards
from .dice import keeps, kept, lay, roll_again
from .effect_scope import ASKED, abilities, is_attack, proc
from .effects import undefendable
from .react import ACTIONS, react
from .tokens import take_tokens
from .usable import takes_tokens, usable
from .use import use

ATTEMPTS = 3


@proc
def roll_phase(s: Table, f: Frame) -> None:
    """Offensive roll, targeting roll and defensive roll are one roll phase (dt:roll-phase). dt:offensive-roll-phase
    dt:targeting-roll-phase dt:defensive-roll-phase dt:attack"""
    m, a = f.mem, s.attack
    f.pc += 1
    if f.pc == 1:
        s.phase = "roll"
        s.marks.clear()
        s.rolls.append(Rolled(s.active, OFFENSIVE, (), m.get("attempts", ATTEMPTS)))
        s.push(offensive)
    elif a is None:  # no ability, but something may be incoming all the same
        end_roll_phase(s, f)
        if s.incoming:
            s.push(conclude)
            react(s, "last")
    elif f.pc == 2:  # the ability's own effect has been done as far as it needs no target
        if is_attack(s):
            react(s, "activated")
    elif f.pc == 3:
        if needs_target(s):
            s.push(targeting, target=m.get("target", -1))
    elif f.pc == 4:
        on_target(s)
    elif f.pc == 5:
        if is_attack(s) and a.target >= 0 and not s.players[a.target].out:
            expose(s)
            react(s, "attacked")
    elif f.pc == 6:
        if defendable(s):
            s.push(defence, seat=a.target)
    elif f.pc == 7:
        if s.incoming:
            react(s, "last")
    elif f.pc == 8:
        s.push(conclude)
    elif f.pc == 9:
        if s.scopes[a.scope].data.get("after"):
            react(s, "then")
    elif f.pc == 10:
        for op in reversed(s.scopes[a.scope].data.pop("after", ())):
            s.push(op, a.scope)
    elif f.pc == 11:
        if s.incoming:  # what they deal in their turn
            s.push(conclude)
            react(s, "last")
    elif f.pc == 12:
        if is_attack(s) and a.target >= 0 and not s.players[a.target].out:
            react(s, "after")
    elif a.again and not (a.target >= 0 and s.players[a.target].out):
        m["target"] = a.target
        forget(s)
        f.pc = 0
    else:
        end_roll_phase(s, f)


def end_roll_phase(s: Table, f: Frame) -> None:
    """What was only for this phase is over. dt:roll-phase"""
    s.done(f)
    forget(s)
    s.marks.clear()


def forget(s: Table) -> None:
    """The Attack and its dice are gone. dt:roll-phase"""
    if s.attack is not None:
        del s.scopes[s.attack.scope]
    s.attack = None
    s.rolls.clear()


# ---- the offensive roll (dt:offensive-roll-phase)
def roll_options(s: Table) -> list[Option]:
    """Declare, roll again, give up, or do something else. dt:offensive-roll-phase dt:roll-attempt"""
    r, seat = s.rolls[-1], s.active
    if not r.dice:
        return [Option("roll"), Option("decline"), *usable(s, seat, "roll")]
    out = [Option("declare", value=a.id) for a in declarable(s)]
    if r.left:
        out += [Option("keep", value=k) for k in keeps(r.dice)]
    return [*out, Option("decline"), *usable(s, seat, "roll")]


def declarable(s: Table) -> list[v.Ability]:
    """Abilities whose condition the dice fulfil. dt:activation-condition dt:offensive-ability"""
    r, seat = s.rolls[-1], s.active
    faces = hero(s.players[seat].hero).faces
    return [a for a in abilities(s, seat, "offensive", "ultimate") if tier(a.tiers, r.dice, faces)]


@proc
def offensive(s: Table, f: Frame) -> None:
    """Up to three attempts, then an ability; who changes dice gives the roller a new say. dt:offensive-roll-phase
    dt:roll-attempt dtr:unused-attempts"""
    r, m = s.rolls[-1], f.mem
    if f.pc == 0:
        f.pc = ASKED
        s.ask(Decision(s.active, "roll", roll_options(s)))
        return
    if f.pc == ASKED:
        seat, option = s.take()
        s.pending.clear()
        f.pc = 0
        if option.verb == "roll":
            r.left -= 1
            s.rolls.pop()
            lay(s, s.active, OFFENSIVE, 5, r.left)
        elif option.verb == "keep":
            r.left -= 1
            roll_again(s, kept(option.value))
        elif option.verb == "declare":
            m["ability"], f.pc = option.value, 2
            r.changed = False
            s.note("declare", s.active, option.value)
            react(s, "declared")
        elif option.verb == "decline":
            s.note("decline", s.active)
            s.rolls.clear()
            s.done(f)
        elif option.verb in ACTIONS:
            use(s, seat, option, "roll")
        return
    if r.changed:  # another ability, or attempts that are left (dtr:unused-attempts)
        f.pc = 0
        return
    s.done(f)
    activate(s, m["ability"])


def activate(s: Table, name: str) -> None:
    """From here on an ultimate ability can't be stopped. dt:offensive-roll-phase dt:final-dice-result
    dt:ultimate-ability"""
    seat, dice = s.active, s.rolls[-1].dice
    ability = next(a for a in abilities(s, seat, "offensive", "ultimate") if a.id == name)
    t = tier(ability.tiers, dice, hero(s.players[seat].hero).faces)
    scope = Scope(seat, NONE)
    scope.data.update(tier=t - 1, final=dice, dice=dice)
    n = s.new_scope(scope)
    s.attack = Attack(seat, name, t, ability.ultimate, n)
    s.rolls.clear()  # the result is final: nobody changes these dice any more
    s.note("activate", seat, name)
    s.push(ability.effect, n)


# ---- the target (dt:targeting-roll-phase)
def needs_target(s: Table) -> bool:
    """Only what is meant for a target asks for one. dt:targeting-roll-phase"""
    a = s.attack
    return a is not None and bool(a.hits or s.scopes[a.scope].data.get("then") or s.scopes[a.scope].data.get("after"))


@proc
def targeting(s: Table, f: Frame) -> None:
    """The only opponent, the one of the attack before, or by choice or die as the mode has it. dt:targeting-roll-phase
    dt:king-of-the-hill dt:two-against-two"""
    a = s.attack
    assert a is not None
    there = s.opponents(s.active)
    if f.pc == 0:
        if f.mem["target"] in there:
            return aim(s, f, f.mem["target"])
        if len(there) < 2:
            return aim(s, f, there[0])
        if s.mode == TEAMS:
            f.pc = 2
            lay(s, s.active, TARGETING, 1)
            return react(s, "dice")
        return ask_target(s, f, s.active, there)
    if f.pc == ASKED:
        _, option = s.take()
        return aim(s, f, -1 - option.target)
    die = s.rolls.pop().dice[0]
    left, right = s.sides(s.active)
    if die <= 2:
        return aim(s, f, left)
    if die <= 4:
        return aim(s, f, right)
    return ask_target(s, f, there[0] if die == 5 else s.active, there)


def ask_target(s: Table, f: Frame, seat: int, there: list[int]) -> None:
    """Somebody chooses the target. dt:targeting-roll-phase"""
    f.pc = ASKED
    s.ask(Decision(seat, "target", [Option("player", target=seat_id(x)) for x in there]))


def aim(s: Table, f: Frame, target: int) -> None:
    """Attacking a leader brings a card, unless one is the only leader oneself (dt:king-of-the-hill).
    dt:targeting-roll-phase dt:defender dt:incoming-damage"""
    a = s.attack
    assert a is not None
    s.done(f)
    a.target = target
    s.scopes[a.scope].data["target"] = target
    s.note("target", s.active, target)
    if is_attack(s):
        if s.mode == HILL and s.health(target) == max(s.health(x) for x in s.alive()):
            s.note("leader", s.active, target)
            draw_cards(s, s.active, 1)
        w = s.pool(target, s.active)
        w.hits = (*w.hits, *a.hits)
        w.attack = True


def on_target(s: Table) -> None:
    """What needs a target and is no damage comes before the defence (dt:defensive-roll-phase). dt:offensive-roll-phase
    dtr:spend-before-removal"""
    a = s.attack
    assert a is not None
    waiting = s.scopes[a.scope].data.pop("then", ())
    for op in reversed(waiting):
        s.push(op, a.scope)
    if any(takes_tokens(op) for op in waiting):
        react(s, "then")  # tokens may be spent before an ability takes them (dtr:spend-before-removal)


def expose(s: Table) -> None:
    """A token on the defender makes normal damage undefendable, and is used up. dt:undefendable-damage"""
    a = s.attack
    assert a is not None
    if all(k != v.NORMAL for _, k in a.hits):
        return
    for token in list(s.players[a.target].tokens):
        if TOKENS[token].exposed:
            take_tokens(s, a.target, token, 1)
            s.note("removed", a.target, token, 1)
            undefendable(s)
            return


# ---- the defence (dt:defensive-roll-phase)
def defendable(s: Table) -> bool:
    """Only an Attack with at least 1 normal damage lets the defender roll (dtr:defence-needs-damage). dt:defendable
    dt:defensive-roll-phase dt:ultimate-damage"""
    a = s.attack
    if a is None or a.target < 0 or s.players[a.target].out or not is_attack(s) or a.ultimate:
        return False
    return a.defend or any(n and k == v.NORMAL for n, k in a.hits)


@proc
def defence(s: Table, f: Frame) -> None:
    """Choose an ability, roll its dice, do what it says. dt:defensive-roll-phase dt:defensive-ability
    dt:defensive-dice"""
    seat, m = f.mem["seat"], f.mem
    found = abilities(s, seat, "defensive")
    a = s.attack
    if f.pc == 0:  # he may, and if he has two abilities it is one of them
        if not defendable(s):
            s.done(f)
            return
        f.pc = ASKED
        options = [*(Option("defence", value=x.id) for x in found), Option("decline"), *usable(s, seat, "attacked")]
        s.ask(Decision(seat, "defence", options))
        return
    if f.pc == ASKED:
        who, option = s.take()
        if option.verb in ACTIONS:
            s.pending.clear()
            f.pc = 0
            use(s, who, option, "attacked")
            return
        if option.verb == "decline":
            s.note("no defence", seat)
            s.done(f)
            return
        m["ability"] = option.value
        chosen = next(x for x in found if x.id == m["ability"])
        f.pc = 2
        s.note("defend", seat, chosen.id)
        lay(s, seat, DEFENSIVE, chosen.dice)
        react(s, "dice")
        return
    if f.pc == 2:
        f.pc = 3
        if a is not None:
            scope = Scope(seat, NONE)
            scope.data["target"] = a.attacker
            m["scope"] = s.new_scope(scope)
            s.push(next(x for x in found if x.id == m["ability"]).effect, m["scope"])
        return
    s.done(f)
    s.scopes.pop(m["scope"], None)
    if s.rolls:
        s.rolls.pop()


def declared(s: Table) -> str | None:
    """The ability whose dice lie there: an offensive one that was declared, or the defensive one that was chosen.
    dt:roll-phase"""
    for f in reversed(s.stack):
        if f.op is defence or (f.op is offensive and f.pc == 2):
            return f.mem.get("ability")
    return None
