"""Player decks as values: checked by Appendix I, read and written in several formats, made at random."""

from ..faces import ASPECTS
from .check import Breach, check
from .formats import FORMATS, read_deck, write_deck
from .model import Deck, DeckError
from .sample import random_deck

__all__ = ["ASPECTS", "FORMATS", "Breach", "Deck", "DeckError", "check", "random_deck", "read_deck", "write_deck"]
