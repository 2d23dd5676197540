"""The compiled build is an option: what decides whether it runs, and what its tool says where it can't be made."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import quickstrike
from quickstrike import compiled, games
from quickstrike.compiled import COMPILED, PURE
from quickstrike.kernel import digests
from quickstrike.kernel.ops import PROCS, Op, Steps
from tools import builds, fast

SRC = Path(quickstrike.__file__).parents[1]


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A package with one module that was compiled, as far as its table says."""
    tmp_path = tmp_path / "package"
    tmp_path.mkdir()
    monkeypatch.setattr(compiled, "HOME", str(tmp_path))
    monkeypatch.setattr(compiled, "TABLE", str(tmp_path / "compiled.json"))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv("QUICKSTRIKE_PURE", "")
    (tmp_path / "made.py").write_bytes(b"x = 1\n")
    table(tmp_path)
    return tmp_path


def table(home, suffix=EXTENSION_SUFFIXES[0]):
    made = {"made.py": compiled.digest((home / "made.py").read_bytes())}
    (home / f"made{suffix}").touch()
    shared = home.parent / f"all_of_them{suffix}"
    shared.touch()
    told = {"suffix": suffix, "modules": made, "shared": [shared.name]}
    (home / "compiled.json").write_text(json.dumps(told))


def test_what_is_there_runs(home, capsys):
    before = list(sys.meta_path)
    assert compiled.choose() == COMPILED
    assert sys.meta_path == before and capsys.readouterr().err == ""


def test_nothing_compiled(home, capsys):
    (home / "compiled.json").unlink()
    assert compiled.choose() == PURE
    assert capsys.readouterr().err == ""


def test_compiled_for_another_python(home):
    table(home, ".cpython-27-vax.so")
    assert compiled.choose() == PURE


def test_an_edited_source_runs_and_is_told(home, capsys):
    (home / "made.py").write_bytes(b"x = 2\n")
    assert compiled.choose() == PURE
    assert capsys.readouterr().err.startswith("quickstrike: made.py was edited since `make fast`, so pure Python runs")
    assert os.environ["QUICKSTRIKE_PURE"] == "1"
    assert sys.meta_path[0].find_spec("quickstrike.made").origin == str(home / "made.py")
    assert sys.meta_path[0].find_spec("quickstrike.other") is None


def test_a_lost_source_is_no_reason_to_run_what_was_made_of_it(home):
    (home / "made.py").unlink()
    assert compiled.choose() == PURE


@pytest.mark.parametrize("name", ["made", "../all_of_them"])
def test_a_table_without_what_it_tells_of_is_no_compiled_build(home, capsys, name):
    """A copy of the sources, with the table and without what was compiled, is pure Python and says so."""
    (home / f"{name}{EXTENSION_SUFFIXES[0]}").unlink()
    assert compiled.choose() == PURE
    assert "is missing of what `make fast` made, so pure Python runs" in capsys.readouterr().err
    assert sys.meta_path[0].find_spec("quickstrike.made").origin == str(home / "made.py")
    assert compiled.choose() == PURE  # in a worker process
    assert capsys.readouterr().err == ""


def test_line_ends_do_not_count(home):
    (home / "made.py").write_bytes(b"x = 1\r\n")
    assert compiled.choose() == COMPILED


def test_pure_python_on_demand(home, monkeypatch, capsys):
    monkeypatch.setenv("QUICKSTRIKE_PURE", "1")
    assert compiled.choose() == PURE
    assert capsys.readouterr().err == ""


def test_a_source_is_found_beside_what_was_compiled(tmp_path, monkeypatch):
    """Saves name procedures by a hash of their source: both builds must give the same."""
    (tmp_path / "rules.py").write_text("def deal(s, f):\n    return 1\n")
    loose = type(sys)("rules")
    loose.__file__ = str(tmp_path / f"rules{EXTENSION_SUFFIXES[0]}")
    monkeypatch.setitem(sys.modules, "rules", loose)
    digests.tree_of.cache_clear()
    assert [x.name for x in digests.tree_of("rules").body] == ["deal"]
    digests.tree_of.cache_clear()


@pytest.mark.parametrize("game", ["champions", "dicethrone", "vs"])
def test_every_procedure_has_a_source(game):
    """A hash of nothing but a name would let an old save go on in changed rules."""
    importlib.import_module(f"quickstrike.{game}")
    found = [p for name, p in PROCS.items() if name.startswith(f"{game}.")]
    assert found
    for p in found:
        for fn in p.written() if hasattr(p, "written") else [p.run]:
            module, name = digests.place_of(fn)
            assert name in digests.statements(module), f"{p!r}: {module}.{name}"


def test_the_list_of_what_is_compiled():
    found = fast.modules(SRC)
    assert "quickstrike/kernel/run.py" in found and "quickstrike/vs/rules/chain.py" in found
    assert not [f for f in found if f.endswith("__init__.py") or "/packs/" in f]
    for what in fast.WHAT:
        assert list((SRC / "quickstrike").glob(what)), what


def test_no_compiler(monkeypatch, capsys):
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr(sys, "argv", ["fast"])
    assert fast.main() == 1
    said = capsys.readouterr().err
    assert said == (
        "make fast: there is no C compiler (no-such-compiler) on this machine; quickstrike stays on pure Python.\n"
    )


def test_what_was_made_is_removed(tmp_path):
    (tmp_path / "quickstrike" / "kernel").mkdir(parents=True)
    for name in ("quickstrike__mypyc.cpython.so", "quickstrike/kernel/run.cpython.so", "quickstrike/compiled.json"):
        (tmp_path / name).touch()
    (tmp_path / "quickstrike" / "kernel" / "run.py").touch()
    assert fast.remove(tmp_path) == 3
    assert [f.name for f in tmp_path.rglob("*") if f.is_file()] == ["run.py"]


def test_what_is_compared_depends_on_the_game():
    """Hashes that never change would compare nothing."""
    one, other = builds.told("vs", 2)
    assert one.split()[3] != other.split()[3]
    assert [one, other] == list(builds.told("vs", 2))


def test_nothing_that_a_save_names_is_made_by_another_function():
    """Such a function has no name where it is compiled, and its hash would not know what it was made with."""
    for game in games.names():
        assert games.kit(game).setting().game().book
    found = [x for p in PROCS.values() for x in (p.written() if isinstance(p, Steps) else (p.run,))]
    words = Op.__subclasses__()
    for word in words:
        words += word.__subclasses__()
        found += [word.run] if isinstance(word.__dict__.get("run"), staticmethod) else []
    ours = [x.__qualname__ for x in found if x.__module__.startswith("quickstrike.")]  # other tests make up some more
    assert len(ours) > 400 and [x for x in ours if "." in x] == []


def test_mypy_extensions_is_not_needed():
    code = "import sys; sys.modules['mypy_extensions'] = None; import quickstrike.champions, quickstrike.vs"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_compiled_code_asks_a_shelf_what_it_knows():
    """`in` of a compiled module looks into the dictionary itself, which opens no pack: a card of a closed one would be unknown."""
    lazy = re.compile(r"\bin (FACES|data\(\))(?!\[)")
    assert [
        f"{f}: {line.strip()}"
        for f in fast.modules(SRC)
        for line in (SRC / f).read_text().splitlines()
        if lazy.search(line)
    ] == []
