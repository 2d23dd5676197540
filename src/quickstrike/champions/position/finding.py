"""Looking at a game: handles to its cards, and finding an option by what its cards are called."""

from __future__ import annotations

import re
from typing import Any, Self, TypeAlias

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.documents import Document
from ...kernel.language import Said
from ...kernel.position import Playing, Sheet, Wanted
from ...kernel.why import Why
from ..called import KINDS
from ..decks.names import coded, norm
from ..faces import FACES
from ..game import ChampionsGame
from ..table import PLAY, Table
from ..text.names import title
from ..titles import both
from .build import Maker
from .cards import Cards, is_title
from .handles import Card, Seat
from .made_up_cards import Made, On, code_of
from .phrases import WORDS, say

Thing: TypeAlias = "Card | Seat | Made | On | str | int"
"""A card by handle, by what it was made from, by code, name or number; or a seat."""
NUMBER = re.compile(r"(?:^|\s)#([0-9]{1,9})$")
SEAT = re.compile(r"player ?(\d)$")
POWERS = ("attack", "thwart", "recover", "change_form")
"""Verbs of which the identity is the card, where none is named."""
EXPLAINED = (*POWERS, "play", "use")
"""Verbs of which the rules say why they are not possible."""


def _only(*kinds: str) -> Any:
    return property(lambda self: self.only(*kinds))


def _all(*kinds: str) -> Any:
    return property(lambda self: self.kind(*kinds))


