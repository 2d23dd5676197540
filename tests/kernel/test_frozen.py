"""`frozen` makes what `dataclass(frozen=True)` makes, without compiling anything."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from typing import ClassVar

import pytest

from quickstrike.kernel.frozen import frozen


class Base:
    def doubled(self) -> int:
        return 2 * self.many


def made(decorate):
    @decorate
    class Many(Base):
        kind: ClassVar[str] = "many"
        what: str
        many: int = 1
        more: tuple[int, ...] = ()

    @decorate
    class Most(Many):
        many: int = 3
        last: bool = False

    @decorate
    class Nothing:
        pass

    @decorate
    class Single:
        one: int

    return Many, Most, Nothing, Single


BOTH = [made(frozen), made(dataclass(frozen=True))]


@pytest.mark.parametrize("values", [("a",), ("a", 2), ("a", 2, (3,))])
def test_the_same_as_a_dataclass(values):
    for ours, theirs in zip(*BOTH, strict=True):
        given = values if len(fields(ours)) > 1 else values[: len(fields(ours))]
        x, y = ours(*given), theirs(*given)
        assert repr(x) == repr(y)
        assert hash(x) == hash(y)
        assert [(f.name, f.default) for f in fields(x)] == [(f.name, f.default) for f in fields(y)]
        assert ours.__match_args__ == theirs.__match_args__
        assert is_dataclass(x)
        assert x == ours(*given) and x != y


def test_by_name_replaced_and_inherited():
    _, most, nothing, _ = BOTH[0]
    x = most(what="a", last=True)
    assert (x.what, x.many, x.more, x.last, x.doubled(), x.kind) == ("a", 3, (), True, 6, "many")
    assert replace(x, many=5) == most("a", 5, (), True) != x
    assert nothing() == nothing() and repr(nothing()).endswith("Nothing()")
    match x:
        case most(what, 3):
            assert what == "a"


def test_nothing_can_be_changed():
    x = BOTH[0][0]("a")
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'many'"):
        x.many = 2
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'many'"):
        del x.many


@pytest.mark.parametrize(
    ("given", "named", "said"),
    [
        ((), {}, "missing 1 required argument: 'what'"),
        (("a", 1, (), 2), {}, "takes 3 values but 4 were given"),
        (("a",), {"much": 1}, "an unexpected keyword argument 'much'"),
        (("a",), {"what": "b"}, "multiple values for argument 'what'"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(given, named, said):
    with pytest.raises(TypeError, match=said):
        BOTH[0][0](*given, **named)


COUNT = """
import gc
import quickstrike.{game}
made = [c.__dict__.get("__init__") for c in gc.get_objects() if isinstance(c, type)]
print(sum(getattr(f, "__code__", None) is not None and f.__code__.co_filename == "<string>" for f in made))
"""


@pytest.mark.parametrize("game", ["champions", "dicethrone", "vs"])
def test_a_game_starts_without_compiling_methods_of_its_words(game):
    """Two hundred words at six methods each were most of the time of a start: counted, not timed."""
    out = subprocess.run([sys.executable, "-c", COUNT.format(game=game)], capture_output=True, text=True, check=True)
    assert int(out.stdout) < 40
