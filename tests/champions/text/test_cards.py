"""The texts of the real cards."""

from __future__ import annotations

import re

import pytest

from quickstrike.champions.faces import FACES, data
from quickstrike.champions.text import HAND, ability_text, card_text, keywords, spelled, timings
from quickstrike.champions.text.export import export

CODES = sorted(c for c in FACES if c in data())
BY_PACK = pytest.mark.parametrize("pack", sorted({FACES[c].pack for c in CODES}))
"""A pack at a time: thousands of tests of a millisecond each would take longer to be counted than to be run."""


def codes_of(pack: str) -> list[str]:
    return [c for c in CODES if FACES[c].pack == pack]


def fr(code: str) -> str:
    return card_text(code, "fr").replace("\u00a0", " ")


@BY_PACK
def test_a_card_has_a_text_in_both_languages(pack):
    for code in codes_of(pack):
        en, french = card_text(code, "en"), card_text(code, "fr")
        assert bool(en) == bool(french) == bool(FACES[code].parts), code
        assert not en or en != french, code
        for text in (en, french):
            assert not re.search(r"[{}*~§<>|]|None|\b[A-Z]\w+\(|\bV\.|  ", text), (code, text)
            for line in text.split("\n") if text else ():
                begins = line.lstrip("“«\u00a0 ")[0]  # a name in quotation marks
                assert line.endswith((".", ":")) and (begins == "•" or begins.isupper()), (code, line)


@BY_PACK
def test_each_ability_can_be_shown_alone(pack):
    for code in codes_of(pack):
        for lang in ("en", "fr"):
            whole = card_text(code, lang)
            assert all(ability_text(code, i, lang) in whole for i in range(len(FACES[code].abilities))), (code, lang)


def test_few_texts_are_written_by_hand():
    assert len(HAND) * 20 <= len(CODES)
    assert all(set(texts) == {"en", "fr"} for texts in HAND.values())


