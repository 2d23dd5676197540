"""Positions as files: a table in a readable form, steps to play and what to expect of them. See docs/positions.md."""

from .loading import load as load
from .outcome import Outcome as Outcome
from .outcome import position as position
from .outcome import run as run
from .play import Position as Position
from .report import report as report
from .source import PositionError as PositionError
