"""Tune the weights of the policies of Dice Throne and the Vs. System by duels.

    python -m tools.tune_duels dicethrone --rounds 5 --samples 300 --seed t --out tuned.json
    python -m tools.tune_duels dicethrone --compare tuned.json --games 250 --seed held-out

Each sample moves all weights at once, each up or down by chance, and plays the weights moved one way against those moved
the other way: the same hero or deck on both sides, every seed with both seats. That shows each difference twice as large as
against the weights as they are, and every duel tells something of every weight (simultaneous perturbation). After a round
each weight goes as far as its effect stands out of the noise. The score of a duel is whether it was won, and a little for
the lead in Health or endurance at its end. `--compare` plays the weights of a file against those of the policy as it is.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from math import exp, sqrt
from pathlib import Path
from typing import Any

from quickstrike import games
from quickstrike.bots.bot import Bot
from quickstrike.bots.search.learned import LearnedGuide
from tools.learn_value import mirrored, watched
from tools.told import Wrong, one_or_more, run

LEAD = 50  # points of Health or endurance that count as much as a win
FAR = 1.0  # steps that a weight moves in a round, at most
SLOW = 3  # standard errors of an effect for which it moves one step
Values = dict[str, float]


@dataclass(frozen=True)
class Tuned:
    """What is tuned in a game: for each weight how far a sample moves it, as a part of it (below 0: that much itself)."""

    start: Values
    steps: Values
    bot: Callable[[Values], Bot]
    field: str
    lead: str


def dicethrone() -> Tuned:
    from quickstrike.bots.dicethrone import OddsBot
    from quickstrike.bots.dicethrone.weights import POLICY, PRICE
    from quickstrike.dicethrone.loading import HEROES, hero
    from quickstrike.dicethrone.prices import price

    prices = {PRICE + t.id: price(hero(h), t, 0, POLICY.worth) for h in HEROES for t in hero(h).tokens if not t.sides}
    steps = {
        **dict.fromkeys(("point", "card", "heal", "win", "defence", "phase", "pay", "later", "stays"), 0.25),
        **dict.fromkeys(("token", "pace", "most_turns", "waits", "waits_upgrade", "hold", "hold_upgrade"), 0.3),
        **dict.fromkeys(("hold_set", "hold_fix", "hold_nudge", "hold_reroll", "hold_attempt"), 0.3),
        **dict.fromkeys(("keep", "keep_once", "rich", "floor", "late", "ending", "least", "defended"), 0.3),
        **{"seldom": 0.4, "spare": 0.5, "deck_upgrade": 0.4, "crowd": -0.08, "hit": -1.0, "low": -2.0},
        **dict.fromkeys(prices, 0.25),
    }

    def bot(values: Values) -> Bot:
        return OddsBot(0, POLICY.moved(values))

    worth = {f.name: getattr(POLICY.worth, f.name) for f in fields(POLICY.worth)}
    own = {f.name: getattr(POLICY, f.name) for f in fields(POLICY)}
    return Tuned({k: float((worth | own | prices)[k]) for k in steps}, steps, bot, "heroes", "health")


def vs() -> Tuned:
    from quickstrike.bots.vs import HeuristicBot
    from quickstrike.bots.vs.weights import WEIGHTS

    start = {f.name: float(getattr(WEIGHTS, f.name)) for f in fields(WEIGHTS)}

    def bot(values: Values) -> Bot:
        return HeuristicBot(0, replace(WEIGHTS, **values))

    return Tuned(start, dict.fromkeys(start, 0.3), bot, "decks", "endurance")


GAMES = {"dicethrone": dicethrone, "vs": vs}


def moved(t: Tuned, at: Values, by: Values) -> Values:
    """The weights, each so many of its steps away."""
    out = {}
    for k, x in at.items():
        step = t.steps[k]
        out[k] = max(0.0, x - by[k] * step) if step < 0 else x * exp(by[k] * step)
    return out


def duel(
    game: str, t: Tuned, mine: Bot, other: Bot, what: str, seed: str, rows: Path | None = None
) -> tuple[float, float]:
    """From both seats: how often the first bot won, and its lead at the end, in the mean."""
    kit, won, lead = games.kit(game), 0.0, 0.0
    for seat in (0, 1):
        table = kit.game().begin(kit.setting().read({t.field: [what, what]}), seed, quiet=True)
        bots = (mine, other) if seat == 0 else (other, mine)
        if rows is not None:
            guide = getattr(kit.bot_of("search"), "guide", None)
            assert isinstance(guide, LearnedGuide)
            with rows.open("a") as f:
                f.write(json.dumps(watched(table, guide, bots)) + "\n")
        while (d := table.decision) is not None:
            table.answer(bots[d.seat].choose(table, d))
        players = table.view(seat)["players"]
        won += (table.payoff(seat) or 0.0) / 2
        lead += (players[seat][t.lead] - players[1 - seat][t.lead]) / 2
    return won, lead


def spread(xs: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    n = len(xs)
    mean = sum(xs) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in xs) / max(1, n - 1) / n)


def sampled(game: str, t: Tuned, at: Values, signs: Values, seed: str, rows: Path | None) -> float:
    """How much better the weights are that are moved this way than those moved the other way."""
    one, two = (t.bot(moved(t, at, {k: way * x for k, x in signs.items()})) for way in (1, -1))
    whats = mirrored(game)
    scores = [duel(game, t, one, two, x, seed.format(x), rows) for x in whats]
    return sum(won - 0.5 + lead / LEAD for won, lead in scores) / len(whats)


def tune(
    game: str, t: Tuned, at: Values, rounds: int, samples: int, seed: str, out: Path, rows: Path | None = None
) -> None:
    luck = random.Random(seed)
    for r in range(rounds):
        effects: dict[str, list[float]] = {k: [] for k in at}
        for n in range(samples):
            signs = {k: luck.choice((-1.0, 1.0)) for k in at}
            score = sampled(game, t, at, signs, f"{seed}/{r}/{{}}/{n}", rows)
            for k, x in signs.items():
                effects[k].append(score * x)
        errors = {k: mean / error for k, xs in effects.items() for mean, error in [spread(xs)]}
        at = moved(t, at, {k: max(-FAR, min(FAR, x / SLOW)) for k, x in errors.items()})
        out.write_text(json.dumps({k: float(f"{x:.4g}") for k, x in at.items()}, indent=1) + "\n", "utf-8")
        told = sorted(errors.items(), key=lambda x: -abs(x[1]))
        print(f"round {r}:", ", ".join(f"{k} {x:+.1f}" for k, x in told), flush=True)


def compare(game: str, t: Tuned, at: Values, count: int, seed: str) -> None:
    new, old = t.bot(at), t.bot(t.start)
    rows = [(x, *duel(game, t, new, old, x, f"{seed}/{x}/{n}")) for n in range(count) for x in mirrored(game)]
    for name in ("all", *mirrored(game)):
        some = [r for r in rows if name in ("all", r[0])]
        (won, error), (lead, other) = spread([r[1] for r in some]), spread([r[2] for r in some])
        print(f"{name}: {2 * len(some)} duels, {won:.1%} ± {error:.1%} won, lead {lead:+.2f} ± {other:.2f}")


def weights_in(path: Path) -> dict[str, float]:
    try:
        found: dict[str, float] = json.loads(path.read_text("utf-8"))
    except ValueError:
        raise Wrong(f"{path}: these are no weights") from None
    return found


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game", choices=tuple(GAMES))
    p.add_argument("--rounds", type=one_or_more, default=5)
    p.add_argument(
        "--samples", type=one_or_more, default=300, help="in a round; each is two duels of every hero or deck"
    )
    p.add_argument("--seed", default="t")
    p.add_argument("--start", type=Path, help="weights to begin with")
    p.add_argument("--out", type=Path, default=Path("tuned.json"))
    p.add_argument("--rows", type=Path, help="keep the duels for tools.learn_value")
    p.add_argument("--compare", type=Path)
    p.add_argument("--games", type=one_or_more, default=100, help="seeds of each hero or deck to compare with")
    a = p.parse_args()
    t: Any = GAMES[a.game]()
    if a.compare:
        compare(a.game, t, t.start | weights_in(a.compare), a.games, a.seed)
    else:
        at = t.start | (weights_in(a.start) if a.start else {})
        tune(a.game, t, at, a.rounds, a.samples, a.seed, a.out, a.rows)


if __name__ == "__main__":
    run(main)
