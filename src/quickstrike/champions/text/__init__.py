"""Card texts in English and French, rendered from the definitions of the cards."""

from .filling import TextError
from .render import HAND as HAND
from .render import ability_text as ability_text
from .render import card_text as card_text
from .render import deeds as deeds
from .render import face_text as face_text
from .render import keywords as keywords
from .render import spelled as spelled
from .render import timings as timings
