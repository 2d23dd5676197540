"""Basic cards."""

from __future__ import annotations

import pytest

from quickstrike.champions.faces import FACES
from quickstrike.champions.vocab import STALWART, YOU, Damage, Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery


# ---- 01083 Mockingbird ---------------------------------------------------------------------------------------------
def test_mockingbird_stuns_an_enemy(board):
    t = board(hand=["Mockingbird", resource(wild=3)], engaged=[minion()]).play("Mockingbird")
    t.use("Mockingbird", target=t.villain)
    assert t.villain.stunned == 1 and t.minion.stunned == 0
    t.quiet()


def test_mockingbird_needs_somebody_to_stun(board):
    t = board(hand=["Mockingbird", resource(wild=3)], villain=on(foe(), stunned=1)).play("Mockingbird")
    t.quiet()
    t = board(hand=["Mockingbird", resource(wild=3)], villain=foe(STALWART)).play("Mockingbird")
    t.quiet()
    t = board(hand=["Mockingbird", resource(wild=3)]).play("Mockingbird").pass_()
    assert t.villain.stunned == 0


# ---- 01084 Nick Fury -----------------------------------------------------------------------------------------------
def fury(board, **kw):
    return board(hand=["Nick Fury", resource(wild=4)], **kw).play("Nick Fury")


def test_nick_fury_removes_threat(board):
    t = fury(board, threat=5, sides=["Bomb Scare"]).option(0).choose("Bomb Scare")
    assert t.main.threat == 5 and not t.sides
    t.quiet()


def test_nick_fury_draws(board):
    t = fury(board, threat=5).option(1)
    assert len(t.hand) == 3


def test_nick_fury_deals_damage(board):
    t = fury(board, engaged=[minion(hp=4)]).option(2).choose("Villain")
    assert t.villain.damage == 4


def test_nick_fury_can_choose_only_what_does_something(board):
    t = fury(board)
    assert len(t.options("option")) == 2  # there is no threat


def test_nick_fury_leaves_at_the_end_of_the_round(board):
    t = fury(board, form="alter-ego").option(1)
    assert t["Nick Fury"].in_play
    t.skip_to("discard")
    assert t["Nick Fury"].in_play  # not at the end of the phase
    t.pass_all()
    assert t.state.round == 2 and t["Nick Fury"].where == "discard0"


def test_nick_fury_who_was_defeated_is_not_looked_for(board):
    t = fury(board, villain=foe(atk=3)).option(1)
    t.skip_to("defend").defend("Nick Fury").pass_all()
    assert t["Nick Fury"].where == "discard0" and t.state.round == 2


def test_nick_fury_must_be_used(board):
    t = fury(board)
    assert not t.options("pass")


# ---- 01085 Emergency -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("sch", "left"), [(3, 2), (1, 0), (0, 0)])
def test_emergency_takes_one_off_a_villains_scheme(board, sch, left):
    t = board(hero="spider-man", form="alter-ego", hand=["Emergency"], villain=foe(sch=sch)).activate()
    t.play("Emergency")
    assert t.main.threat == left
    t.quiet()


def test_two_emergencies(board):
    t = board(form="alter-ego", hand=["Emergency", "Emergency"], villain=foe(sch=3)).activate()
    t.play(t.hand[0]).play("Emergency")
    assert t.main.threat == 1


def test_emergency_not_for_minions_or_the_start_of_the_phase(board):
    t = board(form="alter-ego", hand=["Emergency"], engaged=[minion(sch=2)])
    t.activate(t.minion)
    assert t.main.threat == 2
    t.quiet()
    t = board(form="alter-ego", hand=["Emergency"], phase="villain")
    assert t.main.threat == 1 and t.options("play")  # the window is that of the scheme


def test_emergency_in_another_players_need(board):
    t = board(player(form="alter-ego"), player(hand=["Emergency"]), villain=foe(sch=2)).activate(seat=0)
    t.play("Emergency", seat=1)
    assert t.main.threat == 1


