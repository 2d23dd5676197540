"""The core set."""
from . import aggression, basic, bomb_scare, captain_marvel, expert, justice, rhino, spider_man, standard
