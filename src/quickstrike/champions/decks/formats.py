"""Reading and writing decks: our own text, the site's text and JSON, and OCTGN's file. See docs/decks.md."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from ...kernel.documents import Twice, once, tidy
from ...kernel.language import Said
from ..faces import FACES, IDENTITIES, data
from .check import chosen
from .model import MOST, Deck, DeckError, front
from .names import Problem, aspect_of, by_code, find, identity, kind_of, lines
from .octgn import SECTIONS, heading, read_octgn, write_octgn
from .remarks import KINDS, SHOWN, aspect_names, card_name

FORMATS = ("text", "marvelcdb", "json", "octgn")
CHARACTERS = 200_000  # a deck is never so long
MISTAKES = 20  # that are told of one text; whoever gave something else than a deck needs no more
ROWS = 400  # lines of cards; the longest list of a deck has a quarter of that
CARD_LINE = re.compile(r"^(\d{1,9})\s*[x×]?\s+(\S.*)$", re.IGNORECASE)
HEADER = re.compile(
    r"^\s*(deck|name|nom|identity|identité|identite|hero|héros|heros|aspects?|affinités?)\s*:\s*(.*)$", re.IGNORECASE
)
ASIDE = re.compile(r"^(\d+\s+(cards|cartes)|(packs?|paquets?)\s*:.*)$", re.IGNORECASE)  # beside the deck
OURS = re.compile(r"^[ \t]*(deck|identity|identité|identite|hero|héros|heros)[ \t]*:.", re.IGNORECASE | re.MULTILINE)


def detect(text: str) -> str:
    """Which format this is, by what is in it."""
    start = text.lstrip("\ufeff \t\r\n")
    inside = start[1:].lstrip()
    if (start[:1] == "{" and inside[:1] in ('"', "}", "")) or (start[:1] == "[" and inside[:1] in ("{", "]", "")):
        return "json"
    if start[:1] == "<" and inside.casefold().startswith(("?xml", "!", "deck")):
        return "octgn"
    return "text" if OURS.search(text) else "marvelcdb"


def read_deck(text: str, source: str = "") -> Deck:
    """A deck from a text in any format. Raises DeckError: all that can't be understood, with file and line.

    What is understood may still be illegal: that is for `check` to say.
    """
    reading = Reading(source)
    if len(text) > CHARACTERS:
        raise DeckError(Said("too long", source=source or Said("this text")))
    readers: dict[str, Callable[[str, Reading], None]] = {
        "text": _read_ours,
        "marvelcdb": _read_site,
        "json": _read_json,
        "octgn": read_octgn,
    }
    readers[detect(text)](text.lstrip("\ufeff"), reading)
    return reading.deck()


def write_deck(deck: Deck, to: str, lang: str = "en") -> str:
    """A deck as text in one of FORMATS. lang: of the names, where a format has names."""
    writers: dict[str, Callable[[Deck, str], str]] = {
        "text": _write_ours,
        "marvelcdb": _write_site,
        "json": _write_json,
        "octgn": write_octgn,
    }
    if to not in writers:
        raise DeckError(Said("unknown format", name=to, known=FORMATS))
    return writers[to](deck, lang)


class Reading:
    """What was read so far, and what was wrong."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.name, self.identity, self.aspects = "", "", list[str]()
        self.cards: dict[str, int] = {}
        self.late: list[tuple[int, str, int, str, bool]] = []  # names wait until the identity is known
        self.problems: list[Said] = []

    def wrong(self, line: int, what: str | Problem, /, **data: Any) -> None:
        """what: the key of a sentence, or a sentence. So many mistakes are enough: the rest is not read any more."""
        data = {k: tidy(v) if isinstance(v, str) else v for k, v in data.items()}
        said = Said(what.key, **what.data) if isinstance(what, Problem) else Said(what, **data)
        if line:
            said = (
                Said("at line", source=self.source, line=line, what=said)
                if self.source
                else Said("line", line=line, what=said)
            )
        elif self.source:
            said = Said("in file", source=self.source, what=said)
        self.problems.append(said)
        if len(self.problems) >= MISTAKES:
            raise DeckError(*self.problems, Said("enough mistakes", n=MISTAKES))

    def is_identity(self, line: int, text: str) -> None:
        try:
            self.identity, aspects = identity(text)
        except Problem as e:
            self.wrong(line, e)
            return
        self.aspects += [a for a in aspects if a not in self.aspects]

    def is_of(self, line: int, text: str) -> None:
        for word in re.split(r"[,/+]| and | et ", text):
            if word.strip().casefold() in ("", "none", "aucune", "basic", "basique"):
                continue
            found = aspect_of(word.strip())
            if found is None:
                self.wrong(line, "aspect", name=word.strip(), near="")
            elif found not in self.aspects:
                self.aspects.append(found)

    def has(self, line: int, n: int, text: str, kind: str = "", strict: bool = True) -> None:
        if not 1 <= n <= MOST:
            self.wrong(line, "so many copies", n=n, title=text, most=MOST)
        elif len(self.late) >= ROWS:
            raise DeckError(*self.problems, Said("too many rows", most=ROWS))
        else:
            self.late.append((line, text, n, kind, strict))

    def add(self, code: str, n: int) -> None:
        """An identity among the cards is the deck's identity, unless it has another (deck:1)."""
        if data().get(code, {}).get("type") in IDENTITIES:
            code = front(code)
            self.identity = self.identity or code
            if code == self.identity:
                return
        self.cards[code] = self.cards.get(code, 0) + n

    def hero_among_cards(self) -> None:
        """Some formats list the identity as a card; what could be another card does not count."""
        for _, text, _, kind, strict in self.late:
            try:
                found = find(text, 1, kind, "", strict, near=False)
            except Problem:
                continue
            if hero := next((c for c in found if data()[c]["type"] in IDENTITIES), ""):
                self.identity = front(hero)
                return

    def deck(self) -> Deck:
        if not self.identity:
            self.hero_among_cards()
        own = data()[self.identity].get("set") or "" if self.identity else ""
        for line, text, n, kind, strict in self.late:
            try:
                for code, k in find(text, n, kind, own, strict).items():
                    self.add(code, k)
            except Problem as e:
                self.wrong(line, e)
        if not self.problems and not self.cards and not self.identity:
            self.wrong(0, "no deck")
        if self.problems:
            raise DeckError(*self.problems)
        deck = Deck(self.identity, tuple(self.aspects), self.cards, self.name)
        if not deck.aspects:
            deck = Deck(deck.identity, chosen(deck, FACES.get(deck.identity)), deck.cards, deck.name)
        return deck


