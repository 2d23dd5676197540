"""Player cards that lie facedown in play as minions: whose they are, what they are, and that nobody sees it."""

from __future__ import annotations

import json

import pytest
from tests.marks import rule

from quickstrike.champions.text.options import heading
from quickstrike.champions.text.story import tell
from quickstrike.champions.view import view
from quickstrike.champions.vocab import (
    A_MINION,
    AN_ENEMY,
    YOU,
    Attacked,
    Damage,
    Defeated,
    Discard,
    Draw,
    HasBase,
    Is_,
    Trait,
    With,
    constant,
    each,
    facedown,
    gets,
    named,
    response,
    when_revealed,
)
from quickstrike.testkit import environment, hero, minion, on, player, resource, support, treachery

DRONES = "Ultron Drones"
MAKE = treachery(when_revealed(facedown("Drone")))
DRONE = on("Backflip", facedown="Drone")


def hidden(t, seat=0):
    return [m for m in t.seats[seat].minions if m.face.facedown]


# ---- whose and what ------------------------------------------------------------------------------------------------
@rule("rr:ownership-and-control", "rr:engage", "rr:card-types", "rr:card-types.4")
def test_the_top_card_of_the_deck_becomes_a_minion(board):
    t = board(player(), player(deck=["Tigra"]), turn=1, environments=[DRONES]).reveal(MAKE)
    (drone,) = hidden(t, 1)
    assert drone.face.kind == "minion" and drone.controller == -1 and t.state.owners[drone.id] == 1
    assert t.state.codes[drone.id] == "01051" and len(t.seats[1].deck) == 10 and t["Tigra"] == drone
    assert t.allies == [] and drone.face.abilities == () and not drone.face.unique
    t.quiet()


@rule("rr:defeat", "rr:discard")
def test_it_goes_to_its_owners_discard_pile(board):
    t = board(player(), player(deck=["Tigra"]), turn=1, environments=[DRONES]).reveal(MAKE)
    t.attack(hidden(t, 1)[0])
    assert t["Tigra"].where == "discard1" and t["Tigra"].face.kind == "ally"
    t.quiet()


def test_it_goes_to_its_owners_hand_if_sent_to_a_hand(board):
    from quickstrike.champions.rules.zones import move

    t = board(player(), player(engaged=[DRONE]), environments=[DRONES])
    c = hidden(t, 1)[0].id
    t._inject(lambda s: move(s, c, "hand0"))
    assert t["Backflip"].where == "hand1"


def test_its_own_text_is_not_there(board):
    """Nor its uniqueness: another copy of the ally can be played."""
    t = board(hand=["Tigra", *[resource(wild=3)] * 2], engaged=[on("Tigra", facedown="Drone")], environments=[DRONES])
    t.can("play", "Tigra")
    assert t.game.card("Drone") == hidden(t)[0].id and t.game.card("Tigra") == t.hand[0].id


@rule("rr:base-value")
def test_base_values_are_modified_and_without_them_it_has_no_hit_points(board):
    strong = environment(constant(HasBase(each("minion", Trait("Drone"), Is_("facedown")), (("ATK", 2), ("HP", 3)))))
    t = board(engaged=[DRONE], environments=[strong, environment(constant(gets(each("minion"), ATK=1, SCH=1)))])
    assert (t.minion.atk, t.minion.sch, t.minion.hp) == (3, 1, 3)
    t = board(deck=["Tigra"]).reveal(MAKE)
    assert t.minions == [] and t["Tigra"].where == "discard0"
    t.quiet()


@rule("rr:base-value", "rr:modifiers")
def test_the_latest_base_value_counts(board):
    low, high = (environment(constant(HasBase(each("minion"), (("ATK", n),)))) for n in (1, 4))
    assert board(engaged=[minion(atk=2)], environments=[high, low]).minion.atk == 1
    assert board(engaged=[minion(atk=2)], environments=[low, high]).minion.atk == 4


