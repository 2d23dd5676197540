"""Building a table: exactly what is said, in the middle of a turn, and nothing that chance decided.

Both the positions that are read from files and the boards of the testkit are built here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ...kernel.errors import SetupError
from ..faces import FACES, OTHER_SIDE, facedown_code, in_form, turned_face
from ..rules import stats
from ..rules.decks import lay_own_deck, own_deck
from ..rules.enter import starting_threat
from ..rules.phases import player_phase, rounds, villain_phase
from ..rules.select import scope_of, value
from ..rules.turn import turn as turn_op
from ..rules.zones import DECK, PILE, attach, enter, move, own_pile, settle, tuck
from ..scenarios import HEROES
from ..table import CENTRE, SCENARIO, Inst, Player, Table
from .made_up_cards import ANYWHERE, BLANK, NOTHING, AnyCard, Made, On, code_of, define, foe, hero, scheme

Cards = Iterable[AnyCard]
Stages: TypeAlias = "AnyCard | Sequence[AnyCard] | None"


@dataclass(frozen=True)
class Seated:
    """What one player has; decks and piles are written top first. `play` are the cards in play under their control."""

    hero: AnyCard | None = None
    form: str = "hero"
    damage: int = 0
    exhausted: bool = False
    stunned: int = 0
    confused: int = 0
    tough: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    used: dict[str, int] = field(default_factory=dict)
    attached: Cards = ()
    under: Cards = ()
    hand: Cards = ()
    deck: Cards = ()
    discard: Cards = ()
    play: Cards = ()
    engaged: Cards = ()
    dealt: Cards = ()
    invocation: Cards | None = None
    """The deck of their own that some identities bring along; where nothing is said, all its cards as they are printed."""
    invocation_discard: Cards = ()
    changed_form: bool = False
    out: bool = False
    area: int = CENTRE
    muted: tuple[str, ...] = ()
    number: int | None = None
    way: tuple[str | int, ...] | None = None


@dataclass(frozen=True)
class Tabled:
    """What is on the table besides the players. villains: those in play, None for a vanilla one; active: which of them,
    if each has an encounter deck of its own; crew: decks and piles of the others; stages: what lies beneath, top first;
    mains: main schemes beside that of the deck, in game areas of their own."""

    villains: Cards | None = None
    crew: Mapping[int, tuple[Cards, Cards]] = field(default_factory=dict)
    active: int | None = None
    villain_deck: Cards = ()
    main: AnyCard | None = None
    scheme_deck: Cards = ()
    mains: Cards = ()
    sides: Cards = ()
    encounter: Cards = ()
    encounter_discard: Cards = ()
    others: Mapping[str, Cards] = field(default_factory=dict)
    """Decks and piles that only some scenarios have, by zone."""
    aside: Cards = ()
    sets_aside: Cards = ()
    """Modular sets that the steps of setup set aside."""
    victory: Cards = ()
    removed: Iterable[AnyCard | Gone] = ()
    acceleration: int = 0
    first: int = 0
    turn: int | None = None
    phase: str = "player"
    round: int = 1
    scenario: str = ""
    expert: bool = False
    heroic: int = 0
    filler: int = 10
    seed: int | str = 0


@dataclass(frozen=True)
class Gone:
    """The identity of an eliminated player, where it lies among the removed cards."""

    seat: int


class Maker:
    """Puts cards on a table, and keeps the codes of those that were made up for it.

    Cards are numbered as they come, unless they bring a number along (`On(card, {"number": 5})`): `labels` leads from
    that to the number that the card got.
    """

    def __init__(self, s: Table, numbers: Iterable[int] = ()) -> None:
        self.s = s
        self.made: dict[str, None] = {}
        self.labels: dict[int, int] = {}
        self.ways: dict[int, tuple[str | int, ...]] = {}  # where in a file a card stands
        self.areas: dict[int, int] = {}  # the game areas that are named
        self._kept = frozenset(numbers)
        self._next = 0

    def code(self, card: AnyCard) -> str:
        """Its code; a made-up card becomes a face."""
        while isinstance(card, On):
            card = card.card
        if isinstance(card, Made) and card.code not in self.made:
            self.made.update(dict.fromkeys(define(card)))
        return code_of(card)

    def new(self, code: str, owner: int, state: dict[str, Any]) -> int:
        """A new card of the game that is nowhere yet."""
        s, label = self.s, state.get("number")
        if label is not None and label in self._kept:
            c = int(label)
        else:
            c = max(self._next, 0 if self._kept else len(s.codes))
            while c in self._kept or (c < len(s.codes) and s.codes[c]):
                c += 1
            self._next = c + 1
        while len(s.codes) <= c:
            s.codes.append("")
            s.owners.append(SCENARIO)
            s.where.append("")
        s.codes[c], s.owners[c] = code, owner
        if label is not None:
            self.labels[label] = c
        if "way" in state:
            self.ways[c] = state["way"]
        return c

    def add(self, card: AnyCard, owner: int, zone: str) -> int:
        """A card outside play; added cards go on top."""
        state = card.state if isinstance(card, On) else {}
        if any(k not in ANYWHERE for k in state):
            assert isinstance(card, On)
            raise SetupError(f"{card.card!r} is not in play, so nothing can lie on it")
        c = self.new(self.code(card), state.get("owner", owner), state)
        move(self.s, c, zone)
        return c

    def pile(self, cards: Cards, owner: int, zone: str) -> None:
        """Written top first; the end of a zone's list is its top."""
        for card in reversed(list(cards)):
            self.add(card, owner, zone)

    def put(self, card: AnyCard, controller: int, engaged: int = -1, host: int = -1) -> Inst:
        """A card in play, with what is on it; counters of `Uses` and starting threat unless it is said otherwise."""
        s, state = self.s, card.state if isinstance(card, On) else {}
        face = FACES[self.code(card)]
        if isinstance(card, On) and (trait := state.get("facedown", "")):  # it belongs to the player it is engaged with
            return self._facedown(card, trait, state.get("engaged", engaged))
        controller = state.get("controller", controller)
        owner = state.get("owner", controller if face.player_card else SCENARIO)
        front = min(face.code, OTHER_SIDE.get(face.code, face.code))  # as a card with two sides is in its deck
        c = self.new(front, owner, state)
        if face.kind == "main_scheme" and face.back and state.get("side") != "a":  # side B is the one that is played on
            face = FACES[face.back]
        if state.get("side") == "back":
            face = turned_face(face)
        inst = enter(s, c, controller if face.player_card else state.get("controller", SCENARIO), face)
        inst.engaged = state.get("engaged", engaged)
        if "area" in state:
            self.areas[c] = state["area"]
        if host >= 0:
            attach(s, inst.id, host)
            inst.controller = state.get("controller", inst.controller)
        elif face.attach is not None:
            raise SetupError(f"{face.name} is attached to something: write on(host, attached=[...])")
        if "scheme" in face.kind:
            inst.threat = starting_threat(s, inst.id) + stats.keyword_n(s, inst.id, "hinder")
        if face.uses is not None:
            inst.counters[face.uses.kind] = value(s, face.uses.n, scope_of(s, inst.id))
        self._dress(inst, state, controller)
        return inst

    def _dress(self, inst: Inst, state: dict[str, Any], controller: int) -> None:
        """What lies on a card in play."""
        s = self.s
        inst.counters.update(state.get("counters", {}))
        inst.used = dict(state.get("used", {}))
        for k in ("damage", "threat", "exhausted", "stunned", "confused", "tough"):
            if k in state:
                setattr(inst, k, state[k])
        for x in state.get("attached", ()):
            upgrade = FACES[self.code(x)].player_card
            self.put(x, max(controller, 0) if upgrade else SCENARIO, host=inst.id)
        for kind in ("under", "faceup", "boosts"):
            for x in state.get(kind, ()):
                mine = FACES[self.code(x)].player_card
                card = self.add(x, max(controller, 0) if mine else SCENARIO, "limbo")
                tuck(s, card, inst.id, boost=kind == "boosts", faceup=kind == "faceup")

    def _facedown(self, card: On, trait: str, engaged: int) -> Inst:
        face = FACES[facedown_code(trait)]
        c = self.new(self.code(card), card.state.get("owner", engaged), card.state)
        inst = enter(self.s, c, SCENARIO, face)
        inst.engaged = engaged
        self._dress(inst, card.state, SCENARIO)
        return inst

    def seat(self, n: int, has: Seated) -> None:
        s = self.s
        front = FACES[self.code(identity_of(has.hero))]
        if front.kind != "hero" or front.back is None:
            raise SetupError(f"{front.name} is no identity")
        side = in_form(front, has.form)
        if side is None:
            raise SetupError(f"a form is 'hero', 'alter-ego' or the trait of a hero form, not {has.form!r}")
        c = self.new(front.code, n, {k: v for k, v in (("number", has.number), ("way", has.way)) if v is not None})
        s.players.append(Player(n, c))
        self.areas[c] = has.area
        s.players[n].changed_form, s.players[n].muted = has.changed_form, has.muted
        if not has.out:
            inst = enter(s, c, n, side)
            inst.damage, inst.exhausted, inst.counters = has.damage, has.exhausted, dict(has.counters)
            inst.stunned, inst.confused, inst.tough = has.stunned, has.confused, has.tough
            inst.used = dict(has.used)

    def belongings(self, n: int, has: Seated, filler: int) -> None:
        if has.out:
            self.own_deck(n, Seated(invocation=()))  # its place is there, and all its cards are gone
            return
        identity = self.s.players[n].identity
        for x in has.attached:
            self.put(x, n if FACES[self.code(x)].player_card else SCENARIO, host=identity)
        for x in has.under:
            mine = FACES[self.code(x)].player_card
            tuck(self.s, self.add(x, n if mine else SCENARIO, "limbo"), identity)
        for x in has.play:
            self.put(x, n)
        for x in has.engaged:
            self.put(x, SCENARIO, engaged=n)
        self.pile([*has.deck, *[BLANK] * filler], n, f"deck{n}")
        self.pile(has.discard, n, f"discard{n}")
        self.pile(has.dealt, SCENARIO, f"dealt{n}")
        self.own_deck(n, has)
        for x in has.hand:
            self.add(x, n, f"hand{n}")

    def own_deck(self, n: int, has: Seated) -> None:
        """The deck that the identity brings along besides the player deck, with its discard pile."""
        own, cards = own_deck(self.s.codes[self.s.players[n].identity])
        if not own:
            return
        lay_own_deck(self.s, own)
        gone = [self.code(x) for x in has.invocation_discard]
        deck = [c for c in cards if c not in gone] if has.invocation is None else has.invocation
        self.pile(deck, n, own)
        self.pile(has.invocation_discard, n, own_pile(own))

    def table(self, has: Tabled) -> None:
        villains = [
            self.put(x, SCENARIO).id for x in ((foe(name="Villain"),) if has.villains is None else has.villains)
        ]
        if has.active is not None:
            self.s.villain = villains[has.active]
            for n, (deck, pile) in has.crew.items():
                zones = f"{DECK}@{villains[n]}", f"{PILE}@{villains[n]}"
                self.s.zones.update((z, []) for z in zones)
                self.pile([*deck, *[NOTHING] * has.filler], SCENARIO, zones[0])
                self.pile(pile, SCENARIO, zones[1])
        self.pile(has.villain_deck, SCENARIO, "villain_deck")
        self.put(scheme(name="Main Scheme") if has.main is None else has.main, SCENARIO)
        self.pile(has.scheme_deck, SCENARIO, "scheme_deck")
        for x in has.mains:
            self.put(x, SCENARIO)
        for x in has.sides:
            self.put(x, SCENARIO)
        self.pile([*has.encounter, *[NOTHING] * has.filler], SCENARIO, "encounter")
        self.pile(has.encounter_discard, SCENARIO, "encounter_discard")
        for zone, cards in has.others.items():
            self.s.zones[zone] = []
            self.pile(cards, SCENARIO, zone)

    def apart(self) -> None:
        """The players are in several game areas if one is named; what is in none of them lies in the middle."""
        if any(self.areas.values()):
            self.s.areas = dict(self.areas)
            for c in self.s.of_kind("villain", "main_scheme", "side_scheme", "player_side_scheme"):
                settle(self.s, c, self.areas.get(c, CENTRE))


