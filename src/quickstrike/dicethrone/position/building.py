"""From a position as it is written to a table, before anybody is asked."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import At
from ...kernel.state import Frame
from ..loading import CARDS, HEROES, TOKENS, deck_of, hero
from ..rules.attack import ATTEMPTS, offensive, roll_phase
from ..rules.setup import START_POINTS
from ..rules.turn import discard_phase, main_phase, match, turn
from ..rules.usable import limit
from ..table import ABOVE, BY_SEATS, HEALTH, MOST_POINTS, OFFENSIVE, SEATS, Rolled, Table
from .dice_phrases import say
from .names import both, by_name, cards_of, companions_of, named, spaces_of, tokens_of

TABLE = ("mode", "seed", "turn", "active", "start", "phase", "dice", "rolled", "attempts", "player", "exact")
PLAYER = ("hero", "health", "points", "tokens", "upgrades", "limits", "hand", "deck", "discard", "rest", "away", "used")
EXACT = ("seed", "counter", "seen", "next", "decision", "marks", "turn_marks")
DEFAULTS = ("thor", "black-widow", "spider-man", "thor")
PHASES = ("upkeep", "main1", "roll", "main2", "discard")
ANY = 10**15
"""Numbers that the engine counts may be as large as they like."""


def build(at: At) -> Table:
    rows = at.rows("player")
    heroes, mode = seated(at, rows)
    s = Table(at.seed(), heroes, mode)
    for n in range(len(heroes)):
        lay(s, n, rows[n] if n < len(rows) else At(at.sheet, {}, ("player", n)))
    defeated(s, rows)
    whose_turn(s, at)
    s.loaded = dice(at, "dice")
    s.phase = at.text("phase", "roll" if "rolled" in at else "main1", PHASES)
    for key in ("rolled", "attempts"):
        if key in at and s.phase != "roll":
            at[key].fail("only roll", key=key)
    s.stack = frames(s, at)
    s.restacked()
    if "exact" in at:
        restore(s, at["exact"])
    return s


# ---- who plays
def seated(at: At, rows: list[At]) -> tuple[list[str], str]:
    for x in rows:
        x.table(PLAYER, "player")
    mode = at.text("mode", known=SEATS)
    n = len(rows) if len(rows) > 1 else SEATS.get(mode, 2)
    if not mode and n not in BY_SEATS:
        at["player"].fail("no mode", n=n)
    mode = mode or BY_SEATS[n]
    if n != SEATS[mode]:
        at["player"].fail("no players", mode=mode, wanted=SEATS[mode], n=n)
    known = by_name((h.id, h.name) for h in HEROES.values())
    heroes = [named(x["hero"], known, "no hero") if "hero" in x else DEFAULTS[i] for i, x in enumerate(rows)]
    return [*heroes, *DEFAULTS[len(heroes) : n]], mode


def defeated(s: Table, rows: list[At]) -> None:
    """A dial at 0; a team has one dial."""
    told: dict[int, int] = {}
    for p, x in zip(s.players, rows, strict=False):
        if "health" in x:
            n = x.number("health", least=0, most=HEALTH[s.mode] + ABOVE)
            if told.setdefault(p.team, n) != n:
                x["health"].fail("one dial", found=n, other=told[p.team])
            s.dials[p.team] = n
    for p in s.players:
        p.out = s.dials[p.team] == 0
    if sum(n > 0 for n in s.dials) < 2:
        next(x for x in rows if x.value.get("health") == 0)["health"].fail("over")


def whose_turn(s: Table, at: At) -> None:
    """The start player's turn is the first; whatever is left open is made to fit."""
    n = len(s.players)
    s.active = seat(at, "active", n)
    passed = at.number("turn", 0, 1, 9999) - 1
    s.start = seat(at, "start", n) if "start" in at else (s.active - passed) % n if passed >= 0 else 0
    s.turn = passed + 1 or (s.active - s.start) % n + 1
    if s.turn == 1 and s.active != s.start:
        at["turn"].fail("first turn", start=s.start + 1, active=s.active + 1)
    if s.players[s.active].out:
        At(at.sheet, s.active, ("active",)).fail("is out", n=s.active + 1, key="active")


