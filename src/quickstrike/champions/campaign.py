"""Campaign mode: scenarios one after another, and a log of what persists between them. rr:modes-of-play

A game in a campaign is set up with `campaign={"removed": [...], "setup": [...]}`: cards that can no longer be used, and
the campaign's instructions for step 13 of setup, both plain data. `Log` is the campaign log: it says how the next game
is set up, and records its result. The campaign here is our own, a pack may have another: see docs/campaign.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self

from ..kernel.errors import SaveError, SetupError, did_you_mean
from ..kernel.language import Said
from . import known
from .faces import FACES, face_of
from .shelf import FOLDER, packs

if TYPE_CHECKING:
    from .game import ChampionsGame

FORMAT = 1
STATUSES = ("tough", "stunned", "confused")
WRONG = (TypeError, LookupError, AttributeError, ValueError)
"""What comes of something in a file that is not what it should be."""
THEN = ("engage", "reveal", "attach")
"""What becomes of a card that "until" finds: it engages the player who found it, that player reveals it, the villain has it."""
INSTRUCTIONS = {
    "damage": ("seat", "n"),  # this identity begins with damage, never with so much that it is defeated
    "status": ("seat", "status"),  # this identity begins with a status card
    "threat": ("n",),  # on the main scheme, never so much that it is completed
    "acceleration": ("n",),  # tokens next to the main scheme
    "shuffle": ("code",),  # a card that is set aside, into the encounter deck
    "add": ("code",),  # another card, into the encounter deck
    "play": ("card",),  # another card, put into play
    "aside": ("card",),  # another card, set aside
    "half": (),  # each player discards the top half of the deck, rounded down
    "hit points": ("seat", "n"),  # this identity begins with so many, at least one
    "deal": ("seat",),  # an encounter card to this player
    "deal first": (),  # an encounter card to the first player
    "deal card": ("seat", "code"),  # a copy of this card, from the encounter deck, to this player
    "reveal": ("code",),  # another encounter card, revealed by the first player
    "find": ("code", "n"),  # a card of the encounter deck, revealed by the first player, with n more threat on it
    "counters": ("code", "counter", "n"),  # on a card in play
    "boost": (),  # the villain begins with a boost card
    "villain status": ("status",),  # the villain begins with a status card
    "until": (
        "kind",
        "then",
    ),  # the encounter deck is discarded until such a card comes, by each player or for the villain
    "collect": (),  # when setup ends: each player's choice of a card in hand, into The Collection
}


@dataclass(frozen=True)
class Campaign:
    """The rules of a campaign: how a scenario begins, and what is noted when it was won. Those here are our own.

    scenarios: in order. loose: the most threat that side schemes left behind bring to the next scenario. final: in an
    expert campaign, losing the last scenario loses the campaign."""

    code: str
    scenarios: tuple[str, ...]
    loose: int = 3
    final: bool = False

    def setup(self, log: Log) -> list[list[Any]]:
        """The instructions for step 13 of the next scenario."""
        out: list[list[Any]] = [["damage", seat, n] for seat, n in enumerate(log.wounds) if n]
        out += [["threat", log.loose]] if log.loose else []
        return out + [["shuffle", c] for c in log.pursuers if c not in log.removed]

    def won(self, log: Log, game: ChampionsGame) -> None:
        """What is noted of a scenario that was won; `log.at` is the next one already."""
        s = game.state
        log.wounds = [log.damage_of(game, p.seat) // (1 if log.expert else 2) for p in s.players]
        log.loose = min(self.loose, len(s.of_kind("side_scheme")))
        log.pursuers = [s.codes[c] for c in s.of_kind("minion") if (FACES[s.codes[c]].set or "").endswith("_nemesis")]

    def lost(self, log: Log) -> list[list[str]]:
        """For each player, cards that are missing from the deck in the next scenario."""
        return []

    def lent(self, log: Log) -> list[list[str]]:
        """For each player, cards that are in the deck in the next scenario only."""
        return []

    def take(self, log: Log, choice: dict[str, Any], code: str) -> None:
        """A player has chosen that card."""
        log.gained[choice["seat"]].append(code)

    def tell(self, log: Log) -> list[tuple[str, list[str | int]]]:
        """What the log has noted besides: (word, cards or numbers)."""
        return []


@cache
def campaigns() -> dict[str, Campaign]:
    """Our own, and those of the packs that have one: `CAMPAIGN` in their campaign.py."""
    found = [Campaign("first-strike", ("rhino", "klaw", "ultron"))]
    for pack in packs():
        if (FOLDER / pack / "campaign.py").is_file():
            found.append(import_module(f"{__package__}.packs.{pack}.campaign").CAMPAIGN)
    return {c.code: c for c in found}


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
    if kind == "card":
        return isinstance(value, str) and face_of(value).aspect in ("campaign", "encounter")
    if kind == "status":
        return value in STATUSES
    if kind == "counter":
        return value in known.counters()
    if kind == "then":
        return value in THEN
    if kind == "kind":
        return value in known.kinds() or value in known.printed("traits")
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < (seats if kind == "seat" else 100)


def but(codes: tuple[str, ...], gone: list[str]) -> tuple[str, ...]:
    """These cards but for those, one copy for each time; what was found is gone from that list."""
    out = []
    for c in codes:
        if c in gone:
            gone.remove(c)
        else:
            out.append(c)
    return tuple(out)


def without(prepared: dict[str, Any], campaign: Mapping[str, Any]) -> dict[str, Any]:
    """The cards of a table but for those that were removed from the campaign, one copy for each time, and those that a
    player has lost, and with those that players have gained."""
    gone = list(campaign.get("removed", ()))

    def left(codes: tuple[str, ...]) -> tuple[str, ...]:
        return but(codes, gone)

    none = [()] * len(prepared["seats"])
    gained, lost = ((*campaign.get(k, ()), *none) for k in ("gained", "lost"))
    seats = tuple(
        (identity, (*but((*left(deck), *more), list(less)),), *map(left, rest))
        for (identity, deck, *rest), more, less in zip(prepared["seats"], gained, lost, strict=False)
    )
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
    gained: list[list[str]] = field(default_factory=list)  # cards that each player has besides the deck
    choices: list[dict[str, Any]] = field(default_factory=list)  # {seat, what, of (cards), must}: still to be made
    notes: dict[str, Any] = field(default_factory=dict)  # what only this campaign records
    lost: bool = False
    history: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.campaign not in campaigns():
            raise SetupError("unknown campaign", name=self.campaign, near=did_you_mean(self.campaign, campaigns()))
        self.gained = self.gained or [[] for _ in self.heroes]
        self.heroes = [h if isinstance(h, (str, dict)) else h.packed() for h in self.heroes]

    @property
    def rules(self) -> Campaign:
        return campaigns()[self.campaign]

    @property
    def scenarios(self) -> tuple[str, ...]:
        return self.rules.scenarios

    @property
    def over(self) -> bool:
        return self.lost or self.at >= len(self.scenarios)

    @property
    def tries(self) -> int:
        """How often the next scenario was lost."""
        return sum(x["at"] == self.at for x in self.history)

    def setup(self) -> list[list[Any]]:
        """The instructions for step 13 of the next scenario."""
        return self.rules.setup(self)

    def take(self, seat: int, code: str) -> None:
        """That player chooses a card the campaign offers."""
        mine = [c for c in self.choices if c["seat"] == seat]
        if not mine:
            raise SetupError("no choice", seat=seat + 1)
        found = next((c for c in mine if code in c["of"]), None)
        if found is None:
            raise SetupError("no such choice", seat=seat + 1, code=code, known=[x for c in mine for x in c["of"]])
        self.choices.remove(found)
        try:
            self.rules.take(self, found, code)
        except WRONG as e:
            raise SaveError("campaign damaged", why=f"{type(e).__name__}: {e}") from None

    def setting(
        self,
        mode: str = "standard",
        heroic: int = 0,
        stage: int = 0,
        modular: Sequence[str] | None = None,
        standard_set: str = "standard",
        expert_set: str = "expert",
    ) -> dict[str, Any]:
        """What `champions.new` is to be given for the next scenario. Modes and modular sets are chosen for each."""
        if self.over:
            raise SetupError("campaign lost" if self.lost else "campaign won")
        if open_ := next((c for c in self.choices if c["must"]), None):
            raise SetupError("choose first", seat=open_["seat"] + 1, known=open_["of"])
        lent = self.rules.lent(self) or [[] for _ in self.heroes]
        brought = [[*own, *more] for own, more in zip(self.gained, lent, strict=True)]
        more = {"gained": brought} if any(brought) else {}
        if any(lost := self.rules.lost(self)):
            more["lost"] = lost
        return {
            "heroes": self.heroes,
            "scenario": self.scenarios[self.at],
            "mode": mode,
            "heroic": heroic,
            "stage": stage,
            "modular": None if modular is None else list(modular),
            "seed": self.next_seed,
            "standard_set": standard_set,
            "expert_set": expert_set,
            "campaign": {"removed": list(self.removed), "setup": self.setup(), **more},
        }

    def expect(self, game: ChampionsGame, known: bool = False) -> None:
        """Refuse a game that is not the next of this campaign, by its seed; known: whoever asks knows that it is."""
        of_it = game.setup.get("campaign") is not None and (known or game.setup["seed"] == self.next_seed)
        if self.over or not of_it:
            raise SetupError("campaign game")

    @property
    def next_seed(self) -> str:
        return f"{self.seed}/{self.at}/{self.tries}"

    def record(self, game: ChampionsGame, known: bool = False) -> None:
        """Record the result of a game: a lost scenario is tried again as it was, except for cards that were removed.
        known: see `expect`."""
        s, was = game.state, game.setup
        if s.result not in ("won", "lost"):
            raise SetupError("not over")
        self.expect(game, known)
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
            self.lost = self.expert and self.rules.final and self.at == len(self.scenarios) - 1
            return
        self.at += 1
        self.choices = []
        for cards in self.gained:
            cards[:] = [c for c in cards if f"game:unlogged:{c}" not in s.happened]
        self.rules.won(self, game)
        words = (FACES[s.codes[c]].keywords.get("victory") for c in s.zones["victory"])
        self.points += sum(w.n for w in words if w is not None and isinstance(w.n, int))

    def damage_of(self, game: ChampionsGame, seat: int) -> int:
        """What this identity has suffered; an eliminated hero is as hurt as one can be."""
        p = game.state.players[seat]
        if p.out:
            return FACES[game.state.codes[p.identity]].stats["HP"] or 0
        return game.state.play[p.identity].damage

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
        except WRONG as e:
            raise SaveError("campaign damaged", why=f"{type(e).__name__}: {e}") from None
        return log

    def _sound(self) -> None:
        """Nothing in a file is taken on trust."""
        lists: dict[str, Any] = {"heroes": (str, dict), "wounds": int, "pursuers": str, "removed": str, "history": dict}
        lists |= {"gained": list, "choices": dict}
        for name, what in lists.items():
            value = getattr(self, name)
            if not isinstance(value, list) or not all(isinstance(x, what) for x in value):
                raise SaveError("campaign damaged", why=Said("campaign field", field=name))
        if not all(type(x) is int and x >= 0 for x in (self.at, self.loose, self.points, *self.wounds)):
            raise SaveError("campaign damaged", why=Said("campaign number"))
        if not isinstance(self.notes, dict) or len(self.gained) != len(self.heroes):
            raise SaveError("campaign damaged", why=Said("campaign field", field="notes, gained"))
        for code in (*self.removed, *(c for cards in self.gained for c in cards)):
            face_of(code)
        for choice in self.choices:
            if not 0 <= choice["seat"] < len(self.heroes) or not isinstance(choice["of"], list):
                raise SaveError("campaign damaged", why=Said("campaign field", field="choices"))
            choice["what"], choice["must"]
        for _, values in self.rules.tell(self):  # what only this campaign records is sound if it can be told
            for told in values:
                told if isinstance(told, int) else face_of(told)
        self.rules.lent(self), self.rules.lost(self)
        instructions({"setup": self.setup()} if not self.over else {}, len(self.heroes))
        for x in self.history:
            x["at"], x["scenario"], x["result"], x["rounds"]
