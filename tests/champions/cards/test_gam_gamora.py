"""Gamora: her cards, her obligation and her nemesis."""

import pytest

from quickstrike.bots import bot_of
from quickstrike.champions.decks import Deck, check
from quickstrike.champions.vocab import A_SCHEME, AN_ENEMY, Draw, attack, hero_action, thwart
from quickstrike.server.champions.views import seat_view
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

HIT = event(hero_action(attack(AN_ENEMY, 1)), cost=0, traits="Attack", name="Hit")
FOIL = event(hero_action(thwart(A_SCHEME, 1)), cost=0, traits="Thwart", name="Foil")


def gamora(board, **has):
    return board(hero="gamora", **has)


def test_finesse_and_precision_once_per_phase_each(board):
    t = gamora(board, hand=[HIT, HIT, FOIL], threat=9, villain=foe(hp=30))
    t.play(HIT)
    t.use(t.hero)
    assert (t.main.threat, t.villain.damage) == (8, 1)
    t.play(HIT)
    assert t.main.threat == 8
    t.play(FOIL)
    t.use(t.hero)
    assert (t.main.threat, t.villain.damage) == (7, 3)
    t.quiet()


def test_skilled_tactician_draws_what_it_sees(board):
    t = gamora(board, form="alter-ego", deck=[FOIL])
    t.use(t.hero)
    t.answer("choose")
    assert t[FOIL].where == "hand0"
    t.cannot("use", t.hero, rule="rr:limit")
    t.quiet()
    t = gamora(board, form="alter-ego", deck=[event(Draw(1), name="Other")])
    t.use(t.hero)
    t.answer("choose")
    assert not t.hand
    t.quiet()


def test_her_deck_may_have_six_events_of_other_aspects(board):
    def breaches(n):
        cards = {"18006": 2, "01060": n}  # For Justice!, a Thwart event
        return [b.rule for b in check(Deck("18001a", ("aggression",), cards)) if b.rule in ("deck:4", "deck:7")]

    assert not breaches(3)


def test_nebula_finds_an_event(board):
    t = gamora(board, hand=["18002", resource(mental=2)], deck=[ally(), HIT])
    t.play("18002")
    t.use("18002")
    assert t[HIT].where == "hand0"
    t.quiet()


def test_acrobatic_move_and_set_the_pace(board):
    t = gamora(board, hand=["Acrobatic Move", "Set the Pace"], threat=3)
    t.play("Acrobatic Move").pass_()
    t.play("Set the Pace").pass_()
    assert t.villain.damage == 2 and t.main.threat == 2
    t.quiet()


def test_crosscounter(board):
    t = gamora(board, hand=["Crosscounter", resource(mental=1)], villain=foe(atk=4), threat=4)
    t.activate(how="attack")
    t.pass_()
    t.play("Crosscounter")
    t.pass_all()
    assert (t.hero.damage, t.villain.damage, t.main.threat) == (1, 1, 3)


def test_decisive_blow_after_a_thwart_event(board):
    t = gamora(board, hand=["Decisive Blow", resource(mental=2)], villain=foe(hp=30))
    t.play("Decisive Blow").pass_all()
    assert t.villain.damage == 4
    t = gamora(board, hand=[FOIL, "Decisive Blow", resource(mental=2)], villain=foe(hp=30), threat=5)
    t.play(FOIL).pass_()
    t.play("Decisive Blow").pass_all()
    assert t.villain.damage == 7


def test_forward_momentum_after_an_attack_event(board):
    t = gamora(board, hand=["Forward Momentum", resource(mental=2)], threat=9)
    t.play("Forward Momentum").pass_all()
    assert t.main.threat == 6
    t = gamora(board, hand=[HIT, "Forward Momentum", resource(mental=2)], villain=foe(hp=30), threat=9)
    t.play(HIT).pass_()
    t.play("Forward Momentum").pass_all()
    assert t.main.threat == 4


