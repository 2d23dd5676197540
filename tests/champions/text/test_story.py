"""Narration, questions, options and reasons: everything the rules can say has words in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.books import CHAMPIONS
from tests.champions.text.french import leaks
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.faces import FACES
from quickstrike.champions.rules.triggers import PATTERNS
from quickstrike.champions.text import names, options, reasons, story
from quickstrike.champions.text.options import context, detail, heading, option_text, step_text
from quickstrike.champions.text.render import timing_of
from quickstrike.champions.text.story import FIELDS, RULES, STORY, tell
from quickstrike.champions.text.terms import TIMINGS
from quickstrike.champions.vocab import (
    Alter,
    Damage,
    May,
    Until,
    a,
    action,
    attack,
    each,
    gets,
    hero_action,
)
from quickstrike.kernel.chance import draw
from quickstrike.kernel.decision import NONE, Decision, Option
from quickstrike.kernel.language import LANGUAGES
from quickstrike.kernel.ops import walk
from quickstrike.testkit import ally, event, foe, minion, on, resource, side_scheme, treachery

SOURCES = Path(champions.__file__).parent


# ---- what the source can say ---------------------------------------------------------------------------------------
@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call in the rules, with the file it is in."""
    files = [f for f in SOURCES.rglob("*.py") if "text" not in f.parts]
    return [(f.name, n) for f in files for n in ast.walk(ast.parse(f.read_text())) if isinstance(n, ast.Call)]


def called(name: str) -> list[ast.Call]:
    return [c for _, c in calls() if getattr(c.func, "attr", getattr(c.func, "id", "")) == name]


def strings(node: ast.AST) -> Iterator[str]:
    """The strings an expression may come to: "a", or both of "a" if x else "b"."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*strings(node.body), *strings(node.orelse))


def noted() -> dict[str, list[int]]:
    """Kinds of notes, and with how many items they are taken."""
    out: dict[str, list[int]] = {}
    for c in called("note"):
        for kind in strings(c.args[0]) if c.args else ():
            out.setdefault(kind, []).append(len(c.args) - 1)
    return out


def decided() -> set[str]:
    kinds = {k for c in called("Decision") if len(c.args) > 1 for k in strings(c.args[1])}
    inside = {k for c in called("chosen") for w in c.keywords if w.arg == "kind" for k in strings(w.value)}
    return kinds | inside | {"choose"}


def verbs() -> set[str]:
    return {v for c in called("Option") if c.args for v in strings(c.args[0])}


def reason_keys() -> set[str]:
    """The second item of every ("rr:...", key, {...})."""
    out = set()
    for f in SOURCES.rglob("*.py"):
        for n in ast.walk(ast.parse(f.read_text())):
            if isinstance(n, ast.Tuple) and len(n.elts) == 3 and any(x.startswith("rr:") for x in strings(n.elts[0])):
                out |= set(strings(n.elts[1]))
    return out


def has(table: dict[str, dict[str, object]], key: str) -> bool:
    return all(any(k == key or k.startswith(f"{key}.") for k in table[lang]) for lang in LANGUAGES)


def test_every_note_has_a_line():
    found = noted()
    assert len(found) > 40
    assert [k for k in found if k not in FIELDS or not has(STORY, k)] == []
    assert {k: n for k, ns in found.items() for n in ns if n != len(FIELDS[k].split())} == {}, "items of the note"
    assert sorted(set(FIELDS) - set(found)) == [], "told, but never noted"


def test_every_decision_has_a_heading_and_a_name():
    assert len(decided()) > 12
    assert [k for k in decided() if not has(options.HEADINGS, k)] == []
    assert [k for k in decided() if k not in reasons.KINDS["fr"]] == []


def test_every_option_has_words():
    assert len(verbs()) > 20
    assert [v for v in verbs() if not has(options.OPTIONS, v)] == []


def test_every_event_has_its_three_points():
    for lang in LANGUAGES:
        assert {k.partition(".")[0] for k in options.EVENTS[lang]} == set(PATTERNS)
        assert [k for k, row in options.EVENTS[lang].items() if len(row) != 3] == []


def test_every_reason_has_a_sentence():
    assert len(reason_keys()) > 25
    assert sorted(reason_keys() - set(reasons.REASONS["en"])) == []


def test_every_line_has_its_rule():
    book = CHAMPIONS.book()
    assert [k for k in STORY["en"] if k not in RULES and k.split(".")[0] not in RULES and k not in PARTED] == []
    assert [k for k in FIELDS if k not in RULES and k not in PARTED] == []
    assert {k: r for k, r in RULES.items() if r not in book or book[r].to} == {}
    assert [k for k in RULES if k.split(".")[0] not in FIELDS] == []


PARTED = {k for k in FIELDS if k not in RULES and all(v in RULES for v in STORY["en"] if v.startswith(f"{k}."))}
"""Kinds that have a rule for each of their sentences."""


# ---- whole games in words ------------------------------------------------------------------------------------------
@cache
def spoken(lang: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All lines of some random games, and all the questions and options on the way."""
    lines, asked = [], []
    for seed, heroes in enumerate((["spider-man"], ["captain-marvel"], ["spider-man", "captain-marvel"]) * 4):
        g = champions.new(list(heroes), seed=f"words {seed}", mode="expert" if seed % 2 else "standard")
        told = 0
        for k in range(400):
            found = tell(g.state, g.log[told:], lang)
            assert all(x.rule in CHAMPIONS.book() for x in found)
            lines += [x.text for x in found]
            told = len(g.log)
            for d in g.decisions:
                said = [heading(g.state, d, lang), *(option_text(g.state, d, o, lang) for o in d.options)]
                assert all(said) and not said[0].startswith(":"), (d, said)
                more = [context(g.state, d, lang), *(detail(g.state, o, lang) for o in d.options)]
                asked += [*said, *filter(None, more)]
            if g.decision is None:
                break
            choices = [o for o in g.decision.options if o.verb != "concede"]
            busy = [o for o in choices if o.verb in ("play", "use", "attack", "pay")]
            if busy and draw(seed, k + 1000) % 3:
                choices = busy
            g.answer(choices[(draw(seed, k) * len(choices)) >> 64])
    return tuple(dict.fromkeys(lines)), tuple(dict.fromkeys(asked))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang):
    lines, asked = spoken(lang)
    assert len(lines) > 300 and len(asked) > 300
    for text in (*lines, *asked):
        assert not re.search(r"[{}<>]|None|  |\bNP\(", text), text
        assert not text or text[0] == text[0].upper() or not text[0].isalpha(), text
        assert text == text.strip()
    assert all(lines)


