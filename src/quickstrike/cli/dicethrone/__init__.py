"""`quickstrike dicethrone SUBCOMMAND`: Marvel Dice Throne; a file for each."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ...kernel.language import Words, words
from ..parser import add_lang

SUBCOMMANDS = ("play", "sim", "replay", "odds", "heroes", "hero", "cards", "bench", "rules", "position", "ledger")
WORDS: Words = words("dicethrone/cli/commands")


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("dicethrone", help=w["help"], description=w["about"])
    add_lang(p)
    sub = p.add_subparsers(dest="what")
    for name in SUBCOMMANDS:
        import_module(f"{__name__}.{name}").register(sub)
