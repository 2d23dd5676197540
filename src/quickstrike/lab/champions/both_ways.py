"""Is every scenario won and lost? Games against each, in easier and easier settings, until both have happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice

from ...champions import HEROES, SCENARIOS
from ...champions.setting import ChampionsSetting
from ...games.champions import KIT
from ..simulate import line_up, play_one, seed_of_game


@dataclass(frozen=True)
class Trial:
    """A game that was the first of its result. number: how many games that took."""

    setting: ChampionsSetting
    seed: str
    number: int


@dataclass(frozen=True)
class Both:
    """How a scenario fared: the first game won and the first lost, and how many were played."""

    scenario: str
    games: int
    won: Trial | None
    lost: Trial | None
    crashes: tuple[str, ...] = ()


def with_decks(heroes: Sequence[str]) -> list[str]:
    """Each of them with the first starter deck, then with the second, and so on; one that is named with a deck has that."""
    decks = {h: [h, *(f"{h}:{x}" for x in list(HEROES[h].decks)[1:])] if h in HEROES else [h] for h in heroes}
    most = max(len(found) for found in decks.values())
    return [decks[h][k] for k in range(most) for h in heroes if k < len(decks[h])]


def rungs(scenario: str, heroes: Sequence[str]) -> Iterator[list[ChampionsSetting]]:
    """From the plainest setting to easier ones, with recommended sets: every hero alone with each starter deck, in twos with
    the first ones, then, where the scenario can be played as a skirmish, alone against the villain's first stage; at last
    without modular sets, too."""
    twos = sorted(combinations(heroes, 2), key=lambda h: heroes.index(h[1]) - heroes.index(h[0]))
    yield [ChampionsSetting((h,), scenario) for h in with_decks(heroes)]
    if twos:
        yield [ChampionsSetting(h, scenario) for h in twos]
    if SCENARIOS[scenario].sets:
        yield [ChampionsSetting((h,), scenario, stage=1) for h in heroes]
    if not SCENARIOS[scenario].together and not SCENARIOS[scenario].aside:
        yield [ChampionsSetting((h,), scenario, modular=(), stage=1) for h in heroes]


def both_ways(scenario: str, games: int, seed: int | str, bot: str, heroes: Sequence[str] = ()) -> Both:
    """At most `games` games at each rung; a rung is left as soon as there is nothing more to find."""
    first: dict[str, Trial] = {}
    crashes: list[str] = []
    n = 0
    for rung in rungs(scenario, tuple(heroes) or tuple(HEROES)):
        for setting in islice(cycle(rung), games):
            if len(first) == 2:
                break
            n += 1
            record = play_one(line_up(KIT, setting, bot), seed_of_game(seed, n))
            if record.result == "crash":
                crashes.append(f"{record.seed}: {record.error}")
            else:
                first.setdefault(record.result, Trial(setting, record.seed, n))
    return Both(scenario, n, first.get("won"), first.get("lost"), tuple(crashes))
