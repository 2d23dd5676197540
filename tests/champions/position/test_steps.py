"""Steps do what a player does; expectations say what differs; the story is told in both languages."""

from __future__ import annotations

import pytest

from quickstrike import champions
from quickstrike.champions.position import PositionError, run
from quickstrike.kernel.errors import IllegalAnswer

FIGHT = """
title.en = "A fight"
title.fr = "Un combat"
rules = ["rr:overkill"]
say = "Look."

[cards]
Brute = {minion = {hp = 2, atk = 1, keywords = ["guard", "retaliate 1"], traits = ["Thug"], name_fr = "La brute"}}
Kick = {event = {attack = 5, overkill = true}}

[villain]
foe = {hp = 14, name = "Bad"}
damage = 1

[[player]]
engaged = ["Brute"]
hand = ["Kick", {resource = {wild = 2}}]

"""


def told(text, lang="en"):
    return [d.told(lang) for d in run(FIGHT + text).differences]


def test_steps_and_expectations():
    assert (
        told("""
[[step]]
[step.expect]
cannot = {do = "attack", target = "villain", rule = "rr:guard"}
can = [{do = "attack", target = "Brute"}, {do = "play", card = "Kick"}]
Brute = {keywords = ["retaliate 1", "guard"], traits = ["Thug"], hp = 2, engaged = 1, where = "play", in_play = true}
minions = 1
[[step]]
do = "play"
card = "Kick"
target = "Brute"
[step.expect]
villain.damage = 4
Brute = "discard"
player = {hand = 1, discard = ["Kick"], damage = 0, exhausted = false, form = "hero", deck = 10, minions = 0}
log = {damage = 2, defeated = 1, heal = 0}
[[step]]
do = "reveal"
card = {treachery = {damage = 2, surge = true}}
[step.expect]
log = ["reveal", "surge"]
player.damage = 2
encounter = 9
[[step]]
do = "activate"
[step.expect]
asked = "defend"
[[step]]
do = "defend"
[[step]]
do = "attack"
target = "villain"
damage = 3
[[step]]
do = "end_turn"
[[step]]
until = "defend"
[expect]
asked = {kind = "defend", player = 1}
round = 1
phase = "villain"
"Bad".damage = 7
main.threat = 1
result = ""
""")
        == []
    )


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ("villain.damage = 5", "expected villain.damage 5, it is 1"),
        ("villain.stunned = true", "expected villain.stunned true, it is false"),
        ('Brute = "discard"', 'expected Brute.where "discard", it is "play"'),
        ('player.hand = ["Kick", "Tigra"]', 'expected player.hand ["Kick", "Tigra"], it is ["Kick", "Resource"]'),
        ("player.hand = 3", "expected player.hand 3, it is 2"),
        ("minions = 0", "expected minions 0, it is 1"),
        ('Brute.keywords = ["retaliate 2"]', 'expected Brute.keywords "retaliate 2", it is "retaliate 1"'),
        ('Brute.traits = ["Elite"]', 'expected Brute.traits "Elite", it is ["Thug"]'),
        ("Brute.counters = {web = 1}", "expected Brute.counters.web 1, it is 0"),
        ("Brute.count = 2", "expected Brute.count 2, it is 1"),
        ('asked = "defend"', 'expected asked "defend", it is "turn"'),
        ('result = "won"', 'expected result "won", it is ""'),
        ('log = ["heal"]', "expected a 'heal' in the log, there is none"),
        ("log = {heal = 1}", "expected log.heal 1, it is 0"),
        ("ally.damage = 1", "expected ally: no ally is in play"),
        ("Kick.damage = 1", "expected Kick: Kick is not in play but in 'hand1'"),
        ('cannot = {do = "play", card = "Kick"}', "expected cannot: play Kick.0 is open"),
        (
            'cannot = {do = "attack", target = "villain", rule = "rr:crisis-icon"}',
            "rr:guard forbids it (Brute has guard",
        ),
        (
            'can = {do = "attack", target = "villain"}',
            "expected can: no option 'attack' with target villain is open: Brute has guard",
        ),
    ],
)
def test_what_differs_is_said(expect, said):
    found = told(f"[expect]\n{expect}")
    assert len(found) == 1 and said in found[0]
    assert told(f"[expect]\n{expect}", "fr") != found


def test_a_step_that_is_not_possible_is_the_last():
    found = told('[[step]]\ndo = "attack"\ntarget = "villain"\n[[step]]\ndo = "end_turn"\n[expect]\nround = 9')
    assert len(found) == 1 and found[0].startswith("step 1 (line 19) can't be done: no option 'attack'")
    found = told('[[step]]\ndo = "attack"\ntarget = "villain"\ndamage = 3')
    assert "'villain' was not a possible target" in found[0], "the attack went elsewhere"


