"""A lesson in the browser: the coach says what to do, shows it if asked, notices another way, and ends."""

from __future__ import annotations

from playwright.sync_api import expect


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
