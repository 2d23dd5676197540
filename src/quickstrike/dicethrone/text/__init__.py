"""Dice Throne in words, English and French: texts made from the definitions, options, and the story of a game."""

from .names import seat_names as seat_names
from .numbers import TextError as TextError
from .options import decision_text as decision_text
from .options import detail as detail
from .options import option_text as option_text
from .render import ability_text as ability_text
from .render import card_text as card_text
from .render import companion_text as companion_text
from .render import condition_text as condition_text
from .render import effect_text as effect_text
from .render import kind_text as kind_text
from .render import level_text as level_text
from .render import number_text as number_text
from .render import passive_text as passive_text
from .render import pattern_text as pattern_text
from .render import spend_text as spend_text
from .render import timing_text as timing_text
from .render import token_text as token_text
from .story import note_text as note_text
