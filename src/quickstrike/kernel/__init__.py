"""The kernel: what every game is built on. It knows no rule of any game."""
