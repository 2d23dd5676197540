"""A third language is new files and nothing else: no line of the program changes. See docs/adding-a-language.md."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from quickstrike import games
from quickstrike.cli import HOUSE, commands
from quickstrike.kernel.language import COMPLETE
from quickstrike.lab.untranslated import lacking

from . import pseudo_language as pseudo


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    root = tmp_path_factory.mktemp("languages")
    pseudo.make(root)
    return root


def run(home, *given, program="quickstrike"):
    return subprocess.run(
        [sys.executable, "-m", program, *given],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "QUICKSTRIKE_LANGUAGES": str(home), "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"},
    )


def speaks(done, *typed):
    """What was said, once it is sure that all of it is in the language; typed: what is a program's, or was given."""
    said = done.stdout + done.stderr
    assert "Traceback" not in said, said
    left = {w for w in pseudo.left_in_english(said) if ":" not in w.strip(":") and w.strip(":'") not in typed}
    assert not left, (sorted(left), said[:2000])
    return said


COMMANDS = ("quickstrike", "en", *games.names(), *HOUSE, *commands(games.default()))


def test_the_help(home):
    done = run(home, "--help", "--lang", "xx")
    assert done.returncode == 0 and "úságé:" in speaks(done, *COMMANDS)


def test_a_rule(home):
    done = run(home, "rules", "overkill", "--lang", "xx")
    examples = ("overkill-on-an-ally", "overkill-on-a-minion", "overkill-and-tough")
    said = speaks(done, "quickstrike", "rules", *examples)
    assert done.returncode == 0 and said.startswith("Óvérkíll  (rr:overkill)")


def test_an_example_of_a_rule(home):
    done = run(home, "rules", "rr:surge", "--run", "--lang", "xx")
    assert done.returncode == 0 and "súrgé" in speaks(done).lower()


def test_cards(home):
    done = run(home, "cards", "--code", "01012", "--lang", "xx")
    assert done.returncode == 0 and "Áéríál" in speaks(done)


def test_an_error(home):
    done = run(home, "rules", "unheardofatall", "--lang", "xx")
    assert done.returncode == 2 and "nó rúlé" in speaks(done, "quickstrike", "rules", "unheardofatall")


def test_a_game_of_champions(home):
    done = run(home, "play", "--terminal", "--bot", "all=random", "--seed", "3", "--lang", "xx")
    said = speaks(done, "I", "II", "III", "IV", "random", "A", "B", "1A", "1B")
    assert done.returncode == 0 and len(said.splitlines()) > 50


def test_a_game_of_dice_throne(home):
    done = run(home, "dicethrone", "play", "--seats", "none", "--seed", "3", "--lang", "xx")
    said = speaks(done, "I", "II", "III", "odds")
    assert done.returncode == 0 and len(said.splitlines()) > 50


def test_what_a_language_lacks_is_told_in_english_and_listed(home, tmp_path):
    """One file is enough to begin with."""
    file = tmp_path / "languages" / "xx" / "language.txt"
    pseudo.write(file, "[language]\nname: Pseudo\n")
    done = run(tmp_path, "cards", "--code", "01012", "--lang", "xx")
    assert done.returncode == 0 and "Aerial" in done.stdout
    listed = run(tmp_path, "xx", program="quickstrike.lab.untranslated")
    assert listed.returncode == 1 and "cli/parser.txt [words] usage" in listed.stdout.splitlines()
    assert run(home, "xx", program="quickstrike.lab.untranslated").stdout == ""


@pytest.mark.parametrize("lang", COMPLETE)
def test_complete_languages_lack_nothing(lang):
    assert lacking(lang) == []


def test_english_words_are_found():
    """So that the tests above can fail."""
    assert pseudo.left_in_english("Thé vílláín attacks yóú (--lang)") == {"attacks"}
