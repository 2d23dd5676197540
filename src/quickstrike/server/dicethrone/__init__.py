"""The server's side of Dice Throne."""
