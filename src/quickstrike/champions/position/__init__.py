"""Positions as files: a table in a readable form, steps to play and what to expect of them. See docs/positions.md."""

from functools import partial

from ...kernel import position as _any
from ...kernel.position import Outcome as Outcome
from ...kernel.position import PositionError as PositionError
from .kit import KIT as KIT
from .player_verbs import Position as Position
from .report import report as report

run = partial(_any.run, KIT)
load = partial(_any.load, KIT)
position = partial(_any.position, KIT)
