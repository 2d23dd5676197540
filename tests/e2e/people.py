"""The server as a process of its own, and a person who sees and clicks."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time

import httpx
from playwright.sync_api import TimeoutError, expect

WAIT = 30_000  # milliseconds; generous, for machines that have other things to do
PATIENCE = 5_000  # for a click on what is there; then look again
LOOK = 50  # milliseconds between two looks at the page; at every frame it would paint for nothing else
PATIENT = 120  # seconds, for what is asked without a browser
SIZES = {"phone": (390, 844), "lying": (844, 390), "small": (1366, 625), "laptop": (1366, 768), "wide": (1920, 1080)}
PHONES = ("phone", "lying")
# The first has the same engine without windows, tabs and toolbars, which cost more than our page does.
CHROMIUMS = ("chromium-headless-shell", "chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--no-first-run",
    "--mute-audio",
]
HOLDS = ("me", "bot", "friend")  # in the order of the start page

expect.set_options(timeout=WAIT)


def launch(playwright, path):
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Server:
    begin = ("-m", "quickstrike")

    def __init__(self, folder, port=0):
        self.folder = folder
        self.start(port)

    def start(self, port):
        more = ["--port", str(port)]
        self.process = subprocess.Popen(
            [sys.executable, *self.begin, "play", "--no-open", "--data", str(self.folder), *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "en_US.UTF-8"},
        )
        said = re.search(r"http://[^/ ]+", self.process.stdout.readline())
        assert said, self.process.communicate()
        self.address = said.group()
        # a page waits half a minute; what a busy machine needs to set up the first catalogue is not its business
        httpx.get(f"{self.address}/api/v1/catalog", timeout=PATIENT)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def again(self):
        """After `kill`: the same address, the same data."""
        self.start(int(self.address.rsplit(":", 1)[1]))

    def post(self, path, **body):
        r = httpx.post(f"{self.address}/api/v1{path}", json=body, timeout=PATIENT)
        assert r.status_code == 201, r.text
        return r.json()

    def get(self, path, key):
        headers = {"Authorization": f"Bearer {key}"}
        return httpx.get(f"{self.address}/api/v1{path}", headers=headers, timeout=PATIENT).raise_for_status().json()

    def load(self, position, **more):
        """The path of a table that begins at this position, all seats mine."""
        made = self.post("/tables/load", text=position, **more)
        return f"/t/{made['table']}#{made['host_key']}"


class WithToy(Server):
    """It has one game more, which nothing outside its kit knows."""

    begin = (
        "-c",
        "import sys; from tests import omens; from quickstrike import games; from quickstrike.cli import main; "
        "games.add(omens.KIT); sys.exit(main(sys.argv[1:]))",
    )


# What the page waits for now. Nothing while an answer is on its way or somebody else is asked.
STATE = """() => {
  if (document.querySelector('.sumpage')) return 'over';
  const panel = document.querySelector('#decision');
  if (!panel || panel.querySelector('.busy')) return null;
  if (panel.querySelector('.foot--tell')) return 'story';
  if (panel.querySelector('.purse--hits')) return 'share';
  if (panel.querySelector('.purse')) return 'pay';
  if (panel.querySelector('.picks-row')) return 'pick';
  if (panel.querySelector('[data-option="end_turn"]')) return 'turn';
  return panel.querySelector('[data-option], .found') ? 'list' : null;
}"""

REST = """() => Promise.allSettled(document.getAnimations()
  .filter(a => a.effect.getComputedTiming().endTime < 5000).map(a => a.finished)).then(() => null)"""

TABLE = """() => {
  const texts = (s) => [...document.querySelectorAll(s)].map(e => e.innerText.trim());
  const ids = (s) => [...document.querySelectorAll(s)].map(e => e.dataset.option ?? e.dataset.id);
  return {asked: texts('#dec-t'), options: ids('#decision [data-option]'), hand: ids('.hand .fan [data-id]'),
    villain: texts('.v-hp b'), threat: texts('.scheme__n b'), heroes: texts('.seat__hp b'),
    names: texts('.seat .plate')};
}"""

# A page asks as soon as it has a table, and hears a moment later that this is no lesson: only then may it pass by itself what is
# of no use, so a question from before may go away while somebody is about to answer it.
KNOWN = """() => performance.getEntriesByType('resource')
  .some(e => e.name.includes('/lesson?') && performance.now() > e.responseEnd + 100)"""

FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))))"

# Shadows, filters and patterns change nothing that a test looks at, and without a graphics card they are most of the work.
UNPAINTED = """const plain = new CSSStyleSheet();
plain.replaceSync(`*, *::before, *::after { animation: none !important; transition: none !important; filter: none !important;
  box-shadow: none !important; text-shadow: none !important; backdrop-filter: none !important; background-image: none !important }`);
