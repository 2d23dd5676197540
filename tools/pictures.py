"""The pictures of the README: `python -m tools.pictures` writes docs/pictures.

Bots play each game to a moment that shows much, the server takes it over as a save, and Chromium opens its table.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.e2e.people import REST, Server, Visitor, launch

from quickstrike import games
from quickstrike.kernel.decision import Decision
from quickstrike.kernel.game import Game

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY = 72
Moment = Callable[[Any, Decision], bool]


def played(game: str, setting: dict[str, Any], seed: int | str, when: Moment) -> Game[Any]:
    """A game of bots up to the first decision of that kind."""
    kit = games.kit(game)
    g = kit.setting().read(setting).new(seed)
    bot = kit.bot_of(kit.clever, 1)
    while (d := g.decision) is not None and not when(g.state, d):
        g.answer(bot.choose(g, d))
    if d is None:
        sys.exit(f"a game of {game} was over before the moment came")
    return g


def in_turn(s: Any, d: Decision) -> bool:
    return d.kind == "turn" and s.round == 4 and d.seat == 0


def under_attack(s: Any, d: Decision) -> bool:
    return d.kind == "defend" and s.round >= 3


def rolling(s: Any, d: Decision) -> bool:
    return s.turn >= 5 and d.seat == 0 and any(o.verb == "keep" for o in d.options)


def fighting(s: Any, d: Decision) -> bool:
    return s.turn == 6 and s.attack is not None and d.seat == 0


CHAMPIONS = {"heroes": ["spider-man", "she-hulk"], "scenario": "rhino"}
SHOWN: list[tuple[str, str, dict[str, Any], int | str, Moment, str]] = [
    ("table", "champions", CHAMPIONS, "11", in_turn, "laptop"),
    ("phone", "champions", CHAMPIONS, "11", in_turn, "phone"),
    ("defend", "champions", CHAMPIONS, "11", under_attack, "laptop"),
    ("dicethrone", "dicethrone", {"heroes": ["thor", "black-widow"]}, 4, rolling, "laptop"),
    ("vs", "vs", {"decks": ["tidewatch", "ashen-choir"]}, 4, fighting, "laptop"),
]


def take(who: Visitor, name: str) -> None:
    """As WebP, which Chromium can make and Playwright can't."""
    who.page.locator("#dec-t").wait_for()
    who.page.keyboard.press("Escape")  # what was told is not in the way
    who.page.wait_for_load_state("networkidle")
    who.page.mouse.move(2, 2)
    who.page.evaluate(REST)
    shot = who.context.new_cdp_session(who.page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file = PICTURES / f"{name}.webp"
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"{file.relative_to(Path.cwd())}: {file.stat().st_size // 1024} KB")


def main() -> None:
    found = shutil.which("chromium") or sys.exit("no chromium here (Debian: apt-get install chromium)")
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder)), launch(playwright, found)
        try:
            for name, game, setting, seed, when, size in SHOWN:
                path = server.load(played(game, setting, seed, when).save())
                take(Visitor(browser, server, Path(folder), path, size=size, painted=True), name)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
