"""What takes long to make is kept between runs, and made anew when anything it could be made of has changed."""

from __future__ import annotations

import pytest

from quickstrike import made


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A program of two files, and a cache of its own."""
    (tmp_path / "program" / "rules").mkdir(parents=True)
    (tmp_path / "program" / "cards.json").write_text("{}")
    (tmp_path / "program" / "rules" / "play.py").write_text("1")
    monkeypatch.setattr(made, "HOME", tmp_path / "program")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    made.digest.cache_clear()
    yield tmp_path / "program"
    made.digest.cache_clear()


def asked(name: str, value: bytes = b"text") -> list[bytes]:
    """What it is, and whether it had to be made."""
    made.digest.cache_clear()
    if (found := made.found(name)) is not None:
        return [found]
    return [made.kept(name, value), value]


def test_it_is_made_once(home):
    assert asked("cards") == [b"text", b"text"]
    assert asked("cards", b"other") == [b"text"]
    assert asked("rules", b"other") == [b"other", b"other"]


@pytest.mark.parametrize("file", ["cards.json", "rules/play.py", "rules/new.toml"])
def test_and_again_when_a_file_has_changed_or_come(home, file):
    asked("cards")
    (home / file).write_text("2")
    assert asked("cards", b"new") == [b"new", b"new"]


def test_files_that_nothing_is_made_of_do_not_count(home):
    asked("cards")
    (home / "rules" / "__pycache__").mkdir()
    (home / "rules" / "__pycache__" / "play.py").write_text("2")
    (home / "server" / "page").mkdir(parents=True)
    (home / "server" / "page" / "art.json").write_text("2")
    (home / "notes.md").write_text("2")
    assert asked("cards", b"new") == [b"text"]


def test_a_few_versions_are_kept(home):
    for n in range(made.VERSIONS + 3):
        (home / "cards.json").write_text(str(n))
        asked("cards", str(n).encode())
    assert len(list(made.folder().iterdir())) == made.VERSIONS
    assert asked("cards", b"again") == [str(n).encode()]


def test_where_nothing_can_be_kept_it_is_made_each_time(home, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert asked("cards") == [b"text", b"text"]
    assert asked("cards", b"other") == [b"other", b"other"]


def test_what_broke_off_is_made_again(home):
    asked("cards")
    (kept,) = made.folder().iterdir()
    kept.write_bytes(b"")
    assert asked("cards", b"new") == [b"new", b"new"]
