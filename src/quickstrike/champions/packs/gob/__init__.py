"""The Green Goblin."""
