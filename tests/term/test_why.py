"""`why` takes what people say: bare verbs, "the villain", a card on its target; `card` shows what is in play."""

from __future__ import annotations

import pytest

GUARDED = """
main = {threat = 2}
[villain]
card = "Ultron"
stage = 3
[[player]]
hero = "she-hulk"
hand = ["Uppercut", "Energy", "Genius"]
engaged = ["Hydra Mercenary"]
play = ["Tigra"]
"""
ALONE = '[villain]\ncard = "Rhino"\n[[player]]\nhero = "she-hulk"\nform = "alter-ego"\n'
GUARD = "No: Hydra Mercenary has guard and is engaged with you. (rr:guard)"
GARDE = "Non : Mercenaire d'Hydra a Garde et vous a engagé. (rr:guard)"


@pytest.fixture
def ask(quickstrike, tmp_path):
    """The answers to what is typed at a table, in one line each."""

    def ask(table: str, *typed: str, lang: str = "en") -> list[str]:
        (file := tmp_path / "it.toml").write_text(table)
        said = quickstrike(["position", str(file), "--play", "--no-color", "--lang", lang], *typed, "q")
        assert said.code == 0
        parts = said.out.replace("\u00a0", " ").split("> ")[1:]
        return [" ".join(x.split("\n", 1)[1].rpartition("\n")[0].split()) for x in parts[: len(typed)]]

    return ask


def test_why_by_what_a_card_is(ask):
    said = ask(
        GUARDED,
        "why attack villain",
        "why attack the villain with tigra",
        "why thwart main",
        "why thwart the main scheme with Tigra",
        "why attack minion",
        "why thwart side scheme",
        "why minion",
    )
    assert said[:2] == [GUARD, GUARD]
    assert all(x.startswith("You may: that is option") for x in (said[2], said[3], said[4], said[6]))
    assert said[2] != said[3] and said[4] == said[6]
    assert said[5] == "No: it is not in play. (rr:in-play-and-out-of-play)"


def test_why_with_a_verb_alone(ask):
    said = ask(GUARDED, "why attack", "why thwart", "why play", "why concede", "why end turn", "why attack with Tigra")
    assert all(x.startswith("You may: that is option") for x in said) and len(set(said)) == 6
    said = ask(ALONE, "why attack", "why thwart", "why play", "why use", "why recover")
    assert said[:2] == ["No: you must be in hero form. (rr:basic-power)"] * 2
    assert said[2] == "No: nothing in your hand can be played now. (rr:player-turn)"
    assert said[4] == "No: there is no damage to heal. (rr:recover)"


def test_why_a_card_on_its_target(ask):
    said = ask(
        GUARDED,
        "why play Uppercut on Ultron",
        "why play uppercut on the minion",
        "why uppercut at hydra mercenary",
        "why play Uppercut",
        "why play Uppercut on Klaw",
        "why play Uppercut on Nobody at All",
    )
    assert said[0] == GUARD
    assert said[1] == said[2] == said[3] and said[1].startswith("You may: that is option")
    assert said[4] == "No: it is not in play. (rr:in-play-and-out-of-play)"
    assert said[5].startswith("No card here is called 'Nobody at All'.")


def test_a_title_with_the_word_on_in_it_is_a_title(ask):
    said = ask(
        '[cards]\nStep = {event = {name = "Step on it", attack = 2}}\n[[player]]\nhand = ["Step"]\n',
        "why play step on it",
        "why step on it on the villain",
        "why play Step on it on main",
    )
    assert said[0] == said[1] and said[0].startswith("You may: that is option")
    assert said[2] == "No: it is not an enemy. (rr:attack-player-ability-type)"


def test_why_as_the_french_say_it(ask):
    said = ask(
        GUARDED,
        "pourquoi attaquer le méchant",
        "pourquoi jouer uppercut sur le mechant",
        "pourquoi contrer la manigance principale",
        "pourquoi attaquer",
        "pourquoi contrer avec Tigra",
        "pourquoi finir le tour",
        "pourquoi abandonner",
        "pourquoi jouer Uppercut sur le sbire",
        "pourquoi attaquer le villain",
        lang="fr",
    )
    assert said[0] == said[1] == said[8] == GARDE
    assert all(x.startswith("C'est permis : option") for x in said[2:8])


def test_an_example_that_can_be_typed(ask):
    assert ask(ALONE, "why")[0].endswith("Ask for instance: why attack Rhino, why change form")
    assert ask(GUARDED, "why")[0].endswith("Ask for instance: why play Uppercut, why attack Ultron")
    assert ask(ALONE, "pourquoi", lang="fr")[0].endswith("pourquoi attaquer Rhino, pourquoi changer de forme")


def test_a_card_is_shown_as_it_is_in_play(ask):
    said = ask(GUARDED, "card Ultron", "card 01134", "card she-hulk")
    assert "villain III" in said[0] and "villain I ·" in said[1]
    assert said[2].index("ATK 3") < said[2].index("REC 5")
    said = ask(ALONE, "card jennifer walters", "card she-hulk")
    assert said[0].index("REC 5") < said[0].index("ATK 3")
