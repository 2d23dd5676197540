"""What came out of a study, as plain data. It depends on the plan and its rows alone, so a study that was broken off and taken
up again has the figures of one that was not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from ..stats import mean, wilson
from .plan import Row

LEVEL = 0.05
RHO = 0.35  # where the confidence sequence is tightest: at about 60 pairs with the usual spread
ROUNDS = (1, 2, 3, 4, 6, 8)
"""By whose end a card has come to hand or not, in games that went on after it."""
DEALT, KEPT, BACK, DRAWN, DRAWN_AT, PLAYED, PLAYED_AT, SPENT = range(8)
COUNTED = {"drawn": DRAWN, "played": PLAYED, "spent": SPENT}


@dataclass(frozen=True)
class Difference:
    """How much more often the first wins, with an interval."""

    games: int
    mean: float
    interval: tuple[float, float]

    def shown(self) -> dict[str, Any]:
        return {"games": self.games, "difference": round(self.mean, 4), "interval_95": rounded(self.interval)}


def compared(first: Sequence[Row], second: Sequence[Row]) -> Difference:
    """Two arms on common seeds. The interval holds at all times together (a confidence sequence), so that one may look at it
    after every game and stop when it leaves zero."""
    pairs = [a.worth - b.worth for a, b in zip(first, second, strict=False) if not a.error and not b.error]
    n = len(pairs)
    if n < 2:
        return Difference(n, mean(pairs), (-1.0, 1.0))
    m = mean(pairs)
    spread = max(sum((x - m) ** 2 for x in pairs) / (n - 1), 1 / n)  # pairs that are all alike prove little
    half = sqrt(spread * 2 * (n * RHO**2 + 1) / (n**2 * RHO**2) * log(sqrt(n * RHO**2 + 1) / LEVEL))
    return Difference(n, m, (max(-1.0, m - half), min(1.0, m + half)))


def _compared(study: str, first: list[Row], other: list[Row]) -> Difference:
    """A comparison asks how much better the first is, a swap how much better the change."""
    return compared(first, other) if study == "compare" else compared(other, first)


def between(a: tuple[int, int], b: tuple[int, int]) -> Difference:
    """The difference of two win rates (wins, games) of different games: Newcombe's interval."""
    if not a[1] or not b[1]:
        return Difference(min(a[1], b[1]), 0.0, (-1.0, 1.0))
    (p, (l1, u1)), (q, (l2, u2)) = ((x[0] / x[1], wilson(*x)) for x in (a, b))
    low, high = sqrt((p - l1) ** 2 + (u2 - q) ** 2), sqrt((u1 - p) ** 2 + (q - l2) ** 2)
    return Difference(min(a[1], b[1]), p - q, (p - q - low, p - q + high))


def rounded(values: Iterable[float]) -> list[float]:
    return [round(x, 4) for x in values]


def rate(rows: Iterable[Row]) -> dict[str, Any]:
    some = list(rows)
    wins = sum(r.won for r in some)
    return {
        "games": len(some),
        "wins": wins,
        "win_rate": round(wins / len(some), 4) if some else None,
        "interval_95": rounded(wilson(wins, len(some))),
    }


def arm_figures(arm: Mapping[str, Any], rows: list[Row]) -> dict[str, Any]:
    done = [r for r in rows if not r.error]
    return {
        **arm,
        **rate(done),
        "draws": sum(0 < r.worth < 1 for r in done),
        "clock": round(mean([r.clock for r in done]), 2),
        "decisions": round(mean([r.decisions for r in done]), 1),
        "lost_by": dict(sorted(Counter(r.how for r in done if r.how).items())),
        "ends": {str(k): list(v) for k, v in ends(done).items()},
        "crashes": [{"seed": r.seed, "error": r.error} for r in rows if r.error],
    }


def ends(rows: list[Row]) -> dict[int, tuple[int, int]]:
    """Round or turn of the end: games won and not won."""
    won, lost = Counter(r.clock for r in rows if r.won), Counter(r.clock for r in rows if not r.won)
    return {k: (won[k], lost[k]) for k in sorted({*won, *lost})}