def build_table(seats: Sequence[Seated], has: Tabled, numbers: Iterable[int] = ()) -> tuple[Table, Maker]:
    """A table with nobody asked yet. numbers: those that cards bring along and shall keep."""
    s = Table(has.seed, len(seats))
    s.round, s.first, s.active = has.round, has.first, has.first if has.turn is None else has.turn
    s.scenario, s.expert, s.heroic, s.acceleration = has.scenario, has.expert, has.heroic, has.acceleration
    m = Maker(s, numbers)
    for n, seat in enumerate(seats):
        m.seat(n, seat)
    s.phase = has.phase
    m.table(has)
    for n, seat in enumerate(seats):
        m.belongings(n, seat, has.filler)
    rows: tuple[tuple[str, Iterable[AnyCard | Gone]], ...] = (
        ("aside", has.aside),
        ("victory", has.victory),
        ("removed", has.removed),
    )
    for zone, cards in rows:
        for x in cards:
            if isinstance(x, Gone):
                _remove(s, x.seat)
            else:
                m.add(x, 0 if FACES[m.code(x)].player_card else SCENARIO, zone)
    for n, seat in enumerate(seats):
        if seat.out:
            _remove(s, n)
            s.players[n].out = True
    m.apart()
    _push(s)
    return s, m


