"""Cards move: the only functions that bring objects into play and out of it, and the index with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from ...kernel.chance import key_from, shuffled
from ...kernel.decision import NONE
from ...kernel.state import Handle, Key
from ..builtin import EVASION
from ..loading import CARDS
from ..table import ATTACHED, FRONT, RESOURCES, SUPPORT, Table, Thing
from ..vocab import (
    CHARACTER,
    COSMIC,
    EQUIPMENT,
    LOCATION,
    NAME,
    PLOT_TWIST,
    UNIQUE,
    Alter,
    Card,
    Continuous,
    Forbid,
    Give,
    Triggered,
)
from ..vocab import EVASION as EVASION_WORD
from .happen import TRIGGER, happened
from .layers import ALTERS, COUNTS, EVERYWHERE, FORBIDS, KEYWORD, STATIC, WRITES, forbidden, recount, seen

PAYMENTS: Final[Key] = ("payment", "", True)
EVADERS: Final[Key] = ("payment", "evasion", True)


# ---- the index
def keys_of(card: Card) -> list[tuple[Key, int]]:
    """Where the powers of a card are filed while it is in play. vs:502 vs:503 vs:501 vs:707.6"""
    out: list[tuple[Key, int]] = [(EVADERS, EVASION)] if EVASION_WORD in card.keywords else []
    for n, power in enumerate(card.powers):
        if isinstance(power, Triggered):
            out.append(((power.event, TRIGGER, True), n))
        elif isinstance(power, Continuous):
            out += [(key, n) for key in dict.fromkeys(k for g in power.gives for k in keys_of_give(g))]
        elif power.where == "play":
            out.append((PAYMENTS, n))
    return out


def keys_of_give(g: Give | Forbid | Alter) -> list[Key]:
    """vs:503 vs:513.2d"""
    if isinstance(g, Give):
        found = [STATIC, *(WRITES[p] for p in sorted(g.writes)), *(KEYWORD[w] for w in sorted(g.keywords))]
        return [*found, *([EVERYWHERE] * g.everywhere), *([COUNTS] * g.counts)]
    return [FORBIDS[g.what]] if isinstance(g, Forbid) else [ALTERS]


def is_filed(s: Table, t: Thing) -> bool:
    """A resource has its text only while it lies face up; characters and equipment are looked at whether it is active. vs:303 vs:304 vs:ongoing"""
    if t.row != RESOURCES:
        return True
    d = CARDS[s.codes[t.card]]
    return t.up and (d.type == LOCATION or (d.type == PLOT_TWIST and d.ongoing and t.card not in s.dormant))


def file(s: Table, t: Thing) -> None:
    """vs:503 vs:entering"""
    if is_filed(s, t):
        for key, n in keys_of(CARDS[s.codes[t.card]]):
            s.listen(key, (t.card, n))
    s.touch()


def unfile(s: Table, t: Thing) -> None:
    """vs:503 vs:212.5d"""
    if is_filed(s, t):
        for key, n in keys_of(CARDS[s.codes[t.card]]):
            s.unlisten(key, (t.card, n))
    s.touch()


def index_of(s: Table) -> dict[Key, list[Handle]]:
    """The index made from nothing but the table."""
    out: dict[Key, list[Handle]] = {}
    for card in sorted(s.things):
        if is_filed(s, s.things[card]):
            for key, n in keys_of(CARDS[s.codes[card]]):
                out.setdefault(key, []).append((card, n))
    return out


# ---- where a card is
def zone_of(s: Table, card: int) -> str:
    """The list that a card outside of the rows is in; "" for an object in front, support or attached. vs:212"""
    t = s.things.get(card)
    if t is not None:
        return f"row{t.seat}" if t.row == RESOURCES else ""
    owner = s.owner[card]
    return next(f"{z}{owner}" for z in ("hand", "chain", "ko", "deck", "removed") if card in s.zones[f"{z}{owner}"])


def take(s: Table, card: int) -> None:
    """Out of the list it is in. vs:212"""
    zone = zone_of(s, card)
    if zone:
        s.zones[zone].remove(card)
        recount(s)


def put(s: Table, card: int, zone: str) -> None:
    """A card that is not in play goes to a zone of its owner, whoever had it (glossary "control"). vs:212.5d vs:control"""
    take(s, card)
    s.zones[f"{zone}{s.owner[card]}"].append(card)


# ---- into play
def enter(s: Table, card: int, seat: int, row: str, column: int = 0, on: int = -1) -> Thing:
    """A character or equipment comes into play, ready and face up. The older one of its name goes first. vs:entering vs:212.5d vs:707.8a vs:uniqueness"""
    make_room(s, card, seat)
    take(s, card)
    t = s.things[card] = Thing(card, seat, row, column, s.new_id())
    t.on = on
    if COSMIC in CARDS[s.codes[card]].keywords:
        t.counters = {COSMIC: 1}
    file(s, t)
    happened(s, "enters play", card)
    return t


def make_room(s: Table, card: int, seat: int) -> None:
    """The older one of its name goes to its owner's KO'd pile. vs:uniqueness vs:303.5"""
    for older in same_name(s, card, seat):
        s.note("older", s.owner[older], s.codes[older])
        leave(s, [older], "ko")


def same_name(s: Table, card: int, seat: int) -> list[int]:
    """What has to go when that one comes under a player's control: characters, locations and unique equipment are one of
    a kind; Army characters are not. vs:uniqueness vs:303.5 vs:unique vs:army"""
    d = CARDS[s.codes[card]]
    if d.army or d.type == PLOT_TWIST or (d.type == EQUIPMENT and UNIQUE not in d.keywords):
        return []
    names = seen(s, card, NAME).names
    out = []
    for c in sorted(s.things):
        t, e = s.things[c], CARDS[s.codes[c]]
        if c == card or t.seat != seat or e.type != d.type or e.army or (t.row == RESOURCES and not t.up):
            continue
        if t.row == RESOURCES and e.type != LOCATION:
            continue
        if any(n in names for n in seen(s, c, NAME).names):
            out.append(c)
    return out


def add_resource(s: Table, seat: int, card: int) -> None:
    """Face down, at the right end of the row. vs:403 vs:512.5"""
    take(s, card)
    s.zones[f"row{seat}"].append(card)
    t = s.things[card] = Thing(card, seat, RESOURCES, stay=s.new_id())
    t.up = False
    s.touch()


def play_from_row(s: Table, card: int) -> None:
    """A plot twist is turned face up; what follows "Ongoing" is active from now on, or only when its effect has resolved.
    vs:304 vs:ongoing"""
    if s.reading("ongoing") == "resolved" and CARDS[s.codes[card]].ongoing:
        s.dormant = (*s.dormant, card)
    turn_up(s, card)


def wake(s: Table, card: int) -> None:
    """Its effect has resolved: what follows "Ongoing" is active, if it still lies there. vs:ongoing"""
    if card in s.dormant:
        s.dormant = tuple(c for c in s.dormant if c != card)
        t = s.things[card]
        t.stamp = s.new_id()
        file(s, t)


def turn_up(s: Table, card: int) -> None:
    """A resource is turned face up; a location is one of a kind. vs:303.5 vs:304 vs:510"""
    t = s.things[card]
    t.up, t.stamp = True, s.new_id()
    s.reach.pop(t.seat, None)
    file(s, t)
    if CARDS[s.codes[card]].type == LOCATION:
        if s.reading("second-location") == "older":
            make_room(s, card, t.seat)
        elif same_name(s, card, t.seat):
            s.note("newer", s.owner[card], s.codes[card])
            leave(s, [card], "ko")


def turn_down(s: Table, card: int) -> None:
    """vs:304"""
    t = s.things[card]
    unfile(s, t)
    t.up = False
    s.dormant = tuple(c for c in s.dormant if c != card)
    s.reach.pop(t.seat, None)


# ---- out of play
def leave(s: Table, cards: Iterable[int], to: str) -> list[int]:
    """Objects leave play at the same time, each to its owner's zone, with their equipment to the KO'd pile. What they and
    the others say of it is looked up before they go. vs:502.3 vs:ko vs:control"""
    going = [c for c in dict.fromkeys(cards) if c in s.things]
    gear = [t.card for c in going for t in s.equipment(c) if t.card not in going]
    for c in going:
        if to == "ko":
            happened(s, "is KO'd", c)
        happened(s, "leaves play", c)
    for c in gear:
        happened(s, "is KO'd", c)
        happened(s, "leaves play", c)
    for c in going:
        _gone(s, c, to)
    for c in gear:
        _gone(s, c, "ko")
    return going


def _gone(s: Table, card: int, to: str) -> None:
    """vs:212 vs:602.2 vs:602.3"""
    t = s.things[card]
    out_of_attack(s, card)
    take(s, card)
    del s.things[card]
    s.zones[f"{to}{s.owner[card]}"].append(card)
    unfile(s, t)
    s.dormant = tuple(c for c in s.dormant if c != card)


def ko(s: Table, cards: Iterable[int]) -> list[int]:
    """Into the owner's KO'd pile, all at once; one that cannot be stays. vs:ko vs:408.2b"""
    gone = leave(s, [c for c in cards if c in s.things and not forbidden(s, "be KO'd", c)], "ko")
    for c in gone:
        s.note("ko", s.owner[c], s.codes[c])
    return gone


# ---- moving and control
def relocate(s: Table, card: int, seat: int, row: str, column: int) -> None:
    """To a position; whoever moves it into their row controls it from then on. vs:212.5d vs:512.3 vs:uniqueness"""
    t = s.things[card]
    if t.seat != seat:
        out_of_attack(s, card)
        make_room(s, card, seat)
        for gear in s.equipment(card):
            make_room(s, gear.card, seat)
            gear.seat = seat
    t.seat, t.row, t.column = seat, row, column
    s.touch()


def attach(s: Table, card: int, to: int) -> None:
    """Equipment is transferred; its timestamp is new, and its controller may be. vs:212.5d vs:512.4 vs:512.4a vs:515.5 vs:uniqueness"""
    t, seat = s.things[card], s.things[to].seat
    if t.seat != seat:
        make_room(s, card, seat)
    t.on, t.seat, t.stamp = to, seat, s.new_id()
    s.touch()


def out_of_attack(s: Table, card: int) -> None:
    """It is no attacker and no defender any more. vs:602.2 vs:602.3"""
    a = s.attack
    if a is None:
        return
    if card in a.attackers:
        a.attackers = tuple(c for c in a.attackers if c != card)
        s.touch()
    if a.defender == card:
        a.defender = NONE
        s.touch()


# ---- positions
WIDE: Final = 7


def positions(s: Table, seat: int) -> list[tuple[str, int]]:
    """Empty positions in a player's front and support rows. Rows go on at either end. vs:512.3 vs:212.5b"""
    full = [(t.row, t.column) for t in s.characters(seat)]
    return [p for p in around(s, [x for _, x in full]) if p not in full]


