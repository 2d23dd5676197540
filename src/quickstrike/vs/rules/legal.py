"""What somebody with priority may do, and which rule forbids the rest: the checks that list options also explain."""

from __future__ import annotations

from ...kernel.decision import NONE, Option, seat_id
from ...kernel.why import Refusal
from ..builtin import EVASION
from ..builtin import RULES as BUILT_IN
from ..loading import CARDS
from ..table import FRONT, SUPPORT, Table, Thing, seat_of
from ..vocab import CHARACTER, EQUIPMENT, LOCATION, LOYALTY, PLOT_TWIST, Payment
from ..vocab import EVASION as EVASION_WORD
from .basis import power_works
from .costs import power_of, unpayable
from .layers import context, forbidden, has_keyword, keyword_changes, props
from .select import fits, holds, protected
from .targets import has_targets, is_idle
from .zones import EVADERS, PAYMENTS, most_equipment

ATTACK, RECRUIT = "attack", "recruit"
"""Names of steps: a player's attack step, a player's recruit step."""


def priority_options(s: Table, seat: int) -> list[Option]:
    """Pass, or whatever can be done now. vs:505"""
    out = [Option("pass")]
    out += plays(s, seat)
    out += uses(s, seat)
    if s.phase == RECRUIT and s.step == seat:
        out += recruits(s, seat)
    if s.attack is not None:
        out += power_ups(s, seat)
        out += reinforcements(s, seat)
    elif s.phase == ATTACK and s.step == seat and not s.chain:
        out += attacks(s, seat)
    return out


# ---- plot twists and locations (303, 304)
def hidden_resources(s: Table, seat: int) -> list[int]:
    """vs:304"""
    return [c for c in s.zones[f"row{seat}"] if not s.things[c].up]


def plays(s: Table, seat: int) -> list[Option]:
    """Plot twists of hand and row, locations of the row. vs:303 vs:304"""
    out = []
    for c in (
        *within_threshold(s, s.zones[f"hand{seat}"], seat),
        *within_threshold(s, hidden_resources(s, seat), seat),
    ):
        if CARDS[s.codes[c]].type == PLOT_TWIST:
            if play_refusal(s, seat, c) is None:
                out.append(Option("play", c))
        elif flip_refusal(s, seat, c) is None:
            out.append(Option("flip", c))
    return out


def within_threshold(s: Table, cards: list[int], seat: int) -> list[int]:
    """Plot twists and locations among them that there are resources enough for, and that could have a target. vs:304"""
    codes, have, out = s.codes, len(s.zones[f"row{seat}"]), []
    there = {"", *(["attack"] if s.attack is not None else ()), *(["chain"] if s.chain else ())}
    for c in cards:
        d = CARDS[codes[c]]
        if d.cost <= have and (d.type == LOCATION or (d.type == PLOT_TWIST and not there.isdisjoint(d.needs))):
            out.append(c)
    return sorted(out)


def threshold(s: Table, seat: int, card: int) -> Refusal | None:
    """So many resources, face up and face down, itself included. vs:304"""
    cost, have = CARDS[s.codes[card]].cost, s.resources(seat)
    return ("vs:304", "vs why threshold", {"cost": cost, "have": have}) if have < cost else None


def play_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """Why a plot twist can't be played. vs:304 vs:505"""
    d = CARDS[s.codes[card]]
    if d.type != PLOT_TWIST:
        return "vs:304", "vs why no plot twist", {}
    if card not in s.zones[f"hand{seat}"] and card not in hidden_resources(s, seat):
        return "vs:304", "vs why not there", {}
    if (why := threshold(s, seat, card)) is not None:
        return why
    if forbidden(s, "play plot twists", seat=seat):
        return "vs:513.2d", "vs why forbidden", {}
    ctx = context(s, seat, card)
    if not all(holds(ctx, x) for x in d.only):
        return "vs:505", "vs why only", {}
    if (why := unpayable(s, seat, card, d.costs)) is not None:
        return why
    if not any(has_targets(ctx, m) for m in d.modes):
        return "vs:505", "vs why no target", {}
    return None


