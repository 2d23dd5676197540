"""The pictures of the README, from a real game in Chromium: `python -m tools.pictures` writes docs/pictures."""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.e2e import test_dicethrone, test_vs
from tests.e2e.people import REST, Server, Visitor, launch

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEED, HEROES = "5", ["She-Hulk"]
ROUND = 4  # much lies on the table by then
QUALITY = 82


def take(who: Visitor, name: str) -> None:
    """As WebP, which Chromium can make and Playwright can't."""
    who.page.mouse.move(2, 2)
    who.page.evaluate(REST)
    shot = who.context.new_cdp_session(who.page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file = PICTURES / f"{name}.webp"
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"{file.relative_to(Path.cwd())}: {file.stat().st_size // 1024} KB")


def round_of(who: Visitor) -> int:
    return int("".join(c for c in who.page.locator(".phases__round").inner_text() if c.isdigit()))


def play_until(who: Visitor, there: str, least: int) -> None:
    """Go on until the round is reached and such a decision is open."""
    while (state := who.quiet()) != "over":
        if round_of(who) >= least and who.page.locator(there).count():
            return
        who.act(state)
    sys.exit(f"the game was over before {there} was seen")


def dice(who: Visitor) -> None:
    """Thor's first roll, two dice kept."""
    while not who.page.locator(".ddie[role=checkbox]").count():
        test_dicethrone.asked(who)
        test_dicethrone.press(who)
    who.page.locator("[data-best]").click()
    take(who, "dicethrone")


def attack(who: Visitor) -> None:
    """An attack under way, on a table with some characters on both sides."""
    for _ in range(200):
        test_vs.asked(who)
        if who.page.locator(".vattack").count() and who.page.locator(".vtile").count() >= 5:
            return take(who, "vs")
        test_vs.press(who)
    sys.exit("no attack was seen")


def main() -> None:
    found = shutil.which("chromium") or sys.exit("no chromium here (Debian: apt-get install chromium)")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright, found)
        try:
            me = Visitor(browser, server, Path(folder), "/g/champions")
            me.begin(SEED, others=HEROES)
            play_until(me, "#decision .opts--def", ROUND - 1)
            take(me, "defend")
            play_until(me, "#decision [data-option=end_turn]", ROUND)
            take(me, "table")
            phone = Visitor(browser, server, Path(folder), me.page.url.removeprefix(server.address), size="phone")
            phone.quiet()
            take(phone, "phone")
            dice(Visitor(browser, server, Path(folder), test_dicethrone.table(server, ["thor", "black-widow"], seed=4)))
            attack(Visitor(browser, server, Path(folder), test_vs.table(server, seed=3)))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
