"""Whatever is said exists in both languages: cards, options, log, table, readings; and what a card says is what it does."""

from __future__ import annotations

import re

import pytest
from tests.vs.board import do, find, passes, side, table

from quickstrike import vs
from quickstrike.games.vs import KIT
from quickstrike.kernel.contract import any_option
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.language import rows, tables_of
from quickstrike.term.paint import Paint
from quickstrike.term.vs.drawing import Board
from quickstrike.vs.readings import ALL
from quickstrike.vs.text.board import table_lines
from quickstrike.vs.text.names import card_name
from quickstrike.vs.text.options import decision_text, option_text
from quickstrike.vs.text.render import card_text, full_text
from quickstrike.vs.text.speech import VsSpeech
from quickstrike.vs.text.story import note_text

FILES = (
    "errors",
    "kit",
    "readings",
    "text/board",
    "text/options",
    "text/render",
    "text/story",
    "cli/table",
    "cli/deck",
)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_its_text(lang):
    for code in vs.CARDS:
        text = full_text(code, lang)
        assert text and "{" not in text and "·" not in text and "  " not in text, text


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_words(name):
    en, fr = (tables_of(lang, f"vs/{name}") for lang in ("en", "fr"))
    assert {k: sorted(v) for k, v in en.items()} == {k: sorted(v) for k, v in fr.items()}


def test_every_reading_is_told():
    for lang in ("en", "fr"):
        said = rows("vs/readings", "readings")[lang]
        assert sorted(said) == sorted(r.name for r in ALL) and all(len(x) == 3 for x in said.values())


def test_texts():
    assert card_text("classic:a-child-named-valeria", "fr").endswith(
        "ou si vous contrôlez Dr. Doom, étourdissez le personnage épuisé ciblé d'un coût de 2 ou moins."
    )
    assert card_text("tidewatch:brine", "en") == "While Brine is defending, Brine gets +2 DEF."
    assert card_text("ashen-choir:kiln", "en").startswith(
        "Loyalty. When Kiln is put into the KO'd pile from play, put the top"
    )


@pytest.mark.parametrize("decks", ["tidewatch ashen-choir", "odd-couple odd-couple ashen-choir"])
def test_a_whole_game_is_told(decks):
    speech, g, n, told = VsSpeech(), vs.new(decks.split(), seed=4), 1, 0
    while g.decision is not None:
        d = g.decision
        for lang in ("en", "fr"):
            lines = [speech.heading(g, d, lang), *speech.board(g, d.seat, lang), *speech.board(g, -1, lang)]
            lines += [speech.option(g, d, o, lang) + speech.detail(g, d, o, lang) for o in d.options]
            lines += [x.text for x in speech.story(g, g.log[told:], lang)]
            assert not any("{" in x for x in lines)
        told = len(g.log)
        n = n * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        g.answer(any_option(g, n >> 8))
    assert speech.story(g, g.log[-1:], "en")[0].text.endswith(("wins.", "draw."))


def test_the_table_shows_rows_chain_and_attack():
    g = table(side(["red-3"], ["red-1"]), side(["blue-3"], hand=["trip"]))
    do(g, "attack", "red-3", "blue-3")
    lines = "\n".join(VsSpeech().board(g, 1, "en"))
    assert "Ruby 1/1 (protected)" in lines and "an attack" in lines and "Your hand" in lines
    passes(g)
    lines = "\n".join(VsSpeech().board(g, 1, "en"))
    assert "Attack: 5 ATK against Boris (4 DEF)" in lines and "Rufus 5/4 (exhausted, attacks)" in lines


def test_an_opponent_sees_no_face_down_card():
    g = table(side(["red-3"], resources=["trip", "red-1"], hand=["push"]), side(["blue-3"], hand=["trip"]))
    for seat in (1, -1):
        said = "\n".join(VsSpeech().board(g, seat, "en")) + str(g.view(seat)["players"][0]["resources"])
        assert "Trip" not in said.partition("Your hand")[0] and "t:trip" not in said and "[▒] [▒]" in said
    assert "[Trip] [Ruby]" in "\n".join(VsSpeech().board(g, 0, "en"))


def test_counters_are_one_or_many():
    g = table(side(["red-3"]), side(["blue-3"]))
    notes = [("counter", 0, "t:red-3", "cosmic", n) for n in (1, 2)]
    lines = {lang: [x.text for x in VsSpeech().story(g, notes, lang)] for lang in ("en", "fr")}
    assert lines["en"] == ["Rufus gets 1 cosmic counter.", "Rufus gets 2 cosmic counters."]
    assert lines["fr"] == ["Rufus reçoit 1 marqueur cosmique.", "Rufus reçoit 2 marqueurs cosmiques."]


