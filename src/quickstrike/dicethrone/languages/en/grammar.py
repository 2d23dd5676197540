"""What English does to sentences of Dice Throne: nothing."""

from __future__ import annotations


def finish(text: str) -> str:
    return text


def infinitive(text: str) -> str:
    return text
