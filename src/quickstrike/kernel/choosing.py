"""A sequence of answers, in the order in which the engine takes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from .decision import Decision, Option
from .errors import IllegalAnswer, did_you_mean
from .language import Joined

if TYPE_CHECKING:
    from .game import Game

Step = tuple[Decision, Option]


def row_of(game: Game[Any], ids: Sequence[str], seat: int) -> Iterator[Step]:
    """Pairs of decision and option; the caller answers each before asking for the next. What belongs to one set is a
    complete selection, in any order and without a "done"; everything else keeps its order.
    """
    left = list(ids)
    while left:
        d = _open(game, left[0], seat)
        n = _leading(d, left)
        if d.ask.is_set and n:
            yield from whole(game, d, left[:n])
            left = left[n:]
            if left[:1] == ["done"]:  # said already
                del left[0]
        else:
            o = d.find(left[0])
            if o is None:
                raise IllegalAnswer("no option", what=left[0], number=d.number, near="")
            yield d, o
            del left[0]


def whole(game: Game[Any], d: Decision, ids: Sequence[str]) -> Iterator[Step]:
    """The answers that make this selection, without those the engine gives itself."""
    d.ask.check(ids)
    seat, left = d.seat, {*ids}
    while True:
        o = _next(d, left)
        if o is None:
            raise IllegalAnswer("no such row", what=Joined(ids, "and"))
        yield d, o
        now = next((x for x in game.state.pending if x.seat == seat), None)
        if now is None or o.id not in now.ask.taken:
            return
        left -= {*now.ask.taken}
        if not left <= {*now.ask.of}:
            raise IllegalAnswer("no such row", what=Joined(ids, "and"))
        d = now


def _next(d: Decision, left: set[str]) -> Option | None:
    """The first one chosen, in the engine's order; otherwise the option that ends the sequence, or that gives somebody
    nothing."""
    picked = next((o for o in d.options if o.id in left), None)
    if picked is not None:
        return picked
    return next((o for o in d.options if o.verb == "done" or d.ask.is_nothing(o.id)), None)


def _leading(d: Decision, ids: Sequence[str]) -> int:
    """How many of these, from the first on, belong to what the decision asks for."""
    return next((i for i, x in enumerate(ids) if x not in d.ask.of), len(ids))


def _open(game: Game[Any], id: str, seat: int) -> Decision:
    mine = [d for d in game.decisions if d.seat == seat]
    for d in mine:
        if id in d.ask.of or d.find(id) is not None:
            return d
    there = [i for d in mine for i in (*d.ask.of, *(o.id for o in d.options))]
    number = mine[0].number if mine else game.state.number
    raise IllegalAnswer("no option", what=id, number=number, near=did_you_mean(id, there) if there else "")
