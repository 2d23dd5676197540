"""A game of Marvel Champions, as a program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self

from ..kernel.decision import Decision, Option
from ..kernel.game import Game
from ..kernel.setting import Seed
from ..kernel.why import Refusal
from .called import in_play, kind_called
from .explain import Why, intents, refusal
from .faces import BOOK, face_of
from .packing import pack, unpack
from .rules.setup import set_up
from .rules.turn import offers
from .rules.underway import parked_numbers
from .rules.zones import rebuilt
from .setting import ChampionsSetting
from .table import PLAY, Table
from .view import view

if TYPE_CHECKING:
    from ..kernel.position import Positions

STAGED = ("make_reveal", "make_activate", "make_card")
"""Commands by which something happens in a position that no player could do, see position/staging.py."""


class ChampionsGame(Game[Table]):
    """See README for the verbs: decision, answer, view, clone, save, undo, explain."""

    name = "champions"
    book = BOOK
    commands = ("auto_pass", "auto_ask", *STAGED)

    @classmethod
    def setting(cls) -> type[ChampionsSetting]:
        return ChampionsSetting

    @classmethod
    def laid_out(cls, setting: ChampionsSetting, seed: Seed) -> Table:
        s = Table(seed, len(setting.heroes))
        s.scenario, s.expert, s.heroic = setting.scenario, setting.mode == "expert", setting.heroic
        s.push(set_up, **setting.prepared(s.below))
        return s

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees; -1 is a spectator."""
        return view(self.state, self.seated(seat, -1))

    def pack(self) -> dict[str, Any]:
        return pack(self.state)

    @classmethod
    def unpack(cls, setup: dict[str, Any], packed: dict[str, Any]) -> Table:
        if "position" in setup:
            from .position.described_cards import define_all

            define_all(setup["position"])
        return unpack(packed)

    def seats(self) -> list[int]:
        return list(range(len(self.state.players)))

    def payoff(self, seat: int) -> float | None:
        """All win or lose together."""
        return None if self.result is None else float(self.result == "won")

    def offers(self) -> list[Decision]:
        return offers(self.state)

    # ---- questions
    why_class = Why
    named_fields = ("card", "target")

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        return refusal(self.state, seat, option)

    def intents(self, seat: int) -> Iterator[Option]:
        return intents(self.state, seat)

    def cards(self, seat: int) -> list[int]:
        """Those in play first, then in a hand (that seat's), then anywhere."""
        where, own = self.state.where, f"hand{seat}"
        return sorted(
            range(len(where)), key=lambda c: (where[c] != PLAY, where[c] != own, not where[c].startswith("hand"), c)
        )

    def meant(self, name: str, seat: int) -> int | None:
        """By what it is: "villain", "main", "le méchant", "me" (see called.py)."""
        kind = kind_called(name)
        there = in_play(self.state, seat, kind) if kind else []
        return there[0] if there else None

    def names_of(self, card: int) -> tuple[str, ...]:
        """Not what a card is while it lies facedown."""
        face = self.state.face(card)
        code = face.code if face.facedown else self.state.codes[card]
        return *face.names(), face.code, code

    def auto_pass(self, seat: int, code: str, on: bool = True) -> None:
        """Pass windows in which only this card's optional triggers could be used. Switched off, nothing is lost."""
        self.command(seat, Option("auto_pass" if on else "auto_ask", value=face_of(code).code))

    def obey(self, seat: int, option: Option) -> None:
        if option.verb in STAGED:
            from .position.staging import obey

            obey(self, seat, option)
            return
        p, code = self.state.players[seat], option.value
        p.muted = tuple(sorted({*p.muted, code} if option.verb == "auto_pass" else {*p.muted} - {code}))

    @classmethod
    def positions(cls) -> Positions[Any]:
        """See docs/positions.md."""
        from .position.kit import KIT

        return KIT

    # ---- for tests
    def kept(self) -> list[int]:
        """Scopes and events that parked activations wait with."""
        return parked_numbers(self.state)

    def rebuilt(self) -> Any:
        return rebuilt(self.state)

    def invariants(self) -> list[str]:
        """What is wrong with this table; nothing should be, at any decision."""
        s, bad = self.state, []
        places = Counter(c for z in s.zones.values() for c in z)
        for i in s.play.values():
            places.update(i.under)
            places.update(i.boosts)
        for c in range(len(s.codes)):
            if places[c] != 1:
                bad.append(f"card {c} ({s.codes[c]}) is in {places[c]} places, last known in {s.where[c]!r}")
            elif s.where[c] in s.zones and c not in s.zones[s.where[c]]:
                bad.append(f"card {c} is not where it is said to be: {s.where[c]}")
        if set(s.play) != set(s.zones[PLAY]):
            bad.append("play and its zone differ")
        for i in s.play.values():
            if min(i.damage, i.threat, i.tough, i.stunned, i.confused, *i.counters.values(), 0) < 0:
                bad.append(f"negative tokens on {i}")
            if i.host >= 0 and (i.host not in s.play or i.id not in s.play[i.host].attached):
                bad.append(f"{i} is attached to something that does not carry it")
            if any(s.play[x].host != i.id for x in i.attached if x in s.play) or any(
                x not in s.play for x in i.attached
            ):
                bad.append(f"{i} carries something that is not attached to it")
        if (s.index, s.mods, s.kinds) != rebuilt(s):
            bad.append("the index is not what a rebuild gives")
        if s.result is None and not s.pending:
            bad.append("nobody is asked and the game has no result")
        for d in s.pending:
            if not d.options or len({o.id for o in d.options}) < len(d.options):
                bad.append(f"options are empty or not unique: {d}")
        return bad

    def resampled(self, seat: int, salt: int = 0) -> Self:
        """A copy in which everything this seat can't know was drawn again."""
        from .resample import resample

        g = self.clone()
        resample(g.state, seat, salt)
        return g
