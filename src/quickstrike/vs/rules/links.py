"""Effects on the chain, and what the other files say about them: how options begin, how links resolve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.decision import Option
from ...kernel.ops import Proc
from ..table import Link, Table

ACTS: Final[dict[str, Callable[[Table, int, Option], None]]] = {}
"""What somebody with priority can do, by verb: it pushes what does it."""
RESOLVERS: Final[dict[str, Proc]] = {}
"""What resolves each kind of link."""


def act(verb: str) -> Callable[[Callable[[Table, int, Option], None]], Callable[[Table, int, Option], None]]:
    """A decorator: this is what the verb does."""

    def decorate(fn: Callable[[Table, int, Option], None]) -> Callable[[Table, int, Option], None]:
        ACTS[verb] = fn
        return fn

    return decorate


def add_link(s: Table, kind: str, seat: int, card: int, code: str, scope: int, ability: int = 0) -> None:
    """The effect is on the chain: it counts as played. vs:505.1e"""
    s.chain.append(Link(s.new_id(), kind, seat, card, code, scope, ability))
    s.note("link", seat, kind, code, told_targets(s, scope))


def told_targets(s: Table, scope: int) -> tuple[str, ...]:
    """What everybody is told: the names of targets that lie open. vs:505.1e"""
    out: list[str] = []
    for key, cards in s.scopes[scope].refs.items():
        if "target" in key:
            out += [s.codes[c] for c in cards if c in s.things and (s.things[c].up or s.things[c].stunned)]
    return tuple(out)


def resolve(s: Table) -> None:
    """The last effect of the chain is resolved. vs:508"""
    x = s.chain.pop()
    s.push(RESOLVERS[x.kind], x.scope, kind=x.kind, seat=x.seat, card=x.card, code=x.code, ability=x.ability, at=0)


def negate(s: Table, id: int) -> None:
    """The effect leaves the chain without resolving; its costs stay paid. vs:509"""
    link = next((x for x in s.chain if x.id == id), None)
    if link is None:
        return
    s.chain.remove(link)
    s.note("negate", link.seat, link.kind, link.code)
    end_link(s, link.kind, link.card, link.scope, negated=True)


def end_link(s: Table, kind: str, card: int, scope: int, negated: bool = False) -> None:
    """A card that was played goes where it belongs: a plot twist from the hand to the KO'd pile, one of the row stays. vs:304 vs:509"""
    from .zones import put

    del s.scopes[scope]
    if kind in ("plot twist", "recruit") and card in s.zones[f"chain{s.owner[card]}"]:
        hand = kind == "recruit" and negated and s.reading("negated-recruit") == "hand"
        put(s, card, "hand" if hand else "ko")
