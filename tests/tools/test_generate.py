"""Nothing that is made of other files is out of date."""

from __future__ import annotations

from tools.generate import FIGURES, ROOT, filled, made


def test_what_is_made_is_current():
    old = [str(path.relative_to(ROOT)) for path, text in made() if path.read_text("utf-8") != text]
    assert old == [], "run `make generate`"


def test_figures_stand_between_their_marks():
    text = "before\n<!-- size: how -->\nold\n<!-- end -->\nafter\n"
    assert filled(text) == f"before\n<!-- size: how -->\n{FIGURES['size']()}<!-- end -->\nafter\n"
    assert filled(filled(text)) == filled(text) and filled("no marks") == "no marks"
