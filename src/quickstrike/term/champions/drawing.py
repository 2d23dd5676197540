"""The board as lines, drawn from what the seat sees: villain and schemes, the players' areas, the hand."""

from __future__ import annotations

from typing import Any

from ...champions import ChampionsGame
from ...champions.faces import RESOURCES, Face, face_of
from ...champions.rules.phases import acceleration
from ...champions.text import card_text, spelled
from ...champions.text.lexicon import KEYWORD_NAMES
from ...champions.text.names import deck_title, name_of, title
from ...champions.text.options import SHORT, one_line
from ...champions.text.printed import stats_of
from ...champions.text.story import tokens
from ...champions.text.terms import STATUSES
from ...champions.vocab import Ability, AnyControl, Constant, Max
from ...kernel.language import Words, words
from ..paint import Paint
from .prompts import LETTERS, say

Card = dict[str, Any]
STATUS_COLOURS = {"stunned": "yellow", "confused": "magenta", "tough": "cyan"}
ICON_COLOURS = {"energy": "yellow", "mental": "blue", "physical": "red", "wild": "green"}
ICONS: Words = words("champions/term/drawing", "icons")
TELLING = ("guard", "patrol", "retaliate", "quickstrike", "villainous", "stalwart", "steady", "toughness", "assault")
"""Keywords that matter while a card is in play."""


