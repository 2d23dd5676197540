"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("06031", AttachTo(MAIN), Max(1, "scheme"), constant(gets(HOST, TARGET_THREAT=4)))
