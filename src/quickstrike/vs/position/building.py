"""From a file to a table: whose step it is, what lies in each row, hand and pile."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import At
from ...kernel.position.suggestions import nearest
from ..loading import CARDS
from ..readings import chosen
from ..rules.turn import build as build_steps
from ..rules.turn import match, turn
from ..rules.zones import add_resource, enter, turn_up
from ..table import ATTACHED, FRONT, RESOURCES, START_ENDURANCE, SUPPORT, Table
from ..vocab import CHARACTER, COSMIC, EQUIPMENT

TABLE = ("seed", "turn", "phase", "active", "initiative", "readings", "player")
PLAYER = ("endurance", "hand", "deck", "ko", "removed", "resources", "character", "points")
CHARACTER_KEYS = ("card", "row", "column", "stunned", "exhausted", "counters", "equipment", "owner")
PHASES = ("draw", "resource", "recruit", "formation", "attack", "recovery")
FILLER = "common:hired-muscle"
"""What a number stands for, in a deck or face down in a row."""


def code_of(at: At, name: str) -> str:
    """A card by code or name; where there are several versions, only the code will do."""
    if name in CARDS:
        return name
    wanted = name.casefold()
    for code, d in CARDS.items():
        if code.partition(":")[2] == name or wanted in (x.casefold() for x in d.name.all()):
            return code
    return at.fail("no card", name=name, near=nearest(name, [d.name.en for d in CARDS.values()]))


def build(at: At) -> Table:
    rows = at.rows("player")
    if not 2 <= len(rows) <= 4:
        at.fail("seats", n=len(rows))
    s = Table(at.seed(), ["" for _ in rows], chosen(at.texts("readings")))
    s.turn = at.number("turn", 1, 1)
    s.initiative = s.primary = (at.seat("initiative", len(rows)) or 0) if "initiative" in at else 0
    for seat, x in enumerate(rows):
        x.table(PLAYER, "player")
        s.players[seat].endurance = x.number("endurance", START_ENDURANCE, -999)
        for zone in ("deck", "hand", "ko", "removed"):
            for name in cards(x, zone, 10 if zone == "deck" else 0):
                s.zones[f"{zone}{seat}"].append(new_card(s, seat, name))
        resources(s, seat, x)
    for seat, x in enumerate(rows):
        for y in x.rows("character"):
            character(s, seat, y)
    s.waiting.clear()  # nothing has happened yet
    lay(s, at, len(rows))
    return s


def cards(at: At, key: str, plain: int) -> list[str]:
    """Codes; a number means that many cards, no matter which."""
    if key not in at:
        return [FILLER] * plain
    if isinstance(at[key].value, int):
        return [FILLER] * at.number(key)
    return [code_of(x, x.as_text(key)) for x in at.rows(key)]


def new_card(s: Table, seat: int, code: str) -> int:
    s.codes.append(code)
    s.owner.append(seat)
    return len(s.codes) - 1


def resources(s: Table, seat: int, at: At) -> None:
    """A number, names of face-down cards, or {card = ..., up = true}."""
    if "resources" in at and isinstance(at["resources"].value, int):
        rows: list[tuple[str, bool, bool]] = [(FILLER, False, False)] * at.number("resources")
    else:
        rows = [_resource(x) for x in at.rows("resources")]
    for code, up, exhausted in rows:
        card = new_card(s, seat, code)
        s.zones[f"hand{seat}"].append(card)
        add_resource(s, seat, card)
        if up:
            turn_up(s, card)
        s.things[card].ready = not exhausted


def _resource(at: At) -> tuple[str, bool, bool]:
    if isinstance(at.value, Mapping):
        at.table(("card", "up", "exhausted"), "resource")
        return code_of(at.get("card") or at, at.text("card")), at.flag("up"), at.flag("exhausted")
    return code_of(at, at.as_text("resources")), False, False


def character(s: Table, seat: int, at: At) -> None:
    at.table(CHARACTER_KEYS, "character")
    code = code_of(at.get("card") or at, at.text("card"))
    if CARDS[code].type != CHARACTER:
        at["card"].fail("no character", name=code)
    row = at.text("row", FRONT, (FRONT, SUPPORT))
    columns = [t.column for t in s.characters(seat) if t.row == row]
    column = at.number("column", max(columns, default=-1) + 1, -20, 20)
    if column in columns:
        at.fail("taken", row=row, column=column)
    card = new_card(s, seat if "owner" not in at else at.number("owner", 1, 1, len(s.players)) - 1, code)
    s.zones[f"hand{s.owner[card]}"].append(card)
    t = enter(s, card, seat, row, column)
    t.ready = not at.flag("exhausted")
    t.counters |= at.counts("counters")
    if at.flag("stunned"):
        t.stunned, t.up = True, False
        t.counters.pop(COSMIC, None)
    for x in at.rows("equipment"):
        gear = code_of(x, x.as_text("equipment"))
        if CARDS[gear].type != EQUIPMENT:
            x.fail("no equipment", name=gear)
        made = new_card(s, seat, gear)
        s.zones[f"hand{seat}"].append(made)
        enter(s, made, seat, ATTACHED, on=card)
    s.touch()


def lay(s: Table, at: At, seats: int) -> None:
    """The stack at the beginning of that step."""
    name = at.text("phase", "attack", PHASES)
    step = at.seat("active", seats)
    order = s.clockwise(s.initiative)
    left = tuple(order[order.index(step if step is not None else s.initiative) :])
    s.push(match)
    at_step: dict[str, str] = {"draw": "start_turn", "attack": "next_attack_step", "recovery": "recovery_phase"}
    f = s.push(turn, left=left, chosen=())
    f.pc = turn.at[at_step.get(name, "next_build")]
    if name in ("recruit", "formation"):
        f.mem["left"] = left[1:]
        g = s.push(build_steps, seat=left[0], moved=())
        g.pc = build_steps.at["recruit_step" if name == "recruit" else "end_recruiting"]


__all__ = ["RESOURCES", "build", "code_of"]
