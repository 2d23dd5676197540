"""Expectations: what should be true of a table, and what differs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter, methodcaller
from typing import Any

from ...kernel.language import Said
from ..called import KINDS
from ..decks.names import norm, split, titles
from ..faces import FACES
from ..rules import stats
from ..text.story import FIELDS
from ..vocab.parts import KEYWORDS
from .cards import Cards, stage_number
from .handles import Card, zone_name
from .look import Look
from .near import nearest
from .play import CannotDo, Position
from .source import MOST, At
from .steps import ANSWERS, DECISIONS, VERBS, seat_of, thing

STATS = ("atk", "thw", "def", "sch", "rec")
OWN = ("damage", "threat", "exhausted", "stunned", "confused", "tough", "hp", "in_play", "name")
CARD: dict[str, Callable[[Card], Any]] = {
    **{k: attrgetter(k) for k in OWN},
    **{k: methodcaller("stat", k.upper()) for k in STATS},
    "engaged": lambda c: c.engaged + 1,
    "controller": lambda c: c.controller + 1,
    "host": lambda c: c.host.name if c.host else "",
    "form": lambda c: c.face.kind.replace("_", "-"),
    "side": lambda c: c.face.code[-1],
    "stage": lambda c: c.face.facts.get("stage", ""),
    "attached": lambda c: c.attached,
    "boosts": lambda c: len(c.boosts),
    "under": lambda c: len(c.inst.under),
    "facedown": lambda c: c.face.facedown,
}
"""What may be expected of a card."""
LISTED = ("where", "counters", "keywords", "traits")
"""What else, compared each in its own way."""
PLAYER = ("hand", "deck", "discard", "dealt", "minions", "out", "hand_size")
TABLE: dict[str, Callable[[Position], Any]] = {
    "asked": lambda t: t.asked,
    "result": lambda t: t.game.result or "",
    "round": lambda t: t.state.round,
    "phase": lambda t: t.state.phase,
    "first": lambda t: t.state.first + 1,
    "turn": lambda t: t.state.active + 1,
    "acceleration": lambda t: t.state.acceleration,
    "minions": lambda t: len(t.minions),
    "allies": lambda t: len(t.allies),
    "sides": lambda t: len(t.sides),
    "encounter": lambda t: len(t.zone("encounter")),
    "encounter_discard": lambda t: t.zone("encounter_discard"),
    "victory": lambda t: t.zone("victory"),
    "removed": lambda t: t.zone("removed"),
    "aside": lambda t: t.zone("aside"),
}
"""What may be expected of the table as a whole."""
ZONES = {
    "encounter deck": "encounter",
    "encounter discard": "encounter_discard",
    "victory display": "victory",
    "set aside": "aside",
    "out of the game": "removed",
}
PILES = (
    "play",
    "hand",
    "deck",
    "discard",
    "encounter",
    "encounter_discard",
    "aside",
    "removed",
    "victory",
    "villain_deck",
    "scheme_deck",
    "dealt",
    "boost",
    "under",
)
SEATED = ("hand", "deck", "discard", "dealt")
FORMS = ("hero", "alter-ego")
WORDS = {
    "asked": (*DECISIONS, ""),
    "kind": DECISIONS,
    "result": ("won", "lost", ""),
    "phase": ("player", "villain"),
    "form": FORMS,
    "side": ("a", "b"),
}
"""What may be expected of that which is one of a few words."""
PLAYERS = re.compile(r"player ?([0-9]?)$")
OPTION_VERBS = [v for v in (*VERBS, *ANSWERS) if v not in ("pass_all", "villain_phase", "reveal")]
OPTION = ("do", "card", "target", "ability", "player", "value", "rule")
Difference = Said


def differences(t: Position, cards: Cards, at: At, notes: list[tuple[Any, ...]]) -> Iterator[Difference]:
    """All that is not as `at` expects; notes: the log since the step began."""
    for x in at.each():
        if not isinstance(x.value, Mapping):
            x.fail("no table", what=Said("pos expectation"), found=x.value)
        for k, want in x.items():
            try:
                yield from _one(t, cards, k, want, notes)
            except CannotDo as e:
                yield Said("pos expected what", what=k, why=e)


def _one(t: Position, cards: Cards, key: str, want: At, notes: list[tuple[Any, ...]]) -> Iterator[Difference]:
    if key == "can":
        for x in want.each():
            fields = option(t, cards, x, rule=False)
            t.can(*fields[:3], ability=fields[3], seat=fields[4], value=fields[5])
    elif key == "cannot":
        for x in want.each():
            yield from _cannot(t, cards, x)
    elif key == "log":
        yield from _log(want, notes)
    elif key == "asked" and isinstance(want.value, Mapping):
        want.table(("kind", "player"), "expectation")
        asked = {"kind": t.asked, "player": t.decision.seat + 1}
        for k, x in want.items():
            yield from compare(f"asked.{k}", x, asked[k])
    elif key in TABLE:
        yield from compare(key, want, TABLE[key](t))
    else:
        yield from _thing(t, cards, key, want)


def _thing(t: Position, cards: Cards, key: str, want: At) -> Iterator[Difference]:
    """A player or a card, with fields of it."""
    if m := PLAYERS.match(key):
        n = int(m.group(1) or 1)
        if not 1 <= n <= len(t.state.players):
            want.fail("no player", n=n, most=len(t.state.players))
        want.table((*PLAYER, *CARD, *LISTED), "player")
        for k, x in want.items():
            if k in PLAYER:
                yield from compare(f"{key}.{k}", x, _of_player(t, n - 1, k))
            else:
                yield from _field(t.seats[n - 1].identity, key, k, x)
        return
    made = cards.names.get(norm(key))
    found = t.all(made) if made is not None else [Card(t, c) for c in t.named(key) if 0 <= c < len(t.state.codes)]
    if not found and key not in KINDS:
        if norm(split(key)[0]) in titles():
            want.fail("not here", what=key)
        known = [
            *TABLE,
            *KINDS,
            "can",
            "cannot",
            "log",
            "player",
            "me",
            *(m.name for m in cards.names.values()),
            *(f.name for f in FACES.values()),
        ]
        want.fail("unknown thing", name=key, near=nearest(key, known))
    if isinstance(want.value, (str, bool)):
        want = At(want.source, {"where" if isinstance(want.value, str) else "in_play": want.value}, want.way)
    want.table((*CARD, *LISTED, "count"), "expectation")
    for k, x in want.items():
        if k == "count":
            yield from compare(f"{key}.count", x, sum(c.in_play for c in found))
        elif not found:
            t.fail("none in play", what=Said(f"pos the {key}"))
        elif k != "where" or not any(is_there(c, place(t, x)) for c in found):  # one of several copies is enough
            yield from _field(min(found, key=_rank), key, k, x)


def _rank(c: Card) -> tuple[bool, bool, int]:
    """In play first, then in a hand, then anywhere."""
    return not c.in_play, not c.where.startswith("hand"), c.id


def _of_player(t: Position, seat: int, key: str) -> Any:
    if key == "hand_size":
        return stats.hand_size(t.state, seat)
    s = t.seats[seat]
    return len(s.minions) if key == "minions" else getattr(s, key)


def _field(card: Card, name: str, key: str, want: At) -> Iterator[Difference]:
    what = f"{name}.{key}"
    match key:
        case "counters":
            want.as_counts(key)
            for k, x in want.items():
                yield from compare(f"{what}.{k}", x, card.counters(k))
        case "keywords":
            for x in want.each():
                word, _, number = x.as_text(key).partition(" ")
                At(x.source, word, x.way).as_text(key, known=KEYWORDS)
                found = card.keyword(word)
                if not found or number not in ("", str(found)):
                    yield Said("pos expected", what=what, expected=x.value, found=f"{word} {found}" if found else "-")
        case "traits":
            for x in want.each():
                if not card.trait(x.as_text(key)):
                    yield Said("pos expected", what=what, expected=x.value, found="-")
        case "where":
            if not is_there(card, place(card.t, want)):
                yield Said("pos expected", what=what, expected=shown(want.value), found=shown(zone_name(card.where)))
        case "stage" if isinstance(want.value, int) and not isinstance(want.value, bool):
            yield from compare(what, want, stage_number(CARD[key](card)))
        case _:
            yield from compare(what, want, CARD[key](card))


def place(t: Look, want: At) -> str:
    """A zone by its name; those of a player may have that player's number."""
    seats = [f"{z}{n}" for z in SEATED for n in range(1, len(t.state.players) + 1)]
    return want.as_text("where", known=(*PILES, *ZONES, *seats))