def around(s: Table, columns: list[int]) -> Mapping[tuple[str, int], str]:
    """All positions from one beside the first of these columns to one beside the last, and how each is written.
    vs:512.3 vs:212.5b"""
    if not columns:
        return grid(0, 0)
    low, high = min(columns), max(columns)
    wider = s.reading("row-width") == "unlimited" or high - low + 1 < WIDE
    return grid(low - 1, high + 1) if wider else grid(low, high)


@cache
def grid(low: int, high: int) -> Mapping[tuple[str, int], str]:
    """Both rows from one column to another, each position as it is written. vs:212.5b"""
    return {(row, x): written(row, x) for row in (FRONT, SUPPORT) for x in range(low, high + 1)}


def written(row: str, column: int) -> str:
    """vs:212.5b"""
    return f"{row},{column}"


def position_of(value: str) -> tuple[str, int]:
    """vs:212.5b"""
    row, _, column = value.partition(",")
    return row, int(column)


# ---- decks and hands
def draw_cards(s: Table, seat: int, n: int) -> int:
    """As many as there are. vs:401 vs:102"""
    deck, hand = s.zones[f"deck{seat}"], s.zones[f"hand{seat}"]
    got = min(n, len(deck))
    for _ in range(got):
        hand.append(deck.pop())
    if got:
        recount(s)
        s.reveal()
        s.note("draw", seat, got)
    if got < n and seat not in s.dies:
        s.dies = (*s.dies, seat)
    return got


def shuffle_deck(s: Table, seat: int) -> None:
    """What the numbers stand for is shuffled, so that no number tells what was known of it before; and the numbers are,
    so that none tells later when its card was drawn. vs:101"""
    deck = s.zones[f"deck{seat}"]
    order, numbers = list(range(len(deck))), sorted(deck)
    shuffled(numbers, key_from(s.seed, "numbers"), s.counter)
    s.shuffle(order)
    codes = list(s.codes)
    for n, i in zip(numbers, order, strict=True):
        codes[n] = s.codes[deck[i]]
    s.codes = codes
    deck[:] = numbers
    s.reach.pop(seat, None)
    s.note("shuffle", seat)


def most_equipment(s: Table, card: int) -> int:
    """How many a character may carry: one, unless a card says otherwise. vs:302.3a"""
    from .layers import alters
    from .select import number

    return 1 + sum(number(ctx, g.n) for g, ctx in alters(s, "equipment", card))


def is_character_in_play(s: Table, card: int) -> bool:
    """vs:301"""
    t = s.things.get(card)
    return t is not None and t.row in (FRONT, SUPPORT) and CARDS[s.codes[card]].type == CHARACTER


__all__ = ["ATTACHED", "enter", "leave"]
