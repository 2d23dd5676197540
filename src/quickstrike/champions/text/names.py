"""Names of cards and players, numbers and resources, as sentences of both languages take them up.

The objects made here go into templates: `{card}`, `{card:de}` (French "du Vautour"), `{card:s}` (English "Vulture's"),
`{n:damage}` ("2 dégâts"), and `{card.be}` and `{card.e}` for the auxiliary and the ending of a French participle.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ...kernel.decision import NONE
from ...kernel.language import Words, singular, words
from ..faces import RESOURCES, Face, titled
from ..rules.kinds import SHARED
from ..table import Table
from ..titles import name_in
from .grammar import GRAMMARS, NP, upper
from .lexicon import NOUNS, ZONES
from .terms import COUNTERS

CHARACTERS = ("hero", "alter_ego", "ally", "minion", "villain")
RESOURCE_NAMES: Words = words("champions/text/names", "resource_names")
RESOURCES_NAMED: Words = words("champions/text/names", "resources_named")
"""The same of several, without the word "resources" before it."""
COUNTED: Words = words("champions/text/names", "counted")


class Name:
    """A title inside a sentence."""

    __slots__ = ("_said", "lang", "np")

    def __init__(self, np: NP, lang: str) -> None:
        self.np, self.lang = np, lang
        self._said: dict[str, str] = {}  # the names of cards are kept, and each is said again and again

    def __format__(self, spec: str) -> str:
        found = self._said.get(spec)
        if found is None:
            found = self._said[spec] = GRAMMARS[self.lang].text(self.np, spec)
        return found

    def __str__(self) -> str:
        return format(self)

    def __bool__(self) -> bool:
        return bool(self.np.body)

    @property
    def title(self) -> str:
        """As it is printed, where a noun stands before it: "la carte L'Homme Absorbant"."""
        return upper(str(self))

    @property
    def e(self) -> str:
        """The ending that agrees with it."""
        return GRAMMARS[self.lang].ending(self.np)

    @property
    def be(self) -> str:
        return GRAMMARS[self.lang].be(self.np)


class Count:
    """A number that takes a noun: `{n:threat}`."""

    __slots__ = ("lang", "n")

    def __init__(self, n: int, lang: str) -> None:
        self.n, self.lang = n, lang

    def __format__(self, noun: str) -> str:
        return counted(self.n, noun, self.lang) if noun else str(self.n)

    def __str__(self) -> str:
        return str(self.n)


def counted(n: int, noun: str, lang: str) -> str:
    """ "2 cards"; French has the singular for 0 and 1."""
    one, many = NOUNS[lang][noun][:2]
    return f"{n} {one if singular(n, lang) else many}"


def tokens(n: int, kind: str, lang: str) -> str:
    """ "2 web counters"; damage and threat are counted as such."""
    if kind in ("damage", "threat"):
        return counted(n, kind, lang)
    name = COUNTERS[lang].get(kind, kind)
    noun = NOUNS[lang]["counter"][not singular(n, lang)]
    return COUNTED[lang]["counters"].format(n=n, name=name, counters=noun)


def title(face: Face, lang: str) -> str:
    """The printed title, as it stands alone."""
    return face.name_in(lang)


def noun_of(kind: str) -> str:
    """The noun for a kind of card."""
    return kind.replace("alter_ego", "alter-ego").replace("_", " ")


@lru_cache(maxsize=4096)
def name_of(face: Face, lang: str) -> Name:
    """The title in a sentence: characters take their article along ("du Vautour"), other titles stay as printed."""
    printed = title(face, lang)
    det, body = GRAMMARS[lang].title(printed) if face.kind in CHARACTERS else ("", printed)
    row = NOUNS[lang].get(noun_of(face.kind), ())
    gender = GRAMMARS[lang].gender(face.name, det, row[2] if len(row) > 2 else "m")
    return Name(NP(body, det, gender, det == "les"), lang)


@cache
def nobody(lang: str) -> Name:
    return Name(NP(""), lang)


def card_name(s: Table, card: int, lang: str) -> Name:
    """A card of this table by its number; seats are written -1, -2, ... there, and NONE is nothing."""
    if card == NONE:
        return nobody(lang)
    return name_of(s.face(card), lang) if card >= 0 else seat_name(s, -1 - card, lang)


def deck_title(zone: str, lang: str) -> str:
    """A deck that is there only because some card brings it, by its name."""
    name = next(name for name, at in SHARED.items() if at == zone)
    return upper(ZONES[lang][name][0])


def zone_name(zone: str, lang: str) -> Name:
    """A place where cards lie, with its article: by its name, or as the table calls it."""
    name = zone if zone in ZONES[lang] else next((name for name, at in SHARED.items() if at == zone), "play area")
    body, *marks = ZONES[lang][name]
    gender = marks[0][0] if marks else "m"
    return Name(NP(body, GRAMMARS[lang].det("the", body, gender), gender), lang)


def seat_name(s: Table, seat: int, lang: str) -> Name:
    """A player goes by the side of the identity that shows."""
    if not 0 <= seat < len(s.players):
        return nobody(lang)
    return name_of(s.face(s.players[seat].identity), lang)


@lru_cache(maxsize=8192)
def sentence(text: str, lang: str) -> str:
    """A filled template, with its capital and the spaces and elisions of the language."""
    return upper(GRAMMARS[lang].finish(" ".join(text.split(" ")).strip()))


def resources(pool: tuple[int, ...], lang: str) -> str:
    """(0, 2, 0, 1) -> "2 mental, 1 wild"."""
    words = RESOURCE_NAMES[lang]
    many = RESOURCES_NAMED[lang]
    return ", ".join(f"{n} {many[r] if n > 1 else words[r]}" for r, n in zip(RESOURCES, pool, strict=False) if n)


def needed(need: tuple[int, ...], lang: str) -> str:
    """What a cost asks for, (energy, mental, physical, wild, any, x): "3", "2 physical + 1 mental + 1", "X energy"."""
    words = RESOURCE_NAMES[lang]
    parts = resources(need[:4], lang).split(", ") if any(need[:4]) else []
    if need[5] == len(RESOURCES):
        parts.append("X")
    elif need[5] >= 0:
        parts.append(f"X {words[RESOURCES[need[5]]]}")
    if need[5] < -1:
        parts.append(f"{-need[5]} {words['different']}")
    if need[4] or not parts:
        parts.append(str(need[4]))
    return " + ".join(parts)


@lru_cache(maxsize=4096)
def translated(name: str, lang: str) -> str:
    """An English title in the language, where it is the title of a card."""
    printed = titled(name)
    return name_in(printed, lang) if printed is not None else name
