"""Words in several languages: tables with one key set for all of them, and sentences that are not in one yet.

A table is `{"en": {key: words}, "fr": {key: words}}` and stands next to the code that uses it. What the engine tells of
is a key with its data; `told(lang)` makes a sentence of it, in whichever language the reader has. Tables of errors are
given to `messages`, so that an error needs to know nothing but its key.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import Formatter
from typing import Any

Words = dict[str, dict[str, str]]
LANGUAGES = ("en", "fr")
COLON = {"en": ": ", "fr": " : "}
MESSAGES: Words = {lang: {} for lang in LANGUAGES}
"""The sentences of all errors, by key."""


def flat(text: str) -> dict[str, str]:
    """Lines of `key: words`. What comes after one space is kept: French puts one before double punctuation."""
    rows = (line.strip().partition(": ") for line in text.strip().splitlines())
    return {key: words for key, _, words in rows}


def bound(text: str) -> str:
    """French with the space that does not break before double punctuation."""
    return re.sub(r" (?=[:;?!»])|(?<=«) ", "\u00a0", text)


def messages(table: Words) -> Words:
    """A part's errors join those of the others. A key has one meaning."""
    for lang, rows in table.items():
        assert not rows.keys() & MESSAGES[lang].keys(), f"told already: {sorted(rows.keys() & MESSAGES[lang].keys())}"
        MESSAGES[lang].update(rows)
    return table


class _Filling(Formatter):
    """Fields are told in the language; `!r` puts quotation marks, those of the language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def get_value(self, key: Any, args: Any, kwargs: Any) -> Any:
        return told(kwargs[key], self.lang)

    def convert_field(self, value: Any, conversion: Any) -> Any:
        if conversion == "r" and self.lang == "fr" and isinstance(value, str):
            return f"« {repr(value)[1:-1]} »"
        return super().convert_field(value, conversion)


FILLINGS = {lang: _Filling(lang) for lang in LANGUAGES}


def told(x: Any, lang: str) -> Any:
    """A value as a sentence takes it up: what can be told is told, a list is counted up."""
    if hasattr(x, "told"):
        return x.told(lang)
    return ", ".join(str(told(v, lang)) for v in x) if isinstance(x, (list, tuple)) else x


def fill(table: Words, key: str, lang: str, /, **data: Any) -> str:
    """The sentence of a key, filled."""
    return FILLINGS[lang].vformat(table[lang][key], (), data)


class Said:
    """A sentence that is not in a language yet. What is no key of a table is told as it is."""

    def __init__(self, key: str, /, **data: Any) -> None:
        self.key, self.data = key, data

    def told(self, lang: str) -> str:
        return fill(MESSAGES, self.key, lang, **self.data) if self.key in MESSAGES[lang] else self.key

    def __str__(self) -> str:
        return self.told("en")


class Both:
    """Words that are there in both languages already, such as a printed name."""

    def __init__(self, en: str, fr: str) -> None:
        self.words = {"en": en, "fr": fr}

    def told(self, lang: str) -> str:
        return self.words[lang]


class Joined:
    """A list with a word before its last item: "2 and 3", "a or b"."""

    def __init__(self, items: Iterable[Any], word: str) -> None:
        self.items, self.word = list(items), word

    def told(self, lang: str) -> str:
        return f" {MESSAGES[lang][self.word]} ".join(str(told(x, lang)) for x in self.items)


messages(
    {
        "en": flat("""
    and: and
    or: or
    none: none
    did you mean: ; did you mean {near!r}?
    known: ; known: {known}
    in file: {source}: {what}
    over: the game is over ({result}): there is nothing to answer
    stale: decision {number} is not open any more; open is {open}
    seat not asked: seat {seat} is not asked; decision {number} is another seat's
    no answer: an answer is an option or its id, not {what!r}
    no option: {what!r} is not an option of decision {number}{near}
    option field: an option has no {name!r}; it has {known}
    no such option: no option {verb!r} with {fields} is open; there are {there}
    too far back: can't take back {steps} steps: {n} were made
    no way back: this game was begun under other rules: what came before the save can't be taken back
    damaged: this save is damaged: it can't be read ({detail})
    damaged state: this save is damaged: its state can't be read ({detail})
    damaged field: this save is damaged: it has no {field!r}
    leads nowhere: {changed}, and its answers no longer lead there either
    replay: this replay does not fit: answer {n}, {what!r} by seat {seat}, is no option
    cut off: this is not a save of quickstrike, or it was cut off{place}
    place: : line {line}, column {column}
    no save: this is not a save of quickstrike: the field 'quickstrike' is missing
    save format: this save has format {found}, this version reads format {known}
    other game: this is a save of the game {found!r}, not of {wanted!r}
    changed: this save was made by other rules: {what!r} has changed since
    redefined: this save was made in the middle of another definition of {what}
    missing: this save needs {what!r}, which this version does not have
"""),
        "fr": flat("""
    and: et
    or: ou
    none: aucune
    did you mean:  ; vouliez-vous dire {near!r} ?
    known:  ; connus : {known}
    in file: {source} : {what}
    over: la partie est terminée ({result}) : il n'y a plus rien à décider
    stale: la décision {number} n'est plus ouverte ; est ouverte : {open}
    seat not asked: rien n'est demandé à la place {seat} ; la décision {number} est celle d'une autre place
    no answer: une réponse est une option ou son identifiant, pas {what!r}
    no option: {what!r} n'est pas une option de la décision {number}{near}
    option field: une option n'a pas de {name!r} ; elle a {known}
    no such option: aucune option {verb!r} avec {fields} n'est ouverte ; il y a {there}
    too far back: impossible de reprendre {steps} coups : {n} ont été joués
    no way back: cette partie a commencé sous d'autres règles : ce qui précède la sauvegarde ne peut pas être repris
    damaged: cette sauvegarde est abîmée : elle est illisible ({detail})
    damaged state: cette sauvegarde est abîmée : son état est illisible ({detail})
    damaged field: cette sauvegarde est abîmée : il y manque {field!r}
    leads nowhere: {changed}, et ses réponses n'y mènent plus non plus
    replay: cet enregistrement ne convient pas : la réponse {n}, {what!r} par la place {seat}, n'est pas une option
    cut off: ce n'est pas une sauvegarde de quickstrike, ou elle a été tronquée{place}
    place:  : ligne {line}, colonne {column}
    no save: ce n'est pas une sauvegarde de quickstrike : le champ « quickstrike » y manque
    save format: cette sauvegarde est au format {found}, cette version lit le format {known}
    other game: c'est une sauvegarde du jeu {found!r}, pas de {wanted!r}
    changed: cette sauvegarde a été faite avec d'autres règles : {what!r} a changé depuis
    redefined: cette sauvegarde a été faite au milieu d'une autre définition de {what}
    missing: cette sauvegarde a besoin de {what!r}, que cette version n'a pas
"""),
    }
)
