"""Building a position: exactly what the test says, in the middle of a turn, and nothing that chance decided."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ..champions.faces import FACES, OTHER_SIDE, facedown_code
from ..champions.game import ChampionsGame
from ..champions.rules import stats
from ..champions.rules.enter import starting_threat
from ..champions.rules.phases import player_phase, rounds, villain_phase
from ..champions.rules.select import scope_of, value
from ..champions.rules.setup import add_card, set_up
from ..champions.rules.turn import turn as turn_op
from ..champions.rules.zones import attach, enter, move, tuck
from ..champions.scenarios import HEROES
from ..champions.table import SCENARIO, Inst, Player, Table
from ..kernel.errors import SetupError
from .board import Board
from .cards import BLANK, NOTHING, AnyCard, Made, On, code_of, define, foe, hero, scheme

Cards = Iterable[AnyCard]
Stages: TypeAlias = "AnyCard | Sequence[AnyCard] | None"


@dataclass(frozen=True)
class Seated:
    """What one player has; decks and piles are written top first. `play` are the cards in play under his control."""
    hero: AnyCard | None = None
    form: str = "hero"
    damage: int = 0
    exhausted: bool = False
    stunned: int = 0
    confused: int = 0
    tough: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    attached: Cards = ()
    hand: Cards = ()
    deck: Cards = ()
    discard: Cards = ()
    play: Cards = ()
    engaged: Cards = ()
    dealt: Cards = ()
    changed_form: bool = False


def player(hero: AnyCard | None = None, **has: Any) -> Seated:
    """A seat: `player("spider-man", form="alter-ego", hand=["Backflip"], engaged=[minion()])`."""
    return Seated(hero, **has)


class Maker:
    """Puts cards on a table, and keeps the codes of those that were made up for it."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.made: dict[str, None] = {}

    def code(self, card: AnyCard) -> str:
        """Its code; a made-up card becomes a face."""
        while isinstance(card, On):
            card = card.card
        if isinstance(card, Made) and card.code not in self.made:
            self.made.update(dict.fromkeys(define(card)))
        return code_of(card)

    def add(self, card: AnyCard, owner: int, zone: str) -> int:
        """A card outside play; added cards go on top."""
        if isinstance(card, On):
            raise SetupError(f"{card.card!r} is not in play, so nothing can lie on it")
        c = add_card(self.s, self.code(card), owner, "limbo")
        move(self.s, c, zone)
        return c

    def pile(self, cards: Cards, owner: int, zone: str) -> None:
        """Written top first; the end of a zone's list is its top."""
        for card in reversed(list(cards)):
            self.add(card, owner, zone)

    def put(self, card: AnyCard, controller: int, engaged: int = -1, host: int = -1) -> Inst:
        """A card in play, with what is on it; counters of `Uses` and starting threat unless the test says else."""
        s, state = self.s, card.state if isinstance(card, On) else {}
        face = FACES[self.code(card)]
        if isinstance(card, On) and (trait := state.get("facedown", "")):  # it belongs to the player it is engaged with
            return self._facedown(card.card, trait, state.get("engaged", engaged), state.get("damage", 0))
        owner = controller if face.player_card else SCENARIO
        s.codes.append(face.code if face.back or face.code not in OTHER_SIDE else OTHER_SIDE[face.code])
        s.owners.append(owner)
        s.where.append("")
        if face.kind == "main_scheme" and face.back:  # side B is the one that is played on
            face = FACES[face.back]
        inst = enter(s, len(s.codes) - 1, owner, face)
        inst.engaged = state.get("engaged", engaged)
        if host >= 0:
            attach(s, inst.id, host)
        elif face.attach is not None:
            raise SetupError(f"{face.name} is attached to something: write on(host, attached=[...])")
        if "scheme" in face.kind:
            inst.threat = starting_threat(s, inst.id) + stats.keyword_n(s, inst.id, "hinder")
        if face.uses is not None:
            inst.counters[face.uses.kind] = value(s, face.uses.n, scope_of(s, inst.id))
        inst.counters.update(state.get("counters", {}))
        for k in ("damage", "threat", "exhausted", "stunned", "confused", "tough"):
            if k in state:
                setattr(inst, k, state[k])
        for x in state.get("attached", ()):
            upgrade = FACES[self.code(x)].player_card
            self.put(x, max(controller, 0) if upgrade else SCENARIO, host=inst.id)
        for kind in ("under", "boosts"):
            for x in state.get(kind, ()):
                mine = FACES[self.code(x)].player_card
                tuck(s, self.add(x, max(controller, 0) if mine else SCENARIO, "limbo"), inst.id, boost=kind == "boosts")
        return inst

    def _facedown(self, card: AnyCard, trait: str, engaged: int, damage: int = 0) -> Inst:
        inst = enter(self.s, self.add(card, engaged, "limbo"), SCENARIO, FACES[facedown_code(trait)])
        inst.engaged, inst.damage = engaged, damage
        return inst

    def seat(self, n: int, has: Seated) -> None:
        s = self.s
        front = FACES[self.code(identity_of(has.hero))]
        if front.kind != "hero" or front.back is None:
            raise SetupError(f"{front.name} is no identity")
        if has.form not in ("hero", "alter-ego"):
            raise SetupError(f"a form is 'hero' or 'alter-ego', not {has.form!r}")
        s.codes.append(front.code)
        s.owners.append(n)
        s.where.append("")
        inst = enter(s, len(s.codes) - 1, n, front if has.form == "hero" else FACES[front.back])
        s.players.append(Player(n, inst.id))
        s.players[n].changed_form = has.changed_form
        inst.damage, inst.exhausted, inst.counters = has.damage, has.exhausted, dict(has.counters)
        inst.stunned, inst.confused, inst.tough = has.stunned, has.confused, has.tough

    def belongings(self, n: int, has: Seated, filler: int) -> None:
        identity = self.s.players[n].identity
        for x in has.attached:
            self.put(x, n if FACES[self.code(x)].player_card else SCENARIO, host=identity)
        for x in has.play:
            self.put(x, n)
        for x in has.engaged:
            self.put(x, SCENARIO, engaged=n)
        self.pile([*has.deck, *[BLANK] * filler], n, f"deck{n}")
        self.pile(has.discard, n, f"discard{n}")
        self.pile(has.dealt, SCENARIO, f"dealt{n}")
        for x in has.hand:
            self.add(x, n, f"hand{n}")


