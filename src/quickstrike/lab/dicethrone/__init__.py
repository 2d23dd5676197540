"""What the laboratory knows of Dice Throne: its tables, duels, speed."""
