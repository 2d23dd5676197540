"""Tests keep nothing in the folders of whoever runs them, and are not looked through for garbage again and again."""

from __future__ import annotations

import gc
import os
import tempfile

import pytest


def pytest_collection():
    """Twenty thousand tests and all that they import are made now, and stay to the end: looking through them for garbage
    again and again finds nothing."""
    gc.disable()


def pytest_collection_finish():
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()


@pytest.fixture(autouse=True, scope="session")
def _own_cache():
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("XDG_CACHE_HOME")
        os.environ["XDG_CACHE_HOME"] = folder
        yield
        if before is None:
            del os.environ["XDG_CACHE_HOME"]
        else:
            os.environ["XDG_CACHE_HOME"] = before
