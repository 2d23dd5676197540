"""From what a file calls a card to the card: titles of both languages, and what tells cards of one title apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from ...kernel.documents import tidy
from ...kernel.errors import QuickstrikeError, did_you_mean
from ...kernel.language import LANGUAGES, Both, Joined, Rows, rows
from ..faces import ASPECTS, FACES, IDENTITIES, data
from ..shelf import original, pack_name
from ..titles import both, name_in, names_of
from .model import DECK_KINDS
from .remarks import ASPECTS as ASPECT_NAMES

KIND_NAMES: Rows = rows("champions/decks/names", "kind_names")
"""What a heading of a list may say; a title may be followed by it."""
CODE = re.compile(r"[0-9]{5}[a-z]?")
TITLE = 200  # characters of a title with all that may follow it
HEADING = 80  # characters of a heading
Card = dict[str, Any]


class Problem(QuickstrikeError):
    """Why a name does not say which card is meant."""


def norm(text: str) -> str:
    """Capitals, accents, quotation marks and spaces make no difference."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("œ", "oe").replace("Œ", "OE"))
    return " ".join("".join(x for x in plain if not unicodedata.combining(x)).casefold().split())


@cache
def titles() -> dict[str, list[Card]]:
    """All cards by their normed title, in both languages."""
    out: dict[str, list[Card]] = {}
    for c in data().values():
        for key in sorted({norm(x) for x in names_of(c)}):
            out.setdefault(key, []).append(c)
    return out


def kind_of(heading: str) -> str | None:
    """The kind of card that a heading of a list announces, "" for any, None if it is no such heading."""
    if len(heading) > HEADING:
        return None
    return _kinds().get(norm(re.sub(r"\(\d+\)$", "", heading.strip()).strip().rstrip(":").strip()))


@cache
def _kinds() -> dict[str, str]:
    return {norm(x): k for lang in LANGUAGES for k, names in KIND_NAMES[lang].items() for x in names}


def aspect_of(text: str) -> str | None:
    """An aspect by its name in either language."""
    return _aspects().get(norm(text)) if len(text) <= HEADING else None


@cache
def _aspects() -> dict[str, str]:
    return {x: a for a in ASPECTS for x in (a, *(norm(ASPECT_NAMES[lang][a]) for lang in LANGUAGES))}


def by_code(code: str) -> str:
    """A code that can enter a game. Raises Problem: unknown, or not scripted."""
    if code not in data():
        raise Problem("deck code", code=tidy(code), near=did_you_mean(code, data()))
    return _scripted([original(code)])[0]


def _scripted(codes: list[str]) -> list[str]:
    if missing := [c for c in codes if c not in FACES]:
        raise Problem("deck not scripted", name=both(data()[missing[0]]), code=missing[0])
    return codes


def coded(text: str) -> tuple[str, str]:
    """("Haymaker", "01018") of "Haymaker [01018]"; no code where there is none."""
    title, _, code = text.rpartition("[")
    return (title.rstrip(), code[:-1]) if code[-1:] == "]" and CODE.fullmatch(code[:-1]) else (text, "")


def find(text: str, n: int, kind: str = "", own: str = "", strict: bool = True, near: bool = True) -> dict[str, int]:
    """The cards that "2x text" means, by code.

    A title may be followed by its subtitle, aspect, pack, type or set in parentheses, or by [code]. kind: of the list
    it stands in. own: the identity's set. Not strict: a pack that we do not know may follow.
    near: say which title comes near to one that is unknown.
    """
    if len(text) > TITLE:
        raise Problem("unknown title", title=tidy(text), near="")
    name, code = coded(text)
    if code:
        code = by_code(code)
        said = norm(strip_all(name))
        if said and said not in map(norm, names_of(data()[code])):
            raise Problem("other title", code=code, name=both(data()[code]), said=name)
        return {code: n}
    title, said_too = split(text)
    found = list(titles().get(norm(title), ()))
    if not found:
        raise Problem("unknown title", title=title, near=did_you_mean(title, _all_titles()) if near else "")
    everyone = found
    for q in said_too:
        fits = [c for c in found if norm(q) in marks(c)]
        if not fits and (strict or any(c["facts"].get("is_unique") for c in found)):
            raise Problem("no card of", title=title, of=q, known=_each(everyone))
        found = fits or found
    found = _narrowed(found, kind, own)
    alike = {group(c) for c in found}
    if len(alike) > 1:
        raise Problem("could be", title=title, which=Joined(_each(found), "or"))
    return shared_out([c["code"] for c in found], n)


