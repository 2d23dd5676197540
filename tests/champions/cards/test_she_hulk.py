"""She-Hulk: the identity, her cards, her obligation and her nemesis."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import (
    A_SCHEME,
    GUARD,
    MAIN,
    PERMANENT,
    STALWART,
    YOU,
    Cannot,
    Damage,
    PlaceThreat,
    action,
    constant,
    gets,
)
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery, upgrade


# ---- 01019 She-Hulk / Jennifer Walters -----------------------------------------------------------------------------
def test_changing_to_she_hulk_deals_two_damage(board):
    t = board(hero="she-hulk", form="alter-ego", engaged=[minion(hp=5)]).change_form()
    t.use("She-Hulk", target=t.minion)
    assert (t.minion.damage, t.villain.damage) == (2, 0)
    t.quiet()


def test_the_lift_is_no_attack_and_may_be_refused(board):
    t = board(hero="she-hulk", form="alter-ego", stunned=1, engaged=[minion(GUARD, hp=5)]).change_form()
    t.use("She-Hulk", target=t.villain)  # neither guard nor a stun is in the way
    assert t.villain.damage == 2 and t.hero.stunned == 1
    t = board(hero="she-hulk", form="alter-ego").change_form().pass_()
    assert t.villain.damage == 0
    t.quiet()


def test_changing_to_jennifer_walters_deals_nothing(board):
    board(hero="she-hulk").change_form().quiet()


def test_a_card_that_changes_the_form_lifts_too(board):
    t = board(hero="she-hulk", form="alter-ego", hand=["Split Personality", resource(wild=3)])
    t.play("Split Personality").use("She-Hulk")
    assert t.villain.damage == 2


def test_jennifer_walters_prevents_one_threat_once_per_round(board):
    t = board(hero="she-hulk", form="alter-ego")
    t.reveal(treachery(PlaceThreat(MAIN, 3))).use("Jennifer Walters")
    assert t.main.threat == 2
    t.reveal(treachery(PlaceThreat(MAIN, 3)))
    assert t.main.threat == 5
    t.quiet()


def test_jennifer_walters_prevents_all_of_one(board):
    t = board(hero="she-hulk", form="alter-ego").reveal(treachery(PlaceThreat(MAIN, 1))).use("Jennifer Walters")
    assert t.main.threat == 0
    t.quiet()


def test_she_hulk_does_not_object(board):
    t = board(hero="she-hulk").reveal(treachery(PlaceThreat(MAIN, 3)))
    assert t.main.threat == 3
    t.quiet()


def test_jennifer_objects_to_the_villains_scheme_and_may_pass(board):
    t = board(hero="she-hulk", form="alter-ego", villain=foe(sch=2)).activate().use("Jennifer Walters")
    assert t.main.threat == 1
    t = board(hero="she-hulk", form="alter-ego", villain=foe(sch=2)).activate().pass_()
    assert t.main.threat == 2


# ---- 01020 Hellcat -------------------------------------------------------------------------------------------------
def test_hellcat_returns_to_hand_with_nothing_on_her(board):
    t = board(hero="she-hulk", play=[on("Hellcat", damage=2, exhausted=True)]).use("Hellcat")
    assert t["Hellcat"].where == "hand0" and not t.allies
    t.quiet()


def test_hellcat_returns_to_her_owner(board):
    t = board(player("she-hulk", discard=["Hellcat"]), player(hand=["Make the Call", resource(wild=3)]), turn=1)
    t.play("Make the Call").use("Hellcat")
    assert t["Hellcat"].where == "hand0"


def test_hellcat_loses_what_is_attached(board):
    t = board(hero="she-hulk", play=[on("Hellcat", attached=["Inspired"])]).use("Hellcat")
    assert t["Inspired"].where == "discard0"


# ---- 01021 Gamma Slam ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("damage", "dealt"), [(1, 1), (7, 7), (14, 14)])
def test_gamma_slam_deals_the_damage_sustained(board, damage, dealt):
    t = board(hero="she-hulk", damage=damage, hand=["Gamma Slam", resource(wild=4)], villain=foe(hp=30))
    t.play("Gamma Slam")
    assert t.villain.damage == dealt
    t.quiet()


def test_gamma_slam_deals_fifteen_at_most(board):
    t = board(
        hero="she-hulk",
        damage=18,
        play=[upgrade(constant(gets(YOU, HP=5)))],
        villain=foe(hp=30),
        hand=["Gamma Slam", resource(wild=4)],
    )
    t.play("Gamma Slam")
    assert t.villain.damage == 15


def test_gamma_slam_needs_damage_or_a_stun(board):
    t = board(hero="she-hulk", hand=["Gamma Slam", resource(wild=4)])
    t.cannot("play", "Gamma Slam", rule="rr:target")
    t = board(hero="she-hulk", stunned=1, hand=["Gamma Slam", resource(wild=4)]).play("Gamma Slam")
    assert t.hero.stunned == 0 and t.villain.damage == 0


# ---- 01022 Ground Stomp --------------------------------------------------------------------------------------------
def test_ground_stomp_hits_every_enemy(board):
    t = board(
        player("she-hulk", hand=["Ground Stomp", resource(wild=2)], engaged=[minion(GUARD, hp=3)]),
        player(engaged=[minion(hp=3)]),
    ).play("Ground Stomp")
    assert [m.damage for m in t.minions] == [1, 1] and t.villain.damage == 1
    t.quiet()


def test_ground_stomp_is_no_attack(board):
    t = board(hero="she-hulk", stunned=1, hand=["Ground Stomp", resource(wild=2)]).play("Ground Stomp")
    assert t.villain.damage == 1 and t.hero.stunned == 1
    t = board(hero="she-hulk", form="alter-ego", hand=["Ground Stomp", resource(wild=2)])
    t.cannot("play", "Ground Stomp", rule="rr:ability")


# ---- 01023 Legal Practice ------------------------------------------------------------------------------------------
def practice(board, n, **kw):
    hand = ["Legal Practice", *(resource() for _ in range(n))]
    return board(hero="she-hulk", form="alter-ego", hand=hand, **kw)


def test_legal_practice_removes_one_for_each_card_discarded(board):
    t = practice(board, 6, threat=9).play("Legal Practice")
    cards = [t.decision.options[0].target]
    for _ in range(3):
        t.answer("choose", target=t.decision.options[0].target)
    t.answer("done")
    assert t.main.threat == 6 and len(t.hand) == 3 and cards
    t.quiet()


def test_legal_practice_discards_five_at_most_and_one_at_least(board):
    t = practice(board, 7, threat=9).play("Legal Practice")
    assert t.find("done") is None
    for _ in range(5):
        t.answer("choose", target=t.decision.options[0].target)
    assert t.main.threat == 4 and len(t.hand) == 2
    t.quiet()


def test_legal_practice_needs_another_card_and_threat(board):
    practice(board, 0, threat=9).cannot("play", "Legal Practice", rule="rr:cost")
    practice(board, 2).cannot("play", "Legal Practice", rule="rr:target")


def test_legal_practice_is_a_thwart(board):
    t = practice(board, 1, threat=9, confused=1).play("Legal Practice")
    assert t.main.threat == 9 and t.hero.confused == 0 and not t.hand  # the cost is paid


def test_legal_practice_is_not_for_the_hero(board):
    t = board(hero="she-hulk", threat=5, hand=["Legal Practice", resource()])
    t.cannot("play", "Legal Practice", rule="rr:ability")


# ---- 01024 One-Two Punch -------------------------------------------------------------------------------------------
def test_one_two_punch_readies_after_a_basic_attack(board):
    t = board(hero="she-hulk", hand=["One-Two Punch", resource(wild=1)]).attack(t_villain(board)).play("One-Two Punch")
    assert not t.hero.exhausted and t.villain.damage == 3
    t.quiet()


def t_villain(board):
    """The villain of a vanilla board stands at the same place on each."""
    return board().villain.id


def test_one_two_punch_not_after_an_event_nor_an_allys_attack(board):
    t = board(
        hero="she-hulk", damage=3, exhausted=True, play=[ally()], hand=["One-Two Punch", "Gamma Slam", resource(wild=5)]
    )
    t.play("Gamma Slam")
    t.quiet()
    t.attack(t.villain, who=t.ally)
    t.quiet()


def test_one_two_punch_not_after_a_stunned_attack(board):
    t = board(hero="she-hulk", stunned=1, hand=["One-Two Punch", resource(wild=1)]).attack()
    t.quiet()


# ---- 01025 Split Personality ---------------------------------------------------------------------------------------
def test_split_personality_changes_form_and_draws_up_to_the_other_sides_hand_size(board):
    t = board(hero="she-hulk", hand=["Split Personality", resource(wild=3)]).play("Split Personality")
    assert t.hero.name == "Jennifer Walters" and len(t.hand) == 6
    t.can("change_form")  # the change of a turn is still there
    t = board(hero="she-hulk", form="alter-ego", hand=["Split Personality", resource(wild=3)])
    t.play("Split Personality").pass_()
    assert t.hero.name == "She-Hulk" and len(t.hand) == 4
    t.quiet()


def test_split_personality_draws_up_to_the_printed_hand_size(board):
    bigger = upgrade(constant(gets(YOU, HAND_SIZE=2)))
    t = board(hero="she-hulk", play=[bigger], hand=["Split Personality", resource(wild=3)]).play("Split Personality")
    assert t.hero.stat("HAND_SIZE") == 8 and len(t.hand) == 6


def test_split_personality_never_discards(board):
    hand = ["Split Personality", resource(wild=3), *(resource() for _ in range(5))]
    t = board(hero="she-hulk", form="alter-ego", hand=hand).play("Split Personality").pass_()
    assert len(t.hand) == 5
    t.quiet()


def test_split_personality_draws_nothing_without_the_change(board):
    stuck = upgrade(constant(Cannot(YOU, "change form")))
    t = board(hero="she-hulk", play=[stuck], hand=["Split Personality", resource(wild=3)])
    t.cannot("play", "Split Personality", rule="rr:target")


# ---- 01026 Superhuman Law Division ---------------------------------------------------------------------------------
def test_the_law_division_removes_two_threat(board):
    t = board(hero="she-hulk", form="alter-ego", threat=5, play=["Superhuman Law Division"], hand=[resource(mental=1)])
    t.use("Superhuman Law Division")
    assert t.main.threat == 3 and t["Superhuman Law Division"].exhausted and not t.hand
    t.quiet()


def test_the_law_division_wants_a_mental_resource_and_the_alter_ego(board):
    t = board(hero="she-hulk", form="alter-ego", threat=5, play=["Superhuman Law Division"], hand=[resource(energy=3)])
    t.cannot("use", "Superhuman Law Division", rule="rr:cost")
    t = board(hero="she-hulk", threat=5, play=["Superhuman Law Division"], hand=[resource(mental=1)])
    t.cannot("use", "Superhuman Law Division", rule="rr:ability")


# ---- 01027 Focused Rage --------------------------------------------------------------------------------------------
def test_focused_rage_hurts_and_draws(board):
    t = board(hero="she-hulk", play=["Focused Rage"]).use("Focused Rage")
    assert t.hero.damage == 1 and len(t.hand) == 1
    t.cannot("use", "Focused Rage", rule="rr:exhausted")
    t.quiet()


def test_focused_rage_not_if_the_damage_cannot_be_taken(board):
    t = board(hero="she-hulk", play=["Focused Rage", upgrade(constant(Cannot(YOU, "take damage")))])
    t.cannot("use", "Focused Rage", rule="rr:cost")
    board(hero="she-hulk", form="alter-ego", play=["Focused Rage"]).cannot("use", "Focused Rage", rule="rr:ability")


def test_focused_rage_can_be_the_end(board):
    t = board(hero="she-hulk", damage=14, play=["Focused Rage"]).use("Focused Rage")
    assert t.result == "lost"


# ---- 01028 Superhuman Strength -------------------------------------------------------------------------------------
def test_superhuman_strength_hits_once_and_stuns(board):
    t = board(hero="she-hulk", play=["Superhuman Strength"])
    assert t.hero.atk == 5
    t.attack(t.villain)
    assert t.villain.damage == 5 and t.villain.stunned == 1 and t["Superhuman Strength"].where == "discard0"
    assert t.hero.atk == 3
    t.quiet()


def test_superhuman_strength_after_an_attack_by_event_too(board):
    t = board(hero="she-hulk", damage=2, play=["Superhuman Strength"], hand=["Gamma Slam", resource(wild=4)])
    t.play("Gamma Slam")
    assert (t.villain.damage, t.villain.stunned) == (2, 1)
    t.quiet()


def test_superhuman_strength_is_kept_if_the_enemy_is_defeated_or_another_attacks(board):
    t = board(hero="she-hulk", play=["Superhuman Strength", ally()], engaged=[minion(hp=2)])
    t.attack(t.minion)
    assert t["Superhuman Strength"].in_play
    t.attack(t.villain, who=t.ally)
    assert t["Superhuman Strength"].in_play and t.villain.stunned == 0
    t.quiet()


def test_two_superhuman_strengths_only_one_is_spent(board):
    t = board(hero="she-hulk", play=["Superhuman Strength", "Superhuman Strength"]).attack(target=t_villain(board))
    if t.asked == "order":
        t.answer("use", "Superhuman Strength")
    assert t.villain.damage == 7 and t.villain.stunned == 1 and t.hero.atk == 5
    t.quiet()


def test_superhuman_strength_counts_for_the_hero_alone(board):
    t = board(hero="she-hulk", form="alter-ego", play=["Superhuman Strength"])
    assert t.hero.atk == 0


# ---- 01160 Legal Work ----------------------------------------------------------------------------------------------
def test_legal_work_may_be_worked_off(board):
    t = board(hero="she-hulk", encounter=["Legal Work"]).reveal("Legal Work").answer("yes").option(0)
    assert t.hero.name == "Jennifer Walters" and t.hero.exhausted and t["Legal Work"].where == "removed"
    t.quiet()


def test_legal_work_may_accelerate_the_main_scheme(board):
    t = board(hero="she-hulk", encounter=["Legal Work"]).reveal("Legal Work").answer("no")
    assert t.state.acceleration == 1 and t["Legal Work"].where == "encounter_discard"
    t.quiet()


# ---- 01161 Personal Challenge --------------------------------------------------------------------------------------
def test_personal_challenge_has_a_crisis_and_more_threat_for_more_players(board):
    t = board(player("she-hulk"), player(), threat=4, encounter=["Personal Challenge"]).reveal("Personal Challenge")
    assert t.side.threat == 5
    t.cannot("thwart", t.hero, t.main, rule="rr:crisis-icon")


# ---- 01162 Titania -------------------------------------------------------------------------------------------------
def test_titania_hits_with_her_remaining_hit_points(board):
    t = board(hero="she-hulk", engaged=[on("Titania", damage=2)])
    assert t.minion.atk == 4
    t.activate(t.minion).pass_()
    assert t.hero.damage == 4
    t.attack(t.minion)
    assert (t.minion.damage, t.minion.atk) == (5, 1)


def test_titanias_x_takes_modifiers(board):
    boss = upgrade(action(Damage(YOU, 1)), constant(gets(A_SCHEME, ATK=1)))
    t = board(hero="she-hulk", play=[boss], engaged=[on("Titania", damage=1, attached=["Genetically Enhanced"])])
    assert t.minion.hp == t.minion.atk == 8  # six, and three, less one
    t = board(engaged=[on("Titania", damage=1, attached=[weapon()])])
    assert t.minion.atk == 7


def weapon():
    from quickstrike.champions.vocab import A_MINION, AttachTo
    from quickstrike.testkit import attachment

    return attachment(AttachTo(A_MINION), atk=2)


# ---- 01163 Genetically Enhanced ------------------------------------------------------------------------------------
def test_genetically_enhanced_takes_the_minion_with_the_most_printed_hit_points(board):
    t = board(engaged=[on(minion(hp=5), damage=4), minion(hp=4)], encounter=["Genetically Enhanced"])
    t.reveal("Genetically Enhanced")
    assert t["Genetically Enhanced"].host == t.minions[0] and t.minions[0].hp == 4
    t.quiet()


def test_genetically_enhanced_counts_printed_hit_points_only(board):
    t = board(
        engaged=[on(minion(hp=4), attached=["Genetically Enhanced"]), minion(hp=5)], encounter=["Genetically Enhanced"]
    )
    t.reveal(next(c for c in t.all("Genetically Enhanced") if not c.in_play))
    assert t.minions[1].hp == 8
    t.quiet()


def test_genetically_enhanced_the_first_player_breaks_a_tie(board):
    t = board(
        player(engaged=[minion(hp=4)]),
        player(engaged=[minion(hp=4)]),
        first=1,
        turn=0,
        encounter=["Genetically Enhanced"],
    )
    t.reveal("Genetically Enhanced")
    assert t.decision.seat == 1
    t.choose(t.minions[1])
    assert t["Genetically Enhanced"].host == t.minions[1]


def test_genetically_enhanced_surges_without_a_minion(board):
    t = board(encounter=["Genetically Enhanced", treachery(Damage(YOU, 1))]).reveal("Genetically Enhanced")
    assert t["Genetically Enhanced"].where == "encounter_discard" and t.hero.damage == 1
    t = board(engaged=[minion()], encounter=["Genetically Enhanced", treachery(Damage(YOU, 1))])
    t.reveal("Genetically Enhanced")
    assert t.hero.damage == 0
    t.quiet()


# ---- 01164 Titania's Fury ------------------------------------------------------------------------------------------
def fury(board, **kw):
    kw = {"hero": "she-hulk", **kw}
    return board(encounter=["Titania's Fury", treachery(Damage(YOU, 1))], **kw).reveal("Titania's Fury")


def test_titania_attacks_in_fury(board):
    t = fury(board, engaged=[on("Titania", damage=3)]).pass_()
    assert t.hero.damage == 3 and t.minion.damage == 3 and t["Titania's Fury"].where == "encounter_discard"
    t.quiet()


def test_titania_attacks_whoever_reveals(board):
    t = board(player("she-hulk"), player(engaged=["Titania"]), encounter=["Titania's Fury"]).reveal("Titania's Fury")
    t.pass_().pass_()
    assert t.hero.damage == 6


def test_without_titania_there_is_another_card(board):
    t = fury(board)
    assert t.hero.damage == 1
    t.quiet()


def test_titania_heals_if_she_does_not_attack(board):
    t = fury(board, engaged=[on("Titania", damage=3, stunned=1)])
    assert (t.minion.damage, t.minion.stunned, t.hero.damage) == (0, 0, 1)
    t = fury(board, form="alter-ego", engaged=[on("Titania", damage=3)])  # there is no hero to attack
    assert (t.minion.damage, t.hero.damage) == (0, 1)
    t.quiet()


def test_a_defended_attack_of_titania_is_an_attack(board):
    t = fury(board, play=[ally(hp=9)], engaged=[on("Titania", damage=3)])
    t.defend(t.ally)
    assert t.ally.damage == 3 and t.minion.damage == 3 and t.hero.damage == 0
    t.quiet()


def test_titanias_fury_as_a_boost_gives_another(board):
    t = board(villain=foe(atk=1), encounter=["Titania's Fury", treachery(boost=3)]).activate().pass_()
    assert t.hero.damage == 1 + 1 + 3


# ---- outside her deck ----------------------------------------------------------------------------------------------
def test_her_cards_know_the_stalwart_and_the_permanent(board):
    t = board(hero="she-hulk", play=["Superhuman Strength"], villain=foe(STALWART)).attack(t_villain(board))
    assert t["Superhuman Strength"].in_play and t.villain.stunned == 0
    t = board(hero="she-hulk", hand=["Ground Stomp", resource(wild=2)], engaged=[minion(PERMANENT, hp=1)])
    t.play("Ground Stomp")
    assert t.minion.damage == 1  # a permanent minion can't be defeated


def test_an_event_of_another_hero_readies_nobody(board):
    t = board(
        player(hand=[event(Damage(YOU, 1)), resource(wild=1)]),
        player("she-hulk", hand=["One-Two Punch", resource(wild=1)]),
        sides=[side_scheme()],
    )
    t.attack(t.villain)
    t.quiet()  # her punch follows her own attacks