def test_french_has_no_english_words_from_the_tables():
    lines, asked = spoken("fr")
    assert [(x, leaks(x)) for x in (*lines, *asked) if leaks(x)] == []


# ---- single sentences ----------------------------------------------------------------------------------------------
@pytest.fixture
def game():
    return champions.new(["spider-man", "captain-marvel"], seed=3)


def told(g, *note, lang="en", seats=(), depth=0):
    return [x.text for x in tell(g.state, [(*note, depth)], lang, seats)]


def test_drawing_tells_only_how_many(game):
    assert told(game, "draw", 0, 3, "") == ["Peter Parker draws 3 cards"]
    assert told(game, "draw", 1, 1, "end", lang="fr") == ["Carol Danvers pioche 1 carte"]


def test_a_hidden_card_is_named_only_to_those_who_know_it(game):
    card = game.state.zones["hand0"][0]
    name = game.state.face(card).name
    assert told(game, "moved", card, "hand") == ["Added to hand: 1 card"]
    assert told(game, "moved", card, "hand", seats=[1]) == ["Added to hand: 1 card"]
    assert told(game, "moved", card, "hand", seats=[0]) == [f"Added to hand: {name}"]
    assert told(game, "moved", card, "out of the game") == [f"Removed from the game: {name}"]
    assert [x.code for x in tell(game.state, [("moved", card, "hand", 0)])] == [""]
    both = tell(game.state, [("discard", card, "", 0), ("moved", card, "hand", 0)])
    assert both[-1].text == f"Added to hand: {name}", "everybody saw it in the discard pile"


