"""Dice Throne in words: every word of the vocabulary, every hero, option and note has both languages."""

from __future__ import annotations

import ast
import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any

import pytest
from tests.dicethrone.texts import HERO, NOTES, SAMPLES, TEXTS, TOKEN, seq

from quickstrike import dicethrone
from quickstrike.dicethrone import vocab as V
from quickstrike.dicethrone.expr import NAMES, condition, number
from quickstrike.dicethrone.loading import COMMON, HEROES, PARTIAL
from quickstrike.dicethrone.rules.usable import CAUSES
from quickstrike.dicethrone.text import (
    TextError,
    ability_text,
    card_text,
    companion_text,
    condition_text,
    decision_text,
    detail,
    effect_text,
    kind_text,
    level_text,
    note_text,
    number_text,
    option_text,
    passive_text,
    pattern_text,
    seat_names,
    spend_text,
    timing_text,
    token_text,
)
from quickstrike.dicethrone.text import __path__ as TEXT
from quickstrike.dicethrone.text.grammar import finish
from quickstrike.dicethrone.text.options import HEADINGS, OPTIONS
from quickstrike.dicethrone.text.story import FIELDS, STORY
from quickstrike.kernel.language import LANGUAGES, Table
from quickstrike.kernel.ops import Op

BROKEN = re.compile(r"[{}]|\bV\.|  |\(\)|[.,;] ?[.,;]|\bde (le|les)\b|\b([dD]|qu|jusqu)e [aeiouéè]")
HARD = "\u00a0"


# ---- tables --------------------------------------------------------------------------------------------------------
@cache
def tables() -> dict[str, dict[str, dict[str, Any]]]:
    """Every table of words of the package."""
    out: dict[str, dict[str, dict[str, Any]]] = {}
    for m in pkgutil.iter_modules(TEXT):
        module = import_module(f"quickstrike.dicethrone.text.{m.name}")
        for name, value in vars(module).items():
            if isinstance(value, Table) and not any(value is x for x in out.values()):
                out[f"{m.name}.{name}"] = value
    return out


def cells(x: Any) -> Iterator[str]:
    for y in x.values() if isinstance(x, dict) else x:
        yield from [y] if isinstance(y, str) else cells(y)


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("name", tables())
def test_a_table_says_the_same_in_both_languages(name: str) -> None:
    en, fr = (tables()[name][lang] for lang in LANGUAGES)
    assert list(en) == list(fr)
    for key in en:
        if isinstance(en[key], str):
            assert fields(en[key]) == fields(fr[key]), key


# ---- effects ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("op", "en", "fr"), SAMPLES, ids=[f"{type(x[0]).__name__}-{i}" for i, x in enumerate(SAMPLES)])
def test_an_effect_reads_well(op: Op, en: str, fr: str) -> None:
    effect = op if isinstance(op, V.Seq) else seq(op)
    assert effect_text(HERO, effect, "en") == en
    assert effect_text(HERO, effect, "fr").replace(HARD, " ") == fr


def walk(x: Any) -> Iterator[Any]:
    yield x
    for y in x if isinstance(x, tuple) else vars(x).values() if hasattr(x, "__dataclass_fields__") else ():
        yield from walk(y)


def test_every_word_of_the_vocabulary_has_an_example() -> None:
    words = {c for c in vars(V).values() if inspect.isclass(c) and issubclass(c, Op) and c is not Op}
    assert words - {type(x) for op, _, _ in SAMPLES for x in walk(op)} == set()


