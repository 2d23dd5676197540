"""Captain America: the identity, his cards, his obligation and his nemesis."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.vocab import YOU, YOUR_IDENTITY, Damage, Draw, ResolveAbility, action
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

CAP, SHIELD, ONE = "captain-america", "Captain America's Shield", resource(wild=1)


# ---- 03001 Captain America / Steve Rogers --------------------------------------------------------------------------
def test_all_day_readies_him_for_a_card_once_per_round(board):
    t = board(hero=CAP, exhausted=True, hand=[resource(), resource()])
    t.use("Captain America")
    t.choose(t.hand[0])
    assert not t.hero.exhausted and len(t.hand) == 1
    t.attack(t.villain)
    t.cannot("use", "Captain America", ability=0, rule="rr:limit")
    t.villain_phase()
    t.attack(t.villain).can("use", "Captain America")


def test_all_day_needs_a_card_and_somebody_to_ready(board):
    board(hero=CAP, exhausted=True).cannot("use", "Captain America", ability=0, rule="rr:cost")
    board(hero=CAP, hand=[resource()]).cannot("use", "Captain America", ability=0, rule="rr:target")


def test_living_legend_makes_the_first_ally_of_a_round_cheaper_for_everybody(board):
    first, second = ally(cost=2, name="First"), ally(cost=2, name="Second")
    t = board(player(CAP, form="alter-ego"), player(hand=[first, ONE, second, ONE]), turn=1)
    t.play("First")
    assert len(t.seats[1].hand) == 2
    t.cannot("play", "Second", rule="rr:cost")
    t = board(hero=CAP, hand=[first, ONE])
    t.cannot("play", "First", rule="rr:cost")  # it is Steve Rogers who is the legend


@ruling("faq:captain-america-hero-pack:steve-rogers:2")
def test_living_legend_counts_allies_that_were_played_before_he_changed_form(board):
    first, second = ally(cost=1, name="First"), ally(cost=2, name="Second")
    t = board(hero=CAP, hand=[first, ONE, second, ONE]).play("First")
    t.change_form()
    t.cannot("play", "Second", rule="rr:cost")
    t.villain_phase()
    t.can("play", "Second")  # another round


def test_he_begins_with_the_shield(setting_up):
    t = setting_up(player(CAP, deck=[*[resource() for _ in range(12)], SHIELD])).answer("done")
    assert SHIELD in [c.name for c in t.hand]


@ruling("faq:captain-america-hero-pack:steve-rogers:1")
def test_the_shield_is_found_in_deck_and_discard_pile_and_nowhere_else(board):
    again = event(action(ResolveAbility("setup", YOUR_IDENTITY)), name="Again")
    t = board(hero=CAP, form="alter-ego", hand=[again], discard=[SHIELD]).play("Again")
    assert [c.name for c in t.hand] == [SHIELD]
    t = board(hero=CAP, form="alter-ego", hand=[again], engaged=[on(SHIELD, facedown="Drone")]).play("Again")
    assert t.hand == [] and len(t.minions) == 1
    t.quiet()


# ---- events --------------------------------------------------------------------------------------------------------
def test_fearless_determination(board):
    t = board(hero=CAP, hand=["Fearless Determination"], threat=5).play("Fearless Determination")
    assert t.hero.thw == 3 and len(t.hand) == 1
    t.thwart(t.main)
    assert t.main.threat == 2
    t.villain_phase()
    assert t.hero.thw == 2


def test_heroic_strike_stuns_if_strength_paid(board):
    t = board(hero=CAP, hand=["Heroic Strike", resource(physical=1), resource(energy=2)])
    t.play("Heroic Strike")
    assert (t.villain.damage, t.villain.stunned) == (6, 1)
    t = board(hero=CAP, hand=["Heroic Strike", resource(energy=3)]).play("Heroic Strike")
    assert (t.villain.damage, t.villain.stunned) == (6, 0)


def test_shield_block_prevents_all_for_the_exhausted_shield(board):
    t = board(hero=CAP, hand=["Shield Block"], play=[SHIELD], villain=foe(atk=5))
    t.activate(t.villain).pass_().play("Shield Block")
    assert t.hero.damage == 0 and t[SHIELD].exhausted


def test_shield_block_needs_a_ready_shield(board):
    t = board(hero=CAP, hand=["Shield Block"], play=[on(SHIELD, exhausted=True)])
    t.reveal(treachery(Damage(YOU, 2)))
    assert t.hero.damage == 2
    t.quiet()


def test_shield_toss_hits_as_many_as_cards_were_discarded(board):
    one, two = minion(hp=9, name="One"), minion(hp=9, name="Two")
    t = board(hero=CAP, hand=["Shield Toss", resource(), resource(), resource()], play=[SHIELD], engaged=[one, two])
    t.play("Shield Toss")
    t.choose(t.hand[0]).choose(t.hand[1]).answer("done")
    t.choose("One")  # and so "Two": there is no other
    assert [m.damage for m in t.minions] == [4, 4] and t.villain.damage == 0
    assert sorted(c.name for c in t.hand)[0] == SHIELD and len(t.hand) == 2
    t.quiet()


def test_shield_toss_needs_the_shield_and_a_card(board):
    board(hero=CAP, hand=["Shield Toss", resource()]).cannot("play", "Shield Toss", rule="rr:cost")
    board(hero=CAP, hand=["Shield Toss"], play=[SHIELD]).cannot("play", "Shield Toss", rule="rr:cost")


# ---- supports and upgrades -----------------------------------------------------------------------------------------
def test_steves_apartment(board):
    t = board(hero=CAP, form="alter-ego", damage=3, play=["Steve's Apartment"]).use("Steve's Apartment")
    assert t.hero.damage == 2 and len(t.hand) == 1 and t["Steve's Apartment"].exhausted
    board(hero=CAP, play=["Steve's Apartment"]).cannot("use", "Steve's Apartment", ability=0, rule="rr:ability")


def test_the_helmet_saves_him_once(board):
    t = board(hero=CAP, damage=9, play=["Captain America's Helmet"])
    t.reveal(treachery(Damage(YOU, 7))).use("Captain America's Helmet")
    assert t.hero.damage == 10 and t["Captain America's Helmet"].where == "discard0" and t.result is None
    t.reveal(treachery(Damage(YOU, 1)))
    assert t.result == "lost"


def test_the_helmet_is_for_captain_america_only(board):
    t = board(hero=CAP, form="alter-ego", damage=9, play=["Captain America's Helmet"])
    t.reveal(treachery(Damage(YOU, 7)))
    assert t.result == "lost"


def test_the_helmet_may_be_declined(board):
    t = board(hero=CAP, damage=9, play=["Captain America's Helmet"])
    t.reveal(treachery(Damage(YOU, 7))).pass_()
    assert t.result == "lost"


def test_the_shield_defends_and_strikes_back(board):
    t = board(hero=CAP, play=[SHIELD], villain=foe(atk=5))
    assert t.hero.def_ == 3 and t.hero.keyword("retaliate") == 1
    t.activate(t.villain).defend(t.hero)
    assert (t.hero.damage, t.villain.damage) == (2, 1)


def test_super_soldier_serum_pays(board):
    t = board(hero=CAP, hand=[event(Draw(1), cost=1, name="Deed")], play=["Super-Soldier Serum"]).play("Deed")
    assert t["Super-Soldier Serum"].exhausted
    t.quiet()


# ---- his obligation and his nemesis --------------------------------------------------------------------------------
def test_man_out_of_time_takes_half_a_hand_rounded_down(board):
    t = board(hero=CAP, hand=[resource() for _ in range(5)], exhausted=True, encounter=["Man Out of Time"])
    t.reveal("Man Out of Time").answer("no")
    t.choose(t.hand[0]).choose(t.hand[1])
    assert len(t.hand) == 3 and t["Man Out of Time"].where == "encounter_discard"
    t.quiet()


def test_man_out_of_time_can_be_lived_with(board):
    t = board(hero=CAP, form="alter-ego", hand=[resource()], encounter=["Man Out of Time"])
    t.reveal("Man Out of Time").option(0)
    assert t.hero.exhausted and t["Man Out of Time"].where == "removed" and len(t.hand) == 1


def test_hit_squad_hits_each_player_in_order(board):
    t = board(player(CAP), player(), first=1, turn=1, encounter=[treachery(boost=2), treachery(boost=1), "Hit Squad"])
    t.reveal("Hit Squad", seat=0)
    assert [p.identity.damage for p in t.seats] == [1, 2] and t.side.threat == 6
    t.quiet()


def test_baron_zemo_keeps_you_from_thwarting(board):
    t = board(player(CAP, engaged=["Baron Zemo"], play=[ally(thw=1, name="Friend")]), player(), threat=5)
    t.cannot("thwart", t.hero, t.main, rule="rr:cannot")
    t.can("thwart", t["Friend"], t.main)  # an ally is not you
    t.end_turn().can("thwart", t.seats[1].identity, t.main)


def test_baron_zemo_forbids_cards_that_thwart(board):
    t = board(hero=CAP, engaged=["Baron Zemo"], hand=["For Justice!", resource(wild=2)], threat=5)
    t.cannot("play", "For Justice!", rule="rr:cannot")


def test_hydra_soldier_leaves_an_encounter_card(board):
    t = board(player(CAP), player(engaged=[on("03029", damage=3)]))
    t.attack(t.minion)
    assert [len(p.dealt) for p in t.seats] == [0, 1]


def test_hail_hydra_attacks_heroes_and_finds_the_others_a_minion(board):
    soldier = minion(traits="Hydra", atk=2, hp=5, name="Grunt")
    t = board(player(CAP, engaged=[soldier]), player(form="alter-ego"), encounter=["03029", "Hail Hydra!", treachery()])
    t.reveal("Hail Hydra!").pass_().choose(t.seats[0])  # nobody defends; then each player, in this order
    assert t.seats[0].identity.damage == 2 and len(t.seats[0].minions) == 1
    assert [m.name for m in t.seats[1].minions] == ["Hydra Soldier"]


def test_hail_hydra_finds_a_minion_for_who_was_spared_by_a_stun(board):
    t = board(
        hero=CAP,
        engaged=[on(minion(traits="Hydra", name="Grunt"), stunned=1)],
        encounter=["Hail Hydra!", "03029", treachery()],
    )
    t.reveal("Hail Hydra!").pass_all()
    assert t.hero.damage == 0 and sorted(m.name for m in t.minions) == ["Grunt", "Hydra Soldier"]