document.adoptedStyleSheets.push(plain);"""

PANEL = "() => document.querySelector('#decision')?.outerHTML ?? document.body.className"

COMES = f"""wanted => JSON.stringify(({TABLE})()) === JSON.stringify(wanted) ? 'there'
  : document.querySelector('#decision .foot--tell') ? 'story' : null"""


def turn_of(people, state=STATE):
    """Whoever is asked something first, and what; nobody once it is over for all. Pages can't be waited for together, so they are
    looked at one after the other."""
    end = time.monotonic() + WAIT / 1000
    while time.monotonic() < end:
        states = {who: who.page.evaluate(state) for who in people}
        for who, now in states.items():
            if now not in (None, "over"):
                return who, now
        if set(states.values()) == {"over"}:
            return None, "over"
        people[0].page.wait_for_timeout(LOOK)
    raise AssertionError(f"nobody is asked anything: {[who.page.inner_text('#page') for who in people]}")


class Line:
    """A connection of a page that can be held up: what the server says waits until it is let through."""

    def __init__(self):
        self.held, self.waiting, self.page_end = False, [], None

    def carry(self, page_end):
        self.page_end = page_end
        page_end.connect_to_server().on_message(lambda m: self.waiting.append(m) if self.held else page_end.send(m))

    def let_through(self):
        self.held = False
        for message in self.waiting:
            self.page_end.send(message)
        self.waiting.clear()


class Visitor:
    """painted: with all that is only there to be looked at; explain: questions that are new here are explained."""

    def __init__(
        self,
        browser,
        server,
        folder,
        path,
        *,
        lang="en",
        size="laptop",
        theme="dark",
        allow=(),
        painted=False,
        explain=False,
    ):
        self.server, self.folder, self.lang = server, folder, lang
        width, height = SIZES[size]
        phone = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
        self.context = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            accept_downloads=True,
            **phone,
        )
        self.context.set_default_timeout(WAIT)
        self.waits = WAIT
        # "step": the story waits for a click, so it never ends while somebody is about to skip it
        wanted = json.dumps({"pace": "step", "theme": theme, "explain": explain})
        self.context.add_init_script(
            f"localStorage.getItem('quickstrike.settings') ?? localStorage.setItem('quickstrike.settings', '{wanted}')"
        )
        if not painted and not os.environ.get("SHOTS"):
            self.context.add_init_script(UNPAINTED)
        self.errors, self.allowed = [], list(allow)
        self.page = self.tab(path)

    def twin(self, path, line=None):
        """The same person in a second tab."""
        other = object.__new__(Visitor)
        other.__dict__.update(self.__dict__, page=self.tab(path, line))
        return other

    def open(self, path):
        self.page.goto(self.server.address + path)

    def tab(self, path, line=None):
        page = self.context.new_page()
        if line:
            page.route_web_socket(re.compile("/api/"), line.carry)
        page.on("console", lambda m: m.type == "error" and self.trouble(f"{m.text} {m.location.get('url', '')}"))
        page.on("pageerror", lambda e: self.trouble(str(e)))
        page.on("request", lambda r: self.own(r.url) or self.trouble(f"asks another host: {r.url}"))
        page.goto(self.server.address + path)
        return page

    def own(self, url):
        return url.startswith((self.server.address + "/", "data:", "blob:"))

    def trouble(self, text):
        if not any(re.search(a, text) for a in self.allowed):
            self.errors.append(text)

    # ---- seeing
    def now(self):
        """What is asked at this moment, if anything."""
        return self.page.evaluate(STATE)

    def state(self):
        try:
            state = self.page.wait_for_function(STATE, polling=LOOK).json_value()
            self.page.evaluate("document.fonts.ready.then(() => null)")
            return state
        except TimeoutError:
            self.picture("stuck")
            raise AssertionError(f"the page asks nothing; see {self.folder}: {self.page.inner_text('#page')}") from None

    def reads(self, where, text):
        expect(where).to_contain_text(text, ignore_case=True)

    def has(self, what, n):
        expect(what).to_have_count(n)

    def ticked(self, what):
        expect(what).to_be_checked()

    def hand(self):
        """Number and name of every card of the hand that is shown."""
        return self.page.evaluate(r"""() => Object.fromEntries([...document.querySelectorAll('.hand .fan [data-id]')]
          .map(e => [e.dataset.id, e.querySelector('.card__name').textContent.replace(/\u00ad/g, '')]))""")

    def seat(self):
        """Of those this person holds, the one whose eyes the page looks through."""
        pressed = self.page.locator(".seatsw button").evaluate_all("all => all.map(b => b.ariaPressed)")
        return pressed.index("true")

    def table(self):
        """What this person sees: the question, the options, the hand, the numbers."""
        return self.page.evaluate(TABLE)

    def comes_to(self, table):
        """Wait until the page shows that; if it has a story to tell before, skip it."""
        while self.page.wait_for_function(COMES, arg=table, polling=LOOK).json_value() == "story":
            self.skip()

    def wrong(self, look, looks=20):
        """What `look` finds wrong once the page has come to rest: late fonts, and lanes that measure their room, move things some
        frames after a question is there."""
        for _ in range(looks):
            if not (found := look()):
                break
            self.page.evaluate(FRAMES)
        return found

    def shot(self, name):
        """A picture for whoever wants to look (`SHOTS=1`), when everything has come to rest."""
        self.page.evaluate(REST)
        if os.environ.get("SHOTS"):
            self.picture(name)

    def picture(self, name):
        self.page.screenshot(path=self.folder / f"{name}.png")

    def title(self):
        return self.page.locator("#dec-t").inner_text()

    # ---- clicking
    def option(self, which):
        """The button of an option; `which` is the beginning of its id, as `attack/` is."""
        return self.page.locator(f"#decision [data-option^='{which}']").first

    def choose(self, which):
        """Click an option, after unfolding the list where it is folded."""
        fold = self.page.locator("#decision .fold[aria-expanded=false]")
        if fold.is_visible():
            fold.click()
        self.take(which)

    def take(self, which):
        """Click an option and see that the page took it."""
        self.does(self.option(which).click)

    def does(self, deed, shown=PANEL):
        """Do it and see that something else is shown. What moves while a button is down (a font that comes late) makes a browser
        drop the click, as it would a person's, and what was there a moment ago may be gone, as a page goes on by itself; who
        sees nothing happen does it again."""
        before = self.page.evaluate(shown)
        for _ in range(5):
            self.tries(deed)
            try:
                self.page.wait_for_function(
                    f"before => ({shown})() !== before", arg=before, timeout=PATIENCE, polling=LOOK
                )
                return
            except TimeoutError:
                continue
        raise AssertionError(f"this changes nothing, see {self.folder}: {self.page.inner_text('#page')}")

    def tries(self, deed):
        """Try to act on what was seen a moment ago; False: it is no longer there."""
        before, self.waits = self.waits, PATIENCE
        self.page.set_default_timeout(PATIENCE)
        try:
            deed()
        except TimeoutError:
            return False
        finally:
            self.waits = before
            self.page.set_default_timeout(before)
        return True

    def button(self, name, **more):
        return self.page.get_by_role("button", name=name, **more)

    def press(self, name):
        """A card of the hand."""
        self.page.locator(".hand .fan [data-id]", has_text=name).first.click()

    def end_turn(self):
        self.does(self.page.locator("#decision [data-option=end_turn]").click)

    def quiet(self):
        """The next thing this person is asked, the story having been told."""
        while (state := self.state()) == "story":
            self.skip()
        return state

    def skip(self):
        self.page.locator("#decision .foot--tell .btn", has=self.page.locator("kbd", has_text="Esc")).click()

    def begin(self, seed, villain="Rhino", others=(), hold=None, skirmish=0):
        """A new game by the start page: the hero that is proposed, the others, who plays the last of them; against one
        stage of the villain it is a short one."""
        page = self.page
        page.locator(".poster", has_text=villain).click()
        for name in others:
            page.locator(".addseat .face", has_text=name).click()
        if hold is not None:
            page.locator(".pick").last.locator(".pick__w button").nth(HOLDS.index(hold)).click()
        page.locator(".more summary").click()
        if skirmish:
            stages = page.locator(".more-modes select", has=page.locator("option[value='1']"))  # not that of the sets
            stages.select_option(str(skirmish))
        page.locator(".seed input").fill(seed)
        page.locator(".btn--big").click()

    def step(self, strike=False):
        """Do one thing. What was there to click may be gone: the news of what somebody else did has just come in."""
        for _ in range(8):
            state = self.quiet()
            if self.acts(state, strike):
                return state
        raise AssertionError(f"nothing of this can be clicked, see {self.folder}: {self.page.inner_text('#page')}")

    def acts(self, state, strike=False):
        """`act`, if what was seen is still there."""
        return self.tries(lambda: self.act(state, strike))

    def act(self, state, strike=False):
        """Click what the hint says at a turn (or attack while that can be done), what is proposed for a payment, and
        otherwise what comes first."""
        page, panel = self.page, self.page.locator("#decision")
        if state == "story":
            self.skip()
        elif state == "turn" and strike:
            self.choose("attack/" if self.option("attack/").count() else "end_turn")
        elif state == "turn":
            page.locator(".topbar .tool--text").click()
            panel.locator("[data-option].is-hot").first.click()
        elif state == "share":
            panel.locator(".lnk").click()
            panel.locator("footer .btn--go").click()
        elif state == "pay":
            panel.locator("footer .btn--go").click()
        elif state == "pick":
            go = panel.locator("footer .btn--go")
            for card in panel.locator(".pickc").all():
                if go.get_attribute("aria-disabled") is None:
                    break
                card.click()
            go.click()
        elif state == "list":
            panel.locator(":is(.opts, .amounts, footer) [data-option], .found button").first.click()

    def play_to_the_end(self, most=400, before=None, strike=False):
        seen = []
        while len(seen) < most:
            if before and self.quiet() != "over":
                before()
            seen.append(self.step(strike))
            if seen[-1] == "over":
                return seen
        raise AssertionError(f"not over after {most} clicks: {self.title()}")
