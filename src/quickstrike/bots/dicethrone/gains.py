"""What an effect, a card or an upgrade would bring a seat now, and what it costs: all in points of damage."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...dicethrone import vocab as v
from ...dicethrone.following import Run, Steps, bonus, parts, value
from ...dicethrone.hero_board import Board, defences_of
from ...dicethrone.prices import price
from ...dicethrone.table import ABOVE, HEALTH
from ...dicethrone.weights import Weights
from ...kernel.ops import Op
from .dice import op_of, total
from .seen import Same, Seen
from .weights import Policy

FEW_CARDS = 3
BEFORE_DEFENCE = ("activated", "attacked", "dice")


# ---- the moment
def run_of(b: Seen, window: str = "", board: Board | None = None) -> Run:
    """The value function's view of this moment: what is incoming to me, and my own Attack."""
    r = Run(board or b.board(), b.w)
    if (w := b.incoming()) is not None:
        r.incoming = raw(b, w)
        r.less, r.halves, r.all = w["less"], w["halves"], w["all"]
    a = b.attack
    if a is None or a["attacker"] != b.seat or not a["attack"]:
        return r
    r.kind = kind_of(a["hits"])
    r.plus = -bonus(r)
    if window in BEFORE_DEFENCE or a["target"] < 0:
        r.attack = sum(n for n, kind in a["hits"] if kind != v.COLLATERAL)
        r.plus += a["plus"]
    elif (dealt := b.incoming(a["target"])) is not None:  # the defence has taken what it takes
        r.attack = dealt["total"]
        r.kind = v.UNDEFENDABLE if r.kind == v.NORMAL else r.kind
    return r


def raw(b: Seen, w: dict[str, Any]) -> int:
    """Incoming damage before anything is prevented, as far as it can be."""
    out = sum(n for n, kind in w["hits"] if kind != v.ULTIMATE)
    a = b.attack
    if a is not None and a["attack"] and a["target"] == w["seat"] and not w["isolated"] and not a["ultimate"]:
        out += a["plus"]
    return int(out)


def kind_of(hits: list[list[Any]]) -> str:
    kinds = [k for n, k in hits if n and k != v.COLLATERAL]
    return v.NORMAL if v.NORMAL in kinds or not kinds else str(kinds[0])


def gain(b: Seen, steps: Steps, window: str = "") -> float:
    """What doing these steps brings me, compared with doing nothing."""
    out = 0.0
    rest: list[Op] = []
    for i, op in enumerate(steps):
        if isinstance(op, v.Roll):  # what comes behind reads the dice
            rest += steps[i:]
            break
        own = OWN.get(type(op))
        known = own(b, op, window) if own else None
        if known is None:
            rest.append(op)
        else:
            out += known
    if not rest:
        return out
    return out + value(tuple(rest), run_of(b, window)) - value((), run_of(b, window))


# ---- words that look at the whole table
def token_worth(b: Seen, seat: int, token: str) -> float:
    """What it is worth to me that somebody has this token; what it did when it was placed is past."""
    sides = b.players[seat]["tokens"].get(token) or [0]
    h, t = b.owner_of(token), b.token(token)
    each = price(h, t, sides[-1], b.w) - value(t.inflicted.steps, Run(plain(h, {}), b.w))
    return each if b.ours(seat) else -each


def removals(b: Seen, op: v.Remove) -> dict[int, float]:
    """What removing tokens brings, by whose they are: the best ones, or all of them."""
    who = {v.YOU: [b.seat], v.OPPONENT: b.opponents, v.TARGET: [b.foe()]}.get(op.who, range(len(b.players)))
    out: dict[int, float] = {}
    for seat in who:
        each = [
            -token_worth(b, seat, t)
            for t, sides in b.players[seat]["tokens"].items()
            for _ in sides
            if b.token(t).removable and (not op.token or t == op.token)
        ]
        if each:
            out[seat] = total(sorted(each, reverse=True)[: op.n or None])
    return out


def _remove(b: Seen, op: v.Remove, window: str) -> float | None:
    return None if op.this or op.who == v.BEARER else max(removals(b, op).values(), default=0.0)


def transfers(b: Seen) -> list[tuple[float, int, str, int]]:
    """What moving one token brings, from whom, which, to whom."""
    alive = [x for x, p in enumerate(b.players) if not p["out"]]
    return [
        (token_worth(b, to, t) - token_worth(b, seat, t), seat, t, to)
        for seat in alive
        for t in b.players[seat]["tokens"]
        if b.token(t).transferable
        for to in alive
        if to != seat and b.room(t, to) > 0
    ]


def _transfer(b: Seen, op: v.Transfer, window: str) -> float:
    return max((x[0] for x in transfers(b)), default=0.0)


def _play_upgrade(b: Seen, op: v.PlayUpgrade, window: str) -> float:
    return max((upgrade_gain(b, b.card(c)) - b.p.hold_upgrade * crowded(b) for c in b.upgrades()), default=0.0)


def _scout(b: Seen, op: v.Scout, window: str) -> float:
    """Upgrades among the next cards; or, where one may be fetched instead, the chance that there is none."""
    part = b.deck_upgrades()
    if not part:
        return 0.0
    if op.take:
        return op.n * part * b.p.deck_upgrade
    none = (1 - part) ** op.n
    return b.w.scout * (1 - none) + (b.p.deck_upgrade * none if op.fetch else 0.0)


def _either(b: Seen, op: v.Either, window: str) -> float:
    return max(gain(b, c.steps, window) for c in op.choices)


def _heal(b: Seen, op: v.Heal, window: str) -> float | None:
    """Nothing above the most (dt:health)."""
    if op.who != v.YOU:
        return None
    most = HEALTH[b.view["mode"]] + ABOVE - b.health(b.seat)
    return min(run_of(b, window).number(op.n), most) * b.w.heal


