"""What all parts of the renderer share: one `Text` per card and language, which fills phrases with their fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from string import Formatter
from typing import Any

from ...kernel.errors import QuickstrikeError
from ...kernel.language import FIRST, LANGUAGES, SEMICOLON, Words
from .. import vocab as V
from ..faces import FACES, Face, data
from .clauses import FILTERS, NUMBERS
from .grammar import GRAMMARS, NP, WHEN
from .lexicon import VERBS
from .phrases import STEPS


class TextError(QuickstrikeError):
    """A card uses a word that the text layer does not know."""


Sayer = Callable[[Any, Any], Any]
SAYS: dict[type, Sayer] = {}
"""How words are said that a phrase can't say: selectors as noun phrases, steps as sentences, events as clauses."""
CONDITIONS_SAID: dict[type, Callable[[Any, Any, bool], str]] = {}
PARSE = Formatter().parse


def says(*classes: type) -> Callable[[Sayer], Sayer]:
    def decorate(fn: Sayer) -> Sayer:
        SAYS.update(dict.fromkeys(classes, fn))
        return fn

    return decorate


def knows(cls: type, group: str) -> bool:
    """Is there a phrase for this word? That every language has what the first one has, a test of the tables shows."""
    name = cls.__name__
    if group in ("verb", "control", "lasting", "event", "selector"):
        return cls in SAYS or name in STEPS[FIRST]
    if group == "condition":
        return cls in CONDITIONS_SAID or cls is V.Not
    if group == "filter":
        return cls in (V.No, V.AnyOf) or any(key.partition(".")[0] == name for key in FILTERS[FIRST])
    return True  # numbers, quantities and parts: the text layer names what it does not know


def printed(code: str) -> Mapping[str, Any]:
    """Names and kind of a card, scripted or not."""
    if code in FACES:
        f = FACES[code]
        return f.printed
    if code not in data():
        raise TextError(f"a text names the card {code!r}, which has no data")
    return data()[code]


