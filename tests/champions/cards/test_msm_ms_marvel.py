"""Ms. Marvel: the identity, her cards, her obligation and her nemesis."""

from __future__ import annotations

from tests.marks import ruling

from quickstrike.champions.vocab import THE_VILLAIN, YOU, Damage, Draw, Heal
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, support, treachery

KAMALA, ONE = "ms-marvel", resource(wild=1)
PERSONA = support(traits="Persona", name="Uncle")


# ---- 05001 Ms. Marvel / Kamala Khan --------------------------------------------------------------------------------
def test_morphogenetics_returns_the_event_she_played(board):
    t = board(hero=KAMALA, hand=["Big Hands", resource(wild=2)]).play("Big Hands").use("Ms. Marvel")
    assert [c.name for c in t.hand] == ["Big Hands"] and t.hero.exhausted and t.villain.damage == 4
    t.quiet()


def test_morphogenetics_is_for_three_kinds_of_events(board):
    t = board(hero=KAMALA, hand=["Sneak By", resource(wild=2)], threat=4).play("Sneak By").use("Ms. Marvel")
    assert t.main.threat == 1 and [c.name for c in t.hand] == ["Sneak By"]
    t = board(hero=KAMALA, hand=["First Aid", ONE], damage=2).play("First Aid")
    assert t.hand == []
    t.quiet()  # nothing is offered
    t = board(hero=KAMALA, exhausted=True, hand=["Big Hands", resource(wild=2)]).play("Big Hands")
    t.quiet()


def test_morphogenetics_returns_a_defense_too(board):
    t = board(hero=KAMALA, hand=["Wiggle Room"]).reveal(treachery(Damage(YOU, 2))).play("Wiggle Room").use("Ms. Marvel")
    assert t.hero.damage == 0 and sorted(c.name for c in t.hand) == ["Blank", "Wiggle Room"]


def test_morphogenetics_is_for_her_own_events(board):
    t = board(player(hand=["Tackle", resource(wild=3)]), player(KAMALA)).play("Tackle")
    t.quiet()


def test_teen_spirit_digs_for_a_card_of_hers_once_per_round(board):
    t = board(hero=KAMALA, form="alter-ego", deck=["Energy", "Melee", "Shrink", "Big Hands"]).use("Kamala Khan")
    assert [c.name for c in t.hand] == ["Shrink"] and sorted(c.name for c in t.seats[0].discard) == ["Energy", "Melee"]
    t.cannot("use", "Kamala Khan", ability=0, rule="rr:limit")


# ---- her cards -----------------------------------------------------------------------------------------------------
def test_red_dagger_comes_back_for_two_different_resources(board):
    hand = [resource(energy=1), resource(mental=1)]
    t = board(hero=KAMALA, play=[on("Red Dagger", damage=2)], hand=hand)
    t.attack(t.villain, who="Red Dagger").use("Red Dagger")
    assert [c.name for c in t.hand] == ["Red Dagger"] and t.villain.damage == 2 + 2
    t.quiet()


def test_red_dagger_wants_different_types(board):
    t = board(hero=KAMALA, play=[on("Red Dagger", damage=2)], hand=[resource(energy=2), resource(energy=1)])
    t.attack(t.villain, who="Red Dagger")
    assert not t.allies
    t.quiet()
    t = board(hero=KAMALA, play=[on("Red Dagger", damage=2)], hand=[resource(energy=1), resource(wild=1)])
    t.attack(t.villain, who="Red Dagger").use("Red Dagger")
    assert [c.name for c in t.hand] == ["Red Dagger"]
    t = board(hero=KAMALA, play=[on("Red Dagger", damage=2)], hand=[resource(wild=2)])
    t.attack(t.villain, who="Red Dagger").use("Red Dagger")  # each wild one may be another type
    assert [c.name for c in t.hand] == ["Red Dagger"]