@pytest.mark.parametrize("who", V.WHO)
@pytest.mark.parametrize(
    "op",
    [
        V.Place("armor"),
        V.Place("burn"),
        V.Remove(),
        V.Points(number(2)),
        V.Points(number(-2)),
        V.Draw(number(1)),
        V.Heal(number(1)),
        V.Damage(number(1)),
        V.Prevent(number(1)),
        V.Attempt("offensive"),
        V.Reveal(),
    ],
    ids=lambda x: type(x).__name__,
)
def test_everybody_can_be_meant(op: Any, who: str) -> None:
    whole = {type(op)(**{**vars(op), "who": w}) for w in (who, V.BEARER if who != V.BEARER else V.TEAM)}
    for lang in LANGUAGES:
        texts = {effect_text(HERO, seq(x), lang) for x in whole}
        assert len(texts) == 2 and not any(BROKEN.search(t) for t in texts), texts


@pytest.mark.parametrize("kind", V.KINDS)
def test_every_kind_of_damage_has_a_name(kind: str) -> None:
    for lang in LANGUAGES:
        text = effect_text(HERO, seq(V.Damage(number(2), kind)), lang)
        assert kind == V.NORMAL or text != effect_text(HERO, seq(V.Damage(number(2))), lang)


# ---- numbers and conditions
EXPRESSIONS = [*NAMES, "fist", "armor", "struck", "tricked", "dog_home", "dog_away", "dog_thrown"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("expr", EXPRESSIONS)
def test_every_name_can_be_read_in_numbers_and_conditions(expr: str, lang: str) -> None:
    numbers = [number_text(HERO, number(x), lang) for x in (expr, f"3 + {expr}", f"half {expr}", f"2 * {expr} / 3")]
    amounts = [effect_text(HERO, seq(V.Damage(number(x))), lang) for x in (expr, f"3 + {expr}", f"half {expr}")]
    asked = [condition_text(HERO, condition(f"{expr} {op}"), lang) for op in (">= 1", "== 0")]
    for said in (numbers, amounts, asked):
        assert len(set(said)) == len(said) and not any(BROKEN.search(x) for x in said), said


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "upgrades > 2",
            "you have at least 3 Hero Upgrades in play",
            "vous avez au moins 3 Améliorations de Héros en jeu",
        ),
        ("upgrades < 2", "you have at most 1 Hero Upgrade in play", "vous avez au plus 1 Amélioration de Héros en jeu"),
        ("eye == 2", "the roll shows exactly 2 Eye", "le lancer comporte exactement 2 Œil"),
        ("eye <= 0", "the roll shows no Eye", "le lancer ne comporte pas Œil"),
        ("armor != 0", "you have Armor", "vous possédez Armure"),
        ("total <= 5", "the total of the roll is 5 or less", "le total du lancer est de 5 ou moins"),
        ("alike >= 4", "your dice show 4 of a kind", "vos dés affichent 4 chiffres identiques"),
        ("struck == 1", "Hit allows it", "Frappe le permet"),
        ("tricked == 0", "you have not played Trick this turn", "vous n'avez pas joué Ruse ce tour-ci"),
        (
            "dog_thrown >= 2",
            "you have thrown Dog at least 2 times this turn",
            "vous avez lancé Chien au moins 2 fois ce tour-ci",
        ),
        (
            "fist + eye >= 3",
            "the number of Fist rolled plus the number of Eye rolled is 3 or more",
            "le nombre de Poing du lancer plus le nombre d'Œil du lancer est de 3 ou plus",
        ),
    ],
)
def test_a_condition_reads_well(text: str, en: str, fr: str) -> None:
    assert condition_text(HERO, condition(text), "en") == en
    assert condition_text(HERO, condition(text), "fr") == fr


@pytest.mark.parametrize(
    ("pattern", "en", "fr"),
    [
        (V.Pattern((("fist", 2), ("eye", 1))), "2 Fist + 1 Eye", "2 Poing + 1 Œil"),
        (V.Pattern(straight=4), "Small Straight", "Petite Suite"),
        (V.Pattern(straight=5), "Large Straight", "Grande Suite"),
        (V.Pattern(alike=4), "4 of a kind", "4 chiffres identiques"),
        (tuple(V.Pattern((("fist", n),)) for n in (3, 4, 5)), "3/4/5 Fist", "3/4/5 Poing"),
        (
            (V.Pattern(straight=4), V.Pattern(straight=5)),
            "Small Straight / Large Straight",
            "Petite Suite / Grande Suite",
        ),
    ],
)
def test_a_pattern_reads_well(pattern: Any, en: str, fr: str) -> None:
    assert (pattern_text(HERO, pattern, "en"), pattern_text(HERO, pattern, "fr")) == (en, fr)