@pytest.mark.parametrize(
    ("step", "en", "fr"),
    [
        (
            'do = "attack"\ntarget = "minion"',
            ": no minion is in play; at 'turn' there are\n",
            " : il n'y a pas de sbire en jeu ; à « turn » il y a\n",
        ),
        (
            'do = "attack"\ntarget = "Hydra Mercenary"',
            ": there is no 'Hydra Mercenary' on this table; at 'turn' there are\n",
            " : il n'y a pas de « Mercenaire d'Hydra » sur cette table ; à « turn » il y a\n",
        ),
        (
            'do = "thwart"\ntarget = "main"',
            "with card Hero, target main is open: it is exhausted (rr:exhausted); at 'turn'",
            "avec card Héros, target main n'est ouverte : cette carte est inclinée (rr:exhausted) ; à « turn »",
        ),
        (
            'do = "defend"',
            "no option 'defend' with any fields is open; at 'turn' there are\n  ",
            "aucune option « defend » avec quoi que ce soit n'est ouverte ; à « turn » il y a\n  ",
        ),
        (
            'do = "option"\nvalue = 3',
            "no option 'option' with value 3 is open; at 'turn'",
            "aucune option « option » avec value 3 n'est ouverte ; à « turn »",
        ),
        (
            'do = "attack"\ntarget = "#99"',
            ": there is no '#99' on this table;",
            " : il n'y a pas de « #99 » sur cette table ;",
        ),
        (
            'do = "reveal"\ncard = "me"',
            "Hero can't be revealed: only encounter cards can",
            "Héros ne peut pas être révélée : seules les cartes Rencontre le peuvent",
        ),
        (
            'do = "activate"\ncard = "me"',
            "Hero can't activate: only villains and minions in play can",
            "Héros ne peut pas s'activer : seuls les méchants et les sbires en jeu le peuvent",
        ),
        ('until = "mulligan"', "no 'mulligan' came up", "aucune décision « mulligan » ne s'est présentée"),
    ],
)
def test_why_a_step_is_not_possible(step, en, fr):
    """After the minion has been defeated, by an attack that exhausts."""
    first = '[[player]]\nengaged = [{minion = {hp = 2}}]\n[[step]]\ndo = "attack"\ntarget = "minion"\n'
    (found,) = run(f"{first}[[step]]\n{step}").differences
    assert found.told("en").startswith("step 2 (line 6) can't be done: ") and en in found.told("en")
    assert found.told("fr").startswith("l'étape 2 (ligne 6) est impossible : ") and fr in found.told("fr")


