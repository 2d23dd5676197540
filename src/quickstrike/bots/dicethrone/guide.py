"""What the search needs to know of Dice Throne: each decision by itself, rated when both sides have had their turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any

from ...dicethrone import DiceThroneGame
from ...dicethrone.loading import hero
from ...dicethrone.prices import price
from ...dicethrone.vocab import Prevent, Survive
from ...kernel.decision import Decision, Option
from ...kernel.game import Game
from ..search.learned import SEARCHES, LearnedGuide
from .advice import ROLLER, Advice, rolling
from .dice import op_of, total
from .gains import defence, hold, plain
from .react import belongs, speaks_of, touches
from .seen import Same, Seen
from .weights import TUNED

SIDE = (
    "health",
    "last health",
    "few health",
    "points",
    "hand",
    "offence",
    "defence",
    "good tokens",
    "bad tokens",
    "away",
)
TOKENS = (
    *("agility", "combo", "covert_ops", "electrokinesis", "guard_break", "invisibility", "kinetic_energy"),
    *("time_bomb", "vibranium_suit", "webbed"),
)
"""Those that the network knows by name: their prices are only a guess of what they do for winning."""
HELD = ("dice cards", "prevention", "upgrades")
BOTH = (*SIDE, *TOKENS)
NAMES = (
    *("my turn", "turn", "my hand's worth", *(f"my {x} in hand" for x in HELD)),
    *(f"my {x}" for x in BOTH),
    *(f"their {x}" for x in BOTH),
)
KEEPS = 3  # the best ways to keep dice or to use them, by the odds, that are tried
NEAR = 1.5  # points by which they may be worse than the best
LAST = 8  # Health from which on cards are thrown at any time
NEVER_ROLLING = ("sell", "discard_for", "decline")


class DiceThroneGuide(LearnedGuide):
    names = (*NAMES, SEARCHES)
    value = Path(__file__).with_name("value.json")
    settled = frozenset({"order"})
    ahead = 1
    far = 1.0
    steady = 2.0
    least = 0.005

    def features(self, view: dict[str, Any], seat: int) -> list[float]:
        b = Seen(view, TUNED, ROLLER)
        foes = [_side(b, x) for x in b.opponents]
        theirs = [max(x) for x in zip(*foes, strict=True)] if foes else [0.0] * len(BOTH)
        held = _held(b) if foes else [0.0] * (1 + len(HELD))
        return [float(view["active"] == seat), view["turn"] / 12, *held, *_side(b, seat), *theirs]

    def progress(self, view: dict[str, Any], seat: int) -> float:
        me = view["players"][seat]
        foes = [p["health"] for p in view["players"] if p["team"] != me["team"]]
        return float(max(0.0, min(1.0, 0.5 + (me["health"] - max(foes)) / 60)))

    def facts(self, game: Game[Any], seat: int) -> dict[str, float | bool]:
        players, over = game.view(seat)["players"], game.payoff(seat)
        theirs = [p["health"] for p in players if p["team"] != players[seat]["team"]]
        return {
            "won": over == 1,
            "lost": over == 0,
            "health": float(players[seat]["health"]),
            "their health": float(max(theirs)),
        }

    def candidates(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """All but the keeps of a roll: of these the best by the odds."""
        assert isinstance(game, DiceThroneGame)
        if decision.kind != "roll" or not any(o.verb == "keep" for o in options) or not rolling(game, decision.seat):
            return list(options)
        best = ["".join(map(str, k)) or "-" for k, _ in Advice(game, decision.seat, TUNED).keeps()[:KEEPS]]
        return [o for o in options if o.verb != "keep" or o.value in best]

    def promising(self, game: Game[Any], decision: Decision, options: Sequence[Option]) -> list[Option]:
        """What is not plainly worse than another: every trial that this saves tells more of the rest apart."""
        assert isinstance(game, DiceThroneGame)
        b = Seen(game.view(decision.seat), TUNED, ROLLER)
        match decision.kind:
            case "roll" if rolling(game, decision.seat):
                return rolled(Advice(game, decision.seat, TUNED), options)
            case "main":
                return in_main(b, options)
            case "react":
                return [o for o in options if timely(b, o, decision.about)]
        return list(options)


def rolled(advice: Advice, options: Sequence[Option]) -> list[Option]:
    """What final dice are used for: cards, and the best abilities as far as they come near the best. Which dice to keep is
    left to the policy, whose odds are exact: a few dozen trials tell two keeps apart by luck only."""
    if advice.left:
        return []
    worth = {o.id: advice.worth(o.value) for o in options if o.verb == "declare"}
    best = max(worth.values(), default=0.0)
    near = sorted((x for x in worth.values() if x >= best - NEAR), reverse=True)[:KEEPS]
    return [o for o in options if (worth[o.id] in near if o.id in worth else o.verb not in NEVER_ROLLING)]


def in_main(b: Seen, options: Sequence[Option]) -> list[Option]:
    """Of the cards that could be sold or discarded the one that is needed least, of copies one; dice cards wait for dice."""
    least = least_needed(b)
    kinds: dict[Any, Option] = {}
    for o in options:
        if o.verb in ("sell", "discard_for") and o.card != least:
            continue
        if o.verb == "play" and op_of(b.card(o.card).effect) is not None:
            continue
        kinds.setdefault((o.verb, b.view["cards"].get(str(o.card)), o.target, o.value), o)
    return list(kinds.values())


def least_needed(b: Seen) -> int:
    return min(b.hand, key=lambda c: (hold(b, b.card(c)), c), default=0)


def timely(b: Seen, o: Option, window: str) -> bool:
    """Is this the window for it? Dice cards where dice lie, all else as the odds bot has it."""
    if o.verb == "discard_for":  # a throw that may end the game; else cards go for what the main phase does as well
        return b.health(b.foe()) <= LAST and o.card == least_needed(b)
    if o.verb not in ("play", "spend"):
        return True
    if window in ("declared", "dice"):
        return o.verb == "play" and touches(b, o)
    return belongs(b, o, window)


def _held(b: Seen) -> list[float]:
    """What the hand is worth, and how many cards of some kinds are in it."""
    cards = [b.card(c) for c in b.hand]
    return [
        total(hold(b, c) for c in cards) / 10,
        sum(op_of(c.effect) is not None for c in cards) / 3,
        sum(speaks_of(Same(c.effect), (Prevent, Survive)) for c in cards) / 2,
        sum(b.fits(c) for c in cards) / 3,
    ]


def _side(b: Seen, seat: int) -> list[float]:
    """Upgrades and tokens by what they do, as the odds bot prices them: to carry a Time Bomb is not to have Agility."""
    p = b.players[seat]
    hp, board = p["health"], plain(hero(p["hero"]), p["levels"])
    tokens = [price(b.owner_of(t), b.token(t), side, b.w) for t, sides in sorted(p["tokens"].items()) for side in sides]
    return [
        *(hp / 25, exp(-hp / 4), exp(-hp / 10), p["points"] / 5, p["hand_size"] / 4),
        *(ROLLER.expected(board, b.w) / 8, defence(board, b.w) / 4),
        *(total(x for x in tokens if x > 0) / 5, total(-x for x in tokens if x < 0) / 5),
        total(float(at != seat) for at in p["companions"].values()),
        *(len(p["tokens"].get(t, ())) / 3 for t in TOKENS),
    ]
