"""Ops are frozen values; the book gives each of them an address that a save can name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from quickstrike.kernel.errors import OtherDefinitions
from quickstrike.kernel.ops import PROCS, Book, Op, Procs, fresh, runs, walk


@dataclass(frozen=True)
class Draw(Op):
    n: int = 1


@dataclass(frozen=True)
class Both(Op):
    steps: tuple[Op, ...]


@dataclass(frozen=True)
class When:
    """A part of a card that is no op: it has no address of its own, what is in it has."""

    what: str
    do: Op


def card() -> Any:
    return fresh((When("played", Both((Draw(1), Draw(1)))), When("discarded", Draw(2))))


def book_with(definition: Any) -> Book:
    book = Book()
    book.add("c1", definition)
    return book


def test_every_op_of_a_definition_comes_back_from_its_address():
    definition = card()
    book = book_with(definition)
    ops = [v for _, v in walk(definition) if isinstance(v, Op)]
    assert len(ops) == 4
    assert len({book.address(op) for op in ops}) == 4
    assert all(book.find(book.address(op)) is op for op in ops)


def test_equal_ops_at_two_places_have_two_addresses():
    shared = Draw(1)
    definition = fresh((When("a", shared), When("b", shared)))
    book = book_with(definition)
    assert definition[0].do == definition[1].do
    assert book.address(definition[0].do) != book.address(definition[1].do)


def test_an_address_names_card_place_and_definition():
    definition = card()
    at, digest = book_with(definition).address(definition[1].do).split("@")
    assert at == "c1:1.1"
    assert len(digest.split("-")[0]) == 10


def test_the_same_definition_has_the_same_addresses_in_another_process():
    a, b = card(), card()
    assert [book_with(a).address(x.do) for x in a] == [book_with(b).address(x.do) for x in b]


def test_a_changed_definition_is_refused_in_one_sentence():
    old, new = card(), fresh((When("played", Draw(3)),))
    address = book_with(old).address(old[0].do)
    with pytest.raises(OtherDefinitions, match=r"^this save was made in the middle of another definition of c1$"):
        book_with(new).find(address)


def test_an_unknown_card_is_refused_by_name():
    old = card()
    with pytest.raises(OtherDefinitions, match=r"^this save needs 'c1', which this version does not have$"):
        Book().find(book_with(old).address(old[0].do))


def test_a_card_that_is_defined_anew_forgets_its_old_places():
    old, new = card(), card()
    book = book_with(old)
    book.add("c1", new)
    assert book.find(book.address(new[0].do)) is new[0].do
    with pytest.raises(TypeError, match="part of no definition"):
        book.address(old[0].do)


def test_an_op_that_was_made_in_play_has_no_address():
    with pytest.raises(TypeError, match=r"no save can name Draw\(n=5\)"):
        Book().address(Draw(5))


def test_a_definition_with_an_object_without_a_name_is_refused():
    @dataclass(frozen=True)
    class Bad(Op):
        what: Any = field(default_factory=lambda: object())

    with pytest.raises(AssertionError, match="no name of its own"):
        book_with(Bad())


def test_walk_looks_into_values_but_not_into_classes():
    assert [p for p, _ in walk((Draw(1), (Draw(2), Draw)))] == ["0", "1.0"]


def test_procedures_go_by_name(monkeypatch):
    monkeypatch.setattr("quickstrike.kernel.ops.PROCS", dict(PROCS))

    @Procs("test")
    def upkeep(s, f):
        pass

    address = Book().address(upkeep)
    assert address.split("@")[0] == "test.upkeep"
    assert Book().find(address) is upkeep
    with pytest.raises(OtherDefinitions, match=r"^this save was made before 'upkeep' changed$"):
        Book().find("test.upkeep@0123456789")


@pytest.mark.parametrize("address", ["test.gone", "test.gone@0123456789"])
def test_an_unknown_procedure_is_refused_by_name(address):
    with pytest.raises(OtherDefinitions, match=r"^this save needs 'test\.gone', which this version does not have$"):
        Book().find(address)


def test_two_procedures_of_one_name_are_refused(monkeypatch):
    monkeypatch.setattr("quickstrike.kernel.ops.PROCS", dict(PROCS))
    proc = Procs("test")
    proc(test_procedures_go_by_name)
    with pytest.raises(AssertionError, match=r"two procedures are called test\."):
        proc(test_procedures_go_by_name)


def test_runs_says_how_ops_of_a_class_run():
    @runs(Draw)
    def run_draw(s, f):
        s.append(f)

    out: list[str] = []
    Draw(2).run(out, "frame")
    assert out == ["frame"]
