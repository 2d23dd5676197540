"""Cards of the Aggression aspect."""

from ....faces import card
from ....vocab import *

card("03031", AttachTo(AN_ALLY), Max(1, "ally"), constant(gets(HOST, ATK=2, AFTER_ATTACK=1)))
