"""Dice Throne at the terminal."""