def test_where_somebody_must_choose_a_step_must_say_what():
    two = 'villain = {damage = 1}\n[[player]]\nengaged = [{minion = {name = "A"}}, {minion = {name = "B"}}]\n'
    play = two + '[[step]]\ndo = "play"\ncard = {event = {damage = 1}}\n'
    stuck = run(play + '[[step]]\ndo = "pass_all"').differences[0]
    assert "Hero must choose, so a step must say what ('choose')" in str(stuck)
    game = champions.position(play + '[[step]]\ndo = "choose"\ntarget = "B"\n[expect]\nB.damage = 1\nA.damage = 0')
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(
    ("step", "line", "what"),
    [
        ('do = "atack"', 2, "there is no step 'atack'; did you mean 'attack'?"),
        ('target = "villain"', 2, 'this step has a target but no "do"'),
        ('do = "play"', 1, "play needs a card"),
        ('do = "play"\ncard = "Nobody"', 3, "no card is called 'Nobody'"),
        ('do = "attack"\ntarge = "villain"', 3, "a step has no 'targe'; did you mean 'target'?"),
        ('do = "attack"\nplayer = 3', 3, "player is 3, it must be at most 1"),
        ("[step.expect]\nvilain.damage = 1", 3, "nothing here is called 'vilain'; did you mean 'villain'?"),
        ("[step.expect]\n'Black Cat'.damage = 1", 3, "there is no 'Black Cat' on this table"),
        ("[step.expect]\nBlackCat.damage = 1", 3, "nothing here is called 'BlackCat'; did you mean 'Black Cat'?"),
        ("[step.expect]\nvillain.damag = 1", 3, "an expectation has no 'damag'; did you mean 'damage'?"),
        ('[step.expect]\ncan = {target = "villain"}', 3, 'an option needs a "do"'),
        ('[step.expect]\nlog = ["heall"]', 3, "log can't be 'heall'; did you mean 'heal'?"),
        ('until = "defence"', 2, "until can't be 'defence'; did you mean 'defend'?"),
        ('do = "defend"\ntarget = "villain"', 3, "defend has no 'target' in a step; it may have who, player"),
        (
            'do = "attack"\ncard = "villain"',
            3,
            "attack has no 'card' in a step; it may have target, who, player, damage",
        ),
        (
            'do = "attack"\noverkill = true',
            3,
            "attack has no 'overkill' in a step; it may have target, who, player, damage",
        ),
        (
            'do = "attack"\ndamage = 2\nwho = "ally"',
            4,
            "attack has no 'who' in a step; it may have target, damage, pay, overkill, piercing, ranged",
        ),
        ('do = "choose"', 1, "choose needs a target"),
        ('do = "villain_phase"\nplayer = 1', 3, "villain_phase has no 'player' in a step; it stands alone"),
        ('[step.expect]\nvillain.damage = "five"', 3, "damage is a whole number, not 'five'"),
        ('[step.expect]\nvillain.where = "disard"', 3, "where can't be 'disard'; did you mean 'discard'?"),
        ('[step.expect]\nvillain = "hand2"', 3, "where can't be 'hand2'; did you mean 'hand'?"),
        ('[step.expect]\nvillain.keywords = ["gard"]', 3, "keywords can't be 'gard'; did you mean 'guard'?"),
        ('[step.expect]\nasked = "defense"', 3, "asked can't be 'defense'; did you mean 'defend'?"),
        ('[step.expect]\nasked.kind = "defense"', 3, "kind can't be 'defense'; did you mean 'defend'?"),
        ('[step.expect]\nresult = "win"', 3, "result can't be 'win'; did you mean 'won'?"),
        ("[step.expect]\nphase = 2", 3, "phase is a text, not 2"),
        ('[step.expect]\nplayer.hand = "Energy"', 3, "hand is a whole number, not 'Energy'"),
        ('[step.expect]\nplayer.form = "Hero"', 3, "form can't be 'Hero'; did you mean 'hero'?"),
        ("[step.expect]\nplayer3.hand = 1", 3, "there is no player 3: they go from 1 to 1"),
        ('[step.expect]\ncan = {do = "atack"}', 3, "do can't be 'atack'; did you mean 'attack'?"),
    ],
)
def test_a_mistake_in_a_step_is_shown_where_it_is(step, line, what, tmp_path):
    (file := tmp_path / "x.toml").write_text(f"[[step]]\n{step}\n")
    with pytest.raises(PositionError) as e:
        run(file)
    assert str(e.value) == f"{file}:{line}: {what}"


def test_the_story():
    play = '[[step]]\ndo = "play"\ncard = "Kick"\ntarget = "Brute"\n'
    outcome = run(f'{FIGHT}{play}[[step]]\ndo = "end_turn"\nsay.fr = "Fini."\n')
    assert outcome.passed and not outcome.checked
    assert outcome.told() == [
        "A fight",
        "  rr:overkill",
        "  Look.",
        "  Bad (14 hit points, 1 damage)",
        "  Main Scheme (0 of 20 threat)",
        "  Hero (hero form, 10 hit points)",
        "    Engaged: Brute (2 hit points, Guard, Retaliate 1)",
        "    In hand: Kick, Resource",
        "1. Hero: Play Kick (0)",
        "    Hero plays Kick",
        "      Hero attacks Brute",
        "      Brute takes 5 damage",
        "      Overkill: Bad takes 3 damage",
        "      Brute is defeated",
        "2. Fini.",
        "    Hero ends the turn",
        "Waiting for Hero: End of the player phase: discard any cards you do not want to keep (cards in hand: 1, hand size: 5)",
    ]
    fr = outcome.told("fr")
    assert fr[0] == "Un combat" and "    Engagés : La brute (2 points de vie, Garde, Riposte 1)" in fr
    assert fr[8].startswith("1. Héros : Jouer")


def test_what_is_refused_is_told_with_its_reason():
    refused = 'expect.cannot = {do = "attack", target = "villain"}\n'
    outcome = run(f'{FIGHT}[[step]]\nsay = "No."\n{refused}[[step]]\n{refused}')
    assert outcome.passed
    (line,) = [x for x in outcome.told() if "rr:guard" in x]  # the step that only checks is not told
    assert line.startswith("    Hero can't attack Bad: ") and line.endswith(" (rr:guard)")
    assert any(x.startswith("    Héros ne peut pas attaquer Bad") for x in outcome.told("fr"))


def test_only_that_value_is_refused():
    text = "[[player]]\nplay = [{ally = {hp = 2}}]\n[[step]]\ndo = 'reveal'\ncard = {treachery = {indirect = 4}}\n"
    said = [run(f"{text}expect.cannot = {{do = 'assign', value = {n}}}").passed for n in (1, 2)]
    assert said == [True, False]


