"""A real server and a real Chromium. They end with their module: Playwright keeps an event loop running meanwhile,
and other tests want their own."""

from __future__ import annotations

import os
import shutil

import pytest
from playwright.sync_api import sync_playwright
from tests.e2e.people import Server, Visitor, launch


@pytest.fixture(scope="module")
def browser():
    found = shutil.which("chromium")
    if found is None:
        said = "no chromium here (Debian: apt-get install chromium)"
        pytest.fail(said) if os.environ.get("CI") else pytest.skip(said)
    with sync_playwright() as playwright:
        started = launch(playwright, found)
        yield started
        started.close()


@pytest.fixture(scope="module")
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
