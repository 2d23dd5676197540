"""The roll phase: offensive roll, targeting, defence, and what is dealt at its end."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.ops import skip_to
from ...kernel.state import Frame, Scope
from .. import vocab as v
from ..loading import HEROES, TOKENS
from ..patterns import tier
from ..table import DEFENSIVE, HILL, OFFENSIVE, TARGETING, TEAMS, Attack, Rolled, Table
from .damage import conclude, draw_cards
from .dice import keeps, kept, lay, roll_again
from .effect_scope import abilities, is_attack, proc
from .effects import undefendable
from .react import ACTIONS, react
from .tokens import take_tokens
from .usable import takes_tokens, usable
from .use import use

ATTEMPTS: Final = 3


roll_phase: Final = proc.steps(
    "roll_phase",
    "roll_offensively",
    "answer_activation",
    "find_target",
    "affect_target",
    "answer_attack",
    "defend",
    "answer_damage",
    "deal_damage",
    "answer_sequel",
    "do_sequel",
    "deal_more_damage",
    "answer_end",
    "end_or_attack_again",
)
"""Offensive roll, targeting roll and defensive roll are one roll phase (dt:roll-phase). mem: (attempts), (target).
dt:offensive-roll-phase dt:targeting-roll-phase dt:defensive-roll-phase dt:attack"""


@roll_phase.before("answer_activation", "end_or_attack_again")
def no_attack(s: Table, f: Frame) -> bool:
    """No ability was activated, but damage may still be incoming. dt:roll-phase"""
    if s.attack is not None:
        return False
    end_roll_phase(s, f)
    if s.incoming:
        s.push(conclude)
        react(s, "last")
    return True


def under_way(s: Table) -> Attack:
    """The Attack that this roll phase is about. dt:attack"""
    assert s.attack is not None
    return s.attack


@roll_phase.step
def roll_offensively(s: Table, f: Frame) -> None:
    """dt:offensive-roll-phase"""
    s.phase = "roll"
    s.marks.clear()
    s.rolls.append(Rolled(s.active, OFFENSIVE, (), f.mem.get("attempts", ATTEMPTS)))
    s.push(offensive)


@roll_phase.step
def answer_activation(s: Table, f: Frame) -> None:
    """The ability's own effect has been done as far as it needs no target. dt:offensive-roll-phase"""
    if is_attack(s):
        react(s, "activated")


@roll_phase.step
def find_target(s: Table, f: Frame) -> None:
    """dt:targeting-roll-phase"""
    if needs_target(s):
        s.push(targeting, target=f.mem.get("target", -1))


@roll_phase.step
def affect_target(s: Table, f: Frame) -> None:
    """What needs a target, except damage, comes before the defence (dt:defensive-roll-phase). dt:offensive-roll-phase
    dtr:spend-before-removal"""
    a = under_way(s)
    waiting = s.scopes[a.scope].data.pop("then", ())
    for op in reversed(waiting):
        s.push(op, a.scope)
    if any(takes_tokens(op) for op in waiting):
        react(s, "then")  # tokens may be spent before an ability takes them (dtr:spend-before-removal)


def against_somebody(s: Table) -> bool:
    """It is an Attack, and its target is still in the game. dt:attack"""
    target = under_way(s).target
    return is_attack(s) and target >= 0 and not s.players[target].out


@roll_phase.step
def answer_attack(s: Table, f: Frame) -> None:
    """dt:defensive-roll-phase dt:undefendable-damage"""
    if against_somebody(s):
        expose(s)
        react(s, "attacked")


@roll_phase.step
def defend(s: Table, f: Frame) -> None:
    """dt:defensive-roll-phase"""
    if defendable(s):
        s.push(defence, seat=under_way(s).target)


@roll_phase.step
def answer_damage(s: Table, f: Frame) -> None:
    """dt:incoming-damage"""
    if s.incoming:
        react(s, "last")


@roll_phase.step
def deal_damage(s: Table, f: Frame) -> None:
    """dt:roll-phase dt:incoming-damage"""
    s.push(conclude)


@roll_phase.step
def answer_sequel(s: Table, f: Frame) -> None:
    """Before what the ability does after its damage. dt:roll-phase"""
    if s.scopes[under_way(s).scope].data.get("after"):
        react(s, "then")


