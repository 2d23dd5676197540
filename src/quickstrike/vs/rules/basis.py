"""What all rules files share: the list of procedures, and whether a text is active."""

from __future__ import annotations

from ...kernel.ops import Procs
from ..table import Table, Thing
from ..vocab import COSMIC, Power

proc = Procs("vs")


def text_active(s: Table, t: Thing) -> bool:
    """A stunned character's text box is ignored, and its equipment's is inactive. vs:701.12b vs:502.3 vs:503"""
    if not t.up:  # a stunned character lies face down
        return False
    return t.on < 0 or s.things[t.on].up


def power_works(s: Table, t: Thing, power: Power) -> bool:
    """ "Cosmic: text" is there only while the character has its counter. vs:707.8e"""
    return text_active(s, t) and (not power.cosmic or t.counters.get(COSMIC, 0) > 0)
