"""The core set."""
from . import aggression, basic, bomb_scare, captain_marvel, expert, justice, rhino, spider_man, standard
from . import black_panther, iron_man, leadership, protection, she_hulk
from . import doomsday_chair, klaw, legions_of_hydra, masters_of_evil, ultron, under_attack