class Text:
    """One card in one language, while its text is made."""

    def __init__(self, face: Face, lang: str) -> None:
        if lang not in LANGUAGES:
            raise TextError(f"no texts in the language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.face, self.lang, self.g = face, lang, GRAMMARS[lang]
        self.point = WHEN
        self.on: Any = None  # the event that triggers the ability at hand
        self.neg = False  # the next verb is negated
        self.third = False  # "you" is one of several players
        self.command = False  # who is all the same addressed
        self.counting = False  # "cards in your hand", not "from your hand"
        self.next_one = False  # "the next card"
        self.it = False  # this card was named just before
        self.tails: list[str] = []  # what a number adds at the end of its phrase
        self.letters: list[str] = []  # X, Y, ... still free
        self.bound: dict[str, Any] = {}
        self.prev: Any = None

    # ---- words
    def word(self, table: Words, key: str) -> str:
        if key not in table[self.lang]:
            raise TextError(f"{self.face.code}: there is no {self.lang} word for {key!r}")
        return table[self.lang][key]

    def _sayer(self, x: Any) -> Sayer:
        if type(x) not in SAYS:
            raise TextError(f"{self.face.code}: the text layer does not know the word {type(x).__name__}")
        return SAYS[type(x)]

    def np(self, x: Any) -> NP:
        return x if isinstance(x, NP) else self._noun(x)

    def _noun(self, x: Any) -> NP:
        made: NP = self._sayer(x)(self, x)
        return made

    def text(self, x: Any, prep: str = "") -> str:
        return self.g.text(self.np(x), prep)

    # ---- clauses and sentences
    def event(self, e: Any) -> str:
        made: str = self._sayer(e)(self, e)
        return made

    def cond(self, c: Any, neg: bool = False) -> str:
        if isinstance(c, V.Not):
            return self.cond(c.c, not neg)
        if type(c) not in CONDITIONS_SAID:
            raise TextError(f"{self.face.code}: the text layer does not know the condition {type(c).__name__}")
        return CONDITIONS_SAID[type(c)](self, c, neg)

    def sentences(self, o: Any) -> list[str]:
        """A step as sentences without capitals and full stops."""
        if type(o) in SAYS:
            said = SAYS[type(o)](self, o)
            out: list[str] = [said] if isinstance(said, str) else said
        elif type(o).__name__ in STEPS[self.lang]:
            out = [self.auto(STEPS, o)]
        else:
            raise TextError(f"{self.face.code}: the text layer does not know the word {type(o).__name__}")
        self.prev = o
        return out

    def step(self, o: Any) -> str:
        """The same in one sentence."""
        return SEMICOLON[self.lang].join(self.sentences(o))

    def effect(self, e: Any) -> str:
        return self.step(e)

    # ---- numbers, see numbers.py
    def qty(self, v: Any, noun: str) -> str:
        raise NotImplementedError

    def number(self, v: Any) -> str:
        raise NotImplementedError

    # ---- phrases
    def auto(self, table: Words, o: Any, variant: str = "") -> str:
        """The phrase of a word, filled with its own fields."""
        return self.phrase(table, type(o).__name__ + variant, **{f.name: getattr(o, f.name) for f in fields(o)})

    def phrase(self, table: Words, key: str, /, **f: Any) -> str:
        outer, self.tails = self.tails, []
        out = ""
        for literal, name, spec, _ in PARSE(self.word(table, key)):
            out += literal
            if name is not None:
                out += self.fill(f[name], spec or "", f)
        for tail in self.tails:
            out = attach(out, tail)
        self.tails = outer
        return out

    def fill(self, v: Any, spec: str, f: Mapping[str, Any]) -> str:
        if callable(v) and not is_dataclass(v):
            v = v()
        if isinstance(v, str) and v != "all":
            return v
        if isinstance(v, V.Alt) and type(v.base) in SAYS:  # the other thing goes to the end of the phrase
            other = self.text(v.other, spec if spec in self.g.prepositions else "")
            self.tails.append(self.phrase(NUMBERS, "alt", other=other, cond=self.cond(v.when)))
            return self._fill_np(v.base, spec, f)
        if isinstance(v, NP) or type(v) in SAYS:
            return self._fill_np(v, spec, f)
        return self.qty(v, spec) if spec else self.number(v)

    def _fill_np(self, v: Any, spec: str, f: Mapping[str, Any]) -> str:
        if spec in self.g.prepositions:
            return self.text(v, spec)
        if spec == "pl":
            return self.g.text(self.plural(v))
        if spec in ("~", "it", "he"):
            n = self.np(v)
            return self.g.ending(n) if spec == "~" else self.g.pronoun(n, spec == "it")
        if spec == "none":
            return self.g.text(self.none(v))
        verbs, _, obj = spec.partition(">")
        target = self.np(f[obj]) if obj and f[obj] is not None else None
        if verbs.startswith("!"):
            if self.np(v).you or (self.command and isinstance(v, V.You)):
                said = self.g.imperative(verbs[1:])
                return f"{said} {self.g.text(target)}" if target else said
            verbs = verbs[1:]
        never, denied = verbs.startswith("-"), self.neg
        neg, self.neg = never != denied, False
        n = self.none(v) if neg and (self.open(v) or (never and self.all(v))) else self.np(v)
        verbs = verbs.removeprefix("-")
        if verbs.startswith("be+"):
            return self.g.passive(n, verbs[3:], self.point, neg)
        chain = verbs.split("+")
        if any(x not in VERBS[self.lang] for x in chain):
            raise TextError(f"there is no {self.lang} verb {verbs!r}")
        return self.g.verb(n, chain, self.point, target, neg)

    # ---- see nouns.py
    def plural(self, x: Any) -> NP:
        raise NotImplementedError

    def none(self, x: Any) -> NP:
        raise NotImplementedError

    def open(self, x: Any) -> bool:
        raise NotImplementedError

    def all(self, x: Any) -> bool:
        raise NotImplementedError

    def you(self) -> NP:
        return self.np(V.YOU)


def attach(s: str, tail: str) -> str:
    """Put a piece behind a phrase: a comma joins directly, a word after a space."""
    return s + tail if tail.startswith(",") else f"{s} {tail}"