def is_there(card: Card, zone: str) -> bool:
    """ "hand" is anybody's hand, "hand2" the second player's; "discard" is whichever pile a card goes to."""
    zone = ZONES.get(zone, zone).replace(" ", "")
    here = zone_name(card.where)
    return zone in (here, here.rstrip("1234567890")) or (zone == "discard" and here == "encounter_discard")


def _cannot(t: Position, cards: Cards, x: At) -> Iterator[Difference]:
    verb, card, target, ability, seat, value = option(t, cards, x)
    t.cannot(verb, card, target, ability, seat, rule=x.text("rule"), value=value)
    yield from ()


def option(t: Position, cards: Cards, x: At, rule: bool = True) -> tuple[Any, ...]:
    x.table(OPTION if rule else OPTION[:-1], "option")
    verb = x.text("do", known=OPTION_VERBS)
    if not verb:
        x.fail("no do")
    value = str(x.value["value"]) if "value" in x else None
    ability = x.number("ability") if "ability" in x else None
    return verb, thing(t, cards, x, "card"), thing(t, cards, x, "target"), ability, seat_of(t, x), value


def _log(want: At, notes: list[tuple[Any, ...]]) -> Iterator[Difference]:
    """Kinds of log lines that must be there, or how many of each."""
    happened = Counter(str(n[0]) for n in notes)
    rows = want.items() if isinstance(want.value, Mapping) else [(x.as_text("log"), x) for x in want.each()]
    for kind, x in rows:
        if kind not in FIELDS:
            x.fail("unknown word", key="log", found=kind, near=nearest(kind, FIELDS))
        if isinstance(want.value, Mapping):
            yield from compare(f"log.{kind}", x, happened[kind])
        elif not happened[kind]:
            yield Said("pos no log", kind=kind)


