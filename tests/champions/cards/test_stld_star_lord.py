"""Star-Lord: his cards, his obligation and his nemesis."""

from tests.marks import rule, ruling

from quickstrike.champions.text.options import heading
from quickstrike.champions.vocab import YOU, DamageTaken, Draw, Prevent, hero_interrupt, would
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, treachery

GUN = "Element Gun"


def lord(board, **has):
    return board(hero="star-lord", **has)


def plain(t, card):
    """Played for what it costs."""
    t.answer("play", t[card])
    t.answer("pass")
    while t.asked == "pay":
        t.answer("pay")


def dealt(t, n):
    """So many facedown encounter cards in front of him."""
    for _ in range(n):
        t.add(treachery(), "dealt0")


# ---- the identity
def test_his_allies_are_guardians(board):
    other = ally()
    t = board(player("star-lord", play=[ally(name="Friend")]), player(play=[other]))
    assert t["Friend"].trait("Guardian") and not t[other].trait("Guardian")


def test_his_allies_are_guardians_in_hero_form_only(board):
    t = lord(board, form="alter-ego", play=[ally(name="Friend")])
    assert not t["Friend"].trait("Guardian")


def test_what_could_go_wrong_makes_a_card_cheaper_once_per_round(board):
    dear, next_one = event(Draw(1), cost=4), event(Draw(1), cost=1)
    t = lord(board, hand=[dear, next_one, resource(mental=1), resource(mental=1), resource(mental=1)])
    t.answer("play", t[dear])
    t.answer("use", t.hero)
    t.answer("pay", t.hand[-1])
    assert len(t.me.dealt) == 1 and t[dear].where == "discard0"
    t.play(next_one)  # nothing is offered a second time
    assert len(t.me.dealt) == 1
    t.quiet()


def test_what_could_go_wrong_may_be_declined(board):
    shot = event(Draw(1), cost=1)
    t = lord(board, hand=[shot, resource(mental=1)])
    plain(t, shot)
    assert not t.me.dealt and t[shot].where == "discard0"
    t.quiet()


def test_a_card_that_is_too_dear_otherwise(board):
    dear = event(Draw(1), cost=3)
    t = lord(board, hand=[dear])
    t.answer("play", t[dear])
    t.cannot("pass")
    t.answer("back")
    assert t[dear].where == "hand0" and not t.me.dealt
    t.answer("play", t[dear])
    t.answer("use", t.hero)
    assert t[dear].where == "discard0" and len(t.me.dealt) == 1
    t.quiet()


def test_there_is_no_way_back_once_the_card_is_dealt(board):
    dear = event(Draw(1), cost=4)
    t = lord(board, hand=[dear, resource(mental=1), resource(energy=1)])
    t.answer("play", t[dear])
    t.answer("use", t.hero)
    t.cannot("back")
    t.answer("pay", t.hand[-1])
    t.quiet()


def test_too_dear_even_so(board):
    dear = event(Draw(1), cost=5)
    t = lord(board, hand=[dear, resource(mental=1)])
    t.cannot("play", t[dear], rule="rr:cost")


def test_what_could_go_wrong_is_for_interrupts_too(board):
    ward = event(hero_interrupt(would(DamageTaken(YOU)), Prevent(1)), cost=3)
    t = lord(board, hand=[ward], villain=foe(atk=2))
    t.activate(how="attack")
    t.pass_()
    t.answer("play", t[ward])
    t.answer("use", t.hero)
    assert t.hero.damage == 1 and len(t.me.dealt) == 1


def test_not_for_alter_egos_and_not_for_what_costs_nothing(board):
    free = event(Draw(1), cost=0)
    t = lord(board, hand=[free])
    t.play(free)
    assert not t.me.dealt
    t.quiet()
    t = lord(board, form="alter-ego", hand=[ally(cost=3, name="Friend")])
    t.cannot("play", t["Friend"], rule="rr:cost")


def test_quill_begins_with_an_element_gun(setting_up):
    t = setting_up(hero="star-lord", deck=[*[resource(mental=1)] * 9, GUN])
    t.answer("done")
    assert t[GUN].where == "hand0"


def test_smooth_talker_swaps_with_the_top_of_the_deck(board):
    mine, top = resource(mental=1), resource(energy=2)
    t = lord(board, form="alter-ego", hand=[mine], deck=[top])
    t.use(t.hero)
    assert t[top].where == "hand0" and t.me.deck[0].id == t[mine].id
    t.cannot("use", t.hero, rule="rr:limit")
    t.quiet()


# ---- his cards
def test_nova_prime_defeats_a_minion_but_no_elite(board):
    small, big = minion(hp=9), minion(hp=9, traits="Elite")
    t = lord(board, hand=["Nova Prime", resource(mental=2), resource(mental=3)], engaged=[small, big])
    plain(t, "Nova Prime")
    t.use("Nova Prime")
    assert not t[small].in_play and t[big].in_play
    t.quiet()


def test_daring_escape(board):
    t = lord(board, hand=["Daring Escape"], exhausted=True)
    t.play("Daring Escape")
    assert not t.hero.exhausted and len(t.hand) == 1 and len(t.me.dealt) == 1
    t.quiet()


def test_gutsy_move_counts_facedown_cards(board):
    t = lord(board, hand=["Gutsy Move", resource(mental=2)], threat=9)
    dealt(t, 2)
    plain(t, "Gutsy Move")
    assert t.main.threat == 3
    t.quiet()