def test_wiggle_room_prevents_three_and_draws(board):
    t = board(hero=KAMALA, hand=["Wiggle Room"], exhausted=True).reveal(treachery(Damage(YOU, 5))).play("Wiggle Room")
    assert t.hero.damage == 2 and len(t.hand) == 1
    t.quiet()


def test_aamir_puts_a_card_beneath_the_deck_and_draws(board):
    t = board(hero=KAMALA, form="alter-ego", play=["Aamir Khan"], deck=["Shrink"], discard=["Big Hands", "Energy"])
    t.use("Aamir Khan").choose("Energy")
    assert [c.name for c in t.hand] == ["Shrink"] and t.seats[0].deck[-1].name == "Energy"
    board(hero=KAMALA, form="alter-ego", play=["Aamir Khan"]).cannot("use", "Aamir Khan", ability=0, rule="rr:target")


def test_bruno_keeps_cards(board):
    t = board(hero=KAMALA, form="alter-ego", play=["Bruno Carrelli"], hand=["Shrink", "Energy"])
    t.use("Bruno Carrelli", ability=0, target="Energy")
    assert [c.name for c in t.hand] == ["Shrink"] and t["Bruno Carrelli"].exhausted
    t.villain_phase()
    before = len(t.hand)
    t.use("Bruno Carrelli", ability=1)
    t.choose("Energy")
    assert len(t.hand) == before + 1


def test_bruno_gives_up_to_three_back(board):
    bruno = on("Bruno Carrelli", under=["Energy", "Genius", "Strength", "Melee"])
    t = board(hero=KAMALA, play=[bruno]).use("Bruno Carrelli", ability=1)
    t.choose("Energy").choose("Genius").choose("Strength")
    assert len(t.hand) == 3
    t.quiet()


def test_nakia_makes_the_next_card_cheaper(board):
    deed, more = event(Draw(1), cost=1, name="Deed"), event(Draw(1), cost=1, name="More")
    t = board(hero=KAMALA, form="alter-ego", play=["Nakia Bahadir"], hand=[deed, more]).use("Nakia Bahadir")
    t.play("Deed")
    t.cannot("play", "More", rule="rr:cost")


def test_biokinetic_suit_pays_for_events_only(board):
    suit = "Biokinetic Polymer Suit"
    t = board(hero=KAMALA, play=[suit], hand=[event(Draw(1), cost=1, name="Deed")]).play("Deed")
    assert t[suit].exhausted
    board(hero=KAMALA, play=[suit], hand=[ally(cost=1, name="Friend")]).cannot("play", "Friend", rule="rr:cost")


@ruling("faq:ms-marvel-hero-pack:embiggen:1")
def test_embiggen_increases_every_instance_of_damage(board):
    t = board(hero=KAMALA, play=["Embiggen!"], hand=["Melee", resource(wild=3)], engaged=[minion(hp=9)])
    t.play("Melee").use("Embiggen!").choose(t.villain).pass_()
    assert (t.villain.damage, t.minion.damage) == (5, 5)
    t.quiet()


def test_embiggen_is_over_when_the_event_is(board):
    t = board(hero=KAMALA, play=["Embiggen!"], hand=["Big Hands", *[ONE] * 4], exhausted=False)
    t.play("Big Hands", pay=[ONE, ONE]).use("Embiggen!").use("Ms. Marvel")
    assert t.villain.damage == 6 and t["Embiggen!"].exhausted
    t.play("Big Hands")
    assert t.villain.damage == 10  # the same card, played again, is as strong as printed


def test_embiggen_is_for_attack_events(board):
    t = board(hero=KAMALA, play=["Embiggen!"], hand=["Sneak By", resource(wild=2)], threat=9).play("Sneak By").pass_()
    assert t.main.threat == 6
    t.quiet()


