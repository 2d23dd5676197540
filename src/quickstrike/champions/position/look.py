"""Looking at a game: handles to its cards, the open decisions, and finding an option by its fields."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NoReturn, Protocol, Self, TypeAlias

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.errors import IllegalAnswer
from ...kernel.language import LANGUAGES, Both, Said, told
from ...kernel.why import Why
from ..called import KINDS
from ..decks.names import norm
from ..faces import FACES
from ..game import ChampionsGame
from ..table import PLAY, Table
from ..text.names import title
from .build import Maker
from .handles import Card, Seat
from .made import Made, On, code_of

Thing: TypeAlias = "Card | Seat | Made | On | str | int"
"""A card by handle, by what it was made from, by code, name or number; or a seat."""
NUMBER = re.compile(r"(?:^|\s)#([0-9]{1,9})$")
SEAT = re.compile(r"player ?(\d)$")
POWERS = ("attack", "thwart", "recover", "change_form")
"""Verbs of which the identity is the card, where none is named."""
EXPLAINED = (*POWERS, "play", "use")
"""Verbs of which the rules say why they are not possible."""
SHOWN = 25
"""Options that a message counts up."""


class Fields:
    """The fields of an option in words: "card Hero, target Rhino"."""

    def __init__(self, rows: Iterable[tuple[str, Any]]) -> None:
        self.rows = list(rows)

    def told(self, lang: str) -> str:
        return ", ".join(f"{k} {told(v, lang)}" for k, v in self.rows)


class CannotDo(IllegalAnswer):
    """A verb found no option."""


class Watch(Protocol):
    """Somebody who looks on."""

    def before(self, game: ChampionsGame, decision: Decision, option: Option) -> None:
        """This answer is about to be given."""

    def after(self, game: ChampionsGame) -> None:
        """Something has happened."""

    def refused(self, game: ChampionsGame, intent: Option, why: Why) -> None:
        """This was found impossible, as expected."""


class Look:
    """A game, with handles to its cards and a finder of options."""

    def __init__(self, game: ChampionsGame, maker: Maker) -> None:
        self.game, self.maker = game, maker
        self.watch: Watch | None = None

    def fail(self, key: str, /, **words: Any) -> NoReturn:
        """A verb that can't be done."""
        raise CannotDo(f"pos {key}", **words)

    def check(self) -> None:
        """Called after every answer."""

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
            return Both(face.name, face.name_fr)
        if isinstance(what, Seat):
            return self.called(what.identity)
        while isinstance(what, On):
            what = what.card
        if isinstance(what, Made):
            return Both(what.name, what.printed.get("name_fr") or what.name)
        if what in FACES:
            return Both(FACES[what].name, FACES[what].name_fr)
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
        if m := NUMBER.search(what):
            return [self.maker.labels.get(int(m.group(1)), int(m.group(1)))]
        if what in KINDS:
            return list(s.of_kind(*KINDS[what]))
        if what == "me":
            return [s.players[s.active].identity]
        if (m := SEAT.match(what)) and 1 <= int(m.group(1)) <= len(s.players):
            p = s.players[int(m.group(1)) - 1]
            return [seat_id(p.seat), p.identity]
        cards = range(len(s.codes))
        found = [c for c in cards if what in (s.codes[c], (f := s.face(c)).code, f.name, f.name_fr)]
        return found or [c for c in cards if norm(what) in (norm((f := s.face(c)).name), norm(f.name_fr))]

    def zone(self, name: str) -> list[Card]:
        """The cards of a zone, top first; a hand in the order in which it is held."""
        cards = self.state.zones[name]
        return [Card(self, c) for c in (cards if name.startswith("hand") or name == PLAY else reversed(cards))]

    def kind(self, *kinds: str) -> list[Card]:
        return [Card(self, c) for c in self.state.of_kind(*kinds)]

    def _only(self, *kinds: str) -> Card:
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
        return d if d is not None else self._nobody()

    def _nobody(self) -> NoReturn:
        if self.game.result is None:
            self.fail("not begun")
        self.fail("nobody asked", result=Said(f"pos {self.game.result}"))

    @property
    def asked(self) -> str:
        """The kind of the first open decision: "turn", "window", "defend", "pay", ... or "" where nobody is asked."""
        return self.game.decision.kind if self.game.decision else ""

    def options(self, verb: str = "") -> list[str]:
        """All open options in words: "attack Spider-Man > Rhino"."""
        return [self._words(d, o) for d in self.game.decisions for o in d.options if verb in ("", o.verb)]

    def shown(self, verb: str = "") -> Both:
        """All open options, line by line, in either language; those with that verb first."""
        rows = sorted(((d, o) for d in self.game.decisions for o in d.options), key=lambda x: x[1].verb != verb)
        more = [f"... (+{len(rows) - SHOWN})"] if len(rows) > SHOWN else []
        return Both(*("\n  ".join([*(self._words(d, o, lang) for d, o in rows[:SHOWN]), *more]) for lang in LANGUAGES))

    def _words(self, d: Decision, o: Option, lang: str = "") -> str:
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

    def find(
        self,
        verb: str,
        card: Thing | None = None,
        target: Thing | None = None,
        ability: int | None = None,
        seat: int | None = None,
        value: Any = None,
    ) -> Option | None:
        """The open option with these fields; what is not given may be anything."""
        cards = None if card is None else self._ids(card)
        targets = None if target is None else self._ids(target)
        for d in self.game.decisions:
            for o in d.options:
                if (
                    o.verb == verb
                    and seat in (None, d.seat)
                    and (cards is None or o.card in cards)
                    and (targets is None or o.target in targets)
                    and ability in (None, o.ability)
                    and (value is None or str(value) == o.value)
                ):
                    return o
        return None

    def answer(self, verb: str, card: Thing | None = None, target: Thing | None = None, **fields: Any) -> Self:
        """Give the answer with these fields (also ability=, seat=, value=); fail with what is open if there is none."""
        return self._give(self.can(verb, card, target, **fields))

    def _give(self, o: Option) -> Self:
        d = self._asking(o)
        if self.watch is not None:
            self.watch.before(self.game, d, o)
        self.game.answer(o, seat=d.seat)
        if self.watch is not None:
            self.watch.after(self.game)
        self.check()
        return self

    def _asking(self, o: Option) -> Decision:
        """Two seats may have equal options; offers are made anew each time they are read."""
        open_ = self.game.decisions
        same = next((d for d in open_ if any(x is o for x in d.options)), None)
        return same or next(d for d in open_ if o in d.options)

    def can(self, verb: str, card: Thing | None = None, target: Thing | None = None, **fields: Any) -> Option:
        """Such an option is open."""
        return self.find(verb, card, target, **fields) or self._missing(verb, card=card, target=target, **fields)

    def cannot(
        self,
        verb: str,
        card: Thing | None = None,
        target: Thing | None = None,
        ability: int | None = None,
        seat: int | None = None,
        rule: str = "",
        value: Any = None,
    ) -> Why:
        """No such option is open, and `explain` says why; rule: the id it must name."""
        who = self.decision.seat if seat is None else seat
        if card is None and verb in POWERS:
            card = self.seats[who].identity
        if (o := self.find(verb, card, target, ability, who, value)) is not None:
            d = self._asking(o)
            self.fail("is open", option=Both(*(self._words(d, o, lang) for lang in LANGUAGES)))
        aims = [NONE] if target is None else self._ids(target) or self.fail("not here", what=self.called(target))
        intent = Option(
            verb,
            NONE if card is None else self[card].id,
            aims[0],
            NONE if ability is None else ability,
            "" if value is None else str(value),
        )
        why = self.game.explain(who, intent)
        if why:
            self.fail("nothing against", verb=verb)
        if rule not in ("", why.rule):
            self.fail("other rule", found=why.rule, key=why.key, rule=rule)
        if self.watch is not None:
            self.watch.refused(self.game, intent, why)
        return why

    def _missing(self, verb: str, **fields: Any) -> NoReturn:
        rows = [(k, v) for k, v in fields.items() if v is not None]
        if verb == "option":  # it is written from 1
            rows = [("value" if k == "ability" else k, v + 1) for k, v in rows]
        said = Fields(
            (k, self.called(v)) if k in ("card", "target") else ("player", v + 1) if k == "seat" else (k, v)
            for k, v in rows
        )
        if not self.game.decisions:
            self._nobody()
        self.fail(
            "no option",
            verb=verb,
            said=said if rows else Said("pos any fields"),
            asked=self.asked,
            why=self._because(verb, **fields),
            there=self.shown(verb),
        )

    def _because(
        self,
        verb: str,
        card: Thing | None = None,
        target: Thing | None = None,
        ability: int | None = None,
        seat: int | None = None,
        **_: Any,
    ) -> Any:
        """The rule that forbids it, if it is one."""
        who = self.decision.seat if seat is None else seat
        if card is None and verb in POWERS:
            card = self.seats[who].identity
        cards, aims = (
            [NONE] if x is None else [c for c in self._ids(x) if c < len(self.state.codes)] for x in (card, target)
        )
        if gone := [x for x, ids in ((card, cards), (target, aims)) if not ids and x is not None]:
            kind = isinstance(gone[0], str) and gone[0] in KINDS
            return Said(
                "pos gone kind" if kind else "pos gone",
                what=Said(f"pos the {gone[0]}") if kind else self.called(gone[0]),
            )
        if verb not in EXPLAINED:
            return ""
        why = self.game.explain(who, Option(verb, cards[0], aims[0], NONE if ability is None else ability))
        if why or why.key == "other decision":
            return ""
        return Said("pos because", why=Both(*(why.text(lang) for lang in LANGUAGES)), rule=why.rule)