def test_drones_fall_when_their_environment_goes(board):
    t = board(player(engaged=[DRONE]), player(engaged=[DRONE]), environments=[DRONES])
    from quickstrike.champions.rules.defeat import check_defeated
    from quickstrike.champions.rules.zones import discard

    def away(s):
        discard(s, t[DRONES].id)
        check_defeated(s)

    t._inject(away)
    assert t.minions == [] and all(c.where.startswith("discard") for c in t.all("Backflip"))


def test_it_is_a_minion_to_all_who_speak_of_minions(board):
    pays = support(response(Defeated(A_MINION, by=YOU), Draw(1)))
    t = board(engaged=[DRONE], environments=[DRONES], play=[pays])
    t.attack(t.minion).use(pays)
    assert len(t.hand) == 1
    hits = support(response(Attacked(by=YOU, defeating=AN_ENEMY), Draw(1)))
    t = board(engaged=[DRONE], environments=[DRONES], play=[hits])
    t.attack(t.minion).use(hits)
    assert len(t.hand) == 1
    elite = support(response(Defeated(each("minion", Trait("Elite")), by=YOU), Draw(1)))
    board(engaged=[DRONE], environments=[DRONES], play=[elite]).attack("facedown Drone").quiet()


def test_what_is_attached_to_it_is_discarded_with_it(board):
    t = board(engaged=[DRONE], environments=[DRONES])
    web = t.put("Webbed Up", seat=0, host=t.minion)
    t.attack(t.minion)
    assert web.where == "discard0"


@rule("rr:player-deck")
def test_the_last_card_of_the_deck(board):
    t = board(deck=["Tigra"], discard=["Backflip"], filler=0, environments=[DRONES], encounter=[treachery()] * 4)
    t.reveal(MAKE)
    assert t["Tigra"].in_play and [c.name for c in t.seats[0].deck] == ["Backflip"] and len(t.seats[0].dealt) == 1
    t = board(filler=0, environments=[DRONES], encounter=[treachery()] * 4).reveal(MAKE)
    assert t.minions == []
    t.quiet()


@rule("rr:player-elimination")
def test_when_its_owner_is_eliminated_it_leaves_the_game(board):
    t = board(player(damage=9, engaged=[DRONE, minion(name="Goon")]), player(engaged=[DRONE]), environments=[DRONES])
    t.reveal(treachery(Damage(YOU, 1)))
    assert [c.where for c in t.all("01003")] == ["play", "removed"]
    assert t["Goon"].engaged == 1 and len(t.seats[1].minions) == 2


@rule("rr:defeat", "rr:base-value")
def test_of_many_alike_all_fall_and_of_some_only_those_without_hit_points(board):
    gone = treachery(when_revealed(Discard(named("01140"))))
    t = board(engaged=[DRONE] * 3, environments=[DRONES]).reveal(gone)
    assert t.minions == [] and len(t.log("defeated")) == 3
    kept = environment(constant(HasBase(each("minion", Is_("facedown"), With("tough")), (("HP", 1),))))
    tough = on("Backflip", facedown="Drone", tough=1)
    t = board(engaged=[DRONE, tough, DRONE], environments=[DRONES, kept]).reveal(gone)
    assert [m.tough for m in t.minions] == [1]
    t.quiet()


# ---- nobody sees it ------------------------------------------------------------------------------------------------
def test_no_view_shows_what_it_is(board):
    t = board(player(engaged=[DRONE]), player(), environments=[DRONES])
    for seat in (-1, 0, 1):
        (shown,) = [p for p in view(t.state, seat)["play"] if p.get("facedown")]
        assert shown["name"] == "Drone" and (shown["atk"], shown["hp"]) == (1, 1) and shown["kind"] == "minion"
        assert "Backflip" not in json.dumps(view(t.state, seat)) and "01003" not in json.dumps(view(t.state, seat))


def test_its_number_does_not_tell(board):
    """Among many games with the same top card, it comes into play under every number of the deck."""
    seen = set()
    for seed in range(60):
        t = board(deck=["Tigra", "Backflip"], filler=2, environments=[DRONES], seed=seed).reveal(MAKE)
        assert t.state.codes[hidden(t)[0].id] == "01051"
        seen.add(hidden(t)[0].id)
        assert [c.name for c in t.seats[0].deck] == ["Backflip", "Blank", "Blank"]  # the order stays
    assert len(seen) == 4


