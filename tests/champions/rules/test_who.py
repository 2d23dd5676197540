"""Who acts and who is meant: sources of damage, players behind cards, whose effect it is, what a move costs."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    AN_ALLY,
    ENERGY,
    HAND,
    MAIN,
    SELF,
    THE_VILLAIN,
    YOUR_HERO,
    AddCost,
    Alter,
    Attacked,
    Choose,
    Damage,
    DamageDealt,
    Discard,
    Draw,
    In,
    Mine,
    MoveTokens,
    PutCounters,
    Ref,
    RemoveCounters,
    Spend,
    X,
    a,
    action,
    constant,
    each,
    forced_interrupt,
    forced_response,
    gets,
    num,
    when_revealed,
)
from quickstrike.testkit import (
    ally,
    attachment,
    environment,
    event,
    minion,
    on,
    player,
    resource,
    side_scheme,
    support,
    treachery,
)

CARD, BOLT = resource(name="Card"), resource(energy=1, name="Bolt")


@rule("rr:damage", "rr:you-your")
def test_who_deals_damage(board):
    """An event acts as the hero; an encounter card by itself."""
    proud = environment(forced_response(DamageDealt(by=YOUR_HERO), PutCounters(SELF, 1, "n")))
    t = board(environments=[proud], hand=[event(Damage(THE_VILLAIN, 1), name="Deed")])
    t.play("Deed")
    assert t[proud].counters("n") == 1
    t.reveal(treachery(when_revealed(Damage(THE_VILLAIN, 1))))
    assert t[proud].counters("n") == 1 and t.villain.damage == 2


@rule("rr:move", "rr:attack-player-ability-type", "rr:alteration-effect")
@pytest.mark.parametrize(("label", "damage"), [("attack", 3), ("", 2)])
def test_damage_that_is_moved_as_an_attack_may_be_raised(board, label, damage):
    fury = environment(forced_interrupt(Attacked(YOUR_HERO), Alter(amount=1)))
    blow = event(MoveTokens("damage", 2, YOUR_HERO, THE_VILLAIN, label=label), name="Blow")
    t = board(environments=[fury], hand=[blow], damage=3)
    t.play("Blow")
    assert t.villain.damage == damage and t.hero.damage == 1


@rule("rr:cost", "rr:move")
@pytest.mark.parametrize("kind", ["damage", "threat"])
@pytest.mark.parametrize(("there", "able"), [(1, False), (2, True), (3, True)])
def test_a_move_that_is_a_cost_must_be_made_in_full(board, kind, there, able):
    """The other sort of token does not help."""
    to = THE_VILLAIN if kind == "damage" else a("side scheme")
    cost = MoveTokens(kind, 2, YOUR_HERO if kind == "damage" else MAIN, to)
    fields = {"damage": there, "threat": 5} if kind == "damage" else {"damage": 5, "threat": there}
    t = board(play=[support(action(Draw(1), cost=cost), name="Desk")], sides=[side_scheme(threat=1)], **fields)
    if able:
        t.use("Desk")
        assert len(t.hand) == 1 and (t.hero.damage if kind == "damage" else t.main.threat) == there - 2
    else:
        t.cannot("use", "Desk", rule="rr:cost")


@rule("rr:cost", "rr:all-purpose-counter")
def test_why_there_are_too_few_counters(board):
    one, two = (support(name=f"Box {n}") for n in (1, 2))
    desk = support(action(Draw(1), cost=RemoveCounters(a("support"), 3, "ore")), name="Desk")
    t = board(play=[desk, on(one, counters={"ore": 1}), on(two, counters={"ore": 2})])
    assert t.cannot("use", "Desk", rule="rr:cost").data == {"kind": "ore", "need": 3, "have": 2}


@rule("rr:cost", "rr:x-value")
def test_as_many_as_wanted_and_some_more(board):
    both = event(action(PutCounters(MAIN, X, "n"), cost=(Spend((ENERGY,), X), Spend(("any",), 2))), name="Deed")
    board(hand=[both, BOLT, BOLT]).cannot("play", "Deed", rule="rr:cost")
    t = board(hand=[both, BOLT, BOLT, BOLT])
    t.play("Deed", pay=[BOLT] * 3)
    assert t.hand == [] and t.main.counters("n") == 1  # the other two pay for the rest of the cost


@rule("rr:you-your", "rr:ownership-and-control", "rr:attach-to")
@pytest.mark.parametrize("first", [0, 1])
def test_whom_a_constant_effect_of_an_encounter_card_means(board, first):
    """Of a minion the engaged player, of an attachment the player of its host, of others the first player."""
    less = constant(gets(each("hero", Mine()), ATK=-1))
    t = board(player(engaged=[minion(less)]), player(), first=first, turn=first)
    assert [s.identity.atk for s in t.seats] == [1, 2]
    t = board(player(), player(attached=[attachment(less)]), first=first, turn=first)
    assert [s.identity.atk for s in t.seats] == [2, 1]
    t = board(player(), player(), environments=[environment(less)], first=first, turn=first)
    assert [s.identity.atk for s in t.seats] == ([1, 2] if first == 0 else [2, 1])


@rule("rr:cost", "rr:additional")
def test_a_cost_that_a_players_card_adds_is_his_alone(board):
    toll = support(constant(AddCost("attack", (Spend((ENERGY,)),))))
    t = board(player(), player(play=[toll]))
    t.attack(t.villain)
    assert t.villain.damage == 2
    t = board(player(play=[toll]), player())
    t.cannot("attack", t.hero, t.villain, rule="rr:cost")


@rule("rr:choose-game-element", "rr:you-your", "rr:player")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_of_a_card_that_was_chosen(board, seat):
    t = board(player(play=[ally(name="A0")]), player(play=[ally(name="A1")]))
    t.reveal(treachery(when_revealed(Choose(AN_ALLY), Draw(1, Ref("ally")))))
    t.choose(t[f"A{seat}"])
    assert [len(s.hand) for s in t.seats] == [seat == 0, seat == 1]


@rule("rr:choose-game-element")
def test_of_a_number_of_cards_the_last_is_no_first(board):
    """Each set of cards can be named in one order only."""
    t = board(hand=[resource(name=f"C{n}") for n in range(4)])
    t.reveal(treachery(when_revealed(Discard(num(2, "card", In(HAND))))))
    assert len(t.options("choose")) == 3
    t.choose(t["C1"])
    assert len(t.options("choose")) == 2
    t.choose(t["C3"])
    assert sorted(c.name for c in t.hand) == ["C0", "C2"]