def test_what_was_paid_stands_with_what_it_paid_for(game):
    a, b, c = game.state.zones["hand0"][:3]
    x, y, z = (game.state.face(k).name for k in (a, b, c))
    lines = tell(game.state, [("spent", a, 1), ("spent", b, 1), ("play", 0, c, 0), ("draw", 0, 1, "", 1)])
    assert [(i.depth, i.text) for i in lines] == [
        (0, f"Peter Parker plays {z}, paying with {x} and {y}"),
        (1, "Peter Parker draws 1 card"),
    ]


def test_lines_stand_under_their_causes():
    g = champions.new(["spider-man"], seed=1)
    g.answer("done")
    g.answer(g.find("change_form"))
    start = len(g.log)
    g.answer(g.find("attack"))
    assert [(x.depth, x.text) for x in tell(g.state, g.log[start:])] == [
        (0, "Spider-Man attacks Rhino"),
        (1, "Rhino takes 2 damage"),
    ]


def test_a_source_is_named_where_no_line_above_does(game):
    villain = game.state.of_kind("villain")[0]
    hero = game.state.players[0].identity
    assert told(game, "damage", hero, 2, villain, "", depth=1) == ["Peter Parker takes 2 damage from Rhino"]
    lines = tell(game.state, [("activates", villain, "Attacked", 0, 0), ("damage", hero, 2, villain, "", 1)], "fr")
    assert [x.text for x in lines] == ["Rhino attaque Peter Parker", "Peter Parker subit 2 dégâts"]


def lines_of(t, since=0, lang="en"):
    return [(x.depth, x.text) for x in tell(t.game.state, t.game.log[since:], lang, range(len(t.game.state.players)))]


@rule("rr:consequential-damage")
def test_consequential_damage_is_that_of_an_allys_own_power(board):
    t = board(play=[ally(name="Pal", hp=3, attack_cost=1)], hand=[event(Damage(a("ally"), 1), name="Push")])
    t.play("Push").attack(t.villain, "Pal")
    said = [x for _, x in lines_of(t)]
    assert "Pal takes 1 damage from Hero" in said or "Pal takes 1 damage" in said
    assert said[-1] == "Pal takes 1 consequential damage"


def test_french_articles_and_endings(board):
    vulture, sandman, tracer = FACES["01167"], FACES["01102"], FACES["01007"]
    assert f"{names.name_of(vulture, 'fr'):de}" == "du Vautour" and f"{names.name_of(vulture, 'en')}" == "Vulture"
    assert f"{names.name_of(sandman, 'fr'):à}" == "à l'Homme-Sable"
    assert names.name_of(tracer, "fr").e == "e" and names.name_of(vulture, "fr").e == ""
    assert names.name_of(FACES["01010a"], "fr").e == "e"


@pytest.mark.parametrize(
    ("pool", "en", "fr"),
    [
        ((0, 2, 0, 0), "2 mental", "2 mentales"),
        ((3, 0, 0, 1), "3 energy, 1 wild", "3 énergies, 1 libre"),
        ((0, 0, 0, 0), "", ""),
    ],
)
def test_resources(pool, en, fr):
    assert (names.resources(pool, "en"), names.resources(pool, "fr")) == (en, fr)


@pytest.mark.parametrize(
    ("need", "said"),
    [
        ((0, 0, 0, 0, 3, -1), "3"),
        ((0, 0, 3, 0, 0, -1), "3 physical"),
        ((1, 0, 0, 0, 1, -1), "1 energy + 1"),
        ((0, 0, 0, 0, 0, 0), "X energy"),
        ((0, 0, 0, 0, 0, -1), "0"),
    ],
)
def test_costs(need, said):
    assert names.needed(need, "en") == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(lang):
    data = {
        "form": "hero",
        "card": "Black Cat",
        "n": 2,
        "per": "round",
        "name": "Vulture",
        "need": (0, 0, 3, 0, 1, -1),
        "have": (1, 0, 0, 0),
        "kind": "web",
        "seat": 0,
        "verb": "dance",
        "result": "lost",
        "size": 6,
        "low": 1,
        "high": 3,
    }
    counted = {"need": 1, "have": 0}  # of cards and counters
    for key in reasons.REASONS["en"]:
        said = reasons.reason(key, {**data, **(counted if key in ("too few cards", "no counters") else {})}, lang)
        assert said and "{" not in said, key
    assert reasons.reason("too dear", data, "en") == "it costs 3 physical + 1, and you can only generate 1 energy"
    assert (
        reasons.reason("too dear", data, "fr") == "cela coûte 3 physiques + 1, et vous ne pouvez générer que 1 énergie"
    )
    enough = {"need": (0, 0, 3, 0, 0, -1), "have": (2, 1, 1, 0)}  # of other kinds: no sum, which is more than the cost
    assert reasons.reason("too dear", enough, "en").endswith("only generate 2 energy, 1 mental and 1 physical")
    assert reasons.reason("too dear", enough, "fr").endswith("générer que 2 énergies, 1 mentale et 1 physique")
    said = reasons.reason("other decision", {"kind": "pay"}, "fr")
    assert said == "une autre décision vient d'abord\u00a0: le paiement"


