"""Cards of the Protection aspect."""

from ....faces import card
from ....vocab import *

card("13033", hero_response(FormChanged(YOU), Give(TOUGH, YOUR_HERO)))
