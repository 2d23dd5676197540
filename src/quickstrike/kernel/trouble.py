"""Why the system refuses a file, in every language. Imports next to nothing: every command line starts with it."""

from __future__ import annotations

import errno

from .language import MESSAGES, Said


def trouble(e: OSError) -> Said:
    """The reason; in the system's own words if it is not one of the usual ones."""
    name = errno.errorcode.get(e.errno or 0, "")
    return Said(name if name in MESSAGES["en"] else e.strerror or str(e))
