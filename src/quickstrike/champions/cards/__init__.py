"""The cards: a folder per pack, a file per set. Importing this package defines them all."""

from . import core
