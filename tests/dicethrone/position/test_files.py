"""What a position file may say, and what is told of one that can't be."""

from __future__ import annotations

import json

import pytest

from quickstrike import dicethrone as dt
from quickstrike.dicethrone.loading import CARDS, deck_of
from quickstrike.dicethrone.position import PositionError, load, run
from quickstrike.dicethrone.position.names import cards_of, norm

PAIR = '[[player]]\nhero = "thor"\n{}\n[[player]]\nhero = "black-widow"\n{}\n'


def refused(text: str) -> tuple[str, str]:
    with pytest.raises(PositionError) as e:
        run(text)
    return e.value.told("en"), e.value.told("fr")


# ---- what is there
def test_a_file_that_says_nothing_is_a_duel():
    s = load({}).state
    assert [p.hero for p in s.players] == ["thor", "black-widow"] and s.mode == "duel"
    assert (s.dials, s.turn, s.phase, s.active) == ([50, 50], 1, "main1", 0)
    assert [p.points for p in s.players] == [2, 2] and s.zones["hand0"] == s.zones["discard1"] == []
    assert sorted(s.zones["deck0"] + s.zones["deck1"]) == list(range(len(s.codes)))


@pytest.mark.parametrize(
    ("text", "n", "health"),
    [('mode = "hill"', 3, 35), ('mode = "teams"', 4, 50), ("[[player]]\n" * 3, 3, 35), ("[[player]]\n" * 4, 4, 50)],
)
def test_the_mode_follows_from_the_players_or_the_players_from_the_mode(text, n, health):
    g = load(text)
    assert len(g.seats()) == n and g.state.dials[0] == health


def test_a_player_has_what_is_written():
    g = load(
        "active = 2\nturn = 6\n"
        + PAIR.format(
            'health = 12\npoints = 7\naway = 2\nlimits = {Agility = 1}\ntokens = {"agilité" = 3, guard_break = 1}\n'
            'upgrades = {hammered = 3}\nhand = ["Power Trip!", "pichenette", "common:so-wild", "mighty-summon-2"]',
            'tokens = {time_bomb = ["0:02", "0:01"], covert_ops = 1}\nused = ["covert_ops"]\nupgrades = ["Grappin II"]\n'
            'deck = ["Assemble!", "Recoil!"]\ndiscard = ["Elude!", "Tip It!"]',
        )
    )
    s = g.state
    p, q = s.players
    assert (s.dials, p.points, p.companions, p.limits) == ([12, 50], 7, {"mjolnir": 1}, {"agility": 1})
    assert p.tokens == {"agility": (0, 0, 0), "guard_break": (0,)} and p.levels == {"hammered": 3}
    assert [s.codes[c] for c in s.zones["hand0"]] == [
        "thor:power-trip",
        "common:tip-it",
        "common:so-wild",
        "thor:mighty-summon-2",
    ]
    assert q.tokens == {"time_bomb": (0, 1), "covert_ops": (0,)} and q.used == ("covert_ops",)
    assert q.levels == {"grapple": 2} and [s.codes[c] for c in s.zones["board1"]] == ["black-widow:grapple-2"]
    assert [s.codes[c] for c in s.zones["deck1"][:-3:-1]] == ["black-widow:assemble", "black-widow:recoil"]
    assert [s.codes[c] for c in s.zones["discard1"]] == ["common:tip-it", "black-widow:elude"]
    assert (s.active, s.turn, s.start) == (1, 6, 0)
    assert g.invariants() == []


def test_the_rest_of_the_cards_is_shuffled_by_the_seed_or_lies_in_the_discard_pile():
    one, again, other = load("seed = 1").state, load("seed = 1").state, load("seed = 2").state
    assert one.zones == again.zones != other.zones
    s = load('[[player]]\nrest = "discard"\ndeck = ["Tip It!"]').state
    assert len(s.zones["deck0"]) == 1 and len(s.zones["discard0"]) == len(deck_of("thor")) - 1


