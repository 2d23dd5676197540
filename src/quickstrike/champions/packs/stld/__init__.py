"""Star-Lord."""
