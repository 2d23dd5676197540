"""The table of Dice Throne as plain data: players, dials, cards, dice, the current Attack and what is incoming."""

from __future__ import annotations

from typing import Final

from ..kernel.state import State

DUEL: Final = "duel"
HILL: Final = "hill"
TEAMS: Final = "teams"
"""One against one; King of the Hill, for three; two against two."""
MODES: Final = (DUEL, HILL, TEAMS)
SEATS: Final = {DUEL: 2, HILL: 3, TEAMS: 4}
BY_SEATS: Final = {n: mode for mode, n in SEATS.items()}
HEALTH: Final = {DUEL: 50, HILL: 35, TEAMS: 50}
ABOVE: Final = 10  # how far healing goes above the start (dt:health)
MOST_POINTS: Final = 15
HAND: Final = 6
BONUS: Final = "bonus"
OFFENSIVE: Final = "offensive"
DEFENSIVE: Final = "defensive"
TARGETING: Final = "targeting"


class Player:
    __slots__ = ("companions", "hero", "levels", "limits", "out", "points", "team", "tokens", "used")

    def __init__(self, hero: str, team: int) -> None:
        self.hero, self.team, self.points, self.out = hero, team, 0, False
        self.tokens: dict[str, tuple[int, ...]] = {}  # the side of each token
        self.limits: dict[str, int] = {}  # by how much stack limits are raised
        self.levels: dict[str, int] = {}  # of spaces above level I
        self.companions: dict[str, int] = {}  # whose board one's own companion is on
        self.used: tuple[str, ...] = ()  # what can be done once a turn and was

    def clone(self) -> Player:
        c = Player(self.hero, self.team)
        c.points, c.out, c.used = self.points, self.out, self.used
        c.tokens, c.limits, c.levels = self.tokens.copy(), self.limits.copy(), self.levels.copy()
        c.companions = self.companions.copy()
        return c

    def count(self, token: str) -> int:
        return len(self.tokens.get(token, ()))


class Rolled:
    """Dice on the table: who rolled them, what for, how many attempts are left, whether somebody changed them."""

    __slots__ = ("changed", "dice", "left", "purpose", "roller")

    def __init__(self, roller: int, purpose: str, dice: tuple[int, ...] = (), left: int = 0) -> None:
        self.roller, self.purpose, self.dice, self.left, self.changed = roller, purpose, dice, left, False

    def clone(self) -> Rolled:
        c = Rolled(self.roller, self.purpose, self.dice, self.left)
        c.changed = self.changed
        return c


class Attack:
    """The offensive ability that was activated. `hits`: its damage, (amount, kind). target -1: not known yet."""

    __slots__ = ("ability", "again", "attacker", "defend", "hits", "plus", "scope", "target", "tier", "ultimate")

    def __init__(self, attacker: int, ability: str, tier: int, ultimate: bool, scope: int) -> None:
        self.attacker, self.ability, self.tier, self.ultimate, self.scope = attacker, ability, tier, ultimate, scope
        self.target = -1
        self.hits: tuple[tuple[int, str], ...] = ()
        self.plus = 0  # what Attack Modifiers add
        self.defend = False  # a defence is possible although the damage can't be defended against
        self.again = False  # another offensive roll phase follows

    def clone(self) -> Attack:
        c = Attack(self.attacker, self.ability, self.tier, self.ultimate, self.scope)
        c.target, c.hits, c.plus, c.defend, c.again = self.target, self.hits, self.plus, self.defend, self.again
        return c


class Incoming:
    """What waits to be dealt to a seat. isolated: an instance of its own, dealt at once."""

    __slots__ = ("all", "attack", "by", "halves", "heal", "hits", "isolated", "less", "seat", "survive")

    def __init__(self, seat: int, by: int, isolated: bool = False) -> None:
        self.seat, self.by, self.isolated = seat, by, isolated
        self.hits: tuple[tuple[int, str], ...] = ()
        self.less = 0  # prevented by number
        self.halves = 0  # how often half of it is prevented
        self.all = False  # all of it is prevented
        self.heal = 0
        self.survive = 0  # the health that is left instead of 0
        self.attack = False  # the Attack's damage is part of it

    def clone(self) -> Incoming:
        c = Incoming(self.seat, self.by, self.isolated)
        c.hits, c.less, c.halves, c.all = self.hits, self.less, self.halves, self.all
        c.heal, c.survive, c.attack = self.heal, self.survive, self.attack
        return c