@pytest.mark.parametrize(
    "code, english, french",
    [
        (
            "01002",
            "Forced Response: After you have played this ally, discard the 2 cards on top of your deck. "
            "Add to your hand each card discarded this way with a printed [mental] resource.",
            "Réponse forcée : après que vous avez joué cet allié, défaussez les 2 cartes du dessus de votre deck. "
            "Ajoutez à votre main chaque carte ainsi défaussée portant une ressource [mental] imprimée.",
        ),
        (
            "01009",
            "Only in hero form. Attaches to an enemy. Max 1 per enemy.\n"
            "Forced Interrupt: When the attached enemy would attack, discard this upgrade instead, "
            "then the attacker gets a Stunned status card.",
            "Uniquement sous forme de héros. S'attache à un ennemi. Maximum 1 par ennemi.\n"
            "Interruption forcée : quand l'ennemi portant cette amélioration est censé attaquer, défaussez cette amélioration "
            "à la place ; ensuite, l'attaquant reçoit une carte d'état Sonné.",
        ),
        (
            "01018",
            "Max 1 per player.\nAction: Spend X [energy] resources → place X energy counters on this upgrade.\n"
            "Hero Action (attack): Discard this upgrade → deal 2 damage to an enemy for each energy counter "
            "on this upgrade (to a maximum of 10).",
            "Maximum 1 par joueur.\n"
            "Action : dépensez X ressources [energy] → placez X jetons Énergie sur cette amélioration.\n"
            "Action de héros (attaque) : défaussez cette amélioration → infligez 2 dégâts à un ennemi par jeton Énergie "
            "sur cette amélioration (10 au maximum).",
        ),
        (
            "01084",
            "Forced Response: After this ally has entered play, choose one:\n"
            "• Remove 2 threat from a scheme.\n• Draw 3 cards.\n• Deal 4 damage to an enemy.\n"
            "At the end of the round, if this ally is still in play, discard it.",
            "Réponse forcée : après que cet allié est entré en jeu, choisissez une option :\n"
            "• Retirez 2 menaces d'une manigance.\n• Piochez 3 cartes.\n• Infligez 4 dégâts à un ennemi.\n"
            "À la fin du round, si cet allié est encore en jeu, défaussez-le.",
        ),
        (
            "01166",
            "When Revealed: Each player places 1 random card from their hand facedown beneath this side scheme.\n"
            "When Defeated: Return each card beneath this side scheme to its owner's hand.",
            "Une fois révélée : chaque joueur place 1 carte au hasard de sa main, face cachée, sous cette manigance annexe.\n"
            "Une fois déjouée : rendez chaque carte placée sous cette manigance annexe à la main de son propriétaire.",
        ),
        (
            "01177",
            "Forced Response: After this minion has attacked, place 1 threat on The Psyche-Magnitron.",
            "Réponse forcée : après que ce sbire a attaqué, placez 1 menace sur le Psycho-Magnitron.",
        ),
        (
            "01189",
            "When Revealed (Alter-Ego): This card gains surge.\n"
            "When Revealed (Hero): The villain and each minion engaged with you attack you.",
            "Une fois révélée (alter ego) : cette carte gagne Renfort.\n"
            "Une fois révélée (héros) : le méchant ainsi que chaque sbire engagé avec vous vous attaquent.",
        ),
        (
            "16007",
            "Alter-Ego Action: Exhaust this support → place 1 growth counter on your identity (to a maximum of 10) and draw 1 card.",
            "Action d'alter ego : inclinez ce soutien → placez 1 jeton Croissance sur votre identité (10 au maximum) "
            "et piochez 1 carte.",
        ),
        (
            "16062a",
            "When Revealed: Resolve the “Charge Up” ability of Badoon Ship.",
            "Une fois révélée : résolvez la capacité « Charger » de Vaisseau Badoon.",
        ),
        (
            "16080a",
            "This villain gets +X SCH and +X ATK, where X is the stage number of the main scheme.\n"
            "Forced Interrupt: When this villain would be defeated, remove 3 threat per player from the main scheme "
            "and flip this villain instead.",
            "Ce méchant gagne +X MNG et +X ATQ, X étant le numéro de stade de la manigance principale.\n"
            "Interruption forcée : quand ce méchant est censé être vaincu, retirez 3 menaces par joueur de la manigance "
            "principale et retournez ce méchant à la place.",
        ),
        (
            "17027",
            "When Revealed: Discard 1 random card from your hand, take 1 damage and place 1 threat on the main scheme.",
            "Une fois révélée : défaussez 1 carte au hasard de votre main, subissez 1 dégât et placez 1 menace sur la "
            "manigance principale.",
        ),
        (
            "18025",
            "No identity not named Gamora can remove threat from this side scheme.\n"
            "Forced Response: After the villain phase has begun, deal 1 encounter card to the Gamora player.",
            "Aucune identité dont le nom n'est pas Gamora ne peut retirer de menace de cette manigance annexe.\n"
            "Réponse forcée : après que la phase du méchant a commencé, attribuez 1 carte Rencontre au joueur de Gamora.",
        ),
        (
            "20003",
            "Hero Interrupt (defense): When the villain attacks you, cancel that attack. If only [physical] resources paid for "
            "this event, the villain gets a Stunned status card.",
            "Interruption de héros (défense) : quand le méchant vous attaque, annulez cette attaque. Si seules des ressources "
            "[physical] ont payé cet événement, le méchant reçoit une carte d'état Sonné.",
        ),
        (
            "21050",
            "Playable only if your identity has the Mystic trait. Max 1 per deck.\n"
            "Hero Action (thwart): Choose a scheme. Discard up to 4 cards from the top of your deck. "
            "Remove X threat from that scheme, where X is the number of cards discarded this way.",
            "Jouable seulement si votre identité a le trait Mystique. Maximum 1 par deck.\n"
            "Action de héros (contre) : choisissez une manigance. Défaussez jusqu'à 4 cartes du dessus de votre deck. "
            "Retirez X menaces de cette manigance, X étant le nombre de cartes ainsi défaussées.",
        ),
        (
            "21136a",
            "This villain gets +1 SCH, +1 ATK and +2 hit points per player for each side scheme in the victory display.",
            "Ce méchant gagne +1 MNG, +1 ATQ et +2 points de vie par joueur par manigance annexe dans la pile de victoire.",
        ),
        (
            "19020",
            "Playable only if your identity has the Guardian trait.\nHero Response: After this ally has attacked or thwarted, "
            "discard cards from your deck one at a time until an event is discarded, then add that card to your hand.",
            "Jouable seulement si votre identité a le trait Gardien.\nRéponse de héros : après que cet allié a attaqué ou contré, "
            "défaussez les cartes de votre deck une à une jusqu'à trouver un événement ; ensuite, ajoutez cette carte à votre main.",
        ),
        (
            "21159",
            "No hero or ally can be readied by player cards.\nWhen Revealed: Exhaust each ally.",
            "Aucun héros ni aucun allié ne peut être redressé par les cartes Joueur.\n"
            "Une fois révélée : inclinez chaque allié.",
        ),
        (
            "13027",
            "For a hero to make a basic attack, its player must also spend 1 resource of any type.",
            "Pour qu'un héros puisse effectuer une attaque de base, son joueur doit aussi dépenser 1 ressource de n'importe quel "
            "type.",
        ),
        (
            "25030",
            "Hinder 1 per player.\nNo attachment on a friendly character can be discarded by players.",
            "Entrave 1 par joueur.\nAucun attachement porté par un personnage ami ne peut être défaussé par les joueurs.",
        ),
        (
            "26002",
            "Form (mass). Permanent.\nYou cannot attack.\nYou cannot defend.\nYou take 2 less damage from each attack.",
            "Forme (de masse). Permanent.\nVous ne pouvez pas attaquer.\nVous ne pouvez pas défendre.\n"
            "Vous subissez 2 dégâts de moins à chaque attaque.",
        ),
        (
            "26007",
            "Hero Response: After you have changed mass form, discard this upgrade → add to your hand an event of the Vision set "
            "from your discard pile.",
            "Réponse de héros : après que vous avez changé de forme de masse, défaussez cette amélioration → ajoutez à votre main "
            "un événement du set Vision de votre pile de défausse.",
        ),
        (
            "24016",
            "This minion gains retaliate X, where X is the number of confused characters.\n"
            "When Revealed: Each character under your control gets a Confused status card.",
            "Ce sbire gagne Riposte X, X étant le nombre de personnages désorientés.\n"
            "Une fois révélée : chaque personnage sous votre contrôle reçoit une carte d'état Désorienté.",
        ),
    ],
)
def test_the_exact_text(code, english, french):
    assert card_text(code, "en") == english
    assert fr(code) == french


