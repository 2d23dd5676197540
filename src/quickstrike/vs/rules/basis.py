"""What all rules files share: the list of procedures, definitions by number, whether a text is active."""

from __future__ import annotations

from ...kernel.ops import Procs
from ..loading import CARDS
from ..table import Table, Thing
from ..vocab import CHARACTER, COSMIC, Card, Power

proc = Procs("vs")


def card_of(s: Table, card: int) -> Card:
    """vs:513.2i"""
    return CARDS[s.codes[card]]


def is_character(s: Table, card: int) -> bool:
    """vs:513.2i"""
    return CARDS[s.codes[card]].type == CHARACTER


def text_active(s: Table, t: Thing) -> bool:
    """A stunned character's text box is ignored, and its equipment's is inactive. vs:701.12b vs:502.3 vs:503"""
    if not t.up or t.stunned:
        return False
    return t.on < 0 or not s.things[t.on].stunned


def power_works(s: Table, t: Thing, power: Power) -> bool:
    """ "Cosmic: text" is there only while the character has its counter. vs:707.8e"""
    return text_active(s, t) and (not power.cosmic or t.counters.get(COSMIC, 0) > 0)
