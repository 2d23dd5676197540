"""Drawing, dealing, and decks that run out. rr:draw-drawing-cards rr:player-deck rr:encounter-deck"""

from __future__ import annotations

from ..faces import FACES
from ..table import Table
from .zones import enter, move


def refill(s: Table) -> None:
    """An empty deck is made anew from its discard pile at once, at the price of a token or an encounter card."""
    if s.phase == "setup" and not s.players:
        return
    if not s.zones["encounter"] and s.result is None:
        if not s.zones["encounter_discard"]:
            lose(s, "no encounter cards")  # rr:encounter-deck: an endless row of acceleration tokens
            return
        _reset(s, "encounter", "encounter_discard")
        s.acceleration += 1
        s.note("encounter deck reset", s.acceleration)
    for p in s.players:
        if not s.zones[f"deck{p.seat}"] and not p.out:
            if s.zones[f"discard{p.seat}"]:
                _reset(s, f"deck{p.seat}", f"discard{p.seat}")
                s.note("deck reset", p.seat)
                deal(s, p.seat)


def _reset(s: Table, deck: str, pile: str) -> None:
    cards = s.zones[pile]
    s.zones[pile] = []
    for c in cards:
        s.where[c] = deck
    s.shuffle(cards)
    s.zones[deck] = cards
    s.seen += 1


def lose(s: Table, why: str) -> None:
    if s.result is None:
        s.note("lost", why)
        s.result = "lost"


def win(s: Table, why: str) -> None:
    if s.result is None:
        s.note("won", why)
        s.result = "won"


def draw(s: Table, seat: int, n: int) -> tuple[int, ...]:
    """Draw cards one at a time; an empty deck is reset and the drawing goes on."""
    deck, out = f"deck{seat}", []
    for _ in range(n):
        if not s.zones[deck]:
            refill(s)
            if not s.zones[deck]:
                break
        card = s.zones[deck][-1]
        if FACES[s.codes[card]].kind == "obligation":  # rr:obligation: it goes to the play area, and is not replaced
            enter(s, card, -1).engaged = seat
        else:
            move(s, card, f"hand{seat}")
        out.append(card)
        s.seen += 1
        if not s.zones[deck]:
            refill(s)
    if out:
        s.note("draw", seat, len(out))
    return tuple(out)


def deal(s: Table, seat: int, n: int = 1) -> int:
    """Facedown encounter cards, added to those this player reveals. rr:deal-deal-an-encounter-card"""
    dealt = 0
    for _ in range(n):
        if s.result is not None or not s.zones["encounter"]:
            break
        move(s, s.zones["encounter"][-1], f"dealt{seat}", bottom=True)  # revealed in the order dealt: the first on top
        s.note("dealt", seat)
        dealt += 1
        refill(s)
    return dealt


def draw_up(s: Table, seat: int, size: int) -> None:
    missing = size - len(s.zones[f"hand{seat}"])
    while missing > 0:
        before = len(s.zones[f"hand{seat}"])
        if not draw(s, seat, missing) or len(s.zones[f"hand{seat}"]) == before:
            break
        missing = size - len(s.zones[f"hand{seat}"])