@pytest.mark.parametrize(
    ("phase", "asked"), [("main1", "main"), ("main2", "main"), ("roll", "roll"), ("discard", "main")]
)
def test_the_phases(phase, asked):
    g = load(f'phase = "{phase}"')
    assert g.decision.kind == asked
    assert g.state.turn == (2 if phase == "discard" else 1)  # nobody has too many cards: the next turn begins


def test_dice_on_the_table():
    g = load("rolled = [6, 1, 4, 1, 5]\nattempts = 1")
    assert g.state.phase == "roll" and (g.state.rolls[-1].dice, g.state.rolls[-1].left) == ((1, 1, 4, 5, 6), 1)
    assert load("rolled = [6, 1, 4, 1, 5]").state.rolls[-1].left == 2
    assert load('phase = "roll"').state.rolls[-1].left == 3


def test_a_defeated_player_sits_there_and_plays_no_more():
    g = load("active = 3\n[[player]]\n[[player]]\nhealth = 0\n[[player]]\n")
    assert [p.out for p in g.state.players] == [False, True, False]
    for verb in ("next", "decline", "next"):
        g.answer(g.find(verb))
    assert g.state.active == 0
    g = dt.position("[[player]]\n[[player]]\nhealth = 0\n[[player]]\n[[step]]\nuntil = 'main'\nplayer = 3\n")
    assert g.state.active == 2


def test_team_mates_share_a_dial():
    assert load("[[player]]\n[[player]]\n[[player]]\nhealth = 20\n[[player]]\n").state.dials == [20, 50]


def test_json_says_the_same():
    text = json.dumps({"turn": 3, "player": [{"hero": "thor", "tokens": {"electrokinesis": 2}}, {}]})
    assert load(text).canonical() == load(json.loads(text)).canonical()
    assert load(text).state.players[0].count("electrokinesis") == 2


def test_names_mean_one_card():
    for h in dt.HEROES:
        for code in deck_of(h):
            for name in (code, code.partition(":")[2], *CARDS[code].name.all()):
                assert cards_of(h)[norm(name)] == code


