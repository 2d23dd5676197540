"""Reading a card's statistics, keywords, traits and prohibitions with everything that modifies them. rr:modifiers"""

from __future__ import annotations

from typing import Any

from ...kernel.state import Scope
from ..table import SCENARIO, Table
from ..vocab import Keyword
from . import select as sel


def _effects(s: Table, key: str) -> list[tuple[Any, Scope]]:
    """Every effect filed under this name that is active now: constants in play, then lasting effects."""
    out: list[tuple[Any, Scope]] = []
    for card, i in s.mods.get(key, ()):
        c = s.play[card].face.constants[i]
        sc = sel.scope_of(s, card)
        if c.while_ is None or sel.holds(s, c.while_, sc):
            out.append((c.effect, sc))
    for h in s.lasting:
        if key in h.scope.data["keys"]:
            out.append((h.op.effect, h.scope))
    return out


def _on(s: Table, key: str, card: int) -> list[tuple[Any, Scope]]:
    """Of these, the ones that touch this card."""
    if not s.lasting and key not in s.mods:
        return []
    return [(e, sc) for e, sc in _effects(s, key) if sel.fits(s, e.who, card, sc)]


def stat(s: Table, card: int, name: str) -> int:
    """Base, plus and minus, then times, rounded up, never below 0; a set value beats all of it; a dash stays 0."""
    inst = s.play[card]
    if name == "REMAINING":
        return max(0, remaining(s, card))
    base = inst.face.stats.get(name)
    if base is None:
        return 0  # rr:dash-value: an unmodifiable 0
    if base < 0:
        base = sel.value(s, inst.face.variable, sel.scope_of(s, card))  # rr:non-numerical-variable
    if name == "HP" and inst.face.facts.get("health_per_hero"):
        base *= s.started
    if not s.mods and not s.lasting:
        return base
    return modified(s, card, name, base)


