"""Scenarios, encounter sets, heroes and their starter decks: what a table is set up from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ..kernel.errors import SetupError, did_you_mean
from .decks.check import check, linked_to, must_be_legal
from .decks.model import Deck
from .faces import cards_of, face_of, second_sides
from .shelf import Listed, original, packs, sets_by_kind, table

ENCOUNTER_KINDS = ("ally", "support", "minion", "treachery", "attachment", "side_scheme", "environment", "obligation")
MODES = ("standard", "expert")
HEROIC = 20  # the highest level that is taken; the rules set no bound
Seat = tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""(identity, deck, obligations, nemesis set)"""


class Scenario(NamedTuple):
    """villains: all stages in order; standard and expert say which of them are used. modular: the recommended sets,
    besides the others. together: one stage of every villain is in play at once; without sets of the scenario's own, each has
    the encounter deck of its own set. shuffled: chance decides which of them begins. aside: so
    many modular sets are chosen, and all set aside; the cards say when one comes into play."""

    code: str
    villains: tuple[str, ...]
    schemes: tuple[str, ...]
    standard: tuple[int, ...] = (0, 1)
    expert: tuple[int, ...] = (1, 2)
    sets: tuple[str, ...] = ()
    modular: tuple[str, ...] = ()
    together: bool = False
    shuffled: bool = False
    aside: int = 0

    def stage(self, n: int) -> tuple[int, ...]:
        """Which villains a skirmish against stage n is played with: of several in play at once, that stage of each."""
        if not self.together:
            return (n - 1,)
        names: list[str] = [face_of(c).name for c in self.villains]
        return tuple(names.index(name) + n - 1 for name in dict.fromkeys(names))

    def contents(self, expert: bool, standard_set: str = "standard", expert_set: str = "expert") -> list[str]:
        """Its encounter sets but for the modular ones, with the Standard and the Expert set that were chosen.
        rr:standard-set rr:expert-set rr:modes-of-play"""
        own = [standard_set if s == "standard" else s for s in self.sets]
        return [*own, expert_set] if expert and own else own


class Hero(NamedTuple):
    """decks: for each aspect, or two joined by "+", the cards besides the identity's own."""

    code: str
    identity: str
    set: str
    decks: dict[str, dict[str, int]]


def _scenarios(pack: str) -> dict[str, Scenario]:
    return {code: _scenario(code, at) for code, at in table(pack, "scenarios.toml").items()}


def _scenario(code: str, at: dict[str, Any]) -> Scenario:
    """As its file says it: stages are counted from 1 there."""
    stages = {mode: tuple(n - 1 for n in at[mode]) for mode in MODES}
    lists = {k: tuple(at.get(k, ())) for k in ("villains", "schemes", "sets", "modular")}
    together, shuffled = at.get("together", False), at.get("shuffled", False)
    return Scenario(code, **lists, **stages, together=together, shuffled=shuffled, aside=at.get("aside", 0))


def _heroes(pack: str) -> dict[str, Hero]:
    said = table(pack, "heroes.toml")
    lists = {name: {original(c): n for c, n in cards.items()} for name, cards in said.get("lists", {}).items()}

    def joined(names: list[str]) -> dict[str, int]:
        return {c: n for name in names for c, n in lists[name].items()}

    return {
        code: Hero(code, h["identity"], h["set"], {a: joined(names) for a, names in h["decks"].items()})
        for code, h in said.get("heroes", {}).items()
    }


SCENARIOS: Listed[Scenario] = Listed(lambda p: p.scenarios, _scenarios)
HEROES: Listed[Hero] = Listed(lambda p: p.heroes, _heroes)


def hero_with(identity: str) -> str:
    """What the hero of an identity is called on the command line; "" if it has no starter deck."""
    listed = (h for p in packs().values() for h, (its, _) in p.heroes.items() if its == identity)
    return next(listed, "") or next((h.code for h in HEROES.made() if h.identity == identity), "")


def _pick(wrong: str, name: str, known: Any) -> Any:
    if name not in known:
        raise SetupError(wrong, name=name, near=did_you_mean(name, known))
    return known[name]


def scenario_of(name: str) -> Scenario:
    found: Scenario = _pick("unknown scenario", name, SCENARIOS)
    return found