# ---- a player
def lay(s: Table, n: int, at: At) -> None:
    p = s.players[n]
    p.points = at.number("points", START_POINTS, most=MOST_POINTS)
    heroes = tuple(x.hero for x in s.players)
    for key, token in keyed(at, "limits", heroes):
        p.limits[token] = at["limits"].number(key, least=1)
    for key, token in keyed(at, "tokens", heroes):
        if sides := sides_of(s, n, token, at["tokens"][key]):
            p.tokens[token] = sides
    p.companions = {c.id: n for c in hero(p.hero).companions}
    away(s, n, at)
    for x in at.rows("used"):
        token = named(x, tokens_of(heroes), "no token")
        if not any(spend.once for spend in TOKENS[token].spend):
            x.fail("once a turn", token=both(TOKENS[token].name))
        p.used = (*p.used, token)
    Cards(s, n).lay(at)


def keyed(at: At, key: str, heroes: tuple[str, ...]) -> list[tuple[str, str]]:
    """A table of tokens: its keys, and which token each means."""
    if key not in at:
        return []
    if not isinstance(at[key].value, Mapping):
        at[key].fail("no counts", key=key, found=at.value[key])
    names = tokens_of(heroes)
    return [(k, named(at[key].key(k), names, "no token")) for k in at[key].value]


def sides_of(s: Table, n: int, token: str, at: At) -> tuple[int, ...]:
    """How many of a token, on their first side; or the side of each."""
    t, most = TOKENS[token], limit(s, n, token)
    if t.full.steps:
        most -= 1  # at its limit it is removed
    sides: tuple[int, ...] = ()
    if isinstance(at.value, int) and not isinstance(at.value, bool) and at.value >= 0:
        if at.value <= most:
            return (0,) * at.value
        at.fail("many tokens", token=both(t.name), n=at.value, most=most)
    if not isinstance(at.value, list):
        or_sides = say("or sides", known=t.sides) if t.sides else ""
        at.fail("no tokens", sides=or_sides, found=at.value)
    for x in at.each():
        if x.value not in t.sides:
            x.fail("no side", token=both(t.name), found=x.value, known=t.sides or say("nothing"))
        sides = (*sides, t.sides.index(x.value))
    if len(sides) > most:
        at.fail("many tokens", token=both(t.name), n=len(sides), most=most)
    return tuple(sorted(sides))


def away(s: Table, n: int, at: At) -> None:
    """Who holds the companion: `away = 2`, or of several `away = {mjolnir = 2}`."""
    if "away" not in at:
        return
    x, p = at["away"], s.players[n]
    if not p.companions:
        x.fail("no companions", whose=both(hero(p.hero).name))
    if isinstance(x.value, Mapping):
        held = {named(x.key(k), companions_of((p.hero,)), "no companion"): seat(x, k, len(s.players)) for k in x.value}
    elif len(p.companions) > 1:
        x.fail("which companion", whose=both(hero(p.hero).name), such=f"{{{min(p.companions)} = 2}}")
    else:
        held = {min(p.companions): seat(at, "away", len(s.players))}
    for holder in held.values():
        if s.players[holder].team == p.team:
            x.fail("not there", n=holder + 1)
    p.companions.update(held)


