"""The aspect and basic cards of the Doctor Strange pack."""

from tests.marks import rule, ruling

from quickstrike.bots import bot_of
from quickstrike.champions.vocab import (
    AN_ENEMY,
    STEADY,
    THE_VILLAIN,
    YOU,
    AttachTo,
    Damage,
    Give,
    a,
    attack,
    boost,
    constant,
    gets,
)
from quickstrike.testkit import ally, event, foe, hero, minion, on, player, resource, support, treachery, upgrade

PAY = [resource(mental=2), resource(mental=2)]


# ---- protection
def test_brother_voodoo_searches_the_top_five(board):
    deep, near = event(Damage(AN_ENEMY, 1), name="Deep"), event(Damage(AN_ENEMY, 1), name="Near")
    t = board(hand=["Brother Voodoo", *PAY], deck=[ally(), near, ally(), ally(), ally(), deep])
    t.play("Brother Voodoo")
    t.answer("use", t["Brother Voodoo"])
    assert t[near].where == "hand0" and t[deep].where == "deck0"
    t.quiet()


def test_brother_voodoo_may_find_nothing(board):
    t = board(hand=["Brother Voodoo", *PAY], deck=[ally()] * 6)
    t.play("Brother Voodoo")
    t.pass_all()
    assert t["Brother Voodoo"].in_play
    t.quiet()


def test_clea_goes_back_to_the_deck(board):
    t = board(play=[on("Clea", damage=1)], engaged=[minion(hp=5)])
    t.attack(t.minion, who="Clea")
    t.answer("use", t["Clea"])
    assert t["Clea"].where == "deck0"
    t.quiet()


def test_clea_is_discarded_if_she_does_not(board):
    t = board(play=[on("Clea", damage=1)], engaged=[minion(hp=5)])
    t.attack(t.minion, who="Clea")
    t.pass_()
    assert t["Clea"].where == "discard0"
    t.quiet()


def test_clea_goes_to_her_owners_deck(board):
    t = board(player(play=[on("Clea", damage=1, owner=1)], engaged=[minion(hp=5)]), player())
    t.attack(t.minion, who="Clea")
    t.answer("use", t["Clea"])
    assert t["Clea"].where == "deck1"
    t.quiet()


@ruling("errata:doctor-strange-hero-pack:iron-fist")
def test_iron_fist_stuns_before_he_hits(board):
    t = board(hand=["Iron Fist", *PAY], engaged=[minion(hp=3)])
    t.play("Iron Fist")
    assert t["Iron Fist"].counters("mystic") == 2
    t.attack(t.minion, who="Iron Fist")
    assert t.minion.damage == 0  # an interrupt
    t.answer("use", t["Iron Fist"])
    assert not t.minions and t["Iron Fist"].counters("mystic") == 1 and t["Iron Fist"].damage == 1
    t.quiet()


@rule("rr:consequential-damage")
def test_iron_fist_takes_nothing_if_the_attack_aborts(board):
    t = board(play=[on("Iron Fist", counters={"mystic": 1})], engaged=[minion(hp=1)])
    t.attack(t.minion, who="Iron Fist")
    t.answer("use", t["Iron Fist"])
    assert not t.minions and not t["Iron Fist"].damage
    t.quiet()


def test_iron_fist_stuns_who_survives(board):
    t = board(play=[on("Iron Fist", counters={"mystic": 1})])
    t.attack(t.villain, who="Iron Fist")
    t.answer("use", t["Iron Fist"])
    assert t.villain.stunned and t.villain.damage == 3 and t["Iron Fist"].in_play  # no Uses: he stays without counters
    t.quiet()
    t.cannot("use", t["Iron Fist"])


def test_desperate_defense_readies_the_unharmed(board):
    t = board(hand=["Desperate Defense", resource(mental=1)], villain=foe(atk=4))
    t.activate()
    t.defend(t.hero)
    t.play("Desperate Defense")
    assert not t.hero.damage and not t.hero.exhausted
    t.quiet()


def test_desperate_defense_does_not_ready_the_hurt(board):
    t = board(hand=["Desperate Defense", resource(mental=1)], villain=foe(atk=5))
    t.activate()
    t.defend(t.hero)
    t.play("Desperate Defense")
    assert t.hero.damage == 1 and t.hero.exhausted
    t.quiet()


