"""Steps, what is expected of them, and the story that is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quickstrike import dicethrone as dt
from quickstrike.dicethrone import rules
from quickstrike.dicethrone.position import PositionError, run
from quickstrike.dicethrone.position.steps import KINDS, OPTIONS
from quickstrike.dicethrone.text import decision_text
from quickstrike.dicethrone.text.options import OPTIONS as WORDS

HAMMER = "rolled = [1, 1, 1, 6, 6]\n[[player]]\naway = 2\n{}[[player]]\n{}"
DECLARE = '[[step]]\ndo = "declare"\nvalue = "Hammered"\n'


def play(steps: str, mine: str = "", theirs: str = ""):
    return run(HAMMER.format(mine, theirs) + steps)  # the steps begin on line 5


def told(outcome) -> list[str]:
    return [d.told("en") for d in outcome.differences]


# ---- steps
def test_every_verb_of_an_option_is_a_step():
    assert set(OPTIONS) == {key.partition(".")[0] for key in WORDS["en"]} - {*dt.DiceThroneGame.commands}


@pytest.mark.parametrize("value", ['"hammered"', '"Hammered"', '"Martèlement"', '"HAMMERED"'])
def test_abilities_go_by_id_or_name(value):
    assert play(f'[[step]]\ndo = "declare"\nvalue = {value}\n[step.expect]\nasked = "defence"\n').passed


@pytest.mark.parametrize("value", ['"66"', "66", "[6, 6]"])
def test_dice_that_are_kept(value):
    assert play(f'[[step]]\ndo = "keep"\nvalue = {value}\ndice = [2, 3, 4]\n[expect]\ndice = [2, 3, 4, 6, 6]\n').passed


def test_nothing_is_kept():
    assert play('[[step]]\ndo = "keep"\nvalue = []\ndice = [2, 3, 4, 1, 1]\n[expect]\ndice = [1, 1, 2, 3, 4]\n').passed


def test_dice_of_a_step_fall_before_those_of_the_position():
    text = 'dice = [1, 1, 1, 1, 1]\nphase = "roll"\n[[step]]\ndo = "roll"\ndice = [6, 6]\n'
    assert run(text + "[expect]\ndice = [1, 1, 1, 6, 6]\n").passed


def test_calm_refuses_everything_until_a_main_phase():
    outcome = play(DECLARE + '[[step]]\ndo = "calm"\n[expect]\nphase = "main2"\nhealth = [50, 46]\n')
    told = ["1. Thor: Declare Hammered", "2. Everybody passes.", "    Black Widow does not defend"]
    assert outcome.passed and [x for x in outcome.told() if x in told] == told


def test_until_waits_for_a_decision():
    wanted = 'turn = 2\nactive = 2\nasked = {player = 2, kind = "main"}\n'
    outcome = play(f'[[step]]\nuntil = "main"\nplayer = 2\n[expect]\n{wanted}')
    assert outcome.passed, told(outcome)
    assert told(play('[[step]]\nuntil = "fetch"\n')) == ["step 1 (line 5) can't be done: no 'fetch' came up"]


def test_until_is_not_reached_by_the_end_of_the_game():
    assert told(play(DECLARE + '[[step]]\nuntil = "order"\n', theirs="health = 1\n")) == [
        "step 2 (line 9) can't be done: no 'order' came up"
    ]


def test_of_two_bombs_one_is_chosen():
    text = (
        'phase = "upkeep"\nturn = 3\n[[player]]\ntokens = {time_bomb = ["0:02", "0:01"]}\n'
        '[[step]]\ndo = "order"\nvalue = "time_bomb 0:02"\ndice = [6, 1]\n[expect]\nhealth = [46, 50]\n'
    )
    outcome = run(text)
    assert outcome.passed, told(outcome)
    assert [x[0] for x in outcome.game.log if x[0] in ("removed", "advance")] == ["removed", "advance"]


def test_what_somebody_may_do_though_another_is_asked():
    text = '[[player]]\n[[player]]\nhand = ["Getting Paid!"]\n'
    text += '[[step]]\ndo = "play"\ncard = "Getting Paid!"\nplayer = 2\n'
    assert run(text + "[expect]\nplayer = [{}, {points = 4}]\n").passed


def test_a_step_that_is_not_possible_is_the_last_thing_that_happens():
    outcome = play('[[step]]\ndo = "declare"\nvalue = "odinforce"\n[[step]]\ndo = "decline"\n[expect]\nturn = 9\n')
    assert not outcome.passed and outcome.game.state.phase == "roll"
    said = told(outcome)
    assert len(said) == 1 and said[0].startswith(
        "step 1 (line 5) can't be done: no option 'declare' with value odinforce is open: "
        "the dice do not show what Odinforce needs (dt:activation-condition); at 'roll' there are"
        '\n  {do = "declare", value = "hammered"}\n'
    )
    assert (
        outcome.differences[0]
        .told("fr")
        .startswith(
            "l'étape 1 (ligne 5) est impossible : aucune option « declare » avec value odinforce n'est ouverte : "
            "Force d'Odin demande d'autres dés (dt:activation-condition) ; à « roll » il y a\n  "
        )
    )


def test_what_could_be_done_is_told_as_steps_say_it():
    text = (
        '[[player]]\nhero = "black-widow"\ntokens = {agility = 1}\nhand = ["Transference!"]\n[[player]]\n'
        '[[step]]\ndo = "play"\ncard = "transference"\n[[step]]\ndo = "pass"\n'
    )
    assert told(run(text))[0].splitlines()[1:] == ['  {do = "token", value = "agility", target = 1}']
    text = (
        'rolled = [1, 1, 1, 1, 2]\n[[player]]\nhand = ["Tip It!"]\n[[step]]\ndo = "play"\ncard = "Tip It!"\n'
        '[[step]]\ndo = "pass"\n'
    )
    assert told(run(text))[0].splitlines()[1:] == [
        f'  {{do = "die", die = {a}, value = "{b}"}}' for a, b in ((1, 2), (2, 1), (2, 3))
    ]


@pytest.mark.parametrize(
    ("step", "en", "fr"),
    [
        ('do = "atack"', "there is no step 'atack'", "il n'y a pas d'étape « atack »"),
        (
            'do = "next"\ncard = "Tip It!"',
            "next has no 'card' in a step",
            "next n'a pas de « card » dans une étape",
        ),
        (
            'do = "play"\nvalue = 1',
            "play has no 'value' in a step; it may have card",
            "play n'a pas de « value » dans une étape ; possibles : card",
        ),
        ('card = "Tip It!"', 'this step has a card but no "do"', "cette étape a un champ card mais pas de « do »"),
        (
            'do = "play"\ncard = "Tipp Itt"',
            "nobody here has a card called 'Tipp Itt'; did you mean 'Tip It!'?",
            "personne ici n'a de carte appelée « Tipp Itt » ; vouliez-vous dire « Pichenette ! » ?",
        ),
        (
            'do = "declare"\nvalue = "hamer"',
            "no hero at this table has an ability 'hamer'; did you mean 'hammered'?",
            "aucun héros de cette table n'a de capacité « hamer » ; vouliez-vous dire « hammered » ?",
        ),
        (
            'do = "spend"\nvalue = "webbed"',
            "no hero at this table has a token 'webbed'",
            "aucun héros de cette table n'a de jeton « webbed »",
        ),
        (
            'do = "throw"\nvalue = "hammer"',
            "no hero at this table has a companion 'hammer'",
            "aucun héros de cette table n'a de familier « hammer »",
        ),
        ('do = "keep"\nvalue = "x"', "'value' of 'keep' can't be 'x'", "« value » de « keep » ne peut pas être « x »"),
        (
            'do = "player"\ntarget = 3',
            "target is 3, it must be at most 2",
            "target vaut 3, il faut au plus 2",
        ),
        ('until = "turn"', "until can't be 'turn'", "until ne peut pas être « turn »"),
        (
            'do = "next"\ndice = [0]',
            "a die shows a number from 1 to 6, not 0",
            "un dé montre un chiffre de 1 à 6, pas 0",
        ),
        (
            'do = "next"\nsay = 3',
            "say is a text, or a table with a text for each language",
            "say est un texte, ou une table avec un texte par langue",
        ),
        ('do = "next"\n[step.expect]\nhelth = 3', "an expectation has no 'helth'", "une attente n'a pas de « helth »"),
        ('do = "next"\n[step.expect]\nasked = "rol"', "asked can't be 'rol'", "asked ne peut pas être « rol »"),
        ('do = "next"\n[step.expect]\nplayer = [{hp = 1}]', "a player has no 'hp'", "un joueur n'a pas de « hp »"),
        ('do = "next"\n[step.expect]\nplayer = [{}, {}, {}]', "there are 2 players, not 3", "il y a 2 joueurs, pas 3"),
        (
            'do = "next"\n[step.expect]\nlog = ["damag"]',
            "log can't be 'damag'; did you mean 'damage'?",
            "log ne peut pas être « damag » ; vouliez-vous dire « damage » ?",
        ),
        (
            'do = "next"\n[step.expect]\ncan = {card = "Tip It!"}',
            'an option needs a "do"',
            "il manque à cette option son « do »",
        ),
    ],
)
def test_a_mistake_in_a_step(step, en, fr):
    with pytest.raises(PositionError) as e:
        run(f"[[step]]\n{step}\n")
    assert en in e.value.told("en") and fr in e.value.told("fr")
    assert e.value.told("en").startswith("line ")


# ---- expectations
RIGHT = [
    "health = [50, 50]",
    'result = ""',
    "incoming = [0, 4]",
    "turn = 1",
    "active = 1",
    'phase = "roll"',
    "dice = []",
    "attempts = 0",
    'asked = "defence"',
    'asked = {player = 2, kind = "defence"}',
    'log = ["declare", "activate"]',
    "log = {declare = 1, damage = 0}",
    "player = [{health = 50}]",
    "player = [{}, {points = 2}]",
    "player = [{away = 2}]",
    "player = [{}, {tokens = {agility = 1}}]",
    'player = [{}, {tokens = {time_bomb = ["0:01"]}}]',
    "player = [{hand = 1, deck = 32, discard = 0}]",
    'player = [{hand = ["Tip It!"]}]',
    "player = [{}, {upgrades = 1}]",
    "player = [{}, {upgrades = {sabotage = 2}}]",
    "player = [{}, {limits = {agility = 0}}]",
    'player = [{}, {used = ["covert_ops"]}]',
    "player = [{out = false}]",
    'player = [{}, {discard = ["Recoil!"]}]',
    'can = {do = "decline"}',
    'can = {do = "spend", value = "agility"}',
    'cannot = {do = "spend", value = "agility", player = 1}',
    'cannot = {do = "play", card = "Recoil!", rule = "dt:action-cards"}',
]
WRONG = {
    "health = [50, 49]": "expected health [50, 49], it is [50, 50]",
    'result = "draw"': 'expected result "draw", it is ""',
    "incoming = [0, 5]": "expected incoming [0, 5], it is [0, 4]",
    "dice = [1]": "expected dice [1], it is []",
    'asked = "react"': 'expected asked "react", it is "defence"',
    "asked = {player = 1}": "expected asked.player 1, it is 2",
    "log = {declare = 2}": "expected log.declare 2, it is 1",
    'log = ["heal"]': "expected a 'heal' in the log, there is none",
    "player = [{}, {points = 3}]": "expected player 2.points 3, it is 2",
    "player = [{away = 0}]": "expected player 1.away 0, it is 2",
    "player = [{}, {tokens = {agility = 2}}]": "expected player 2.tokens.agility 2, it is 1",
    'player = [{}, {tokens = {time_bomb = ["0:02"]}}]': 'expected player 2.tokens.time_bomb ["0:02"], it is ["0:01"]',
    "player = [{hand = 2}]": "expected player 1.hand 2, it is 1",
    'player = [{hand = ["So Wild!"]}]': 'expected player 1.hand ["So Wild!"], it is ["Tip It!"]',
    'player = [{}, {discard = ["Elude!"]}]': 'expected player 2.discard ["Elude!"], it is ["Recoil!"]',
    "player = [{}, {upgrades = {sabotage = 1}}]": "expected player 2.upgrades.sabotage 1, it is 2",
    "player = [{out = true}]": "expected player 1.out true, it is false",
    "player = [{out = 0}]": "expected player 1.out 0, it is false",
    'can = {do = "yes"}': "expected can: no option 'yes' with any fields is open; at 'defence' there are",
    'can = {do = "play", card = "Recoil!"}': "expected can: no option 'play' with card Recoil! is open: this card is not in your hand (dt:action-cards); at",
    'cannot = {do = "decline"}': 'expected cannot: {do = "decline"} is open',
    'cannot = {do = "play", card = "Recoil!", rule = "dt:card-cost"}': "expected cannot: dt:action-cards forbids it (this card is not in your hand), not dt:card-cost",
}
MINE = 'hand = ["Tip It!"]\n'
THEIRS = (
    'tokens = {agility = 1, time_bomb = ["0:01"]}\nupgrades = ["Sabotage II"]\nused = ["covert_ops"]\n'
    'discard = ["Recoil!"]\n'
)


@pytest.mark.parametrize("want", RIGHT)
def test_what_is_as_expected(want):
    outcome = play(DECLARE + f"[expect]\n{want}\n", MINE, THEIRS)
    assert outcome.passed and outcome.checked, told(outcome)


@pytest.mark.parametrize(("want", "said"), WRONG.items())
def test_what_is_not_as_expected(want, said):
    outcome = play(DECLARE + f"[expect]\n{want}\n", MINE, THEIRS)
    (found,) = told(outcome)
    assert not outcome.passed and found.startswith(said)
    assert told(play(DECLARE + f"[step.expect]\n{want}\n", MINE, THEIRS)) == [f"after step 1: {found}"]
    with pytest.raises(PositionError, match="this position does not end as it should"):
        dt.position(HAMMER.format(MINE, THEIRS) + DECLARE + f"[expect]\n{want}\n")


def test_a_player_wins():
    assert play(DECLARE + '[[step]]\ndo = "decline"\n[expect]\nresult = "player 1"\n', theirs="health = 4\n").passed


def test_a_team_wins():
    text = (
        "rolled = [1, 1, 1, 6, 6]\nactive = 2\n[[player]]\nhealth = 2\n[[player]]\nhero = 'thor'\naway = 1\n"
        "[[player]]\n[[player]]\n" + DECLARE + "[[step]]\ndo = 'calm'\n[expect]\nresult = 'team 2'\n"
    )
    assert run(text).passed


def test_without_expectations_nothing_is_checked():
    assert not play(DECLARE).checked


# ---- the story
def test_the_story_in_both_languages():
    text = (
        'title.en = "One blow"\ntitle.fr = "Un coup"\nrules = ["dt:attack"]\n'
        'say.en = "Look."\nsay.fr = "Regardez."\n'
        + HAMMER.format(MINE, THEIRS)
        + DECLARE
        + '[[step]]\ndo = "decline"\nsay.en = "She just stands there."\nsay.fr = "Elle reste plantée là."\n'
    )
    outcome = run(text)
    asked = {lang: decision_text(outcome.game.state, outcome.game.decision, lang) for lang in ("en", "fr")}
    assert outcome.told("en") == [
        "One blow",
        "  dt:attack",
        "  Look.",
        "  Turn 1, Thor: Offensive Roll Phase",
        "  Thor (50 Health, 2 CP, Mjolnir with Black Widow)",
        "    In hand: Tip It!",
        "  Black Widow (50 Health, 2 CP, Agility, Time Bomb 0:01)",
        "    Upgrades: Sabotage II",
        "  Dice: 1 1 1 6 6 (attempts left: 2)",
        "1. Thor: Declare Hammered",
        "    Thor declares Hammered",
        "    Thor activates Hammered",
        "    Thor targets Black Widow",
        "2. She just stands there.",
        "    Black Widow does not defend",
        f"Waiting for Black Widow: {asked['en']}",
    ]
    assert [x.replace("\u00a0", " ") for x in outcome.told("fr")] == [
        "Un coup",
        "  dt:attack",
        "  Regardez.",
        "  Tour 1, Thor : Phase de Lancer Offensif",
        "  Thor (50 de Santé, 2 PC, Mjolnir chez Black Widow)",
        "    En main : Pichenette !",
        "  Black Widow (50 de Santé, 2 PC, Agilité, Bombe à retardement 0:01)",
        "    Améliorations : Sabotage II",
        "  Dés : 1 1 1 6 6 (tentatives restantes : 2)",
        "1. Thor : Annoncer Martèlement",
        "    Thor annonce Martèlement",
        "    Thor active Martèlement",
        "    Thor cible Black Widow",
        "2. Elle reste plantée là.",
        "    Black Widow ne se défend pas",
        f"Black Widow doit répondre : {asked['fr']}".replace("\u00a0", " "),
    ]


def test_what_begins_by_itself_belongs_to_a_step_that_only_tells():
    text = 'phase = "upkeep"\nturn = 3\n[[step]]\nsay = "Income."\n'
    assert run(text).told()[-3:] == ["1. Income.", "    Thor gains 1 CP", "    Thor draws 1 card"]


def test_what_begins_by_itself_comes_before_a_step_that_is_done():
    text = 'phase = "upkeep"\nturn = 3\n[[step]]\ndo = "next"\n'
    assert run(text).told()[-4:-1] == ["    Thor gains 1 CP", "    Thor draws 1 card", "1. Thor: On to the dice"]


def test_a_reason_is_told_where_a_step_is():
    why = '[step.expect]\ncannot = {do = "play", card = "Tip It!"}\n'
    refusal = "    Not possible (Tip It!): it would change nothing now (dt:action-cards)"
    text = '[[player]]\nhand = ["Tip It!"]\n[[step]]\n'
    assert run(text + 'say = "No dice."\n' + why).told()[-1] == refusal
    assert refusal not in run(text + why).told(), "a step that only checks is silent"


def test_kinds_of_decisions_are_those_of_the_engine():
    text = "".join(f.read_text() for f in Path(rules.__file__).parent.glob("*.py"))
    assert set(re.findall(r'Decision\([^"]*?,\s+"(\w+)"', text)) == set(KINDS)


# ---- what every game has
def test_whatever_is_not_named_is_declined():
    outcome = run(
        "decline = true\n" + HAMMER.format("", "") + DECLARE + "[expect]\nhealth = [50, 46]\nasked = 'main'\n"
    )
    assert outcome.passed, told(outcome)


def test_it_stops_at_the_end_of_a_turn():
    outcome = play("[[step]]\nuntil = 'end of turn'\n[expect]\nturn = 1\nasked = ''\n")
    assert outcome.passed, told(outcome)
    assert outcome.game.decision is not None


@pytest.mark.parametrize(
    "want", ["hand = {has = ['Tip It!']}", "deck.count = 32", "discard.all = []", "hand.top = ['Pichenette !']"]
)
def test_piles(want):
    outcome = play(DECLARE + f"[expect]\nplayer = [{{{want}}}]\n", MINE)
    assert outcome.passed, told(outcome)
