"""What the system has against a file, in both languages. Imports next to nothing: the command line begins with it."""

from __future__ import annotations

import errno

from ..kernel.language import MESSAGES, Said


def trouble(e: OSError) -> Said:
    """The reason, or in the words of the system if it is none of the usual ones."""
    name = errno.errorcode.get(e.errno or 0, "")
    return Said(name if name in MESSAGES["en"] else e.strerror or str(e))
