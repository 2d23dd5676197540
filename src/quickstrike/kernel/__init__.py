"""The kernel: what every game stands on, and not a word of any game's rules."""