def test_emergency_is_a_thwart(board):
    t = board(form="alter-ego", confused=1, hand=["Emergency"]).activate().play("Emergency")
    assert t.main.threat == 1 and t.hero.confused == 0


# ---- 01086 First Aid -----------------------------------------------------------------------------------------------
def test_first_aid_heals_any_character(board):
    t = board(
        player(hand=["First Aid", resource(energy=1)], play=[on(ally(hp=4), damage=3)]),
        player(damage=1),
        villain=on(foe(), damage=5),
    )
    t.answer("play", "First Aid")._paid(None)
    assert len(t.options("choose")) == 3  # not the hero, who is unhurt
    t.choose(t.ally)
    assert t.ally.damage == 1
    t.quiet()


def test_first_aid_needs_a_wound(board):
    t = board(hand=["First Aid", resource(energy=1)])
    t.cannot("play", "First Aid", rule="rr:target")
    t = board(form="alter-ego", damage=1, hand=["First Aid", resource(energy=1)]).play("First Aid")
    assert t.hero.damage == 0


# ---- 01087 Haymaker ------------------------------------------------------------------------------------------------
def test_haymaker_deals_three(board):
    t = board(hand=["Haymaker", resource(energy=2)], engaged=[minion(hp=3)]).play("Haymaker")
    t.choose(t.minion)
    assert not t.minions
    t = board(form="alter-ego", hand=["Haymaker", resource(energy=2)])
    t.cannot("play", "Haymaker", rule="rr:ability")


# ---- resources -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "pool"),
    [
        ("Energy", (2, 0, 0, 0)),
        ("Genius", (0, 2, 0, 0)),
        ("Strength", (0, 0, 2, 0)),
        ("Energy Absorption", (3, 0, 0, 0)),
        ("The Power of Aggression", (0, 0, 0, 1)),
        ("The Power of Justice", (0, 0, 0, 1)),
    ],
)
def test_resource_cards(board, name, pool):
    t = board(hand=[name, event(Draw(1), cost=min(2, sum(pool)))])
    t.cannot("play", name, rule="rr:resource-card")
    assert t[name].face.resources == pool
    t.answer("play", t.hand[1])._paid([name])
    assert t[name].where == "discard0" and len(t.hand) == 1


@pytest.mark.parametrize("n", [88, 89, 90])
def test_one_double_resource_per_deck(n):
    assert FACES[f"010{n}"].max_per == {"deck": 1} and FACES[f"010{n}"].worth == 2


# ---- 01091 Avengers Mansion ----------------------------------------------------------------------------------------
def test_avengers_mansion_lets_a_player_draw(board):
    t = board(player(play=["Avengers Mansion"]), player("captain-marvel", form="alter-ego"))
    t.use("Avengers Mansion", target=t.seats[1])
    assert len(t.seats[1].hand) == 1 and not t.hand and t["Avengers Mansion"].exhausted
    t.cannot("use", "Avengers Mansion", ability=0, rule="rr:exhausted")


def test_avengers_mansion_alone_needs_no_choice(board):
    t = board(form="alter-ego", play=["Avengers Mansion"]).use("Avengers Mansion")
    assert len(t.hand) == 1
    t.quiet()


def test_avengers_mansion_max_one_per_player(board):
    t = board(
        player(play=["Avengers Mansion"], hand=["Avengers Mansion", resource(wild=4)]),
        player(hand=["Avengers Mansion", resource(wild=4)]),
    )
    t.cannot("play", t.hand[0], rule="rr:max-maximum")
    t.end_turn()
    t.play(t.seats[1].hand[0])
    assert len([c for c in t.all("Avengers Mansion") if c.in_play]) == 2


# ---- 01092 Helicarrier ---------------------------------------------------------------------------------------------
def test_helicarrier_makes_the_next_card_cheaper(board):
    t = board(hand=["Uppercut", "Haymaker", resource(energy=2), resource(energy=2)], play=["Helicarrier"])
    t.use("Helicarrier").play("Uppercut", pay=[t.hand[2]])
    assert t.villain.damage == 5
    t.play("Haymaker", pay=[t.hand[1]])  # the full price again
    assert t.villain.damage == 8
    t.cannot("use", "Helicarrier", ability=0, rule="rr:exhausted")