def flip_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """Why a location can't be turned face up: never from the hand. vs:303 vs:510"""
    if CARDS[s.codes[card]].type != LOCATION:
        return "vs:303", "vs why no location", {}
    if card not in hidden_resources(s, seat):
        return "vs:303", "vs why not in row", {}
    return threshold(s, seat, card)


# ---- payment powers (500, 501)
def uses(s: Table, seat: int) -> list[Option]:
    """Payment powers of what one controls, of cards in hand that say so, and evasion. vs:501 vs:501.5 vs:707.6"""
    out = []
    for card, n in s.index.get(PAYMENTS, ()):
        if s.things[card].seat == seat and not idles(s, card, n) and use_refusal(s, seat, card, n) is None:
            out.append(Option("use", card, ability=n))
    held = [c for c in s.zones[f"hand{seat}"] if CARDS[s.codes[c]].from_hand]
    for c in sorted(held):
        powers = CARDS[s.codes[c]].from_hand
        out += [Option("use", c, ability=n) for n in powers if use_refusal(s, seat, c, n) is None]
    out += [Option("use", c, ability=EVASION) for c in evaders(s, seat) if use_refusal(s, seat, c, EVASION) is None]
    return out


def idles(s: Table, card: int, ability: int) -> bool:
    """Can this payment power have no target now, whatever else is the case? vs:505"""
    power = CARDS[s.codes[card]].powers[ability]
    return isinstance(power, Payment) and is_idle(s, power.mode)


def evaders(s: Table, seat: int) -> list[int]:
    """Characters of a player that have evasion, printed or given. vs:707.6"""
    if not keyword_changes(s, EVASION_WORD):
        found = [s.things[c] for c, _ in s.index.get(EVADERS, ())]
        return [t.card for t in found if t.seat == seat and not t.stunned]
    return sorted(t.card for t in s.characters(seat) if not t.stunned and has_keyword(s, t.card, EVASION_WORD))


def use_refusal(s: Table, seat: int, card: int, ability: int) -> Refusal | None:
    """Why a payment power can't be used. vs:501 vs:activate"""
    power = power_of(s.codes[card], ability)
    if not isinstance(power, Payment):
        return "vs:501", "vs why no payment", {}
    t = s.things.get(card)
    if power.where == "hand":
        if card not in s.zones[f"hand{seat}"]:
            return "vs:501.5", "vs why only hand", {}
    elif t is None or t.seat != seat:
        return "vs:501", "vs why not yours", {}
    elif not power_works(s, t, power):
        return "vs:701.12b", "vs why inactive", {}
    if power.once and s.marked(seat, f"use:{card}.{ability}"):
        return "vs:501", "vs why once", {}
    ctx = context(s, seat, card)
    if not all(holds(ctx, x) for x in power.only):
        return "vs:505", "vs why only", {}
    if (why := unpayable(s, seat, card, power.costs)) is not None:
        return why
    return None if has_targets(ctx, power.mode) else ("vs:505", "vs why no target", {})


# ---- recruiting (404)
def recruits(s: Table, seat: int) -> list[Option]:
    """Characters and equipment of the hand, boosted or not. vs:404"""
    out = []
    for c in sorted(s.zones[f"hand{seat}"]):
        d = CARDS[s.codes[c]]
        if d.type not in (CHARACTER, EQUIPMENT) or recruit_refusal(s, seat, c) is not None:
            continue
        out.append(Option("recruit", c))
        if d.boost and recruit_refusal(s, seat, c, boost=True) is None:
            out.append(Option("recruit", c, value="boost"))
    return out


