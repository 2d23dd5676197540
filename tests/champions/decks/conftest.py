"""Cards that no pack has, for decks: known by name like printed ones, and forgotten after the test."""

from __future__ import annotations

from typing import Any

import pytest

from quickstrike.champions.decks import Deck
from quickstrike.champions.decks.names import titles
from quickstrike.champions.faces import FACES, OTHER_SIDE, data, define
from quickstrike.champions.scenarios import starter_deck


@pytest.fixture
def made():
    """`made("Sidekick", *parts, kind="upgrade", aspect="basic", subname=...)` gives a code."""
    codes: list[str] = []

    def make(
        name: str,
        *parts: Any,
        kind: str = "event",
        aspect: str = "basic",
        set: str | None = None,
        scripted: bool = True,
        pack: str = "other",
        **facts: Any,
    ) -> str:
        code = f"99{len(codes):03}"
        codes.append(code)
        printed = {
            "code": code,
            "name": name,
            "type": kind,
            "aspect": aspect,
            "quantity": 1,
            "pack": pack,
            "traits": [],
            "set": set,
            "facts": facts,
        }
        data()[code] = printed
        if scripted:
            define(printed, *parts)
        titles.cache_clear()
        return code

    yield make
    for c in codes:
        for known in (data(), FACES, OTHER_SIDE):
            known.pop(c, None)
    titles.cache_clear()


@pytest.fixture
def starter() -> Deck:
    return starter_deck("spider-man:justice")


@pytest.fixture
def change(starter):
    """The starter deck with other numbers: `change({"01060": 3, "01085": 0})`, or with other fields."""

    def make(cards: dict[str, int] | None = None, **more: Any) -> Deck:
        fields = {"identity": starter.identity, "aspects": starter.aspects, "name": "", **more}
        return Deck(cards={**starter.cards, **(cards or {})}, **fields)

    return make
