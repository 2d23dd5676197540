"""What somebody with priority may do, and which rule forbids the rest: the checks that list options also explain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.decision import NONE, Option, seat_id
from ...kernel.why import Refusal
from ..builtin import EVASION
from ..builtin import RULES as BUILT_IN
from ..loading import CARDS
from ..table import FRONT, HAND, RESOURCES, ROW, SUPPORT, Reach, Table, Thing, seat_of
from ..vocab import (
    CHARACTER,
    COST,
    EQUIPMENT,
    FLIGHT,
    LOCATION,
    LOYALTY,
    NAME,
    PLOT_TWIST,
    RANGE,
    TEAMS,
    Card,
    Payment,
)
from ..vocab import EVASION as EVASION_WORD
from .basis import power_works
from .costs import power_of, unpayable
from .layers import EVERYWHERE, context, forbidden, has_keyword, keyword_changes, seen
from .select import fits, holds, protected
from .targets import are_idle, has_targets, is_idle
from .zones import EVADERS, PAYMENTS, most_equipment

ATTACK: Final = "attack"
RECRUIT: Final = "recruit"
"""Names of steps: a player's attack step, a player's recruit step."""


def priority_options(s: Table, seat: int) -> list[Option]:
    """Pass, or whatever can be done now. vs:216 vs:505"""
    return [Option("pass"), *deeds(s, seat)]


def deeds(s: Table, seat: int) -> list[Option]:
    """Whatever somebody with priority can do besides passing: mostly nothing. vs:216 vs:505"""
    reach = in_reach(s, seat)
    out = plays(s, seat, reach) if reach.playable else []
    if reach.held or PAYMENTS in s.index:
        out += uses(s, seat, reach.held)
    if EVADERS in s.index or keyword_changes(s, EVASION_WORD):
        for c in evaders(s, seat):
            if use_refusal(s, seat, c, EVASION) is None:
                out.append(Option("use", c, ability=EVASION))
    if s.attack is not None:
        if reach.people:
            out += power_ups(s, seat, reach.people)
        out += reinforcements(s, seat)
    elif s.step == seat:
        if s.phase == RECRUIT:
            out += recruits(s, seat, reach.recruits)
        elif s.phase == ATTACK and not s.chain:
            out += attacks(s, seat)
    return out


def in_reach(s: Table, seat: int) -> Reach:
    """What of hand and hidden row can be of use with priority. It is asked far more often than it changes.
    vs:304 vs:501.5 vs:212.5f"""
    known = s.reach.get(seat)
    if known is None or known.hand != s.zones[HAND[seat]] or known.row != s.zones[ROW[seat]]:
        known = s.reach[seat] = within_reach(s, seat)
    return known


def within_reach(s: Table, seat: int) -> Reach:
    """The same, looked up. vs:304 vs:501.5 vs:212.5f"""
    hand, row = s.zones[HAND[seat]], s.zones[ROW[seat]]
    have = len(row)
    playable, held, recruits_, people = [], [], [], []
    for c in sorted(hand):
        x = c, CARDS[s.codes[c]]
        if x[1].type == PLOT_TWIST:
            if x[1].cost <= have:
                playable.append(x)
        elif x[1].type != LOCATION:
            recruits_.append(x)
            if x[1].type == CHARACTER:
                people.append(x)
        if x[1].from_hand:
            held.append(x)
    for c in sorted(hidden_resources(s, seat)):
        d = CARDS[s.codes[c]]
        if d.cost <= have and (d.type == PLOT_TWIST or d.type == LOCATION):
            playable.append((c, d))
    return Reach(hand.copy(), row.copy(), playable, held, recruits_, people)


# ---- plot twists and locations (303, 304)
def is_hidden_resource(s: Table, seat: int, card: int) -> bool:
    """Does it lie face down in that player's row? vs:304"""
    t = s.things.get(card)
    return t is not None and t.row == RESOURCES and t.seat == seat and not t.up


def hidden_resources(s: Table, seat: int) -> list[int]:
    """vs:304"""
    return [c for c in s.zones[ROW[seat]] if not s.things[c].up]


def plays(s: Table, seat: int, reach: Reach) -> list[Option]:
    """Plot twists of hand and row, locations of the row: those that there are resources enough for, and that could have
    a target now. vs:303 vs:304"""
    moment = s.attack is not None, bool(s.chain)
    timely = reach.timely.get(moment)
    if timely is None:
        timely = reach.timely[moment] = [
            x for x in reach.playable if x[1].type == LOCATION or not are_idle(s, x[1].needs)
        ]
    out = []
    for c, d in timely:
        if d.type == LOCATION:
            out.append(Option("flip", c))
        elif hindrance(s, seat, c, d) is None:
            out.append(Option("play", c))
    return out


