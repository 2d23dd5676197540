"""Commands that only Marvel Champions has."""
