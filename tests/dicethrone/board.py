"""A table as a test wants it, and the few verbs tests need."""

from __future__ import annotations

from typing import Any

from quickstrike import dicethrone as dt
from quickstrike.dicethrone.game import DiceThroneGame
from quickstrike.dicethrone.rules.turn import main_options
from quickstrike.kernel.decision import Decision, Option

CALM = ("pass", "next", "stop", "no")


def table(
    heroes: str = "thor black-widow",
    *,
    hands: dict[int, list[str]] | None = None,
    mode: str = "",
    points: dict[int, int] | None = None,
    tokens: dict[int, dict[str, Any]] | None = None,
    levels: dict[int, dict[str, int]] | None = None,
    health: dict[int, int] | None = None,
    away: dict[int, int] | None = None,
    dice: tuple[int, ...] = (),
    seed: int | str = 1,
) -> DiceThroneGame:
    """Seat 0 is active, in main phase 1 of the first turn, both hands empty but for what is named.

    hands: {seat: codes, "tip-it" being common, "thor:power-trip" a hero's}; tokens: {seat: {token: number or sides}};
    levels: {seat: {space: level}}; health: {seat: dial}; away: {seat: who holds his companion}; dice: in this order.
    """
    g = dt.new(heroes.split(), mode, seed, start=0)
    s = g.state
    for seat, p in enumerate(s.players):
        for card in list(s.zones[f"hand{seat}"]):
            s.zones[f"hand{seat}"].remove(card)
            s.zones[f"deck{seat}"].insert(0, card)
        for code in (hands or {}).get(seat, []):
            put(g, seat, code, "hand")
        p.points = (points or {}).get(seat, 15)
        p.tokens = {t: (0,) * n if isinstance(n, int) else tuple(n) for t, n in (tokens or {}).get(seat, {}).items()}
        for space, level in (levels or {}).get(seat, {}).items():
            put(g, seat, f"{p.hero}:{space}-{level}", "board")
            p.levels[space] = level
        if health and seat in health:
            s.dials[p.team] = health[seat]
        if away and seat in away:
            p.companions = dict.fromkeys(p.companions, away[seat])
    s.loaded = tuple(dice)
    s.pending[:] = [Decision(0, "main", main_options(s)).numbered(s.number)]
    return g


def put(g: DiceThroneGame, seat: int, code: str, zone: str) -> int:
    s = g.state
    wanted = code if ":" in code else f"common:{code}"
    card = next(c for c in s.zones[f"deck{seat}"] if s.codes[c] == wanted)
    s.move(card, f"deck{seat}", f"{zone}{seat}")
    return card


def do(g: DiceThroneGame, verb: str, **fields: Any) -> Decision | None:
    """Answer by verb and fields: do(g, "play", card="tip-it"), do(g, "keep", value="66"), do(g, "player", target=1)."""
    return _checked(g, g.answer(g.find(verb, **fields)))


def _checked(g: DiceThroneGame, d: Decision | None) -> Decision | None:
    """After every answer the table is sound."""
    assert not (bad := g.invariants()), bad
    return d


def can(g: DiceThroneGame, verb: str, **fields: Any) -> bool:
    """Is this among the options of the decision that is open (not of the offers)?"""
    return any(
        o.verb == verb and all(g.is_called(o, k, v) for k, v in fields.items())
        for d in g.state.pending
        for o in d.options
    )


def by(g: DiceThroneGame, seat: int, verb: str, **fields: Any) -> Decision | None:
    """The same by a certain seat, whether it is asked or uses what it may do at any time."""
    return _checked(g, g.answer(_of(g, seat, verb, fields)[0], seat=seat))


def may(g: DiceThroneGame, seat: int, verb: str, **fields: Any) -> bool:
    """Could this seat do that now, asked or not?"""
    return bool(_of(g, seat, verb, fields))


def _of(g: DiceThroneGame, seat: int, verb: str, fields: dict[str, Any]) -> list[Option]:
    return [
        o
        for d in g.decisions
        if d.seat == seat
        for o in d.options
        if o.verb == verb and all(g.is_called(o, k, v) for k, v in fields.items())
    ]


def asked(g: DiceThroneGame) -> tuple[int, str, str]:
    """Who is asked, what kind of decision, in which window."""
    d = g.decision
    assert d is not None
    return d.seat, d.kind, str(d.about or "")


def end_turn(g: DiceThroneGame) -> None:
    """From a main phase to the next decision of the next turn, without rolling."""
    if g.state.phase == "main1":
        do(g, "next")
        do(g, "decline")
    do(g, "next")


def roll(g: DiceThroneGame, *dice: int) -> None:
    """From main phase 1: go to the offensive roll and roll just these five."""
    if g.decision.kind == "main":
        do(g, "next")
    g.state.loaded = (*dice, *g.state.loaded)
    do(g, "roll")


def attack(g: DiceThroneGame, ability: str, *dice: int, then: tuple[int, ...] = ()) -> None:
    """Roll these dice and declare; what is rolled after that falls as `then` says."""
    g.state.loaded = tuple(then)
    roll(g, *dice)
    do(g, "declare", value=ability)


def calm(g: DiceThroneGame, until: str = "") -> None:
    """Everybody passes until main phase 2, the end of the game, or a decision of that kind."""
    while g.decision and g.decision.kind != (until or "main"):
        d = g.decision
        o = next((o for verb in CALM for o in d.options if o.verb == verb), d.options[0])
        g.answer(o)


def undefended(g: DiceThroneGame) -> list[int]:
    """Everybody passes and nobody defends, until main phase 2 or the end of the game; gives the dials."""
    while g.decision and g.decision.kind != "main":
        do(g, "decline" if g.decision.kind == "defence" else "pass")
    return health(g)


def health(g: DiceThroneGame) -> list[int]:
    return list(g.state.dials)


def count(g: DiceThroneGame, seat: int, token: str) -> int:
    return g.state.players[seat].count(token)


def hand(g: DiceThroneGame, seat: int) -> list[str]:
    return sorted(g.state.codes[c] for c in g.state.zones[f"hand{seat}"])


def option(g: DiceThroneGame, verb: str, **fields: Any) -> Option:
    return g.find(verb, **fields)