def test_conditioning_room_takes_the_bottommost(board):
    t = gamora(board, form="alter-ego", play=["Conditioning Room"], discard=[HIT, FOIL, event(Draw(1))], damage=3)
    below = [c for c in t.seats[0].discard if c.name in ("Hit", "Foil")][-1].name  # top first
    t.use("Conditioning Room")
    assert [c.name for c in t.hand] == [below] and t.hero.damage == 2
    t.quiet()


def test_keen_instincts_pay_for_such_events_only(board):
    dear = event(hero_action(attack(AN_ENEMY, 1)), cost=1, traits="Attack", name="Dear")
    t = gamora(board, play=["Keen Instincts"], hand=[dear])
    t.play(dear).pass_all()
    assert t["Keen Instincts"].exhausted
    t = gamora(board, play=["Keen Instincts"], hand=[ally(cost=1, name="Friend")])
    t.cannot("play", t["Friend"], rule="rr:cost")


def test_gamoras_sword_after_each_attack_event(board):
    t = gamora(board, play=["Gamora's Sword"], hand=[HIT, HIT], villain=foe(hp=30))
    for n in (2, 4):
        t.play(HIT)
        t.use("Gamora's Sword")
        t.pass_all()
        assert t.villain.damage == n
    t.quiet()


# ---- the obligation and the nemesis
def test_unfulfilled_destiny(board):
    t = gamora(board, hand=[HIT, FOIL, ally(name="Friend")])
    t.reveal(t.add("Unfulfilled Destiny", "encounter"))
    t.answer("no")
    assert [c.name for c in t.hand] == ["Friend"]
    t.quiet()


def test_sibling_rivalry_is_her_own_business(board):
    t = board(player("gamora"), player(), sides=[on("Sibling Rivalry", threat=4)], turn=1)
    t.cannot("thwart", target=t.side, rule="rr:cannot")
    t = board(player("gamora"), player(), sides=[on("Sibling Rivalry", threat=4)])
    t.thwart(t.side)
    assert t.side.threat == 2
    t.quiet()


def test_sibling_rivalry_deals_her_a_card(board):
    t = gamora(board, form="alter-ego", sides=[on("Sibling Rivalry", threat=4)], encounter=[treachery()] * 6)
    t.villain_phase()
    assert len(t.log("reveal")) == 2


def test_nebula_takes_the_place_of_the_ally(board):
    t = gamora(board, form="alter-ego", play=["18002"], encounter=["18026", treachery()])
    t.reveal("18026")
    assert t["18026"].in_play and not t["18002"].in_play
    t.quiet()


def test_nebula_retaliates(board):
    t = gamora(board, engaged=["18026"])
    t.attack("18026")
    assert t.hero.damage == 2
    t.quiet()


def test_in_a_bind_blanks_her(board):
    t = gamora(board, hand=[HIT, HIT], threat=5, encounter=["In a Bind"])
    t.reveal("In a Bind")
    t.play(HIT)
    assert t.main.threat == 5 and t.hero.trait("Guardian")  # no Finesse
    t.use("In a Bind")
    assert not t["In a Bind"].in_play and t.hero.damage == 1 and not t.hand
    t.quiet()


def test_who_is_blank_changes_form_and_is_still_gamora(board):
    t = gamora(board, encounter=["In a Bind", treachery(), treachery(), treachery()])
    t.reveal("In a Bind")
    t.put(on("Sibling Rivalry", threat=4))
    assert all(
        "Gamora" in str(seat_view(t.game, 0, lang, bot_of("random", 1))["decision"]["options"]) for lang in ("en", "fr")
    )
    t.change_form()
    assert t.me.form == "alter-ego"
    t.villain_phase()
    assert len([x for x in t.log("reveal") if x[1] == 0]) == 3  # In a Bind, and two of the villain phase


def test_in_a_bind_attaches_to_gamora(board):
    t = board(player(), player("gamora"), encounter=["In a Bind"])
    t.reveal("In a Bind")
    assert t["In a Bind"].host.id == t.seats[1].identity.id


