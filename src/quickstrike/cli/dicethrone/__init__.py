"""Commands that only Dice Throne has."""
