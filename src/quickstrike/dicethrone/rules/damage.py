"""Damage and healing: the final total, isolated sources, the end of a phase, defeat."""

from __future__ import annotations

from ...kernel.state import Frame
from .. import vocab as v
from ..expr import value
from ..loading import HEROES, TOKENS
from ..table import ABOVE, HEALTH, MOST_POINTS, Incoming, Table
from .effect_scope import answer, answering, is_attack, passives, proc, reader, resolve, true


# ---- the final total (dt:final-damage-total)
def final_total(incoming: int, less: int, halves: int, all_of_it: bool) -> int:
    """Add and subtract first; then every half is of the same subtotal, rounded up. dtr:damage-maths"""
    subtotal = max(0, incoming - less)
    return 0 if all_of_it else max(0, subtotal - halves * -(-subtotal // 2))


def total_of(s: Table, w: Incoming) -> int:
    """What a seat would take as things are. Ultimate damage can only be raised (dt:ultimate-damage).
    dt:incoming-damage dt:final-damage-total"""
    ultimate = sum(n for n, kind in w.hits if kind == v.ULTIMATE)
    other = sum(n for n, kind in w.hits if kind != v.ULTIMATE)
    if w.attack and s.attack is not None and s.attack.ultimate:
        ultimate += raised(s, w)
    else:
        other += raised(s, w)
    return ultimate + final_total(other, w.less, w.halves, w.all)


def raised(s: Table, w: Incoming) -> int:
    """What is added to the Attack's damage. dt:attack-modifiers"""
    return s.attack.plus + bonus(s) if w.attack and s.attack is not None else 0


def modifiable(s: Table) -> bool:
    """Is there an Attack whose damage Attack Modifiers can change (dt:attack-modifiers)? dt:modifiable dt:pure-damage
    dt:collateral-damage"""
    a = s.attack
    return a is not None and is_attack(s) and any(k not in (v.PURE, v.COLLATERAL) for n, k in a.hits if n)


def bonus(s: Table) -> int:
    """What the attacker's passive abilities and unspent tokens add to their Attack. dt:attack-modifiers
    dt:passive-ability"""
    a = s.attack
    if a is None or not modifiable(s):
        return 0
    out = 0
    for p in passives(s, a.attacker):
        if true(s, a.attacker, p.bonus_if):
            out += value(p.bonus, reader(s, a.attacker))
    for token in s.players[a.attacker].tokens:
        out += value(TOKENS[token].bonus, reader(s, a.attacker))
    return out


# ---- dealing
def deal(s: Table, seat: int, by: int, n: int, kind: str, isolated: bool = False) -> None:
    """Damage to a seat: at once if it is isolated or nothing is being gathered, else at the end of the phase.
    dt:incoming-damage dt:isolated-source"""
    if n <= 0 or s.players[seat].out:
        return
    if isolated or s.phase not in ("upkeep", "roll"):
        w = Incoming(seat, by, isolated=True)
        w.hits = ((n, kind),)
        s.incoming.append(w)
        s.push(isolated_damage, seat=seat)
    else:
        w = s.pool(seat, by)
        w.hits = (*w.hits, (n, kind))


@proc
def isolated_damage(s: Table, f: Frame) -> None:
    """A separate instance: prevented separately, dealt at once (dt:isolated-source)."""
    from .react import react

    if f.pc == 0:
        f.pc = 1
        react(s, "isolated")
        return
    s.done(f)
    w = s.waiting(f.mem["seat"])
    if w is None or not w.isolated:  # the player was defeated in the meantime
        return
    s.incoming.remove(w)
    n = total_of(s, w)
    hurt(s, w, n)
    lose(s, {w.seat: n}, {}, {w.seat: w.survive})
    answer_damage(s, [(w.seat, w.by, n)])


def hurt(s: Table, w: Incoming, n: int) -> None:
    """Logged with the amount before anything was prevented. dt:final-damage-total"""
    s.note("damage", w.seat, n, w.hits[0][1] if w.hits else v.NORMAL, w.by, sum(x for x, _ in w.hits) + raised(s, w))


def gather_heal(s: Table, seat: int, n: int, at_once: bool) -> None:
    """Healing is applied at once, or gathered with the damage of the phase (dtr:heal-timing). dt:heal"""
    if n <= 0 or s.players[seat].out:
        return
    if at_once:
        lose(s, {}, {seat: n}, {})
    else:
        s.pool(seat, seat).heal += n


@proc
def conclude(s: Table, f: Frame) -> None:
    """Everything that was gathered is applied together, so both can be defeated (dt:defensive-roll-phase).
    dt:drawn-game
    dt:upkeep-phase"""
    s.done(f)
    damage: dict[int, int] = {}
    heal: dict[int, int] = {}
    survive: dict[int, int] = {}
    dealt: list[tuple[int, int, int]] = []
    for w in s.incoming:
        if w.hits:
            damage[w.seat] = total_of(s, w)
            hurt(s, w, damage[w.seat])
            dealt.append((w.seat, w.by, damage[w.seat]))
        if w.heal:
            heal[w.seat] = w.heal
        if w.survive:
            survive[w.seat] = w.survive
    s.incoming.clear()
    lose(s, damage, heal, survive)
    answer_damage(s, dealt)


def answer_damage(s: Table, dealt: list[tuple[int, int, int]]) -> None:
    """Passive abilities answer what was dealt (to whom, by whom, how much): the active player's first, then clockwise.
    Damage that was all prevented is not taken, and a defeated player answers nothing. dt:passive-ability
    dt:timing-conflicts"""
    if s.result is not None:
        return
    for seat in reversed(s.order()):
        for victim, by, n in dealt:
            other = -1 if by == victim else by
            for mine, event, target in ((by, v.ON_DAMAGE_DEALT, victim), (victim, v.ON_DAMAGE_TAKEN, other)):
                if n and seat == mine and (other >= 0 or event == v.ON_DAMAGE_TAKEN):
                    answer(s, seat, event, answering(s, seat, event), target=target, damage=n, at_once=True)


def lose(s: Table, damage: dict[int, int], heal: dict[int, int], survive: dict[int, int]) -> None:
    """Turn the dials. Team-mates share one: it takes what both take (dt:two-against-two). dt:health dtr:team-game"""
    most = HEALTH[s.mode] + ABOVE
    for seat, n in heal.items():
        s.note("heal", seat, n)
    for team, now in enumerate(s.dials):
        seats = [x for x, p in enumerate(s.players) if p.team == team]
        lost, won = sum(damage.get(x, 0) for x in seats), sum(heal.get(x, 0) for x in seats)
        if not lost and not won:
            continue
        left = min(most, now - lost + won)
        saved = max((survive.get(x, 0) for x in seats), default=0)
        s.dials[team] = saved if left <= 0 and saved else max(0, left)
        if left <= 0 and saved:
            s.note("survive", next(x for x in seats if survive.get(x) == saved), saved)
    defeats(s)


def defeats(s: Table) -> None:
    """Whoever is at 0 is defeated; if nobody is left the game is drawn (dt:health). dt:drawn-game dtr:draw
    dt:winning-the-game"""
    fallen = [x for x, p in enumerate(s.players) if not p.out and s.dials[p.team] <= 0]
    if not fallen:
        return
    for x in fallen:
        s.players[x].out = True
        s.note("defeated", x)
    teams = sorted({p.team for p in s.players if not p.out})
    if len(teams) <= 1:
        s.result = "draw" if not teams else f"team {teams[0]}" if len(s.players) == 4 else f"seat {teams[0]}"
        s.note("over", s.result)
        return
    s.incoming[:] = [w for w in s.incoming if w.seat not in fallen]
    if s.active in fallen:
        # The player's turn is over, whatever phase it was in: only the match itself continues.
        del s.stack[1:]
        s.restacked()
        s.scopes.clear()
        s.rolls.clear()
        s.incoming.clear()
        s.marks.clear()
        s.attack = None
        settle_cards(s)
    for seat in s.alive():
        for companion, holder in s.players[seat].companions.items():
            if holder in fallen:  # it comes back to its owner
                s.players[seat].companions[companion] = seat
                h = HEROES[s.players[seat].hero]
                resolve(s, next(c for c in h.companions if c.id == companion).retrieve, seat)


def settle_cards(s: Table) -> None:
    """Cards that were being played when a turn was cut short are in the discard pile. dt:discard-pile"""
    for seat in range(len(s.players)):
        for card in list(s.zones[f"playing{seat}"]):
            s.move(card, f"playing{seat}", f"discard{seat}")


# ---- points and cards
def gain_points(s: Table, seat: int, n: int) -> None:
    """at most 15 (dt:combat-points). dt:gain"""
    p = s.players[seat]
    was = p.points
    p.points = max(0, min(MOST_POINTS, p.points + n))
    if p.points != was:
        s.note("points", seat, p.points - was)


def draw_cards(s: Table, seat: int, n: int) -> None:
    """An empty deck is first remade from the discard pile (dt:hero-cards). dt:drawing-cards"""
    deck, hand, discard = s.zones[f"deck{seat}"], s.zones[f"hand{seat}"], s.zones[f"discard{seat}"]
    drawn = 0
    for _ in range(n):
        if not deck:
            deck[:] = sorted(discard)
            discard.clear()
            s.shuffle(deck)
            if deck:
                s.note("reshuffle", seat)
        if deck:
            hand.append(deck.pop())
            drawn += 1
    if drawn:
        s.seen += 1
        s.note("draw", seat, drawn)
