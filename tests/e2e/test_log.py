"""The log runs from the beginning to the newest line, which stays in sight unless somebody reads further up."""

from __future__ import annotations

from tests.e2e.positions import NEARLY

# Whether the first or the last line is out of the box: what is wrong, if anything.
OUT = """which => {
  const box = document.querySelector('.log__in').getBoundingClientRect();
  const line = [...document.querySelectorAll('.log .ev__t')].at(which).getBoundingClientRect();
  return line.top < box.top - 1 || line.bottom > box.bottom + 1 ? `${line.top}-${line.bottom} of ${box.top}-${box.bottom}` : '';
}"""


def test_the_newest_line_is_the_last_and_in_sight(visit, server):
    me = visit(server.load(NEARLY), size="small")
    assert me.quiet() == "turn"
    me.end_turn()
    while (state := me.quiet()) != "turn":
        me.acts(state)
    told = me.page.locator(".log .ev__t").all_inner_texts()
    step = next(i for i, text in enumerate(told) if "Reveal encounter cards" in text)
    assert any("reveals" in text for text in told[step:]) and not any("reveals" in text for text in told[:step])
    assert not me.wrong(lambda: me.page.evaluate(OUT, -1))
    assert me.page.evaluate(OUT, 0)
    me.page.locator(".log__in").evaluate("e => e.scrollTo(0, -e.scrollHeight)")
    me.choose("thwart/")
    assert me.quiet() == "turn"
    assert len(me.page.locator(".log .ev__t").all_inner_texts()) > len(told)
    assert not me.wrong(lambda: me.page.evaluate(OUT, 0))
