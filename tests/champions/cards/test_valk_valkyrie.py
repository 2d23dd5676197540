"""Valkyrie: Death-Glow and her other cards, her obligation and her nemesis, and the other cards of her pack."""

import pytest
from tests.marks import rule, ruling

from quickstrike.champions.vocab import AN_ENEMY, Discard, Draw, a, attack
from quickstrike.testkit import (
    ally,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    side_scheme,
    treachery,
)


def valkyrie(board, **has):
    return board(hero="valkyrie", **has)


def glowing(card, **has):
    return on(card, attached=["25002"], **has)


# ---- the identity
def test_death_glow_starts_set_aside(setting_up):
    t = setting_up(hero="valkyrie", deck=[*[resource(mental=1)] * 9, "25002"])
    t.answer("done")
    assert t["25002"].where == "aside" and t["25002"].in_play is False


def test_death_perception_plays_it(board):
    t = valkyrie(board, aside=[on("25002", owner=0)], hand=[resource(mental=1)], engaged=[minion(name="Foe")])
    t.use(t.hero)
    t.choose(t["Foe"])
    assert t["25002"].host == t["Foe"] and not t.hand
    t.quiet()


def test_death_perception_must_be_paid(board):
    t = valkyrie(board, aside=[on("25002", owner=0)])
    t.cannot("use", t.hero)


def test_not_this_day(board):
    t = valkyrie(board, form="alter-ego", villain=glowing(foe()))
    t.use(t.hero)
    assert t["25002"].where == "aside"
    t.quiet()


# ---- Death-Glow
def test_death_glow_readies_her(board):
    t = valkyrie(board, engaged=[glowing(minion(hp=2))])
    t.attack(t.minion)
    assert not t.hero.exhausted and t["25002"].where == "aside"
    t.quiet()


def test_death_glow_only_if_she_defeats_it(board):
    t = valkyrie(board, engaged=[glowing(minion(hp=1))], exhausted=True, play=[ally(atk=1, name="Friend")])
    t.attack(t.minion, who="Friend")
    assert t.hero.exhausted and t["25002"].where == "aside"
    t.quiet()


def test_death_glow_on_a_villain(board):
    t = valkyrie(board, villain=[glowing(foe(hp=2)), foe(hp=9)])
    t.attack(t.villain)
    assert t["25002"].where == "aside" and not t.hero.exhausted and t.villain.hp == 9
    t.quiet()


# ---- her cards
def test_annabelle_riggs(board):
    t = valkyrie(board, form="alter-ego", play=["25003"], deck=[*[ally()] * 4, "25006", "25005"])
    t.use("25003")
    assert t["25006"].where == "hand0" and t["25003"].exhausted
    t.quiet()


def test_valhalla(board):
    t = valkyrie(board, play=["25004"], damage=3, engaged=[glowing(minion(hp=1))])
    t.attack(t.minion)
    t.use("25004")
    assert t.hero.damage == 2 and len(t.hand) == 1 and t["25004"].exhausted
    t.quiet()
    t = valkyrie(board, play=["25004"], damage=3, engaged=[minion(hp=1)])
    t.attack(t.minion)
    t.quiet()


def test_valhalla_for_a_stage_of_the_villain(board):
    t = valkyrie(board, play=["25004"], damage=3, villain=[glowing(foe(hp=2)), foe(hp=9)])
    t.attack(t.villain)
    t.use("25004")
    assert t.hero.damage == 2


@pytest.mark.parametrize(("glow", "damage"), [(True, 2), (False, 3)])
def test_valkyries_spear(board, glow, damage):
    villain = foe(atk=5)
    t = valkyrie(board, play=["25005"], villain=glowing(villain) if glow else villain)
    assert t.hero.def_ == 2
    t.activate(how="attack")
    t.defend(t.hero)
    t.pass_all()
    assert t.hero.damage == damage


@pytest.mark.parametrize(("glow", "damage"), [(True, 4), (False, 3)])
def test_dragonfang(board, glow, damage):
    villain = foe(hp=20)
    t = valkyrie(board, play=["25006"], villain=glowing(villain) if glow else villain)
    assert t.hero.atk == 3
    t.attack(t.villain)
    assert t.villain.damage == damage and t.hero.atk == 3
    t.quiet()


