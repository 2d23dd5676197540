"""A coach: what could be done now and what would come of it, and where a game that was played turned.

    from quickstrike.bots.coach import hint, review
    for line in hint(game, "1s"):  # or a number of trials
        print(line.told("en"))

It thinks with the searching bot, so it knows what the seat knows and nothing else.
"""

from __future__ import annotations

from .advice import Advice, hint
from .review import Moment, Review, review

__all__ = ["Advice", "Moment", "Review", "hint", "review"]