@roll_phase.step
def do_sequel(s: Table, f: Frame) -> None:
    """dt:roll-phase"""
    n = under_way(s).scope
    for op in reversed(s.scopes[n].data.pop("after", ())):
        s.push(op, n)


@roll_phase.step
def deal_more_damage(s: Table, f: Frame) -> None:
    """What they dealt in their turn. dt:incoming-damage"""
    if s.incoming:
        s.push(conclude)
        react(s, "last")


@roll_phase.step
def answer_end(s: Table, f: Frame) -> None:
    """dt:roll-phase"""
    if against_somebody(s):
        react(s, "after")


@roll_phase.step
def end_or_attack_again(s: Table, f: Frame) -> None:
    """Once more at the same target, if the ability says so. dt:roll-phase dt:attack"""
    a = under_way(s)
    if a.again and not (a.target >= 0 and s.players[a.target].out):
        f.mem["target"] = a.target
        forget(s)
        skip_to(f, roll_offensively)
    else:
        end_roll_phase(s, f)


def end_roll_phase(s: Table, f: Frame) -> None:
    """What lasted for this phase ends. dt:roll-phase"""
    s.done(f)
    forget(s)
    s.marks.clear()


def forget(s: Table) -> None:
    """Forget the Attack and its dice. dt:roll-phase"""
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
    faces = HEROES[s.players[seat].hero].faces
    return [a for a in abilities(s, seat, "offensive", "ultimate") if tier(a.tiers, r.dice, faces)]


offensive: Final = proc.steps("offensive", "ask_roller", "take_roll", "activate_declared")
"""Up to three attempts, then an ability; if somebody changes dice, the roller decides again. mem: ability (that was
declared).
dt:offensive-roll-phase dt:roll-attempt dtr:unused-attempts"""


@offensive.step
def ask_roller(s: Table, f: Frame) -> None:
    """dt:offensive-roll-phase"""
    s.ask(Decision(s.active, "roll", roll_options(s)))


@offensive.step
def take_roll(s: Table, f: Frame) -> None:
    """Roll, declare, give up, or do something else. dt:offensive-roll-phase dt:roll-attempt"""
    r = s.rolls[-1]
    seat, option = s.take()
    s.pending.clear()
    if option.verb == "declare":
        f.mem["ability"] = option.value
        r.changed = False
        s.note("declare", s.active, option.value)
        react(s, "declared")
        return
    skip_to(f, ask_roller)
    if option.verb == "roll":
        r.left -= 1
        s.rolls.pop()
        lay(s, s.active, OFFENSIVE, 5, r.left)
    elif option.verb == "keep":
        r.left -= 1
        roll_again(s, kept(option.value))
    elif option.verb == "decline":
        s.note("decline", s.active)
        s.rolls.clear()
        s.done(f)
    elif option.verb in ACTIONS:
        use(s, seat, option, "roll")


@offensive.step
def activate_declared(s: Table, f: Frame) -> None:
    """If dice were changed: another ability, or attempts that are left (dtr:unused-attempts). dt:offensive-roll-phase"""
    if s.rolls[-1].changed:
        skip_to(f, ask_roller)
    else:
        s.done(f)
        activate(s, f.mem["ability"])


def activate(s: Table, name: str) -> None:
    """From here on an ultimate ability can't be stopped. dt:offensive-roll-phase dt:final-dice-result
    dt:ultimate-ability"""
    seat, dice = s.active, s.rolls[-1].dice
    ability = next(a for a in abilities(s, seat, "offensive", "ultimate") if a.id == name)
    t = tier(ability.tiers, dice, HEROES[s.players[seat].hero].faces)
    scope = Scope(seat, NONE)
    scope.data.update(tier=t - 1, final=dice, dice=dice)
    n = s.new_scope(scope)
    s.attack = Attack(seat, name, t, ability.ultimate, n)
    s.rolls.clear()  # the result is final: nobody changes these dice any more
    s.note("activate", seat, name)
    s.push(ability.effect, n)


# ---- the target (dt:targeting-roll-phase)
def needs_target(s: Table) -> bool:
    """Only an effect on a target needs one. dt:targeting-roll-phase"""
    a = s.attack
    return a is not None and bool(a.hits or s.scopes[a.scope].data.get("then") or s.scopes[a.scope].data.get("after"))