def _narrowed(found: list[Card], kind: str, own: str) -> list[Card]:
    """Each of these tells cards apart only where both sorts are there."""
    tests = (
        lambda c: c["type"] == kind,
        lambda c: c["type"] in IDENTITIES if kind == "hero" else True,
        lambda c: c["type"] in DECK_KINDS or c["type"] in IDENTITIES,
        lambda c: c["aspect"] != "hero" or not own or c.get("set") == own,
    )
    for test in tests:
        found = [c for c in found if test(c)] or found
    return found


def shared_out(codes: list[str], n: int) -> dict[str, int]:
    """So many copies of one title. A set may print it on several cards: each as often as it is there."""
    sets = {data()[c].get("set") for c in codes}
    if len(codes) > 1 and (len(sets) > 1 or None in sets):  # the same card in several packs
        codes = [next((c for c in codes if c in FACES), codes[0])]
    out: dict[str, int] = {}
    for c in _scripted(codes):
        take = n if c == codes[-1] else min(n, data()[c]["quantity"])
        if take:
            out[c] = take
        n -= take
    return out


def identity(text: str) -> tuple[str, list[str]]:
    """(code of the hero side, aspects) from "Spider-Man (Peter Parker)", "Spider-Man (Justice)", "spider-man"."""
    if len(text) > TITLE:
        raise Problem("no identity called", title=tidy(text), near="")
    _, code = coded(text)
    title, said_too = ("", []) if code else split(text)
    heroes = {c["code"]: c for c in data().values() if c["type"] == "hero" and "front" not in c}
    aspects = [a for q in said_too if (a := aspect_of(q))]
    said_too = [q for q in said_too if not aspect_of(q)]
    found = [c for c in heroes.values() if norm(title) in _sides(c)]
    if code:
        found = [c for c in heroes.values() if code in (c["code"], c["code"][:-1], c.get("back"))]
    if not found:
        known = [c["name"] for c in heroes.values()]
        raise Problem("no identity called", title=title or text, near=did_you_mean(title, known))
    for q in said_too:
        fits = [c for c in found if norm(q) in _sides(c) or norm(q) in marks(c)]
        if not fits:
            raise Problem("no identity of", title=title, of=q, known=[_both(c) for c in found])
        found = fits
    if len(found) > 1:
        raise Problem("could be", title=title, which=Joined((_both(c) for c in found), "or"))
    return _scripted([found[0]["code"]])[0], aspects


def _sides(hero: Card) -> set[str]:
    """What an identity is called: both sides in both languages, and as on the command line."""
    cards = [hero, *([data()[hero["back"]]] if hero.get("back") in data() else [])]
    out = {norm(x) for c in cards for x in names_of(c)}
    return {*out, norm(hero["name"]).replace(" ", "-"), norm(hero.get("set") or "")} - {""}


def _both(hero: Card) -> Both:
    """Both sides of an identity."""
    sides = [both(x) for x in (hero, data().get(hero.get("back") or "")) if x]
    return Both.of(lambda lang: " (".join(x.told(lang) for x in sides) + ")" * (len(sides) - 1))


def _each(cards: list[Card]) -> list[Both]:
    """Cards of one title, told apart; those that are the same only once."""
    said = dict.fromkeys(tuple(described(c, cards, lang) for lang in LANGUAGES) for c in cards)
    return [Both(dict(zip(LANGUAGES, words, strict=True))) for words in said]


