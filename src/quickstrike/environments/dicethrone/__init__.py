"""Marvel Dice Throne as an environment."""
