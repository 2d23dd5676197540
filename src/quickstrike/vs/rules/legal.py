"""What somebody with priority may do, and which rule forbids the rest: the checks that list options also explain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.decision import NONE, Option, seat_id
from ...kernel.why import Refusal
from ..builtin import EVASION
from ..builtin import RULES as BUILT_IN
from ..loading import CARDS
from ..table import FRONT, RESOURCES, SUPPORT, Table, Thing, seat_of
from ..vocab import CHARACTER, EQUIPMENT, LOCATION, LOYALTY, PLOT_TWIST, Card, Payment
from ..vocab import EVASION as EVASION_WORD
from .basis import power_works
from .costs import power_of, unpayable
from .layers import EVERYWHERE, context, forbidden, has_keyword, keyword_changes, props
from .select import fits, holds, protected
from .targets import are_idle, has_targets
from .zones import EVADERS, PAYMENTS, most_equipment

ATTACK: Final = "attack"
RECRUIT: Final = "recruit"
"""Names of steps: a player's attack step, a player's recruit step."""


def priority_options(s: Table, seat: int) -> list[Option]:
    """Pass, or whatever can be done now. vs:216 vs:505"""
    out = [Option("pass")]
    playable, held = in_reach(s, seat)
    if playable:
        out += plays(s, seat, playable)
    out += uses(s, seat, held)
    if s.attack is not None:
        out += power_ups(s, seat)
        out += reinforcements(s, seat)
    elif s.step == seat:
        if s.phase == RECRUIT:
            out += recruits(s, seat)
        elif s.phase == ATTACK and not s.chain:
            out += attacks(s, seat)
    return out


def in_reach(s: Table, seat: int) -> tuple[Sequence[tuple[int, Card]], Sequence[tuple[int, Card]]]:
    """What of hand and hidden row can be of use with priority: plot twists (and locations of the row), then cards of the
    hand with a power that works there. It is asked far more often than it changes. vs:304 vs:501.5 vs:212.5f"""
    lie = (*s.zones[f"hand{seat}"], NONE, *s.zones[f"row{seat}"])
    known = s.reach.get(seat)
    if known is None or known[0] != lie:
        known = s.reach[seat] = within_reach(s, seat)
    return known[1], known[2]


def within_reach(s: Table, seat: int) -> tuple[tuple[int, ...], list[tuple[int, Card]], list[tuple[int, Card]]]:
    """The same, looked up, behind the cards that it is about. vs:304 vs:501.5 vs:212.5f"""
    hand, row = s.zones[f"hand{seat}"], s.zones[f"row{seat}"]
    up, down = ([(c, CARDS[s.codes[c]]) for c in sorted(x)] for x in (hand, hidden_resources(s, seat)))
    playable = [x for x in up if x[1].type == PLOT_TWIST]
    playable += [x for x in down if x[1].type in (PLOT_TWIST, LOCATION)]
    return (*hand, NONE, *row), playable, [x for x in up if x[1].from_hand]


# ---- plot twists and locations (303, 304)
def is_hidden_resource(s: Table, seat: int, card: int) -> bool:
    """Does it lie face down in that player's row? vs:304"""
    t = s.things.get(card)
    return t is not None and t.row == RESOURCES and t.seat == seat and not t.up


def hidden_resources(s: Table, seat: int) -> list[int]:
    """vs:304"""
    return [c for c in s.zones[f"row{seat}"] if not s.things[c].up]


def plays(s: Table, seat: int, cards: Sequence[tuple[int, Card]]) -> list[Option]:
    """Plot twists of hand and row, locations of the row: those that there are resources enough for, and that could have
    a target now. vs:303 vs:304"""
    out = []
    have = s.resources(seat)
    for c, d in cards:
        if d.cost > have:
            continue
        if d.type == LOCATION:
            if flip_refusal(s, seat, c) is None:
                out.append(Option("flip", c))
        elif not are_idle(s, d.needs) and play_refusal(s, seat, c) is None:
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
    if (why := threshold(s, seat, card)) is not None:
        return why
    if forbidden(s, "play plot twists", seat=seat):
        return "vs:513.2d", "vs why forbidden", {}
    ctx = context(s, seat, card)
    if not all(holds(ctx, x) for x in d.only):
        return "vs:505", "vs why only", {}
    if (why := unpayable(s, seat, card, d.costs)) is not None:
        return why
    if not any(has_targets(ctx, m, card) for m in d.modes):
        return "vs:505", "vs why no target", {}
    return None