def test_helicarrier_for_another_players_next_card(board):
    t = board(
        player(hand=["Haymaker", resource(energy=1)], play=["Helicarrier"]),
        player(hand=["Haymaker", resource(energy=1)]),
    )
    t.use("Helicarrier", target=t.seats[1])
    t.cannot("play", "Haymaker", rule="rr:cost")
    t.end_turn().play("Haymaker")
    assert t.villain.damage == 3


def test_helicarrier_lowers_the_cost_by_one_in_any_form(board):
    t = board(form="alter-ego", hand=["Tac Team", resource(energy=1)], play=["Helicarrier"]).use("Helicarrier")
    t.cannot("play", "Tac Team", rule="rr:cost")  # three less one
    t.add(resource(energy=1), "hand0")
    t.play("Tac Team")
    assert t["Tac Team"].in_play and not t.hand


def test_helicarrier_max_one_per_player(board):
    t = board(hand=["Helicarrier", resource(wild=3)], play=["Helicarrier"])
    t.cannot("play", t.hand[0], rule="rr:max-maximum")


def test_helicarrier_only_this_phase(board):
    t = board(hand=["Enhanced Spider-Sense"], play=["Helicarrier"], encounter=[treachery(), treachery(Damage(YOU, 1))])
    t.use("Helicarrier").villain_phase()
    assert t.hero.damage == 3  # the attack, and the treachery that could not be paid for


def test_helicarrier_serves_for_a_card_that_costs_nothing(board):
    t = board(hand=["Haymaker", resource(energy=1)], play=["Helicarrier"]).use("Helicarrier").play(event(Draw(1)))
    t.cannot("play", "Haymaker", rule="rr:cost")


def test_two_helicarriers_are_both_for_the_next_card(board):
    t = board(
        player(hand=["Haymaker", "Haymaker", resource(energy=1)], play=["Helicarrier"]), player(play=["Helicarrier"])
    )
    t.use(t.all("Helicarrier")[0], target=t.seats[0]).answer("ask", target=t.seats[1])
    t.use("Helicarrier", target=t.seats[0], seat=1)
    t.play("Haymaker")
    assert t.villain.damage == 3 and len(t.hand) == 2
    t.cannot("play", t.hand[0], rule="rr:cost")  # both have served


def test_helicarrier_does_not_lower_the_cost_of_an_ability(board):
    t = board(
        hand=[resource(physical=2)], play=["Helicarrier"], villain=on("01094", attached=["Enhanced Ivory Horn"])
    ).use("Helicarrier")
    t.cannot("use", "Enhanced Ivory Horn", ability=0, rule="rr:cost")


# ---- 01093 Tenacity ------------------------------------------------------------------------------------------------
def test_tenacity_readies_the_hero(board):
    t = board(hero="captain-marvel", exhausted=True, play=["Tenacity"], hand=[resource(physical=1)]).use("Tenacity")
    assert not t.hero.exhausted and t["Tenacity"].where == "discard0"
    t.quiet()


def test_tenacity_needs_physical_an_exhausted_hero_and_hero_form(board):
    t = board(exhausted=True, play=["Tenacity"], hand=[resource(energy=2)])
    t.cannot("use", "Tenacity", ability=0, rule="rr:cost")
    t = board(play=["Tenacity"], hand=[resource(physical=1)])
    t.cannot("use", "Tenacity", ability=0, rule="rr:target")
    t = board(form="alter-ego", exhausted=True, play=["Tenacity"], hand=[resource(physical=1)])
    t.cannot("use", "Tenacity", ability=0, rule="rr:ability")
    t = board(exhausted=True, play=["Tenacity"], hand=[resource(wild=1)])
    t.can("use", "Tenacity")