def compare(what: str, want: At, found: Any) -> Iterator[Difference]:
    """A number for a list is its length; true for a number is "some". What could never be is a mistake of the file."""
    expected, key = want.value, what.rpartition(".")[2]
    if isinstance(found, str):
        want.as_text(key, known=WORDS.get(key, ()))
    elif isinstance(found, int) and not isinstance(expected, bool):
        want.as_number(key, -MOST)
    elif isinstance(found, list):
        _listed(want, key)
    if isinstance(found, list) and not isinstance(expected, (list, tuple)):
        found = len(found)
    elif isinstance(found, list) and found and isinstance(found[0], Card):
        found = [name_as(c, str(x)) for c, x in zip(found, [*expected, *[""] * len(found)], strict=False)]
    if isinstance(expected, bool) and isinstance(found, int):
        found = bool(found)
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield Said("pos expected", what=what, expected=shown(expected), found=shown(found))


def _listed(want: At, key: str) -> None:
    """So many cards, or their titles."""
    if isinstance(want.value, (list, tuple)):
        for x in want.each():
            x.as_text(key)
    elif not isinstance(want.value, bool):
        want.as_number(key)


def name_as(c: Card, said: str) -> str:
    """The card as it was called, if it is called so."""
    return said if said in (c.face.code, c.face.name_fr) else c.name


def shown(v: Any) -> str:
    """As it is written in a file."""
    if isinstance(v, bool):
        return "true" if v else "false"
    if isinstance(v, (list, tuple)):
        return "[" + ", ".join(shown(x) for x in v) + "]"
    return f'"{v}"' if isinstance(v, str) else str(v)