def test_from_python():
    game = champions.position(
        {
            "villain": {"damage": 3},
            "step": [{"do": "attack", "target": "villain"}],
            "expect": {"villain": {"damage": 5}},
        }
    )
    assert game.state.play[game.state.of_kind("villain")[0]].damage == 5
    with pytest.raises(PositionError, match=r"does not end as it should: expected villain\.damage 4, it is 3"):
        champions.position({"villain": {"damage": 3}, "expect": {"villain": {"damage": 4}}})


def test_a_game_from_a_position_can_be_saved_undone_and_replayed():
    outcome = run(
        FIGHT + '[[step]]\ndo = "reveal"\ncard = {treachery = {damage = 2}}\n[[step]]\ndo = "play"\n'
        'card = {event = {damage = 1, to = "villain"}}\n'
    )
    g = outcome.game
    again = champions.load(g.save())
    assert again.canonical() == g.canonical()
    assert champions.replay(g.save()).canonical() == g.canonical(), "what was made to happen happens again"
    again.undo(len(again.answers))
    assert again.state.identity(0).damage == 0 and again.decision.kind == "turn"


def test_nothing_is_made_to_happen_in_a_game_that_somebody_plays():
    from quickstrike.kernel.decision import Option

    g = champions.new("spider-man", seed=1)
    with pytest.raises(IllegalAnswer, match="only things that a player can do"):
        g.command(0, Option("make_activate", g.state.of_kind("villain")[0]))


@pytest.mark.parametrize(
    ("card", "check"),
    [
        ('{ally = {hp = 4, atk = 2, name = "Friend", thwart_cost = 1}}', "ally = {hp = 4, atk = 2}"),
        ('{support = {draw = 1, name = "Office"}}', 'can = {do = "use", card = "Office"}'),
        ('{upgrade = {gives = {atk = 2, hp = 1}, name = "Claw"}}', "player = {atk = 4, hp = 11}"),
        ('{upgrade = {gains = ["retaliate 1"], name = "Thorns"}}', 'player.keywords = ["retaliate 1"]'),
        ('{upgrade = {uses = {arrow = 3}, damage = 1, name = "Bow"}}', "Bow.counters = {arrow = 3}"),
    ],
)
def test_made_up_cards_in_play(card, check):
    assert run(f"[[player]]\nplay = [{card}]\n[expect]\n{check}").differences == []


@pytest.mark.parametrize("word", ["guard", "patrol"])
def test_a_made_up_card_makes_another_lose_a_keyword(word):
    net = f'{{upgrade = {{attach = "minion", loses = ["{word}"]}}}}'
    text = f'[[player]]\nengaged = [{{minion = {{keywords = ["guard"]}}, attached = [{net}]}}]\n'
    assert run(f'{text}[expect]\ncan = {{do = "attack", target = "villain"}}').passed == (word == "guard")


@pytest.mark.parametrize(
    ("made", "check"),
    [
        ("{treachery = {threat = 2}}", "main.threat = 3"),
        ("{treachery = {stun = true}}", "player.stunned = true"),
        ("{treachery = {tough = true}}", "villain.tough = true"),
        ("{treachery = {damage = 1, to = 'each character'}}", "villain.damage = 1\nplayer.damage = 1"),
        ("{minion = {name = 'M', when_revealed = {encounter = 1}}}", "player.dealt = 1\nM.engaged = 1"),
        (
            "{side_scheme = {threat = 4, crisis = 1, name = 'S'}}",
            "S.threat = 4\ncannot = {do = 'thwart', target = 'main', rule = 'rr:crisis-icon'}",
        ),
        ("{attachment = {atk = 2}}", "villain.atk = 4"),
        ("{attachment = {gains = ['retaliate 2']}}", "villain.keywords = ['retaliate 2']"),
        ("{treachery = {indirect = 3}}", "player.damage = 3"),
        (
            "{minion = {name = 'M', keywords = ['toughness', 'quickstrike'], when_defeated = {heal = 1}}}",
            "M.tough = true",
        ),
    ],
)
def test_made_up_encounter_cards(made, check):
    text = f"[main]\nthreat = 1\n[[step]]\ndo = 'reveal'\ncard = {made}\n[[step]]\ndo = 'pass_all'\n[expect]\n{check}"
    assert run(text).differences == []


def test_what_a_made_up_card_is_called_says_its_gender():
    kick = FIGHT + '[[step]]\ndo = "play"\ncard = "Kick"\ntarget = "Brute"\n'
    assert any(x.endswith("La brute est vaincue") for x in run(kick).told("fr"))
    kick = kick.replace("La brute", "Le malfrat")
    assert any(x.endswith("Le malfrat est vaincu") for x in run(kick).told("fr"))