def test_dragonfang_and_quick_strike(board):
    t = valkyrie(board, play=["25006"], villain=glowing(foe(hp=20)), hand=["25018", resource(mental=2)])
    t.play("25018")
    assert t.villain.damage == 4


@ruling("errata:valkyrie-hero-pack:aragorn")
def test_aragorn_carries_either_form(board):
    t = valkyrie(board, play=["25007"])
    assert t.hero.hp == 16 and t.hero.trait("Aerial")
    t.change_form()
    assert t.hero.hp == 16 and t.hero.trait("Aerial")


def test_flight_of_the_valkyrior(board):
    t = valkyrie(board, play=["25008", ally(atk=1, name="Friend")], threat=7, engaged=[glowing(minion(hp=1))])
    t.attack(t.minion, who="Friend")
    t.use("25008")
    assert t.main.threat == 2 and not t["25008"].in_play
    t.quiet()
    t = valkyrie(board, play=["25008"], threat=7, engaged=[minion(hp=1)])
    t.attack(t.minion)
    t.quiet()


def test_visit_valhalla(board):
    t = valkyrie(board, form="alter-ego", hand=["25009"], discard=["25006", ally()])
    t.play("25009")
    assert t["25006"].where == "hand0"
    t.quiet()


def test_chooser_of_the_slain(board):
    t = valkyrie(board, hand=["25010"], encounter_discard=[minion(name="Foe")])
    t.play("25010")
    assert t["Foe"].engaged == 0 and len(t.hand) == 2
    t.quiet()
    t = valkyrie(board, hand=["25010"], encounter=[treachery()], filler=0, deck=[ally()] * 5)
    t.play("25010")
    assert not t.hand and t["25010"].where == "discard0"


@ruling("errata:valkyrie-hero-pack:shieldmaiden")
def test_shieldmaiden_is_a_defense(board):
    t = valkyrie(
        board, hand=["25011", resource(mental=1)], villain=glowing(foe(atk=4)), exhausted=True, play=["Unflappable"]
    )
    assert t["25011"].trait("Defense")
    t.activate(how="attack")
    t.play("25011", pay=[t.hand[1]])
    t.pass_all()
    assert t.hero.damage == 1
    t = valkyrie(board, hand=["25011", resource(mental=1)], villain=foe(atk=4))
    t.activate(how="attack")
    assert t.asked == "defend"


@pytest.mark.parametrize(("glow", "beyond"), [(True, 5), (False, 0)])
def test_have_at_thee(board, glow, beyond):
    small = minion(hp=2)
    t = valkyrie(board, hand=["25012", resource(mental=3)], engaged=[glowing(small) if glow else small])
    t.play("25012", target=t.minion)
    assert t.villain.damage == beyond
    t.quiet()


# ---- the obligation and the nemesis
def test_trouble_in_otherworld(board):
    pay = [resource(energy=1, mental=1)]
    t = valkyrie(board, villain=glowing(foe()), engaged=[minion(hp=3, name="Foe"), on("25028")], hand=pay)
    t.cannot("attack", t.hero, t.villain, rule="rr:cannot")
    t.attack(t["Foe"])
    t.change_form()
    t.use("25028")
    assert t["25028"].where == "removed"
    t.quiet()


def test_enchantress_brings_seduced(board):
    t = valkyrie(board, aside=["25032"])
    t.reveal(t.add("25029", "encounter"))
    assert t["25032"].host == t.hero
    t.quiet()


def test_seduced(board):
    hit = event(attack(AN_ENEMY, 3), cost=0, traits="Attack", name="Hit")
    t = valkyrie(
        board, attached=["25032"], hand=[hit, event(Draw(1), cost=0, name="Other"), resource(energy=1, mental=1)]
    )
    t.cannot("attack", t.hero, t.villain, rule="rr:cannot")
    t.cannot("play", hit, rule="rr:cannot")
    t.play("Other")
    t.change_form()
    t.use("25032")
    assert t["25032"].where == "encounter_discard"
    t.quiet()