def flip_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """Why a location can't be turned face up: never from the hand. vs:303 vs:510"""
    if CARDS[s.codes[card]].type != LOCATION:
        return "vs:303", "vs why no location", {}
    if not is_hidden_resource(s, seat, card):
        return "vs:303", "vs why not in row", {}
    return threshold(s, seat, card)


# ---- payment powers (500, 501)
def uses(s: Table, seat: int, held: Sequence[tuple[int, Card]]) -> list[Option]:
    """Payment powers of what the player controls, of cards in hand that say so, and evasion. vs:501 vs:501.5
    vs:707.6"""
    out = []
    for card, n in s.index.get(PAYMENTS, ()):
        t = s.things[card]
        if t.seat == seat and not dormant(s, t, n) and use_refusal(s, seat, card, n) is None:
            out.append(Option("use", card, ability=n))
    for c, d in held:
        out += [Option("use", c, ability=n) for n in d.from_hand if use_refusal(s, seat, c, n) is None]
    for c in evaders(s, seat):
        if use_refusal(s, seat, c, EVASION) is None:
            out.append(Option("use", c, ability=EVASION))
    return out


def dormant(s: Table, t: Thing, ability: int) -> bool:
    """Seen at a glance: this payment power is not to be had now, as its card is stunned or exhausted, or as what it
    would have for a target is not there. vs:501 vs:505"""
    power = CARDS[s.codes[t.card]].powers[ability]
    return isinstance(power, Payment) and (
        t.stunned or (power.activates and not t.ready) or are_idle(s, (power.mode.needs,))
    )


def evaders(s: Table, seat: int) -> list[int]:
    """Characters of a player that have evasion, printed or given. vs:707.6"""
    if keyword_changes(s, EVASION_WORD):
        return [t.card for t in _by_number(s, seat) if not t.stunned and has_keyword(s, t.card, EVASION_WORD)]
    if EVADERS not in s.index:  # mostly
        return []
    found = (s.things[c] for c, _ in s.index[EVADERS])
    return [t.card for t in found if t.seat == seat and not t.stunned]


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
    """Characters and equipment of the hand, boosted or not. vs:404 vs:boost"""
    out = []
    points, fixed = s.players[seat].points, EVERYWHERE not in s.index  # no modifier reaches the costs of cards in hand
    for c in sorted(s.zones[f"hand{seat}"]):
        d = CARDS[s.codes[c]]
        if (fixed and d.cost > points) or recruit_refusal(s, seat, c) is not None:
            continue
        out.append(Option("recruit", c))
        if d.boost and recruit_refusal(s, seat, c, boost=True) is None:
            out.append(Option("recruit", c, value="boost"))
    return out


def recruit_refusal(s: Table, seat: int, card: int, boost: bool = False) -> Refusal | None:
    """Why a card can't be recruited. vs:404 vs:302.3a vs:loyalty vs:boost"""
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
    """The player controls a character that shares a team with it. vs:loyalty"""
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
            seen = [team for c in able for team in props(s, c).teams]
            teams += [
                Option("team_attack", target=target, value=team) for team in dict.fromkeys(seen) if seen.count(team) > 1
            ]
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
    if t.row != FRONT and not props(s, card).range:
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
    return ("vs:701.7", "vs why protected", {}) if guarded and not props(s, card).flight else None


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
        if team in props(s, t.card).teams
        and attacker_refusal(s, seat, t.card) is None
        and pair_refusal(s, t.card, target) is None
    )


# ---- during an attack (602.1)
def power_ups(s: Table, seat: int) -> list[Option]:
    """A character card of the same name is discarded. vs:507.1 vs:power-up"""
    mine = [c for c in sorted((*s.attackers(), *s.defending())) if s.things[c].seat == seat]
    if not mine:
        return []
    called = {n for c in mine for n in props(s, c).names}
    held = [c for c in sorted(s.zones[f"hand{seat}"]) if not called.isdisjoint(props(s, c).names)]
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
    if not any(n in props(s, target).names for n in props(s, card).names):
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
    return sorted(s.characters(seat), key=lambda t: t.card)


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
    if not any(x in props(s, d).teams for x in props(s, card).teams):
        return "vs:602.1", "vs why team", {}
    return ("vs:513.2d", "vs why forbidden", {}) if forbidden(s, "reinforce", card) else None


def _stands_by(s: Table, t: Thing, d: Thing) -> bool:
    """vs:reinforcement"""
    from .select import adjacent

    return adjacent(t, d) and (t.row == SUPPORT or s.reading("reinforcement") == "any row")
