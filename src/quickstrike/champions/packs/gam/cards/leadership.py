"""Cards of the Leadership aspect."""

from ....faces import card
from ....vocab import *

card("18030", AttachTo(a("ally", Trait("Guardian"))), Max(1, "ally"), constant(gets(HOST, THW=1, HP=1)))