def test_one_card_from_the_top_a_target_before_its_cost_and_nothing_forbidden_to_all():
    thor = card_text("classic:thor-odinson", "en")
    assert "put the top card of your deck into your KO'd pile" in thor
    assert "mettez la carte du dessus de votre deck" in card_text("classic:thor-odinson", "fr")
    batman = card_text("classic:batman-and-the-outsiders", "en")
    assert "If the cost of target non-defending character is less than" in batman and "return that character" in batman
    assert card_text("common:safe-passage", "en").startswith(
        "Characters with cost 2 or less you control cannot be stunned"
    )
    assert "d'étourdir les personnages" in card_text("common:safe-passage", "fr")
    assert "a character. Characters with the chosen name" in card_text("hollow-court:mirror-baron", "en")
    other = card_text("classic:other-earth", "fr")
    assert "chacun tant qu'il est en défense" in other and "Il vous est interdit de jouer" in other


def test_counters_are_called_what_the_cards_call_them():
    growing = {"card": "brass-orchard:bolt", "counters": {"bloom": 2}}
    g = table(side([growing]), side(["blue-3"]))
    assert "2 floraison" in "\n".join(table_lines(g.state, 0, "fr"))
    (shown,) = KIT.wire().table(g, 0, "fr")["players"][0]["characters"]
    assert shown["counters"] == {"floraison": 2}
    assert "2 floraison" in "\n".join(Board(g, 0, Paint(), "fr").lines())


# ---- read aloud: a mistake of each kind that was heard once
def told(note, lang="fr"):
    return note_text(table(side(), side()).state, note, lang)


def test_less_of_something_is_no_gain():
    both = ("give", 0, "common:hired-muscle", [["atk", "add", -1, ""], ["teams", "lose", 0, ""]], "turn")
    assert " subit -1 ATK et perd " in told(both)
    assert " gagne +1 ATK" in told(("give", 0, "common:hired-muscle", [["atk", "add", 1, ""]], "turn"))
    for code in vs.CARDS:
        assert not re.search(r"gagn(e|ent) -\d+ \w+\b(?! et \+)|subi(t|ssent) -\d+ \w+ et \+", full_text(code, "fr")), (
            code
        )


def test_several_attackers_need_no_preposition_each():
    proposed = told(("propose", 0, ["common:hired-muscle", "tidewatch:reef"], "tidewatch:brine"))
    assert proposed.endswith(" avec Gros bras et Récif.")


def test_no_card_is_feminine_where_no_character_is_masculine():
    s = table(side(), side()).state
    said = {k: option_text(s, Decision(0, k, []), Option("none"), "fr") for k in ("resource", "search deck", "recover")}
    assert said == {"resource": "Aucune", "search deck": "Aucune", "recover": "Aucun"}


def test_whoever_is_attacked_is_you_in_the_right_place():
    s = table(side(), side()).state
    code = "common:hired-muscle"
    for note, en, fr in (
        (("attack", 1, (code,), "0"), " attacks you.", " vous attaque."),
        (("attack", 1, (code, code), "0"), " attack you.", " vous attaquent."),
        (("propose", 1, (code,), "0"), "Your opponent proposes to attack you with", "propose de vous attaquer avec"),
    ):
        assert en in note_text(s, note, "en", 0) and fr in note_text(s, note, "fr", 0).replace("\u00a0", " ")


def test_who_won_has_an_article_inside_the_sentence():
    g = table(side(), side())
    assert VsSpeech().in_sentence(g, 0, "fr") == "le joueur 1" and VsSpeech().seat(g, 0, "fr") == "joueur 1"


UNLESS = {
    "en": (
        "Ransom: do you discard a card? Otherwise, you lose 3 endurance.",
        "Yes: discard a card",
        "No: you lose 3 endurance",
    ),
    "fr": (
        "Rançon\N{NO-BREAK SPACE}: défaussez-vous d'une carte. Le faites-vous\N{NO-BREAK SPACE}? Sinon, vous perdez 3 d'endurance.",
        "Oui\N{NO-BREAK SPACE}: défaussez-vous d'une carte",
        "Non\N{NO-BREAK SPACE}: vous perdez 3 d'endurance",
    ),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_is_to_pay_is_told_what_and_what_happens_otherwise(lang):
    g = table(side(["red-3"], hand=["common:ransom"]), side(["blue-3"], hand=["red-1", "red-2"]))
    do(g, "play", "common:ransom")
    while g.decision.kind != "unless":
        passes(g)
    d = g.decision
    assert (decision_text(g.state, d, lang), *(option_text(g.state, d, o, lang) for o in d.options)) == UNLESS[lang]
    do(g, "yes")
    assert decision_text(g.state, g.decision, lang).startswith(UNLESS[lang][0].partition(":")[0])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_avoided_names_whom_it_would_happen_to(lang):
    g = table(side(["red-3"], hand=["ashen-choir:stage-fright"]), side(["blue-3", "blue-1"], hand=["red-1", "red-2"]))
    do(g, "play", "ashen-choir:stage-fright")
    while g.decision.kind != "unless":
        if g.decision.kind == "target":
            do(g, "target", "blue-3")
        else:
            passes(g)
    assert card_name(g.state.codes[find(g, "blue-3")], lang) in decision_text(g.state, g.decision, lang)