def test_powerful_enchantments_keep_attachments_on_friends(board):
    has = {"attached": ["25032"], "form": "alter-ego", "hand": [resource(energy=1, mental=1)]}
    t = valkyrie(board, sides=["25030"], **has)
    t.cannot("use", t["25032"])
    t = valkyrie(board, **has)
    t.use("25032")
    assert not t["25032"].in_play


@ruling("errata:valkyrie-hero-pack:beguiled")
def test_beguiled_takes_the_dearest_ally(board):
    cheap = ally(cost=1, hp=2, name="Cheap")
    t = valkyrie(board, play=[cheap, ally(cost=3, hp=3, atk=2, thw=1, traits="Avenger", name="Dear")])
    t.reveal(t.add("25031", "encounter"))
    dear = t["Dear"]
    assert t["25031"].host == dear and dear.engaged == 0 and dear.trait("Enthralled") and dear.trait("Avenger")
    assert dear.sch == 1 and dear.atk == 2 and t["25031"].trait("Condition")
    assert [x.name for x in t.minions] == ["Dear"] and [x.name for x in t.allies] == ["Cheap"]
    t.quiet()
    t.reveal(t.add("25031", "encounter"))
    assert t["Cheap"].engaged == 0


@ruling("errata:valkyrie-hero-pack:beguiled")
def test_beguiled_surges_without_an_ally(board):
    t = valkyrie(board, encounter=["25031", treachery()])
    t.reveal("25031")
    assert t.log("surge") and t["25031"].where == "encounter_discard"


def test_a_beguiled_ally_attacks_and_schemes(board):
    t = valkyrie(board, engaged=[on("25003", owner=0, attached=["25031"])])
    t.activate("25003", how="attack")
    t.pass_all()
    assert t.hero.damage == 1 and not t["25003"].damage
    t.cannot("attack", t["25003"], t.villain)
    t.attack("25003")
    assert t["25003"].where == "discard0" and t["25031"].where == "encounter_discard"
    t.quiet()


def test_a_beguiled_ally_has_no_text_and_comes_back(board):
    t = valkyrie(board, form="alter-ego", engaged=[on("25003", owner=0, attached=["25031"])])
    t.cannot("use", t["25003"])
    t.play(event(Discard(a("attachment")), cost=0, name="Break"))
    assert t["25003"].controller == 0 and not t.minions and [x.name for x in t.allies] == ["Annabelle Riggs"]


# ---- the others
def test_thor_strikes_each_minion(board):
    t = board(
        play=["25013"],
        hand=[resource(energy=1)],
        engaged=[minion(hp=5, name="One"), minion(hp=5, name="Two")],
    )
    t.attack(t["One"], who="25013")
    t.use("25013")
    assert t["One"].damage == t["Two"].damage == 3 and t["25013"].damage == 2
    t.quiet()


def test_thor_strikes_one_without_energy(board):
    t = board(play=["25013"], hand=[resource(mental=1)], engaged=[minion(hp=5, name="One"), minion(hp=5, name="Two")])
    t.attack(t["One"], who="25013")
    assert t["One"].damage == 3 and not t["Two"].damage
    t.quiet()


def test_throg_is_tough_in_a_fight(board):
    t = board(hand=["25014", resource(mental=2)], engaged=[minion()])
    t.play("25014")
    t.use("25014")
    assert t["25014"].tough
    t = board(hand=["25014", resource(mental=2)])
    t.play("25014")
    assert not t["25014"].tough
    t.quiet()


def test_smash_the_problem(board):
    t = board(hand=["25019", resource(mental=1)], threat=5)
    t.play("25019")
    assert t.main.threat == 3 and t.hero.exhausted
    t.quiet()


def test_the_best_defense_is_an_attack(board):
    t = valkyrie(board, hand=["25020"], villain=foe(atk=5))
    t.activate(how="attack")
    t.defend(t.hero)
    t.play("25020")
    t.pass_all()
    assert t.hero.damage == 3


def test_the_bifrost(board):
    friend = ally(cost=2, traits="Asgard", name="Friend")
    t = valkyrie(board, play=["25023"], deck=[ally(), friend], hand=[resource(mental=2)])
    t.use("25023")
    assert t["Friend"].in_play and not t.hand
    t.quiet()


