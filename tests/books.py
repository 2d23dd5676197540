"""The rule books of the games, for tests."""

from __future__ import annotations

from quickstrike.games import kit

CHAMPIONS = kit("champions").book()
DICETHRONE = kit("dicethrone").book()
VS = kit("vs").book()
