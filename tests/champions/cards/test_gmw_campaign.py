"""The Market and the challenges of The Galaxy's Most Wanted."""

from __future__ import annotations

import pytest

from quickstrike.champions.vocab import Draw
from quickstrike.testkit import ally, event, foe, minion, on, player, resource, side_scheme, treachery, upgrade

MILANO = "16142"


# ---- events --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("named", "threat", "low"), [("event", 2, "no"), ("ally", 5, "yes")])
def test_brainstorm_guesses_the_top_card(board, named, threat, low):
    t = board(hand=["16150"], deck=[event(name="Top"), event(name="Below")], threat=5).play("16150")
    t.answer("choose", value=named).choose("Top").answer(low)
    assert t.main.threat == threat and [c.name for c in t.hand] == ["Top" if low == "no" else "Below"]
    assert low == "no" or t.state.zones["deck0"][0] == t["Top"].id


def test_by_any_means_has_its_price(board):
    t = board(hand=["16151"]).play("16151")
    assert t.main.threat == 2 and t.villain.damage == 3 and len(t.hand) == 1


def test_contingency_plan_counts_types(board):
    deck = [resource(mental=1), resource(mental=2), resource(energy=1), event()]
    t = board(hand=["16152"], deck=deck).play("16152")
    assert t.villain.damage == 2 and len(t.hand) == 1 and len(t.me.discard) == 5


def test_in_defiance_for_any_identity(board):
    t = board(player(hand=["16153"]), player(), villain=foe(atk=3))
    t.activate(t.villain, seat=1).pass_().pass_().play("16153")
    assert t.seats[1].identity.damage == 1 and len(t.seats[0].hand) == 1


def test_calculate_the_odds(board):
    t = board(player(hand=["16154"]), player(hand=[event(name="Old")])).play("16154")
    t.choose(t.seats[1]).answer("yes").choose("Old")
    assert len(t.seats[0].hand) == 1 and len(t.seats[1].hand) == 1 and t["Old"].where == "discard1"


@pytest.mark.parametrize(("status", "done"), [("tough", (3, 5, 4)), ("stunned", (0, 2, 4)), ("confused", (0, 5, 1))])
def test_creative_solution_by_the_status_it_removes(board, status, done):
    t = board(hand=["16155"], damage=4, threat=5, **{status: 1}).play("16155")
    assert (t.villain.damage, t.main.threat, t.hero.damage) == done and len(t.hand) == 1


@pytest.mark.parametrize(("code", "status"), [("16156", "stunned"), ("16157", "confused")])
def test_grapple_and_wing_it(board, code, status):
    t = board(hand=[code]).play(code)
    assert t.villain.damage == 1 and getattr(t.villain, status) and getattr(t.hero, status) and len(t.hand) == 1


def test_close_call_cancels_icons_and_ability(board):
    t = board(hand=["16158"], encounter=["16117"], villain=foe(atk=2))
    t.activate(t.villain).pass_()
    t.play("16158")
    assert t.hero.damage == 2 and t["16117"].where == "encounter_discard" and len(t.hand) == 1
    t = board(hand=["16158"], encounter=[treachery(boost=3)], villain=foe(atk=2))
    t.activate(t.villain).pass_().play("16158")
    assert t.hero.damage == 2


def test_defy_danger_and_in_harms_way(board):
    t = board(hand=["16159", resource(wild=1)], encounter=[treachery(boost=2)]).play("16159")
    assert t.villain.damage == 5 and t.hero.damage == 2
    t = board(hand=["16160", resource(wild=1)], threat=7).play("16160")
    assert t.hero.damage == 2 and t.main.threat == 2


def test_take_the_fight_to_them_sorts_the_encounter_deck(board):
    deck = [treachery(name="A"), treachery(name="B"), treachery(name="C")]
    t = board(hand=["16161"], encounter=deck).play("16161")
    t.choose("A").answer("done").choose("B")
    assert t["A"].where == "encounter_discard" and t.state.zones["encounter"][0] == t["B"].id and len(t.hand) == 1


def test_ardent_resolve_onrush_and_safeguard(board):
    t = board(hand=["16166"], exhausted=True).play("16166")
    assert not t.hero.exhausted and len(t.hand) == 1
    t = board(hand=["16167"], villain=foe(atk=0), encounter=[treachery(), "16118"])
    t.end_turn()
    t.skip_to("window")
    t.play("16167")
    assert t["16118"].where == "encounter_discard" and not t.minions
    t = board(hand=["16168"], play=[ally()])
    t.play("16168").choose(t.hero).choose(t.ally)
    assert t.hero.tough and t.ally.tough and len(t.hand) == 1