@pytest.mark.parametrize(
    ("key", "data", "en", "fr"),
    [
        (
            "no counters",
            {"need": 1, "have": 0, "kind": "web"},
            "it takes 1 web counter, and it has 0",
            "il faut 1 jeton Toile, et il y en a 0",
        ),
        (
            "no counters",
            {"need": 2, "have": 1, "kind": "web"},
            "it takes 2 web counters, and it has 1",
            "il faut 2 jetons Toile, et il y en a 1",
        ),
        (
            "too few cards",
            {"need": 1, "have": 0},
            "you must discard 1 card, and you have 0",
            "il faut défausser 1 carte, et vous en avez 0",
        ),
        (
            "limit",
            {"per": "player"},
            "you have already used it this round",
            "vous avez déjà utilisé cette capacité ce round",
        ),
        (
            "limit",
            {"per": "phase"},
            "it has already been used this phase",
            "cette capacité a déjà été utilisée cette phase",
        ),
        (
            "too dear",
            {"need": (1, 1, 0, 0, 0, -1), "have": (0, 0, 0, 0)},
            "it costs 1 energy + 1 mental, and you can't generate any resources",
            "cela coûte 1 énergie + 1 mentale, et vous ne pouvez générer aucune ressource",
        ),
    ],
)
def test_numbers_in_a_reason_agree(key, data, en, fr):
    assert (reasons.reason(key, data, "en"), reasons.reason(key, data, "fr")) == (en, fr)


def test_a_name_at_the_beginning_of_a_reason_keeps_its_capital():
    for lang in ("en", "fr"):
        assert reasons.reason("team-up", {"name": "Black Cat"}, lang).startswith("Black Cat")


def test_options_say_their_numbers():
    g = champions.new(["spider-man"], seed=1)
    g.answer("done")
    g.answer(g.find("change_form"))
    d = g.decision
    attack = option_text(g.state, d, g.find("attack"), "en"), option_text(g.state, d, g.find("attack"), "fr")
    assert attack == ("Attack Rhino with Spider-Man (2 damage)", "Attaquer Rhino avec Spider-Man (2 dégâts)")
    assert option_text(g.state, d, g.find("end_turn"), "fr") == "Terminer le tour"
    assert heading(g.state, d, "fr") == "À vous de jouer, Spider-Man"


@pytest.mark.parametrize(
    ("kind", "options", "en", "fr"),
    [
        (
            "limit",
            [Option("discard", 1, 2)],
            "You are over the limit: discard one",
            "Vous dépassez la limite : défaussez une carte",
        ),
        (
            "search",
            [Option("choose", 1, 2)],
            "{1}: choose from the cards found",
            "{1} : choisissez parmi les cartes trouvées",
        ),
        (
            "assign",
            [Option("assign", 1, 0, NONE, "2")],
            "{1}: how much of the damage is assigned to Peter Parker?",
            "{1} : combien de dégâts assignez-vous à Peter Parker ?",
        ),
        ("attach", [Option("choose", 1, 2)], "What does {1} attach to?", "À quoi attachez-vous {1} ?"),
        (
            "control",
            [Option("choose", 1, -1), Option("choose", 1, -2)],
            "Who will control {1}?",
            "Qui contrôlera {1} ?",
        ),
    ],
)
def test_rare_questions(game, kind, options, en, fr):
    d = Decision(0, kind, options, about=1)
    for lang, said in (("en", en), ("fr", fr)):
        name = names.title(game.state.face(1), lang)
        assert heading(game.state, d, lang).replace("\u00a0", " ") == said.replace("{1}", name)
        assert all(option_text(game.state, d, o, lang) for o in options)


