"""What is chosen together: payments, discards, mulligans, damage that is divided. The engine asks for them one by one,
in a fixed order, so that no set is offered in two orders; a person sees all of it at once and picks in any order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...bots import Bot
from ...champions import ChampionsGame
from ...champions.faces import RESOURCES
from ...champions.rules import stats
from ...champions.rules.assign import assign, bounds
from ...champions.rules.cost import covers, gives
from ...champions.text.names import needed
from ...kernel.decision import NONE, Decision, Option
from ...kernel.errors import IllegalAnswer

KINDS = ("pay", "discard", "mulligan", "assign")


@dataclass(frozen=True)
class Pick:
    """options: all that can be picked, in the engine's order. shown: what a person needs to know besides."""

    kind: str
    options: tuple[Option, ...]
    shown: dict[str, Any] = field(default_factory=dict)

    @property
    def ids(self) -> list[str]:
        return [o.id for o in self.options]


def pick_of(game: ChampionsGame, d: Decision, lang: str = "en") -> Pick | None:
    """The selection that this decision begins, None if it is a plain choice."""
    m = game.state.stack[-1].mem if game.state.stack else {}
    if d.kind == "pay" and "offered" in m and not m.get("helping"):
        return _payment(game, d, m, lang)
    if d.kind in ("discard", "mulligan") and d.about is None and "picked" in m:
        return _discards(game, d, m)
    if d.kind == "assign" and game.state.stack[-1].op is assign:
        return _shares(game, m)
    return None


def _payment(game: ChampionsGame, d: Decision, m: dict[str, Any], lang: str) -> Pick | None:
    s, need, have = game.state, m["need"], tuple(m["pool"])
    if any(o.verb == "done" for o in d.options) and not covers(need, have):
        return None  # others may help to pay: one by one, as the engine asks
    x, asked = need[5], sum(need[:5])
    out = []
    for c, a in m["offered"][m["from"] :]:
        made = gives(s, d.seat, c, a, m["paying"])
        if sum(made) and (x < 0 or made[x] or made[3] or asked):
            out.append(Option("pay", c, NONE, a))
    wanted = {**pool(need[:4]), **({"any": need[4]} if need[4] else {}), **({"x": RESOURCES[x]} if x >= 0 else {})}
    shown = {"need": wanted, "have": pool(have), "text": needed(tuple(need), lang), "least": 0, "most": len(out)}
    return Pick("pay", tuple(out), shown)


def _discards(game: ChampionsGame, d: Decision, m: dict[str, Any]) -> Pick:
    s = game.state
    hand, picked = s.zones[f"hand{d.seat}"], m["picked"][d.seat]
    rest = hand[hand.index(picked[-1]) + 1 :] if picked else hand
    over = len(hand) - len(picked) - stats.hand_size(s, d.seat) if d.kind == "discard" else 0
    return Pick(d.kind, tuple(Option("discard", c) for c in rest), {"least": max(0, over), "most": len(rest)})


def _shares(game: ChampionsGame, m: dict[str, Any]) -> Pick:
    """Damage to be divided: every amount for everybody who is still to get his share."""
    s, left = game.state, m["left"]
    who = m["who"][m["at"] :]
    rows = [
        [Option("assign", m["source"], c, NONE, str(n)) for n in range(min(stats.remaining(s, c), left) + 1)]
        for c in who
    ]
    shown = {
        "left": min(left, sum(len(r) - 1 for r in rows)),
        "rows": [{"target": c, "options": [o.id for o in r]} for c, r in zip(who, rows, strict=True)],
    }
    return Pick("assign", tuple(o for r in rows for o in r), {**shown, "least": 0, "most": len(rows)})


def _asked_shares(game: ChampionsGame, ids: list[str]) -> list[str] | None:
    """Of a whole division those shares that the engine asks for, in its order; what is left over for somebody is not
    asked. None if it is not a whole division."""
    s, m = game.state, game.state.stack[-1].mem
    source, who, left = m["source"], m["who"], m["left"]
    room = [stats.remaining(s, c) for c in who]
    out = []
    for i in range(m["at"], len(who)):
        if not left:
            break
        amounts = {Option("assign", source, who[i], NONE, str(n)).id: n for n in range(room[i] + 1)}
        mine = next((x for x in ids if x in amounts), Option("assign", source, who[i], NONE, "0").id)
        low, high = bounds(room, i, left)
        if not low <= amounts[mine] <= high:
            return None
        out += [mine] if low < high else []
        left -= amounts[mine]
    return out


def pool(made: tuple[int, ...]) -> dict[str, int]:
    return {r: n for r, n in zip(RESOURCES, made, strict=False) if n}


def proposal(game: ChampionsGame, d: Decision, bot: Bot) -> list[str]:
    """What the bot would pick, as ids. It sees what the seat sees; the copy is only asked what comes next."""
    if d.kind not in KINDS or len(d.options) < 2:
        return []
    g = game.clone()
    out: list[str] = []
    frame = g.state.stack[-1].op
    while (now := _mine(g, d)) is not None and g.state.stack[-1].op is frame and len(out) < len(d.options) + 20:
        o = bot.choose(g, now)
        if o.verb not in ("pay", "discard", "assign"):
            return [] if o.verb == "back" else out
        out.append(o.id)
        g.answer(o, seat=d.seat)
    return out


def _mine(g: ChampionsGame, d: Decision) -> Decision | None:
    return next((x for x in g.state.pending if x.seat == d.seat and x.kind == d.kind), None)


class Row:
    """A row of answers of one seat to a game, which is a copy: if one does not fit, the copy is thrown away."""

    def __init__(self, game: ChampionsGame, seat: int) -> None:
        self.game, self.seat = game, seat

    def decision(self) -> Decision | None:
        return next((d for d in self.game.state.pending if d.seat == self.seat), None)

    def arranged(self, ids: list[str]) -> list[str]:
        """What can be picked together stands in the engine's order; the rest as it was sent. A row may begin with the
        card that is paid for, so this is done anew at every step."""
        d = self.decision()
        pick = pick_of(self.game, d) if d is not None else None
        if pick is None or not ids:
            return ids
        order = {x: i for i, x in enumerate(pick.ids)}
        n = next((i for i, x in enumerate(ids) if x not in order), len(ids))
        if pick.kind == "assign":
            asked = _asked_shares(self.game, ids[:n])
            return ids if asked is None else [*asked, *ids[n:]]
        return [*sorted(ids[:n], key=order.__getitem__), *ids[n:]]

    def next(self, ids: list[str]) -> tuple[str, Decision, Option] | None:
        """Which is answered next, at which decision, with which option; None if what is left says nothing new."""
        d = self.decision()
        offers = [x for x in self.game.open_offers() if x.seat == self.seat]
        for x in (*((d,) if d is not None else ()), *offers):
            for o in x.options:
                if o.id == ids[0]:
                    return ids[0], x, o
        if ids == ["done"]:
            return None  # it was enough, and nothing else could be added
        if d is None and not offers:
            raise IllegalAnswer("seat not asked", seat=self.seat, number=self.game.state.number)
        raise IllegalAnswer("no option", what=ids[0], number=self.game.state.number, near="")

    def closing(self, last: Option | None) -> Option | None:
        """A payment that is enough is the payment, unless as much as wanted may be spent."""
        d = self.decision()
        if last is None or last.verb != "pay" or d is None or d.kind != "pay":
            return None
        m = self.game.state.stack[-1].mem
        if "need" not in m or m["need"][5] >= 0 or not covers(m["need"], m["pool"]):
            return None
        return next((o for o in d.options if o.verb == "done"), None)