def test_sliding_shot_needs_a_gun(board):
    t = lord(board, hand=["Sliding Shot", resource(mental=3)], villain=foe(hp=30))
    t.cannot("play", "Sliding Shot", rule="rr:play-restrictions-and-permissions")
    t = lord(board, hand=["Sliding Shot", resource(mental=3)], play=[on(GUN, exhausted=True)], villain=foe(hp=30))
    dealt(t, 1)
    plain(t, "Sliding Shot")
    assert t.villain.damage == 7
    t.quiet()


def test_bad_boy_takes_him_away(board):
    t = lord(board, play=["Bad Boy"], villain=foe(atk=5))
    t.activate(how="attack")
    t.pass_()
    t.use("Bad Boy")
    assert not t.hero.damage and t.me.form == "alter-ego" and len(t.hand) == 2 and not t["Bad Boy"].in_play


def test_bad_boy_only_from_the_villain(board):
    t = lord(board, play=["Bad Boy"], engaged=[minion(atk=2)])
    t.activate(t.minion, how="attack")
    t.pass_all()
    assert t.hero.damage == 2 and t["Bad Boy"].in_play


def test_element_gun_pierces(board):
    t = lord(board, play=[GUN], hand=[resource(energy=1)], villain=on(foe(), tough=1))
    t.use(GUN)
    assert t.villain.damage == 3 and not t.villain.tough and t[GUN].exhausted and not t.hand
    t.quiet()


def test_jet_boots_prevent_by_the_cards_in_front_of_him(board):
    t = lord(board, play=["Jet Boots"], villain=foe(atk=3))
    dealt(t, 2)
    assert t.hero.trait("Aerial")
    t.activate(how="attack")
    t.pass_()
    t.use("Jet Boots")
    assert t.hero.damage == 1


def test_leader_of_the_guardians(board):
    t = lord(board, play=["Leader of the Guardians", ally(thw=1, name="Friend")])
    assert (t.hero.thw, t["Friend"].thw) == (3, 2)


def test_the_helmet_counts_to_three(board):
    t = lord(board, play=["Star-Lord's Helmet"])
    for n in (0, 1, 3, 3):
        assert t.hero.stat("HAND_SIZE") == 5 + n
        dealt(t, 2 if n == 1 else 1)
    t = lord(board, form="alter-ego", play=["Star-Lord's Helmet"])
    dealt(t, 1)
    assert t.hero.stat("HAND_SIZE") == 6


# ---- the obligation and the nemesis
def test_banishment(board):
    t = lord(board, play=[GUN])
    t.reveal(t.add("Banishment", "encounter"))
    t.answer("no")
    assert not t[GUN].in_play and not t.main.threat and t["Banishment"].where == "encounter_discard"
    t.quiet()
    t = lord(board)
    t.reveal(t.add("Banishment", "encounter"))
    t.answer("no")
    assert t.main.threat == 3
    t.quiet()
    t = lord(board, form="alter-ego")
    t.reveal(t.add("Banishment", "encounter"))
    t.option(0)
    assert t.hero.exhausted and t["Banishment"].where == "removed"
    t.quiet()


def test_budding_crime_syndicate(board):
    t = board(player("star-lord"), player())
    t.reveal(t.add("Budding Crime Syndicate", "encounter"))
    assert t.side.threat == 6
    t.quiet()


def home(hero=None, knife=True, **has):
    return player(*filter(None, [hero]), form="alter-ego", engaged=["Mister Knife"] if knife else [], **has)


def test_mister_knife_makes_the_first_treachery_surge(board):
    t = board(home(), encounter=[treachery(), treachery(name="First"), treachery(name="Second")])
    t.villain_phase()
    assert [(x[1], t.state.face(x[2]).name) for x in t.log("surge")] == [(0, "First")]


def test_mister_knife_in_the_villain_phase_only(board):
    t = lord(board, engaged=["Mister Knife"], encounter=[treachery()] * 3)
    t.reveal(treachery(name="First"))
    assert not t.log("surge")
    t.quiet()


def test_mister_knife_is_for_whom_he_is_engaged_with(board):
    t = board(home(knife=False), home(), encounter=[treachery()] * 9)
    t.villain_phase()
    assert [x[1] for x in t.log("surge")] == [1]


@rule("rr:cancel")
def test_a_canceled_treachery_does_not_surge(board):
    t = board(
        hero="doctor-strange",
        engaged=["Mister Knife"],
        hand=["Protective Ward", resource(mental=1)],
        encounter=[treachery(), treachery(name="First"), treachery()],
    )
    t.skip_to("window")
    t.play("Protective Ward")
    t.pass_all()
    assert not t.log("surge")


@ruling("faq:star-lord-hero-pack:mister-knife:1")
def test_shadow_of_the_past_does_not_surge_for_whom_it_brings(board):
    t = board(
        home(knife=False, hero="star-lord"), aside=["Mister Knife"], encounter=[treachery(), "01190", treachery()]
    )
    t.villain_phase()
    assert t["Mister Knife"].in_play and not t.log("surge")


def test_spartoi_cunning(board):
    t = lord(board, hand=[resource(mental=1)])
    t.reveal(t.add("Spartoi Cunning", "encounter"))
    assert not t.hand and t.hero.damage == 1 and t.main.threat == 1
    t.quiet()


def test_the_window_before_a_card_is_paid_for_says_what_it_is_about(board):
    t = board(hero="star-lord", hand=[ally(cost=4, name="Friend"), resource(mental=1)])
    t.answer("play", "Friend")
    assert t.asked == "window"
    assert "Friend" in heading(t.state, t.decision, "en")