# ---- what tells cards apart ----------------------------------------------------------------------------------------
def split(text: str) -> tuple[str, list[str]]:
    """A title and what follows it in parentheses, or after a colon. A title with parentheses of its own stays whole."""
    text, said = text.strip(), []
    while norm(text) not in titles() and (cut := last_parentheses(text)) is not None:
        text = cut[0]
        said.append(cut[1].strip())
    if norm(text) not in titles() and ":" in text:
        head, _, tail = text.rpartition(":")
        if norm(head) in titles():
            return head.strip(), [*said, tail.strip()]
    return text, said


def strip_all(text: str) -> str:
    while (cut := last_parentheses(text)) is not None and norm(text) not in titles():
        text = cut[0]
    return text


def last_parentheses(text: str) -> tuple[str, str] | None:
    """("Spider-Man", "Peter Parker") of "Spider-Man (Peter Parker)"; None where nothing is before or in them."""
    head, bracket, inside = text.rpartition("(")
    if not bracket or not head.strip() or inside[-1:] != ")" or ")" in inside[:-1]:
        return None
    return head.rstrip(), inside[:-1]


def marks(c: Card) -> set[str]:
    """Everything by which a card may be told from others of its title."""
    said: list[str] = [
        c["facts"].get("subname") or "",
        c.get("set") or "",
        (c.get("set") or "").replace("_", " "),
        (c.get("set") or "").replace("_", "-"),
        c["pack"],
        *(pack_name(c["pack"], lang) for lang in LANGUAGES),
        *(x for lang in LANGUAGES for x in KIND_NAMES[lang].get(c["type"], (c["type"],))),
        c["aspect"],
    ]
    said += [ASPECT_NAMES[x][c["aspect"]] for x in LANGUAGES if c["aspect"] in ASPECT_NAMES[x]]
    return {norm(x) for x in said} - {""}


def described(c: Card, among: Iterable[Card], lang: str = "en") -> str:
    """A title with as much as it needs to be told from the others, or with its code."""
    title = name_in(c, lang)
    others = [x for x in among if group(x) != group(c)]
    if not others:
        return title
    aspect = ASPECT_NAMES[lang].get(c["aspect"], "")
    kind = KIND_NAMES[lang].get(c["type"], ("",))[0]
    pack = pack_name(c["pack"], lang)
    for q in (c["facts"].get("subname"), aspect, kind, pack):
        if q and not any(norm(q) in marks(x) for x in others):
            return f"{title} ({q})"
    return f"{title} [{c['code']}]"


def group(c: Card) -> tuple[Any, ...]:
    """Cards that are one and the same for a deck: variants within a set, or one card in several packs."""
    return c["name"], c["facts"].get("subname"), c["type"], c["aspect"], c.get("set")


def lines(cards: Mapping[str, int], own: str, lang: str, pack: bool = False) -> list[tuple[str, int]]:
    """The cards of a list as (what to call it, copies), such that `find` gives them back. pack: say it too."""
    out: list[tuple[str, int]] = []
    groups: dict[tuple[Any, ...], list[str]] = {}
    for code in cards:
        groups.setdefault(group(data()[code]), []).append(code)
    for codes in groups.values():
        c, n = data()[codes[0]], sum(cards[x] for x in codes)
        suffix = f" ({pack_name(c['pack'], lang)})" if pack else ""
        label = described(c, titles()[norm(c["name"])], lang)
        plain = name_in(c, lang)
        kind = c["type"] if c["type"] in DECK_KINDS else ""  # an identity has no list of its own
        for text in dict.fromkeys((f"{plain}{suffix}", f"{label}{suffix}")):
            if _gives(text, n, kind, own, {x: cards[x] for x in codes}):
                out.append((text, n))
                break
        else:
            out += [(f"{plain} [{x}]", cards[x]) for x in codes]
    return out


def _gives(text: str, n: int, kind: str, own: str, wanted: dict[str, int]) -> bool:
    try:
        return find(text, n, kind, own) == wanted
    except Problem:
        return False


@cache
def _all_titles() -> list[str]:
    """Titles of player cards in both languages, written as they are printed."""
    cards = [c for c in data().values() if c["type"] in DECK_KINDS]
    return sorted({t for c in cards for t in names_of(c)})
