"""Players, their play areas and the villain's: what lies where, as the board shows it and an elimination finds it."""

from __future__ import annotations

from tests.marks import rule

from quickstrike import champions
from quickstrike.champions.table import SCENARIO
from quickstrike.champions.vocab import (
    EACH_HERO,
    FIRST_PLAYER,
    THE_VILLAIN,
    YOU,
    YOUR_HERO,
    AttachTo,
    Count,
    Damage,
    DealEncounter,
    Draw,
    Heal,
    a,
    alter_ego_action,
    constant,
    each,
    gets,
)
from quickstrike.term.champions.drawing import Board as Drawn
from quickstrike.term.paint import Paint
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    foe,
    hero,
    minion,
    obligation,
    on,
    player,
    player_side_scheme,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)


def areas(t) -> tuple[str, str, str]:
    """The villain's area and those of two players, as lines."""
    drawn = Drawn(t.game, -1, Paint(width=400), "en")
    both = ["\n".join(drawn.player(p)) for p in t.game.view(-1)["players"]]
    return "\n".join((*drawn.villains(), *drawn.schemes(), *drawn.decks())), both[0], both[1]


def found(t, name: str) -> list[str]:
    return [area for area, lines in zip(("villain", "first", "second"), areas(t), strict=True) if name in lines]


def doom(t, seat: int):
    return t.reveal(treachery(Damage(YOU, 99)), seat=seat)


# ---- two sorts of areas --------------------------------------------------------------------------------------------
@rule("rr:play-area", "rr:play-area.1", "rr:play-area.2", "rr:play-area.3", "rr:play-area.4", "rr:players-play-area.2")
def test_every_card_in_play_is_in_one_area(board):
    t = board(
        player(play=[ally(name="Friend"), support(name="Base")], attached=[upgrade(name="Suit")]),
        player(engaged=[minion(name="Thug")]),
        sides=[side_scheme(name="Side")],
        environments=[environment(name="Lair")],
        villain=on(foe(name="Boss"), attached=[attachment(name="Horn")]),
    )
    t.put(obligation(name="Debt"), engaged=1)
    assert [found(t, x) for x in ("Friend", "Base", "Suit")] == [["first"]] * 3
    assert [found(t, x) for x in ("Thug", "Debt")] == [["second"]] * 2
    assert [found(t, x) for x in ("Boss", "Side", "Lair", "Horn", t.main.name)] == [["villain"]] * 5


@rule("rr:play-area", "rr:play-area.2", "rr:play-area.3", "rr:deal-deal-an-encounter-card")
def test_decks_piles_and_dealt_cards_lie_with_their_player_and_the_encounter_deck_with_the_villain(board):
    t = board(player(hand=[resource()] * 4, discard=[resource()] * 3), player(), encounter_discard=[treachery()] * 2)
    t.play(event(DealEncounter(1, a("player"))), target=t.seats[1])
    mine, other = t.game.view(-1)["players"]
    assert (mine["hand_count"], mine["deck"], len(mine["discard"]), mine["dealt"]) == (4, 10, 4, 0)
    assert (other["hand_count"], other["deck"], len(other["discard"]), other["dealt"]) == (0, 10, 0, 1)
    assert (t.game.view(-1)["encounter_deck"], len(t.game.view(-1)["encounter_discard"])) == (9, 2)


# ---- a player's area -----------------------------------------------------------------------------------------------
@rule("rr:players-play-area", "rr:players-play-area.1", "rr:player", "rr:player.1")
def test_each_player_has_identity_hit_points_hand_deck_and_pile_of_his_own(board):
    t = board(player(hero(hp=9)), player(hero(hp=12)))
    assert t.seats[0].identity != t.seats[1].identity
    t.play(event(Damage(YOU, 4), Draw(2), name="Plan"))
    mine, other = ((s.identity.hp, len(s.hand), len(s.deck), len(s.discard)) for s in t.seats)
    assert (mine, other) == ((5, 2, 8, 1), (12, 0, 10, 0))


@rule("rr:players-play-area", "rr:players-play-area.3", "rr:attachment")
def test_an_attachment_is_where_the_card_is_that_it_is_attached_to(board):
    cuffs, horn = attachment(AttachTo(YOUR_HERO), name="Cuffs"), attachment(name="Horn")
    t = board(player(attached=[cuffs]), player(), turn=1, villain=on(foe(), attached=[horn]))
    assert (found(t, "Cuffs"), found(t, "Horn")) == (["first"], ["villain"])
    doom(t, 0)
    assert t["Cuffs"].where == "encounter_discard" and t["Horn"].in_play


@rule("rr:players-play-area", "rr:players-play-area.4", "rr:minion")
def test_a_minion_lies_with_the_player_it_is_engaged_with(board):
    t = board(player(engaged=[minion(name="Thug")]), player(), turn=1, sides=[side_scheme(name="Side")])
    assert (found(t, "Thug"), found(t, "Side")) == (["first"], ["villain"])
    doom(t, 0)
    assert (found(t, "Thug"), found(t, "Side")) == (["second"], ["villain"])


