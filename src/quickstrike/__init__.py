"""quickstrike: card games with every rule enforced.

One engine, several games. A game is set up, looked at through a seat's view, and driven by answering its
decisions; `quickstrike.champions` is the first one.
"""

from .compiled import choose

__version__ = "0.1.0"
BUILD = choose()
"""Which build runs: "compiled" or "pure Python"."""