# ---- what is refused
@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "titel = 'x'",
            1,
            "a position has no 'titel'; did you mean 'title'?",
            "une position n'a pas de « titel » ; vouliez-vous dire « title » ?",
        ),
        (
            "title.de = 'x'",
            1,
            "title has no language 'de': there are en, fr",
            "title n'existe pas en « de » : il y a en, fr",
        ),
        ("[[player]]\nhp = 3", 2, "a player has no 'hp'", "un joueur n'a pas de « hp »"),
        (
            "[[player]]\n\nturn = 3",
            3,
            "'turn' is about the whole position: write it above the first [table]",
            "« turn » se dit de toute la position : écrivez-le au-dessus de la première [table]",
        ),
        (
            "[[player]]\nhero = 'tor'",
            2,
            "no hero can be played that is called 'tor'; did you mean 'thor'?",
            "aucun héros jouable ne s'appelle « tor » ; vouliez-vous dire « thor » ?",
        ),
        (
            "[[player]]\nhero = 'loki'",
            2,
            "no hero can be played that is called 'loki'; known: ",
            "aucun héros jouable ne s'appelle « loki » ; connus : ",
        ),
        (
            "[[player]]\nhand = ['Tip It!',\n 'Tipp Itt']",
            3,
            "no card of Thor is called 'Tipp Itt'; did you mean 'Tip It!'?",
            "aucune carte de Thor ne s'appelle « Tipp Itt » ; vouliez-vous dire « Pichenette ! » ?",
        ),
        (
            "[[player]]\nhand = ['Assemble!']",
            2,
            "no card of Thor is called 'Assemble!'",
            "aucune carte de Thor ne s'appelle « Assemble! »",
        ),
        ("[[player]]\nhand = [7]", 2, "no card of Thor is called 7", "aucune carte de Thor ne s'appelle 7"),
        (
            "[[player]]\nhand = ['Tip It!']\ndiscard = ['tip-it']",
            3,
            "Tip It! is there twice, but the deck has 1 of it",
            "Pichenette ! y est deux fois, mais le paquet en a 1",
        ),
        (
            "[[player]]\nupgrades = ['Tip It!']",
            2,
            "Tip It! is no upgrade: write it into the hand, ",
            "Pichenette ! n'est pas une amélioration : ",
        ),
        (
            "[[player]]\nupgrades = {hammerd = 2}",
            2,
            "Thor has no space 'hammerd' to upgrade; did you mean 'hammered'?",
            "Thor n'a pas d'espace « hammerd » à améliorer ; vouliez-vous dire « hammered » ?",
        ),
        (
            "[[player]]\nupgrades = {odinforce = 3}",
            2,
            "odinforce has no level 3: there is 2",
            "odinforce n'a pas de niveau 3 : il y a 2",
        ),
        (
            "[[player]]\ntokens = {webbed = 1}",
            2,
            "no hero at this table has a token 'webbed'",
            "aucun héros de cette table n'a de jeton « webbed »",
        ),
        (
            "[[player]]\ntokens = {agility = 3}",
            2,
            "Agility is there 3 times, but there can be 2",
            "Agilité y est 3 fois, mais il peut y en avoir 2",
        ),
        (
            "[[player]]\ntokens = {agility = -1}",
            2,
            "a token has a number, such as 2, not -1",
            "un jeton a un nombre, comme 2, pas -1",
        ),
        (
            "[[player]]\ntokens = {time_bomb = '0:01'}",
            2,
            "a token has a number, such as 2, or a list of its sides: 0:02, 0:01",
            "un jeton a un nombre, comme 2, ou une liste de ses faces : 0:02, 0:01",
        ),
        (
            "[[player]]\ntokens = {time_bomb = ['0:03']}",
            2,
            "Time Bomb has no side '0:03'; there is 0:02, 0:01",
            "Bombe à retardement n'a pas de face « 0:03 » ; il y a 0:02, 0:01",
        ),
        (
            "[[player]]\ntokens = {time_bomb = ['0:01', '0:01', '0:01']}",
            2,
            "Time Bomb is there 3 times, but there can be 2",
            "Bombe à retardement y est 3 fois, mais il peut y en avoir 2",
        ),
        (
            "[[player]]\ntokens = 3",
            2,
            "tokens is a table of numbers, such as {web = 2}, not 3",
            "tokens est une table de nombres, comme {web = 2}, pas 3",
        ),
        (
            "[[player]]\nhealth = -1",
            2,
            "health is -1, it must be at least 0",
            "health vaut -1, il faut au moins 0",
        ),
        (
            "[[player]]\nhealth = 61",
            2,
            "health is 61, it must be at most 60",
            "health vaut 61, il faut au plus 60",
        ),
        (
            "[[player]]\nhealth = true",
            2,
            "health is a whole number, not true",
            "health est un nombre entier, pas true",
        ),
        ("[[player]]\n[[player]]\nhealth = 0", 3, "nobody is left to play against", "il ne reste personne à affronter"),
        (
            "[[player]]\nhealth = 0\n[[player]]\n[[player]]\n",
            1,
            "player 1 has no health left, so it is not 'active'",
            "le joueur 1 n'a plus de santé, il n'est donc pas « active »",
        ),
        (
            "[[player]]\nhealth = 9\n[[player]]\n[[player]]\nhealth = 8\n[[player]]",
            5,
            "a team has one dial: it can't show 8",
            "une équipe a un seul cadran : ce ne peut pas être 8",
        ),
        (
            "[[player]]\npoints = 16",
            2,
            "points is 16, it must be at most 15",
            "points vaut 16, il faut au plus 15",
        ),
        (
            "[[player]]\naway = 1",
            2,
            "a companion is thrown to an opponent: player 1 is none",
            "un familier se lance à un adversaire : le joueur 1 n'en est pas un",
        ),
        ("[[player]]\naway = 3", 2, "away is 3, it must be at most 2", "away vaut 3, il faut au plus 2"),
        (
            "[[player]]\n[[player]]\naway = 1",
            3,
            "Black Widow has no companion that could be away",
            "Black Widow n'a pas de familier qui pourrait être parti",
        ),
        (
            "[[player]]\nused = ['agility']",
            2,
            "Agility can be spent as often as one likes",
            "Agilité se dépense aussi souvent qu'on veut",
        ),
        (
            "[[player]]\nrest = 'hand'",
            2,
            "rest can't be 'hand'; it is one of deck, discard",
            "rest ne peut pas être « hand » ; possibles : deck, discard",
        ),
        (
            "[[player]]\n" * 5,
            1,
            "5 players have no mode of their own: there can be 2, 3 or 4",
            "il n'y a pas de mode à 5 joueurs : il en faut 2, 3 ou 4",
        ),
        ("mode = 'duel'\n" + "[[player]]\n" * 3, 2, "duel is for 2 players, not for 3", "duel se joue à 2, pas à 3"),
        (
            "mode = 'hil'",
            1,
            "mode can't be 'hil'; did you mean 'hill'?",
            "mode ne peut pas être « hil » ; vouliez-vous dire « hill » ?",
        ),
        ("seed = 1.5", 1, "a seed is a number or a word, not 1.5", "une graine est un nombre ou un mot, pas 1.5"),
        (
            "phase = 'main'",
            1,
            "phase can't be 'main'; did you mean 'main2'?",
            "phase ne peut pas être « main » ; vouliez-vous dire « main2 » ?",
        ),
        ("active = 3", 1, "active is 3, it must be at most 2", "active vaut 3, il faut au plus 2"),
        (
            "turn = 1\nactive = 2\nstart = 1",
            1,
            "turn 1 is the start player's: player 1, not 2",
            "le tour 1 est celui du Joueur de Départ : le joueur 1, pas 2",
        ),
        ("dice = [1, 7]", 1, "a die shows a number from 1 to 6, not 7", "un dé montre un chiffre de 1 à 6, pas 7"),
        ("rolled = [1, 2, 3]", 1, "five dice are rolled, not 3", "on lance cinq dés, pas 3"),
        (
            "phase = 'main1'\nrolled = [1, 2, 3, 4, 5]",
            2,
            "'rolled' is for phase = \"roll\"",
            '« rolled » va avec phase = "roll"',
        ),
        (
            "phase = 'roll'\nattempts = 10",
            2,
            "attempts is 10, it must be at most 9",
            "attempts vaut 10, il faut au plus 9",
        ),
        (
            "[exact]\nseed = 'xyz'",
            2,
            "a seed in [exact] is a number in hexadecimal digits, not 'xyz'",
            "une graine dans [exact] est un nombre hexadécimal, pas « xyz »",
        ),
        (
            "turn = 2\nsave = 'x'",
            1,
            "a file with a \"save\" says nothing else about the table, so 'turn' can't be there",
            "un fichier avec « save » ne dit rien d'autre de la table, il n'y a donc pas de « turn »",
        ),
        ("save = 'x'", 1, "this is not a save of quickstrike", "ce n'est pas une sauvegarde de quickstrike"),
        (
            "title = 'x\nturn = 2",
            1,
            "this is not TOML: there is no quotation mark at the end of a text",
            "ce n'est pas du TOML : il manque le guillemet à la fin d'un texte",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line_in_both_languages(text, line, en, fr):
    said_en, said_fr = refused(text)
    assert said_en.startswith(f"line {line}: {en}") or (said_en.startswith(f"line {line}: ") and en in said_en)
    assert said_fr.startswith(f"ligne {line} : ") and fr in said_fr
    assert "\n" not in said_en


def test_a_mistake_in_data_is_told_with_its_place():
    with pytest.raises(PositionError, match=r"^player\[0\].tokens.agility: Agility is there 5 times"):
        load({"player": [{"tokens": {"agility": 5}}]})


def test_a_mistake_in_json_has_its_line():
    assert refused('{\n "turn": 2,\n "active": 5}')[0] == "line 3: active is 5, it must be at most 2"


def test_a_file_has_its_name(tmp_path):
    (file := tmp_path / "x.toml").write_text("[[player]]\npoints = 99\n")
    with pytest.raises(PositionError, match=r"x.toml:2: points is 99, it must be at most 15"):
        load(file)
    with pytest.raises(PositionError, match="there is no file"):
        load(tmp_path / "none.toml")
    (tmp_path / "empty.toml").write_text("")
    with pytest.raises(PositionError, match="is empty"):
        load(tmp_path / "empty.toml")
