"""The core set."""

from . import (
    aggression,
    basic,
    black_panther,
    bomb_scare,
    captain_marvel,
    doomsday_chair,
    expert,
    iron_man,
    justice,
    klaw,
    leadership,
    legions_of_hydra,
    masters_of_evil,
    protection,
    rhino,
    she_hulk,
    spider_man,
    standard,
    ultron,
    under_attack,
)
