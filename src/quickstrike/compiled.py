"""Which build runs: the plain Python one, or the one that `make fast` compiled (docs/decisions/0018).

Compiled modules lie beside their sources, and Python prefers them. `compiled.json` says which they are and of which text
each was made: if one was edited since or is not there any more, or QUICKSTRIKE_PURE is set, all of them are imported
from their source instead.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from typing import Any

HOME = os.path.dirname(__file__)
TABLE = os.path.join(HOME, "compiled.json")
PURE, COMPILED = "pure Python", "compiled"
STALE = (
    "quickstrike: {file} was edited since `make fast`, so pure Python runs; `make fast` compiles again, "
    "`make slow` removes what it made."
)
LOST = (
    "quickstrike: {file} is missing of what `make fast` made, so pure Python runs; `make fast` compiles again, "
    "`make slow` removes the rest."
)


class Sources:
    """Imports these modules from their source, whatever lies beside it."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.files[name]) if name in self.files else None


def digest(text: bytes) -> str:
    """Line ends do not count: a checkout may change them."""
    import hashlib

    return hashlib.sha256(text.replace(b"\r\n", b"\n")).hexdigest()[:16]


def module_of(file: str) -> str:
    return "quickstrike." + file.removesuffix(".py").replace("/", ".")


def edited(made: dict[str, str]) -> str:
    """A file that is no longer what it was when it was compiled; "" if there is none."""
    for file, was in made.items():
        try:
            with open(os.path.join(HOME, file), "rb") as f:
                if digest(f.read()) != was:
                    return file
        except OSError:
            return file
    return ""


def lost(told: dict[str, Any]) -> str:
    """A compiled file that is not there: a copy of the sources alone, or of a part. "" if there is none."""
    ends: str = told["suffix"]
    beside = [os.path.join(os.path.dirname(HOME), name) for name in told.get("shared", ())]
    made = [os.path.join(HOME, file.removesuffix(".py") + ends) for file in told["modules"]]
    return next((os.path.basename(path) for path in (*beside, *made) if not os.path.isfile(path)), "")


def choose() -> str:
    """Called once, before anything else is imported; gives the build that runs."""
    try:
        with open(TABLE, encoding="utf-8") as f:
            told = json.load(f)
    except (OSError, ValueError):
        return PURE
    made: dict[str, str] = told["modules"]
    if told["suffix"] not in EXTENSION_SUFFIXES:  # for another Python: this one does not see them
        return PURE
    stale, gone = edited(made), lost(told)
    if not stale and not gone and not os.environ.get("QUICKSTRIKE_PURE"):
        return COMPILED
    if (stale or gone) and not os.environ.get("QUICKSTRIKE_PURE"):
        print(STALE.format(file=stale) if stale else LOST.format(file=gone), file=sys.stderr)
        os.environ["QUICKSTRIKE_PURE"] = "1"  # worker processes need not say it again
    sys.meta_path.insert(0, Sources({module_of(file): os.path.join(HOME, file) for file in made}))
    return PURE
