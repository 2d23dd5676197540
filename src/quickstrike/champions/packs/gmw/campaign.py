"""The campaign of The Galaxy's Most Wanted: five scenarios, units for the market, and a headhunter who comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...campaign import Campaign, Log
from ...faces import FACES
from ...rules import stats
from ...table import SCENARIO, Table
from ...vocab import UnitCost

if TYPE_CHECKING:
    from ...game import ChampionsGame

MARKET = tuple(f"16{n}" for n in range(150, 178))
CHALLENGES = ("16178a", "16179a", "16180a", "16181a", "16182a")
HUNTER = "16183"
HUNT = ("16184", "16185", "16186", "16187")
"""What comes with the headhunter, one more for each time he was defeated."""
EGG, TEAPOT, PHILOSOPHERS, CRYSTAL = "16127", "16128", "16129", "16130"
ARTIFACTS: dict[str, list[Any]] = {
    EGG: ["counters", "16093", "evasion", 1],
    TEAPOT: ["deal first"],
    PHILOSOPHERS: ["boost"],
    CRYSTAL: ["villain status", "tough"],
}
"""What each of them does against Nebula, who has them now."""
ACCUSED, PINCER, SHIP, STONE = "16116", "16112", "16093", "16149"
HEAL, KREE = "heal", CHALLENGES[-1]
EXPERT: tuple[list[Any], ...] = (["until", "minion", "engage"], ["collect"], ["until", "attachment", "reveal"], ["until", "Technique", "attach"])
"""What an expert campaign adds, scenario by scenario; to the last one, threat."""


@dataclass(frozen=True)
class GalaxysMostWanted(Campaign):
    """notes: units (of each seat), hunted (how often the headhunter was defeated), collection (for each seat, codes),
    artifacts (codes), stone (the seat that had it), evasion (counters), kree (the last challenge was accepted), hit
    points (of each seat, in an expert campaign; null: all of them)."""

    def setup(self, log: Log) -> list[list[Any]]:
        out: list[list[Any]] = []
        if log.at < len(self.scenarios) - 1 or log.notes.get("kree"):
            out.append(["reveal", CHALLENGES[log.at]])
        match self.scenarios[log.at]:
            case "nebula":
                for code in log.notes.get("artifacts", ()):
                    out += [["add", code], ARTIFACTS[code]]
            case "ronan":
                if log.notes.get("stone") is not None:
                    out.append(["deal card", log.notes["stone"], ACCUSED])
                out.append(["find", PINCER, max(0, 3 - log.notes.get("evasion", 0)) * len(log.heroes)])
        out += [["add", code] for code in (HUNTER, *HUNT[: log.notes.get("hunted", 0)])]
        if log.expert:
            left = log.notes.get("hit points", ())
            out += [["hit points", seat, n] for seat, n in enumerate(left) if n is not None]
            out.append(EXPERT[log.at] if log.at < len(EXPERT) else ["threat", len(log.heroes)])
        return out

    def lost(self, log: Log) -> list[list[str]]:
        """What the Collector has kept is missing while the players escape."""
        return log.notes.get("collection", []) if self.scenarios[log.at] == "escape_the_museum" else []

    def won(self, log: Log, game: ChampionsGame) -> None:
        s = game.state
        scenario = self.scenarios[log.at - 1]
        shown = [s.codes[c] for c in s.zones["victory"]]
        if HUNTER in shown:
            log.notes["hunted"] = log.notes.get("hunted", 0) + 1
        self._note(log, s, scenario, shown)
        earned = 1 + min(3, sum(_victory(code) for code in shown)) + self._bonus(s, scenario, shown)
        units = log.notes.setdefault("units", [0] * len(log.heroes))
        for p in s.players:
            units[p.seat] += earned if not (log.expert and p.out) else 0
        if log.expert:
            log.notes["hit points"] = [self._left(s, p.seat) for p in s.players]
        if not log.over:
            self._offer(log)

    def _note(self, log: Log, s: Table, scenario: str, shown: list[str]) -> None:
        if scenario == "infiltrate_the_museum":
            kept = s.zones.get("collection", ())
            log.notes["collection"] = [[s.codes[c] for c in kept if s.owners[c] == p.seat] for p in s.players]
        elif scenario == "escape_the_museum":
            log.notes["artifacts"] = [c for c in ARTIFACTS if c in shown]
        elif scenario == "nebula":
            host = next((s.play[c].host for c in s.play if s.codes[c] == STONE), -1)
            seats = [p.seat for p in s.players if p.identity == host]
            log.notes["stone"] = seats[0] if seats else None
            log.notes["evasion"] = _evasion(s)

    def _bonus(self, s: Table, scenario: str, shown: list[str]) -> int:
        """The units that depend on how it was won."""
        scheme = s.play[s.of_kind("main_scheme")[0]]
        match scenario:
            case "brotherhood_of_badoon":
                return (not s.of_kind("minion")) + (scheme.face.code == "16061b")
            case "infiltrate_the_museum":
                return (len(s.zones.get("collection", ())) <= s.started) + (scheme.threat == 0)
            case "escape_the_museum":
                return sum(c in shown for c in ARTIFACTS) // 2
            case "nebula":
                return (_evasion(s) <= 1) + (scheme.face.code == "16091b")
        return 0

    def _left(self, s: Table, seat: int) -> int | None:
        """Remaining hit points, no more than are printed; who was eliminated begins unhurt."""
        if s.players[seat].out:
            return None
        identity = s.players[seat].identity
        return min(stats.remaining(s, identity), stats.printed(s, identity, "HP"))

    def _offer(self, log: Log) -> None:
        """What each player can afford: there is one of each card, and nobody has to buy. Hurt players may pay to heal."""
        bought = {c for cards in log.gained for c in cards}
        log.choices = []
        for seat, units in enumerate(log.notes["units"]):
            cards = [c for c in MARKET if _price(c) <= units and c not in bought]
            if cards:
                log.choices.append({"seat": seat, "what": "market", "of": cards, "must": False})
            if units and log.notes.get("hit points", [None] * (seat + 1))[seat] is not None:
                log.choices.append({"seat": seat, "what": HEAL, "of": [HEAL], "must": False})
        if log.at == len(self.scenarios) - 1 and not log.notes.get("kree"):
            log.choices.append({"seat": 0, "what": "kree", "of": [KREE], "must": False})

    def take(self, log: Log, choice: dict[str, Any], code: str) -> None:
        seat = choice["seat"]
        if choice["what"] == "kree":
            log.notes["kree"] = True
        elif choice["what"] == HEAL:
            log.notes["units"][seat] -= 1
            log.notes["hit points"][seat] = None
        else:
            log.notes["units"][seat] -= _price(code)
            log.gained[seat].append(code)
        self._offer(log)

    def tell(self, log: Log) -> list[tuple[str, list[str | int]]]:
        kept = [c for cards in log.notes.get("collection", ()) for c in cards]
        rows: list[tuple[str, list[str | int]]] = [
            ("units", list(log.notes.get("units", ()))),
            ("hunted", [log.notes["hunted"]] if "hunted" in log.notes else []),
            ("collection", kept),
            ("artifacts", list(log.notes.get("artifacts", ()))),
            ("stone", [log.notes["stone"] + 1] if log.notes.get("stone") is not None else []),
            ("evasion", [log.notes["evasion"]] if "evasion" in log.notes else []),
        ]
        return [x for x in rows if x[1]]


def _price(code: str) -> int:
    """In units."""
    return next(p.n for p in FACES[code].parts if isinstance(p, UnitCost))


def _victory(code: str) -> int:
    """The number of "Victory 1", of encounter cards."""
    word = FACES[code].keywords.get("victory") if not FACES[code].player_card else None
    return word.n if word is not None and isinstance(word.n, int) else 0


def _evasion(s: Table) -> int:
    return sum(i.counters.get("evasion", 0) for i in s.play.values() if i.face.code == SHIP and i.controller == SCENARIO)


CAMPAIGN = GalaxysMostWanted(
    "galaxys-most-wanted", ("brotherhood_of_badoon", "infiltrate_the_museum", "escape_the_museum", "nebula", "ronan"), final=True
)