def recruit_refusal(s: Table, seat: int, card: int, boost: bool = False) -> Refusal | None:
    """Why a card can't be recruited. vs:404 vs:302.3a"""
    d = CARDS[s.codes[card]]
    if d.type not in (CHARACTER, EQUIPMENT):
        return "vs:404", "vs why no recruit", {}
    if card not in s.zones[f"hand{seat}"]:
        return "vs:404", "vs why hand", {}
    if s.phase != RECRUIT or s.step != seat:
        return "vs:404", "vs why recruit step", {}
    if s.chain and s.reading("recruit-timing") == "empty chain":
        return "vs:404", "vs why chain", {}
    cost, have = props(s, card).cost + (d.boost if boost else 0), s.players[seat].points
    if cost > have:
        return "vs:404", "vs why points", {"cost": cost, "have": have}
    if LOYALTY in d.keywords and not is_loyal(s, seat, card):
        return "vs:404", "vs why loyalty", {}
    if d.type == EQUIPMENT and not bearers(s, seat, card):
        return "vs:302.3a", "vs why bearer", {}
    return unpayable(s, seat, card, d.costs)


def is_loyal(s: Table, seat: int, card: int) -> bool:
    """One controls a character that shares a team with it. vs:404 vs:loyalty"""
    teams = props(s, card).teams
    return any(x in props(s, t.card).teams for t in s.characters(seat) for x in teams)


def bearers(s: Table, seat: int, card: int) -> list[int]:
    """Characters of that player that the equipment can go to: not stunned, not full. vs:302.3a"""
    d, ctx = CARDS[s.codes[card]], context(s, seat, card)
    return sorted(
        t.card
        for t in s.characters(seat)
        if not t.stunned and fits(ctx, d.bears, t.card) and len(s.equipment(t.card)) < most_equipment(s, t.card)
    )


# ---- attacks (601)
def attacks(s: Table, seat: int) -> list[Option]:
    """Each attacker on each defender; and for each defender and team the attack of several. vs:601.1"""
    can = [
        t.card for t in sorted(s.characters(seat), key=lambda t: t.card) if attacker_refusal(s, seat, t.card) is None
    ]
    out, teams = [], []
    for target in defenders(s, seat):
        able = [c for c in can if pair_refusal(s, c, target) is None]
        out += [Option("attack", c, target) for c in able]
        if target < 0 and s.reading("team-direct") == "no":
            continue
        for team in dict.fromkeys(x for c in able for x in props(s, c).teams):
            if sum(team in props(s, c).teams for c in able) > 1:
                teams.append(Option("team_attack", target=target, value=team))
    return [*out, *teams]


def defenders(s: Table, seat: int) -> list[int]:
    """Characters that are not stunned; players that have none. vs:601.1"""
    out: list[int] = []
    for x in s.opponents(seat):
        standing = sorted(t.card for t in s.characters(x) if not t.stunned)
        out += [c for c in standing if not forbidden(s, "defend", c)]
        if not standing:
            out.append(seat_id(x))
    return out


def attacker_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """Ready, not stunned, in the front row or with range. vs:601.1"""
    t = s.things.get(card)
    if t is None or t.seat != seat or t.row not in (FRONT, SUPPORT):
        return "vs:601.1", "vs why not yours", {}
    if t.stunned:
        return "vs:601.1", "vs why stunned", {}
    if not t.ready:
        return "vs:601.1", "vs why exhausted", {}
    if t.row != FRONT and not props(s, card).range:
        return "vs:601.1", "vs why range", {}
    if forbidden(s, "attack", card):
        return "vs:513.2d", "vs why forbidden", {}
    return None


def pair_refusal(s: Table, card: int, target: int) -> Refusal | None:
    """May this one attack that one? A protected character only with flight. vs:601.1 vs:701.7"""
    x = seat_of(target)
    if x >= 0:
        if x >= len(s.players) or s.players[x].out:
            return "vs:601.1", "vs why no defender", {}
        return ("vs:601.1", "vs why direct", {}) if any(not t.stunned for t in s.characters(x)) else None
    t = s.things.get(target)
    if t is None or t.row not in (FRONT, SUPPORT):
        return "vs:601.1", "vs why no defender", {}
    if t.seat == s.things[card].seat:
        return "vs:601.1", "vs why own defender", {}
    if t.stunned:
        return "vs:701.12c", "vs why defender stunned", {}
    if forbidden(s, "defend", target):
        return "vs:513.2d", "vs why forbidden", {}
    if protected(s, t) and not props(s, card).flight:
        return "vs:701.7", "vs why protected", {}
    return None


