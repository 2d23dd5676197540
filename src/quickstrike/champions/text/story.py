"""Narration: what the notes of the log say, one line an event, in both languages.

`FIELDS`, `STORY` and `RULES` (notes.py) say what is in a note, how it reads and which rule is behind it. Nothing
hidden is told: facedown cards are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel.decision import NONE
from ...kernel.language import Words, words
from ...kernel.speech import Line
from ..faces import BOOK, FACES, Face
from ..table import PLAY, Table
from .clauses import CONDITIONS
from .grammar import in_a_row
from .lessons import RULES as LESSON_RULES
from .lessons import STEPS, Moment, lesson, together
from .lexicon import NOUNS
from .names import Count, Name, card_name, counted, name_of, seat_name, sentence, title, tokens, zone_name
from .notes import FIELDS, HEADINGS, IN_NOTE, RULES, STORY
from .options import SHORT, step_text
from .render import timing_of
from .terms import ABILITY_NAMES, STATUSES, TIMINGS

TERMS = ("base", "boost", "more", "icons", "tokens", "less")
"""What sums are made of, in the order in which they are told."""
PARTS: Words = words("champions/text/story", "parts")
Note = Sequence[Any]


def tell(s: Table, notes: Iterable[Note], lang: str = "en", seats: Iterable[int] = ()) -> list[Line]:
    """The notes of one answer in words, told at the table as it is now. `seats` are those that read it."""
    return _Teller(s, lang, tuple(seats)).tell(list(notes))


class _Teller:
    """Goes through the notes of one answer; knows what was shown openly, and who acts at each depth."""

    def __init__(self, s: Table, lang: str, seats: tuple[int, ...]) -> None:
        self.s, self.lang, self.seats = s, lang, seats
        self.open: list[int] = []  # cards that everybody saw a moment ago
        self.paid: list[str] = []
        self.later: list[Line] = []
        self.actors: dict[int, tuple[int, int]] = {}  # depth -> (who acts, with which card)
        self.played = NONE
        self.quiet: tuple[Line, tuple[Moment, ...]] | None = None  # the last line, if it is of windows nobody reacts in
        self.hidden: dict[int, str] = {}  # cards that are told of as they lay, facedown: the code of that face

    def tell(self, notes: list[Note]) -> list[Line]:
        out: list[Line] = []
        turned = any(n[0] == "turned" for n in notes)
        for i, note in enumerate(notes):
            if turned:
                self.hidden = {n[1]: n[2] for n in reversed(notes[i + 1 :]) if n[0] == "turned"}
            kind, depth = str(note[0]), int(note[-1])
            if kind in ("window", "undefended"):
                out += self.lesson(note, out)
                continue
            what = dict(zip(IN_NOTE.get(kind, ()), note[1:-1], strict=False))
            if kind in ("spent", "resource"):
                self.open.append(what["card"])
                if _is_payment(notes[i + 1 :]):
                    self.paid.append(self.source(what))
                    continue
            line = self.line(kind, depth, what)
            if line and kind == "used up" and self.paid:  # while paying: told after what was paid for
                self.later.append(line)
            elif line:
                out.append(line)
            if kind in ("play", "use"):
                out += self.later
                self.later = []
            self.remember(kind, depth, what)
        return out + self.later

    def lesson(self, note: Note, out: list[Line]) -> list[Line]:
        """A window that opens; those in a row in which nothing can happen become one line."""
        text, key, moments = lesson(self.s, note, self.lang, self.seats)
        if not text:
            return []
        depth, step = int(note[-1]), STEPS.get(key)
        line = Line(depth, str(note[0]), text, "", step[0] if step else LESSON_RULES[key], (), step)
        last = out[-1] if out else None
        if not moments or self.quiet is None or last is not self.quiet[0] or last.depth != depth:
            self.quiet = (line, moments) if moments else None
            return [line]
        out.pop()
        moments = (*self.quiet[1], *moments)
        joined = Line(depth, line.kind, together(moments, self.lang), "", "rr:triggered-ability")
        self.quiet = (joined, moments)
        return [joined]

    def face(self, card: int) -> Face:
        """The card as it lay when this was noted."""
        return FACES[self.hidden[card]] if card in self.hidden else self.s.face(card)

    def source(self, what: dict[str, Any]) -> str:
        """What was paid with: a card, or an ability by its name."""
        a = self.ability(what) if "ability" in what else None
        named = ABILITY_NAMES[self.lang].get(a.name, a.name) if a is not None else ""
        return named or title(self.s.face(what["card"]), self.lang)

    def named(self, kind: str, what: dict[str, Any]) -> tuple[int, ...]:
        """The cards that a line names, the one that acts first."""
        if kind == "moved" and not self.shown(what["card"], what["word"]):
            return ()
        return tuple(c for c in (what.get("card", NONE), what.get("target", NONE)) if c >= 0)

    def remember(self, kind: str, depth: int, what: dict[str, Any]) -> None:
        if kind in ("play", "use"):
            self.paid = []
            identity = self.s.players[what["seat"]].identity
            self.actors[depth] = (identity, what["card"])
        elif kind in ("activates", "attack", "thwart", "reveal", "boost", "resolves", "delayed", "retaliate"):
            self.actors[depth] = (what["card"], what["card"])
        if kind == "play":
            self.played = what["card"]
        if kind in ("discard", "reveal", "boost", "play"):
            self.open.append(what["card"])

    def line(self, kind: str, depth: int, what: dict[str, Any]) -> Line | None:
        if kind not in FIELDS:
            return Line(depth, kind, f"({kind})", heading=kind in HEADINGS)
        key = self.variant(kind, depth, what)
        if key is None:
            return None
        text = sentence(STORY[self.lang][key].format_map(self.words(kind, what)), self.lang)
        cards = self.named(kind, what)
        code = self.face(what["card"]).code if cards and cards[0] == what.get("card") else ""
        why = what.get("why", "")
        found = [f"{kind}.{why or what.get('word', '')}", *([] if why else [kind])]
        step = next((STEPS[k] for k in found if k in STEPS), None)
        return Line(depth, kind, text, code, self.rule(kind, key, what), cards, step, kind in HEADINGS)

    def rule(self, kind: str, key: str, what: dict[str, Any]) -> str:
        """The nearest rule: by the reason of the note, its sentence, or its kind alone."""
        more = what.get("why") or what.get("word", "")
        if kind == "use" and (a := self.ability(what)) is not None and not a.forced:
            more = a.timing
        elif kind == "effect":
            more = type(BOOK.at(what["place"])).__name__
        return next(RULES[k] for k in (f"{kind}.{more}", key, kind) if k in RULES)

    # ---- which sentence
    def variant(self, kind: str, depth: int, what: dict[str, Any]) -> str | None:
        s, why = self.s, what.get("why", "")
        match kind:
            case "phase" | "step" | "form" | "activates" | "won" | "lost" | "cannot":
                return f"{kind}.{what.get('word', what.get('n'))}"
            case "play" | "use":
                return self.deed(kind, what)
            case "damage":
                if why == "consequential":
                    return "damage.self"
                if why in ("overkill", "indirect"):
                    return f"damage.{why}"
                known = what["card"] == what["target"] or why == "retaliate" or self.known(depth, what["card"])
                return "damage" if known else "damage.from"
            case "threat" | "threat removed":
                if why:
                    return f"{kind}.{why}"
                return kind if what["card"] == what["target"] or self.known(depth, what["card"]) else f"{kind}.from"
            case "attack":
                return f"{kind}.{why}" if why else kind
            case "attack sum" | "scheme sum" | "acceleration sum":
                return kind if sum(bool(what.get(k)) for k in TERMS) > 1 or what.get("n") == 0 else None
            case "first player":
                return kind if len(s.players) > 1 else None
            case "cancel":
                return f"cancel.{what['word']}" if f"cancel.{what['word']}" in STORY["en"] else self.canceled(what)
            case "prevent":
                return None if not what["n"] else "prevent.threat" if what["word"] == "ThreatPlaced" else kind
            case "defeated":
                return "defeated.scheme" if "scheme" in self.face(what["card"]).kind else kind
            case "effect":
                return kind if BOOK.at(what["place"]) is not None else "effect.untold"
            case "surge":
                return "surge.again" if why else kind
            case "discard":
                return f"discard.{why}" if f"discard.{why}" in STORY["en"] else self.discarded(what)
            case "status removed" | "moved" | "delayed" | "shuffled":
                key = f"{kind}.{why or what['word']}"
                return key if key in STORY["en"] else f"{kind}.other" if f"{kind}.other" in STORY["en"] else kind
            case "enters play":
                return self.entered(what)
            case "counters" | "counters removed":
                return kind if what["n"] else None
            case "acceleration":
                return kind if what["n"] else None
        return kind

    def deed(self, kind: str, what: dict[str, Any]) -> str:
        if kind == "use" and (a := self.ability(what)) is not None:
            if a.forced:
                return "use.forced"
            if a.name:
                return "use.named"
            if not self.paid and self.s.players[what["seat"]].identity == what["card"]:
                return "use.self"
        return f"{kind}.paid" if self.paid else kind

    def canceled(self, what: dict[str, Any]) -> str:
        return "cancel" if what["word"] in ("Revealed", "Played", "BoostTurned") else "cancel.it"

    def discarded(self, what: dict[str, Any]) -> str:
        return "discard.own" if self.s.owners[what["card"]] >= 0 else "discard"

    def entered(self, what: dict[str, Any]) -> str | None:
        inst = self.s.play.get(what["card"])
        if inst is not None and inst.host in self.s.play:
            return "enters play.attached"
        if inst is not None and inst.engaged >= 0:
            return "enters play.engaged" if inst.face.kind == "minion" else "enters play.before"
        if what["n"]:
            return "enters play.scheme"
        return None if self.played == what["card"] else "enters play"

    def sum(self, what: dict[str, Any], kind: str) -> str:
        """What a number is made of: "ATK 2 + boost 1 - DEF 3"."""
        stat = SHORT[self.lang]["ATK" if kind == "attack sum" else "SCH"]
        own = {"base": stat if kind != "acceleration sum" else "", "less": SHORT[self.lang]["DEF"]}
        names = {**PARTS[self.lang], **own}
        parts = [
            f"{'− ' if k == 'less' or what[k] < 0 else '+ '}{names[k]} {abs(what[k])}".replace("  ", " ")
            for k in TERMS
            if what.get(k) or k == "base"
        ]
        return " ".join(parts).removeprefix("+ ").strip()

    def known(self, depth: int, card: int) -> bool:
        """Is this card what a line above names as the cause?"""
        above = (*self.actors.get(depth - 1, ()), *self.actors.get(depth, ()))
        return card == NONE or card in above or (depth == 0 and card not in self.s.play)

    def ability(self, what: dict[str, Any]) -> Any:
        abilities = self.s.face(what["card"]).abilities
        return abilities[what["ability"]] if 0 <= what["ability"] < len(abilities) else None

    # ---- its words
    def words(self, kind: str, what: dict[str, Any]) -> dict[str, Any]:
        s, lang = self.s, self.lang
        out: dict[str, Any] = {}
        for field, x in what.items():
            match field:
                case "seat":
                    out[field] = seat_name(s, x, lang)
                case "card" | "target":
                    out[field] = name_of(self.face(x), lang) if x in self.hidden else card_name(s, x, lang)
                case "n":
                    out[field] = Count(x, lang)
                case "word":
                    out[field] = STATUSES[lang].get(x, x)
                case "place":
                    op = BOOK.at(x)
                    said = step_text(s.face(what["card"]), op, lang, after_colon=True) if op is not None else ""
                    out["text"] = said.removesuffix(".")
        match kind:
            case "play" | "use":
                out["paid"] = in_a_row(self.paid, CONDITIONS[lang]["and"]) if self.paid else ""
                a = self.ability(what) if kind == "use" else None
                out["ability"] = ABILITY_NAMES[lang].get(a.name, a.name) if a is not None else ""
            case "boost":
                out["icons"] = f"{what['n']}★" if FACES[s.codes[what["card"]]].boosts else what["n"]
            case "resolves":
                out["timing"] = TIMINGS[lang][timing_of(s.face(what["card"]), what["word"])]
            case "attack sum" | "scheme sum" | "acceleration sum":
                out["sum"] = self.sum(what, kind)
            case "no damage":
                face = s.face(what["target"])
                stage = face.facts.get("stage", "") if face.kind == "villain" else ""
                out["says"] = f"{title(face, lang)} {stage}".strip()
            case "villain stage":
                out["stage"] = s.face(what["card"]).facts.get("stage", "")
            case "named":
                out["type"] = NOUNS[lang][what["word"].replace("_", " ")][0]
            case "moved":
                shown = self.shown(what["card"], what["word"])
                out["zone"] = zone_name(what["word"], lang)
                out["card"] = title(s.face(what["card"]), lang) if shown else counted(1, "card", lang)
            case "discard":
                out["seat"] = seat_name(s, s.owners[what["card"]], lang)
            case "counters" | "counters removed":
                out["tokens"] = tokens(what["n"], what["word"], lang)
            case "enters play":
                inst = s.play.get(what["card"])
                out["seat"] = seat_name(s, inst.engaged if inst else NONE, lang)
                out["target"] = card_name(s, inst.host if inst and inst.host in s.play else NONE, lang)
        return out

    def shown(self, card: int, zone: str) -> bool:
        """Does everybody, or at least who reads this, know the card that went there?"""
        if zone not in ("hand", "deck", "encounter deck"):
            return True
        mine = self.s.where[card] == PLAY or self.s.where[card] in [f"hand{p}" for p in self.seats]
        return mine or (zone == "hand" and card in self.open)


def _is_payment(rest: list[Note]) -> bool:
    """Does what was spent just now pay for the card or ability that comes next?"""
    for note in rest:
        if note[0] in ("play", "use"):
            return True
        if note[0] not in (
            "spent",
            "resource",
            "used up",
            "deck reset",
            "dealt",
            "encounter deck reset",
            "own deck reset",
        ):
            return False
    return False


__all__ = ["FIELDS", "HEADINGS", "RULES", "STORY", "Line", "Name", "tell", "tokens"]