def test_an_unknown_name_is_refused_by_name() -> None:
    for what in (V.Damage(number("wombats")), V.Place("wombats"), V.Move("wombats"), V.Draw(number(1), "wombats")):
        with pytest.raises(TextError, match="wombats"):
            effect_text(HERO, seq(what), "en")
    with pytest.raises(TextError, match="tlh"):
        effect_text(HERO, seq(V.Draw(number(1))), "tlh")


# ---- tokens, companions, passives, cards
@pytest.mark.parametrize("when", V.SPENDABLE)
def test_every_moment_to_spend_has_words(when: str) -> None:
    once, often = V.Spend(when, seq(V.Draw(number(1))), once=True), V.Spend(when, seq(V.Draw(number(1))), n=2)
    for lang in LANGUAGES:
        texts = [spend_text(HERO, x, lang) for x in (once, often)]
        assert len(set(texts)) == 2 and not any(BROKEN.search(t) for t in texts)


def test_all_that_a_token_can_do_is_told() -> None:
    assert token_text(HERO, TOKEN, "en").split("\n") == [
        "Negative Status Effect. Persistent. Stack Limit: 3.",
        "You place it on the side 3, or on 2 if you have at least 2 Hero Upgrades in play, "
        "or on 1 if you have at least 4 Hero Upgrades in play.",
        "When this token is inflicted: Draw 1 card.",
        "In its bearer's Upkeep Phase: Advance this token.",
        "When this token advances past 1, it is removed: Its bearer takes 4 undefendable damage (isolated source).",
        "When the Stack Limit is reached, all of these tokens are removed: Gain 2 CP.",
        "The normal damage of the next Attack on its bearer becomes undefendable, then it is removed.",
        "Add 1 damage to your Attacks per 2 Armor you have. Attack Modifier.",
        "Spend 2 of these tokens while damage is incoming to you (once per turn): Prevent 3 incoming damage.",
        "It cannot be transferred or removed.",
    ]
    assert token_text(HERO, TOKEN, "fr").replace(HARD, " ").split("\n")[1:6] == [
        "Vous le posez sur la face 3, ou sur 2 si vous avez au moins 2 Améliorations de Héros en jeu, "
        "ou sur 1 si vous avez au moins 4 Améliorations de Héros en jeu.",
        "Lorsque ce jeton est infligé : piochez 1 carte.",
        "Pendant la Phase d'Entretien de son porteur : faites progresser ce jeton.",
        "Lorsque ce jeton progresse au-delà de 1, il est retiré : son porteur subit 4 dégâts imparables "
        "(source isolée).",
        "Lorsque la Limite d'Empilement est atteinte, tous ces jetons sont retirés : gagnez 2 PC.",
    ]


def hero_texts(h: V.Hero, lang: str) -> Iterator[tuple[str, str]]:
    yield from ((t.id, token_text(h, t, lang)) for t in h.tokens)
    yield from ((c.id, companion_text(h, c, lang)) for c in h.companions)
    for space in h.spaces:
        yield space.id, kind_text(space.kind, lang)
        for level in space.levels:
            yield f"{space.id}-{level.level}", level_text(h, space, level, lang)
            yield from ((a.id, ability_text(h, a, lang)) for a in level.abilities)
            if level.passive:
                yield space.id, passive_text(h, level.passive, lang)
    yield from ((c.code, card_text(h, c, lang)) for c in h.cards)
    yield from ((c.code, timing_text(c, lang)) for c in h.cards)


ALL = {**HEROES, **PARTIAL}


