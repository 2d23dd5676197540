"""Cards of the Justice aspect."""

from ....faces import card
from ....vocab import *

card("12031", hero_response(FormChanged(YOU), thwart(A_SCHEME, Alt(3, 4, Paid(MENTAL)))))
