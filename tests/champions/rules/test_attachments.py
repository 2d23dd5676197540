"""rr:attach-to, rr:attachment, rr:upgrade: what hangs on what, and who controls it."""

from __future__ import annotations

from tests.marks import rule

from quickstrike.champions.vocab import (
    A_MINION,
    AN_ALLY,
    AN_ENEMY,
    HAND,
    HOST,
    SELF,
    YOUR_HERO,
    Attach,
    AttachTo,
    Cannot,
    Damage,
    Discard,
    Draw,
    Exhaust,
    Lose,
    Max,
    Mine,
    MoveTo,
    PutCounters,
    Ready,
    Spend,
    TakeControl,
    Trait,
    Until,
    Uses,
    a,
    action,
    constant,
    each,
    forced_response,
    gets,
    hero_action,
    most,
)
from quickstrike.champions.vocab import Attacked as Hit
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    minion,
    on,
    player,
    resource,
    scheme,
    upgrade,
)

CLAWS = upgrade(AttachTo(AN_ALLY), constant(gets(HOST, ATK=2)), action(Draw(1), cost=Exhaust(SELF)), name="Claws")


# ---- attaching -----------------------------------------------------------------------------------------------------
@rule("rr:attach-to", "rr:upgrade", "rr:enters-play")
def test_a_card_attaches_as_it_enters_play(board):
    t = board(hand=[CLAWS], play=[ally(name="A"), ally(name="B")])
    t.play("Claws").choose("B")
    assert t["Claws"].host == t["B"] and t["B"].attached == [t["Claws"]]
    assert (t["A"].atk, t["B"].atk) == (1, 3)


@rule("rr:attach-to")
def test_without_something_to_attach_to_it_is_not_played(board):
    t = board(hand=[CLAWS])
    t.cannot("play", "Claws", rule="rr:attach-to")


@rule("rr:attach-to", "rr:attachment", "rr:attachment.1")
def test_a_revealed_attachment_that_fits_nothing_is_discarded(board):
    net = attachment(AttachTo(A_MINION), name="Net")
    t = board()
    t.reveal(net)
    assert t["Net"].where == "encounter_discard"
    t = board(engaged=[minion(name="Thug")])
    t.reveal(net)
    assert t["Net"].host == t["Thug"]


@rule("rr:attach-to", "rr:first-player", "rr:attachment")
def test_the_first_player_chooses_what_a_revealed_attachment_goes_to(board):
    net = attachment(AttachTo(A_MINION), name="Net")
    t = board(player(), player(engaged=[minion(name="A"), minion(name="B")]), first=1, turn=0)
    t.reveal(net, seat=0)
    assert t.decision.seat == 1
    t.choose("B")
    assert t["Net"].host == t["B"]


@rule("rr:attach-to", "rr:leaves-play", "rr:leaves-play.3")
def test_what_is_attached_is_discarded_with_its_host(board):
    t = board(play=[on(ally(hp=1, name="Friend"), attached=[CLAWS, attachment(AttachTo(AN_ALLY), name="Net")])])
    t.play(event(Damage(AN_ALLY, 1)))
    assert t["Friend"].where == t["Claws"].where == "discard0" and t["Net"].where == "encounter_discard"
    t.quiet()


@rule("rr:attach-to")
def test_an_attached_card_exhausts_and_readies_by_itself(board):
    t = board(play=[on(ally(name="Friend"), attached=[CLAWS])])
    t.use("Claws")
    assert t["Claws"].exhausted and not t["Friend"].exhausted
    t.attack(t.villain, who="Friend")
    t.play(event(Ready(a("ally"))))
    assert t["Claws"].exhausted and not t["Friend"].exhausted


@rule("rr:attach-to")
def test_attach_to_is_not_checked_again(board):
    net = upgrade(AttachTo(a("minion", Trait("Hydra"))), name="Net")
    t = board(
        hand=[net, event(Until("round", Lose(A_MINION, Trait("Hydra"))), name="Turn")],
        engaged=[minion(traits="Hydra", name="Thug")],
    )
    t.play("Net")
    t.play("Turn")
    assert not t["Thug"].trait("Hydra") and t["Net"].host == t["Thug"]


@rule("rr:attach-to", "rr:form-change-form", "rr:flip", "rr:flip.1", "rr:flip.3")
def test_what_is_attached_to_an_identity_stays_when_it_turns(board):
    t = board(hand=[upgrade(AttachTo(YOUR_HERO), constant(gets(HOST, HP=2)), name="Cape")])
    t.play("Cape")
    t.change_form()
    assert t["Cape"].host == t.hero and t.hero.hp == 12


