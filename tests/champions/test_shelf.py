"""Packs are opened when somebody needs them: counted, not timed."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from quickstrike import champions
from quickstrike.champions import faces, shelf
from quickstrike.champions.decks import Deck, octgn, read_deck
from quickstrike.champions.faces import FACES, data
from quickstrike.champions.scenarios import starter_deck
from quickstrike.champions.shelf import Listed, Pack, Shelved

COUNT = """
import sys
from quickstrike.champions import shelf
{do}
print(file=sys.stderr)
print({{p: sorted(set(files)) for p, files in shelf.OPENED.items()}}, end="", file=sys.stderr)
"""


def opened(do: str) -> dict[str, list[str]]:
    """The files of packs that a fresh interpreter has opened after doing this."""
    p = subprocess.run([sys.executable, "-c", COUNT.format(do=do)], capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = eval(p.stderr.splitlines()[-1])
    return found


def command(*words: str) -> str:
    return f"from quickstrike.cli import main; assert main({list(words)}) == 0"


@pytest.mark.parametrize(
    "do",
    [
        "import quickstrike.champions, quickstrike.bots, quickstrike.term, quickstrike.lab, quickstrike.server.app",
        "from quickstrike import champions; assert list(champions.HEROES) and list(champions.SCENARIOS)",
        "from quickstrike.champions.scenarios import modular_sets, aspects; assert modular_sets() and aspects()",
        command("--help"),
        command("play", "--help"),
        command("rules", "overkill"),
    ],
)
def test_nothing_is_opened_to_begin_with(do):
    assert opened(do) == {}


def test_a_name_is_looked_up_in_what_is_printed():
    """Facts and names, no definition."""
    found = opened("from quickstrike.champions.decks.names import titles; assert titles()['uppercut']")
    assert found and all("cards" not in files for files in found.values())


def test_a_table_opens_each_pack_once():
    """Defining its cards goes through no other card, and through none twice."""
    do = (
        "from quickstrike import champions\n"
        "shelf.Shelved._all = lambda self: sys.exit('all packs were opened')\n"
        "champions.new('iron-man', 'klaw')\n"
        "assert all(files.count('cards') == 1 for files in shelf.OPENED.values()), shelf.OPENED"
    )
    assert any("cards" in files for files in opened(do).values())


def test_forgetting_what_was_made_up_opens_no_pack():
    """A server does so whenever a table with such cards is closed."""
    do = (
        "from quickstrike.champions.position.made_up_cards import BLANK, define, forget\n"
        "codes = define(BLANK)\n"
        "forget([*codes, 'x-never-made'])\n"
        "from quickstrike.champions.faces import FACES\n"
        "assert all(FACES.here(code) is None for code in codes)"
    )
    assert opened(do) == {}


def test_a_save_opens_the_packs_of_its_cards():
    text = champions.new("iron-man", "ultron", seed=1).save()
    p = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from quickstrike import champions; champions.load(sys.stdin.read()).view(0)",
        ],
        input=text,
        capture_output=True,
        text=True,
    )
    assert (p.returncode, p.stderr) == (0, "")


# ---- dictionaries that open packs ------------------------------------------------------------------------------------
@pytest.fixture
def shelved():
    """Two packs of two cards each, on a shelf of their own; gives the dictionary and what was opened."""
    before = list(shelf.packs().values())
    shelf.put([Pack("one", "71", reprints={"71009": "72001"}), Pack("two", "72")])
    log: list[str] = []

    def open_pack(pack: str) -> None:
        log.append(pack)
        prefix = shelf.packs()[pack].prefix
        cards.update({f"{prefix}002": f"second of {pack}", f"{prefix}001": f"first of {pack}"})

    cards: Shelved[str] = Shelved(open_pack, lambda code: cards.update({code: "made"}) if code == "made up" else None)
    yield cards, log
    shelf.put(before)


def test_a_code_opens_its_pack_once(shelved):
    cards, log = shelved
    assert cards["72001"] == "first of two" and log == ["two"]
    assert cards.get("72002") == "second of two" and "72003" not in cards and log == ["two"]


def test_what_no_pack_has_opens_none(shelved):
    cards, log = shelved
    assert "99001" not in cards and cards.get("99001", 0) == 0 and 5 not in cards and log == []
    with pytest.raises(KeyError, match="99001"):
        cards["99001"]
    assert cards["made up"] == "made" and log == []


def test_what_is_here_is_asked_without_opening(shelved):
    cards, log = shelved
    assert cards.here("71001") is None and log == []
    assert cards["71001"] and cards.here("71001") == "first of one"


def test_the_plain_dictionary_beside_it_never_has_what_is_gone(shelved):
    cards, log = shelved
    cards["made up"], cards["too"] = "other", "this"
    assert cards.opened == {"made up": "other", "too": "this"} and cards.pop("too") == "this"
    cards["made up"] = "again"
    assert cards.opened == {"made up": "again"} and log == []
    del cards["made up"]
    assert cards.opened == {}
    with pytest.raises(KeyError, match="99001"):
        cards.pop("99001")


@pytest.mark.parametrize("first", ["71001", "72001"])
def test_all_are_gone_through_in_the_order_of_the_packs(shelved, first):
    cards, log = shelved
    assert cards[first] and cards["made up"]
    assert list(cards) == ["71002", "71001", "72002", "72001", "made up"]
    assert len(cards) == 5 and sorted(log) == ["one", "two"]
    assert next(iter(cards.values())) == "second of one" and list(dict(cards)) == list(cards.keys())


def test_a_reprint_is_the_card_that_was_printed_first(shelved):
    cards, log = shelved
    assert "71009" in cards and cards["71009"] == cards.get("71009") == "first of two" and log == ["two"]
    assert "71009" not in list(cards)


def test_a_list_knows_its_names_and_reads_what_is_asked_for(shelved):
    shelf.put([Pack("one", "71", scenarios=("a", "b")), Pack("two", "72", scenarios=("c",))])
    log: list[str] = []

    def read(pack: str) -> dict[str, str]:
        log.append(pack)
        return {name: f"{name} of {pack}" for name in shelf.packs()[pack].scenarios}

    found = Listed(lambda p: p.scenarios, read)
    assert list(found) == ["a", "b", "c"] and len(found) == 3 and "c" in found and "d" not in found and log == []
    assert found["b"] == "b of one" and found["a"] and log == ["one"]
    found["made"] = "by a test"
    assert list(found) == ["a", "b", "c", "made"] and found.made() == ["by a test"]
    with pytest.raises(KeyError):
        found["d"]


# ---- reprints in the game --------------------------------------------------------------------------------------------
@pytest.fixture
def reprinted():
    """01066 is printed again as 73013, with an id of its own."""
    before = list(shelf.packs().values())
    shelf.put([replace(before[0], reprints={"73013": "01066"}), *before[1:]])
    faces.REPRINTS["73013"] = {"code": "73013", "duplicate_of": "01066", "octgn_id": "of-the-reprint"}
    octgn.by_id.cache_clear()
    yield "73013"
    shelf.put(before)
    del faces.REPRINTS["73013"]
    octgn.by_id.cache_clear()


def test_either_code_names_the_card(reprinted):
    assert FACES[reprinted] is FACES["01066"] and data()[reprinted] is data()["01066"]
    assert faces.face_of(reprinted).code == "01066"


def test_a_deck_may_name_either_code(reprinted):
    starter = starter_deck("captain-marvel:aggression")
    with_both = Deck(starter.identity, starter.aspects, {**starter.cards, reprinted: 1, "01066": 1})
    assert with_both.cards["01066"] == 2 and reprinted not in with_both.cards
    assert Deck(starter.identity, cards={reprinted: 1}) == Deck(starter.identity, cards={"01066": 1})


@pytest.mark.parametrize("to", ["json", "text"])
def test_a_deck_file_may_name_either_code(reprinted, to):
    deck = Deck(starter_deck("captain-marvel:leadership").identity, ("leadership",), {"01066": 1})
    told = {"json": '{"hero_code": "01010a", "slots": {"%s": 1}}', "text": "Hero: Captain Marvel\n1x Hawkeye [%s]\n"}[
        to
    ]
    assert read_deck(told % reprinted).cards == read_deck(told % "01066").cards == deck.cards


def test_octgn_knows_the_reprint_by_its_own_id(reprinted):
    assert octgn.by_id()["of-the-reprint"] == "01066"
