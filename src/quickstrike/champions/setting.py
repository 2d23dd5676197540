"""What a table of Marvel Champions is set up from, and which tables are legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..kernel.errors import SetupError, did_you_mean
from ..kernel.setting import Seed, Setting
from .campaign import instructions, without
from .decks import Deck, random_deck
from .faces import OTHER_SIDE, face_of
from .own_cards import VERSIONS
from .scenarios import (
    HEROIC,
    MODES,
    Scenario,
    called,
    hero_of,
    modular_sets,
    other_sets,
    scenario_of,
    seat_of,
    set_cards,
)
from .shelf import changes, sets_for

if TYPE_CHECKING:
    from .game import ChampionsGame

PLAYERS = 4
_LEGAL: dict[Any, dict[str, Any]] = {}
"""Settings that were found legal, and what each was prepared as where chance has no part in it: thousands of games begin at
the same few tables."""
_MOST = 256  # of them
Seated = str | Deck | Mapping[str, Any]
"""A seat: "hero:aspect" plays its starter deck, "hero:aspect:7" random deck number 7; or a deck, also as plain data."""


@dataclass(frozen=True)
class ChampionsSetting(Setting):
    """Everything but the seed. modular: None for the recommended sets; "random" is any. stage: the only one, in a skirmish.
    first: the seat that begins. campaign: {"removed": codes, "setup": instructions}, see campaign.py.
    standard_set, expert_set: which Standard set is used, and in expert mode which Expert set.
    twins: two seats may play the same identity, which the rules forbid (rr:unique-icon).
    own: files with other versions of cards (`own_cards.py`)."""

    heroes: tuple[Seated, ...] = ("spider-man",)
    scenario: str = "rhino"
    mode: str = "standard"
    modular: tuple[str, ...] | None = None
    first: int = 0
    heroic: int = 0
    stage: int = 0
    campaign: Mapping[str, Any] | None = None
    twins: bool = False
    standard_set: str = "standard"
    expert_set: str = "expert"
    own: tuple[str, ...] = ()
    kinds = {"heroes": "seats"}
    files = ("own",)

    @classmethod
    def game(cls) -> type[ChampionsGame]:
        from .game import ChampionsGame

        return ChampionsGame

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(called(h) for h in self.heroes)

    def check(self) -> None:
        if (key := self._key()) in _LEGAL:
            VERSIONS.use(self.own)
            return
        self._check()
        if key is not None:
            if len(_LEGAL) >= _MOST:
                _LEGAL.clear()
            _LEGAL[key] = {}

    def _key(self) -> Any:
        """Equal for settings that say the same, True and 1 apart; None if it can't be remembered."""
        values = tuple(vars(self).values())
        try:
            hash(values)
        except TypeError:  # a deck as plain data, a campaign
            return None
        return values, tuple(map(type, values)), changes()

    def _check(self) -> None:
        super().check()
        VERSIONS.use(self.own)
        if not 1 <= len(self.heroes) <= PLAYERS:
            raise SetupError("players", n=len(self.heroes))
        sc = scenario_of(self.scenario)
        if self.mode not in MODES:
            raise SetupError("unknown mode", name=self.mode, near=did_you_mean(self.mode, MODES))
        self._check_mode_sets(sc)
        if not 0 <= self.heroic <= HEROIC:
            raise SetupError("heroic level", most=HEROIC, level=self.heroic)
        people = [_person(seat_of(dealt(h))[0]) for h in self.heroes]
        if len(set(people)) < len(people) and not self.twins:
            raise SetupError("same identity")
        if not 0 <= self.first < len(people):
            raise SetupError("first player", most=len(people) - 1, first=self.first)
        names = [face_of(c).name for c in sc.villains]
        most = 0 if not sc.sets else names.count(names[0]) if sc.together else len(names)
        if not 0 <= self.stage <= most:
            raise SetupError("skirmish" if most else "no skirmish", scenario=sc.code, most=most, stage=self.stage)
        if self.modular and not sc.sets:
            raise SetupError("own decks", scenario=sc.code)
        self._check_sets()
        if self.campaign is not None:
            instructions(self.campaign, len(people))

    def _check_mode_sets(self, sc: Scenario) -> None:
        """rr:standard-set rr:expert-set"""
        for mode, name in (("standard", self.standard_set), ("expert", self.expert_set)):
            known = sets_for(mode)
            if name not in known:
                raise SetupError(
                    "no standard set" if mode == "standard" else "no expert set", name=name, known=", ".join(known)
                )
            if name != mode and not sc.sets:
                raise SetupError("own decks", scenario=sc.code)
        if self.expert_set != "expert" and self.mode != "expert":
            raise SetupError("no expert mode", name=self.expert_set)

    def _check_sets(self) -> None:
        sc = scenario_of(self.scenario)
        if self.modular is not None and sc.aside and len(self.modular) != sc.aside:
            raise SetupError("sets aside", scenario=sc.code, n=sc.aside, found=len(self.modular))
        named = [m for m in self.modular or () if m != "random"]
        if other := next((m for m in named if m in other_sets()), ""):  # rr:expert-set rr:standard-set
            raise SetupError("no modular set", name=other, known=", ".join(modular_sets()))
        if twice := next((m for m in named if named.count(m) > 1), ""):
            raise SetupError("set twice", name=twice)
        for name in named:
            set_cards(name)
        left = [m for m in modular_sets() if m not in named and m not in sc.sets]
        if len(self.modular or ()) - len(named) > len(left):
            raise SetupError("few sets", n=len(left))

    def prepared(self, pick: Callable[[int], int]) -> dict[str, Any]:
        """Everything that `rules.setup.set_up` needs. pick(n) is the chance by which "random" sets are found."""
        known = _LEGAL.get(self._key())
        if known:
            return known
        drawn: list[int] = []

        def noted(n: int) -> int:
            drawn.append(n)
            return pick(n)

        prepared = self._prepared(noted)
        if known is not None and not drawn:
            known.update(prepared)
        return prepared

    def _prepared(self, pick: Callable[[int], int]) -> dict[str, Any]:
        sc = scenario_of(self.scenario)
        expert = self.mode == "expert"
        stages = sc.expert if expert else sc.standard
        if sc.shuffled:
            left = list(stages)
            stages = tuple(left.pop(pick(len(left))) for _ in stages)
        only = sc.stage(self.stage) if self.stage else stages
        own, modular = sc.contents(expert, self.standard_set, self.expert_set), self._modular_sets(sc, pick)
        used = dict.fromkeys((*own, *(() if sc.aside else modular)))  # no set twice, if it is one of the scenario's own
        prepared: dict[str, Any] = {
            "seats": tuple(seat_of(dealt(h)) for h in self.heroes),
            "villains": tuple(face_of(sc.villains[i]).code for i in only),
            "schemes": tuple(face_of(c).code for c in sc.schemes),
            "encounter": tuple(c for x in used for c in set_cards(x)),
            "first": self.first,
        }
        if sc.aside:
            prepared["aside"] = tuple(c for x in modular for c in set_cards(x))
        unused = tuple(face_of(sc.villains[i]).code for i in stages if i not in only)
        if sc.together:
            prepared["together"] = True
        if sc.together and not sc.sets:
            prepared["decks"] = tuple(set_cards(face_of(c).set or "") for c in prepared["villains"])
        if unused:  # rr:modes-of-play setup:8
            prepared["unused"] = unused
        if self.campaign is not None:
            setup = instructions(self.campaign, len(self.heroes))
            prepared = {**without(prepared, self.campaign), "campaign": setup}
        return prepared

    def _modular_sets(self, sc: Scenario, pick: Callable[[int], int]) -> list[str]:
        """The recommended ones, or those named; each "random" is another of those that are left."""
        found = sc.modular if self.modular is None else self.modular
        left = [m for m in modular_sets() if m not in found and m not in sc.sets]
        return [m if m != "random" else left.pop(pick(len(left))) for m in found]

    def packed(self) -> dict[str, Any]:
        data = super().packed()
        return {**data, "heroes": [h.packed() if isinstance(h, Deck) else h for h in map(dealt, self.heroes)]}

    def told(self) -> dict[str, Any]:
        heroes = [h if isinstance(h, str) else f"{called(h)} ({_title(h)})" for h in self.heroes]
        shown = ("scenario", "modular", "mode", "heroic", "stage")
        others = {
            k: getattr(self, k) for k in ("standard_set", "expert_set") if getattr(self, k) != k.removesuffix("_set")
        }
        return {"heroes": heroes, **{k: v for k, v in super().packed().items() if k in shown}, **others}

    def new(self, seed: Seed, quiet: bool = False) -> ChampionsGame:
        return self.game().begin(self, seed, quiet)


def _title(deck: Deck | Mapping[str, Any]) -> str:
    return deck.name if isinstance(deck, Deck) else str(deck.get("name", ""))


def _person(identity: str) -> frozenset[str]:
    """Who it is: identities of one title with different alter-egos are different people. rr:unique-icon"""
    return frozenset((face_of(identity).name, face_of(OTHER_SIDE[identity]).name))


def dealt(entry: Seated) -> Seated:
    """A random deck by its number becomes that deck; everything else is as it was written."""
    if isinstance(entry, str) and entry.count(":") == 2:
        return _random_deck(*entry.split(":"))
    return entry


@lru_cache(512)
def _random_deck(hero: str, aspect: str, number: str) -> Deck:
    return random_deck(hero_of(hero)[0].identity, aspect, number)
