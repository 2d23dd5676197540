"""Reading a hero file: what it becomes, and every mistake told in one sentence with its line, in both languages."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.dicethrone.slips import MISTAKES

from quickstrike import dicethrone as dt
from quickstrike.dicethrone import expr, loading, vocab
from quickstrike.dicethrone.hero_file import At, Page
from quickstrike.dicethrone.loading import (
    BOOK,
    CARDS,
    COMMON,
    HEROES,
    PARTIAL,
    TOKENS,
    HeroError,
    add_hero,
    card,
    check_hero,
    deck_of,
    hero,
    read_hero,
)
from quickstrike.dicethrone.reading import ANSWERS, read_common
from quickstrike.dicethrone.verbs import VERBS, Scope, effect
from quickstrike.kernel.chance import draw, seed_of
from quickstrike.kernel.errors import SetupError
from quickstrike.kernel.language import MESSAGES, Said
from quickstrike.kernel.ops import Op, walk

DOC = (Path(__file__).parents[2] / "docs" / "dicethrone-heroes.md").read_text("utf-8")
EXAMPLE = re.findall(r"```toml\n(.*?)```", DOC, re.S)[0]
FOLDER = Path(loading.__file__).parent / "heroes"


@pytest.fixture
def shelf() -> Iterator[None]:
    """Heroes that a test adds are gone after it."""
    tables: tuple[dict[str, object], ...] = (HEROES, PARTIAL, CARDS, TOKENS)  # type: ignore[assignment]
    before = [dict(t) for t in tables]
    yield
    for table, was in zip(tables, before, strict=True):
        table.clear()
        table.update(was)


def told(text: str, lang: str = "en") -> list[str]:
    """All mistakes of a file, warnings left out, the line before each."""
    return [p.told(lang).replace(" ", " ") for p in check_hero(text, "f") if not p.warning]


def line_of(text: str, part: str) -> int:
    assert text.count(part) == 1 or not part
    return text.count("\n", 0, text.index(part)) + 1


# ---- what is read
def test_every_op_of_a_hero_has_its_own_address():
    for code, whole in (*HEROES.items(), ("common", COMMON)):
        ops = [op for _, op in walk(whole) if isinstance(op, Op)]
        places = [BOOK.address(op).partition("@")[0] for op in ops]
        assert ops and len(set(places)) == len(ops) and all(p.startswith(f"{code}:") for p in places)
        assert all(BOOK.at(p) is op for p, op in zip(places, ops, strict=True))


def test_cards_and_tokens_are_those_of_the_heroes():
    assert all(CARDS[c.code] is c for h in HEROES.values() for c in h.cards)
    assert all(CARDS[c.code] is c for c in COMMON)
    assert all(TOKENS[t.id] is t for h in HEROES.values() for t in h.tokens)
    assert not {t.id for h in PARTIAL.values() for t in h.tokens} & set(TOKENS)


def test_reading_twice_gives_the_same_hero():
    for f in FOLDER.glob("*.toml"):
        if f.name != "common.toml":
            text = f.read_text("utf-8")
            again = read_hero(text, f.name)
            assert again == {**HEROES, **PARTIAL}[again.id] and repr(again) == repr(read_hero(text, f.name))
            assert again.id == f.stem


def test_printed_heroes_have_no_mistakes_and_lack_nothing():
    for name in HEROES:
        found = check_hero((FOLDER / f"{name}.toml").read_text("utf-8"), name)
        assert [p.what.key for p in found] == ["dth is left out"] * len(HEROES[name].left_out)


def test_unknown_and_partial_heroes_are_refused():
    with pytest.raises(SetupError) as e:
        hero("black-window")
    assert e.value.told("en") == "there is no hero 'black-window'; did you mean 'black-widow'?"
    assert e.value.told("fr").startswith("il n'y a pas de héros « black-window » ; vouliez-vous dire")
    with pytest.raises(SetupError) as e:
        deck_of("loki")
    assert e.value.told("en").startswith("Loki can't be chosen, not everything is known: levels II and III")
    assert e.value.told("fr").startswith("Loki ne peut pas être choisi, tout n'est pas connu : les niveaux II")
    for m in PARTIAL["loki"].missing:
        assert m.en in e.value.told("en") and m.said("fr") in e.value.told("fr")
    with pytest.raises(SetupError, match="there is no card 'thor:power-tripp'; did you mean 'thor:power-trip'"):
        card("thor:power-tripp")
    assert card("common:tip-it").cost == 1


# ---- heroes of one's own
def test_the_example_of_the_document_is_read(shelf):
    found = read_hero(EXAMPLE, "ferryman.toml")
    assert (found.id, len(found.cards), len(found.tokens), [s.kind for s in found.spaces]) == (
        "ferryman",
        3,
        2,
        ["offensive", "offensive", "defensive", "passive", "ultimate"],
    )
    assert [str(p) for p in check_hero(EXAMPLE, "f")] == [
        "f: cards of its own so far: 3, upgrades among them; printed heroes have 14 or more"
    ]
    made = add_hero(found)
    assert made is hero("ferryman") and made == found and made is not found
    assert len(deck_of("ferryman")) == 21 and CARDS["ferryman:oar-blow-2"].name.said("fr") == "Coup de rame II"
    assert BOOK.address(CARDS["ferryman:fare"].effect.steps[0]).startswith("ferryman:")


@pytest.mark.parametrize("n", range(4))
def test_the_example_of_the_document_can_be_played(shelf, n):
    add_hero(read_hero(EXAMPLE, "ferryman.toml"))
    seed = seed_of(f"example {n}")
    g = dt.new([("ferryman", "thor"), ("spider-man", "ferryman")][n % 2], seed=n)
    for i in range(6000):
        if not g.decision:
            break
        g.answer(g.decision.options[draw(seed, i) % len(g.decision.options)])
        assert g.invariants() == []
    assert g.state.result
    assert dt.load(g.save()).view(-1) == g.view(-1)


def test_a_partial_hero_can_be_completed(shelf):
    whole = read_hero(EXAMPLE.replace('"ferryman"', '"loki"'), "loki.toml")
    add_hero(whole)
    assert hero("loki") == whole and "loki" not in PARTIAL


def test_a_hero_added_again_replaces_the_first(shelf):
    add_hero(read_hero(EXAMPLE, "f"))
    changed = EXAMPLE.replace('id = "fare"', 'id = "ticket"')
    changed = changed.replace('id = "toll"\n', 'id = "toll"\npersistent = true\n')
    again = add_hero(read_hero(changed, "f"))
    assert hero("ferryman") is again and TOKENS["toll"].persistent
    assert "ferryman:fare" not in CARDS and CARDS["ferryman:ticket"] in again.cards


def test_a_hero_can_take_nobodys_place(shelf):
    with pytest.raises(SetupError, match="there is a hero 'thor' already: give yours another id"):
        add_hero(read_hero(EXAMPLE.replace('"ferryman"', '"thor"'), "f"))
    with pytest.raises(SetupError, match="another hero has a token 'agility' that does something else"):
        add_hero(read_hero(EXAMPLE.replace('"toll"', '"agility"').replace("toll", "agility"), "f"))
    with pytest.raises(SetupError, match="can't be chosen, not everything is known: his boat"):
        add_hero(read_hero('missing = [{en = "his boat", fr = "sa barque"}]\n' + EXAMPLE, "f"))


def test_two_heroes_may_have_the_very_same_token(shelf):
    widow = (FOLDER / "black-widow.toml").read_text("utf-8")
    agility = widow[widow.index('[[token]]\nid = "agility"') : widow.index('[[token]]\nid = "time_bomb"')]
    add_hero(read_hero(EXAMPLE + agility, "f"))
    assert hero("ferryman").tokens[-1] == TOKENS["agility"] is HEROES["black-widow"].tokens[1]


# ---- mistakes
@pytest.mark.parametrize(("old", "new", "at", "english", "french"), MISTAKES, ids=[m[1][:30] for m in MISTAKES])
def test_a_mistake_is_told_where_it_stands_and_in_both_languages(old, new, at, english, french):
    assert old in EXAMPLE
    text = EXAMPLE.replace(old, new, 1)
    line = line_of(text, at)
    said = [x for x in told(text) if english in x]
    assert len(said) == 1, told(text)
    if at:
        assert said[0].startswith(f"f:{line}: "), (said, line)
    else:
        assert said[0].startswith("f: ")
    assert len([x for x in told(text, "fr") if french in x]) == 1, told(text, "fr")
    with pytest.raises(HeroError):
        read_hero(text, "f")


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("symbols = 3\n", "[symbols] has a line per letter, A = {id", "[symbols] a une ligne par lettre, A = {id"),
        ("space = [3]\n", "a space of the board is a table with keys, not 3", "un espace du plateau est une table"),
        (
            "companion = [3]\n",
            "a companion is a table with keys, not 3",
            "un familier est une table avec des clés, pas 3",
        ),
        ('setup = [{gain = "x"}]\n', "'gain' can't be 'x'; the file has none", "« x » ; le fichier n'en a aucun"),
        ("setup = [" + "{may = [" * 600 + "]}" * 600 + "]", "too many tables and lists", "trop de tables et de listes"),
    ],
)
def test_a_file_that_is_no_hero(text, english, french):
    assert any(english in x for x in told(text)) and any(french in x for x in told(text, "fr")), told(text, "fr")


def test_a_file_of_common_cards_has_nothing_else():
    with pytest.raises(HeroError, match="a file of cards has no 'token'"):
        read_common("[[token]]\nid = 'x'", "common.toml")
    with pytest.raises(HeroError, match=r"common\.toml:1: this is not TOML"):
        read_common("card = [", "common.toml")


def test_every_sentence_about_a_mistake_is_shown_by_a_slip():
    shown: set[str] = set()

    def look(x: object) -> None:
        if isinstance(x, Said):
            shown.add(x.key)
            for y in x.data.values():
                look(y)

    for old, new, *_ in MISTAKES:
        for p in check_hero(EXAMPLE.replace(old, new, 1), "f"):
            look(p.what)
    known = {k for k in MESSAGES["en"] if k.startswith("dth ") and not k.startswith("dth pos ")}
    elsewhere = {
        f"dth {k}"
        for k in (  # in other tests of this file
            "in file",
            "a file of cards",
            "a space",
            "a companion",
            "no letters",
            "none there",
            "too deep",
            "is missing",
            "is left out",
            "no hero",
            "no card",
            "lacks offensive",
            "lacks defensive",
            "lacks ultimate",
            "partial",
            "hero there",
            "token there",
        )
    }
    assert known - shown == elsewhere


def test_all_mistakes_are_told_at_once_in_the_order_of_their_lines():
    text = EXAMPLE.replace("limit = 3", 'limit = "many"').replace("heal = 3", "heel = 3").replace('"AAABBC"', '"AAAB"')
    lines = [line_of(text, part) for part in ('"AAAB"', '"many"', "heel")]
    assert [x.split(" ")[0] for x in told(text)] == [f"f:{n}:" for n in lines] and lines == sorted(lines)
    with pytest.raises(HeroError) as e:
        read_hero(text, "f")
    assert str(e.value).startswith(f"f:{lines[0]}: a die has six faces")


def test_only_who_has_a_companion_has_a_holder():
    cut = EXAMPLE[: EXAMPLE.index("[[companion]]")] + EXAMPLE[EXAMPLE.index("[[space]]") :]
    text = cut.replace(', {move = "raven"}', "").replace("{heal = 3}", '{heal = 3, who = "holder"}')
    assert [x.partition(";")[0] for x in told(text)] == [f"f:{line_of(text, 'far-shore')}: 'who' can't be 'holder'"]


def test_a_card_without_effects_is_told():
    text = EXAMPLE.replace("effects = [{add = 3}]", "effects = []")
    assert f"f:{line_of(text, '[[card]]' + text.split('[[card]]')[2])}: 'Undertow!' has no effects yet" in map(
        str, check_hero(text, "f")
    )


def test_a_mistake_is_told_once_however_often_it_is_come_across():
    text = EXAMPLE.replace('[[token]]\nid = "fog"', '[[token]]\nid = "toll"')
    assert sum("toll' is there twice" in x for x in told(text)) == 1


def test_what_seems_to_be_missing_is_a_warning_and_no_mistake():
    cut = EXAMPLE[: EXAMPLE.index('[[space]]\nid = "steady-hand"')].replace('[{heal = 3}, {move = "raven"}]', "[]")
    text = 'missing = [{en = "his boat", fr = "sa barque"}]\n' + cut
    assert read_hero(text, "f").missing
    assert "f: this hero has no offensive ability yet" in map(str, check_hero("", "f"))
    found = check_hero(text, "f")
    far = line_of(text, "far-shore")
    assert all(p.warning for p in found)
    assert [p.told("en") for p in found] == [
        "f: this hero has no defensive ability yet",
        "f: this hero has no ultimate ability yet",
        "f: cards of its own so far: 1, upgrades among them; printed heroes have 14 or more",
        "f:1: missing: his boat",
        f"f:{far}: 'Far Shore' has no effects yet",
    ]
    assert [p.told("fr").replace("\u00a0", " ") for p in found] == [
        "f : ce héros n'a pas encore de capacité défensive",
        "f : ce héros n'a pas encore de capacité ultime",
        "f : cartes à lui jusqu'ici : 1, améliorations comprises ; les héros imprimés en ont 14 ou plus",
        "f:1 : il manque : sa barque",
        f"f:{far} : « Autre rive » n'a pas encore d'effets",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "id = 3",
        "symbols = 1",
        "[[symbols]]",
        "token = [1]",
        "space = [{level = 3}]",
        "card = [[]]",
        "\0",
        "= = =",
        "space = [{kind = 'offensive', level = [{abilities = [{when = [], effects = [{either = 3}]}]}]}]",
        "[symbols]\nA = 3",
        "[symbols]\nA = {id = 3, en = 4, fr = []}",
        "faces = 123456\n[symbols]",
        "setup = [{damage = []}]",
        "card = [{effects = [" + "{may = [" * 150 + "]}" * 150 + "]}]",
        "limit = " + "9" * 5000,
        "a = " + "[" * 4000,
        "setup = [{remove = [1]}, {prevent = {}}, {values = 3, set = 1}, {mark = 3}, {if = 3, draw = 1}]",
        "id = 1979-05-27",
        "missing = [1]\nreadings = 3\nname = 'x'",
    ],
)
def test_whatever_a_file_holds_it_is_refused_in_a_sentence(text):
    found = [p for p in check_hero(text, "f") if not p.warning]
    said = [p.told(lang) for p in found for lang in ("en", "fr")]
    assert said and all("\n" not in x and len(x) < 700 for x in said)
    with pytest.raises(HeroError):
        read_hero(text, "f")


@pytest.mark.parametrize("name", ["thor", "black-widow", "spider-man", "black-panther"])
def test_a_file_with_a_hole_in_it_is_no_traceback(name):
    text, seed = (FOLDER / f"{name}.toml").read_text("utf-8"), seed_of(name)
    wrong = 0
    for i in range(60):
        at, n = draw(seed, 2 * i) % len(text), 1 + draw(seed, 2 * i + 1) % 12
        wrong += any(not p.warning for p in check_hero(text[:at] + text[at + n :], "f"))
    assert wrong > 30


# ---- the document
def test_the_document_tells_all_there_is():
    for word in (*expr.NAMES, *vocab.SPENDABLE, *vocab.WHO, *vocab.KINDS):
        assert f'`"{word}"`' in DOC or f"`{word}`" in DOC, word
    for verb in VERBS:
        assert f"| `{{{verb} = " in DOC, verb
    for keys, _ in VERBS.values():
        assert all(f"{k} = " in DOC or f"`{k}`" in DOC for k in keys)
    for key in (
        "persistent",
        "transferable",
        "removable",
        "inflicted",
        "upkeep",
        "full",
        "exposed",
        "bonus",
        "sides",
        "last",
        "played",
        "copies",
        "modifier",
        "needs",
        *ANSWERS,
        "left_out",
        "upgrades_in_roll_phase",
        "discard",
    ):
        assert f"`{key}" in DOC, key


def test_the_effects_in_the_document_are_read():
    sc = Scope(("oar", "coin", "lantern"), ("toll", "fog"), ("raven",), ("was_hit",))
    shown = re.findall(r"^\| `(\{.*?\})` \|", DOC, re.M)
    assert len(shown) == len(VERBS)
    for text in [*shown, *re.findall(r"`(\{draw = 2, if.*?\]\})`", DOC)]:
        page = Page("", "f", {})
        assert effect(At(page, tomllib.loads(f"x = {text}")["x"]), sc) is not None
        assert page.problems == [], text