targeting: Final = proc.steps("targeting", "target_or_ask", "read_targeting_die", "take_target")
"""The only opponent, the one of the attack before, or by choice or die as the mode has it. mem: target.
dt:targeting-roll-phase dt:king-of-the-hill dt:two-against-two"""


@targeting.step
def target_or_ask(s: Table, f: Frame) -> None:
    """dt:targeting-roll-phase dt:two-against-two"""
    there = s.opponents(s.active)
    if f.mem["target"] in there:
        aim(s, f, f.mem["target"])
    elif len(there) < 2:
        aim(s, f, there[0])
    elif s.mode == TEAMS:
        lay(s, s.active, TARGETING, 1)
        react(s, "dice")
    else:
        ask_target(s, f, s.active, there)


@targeting.step
def read_targeting_die(s: Table, f: Frame) -> None:
    """dt:targeting-roll-phase dt:two-against-two"""
    die = s.rolls.pop().dice[0]
    left, right = s.sides(s.active)
    if die <= 2:
        aim(s, f, left)
    elif die <= 4:
        aim(s, f, right)
    else:
        there = s.opponents(s.active)
        ask_target(s, f, there[0] if die == 5 else s.active, there)


@targeting.step
def take_target(s: Table, f: Frame) -> None:
    """dt:targeting-roll-phase"""
    _, option = s.take()
    aim(s, f, -1 - option.target)


def ask_target(s: Table, f: Frame, seat: int, there: list[int]) -> None:
    """Somebody chooses the target. dt:targeting-roll-phase"""
    skip_to(f, take_target)
    s.ask(Decision(seat, "target", [Option("player", target=seat_id(x)) for x in there]))


def aim(s: Table, f: Frame, target: int) -> None:
    """Attacking a leader brings a card, unless the attacker is the only leader (dt:king-of-the-hill).
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


defence: Final = proc.steps("defence", "offer_defence", "take_defence", "do_defence", "close_defence")
"""Choose an ability, roll its dice, do what it says. mem: seat -> ability, scope. dt:defensive-roll-phase
dt:defensive-ability dt:defensive-dice"""


@defence.step
def offer_defence(s: Table, f: Frame) -> None:
    """The defender may use one of their defensive abilities. dt:defensive-roll-phase dt:defensive-ability"""
    seat: int = f.mem["seat"]
    if not defendable(s):
        s.done(f)
        return
    found = abilities(s, seat, "defensive")
    options = [*(Option("defence", value=x.id) for x in found), Option("decline"), *usable(s, seat, "attacked")]
    s.ask(Decision(seat, "defence", options))


def chosen_defence(s: Table, f: Frame) -> v.Ability:
    """dt:defensive-ability"""
    return next(x for x in abilities(s, f.mem["seat"], "defensive") if x.id == f.mem["ability"])


@defence.step
def take_defence(s: Table, f: Frame) -> None:
    """dt:defensive-roll-phase dt:defensive-dice"""
    seat: int = f.mem["seat"]
    who, option = s.take()
    if option.verb in ACTIONS:
        s.pending.clear()
        skip_to(f, offer_defence)
        use(s, who, option, "attacked")
    elif option.verb == "decline":
        s.note("no defence", seat)
        s.done(f)
    else:
        f.mem["ability"] = option.value
        s.note("defend", seat, option.value)
        lay(s, seat, DEFENSIVE, chosen_defence(s, f).dice)
        react(s, "dice")


@defence.step
def do_defence(s: Table, f: Frame) -> None:
    """dt:defensive-ability"""
    if s.attack is not None:
        scope = Scope(f.mem["seat"], NONE)
        scope.data["target"] = s.attack.attacker
        f.mem["scope"] = s.new_scope(scope)
        s.push(chosen_defence(s, f).effect, f.mem["scope"])


@defence.step
def close_defence(s: Table, f: Frame) -> None:
    """dt:defensive-roll-phase"""
    s.done(f)
    s.scopes.pop(f.mem.get("scope", 0), None)
    if s.rolls:
        s.rolls.pop()


def declared(s: Table) -> str | None:
    """The ability whose dice are on the table: an offensive one that was declared, or the defensive one that was
    chosen.
    dt:roll-phase"""
    for f in reversed(s.stack):
        if f.op is defence or (f.op is offensive and f.pc == offensive.at["activate_declared"]):
            return f.mem.get("ability")
    return None
