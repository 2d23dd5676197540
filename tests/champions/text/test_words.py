"""The tables of both languages match, and every word of the card language can be said."""

from __future__ import annotations

import re
from string import Formatter
from types import ModuleType
from typing import Any

import pytest
from tests.champions.text.samples import SAMPLES, does, made_up

from quickstrike.champions.text import TextError, clauses, face_text, phrases, terms
from quickstrike.champions.text import lexicon as words
from quickstrike.champions.text.lexicon import VERBS
from quickstrike.champions.vocab import KEYWORDS, SELF, WORDS, Call, Keyword, Ready, Trait, a, action
from quickstrike.kernel.language import LANGUAGES, Table


def tables(module: ModuleType) -> dict[str, dict[str, dict[str, Any]]]:
    """Its tables of words, each in all languages (a table reads a language when it is asked for it)."""
    found = {k: v for k, v in vars(module).items() if isinstance(v, Table)}
    return {k: {lang: v[lang] for lang in LANGUAGES} for k, v in found.items()}


TABLES = {name: t for m in (words, terms, phrases, clauses) for name, t in tables(m).items()}
FACES = [(word, f) for word, x in SAMPLES.items() for f in (x if isinstance(x, tuple) else (x,))]


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("name", TABLES)
def test_no_cell_is_empty(name):
    for cells in TABLES[name].values():
        assert all(c != "" for row in cells.values() for c in ([row] if isinstance(row, str) else row[:1]))


@pytest.mark.parametrize("name", [n for m in (phrases, clauses) for n in tables(m)])
def test_a_phrase_says_in_french_what_it_says_in_english(name):
    only_one = {"all", "the", "high", "card", "cards", "this"}  # agreement that one language does not need
    for key, en in TABLES[name]["en"].items():
        assert fields(en) ^ fields(TABLES[name]["fr"][key]) <= only_one, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_that_tells_you_what_to_do_begins_with_a_known_verb(lang):
    """So that "you may" and "each player" can bend it."""
    known = {r[0].split(" ")[0] for r in VERBS[lang].values()}
    ways_in = (
        r"(if|si|sinon|until|jusqu'à|at|à|after|après|once|une|for|pour|each|chaque|depending|selon|to|under|"
        r"sous|engaged|attached|in|dans|with|avec|without|sans)\b"
    )
    for key, phrase in phrases.STEPS[lang].items():
        first = re.split(r"[ -]", phrase)[0]
        whole_sentence = phrase.startswith(
            (
                "{",
                ",",
                "this card",
                "cette carte",
                "the player",
                "les joueurs",
                "le joueur",
                "the basic",
                "les attaques",
                "all damage",
                "tous les dégâts",
            )
        )
        assert first in known or whole_sentence or re.match(ways_in, phrase) or key == "Cases.all", (key, phrase)


def test_every_word_of_the_language_has_an_example():
    assert {w for group in WORDS.values() for w in group} - set(SAMPLES) <= {"Call"}


def test_every_word_can_be_said_in_both_languages():
    for word, face in FACES:
        en, fr = (face_text(face, lang) for lang in LANGUAGES)
        assert en and fr and en != fr, word
        for text in (en, fr):
            assert not re.search(r"[{}*~§<>|]|None|\b[A-Z]\w+\(|\bV\.|  ", text), (word, text)
            assert all(line[-1] in ".:" or line.endswith("\u00a0:") for line in text.split("\n")), (word, text)


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_has_a_name(keyword):
    if keyword != "uses":
        assert face_text(made_up(Keyword(keyword)), "fr").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "part, named",
    [
        (action(Call("no_such_function")), "no_such_function"),
        (action(Ready(a("wombat"))), "wombat"),
        (Keyword("juggling"), "juggling"),
        (action("a string"), "str"),
    ],
)
def test_an_unknown_word_is_refused_by_name(lang, part, named):
    with pytest.raises(TextError, match=named):
        face_text(made_up(part), lang)


def test_an_unknown_trait_is_refused_in_french_only():
    face = does(Ready(a("ally", Trait("Wombat"))))
    assert face_text(face, "en").endswith("Ready a Wombat ally.")
    with pytest.raises(TextError, match="Wombat"):
        face_text(face, "fr")


def test_an_unknown_language_is_refused():
    with pytest.raises(TextError, match="'de'"):
        face_text(made_up(action(Ready(SELF))), "de")