@rule("rr:attach-to", "rr:move", "rr:move.2")
def test_moving_an_attached_card_to_another_host(board):
    t = board(
        play=[on(ally(name="A"), attached=[CLAWS]), ally(name="B")],
        hand=[event(Attach(a("upgrade"), a("ally")), name="Swap")],
    )
    t.play("Swap")  # A has it already, so B is the only host it can move to
    assert t["Claws"].host == t["B"] and t["A"].attached == []
    assert (t["A"].atk, t["B"].atk) == (1, 3)


@rule("rr:attach-to", "rr:cannot")
def test_what_cannot_be_attached_to(board):
    ghost = ally(constant(Cannot(SELF, "be attached")), name="Ghost")
    t = board(hand=[CLAWS], play=[ghost])
    t.cannot("play", "Claws", rule="rr:attach-to")


# ---- control -------------------------------------------------------------------------------------------------------
@rule("rr:upgrade", "rr:ownership-and-control", "rr:upgrade.4")
def test_an_upgrade_on_anothers_character_is_controlled_by_that_player(board):
    t = board(player(hand=[CLAWS]), player(play=[ally(name="Friend")]))
    t.play("Claws")
    assert t["Claws"].controller == 1
    t.cannot("use", "Claws", rule="rr:action")
    t.end_turn().use("Claws")
    assert len(t.seats[1].hand) == 1


@rule("rr:upgrade", "rr:ownership-and-control", "rr:discard")
def test_it_goes_home_to_its_owner_when_it_leaves(board):
    t = board(player(hand=[CLAWS]), player(play=[ally(hp=1, name="Friend")]))
    t.play("Claws")
    t.play(event(Damage(AN_ALLY, 1)))
    assert t["Claws"].where == "discard0" and t["Friend"].where == "discard1"


@rule("rr:upgrade", "rr:ownership-and-control")
def test_an_upgrade_on_an_enemy_stays_its_players(board):
    net = upgrade(AttachTo(AN_ENEMY), action(Draw(1)), name="Net")
    t = board(player(hand=[net]), player())
    t.play("Net")
    assert t["Net"].controller == 0
    t.use("Net")


@rule("rr:ownership-and-control", "rr:upgrade")
def test_upgrades_follow_a_character_that_changes_control_and_its_state_stays(board):
    friend = on(ally(hp=5, name="Friend"), damage=2, exhausted=True, attached=[CLAWS])
    t = board(player(hand=[event(TakeControl(AN_ALLY), name="Come")]), player(play=[friend]))
    t.play("Come")
    assert t["Friend"].controller == t["Claws"].controller == 0
    assert (t["Friend"].damage, t["Friend"].exhausted, t["Friend"].atk) == (2, True, 3)
    t.quiet()


@rule("rr:ownership-and-control")
def test_a_card_under_others_control_returns_to_its_owners_hand(board):
    t = board(
        player(hand=[event(TakeControl(AN_ALLY), name="Come"), event(MoveTo(AN_ALLY, HAND), name="Go")]),
        player(play=[ally(name="Friend")]),
    )
    t.play("Come")
    t.play("Go")
    assert t["Friend"].where == "hand1"


@rule("rr:ownership-and-control")
def test_cards_you_control_are_those_in_play_under_your_control(board):
    cheer = event(Ready(each("ally", Mine())), name="Cheer")
    t = board(
        player(hand=[cheer, ally(name="In hand")], play=[on(ally(name="A"), exhausted=True)]),
        player(play=[on(ally(name="B"), exhausted=True)]),
    )
    t.play("Cheer")
    assert not t["A"].exhausted and t["B"].exhausted


# ---- what attachments modify ---------------------------------------------------------------------------------------
@rule("rr:attachment", "rr:modifiers", "rr:attachment.2")
def test_the_numbers_of_an_attachment_are_added_to_its_host(board):
    t = board(villain=on(foe(atk=2, sch=1), attached=[attachment(atk=1, sch=2)]))
    assert (t.villain.atk, t.villain.sch) == (3, 3)