def _defend(b: Seen, op: v.Defend, window: str) -> float:
    """A defence where there would be none."""
    return max((defence_worth(b, a) for a in defences_of(b.board())), default=0.0) - value((), run_of(b, window))


OWN: dict[type[Op], Callable[[Seen, Any, str], float | None]] = {
    v.Remove: _remove,
    v.Transfer: _transfer,
    v.PlayUpgrade: _play_upgrade,
    v.Scout: _scout,
    v.Either: _either,
    v.Heal: _heal,
    v.Defend: _defend,
}


def defence_worth(b: Seen, a: v.Ability) -> float:
    """What a defensive ability is worth against what is incoming, before its roll."""
    return value((v.Roll(a.dice), *a.effect.steps), run_of(b))


# ---- upgrades
def upgrade_gain(b: Seen, card: v.Card) -> float:
    """What an upgrade adds to every roll phase and every defence that is left, and what playing it does."""
    now = plain(b.hero, b.me["levels"])
    then = plain(b.hero, {**b.me["levels"], card.space: card.level})
    each = b.roller.expected(then, b.w) - b.roller.expected(now, b.w)
    each += (defence(then, b.w) - defence(now, b.w)) * b.p.defended
    space = next(s for s in b.hero.spaces if s.id == card.space)
    level = space.levels[card.level - 1]
    once = value(level.played.steps, Run(now, b.w))
    if level.passive is not None:
        once += answers_worth(b, level.passive, now) - sum(answers_worth(b, p, now) for p in was(space, b))
    return each * b.turns() + once


def was(space: v.Space, b: Seen) -> list[v.Passive]:
    """The passive ability that an upgrade of its space covers."""
    covered = space.levels[b.me["levels"].get(space.id, 1) - 1].passive
    return [covered] if covered is not None else []


def answers_worth(b: Seen, p: v.Passive, board: Board) -> float:
    """What a passive ability's answers will bring: an upgrade every other turn, up to three; all else once a turn."""
    often = {v.ON_UPGRADE: min(3.0, b.turns() / 2)}
    out = 0.0
    for a in p.answers:
        r = Run(board, b.w)
        r.damage = b.w.hit if a.event in v.DAMAGE_EVENTS else 0
        out += value(a.effect.steps, r) * often.get(a.event, b.turns())
    return out


def plain(h: v.Hero, levels: dict[str, int]) -> Board:
    """A board with its upgrades and nothing else, against somebody average: what upgrades are judged by."""
    return Board.of(h, levels=levels)


@lru_cache(maxsize=8192)
def defence(board: Board, w: Weights) -> float:
    """What the best defence does against a usual Attack."""
    return max(
        (value((v.Roll(a.dice), *a.effect.steps), Run(board, w, incoming=w.hit)) + w.hit for a in defences_of(board)),
        default=0.0,
    )


# ---- prices
def point(b: Seen) -> float:
    """A combat point; less when there will be little time to spend it, or when there are many."""
    spare = max(0.0, b.points - b.p.rich)
    return b.w.point * b.p.pay * min(1.0, (b.turns() + 1) / b.p.late) * max(b.p.floor, 1 - b.p.spare * spare)


def hold(b: Seen, card: v.Card) -> float:
    """What a card is worth in the hand, to be used at its moment."""
    part = crowded(b)
    if card.timing == "upgrade":
        if not b.fits(card):
            return 0.0
        return max(b.p.hold, b.p.waits_upgrade * (upgrade_gain(b, card) - b.price(card) * point(b))) * part
    net = usual(Same(b.hero), Same(card), b.w) - b.price(card) * point(b) - tokens_price(b, card)
    return max(least_of(b.p, card), b.p.waits * net) * part


def least_of(p: Policy, card: v.Card) -> float:
    """What an action is worth in the hand at the least: for dice cards there are many moments."""
    match op_of(card.effect):
        case None:
            return p.hold
        case v.Set(values=()):
            return p.hold_set
        case v.Nudge():
            return p.hold_nudge
        case v.Reroll():
            return p.hold_reroll
        case v.Attempt():
            return p.hold_attempt
    return p.hold_fix


def crowded(b: Seen) -> float:
    """Of many cards each is needed less, and towards the end: some will never be played."""
    return max(0.0, 1 - b.p.crowd * max(0, len(b.hand) - FEW_CARDS)) * min(1.0, (b.turns() + 1) / b.p.ending)


@lru_cache(maxsize=1024)
def usual(h: Same, action: Same, w: Weights) -> float:
    """What an action does at the moment it is made for, against a usual Attack or with usual dice."""
    card: v.Card = action.x
    r = Run(plain(h.x, {}), w)
    if any(True for kind in (v.Prevent, v.Survive) for _ in parts(card.effect, kind)):
        r.incoming = w.hit
    if card.modifier:
        r.attack, r.kind = w.hit, v.UNDEFENDABLE
    before = value((), r.clone())
    return value(card.effect.steps, r) - before


def tokens_price(b: Seen, card: v.Card) -> float:
    return total(n * spent(b, t) for t, n in card.tokens)


def spent(b: Seen, token: str) -> float:
    """What a token that I spend would have been worth later. One that is good once a turn has its uses numbered."""
    t = b.token(token)
    keep = b.p.keep_once if any(s.once for s in t.spend) else b.p.keep
    return price(b.owner_of(token), t, 0, b.w) * keep * min(1.0, (b.turns() + 1) / b.p.late)


def cost(b: Seen, card: v.Card) -> float:
    """Points, tokens, and the card itself."""
    return b.price(card) * point(b) + tokens_price(b, card) + hold(b, card)
