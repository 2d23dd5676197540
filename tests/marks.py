"""Marks that tie a test to what it shows; the ledger collects them."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that the test shows: `@rule("rr:overkill")` of Champions, `@rule("dt:steal")` of Dice Throne."""
    return pytest.mark.rule(*ids)


def ruling(*ids: str) -> pytest.MarkDecorator:
    """The answers or errata that the test shows: `@ruling("faq:core-set:webbed-up:1")`, `@ruling("dtr:draw")`."""
    return pytest.mark.ruling(*ids)
