"""Marks that tie a test to what it shows; the ledger collects them."""
from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The entries of the Rules Reference that the test shows: `@rule("rr:overkill")`."""
    return pytest.mark.rule(*ids)


def ruling(*ids: str) -> pytest.MarkDecorator:
    """The FAQ answers or errata that the test shows: `@ruling("faq:core-set:webbed-up:1")`."""
    return pytest.mark.ruling(*ids)