class Look(Playing[ChampionsGame]):
    """A game, with handles to its cards and a finder of options. cards: the made-up ones by name, for steps."""

    words = WORDS
    explained = EXPLAINED
    untold = ("other decision",)

    def __init__(self, game: ChampionsGame, maker: Maker) -> None:
        super().__init__(game)
        self.maker = maker
        self.before = self.now = 0  # where the log stood when the last step began, and when this one did
        self.left_out: dict[int, int] = {}  # by the last choice of several; and its number, where that was reached
        self.cards = Cards(Sheet(Document({})), None)

    # ---- handles ---------------------------------------------------------------------------------------------------
    @property
    def state(self) -> Table:
        return self.game.state

    def __getitem__(self, what: Thing) -> Card:
        """The card: one in play first, then in a hand, then anywhere."""
        found = self.all(what)
        return found[0] if found else self.fail("not here", what=self.called(what))

    def called(self, what: Thing) -> Any:
        """A card or seat as a reader knows it: by its title; as it was written, where that is no title; never by its
        code."""
        if isinstance(what, (Card, int)):
            c = what if isinstance(what, int) else what.id
            face = self.state.face(c if c >= 0 else self.state.players[-1 - c].identity)
            return face.both()
        if isinstance(what, Seat):
            return self.called(what.identity)
        while isinstance(what, On):
            what = what.card
        if isinstance(what, Made):
            return both(what.printed)
        if what in FACES:
            return FACES[what].both()
        found = [] if what in KINDS or NUMBER.search(what) else [c for c in self.named(what) if c >= 0]
        return self.called(found[0]) if found else what

    def all(self, what: Thing) -> list[Card]:
        s = self.state
        rank = {PLAY: 0, **{f"hand{n}": 1 for n in range(s.started)}}
        ids = [c for c in self._ids(what) if 0 <= c < len(s.codes)]
        return [Card(self, c) for c in sorted(ids, key=lambda c: (rank.get(s.where[c], 2), c))]

    def _ids(self, what: Thing) -> list[int]:
        if isinstance(what, int):
            return [what]
        if isinstance(what, (Card, Seat)):
            return [what.id]
        s = self.state
        if isinstance(what, str) and ((found := self.named(what)) or what in KINDS):
            return found
        code = code_of(what)
        return [c for c in range(len(s.codes)) if code in (s.codes[c], s.face(c).code)]

    def named(self, what: str) -> list[int]:
        """By number ("#17"), by what it is here ("villain", "minion", "me", "player 2"), by code or title."""
        s = self.state
        if (m := NUMBER.search(what)) and not is_title(what):
            return [self.maker.labels.get(int(m.group(1)), int(m.group(1)))]
        what = coded(what)[1] or what
        if what in KINDS:
            return list(s.of_kind(*KINDS[what]))
        if what == "me":
            return [s.players[s.active].identity]
        if (m := SEAT.match(what)) and 1 <= int(m.group(1)) <= len(s.players):
            p = s.players[int(m.group(1)) - 1]
            return [seat_id(p.seat), p.identity]
        cards = range(len(s.codes))
        found = [c for c in cards if what in (s.codes[c], (f := s.face(c)).code, *f.names())]
        return found or [c for c in cards if norm(what) in map(norm, s.face(c).names())]

    def zone(self, name: str) -> list[Card]:
        """The cards of a zone, top first; a hand in the order in which it is held."""
        cards = self.state.zones[name]
        return [Card(self, c) for c in (cards if name.startswith("hand") or name == PLAY else reversed(cards))]

    def kind(self, *kinds: str) -> list[Card]:
        return [Card(self, c) for c in self.state.of_kind(*kinds)]

    def only(self, *kinds: str) -> Card:
        found = self.kind(*kinds)
        return found[0] if found else self.fail("none in play", what="/".join(kinds).replace("_", " "))

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

    villain: Card = _only("villain")
    main: Card = _only("main_scheme")
    side: Card = _only("side_scheme", "player_side_scheme")
    minion: Card = _only("minion")
    ally: Card = _only("ally")
    sides: list[Card] = _all("side_scheme", "player_side_scheme")
    minions: list[Card] = _all("minion")
    allies: list[Card] = _all("ally")

    # ---- options ---------------------------------------------------------------------------------------------------
    def ended(self) -> Any:
        return say(str(self.game.result))

    def who(self, seat: int) -> Any:
        return self.called(self.seats[seat])

    def options(self, verb: str = "") -> list[str]:
        """All open options in words: "attack Spider-Man > Rhino"."""
        return [self.described(d, o) for d in self.game.decisions for o in d.options if verb in ("", o.verb)]

    def described(self, d: Decision, o: Option, lang: str = "") -> str:
        """lang: for who writes a file, where players count from 1; otherwise for a test, which counts seats from 0."""

        def seat(n: int) -> str:
            return f"player {n + 1}" if lang else f"seat {n}"

        def name(x: int) -> str:
            return seat(-1 - x) if x < 0 else title(self.state.face(x), lang or "en")

        words = f"{seat(d.seat)}: {o.verb}" if len(self.state.players) > 1 else o.verb
        words += f" {name(o.card)}" if o.card != NONE else ""
        words += f".{o.ability}" if o.ability != NONE else ""
        words += f" > {name(o.target)}" if o.target != NONE else ""
        return f"{words} = {o.value}" if o.value and o.verb not in ("use", "play") else words

    def wanted(
        self,
        verb: str,
        card: Thing | None = None,
        target: Thing | None = None,
        ability: int | None = None,
        seat: int | None = None,
        value: Any = None,
    ) -> Wanted:
        """The option with these fields; what is not given may be anything."""
        cards = None if card is None else self._ids(card)
        targets = None if target is None else self._ids(target)

        def fits(o: Option) -> bool:
            return (
                (cards is None or o.card in cards)
                and (targets is None or o.target in targets)
                and ability in (None, o.ability)
                and (value is None or str(value) == o.value)
            )

        def intent(who: int) -> Option:
            mine = self.seats[who].identity if card is None and verb in POWERS and who < len(self.seats) else card
            found = [] if mine is None else self.all(mine)
            number = NONE if ability is None else ability
            said = "" if value is None else str(value)
            return Option(verb, found[0].id if found else NONE, targets[0] if targets else NONE, number, said)

        said = [(k, v) for k, v in (("ability", ability), ("value", value)) if v is not None]
        if verb == "option":  # it is written from 1
            said = [("value", v + 1) for _, v in said]
        rows = [(k, self.called(v)) for k, v in (("card", card), ("target", target)) if v not in (None, NONE)]
        return Wanted(verb, fits, seat, (*rows, *said), intent, self._gone(card, target))

    def _gone(self, *things: Thing | None) -> Said | None:
        """What is not on the table at all, in words."""
        for x in things:
            if x is not None and not [c for c in self._ids(x) if c < len(self.state.codes)]:
                kind = isinstance(x, str) and x in KINDS
                return say("none in play", what=say(f"the {x}")) if kind else say("not here", what=self.called(x))
        return None

    def find(self, verb: str, card: Thing | None = None, target: Thing | None = None, **fields: Any) -> Option | None:
        """The open option with these fields (also ability=, seat=, value=)."""
        found = self.seek(self.wanted(verb, card, target, **fields))
        return found[1] if found else None

    def answer(self, verb: str, card: Thing | None = None, target: Thing | None = None, **fields: Any) -> Self:
        """Give the answer with these fields; fail with what is open if there is none."""
        return self.give(*self.must(self.wanted(verb, card, target, **fields)))

    def can(self, verb: str, card: Thing | None = None, target: Thing | None = None, **fields: Any) -> Option:
        """Such an option is open."""
        return self.must(self.wanted(verb, card, target, **fields))[1]

    def cannot(
        self, verb: str, card: Thing | None = None, target: Thing | None = None, rule: str = "", **fields: Any
    ) -> Why:
        """No such option is open, and `explain` says why; rule: the id it must name."""
        who = fields.pop("seat", None)
        who = self.decision.seat if who is None else who
        if card is None and verb in POWERS:
            card = self.seats[who].identity
        return self.must_not(self.wanted(verb, card, target, seat=who, **fields), rule)
