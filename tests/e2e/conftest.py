"""A real server and a real Chromium, one of each for all tests of a process."""

from __future__ import annotations

import asyncio
import os
import shutil

import pytest
from playwright.sync_api import sync_playwright
from tests.e2e.people import CHROMIUMS, Server, Visitor, launch


@pytest.fixture(scope="session")
def chromium():
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        said = "no chromium here (Debian: apt-get install chromium-headless-shell, or chromium)"
        pytest.fail(said) if os.environ.get("CI") else pytest.skip(said)
    with sync_playwright() as playwright:
        started = launch(playwright, found)
        loop = asyncio.get_running_loop()
        yield started, loop
        asyncio._set_running_loop(loop)
        started.close()


@pytest.fixture
def browser(chromium):
    """Playwright's event loop counts as running for as long as Playwright does. Other tests of this process want their
    own, so it is put aside between the tests that need it."""
    started, loop = chromium
    asyncio._set_running_loop(loop)
    yield started
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    started = Server(tmp_path_factory.mktemp("data"))
    yield started
    started.kill()


@pytest.fixture
def visit(browser, server, tmp_path):
    """A person with a browser of his own. When the test is over, none of them may have seen an error."""
    visitors = []

    def come(path="/g/champions", **wishes):
        visitors.append(Visitor(browser, server, tmp_path, path, **wishes))
        return visitors[-1]

    yield come
    errors = [e for v in visitors for e in v.errors]
    for v in visitors:
        v.context.close()
    assert errors == []
