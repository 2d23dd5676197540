"""A table as a test wants it, and the few verbs tests need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quickstrike.kernel.decision import Decision
from quickstrike.vs.game import VsGame
from quickstrike.vs.loading import CARDS, TEAMS, add_file
from quickstrike.vs.reading import read_cards
from quickstrike.vs.rules.layers import props
from quickstrike.vs.table import Thing

HERE = Path(__file__).parent
if "t:red-1" not in CARDS:
    for name in ("cards.toml", "more_cards.toml", "edge_cards.toml"):
        add_file(read_cards(HERE / name, "t", tuple(TEAMS)))
CALM = ("pass", "done", "none", "no", "keep")
Row = list[Any]


def side(front: Row = (), support: Row = (), **more: Any) -> dict[str, Any]:
    """A player: characters by name of the test cards, or as tables; the rest as a position has it."""
    rows = []
    for row, names in (("front", front), ("support", support)):
        for i, x in enumerate(names):
            if x is not None:
                y = {"card": x} if isinstance(x, str) else dict(x)
                rows.append({"row": row, "column": i, **y, "card": code(y["card"])})
    out = {"resources": 5, "deck": 10, "character": rows, **more}
    for k in ("hand", "deck", "ko", "resources"):
        if isinstance(out.get(k), list):
            out[k] = [
                {**x, "card": code(x["card"])} if isinstance(x, dict) else code(x) if isinstance(x, str) else x
                for x in out[k]
            ]
    for x in rows:
        if "equipment" in x:
            x["equipment"] = [code(y) for y in x["equipment"]]
    return out


def code(name: str) -> str:
    return name if ":" in name else f"t:{name}"


def table(me: dict[str, Any], them: dict[str, Any], *others: dict[str, Any], **more: Any) -> VsGame:
    """Seat 0 has the initiative and its attack step begins, unless `phase` and `active` (from 1) say otherwise."""
    spec = {"turn": 5, "phase": "attack", "player": [me, them, *others], **more}
    g = VsGame.from_position({"position": spec, "seed": 0})
    return checked(g)


def checked(g: VsGame) -> VsGame:
    """After every answer the table is sound."""
    assert not (bad := g.invariants()), bad
    return g


def find(g: VsGame, name: str, seat: int | None = None) -> int:
    """The number of the object or card of that code; of several the first."""
    wanted = code(name)
    mine = [c for c, t in g.state.things.items() if g.state.codes[c] == wanted and seat in (None, t.seat)]
    held = [c for c in range(len(g.state.codes)) if g.state.codes[c] == wanted and seat in (None, g.state.owner[c])]
    return (mine or held)[0]


def thing(g: VsGame, name: str, seat: int | None = None) -> Thing:
    return g.state.things[find(g, name, seat)]


def do(g: VsGame, verb: str, card: str = "", target: Any = None, **fields: Any) -> Decision | None:
    """Answer by verb and fields: do(g, "attack", "red-3", "blue-3"), do(g, "play", "push")."""
    if card:
        fields["card"] = code(card)
    if target is not None:
        fields["target"] = code(target) if isinstance(target, str) else target
    g.answer(g.find(verb, **fields))
    checked(g)
    return g.decision


def can(g: VsGame, verb: str, card: str = "", target: Any = None, **fields: Any) -> bool:
    """Is this among the options of the decision that is open?"""
    if card:
        fields["card"] = code(card)
    if target is not None:
        fields["target"] = code(target) if isinstance(target, str) else target
    d = g.decision
    return d is not None and any(
        o.verb == verb and all(g.is_called(o, k, v) for k, v in fields.items()) for o in d.options
    )


def why(g: VsGame, seat: int, verb: str, card: str = "", target: str = "") -> str:
    """The id of the rule that forbids it."""
    fields: dict[str, Any] = {"verb": verb}
    if card:
        fields["card"] = find(g, card)
    if target:
        fields["target"] = find(g, target)
    return g.explain(seat, fields).rule


def passes(g: VsGame, n: int = 1) -> None:
    """Decline so many times."""
    for _ in range(n):
        d = g.decision
        g.answer(next(o for verb in CALM for o in d.options if o.verb == verb))
        checked(g)


def to(g: VsGame, seat: int) -> None:
    """The others decline until that seat is asked."""
    for _ in range(9):
        if g.decision.seat == seat:
            return
        passes(g)
    raise AssertionError(f"seat {seat} is not asked")


def settle(g: VsGame) -> None:
    """All pass until the chain is empty and no attack is under way."""
    while g.decision is not None and (g.state.chain or g.state.attack is not None or g.state.waiting):
        d = g.decision
        g.answer(next((o for verb in CALM for o in d.options if o.verb == verb), d.options[0]))
        checked(g)


def until(g: VsGame, phase: str, seat: int = -1) -> None:
    """All decline until somebody is asked in that phase."""
    for _ in range(200):
        s = g.state
        if g.decision is None or (s.phase == phase and seat in (-1, s.step)):
            return
        d = g.decision
        g.answer(next((o for verb in CALM for o in d.options if o.verb == verb), d.options[0]))
        checked(g)
    raise AssertionError(f"{phase} never came")


def asked(g: VsGame, kind: str) -> None:
    """All pass until somebody is asked that."""
    for _ in range(20):
        if g.decision is not None and g.decision.kind == kind:
            return
        passes(g)
    raise AssertionError(f"nobody is asked {kind}")


def endurance(g: VsGame) -> list[int]:
    return [p.endurance for p in g.state.players]


def atk(g: VsGame, name: str, seat: int | None = None) -> int:
    return props(g.state, find(g, name, seat)).atk


def teams(g: VsGame, name: str, seat: int | None = None) -> list[str]:
    return sorted(props(g.state, find(g, name, seat)).teams)


def zone(g: VsGame, kind: str, seat: int = 0) -> list[str]:
    return [g.state.codes[c].removeprefix("t:") for c in g.state.zones[f"{kind}{seat}"]]


def in_play(g: VsGame, name: str, seat: int | None = None) -> bool:
    s = g.state
    return any(s.codes[c] == code(name) and seat in (None, t.seat) for c, t in s.things.items())


def quiet(g: VsGame) -> None:
    """Nothing is left on the chain, and no attack is under way."""
    assert not g.state.chain and g.state.attack is None and not g.state.waiting
