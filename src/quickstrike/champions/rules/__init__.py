"""The rules of Marvel Champions (Rules Reference 1.6), one file per chapter. Importing this package wires them up."""

from __future__ import annotations

from importlib import import_module

for _chapter in (
    "areas",
    "control",
    "icons",
    "plays",
    "verbs",
    "verbs_cards",
    "verbs_tokens",
    "triggers",
    "phases",
    "setup",
):
    import_module(f"{__name__}.{_chapter}")
