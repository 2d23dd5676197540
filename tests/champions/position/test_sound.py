"""Tables that no game could come to are refused: where, what is wrong and what would be right, in both languages."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.position import PositionError, load

TWO = '[[player]]\nhero = "spider-man"\nplay = ["Mockingbird"]\n[[player]]\nhero = "iron-man"\n'


def refused(text, folder, lang="en", name="it.toml"):
    (file := folder / name).write_text(text)
    with pytest.raises(PositionError) as e:
        load(file)
    said = e.value.told(lang)
    assert said.startswith(f"{file}:") and "\n" not in said
    line, _, what = said.removeprefix(f"{file}:").partition(" : " if lang == "fr" else ": ")
    return int(line), what


def says(text, folder, line, en, fr):
    assert refused(text, folder) == (line, en)
    assert refused(text, folder, "fr") == (line, fr)


@rule("rr:villain-villain-deck", "rr:unique-icon")
@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "[[villain]]\ncard = 'Rhino'\n[[villain]]\ncard = 'Rhino'\nstage = 2",
            3,
            "Rhino II (villain) and Rhino I (on line 1) are stages of one villain: one is in play, "
            'the others go into its "stages"',
            "Rhino II (méchant) et Rhino I (à la ligne 1) sont des stades d'un seul méchant : un en jeu, "
            "les autres dans « stages »",
        ),
        (
            "[villain]\ncard = ['Rhino', 'Klaw']",
            2,
            "2 villains can't share one hit point dial: write a [[villain]] with its own damage for each",
            "2 méchants ne partagent pas un compteur de points de vie : un [[villain]] avec ses dégâts pour chacun",
        ),
        (
            TWO + "play = ['Mockingbird']",
            6,
            "Mockingbird (ally) is unique, and Mockingbird is already in play (on line 3)",
            "Mockingbird (allié) est unique, et Mockingbird est déjà en jeu (à la ligne 3)",
        ),
        (
            "[[player]]\nhero = 'iron-man'\nplay = [{ally = {name = 'Iron Man', unique = true}}]",
            3,
            "Iron Man (ally) is unique, and Iron Man is already in play (on line 1)",
            "Iron Man (allié) est unique, et Iron Man est déjà en jeu (à la ligne 1)",
        ),
        (
            "[[player]]\nhero = 'iron-man'\n[[player]]\nhero = 'Tony Stark'",
            4,
            'Iron Man is already the identity of another player (on line 2); "twins = true" allows it',
            "Iron Man est déjà l'identité d'un autre joueur (à la ligne 2) ; « twins = true » le permet",
        ),
        (
            "[[player]]\nhero = 'spider-man'\nhand = ['Backflip*3']",
            3,
            "there are more copies of Backflip than exist (2)",
            "il y a plus d'exemplaires de Salto Arrière qu'il n'en existe (2)",
        ),
        (
            "[[player]]\nhero = 'spider-man'\nhand = ['Backflip*2']\ndeck = ['Backflip']",
            4,
            "there are more copies of Backflip than exist (2); the first is on line 3",
            "il y a plus d'exemplaires de Salto Arrière qu'il n'en existe (2) ; le premier est à la ligne 3",
        ),
    ],
)
def test_what_is_there_once(text, line, en, fr, tmp_path):
    says(text, tmp_path, line, en, fr)


@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "environment = ['Advance']",
            1,
            "Advance (treachery) never stays in play",
            "Avancée (traîtrise) ne reste jamais en jeu",
        ),
        (
            "[[player]]\nengaged = ['Mockingbird']",
            2,
            "Mockingbird (ally) can't be here; these can: minion, obligation, environment",
            "Mockingbird (allié) ne peut pas être ici ; ici vont : sbire, obligation, environnement",
        ),
        (
            "[[player]]\nplay = ['Hydra Mercenary']",
            2,
            "Hydra Mercenary (minion) can't be here; these can: ally, upgrade, support, player side scheme",
            "Mercenaire d'Hydra (sbire) ne peut pas être ici ; ici vont : allié, amélioration, soutien, "
            "manigance annexe de joueur",
        ),
        (
            "environment = ['Hydra Mercenary']",
            1,
            "Hydra Mercenary (minion) can't be here; these can: environment",
            "Mercenaire d'Hydra (sbire) ne peut pas être ici ; ici vont : environnement",
        ),
        (
            "[[player]]\nhand = ['Energy',\n'Advance']",
            3,
            "Advance (treachery) is one of the encounter cards, but these are player cards; if an effect put it here, give its "
            '"owner"',
            "Avancée (traîtrise) fait partie des cartes Rencontre, ici vont des cartes Joueur (si un effet l'y a "
            "mise : « owner »)",
        ),
        (
            "[encounter]\ndeck = ['Backflip']",
            2,
            "Backflip (event) is one of the player cards, but these are encounter cards; if an effect put it here, "
            'give its "owner"',
            "Salto Arrière (événement) fait partie des cartes Joueur, ici vont des cartes Rencontre (si un effet l'y a mise : "
            "« owner »)",
        ),
        (
            "[encounter]\ndiscard = ['Rhino']",
            2,
            'Rhino I (villain) can\'t be in this pile: its place is in play or in "stages"',
            "Rhino I (méchant) ne peut pas être dans cette pile : sa place est en jeu ou dans « stages »",
        ),
        (
            "[[player]]\nhand = ['01040a']",
            2,
            'Black Panther is an identity: write it as the "hero" of a player',
            "Black Panther est une identité : c'est le « hero » d'un joueur",
        ),
        (
            "[[player]]\nplay = ['01040a']",
            2,
            'Black Panther is an identity: write it as the "hero" of a player',
            "Black Panther est une identité : c'est le « hero » d'un joueur",
        ),
        (
            "[[player]]\nengaged = [{card = 'Advance', facedown = 'Drone'}]",
            2,
            "Advance (treachery) is one of the encounter cards: only player cards can be facedown minions",
            "Avancée (traîtrise) fait partie des cartes Rencontre : seules des cartes Joueur sont face cachée comme sbires",
        ),
        (
            "[[player]]\nplay = [{card = 'Mockingbird', engaged = 1}]",
            2,
            "Mockingbird (ally) can't be engaged with a player: only minions and obligations can",
            "Mockingbird (allié) ne peut pas être engagé avec un joueur : seuls un sbire ou une obligation le peuvent",
        ),
        (
            "[main]\nboosts = ['Advance']",
            2,
            "Main Scheme can't have boost cards: only villains and minions can",
            "Manigance principale ne peut pas avoir de carte de boost : seuls les méchants et les sbires en ont",
        ),
    ],
)
def test_where_a_card_can_be(text, line, en, fr, tmp_path):
    says(text, tmp_path, line, en, fr)


@rule("rr:attach-to", "rr:attachment")
@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "[villain]\nattached = ['Inspired']",
            2,
            "Inspired (upgrade) can't be attached to Villain, only to: ally",
            "Motivé (amélioration) ne peut pas être attaché à Méchant ; cela s'attache à : allié",
        ),
        (
            "[[player]]\nengaged = [{minion = {name = 'Brute'}, attached = [{attachment = {name = 'Horn'}}]}]",
            2,
            "Horn (attachment) can't be attached to Brute, only to: villain",
            "Horn (attachement) ne peut pas être attaché à Brute ; cela s'attache à : méchant",
        ),
        (
            "[[player]]\nengaged = [{card = 'Hydra Mercenary', attached = ['Armored Rhino Suit']}]",
            2,
            "Armored Rhino Suit (attachment) can't be attached to Hydra Mercenary, only to: Rhino",
            "Costume Blindé de Rhino (attachement) ne peut pas être attaché à Mercenaire d'Hydra ; "
            "cela s'attache à : Rhino",
        ),
        (
            "[villain]\nattached = ['Web-Shooter']",
            2,
            "Web-Shooter (upgrade) can't be attached to Villain: it does not attach to anything",
            "Lance-toile (amélioration) ne peut pas être attaché à Méchant : il ne s'attache à rien",
        ),
        (
            "[[player]]\nplay = ['Inspired']",
            2,
            'Inspired is attached to something: write it into the "attached" of that card',
            "Motivé est attachée à quelque chose : il faut l'écrire dans « attached » de cette carte",
        ),
    ],
)
def test_what_a_card_is_attached_to(text, line, en, fr, tmp_path):
    says(text, tmp_path, line, en, fr)


@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "[[player]]\nplay = [{card = 'Mockingbird',threat = 2}]",
            2,
            "Mockingbird (ally) can't have threat: only schemes can",
            "Mockingbird (allié) ne peut pas avoir de menace : seules les manigances en ont",
        ),
        (
            "[main]\ndamage = 2",
            2,
            "Main Scheme can't have damage: only characters can",
            "Manigance principale ne peut pas avoir de dégâts : seuls les personnages en ont",
        ),
        (
            "[[player]]\nhero = 'spider-man'\nplay = [{card = 'Web-Shooter', counters = {webb = 2}}]",
            3,
            "Web-Shooter (upgrade) has no 'webb' counters: it can have charge, web",
            "Lance-toile (amélioration) n'a pas de jetons « webb » : il peut avoir charge, web",
        ),
        (
            "[villain]\ncounters = {web = 2}",
            2,
            "Villain has no counters, so it has no 'web'",
            "Méchant n'a pas de jetons, donc pas de « web »",
        ),
        (
            "[[player]]\nhero = 'spider-man'\ndamage = 10",
            3,
            "Spider-Man (hero) would be defeated by 10 damage: it can have at most 9",
            "Spider-Man (héros) serait vaincu par 10 dégâts : il peut en avoir au plus 9",
        ),
        (
            "[[player]]\nengaged = [{minion = {hp = 0}}]",
            2,
            "hp is 0, it must be at least 1",
            "hp vaut 0, il faut au moins 1",
        ),
        (
            "[main]\ncard = 'The Break-In!'\nthreat = 7",
            3,
            "The Break-In! (main scheme) would be completed by 7 threat: it can have at most 6",
            "L'Effraction ! (manigance principale) serait achevée par 7 menaces : elle peut en avoir au plus 6",
        ),
        (
            "side = [{card = 'Bomb Scare', threat = 0}]",
            1,
            "Bomb Scare (side scheme) has no threat, so it would be defeated: it needs at least 1",
            "Alerte à la Bombe (manigance annexe) n'a pas de menace et serait déjouée : il en faut au moins 1",
        ),
        (
            "[villain]\nexhausted = true",
            2,
            "Villain can't be exhausted: only characters, upgrades and supports of the players can",
            "Méchant ne peut pas être incliné : seuls les personnages, améliorations et soutiens des joueurs le peuvent",
        ),
        (
            "[main]\nstunned = true",
            2,
            "Main Scheme can't be stunned: only characters can",
            "Manigance principale ne peut pas être « stunned » : seuls les personnages le peuvent",
        ),
        (
            "[villain]\nstunned = 2",
            2,
            "Villain has 2 stunned status cards, but can have only 1 (two with steady)",
            "Méchant a 2 cartes d'état « stunned » : il peut en avoir 1 (deux avec le mot-clé Solide)",
        ),
        (
            "[villain]\nconfused = true\nfoe = {keywords = ['stalwart']}",
            2,
            "Villain can't be confused: it has stalwart",
            "Méchant ne peut pas être « confused » : il est Robuste",
        ),
    ],
)
def test_what_can_lie_on_a_card(text, line, en, fr, tmp_path):
    says(text, tmp_path, line, en, fr)


@rule("rr:ally-limit", "rr:max-maximum", "rr:restricted", "rr:player-side-scheme-limit")
@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "[[player]]\nplay = ['Mockingbird', 'Tigra', 'War Machine',\n 'Vision']",
            3,
            "4 allies of one player are more than the ally limit: Vision (ally) is one too many",
            "4 alliés d'un joueur dépassent la limite d'alliés : Vision (allié) est de trop",
        ),
        (
            "[[player]]\nplay = ['Combat Training',\n 'Combat Training']",
            3,
            "Combat Training (upgrade) is there 2 times, but the maximum is 1 per player",
            "Entraînement au Combat (amélioration) y est 2 fois, mais son maximum est 1 par joueur",
        ),
        (
            "[[player]]\nplay = [{card = 'Tigra', attached = ['Inspired', 'Inspired']}]",
            2,
            "Inspired (upgrade) is there 2 times, but the maximum is 1 per ally",
            "Motivé (amélioration) y est 2 fois, mais son maximum est 1 par allié",
        ),
        (
            "[cards]\nBow = {upgrade = {keywords = ['restricted']}}\n[[player]]\nplay = ['Bow*3']",
            4,
            "3 restricted cards of one player are more than the limit: Bow (upgrade) is one too many",
            "3 cartes Restreint d'un joueur dépassent la limite : Bow (amélioration) est de trop",
        ),
        (
            "side = [{player_side_scheme = {name = 'A'}}, {player_side_scheme = {name = 'B'}}]",
            1,
            "2 player side schemes are more than the limit: B (player side scheme) is one too many",
            "2 manigances annexes de joueur dépassent la limite : B (manigance annexe de joueur) est de trop",
        ),
    ],
)
def test_limits_of_what_is_in_play(text, line, en, fr, tmp_path):
    says(text, tmp_path, line, en, fr)


@pytest.mark.parametrize(
    "text",
    [
        "[villain]\nfoe = {keywords = ['steady']}\nstunned = 2\ntough = 3",
        "[[player]]\nplay = ['Mockingbird', 'Tigra', 'War Machine', 'Vision', 'The Triskelion']",
        "[[player]]\nhero = 'spider-man'\ndamage = 9\n"
        "play = [{card = 'Web-Shooter', counters = {web = 1}, exhausted = true}]",
        "[[player]]\nplay = [{ally = {hp = 2}, damage = 2, attached = [{upgrade = {attach = 'ally', gives = {hp = 1}}}]}]",
        "[main]\ncard = 'The Break-In!'\nthreat = 6",
        "phase = 'villain'\nacceleration = 9\n[main]\nthreat = 19",  # what happens then is another matter
        "[[player]]\n[[player]]\n[[player]]\n[[villain]]\ncard = 'Rhino'\n[[villain]]\ncard = 'Klaw'\ndamage = 2",
        "[[player]]\nhero = 'spider-man'\n[[player]]\nhero = 'spider-man'\n",
    ],
)
def test_the_nearest_table_that_can_be_is_taken(text):
    assert load(("twins = true\n" if text.count("hero = ") > 1 else "") + text).game.invariants() == []


@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "[villain]\ncard = 'Rhino'\nstage = 9",
            3,
            "Rhino has no stage 9; there are I, II, III",
            "Rhino n'a pas de stade 9 ; il y a I, II, III",
        ),
        (
            "scenario = 'rhino'\nvillain.stage = 9",
            2,
            "Rhino has no stage 9; there are I, II, III",
            "Rhino n'a pas de stade 9 ; il y a I, II, III",
        ),
        (
            "scenario = 'klaw'\nmain.stage = 3",
            2,
            "the main scheme has no stage 3; there are 1, 2",
            "la manigance principale n'a pas de stade 3 ; il y a 1, 2",
        ),
        (
            "villain.stage = 2",
            1,
            'this villain has no stages: name a printed one, or leave out "stage"',
            "cette carte (méchant) n'a pas de stade : nommez-en une imprimée, ou enlevez « stage »",
        ),
        (
            "[villain]\nfoe = {hp = 3}\nstage = 2",
            3,
            'this villain has no stages: name a printed one, or leave out "stage"',
            "cette carte (méchant) n'a pas de stade : nommez-en une imprimée, ou enlevez « stage »",
        ),
        (
            "[villain]\ncard = 'Rhino'\nstage = 'two'",
            3,
            "a stage is a number such as 2, or \"II\", not 'two'",
            "un stade est un nombre comme 2, ou « II », pas « two »",
        ),
        (
            "[villain]\ncard = 'Rhino'\nstage = 2\nstages = ['Rhino']",
            4,
            "Rhino I can't be beneath stage 2: later stages go beneath earlier ones",
            "Rhino I ne peut pas être sous le stade 2 : les stades suivants sont en dessous",
        ),
        ("first = 2", 1, "first is 2, it must be at most 1", "first vaut 2, il faut au plus 1"),
        (
            "phase = 'vilain'",
            1,
            "phase can't be 'vilain'; did you mean 'villain'?",
            "phase ne peut pas être « vilain » ; vouliez-vous dire « villain » ?",
        ),
        (
            "[[player]]\nhero = 'iron-man'\nout = true\nhand = ['Energy']\n[[player]]",
            4,
            "player 1 is out of the game and has no 'hand'",
            "le joueur 1 est éliminé et n'a pas de « hand »",
        ),
        (
            "modular = ['bomb_scare']",
            1,
            "modular needs 'scenario', which is missing",
            "modular a besoin de « scenario », qui manque",
        ),
        (
            "[[player]]\nhero = 'spider-man'\nused = [3]",
            3,
            "Spider-Man has no ability '3' with a limit; it has 01001b.0:round",
            "Spider-Man n'a pas de capacité limitée « 3 » ; il y a 01001b.0:round",
        ),
        (
            "[[player]]\nhero = 'spider-man'\nused = {'01001b.0:phase' = 1}",
            3,
            "Spider-Man has no ability '01001b.0:phase' with a limit; it has 01001b.0:round",
            "Spider-Man n'a pas de capacité limitée « 01001b.0:phase » ; il y a 01001b.0:round",
        ),
        (
            "[[player]]\nplay = [{card = 'Mockingbird', used = [0]}]",
            2,
            "Mockingbird has no ability with a limit, so '0' can't be used",
            "Mockingbird n'a pas de capacité limitée, « 0 » ne peut donc pas être utilisée",
        ),
        (
            "[[player]]\nmuted = ['01999']",
            2,
            "there is no card '01999'; did you mean '01099'?",
            "il n'y a pas de carte « 01999 » ; vouliez-vous dire « 01099 » ?",
        ),
        (
            "[[lasting]]\neffect = 'Backflip'",
            2,
            "'Backflip' is not an effect of that kind; cards that have one: Helicarrier, "
            "Rocket Boots, Vision, Lead from the Front, Ultron II",
            "« Backflip » n'est pas un tel effet ; des cartes en ont : "
            "Héliporteur, Bottes-Fusée, Vision, Commander en Première Ligne, Ultron II",
        ),
        (
            "[[lasting]]\neffect = 'Helicarrier'\nuntil = 'fase'",
            3,
            "until can't be 'fase'; did you mean 'phase'?",
            "until ne peut pas être « fase » ; vouliez-vous dire « phase » ?",
        ),
        (
            "[happened]\n'round:played:Backflp' = 1",
            2,
            "no card is called 'Backflp'; did you mean 'Backflip'?",
            "aucune carte ne s'appelle « Backflp » ; vouliez-vous dire « Backflip » ?",
        ),
        (
            "[happened]\n'week:played:Backflip' = 1",
            2,
            "'week:played:Backflip' is not counted: write for example \"round:played:Backflip\", for turn, phase, round",
            "« week:played:Backflip » ne se compte pas : c'est par exemple « round:played:Backflip », "
            "pour turn, phase, round",
        ),
    ],
)
def test_numbers_and_names_of_the_table(text, line, en, fr, tmp_path):
    says(text, tmp_path, line, en, fr)


@pytest.mark.parametrize(("stage", "code"), [("2", "01095"), ("'II'", "01095"), ("'iii'", "01096")])
def test_a_stage_is_a_number_or_as_it_is_printed(stage, code):
    for head in ("scenario = 'rhino'\n[villain]", "[villain]\ncard = 'Rhino'"):
        assert load(f"{head}\nstage = {stage}").villain.face.code == code


def test_beneath_a_stage_lie_the_later_ones():
    t = load("scenario = 'rhino'\nmode = 'expert'\n[villain]\ncard = 'Rhino [01095]'")
    assert [c.face.code for c in t.zone("villain_deck")] == ["01096"]


@rule("rr:encounter-deck")
@pytest.mark.parametrize(("text", "line"), [("filler = 0", 1), ("filler = 0\n[encounter]\ndeck = []", 2)])
def test_a_table_without_encounter_cards_is_lost(text, line, tmp_path):
    says(
        text,
        tmp_path,
        line,
        "encounter deck and discard pile are empty, so the players would have lost: put a card there",
        "deck Rencontre et défausse sont vides, les joueurs auraient donc perdu : mettez-y une carte",
    )
    for pile in ("deck", "discard"):
        assert load(f"filler = 0\n[encounter]\n{pile} = ['Advance']").game.result is None


@rule("rr:identity-specific-card")
@pytest.mark.parametrize(
    "place", ["hand = ['Arc Reactor']", "deck = ['Arc Reactor']", "discard = ['Arc Reactor']", "play = ['Arc Reactor']"]
)
def test_a_hero_has_no_cards_of_one_whom_nobody_plays(place, tmp_path):
    says(
        f"[[player]]\nhero = 'spider-man'\n{place}",
        tmp_path,
        3,
        "Arc Reactor (upgrade) belongs to Iron Man, whom nobody plays here",
        "Réacteur Arc (amélioration) appartient à Iron Man, que personne ne joue ici",
    )
    for hero in ("hero = 'iron-man'", "hero = {name = 'Somebody'}", ""):
        assert load(f"[[player]]\n{hero}\n{place}")["Arc Reactor"].face.name == "Arc Reactor"
