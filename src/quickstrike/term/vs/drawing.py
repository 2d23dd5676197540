"""The table drawn from what the seat sees: rows in columns, who protects whom, the attack and how it is going, the
chain, the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.decision import Option
from ...kernel.language import COLON
from ...vs import VsGame
from ...vs.loading import CARDS
from ...vs.table import FRONT, SUPPORT, seat_of
from ...vs.text.names import card_name, seat_name
from ...vs.text.options import PHASES, link_text
from ...vs.text.render import COUNTERS, card_line, full_text
from ..paint import Paint, visible
from .prompts import say

LOW = 15  # endurance that is shown in red
ICONS = {"flight": "✈", "range": "➹"}
LABEL = 11
CELL = (14, 22)  # how wide a column is, at least and at most
ENDS = {(True, False): "stuns", (True, True): "even", (False, True): "fails", (False, False): "nothing"}
"""By whether the defender falls and whether the attacker is struck."""
PROTECTS = "▲▼"  # from the protected character towards its protector: up on the player's own side, down on the other
Seen = dict[str, Any]


class Board:
    """One look at the table by one seat."""

    def __init__(
        self, game: VsGame, seat: int, paint: Paint, lang: str, labels: Mapping[int, str] | None = None
    ) -> None:
        self.game, self.seat, self.paint, self.lang, self.labels = game, seat, paint, lang, labels or {}
        self.view = game.view(seat)
        self.players: list[Seen] = self.view["players"]
        self.names = [seat_name(game.state, x, lang) for x in range(len(self.players))]
        self.all = {c["card"]: c for p in self.players for c in p["characters"]}

    def say(self, key: str, **words: object) -> str:
        return say(key, self.lang, **words)

    def lines(self) -> list[str]:
        mine = self.seat if self.seat >= 0 else 0
        others = [(mine + i) % len(self.players) for i in range(1, len(self.players))]
        out = [self.paint.rule(self.headline())]
        for x in reversed(others):
            out += [*self.player(x, mirrored=True), ""]
        out += self.player(mine, mirrored=False)
        return [*out, *self.attack(), *self.chain(), *self.hand()]

    def headline(self) -> str:
        v = self.view
        phase = PHASES[self.lang][v["phase"]]
        step = self.say("step", phase=phase, seat=self.names[v["step"]]) if v["step"] >= 0 else phase
        return " · ".join(x for x in (self.say("turn", n=v["turn"]) if v["turn"] else "", step) if x)

    # ---- a player
    def player(self, x: int, mirrored: bool) -> list[str]:
        p = self.players[x]
        if p["out"]:
            return [self.paint(" " + self.say("out", seat=self.names[x]), "dim")]
        blocks = [*self.rows(p, mirrored), self.resources(x, p)]
        return [self.head(x, p), *(line for b in (reversed(blocks) if mirrored else blocks) for line in b)]

    def head(self, x: int, p: Seen) -> str:
        mine = x == self.seat
        name = self.paint(("▸" if mine else " ") + self.names[x], "bold", "green" if mine else "red")
        if x in self.labels:
            name += self.paint(f" ({self.labels[x]})", "dim")
        n = int(p["endurance"])
        parts = [name, self.paint(self.say("endurance", n=n), "bold", *(("red",) if n <= LOW else ()))]
        if x == self.view["initiative"]:
            parts.append(self.paint("★ " + self.say("initiative"), "yellow"))
        if p["points"]:
            parts.append(self.paint(self.say("points", n=p["points"]), "cyan"))
        counts = self.say("counts", hand=p["hand_size"], deck=p["deck"], ko=len(p["ko"]))
        return "  ".join([*parts, self.paint(counts, "dim")])

    def rows(self, p: Seen, mirrored: bool) -> list[list[str]]:
        """Front row, who protects whom, support row; each cell is two or three lines."""
        at = {(c["row"], c["column"]): c for c in p["characters"]}
        if not at:
            return [[f"   {self.paint(self.say(FRONT).ljust(LABEL), 'dim')}–"]]
        columns = list(range(min(x for _, x in at), max(x for _, x in at) + 1))
        room = self.paint.width - LABEL - 4
        most = max(1, room // (CELL[0] + 2))
        wide = min(CELL[1], room // min(len(columns), most) - 2)
        parts = (columns[i : i + most] for i in range(0, len(columns), most))
        return [block for part in parts for block in self.columns(at, part, wide, mirrored)]

    def columns(
        self, at: dict[tuple[str, int], Seen], columns: list[int], wide: int, mirrored: bool
    ) -> list[list[str]]:
        """As many columns as there is room for side by side."""
        front, support = (
            self.row(self.say(row), [at.get((row, x)) for x in columns], wide) for row in (FRONT, SUPPORT)
        )
        if not any((SUPPORT, x) in at for x in columns):
            return [front]
        marks = [PROTECTS[mirrored] if (SUPPORT, x) in at and at[SUPPORT, x]["protected"] else "" for x in columns]
        between = " " * (LABEL + 3) + "".join(f" {m}".ljust(wide + 2) for m in marks)
        return [front, [self.paint(between.rstrip(), "cyan")] if between.strip() else [], support]

    def row(self, label: str, cells: list[Seen | None], wide: int) -> list[str]:
        drawn = [self.cell(c, wide) if c is not None else ["", "", ""] for c in cells]
        depth = max(3 if d[2] else 2 for d in drawn)
        out = []
        for i in range(depth):
            head = self.paint((label if i == 0 else "").ljust(LABEL), "dim")
            out.append((f"   {head}" + "".join(self.paint.pad(d[i], wide + 2) for d in drawn)).rstrip())
        return out

    def cell(self, c: Seen, wide: int) -> list[str]:
        """Its name; ATK/DEF, icons, cost and state; counters and equipment."""
        name = card_name(c["code"], self.lang)
        style: tuple[str, ...] = ("bold",)
        if c["attacking"] or c["defending"]:
            style = ("bold", "magenta")
        if c["stunned"]:
            name, style = f"[{name}]", ("dim",)
        icons = "".join(v for k, v in ICONS.items() if c[k])
        word = next((k for k in ("stunned", "attacking", "defending") if c[k]), "" if c["ready"] else "exhausted")
        state = f" {self.say(word)}" if word else ""
        more = [f"{n} {COUNTERS[self.lang].get(k, k)}" for k, n in c["counters"].items()]
        more += [f"+{card_name(e['code'], self.lang)}" for e in c["equipment"]]
        numbers = f"{c['atk']}/{c['def']}{icons} ({c['cost']})"
        if len(numbers) + len(state) > wide:  # no room beside: below
            more, state = [state.strip(), *more], ""
        tint = "dim" if word in ("stunned", "exhausted") else "magenta" if word else "dim"
        return [
            self.paint(self.paint.clip(name, wide), *style),
            self.paint(numbers, "yellow") + self.paint(state, tint),
            self.paint(self.paint.clip(", ".join(more), wide), "cyan"),
        ]

    def resources(self, x: int, p: Seen) -> list[str]:
        out = []
        for r in p["resources"]:
            name = card_name(r["code"], self.lang) if "code" in r else "▒"
            out.append(self.paint(name, "cyan") if r["up"] else self.paint(f"[{name}]", "dim"))
        head = self.paint(f"{self.say('resources')}".ljust(LABEL), "dim")
        first, *rest = self.paint.flow(out, " " * (LABEL + 3), " ") or [""]
        return [f"   {head}{first[LABEL + 3 :] or '–'}", *rest]

    # ---- what is under way
    def attack(self) -> list[str]:
        a = self.view["attack"]
        if a is None:
            return []
        who = ", ".join(card_name(self.all[c]["code"], self.lang) for c in a["attackers"]) or "–"
        d = self.all.get(a["defender"])
        target = card_name(d["code"], self.lang) if d else self.names[a["player"]] if a["player"] >= 0 else "–"
        wall = f" ({d['def']} DEF)" if d else ""
        more = "".join(f", {self.say(k)}" for k in ("team", "reinforced") if a[k])
        head = f"{self.say('attack')}{COLON[self.lang]}{who} ({a['atk']} ATK) → {target}{wall}{more}"
        said = f"{self.say('forecast')}{COLON[self.lang]}{', '.join(self.forecast(a, d))}"
        told = [(head, " ", "bold"), (said, "   ", "magenta")]
        return ["", *(self.paint(x, style) for text, by, style in told for x in self.paint.wrap(text, by, "   "))]

    def forecast(self, a: Seen, d: Seen | None) -> list[str]:
        """What would come of the attack if nobody did anything more."""
        if a["player"] >= 0:
            return [self.say("loses", seat=self.names[a["player"]], n=a["atk"])]
        if d is None or not a["attackers"]:
            return [self.say("nobody")]
        out = []
        if a["atk"] >= d["def"]:
            out.append(self.say("falls", card=card_name(d["code"], self.lang)))
            if a["atk"] > d["def"] and not a["team"] and not a["reinforced"]:
                out.append(self.say("through", n=a["atk"] - d["def"]))
        hit = [self.all[c] for c in a["attackers"] if d["atk"] >= self.all[c]["def"]]
        out += [self.say("struck", card=card_name(hit[0]["code"], self.lang))] if len(hit) == 1 else []
        return out or [self.say("nobody")]

    def would(self, o: Option) -> tuple[str, int]:
        """How an attack of one would end as things stand: a word for it, and the damage that reaches a player."""
        a, d = self.all[o.card], self.all.get(o.target)
        if d is None:
            return "", int(a["atk"])
        falls, struck = a["atk"] >= d["def"], d["atk"] >= a["def"]
        return ENDS[falls, struck], max(0, a["atk"] - d["def"]) if falls else 0

    def outcome(self, o: Option) -> str:
        """The same in words."""
        end, n = self.would(o)
        if not end:
            return f"−{n}"
        return f"{self.say(end)}, {self.say('through', n=n)}" if n else self.say(end)

    def chain(self) -> list[str]:
        links = list(zip(self.game.state.chain, self.view["chain"], strict=True))
        if not links:
            return []
        out = ["", self.paint(f" {self.say('chain')}", "bold")]
        for i, (x, seen) in enumerate(reversed(links), 1):
            aims = [self.called(c) for c in seen["targets"]]
            by = [self.called(c) for c in seen["attackers"]]
            arrow = f" {', '.join(by)} → {', '.join(aims)}" if aims else ""
            out.append(f"  {i}. {link_text(x, self.lang)}{arrow} " + self.paint(f"({self.names[x.seat]})", "dim"))
        return out

    def called(self, aim: int | str) -> str:
        """A card that lies open, a player, or a face-down resource by its place."""
        if isinstance(aim, str):
            return f"[{aim.partition(':')[2]}]"
        if seat_of(aim) >= 0:
            return self.names[seat_of(aim)]
        code = self.view["cards"].get(str(aim))
        return card_name(code, self.lang) if code else "–"

    # ---- the hand
    def hand(self) -> list[str]:
        held = self.players[self.seat]["hand"] if self.seat >= 0 else None
        if not held:
            return []
        codes = sorted((self.view["cards"][str(c)] for c in held), key=lambda c: (CARDS[c].cost, c))
        wide = min(26, max(len(card_name(c, self.lang)) for c in codes))
        return ["", self.paint(f" {self.say('hand')}", "bold"), *(self.hand_line(c, wide) for c in codes)]

    def hand_line(self, code: str, wide: int) -> str:
        """Name, what it is, and of its text as much as there is room for."""
        name = self.paint.clip(card_name(code, self.lang), wide).ljust(wide)
        line = card_line(code, self.lang)
        head = f"   {self.paint(name, 'bold')} {self.paint(line, 'yellow')}"
        text = full_text(code, self.lang).partition(COLON[self.lang])[2].replace("\n", " ")
        room = self.paint.width - visible(head) - 3
        return head + (self.paint("  " + self.paint.clip(text, room), "dim") if text and room > 12 else "")
