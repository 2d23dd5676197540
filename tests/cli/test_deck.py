"""`quickstrike deck`, and --deck wherever --heroes is taken."""

from __future__ import annotations

import json

import pytest

from quickstrike import champions
from quickstrike.champions import HEROES
from quickstrike.champions.decks import FORMATS, read_deck, write_deck
from quickstrike.champions.scenarios import starter_deck
from quickstrike.cli import main


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    """(exit code, output, errors) of a command, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for k in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(k, raising=False)

    def run(command: str) -> tuple[int, str, str]:
        code = main(command.split())
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def file(tmp_path):
    def write(text: str, name: str = "deck.txt") -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return name

    return write


TEXT = write_deck(starter_deck("spider-man:justice"), "text")
BAD = TEXT.replace("1 Daredevil", "2 Daredevil").replace("2 Backflip", "1 Backflip")


# ---- check ---------------------------------------------------------------------------------------------------------
def test_a_legal_deck(said, file):
    assert said(f"deck check {file(TEXT)}") == (0, "deck.txt: legal, 40 cards\n", "")
    assert said("deck check deck.txt --lang fr")[1] == "deck.txt : légal, 40 cartes\n"


def test_an_illegal_deck_lists_every_breach(said, file):
    assert said(f"deck check {file(BAD)}") == (
        1,
        "Backflip is an identity-specific card: the deck needs exactly 2, not 1 (deck:3)\n"
        "Daredevil: 2 copies of a unique card (deck:6)\n",
        "",
    )
    code, out, _ = said("deck check deck.txt --json")
    found = json.loads(out)
    assert code == 1 and not found["legal"] and [b["rule"] for b in found["breaches"]] == ["deck:3", "deck:6"]
    assert found["breaches"][1] == {
        "rule": "deck:6",
        "breach": "unique",
        "card": "01058",
        "n": 2,
        "text": {
            "en": "Daredevil: 2 copies of a unique card (deck:6)",
            "fr": "Daredevil : 2 exemplaires d'une carte unique (deck:6)",
        },
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "Identity: Spider-Man\n2 Backflp\n",
            "quickstrike deck: deck.txt:2: unknown card 'Backflp'; did you mean 'Backflip'?\n",
        ),
        ("", "quickstrike deck: deck.txt: this is not a deck: it contains neither an identity nor a card\n"),
        ("{]", "quickstrike deck: "),
        ("\x00\x01", "quickstrike deck: "),
    ],
)
def test_what_can_not_be_read(said, file, text, sentence):
    code, out, err = said(f"deck check {file(text)}")
    assert code == 2 and out == "" and err.startswith(sentence) and "Traceback" not in err


def test_files_that_are_none(said, tmp_path):
    assert said("deck check nothing.txt") == (
        2,
        "",
        "quickstrike deck: there is no file 'nothing.txt' and no starter deck of that name; known: "
        f"{', '.join(sorted(HEROES))}\n",
    )
    assert "no starter deck of that name; did you mean 'spider-man'?" in said("deck check spiderman")[2]
    assert said("play --terminal --deck nothing.txt") == (
        2,
        "",
        "quickstrike play: can't read or write 'nothing.txt': No such file or directory\n",
    )
    assert said("deck check .")[0] == 2
    (tmp_path / "x.bin").write_bytes(b"\xff\xfe\x00")
    code, _, err = said("deck check x.bin")
    assert code == 2 and "not text" in err


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("deck", "COMMAND"),
        ("deck chek x", "unknown command 'chek', did you mean 'check'?"),
        ("deck convert x --to jsn", "unknown value of --to 'jsn', did you mean 'json'?"),
        ("deck convert x", "--to"),
        ("deck show", "FILE"),
        ("deck check a b", "one argument too many"),
    ],
)
def test_one_sentence_where_something_is_wrong(said, command, sentence):
    code, out, err = said(command)
    assert code == 2 and out == "" and sentence in err and err.count("\n") == 1


# ---- show and convert ----------------------------------------------------------------------------------------------
def test_show(said, file):
    code, out, _ = said(f"deck show {file(TEXT)}")
    assert code == 0
    lines = out.splitlines()
    assert lines[:2] == ["spider-man:justice", "Spider-Man (Peter Parker) · Justice · 40 cards · legal"]
    assert "Allies (5)" in lines and any(x.split()[:3] == ["2", "Backflip", "0"] for x in lines)
    assert lines[-2].startswith("Resources: energy ") and lines[-1].startswith("Costs: 0: ")
    assert max(map(len, lines)) <= 100


def test_show_counts_right(said):
    found = json.loads(said("deck show spider-man:justice --json")[1])
    deck = starter_deck("spider-man:justice")
    assert {r["code"]: r["copies"] for r in found["cards"]} == deck.cards and found["size"] == 40 and found["legal"]
    faces = [(champions.game.face_of(c), n) for c, n in deck.cards.items()]
    assert found["resources"]["mental"] == sum(f.facts.get("resource_mental", 0) * n for f, n in faces)
    assert sum(found["costs"].values()) == sum(n for f, n in faces if f.cost is not None)


def test_show_in_french(said, file):
    out = said(f"deck show {file(BAD)} --lang fr")[1]
    assert "Peter Parker) · Justice · 40 cartes · pas légal" in out and "Événements" in out and "Salto Arrière" in out


@pytest.mark.parametrize("to", FORMATS)
def test_convert(said, file, tmp_path, to):
    file(TEXT)
    code, out, _ = said(f"deck convert deck.txt --to {to}")
    assert code == 0 and read_deck(out) == read_deck(TEXT)
    assert said(f"deck convert deck.txt --to {to} -o out.file") == (0, "", "")
    assert (tmp_path / "out.file").read_text("utf-8") == out
    assert said("deck check out.file")[0] == 0


def test_a_starter_deck_by_name(said):
    assert said("deck convert she-hulk --to marvelcdb --lang fr")[1].startswith("she-hulk:aggression\n\nMiss Hulk")
    code, _, err = said("deck show she-hulk:justise")
    assert code == 2 and "no starter deck with aspect 'justise'" in err


# ---- --deck --------------------------------------------------------------------------------------------------------
def test_decks_and_heroes_take_seats_in_the_order_written(said, file, tmp_path):
    file(TEXT)
    code, out, _ = said(
        "sim --games 1 --jobs 1 --json --heroes captain-marvel --deck deck.txt --heroes iron-man "
        "--bot random --skirmish II --heroic 1 --modular random"
    )
    found = json.loads(out)
    assert code == 0 and found["heroes"] == ["captain-marvel", "spider-man (spider-man:justice)", "iron-man"]
    assert (found["stage"], found["heroic"], found["modular"]) == (2, 1, ["random"])
    bots = "--bot spider-man=random --bot 2=random"
    code, *_ = said(f"play --terminal --deck deck.txt --heroes she-hulk --seed 4 --save g.json {bots}")
    assert code == 0
    game = champions.load((tmp_path / "g.json").read_text())
    assert game.setup["heroes"] == [read_deck(TEXT).packed(), "she-hulk"] and "deck.txt" not in game.save()


@pytest.mark.parametrize("command", ["sim --games 1 --jobs 1", "play --terminal", "campaign new c.json"])
def test_an_illegal_deck_is_refused(said, file, command):
    code, out, err = said(f"{command} --deck {file(BAD)}")
    assert code == 2 and out == ""
    assert "deck.txt is not a legal deck: Backflip is an identity-specific card" in err and "and 1 more" in err


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play --terminal --load x --deck y", "leave --deck out"),
        ("play --terminal --load x --heroic 2", "leave --heroic out"),
        ("play --terminal --skirmish 4", "'4' is not a stage of a villain: 1, 2 or 3"),
        ("sim --heroic -1", "-1 levels are too few"),
        ("sim --heroic 99 --jobs 1", "the heroic level is a number from 0 to 20"),
        ("sim --modular nope --jobs 1", "unknown encounter set"),
        ("sim --deck", "expected one argument"),
    ],
)
def test_bad_settings(said, command, sentence):
    code, _, err = said(command)
    assert code == 2 and sentence in err