def threshold(s: Table, seat: int, card: int) -> Refusal | None:
    """So many resources, face up and face down, itself included. vs:303 vs:304"""
    cost, have = CARDS[s.codes[card]].cost, s.resources(seat)
    return ("vs:304", "vs why threshold", {"cost": cost, "have": have}) if have < cost else None


def play_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """Why a plot twist can't be played. vs:304 vs:505 vs:additional-cost"""
    d = CARDS[s.codes[card]]
    if d.type != PLOT_TWIST:
        return "vs:304", "vs why no plot twist", {}
    if not is_hidden_resource(s, seat, card) and card not in s.zones[f"hand{seat}"]:
        return "vs:304", "vs why not there", {}
    return threshold(s, seat, card) or hindrance(s, seat, card, d)


def hindrance(s: Table, seat: int, card: int, d: Card) -> Refusal | None:
    """Why a plot twist can't be played although it is at hand. vs:304 vs:505 vs:additional-cost"""
    if forbidden(s, "play plot twists", seat=seat):
        return "vs:513.2d", "vs why forbidden", {}
    ctx = context(s, seat, card)
    for cond in d.only:
        if not holds(ctx, cond):
            return "vs:505", "vs why only", {}
    if d.costs and (why := unpayable(s, seat, card, d.costs)) is not None:
        return why
    for mode in d.modes:
        if has_targets(ctx, mode, card):
            return None
    return "vs:505", "vs why no target", {}


def flip_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """Why a location can't be turned face up: never from the hand. vs:303 vs:510"""
    if CARDS[s.codes[card]].type != LOCATION:
        return "vs:303", "vs why no location", {}
    if not is_hidden_resource(s, seat, card):
        return "vs:303", "vs why not in row", {}
    return threshold(s, seat, card)


# ---- payment powers (500, 501)
def uses(s: Table, seat: int, held: Sequence[tuple[int, Card]]) -> list[Option]:
    """Payment powers of what the player controls, and of cards in hand that say so. vs:501 vs:501.5"""
    out = []
    things, codes = s.things, s.codes
    for card, n in s.index.get(PAYMENTS, ()):
        t = things[card]
        if t.seat != seat or t.stunned:
            continue
        power = CARDS[codes[card]].powers[n]
        assert isinstance(power, Payment)
        if (power.activates and not t.ready) or is_idle(s, power.mode.needs):  # seen at a glance
            continue
        if use_refusal(s, seat, card, n) is None:
            out.append(Option("use", card, ability=n))
    for c, d in held:
        out += [Option("use", c, ability=n) for n in d.from_hand if use_refusal(s, seat, c, n) is None]
    return out


def evaders(s: Table, seat: int) -> list[int]:
    """Characters of a player that have evasion, printed or given. vs:707.6"""
    if keyword_changes(s, EVASION_WORD):
        return [t.card for t in _by_number(s, seat) if not t.stunned and has_keyword(s, t.card, EVASION_WORD)]
    out = []
    for c, _ in s.index.get(EVADERS, ()):
        t = s.things[c]
        if t.seat == seat and not t.stunned:
            out.append(c)
    return out


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
    for cond in power.only:
        if not holds(ctx, cond):
            return "vs:505", "vs why only", {}
    if (why := unpayable(s, seat, card, power.costs)) is not None:
        return why
    return None if has_targets(ctx, power.mode) else ("vs:505", "vs why no target", {})


# ---- recruiting (404)
def recruits(s: Table, seat: int, cards: Sequence[tuple[int, Card]]) -> list[Option]:
    """Characters and equipment of the hand, boosted or not. vs:404 vs:boost"""
    out: list[Option] = []
    if not cards or not_now(s, seat) is not None:
        return out
    points, fixed = s.players[seat].points, EVERYWHERE not in s.index  # no modifier reaches the costs of cards in hand
    for c, d in cards:
        if (fixed and d.cost > points) or not_enough(s, seat, c, d) is not None:
            continue
        out.append(Option("recruit", c))
        if d.boost and not_enough(s, seat, c, d, boost=True) is None:
            out.append(Option("recruit", c, value="boost"))
    return out


def recruit_refusal(s: Table, seat: int, card: int, boost: bool = False) -> Refusal | None:
    """Why a card can't be recruited. vs:404 vs:302.3a vs:loyalty vs:boost"""
    d = CARDS[s.codes[card]]
    if d.type not in (CHARACTER, EQUIPMENT):
        return "vs:404", "vs why no recruit", {}
    if card not in s.zones[f"hand{seat}"]:
        return "vs:404", "vs why hand", {}
    return not_now(s, seat) or not_enough(s, seat, card, d, boost)