@ruling("faq:ms-marvel-hero-pack:shrink:1")
def test_shrink_increases_what_is_removed_and_nothing_else(board):
    t = board(hero=KAMALA, play=["Shrink"], hand=["Sneak By", resource(wild=2)], threat=9)
    t.play("Sneak By").use("Shrink").pass_()
    assert t.main.threat == 4
    t = board(hero=KAMALA, form="hero", play=["Shrink"], hand=["Emergency"], villain=foe(sch=3), threat=5)
    t.activate(t.villain, how="scheme").play("Emergency")
    t.pass_all()
    assert t.main.threat == 5 + 3 - 1


# ---- her obligation and her nemesis --------------------------------------------------------------------------------
def test_home_by_dawn_takes_a_persona_or_surges(board):
    t = board(hero=KAMALA, play=[PERSONA], encounter=["Home by Dawn"]).reveal("Home by Dawn").answer("no")
    assert t["Uncle"].where == "discard0" and t["Home by Dawn"].where == "encounter_discard"
    t.quiet()
    t = board(hero=KAMALA, encounter=["Home by Dawn", treachery(Damage(YOU, 1))]).reveal("Home by Dawn").answer("no")
    assert t.hero.damage == 1


def test_generation_why_mills_for_allies_and_personas(board):
    t = board(
        player(KAMALA, play=[PERSONA, ally()]), player(play=[support(name="Else")]), encounter=["Generation Why?"]
    )
    t.reveal("Generation Why?").choose(t.seats[0])
    assert [len(p.discard) for p in t.seats] == [2, 2]


def test_edison_hides_behind_other_minions(board):
    t = board(hero=KAMALA, engaged=["Thomas Edison", minion(name="Guard")])
    t.cannot("attack", target="Thomas Edison", rule="rr:target")
    t = board(player(KAMALA, engaged=["Thomas Edison"]), player(engaged=[minion(name="Else")]))
    t.attack("Thomas Edison")
    assert t["Thomas Edison"].damage == 1


def test_the_giant_robot_is_invulnerable_until_somebody_understands_it(board):
    t = board(hero=KAMALA, engaged=["Edison's Giant Robot"], hand=[resource(mental=1)])
    t.cannot("attack", target="Edison's Giant Robot", rule="rr:target")
    t.use("Edison's Giant Robot").attack("Edison's Giant Robot")
    assert t.minion.damage == 1 and t.minion.name == "Edison's Giant Robot" and t.minion.trait("Robot")
    t.villain_phase()
    t.cannot("attack", target="Edison's Giant Robot", rule="rr:target")


def test_a_blank_robot_that_falls_is_discarded(board):
    t = board(hero=KAMALA, engaged=[on("Edison's Giant Robot", damage=7)], hand=[resource(mental=1)])
    t.use("Edison's Giant Robot").attack("Edison's Giant Robot")
    assert t["Edison's Giant Robot"].where == "encounter_discard"


def test_harvest_heals_by_personas_or_surges(board):
    t = board(
        hero=KAMALA,
        play=[PERSONA, support(traits="Persona", name="Aunt")],
        villain=on(foe(), damage=5),
        encounter=["Harvest"],
    )
    t.reveal("Harvest")
    assert t.villain.damage == 3 and t["Uncle"].exhausted
    t.quiet()
    t = board(
        hero=KAMALA,
        play=[on(PERSONA, exhausted=True)],
        villain=on(foe(), damage=5),
        encounter=["Harvest", treachery(Damage(YOU, 1))],
    )
    t.reveal("Harvest")
    assert (t.villain.damage, t.hero.damage) == (5, 1)


def test_a_made_up_heal_stays_what_it_is(board):
    t = board(hero=KAMALA, villain=on(foe(), damage=2)).reveal(treachery(Heal(THE_VILLAIN, 1)))
    assert t.villain.damage == 1


def test_side_schemes_stand_beside(board):
    t = board(hero=KAMALA, hand=["Sneak By", resource(wild=2)], sides=[side_scheme(threat=3)]).play("Sneak By")
    t.pass_all()
    assert not t.sides