def attack_refusal(s: Table, seat: int, card: int, target: int) -> Refusal | None:
    """Why an attack can't be proposed. vs:601.1"""
    if s.phase != ATTACK or s.step != seat:
        return "vs:601.1", "vs why attack step", {}
    if s.chain or s.attack is not None:
        return "vs:601.1", "vs why chain", {}
    if card != NONE and (why := attacker_refusal(s, seat, card)) is not None:
        return why
    return pair_refusal(s, card, target) if NONE not in (card, target) else None


def team_attackers(s: Table, seat: int, target: int, team: str) -> list[int]:
    """Who can attack that one together: all share that team. vs:601.1"""
    return sorted(
        t.card
        for t in s.characters(seat)
        if team in props(s, t.card).teams
        and attacker_refusal(s, seat, t.card) is None
        and pair_refusal(s, t.card, target) is None
    )


# ---- during an attack (602.1)
def power_ups(s: Table, seat: int) -> list[Option]:
    """A character card of the same name is discarded. vs:507.1"""
    mine = [c for c in sorted((*s.attackers(), s.defender)) if c >= 0 and s.things[c].seat == seat]
    if not mine:
        return []
    held = [c for c in sorted(s.zones[f"hand{seat}"]) if CARDS[s.codes[c]].type == CHARACTER]
    return [Option("power_up", h, c) for h in held for c in mine if power_up_refusal(s, seat, h, c) is None]


def power_up_refusal(s: Table, seat: int, card: int, target: int) -> Refusal | None:
    """vs:507.1"""
    if s.attack is None:
        return "vs:507.1", "vs why no attack", {}
    if card not in s.zones[f"hand{seat}"] or CARDS[s.codes[card]].type != CHARACTER:
        return "vs:507.1", "vs why hand", {}
    t = s.things.get(target)
    if t is None or t.seat != seat:
        return "vs:507.1", "vs why not in attack", {}
    if not any(n in props(s, target).names for n in props(s, card).names):
        return "vs:507.1", "vs why same name", {}
    if not fits(context(s, seat, card), BUILT_IN.power_up.targets[0], target):
        return "vs:507.1", "vs why not in attack", {}
    return ("vs:513.2d", "vs why forbidden", {}) if forbidden(s, "be powered up", target) else None


def reinforcements(s: Table, seat: int) -> list[Option]:
    """vs:602.1"""
    return [Option("reinforce", t.card) for t in _by_number(s, seat) if reinforce_refusal(s, seat, t.card) is None]


def _by_number(s: Table, seat: int) -> list[Thing]:
    """vs:602.1"""
    return sorted(s.characters(seat), key=lambda t: t.card)


def reinforce_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """A ready character of the support row behind or beside the defender that shares a team with it. vs:602.1 vs:reinforcement"""
    t, d = s.things.get(card), s.defender
    if s.attack is None or d < 0 or s.things[d].seat != seat:
        return "vs:602.1", "vs why no defender", {}
    if s.attack.reinforced:
        return "vs:602.1", "vs why reinforced", {}
    if forbidden(s, "be reinforced", d):
        return "vs:513.2d", "vs why forbidden", {}
    if t is None or t.seat != seat or t.row not in (FRONT, SUPPORT) or card == d:
        return "vs:602.1", "vs why not yours", {}
    if t.stunned:
        return "vs:602.1", "vs why stunned", {}
    if not t.ready:
        return "vs:602.1", "vs why exhausted", {}
    if not _stands_by(s, t, s.things[d]):
        return "vs:602.1", "vs why not beside", {}
    if not any(x in props(s, d).teams for x in props(s, card).teams):
        return "vs:602.1", "vs why team", {}
    return ("vs:513.2d", "vs why forbidden", {}) if forbidden(s, "reinforce", card) else None


def _stands_by(s: Table, t: Thing, d: Thing) -> bool:
    """vs:602.1"""
    from .select import adjacent

    return adjacent(t, d) and (t.row == SUPPORT or s.reading("reinforcement") == "any row")
