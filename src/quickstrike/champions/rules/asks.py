"""What the rules ask for as a set, as data on the decision: what belongs to it, and in sums what is enough.

Made out of plain data and only when somebody reads it, see `Decision.ask`. rr:cost rr:indirect-damage
"""

from __future__ import annotations

from itertools import combinations

from ...kernel.ask import Ask, Bound, some
from ...kernel.decision import NONE, Option

Ints = tuple[int, ...]


# ---- choosing and discarding
def choosing(source: int, there: Ints, got: Ints, least: int, most: int, names: tuple[str, ...]) -> Ask:
    """Some of these. names: of each, where no two that are chosen may have the same. rr:choose-game-element"""
    of, taken = (tuple(Option("choose", source, c).id for c in cards) for cards in (there, got))
    alike = [[i for i, n in zip(of, names, strict=True) if n == name] for name in dict.fromkeys(names)]
    bounds = tuple(Bound(0, 1, dict.fromkeys(ids, 1)) for ids in alike if len(ids) > 1)
    most = min(most, len(alike) if names else len(of))
    return Ask("some", min(least, most), most, of, bounds, taken)


def discarding(rest: Ints, picked: Ints, must: int, held: int, size: int) -> Ask:
    """held: how many cards are left in hand so far. rr:hand-size rr:end-of-player-phase setup:15"""
    of, taken = ([Option("discard", c).id for c in cards] for cards in (rest, picked))
    return some(must, len(rest), of, taken, held=held, size=size)


# ---- dividing
def sharing(source: int, who: Ints, given: Ints, room: Ints, at: int, left: int) -> Ask:
    """All of it, to each character no more than it can take; a character that is not named gets none.
    rr:indirect-damage"""
    rows = [
        {Option("assign", source, c, NONE, str(n)).id: n for n in range(min(room[i], left) + 1)}
        for i, c in enumerate(who)
    ][at:]
    total = min(left, sum(room[at:]))
    worth = {id: n for row in rows for id, n in row.items() if n}
    each = tuple(Bound(0, 1, {id: 1 for id, n in row.items() if n}) for row in rows)
    of = tuple(id for row in rows for id in row)
    taken = tuple(Option("assign", source, c, NONE, str(n)).id for c, n in zip(who[:at], given, strict=False))
    return Ask("share", 1, len(rows), of, (Bound(total, total, worth), *each), taken, {"left": total})


# ---- paying
def payment(
    rest: tuple[tuple[int, int], ...],
    each: tuple[Ints, ...],
    used: tuple[tuple[int, int, int], ...],
    keep: tuple[int, Ints],
    alliance: bool,
    told: tuple[Ints, Ints, int, int, tuple[tuple[int, int], ...]],
) -> Ask:
    """Pay this from these. Where others may help, whatever somebody spends is enough. rr:cost rr:alliance"""
    need, have, paying, exclude, offered = told
    made = {Option("pay", c, NONE, a).id: g for (c, a), g in zip(rest, each, strict=True) if serves(need, g)}
    bounds = [] if alliance else covering(need, have, made)
    n, cards = keep
    if n:
        free = len(cards) - n - sum(c in cards for c, _, _ in used)
        bounds.append(Bound(0, max(0, free), {i: 1 for c in cards if (i := Option("pay", c).id) in made}))
    taken = tuple(Option("pay", c, NONE, a).id for c, a, _ in used)
    data = {"need": need, "have": have, "paying": paying, "exclude": exclude, "offered": offered}
    data |= {"gives": made, "helped": alliance}
    if not made:  # nothing more to give: the others are asked for help, or nothing is paid
        return Ask("one", 1, 1, (), (), taken, data)
    return Ask("pay", 0, len(made), tuple(made), tuple(bounds), taken, data)


def serves(need: Ints, made: Ints) -> bool:
    """Does this source help at all? Where only X is asked for, other types do not. rr:x-value rr:resource"""
    x = need[5]
    return any(made) and (x < 0 or x == len(made) or any(need[:5]) or bool(made[x] or made[3]))


def covering(need: Ints, have: Ints, made: dict[str, Ints]) -> list[Bound]:
    """`cost.covers` as sums: as many as are asked for in all; of every set of types as many, of these types or wild, as
    they ask for, besides the wild ones that must be wild; one for X. rr:wild-resource rr:cost rr:x-value"""
    typed = [i for i in range(3) if need[i]]
    sums: list[tuple[Ints, int]] = [((0, 1, 2, 3), sum(need[:5]))]
    for k in range(0 if need[3] else 1, len(typed) + 1):
        sums += [((*types, 3), sum(need[i] for i in types) + need[3]) for types in combinations(typed, k)]
    if need[5] >= 0:
        sums[0] = (sums[0][0], sums[0][1] + 1)
    if 0 <= need[5] < 4:
        sums.append((tuple(dict.fromkeys((need[5], 3))), 1))
    if need[5] < -1:  # of different types: whoever leaves out all types but some must still have enough
        sums += [((*left, 3), -need[5] - (3 - len(left))) for k in range(4) for left in combinations(range(3), k)]
    out = []
    for types, n in sums:
        if (lacks := n - sum(have[i] for i in types)) > 0:
            out.append(Bound(lacks, None, {i: w for i, g in made.items() if (w := sum(g[t] for t in types))}))
    return out
