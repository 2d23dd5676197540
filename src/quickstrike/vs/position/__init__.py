"""Positions of the Vs. System: a table as a file, played and compared. See docs/positions.md."""
