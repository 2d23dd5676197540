"""The Vs. System at the terminal."""
