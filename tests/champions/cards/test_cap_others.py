"""The aspect and basic cards of the Captain America pack."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.vocab import YOU, Damage, Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery

ONE, AVENGER = resource(wild=1), ally(traits="Avenger", hp=3, name="Friend")


# ---- leadership ----------------------------------------------------------------------------------------------------
def test_agent_13_and_squirrel_girl_act_as_they_enter_play(board):
    t = board(hero="captain-america", hand=["Agent 13", resource(wild=3)], threat=5).play("Agent 13").use("Agent 13")
    assert t.main.threat == 3
    t = board(hand=["Squirrel Girl", resource(wild=2)], engaged=[minion(hp=3)]).play("Squirrel Girl")
    t.use("Squirrel Girl")
    assert (t.villain.damage, t.minion.damage) == (1, 1)


def test_falcon_looks_at_three_cards_and_thwarts_one_scheme(board):
    deck = [treachery(name="A"), minion(), treachery(name="B"), treachery(name="C")]
    t = board(hand=["Falcon", resource(wild=4)], encounter=deck, threat=5, sides=[side_scheme(threat=4)])
    t.play("Falcon").use("Falcon")
    t.choose(t.main)
    assert (t.main.threat, t.side.threat) == (3, 4)
    assert t.zone("encounter")[0].name == "A"  # they stay where they were
    t.quiet()


def test_wonder_man_attacks_for_a_card(board):
    t = board(play=["Wonder Man"], hand=[ONE, resource(name="Kept")])
    t.attack(t.villain, who="Wonder Man").choose(t.hand[0])
    assert t.villain.damage == 3 and [c.name for c in t.hand] == ["Kept"]
    t = board(play=["Wonder Man"], threat=3)
    t.cannot("attack", t.ally, t.villain, rule="rr:cost")
    t.can("attack", t.hero, t.villain)  # the cost is his own
    t.can("thwart", t.ally, t.main)


def test_avengers_assemble_readies_yours_and_helps_all(board):
    foreign = ally(traits="Avenger", thw=1, atk=1, name="Foreign")
    t = board(
        player(
            "captain-america",
            exhausted=True,
            play=[on(AVENGER, exhausted=True), on(ally(name="Else"), exhausted=True)],
            hand=["Avengers Assemble!", resource(wild=4), "Avengers Assemble!", resource(wild=4)],
        ),
        player(play=[on(foreign, exhausted=True)]),
    )
    t.play("Avengers Assemble!")
    assert not t["Friend"].exhausted and t["Else"].exhausted and t["Foreign"].exhausted
    assert (t.seats[0].identity.atk, t["Foreign"].atk, t["Foreign"].thw) == (3, 2, 2)
    t.cannot("play", "Avengers Assemble!", rule="rr:max-maximum")


def test_strength_in_numbers_draws_for_each_ally_exhausted(board):
    t = board(play=[AVENGER, ally(name="Two")], hand=["Strength In Numbers"])
    t.play("Strength In Numbers").choose("Friend").choose("Two")
    assert len(t.hand) == 2 and t["Friend"].exhausted and t["Two"].exhausted
    board(play=[on(AVENGER, exhausted=True)], hand=["Strength In Numbers"]).cannot(
        "play", "Strength In Numbers", rule="rr:exhausted"
    )


def test_quinjet_counts_turns_and_brings_an_avenger(board):
    cheap, dear = ally(cost=2, traits="Avenger", name="Cheap"), ally(cost=3, traits="Avenger", name="Dear")
    other = ally(cost=1, name="Other")
    t = board(play=[on("Quinjet", counters={"time": 2})], hand=[cheap, dear, other]).use("Quinjet")
    assert t.ally.name == "Cheap" and t["Quinjet"].where == "discard0"
    board(play=[on("Quinjet", counters={"time": 2})], hand=[dear, other]).cannot("use", "Quinjet", rule="rr:target")


def test_quinjet_gains_a_counter_each_turn_if_wanted(board):
    t = board(play=["Quinjet"]).skip_to("defend").pass_().use("Quinjet")
    assert t["Quinjet"].counters("time") == 1


# ---- the other aspects ---------------------------------------------------------------------------------------------
def test_enraged_hits_harder_and_hurts(board):
    t = board(play=[on(ally(atk=1, hp=5, attack_cost=1, thwart_cost=1), attached=["Enraged"])], threat=3)
    t.attack(t.villain, who=t.ally)
    assert (t.villain.damage, t.ally.damage) == (3, 2)
    t = board(play=[on(ally(thw=1, hp=5, attack_cost=1, thwart_cost=1), attached=["Enraged"])], threat=3)
    t.thwart(t.main, who=t.ally)
    assert t.ally.damage == 1  # after it attacks, says the card


@ruling("errata:captain-america-hero-pack:followed")
def test_followed_is_an_interrupt(board):
    t = board(sides=[on(side_scheme(threat=2), attached=["Followed"])])
    t.thwart(t.side).use("Followed")
    assert t.villain.damage == 4 and not t.sides
    t.quiet()


def test_expert_defense_helps_a_basic_defense(board):
    t = board(hand=["Expert Defense"], villain=foe(atk=6))
    t.activate(t.villain).defend(t.hero).play("Expert Defense")
    assert t.hero.damage == 1 and t.hero.def_ == 2  # 6 less 2 and 3; then it is over
    t = board(hand=["Expert Defense"], villain=foe(atk=6))
    t.activate(t.villain).pass_()
    assert t.hero.damage == 6


# ---- basic ---------------------------------------------------------------------------------------------------------
def test_avengers_tower_makes_room_for_avengers_only(board):
    friends = [ally(traits="Avenger", name=f"A{i}") for i in range(3)]
    t = board(play=["Avengers Tower", *friends], hand=[ally(cost=0, traits="Avenger", name="Fourth")])
    t.play("Fourth")
    assert len(t.allies) == 4
    t.quiet()
    t = board(play=["Avengers Tower", *friends], hand=[ally(cost=0, name="Stranger")]).play("Stranger")
    t.answer("discard", target="A0")
    assert len(t.allies) == 3


def test_avengers_tower_makes_the_next_avenger_cheaper_whoever_plays_it(board):
    t = board(
        player(play=["Avengers Tower"]),
        player(hand=[ally(cost=1, traits="Avenger", name="Ave"), ally(cost=1, traits="Avenger", name="Next")]),
    )
    t.use("Avengers Tower", ability=0).end_turn().play("Ave")
    t.cannot("play", "Next", rule="rr:cost")


@ruling("errata:captain-america-hero-pack:honorary-avenger")
def test_honorary_avenger_once_per_character(board):
    friend = ally(hp=2, name="Friend")
    t = board(hero="captain-america", play=[friend], hand=["Honorary Avenger", "Honorary Avenger"])
    t.play(t.hand[0], target="Friend")
    assert t["Friend"].trait("Avenger") and t["Friend"].hp == 3
    t.play(t.hand[0])  # only Captain America is left
    assert t.hero.hp == 12
    t.quiet()


def test_honorary_avenger_is_played_by_avengers(board):
    board(hand=["Honorary Avenger"]).cannot("play", "Honorary Avenger", rule="rr:play-restrictions-and-permissions")


def test_enhanced_awareness_pays_three_times(board):
    deed = event(Draw(1), cost=1, name="Deed")
    t = board(hand=[deed], play=[on("Enhanced Awareness", counters={"mental": 1})]).play("Deed")
    assert t["Enhanced Awareness"].where == "discard0"
    board(hand=[deed], form="alter-ego", play=["Enhanced Awareness"]).cannot("play", "Deed", rule="rr:cost")


def test_treachery_is_no_attack(board):
    t = board(hand=["Expert Defense"]).reveal(treachery(Damage(YOU, 1)))
    assert t.hero.damage == 1
    t.quiet()