# ---- our own text --------------------------------------------------------------------------------------------------
def _read_ours(text: str, r: Reading) -> None:
    kind = ""
    for i, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        head, card, section = HEADER.match(line), CARD_LINE.match(line), kind_of(line)
        if card:
            r.has(i, int(card.group(1)), card.group(2), kind)
        elif section is not None:
            kind = section
        elif head is None:
            r.wrong(i, "our line", line=line)
        elif head.group(1).casefold() in ("deck", "name", "nom"):
            r.name = head.group(2)
        elif head.group(1).casefold().startswith(("aspect", "affinit")):
            r.is_of(i, head.group(2))
        elif r.identity:
            r.wrong(i, "one identity")
        else:
            r.is_identity(i, head.group(2))


def _write_ours(deck: Deck, lang: str) -> str:
    w = SHOWN[lang]
    out = [f"{w['deck']}: {deck.name}"] if deck.name or not deck.identity else []
    out += [f"{w['identity']}: {both_sides(deck.identity, lang)}"] if deck.identity else []
    out += [f"{w['aspect']}: {aspect_names(deck.aspects, lang)}"]
    for kind, rows in _by_kind(deck, lang):
        out += ["", f"{KINDS[lang][kind]} ({sum(n for _, n in rows)})", *(f"{n} {text}" for text, n in rows)]
    return "\n".join(out) + "\n"


def both_sides(code: str, lang: str) -> str:
    if not code:
        return ""
    back = data()[code].get("back")
    return f"{card_name(code, lang)} ({card_name(back, lang)})" if back else card_name(code, lang)


def _by_kind(deck: Deck, lang: str, pack: bool = False) -> list[tuple[str, list[tuple[str, int]]]]:
    """Kinds in the order of the headings, each with its cards as (name, copies), by name."""
    own = data()[deck.identity].get("set") or "" if deck.identity else ""
    out = []
    for kind in KINDS[lang]:
        cards = {c: n for c, n in deck.cards.items() if heading(c) == kind}
        if cards:
            out.append((kind, sorted(lines(cards, own, lang, pack))))
    return out


