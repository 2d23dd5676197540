"""The README tells the truth: its example runs, its files exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_runs(capsys):
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(compile(code, "README.md", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("(rr:basic-power)"), said
    assert said[1].startswith("{'id': ") and said[1].endswith("None"), said


def test_the_python_example_of_dice_throne_runs(capsys):
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "dicethrone.md").read_text("utf-8"), re.S)
    exec(compile(code, "dicethrone.md", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("(dt:offensive-roll-phase)") and "'verb': 'keep'" in said[1], said
    assert re.match(r"(seat [01] [01]\.0|draw 0\.5) \('over', ", said[2]), said


def test_every_link_leads_somewhere():
    links = [x for x in re.findall(r"\]\(([^)]+)\)", README) if "://" not in x]
    assert len(links) > 6
    for link in links:
        assert (ROOT / link).exists(), link


def test_the_docs_link_to_what_exists():
    for page in (ROOT / "docs").rglob("*.md"):
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert "://" in link or (page.parent / link).exists(), (page.name, link)
