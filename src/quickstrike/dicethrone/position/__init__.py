"""Positions as files: a table in a readable form, steps, expectations. See docs/dicethrone-positions.md."""

from functools import partial

from ...kernel import position as _any
from ...kernel.position import Outcome as Outcome
from ...kernel.position import PositionError as PositionError
from ...kernel.position import Spec
from ..game import DiceThroneGame
from .kit import KIT as KIT

run = partial(_any.run, KIT)
position = partial(_any.position, KIT)


def load(spec: Spec) -> DiceThroneGame:
    """The position with its first decision open and none of its steps done."""
    return _any.load(KIT, spec).game