@pytest.mark.parametrize("ident", ALL)
def test_a_whole_hero_is_told_in_both_languages(ident: str) -> None:
    en, fr = (list(hero_texts(ALL[ident], lang)) for lang in LANGUAGES)
    assert len(en) == len(fr)
    for (what, english), (_, french) in zip(en, fr, strict=True):
        if ident in HEROES:
            assert english and french and english != french, what
        assert not BROKEN.search(english) and not BROKEN.search(french), (english, french)
        assert not leaks(french), (french, leaks(french))


@pytest.mark.parametrize("card", COMMON, ids=lambda c: c.code)
def test_a_common_card_is_told_in_both_languages(card: V.Card) -> None:
    en, fr = (f"{timing_text(card, lang)} {card_text(None, card, lang)}" for lang in LANGUAGES)
    assert en != fr and not BROKEN.search(en) and not BROKEN.search(fr) and not leaks(fr)


def text_of(ident: str, what: str, lang: str) -> str:
    h = HEROES[ident]
    cards = {c.code: card_text(h, c, lang) for c in h.cards}
    tokens = {t.id: token_text(h, t, lang) for t in h.tokens}
    spaces = {s.id: level_text(h, s, s.levels[0], lang) for s in h.spaces}
    return {**cards, **tokens, **{c.id: companion_text(h, c, lang) for c in h.companions}, **spaces}[what]


@pytest.mark.parametrize(("ident", "what", "en", "fr"), TEXTS, ids=[x[1] for x in TEXTS])
def test_a_text_reads_well(ident: str, what: str, en: str, fr: str) -> None:
    assert text_of(ident, what, "en") == en
    assert text_of(ident, what, "fr").replace(HARD, " ") == fr


def test_french_has_hard_spaces_before_double_punctuation() -> None:
    said = [t for h in HEROES.values() for _, t in hero_texts(h, "fr")]
    assert any(f"{HARD}:" in t for t in said) and not any(re.search(" [:;!?]", t) for t in said)


# ---- French is French ----------------------------------------------------------------------------------------------
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def words(text: str) -> set[str]:
    return {w.lower() for w in WORD.findall(" ".join(x for x, *_ in Formatter().parse(text)))}


@cache
def english() -> frozenset[str]:
    """The words of the English tables that no French table and no French name has."""
    said = {lang: {w for t in tables().values() for c in cells(t[lang]) for w in words(c)} for lang in LANGUAGES}
    for x in (*ALL.values(), *COMMON):
        said["fr"] |= {w for y in walk(x) if isinstance(y, V.Name) for w in words(y.said("fr"))}
    return frozenset(w for w in said["en"] - said["fr"] if len(w) > 1)


def leaks(text: str) -> set[str]:
    return words(text.replace(HARD, " ")) & english()


def test_english_would_be_found_in_french() -> None:
    pairs = [(en, fr) for t in tables().values() for en, fr in zip(cells(t["en"]), cells(t["fr"]), strict=True)]
    differ = [en for en, fr in pairs if en != fr and len(en) > 12]
    assert len(differ) > 200 and sum(bool(leaks(en)) for en in differ) > 0.95 * len(differ)
    assert [fr for _, fr in pairs if leaks(fr)] == []


# ---- options, decisions and notes ----------------------------------------------------------------------------------
RULES = Path(dicethrone.__file__).parent


def called(file: Path, fn: str, at: int) -> Iterator[str]:
    """The words that stand at this place of all calls of a function."""
    for n in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(n, ast.Call) and getattr(n.func, "id", getattr(n.func, "attr", "")) == fn and len(n.args) > at:
            arg = n.args[at]
            for x in (arg.body, arg.orelse) if isinstance(arg, ast.IfExp) else (arg,):
                if isinstance(x, ast.Constant) and x.value:
                    yield str(x.value)


def in_rules(fn: str, at: int) -> set[str]:
    return {w for f in (*sorted((RULES / "rules").glob("*.py")), RULES / "game.py") for w in called(f, fn, at)}


