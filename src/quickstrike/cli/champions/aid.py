"""The player aid of this game."""

from ..aid import add, run

__all__ = ["add", "run"]