def modified(s: Table, card: int, name: str, base: int) -> int:
    """A number of this card after all modifiers that are filed under its name."""
    for e, sc in sorted(_on(s, f"base {name}", card), key=_since):  # rr:base-value
        base = next(sel.value(s, v, sc) for k, v in e.stats if k == name)
    n = base
    for e, sc in _on(s, name, card):
        for k, v in e.stats:
            if k == name:
                add = sel.value(s, v, sc)
                if e.per is not None:
                    add *= len(sel.select(s, e.per, sc))
                if e.cap is not None:
                    add = min(add, max(0, sel.value(s, e.cap, sc) - n))
                n += add
    num, den = n, 1
    for e, sc in _on(s, f"*{name}", card):
        if isinstance(e.k, tuple):
            num, den = num * e.k[0], den * e.k[1]
        else:
            num *= sel.value(s, e.k, sc)
    n = -(-num // den)
    for e, sc in sorted(_on(s, f"={name}", card), key=_since):  # the most recent one stands last
        n = next(sel.value(s, v, sc) for k, v in e.stats if k == name)
    return max(0, n)


def _since(found: tuple[Any, Scope]) -> int:
    """When an effect began: with the card that has it, or as a lasting effect."""
    since: int = found[1].data.get("since", found[1].version)
    return since


def added_costs(s: Table, seat: int, *acts: str) -> tuple[Any, ...]:
    """What cards in play add to the cost of an act of this player: those that speak to everybody, or to him. rr:cost"""
    out: tuple[Any, ...] = ()
    for act in acts:
        if s.lasting or f"cost {act}" in s.mods:
            for e, sc in _effects(s, f"cost {act}"):
                inst = s.play.get(sc.source)
                host = s.play.get(inst.host) if inst is not None else None
                if sc.you == seat or (
                    inst is not None
                    and inst.controller == SCENARIO
                    and inst.engaged < 0
                    and (host is None or host.controller == SCENARIO)
                ):
                    out += e.cost
    return out


def printed(s: Table, card: int, name: str) -> int:
    """As it stands on the card. rr:printed"""
    n = s.face(card).stats.get(name) or 0
    return max(0, n) * (s.started if name == "HP" and s.face(card).facts.get("health_per_hero") else 1)


def max_hp(s: Table, card: int) -> int:
    return stat(s, card, "HP")


def remaining(s: Table, card: int) -> int:
    return stat(s, card, "HP") - s.play[card].damage


def keyword(s: Table, card: int, name: str) -> bool:
    """Does the card have the keyword, printed or gained? What is lost can't be regained. rr:keywords rr:loses"""
    inst = s.play.get(card)
    if inst is None:
        return name in s.face(card).keywords
    if (s.mods or s.lasting) and _on(s, f"no keyword {name}", card):
        return False
    return name in inst.face.keywords or (
        (s.lasting or f"keyword {name}" in s.mods) and bool(_on(s, f"keyword {name}", card))
    )


def keyword_n(s: Table, card: int, name: str) -> int:
    """The numbers of all instances of a keyword, added up. rr:keywords"""
    if not keyword(s, card, name):
        return 0
    sc = sel.scope_of(s, card) if card in s.play else Scope(s.first, card)
    own: Keyword | None = s.face(card).keywords.get(name)
    n = sel.value(s, own.n, sc) if own and own.n is not None else 0
    if card in s.play:
        n += sum(sel.value(s, e.what.n, sc2) for e, sc2 in _on(s, f"keyword {name}", card) if e.what.n is not None)
    return n


def has_trait(s: Table, card: int, name: str) -> bool:
    if card < 0:
        return False
    inst = s.play.get(card)
    if inst is None:
        return name in s.face(card).traits
    if not s.mods and not s.lasting:
        return name in inst.face.traits
    if _on(s, f"no trait {name}", card):
        return False
    return name in inst.face.traits or bool(_on(s, f"trait {name}", card))


def cannot(s: Table, card: int, act: str, by: int = -1) -> bool:
    """Does an effect say that this card cannot do (or suffer) that, at all or because of that card? rr:cannot"""
    if not s.lasting and f"cannot {act}" not in s.mods:
        return False
    return any(
        e.of is None or (by >= 0 and sel.fits(s, e.of, by, sc)) for e, sc in _on(s, f"cannot {act}", card)
    )


def musts(s: Table, act: str) -> list[tuple[Any, Scope]]:
    """What effects say must be done, if able."""
    return _effects(s, f"must {act}") if s.lasting or f"must {act}" in s.mods else []


def cannot_player(s: Table, seat: int, act: str) -> bool:
    return cannot(s, s.players[seat].identity, act)


def icons(s: Table, name: str) -> int:
    """Icons of one sort on all cards in play. rr:icons"""
    return sum(n for c in s.play.values() if (n := c.face.icons.get(name, 0)))


def controller(s: Table, card: int) -> int:
    inst = s.play.get(card)
    return inst.controller if inst is not None else s.owners[card] if card >= 0 else SCENARIO


def performer(s: Table, card: int, you: int) -> int:
    """Who performs an ability of this card: events, resources and most upgrades act as the identity. rr:you-your"""
    face = s.face(card)
    if face.kind in ("event", "resource") or face.identity:
        return s.players[you].identity
    if face.kind == "upgrade":
        host = s.play[card].host if card in s.play else -1
        if host in s.play and s.play[host].controller != SCENARIO and not s.play[host].face.identity:
            return host
        return s.players[you].identity
    return card


def hand_size(s: Table, seat: int) -> int:
    return stat(s, s.players[seat].identity, "HAND_SIZE")


def ally_limit(s: Table, seat: int) -> int:
    return modified(s, s.players[seat].identity, "ALLY_LIMIT", 3)


def restricted_limit(s: Table, seat: int) -> int:
    return modified(s, s.players[seat].identity, "RESTRICTED_LIMIT", 2)