def _remove(s: Table, n: int) -> None:
    """The identity of an eliminated player is out of the game. rr:player-elimination"""
    c = s.players[n].identity
    if s.where[c] != "removed":
        s.where[c] = "removed"
        s.zones["removed"].append(c)


def _push(s: Table) -> None:
    """What goes on: the middle of a turn, or the beginning of the villain phase."""
    if s.phase == "player":
        s.push(rounds).pc = rounds.at["villain_acts"]
        left = s.order()
        s.push(player_phase, left=tuple(left[left.index(s.active) + 1 :])).pc = player_phase.at["take_turns"]
        s.push(turn_op, seat=s.active, asked=()).pc = turn_op.at["ask_for_action"]
    elif s.phase == "villain":
        s.push(rounds)
        s.push(villain_phase)
    else:
        raise SetupError(f"a table begins in the 'player' or the 'villain' phase, not {s.phase!r}")


def identity_of(name: AnyCard | None) -> AnyCard:
    """A vanilla hero, or one by name ("spider-man"), by code, or made up."""
    if name is None:
        return hero(name="Hero", alter_name="Alter-Ego")
    return HEROES[name].identity if isinstance(name, str) and name in HEROES else name


__all__ = ["Cards", "Gone", "Maker", "Seated", "Stages", "Tabled", "build_table", "identity_of"]
