"""What a save hangs on: the lines of a procedure and of all that it reaches in its package, and no more."""

from __future__ import annotations

import importlib
import sys
from itertools import count
from pathlib import Path

import pytest

from quickstrike.kernel import digests
from quickstrike.kernel.ops import PROCS, Op

NUMBERS = count()
PLAY = """
from __future__ import annotations
from typing import Any
from quickstrike.kernel.ops import Procs, skip_to
from . import more
from .help import cards, hidden as unseen

proc = Procs("digested")
MOST = 3
deal = proc.steps("deal", "give", "close")


@deal.step
def give(s: Any, f: Any) -> None:
    \"\"\"Cards are given.\"\"\"
    s.n = cards(s) + MOST  # as many as that


@deal.step
def close(s, f):
    s.push(later)
    s.n = more.left(s)


@proc
def later(s, f):
    from .help import shown
    s.n = shown(s)


@proc
def alone(s, f):
    s.stack.pop()
"""
HELP = """
def cards(s):
    return hidden(s)

def hidden(s):
    return 1

def shown(s):
    return 2

def unused(s):
    return 3
"""
MORE = "def left(s):\n    return 5\n"


@pytest.fixture
def made(tmp_path, monkeypatch):
    """The hashes of deal, later and alone in a package with these files."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(play: str = PLAY, help: str = HELP, more: str = MORE) -> dict[str, str]:
        monkeypatch.setattr("quickstrike.kernel.ops.PROCS", dict(PROCS))
        package = f"digested{next(NUMBERS)}"
        folder = Path(tmp_path / package)
        folder.mkdir()
        for name, text in {"__init__": "", "play": play, "help": help, "more": more}.items():
            (folder / f"{name}.py").write_text(text)
        importlib.invalidate_caches()
        module = importlib.import_module(f"{package}.play")
        return {name: getattr(module, name).digest for name in ("deal", "later", "alone")}

    yield make
    for name in [n for n in sys.modules if n.startswith("digested")]:
        del sys.modules[name]


def changed(a: dict[str, str], b: dict[str, str]) -> list[str]:
    return [k for k in a if a[k] != b[k]]


def test_the_same_lines_make_the_same_hash(made):
    assert changed(made(), made()) == []
    assert len(set(made().values())) == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# as many as that", "# so many"),
        ("cards(s) + MOST", "(\n        cards(s)\n        + MOST\n    )"),
        ("Cards are given.", "Cards go round."),
        ("(s: Any, f: Any) -> None", "(s, f)"),
    ],
    ids=["comment", "layout", "docstring", "annotations"],
)
def test_comments_layout_and_prose_do_not_count(made, old, new):
    assert old in PLAY and changed(made(), made(PLAY.replace(old, new))) == []


def test_its_own_lines_count(made):
    assert changed(made(), made(PLAY.replace("+ MOST", "- MOST"))) == ["deal"]
    assert changed(made(), made(PLAY.replace('"give", "close"', '"close", "give"'))) == ["deal"]


def test_so_does_what_it_calls_however_far_away(made):
    assert changed(made(), made(help=HELP.replace("return 1", "return 7"))) == ["deal"]
    assert changed(made(), made(more=MORE.replace("5", "6"))) == ["deal"]  # a module's function
    assert changed(made(), made(help=HELP.replace("return 2", "return 7"))) == ["later"]  # imported in a function


def test_and_a_constant(made):
    assert changed(made(), made(PLAY.replace("MOST = 3", "MOST = 4"))) == ["deal"]


def test_what_it_does_not_reach_does_not_count(made):
    assert changed(made(), made(help=HELP.replace("return 3", "return 7"))) == []


def test_a_module_counts_that_nobody_has_imported_yet(made):
    """Otherwise a hash would depend on what else a process has done, and a save would be taken for an older one."""
    late = PLAY.replace("from .help import cards, hidden as unseen", "cards = len").replace("from . import more", "")
    late = late.replace("    s.n = more.left(s)", "    from . import more\n    s.n = more.left(s)")
    assert changed(made(late), made(late, help=HELP.replace("return 2", "return 7"))) == ["later"]
    assert changed(made(late), made(late, more=MORE.replace("5", "6"))) == ["deal"]


def test_another_procedure_has_a_hash_of_its_own(made):
    assert changed(made(), made(PLAY.replace("s.n = shown(s)", "s.n = shown(s) + 1"))) == ["later"]


def test_a_table_made_beforehand_goes_before_the_source(made, monkeypatch):
    made()
    module = sys.modules[f"digested{next(NUMBERS) - 1}.play"]
    assert digests.FOUND[f"{module.__name__}:later"] == module.later.digest
    monkeypatch.setitem(digests.TABLE, f"{module.__name__}:later", "0123456789")
    assert digests.digest(module.later.run, Op) == "0123456789"
    assert digests.digest(module.alone.run, Op) == module.alone.digest


def test_without_source_or_table_the_name_has_to_do():
    here = {}
    exec("def step(s, f): pass\ndef other(s, f): pass", {"__name__": "nowhere"}, here)
    assert digests.digest(here["step"], Op) != digests.digest(here["other"], Op)
