"""Positions as files, for any game: a table in a readable form, steps to play and what to expect of them.

A game says how its table is built, which verbs its steps have, what may be expected and how it is told (`Positions`,
in kit.py). Reading the file, reporting mistakes with their line, playing the steps, comparing and telling are the same
for all.
"""

from ..documents import PositionError as PositionError
from ..documents import Spec as Spec
from .kit import Positions as Positions
from .playing import CannotDo as CannotDo
from .playing import Playing as Playing
from .playing import Wanted as Wanted
from .running import Outcome as Outcome
from .running import load as load
from .running import position as position
from .running import run as run
from .sheet import At as At
from .sheet import Sheet as Sheet