class Cards:
    """The cards of a player: whatever is not named is in the deck, shuffled, or where `rest` says."""

    def __init__(self, s: Table, n: int) -> None:
        self.s, self.n, self.hero = s, n, s.players[n].hero
        self.free: list[int] = []
        for code in deck_of(self.hero):
            self.free.append(len(s.codes))
            s.codes.append(code)

    def lay(self, at: At) -> None:
        s, n = self.s, self.n
        s.zones[f"hand{n}"] = [self.take(x, self.code(x)) for x in at.rows("hand")]
        s.zones[f"board{n}"] = [self.take(x, code) for x, code in self.upgrades(at)]
        for c in s.zones[f"board{n}"]:
            card = CARDS[s.codes[c]]
            s.players[n].levels[card.space] = max(card.level, s.players[n].levels.get(card.space, 0))
        piles = {z: [self.take(x, self.code(x)) for x in at.rows(z)][::-1] for z in ("deck", "discard")}
        rest = at.text("rest", "deck", piles)
        s.shuffle(self.free)
        for z, cards in piles.items():
            s.zones[f"{z}{n}"] = [*(self.free if z == rest else ()), *cards]

    def code(self, at: At) -> str:
        return named(at, cards_of(self.hero), "no card", whose=both(hero(self.hero).name))

    def take(self, at: At, code: str) -> int:
        found = next((c for c in self.free if self.s.codes[c] == code), -1)
        if found < 0:
            at.fail("too often", card=both(CARDS[code].name), most=CARDS[code].copies)
        self.free.remove(found)
        return found

    def upgrades(self, at: At) -> list[tuple[At, str]]:
        """A list of cards, or levels by space: `{hammered = 2}`."""
        if "upgrades" not in at:
            return []
        x, h = at["upgrades"], hero(self.hero)
        if not isinstance(x.value, Mapping):
            out = [(y, self.code(y)) for y in x.each()]
            for y, code in out:
                if CARDS[code].timing != "upgrade":
                    y.fail("no upgrade", card=both(CARDS[code].name))
            return out
        out = []
        for key in x.value:
            space = named(x.key(key), spaces_of(self.hero), "no space", whose=both(h.name))
            levels = [level.level for y in h.spaces if y.id == space for level in y.levels if level.level > 1]
            if x.value[key] not in levels:
                x[key].fail("no level", space=space, found=x.value[key], known=levels)
            out.append((x[key], f"{self.hero}:{space}-{x.value[key]}"))
        return out


# ---- where the game stands
def seat(at: At, key: str, n: int) -> int:
    """A player, counted from 1; the first where nothing is said."""
    return at.number(key, 1, 1, n) - 1


def dice(at: At, key: str) -> tuple[int, ...]:
    for x in at.rows(key):
        if isinstance(x.value, bool) or x.value not in range(1, 7):
            x.fail("no die", found=x.value)
    return tuple(x.value for x in at.rows(key))


def frames(s: Table, at: At) -> list[Frame]:
    """The stack of a game that has come to this phase."""
    base = [Frame(match), Frame(turn, pc=PC[s.phase])]
    if s.phase == "upkeep":
        return base
    if s.phase == "discard":
        return [*base, Frame(discard_phase)]
    if s.phase != "roll":
        return [*base, Frame(main_phase)]
    rolled = dice(at, "rolled")
    if rolled and len(rolled) != 5:
        at["rolled"].fail("five dice", n=len(rolled))
    left = at.number("attempts", ATTEMPTS - bool(rolled), least=0 if rolled else 1, most=9)
    s.rolls = [Rolled(s.active, OFFENSIVE, tuple(sorted(rolled)), left)]
    return [*base, Frame(roll_phase, pc=1), Frame(offensive)]


PC = {"upkeep": 0, "main1": 3, "roll": 4, "main2": 5, "discard": 6}
"""Which step of a turn is done when the phase is under way (see rules/turn.py)."""


def restore(s: Table, at: At) -> None:
    """What matters to the engine alone."""
    at.table(EXACT, "exact")
    s.seed = at.hexadecimal("seed", s.seed)
    s.counter = at.number("counter", s.counter, most=ANY)
    s.seen, s.next_id = at.number("seen", most=ANY), at.number("next", 1, 1, ANY)
    s.number = at.number("decision", 1, 1, ANY) - 1
    for key, marks in (("marks", s.marks), ("turn_marks", s.turn_marks)):
        if key in at and at[key].table(at.value[key], "exact"):
            marks.update({k: at[key].number(k, least=1) for k in at[key].value})