def bases(table: dict[str, dict[str, str]]) -> set[str]:
    return {k.split(".")[0] for k in table["en"]}


def test_all_that_the_rules_ask_and_note_has_words_and_nothing_else_has() -> None:
    assert in_rules("note", 0) == bases(STORY) == set(FIELDS)
    assert in_rules("Option", 0) | {*dicethrone.DiceThroneGame.commands} == bases(OPTIONS)
    assert in_rules("Decision", 1) == bases(HEADINGS)
    assert {f"react.{w}" for w in (*CAUSES, "before")} == {k for k in HEADINGS["en"] if k.startswith("react.")}


TABLES = [
    ["thor", "black-widow"],
    ["black-widow", "spider-man"],
    ["spider-man", "thor", "black-widow"],
    ["thor", "spider-man", "black-widow", "thor"],
]


@pytest.mark.parametrize("heroes", TABLES, ids=" ".join)
def test_whole_games_are_told_in_both_languages(heroes: list[str]) -> None:
    """Random games: every line in English and French, no English word in the French ones, options all different."""
    told: dict[str, set[str]] = {}
    detailed = set()  # the text behind an option is that of a card, a token or an ability, whatever the table
    for seed in range(3):
        g, pick, seen = dicethrone.new(heroes, seed=seed), Random(seed), 0
        while (d := g.decision) is not None:
            for o in d.options:
                en, fr = (option_text(g.state, d, o, lang) for lang in LANGUAGES)
                check(told, f"option {o.verb}", en, fr)
                behind = g.state.codes[o.card] if o.card >= 0 else f"{g.state.players[d.seat].hero} {o.verb} {en}"
                if behind not in detailed:
                    detailed.add(behind)
                    check(told, f"detail of {o.verb}", *(detail(g.state, d, o, lang) for lang in LANGUAGES))
            if d.kind not in ("main", "roll", "discard"):
                assert len({option_text(g.state, d, o, "fr") for o in d.options}) == len(d.options), d
            check(told, f"decision {d.kind}", *(decision_text(g.state, d, lang) for lang in LANGUAGES))
            calm = [o for o in d.options if o.verb not in ("sell", "discard_for")]
            g.answer(pick.choice(calm or list(d.options)), seat=d.seat)
            for note in g.log[seen:]:
                check(told, f"note {note[0]}", *(note_text(note, heroes, lang) for lang in LANGUAGES))
            seen = len(g.log)
    assert len([k for k in told if k.startswith("note")]) > 20 and len([k for k in told if k.startswith("option")]) > 15


def check(told: dict[str, set[str]], what: str, en: str, fr: str) -> None:
    if en in told.setdefault(what, set()):
        return
    told[what].add(en)
    assert bool(en) == bool(fr) and (en or what.startswith("detail"))
    assert not BROKEN.search(en) and not BROKEN.search(fr) and not leaks(fr), (what, en, fr, leaks(fr))


def test_two_of_the_same_hero_are_told_apart() -> None:
    assert seat_names(["thor", "spider-man", "thor"], "en") == ["Thor (1)", "Spider-Man", "Thor (3)"]


@pytest.mark.parametrize(("note", "en", "fr"), NOTES)
def test_a_note_reads_well(note: tuple[Any, ...], en: str, fr: str) -> None:
    assert note_text(note, ["thor", "black-widow"], "en") == en
    assert note_text(note, ["thor", "black-widow"], "fr").replace(HARD, " ") == fr


def test_team_mates_win_together() -> None:
    heroes = ["thor", "black-widow", "spider-man", "thor"]
    assert note_text(("over", "team 1"), heroes, "en") == "Black Widow and Thor (4) win."


def test_a_name_that_ends_in_a_mark_needs_no_full_stop():
    assert finish("Thor declares For Asgard!. Respond?", "en") == "Thor declares For Asgard! Respond?"
