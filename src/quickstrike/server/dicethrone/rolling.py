"""What the dice on the table make of each ability: the exact odds of one's own roll, and what anybody's dice show."""

from __future__ import annotations

from typing import Any

from ...bots.dicethrone.advice import SMALL, Advice, rolling
from ...dicethrone import DiceThroneGame
from ...dicethrone.loading import hero
from ...dicethrone.odds import DICE
from ...dicethrone.patterns import tier
from ...dicethrone.rules.effect_scope import abilities
from ...dicethrone.table import OFFENSIVE

TOLD = 3  # abilities that are told of a keep


def shown(game: DiceThroneGame) -> dict[str, int]:
    """The abilities of the roller that the offensive dice show, with their tier."""
    s = game.state
    r = s.rolls[-1] if s.rolls else None
    if r is None or r.purpose != OFFENSIVE or not r.dice:
        return {}
    faces = hero(s.players[r.roller].hero).faces
    found = {a.id: tier(a.tiers, r.dice, faces) for a in abilities(s, r.roller, "offensive", "ultimate")}
    return {id: t for id, t in found.items() if t}


def odds(game: DiceThroneGame, seat: int) -> dict[str, Any]:
    """Of a seat in the middle of its offensive roll. chances: of each ability if nothing else is wanted; worth: of
    declaring it now; expected: of going on for the best; keeps: what each keep is worth, with what it ends, and the chances of each
    ability from there."""
    s = game.state
    if seat < 0 or not rolling(game, seat) or len(s.rolls[-1].dice) not in (0, DICE):
        return {}
    a = Advice(game, seat)
    able = shown(game)
    out: dict[str, Any] = {
        "chances": {x.id: chance(p) for x, p in a.chances()},
        "worth": {id: rounded(a.worth(id)) for id in able},
        "expected": rounded(a.odds.expected),
    }
    if a.dice and a.left:
        out["keeps"] = {
            "".join(map(str, keep)) or "-": [
                rounded(x),
                [[e.id, chance(p)] for e, p in a.ends(keep)[:TOLD]],
                {e.id: chance(p) for e, p in a.chances(keep)},
            ]
            for keep, x in a.keeps()
        }
        out["keep"] = "".join(map(str, a.odds.keep)) or "-"
    return out


def rounded(x: float) -> float:
    return round(x, 1)


def chance(p: float) -> float:
    """In per cent. Nothing that is possible is 0 and nothing that may fail is 100."""
    return 0.5 if 0 < p < SMALL else 99.5 if 1 - SMALL < p < 1 - 1e-9 else round(100 * p)