def test_a_story_line_knows_its_card(game):
    villain = game.state.of_kind("villain")[0]
    (line,) = story.tell(game.state, [("boost dealt", villain, "", 2)])
    assert (line.code, line.kind, line.depth, line.heading) == ("01094", "boost dealt", 2, False)
    assert story.tell(game.state, [("round", 2, 0)])[0].heading


# ---- what a line says of its cause ---------------------------------------------------------------------------------
@rule("rr:attack-enemy-activation", "rr:defend-defense")
def test_an_attack_is_added_up(board):
    t = board(villain=foe(atk=2), encounter=[treachery(boost=2)])
    t.activate(how="attack")
    t.defend(t.hero)
    said = lines_of(t)
    assert said[-2:] == [(1, "Attack on Hero: ATK 2 + boost 2 − DEF 2 = 2 damage"), (1, "Hero takes 2 damage")]
    assert lines_of(t, lang="fr")[-2][1] == "Attaque contre Héros\u00a0: ATQ 2 + boost 2 − DEF 2 = 2 dégâts"
    assert {d for d, _ in said[1:]} == {1}


@rule("rr:attack-player-ability-type", "rr:attack-player-ability-type.10")
def test_every_enemy_that_is_attacked_is_named(board):
    t = board(engaged=[minion(hp=9, name="A"), minion(hp=9, name="B")])
    t.play(event(hero_action(attack(a("minion"), 1), attack(each("minion"), 2)), name="Blast"), target="A")
    said = [x for _, x in lines_of(t) if "attack" in x or "damage" in x]
    assert said == ["Hero attacks A", "A takes 1 damage", "Hero also attacks B", "A takes 2 damage", "B takes 2 damage"]
    assert "Héros attaque aussi B" in [x for _, x in lines_of(t, lang="fr")]


@rule("rr:overkill")
def test_excess_damage_is_told_as_overkill(board):
    t = board(engaged=[minion(hp=2, name="Brute")], villain=foe(name="Bad"))
    t.attack("Brute", damage=5, overkill=True)
    (line,) = [x for x in tell(t.game.state, t.game.log) if x.text == "Overkill: Bad takes 3 damage"]
    assert (line.rule, line.cards) == ("rr:overkill", (t.hero.id, t.villain.id))


@rule("rr:lasting-effects")
def test_an_effect_that_lasts_is_told_and_its_end(board):
    t = board(hand=[event(hero_action(Until("phase", gets(a("hero"), ATK=2))), name="Rage")])
    t.play("Rage")
    assert lines_of(t)[-1][1].startswith("Rage: Until the end of the phase")
    t.end_turn()
    t.skip_to("turn")
    assert (0, "The effect of Rage ends") in lines_of(t)
    assert (0, "Fin de l'effet de Rage") in lines_of(t, lang="fr")


@rule("rr:delayed-effect")
def test_what_was_delayed_stands_under_its_card(board):
    t = board(hand=["Nick Fury", resource(wild=4)], threat=3, filler=20)
    t.play("Nick Fury").option(0)
    t.villain_phase()
    said = lines_of(t)
    at = said.index((0, "At the end of the round: Nick Fury"))
    assert said[at + 1] == (1, "Hero discards Nick Fury")


@rule("rr:would")
def test_what_comes_before_an_attack_does_not_stand_under_it(board):
    t = board(villain=on(foe(name="Bad"), attached=["Webbed Up"]))
    t.activate(how="attack")
    assert lines_of(t)[0] == (0, "Webbed Up's forced ability resolves") and lines_of(t)[-1][0] == 1


