"""A game of the Vs. System, as a program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..kernel.decision import Decision, Option
from ..kernel.rivals import Rivals
from ..kernel.setting import Seed
from ..kernel.why import Refusal
from .decks import deck
from .explain import intents, refusal
from .loading import BOOK, CARDS
from .packing import pack, unpack
from .readings import chosen
from .resample import resample
from .rules import attack as _attack  # noqa: F401  - says what can be done and how words run
from .rules import effects as _effects  # noqa: F401
from .rules import play as _play  # noqa: F401
from .rules.layers import compute
from .rules.legal import within_reach
from .rules.setup import set_up
from .rules.zones import index_of
from .setting import VsSetting
from .table import ATTACHED, FRONT, RESOURCES, SUPPORT, Table
from .view import view

if TYPE_CHECKING:
    from ..kernel.position import Positions


def names(code: str) -> tuple[str, ...]:
    """What a card may be called."""
    d = CARDS[code]
    full = [f"{d.name.said(x)}, {d.version.said(x)}" for x in ("en",) if d.version.en]
    return code, code.partition(":")[2], *d.name.all(), *d.second.all(), *full


class VsGame(Rivals[Table]):
    """The verbs are those of every game: decision, answer, view, clone, save, undo, explain."""

    name = "vs"
    book = BOOK
    counts = "turn"
    ending = "vs:102"

    @classmethod
    def setting(cls) -> type[VsSetting]:
        return VsSetting

    @classmethod
    def laid_out(cls, setting: VsSetting, seed: Seed) -> Table:
        brought = [deck(id) for id in setting.decks]
        s = Table(
            seed, [d.id for d in brought], chosen(setting.readings)
        )  # names: what is in a deck is nobody's business
        for seat, d in enumerate(brought):
            for code in d.codes:
                s.zones[f"deck{seat}"].append(len(s.codes))
                s.codes.append(code)
                s.owner.append(seat)
        s.push(set_up, start=-1 if setting.start is None else setting.start)
        return s

    def seen(self, seat: int) -> dict[str, Any]:
        return view(self.state, seat)

    def pack(self) -> dict[str, Any]:
        return pack(self.state)

    @classmethod
    def unpack(cls, setup: dict[str, Any], packed: dict[str, Any]) -> Table:
        return unpack(packed)

    # ---- questions
    named_fields = ("card", "target")

    def forbidden(self, seat: int, option: Option, mine: Decision | None) -> Refusal | None:
        return refusal(self.state, seat, option, mine)

    def intents(self, seat: int) -> Iterator[Option]:
        return intents(self.state, seat)

    def cards(self, seat: int) -> list[int]:
        """The cards of the seat that it sees, its hand first; then those that lie open."""
        s = self.state
        own = [] if seat < 0 else [*s.zones[f"hand{seat}"], *s.zones[f"row{seat}"]]
        mine = [c for c, t in s.things.items() if t.seat == seat]
        rest = [c for c, t in s.things.items() if t.up or t.stunned]
        return list(dict.fromkeys([*own, *mine, *rest]))

    def names_of(self, card: int) -> tuple[str, ...]:
        return names(self.state.codes[card])

    @classmethod
    def positions(cls) -> Positions[Any]:
        """See docs/vs.md."""
        from .position.kit import KIT

        return KIT

    # ---- for tests
    def kept(self) -> list[int]:
        return [x.scope for x in self.state.chain]

    def rebuilt(self) -> Any:
        return index_of(self.state)

    def redraw(self, seat: int, salt: int) -> None:
        resample(self.state, seat, salt)

    def invariants(self) -> list[str]:
        """What is wrong with this table; nothing should be, at any decision."""
        s = self.state
        bad = []
        places = Counter(c for k, z in s.zones.items() for c in z)
        places.update(c for c, t in s.things.items() if t.row != RESOURCES)
        bad += [f"card {c} ({s.codes[c]}) is in {places[c]} places" for c in range(len(s.codes)) if places[c] != 1]
        bad += [f"{c} is filed as {t.card}" for c, t in s.things.items() if t.card != c]
        spots = Counter((t.seat, t.row, t.column) for t in s.things.values() if t.row not in (RESOURCES, ATTACHED))
        bad += [f"{n} characters stand at {spot}" for spot, n in spots.items() if n > 1]
        for t in s.things.values():
            if t.row == ATTACHED and (t.on not in s.things or s.things[t.on].seat != t.seat):
                bad.append(f"equipment {t.card} is on {t.on}")
            if t.row == RESOURCES and t.card not in s.zones[f"row{t.seat}"]:
                bad.append(f"resource {t.card} is in no row")
        if s.standing is not None and s.standing != [t for t in s.things.values() if t.row in (FRONT, SUPPORT)]:
            bad.append("the list of characters is not what it should be")
        for seat, kept in s.reach.items():
            now = within_reach(s, seat)
            if (kept.hand, kept.row) == (now.hand, now.row) and kept.told() != now.told():
                bad.append(f"what seat {seat} can reach is not what it should be")
        if s.cache is not None and s.cache != compute(s):
            bad.append("properties are not what they should be")
        if s.attack is not None and any(c not in s.things for c in s.attack.attackers):
            bad.append(f"attackers {s.attack.attackers} are not in play")
        if s.result is None and not s.pending:
            bad.append("nobody is asked and the game has no result")
        return bad
