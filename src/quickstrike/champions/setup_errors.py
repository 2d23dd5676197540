"""What can be wrong with a table, a campaign or a save of this game, in both languages. See kernel/language.py."""

from __future__ import annotations

from ..kernel.language import Both


def name_of(printed: dict[str, str]) -> Both:
    """The printed name of a card, scripted or not."""
    return Both(printed["name"], printed.get("name_fr") or printed["name"])
