"""Black Widow: the identity, her cards, her obligation and her nemesis."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.vocab import (
    MAIN,
    QUICKSTRIKE,
    SELF,
    YOU,
    Damage,
    Discard,
    Draw,
    Generate,
    PlaceThreat,
    action,
    boost,
)
from quickstrike.champions.vocab import (
    resource as pays,
)
from quickstrike.testkit import ally, event, foe, minion, player, resource, treachery, upgrade

NATASHA, ONE = "black-widow", resource(wild=1)
TASKMASTER = "08026"  # there is a villain of that name
PLAN = upgrade(action(Draw(1), cost=Discard(SELF)), traits="Preparation", cost=1, name="Plan")
GADGET = upgrade(action(Draw(1), cost=Discard(SELF)), traits="Tech", cost=1, name="Gadget")


# ---- 08001 Black Widow / Natasha Romanoff --------------------------------------------------------------------------
def test_widowmaker_answers_her_own_preparations(board):
    t = board(hero=NATASHA, play=[PLAN]).use("Plan").use("Black Widow")
    assert t.villain.damage == 1 and len(t.hand) == 1
    t.quiet()
    t = board(hero=NATASHA, play=[GADGET]).use("Gadget")
    t.quiet()  # that was no Preparation


def test_widowmaker_is_for_what_she_triggers(board):
    t = board(player(play=[PLAN]), player(NATASHA)).use("Plan")
    t.quiet()


def test_mission_prep_draws_once_per_phase(board):
    t = board(hero=NATASHA, form="alter-ego", hand=[PLAN, ONE, PLAN, ONE]).play(PLAN).use("Natasha Romanoff")
    assert len(t.hand) == 3
    t.play(PLAN)
    t.quiet()
    t = board(hero=NATASHA, form="alter-ego", hand=[GADGET, ONE]).play(GADGET)
    t.quiet()


# ---- her cards -----------------------------------------------------------------------------------------------------
def test_winter_soldier_is_cheaper_for_each_preparation(board):
    soldier = "Winter Soldier"
    t = board(hero=NATASHA, play=[PLAN, PLAN, GADGET], hand=[soldier, resource(wild=2)]).play(soldier)
    assert t.ally.name == soldier
    board(hero=NATASHA, play=[PLAN, GADGET], hand=[soldier, resource(wild=2)]).cannot("play", soldier, rule="rr:cost")
    t = board(player(NATASHA, hand=[soldier, resource(wild=3)]), player(play=[PLAN]))
    t.cannot("play", soldier, rule="rr:cost")  # those that she controls


def test_covert_ops_in_either_form(board):
    t = board(hero=NATASHA, form="alter-ego", hand=["Covert Ops", resource(wild=3)], threat=5).play("Covert Ops")
    assert t.main.threat == 1 and t.villain.confused


@ruling("faq:black-widow-hero-pack:dance-of-death:1")
def test_dance_of_death_is_three_attacks(board):
    t = board(
        hero=NATASHA,
        hand=["Dance of Death", resource(wild=3)],
        engaged=[minion(hp=1, name="A"), minion(hp=9, name="B")],
    )
    t.play("Dance of Death").choose("A").choose("B").choose("B")
    assert t["B"].damage == 5
    assert len(t.log("attack")) == 3


@ruling("faq:black-widow-hero-pack:dance-of-death:2")
def test_a_stun_takes_the_first_dance_only(board):
    t = board(hero=NATASHA, stunned=1, hand=["Dance of Death", resource(wild=3)]).play("Dance of Death")
    assert (t.villain.damage, t.hero.stunned) == (5, 0)


def test_safe_house_returns_a_preparation(board):
    t = board(hero=NATASHA, form="alter-ego", play=["Safe House #29"], discard=[PLAN, GADGET]).use("Safe House #29")
    assert [c.name for c in t.hand] == ["Plan"]
    t = board(hero=NATASHA, form="alter-ego", play=["Safe House #29"], discard=[GADGET])
    t.cannot("use", "Safe House #29", ability=0)


def test_attacrobatics_turns_boost_icons_back(board):
    t = board(hero=NATASHA, play=["Attacrobatics"], villain=foe(atk=2), encounter=[treachery(boost=2)])
    t.activate(t.villain).pass_().use("Attacrobatics").pass_()
    assert (t.hero.damage, t.villain.damage) == (2, 2) and t["Attacrobatics"].where == "discard0"


def test_attacrobatics_works_while_the_villain_schemes(board):
    t = board(hero=NATASHA, play=["Attacrobatics"], villain=foe(sch=1), encounter=[treachery(boost=3)])
    t.activate(t.villain, how="scheme").use("Attacrobatics").pass_()
    assert (t.main.threat, t.villain.damage) == (1, 3)


@ruling("faq:black-widow-hero-pack:attacrobatics:1")
def test_attacrobatics_needs_icons(board):
    t = board(hero=NATASHA, play=["Attacrobatics"], encounter=[treachery(boost=0)])
    t.activate(t.villain).pass_()
    t.quiet()
    assert t["Attacrobatics"].in_play


def test_the_gauntlet_pays_for_preparations(board):
    gauntlet = "Black Widow's Gauntlet"
    t = board(hero=NATASHA, play=[gauntlet], hand=[PLAN]).play(PLAN)
    assert t[gauntlet].exhausted
    board(hero=NATASHA, play=[gauntlet], hand=[GADGET]).cannot("play", "Gadget", rule="rr:cost")


def test_grappling_hook_cancels_a_treachery_she_reveals(board):
    t = (
        board(hero=NATASHA, play=["Grappling Hook"])
        .reveal(bad := treachery(Damage(YOU, 3)))
        .use("Grappling Hook")
        .pass_()
    )
    assert t.hero.damage == 0 and t[bad].where == "encounter_discard"
    t = board(player(), player(NATASHA, play=["Grappling Hook"])).reveal(treachery(Damage(YOU, 3)), seat=0)
    assert t.seats[0].identity.damage == 3
    t.quiet()


def test_synth_suit_readies_her(board):
    t = board(hero=NATASHA, exhausted=True, play=[PLAN, "Synth-Suit"])
    assert t.hero.def_ == 3
    t.use("Plan").use("Synth-Suit").pass_()
    assert not t.hero.exhausted and t["Synth-Suit"].exhausted


@ruling("faq:black-widow-hero-pack:widows-bite:1")
def test_widows_bite_comes_after_quickstrike(board):
    t = board(hero=NATASHA, play=["Widow's Bite"]).reveal(minion(QUICKSTRIKE, atk=2, hp=5))
    t.pass_()  # nobody defends
    assert t.hero.damage == 2
    t.use("Widow's Bite").pass_()
    assert (t.minion.damage, t.minion.stunned) == (2, 1)


def test_widows_bite_may_defeat(board):
    t = board(hero=NATASHA, play=["Widow's Bite"]).reveal(minion(hp=2)).use("Widow's Bite").pass_()
    assert not t.minions
    t.quiet()


# ---- her obligation and her nemesis --------------------------------------------------------------------------------
def test_burn_notice_takes_the_dearest_preparation_or_surges(board):
    dear = upgrade(traits="Preparation", cost=3, name="Dear")
    t = board(hero=NATASHA, play=[PLAN, dear], encounter=["Burn Notice"]).reveal("Burn Notice").answer("no")
    assert t["Dear"].where == "discard0" and t["Plan"].in_play
    t = board(hero=NATASHA, play=[GADGET], encounter=["Burn Notice", treachery(Damage(YOU, 1))])
    t.reveal("Burn Notice").answer("no")
    assert t.hero.damage == 1 and t["Gadget"].in_play


def test_taskmaster_grows_with_upgrades(board):
    t = board(hero=NATASHA, play=[PLAN, GADGET, ally()], engaged=[TASKMASTER])
    assert (t.minion.atk, t.minion.sch) == (2, 2)
    t = board(player(NATASHA, engaged=[TASKMASTER]), player(play=[PLAN]))
    assert t.minion.atk == 0


def test_taskmaster_boosts_the_villain_for_one_activation(board):
    t = board(hero=NATASHA, play=[PLAN, GADGET], villain=foe(atk=1), encounter=[TASKMASTER])
    t.activate(t.villain).pass_()
    assert t.hero.damage == 3 and t.villain.atk == 1


def test_killer_for_hire_has_more_threat_with_more_players(board):
    t = board(player(NATASHA), player(), encounter=["Killer for Hire"]).reveal("Killer for Hire")
    assert t.side.threat == 3 + 2


def test_deadly_shot(board):
    t = board(hero=NATASHA, play=[PLAN], encounter=["Deadly Shot"]).reveal("Deadly Shot")
    assert t.hero.damage == 1 and t["Plan"].where == "discard0"
    t = board(hero=NATASHA, form="alter-ego", encounter=["Deadly Shot"]).reveal("Deadly Shot")
    assert (t.hero.damage, t.main.threat) == (0, 1)


def test_a_resource_of_a_preparation_is_no_triggered_plan(board):
    """What pays for something resolves while that is paid for: nothing can respond to it in between."""
    stash = upgrade(pays(Generate("wild"), cost=Discard(SELF)), traits="Preparation", name="Stash")
    t = board(hero=NATASHA, play=[stash], hand=[event(Draw(1), cost=1, name="Deed")]).play("Deed")
    t.quiet()


def test_a_boost_ability_still_works_beside(board):
    t = board(hero=NATASHA, encounter=[treachery(boost(PlaceThreat(MAIN, 1)), boost=1)], villain=foe(atk=1))
    t.activate(t.villain).pass_()
    assert (t.hero.damage, t.main.threat) == (2, 1)