# ---- the site's text -----------------------------------------------------------------------------------------------
def _read_site(text: str, r: Reading) -> None:
    rows = [(i, line.strip()) for i, line in enumerate(text.splitlines(), 1) if line.strip()]
    rows = _site_header([*rows[:1], *(x for x in rows[1:] if not ASIDE.match(x[1]))], r)
    kind, begun = "", False
    for i, line in rows:
        card, section = CARD_LINE.match(line), kind_of(line)
        if card:
            begun = True
            r.has(i, int(card.group(1)), card.group(2), kind, strict=False)
        elif section is not None:
            kind, begun = section, True
        elif begun and "://" not in line:
            r.wrong(i, "site line", line=line)
        elif not begun and (a := aspect_of(re.sub(r"^\s*(aspect|affinité)s?\s*:", "", line, flags=re.I))):
            r.aspects.append(a)  # the rest of the head says which packs are needed


def _site_header(rows: list[tuple[int, str]], r: Reading) -> list[tuple[int, str]]:
    """The first line is the deck's name, the second its hero; a deck without a name begins with the hero."""
    lists = (k for k, (_, line) in enumerate(rows) if CARD_LINE.match(line) or kind_of(line) is not None)
    first = next(lists, len(rows))
    for k in (1, 0):
        if k < max(first, 2) and k < len(rows):
            try:
                identity(rows[k][1])
            except Problem:
                continue
            r.name = rows[0][1] if k else ""
            r.is_identity(*rows[k])
            return rows[k + 1 :]
    if first > 1:
        r.name = rows[0][1]
        r.is_identity(*rows[1])
        return rows[2:]
    if first == 1:
        r.name = rows[0][1]
    return rows[first:]


def _write_site(deck: Deck, lang: str) -> str:
    aspects = f" ({aspect_names(deck.aspects, lang)})" if len(deck.aspects) == 1 else ""
    out = [deck.name or SHOWN[lang]["unnamed"], ""]
    out += [f"{card_name(deck.identity, lang)}{aspects}", ""] if deck.identity else []
    for kind, rows in _by_kind(deck, lang, pack=True):
        heading = KINDS[lang][kind] if len(rows) > 1 or lang != "en" else SECTIONS.get(kind, "Others")
        out += [heading, "", *(f"{n}x {text}" for text, n in rows), ""]
    return "\n".join(out)


# ---- the site's JSON -----------------------------------------------------------------------------------------------
def _read_json(text: str, r: Reading) -> None:
    try:
        v = json.loads(text, object_pairs_hook=once)
    except Twice as e:
        return r.wrong(0, "json twice", key=str(e))
    except json.JSONDecodeError as e:
        return r.wrong(e.lineno, "no json", column=e.colno)
    except (ValueError, RecursionError):
        return r.wrong(0, "no json deck")
    if isinstance(v, list):
        if len(v) != 1:
            return r.wrong(0, "json list", n=len(v))
        v = v[0]
    slots = v.get("slots") if isinstance(v, dict) else None
    if not isinstance(slots, dict):
        return r.wrong(0, "no slots")
    r.name = str(v.get("name") or "")
    code = v.get("investigator_code") or v.get("hero_code")
    if code is not None:
        _json_identity(str(code), r)
    _json_aspects(v.get("meta"), r)
    for code, n in slots.items():
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= MOST:
            r.wrong(0, "json copies", code=code, n=n, most=MOST)
            continue
        try:
            if n:
                r.add(by_code(code), n)
        except Problem as e:
            r.wrong(0, e)


def _json_identity(code: str, r: Reading) -> None:
    if data().get(front(code), {}).get("type") not in IDENTITIES:
        r.wrong(0, "json identity", code=code)
        return
    try:
        r.identity = by_code(front(code))
    except Problem as e:
        r.wrong(0, e)


def _json_aspects(meta: Any, r: Reading) -> None:
    """`meta` is an object, or such an object written as text."""
    if isinstance(meta, str) and meta.strip():
        try:
            meta = json.loads(meta)
        except (ValueError, RecursionError):
            return r.wrong(0, "json meta")
    for key in ("aspect", "aspect2", "aspect3", "aspect4") if isinstance(meta, dict) else ():
        if meta.get(key):
            r.is_of(0, str(meta[key]))


def _write_json(deck: Deck, lang: str) -> str:
    meta = {f"aspect{i if i > 1 else ''}": a for i, a in enumerate(deck.aspects, 1)}
    hero = card_name(deck.identity, lang) if deck.identity else None
    return (
        json.dumps(
            {
                "name": deck.name,
                "investigator_code": deck.identity or None,
                "investigator_name": hero,
                "slots": dict(deck.cards),
                "meta": json.dumps(meta),
            },
            ensure_ascii=False,
            indent=1,
        )
        + "\n"
    )
