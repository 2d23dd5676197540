"""`make fuzz` itself: what it finds, it tells."""

from __future__ import annotations

import random
import time

import pytest
from tools.fuzzing import readers as there
from tools.fuzzing.readers import Reader

from quickstrike.kernel.errors import QuickstrikeError
from tools import fuzz


def reads(read):
    return Reader("made up", lambda text, chance: read(text), lambda: ["one text", "another"])


def refuse(text):
    raise QuickstrikeError("no page")


def mute(text):
    raise type("Mute", (QuickstrikeError,), {"told": lambda self, lang: ""})("no page")


def test_what_is_taken_and_what_is_refused_is_fine():
    assert fuzz.run(reads(str.upper), "1", 0) == (True, None)
    assert fuzz.run(reads(refuse), "1", 0) == (False, None)


@pytest.mark.parametrize(("read", "why"), [(int, "ValueError"), (mute, "no sentence")])
def test_anything_else_is_told_with_its_text(read, why, tmp_path, monkeypatch):
    reader = reads(read)
    monkeypatch.setattr(fuzz, "readers", lambda: (reader,))
    _, bad = fuzz.run(reader, "1", 3)
    assert why in bad.why and bad.text == fuzz.text_of(reader, "1", 3)[0]
    said = fuzz.told(bad, "1", tmp_path)
    assert "--first 3 --runs 1" in said and (tmp_path / "made-up-3.txt").read_text() == bad.text


def test_what_takes_long_is_told(monkeypatch):
    monkeypatch.setattr(fuzz, "SECONDS", 0.01)

    def slow(text):
        end = time.process_time() + 0.02
        while time.process_time() < end:
            pass

    assert "of computing" in fuzz.run(reads(slow), "1", 0)[1].why


def hoard(text, kept=[]):  # noqa: B006
    kept.append(random.randbytes(3_000_000))  # far more than a process may have lying free


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # newer Pythons warn of fork, which these readers need
@pytest.mark.parametrize(
    ("read", "why"),
    [
        (hoard, "grew by"),
        (lambda text: exit_now(), "ends the process"),
        (lambda text: time.sleep(60), "never ends"),
        (lambda text: endless(), "never ends"),
    ],
)
def test_a_process_that_grows_ends_or_hangs_is_told(read, why, monkeypatch, capsys, tmp_path):
    hangs = why == "never ends"  # only that is waited for; on a busy machine the others may take their time
    monkeypatch.setattr(fuzz, "HANGS", 1.0 if hangs else 20.0)
    monkeypatch.setattr(fuzz, "STUCK", 2.0 if hangs else 60.0)
    monkeypatch.setattr(fuzz, "LOOK", 0.1)
    monkeypatch.setattr(fuzz, "WARM", 5)
    monkeypatch.setattr(fuzz, "readers", lambda: (reads(read),))
    assert fuzz.main(["--runs", "80", "--failures", str(tmp_path)]) == 1
    assert why in capsys.readouterr().out


def endless():
    while True:
        pass


def exit_now():
    import os

    os._exit(3)


def test_the_name_of_no_reader(capsys):
    assert fuzz.main(["--only", "poems"]) == 2 and "poems" in capsys.readouterr().err
    assert {"champions save", "vs cards", "dicethrone hero", "champions deck"} <= {r.name for r in there.readers()}


def test_a_run_goes_on_behind_the_last_one(tmp_path, monkeypatch, capsys):
    begun = []
    monkeypatch.setattr(fuzz, "readers", lambda: (reads(str.upper),))
    monkeypatch.setattr(fuzz, "watched", lambda name, seed, first, runs, *_: (begun.append(first) or found(runs), []))
    for _ in range(2):
        fuzz.main(["--runs", "7", "--resume", str(tmp_path / "noted.json")])
    assert begun == [0, 7] and "14 in all" in capsys.readouterr().out


def found(runs):
    return {"runs": runs, "taken": runs, "grown": 0.0}
