"""A bot for any game that looks ahead: it tries what it could do in worlds that its seat holds possible.

`SearchBot` knows no game. A game gives it a `Guide`: the bot that plays the trials, where a trial may stop, and how good a
table is for a seat. See docs/bots.md.
"""

from __future__ import annotations

from .bot import SearchBot, Searching
from .budget import Budget
from .guide import Guide

__all__ = ["Budget", "Guide", "SearchBot", "Searching"]