def test_several_keep_their_order_and_stay_distinct(board):
    two = treachery(when_revealed(facedown("Drone", 3)))
    for seed in range(30):
        t = board(
            deck=["Tigra", "Backflip", "Spider-Tracer", "Aunt May"],
            filler=0,
            environments=[DRONES],
            seed=seed,
            encounter=[treachery()] * 3,
        ).reveal(two)
        assert sorted(t.state.codes[m.id] for m in hidden(t)) == ["01003", "01007", "01051"]
        assert [c.name for c in t.seats[0].deck] == ["Aunt May"]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_resampler_takes_it_for_hidden(board, seat):
    t = board(player(engaged=[DRONE], deck=["Tigra"], hand=["Webbed Up"]), player(), environments=[DRONES])
    codes = set()
    for salt in range(40):
        other = t.game.resampled(seat, salt)
        assert other.view(seat) == t.game.view(seat)
        assert not other.invariants()
        codes.add(other.state.codes[hidden(t)[0].id])
    assert "01051" in codes and ("01009" in codes) == (seat != 0)  # a hand is open to its player


def test_the_story_calls_it_a_drone_until_it_is_turned(board):
    t = board(engaged=[DRONE], environments=[DRONES])
    t.attack(t.minion)
    for lang, was in (("en", "The facedown card is Backflip"), ("fr", "La carte face cachée est")):
        said = [line.text for line in tell(t.state, t.game.log[-8:], lang)]
        at = next(i for i, line in enumerate(said) if line.startswith(was))
        assert not any("Drone" in line for line in said[at + 1 :])
        assert any("Drone" in line for line in said[:at]) and not any("Backflip" in line for line in said[:at])


def test_a_save_keeps_it_facedown(board):
    t = board(deck=["Tigra"], environments=[DRONES]).reveal(MAKE)
    again = type(t.game).load(t.game.save())
    (c,) = [i for i in again.state.play.values() if i.face.facedown]
    assert again.state.codes[c.id] == "01051" and again.canonical() == t.game.canonical()


def test_no_name_of_it_finds_it(board):
    t = board(engaged=[DRONE], environments=[DRONES])
    assert t.game.is_called(t.can("attack", target=t.minion), "target", "Drone")
    assert not t.game.is_called(t.can("attack", target=t.minion), "target", "Backflip")


@rule("rr:leaves-play", "rr:defeat")
def test_a_defeated_drone_is_told_of_as_a_drone_until_it_is_turned_up(board):
    pays = support(response(Defeated(A_MINION, by=YOU), Draw(1)))
    t = board(engaged=[DRONE], environments=[DRONES], play=[pays])
    since = len(t.game.log)
    t.attack(t.minion)
    lines = tell(t.state, t.game.log[since:])
    told = [(x.kind, x.code) for x in lines if "Drone" in x.text or "Backflip" in x.text]
    assert told[-2:] == [("defeated", "facedown Drone"), ("turned", "01003")]
    assert all("Backflip" not in x.text for x in lines if x.kind != "turned")
    assert heading(t.state, t.decision) == "Response: Drone has been defeated"
    assert heading(t.state, t.decision, "fr") == "Réponse\N{NO-BREAK SPACE}: Drone a été vaincu"
    t.use(pays)


@rule("rr:leaves-play", "rr:player-elimination")
def test_a_drone_that_leaves_with_its_owner_is_told_of_as_a_drone(board):
    t = board(player(hero(hp=1), engaged=[DRONE]), player(), environments=[DRONES])
    since = len(t.game.log)
    t.activate(t.minion).pass_all()
    lines = tell(t.state, t.game.log[since:])
    (attack,) = [x for x in lines if x.kind == "activates"]
    assert attack.text.startswith("Drone attacks") and attack.code == "facedown Drone"
    assert [x.text for x in lines if "Backflip" in x.text] == ["The facedown card is Backflip"]
