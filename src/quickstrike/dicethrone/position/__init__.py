"""Positions as files: a table in a readable form, steps, expectations. See docs/dicethrone-positions.md."""

from .outcome import Outcome as Outcome
from .outcome import load as load
from .outcome import position as position
from .outcome import run as run
from .reading import PositionError as PositionError
