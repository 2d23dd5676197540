"""What the tests of Black Widow share."""

from __future__ import annotations

from quickstrike.dicethrone.game import DiceThroneGame

SPACES = (
    "baton-strike",
    "hacked",
    "widows-gauntlets",
    "grapple",
    "infiltrate",
    "vengeance",
    "sabotage",
    "red-room-training",
)


def ups(n: int, *first: str, but: tuple[str, ...] = ()) -> dict[str, int]:
    """So many upgrades in play: these, and others that are not among `but`."""
    rest = [x for x in SPACES if x not in first and x not in but]
    return dict.fromkeys([*first, *rest][:n], 2)


def top(g: DiceThroneGame, seat: int, *codes: str) -> None:
    """The deck with these on top, the first of them uppermost."""
    deck, s = g.state.zones[f"deck{seat}"], g.state
    for code in reversed(codes):
        card = next(c for c in deck if s.codes[c].partition(":")[2] == code)
        deck.remove(card)
        deck.append(card)


def points(g: DiceThroneGame, seat: int = 0) -> int:
    return g.state.players[seat].points


def bombs(g: DiceThroneGame, seat: int = 1) -> tuple[int, ...]:
    """The sides that are up: 0 is 0:02, 1 is 0:01."""
    return g.state.players[seat].tokens.get("time_bomb", ())