def hero_of(name: str) -> tuple[Hero, str]:
    """A hero and an aspect from "spider-man:justice"; without an aspect, the starter deck's. A deck of two aspects is
    "aggression+justice", and one of them is enough to name it."""
    code, _, aspect = name.partition(":")
    hero: Hero = _pick("unknown hero", code, HEROES)
    aspect = next((deck for deck in hero.decks if not aspect or aspect in (deck, *deck.split("+"))), aspect)
    if aspect not in hero.decks:
        raise SetupError("no starter", hero=code, aspect=aspect, near=did_you_mean(aspect, hero.decks))
    return hero, aspect


@cache
def set_cards(code: str, kinds: tuple[str, ...] = ENCOUNTER_KINDS) -> tuple[str, ...]:
    """The cards of an encounter set, each as often as it is printed. A card that is not scripted is refused by name."""
    rows = cards_of(code)
    backs = second_sides(rows)
    found = [c for c in rows if c["type"] in kinds and c["code"] not in backs]  # a card with two sides is one card
    if not found:
        raise SetupError("unknown set", name=code, near=did_you_mean(code, modular_sets()))
    return tuple(face_of(c["code"]).code for c in found for _ in range(c["quantity"]))


def hero_cards(hero: Hero) -> tuple[str, ...]:
    kinds = ("ally", "event", "support", "upgrade", "resource", "player_side_scheme")
    rows = [c for c in cards_of(hero.set) if c["type"] in kinds]
    backs = second_sides(rows)
    return tuple(c["code"] for c in rows if c["code"] not in backs for _ in range(c["quantity"]))


def seat_of(entry: str | Deck | Mapping[str, Any]) -> Seat:
    """What a seat plays with: "hero:aspect" is a starter deck; a deck (also as plain data) must be legal."""
    if isinstance(entry, str):
        return seat_setup(entry)
    return deck_setup(entry if isinstance(entry, Deck) else Deck.unpacked(entry))


@lru_cache(512)
def deck_setup(deck: Deck) -> Seat:
    must_be_legal(deck)
    of = face_of(deck.identity).set or ""
    return deck.identity, (*deck.listed(), *linked_to(deck)), _obligations(of), set_cards(f"{of}_nemesis")


def _obligations(of: str) -> tuple[str, ...]:
    return tuple(c["code"] for c in cards_of(of) if c["type"] == "obligation" for _ in range(c.get("quantity", 1)))


def starter_deck(name: str) -> Deck:
    """The starter deck "hero:aspect" as a value."""
    hero, aspect = hero_of(name)
    return _with(hero, aspect, hero.decks[aspect])


def aspects() -> tuple[str, ...]:
    """The aspects that a starter deck has cards of."""
    return tuple(
        dict.fromkeys(
            a for p in packs().values() for _, decks in p.heroes.values() for d in decks for a in d.split("+")
        )
    )


def aspect_deck(hero: Hero, aspect: str) -> Deck:
    """The hero's own cards with those that a starter deck has of an aspect, and the same basic cards: their own deck of
    that aspect, or the first one without a card of the same person as this identity. rr:unique-icon"""
    others = [h for p in packs().values() for h, (_, decks) in p.heroes.items() if aspect in decks]
    others.sort(key=lambda h: h != hero.code)
    made = (_with(hero, aspect, HEROES[other].decks[aspect]) for other in others)
    deck = next((deck for deck in made if not check(deck)), None)
    if deck is None:  # an identity whose deck has two aspects has none of a single one
        raise SetupError("no starter", hero=hero.code, aspect=aspect, near=did_you_mean(aspect, hero.decks))
    return deck


def _with(hero: Hero, aspect: str, others: dict[str, int]) -> Deck:
    own = Counter(hero_cards(hero))
    return Deck(hero.identity, tuple(aspect.split("+")), {**own, **others}, f"{hero.code}:{aspect}")


def called(entry: str | Deck | Mapping[str, Any]) -> str:
    """A seat's hero as the command line calls it."""
    if isinstance(entry, str):
        return entry.partition(":")[0]
    identity = entry.identity if isinstance(entry, Deck) else str(entry["identity"])
    return hero_with(identity) or face_of(identity).name.casefold()


@cache
def seat_setup(name: str) -> Seat:
    """(identity, deck, obligations, nemesis set) of one seat."""
    hero, aspect = hero_of(name)
    deck = (*hero_cards(hero), *(c for c, n in hero.decks[aspect].items() for _ in range(n)))
    for c in (hero.identity, *deck):
        face_of(c)
    return hero.identity, deck, _obligations(hero.set), set_cards(f"{hero.set}_nemesis")


def modular_sets() -> tuple[str, ...]:
    """The modular sets whose cards are all scripted."""
    return sets_by_kind()[0]


def other_sets() -> frozenset[str]:
    return sets_by_kind()[1]
