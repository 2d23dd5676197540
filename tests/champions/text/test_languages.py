"""Both languages say everything: the same keys, the same fields, and no English word where French is meant."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.champions.text.french import cells, english, fields, leaks, literal, tables
from tests.champions.text.test_cards import BY_PACK, codes_of

import quickstrike
from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.champions.text import card_text, keywords
from quickstrike.champions.text.options import context, detail, heading, option_text
from quickstrike.champions.text.story import tell
from quickstrike.kernel.decision import NONE, Option
from quickstrike.kernel.errors import IllegalAnswer, SaveError, SetupError, did_you_mean
from quickstrike.kernel.language import LANGUAGES, MESSAGES, Both, Joined, Said, fill
from quickstrike.term.champions.drawing import Board
from quickstrike.term.paint import Paint

SRC = Path(quickstrike.__file__).parent
AUTHORS = (
    "champions/text",
    "champions/position/build.py",
    "champions/position/made_up_cards.py",
    "lab/champions/cross.py",
    "champions/testkit",
    "soak.py",
    "long_soak.py",
)
"""Where sentences are for whoever writes cards and boards: those are English only."""


# ---- tables --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", tables())
def test_a_table_says_the_same_things_in_both_languages(name):
    en, fr = (tables()[name][lang] for lang in LANGUAGES)
    if isinstance(en, dict):
        assert list(en) == list(fr)
    else:
        assert type(en) is type(fr) and (isinstance(en, str) or len(en) == len(fr))


def test_errors_have_the_same_fields_in_both_languages():
    assert {k: fields(t) for k, t in MESSAGES["en"].items()} == {k: fields(t) for k, t in MESSAGES["fr"].items()}


# ---- errors --------------------------------------------------------------------------------------------------------
KINDS = {
    "SetupError",
    "SaveError",
    "IllegalAnswer",
    "StaleAnswer",
    "OtherDefinitions",
    "QuickstrikeError",
    "Problem",
    "BadValue",
    "Said",
    "wrong",
    "warn",
}
PREFIXED = {"dicethrone/": "dth ", "vs/position/": "vsp ", "vs/": "vsc "}
"""What the sentences about mistakes in a file begin with, where `wrong` and `warn` put it before the key themselves."""


def told() -> Iterator[tuple[str, ast.expr, set[str], str]]:
    """(where, key, fields, prefix of the key) of every sentence that an error is made from."""
    for file in sorted(SRC.rglob("*.py")):
        where = str(file.relative_to(SRC))
        if where.startswith(AUTHORS) or where == "kernel/language.py":
            continue
        for n in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(n, ast.Call) and getattr(n.func, "id", getattr(n.func, "attr", "")) in KINDS and n.args:
                called = getattr(n.func, "attr", "")
                at = 1 if called == "wrong" and len(n.args) > 1 else 0
                prefix = next((p for folder, p in PREFIXED.items() if where.startswith(folder)), "")
                prefix = prefix if called in ("wrong", "warn") else ""
                yield f"{where}:{n.lineno}", n.args[at], {k.arg or "**" for k in n.keywords}, prefix


def test_every_error_is_a_key_with_all_that_its_sentences_need():
    bad = []
    for where, key, given, prefix in told():
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            name = prefix + key.value
            need = fields(MESSAGES["en"][name]) if name in MESSAGES["en"] else {"no such key"}
            bad += [f"{where}: {name!r}"] if "**" not in given and need != given else []
        elif isinstance(key, ast.JoinedStr) and not (isinstance(key.values[0], ast.Constant) and len(key.values) == 2):
            bad.append(f"{where}: a sentence of its own")
    assert bad == []


def test_every_key_of_the_errors_is_used():
    text = "\n".join(f.read_text("utf-8") for f in sorted(SRC.rglob("*.py")))
    made = ("of ", "pos ", "syntax ", "dt why when ", "vs why cost ", "dth lacks ", "dth pos ", "mc pos ")
    dynamic = {k for k in MESSAGES["en"] if k.startswith(made) or k.isupper()}
    unused = [k for k in MESSAGES["en"] if k not in dynamic and f'"{k}"' not in text]
    used = [k for k in unused if any(k.startswith(p) and f'"{k[len(p) :]}"' in text for p in PREFIXED.values())]
    assert [k for k in unused if k not in used] == []


def test_an_error_tells_itself_in_either_language():
    e = SetupError("unknown hero", name="spiderman", near=did_you_mean("spiderman", ["spider-man"]))
    assert str(e) == "unknown hero 'spiderman'; did you mean 'spider-man'?"
    assert e.told("fr") == "héros inconnu « spiderman » ; vouliez-vous dire « spider-man » ?"
    outer = SaveError("in file", source="x.json", what=e)
    assert outer.told("fr").startswith("x.json : héros inconnu")
    assert (outer.key, e.data["name"]) == ("in file", "spiderman")
    assert str(pickle.loads(pickle.dumps(outer))) == str(outer), "an error may come from another process"
    assert str(SetupError("a sentence of an author")) == SetupError("a sentence of an author").told("fr")


def test_lists_and_names_are_told_in_the_language():
    both = Joined([Both({"en": "Strength", "fr": "Force"}), 3], "or")
    assert (both.told("en"), both.told("fr")) == ("Strength or 3", "Force ou 3")
    assert Said("known", known=["a", "b"]).told("fr") == " ; connus : a, b"
    assert fill({"en": {"k": "{x!r}"}, "fr": {"k": "{x!r}"}}, "k", "fr", x=3) == "3", "a number has no quotation marks"


@pytest.mark.parametrize(
    ("word", "known", "said"),
    [
        ("thanos", ["rhino", "klaw"], "; known: klaw, rhino"),
        ("rino", ["rhino", "klaw"], "; did you mean 'rhino'?"),
        ("thanos", [f"name {i}" for i in range(41)], ""),
    ],
)
def test_what_is_far_from_everything_gets_the_list(word, known, said):
    assert str(did_you_mean(word, known)) == said


# ---- French is French ----------------------------------------------------------------------------------------------
def test_english_is_found_wherever_it_slips_into_french():
    """So that the tests below can fail: of all that the tables say differently, nearly all would be found."""
    pairs = [p for t in tables().values() for p in zip(cells(t["en"]), cells(t["fr"]), strict=False)]
    differ = [en for en, fr in pairs if en != fr and len(literal(en).strip()) > 12]
    found = [en for en in differ if leaks(literal(en))]
    assert len(differ) > 800 and len(found) / len(differ) > 0.97
    assert {fr: leaks(literal(fr)) for _, fr in pairs if leaks(literal(fr))} == {}


@pytest.mark.parametrize(
    "text",
    [
        "le méchant attacks vous",
        "Stunned",
        "il n'y a pas de hero form",
        "Overkill",
        "You must be in hero form",
        "piochez 2 cards",
        "unknown option « x »",
    ],
)
def test_a_single_english_word_is_found(text):
    assert leaks(text)


@pytest.mark.parametrize(
    "text",
    [
        "Spider-Man attaque Rhino.",
        "Haymaker : 2 dégâts (rr:damage)",
        "--heroes spider-man",
        "quickstrike play --terminal --lang fr --load /tmp/last.json",
        "Black Cat est inclinée",
    ],
)
def test_names_are_no_english(text):
    assert not leaks(text)


def test_there_are_english_words_to_look_for():
    assert {"attack", "the", "you", "threat", "damage", "stunned", "unknown", "usage"} <= english()


@BY_PACK
def test_a_french_card_text_is_french(pack):
    for code in codes_of(pack):
        assert not leaks(card_text(code, "fr")), (code, card_text(code, "fr"))
        assert all(keywords(code)) or not keywords(code), code


GAMES = [
    (["spider-man", "captain-marvel"], "rhino", "standard"),
    (["she-hulk", "iron-man"], "klaw", "expert"),
    (["black-panther", "spider-man"], "ultron", "standard"),
]


@pytest.mark.parametrize(("heroes", "scenario", "mode"), GAMES, ids=["rhino", "klaw", "ultron"])
def test_a_whole_game_in_french_is_french(heroes, scenario, mode):
    g = champions.new(heroes, scenario, mode, seed=f"french {scenario}")
    said: dict[str, str] = {}
    bot = bot_of("heuristic")

    def hear(text: str, where: str) -> None:
        said.setdefault(text, where)

    seen, n = 0, 0
    while (d := g.decision) is not None and n < 1500:
        s, n = g.state, n + 1
        for line in tell(s, g.log[seen:], "fr", range(len(s.players))):
            hear(line.text, "story")
        seen = len(g.log)
        hear(heading(s, d, "fr"), f"heading of {d.kind}")
        hear(context(s, d, "fr"), f"context of {d.kind}")
        for o in d.options:
            hear(option_text(s, d, o, "fr"), f"option {o.verb}")
            hear(detail(s, o, "fr"), f"detail of {o.verb}")
        if n % 5 == 0:
            for x in intents(g, d.seat):
                hear(g.explain(d.seat, x).text("fr"), f"why not {x}")
            for row in Board(g, d.seat, Paint(width=500), "fr").lines():
                hear(row, "board")
        g.answer(bot.choose(g, d), seat=d.seat)
    assert (
        g.result
        and n > 100
        and {x.split(" ")[0] for x in said.values()}
        == {"story", "heading", "context", "option", "detail", "why", "board"}
    )
    assert {(w, where): leaks(w) for w, where in said.items() if leaks(w)} == {}


def intents(g: champions.ChampionsGame, seat: int) -> list[Option]:
    """What somebody may ask about: everything in the hand, everything in play."""
    s = g.state
    me = s.players[seat].identity
    out = [Option("play", c) for c in s.zones[f"hand{seat}"]] + [Option("recover", me), Option("change_form", me)]
    for c in s.play:
        out += [Option("use", c), Option("attack", me, c), Option("thwart", me, c), Option("play", c)]
    return [*out, Option("attack", me, NONE)]


def test_a_refused_answer_is_told_in_french():
    g = champions.new(seed=1)
    with pytest.raises(IllegalAnswer) as e:
        g.answer("zzz")
    said = e.value.told("fr")
    assert said.startswith("« zzz » n'est pas une option de la décision 1") and not leaks(said.partition(" ; ")[0])