def test_momentum_shift_needs_damage_to_heal(board):
    t = board(hand=["Momentum Shift", resource(mental=2)], damage=2)
    t.play("Momentum Shift")
    assert not t.hero.damage and t.villain.damage == 2
    t.quiet()
    t = board(hand=["Momentum Shift", resource(mental=2)], damage=1)
    t.cannot("play", "Momentum Shift", rule="rr:cost")


@ruling("faq:doctor-strange-hero-pack:the-night-nurse:1")
def test_the_night_nurse_takes_the_only_status_card(board):
    t = board(play=["The Night Nurse"], damage=2, tough=1)
    t.use("The Night Nurse")
    assert t.hero.damage == 1 and not t.hero.tough and t["The Night Nurse"].counters("medical") == 2
    t.quiet()


def test_the_night_nurse_lets_the_player_choose(board):
    t = board(play=["The Night Nurse"], damage=2, tough=1, stunned=1)
    t.use("The Night Nurse")
    assert t.asked == "status" and len(t.options()) == 2
    t.cannot("choose", target=t.hero, value="confused", rule="rr:status-cards")
    t.cannot("end_turn", rule="rr:status-cards")
    assert bot_of("heuristic", 1).choose(t.game, t.game.decision).value == "stunned"
    t.answer("choose", value="stunned")
    assert t.hero.tough and not t.hero.stunned
    t.quiet()


def test_the_night_nurse_needs_something_to_do(board):
    t = board(play=["The Night Nurse"])
    t.cannot("use", "The Night Nurse", rule="rr:target")
    t = board(play=["The Night Nurse"], confused=1)
    t.use("The Night Nurse")
    assert not t.hero.confused
    t.quiet()


@rule("rr:steady")
def test_one_of_two_status_cards(board):
    t = board(hero=hero(STEADY), play=["The Night Nurse"], stunned=2)
    t.use("The Night Nurse")
    assert t.hero.stunned == 1
    t.quiet()


def test_unflappable_draws_after_a_perfect_defense(board):
    t = board(play=["Unflappable"], villain=foe(atk=2))
    t.activate()
    t.defend(t.hero)
    t.answer("use", t["Unflappable"])
    assert len(t.hand) == 1 and t["Unflappable"].exhausted
    t.quiet()


def test_unflappable_not_for_the_hurt(board):
    t = board(play=["Unflappable"], villain=foe(atk=3))
    t.activate()
    t.defend(t.hero)
    assert t.hero.damage == 1
    t.quiet()


def test_unflappable_not_for_allies(board):
    friend = ally(hp=9)
    t = board(play=["Unflappable", friend], villain=foe(atk=0))
    t.activate()
    t.defend(t[friend])
    t.quiet()


@ruling("faq:doctor-strange-hero-pack:unflappable:1")
def test_unflappable_despite_a_boost_ability(board):
    t = board(play=["Unflappable"], villain=foe(atk=2), encounter=[treachery(boost(Damage(YOU, 1)), boost=0)])
    t.activate()
    t.defend(t.hero)
    t.answer("use", t["Unflappable"])
    assert t.hero.damage == 1 and len(t.hand) == 1
    t.quiet()


# ---- basic
@ruling("errata:doctor-strange-hero-pack:warning")
def test_warning_is_no_defense(board):
    t = board(hand=["Warning"], villain=foe(atk=3), play=["Unflappable"])
    assert not t["Warning"].trait("Defense")
    t.activate()
    t.pass_()
    t.play("Warning")
    assert t.log("defend") == [] and t.hero.damage == 2
    t.quiet()


def test_warning_reduces_the_damage(board):
    t = board(hand=["Warning"], villain=foe(atk=3))
    t.activate()
    t.pass_()
    t.play("Warning")
    assert t.hero.damage == 2
    t.quiet()


def test_warning_for_another_hero_but_no_ally(board):
    t = board(player(hand=["Warning"]), player(), villain=foe(atk=3))
    t.activate(seat=1)
    t.skip_to("window")
    t.play("Warning")
    assert t.seats[1].identity.damage == 2
    friend = ally(hp=9)
    t = board(hand=["Warning"], play=[friend], villain=foe(atk=3))
    t.activate()
    t.defend(t[friend])
    assert t[friend].damage == 3
    t.quiet()


