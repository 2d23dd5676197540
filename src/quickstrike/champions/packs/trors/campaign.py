"""The campaign of The Rise of Red Skull: five scenarios, what the players gain on the way, and what Hydra keeps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ....kernel.chance import draw, seed_of
from ...campaign import Campaign, Log
from ...rules import stats
from ...table import SCENARIO

if TYPE_CHECKING:
    from ...game import ChampionsGame

TECH = ("04155", "04156", "04157", "04158")
BASIC = ("04159a", "04160a", "04161a", "04162a")
OBLIGATIONS = ("04163", "04164", "04165", "04166")
WEAPONS = ("04072", "04073", "04074", "04075")
PRISON = "04122"
HEAL = "obligation"


@dataclass(frozen=True)
class RedSkull(Campaign):
    """notes: experimental (weapons that have entered the game), delay (counters), engaged (seats), hit points (of each
    seat, in an expert campaign; null: all of them)."""

    def setup(self, log: Log) -> list[list[Any]]:
        out: list[list[Any]] = [["add", code] for code in log.notes.get("experimental", ())]
        if log.expert:
            left = log.notes.get("hit points", ())
            out += [["hit points", seat, n] for seat, n in enumerate(left) if n is not None]
        if log.at == len(self.scenarios) - 1:
            delay = log.notes.get("delay", 0) * (len(log.heroes) if log.expert else 1)
            out += [["threat", delay]] if delay else []
            out += [["deal", seat] for seat in log.notes.get("engaged", ()) if log.expert]
        return out

    def won(self, log: Log, game: ChampionsGame) -> None:
        s = game.state
        seats = range(len(log.heroes))
        if log.expert:
            log.notes["hit points"] = [self._left(game, p) for p in seats]
        match self.scenarios[log.at - 1]:
            case "crossbones":
                deck = [s.codes[c] for c in s.zones.get("weapons", ())]
                log.notes["experimental"] = [c for c in WEAPONS if c not in deck]
                log.choices += [{"seat": p, "what": "tech", "of": list(TECH), "must": True} for p in seats]
            case "absorbing_man":
                scheme = s.play[s.of_kind("main_scheme")[0]]
                log.notes["delay"] = scheme.counters.get("delay", 0)
                log.choices += [{"seat": p, "what": "condition", "of": list(BASIC), "must": False} for p in seats]
            case "taskmaster":
                for c, code in enumerate(s.codes):
                    if s.owners[c] != SCENARIO and "Captive" in s.face(c).traits and code not in log.gained[s.owners[c]]:
                        log.gained[s.owners[c]].append(code)
            case "zola":
                self._after_zola(log, game)
        if log.expert and not log.over:
            held = [[c for c in log.gained[p] if c in OBLIGATIONS] for p in seats]
            log.choices += [{"seat": p, "what": "heal", "of": [HEAL], "must": False} for p in seats if len(held[p]) < len(OBLIGATIONS)]

    def _after_zola(self, log: Log, game: ChampionsGame) -> None:
        s = game.state
        log.notes["engaged"] = sorted({s.play[c].engaged for c in s.of_kind("minion")} & set(range(len(log.heroes))))
        prison = next((c for c in s.of_kind("side_scheme") if s.codes[c] == PRISON), None)
        if prison is not None:
            log.removed += [s.codes[c] for c in s.play[prison].under]
            return
        for p in range(len(log.heroes)):
            basic = [c for c in log.gained[p] if c in BASIC]
            if basic and s.hero_form(p):
                log.choices.append({"seat": p, "what": "improve", "of": [c[:-1] + "b" for c in basic], "must": False})

    def _left(self, game: ChampionsGame, seat: int) -> int:
        """Remaining hit points, no more than are printed; who was eliminated begins with one."""
        s = game.state
        if s.players[seat].out:
            return 1
        identity = s.players[seat].identity
        return max(1, min(stats.remaining(s, identity), stats.printed(s, identity, "HP")))

    def take(self, log: Log, choice: dict[str, Any], code: str) -> None:
        mine = log.gained[choice["seat"]]
        if choice["what"] == "improve":
            mine[mine.index(code[:-1] + "a")] = code
        elif choice["what"] == "heal":
            left = [c for c in OBLIGATIONS if c not in mine]
            mine.append(left[draw(seed_of(f"{log.seed} heal {log.at} {choice['seat']}"), 0) % len(left)])
            log.notes["hit points"][choice["seat"]] = None
        else:
            mine.append(code)
            for other in log.choices:  # there is one of each
                if other["what"] == choice["what"]:
                    other["of"] = [c for c in other["of"] if c != code]

    def tell(self, log: Log) -> list[tuple[str, list[str | int]]]:
        out: list[tuple[str, list[str | int]]] = [("experimental", list(log.notes.get("experimental", ())))]
        out += [("delay", [log.notes["delay"]] if "delay" in log.notes else [])]
        return [x for x in out if x[1]]


CAMPAIGN = RedSkull("rise-of-red-skull", ("crossbones", "absorbing_man", "taskmaster", "zola", "red_skull"), final=True)