@rule("rr:acceleration-icon", "rr:hazard-icon")
def test_step_one_is_added_up(board):
    t = board(sides=[side_scheme(threat=3, acceleration=1, hazard=1)], acceleration=2, filler=20)
    t.villain_phase()
    said = [x for _, x in lines_of(t)]
    assert "Acceleration of Main Scheme: 1 + icons 1 + tokens 2" in said and "Hazard icons: 1" in said
    assert "4 threat placed on Main Scheme (acceleration)" in said


@rule("rr:unique-icon", "rr:surge")
def test_another_card_is_not_always_a_surge(board):
    one = minion(name="Chief", unique=True)
    t = board(engaged=[one], encounter=[treachery(name="Nothing")])
    t.reveal(minion(name="Chief", unique=True))
    said = [(x.text, x.rule) for x in tell(t.game.state, t.game.log)]
    assert ("Chief is discarded: it is unique and already in play", "rr:unique-icon") in said
    assert ("Hero reveals another card instead of Chief", "rr:unique-icon") in said


@rule("rr:stun-stunned", "rr:labelled-ability")
def test_a_status_says_what_it_stood_for(board):
    t = board(stunned=1, hand=[event(action(Damage(a("enemy"), 1, label="attack")), name="Kick")])
    t.play("Kick")
    (line,) = [x for x in tell(t.game.state, t.game.log) if x.kind == "status removed"]
    assert (line.text, line.rule) == ("Hero loses the Stunned status card instead of attacking", "rr:stun-stunned")


def test_what_is_shuffled_in_is_told(board):
    aside = ["Highway Robbery", "Vulture", "Sweeping Swoop", "Sweeping Swoop", "The Vulture's Plans"]
    t = board(hero="spider-man", form="alter-ego", aside=aside, encounter=["Shadow of the Past"])
    t.reveal("Shadow of the Past")
    en, fr = ([x.text for x in tell(t.game.state, t.game.log, lang)] for lang in LANGUAGES)
    assert "Shuffled into the encounter deck: the rest of the nemesis set (3 cards)" in en
    assert "Mélange au deck Rencontre\u00a0: le reste du set Némésis (3 cartes)" in fr


@pytest.mark.parametrize(
    ("code", "en", "fr"),
    [
        ("01175", "change to alter-ego form?", "prendre la forme d'alter ego ?"),
        (
            "16154",
            "draw 1 card, then discard 1 card from your hand?",
            "piocher 1 carte ; ensuite, défausser 1 carte de votre main ?",
        ),
        (
            "23007",
            "remove 1 ammo counter from your hero to ready this upgrade?",
            "retirer 1 jeton Munition de votre héros pour redresser cette amélioration ?",
        ),
    ],
)
def test_what_one_may_do_is_asked_as_a_deed(board, code, en, fr):
    s = board(hero="spider-man").game.state
    may = next(x for _, x in walk(FACES[code].parts) if isinstance(x, May))
    card = next(c for c in range(len(s.codes)) if c not in s.play)
    s.codes[card] = code
    d = Decision(0, "may", [Option("yes"), Option("no")], about=card)
    d.op = may
    asked = [heading(s, d, lang).replace("\u00a0", " ") for lang in LANGUAGES]
    assert [x.partition(": ")[2] for x in asked] == [f"do you want to {en}", f"voulez-vous {fr}"]


@pytest.mark.parametrize(("code", "timing"), [("01101", "Une fois vaincu"), ("01109", "Une fois déjouée")])
def test_a_scheme_is_foiled_where_a_minion_is_defeated(code, timing):
    assert TIMINGS["fr"][timing_of(FACES[code], "when defeated")] == timing


@pytest.mark.parametrize(
    ("code", "en", "fr"),
    [
        ("09021", "Reduce the damage by 1.", "réduisez les dégâts de 1."),
        ("17001a", "Reduce its cost by 3.", "réduisez son coût de 3."),
        ("24014", "Increase the damage by 1.", "augmentez les dégâts de 1."),
    ],
)
def test_an_effect_in_the_log_says_what_it_changes(code, en, fr):
    step = next(x for _, x in walk(FACES[code].parts) if isinstance(x, Alter))
    said = [step_text(FACES[code], step, lang, after_colon=True).replace("\u00a0", " ") for lang in LANGUAGES]
    assert said == [en, fr]
