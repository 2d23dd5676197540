"""The names that a definition may use, from where they are used: kinds, places and limits from the rules, traits, aspects
and codes from the printed facts, counters and forms from the words they are told with."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from ..kernel.language import FIRST

TIMINGS = (
    "action",
    "boost",
    "interrupt",
    "resource",
    "response",
    "setup",
    "special",
    "state",
    "when completed",
    "when defeated",
    "when revealed",
)
STATUSES = ("confused", "stunned", "tough")
RESOURCES = ("energy", "mental", "physical", "wild")
PERIODS = ("phase", "round")
THIS_WAY = ("attacked", "damaged", "defeated", "discarded", "exhausted", "resolved", "seen")


class _Printed(Collection[str]):
    """What the printed facts have under a key: those of the packs that are open, and only then all of them."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __contains__(self, name: object) -> bool:
        from .faces import data

        return any(name in self._of(c) for c in list(dict.values(data()))) or name in set(iter(self))

    def __iter__(self) -> Iterator[str]:
        from .faces import data

        return iter(dict.fromkeys(x for c in data().values() for x in self._of(c)))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _of(self, facts: dict[str, Any]) -> tuple[str, ...]:
        v = facts.get(self.key, ())
        return (v,) if isinstance(v, str) else tuple(v or ())


@cache
def printed(key: str) -> Collection[str]:
    return _Printed(key)


class _Codes(Collection[str]):
    """Of all cards that have printed facts or a definition."""

    def __contains__(self, code: object) -> bool:
        from .faces import FACES, data

        return code in data() or (isinstance(code, str) and FACES.here(code) is not None)

    def __iter__(self) -> Iterator[str]:
        from .faces import FACES, data

        return iter({**data(), **FACES})

    def __len__(self) -> int:
        return sum(1 for _ in self)


CODES = _Codes()


@cache
def kinds() -> Collection[str]:
    from .rules.kinds import KINDS

    return KINDS.keys() | {"card", "player", "first player", "engaged player"}


@cache
def stats() -> Collection[str]:
    from .faces import STATS
    from .rules.stats import COUNTED

    return {*STATS.values(), *COUNTED}


@cache
def superlatives() -> Collection[str]:
    return {*stats(), "cost", "damage", "minions", "scheme", "threat"}


@cache
def zones() -> Collection[str]:
    from .rules.kinds import SHARED, ZONES

    return ZONES.keys() | SHARED.keys() | {"encounter decks"}


@cache
def sets() -> Collection[str]:
    from .shelf import packs

    return {code for p in packs().values() for code in p.sets}


@cache
def counters() -> Collection[str]:
    from .text.terms import COUNTERS

    return COUNTERS[FIRST].keys() | {"acceleration", "damage"}  # tokens of their own, as counters on other cards


def ends() -> Collection[str]:
    from .rules.belonging import PARTS_OF_A_PHASE

    return {*PARTS_OF_A_PHASE, "turn", "your next turn", "game", *PERIODS} - {"damage"}


@cache
def forms() -> Collection[str]:
    from .text.terms import FORMS

    return FORMS[FIRST].keys()


@cache
def ability_names() -> Collection[str]:
    from .text.terms import ABILITY_NAMES

    return ABILITY_NAMES[FIRST].keys()


@cache
def form_sorts() -> Collection[str]:
    from .text.terms import FORM_SORTS

    return FORM_SORTS[FIRST].keys()


class _Forms(Collection[str]):
    """Of players, and of villains: the code of the villain that must be in play."""

    def __contains__(self, name: object) -> bool:
        return name in forms() or name in CODES

    def __iter__(self) -> Iterator[str]:
        return iter(forms())

    def __len__(self) -> int:
        return len(forms())


@cache
def all_forms() -> Collection[str]:
    return _Forms()


@cache
def tokens() -> Collection[str]:
    return {"damage", "threat", *counters()}


@cache
def acts() -> Collection[str]:
    from .rules.kinds import KINDS
    from .rules.stats import ACTS

    return {
        *ACTS,
        *(f"play {kind}" for types in KINDS.values() for kind in types),
        *(f"be {status}" for status in STATUSES),
    }


def functions() -> Collection[str]:
    from .rules.verbs import CALLS

    return CALLS.keys()


@cache
def per() -> Collection[str]:
    from .rules.admit import INSTANCES

    return {"player", "deck", *PERIODS, *INSTANCES, *kinds()}


@cache
def event_fields() -> Collection[str]:
    from .rules.select import DONE_TO, SOURCES, TARGETS

    return {*SOURCES, *DONE_TO, *TARGETS}