def split(rows: list[Row], yes: Callable[[Row], bool]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Wins and games of the rows for which it is so, and of the others."""
    a, b = [r for r in rows if yes(r)], [r for r in rows if not yes(r)]
    return (sum(r.won for r in a), len(a)), (sum(r.won for r in b), len(b))


def card_figures(rows: list[Row]) -> dict[str, Any]:
    """What each card did, and `by`: the round by which they are ranked. Games that went on after a round have all been just as
    long until then; of these, those in which a card had come to hand by the end of the round are compared with the others.
    Over whole games it would be the long ones that have it, and how long a game was says who won it."""
    done = [r for r in rows if not r.error]
    codes = sorted({c for r in done for c in r.cards})
    by = ranking_round(done, codes)
    return {"by": by, "cards": sorted((_card(done, code, by) for code in codes), key=_by_gain)}


def ranking_round(rows: list[Row], codes: Sequence[str]) -> int:
    """The one of `ROUNDS` that tells most: enough games went on after it, and cards had been seen in some and not in others.
    Who won has no part in it."""

    def told(n: int) -> float:
        sizes = [(has[1], has_not[1]) for has, has_not in (_drawn_by(rows, code, n) for code in codes)]
        return sum(a * b / (a + b) for a, b in sizes if a + b)

    return max(ROUNDS, key=told)


def _card(rows: list[Row], code: str, by: int) -> dict[str, Any]:
    of = [r.cards[code] for r in rows if code in r.cards]
    rounds = {n: _drawn_by(rows, code, n) for n in ROUNDS}
    return {
        "code": code,
        **{k: round(sum(x[at] for x in of) / len(rows), 3) for k, at in COUNTED.items()},
        "drawn_at": round(mean([x[DRAWN_AT] for x in of if x[DRAWN_AT] >= 0]), 2),
        "played_at": round(mean([x[PLAYED_AT] for x in of if x[PLAYED_AT] >= 0]), 2),
        **_split_shown(*rounds[by]),
        "by_round": {str(n): _split_shown(*x) for n, x in rounds.items()},
    }


def _split_shown(has: tuple[int, int], has_not: tuple[int, int]) -> dict[str, Any]:
    return {"with": _share(has), "without": _share(has_not), **between(has, has_not).shown()}


def _by_gain(x: dict[str, Any]) -> tuple[Any, ...]:
    """The best first; last what nothing can be said of."""
    return not x["games"], -x["difference"], x["code"]


def _drawn_by(rows: list[Row], code: str, n: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Of the games that went on after round n: those in which the card had come to hand by its end, and the others."""
    return split(
        [r for r in rows if r.clock > n], lambda r: 0 <= r.cards.get(code, [-1] * (DRAWN_AT + 1))[DRAWN_AT] <= n
    )


def _share(x: tuple[int, int]) -> dict[str, Any]:
    return {"wins": x[0], "games": x[1], "win_rate": round(x[0] / x[1], 4) if x[1] else None}


def opening_figures(rows: list[Row]) -> list[dict[str, Any]]:
    """Mulligans drawn by lot: a card of the opening hand that was kept against the same card put back. As chance decided,
    the difference is the card's doing."""
    done, out = [r for r in rows if not r.error], []
    for code in sorted({c for r in done for c, x in r.cards.items() if x[DEALT]}):
        kept, back = ([r for r in done if code in r.cards and r.cards[code][k]] for k in (KEPT, BACK))
        a, b = ((sum(r.won for r in x), len(x)) for x in (kept, back))
        out.append({"code": code, "kept": _share(a), "back": _share(b), **between(a, b).shown()})
    return sorted(out, key=_by_gain)


def summary(plan: Mapping[str, Any], rows: Iterable[Row], games: int = -1) -> dict[str, Any]:
    """The whole: what was asked and what came out. games: how many of each arm count, if it was clear before the end."""
    most = plan["games"] if games < 0 else games
    of: list[list[Row]] = [[] for _ in plan["arms"]]
    for r in sorted(rows, key=lambda r: r.number):
        if r.number < most:
            of[r.arm].append(r)
    out: dict[str, Any] = {k: plan[k] for k in ("study", "game", "seed", "games", "version", "digest", "about")}
    out["played"] = most
    out["arms"] = [arm_figures(a, x) for a, x in zip(plan["arms"], of, strict=True)]
    if plan["study"] == "mulligan":
        out["opening"] = opening_figures(of[0])
    elif plan["study"] in ("compare", "swap"):
        out["differences"] = [{"arm": k, **_compared(plan["study"], of[0], of[k]).shown()} for k in range(1, len(of))]
    if plan["study"] in ("rate", "compare") and of[0] and of[0][0].cards:
        out["cards"] = [card_figures(x) for x in of]
    if plan["study"] == "matchups":
        out |= matchups(plan, of)
    return out


def matchups(plan: Mapping[str, Any], of: list[list[Row]]) -> dict[str, Any]:
    """Each against each, from both seats together, as `name` sees it: all games, and those in which it began or did not. And
    what beginning is worth in all games together."""
    found: dict[tuple[str, str], list[Seen]] = {}
    for arm, rows in zip(plan["arms"], of, strict=True):
        names, seat = arm["setting"][plan["about"]["of"]], arm["seat"]
        other = len(names) - 1 - seat
        done = [r for r in rows if not r.error]
        found.setdefault((names[seat], names[other]), []).extend((r.worth, r.began, seat) for r in done)
        found.setdefault((names[other], names[seat]), []).extend((1 - r.worth, r.began, other) for r in done)
    begun = [x for games in found.values() for x in games if x[1] == x[2]]
    table = [
        {
            "name": name,
            "against": against,
            **_won(games),
            "score": round(mean([worth for worth, _, _ in games]), 4),
            "first": _won([x for x in games if x[1] == x[2]]),
            "second": _won([x for x in games if x[1] == 1 - x[2]]),
        }
        for (name, against), games in found.items()
    ]
    return {"table": table, "first": _won(begun)}


Seen = tuple[float, int, int]
"""A game as a seat sees it: what it was worth, which seat began, this seat."""


def _won(games: list[Seen]) -> dict[str, Any]:
    """A drawn game is nobody's."""
    wins = sum(worth == 1 for worth, _, _ in games)
    return {**_share((wins, len(games))), "interval_95": rounded(wilson(wins, len(games)))}