def identity_of(name: AnyCard | None) -> AnyCard:
    """A vanilla hero, or one by name ("spider-man"), by code, or made up."""
    if name is None:
        return hero(name="Hero", alter_name="Alter-Ego")
    return HEROES[name].identity if isinstance(name, str) and name in HEROES else name


def stages(cards: Stages, default: Made) -> list[AnyCard]:
    if cards is None:
        return [default]
    return [cards] if isinstance(cards, (Made, On, str)) else list(cards)


def build(*seats: Seated, villain: Stages = None, main: Stages = None,
          threat: int | None = None, sides: Cards = (), environments: Cards = (), encounter: Cards = (),
          encounter_discard: Cards = (), aside: Cards = (), victory: Cards = (), acceleration: int = 0, first: int = 0,
          turn: int | None = None, phase: str = "player", round: int = 1, expert: bool = False, heroic: int = 0,
          filler: int = 10, seed: int = 0, **seat: Any) -> Board:
    """A board. Without `player(...)`s, the fields of the only seat are given here: `build(hero="spider-man", hand=[])`.

    villain, main: one stage or a list of them, the first in play. threat: on the main scheme. turn: whose turn it is
    (the first player's). phase: "player", or "villain" for its start. filler: blank cards under each deck.
    """
    if seats and seat:
        raise SetupError(f"say {', '.join(seat)} inside player(...)")
    players = list(seats) or [Seated(**seat)]
    s = Table(seed, len(players))
    s.round, s.first, s.active = round, first, first if turn is None else turn
    s.scenario, s.expert, s.heroic, s.acceleration = "testkit", expert, heroic, acceleration
    m = Maker(s)
    for n, has in enumerate(players):
        m.seat(n, has)
    s.phase = phase
    villains, schemes = stages(villain, foe(name="Villain")), stages(main, scheme(name="Main Scheme"))
    m.put(villains[0], SCENARIO)
    m.pile(villains[1:], SCENARIO, "villain_deck")
    m.put(schemes[0] if threat is None else On(schemes[0], {"threat": threat}), SCENARIO)
    m.pile(schemes[1:], SCENARIO, "scheme_deck")
    for x in (*sides, *environments):
        m.put(x, SCENARIO)
    m.pile([*encounter, *[NOTHING] * filler], SCENARIO, "encounter")
    m.pile(encounter_discard, SCENARIO, "encounter_discard")
    for n, has in enumerate(players):
        m.belongings(n, has, filler)
    for zone, cards in (("aside", aside), ("victory", victory)):
        for x in cards:
            m.add(x, 0 if FACES[m.code(x)].player_card else SCENARIO, zone)
    if phase == "player":
        s.push(rounds).pc = 2
        left = s.order()
        s.push(player_phase, left=tuple(left[left.index(s.active) + 1:])).pc = 1
        s.push(turn_op, seat=s.active, asked=()).pc = 1
    elif phase == "villain":
        s.push(rounds)
        s.push(villain_phase)
    else:
        raise SetupError(f"a board begins in the 'player' or the 'villain' phase, not {phase!r}")
    return Board(ChampionsGame({"testkit": 1}, s).start(), m)


def setting_up(*seats: Seated, villain: Stages = None, main: Stages = None, encounter: Cards = (),
               aside: Sequence[Cards] = (), first: int = 0, filler: int = 10, seed: int = 0, **seat: Any) -> Board:
    """A game that goes through all the steps of setup; the first decisions are the mulligans.

    Of each seat only hero and deck count; aside[n] are the cards of its nemesis set.
    """
    players = list(seats) or [Seated(**seat)]
    s = Table(seed, len(players))
    s.scenario = "testkit"
    m = Maker(s)
    rows = tuple((m.code(identity_of(p.hero)), tuple(m.code(c) for c in [*p.deck, *[BLANK] * filler]), (),
                  tuple(m.code(c) for c in (aside[n] if n < len(aside) else ()))) for n, p in enumerate(players))
    s.push(set_up, seats=rows, villains=tuple(m.code(c) for c in stages(villain, foe(name="Villain"))),
           schemes=tuple(m.code(c) for c in stages(main, scheme(name="Main Scheme"))),
           encounter=tuple(m.code(c) for c in [*encounter, *[NOTHING] * filler]), first=first)
    return Board(ChampionsGame({"testkit": 1}, s).start(), m)


def position(save: str) -> Board:
    """A board from a saved game: a position out of a bug report."""
    g = ChampionsGame.load(save)
    return Board(g, Maker(g.state))


__all__ = ["Maker", "Seated", "build", "player", "position", "setting_up"]
