"""Frames a second at the usual table of Champions, on a processor throttled four times: at rest, while a list is scrolled, while
cards travel and the villain acts.

    python -m tools.frames [--throttle 4] [--seconds 4]

Needs Chromium. What a frame costs is counted by the browser's own tracing: the time between two frames that were drawn, and
how much of it went into style and layout, which only a change of something else than transform and opacity takes. An empty
page is measured first: what the machine can do without us.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.e2e.people import CHROMIUMS, Server, Visitor, launch
from tests.e2e.positions import usual

COUNT = """seconds => new Promise(done => {
  const at = []; const end = performance.now() + seconds * 1000;
  const tick = now => { at.push(now); now < end ? requestAnimationFrame(tick) : done(at); };
  requestAnimationFrame(tick);
})"""
SCROLL = """() => { const list = document.querySelector('.log, .plog') ?? document.scrollingElement;
  const box = [...list.querySelectorAll('*'), list].find(e => e.scrollHeight > e.clientHeight + 40) ?? list;
  let way = 1; setInterval(() => { box.scrollTop += 6 * way; if (box.scrollTop <= 0 || box.scrollTop + box.clientHeight >= box.scrollHeight - 1) way = -way; }, 16); }"""
WORK = ("LayoutDuration", "RecalcStyleDuration", "ScriptDuration")


def measured(page: Page, seconds: float, throttle: float) -> dict[str, Any]:
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": throttle})

    def work() -> dict[str, float]:
        return {m["name"]: m["value"] for m in line.send("Performance.getMetrics")["metrics"] if m["name"] in WORK}

    before = work()
    at = page.evaluate(COUNT, seconds)
    spent = {k: v - before[k] for k, v in work().items()}
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    line.detach()
    gaps = [b - a for a, b in pairwise(at)]
    return {
        "frames": round(1000 / statistics.mean(gaps), 1),
        "median": round(statistics.median(gaps), 1),
        "slowest": round(max(gaps), 1),
        **{k.removesuffix("Duration").lower(): round(1000 * v / (at[-1] - at[0]) * 100, 1) for k, v in spent.items()},
    }


def told(name: str, row: dict[str, Any]) -> None:
    print(
        f"{name:28} {row['frames']:5} a second, median {row['median']} ms, slowest {row['slowest']} ms;"
        f" layout {row['layout']} %, style {row['recalcstyle']} %, script {row['script']} % of a thread",
        flush=True,
    )


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--throttle", type=float, default=4.0)
    p.add_argument("--seconds", type=float, default=4.0)
    args = p.parse_args()
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        p.error("no chromium here")
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright:
        browser, server = launch(playwright, found), Server(folder)
        try:
            empty = browser.new_page()
            told("an empty page", measured(empty, args.seconds, args.throttle))
            empty.close()
            me = Visitor(browser, server, folder, server.load(usual(2)), painted=True)
            me.page.emulate_media(reduced_motion="no-preference")
            me.page.evaluate(
                "localStorage.setItem('quickstrike.settings', JSON.stringify({pace: 'normal', theme: 'dark', explain: false}))"
            )
            me.page.reload()
            me.quiet()
            told("the table at rest", measured(me.page, args.seconds, args.throttle))
            me.option("attack/").click()
            told("an attack", measured(me.page, min(1.5, args.seconds), args.throttle))
            me.quiet()
            for _ in range(2):
                me.end_turn()
            told("the villain phase", measured(me.page, 2 * args.seconds, args.throttle))
            me.page.evaluate(SCROLL)
            told("a list that is scrolled", measured(me.page, args.seconds, args.throttle))
        finally:
            server.kill()
            browser.close()


if __name__ == "__main__":
    main()
