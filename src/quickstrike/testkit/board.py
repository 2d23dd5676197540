"""A board: a game in a known position, with the verbs of a player, the reins of a tester, and handles to its cards.

Every verb looks for an option of the open decisions by its fields and fails with all that is open if it is not there.
After every answer the invariants of the game are checked.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from ..champions.explain import Why
from ..champions.game import ChampionsGame
from ..champions.rules.activation import begin_activation
from ..champions.rules.phases import player_phase, rounds
from ..champions.rules.reveal import reveal_card
from ..champions.rules.turn import turn
from ..champions.table import PLAY, SCENARIO, Table
from ..champions.vocab import AN_ENEMY, action, attack
from ..kernel.decision import NONE, Decision, Option
from .cards import AnyCard, Made, On, code_of, event, forget
from .handles import Card, Seat

if TYPE_CHECKING:
    from .build import Maker

Thing: TypeAlias = "Card | Seat | Made | On | str | int"
"""A card by handle, by what it was made from, by code, name or number; or a seat."""
LEAVE = ("pass", "done", "decline", "no", "end_turn")
"""Verbs that say no to what may be refused."""
_OPEN: list[Board] = []


class Board:
    def __init__(self, game: ChampionsGame, maker: Maker) -> None:
        self.game, self._maker = game, maker
        _OPEN.append(self)
        self.check()

    # ---- handles ---------------------------------------------------------------------------------------------------
    @property
    def state(self) -> Table:
        return self.game.state

    def __getitem__(self, what: Thing) -> Card:
        """The card: one in play first, then in a hand, then anywhere."""
        found = self.all(what)
        assert found, f"there is no {what!r} on this board"
        return found[0]

    def all(self, what: Thing) -> list[Card]:
        s = self.state
        rank = {PLAY: 0, **{f"hand{n}": 1 for n in range(s.started)}}
        return [Card(self, c) for c in sorted(self._ids(what), key=lambda c: (rank.get(s.where[c], 2), c))]

    def _ids(self, what: Thing) -> list[int]:
        if isinstance(what, int):
            return [what]
        if isinstance(what, (Card, Seat)):
            return [what.id]
        s = self.state
        if isinstance(what, str):
            found = [c for c in range(len(s.codes)) if what in (s.codes[c], s.face(c).code, s.face(c).name)]
            if found:
                return found
        code = code_of(what)
        return [c for c in range(len(s.codes)) if code in (s.codes[c], s.face(c).code)]

    def zone(self, name: str) -> list[Card]:
        """The cards of a zone, top first; a hand in the order in which it is held."""
        cards = self.state.zones[name]
        return [Card(self, c) for c in (cards if name.startswith("hand") or name == PLAY else reversed(cards))]

    def kind(self, *kinds: str) -> list[Card]:
        return [Card(self, c) for c in self.state.of_kind(*kinds)]

    def _only(self, *kinds: str) -> Card:
        found = self.kind(*kinds)
        assert found, f"no {' or '.join(kinds)} is in play"
        return found[0]

    @property
    def seats(self) -> list[Seat]:
        return [Seat(self, n) for n in range(self.state.started)]

    @property
    def me(self) -> Seat:
        """The player whose turn it is."""
        return Seat(self, self.state.active)

    @property
    def hero(self) -> Card:
        """The identity of the first seat, whatever its form."""
        return self.seats[0].identity

    @property
    def hand(self) -> list[Card]:
        return self.seats[0].hand

    @property
    def villain(self) -> Card:
        return self._only("villain")

    @property
    def main(self) -> Card:
        return self._only("main_scheme")

    @property
    def side(self) -> Card:
        return self._only("side_scheme", "player_side_scheme")

    @property
    def sides(self) -> list[Card]:
        return self.kind("side_scheme", "player_side_scheme")

    @property
    def minion(self) -> Card:
        return self._only("minion")

    @property
    def minions(self) -> list[Card]:
        return self.kind("minion")

    @property
    def ally(self) -> Card:
        return self._only("ally")

    @property
    def allies(self) -> list[Card]:
        return self.kind("ally")

    # ---- decisions -------------------------------------------------------------------------------------------------
    @property
    def decision(self) -> Decision:
        """The first open decision."""
        d = self.game.decision
        assert d is not None, f"nobody is asked: the game is {self.game.result}"
        return d

    @property
    def asked(self) -> str:
        """The kind of the first open decision: "turn", "window", "defend", "pay", ... or "" after the game."""
        return self.game.decision.kind if self.game.decision else ""

    def options(self, verb: str = "") -> list[str]:
        """All open options in words: "attack Spider-Man > Rhino"."""
        return [self._words(d, o) for d in self.game.decisions for o in d.options if verb in ("", o.verb)]

    def _words(self, d: Decision, o: Option) -> str:
        def name(x: int) -> str:
            return f"seat {-1 - x}" if x < 0 else f"{self.state.face(x).name}"

        words = f"seat {d.seat}: {o.verb}" if len(self.state.players) > 1 else o.verb
        words += f" {name(o.card)}" if o.card != NONE else ""
        words += f".{o.ability}" if o.ability != NONE else ""
        words += f" > {name(o.target)}" if o.target != NONE else ""
        return f"{words} = {o.value}" if o.value and o.verb not in ("use", "play") else words

    def find(self, verb: str, card: Thing | None = None, target: Thing | None = None, ability: int | None = None,
             seat: int | None = None, value: Any = None) -> Option | None:
        """The open option with these fields; what is not given may be anything."""
        cards = None if card is None else self._ids(card)
        targets = None if target is None else self._ids(target)
        for d in self.game.decisions:
            for o in d.options:
                if (o.verb == verb and seat in (None, d.seat) and (cards is None or o.card in cards)
                        and (targets is None or o.target in targets) and ability in (None, o.ability)
                        and (value is None or str(value) == o.value)):
                    return o
        return None

    def answer(self, verb: str, card: Thing | None = None, target: Thing | None = None, **fields: Any) -> Board:
        """Give the answer with these fields (also ability=, seat=, value=); fail with what is open if there is none."""
        o = self.find(verb, card, target, **fields)
        assert o is not None, self._missing(verb, card=card, target=target, **fields)
        return self._give(o)

    def _give(self, o: Option) -> Board:
        open_ = self.game.decisions  # two seats may have equal options; offers are made anew each time they are read
        d = next((d for d in open_ if any(x is o for x in d.options)), None) or next(d for d in open_ if o in d.options)
        self.game.answer(o, seat=d.seat)
        self.check()
        return self

    def _missing(self, verb: str, **fields: Any) -> str:
        said = ", ".join(f"{k}={v!r}" for k, v in fields.items() if v is not None)
        there = "\n  ".join(self.options()) or f"nothing: the game is {self.game.result}"
        return f"no option {verb!r} with {said or 'any fields'} is open at {self.asked!r}; there are\n  {there}"

    # ---- a player's verbs ------------------------------------------------------------------------------------------
    def _who(self, who: Thing | None) -> Thing:
        return self.me.identity if who is None else who

    def _power(self, verb: str, target: Thing | None, who: Thing | None) -> Board:
        who = self._who(who)
        o = self.find(verb, who, target) or self.find(verb, who, NONE)  # a stunned character attacks nobody
        assert o is not None, self._missing(verb, card=who, target=target)
        return self._give(o)

    def attack(self, target: Thing | None = None, who: Thing | None = None, damage: int | None = None,
               **gains: bool) -> Board:
        """A basic attack by `who` (the active identity); an attack event with `damage=5, overkill=True`."""
        if damage is None:
            return self._power("attack", target, who)
        words = tuple(k for k, v in gains.items() if v)
        return self.play(event(action(attack(AN_ENEMY, damage, gains=words))), target=target)

    def thwart(self, target: Thing | None = None, who: Thing | None = None) -> Board:
        return self._power("thwart", target, who)

    def recover(self) -> Board:
        return self.answer("recover")

    def change_form(self) -> Board:
        return self.answer("change_form")

    def play(self, card: Thing, target: Thing | Iterable[Thing] | None = None, pay: Iterable[Thing] | None = None,
             ability: int | None = None, seat: int | None = None) -> Board:
        """Play a card and pay for it, with `pay` or with whatever is offered first; then choose `target`s one by one.

        A made-up card that is not on the board is taken into hand first.
        """
        if isinstance(card, Made) and not any(self.state.where[c].startswith("hand") for c in self._ids(card)):
            self.add(card, f"hand{self.state.active if seat is None else seat}")
        self.answer("play", card, ability=ability, seat=seat)
        return self._paid(pay)._aimed(target)

    def use(self, card: Thing, ability: int | None = None, target: Thing | Iterable[Thing] | None = None,
            pay: Iterable[Thing] | None = None, seat: int | None = None) -> Board:
        """Use an ability of a card in play, in a turn or in a window."""
        return self.answer("use", card, ability=ability, seat=seat)._paid(pay)._aimed(target)

    def _paid(self, pay: Iterable[Thing] | None) -> Board:
        for source in pay or ():
            self.answer("pay", source)
        while self.asked == "pay":
            o = self.find("done") or (self.find("pay") if pay is None else None)
            assert o is not None, self._missing("done")
            self._give(o)
        return self

    def _aimed(self, target: Thing | Iterable[Thing] | None) -> Board:
        if target is None:
            return self
        many: Iterable[Thing] = (target,) if isinstance(target, (Card, Seat, Made, On, str, int)) else target
        for x in many:
            if self.find("choose", target=x) is None and self.asked == "turn":
                break  # the only target was taken without a question
            self.choose(x)
        return self

    def choose(self, target: Thing) -> Board:
        return self.answer("choose", target=target)

    def option(self, n: int) -> Board:
        """One of the options that "choose one" on a card offers, by its place."""
        return self.answer("option", ability=n)

    def defend(self, who: Thing | None = None) -> Board:
        return self.answer("defend", who)

    def pass_(self) -> Board:
        return self.answer("pass")

    def end_turn(self) -> Board:
        return self.answer("end_turn")

    # ---- getting on ------------------------------------------------------------------------------------------------
    def _leave(self) -> None:
        """Refuse what may be refused; a choice that must be made belongs into the test, unless there is none."""
        d = self.decision
        o = next((o for o in d.options if o.verb in LEAVE), d.options[0] if len(d.options) == 1 else None)
        assert o is not None, f"somebody must choose: {d.kind}\n  " + "\n  ".join(self.options())
        self._give(o)

    def pass_all(self) -> Board:
        """Refuse everything until somebody's turn goes on."""
        while self.asked not in ("turn", ""):
            self._leave()
        return self

    def skip_to(self, kind: str, seat: int | None = None) -> Board:
        """Refuse everything, end turns, until a decision of this kind is open."""
        for _ in range(200):
            if self.asked == kind and seat in (None, self.decision.seat):
                return self
            self._leave()
        raise AssertionError(f"no {kind!r} came up")

    def villain_phase(self) -> Board:
        """End all turns and refuse everything until the first turn of the next round."""
        now = self.state.round
        while self.state.round == now and self.asked:
            self._leave()
        return self.pass_all()

    # ---- a tester's reins ------------------------------------------------------------------------------------------
    def add(self, card: AnyCard, zone: str) -> Card:
        """A new card on top of a zone outside play ("hand0", "encounter", ...), during a turn."""
        owner = int(zone[-1]) if zone[-1].isdigit() and not zone.startswith("dealt") else SCENARIO
        return Card(self, self._inject(lambda s: self._maker.add(card, owner, zone)))

    def put(self, card: AnyCard, seat: int = SCENARIO, engaged: int = -1, host: Thing | None = None) -> Card:
        """A new card in play, during a turn, as if it had been there before."""
        at = -1 if host is None else self._ids(host)[0]
        return Card(self, self._inject(lambda s: self._maker.put(card, seat, engaged, at).id))

    def reveal(self, card: Thing, seat: int | None = None) -> Board:
        """A player reveals this encounter card; a new one comes from the top of the encounter deck."""
        who = self.state.active if seat is None else seat
        if isinstance(card, Made) and not self._ids(card):
            card = self.add(card, "encounter")
        c = self[card].id
        self._inject(lambda s: reveal_card(s, c, who, s.where[c]))
        return self

    def activate(self, enemy: Thing | None = None, seat: int | None = None, how: str = "") -> Board:
        """An enemy (the villain) activates against a player; how: "attack", "scheme", or by the player's form."""
        c = self.villain.id if enemy is None else self[enemy].id
        self._inject(lambda s: begin_activation(s, c, s.active if seat is None else seat, how))
        return self

    def _inject(self, change: Callable[[Table], Any]) -> Any:
        """Something happens in the middle of a turn; the turn's decision is asked anew afterwards."""
        s = self.state
        assert self.asked == "turn", f"this can only be done at a turn's decision, not at {self.asked!r}"
        s.pending.clear()
        s.stack[-1].pc = 1
        out = change(s)
        self.game.start()
        self.game.answers.clear()  # what came before can't be replayed without this
        self.game._snapshots.clear()
        self.check()
        return out

    # ---- what should be true ---------------------------------------------------------------------------------------
    @contextmanager
    def changes(self, what: Callable[[], Any], by: int | None = None, to: Any = None) -> Iterator[None]:
        """`with t.changes(lambda: t.villain.damage, by=3): ...`"""
        before = what()
        yield
        after = what()
        if by is not None:
            assert after - before == by, f"changed by {after - before} (from {before} to {after}), not by {by}"
        else:
            assert before != to, f"it was {to!r} already"
            assert after == to, f"changed from {before!r} to {after!r}, not to {to!r}"

    def can(self, verb: str, card: Thing | None = None, target: Thing | None = None, **fields: Any) -> Option:
        """Such an option is open."""
        o = self.find(verb, card, target, **fields)
        assert o is not None, self._missing(verb, card=card, target=target, **fields)
        return o

    def cannot(self, verb: str, card: Thing | None = None, target: Thing | None = None, ability: int | None = None,
               seat: int | None = None, rule: str = "") -> Why:
        """No such option is open, and `explain` says why; rule: the id it must name."""
        who = self.decision.seat if seat is None else seat
        if card is None and verb in ("attack", "thwart", "recover", "change_form"):
            card = self.seats[who].identity
        o = self.find(verb, card, target, ability, who)
        assert o is None, f"{o} is open"
        intent = Option(verb, NONE if card is None else self[card].id, NONE if target is None else self._ids(target)[0],
                        NONE if ability is None else ability)
        why = self.game.explain(who, intent)
        assert not why, f"{verb} is no option, but explain finds nothing against it"
        assert rule in ("", why.rule), f"it is {why.rule} ({why.key}) that forbids it, not {rule}"
        return why

    def quiet(self) -> Board:
        """Nothing is left open: a turn goes on, or the game is over."""
        if self.game.result is None:
            assert self.asked == "turn", f"still open is {self.asked!r}:\n  " + "\n  ".join(self.options())
        return self

    @property
    def result(self) -> str | None:
        return self.game.result

    def log(self, what: str = "") -> list[tuple[Any, ...]]:
        """The notes so far, of one sort if named: `t.log("damage")`."""
        return [n[:-1] for n in self.game.log if what in ("", n[0])]  # the last item is the depth, for the narration

    def clone(self) -> Board:
        return Board(self.game.clone(), self._maker)

    def check(self) -> None:
        """The invariants hold; at a plain turn no scope and no event has been left behind."""
        bad = self.game.invariants()
        s = self.state
        if self.asked == "turn" and [f.op for f in s.stack] == [rounds, player_phase, turn]:
            for name in ("scopes", "events", "activations", "parked"):
                if left := getattr(s, name):
                    bad.append(f"{name} left behind at a turn: {left}")
            if s.peril >= 0:
                bad.append(f"seat {s.peril} is still in peril")
        assert not bad, "\n".join(bad)

    def close(self) -> None:
        """At the end of a test: the board is sound, and its save gives the same game."""
        self.check()
        again = ChampionsGame.load(self.game.save())
        assert again.canonical() == self.game.canonical(), "a reloaded save is another game"


def close_all() -> None:
    """Close every board that was opened, and forget the cards made up for them (the fixture of the tests does)."""
    boards = _OPEN.copy()
    _OPEN.clear()
    try:
        for b in boards:
            b.close()
    finally:
        for b in boards:
            forget(b._maker.made)