def test_french_double_punctuation_is_not_torn_off():
    assert card_text("01186", "fr") == "Une fois révélée\u00a0: le méchant manigance."


def test_icons_become_words_where_only_letters_can_be_shown():
    assert spelled(card_text("01001b", "fr"), "fr").endswith("générez une ressource mentale. Une fois par round.")
    assert "dépensez 3 ressources physiques" in spelled(card_text("01100", "fr"), "fr")


@pytest.mark.parametrize(
    "code, headings, words",
    [
        ("01005", ["Hero Action (attack)"], []),
        ("01008", ["Hero Resource"], ["Uses (3 web)"]),
        ("01106", ["When Revealed (Alter-Ego)", "When Revealed (Hero)"], []),
        ("01178", ["When Revealed", "Boost"], ["Surge"]),
        ("01165", [], []),
        ("01097a", ["Setup"], []),
        ("01052", ["Response (thwart)"], []),
        ("01014", [], []),
    ],
)
def test_headings_and_keywords_as_printed(code, headings, words):
    assert timings(code) == headings
    assert keywords(code) == words


def test_the_export_holds_every_defined_face_of_a_pack():
    cards = export("core")
    assert [c["code"] for c in cards] == [c for c in CODES if FACES[c].pack == "core"]
    assert all(c["scripted"] and set(c["text"]) == {"en", "fr"} for c in cards)
    tracer = next(c for c in cards if c["code"] == "01007")
    assert (tracer["name_fr"], tracer["type"], tracer["quantity"]) == ("Spider-Traceur", "upgrade", 2)
    assert tracer["facts"]["traits"] == ["Item", "Tech"] and tracer["facts"]["cost"] == 1
    assert export("no such pack") == []


def test_a_minion_is_not_foiled():
    """In French schemes are foiled and enemies are defeated; where both are named, one verb does for both."""
    assert "avez vaincu un sbire ou une manigance annexe" in card_text("13001a", "fr")
    assert "avez déjoué une manigance annexe" in card_text("04159b", "fr")
