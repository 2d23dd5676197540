"""The deck files of OCTGN, `.o8d`: cards by id, with their names beside."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

from ..faces import REPRINTS, data
from ..shelf import original
from .model import Deck
from .names import Problem, kind_of
from .remarks import KINDS, card_name

if TYPE_CHECKING:
    from .formats import Reading

SECTIONS = {
    "support": "Support",
    "event": "Event",
    "upgrade": "Upgrade",
    "ally": "Ally",
    "resource": "Resource",
    "player_side_scheme": "Player Side Scheme",
}
NOT_THE_DECK = ("nemesis", "obligation", "obligations", "encounter", "villain", "main scheme", "scheme", "setup")
GAME = "055c536f-adba-4bc2-acbf-9aefb9756046"  # of Marvel Champions at OCTGN


def escape(text: str) -> str:
    """Text of an element. Not by `xml.sax`, which imports the network."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def quoted(text: str) -> str:
    """The value of an attribute."""
    return '"' + escape(text).replace('"', "&quot;") + '"'


def heading(code: str) -> str:
    kind: str = data()[code]["type"]
    return kind if kind in SECTIONS else "other"


@cache
def by_id() -> dict[str, str]:
    """From OCTGN's ids to codes; both sides of a card have one id, it stands for the front."""
    out: dict[str, str] = {}
    for c in (*data().values(), *REPRINTS.values()):
        if c.get("octgn_id"):
            out.setdefault(c["octgn_id"], original(c["code"]))
    return out


class _Octgn:
    """A reader that knows its line and takes nothing but plain elements: no document type, no entities."""

    def __init__(self, r: Reading) -> None:
        self.r, self.kind, self.skip, self.depth = r, "", False, 0
        self.card: tuple[int, str, str, str] | None = None  # line, qty, id, name attribute
        self.said, self.notes, self.in_notes = list[str](), list[str](), False
        self.p = expat.ParserCreate("utf-8")
        self.p.StartElementHandler, self.p.EndElementHandler = self.start, self.end
        self.p.CharacterDataHandler, self.p.StartDoctypeDeclHandler = self.text, self.doctype

    def doctype(self, *_: Any) -> None:
        raise Problem("doctype")

    def start(self, tag: str, attrs: dict[str, str]) -> None:
        self.depth += 1
        if self.depth == 1 and tag.casefold() != "deck":
            raise Problem("other xml", tag=tag)
        if tag.casefold() == "section":
            name = attrs.get("name", "").strip()
            self.kind, self.skip = kind_of(name) or "", name.casefold() in NOT_THE_DECK
        if tag.casefold() == "card":
            self.card = self.p.CurrentLineNumber, attrs.get("qty", "1"), attrs.get("id", ""), attrs.get("name", "")
            self.said = []
        self.in_notes = tag.casefold() == "notes"

    def text(self, text: str) -> None:
        self.said.append(text)
        if self.in_notes:
            self.notes.append(text)

    def end(self, tag: str) -> None:
        self.depth -= 1
        self.in_notes = False
        if tag.casefold() != "card" or self.card is None:
            return
        line, qty, known, name = self.card
        code = by_id().get(known.strip().casefold(), "")
        name, self.card = name.strip() or "".join(self.said).strip() or code, None
        if self.skip:
            return
        if not name:
            self.r.wrong(line, "nameless")
        elif not re.fullmatch(r"\d{1,4}", qty.strip()):
            self.r.wrong(line, "xml copies", qty=qty, name=name)
        else:
            self.r.has(line, int(qty), f"[{code}]" if code else name, self.kind, strict=False)


def read_octgn(text: str, r: Reading) -> None:
    reader = _Octgn(r)
    try:
        reader.p.Parse(text.lstrip().encode(), True)
    except expat.ExpatError as e:
        return r.wrong(e.lineno, "no xml", column=e.offset + 1)
    except Problem as e:
        return r.wrong(reader.p.CurrentLineNumber, e)
    r.name = next(iter("".join(reader.notes).strip().splitlines()), "")


def write_octgn(deck: Deck, lang: str) -> str:
    out = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}" sleeveid="0">']
    rows = [("Hero", {deck.identity: 1})] if deck.identity else []
    rows += [
        (SECTIONS.get(kind, "Others"), {c: n for c, n in deck.cards.items() if heading(c) == kind})
        for kind in KINDS[lang]
    ]
    for name, cards in rows:
        if cards:
            out.append(f'  <section name={quoted(name)} shared="False">')
            out += [_card(c, cards[c], lang) for c in sorted(cards, key=lambda c: (card_name(c, lang), c))]
            out.append("  </section>")
    out += [f"  <notes>{escape(deck.name)}</notes>", "</deck>"]
    return "\n".join(out) + "\n"


def _card(code: str, n: int, lang: str) -> str:
    """By its id; a card that OCTGN has no id for goes by its name, with the code."""
    known, name = data()[code].get("octgn_id"), card_name(code, lang)
    return (
        f'    <card qty="{n}" id={quoted(known)}>{escape(name)}</card>'
        if known
        else f'    <card qty="{n}">{escape(name)} [{code}]</card>'
    )
