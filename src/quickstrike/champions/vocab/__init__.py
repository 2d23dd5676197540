"""The card language. A card file says `from ...vocab import *` and needs nothing else."""

from .control import *
from .events import *
from .parts import *
from .quantities import *
from .values import *
from .verbs import *
from .word import *
