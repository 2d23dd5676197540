"""Definitions stay short, and no hook serves a single card."""

from __future__ import annotations

import subprocess
import sys

from quickstrike.champions.faces import FACES, data
from quickstrike.champions.size import average, definitions, hooks, rare, report, running
from quickstrike.champions.vocab import Call, Draw, May, action, seq


def test_a_card_is_two_lines_at_most_running_and_in_the_file():
    sizes = definitions()
    assert set(sizes) == set(running()) == {c for c in FACES if c in data()}
    assert average(running()) <= 1.5 and average(sizes) <= 2, "\n".join(report())


def test_no_hook_for_one_card():
    mine = {code: face.parts for code, face in FACES.items() if code in data()}
    assert [name for name, codes in hooks(mine).items() if len(codes) < 2] == []


def test_lines_are_counted_from_the_source(tmp_path):
    (tmp_path / "some.py").write_text('card("1")\n\ncard("2",\n     GUARD,\n     SURGES)\nother("3")\n')
    assert definitions(tmp_path) == {"1": 1, "2": 3} and average({"1": 1, "2": 3}) == 2
    assert running(tmp_path) == {"1": 1, "2": 1}
    (tmp_path / "some.py").write_text(f'card("1", {"x" * 109})\ncard("2", {"x" * 110})\n')
    assert running(tmp_path) == {"1": 1, "2": 2} and definitions(tmp_path) == {"1": 1, "2": 1}


def test_hooks_are_found_wherever_they_hide():
    parts = {"1": (action(May(Call("odd"))),), "2": (action(seq(Call("even"), Call("even"))),), "3": (Call("even"),)}
    assert hooks(parts) == {"odd": ["1"], "even": ["2", "3"]}


def test_the_ten_longest_are_printed():
    lines = list(report())
    assert "on average" in lines[0] and sum(x.startswith("  ") and x.split()[0].isdigit() for x in lines) == 10


def test_a_word_of_one_card_is_rare():
    parts = {"1": (action(May(Draw(1))),), "2": (action(Draw(1), Draw(2)),)}
    assert rare(parts) == {"May": "1"}


def test_a_reader_that_has_had_enough_is_no_error():
    p = subprocess.Popen(
        [sys.executable, "-m", "quickstrike.champions.size"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert p.stdout and p.stderr
    p.stdout.close()
    with p.stderr:
        assert p.stderr.read() == b"" and p.wait(60) == 0