def not_now(s: Table, seat: int) -> Refusal | None:
    """Why this is not the time to recruit. vs:404"""
    if s.phase != RECRUIT or s.step != seat:
        return "vs:404", "vs why recruit step", {}
    if s.chain and s.reading("recruit-timing") == "empty chain":
        return "vs:404", "vs why chain", {}
    return None


def not_enough(s: Table, seat: int, card: int, d: Card, boost: bool = False) -> Refusal | None:
    """What is missing to recruit a card of the hand. vs:404 vs:302.3a vs:loyalty vs:boost"""
    cost, have = seen(s, card, COST).cost + (d.boost if boost else 0), s.players[seat].points
    if cost > have:
        return "vs:404", "vs why points", {"cost": cost, "have": have}
    if LOYALTY in d.keywords and not is_loyal(s, seat, card):
        return "vs:404", "vs why loyalty", {}
    if d.type == EQUIPMENT and not bearers(s, seat, card):
        return "vs:302.3a", "vs why bearer", {}
    return unpayable(s, seat, card, d.costs) if d.costs else None


def is_loyal(s: Table, seat: int, card: int) -> bool:
    """The player controls a character that shares a team with it. vs:loyalty"""
    teams = seen(s, card, TEAMS).teams
    return any(x in seen(s, t.card, TEAMS).teams for t in s.characters(seat) for x in teams)


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
    """Each attacker on each defender; and for each defender and team the attack of several. vs:601.1 vs:team-attack"""
    can = [t.card for t in _by_number(s, seat) if attacker_refusal(s, seat, t.card) is None]
    if not can:
        return []
    out, teams = [], []
    for target in defenders(s, seat):
        guarded = is_guarded(s, target)
        able = [c for c in can if reach_refusal(s, c, guarded) is None]
        out += [Option("attack", c, target) for c in able]
        if len(able) > 1 and (target >= 0 or s.reading("team-direct") == "yes"):
            shared = [team for c in able for team in seen(s, c, TEAMS).teams]
            for team in dict.fromkeys(shared):
                if shared.count(team) > 1:
                    teams.append(Option("team_attack", target=target, value=team))
    return [*out, *teams]


def defenders(s: Table, seat: int) -> list[int]:
    """Characters and players that may be attacked, as far as they are concerned. vs:601.1 vs:direct-attack"""
    out: list[int] = []
    for x in s.opponents(seat):
        for target in (*(t.card for t in _by_number(s, x)), seat_id(x)):
            if defender_refusal(s, seat, target) is None:
                out.append(target)
    return out


def attacker_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """Ready, not stunned, in the front row or with range. vs:601.1 vs:range"""
    t = s.things.get(card)
    if t is None or t.seat != seat or t.row not in (FRONT, SUPPORT):
        return "vs:601.1", "vs why not yours", {}
    if t.stunned:
        return "vs:601.1", "vs why stunned", {}
    if not t.ready:
        return "vs:601.1", "vs why exhausted", {}
    if t.row != FRONT and not seen(s, card, RANGE).range:
        return "vs:601.1", "vs why range", {}
    if forbidden(s, "attack", card):
        return "vs:513.2d", "vs why forbidden", {}
    return None


def defender_refusal(s: Table, seat: int, target: int) -> Refusal | None:
    """May that one be attacked by this player? A player only if none of their characters stands. vs:601.1 vs:701.12c vs:direct-attack"""
    x = seat_of(target)
    if x >= 0:
        if x == seat or x >= len(s.players) or s.players[x].out:
            return "vs:601.1", "vs why no defender", {}
        return ("vs:601.1", "vs why direct", {}) if any(not t.stunned for t in s.characters(x)) else None
    t = s.things.get(target)
    if t is None or t.row not in (FRONT, SUPPORT):
        return "vs:601.1", "vs why no defender", {}
    if t.seat == seat:
        return "vs:601.1", "vs why own defender", {}
    if t.stunned:
        return "vs:701.12c", "vs why defender stunned", {}
    return ("vs:513.2d", "vs why forbidden", {}) if forbidden(s, "defend", target) else None


def is_guarded(s: Table, target: int) -> bool:
    """Is it a protected character? vs:701.7 vs:protecting"""
    return target >= 0 and protected(s, s.things[target])


def reach_refusal(s: Table, card: int, guarded: bool) -> Refusal | None:
    """A protected character is attacked only with flight. vs:601.1 vs:701.7 vs:flight"""
    return ("vs:701.7", "vs why protected", {}) if guarded and not seen(s, card, FLIGHT).flight else None


def pair_refusal(s: Table, card: int, target: int) -> Refusal | None:
    """May this one attack that one? vs:601.1 vs:601.2 vs:701.7"""
    why = defender_refusal(s, s.things[card].seat, target)
    return reach_refusal(s, card, is_guarded(s, target)) if why is None else why


