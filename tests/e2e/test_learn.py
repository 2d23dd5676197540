"""Lessons in the browser: the coach says what to do, shows it if asked, notices another way, and ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.people import PHONES, WAIT

LESSONS = 12
# What the learner can do now: end the story, press the coach's button; "done" at the end.
NOW = """() => {
  const coach = document.querySelector('.coach');
  if (!coach || document.querySelector('.busy')) return null;
  if (document.querySelector('.foot--tell')) return 'story';
  const buttons = [...coach.querySelectorAll('button')];
  if (buttons.some(b => /lessons|leçons/i.test(b.innerText))) return 'done';
  return buttons.length && !buttons[0].ariaDisabled ? 'press' : null;
}"""
TOLD = "() => document.querySelector('.coach')?.innerText + document.querySelector('#page').innerText"
# Does it, and says whether the question lay in the window uncovered: all in one moment, as a page goes on by itself.
STEP = f"""() => {{
  const now = ({NOW})();
  if (!now || now === 'done') return now && {{now, hidden: ''}};
  const question = document.querySelector('#dec-t');
  let hidden = '';
  if (now === 'press' && question) {{
    const r = question.getBoundingClientRect();
    const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
    const seen = r.width && r.x >= 0 && r.y >= 0 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1
      && top && (question.contains(top) || top.contains(question));
    if (!seen) hidden = `${{question.innerText}}: ${{JSON.stringify(r)}} below ${{top?.className}}`;
  }}
  window.told = ({TOLD})();
  if (now === 'press') document.querySelector('.coach__b button').click();
  else document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: 'Escape', bubbles: true}}));
  return {{now, hidden}};
}}"""


def test_a_lesson_is_taken_by_clicking(visit):
    page = visit("/learn").page
    page.locator(".lesson").nth(4).click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("step 1 of 3")
    page.locator('#decision [data-option="end_turn"]').first.click()
    expect(coach).to_contain_text("That was something else")
    coach.get_by_role("button", name="Undo").click()
    for n in (1, 2, 3):
        expect(coach).to_contain_text(f"step {n} of 3")
        coach.get_by_role("button", name="Show me").click()
        coach.get_by_role("button", name="Do it").click()
    expect(coach).to_contain_text("done")
    coach.get_by_role("button", name="All lessons").click()
    expect(page.locator(".lesson").nth(4).get_by_label("done")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [("laptop", "fr"), ("phone", "en")])
def test_every_lesson_goes_by_the_coach_alone(visit, size, lang):
    """On a laptop those with an even number, on a phone the others. The question is in sight below what the coach says."""
    me = visit("/learn", size=size, lang=lang)
    page = me.page
    me.has(page.locator(".lesson"), LESSONS)
    for i in range(0 if size == "laptop" else 1, LESSONS, 2):
        me.open("/learn")
        page.locator(".lesson").nth(i).click()
        for _ in range(60):
            seen = page.wait_for_function(STEP, timeout=2 * WAIT).json_value()
            state = seen["now"]
            assert not seen["hidden"], f"lesson {i + 1}: {seen['hidden']}"
            if state == "done":
                break
            page.wait_for_function(f"() => ({TOLD})() !== window.told || ({NOW})() === 'done'")
        assert state == "done", f"lesson {i + 1}: {page.locator('.coach').inner_text()}"


# What of the instruction, the last paragraph, lies outside of what the coach shows; and is the rest a button away?
CUT = """() => {
  const text = document.querySelector('.coach__t'), task = text.querySelector('p:last-child').getBoundingClientRect();
  const box = text.getBoundingClientRect(), coach = document.querySelector('.coach').getBoundingClientRect();
  const above = Math.max(box.top, coach.top, 0), below = Math.min(box.bottom, coach.bottom, innerHeight);
  const cut = !task.height || task.top < above - 1 || task.bottom > below + 1 || text.scrollHeight > text.clientHeight + 1;
  const folded = [...text.children].some(p => !p.offsetHeight), more = document.querySelector('.coach__more');
  return cut ? text.innerText : folded && !more?.offsetHeight ? 'nothing unfolds the rest' : '';
}"""


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_the_whole_instruction(visit, size):
    """In French, which needs more room."""
    me = visit("/learn", size=size, lang="fr")
    page = me.page
    me.has(page.locator(".lesson"), LESSONS)
    for i in range(LESSONS):
        me.open("/learn")
        page.locator(".lesson").nth(i).click()
        page.wait_for_function(f"() => ({NOW})() === 'press'")
        me.shot(f"lesson-{i + 1}-{size}")
        assert not me.wrong(lambda: page.evaluate(CUT)), f"lesson {i + 1}"
