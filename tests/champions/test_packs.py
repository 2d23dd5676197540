"""What the files of a pack say fits together, pack by pack; each finding is a sentence."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from quickstrike.champions import indexing, shelf
from quickstrike.champions.faces import FACES, cards_of, data
from quickstrike.champions.scenarios import HEROES, SCENARIOS, hero_cards, modular_sets
from quickstrike.kernel.language import FIRST, LANGUAGES

PACKS = list(shelf.packs())
SRC = indexing.HOME.parents[1]


def rows(pack: str) -> list[dict]:
    return json.loads((indexing.HOME / pack / "data.json").read_text("utf-8"))


def todo(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".json", ".toml", ".py", ".jsonl"):
            for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if "TODO" in line:
                    yield f"{file.relative_to(folder.parent)}:{n}: {line.strip()}"


@pytest.mark.parametrize("pack", PACKS)
def test_nothing_is_left_to_be_said(pack):
    assert list(todo(indexing.HOME / pack)) == []


@pytest.mark.parametrize("pack", PACKS)
def test_rows_are_in_order_and_belong_to_the_pack(pack):
    found, p = rows(pack), shelf.packs()[pack]
    codes = [c["code"] for c in found]
    assert codes == sorted(set(codes)) and all(c.startswith(p.prefix) for c in codes)
    assert [c["code"] for c in found if c.get("set") and c["set"] not in p.sets] == [], "a set is not in pack.toml"
    assert [c["code"] for c in found if {"text", "flavor", "name_fr"} & {*c, *c.get("facts", ())}] == []


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("lang", [x for x in LANGUAGES if x != FIRST])
def test_every_name_is_there_in_every_language(pack, lang):
    said, own = shelf.words(pack, lang), [c for c in rows(pack) if "duplicate_of" not in c]
    assert shelf.pack_name(pack, lang) and shelf.pack_name(pack, FIRST)
    assert set(said["cards"]) == {c["code"] for c in own}
    assert set(said["sets"]) == set(shelf.words(pack, FIRST)["sets"]) == set(shelf.packs()[pack].sets)
    assert {t for c in own for t in c["traits"]} <= set(said["traits"])
    for t, name in said["traits"].items():
        others = {p: w for p in PACKS if (w := shelf.words(p, lang).get("traits", {}).get(t))}
        assert set(others.values()) == {name}, f"{t} is not the same everywhere: {others}"


@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_has_cards_and_starter_decks(hero):
    h = HEROES[hero]
    assert data()[h.identity]["type"] == "hero" and hero_cards(h) and cards_of(f"{h.set}_nemesis")
    assert h.decks and all(c in data() for deck in h.decks.values() for c in deck)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_has_stages_schemes_and_sets(scenario):
    sc = SCENARIOS[scenario]
    assert {data()[c]["type"] for c in sc.villains} == {"villain"} and sc.standard and sc.expert
    assert {data()[c]["type"] for c in sc.schemes} == {"main_scheme"}
    assert all(cards_of(s) for s in sc.sets) and {*sc.modular} - {"random"} <= set(modular_sets())
    assert not sc.aside or len(sc.modular) == sc.aside


@pytest.mark.parametrize("pack", [p for p in PACKS if shelf.packs()[p].whole])
def test_a_whole_pack_is_scripted(pack):
    assert [c["code"] for c in rows(pack) if c["code"] not in FACES] == []


def named(tree: ast.AST) -> Iterator[str]:
    return (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str))


def test_no_code_outside_the_packs_names_one():
    """Only the folders of packs know packs by code; the other games have words of their own."""
    files = [f for f in SRC.rglob("*.py") if "packs" not in f.parts and "dicethrone" not in f.parts]
    known = {*PACKS} - {*HEROES, *SCENARIOS}  # a pack may be called as its hero is
    found = [f"{f.relative_to(SRC)}: {x}" for f in files for x in named(ast.parse(f.read_text())) if x in known]
    assert found == []
    assert "core" in set(named(ast.parse("pack == 'core'")))
