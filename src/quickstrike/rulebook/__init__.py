"""A game's rule book in our own words, and the ledger of what shows each rule at work.

The words are in the game's `rulebook/entries/*.toml`, the running examples in `rulebook/examples/*.toml`; nothing here
knows a game.
"""

from .book import Book, Entry, Point, load
from .ledger import Ledger, Row, ledger
from .search import find

__all__ = ["Book", "Entry", "Ledger", "Point", "Row", "find", "ledger", "load"]
