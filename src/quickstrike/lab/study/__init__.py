"""Studies: questions that are answered by many games, kept in a file, broken off and taken up again."""

from __future__ import annotations

from .figures import compared, summary
from .kept import Kept
from .plan import Arm, Row, Study
from .running import clear_at, run

__all__ = ["Arm", "Kept", "Row", "Study", "clear_at", "compared", "run", "summary"]
