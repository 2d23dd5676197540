"""The campaign of The Mad Titan's Shadow: five scenarios, and a pool of cards that come back in later ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...campaign import Campaign, Log
from ...rules import stats
from ...table import Table

if TYPE_CHECKING:
    from ...game import ChampionsGame

COSMO, BREACH, SHAWARMA, SWAN, SHOCK, NORN_STONE, ODIN = "21180b", "21181", "21183", "21182b", "21185", "21187a", "21139b"
POOL = (COSMO, BREACH, SHAWARMA, SWAN, SHOCK, NORN_STONE, ODIN)
"""The cards that may come into the campaign pool, as they come out of it."""
LANDING_PAD, PLACE, COMPUTER, STONES, DUNGEONS, SUMMONED = "21180a", "21182a", "21184a", "21186a", "21189a", "21188"
CAPTIVES = ("21190", "21191", "21192", "21193")
KNOWHERE, INFINITY, RUIN = "21074b", "21114b", "21100b"
HEAL = "recover"
RUBBLE = 3
"""Damage to each identity against Thanos, if the tower was damaged."""


@dataclass(frozen=True)
class MadTitan(Campaign):
    """notes: pool (codes), damaged (the tower was), completed (the first stage of Thanos's scheme was), hit points (of each
    seat, in an expert campaign; null: all of them), tokens (acceleration tokens for who begins with all of them)."""

    def setup(self, log: Log) -> list[list[Any]]:
        each = range(len(log.heroes))
        pool = log.notes.get("pool", ())
        match self.scenarios[log.at]:
            case "ebony_maw":
                out = [["play", LANDING_PAD], ["add", BREACH]]
            case "tower_defense":
                out = [["aside", SHAWARMA] for _ in each] + [["play", PLACE]]
            case "thanos":
                out = [["aside", SHOCK] for _ in each] + [["play", COMPUTER]]
                out += [["play", c] for c in (COSMO, SWAN) if c in pool]
            case "hela":
                out = [["aside", NORN_STONE] for _ in each] + [["play", STONES], ["add", SUMMONED]]
            case _:
                out = [["aside", c] for c in CAPTIVES] + [["play", DUNGEONS], ["add", SUMMONED]]
                out += [["play", ODIN]] if ODIN in pool else []
        if BREACH in pool and self.scenarios[log.at] in ("tower_defense", "thanos"):
            out.append(["add", BREACH])
        if log.notes.get("completed") and self.scenarios[log.at] in ("hela", "loki"):
            out.append(["half"])
        return out + self._dials(log)

    def _dials(self, log: Log) -> list[list[Any]]:
        """The hit points that are left, tokens for those who have all of them again, and what the tower's fall costs."""
        hurt = RUBBLE if log.notes.get("damaged") and self.scenarios[log.at] == "thanos" else 0
        left = log.notes.get("hit points", ()) if log.expert else ()
        out: list[list[Any]] = []
        for seat in range(len(log.heroes)):
            n = left[seat] if seat < len(left) else None
            if n is not None:
                out.append(["hit points", seat, max(1, n - hurt)])
            elif hurt:
                out.append(["damage", seat, hurt])
        tokens = log.notes.get("tokens", 0) if log.expert else 0
        return [*out, ["acceleration", tokens]] if tokens else out

    def lent(self, log: Log) -> list[list[str]]:
        """What the pool gives to every deck: for the next scenario, and from where it says so."""
        pool = log.notes.get("pool", ())
        first = {SHAWARMA: "thanos", SHOCK: "hela", NORN_STONE: "loki"}
        cards = [c for c, scenario in first.items() if c in pool and log.at >= self.scenarios.index(scenario)]
        return [list(cards) for _ in log.heroes]

    def won(self, log: Log, game: ChampionsGame) -> None:
        s = game.state
        shown = [s.codes[c] for c in s.zones["victory"]]
        there = {i.face.code for i in s.play.values()}
        gains: list[str] = []
        match self.scenarios[log.at - 1]:
            case "ebony_maw":
                gains = [COSMO] * (LANDING_PAD not in there) + [BREACH] * (KNOWHERE not in there)
            case "tower_defense":
                gains = [SHAWARMA] * (PLACE not in there) + [SWAN] * (PLACE not in shown)
                log.notes["damaged"] = RUIN in there
            case "thanos":
                gains = [SHOCK] * (COMPUTER not in shown)
                log.notes["completed"] = INFINITY not in there
            case "hela":
                gains = [NORN_STONE] * (STONES not in there) + [ODIN] * (STONES in shown)
        log.notes["pool"] = [c for c in POOL if c in gains or c in log.notes.get("pool", ())]
        if log.expert and not log.over:
            self._hit_points(log, s)

    def _hit_points(self, log: Log, s: Table) -> None:
        """Who was eliminated comes back with all of them, for a token; the others may have that, too."""
        log.notes["hit points"] = [None if p.out else self._left(s, p.seat) for p in s.players]
        log.notes["tokens"] = sum(p.out for p in s.players)
        log.choices = [{"seat": p.seat, "what": HEAL, "of": [HEAL], "must": False} for p in s.players if not p.out]

    def _left(self, s: Table, seat: int) -> int:
        """Remaining hit points, no more than are printed."""
        identity = s.players[seat].identity
        return min(stats.remaining(s, identity), stats.printed(s, identity, "HP"))

    def take(self, log: Log, choice: dict[str, Any], code: str) -> None:
        log.notes["hit points"][choice["seat"]] = None
        log.notes["tokens"] += 1

    def tell(self, log: Log) -> list[tuple[str, list[str | int]]]:
        rows: list[tuple[str, list[str | int]]] = [("pool", list(log.notes.get("pool", ())))]
        rows += [(k, ["21100a" if k == "damaged" else "21114a"]) for k in ("damaged", "completed") if log.notes.get(k)]
        return [x for x in rows if x[1]]


CAMPAIGN = MadTitan("mad-titans-shadow", ("ebony_maw", "tower_defense", "thanos", "hela", "loki"), final=True)
