"""Tables of all kinds: heroes x aspects x villains x modular sets x modes x numbers of players, by seed.

A few hundred tables in a row already hold every hero with every aspect against every villain with every modular set in
both modes; some thousands hold every table there is, up to who sits at it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from math import prod

from ...champions import HEROES, MODES, SCENARIOS
from ...champions.decks import ASPECTS
from ...champions.faces import FACES
from ...champions.scenarios import Scenario, modular_sets
from ...champions.setting import ChampionsSetting
from ...champions.shelf import sets_for
from ...games.kit import Share
from ...kernel.chance import draw, seed_of, shuffled

PLAYERS = (1, 2, 3, 4)
NO_SET, TWO_SETS, RECOMMENDED = "none", "random+random", "recommended"
VARIANTS = tuple(product((0, 1, 2), (0, 1, 2, 3)))
"""(heroic level, stage of a skirmish). The first is neither: every other table is of that kind."""
AXES = ("hero", "aspect", "villain", "modular set", "mode", "heroic level", "skirmish", "players")
VILLAIN, MODULAR, SKIRMISH = (AXES.index(x) for x in ("villain", "modular set", "skirmish"))
Point = tuple[str | int, ...]
"""One seat of one table: a value on each axis."""


def points(setting: ChampionsSetting) -> list[Point]:
    """The seats of a table as points of the cross product."""
    modular = RECOMMENDED if setting.modular is None else "+".join(setting.modular) or NO_SET
    if SCENARIOS[setting.scenario].aside and setting.modular is not None:
        modular = setting.modular[0]  # the others are left to chance
    modes = (setting.scenario, modular, setting.mode, setting.heroic, setting.stage, len(setting.heroes))
    return [(*str(seat).split(":")[:2], *modes) for seat in setting.heroes]


def aspects() -> tuple[str, ...]:
    """Those that have cards."""
    have = {f.aspect for f in FACES.values()}
    return tuple(a for a in ASPECTS if a in have)


def modular_choices() -> tuple[str, ...]:
    return (*modular_sets(), TWO_SETS, NO_SET, RECOMMENDED)


def tables(count: int, seed: int | str) -> Iterator[ChampionsSetting]:
    """That many tables. All (villain, modular set, mode) come by turns, each with every number of players by turns; at
    each of them all (hero, aspect) are dealt like a deck of cards."""
    chance = seed_of(f"tables {seed}")
    places = list(product(SCENARIOS, modular_choices(), MODES))
    order = list(range(len(places)))
    shuffled(order, chance, 0)
    everybody = list(product(HEROES, aspects()))
    decks: dict[int, _Dealer] = {}  # there are thousands of places, and a few tables need few of them
    for i in range(count):
        k, t = divmod(i, len(order))
        n = PLAYERS[(k + t) % len(PLAYERS)]
        again, plain = divmod(k // len(PLAYERS), 2)
        heroic, stage = VARIANTS[0] if not plain else VARIANTS[1 + (again + t) % (len(VARIANTS) - 1)]
        if t not in decks:
            decks[t] = _Dealer(f"{seed} {order[t]}", everybody)
        seats = tuple(_seat(h, a, draw(chance, 8 * i + p)) for p, (h, a) in enumerate(decks[t].deal(n)))
        scenario, modular, mode = places[order[t]]
        alone = SCENARIOS[scenario].together  # such a scenario has neither modular sets nor skirmishes
        stage = 0 if alone else stage
        first = draw(chance, 8 * i + 7) % n
        sets, number = _modular(scenario, modular), 0 if alone else draw(chance, 8 * i + 6)
        standard, expert = _any_set("standard", number), _any_set("expert", number >> 8 if mode == "expert" else 0)
        yield ChampionsSetting(
            seats, scenario, mode, sets, first, heroic, stage, standard_set=standard, expert_set=expert
        )


def _modular(scenario: str, choice: str) -> tuple[str, ...] | None:
    sc = SCENARIOS[scenario]
    if sc.together:
        return ()
    if sc.aside:  # so many of them: one by name, or all by chance
        return (choice, *["random"] * (sc.aside - 1)) if choice in modular_sets() else None
    return () if choice == NO_SET else None if choice == RECOMMENDED else tuple(choice.split("+"))


def _any_set(mode: str, number: int) -> str:
    """One of the Standard or Expert sets; 0 is the first."""
    known = sets_for(mode)
    return known[number % len(known)]


def _seat(hero: str, aspect: str, number: int) -> str:
    """Where there is a starter deck, it is taken one time in two."""
    starter = any(aspect in deck.split("+") for deck in HEROES[hero].decks) and number % 2
    return f"{hero}:{aspect}" if starter else f"{hero}:{aspect}:{(number >> 1) % 1_000_000}"


class _Dealer:
    """Deals (hero, aspect), no hero twice at a table, all of them before any comes again."""

    def __init__(self, seed: str, everybody: list[tuple[str, str]]) -> None:
        self.seed, self.drawn, self.all = seed_of(f"dealer {seed}"), 0, everybody
        self.left: list[tuple[str, str]] = []

    def deal(self, n: int) -> list[tuple[str, str]]:
        out: list[tuple[str, str]] = []
        while len(out) < n:
            found = next((x for x in self.left if all(x[0] != h for h, _ in out)), None)
            if found is None:
                order = list(range(len(self.all)))
                self.drawn = shuffled(order, self.seed, self.drawn)
                self.left += [self.all[j] for j in order]
            else:
                self.left.remove(found)
                out.append(found)
        return out


def _many(sc: Scenario, axis: int, n: int) -> int:
    """Some scenarios have neither modular sets nor skirmishes, others always the same number of sets."""
    if sc.together and axis in (MODULAR, SKIRMISH):
        return 1
    return n - 2 if sc.aside and axis == MODULAR else n


def covered(some: Iterable[ChampionsSetting]) -> list[Share]:
    """How much of the cross product these tables hold: five axes in full, all axes by pairs, tables, and all of it."""
    met = {p for k in some for p in points(k)}
    values: list[tuple[str | int, ...]] = [
        tuple(HEROES),
        aspects(),
        tuple(SCENARIOS),
        modular_choices(),
        MODES,
        tuple(dict.fromkeys(h for h, _ in VARIANTS)),
        tuple(dict.fromkeys(s for _, s in VARIANTS)),
        PLAYERS,
    ]

    def share(what: str, *axes: int) -> Share:
        others = [a for a in axes if a != VILLAIN]
        size = prod(len(values[a]) for a in others)
        if VILLAIN in axes:
            size = sum(prod(_many(sc, a, len(values[a])) for a in others) for sc in SCENARIOS.values())
        return Share(what, len({tuple(p[a] for a in axes) for p in met}), size)

    two = [share("", a, b) for a, b in combinations(range(len(AXES)), 2)]
    return [
        Share(f"any two of {', '.join(AXES)}", sum(s.met for s in two), sum(s.of for s in two)),
        share(" x ".join(AXES[:5]), *range(5)),
        share(" x ".join(AXES[2:]), *range(2, len(AXES))),
        share("all of it at once", *range(len(AXES))),
    ]
