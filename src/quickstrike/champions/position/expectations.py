"""Expectations: what may be expected of a table of Champions, of its players and of its cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from operator import attrgetter, methodcaller
from typing import Any

from ...kernel.position import At
from ...kernel.position.expecting import Difference, cards, compare, differs
from ...kernel.position.suggestions import nearest
from ..called import KINDS
from ..decks.names import norm, split, titles
from ..faces import FACES, OWN_DECKS, data, form_of, made_up, unblanked
from ..rules import stats
from ..rules.zones import own_pile
from ..table import CENTRE, OTHERS
from ..vocab.parts import KEYWORDS
from .cards import stage_number
from .finding import Look
from .handles import Card, Seat, zone_name
from .phrases import say
from .player_verbs import Position

OWN_ZONES = tuple(z for deck in OWN_DECKS.values() for z in (deck, own_pile(deck)))
"""Decks that identities bring along."""
STATS = ("atk", "thw", "def", "sch", "rec")
OWN = ("damage", "threat", "exhausted", "stunned", "confused", "tough", "hp", "in_play", "code")
CARD: dict[str, Callable[[Card], Any]] = {
    **{k: attrgetter(k) for k in OWN},
    **{k: methodcaller("stat", k.upper()) for k in STATS},
    "area": lambda c: c.t.state.area(c.id) if c.t.state.areas else CENTRE,
    "engaged": lambda c: c.engaged + 1,
    "controller": lambda c: c.controller + 1,
    "form": lambda c: form_of(unblanked(c.face)),
    "side": lambda c: c.face.code[-1],
    "stage": lambda c: c.face.facts.get("stage", ""),
    "facedown": lambda c: c.face.facedown,
}
"""What may be expected of a card."""
ON_IT: dict[str, Callable[[Card], list[Card]]] = {
    "attached": attrgetter("attached"),
    "boosts": attrgetter("boosts"),
    "under": attrgetter("under"),
}
"""The cards that are on a card or beneath it."""
LISTED = ("where", "counters", "keywords", "traits", "name", "host")
"""What else, compared each in its own way."""
PLAYER: dict[str, Callable[[Seat], list[Card]]] = {
    "hand": attrgetter("hand"),
    "deck": attrgetter("deck"),
    "discard": attrgetter("discard"),
    "dealt": attrgetter("dealt"),
    "play": attrgetter("play"),
    "engaged": attrgetter("engaged"),
    "minions": attrgetter("minions"),
}
"""The cards of a player."""
TABLE: dict[str, Callable[[Position], Any]] = {
    "result": lambda t: t.game.result or "",
    "round": lambda t: t.state.round,
    "phase": lambda t: t.state.phase,
    "first": lambda t: t.state.first + 1,
    "turn": lambda t: t.state.active + 1,
    "acceleration": lambda t: t.state.acceleration,
}
"""What may be expected of the table as a whole."""
DECKS = (
    "encounter",
    "encounter_discard",
    "victory",
    "removed",
    "aside",
    "villain_deck",
    "scheme_deck",
    *OTHERS,
    *OWN_ZONES,
)
GROUPS: dict[str, Callable[[Position], list[Card]]] = {
    "minions": attrgetter("minions"),
    "allies": attrgetter("allies"),
    "sides": attrgetter("sides"),
    "play": lambda t: t.zone("play"),
    **{z: lambda t, z=z: t.zone(z) for z in DECKS},  # type: ignore[misc]
}
"""Cards of the table."""
IN_ORDER = ("deck", "discard", "dealt", *DECKS)
"""Piles: a list of them is compared from the top."""
ZONES = {
    "encounter deck": "encounter",
    "encounter discard": "encounter_discard",
    "victory display": "victory",
    "set aside": "aside",
    "out of the game": "removed",
}
PILES = ("play", "hand", "deck", "discard", *DECKS, "dealt", "boost", "under")
SEATED = ("hand", "deck", "discard", "dealt")
FORMS = ("hero", "alter-ego", "Giant", "Tiny")
KNOWN = {"result": ("won", "lost", ""), "phase": ("player", "villain"), "form": FORMS, "side": ("a", "b")}
"""What may be expected of that which is one of a few words."""
PLAYERS = re.compile(r"player ?([0-9]?)$")


def differences(t: Position, key: str, want: At) -> Iterator[Difference]:
    """Cards of the table, a player, or a card, with fields of it."""
    if key in GROUPS:
        yield from cards(key, want, GROUPS[key](t), t.called, key in IN_ORDER)
    elif m := PLAYERS.match(key):
        n = int(m.group(1) or 1)
        if not 1 <= n <= len(t.state.players):
            want.fail("no player", n=n, most=len(t.state.players))
        yield from _player(t.seats[n - 1], key, want)
    else:
        yield from _card(t, key, want)


def _player(seat: Seat, key: str, want: At) -> Iterator[Difference]:
    want.table((*PLAYER, "out", "hand_size", *CARD, *ON_IT, *LISTED), "player")
    for k, x in want.items():
        if k in PLAYER:
            yield from cards(f"{key}.{k}", x, PLAYER[k](seat), seat.t.called, k in IN_ORDER)
        elif k == "out":
            yield from compare(f"{key}.out", x, seat.out)
        elif k == "hand_size":
            yield from compare(f"{key}.hand_size", x, stats.hand_size(seat.t.state, seat.number))
        else:
            yield from _field(seat.identity, key, k, x)


def _card(t: Position, key: str, want: At) -> Iterator[Difference]:
    made = t.cards.names.get(norm(key))
    found = t.all(made) if made is not None else [Card(t, c) for c in t.named(key) if 0 <= c < len(t.state.codes)]
    if not found and key not in KINDS:
        if norm(split(key)[0]) in titles() or key in FACES:
            want.fail("not here", what=key)
        words = (*TABLE, *GROUPS, *KINDS, "asked", "can", "cannot", "log", "player", "me")
        made_here = (*(m.name for m in t.cards.names.values()), *(f.name for f in made_up()))
        names = (*made_here, *(c["name"] for c in data().values()))
        want.fail("unknown thing", name=key, near=nearest(key, (*words, *names)))
    if isinstance(want.value, (str, bool)):
        want = want.instead({"where" if isinstance(want.value, str) else "in_play": want.value})
    want.table((*CARD, *ON_IT, *LISTED, "count"), "expectation")
    for k, x in want.items():
        if k == "count":
            yield from compare(f"{key}.count", x, sum(c.in_play for c in found))
        elif not found:
            t.fail("none in play", what=say(f"the {key}"))
        elif k != "where" or not any(is_there(c, place(t, x)) for c in found):  # one of several copies is enough
            yield from _field(min(found, key=_rank), key, k, x)


def _rank(c: Card) -> tuple[bool, bool, int]:
    """In play first, then in a hand, then anywhere."""
    return not c.in_play, not c.where.startswith("hand"), c.id


def _field(card: Card, name: str, key: str, want: At) -> Iterator[Difference]:
    what = f"{name}.{key}"
    match key:
        case "counters":
            yield from _counters(card, what, want)
        case "keywords":
            for x in want.each():
                word, _, number = x.as_text(key).partition(" ")
                x.instead(word).as_text(key, known=KEYWORDS)
                found = card.keyword(word)
                if not found or number not in ("", str(found)):
                    yield differs(
                        what, x.value, f"{word} {found}" if found else [k for k in KEYWORDS if card.keyword(k)]
                    )
        case "traits":
            for x in want.each():
                if not card.trait(x.as_text(key)):
                    yield differs(what, x.value, list(card.face.traits))
        case "where":
            if not is_there(card, place(card.t, want)):
                yield differs(what, want.value, zone_name(card.where))
        case "name" | "host":
            it = card if key == "name" else card.host
            said = want.as_text(key)
            if not (it.goes_by(said) if it else not said):
                yield differs(what, said, it.name if it else "")
        case "stage" if isinstance(want.value, int) and not isinstance(want.value, bool):
            yield from compare(what, want, stage_number(CARD[key](card)))
        case _ if key in ON_IT:
            yield from cards(what, want, ON_IT[key](card), card.t.called)
        case _:
            yield from compare(what, want, CARD[key](card), KNOWN.get(key, ()))


def _counters(card: Card, what: str, want: At) -> Iterator[Difference]:
    """How many there are, of whatever kind; or of each kind."""
    if isinstance(want.value, int) and not isinstance(want.value, bool):
        yield from compare(what, want, sum(card.inst.counters.values()))
        return
    want.as_counts("counters")
    for k, x in want.items():
        yield from compare(f"{what}.{k}", x, card.counters(k))


def place(t: Look, want: At) -> str:
    """A zone by its name; those of a player may have that player's number."""
    seats = [f"{z}{n}" for z in SEATED for n in range(1, len(t.state.players) + 1)]
    return want.as_text("where", known=(*PILES, *ZONES, *seats))


def is_there(card: Card, zone: str) -> bool:
    """ "hand" is anybody's hand, "hand2" the second player's; "discard" is whichever pile a card goes to."""
    zone = ZONES.get(zone, zone).replace(" ", "")
    here = zone_name(card.where)
    return zone in (here, here.rstrip("1234567890")) or (zone == "discard" and here == "encounter_discard")