@rule("rr:hand-size")
def test_the_sorcerer_supreme(board):
    mystic = hero(traits="Mystic")
    t = board(hero=mystic, hand=["The Sorcerer Supreme", *PAY])
    before = t.game.view(0)["players"][0]["hand_size"]
    t.play("The Sorcerer Supreme")
    assert t.game.view(0)["players"][0]["hand_size"] == before + 1
    t.change_form()
    other = t.game.view(0)["players"][0]["hand_size"]
    assert other == t.hero.face.stats["HAND_SIZE"]
    t.quiet()


def test_the_sorcerer_supreme_is_a_mystic(board):
    t = board(hand=["The Sorcerer Supreme", *PAY])
    t.cannot("play", "The Sorcerer Supreme", rule="rr:play-restrictions-and-permissions")


# ---- the other aspects
def test_skilled_strike_for_a_basic_attack(board):
    t = board(hand=["Skilled Strike"])
    t.attack(t.villain)
    t.play("Skilled Strike")
    assert t.villain.damage == 4
    t.quiet()


def test_skilled_strike_not_for_events(board):
    shot = event(attack(AN_ENEMY, 1), cost=0)
    t = board(hand=["Skilled Strike", shot])
    t.play(shot)
    assert t.villain.damage == 1
    t.quiet()


def test_foiled_cancels_the_icons_of_a_scheme(board):
    t = board(hand=["Foiled!"], form="alter-ego", villain=foe(sch=1), encounter=[treachery(boost=3)])
    t.activate()
    t.play("Foiled!")
    assert t.main.threat == 1
    t.quiet()


def test_foiled_not_in_an_attack(board):
    t = board(hand=["Foiled!"], villain=foe(atk=1), encounter=[treachery(boost=3)])
    t.activate()
    t.pass_()
    assert t.hero.damage == 4
    t.quiet()


def test_upgrades_are_cheaper_on_iron_man(board):
    suit = upgrade(AttachTo(a("ally")), cost=2, name="Suit")
    t = board(play=["09039"], hand=[suit, resource(mental=1)])
    t.play(suit)
    assert t[suit].host == t["09039"] and not t.hand
    t.quiet()


def test_iron_man_is_chosen_before_it_is_paid(board):
    suit, friend = upgrade(AttachTo(a("ally")), cost=2, name="Suit"), ally(name="Friend")
    t = board(play=["09039", friend], hand=[suit, resource(mental=1), resource(mental=1)])
    t.answer("play", t[suit])
    assert t.asked == "attach"
    t.choose(t[friend])
    t.answer("pay")
    t.answer("pay")
    assert t[suit].host == t[friend] and not t.hand
    t.quiet()


def test_only_where_it_can_be_paid(board):
    suit, friend = upgrade(AttachTo(a("ally")), cost=2, name="Suit"), ally(name="Friend")
    t = board(play=["09039", friend], hand=[suit, resource(mental=1)])
    t.play(suit)  # on the other ally it would cost two
    assert t[suit].host == t["09039"]
    t.quiet()


def test_supports_and_other_upgrades_cost_as_much_as_ever(board):
    house, own = support(cost=1), upgrade(constant(gets(YOU, HP=1)), cost=1, name="Own")
    t = board(play=["09039"], hand=[house, own])
    t.cannot("play", house, rule="rr:cost")
    t.cannot("play", own, rule="rr:cost")


def test_iron_man_does_not_play_for_free_below_nothing(board):
    free = upgrade(AttachTo(a("ally")), cost=0, name="Free")
    t = board(play=["09039"], hand=[free])
    t.play(free)
    assert t[free].host == t["09039"]
    t.quiet()


def test_the_villain_can_be_stunned_twice_over_by_replacing(board):
    """A status card of a sort that is there already can't take the place of another."""
    shot = event(Give("stunned", THE_VILLAIN), cost=0)
    t = board(hero="doctor-strange", invocation=["09035"], hand=[shot], villain=on(foe(), confused=1, tough=1))
    t.play(shot)
    t.use(t.hero)
    assert (t.villain.stunned, t.villain.confused, t.villain.tough) == (1, 1, 1)  # all three: nothing can be replaced
    t.quiet()
