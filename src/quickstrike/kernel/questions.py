"""Questions that can be asked of any game: why not, which card is meant, what time it is.

`Game` has these verbs. A game says what its cards are called, what somebody may want, and which rule forbids it; the
rest is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from .decision import FIELDS, Option
from .errors import SetupError
from .why import Refusal, Why

if TYPE_CHECKING:
    from .decision import Decision

Intent = Option | dict[str, Any] | str
"""What somebody wants to do: an option, its fields, or a verb alone."""


class Questions:
    """Part of `Game`."""

    why_class: type[Why] = Why
    named_fields: tuple[str, ...] = ("card",)  # fields of an option in which a card may be given by name

    if TYPE_CHECKING:
        state: Any

        @property
        def decisions(self) -> list[Decision]: ...

        def open_offers(self) -> list[Decision]: ...

        def seats(self) -> list[int]: ...

    # ---- what a game says
    counts: ClassVar[str]

    def clock(self) -> tuple[str, int]:
        """What the game counts and how far it has come: ("round", 7), ("turn", 12)."""
        return self.counts, self.time()

    def time(self) -> int:
        """How far the game has come, in what it counts."""
        found: int = getattr(self.state, self.counts)
        return found

    def revealed(self) -> tuple[int, int]:
        """A mark that changes whenever something hidden was seen or chance decided something; as long as it is the same,
        whoever thinks ahead knows as much as before."""
        return self.state.seen, self.state.counter

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        """The rule by which this seat can't do that now; None if it can. Fields left open match anything."""
        return None if any(o.fits(option) for d in self.decisions if d.seat == seat for o in d.options) else NO_OPTION

    def intents(self, seat: int) -> Iterable[Option]:
        """What somebody at this seat may want to do, whether it is possible now or not."""
        return [o for d in self.decisions if d.seat == seat for o in d.options]

    def cards(self, seat: int) -> Iterable[int]:
        """Cards that a name may refer to at this seat, the likeliest first."""
        return ()

    def names_of(self, card: int) -> tuple[str, ...]:
        """What a card may be called: its name in each language, its code."""
        return ()

    def meant(self, name: str, seat: int) -> int | None:
        """A card described by what it is instead of a name: "the king"."""
        return None

    # ---- what anybody may ask
    def explain(self, seat: int, intent: Intent) -> Why:
        """Can this seat do that now, and if not, which rule forbids it? Fields left open match anything."""
        wanted = self.intent(intent, self.seated(seat))
        found = self.refusal(seat, wanted)
        if found is not None and self.offered(seat, wanted):
            found = None
        return self.why_class(True) if found is None else self.why_class(False, *found)

    def offered(self, seat: int, wanted: Option) -> bool:
        """This seat is not asked but may do that as an offer."""
        if any(d.seat == seat for d in self.state.pending):
            return False
        return any(o.fits(wanted) for d in self.open_offers() if d.seat == seat for o in d.options)

    def why(self, seat: int, lang: str = "en") -> list[dict[str, Any]]:
        """Everything this seat could want to do, with the reason if it can't be done now: the fields of the option,
        ok, rule, text."""
        out = []
        for o in self.intents(self.seated(seat)):
            said = self.explain(seat, o)
            out.append({**o.shown(), "ok": said.ok, "rule": said.rule, "text": said.text(lang)})
        return out

    def intent(self, what: Intent, seat: int = -1) -> Option:
        """An option from fields; cards may be given by number, code or name, as `card` finds them."""
        if isinstance(what, Option):
            return what
        fields = {"verb": what} if isinstance(what, str) else dict(what)
        if "verb" not in fields:
            raise SetupError("intent", known=tuple(dict.fromkeys(o.verb for o in self.intents(max(seat, 0)))))
        o = Option(fields.pop("verb"))
        for k, v in fields.items():
            if k not in FIELDS:
                raise SetupError("option field", name=k, known=FIELDS)
            setattr(o, k, self.card(v, seat) if k in self.named_fields and isinstance(v, str) else v)
        return o

    def card(self, name: str, seat: int = -1) -> int:
        """The number of a card by code or name; of several, the one this seat most likely means."""
        found = next((c for c in self.cards(seat) if name in self.names_of(c)), None)
        if found is None:
            found = self.meant(name, seat)
        if found is None:  # similar names are not suggested: such a card may be in a deck
            raise SetupError("no such card", name=name)
        return found

    def is_called(self, option: Option, field: str, value: Any) -> bool:
        """Does this field of the option have that value? Cards may also be given by name or code."""
        got = getattr(option, field)
        if field in self.named_fields and isinstance(value, str) and got >= 0:
            return value in self.names_of(got)
        return bool(got == value)

    def seated(self, seat: int, least: int = 0) -> int:
        """The seat, if there is one of that number. least: -1 where a spectator may ask too."""
        if not least <= seat < len(self.seats()):
            raise SetupError("no seat", seat=seat, most=len(self.seats()) - 1)
        return seat


NO_OPTION: Refusal = ("", "why option", {})