@rule("rr:attachment", "rr:modifiers", "rr:attachment.2", "rr:attachment.3")
def test_a_number_for_sch_is_one_for_the_thw_of_a_hero_or_ally(board):
    def note():
        return attachment(AttachTo(a("character")), atk=-1, sch=2)

    t = board(
        attached=[note()],
        play=[on(ally(atk=3, thw=1), attached=[note()])],
        engaged=[on(minion(atk=3, sch=1), attached=[note()])],
    )
    assert (t.hero.atk, t.hero.thw, t.hero.sch) == (1, 4, 0)
    assert (t.ally.atk, t.ally.thw, t.ally.sch) == (2, 3, 0)
    assert (t.minion.atk, t.minion.thw, t.minion.sch) == (2, 0, 3)


@rule("rr:attachment", "rr:dash-value", "rr:attachment.4")
def test_a_dash_is_not_modified_by_an_attachment(board):
    t = board(engaged=[on(minion(atk=None, sch=1), attached=[attachment(AttachTo(A_MINION), atk=2, sch=1)])])
    assert (t.minion.atk, t.minion.sch) == (0, 2)


@rule("rr:attachment", "rr:ability", "rr:attachment.6")
def test_only_the_controller_of_the_host_uses_an_attachment_on_a_player_card(board):
    chain = attachment(AttachTo(a("hero")), hero_action(Discard(SELF), cost=Spend(("any",))), name="Chain")
    t = board(player(hand=[resource(energy=1)]), player(attached=[chain], hand=[resource(energy=1)]))
    t.cannot("use", "Chain", rule="rr:attachment")
    t.end_turn().use("Chain")
    assert t["Chain"].where == "encounter_discard"


@rule("rr:attachment", "rr:ability")
def test_anybody_uses_an_attachment_on_an_enemy(board):
    chain = attachment(hero_action(Discard(SELF), cost=Spend(("any",))), name="Chain")
    t = board(player(), player(hand=[resource(energy=1)]), villain=on(foe(), attached=[chain]))
    t.cannot("use", "Chain", rule="rr:cost")
    t.end_turn().use("Chain")
    assert t["Chain"].where == "encounter_discard"


@rule("rr:attachment")
def test_an_attachment_without_instructions_goes_to_the_villain(board):
    t = board()
    t.reveal(attachment(atk=1, name="Gun"))
    assert t["Gun"].host == t.villain and t.villain.atk == 3


@rule("rr:attach-to", "rr:main-scheme-main-scheme-deck")
def test_attachments_of_a_main_scheme_are_discarded_when_it_advances(board):
    note = attachment(AttachTo(a("main scheme")), name="Note")
    t = board(main=[on(scheme(target=2, name="One"), threat=1, attached=[note]), scheme(name="Two")])
    t.end_turn()
    t.pass_all()
    assert t.main.name == "Two" and t["Note"].where == "encounter_discard"


@rule("rr:upgrade", "rr:uses-x-type", "rr:attach-to")
def test_host_is_known_though_the_upgrade_has_gone_as_a_cost(board):
    dart = upgrade(AttachTo(AN_ENEMY), Uses(1, "dart"), action(Damage(HOST, 3), cost=Discard(SELF)), name="Dart")
    t = board(engaged=[on(minion(hp=5, name="Thug"), attached=[dart])])
    t.use("Dart")
    assert t["Thug"].damage == 3 and t["Dart"].where == "discard0"


@rule("rr:max-maximum", "rr:attach-to", "rr:max-maximum.5")
def test_max_per_ally(board):
    claws = upgrade(AttachTo(AN_ALLY), Max(1, "ally"), name="Claws")
    t = board(play=[on(ally(name="A"), attached=[claws]), ally(name="B")], hand=[claws, claws])
    t.play(t.hand[0])
    assert len(t["B"].attached) == 1
    t.cannot("play", t.hand[0], rule="rr:attach-to")


@rule("rr:attach-to", "rr:in-play-and-out-of-play")
def test_triggers_of_attached_cards_know_their_host(board):
    tracer = upgrade(AttachTo(A_MINION), forced_response(Hit(by=HOST), PutCounters(SELF, 1, "hit")), name="Tracer")
    t = board(engaged=[on(minion(hp=5, name="A"), attached=[tracer]), minion(hp=5, name="B")])
    t.activate("B").pass_all()
    assert t["Tracer"].counters("hit") == 0
    t.activate("A").pass_all()
    assert t["Tracer"].counters("hit") == 1


@rule("rr:attachment", "rr:upgrade")
def test_the_host_chosen_by_a_superlative(board):
    net = attachment(AttachTo(most("ATK", "minion")), name="Net")
    t = board(engaged=[minion(atk=1, name="A"), minion(atk=3, name="B")])
    t.reveal(net)
    assert t["Net"].host == t["B"]
