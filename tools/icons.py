"""The page's icon as pictures, for phones that take no SVG: `python -m tools.icons` writes them beside web/static/img/icon.svg."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.e2e.people import launch

IMG = Path(__file__).parents[1] / "web" / "static" / "img"
ROUND = {"icon-192": 192, "icon-512": 512}
FULL = {"icon-maskable-512": 512, "icon-apple-180": 180}
"""Squares that a phone cuts a shape of its own out of: the drawing lies in the inner four fifths, which all shapes have."""


def main() -> None:
    svg = (IMG / "icon.svg").read_text()
    with sync_playwright() as play:
        browser = launch(play, shutil.which("chromium-headless-shell") or shutil.which("chromium"))
        for name, size in (ROUND | FULL).items():
            drawing = re.sub(r' rx="\d+"', "", svg) if name in FULL else svg
            drawing = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ')
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f'<body style="margin:0">{drawing}')
            page.screenshot(path=IMG / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
