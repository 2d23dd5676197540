"""Drawing, dealing, and decks that run out. rr:draw-drawing-cards rr:player-deck rr:encounter-deck"""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE
from ..faces import FACES, OTHER_SIDES, OWN_DECKS, cards_of
from ..table import NOBODY, SCENARIO, Table
from . import stats
from .results import announce
from .zones import DECK, PILE, deck_of, enter, move, own_pile

DECKS: Final = tuple(f"deck{p}" for p in range(8))


def refill(s: Table) -> None:
    """An empty deck is immediately remade from its discard pile, at the price of a token or an encounter card.
    rr:player-deck rr:encounter-deck rr:acceleration-token"""
    if not s.zones["encounter"] and s.result is None:
        if not s.zones["encounter_discard"]:
            lose(s, "no encounter cards")  # rr:encounter-deck: an endless row of acceleration tokens
            return
        _reset(s, "encounter", "encounter_discard")
        s.acceleration += 1
        s.note("encounter deck reset", s.acceleration)
    if "side_schemes" in s.zones and not s.zones["side_schemes"] and s.zones.get("side_schemes_discard"):
        _reset(s, "side_schemes", "side_schemes_discard")  # at no price
    if "stones" in s.zones and not s.zones["stones"] and s.zones.get("stones_discard"):
        _reset(s, "stones", "stones_discard")  # at no price
        announce(s, "DeckEmptied", NONE, NONE, NOBODY, deck="stones")
    for own in OWN_DECKS.values():
        if own in s.zones and not s.zones[own] and s.zones[own_pile(own)]:
            _reset(s, own, own_pile(own))  # at no price
            s.note("own deck reset", own)
    if s.villain != NOBODY:
        _refill_others(s)
    for p in s.players:
        if not s.zones[DECKS[p.seat]] and not p.out:
            if s.zones[f"discard{p.seat}"]:
                _reset(s, DECKS[p.seat], f"discard{p.seat}")
                s.note("deck reset", p.seat)
                deal(s, p.seat)
                announce(s, "DeckEmptied", p.identity, NONE, p.seat, deck=DECKS[p.seat])


def own_deck(identity: str) -> tuple[str, tuple[str, ...]]:
    """The deck that an identity brings along besides the player deck: its zone and its cards; ("", ()) without one.
    rr:identity rr:setup-triggered-ability"""
    from .kinds import SHARED  # which stands on the numbers of cards

    sides = (FACES[code].own_deck for code in (identity, *OTHER_SIDES.get(identity, ())))
    own = next((x for x in sides if x is not None), None)
    if own is None:
        return "", ()
    return SHARED[own.deck.name], tuple(c["code"] for c in cards_of(own.set) for _ in range(c["quantity"]))


def lay_own_deck(s: Table, deck: str) -> None:
    """Its place, and that of its discard pile. rr:discard-pile"""
    s.zones[deck], s.zones[own_pile(deck)] = [], []


def _refill_others(s: Table) -> None:
    """The decks of the villains that are not active just now. rr:encounter-deck"""
    for v in s.of_kind("villain"):
        deck, pile = deck_of(s, v), deck_of(s, v, PILE)
        if deck != DECK and not s.zones[deck] and s.zones[pile]:
            _reset(s, deck, pile)
            s.acceleration += 1
            s.note("encounter deck reset", s.acceleration)


def _reset(s: Table, deck: str, pile: str) -> None:
    """rr:player-deck rr:encounter-deck rr:shuffle"""
    cards = s.zones[pile]
    s.zones[pile] = []
    for c in cards:
        s.where[c] = deck
        if not deck.startswith(DECK):
            for i, key in s.front(c).pile_triggers:
                s.unlisten(key, (c, i))
    s.shuffle(cards)
    s.zones[deck] = cards
    s.seen += 1


def lose(s: Table, why: str) -> None:
    """rr:winning-the-game"""
    if s.result is None:
        s.note("lost", why)
        s.result = "lost"


def win(s: Table, why: str) -> None:
    """rr:winning-the-game"""
    if s.result is None:
        s.note("won", why)
        s.result = "won"


def draw(s: Table, seat: int, n: int) -> tuple[int, ...]:
    """Draw cards one at a time; an empty deck is reset and drawing continues. rr:draw-drawing-cards"""
    out: list[int] = []
    while len(out) < n and (card := draw_one(s, seat)) != NONE:
        out.append(card)
    if out:
        s.note("draw", seat, len(out), "")
    return tuple(out)


def draw_one(s: Table, seat: int) -> int:
    """The card, or NONE if there is none left. rr:draw-drawing-cards rr:player-deck rr:obligation"""
    deck = f"deck{seat}"
    if not s.zones[deck]:
        refill(s)
        if not s.zones[deck]:
            return NONE
    card = s.zones[deck][-1]
    face = s.front(card)
    if face.kind == "obligation" and not face.kept:  # rr:obligation: it goes to the play area
        enter(s, card, SCENARIO).engaged = seat
    else:
        move(s, card, f"hand{seat}")
    s.seen += 1
    if not s.zones[deck]:
        refill(s)
    return card


def deal(s: Table, seat: int, n: int = 1) -> int:
    """Facedown encounter cards, added to those this player reveals. rr:deal-deal-an-encounter-card rr:encounter-deck"""
    dealt = 0
    if s.players[seat].out:
        return 0
    for _ in range(n):
        refill(s)
        if s.result is not None:
            break
        move(s, s.zones["encounter"][-1], f"dealt{seat}", bottom=True)  # revealed in the order dealt: the first on top
        s.note("dealt", seat)
        dealt += 1
        refill(s)
    return dealt


def draw_up(s: Table, seat: int, why: str) -> None:
    """Up to the hand size, which each card may change; an obligation that is drawn is replaced. rr:hand-size
    rr:obligation"""
    drawn = []
    while len(s.zones[f"hand{seat}"]) < stats.hand_size(s, seat) and (card := draw_one(s, seat)) != NONE:
        drawn.append(card)
    if drawn:
        s.note("draw", seat, len(drawn), why)
