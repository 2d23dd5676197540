"""The rules of Marvel Champions (Rules Reference 1.6), one file per chapter. Importing this package wires them up."""
from . import (
    ability, activation, attack, control, cost, damage, decks, defeat, elimination, phases, reveal, setup, threat, triggers,
    turn, verbs,
)

__all__ = ["ability", "activation", "attack", "control", "cost", "damage", "decks", "defeat", "elimination", "phases",
           "reveal", "setup", "threat", "triggers", "turn", "verbs"]