def test_sure_gamble_for_whoever_plays_next(board):
    t = board(player(hand=["16169"]), player(hand=[ally(cost=3, name="Friend")])).play("16169").end_turn()
    t.play("Friend")
    assert t["Friend"].in_play


def test_the_dearest_cards_are_used_once(board):
    t = board(hand=["16174"]).play("16174")
    assert len(t.hand) == t.hero.stat("HAND_SIZE") and t["16174"].where == "removed"
    t = board(hand=["16175"], threat=6).play("16175")
    assert t.villain.damage == 5 and t.main.threat == 1 and t["16175"].where == "removed"
    t = board(player(hand=["16176"]), player(discard=[event(name="A"), event(name="B")])).play("16176")
    t.choose(t.seats[1]).answer("yes").choose("B").choose("A")
    assert len(t.seats[1].hand) == 2 and t["16176"].where == "removed"
    t = board(hand=["16177"], exhausted=True, play=[on(ally(), exhausted=True)]).play("16177")
    t.choose(t.hero).choose(t.ally)
    assert not t.hero.exhausted and not t.ally.exhausted and t["16177"].where == "removed"


def test_heavy_cannon_hits_the_villain_once(board):
    t = board(play=["16163", MILANO], villain=on(foe(hp=14), tough=1)).use("16163")
    assert not t.villain.damage and not t.villain.tough
    t.quiet()


# ---- parts of the ship ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("flies", [False, True])
def test_mods_are_better_with_the_milano(board, flies):
    def at(code: str, **more):
        return board(play=[code, *([MILANO] if flies else []), *more.pop("play", [])], **more)

    t = at("16162", villain=foe(atk=3))
    t.activate(t.villain).pass_().use("16162")
    assert t.hero.damage == 2 - flies
    t = at("16163", engaged=[minion(hp=3)]).use("16163")
    assert t.villain.damage == 1 + flies and t.minion.damage == 1
    t = at("16164", threat=4, sides=[side_scheme(threat=3)]).use("16164")
    assert t.main.threat == 3 - flies and t.side.threat == 2
    t = at("16165", hand=[event(Draw(1), cost=1, name="Cheap")]).use("16165")
    assert len(t.me.discard) == 2 - flies
    t.play("Cheap")
    t = at("16170", damage=5).use("16170")
    assert t.hero.damage == 4 - flies
    t = at("16171").use("16171")
    assert t.villain.damage == 2 + flies
    t = at("16172", hand=[event(name="Old")]).use("16172")
    assert (t["Old"].where == "hand0") is flies and len(t.hand) == 1 + flies
    t = at("16173", threat=5).use("16173")
    assert t.main.threat == 3 - flies


# ---- challenges ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "threat", "hard"), [("16178", 2, 3), ("16179", 3, 4), ("16180", 4, 5), ("16181", 5, 6), ("16182", 6, 7)]
)
def test_challenges_have_a_side_for_each_mode(board, code, threat, hard):
    t = board(aside=[f"{code}a"]).reveal(f"{code}a")
    assert t.side.code == f"{code}a" and t.side.threat == threat + 3
    t = board(aside=[f"{code}a"], expert=True).reveal(f"{code}a")
    assert t.side.code == f"{code}b" and t.side.threat == hard + 4


def defeated(board, code, **more):
    t = board(sides=[on(code, threat=1)], hand=[upgrade(name="Held")], environments=["16093"], **more)
    t.thwart(t.side)
    return t


@pytest.mark.parametrize("expert", [False, True])
def test_what_a_defeated_challenge_does(board, expert):
    side = "b" if expert else "a"
    t = defeated(board, f"16178{side}", expert=expert)
    if not expert:
        t.answer("yes")
    assert len(t.hand) == (0 if expert else 2) and t.zone("victory")
    t = defeated(board, f"16179{side}", expert=expert)
    assert len(t.zone("collection")) == 1 and len(t.hand) == (0 if expert else 1)
    t = defeated(board, f"16180{side}", expert=expert)
    assert t.hero.damage == (2 if expert else 1)
    t = defeated(board, f"16181{side}", expert=expert)
    assert t["16093"].counters("evasion") == (3 if expert else 2)
    defeated(board, f"16182{side}", expert=expert).quiet()