class Board:
    """One look at the table by one seat."""

    def __init__(
        self, game: ChampionsGame, seat: int, paint: Paint, lang: str, labels: dict[int, str] | None = None
    ) -> None:
        self.game, self.seat, self.paint, self.lang = game, seat, paint, lang
        self.labels = labels or {}
        self.view = game.view(seat)
        self.play: dict[int, Card] = {c["id"]: c for c in self.view["play"]}

    def name(self, code: str) -> str:
        return title(face_of(code), self.lang)

    # ---- the whole
    def lines(self) -> list[str]:
        out = [self.paint.rule(self.headline())]
        areas = list(dict.fromkeys(p.get("area") for p in self.in_order()))
        if areas == [None]:
            out += [*self.villains(), *self.schemes()]
        else:
            out += [*self.villains(0), *self.schemes(0)]
        out += self.decks()
        for area in areas:
            if area:
                out += ["", self.paint.rule(say("area", self.lang, n=area)), *self.villains(area), *self.schemes(area)]
            for p in self.in_order():
                if p.get("area") == area:
                    out += self.player(p)
        return [*out, *self.hand()]

    def there(self, area: int | None) -> list[Card]:
        """The cards in play of one game area; what is in all of them is listed in the middle."""
        return [c for c in self.view["play"] if area is None or c.get("area", 0) == area]

    def headline(self) -> str:
        v = self.view
        parts = [say("round", self.lang, n=v["round"])] if v["round"] else []
        parts.append(say(v["phase"] if v["phase"] in ("player", "villain") else "setup", self.lang))
        if v["expert"]:
            parts.append(say("expert", self.lang))
        if v["heroic"]:
            parts.append(say("heroic", self.lang, n=v["heroic"]))
        return " · ".join(parts)

    def in_order(self) -> list[Card]:
        """The seat that looks stands last, next to its hand."""
        return sorted(self.view["players"], key=lambda p: p["seat"] == self.seat)

    def status_line(self) -> str:
        """The numbers that matter, in one line, where the whole board would be too much."""
        v = self.view
        parts = [f"{self.name(c['code'])} {_left(c)}" for c in v["play"] if c["kind"] == "villain"]
        schemes = [c for c in v["play"] if c["kind"] == "main_scheme"]
        parts += [f"{self.name(c['code'])} {c['threat']}/{c.get('target')}" for c in schemes]
        for p in v["players"]:
            if not p["out"]:
                c = self.play[p["identity"]]
                parts.append(f"{self.name(c['code'])} {_left(c)}")
        return self.paint(" " + " · ".join(parts), "dim")

    # ---- the villain's side
    def villains(self, area: int | None = None) -> list[str]:
        out = []
        for c in self.there(area):
            if c["kind"] == "villain":
                stage = face_of(c["code"]).facts.get("stage", "")
                out += self.row(c, self.paint(f"{self.name(c['code'])} {stage}", "bold", "red"), " ")
        return out

    def schemes(self, area: int | None = None) -> list[str]:
        out = []
        for c in self.there(area):
            if c["kind"] in ("main_scheme", "side_scheme", "player_side_scheme"):
                main = c["kind"] == "main_scheme"
                full = main and c.get("target") is not None and 2 * c["threat"] > c["target"]
                parts = [self.paint(self.name(c["code"]), "bold", "yellow" if main else "magenta")]
                threat = f"{say('threat', self.lang)} {c['threat']}" + (f"/{c['target']}" if c.get("target") else "")
                parts.append(self.paint(threat, *(("bold", "red") if full else ())))
                if main:
                    more = acceleration(self.game.state, c["id"])
                    parts.append(self.paint(say("each round", self.lang, n=more), "dim"))
                parts += [self.paint(ICONS[self.lang][i], "red") for i in face_of(c["code"]).icons]
                parts += self.tokens(c)
                out += self.paint.flow(parts, " ")
                out += self.attached(c, "   ")
            elif c["kind"] == "environment":
                out += self.row(c, self.paint(self.name(c["code"]), "bold"), " ")
        return out

    def decks(self) -> list[str]:
        v = self.view
        said = say("encounter", self.lang, n=v["encounter_deck"], m=len(v["encounter_discard"]))
        if v["acceleration"]:
            said += " · " + say("acceleration", self.lang, n=v["acceleration"])
        return [self.paint(f" {said}", "dim")]

    # ---- players
    def player(self, p: Card) -> list[str]:
        if p["out"]:
            who = name_of(self.game.state.face(p["identity"]), self.lang)
            return ["", self.paint(" " + say("out", self.lang, who=who, e=who.e), "dim")]
        c = self.play[p["identity"]]
        me = p["seat"] == self.seat
        colour = "green" if c["kind"] == "hero" else "cyan"
        name = self.paint(("▸" if me else " ") + self.name(c["code"]), "bold", colour)
        label = [say(c["kind"], self.lang)]
        if p["seat"] == self.view["first"] and len(self.view["players"]) > 1:
            label.append(say("first", self.lang))
        if p["seat"] in self.labels:
            label.append(self.labels[p["seat"]])
        name += self.paint(f" ({', '.join(label)})", "dim")
        out = ["", *self.row(c, name, "")]
        hand = f"{p['hand_count']}/{p['hand_size']}"
        counts = [
            say("hand count", self.lang, n=hand),
            say("deck", self.lang, n=p["deck"]),
            say("discards", self.lang, n=len(p["discard"])),
        ]
        if own := p.get("own_deck"):
            top = ", ".join(self.name(c["code"]) for c in own["top"])
            counts.append(say("own deck", self.lang, deck=deck_title(own["name"], self.lang), n=own["count"], top=top))
        if p["dealt"]:
            counts.append(say("dealt", self.lang, n=p["dealt"]))
        out.append(self.paint("   " + " · ".join(counts), "dim"))
        return out + self.area(p["seat"])

    def area(self, seat: int) -> list[str]:
        """Enemies first, then allies, then what lies there without acting."""
        out: list[str] = []
        for c in self.view["play"]:
            if c["engaged"] == seat and c["attached_to"] < 0 and c["kind"] in ("minion", "obligation"):
                out += self.row(c, self.paint("! " + self.name(c["code"]), "red"), "   ")
        rest: list[str] = []
        for c in self.view["play"]:
            if c["controller"] == seat and c["attached_to"] < 0:
                if c["kind"] == "ally":
                    out += self.row(c, self.paint("+ " + self.name(c["code"]), "green"), "   ")
                elif c["kind"] in ("upgrade", "support"):
                    rest.append(self.piece(c))
        return out + self.paint.flow(rest, "   ", "   ")

    def piece(self, c: Card) -> str:
        """An upgrade or support in few words."""
        said = self.name(c["code"])
        more = self.tokens(c)
        if c["kind"] == "attachment":
            more = stats_of(face_of(c["code"]), self.lang) + more
        if c["exhausted"]:
            more.append(self.exhausted(c))
        return self.paint(said, *(("dim",) if c["exhausted"] else ())) + (f" ({', '.join(more)})" if more else "")

    # ---- one card in play
    def row(self, c: Card, name: str, indent: str) -> list[str]:
        short = SHORT[self.lang]
        parts = [name]
        if "hp" in c:
            low = 3 * c["hp"] <= c["max_hp"]
            parts.append(self.paint(f"{short['HP']} {_left(c)}", *(("bold", "red") if low else ("bold",))))
        stats = [f"{short[k]} {c[k.lower()]}" for k in ("ATK", "THW", "DEF", "REC", "SCH") if k.lower() in c]
        if stats:
            parts.append(" ".join(stats))
        for k, n in c.get("statuses", {}).items():
            parts.append(self.paint(STATUSES[self.lang][k] + (f" ×{n}" if n > 1 else ""), "bold", STATUS_COLOURS[k]))
        if c["kind"] in ("minion", "villain"):
            keywords = [k for k in face_of(c["code"]).keywords if k in TELLING]
            parts += [self.paint(KEYWORD_NAMES[self.lang][k], "yellow") for k in keywords]
        if c["exhausted"]:
            parts.append(self.paint(self.exhausted(c), "dim"))
        parts += self.tokens(c)
        return [*self.paint.flow(parts, indent), *self.attached(c, indent + "   ")]

    def exhausted(self, c: Card) -> str:
        return say("exhausted", self.lang) + name_of(face_of(c["code"]), self.lang).e

    def tokens(self, c: Card) -> list[str]:
        out = [tokens(n, k, self.lang) for k, n in c["counters"].items() if n]
        if c["boosts"]:
            out.append(say("boosts", self.lang, n=c["boosts"]))
        if c["under"]:
            out.append(say("under", self.lang, n=c["under"]))
        return out

    def attached(self, c: Card, indent: str) -> list[str]:
        parts = [self.piece(x) for x in self.view["play"] if x["attached_to"] == c["id"]]
        return self.paint.flow([self.paint("└ ", "dim") + p for p in parts], indent)

    # ---- the hand
    def hand(self) -> list[str]:
        mine = next((p for p in self.view["players"] if p["seat"] == self.seat), None)
        if mine is None or not mine.get("hand"):
            return []
        faces = [face_of(c["code"]) for c in mine["hand"]]
        wide = min(26, max(len(title(f, self.lang)) for f in faces))
        out = ["", self.paint(f" {say('hand', self.lang)}", "bold")]
        costs = [str(c.get("cost", "-")) for c in mine["hand"]]
        return out + [self.hand_line(f, n, wide) for f, n in zip(faces, costs, strict=True)]

    def hand_line(self, face: Face, cost: str, wide: int) -> str:
        name = self.paint.clip(title(face, self.lang), wide).ljust(wide)
        icons = "".join(
            self.paint(LETTERS[self.lang][r] * n, "bold", ICON_COLOURS[r])
            for r, n in zip(RESOURCES, face.resources, strict=True)
        )
        head = f"   {self.paint(name, 'bold')} {cost:>2} {self.paint.pad(icons, 3)} "
        said = short_text(face, self.lang)
        return (head + self.paint(self.paint.clip(said, self.paint.width - wide - 12), "dim")).rstrip()


def _left(c: Card) -> str:
    return "∞" if c.get("endless") else f"{c['hp']}/{c['max_hp']}"


def short_text(face: Face, lang: str) -> str:
    """What a card does, in one line: how many of it there may be is left out."""
    lines = card_text(face.code, lang).split("\n")
    limits = any(isinstance(p, (Max, AnyControl)) for p in face.parts)
    does = any(isinstance(p, (Ability, Constant)) for p in face.parts)
    if limits and does:
        del lines[1 if face.keywords or face.uses else 0]
    return one_line(spelled("\n".join(lines), lang)) if does or not limits else ""