@pytest.mark.parametrize(("stunned", "surges"), [(0, 0), (1, 1)])
def test_waylay(board, stunned, surges):
    t = gamora(board, stunned=stunned, encounter=["Waylay", treachery()])
    t.reveal("Waylay")
    assert t.hero.stunned and t.hero.confused and len(t.log("surge")) == surges
    t.quiet()


# ---- the others
def test_angela_needs_a_minion(board):
    t = board(hand=["Angela"], encounter=[treachery(), minion(name="Brute"), treachery()])
    t.play("Angela")
    assert t["Angela"].in_play and t["Brute"].engaged == 0
    t.quiet()
    t = board(hand=["Angela"], encounter=[treachery()] * 3, filler=0)
    t.play("Angela")
    assert not t["Angela"].in_play
    t.quiet()


def test_clobber_comes_back_as_the_first_card_of_a_round(board):
    t = board(hand=["Clobber", resource(mental=2), resource(mental=2)], villain=foe(hp=30))
    t.play("Clobber")
    assert t["Clobber"].where == "hand0"
    t.play("Clobber")
    assert t["Clobber"].where == "discard0" and t.villain.damage == 6
    t.quiet()


def test_impede_comes_back_as_the_first_card_of_a_round(board):
    t = board(hand=[HIT, "Impede", resource(mental=2)], threat=9)
    t.play(HIT)
    t.play("Impede")
    assert t["Impede"].where == "discard0" and t.main.threat == 6
    t.quiet()


@pytest.mark.parametrize(("form", "found"), [("hero", False), ("alter-ego", True)])
def test_plan_of_attack_sees_farther_at_home(board, form, found):
    t = board(form=form, hand=["Plan of Attack"], deck=[*[ally()] * 5, HIT])
    t.play("Plan of Attack").pass_all()
    assert (t[HIT].where == "hand0") is found


def test_first_hit_both_ways(board):
    t = board(hand=["First Hit", resource(mental=1)])
    t.play("First Hit")
    assert t.villain.damage == 2
    t.quiet()
    t = board(hand=["First Hit", resource(mental=1)], engaged=[minion(hp=2, atk=3)])
    t.activate(t.minion, how="attack")
    t.play("First Hit")
    t.pass_all()
    assert not t.minions and not t.hero.damage


def test_godslayer_against_the_unique(board):
    t = board(play=["Godslayer"], engaged=[minion(hp=9, name="Nobody")])
    t.attack(t.minion)
    assert t.minion.damage == 2 and not t["Godslayer"].exhausted
    t.quiet()
    t = board(play=["Godslayer"], engaged=["Vulture"])
    t.attack("Vulture")
    t.use("Godslayer")
    assert not t["Vulture"].in_play  # 2 + 2 of its 4
    t.quiet()


def test_drax_cannot_attack_minions(board):
    t = board(play=["18019"], engaged=[minion(hp=9)])
    t.cannot("attack", "18019", t.minion)
    t.attack(t.villain, who="18019")
    assert t.villain.damage == 3
    t = board(hand=["18019", resource(mental=3)])
    t.cannot("play", "18019", rule="rr:play-restrictions-and-permissions")


def test_hit_and_run(board):
    t = board(hand=["Hit and Run", resource(mental=3)], threat=5)
    t.play("Hit and Run")
    assert t.villain.damage == 2 and t.main.threat == 3
    t.quiet()


@pytest.mark.parametrize(("threat", "damage"), [(1, 2), (0, 5)])
def test_pivotal_moment(board, threat, damage):
    t = board(hand=["Pivotal Moment", resource(mental=2)], threat=threat)
    t.play("Pivotal Moment")
    assert t.villain.damage == damage
    t.quiet()


def test_comms_implant(board):
    t = board(play=[on(ally(thw=1, hp=2, traits="Guardian", name="Friend"), attached=["Comms Implant"])])
    assert t["Friend"].thw == 2 and t["Friend"].hp == 3


def test_true_grit_after_a_defense(board):
    t = board(hand=["True Grit", resource(mental=1)], threat=5)
    t.activate(how="attack")
    t.defend(t.hero)
    t.play("True Grit")
    assert t.main.threat == 3
    t.pass_all()
