"""The table as lines, drawn from what the seat sees: players with their dials and tokens, dice, the hand, abilities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...dicethrone import DiceThroneGame
from ...dicethrone.loading import CARDS, TOKENS, hero
from ...dicethrone.table import HEALTH, HILL, TEAMS
from ...dicethrone.text import card_text, pattern_text
from ...dicethrone.text.names import card_name, companion_name, hero_of_card, named, seat_names, token_name
from ...dicethrone.text.render import effect_text
from ...dicethrone.vocab import NUMERALS, Ability, Hero, Level, Space
from ...kernel.language import COLON, words
from ..paint import Paint, visible
from .dice import drawn
from .dice_prompts import say

LOW = 12  # health that is shown in red
KIND_COLOURS = {"positive": "green", "negative": "red", "unique": "cyan"}
Seen = dict[str, Any]


class Board:
    """One look at the table by one seat."""

    def __init__(
        self, game: DiceThroneGame, seat: int, paint: Paint, lang: str, labels: Mapping[int, str] | None = None
    ) -> None:
        self.seat, self.paint, self.lang, self.labels = seat, paint, lang, labels or {}
        self.view = game.view(seat)
        self.players: list[Seen] = self.view["players"]
        self.names = seat_names([p["hero"] for p in self.players], lang)

    def say(self, key: str, **words: object) -> str:
        return say(key, self.lang, **words)

    def head(self, key: str) -> str:
        return self.paint(f" {self.say(key)}", "bold")

    # ---- the whole
    def lines(self) -> list[str]:
        out = [self.paint.rule(self.headline())]
        for x in self.in_order():
            out += self.player(x)
        return [*out, *self.incoming(), *self.hand()]

    def headline(self) -> str:
        v = self.view
        if not v["turn"]:
            return self.say("setup")
        return " · ".join((self.say("turn", n=v["turn"]), self.names[v["active"]], self.say(v["phase"])))

    def in_order(self) -> list[int]:
        """The seat that looks stands last, next to its hand."""
        return sorted(range(len(self.players)), key=lambda x: x == self.seat)

    def status_lines(self, incoming: bool = True) -> list[str]:
        """The numbers that matter, a line for each player, where the whole table would be too much."""
        out = [line for x in self.in_order() for line in self.player(x, short=True)]
        return [*out, *self.incoming()] if incoming else out

    # ---- players
    def player(self, x: int, short: bool = False) -> list[str]:
        p = self.players[x]
        if p["out"]:
            return [self.paint(" " + self.say("out", who=self.names[x]), "dim")]
        mine = x == self.seat
        name = self.paint(("▸" if mine else " ") + self.names[x], "bold", "green" if mine else "red")
        labels = [
            *([self.say("team", n=p["team"] + 1)] if self.view["mode"] == TEAMS else ()),
            *([self.labels[x]] if x in self.labels else ()),
        ]
        if labels and not short:
            name += self.paint(f" ({', '.join(labels)})", "dim")
        parts = [name, self.health(p), self.paint(self.say("CP", n=p["points"]), "yellow")]
        if short:
            return self.paint.flow([*parts, *self.tokens(x)], "")
        counts = [
            self.say("hand count", n=p["hand_size"]),
            self.say("deck", n=p["deck"]),
            self.say("discards", n=len(p["discard"])),
        ]
        out = self.paint.flow([*parts, self.paint(" · ".join(counts), "dim")], "")
        return [*out, *self.paint.flow(self.tokens(x), "   ", " · "), *self.upgrades(p)]

    def health(self, p: Seen) -> str:
        low = p["health"] <= LOW
        most = HEALTH[self.view["mode"]]
        leads = self.view["mode"] == HILL and p["health"] == max(q["health"] for q in self.players if not q["out"])
        style = ("bold", "red") if low else ("bold", "yellow") if leads else ("bold",)
        return self.paint(self.say("health", n=f"{p['health']}/{most}"), *style)

    def tokens(self, x: int) -> list[str]:
        """With the limit, or with its side where it has several; then companions, with who holds them."""
        p, out = self.players[x], []
        for token, sides in p["tokens"].items():
            t = TOKENS[token]
            limit = t.limit + p["limits"].get(token, 0)
            how = " ".join(t.sides[i] for i in sides) if t.sides else f"{len(sides)}/{limit}"
            out.append(self.paint(f"{token_name(token, self.lang)} {how}", KIND_COLOURS[t.kind]))
        for companion, holder in p["companions"].items():
            said = companion_name(p["hero"], companion, self.lang)
            out.append(said if holder == x else f"{said} ({self.say('with', who=self.names[holder])})")
        return out

    def upgrades(self, p: Seen) -> list[str]:
        h = hero(p["hero"])
        said = [f"{named(s.name, self.lang)} {NUMERALS[p['levels'][s.id]]}" for s in h.spaces if s.id in p["levels"]]
        return [self.paint(line, "dim") for line in self.paint.flow(said, "   ", " · ")]

    # ---- what is under way
    def incoming(self) -> list[str]:
        out = []
        for w in self.view["incoming"]:
            before = sum(n for n, _ in w["hits"])
            if before:
                of = f" ({before})" if before != w["total"] else ""
                out.append(f"{self.names[w['seat']]} {w['total']}{of}")
        said = f" {self.say('incoming')}{COLON[self.lang]}{', '.join(out)}"
        return [self.paint(said, "bold", "red")] if out else []

    def dice(self) -> list[str]:
        """Those that lie on the table."""
        if not self.view["rolls"] or not self.view["rolls"][-1]["dice"]:
            return []
        r = self.view["rolls"][-1]
        return drawn(r["dice"], hero(self.players[r["roller"]]["hero"]), self.paint, self.lang)

    # ---- the hand
    def hand(self) -> list[str]:
        mine = self.players[self.seat]["hand"] if self.seat >= 0 else None
        if not mine:
            return []
        codes = [self.view["cards"][str(c)] for c in mine]
        wide = min(26, max(len(card_name(c, self.lang)) for c in codes))
        kind = max(len(kind_of(c, self.lang)) for c in codes)
        return ["", self.head("hand"), *(self.hand_line(c, wide, kind) for c in codes)]

    def hand_line(self, code: str, wide: int, kind: int) -> str:
        card = CARDS[code]
        name = self.paint.clip(card_name(code, self.lang), wide).ljust(wide)
        head = (
            f"   {self.paint(name, 'bold')} {self.paint(f'{card.cost:>2}', 'yellow')} "
            f"{self.paint(kind_of(code, self.lang).ljust(kind), 'cyan')} "
        )
        return (
            head + self.paint(self.paint.clip(short_text(code, self.lang), self.paint.width - visible(head)), "dim")
        ).rstrip()

    # ---- abilities
    def abilities(self, chances: Mapping[str, str], now: tuple[str, ...] = ()) -> list[str]:
        """The offensive abilities with their patterns, and the chance of each. now: those that the dice show."""
        p = self.players[self.seat]
        h = hero(p["hero"])
        rows = [
            (a, label_of(s, level, a, self.lang), pattern_text(h, a.tiers, self.lang).replace(" + ", " "))
            for s, level in levels_of(h, p["levels"])
            for a in level.abilities
            if a.tiers
        ]
        name = min(24, max(len(n) for _, n, _ in rows))
        wide = min(30, max(len(x) for _, _, x in rows))
        return [self.ability_line(h, a, n, x, name, wide, chances.get(a.id, ""), a.id in now) for a, n, x in rows]

    def ability_line(
        self, h: Hero, a: Ability, label: str, pattern: str, name: int, wide: int, chance: str, now: bool
    ) -> str:
        head = (
            f" {self.paint('✓' if now else ' ', 'green')} "
            f"{self.paint(self.paint.clip(label, name).ljust(name), *(('bold', 'green') if now else ('bold',)))} "
            f"{self.paint(self.paint.clip(pattern, wide).ljust(wide), 'cyan')} {chance:>6}  "
        )
        text = one_line(effect_text(h, a.effect, self.lang))
        room = self.paint.width - visible(head)
        return head + (self.paint(self.paint.clip(text, room), "dim") if room > 10 else "")


def levels_of(h: Hero, levels: Mapping[str, int]) -> list[tuple[Space, Level]]:
    """Every space at the level it has."""
    return [(s, s.levels[levels.get(s.id, 1) - 1]) for s in h.spaces]


def label_of(s: Space, level: Level, a: Ability, lang: str) -> str:
    """ "Hammered II"; an ability with a name of its own has no level."""
    said = named(a.name, lang)
    return f"{said} {NUMERALS[level.level]}" if a.name == s.name and level.level > 1 else said


def one_line(text: str) -> str:
    return " ".join(text.split("\n"))


def kind_of(code: str, lang: str) -> str:
    """What sort of card it is, in one word: "Instant", "Roll", "Main", "Upgrade"."""
    return KINDS[lang][CARDS[code].timing]


def short_text(code: str, lang: str) -> str:
    """What a card does, in one line; of an upgrade without what it is an upgrade of, which its name says."""
    card = CARDS[code]
    lines = card_text(hero_of_card(code), card, lang).split("\n")
    return " ".join(lines[1:] if card.space and len(lines) > 1 else lines)


KINDS = words("dicethrone/term/drawing", "kinds")
"""When a card of the hand is played."""
