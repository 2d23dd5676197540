"""Commands that only the Vs. System has."""