def test_godlike_stamina(board):
    t = valkyrie(board, hand=["25024"], damage=3, stunned=1)
    t.play("25024")
    t.answer("yes")
    assert t.hero.damage == 1 and not t.hero.stunned
    t.quiet()
    t = board(hand=["25024"], damage=3)
    t.cannot("play", "25024", rule="rr:play-restrictions-and-permissions")


FRIENDS = [ally(thw=2, traits="Avenger", name="A"), ally(thw=1, traits="Guardian", name="G")]


def test_problem_solvers(board):
    t = board(hand=["25033", resource(mental=4)], play=FRIENDS, threat=5, sides=[side_scheme(threat=4)])
    t.play("25033")
    assert t.main.threat == 2 and t.side.threat == 1 and t["A"].exhausted and t["G"].exhausted
    t.quiet()
    t = board(hand=["25033", resource(mental=4)], play=FRIENDS[:1], threat=5)
    t.cannot("play", "25033", rule="rr:cost")


@rule("rr:alliance")
def test_problem_solvers_of_two_players(board):
    four = resource(mental=4)
    t = board(player(hand=["25033", four], play=FRIENDS[:1]), player(play=FRIENDS[1:]), threat=9)
    t.answer("play", "25033")
    assert (t.asked, t.decision.seat) == ("help", 1)
    t.answer("yes").answer("pay", four)
    assert t.main.threat == 6 and t["G"].exhausted
    t.quiet()


@rule("rr:alliance", "rr:initiating-abilities")
def test_nobody_has_to_help(board):
    """Refused before anything is paid: the event is in hand, and nothing has happened."""
    four = resource(mental=4)
    t = board(player(hand=["25033", four], play=FRIENDS[:1]), player(play=FRIENDS[1:]), threat=9)
    t.answer("play", "25033").answer("no")
    assert (
        t.asked == "turn" and len(t.hand) == 2 and not t["A"].exhausted and not t["G"].exhausted and t.main.threat == 9
    )
    third = player(play=[ally(thw=3, traits="Guardian", name="H")])
    t = board(player(hand=["25033", four], play=FRIENDS[:1]), player(play=FRIENDS[1:]), third, threat=9)
    t.answer("play", "25033").answer("no").answer("yes").answer("pay", four)
    assert t["H"].exhausted and not t["G"].exhausted and t.main.threat == 4
    t.quiet()


@rule("rr:alliance")
def test_who_is_not_needed_may_be_asked_and_refuse(board):
    four = resource(mental=4)
    t = board(
        player(hand=["25033", four], play=FRIENDS), player(play=[ally(thw=3, traits="Avenger", name="B")]), threat=9
    )
    t.answer("play", "25033").answer("no").answer("pay", four)
    assert t.main.threat == 6 and t["A"].exhausted and not t["B"].exhausted
    t.quiet()


def test_one_who_is_both_counts_once(board):
    both = ally(thw=3, traits=["Avenger", "Guardian"], name="Both")
    t = board(hand=["25033", resource(mental=4)], play=[both], threat=9)
    t.cannot("play", "25033", rule="rr:cost")
    t = board(hand=["25033", resource(mental=4)], play=[both, FRIENDS[0]], threat=9)
    t.play("25033")
    assert t.main.threat == 4


def test_leadership_training(board):
    events = [event(Draw(1), aspect="leadership", name="Blue"), event(Draw(1), aspect="justice", name="Yellow")]
    t = board(form="alter-ego", play=["25034"], discard=events)
    t.use("25034")
    assert t["Blue"].where == "deck0" and t["Yellow"].where == "discard0"
    t.quiet()


def test_anticipation(board):
    t = board(play=["25035"], exhausted=True)
    t.reveal(t.add(minion(name="Foe"), "encounter"))
    t.use("25035")
    assert not t.hero.exhausted and not t["25035"].in_play
    t.quiet()


def test_cosmic_alliance(board):
    tired = [on(x, exhausted=True) for x in FRIENDS]
    t = board(hand=["25036", resource(mental=3)], play=tired)
    t.play("25036")
    assert not t["A"].exhausted and not t["G"].exhausted
    t.quiet()
    t = board(hand=["25036", resource(mental=3)], play=tired[:1])
    t.cannot("play", "25036", rule="rr:cost")
