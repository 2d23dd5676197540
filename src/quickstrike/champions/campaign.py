"""Campaign mode: scenarios one after another, and a log of what persists between them. rr:modes-of-play

A game in a campaign is set up with `campaign={"removed": [...], "setup": [...]}`: cards that can no longer be used, and
the campaign's instructions for step 13 of setup, both plain data. `Log` is the campaign log: it says how the next game
is set up, and takes down what came of it. The campaign here is our own, see docs/campaign.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any, Self

from ..kernel.errors import SaveError, SetupError, did_you_mean
from ..kernel.language import Said
from .faces import FACES, face_of

if TYPE_CHECKING:
    from .game import ChampionsGame

FORMAT = 1
STATUSES = ("tough", "stunned", "confused")
INSTRUCTIONS = {
    "damage": ("seat", "n"),  # this identity begins with damage, never with so much that it is defeated
    "status": ("seat", "status"),  # this identity begins with a status card
    "threat": ("n",),  # on the main scheme, never so much that it is completed
    "acceleration": ("n",),  # tokens next to the main scheme
    "shuffle": ("code",),  # a card that is set aside, into the encounter deck
    "add": ("code",),  # another card, into the encounter deck
    "play": ("code",),  # another encounter card, put into play
}


@dataclass(frozen=True)
class Campaign:
    """scenarios: in order. loose: the most threat that side schemes left behind bring to the next scenario."""

    code: str
    scenarios: tuple[str, ...]
    loose: int = 3


CAMPAIGNS = {c.code: c for c in (Campaign("first-strike", ("rhino", "klaw", "ultron")),)}


# ---- one game of a campaign ----------------------------------------------------------------------------------------
def instructions(campaign: Mapping[str, Any], seats: int) -> tuple[tuple[Any, ...], ...]:
    """The instructions for step 13, checked."""
    out = []
    for one in campaign.get("setup", ()):
        what = one[0] if isinstance(one, (list, tuple)) and one else one
        if not isinstance(what, str) or what not in INSTRUCTIONS:
            raise SetupError("instruction", name=what, near=did_you_mean(str(what), INSTRUCTIONS))
        wants = INSTRUCTIONS[what]
        if len(one) != len(wants) + 1 or not all(_fits(k, v, seats) for k, v in zip(wants, one[1:], strict=True)):
            raise SetupError("instruction fields", what=str(list(one)), name=what, fields=wants)
        out.append(tuple(one))
    return tuple(out)


def _fits(kind: str, value: Any, seats: int) -> bool:
    if kind == "code":
        return isinstance(value, str) and not face_of(value).player_card
    if kind == "status":
        return value in STATUSES
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < (seats if kind == "seat" else 100)


def without(prepared: dict[str, Any], campaign: Mapping[str, Any]) -> dict[str, Any]:
    """The cards of a table but for those that were removed from the campaign, one copy for each time."""
    gone = list(campaign.get("removed", ()))

    def left(codes: tuple[str, ...]) -> tuple[str, ...]:
        out = []
        for c in codes:
            if c in gone:
                gone.remove(c)
            else:
                out.append(c)
        return tuple(out)

    seats = tuple((identity, *map(left, rest)) for identity, *rest in prepared["seats"])
    return {**prepared, "seats": seats, "encounter": left(prepared["encounter"])}


# ---- the log -------------------------------------------------------------------------------------------------------
@dataclass
class Log:
    """What persists. heroes: as `champions.new` takes them. at: how many scenarios were won, so which is next."""

    heroes: list[Any]
    campaign: str = "first-strike"
    seed: int | str = 0
    expert: bool = False  # expert campaign: all damage is carried over, not half of it
    at: int = 0
    wounds: list[int] = field(default_factory=list)  # damage that each identity begins with
    pursuers: list[str] = field(default_factory=list)  # nemesis minions that were not dealt with
    loose: int = 0  # side schemes that were left behind
    removed: list[str] = field(default_factory=list)  # cards that are out of the campaign for good
    points: int = 0  # victory points of all games that were won
    history: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.campaign not in CAMPAIGNS:
            raise SetupError("unknown campaign", name=self.campaign, near=did_you_mean(self.campaign, CAMPAIGNS))
        self.heroes = [h if isinstance(h, (str, dict)) else h.packed() for h in self.heroes]

    @property
    def scenarios(self) -> tuple[str, ...]:
        return CAMPAIGNS[self.campaign].scenarios

    @property
    def over(self) -> bool:
        return self.at >= len(self.scenarios)

    @property
    def tries(self) -> int:
        """How often the next scenario was lost."""
        return sum(x["at"] == self.at for x in self.history)

    def setup(self) -> list[list[Any]]:
        """The instructions for step 13 of the next scenario."""
        out: list[list[Any]] = [["damage", seat, n] for seat, n in enumerate(self.wounds) if n]
        out += [["threat", self.loose]] if self.loose else []
        return out + [["shuffle", c] for c in self.pursuers if c not in self.removed]

    def setting(
        self, mode: str = "standard", heroic: int = 0, stage: int = 0, modular: Sequence[str] | None = None
    ) -> dict[str, Any]:
        """What `champions.new` is to be given for the next scenario. Modes and modular sets are chosen for each."""
        if self.over:
            raise SetupError("campaign won")
        return {
            "heroes": self.heroes,
            "scenario": self.scenarios[self.at],
            "mode": mode,
            "heroic": heroic,
            "stage": stage,
            "modular": None if modular is None else list(modular),
            "seed": self.next_seed,
            "campaign": {"removed": list(self.removed), "setup": self.setup()},
        }

    def expect(self, game: ChampionsGame) -> None:
        """Refuse a game that is not the next of this campaign."""
        if self.over or game.setup.get("campaign") is None or game.setup["seed"] != self.next_seed:
            raise SetupError("campaign game")

    @property
    def next_seed(self) -> str:
        return f"{self.seed}/{self.at}/{self.tries}"

    def record(self, game: ChampionsGame) -> None:
        """Take down what came of a game: a lost scenario is tried again as it was, but for cards that were removed."""
        s, was = game.state, game.setup
        if s.result not in ("won", "lost"):
            raise SetupError("not over")
        self.expect(game)
        own = {face_of(s.codes[p.identity]).set for p in s.players if not p.out}
        gone = [s.codes[c] for c in s.zones["removed"]]
        self.removed += [c for c in gone if FACES[c].kind == "obligation" and FACES[c].set in own]
        self.history.append(
            {
                "at": self.at,
                "scenario": was["scenario"],
                "result": s.result,
                "rounds": s.round,
                **{k: was[k] for k in ("mode", "modular", "heroic", "stage", "seed")},
            }
        )
        if s.result == "lost":
            return
        self.at += 1
        self.wounds = [self._wounds(game, p.seat) for p in s.players]
        self.loose = min(CAMPAIGNS[self.campaign].loose, len(s.of_kind("side_scheme")))
        self.pursuers = [s.codes[c] for c in s.of_kind("minion") if (FACES[s.codes[c]].set or "").endswith("_nemesis")]
        words = (FACES[s.codes[c]].keywords.get("victory") for c in s.zones["victory"])
        self.points += sum(w.n for w in words if w is not None and isinstance(w.n, int))

    def _wounds(self, game: ChampionsGame, seat: int) -> int:
        """Half of the damage, in an expert campaign all of it; an eliminated hero is as hurt as one can be."""
        p = game.state.players[seat]
        damage = (FACES[game.state.codes[p.identity]].stats["HP"] or 0) if p.out else game.state.play[p.identity].damage
        return damage if self.expert else damage // 2

    # ---- as JSON
    def packed(self) -> dict[str, Any]:
        return {"quickstrike": "campaign", "format": FORMAT, **asdict(self)}

    @classmethod
    def unpacked(cls, v: Any) -> Self:
        if not isinstance(v, dict) or v.get("quickstrike") != "campaign":
            raise SaveError("no campaign")
        if v.get("format") != FORMAT:
            raise SaveError("campaign format", found=v.get("format"), known=FORMAT)
        known = {f.name for f in fields(cls)}
        try:
            log = cls(**{k: x for k, x in v.items() if k in known})
            log._sound()
        except (TypeError, KeyError, AttributeError, ValueError) as e:
            raise SaveError("campaign damaged", why=f"{type(e).__name__}: {e}") from None
        return log

    def _sound(self) -> None:
        """Nothing in a file is taken on trust."""
        lists: dict[str, Any] = {"heroes": (str, dict), "wounds": int, "pursuers": str, "removed": str, "history": dict}
        for name, what in lists.items():
            value = getattr(self, name)
            if not isinstance(value, list) or not all(isinstance(x, what) for x in value):
                raise SaveError("campaign damaged", why=Said("campaign field", field=name))
        if not all(type(x) is int and x >= 0 for x in (self.at, self.loose, self.points, *self.wounds)):
            raise SaveError("campaign damaged", why=Said("campaign number"))
        for x in self.history:
            x["at"], x["scenario"], x["result"], x["rounds"]
