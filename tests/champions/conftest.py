"""Fixtures for tests of Marvel Champions: boards that are checked and cleared away at the end of each test."""

from __future__ import annotations

import pytest

from quickstrike import testkit


@pytest.fixture(autouse=True)
def _clear_away():
    testkit.close_all()
    yield
    testkit.close_all()


@pytest.fixture
def board():
    """Build a board: `t = board(hand=[...], engaged=[minion(hp=2)])`."""
    return testkit.build


@pytest.fixture
def setting_up():
    """Run the steps of setup with these decks: `t = setting_up(deck=[...])`."""
    return testkit.setting_up
