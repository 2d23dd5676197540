"""Omens: a tiny game for the kernel's tests.

Two to four seats hold four cards each. Every round all choose a card, secretly and at the same time; then, from the
lead on, each card is shown, does what it does (some stay as charms) and its owner rolls a die, which charms may change
or stop. Rank and die together: the highest alone takes two points. When the hands are empty, the most points win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from quickstrike.kernel.chance import seed_of
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.errors import SetupError
from quickstrike.kernel.game import Game
from quickstrike.kernel.ops import Book, Op, Procs, fresh, runs
from quickstrike.kernel.setting import Setting
from quickstrike.kernel.state import Event, Frame, Handle, Key, Scope, State
from quickstrike.kernel.windows import open_window


# ---- the words and the cards
@dataclass(frozen=True)
class Gain(Op):
    n: int


@dataclass(frozen=True)
class Nudge(Op):
    """Change the roll by n; None: it is not made."""

    n: int | None


@dataclass(frozen=True)
class Swap(Op):
    """You may swap a card of your hand for the top one of the deck."""


@dataclass(frozen=True)
class Seq(Op):
    steps: tuple[Op, ...]


@dataclass(frozen=True)
class Card:
    """`now` is done when it is shown. With a `point` it stays and acts there on rolls, its owner's or the others'."""

    rank: int
    now: Op | None = None
    point: str = ""
    forced: bool = False  # one that may be used is used up by it, one that must be stays
    mine: bool = False
    effect: Op | None = None


CARDS: dict[str, Card] = {
    code: fresh(card)
    for code, card in {
        "pebble": Card(4),
        "crown": Card(5, now=Gain(1)),
        "fool": Card(1, now=Seq((Gain(1), Swap(), Gain(1)))),
        "ember": Card(2, None, "when", True, True, Nudge(2)),
        "frost": Card(2, None, "when", True, False, Nudge(-1)),
        "veto": Card(1, None, "would", False, False, Nudge(None)),
        "echo": Card(2, None, "after", False, True, Seq((Swap(), Gain(1)))),
    }.items()
}
BOOK = Book()
for _code, _card in CARDS.items():
    BOOK.add(_code, _card)
DECK = [code for code in CARDS for _ in range(4)]  # the code of each card, by its number


# ---- the table
class Table(State):
    __slots__ = ("lead", "points", "zones")

    def __init__(self, seed: int | str, seats: int) -> None:
        super().__init__(seed)
        self.lead, self.points = 0, [0] * seats
        self.zones: dict[str, list[int]] = {"deck": list(range(len(DECK))), "gone": []}
        self.zones |= {f"{kind}{i}": [] for kind in ("hand", "pick", "charm") for i in range(seats)}

    def clone(self) -> Table:
        c = Table.__new__(Table)
        self.copy_into(c)
        c.lead, c.points, c.zones = self.lead, self.points.copy(), {k: v.copy() for k, v in self.zones.items()}
        return c

    def where(self, card: int) -> str:
        return next(k for k, v in self.zones.items() if card in v)

    def put(self, card: int, to: str) -> None:
        """The only way a card moves, and with it the index."""
        was, c = self.where(card), CARDS[DECK[card]]
        self.zones[was].remove(card)
        self.zones[to].append(card)
        if c.point and was.startswith("charm"):
            self.unlisten(("roll", c.point, c.forced), (card, 0))
        if c.point and to.startswith("charm"):
            self.listen(("roll", c.point, c.forced), (card, 0))

    def hand_decision(self, seat: int, kind: str) -> Decision:
        cards = [Option(kind, c) for c in sorted(self.zones[f"hand{seat}"])]
        return Decision(seat, kind, [*cards, Option("keep")] if kind == "swap" else cards)

    def order(self) -> list[int]:
        return [*range(self.lead, len(self.points)), *range(self.lead)]

    def triggered(self, handle: Handle, event: Event, point: str) -> bool:
        return CARDS[DECK[handle[0]]].mine == (self.where(handle[0]) == f"charm{event.player}")

    def offer(self, handle: Handle, event: Event, seat: int, forced: bool) -> Option | None:
        if forced or self.where(handle[0]) == f"charm{seat}":
            return Option("use", handle[0], ability=handle[1])
        return None

    def fire(self, handle: Handle, event: Event, seat: int, option: Option | None) -> None:
        card, owner = CARDS[DECK[handle[0]]], int(self.where(handle[0])[-1])
        if not card.forced:
            self.put(handle[0], "gone")
        resolve(self, card.effect, owner, handle[0], event.id)


# ---- the rules
proc = Procs("omens")


def resolve(s: Table, op: Op | None, you: int, source: int, event: int = 0) -> None:
    if op:
        s.push(effect, s.new_scope(Scope(you, source, event=event)))
        s.push(op, s.stack[-1].scope)


@proc
def effect(s: Table, f: Frame) -> None:
    """Lies under an effect: when it is on top again, all of it is done."""
    s.done(f)
    del s.scopes[f.scope]


@proc
def match(s: Table, f: Frame) -> None:
    m = f.mem
    if f.pc == 0 and not s.zones["hand0"]:
        best = [i for i, n in enumerate(s.points) if n == max(s.points)]
        s.result = f"seat {best[0]} wins" if len(best) == 1 else "draw"
        s.done(f)
    elif f.pc == 0:
        for seat in s.order():
            s.ask(s.hand_decision(seat, "pick"))
        m["totals"], f.pc = (0,) * len(s.points), 1
    elif f.pc == 1:
        seat, option = s.take()
        s.put(option.card, f"pick{seat}")
        if not s.pending:  # that was the last one
            m["left"], f.pc = tuple(s.order()), 2
    elif m["left"]:
        s.push(turn, seat=m["left"][0])
        m["left"] = m["left"][1:]
    else:
        best = [i for i, n in enumerate(m["totals"]) if n == max(m["totals"])]
        if len(best) == 1:
            s.points[best[0]] += 2
        s.note("round", *m["totals"])
        s.lead, f.pc = s.order()[1], 0


@proc
def turn(s: Table, f: Frame) -> None:
    m, seat = f.mem, f.mem["seat"]
    f.pc += 1
    if f.pc == 1:
        m["card"] = c = s.zones[f"pick{seat}"][0]
        s.note("card", seat, DECK[c])
        s.put(c, f"charm{seat}" if CARDS[DECK[c]].point else "gone")
        resolve(s, CARDS[DECK[c]].now, seat, c)
    elif f.pc == 2:
        m["event"] = s.new_event("roll", m["card"], m["card"], seat).id
        open_window(s, "would", s.events[m["event"]])
    elif f.pc < 5 and not s.events[m["event"]].stopped:
        if f.pc == 3:
            s.events[m["event"]].amount = 1 + s.below(6)
        open_window(s, "when" if f.pc == 3 else "after", s.events[m["event"]])
    elif f.pc == 5:
        die = s.events.pop(m["event"]).amount
        s.note("roll", seat, die)
        s.done(f)
        totals = s.stack[-1].mem["totals"]
        s.stack[-1].mem["totals"] = (*totals[:seat], CARDS[DECK[m["card"]]].rank + die, *totals[seat + 1 :])


@runs(Seq)
def run_seq(s: Table, f: Frame) -> None:
    f.pc += 1
    if f.pc > len(f.op.steps):
        s.done(f)
    else:
        s.push(f.op.steps[f.pc - 1], f.scope)


@runs(Gain)
def run_gain(s: Table, f: Frame) -> None:
    s.done(f)
    s.points[s.scopes[f.scope].you] += f.op.n


@runs(Nudge)
def run_nudge(s: Table, f: Frame) -> None:
    s.done(f)
    roll = s.events[s.scopes[f.scope].event]
    if f.op.n is None:
        roll.stopped = "canceled"
    else:
        roll.amount = max(1, min(6, roll.amount + f.op.n))


@runs(Swap)
def run_swap(s: Table, f: Frame) -> None:
    you = s.scopes[f.scope].you
    if f.pc == 0 and s.zones[f"hand{you}"] and s.zones["deck"]:
        f.pc = 1
        return s.ask(s.hand_decision(you, "swap"))
    if f.pc:
        _, option = s.take()
        if option.verb == "swap":
            s.put(s.zones["deck"][-1], f"hand{you}")
            s.put(option.card, "deck")
            s.shuffle(s.zones["deck"])
            s.seen += 1
    s.done(f)


# ---- the game
def index_of(s: Table) -> dict[Key, list[Handle]]:
    out: dict[Key, list[Handle]] = {}
    for card in sorted(c for k, v in s.zones.items() if k.startswith("charm") for c in v):
        c = CARDS[DECK[card]]
        out.setdefault(("roll", c.point, c.forced), []).append((card, 0))
    return out


@dataclass(frozen=True)
class OmensSetting(Setting):
    players: int = 3

    @classmethod
    def game(cls) -> type[Omens]:
        return Omens

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(f"seer{i + 1}" for i in range(self.players))

    def check(self) -> None:
        super().check()
        if not 2 <= self.players <= 4:
            raise SetupError(f"omens is for 2 to 4 seats, not for {self.players}")


class Omens(Game[Table]):
    name, book = "omens", BOOK

    @classmethod
    def setting(cls) -> type[OmensSetting]:
        return OmensSetting

    @classmethod
    def laid_out(cls, setting: OmensSetting, seed: int | str) -> Table:
        s = Table(seed, setting.players)
        s.shuffle(s.zones["deck"])
        for i in range(4 * setting.players):
            s.put(s.zones["deck"][-1], f"hand{i % setting.players}")
        s.note("deal", setting.players)
        s.push(match)
        return s

    def pack(self) -> dict[str, Any]:
        return {"lead": self.state.lead, "points": self.state.points, "zones": self.state.zones}

    @classmethod
    def unpack(cls, setup: dict[str, Any], packed: dict[str, Any]) -> Table:
        s = Table(setup["seed"], setup["players"])
        s.lead, s.points = packed["lead"], list(packed["points"])
        s.zones = {k: list(packed["zones"][k]) for k in s.zones}
        s.reindex(index_of(s))
        return s

    def view(self, seat: int) -> dict[str, Any]:
        s = self.state
        names = {k: [DECK[c] for c in v] for k, v in s.zones.items()}
        return {
            "points": s.points.copy(),
            "hand": names.get(f"hand{seat}", []),
            "picked": names.get(f"pick{seat}", []),
            "gone": names["gone"],
            "charms": [names[f"charm{i}"] for i in self.seats()],
            "hands": [len(s.zones[f"hand{i}"]) for i in self.seats()],
            "log": [list(x) for x in self.log],
            **self.asked(seat),
        }

    def seats(self) -> list[int]:
        return list(range(len(self.state.points)))

    def time(self) -> int:
        return 1 + sum(x[0] == "round" for x in self.log)

    def cards(self, seat: int) -> list[int]:
        return sorted(self.state.zones[f"hand{seat}"]) if seat >= 0 else list(range(len(DECK)))

    def names_of(self, card: int) -> tuple[str, ...]:
        return (DECK[card],)

    def payoff(self, seat: int) -> float | None:
        return {None: None, "draw": 0.5}.get(self.result, float(self.result == f"seat {seat} wins"))

    def invariants(self) -> list[str]:
        cards = sorted(c for v in self.state.zones.values() for c in v)
        return [] if cards == list(range(len(DECK))) else [f"the cards are {cards}"]

    def rebuilt(self) -> dict[Key, list[Handle]]:
        return index_of(self.state)

    def resampled(self, seat: int, salt: int) -> Self:
        g = self.clone()
        s = g.state
        s.seed = seed_of(f"{s.seed}/{salt}")
        hidden = ["deck", *(f"{kind}{i}" for kind in ("hand", "pick") for i in self.seats() if i != seat)]
        cards = [c for k in hidden for c in s.zones[k]]
        s.shuffle(cards)
        for k in hidden:
            s.zones[k] = [cards.pop() for _ in s.zones[k]]
        s.pending = [
            d
            if d.seat == seat or d.kind not in ("pick", "swap")
            else s.hand_decision(d.seat, d.kind).numbered(d.number)
            for d in s.pending
        ]
        return g


def make(seats: int = 3, seed: int | str = 1) -> Omens:
    return Omens.create({"players": seats, "seed": seed})


def play(g: Omens, answers: int = 1000) -> Omens:
    """Answer the newest open decision by an option in the middle, so many times or to the end."""
    for _ in range(answers):
        if g.decision is None:
            break
        options = g.decisions[-1].options
        g.answer(options[len(g.answers) % len(options)])
    return g