class Table(State):
    __slots__ = (
        "active",
        "attack",
        "codes",
        "dials",
        "incoming",
        "loaded",
        "marks",
        "masked",
        "mode",
        "phase",
        "players",
        "rolls",
        "start",
        "turn",
        "turn_marks",
        "zones",
    )

    def __init__(self, seed: int | str | None, heroes: list[str], mode: str) -> None:
        super().__init__(seed)
        self.mode = mode
        self.players = [Player(h, i % 2 if mode == TEAMS else i) for i, h in enumerate(heroes)]
        self.dials = [HEALTH[mode]] * (2 if mode == TEAMS else len(heroes))
        self.codes: list[str] = []  # the card that each number is
        self.zones: dict[str, list[int]] = {
            f"{kind}{i}": [] for kind in ("deck", "hand", "discard", "board", "playing") for i in range(len(heroes))
        }
        self.active = self.start = 0
        self.turn = 0
        self.masked = False  # whoever has cards is asked in every window, so that a pause reveals nothing
        self.phase = "setup"
        self.rolls: list[Rolled] = []
        self.attack: Attack | None = None
        self.incoming: list[Incoming] = []
        self.marks: dict[str, int] = {}  # of the roll phase: "seat:name"
        self.turn_marks: dict[str, int] = {}
        self.loaded: tuple[int, ...] = ()  # dice that a position prescribes: they fall before any random ones

    def clone(self) -> Table:
        c = Table(None, [], self.mode)
        self.copy_into(c)
        c.active, c.start, c.turn, c.phase = self.active, self.start, self.turn, self.phase
        c.players = [p.clone() for p in self.players]
        c.dials, c.codes = self.dials.copy(), self.codes
        c.zones = {k: v.copy() for k, v in self.zones.items()}
        c.rolls = [r.clone() for r in self.rolls]
        c.attack = self.attack and self.attack.clone()
        c.incoming = [x.clone() for x in self.incoming]
        c.marks, c.turn_marks = self.marks.copy(), self.turn_marks.copy()
        c.loaded, c.masked = self.loaded, self.masked
        return c

    # ---- who
    def order(self) -> list[int]:
        """The seats still in the game by priority: the active player, then clockwise (dt:timing-conflicts)."""
        around = CLOCKWISE[len(self.players)]
        at = around.index(self.active)
        return [x for x in (*around[at:], *around[:at]) if not self.players[x].out]

    def opponents(self, seat: int) -> list[int]:
        team = self.players[seat].team
        return [x for x, p in enumerate(self.players) if p.team != team and not p.out]

    def mates(self, seat: int) -> list[int]:
        """The seat itself and its team-mate."""
        return [x for x, p in enumerate(self.players) if p.team == self.players[seat].team and not p.out]

    def side(self, seat: int) -> list[int]:
        """Those who see a seat's hand: itself and its team-mate, defeated or not."""
        return [x for x, p in enumerate(self.players) if p.team == self.players[seat].team]

    def alive(self) -> list[int]:
        return [x for x, p in enumerate(self.players) if not p.out]

    def health(self, seat: int) -> int:
        return self.dials[self.players[seat].team]

    def sides(self, seat: int) -> tuple[int, int]:
        """The opponents to a seat's left and right in a game of teams (dt:targeting-roll-phase)."""
        return (1, 3) if self.players[seat].team == 0 else (2, 0)

    # ---- cards
    def move(self, card: int, was: str, to: str) -> None:
        self.zones[was].remove(card)
        self.zones[to].append(card)

    # ---- damage
    def waiting(self, seat: int) -> Incoming | None:
        """What is incoming to a seat now: an isolated instance before the rest."""
        mine = [x for x in self.incoming if x.seat == seat]
        return next((x for x in reversed(mine) if x.isolated), mine[-1] if mine else None)

    def pool(self, seat: int, by: int) -> Incoming:
        """What is dealt to a seat at the end of the phase."""
        found = next((x for x in self.incoming if x.seat == seat and not x.isolated), None)
        if found is None:
            found = Incoming(seat, by)
            self.incoming.append(found)
        elif not found.hits:  # there was healing only
            found.by = by
        return found

    # ---- marks
    def mark(self, seat: int, name: str, turn: bool = False) -> None:
        at = self.turn_marks if turn else self.marks
        key = f"{seat}:{name}"
        at[key] = at.get(key, 0) + 1

    def marked(self, seat: int, name: str) -> int:
        key = f"{seat}:{name}"
        return self.marks.get(key, 0) + self.turn_marks.get(key, 0)


CLOCKWISE: Final = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 3, 2)}
"""The order around the table. In two against two, team-mates sit side by side: turns zigzag 0, 1, 2, 3, priority goes
around the table."""