@rule("rr:players-play-area", "rr:players-play-area.5", "rr:obligation", "rr:obligation.2", "rr:obligation.1")
def test_an_obligation_lies_with_its_player_and_speaks_to_him_alone(board):
    debt = obligation(constant(gets(YOU, HAND_SIZE=-2)), alter_ego_action(Heal(YOU, 1)), name="Debt")
    t = board(player(), player(damage=1), turn=1)
    t.reveal(debt, seat=1)
    assert found(t, "Debt") == ["second"]
    assert [s.identity.stat("HAND_SIZE") for s in t.seats] == [5, 3]
    doom(t, 1)
    assert t["Debt"].where == "encounter_discard"


@rule("rr:players-play-area", "rr:players-play-area.6")
def test_abilities_reach_across_areas(board):
    t = board(player(damage=2), player(damage=2, engaged=[minion(hp=9, name="Thug")]))
    t.play(event(Heal(EACH_HERO, 1), Damage(a("minion"), 2)))
    assert [s.identity.damage for s in t.seats] == [1, 1] and t["Thug"].damage == 2


@rule("rr:players-play-area", "rr:players-play-area.7", "rr:player-elimination")
def test_the_area_of_an_eliminated_player_is_gone(board):
    t = board(player(hand=[resource()], play=[ally(name="Friend")]), player(), turn=1)
    doom(t, 0)
    assert found(t, "Friend") == [] and "Friend" not in areas(t)[1]
    mine = t.game.view(-1)["players"][0]
    assert (mine["out"], mine["hand_count"], mine["deck"], mine["discard"]) == (True, 0, 0, [])


# ---- player side schemes -------------------------------------------------------------------------------------------
@rule("rr:player-side-scheme", "rr:player-side-scheme.2", "rr:play-area")
def test_a_player_side_scheme_lies_beside_the_main_scheme(board):
    t = board(player(hand=[player_side_scheme(name="Job")]), player())
    t.play("Job")
    assert found(t, "Job") == ["villain"]


# ---- players -------------------------------------------------------------------------------------------------------
@rule("rr:player", "rr:player.2", "rr:player-phase")
def test_each_player_takes_a_turn_each_round(board):
    t = board(player(), player())
    for _ in range(2):
        seats = [t.decision.seat]
        t.end_turn()
        seats.append(t.decision.seat)
        assert sorted(seats) == [0, 1] and t.asked == "turn"
        t.villain_phase()


@rule("rr:player", "rr:player.3", "rr:ownership-and-control", "rr:ownership-and-control.1", "rr:player-deck.1")
def test_players_own_their_decks_and_identities_and_the_scenario_all_else():
    game = champions.new(["spider-man:justice", "captain-marvel:aggression"], scenario="rhino", seed=1)
    s = game.state
    for seat in (0, 1):
        mine = [c for c, owner in enumerate(s.owners) if owner == seat]
        assert {s.where[c] for c in mine} == {f"deck{seat}", f"hand{seat}", "play"}
        assert [c for c in mine if s.where[c] == "play"] == [s.players[seat].identity]
        kinds = {s.face(c).kind for c in s.zones[f"deck{seat}"]}
        assert kinds <= {"ally", "event", "player_side_scheme", "resource", "support", "upgrade"} and len(kinds) > 3
    assert all(not s.face(c).player_card for c, owner in enumerate(s.owners) if owner == SCENARIO)


@rule("rr:player", "rr:player.4", "rr:first-player")
def test_the_first_player_is_who_has_the_token(board):
    t = board(player(), player(), first=1, turn=1)
    with t.changes(lambda: [len(x.hand) for x in t.seats], to=[0, 2]):
        t.reveal(treachery(Draw(2, FIRST_PLAYER)))
    t.villain_phase()
    with t.changes(lambda: len(t.seats[0].hand), by=2):
        t.reveal(treachery(Draw(2, FIRST_PLAYER)))


@rule("rr:player-deck", "rr:player-deck.2")
def test_nothing_changes_the_order_of_a_deck_by_itself(board):
    t = board(deck=[resource(name=x) for x in "ABCDEFGH"], filler=0, villain=foe(atk=0))
    t.end_turn()
    t.pass_all()
    assert [c.name for c in t.hand] + [c.name for c in t.seats[0].deck] == list("ABCDEFGH")


@rule("rr:player-side-scheme", "rr:player-card")
def test_a_player_side_scheme_counts_as_a_player_card_in_play(board):
    job = player_side_scheme(name="Job")
    t = board(player(play=[job]), player(), sides=[side_scheme()], villain=foe(hp=30))
    t.play(event(Damage(THE_VILLAIN, Count(each("player card")))))
    assert t.villain.damage == 3  # both identities and the job