def attack_refusal(s: Table, seat: int, card: int, target: int) -> Refusal | None:
    """Why an attack can't be proposed. vs:601.1 vs:407"""
    if s.phase != ATTACK or s.step != seat:
        return "vs:601.1", "vs why attack step", {}
    if s.chain or s.attack is not None:
        return "vs:601.1", "vs why chain", {}
    if card != NONE and (why := attacker_refusal(s, seat, card)) is not None:
        return why
    return pair_refusal(s, card, target) if NONE not in (card, target) else None


def team_attackers(s: Table, seat: int, target: int, team: str) -> list[int]:
    """Who can attack that one together: all share that team. vs:601.1 vs:team-attack"""
    return sorted(
        t.card
        for t in s.characters(seat)
        if team in seen(s, t.card, TEAMS).teams
        and attacker_refusal(s, seat, t.card) is None
        and pair_refusal(s, t.card, target) is None
    )


# ---- during an attack (602.1)
def power_ups(s: Table, seat: int, people: Sequence[tuple[int, Card]]) -> list[Option]:
    """A character card of the same name is discarded. vs:507.1 vs:power-up"""
    mine = [c for c in sorted((*s.attackers(), *s.defending())) if s.things[c].seat == seat]
    if not mine:
        return []
    called = {n for c in mine for n in seen(s, c, NAME).names}
    held = [c for c, _ in people if not called.isdisjoint(seen(s, c, NAME).names)]
    return [Option("power_up", h, c) for h in held for c in mine if power_up_refusal(s, seat, h, c) is None]


def power_up_refusal(s: Table, seat: int, card: int, target: int) -> Refusal | None:
    """vs:507.1 vs:power-up"""
    if s.attack is None:
        return "vs:507.1", "vs why no attack", {}
    if card not in s.zones[f"hand{seat}"] or CARDS[s.codes[card]].type != CHARACTER:
        return "vs:507.1", "vs why hand", {}
    t = s.things.get(target)
    if t is None or t.seat != seat:
        return "vs:507.1", "vs why not in attack", {}
    if not any(n in seen(s, target, NAME).names for n in seen(s, card, NAME).names):
        return "vs:507.1", "vs why same name", {}
    if not fits(context(s, seat, card), BUILT_IN.power_up.targets[0], target):
        return "vs:507.1", "vs why not in attack", {}
    return ("vs:513.2d", "vs why forbidden", {}) if forbidden(s, "be powered up", target) else None


def reinforcements(s: Table, seat: int) -> list[Option]:
    """vs:602.1 vs:reinforcement"""
    if undefended(s, seat) is not None:
        return []
    return [Option("reinforce", t.card) for t in _by_number(s, seat) if reinforce_refusal(s, seat, t.card) is None]


def undefended(s: Table, seat: int) -> Refusal | None:
    """Why this player has no defender that could be reinforced. vs:602.1 vs:reinforcement"""
    d = s.defender
    if s.attack is None or d < 0 or s.things[d].seat != seat:
        return "vs:602.1", "vs why no defender", {}
    if s.attack.reinforced:
        return "vs:602.1", "vs why reinforced", {}
    return ("vs:513.2d", "vs why forbidden", {}) if forbidden(s, "be reinforced", d) else None


def _by_number(s: Table, seat: int) -> list[Thing]:
    """A player's characters, in the order in which they are offered."""
    mine = s.characters(seat)
    if len(mine) > 1:
        mine.sort(key=lambda t: t.card)
    return mine


def reinforce_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """A ready character of the support row behind or beside the defender that shares a team with it. vs:602.1 vs:reinforcement"""
    if (why := undefended(s, seat)) is not None:
        return why
    t, d = s.things.get(card), s.defender
    if t is None or t.seat != seat or t.row not in (FRONT, SUPPORT) or card == d:
        return "vs:602.1", "vs why not yours", {}
    if t.stunned:
        return "vs:602.1", "vs why stunned", {}
    if not t.ready:
        return "vs:602.1", "vs why exhausted", {}
    if not _stands_by(s, t, s.things[d]):
        return "vs:602.1", "vs why not beside", {}
    if not any(x in seen(s, d, TEAMS).teams for x in seen(s, card, TEAMS).teams):
        return "vs:602.1", "vs why team", {}
    return ("vs:513.2d", "vs why forbidden", {}) if forbidden(s, "reinforce", card) else None


def _stands_by(s: Table, t: Thing, d: Thing) -> bool:
    """vs:reinforcement"""
    from .select import adjacent

    return adjacent(t, d) and (t.row == SUPPORT or s.reading("reinforcement") == "any row")
