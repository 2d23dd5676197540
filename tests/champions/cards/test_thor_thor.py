"""Thor: the identity, his cards, his obligation and his nemesis."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.vocab import YOU, Damage
from quickstrike.testkit import ally, foe, minion, on, player, resource, support, treachery, upgrade

THOR, MJOLNIR = "thor", "Mjolnir"


# ---- 06001 Thor / Odinson ------------------------------------------------------------------------------------------
def test_have_at_thee_draws_two_once_per_phase(board):
    t = board(hero=THOR).reveal(minion(name="A")).use("Thor")
    assert len(t.hand) == 2
    t.reveal(minion(name="B"))
    t.quiet()
    t = board(player(), player(THOR)).reveal(minion(), seat=0)
    t.quiet()  # it engaged another


def test_odinson_is_worthy(board):
    t = board(hero=THOR, form="alter-ego", discard=[MJOLNIR]).use("Odinson")
    assert [c.name for c in t.hand] == [MJOLNIR]
    t.cannot("use", "Odinson", ability=0, rule="rr:limit")


# ---- his cards -----------------------------------------------------------------------------------------------------
def test_lady_sif_readies_thor_whoever_controls_her(board):
    t = board(hero=THOR, exhausted=True, hand=["06002", resource(wild=4)]).play("06002").use("06002")
    assert not t.hero.exhausted
    t = board(hero=THOR, form="alter-ego", exhausted=True, hand=["06002", resource(wild=4)]).play("06002")
    t.use("06002")
    assert not t.hero.exhausted
    t = board(
        player(hand=["Make the Call", resource(wild=4)], exhausted=True),
        player(THOR, exhausted=True, discard=["06002"]),
    )
    t.play("Make the Call").use("06002")
    assert [p.identity.exhausted for p in t.seats] == [True, False]


def test_defender_of_the_nine_realms_takes_on_a_minion(board):
    grunt = minion(hp=3, name="Grunt")
    t = board(hero=THOR, hand=["Defender of the Nine Realms"], encounter=[treachery(), grunt, treachery()], threat=5)
    t.play("Defender of the Nine Realms").use("Thor")
    assert t.main.threat == 2 and t.minion.name == "Grunt" and len(t.zone("encounter_discard")) == 1
    t.quiet()


def test_defender_of_the_nine_realms_needs_threat(board):
    t = board(hero=THOR, hand=["Defender of the Nine Realms"], encounter=[minion()])
    t.cannot("play", "Defender of the Nine Realms", rule="rr:target")


def test_for_asgard_finds_a_card_of_asgard(board):
    t = board(hero=THOR, form="alter-ego", hand=["For Asgard!", resource(wild=1)], deck=["Energy", "Asgard"])
    t.play("For Asgard!")
    assert [c.name for c in t.hand] == ["Asgard"]


def test_hammer_throw_has_overkill_and_the_hammer_returns(board):
    t = board(hero=THOR, play=[MJOLNIR], hand=["Hammer Throw", resource(wild=3)], engaged=[minion(hp=5)])
    t.play("Hammer Throw").choose(t.minion)
    assert t.villain.damage == 3 and [c.name for c in t.hand] == [MJOLNIR]
    t.quiet()
    t = board(hero=THOR, play=[on(MJOLNIR, exhausted=True)], hand=["Hammer Throw", resource(wild=3)])
    t.cannot("play", "Hammer Throw", rule="rr:exhausted")


@ruling("errata:thor-hero-pack:lightning-strike")
def test_lightning_strike_ignores_tough_if_aerial(board):
    hand = ["Lightning Strike", resource(energy=1), resource(energy=2)]
    t = board(
        player(THOR, play=[MJOLNIR], hand=hand, engaged=[on(minion(hp=9), tough=1)]), player(engaged=[minion(hp=9)])
    )
    t.play("Lightning Strike", pay=hand[1:])
    assert [m.damage for m in t.minions] == [2, 0] and t.villain.damage == 2 and t.minions[0].tough == 1


def test_lightning_strike_is_stopped_by_tough_on_the_ground(board):
    hand = ["Lightning Strike", resource(mental=1), resource(energy=3)]
    t = board(hero=THOR, hand=hand, engaged=[on(minion(hp=9), tough=1)])
    t.play("Lightning Strike", pay=hand[1:])
    assert (t.villain.damage, t.minion.damage, t.minion.tough) == (3, 0, 0)


def test_lightning_strike_needs_energy_beside_its_cost(board):
    board(hero=THOR, hand=["Lightning Strike", resource(energy=1)]).cannot("play", "Lightning Strike", rule="rr:cost")
    board(hero=THOR, hand=["Lightning Strike", resource(mental=3)]).cannot("play", "Lightning Strike", rule="rr:cost")
    board(hero=THOR, hand=["Lightning Strike", resource(energy=2)]).can("play", "Lightning Strike")


def test_what_thor_has(board):
    t = board(hero=THOR, play=["Asgard", MJOLNIR, "Thor's Helmet", "God of Thunder"])
    assert (t.hero.stat("HAND_SIZE"), t.hero.atk, t.hero.hp, t.hero.trait("Aerial")) == (5, 3, 19, True)
    t.play(upgrade(cost=1, name="Deed"))
    assert t["God of Thunder"].exhausted


# ---- his obligation and his nemesis --------------------------------------------------------------------------------
def test_odins_anger_takes_the_hammer_from_hand_or_play(board):
    t = board(hero=THOR, play=[MJOLNIR], encounter=["Odin's Anger"]).reveal("Odin's Anger").answer("no")
    assert t[MJOLNIR].where == "discard0" and t.hero.stunned
    t = board(hero=THOR, hand=[MJOLNIR], encounter=["Odin's Anger"]).reveal("Odin's Anger").answer("no")
    assert t[MJOLNIR].where == "discard0" and t.hero.stunned
    t = board(hero=THOR, form="alter-ego", hand=[MJOLNIR], encounter=["Odin's Anger"]).reveal("Odin's Anger").option(0)
    assert t.hero.exhausted and t["Odin's Anger"].where == "removed"


def test_family_feud_counts_asgard(board):
    t = board(player(THOR, play=[MJOLNIR, support(name="Else")]), player(), encounter=["Family Feud"])
    t.reveal("Family Feud")
    assert t.side.threat == 2 + 2  # Thor and his hammer


@ruling("errata:thor-hero-pack:loki")
def test_loki_escapes_on_a_treachery_and_has_no_choice(board):
    t = board(hero=THOR, engaged=[on("06028", damage=3)], encounter=[treachery(), minion()]).attack("06028")
    assert t.minion.name == "Loki" and t.minion.damage == 0
    t.quiet()
    t = board(hero=THOR, engaged=[on("06028", damage=3)], encounter=[minion(), treachery()]).attack("06028")
    assert not t.minions


def test_frost_giant_stuns_whom_the_attack_hurts(board):
    t = board(hero=THOR, villain=foe(atk=2), encounter=["Frost Giant"])
    t.activate(t.villain).pass_()
    assert t.hero.stunned and t.hero.damage == 3
    t = board(hero=THOR, villain=foe(atk=2), encounter=["Frost Giant"], tough=1)
    t.activate(t.villain).pass_()
    assert t.hero.damage == 0


def test_trickster_counts_types(board):
    deck = [ally(name="A"), ally(name="B"), upgrade(name="C"), support(name="D")]
    t = board(hero=THOR, deck=deck, encounter=["Trickster"]).reveal("Trickster")
    assert t.main.threat == 2 and len(t.seats[0].discard) == 3


def test_a_treachery_hurts_gods_too(board):
    t = board(hero=THOR).reveal(treachery(Damage(YOU, 2)))
    assert t.hero.damage == 2
