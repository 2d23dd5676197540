"""Set-up (dt:setup)."""

from __future__ import annotations

from typing import Final

from ...kernel.state import Frame
from ..loading import HEROES, deck_of
from ..table import Table
from .damage import draw_cards
from .effect_scope import proc, resolve
from .turn import match

START_POINTS: Final = 2
START_HAND: Final = 4


@proc
def set_up(s: Table, f: Frame) -> None:
    """Deck, hand, points, companions, who begins; then what a hero does at set-up. dt:setup dt:start-player"""
    if f.pc == 0:
        f.pc = 1
        for seat, p in enumerate(s.players):
            for code in deck_of(p.hero):
                s.zones[f"deck{seat}"].append(len(s.codes))
                s.codes.append(code)
            p.companions = {c.id: seat for c in HEROES[p.hero].companions}
            p.points = START_POINTS
            s.shuffle(s.zones[f"deck{seat}"])
            draw_cards(s, seat, START_HAND)
        s.start = f.mem["start"] if f.mem["start"] >= 0 else roll_for_start(s)
        s.active = s.start
        for seat in reversed(range(len(s.players))):
            if (effect := HEROES[s.players[seat].hero].setup).steps:
                resolve(s, effect, seat)
        return
    s.done(f)
    s.push(match)


def roll_for_start(s: Table) -> int:
    """The highest number begins; those who tie roll again. dt:start-player"""
    left = list(range(len(s.players)))
    while len(left) > 1:
        rolled = [1 + s.below(6) for _ in left]
        for seat, n in zip(left, rolled, strict=True):
            s.note("start roll", seat, n)
        left = [x for x, n in zip(left, rolled, strict=True) if n == max(rolled)]
    s.note("start", left[0])
    return left[0]
