"""Reading the table: whom a word of a card means, how much a number is, whether a condition holds."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.rules import stats
from quickstrike.champions.rules.able import _unknown
from quickstrike.champions.rules.select import (
    compare,
    defender,
    extremes,
    fits,
    has_form,
    holds,
    referred,
    scope_of,
    seats,
    select,
    tokens,
    value,
    zone_cards,
    zone_names,
)
from quickstrike.champions.table import NOBODY, SCENARIO
from quickstrike.champions.vocab import (
    ASIDE,
    DECK,
    ENC_DECK,
    ENGAGED_PLAYER,
    FIRST_PLAYER,
    FORM,
    HAND,
    HOST,
    MAIN,
    REST,
    SELF,
    THE_VILLAIN,
    YOU,
    Alt,
    Amount,
    AtMost,
    Chosen,
    CostOf,
    Count,
    Did,
    Excess,
    Exists,
    Field,
    FinalStep,
    Happened,
    Icons,
    In,
    Is_,
    Mode,
    No,
    Not,
    Other,
    Owner,
    Paying,
    PerPlayer,
    Printed,
    Ref,
    Result,
    StatOf,
    Tokens,
    Top,
    Trait,
    Undefended,
    Under,
    With,
    a,
    constant,
    each,
    gets,
)
from quickstrike.champions.vocab.values import All_, Cmp, Extreme, Is, Mine
from quickstrike.kernel.state import Scope
from quickstrike.testkit import ally, environment, event, foe, minion, on, player, resource, support, upgrade

FREE_CARD, DEAR, BARE = event(cost=0), event(cost=3), resource(energy=1)
THUG, FRIEND = minion(name="Thug", hp=4, atk=0, sch=0), ally(name="Friend", hp=3, traits="Avenger")


def ids(*cards):
    return [c.id for c in cards]


# ---- players -------------------------------------------------------------------------------------------------------
@rule("rr:you-your", "rr:each-player", "rr:player", "rr:choose-game-element")
def test_whom_a_word_for_players_means(board):
    t = board(player(play=[FRIEND]), player(engaged=[THUG], hand=[DEAR]), first=1, turn=0)
    s, sc = t.state, Scope(0, t.minion.id)
    assert seats(s, YOU, sc) == [0] and seats(s, FIRST_PLAYER, sc) == [1] and seats(s, each("player"), sc) == [1, 0]
    assert seats(s, ENGAGED_PLAYER, sc) == [1]
    assert seats(s, ENGAGED_PLAYER, Scope(0, t.villain.id)) == [0]  # engaged with nobody
    assert seats(s, a("ally"), sc) == [0] and seats(s, a("event", In(HAND)), Scope(1, t.minion.id)) == []
    assert seats(s, Owner(a("ally")), sc) == [0]
    sc.refs["player"] = (-2, t.ally.id, t[DEAR].id, t.seats[0].identity.id)  # a seat, and cards, one not in play
    assert seats(s, Ref("player"), sc) == [1, 0, 0]


@rule("rr:you-your", "rr:player")
@pytest.mark.parametrize(("seat", "meant"), [(0, [0]), (1, [1]), (NOBODY, [])])
def test_the_player_of_an_event(board, seat, meant):
    t = board(player(), player())
    ev = t.state.new_event("Drawn", NOBODY, NOBODY, seat)
    assert seats(t.state, Field("player"), Scope(0, t.villain.id, event=ev.id)) == meant
    t.state.events.clear()


@rule("rr:you-your", "rr:ownership-and-control", "rr:attach-to")
def test_whose_you_a_constant_effect_speaks_of(board):
    gift = upgrade(name="Gift")
    t = board(player(), player(engaged=[THUG], play=[on(FRIEND, attached=[gift])]), first=0, turn=0)
    assert scope_of(t.state, t.ally.id).you == 1 and scope_of(t.state, t.minion.id).you == 1
    assert scope_of(t.state, t.villain.id).you == 0 and scope_of(t.state, t[gift].id).you == 1


# ---- zones ---------------------------------------------------------------------------------------------------------
@rule("rr:player-deck", "rr:discard-pile", "rr:in-play-and-out-of-play", "rr:target")
def test_the_cards_of_a_place(board):
    top, below = resource(name="Top"), resource(name="Below")
    t = board(player(deck=[top, below]), player(hand=[DEAR], play=[on(FRIEND, under=[BARE])]), aside=[THUG])
    s, sc = t.state, Scope(0, t.villain.id)
    assert zone_names(s, DECK, sc) == ["deck0"] and zone_names(s, HAND, Scope(1, t.villain.id)) == ["hand1"]
    assert zone_names(s, ENC_DECK, sc) == ["encounter"] == zone_names(s, Top(1, ENC_DECK), sc)
    assert zone_cards(s, ASIDE, sc) == select(s, ASIDE, sc) == ids(t[THUG])
    assert zone_cards(s, Under(a("ally")), sc) == ids(t[BARE])
    assert select(s, Top(1, DECK), sc) == ids(t[top]) and select(s, Top(2, DECK), sc) == ids(t[top], t[below])
    assert select(s, Top(0, DECK), sc) == []


# ---- cards ---------------------------------------------------------------------------------------------------------
@rule("rr:target", "rr:qualifiers", "rr:referential-ability", "rr:card-types", "rr:triggering-condition")
def test_this_card_is_no_other_one_and_not_what_it_was_before(board):
    t = board(play=[FRIEND], hand=[DEAR, FREE_CARD])
    s, here = t.state, t.ally.id
    now = s.play[here].version
    assert fits(s, SELF, here, Scope(0, here)) and fits(s, SELF, here, Scope(0, here, now))
    assert not fits(s, SELF, here, Scope(0, here, now - 1))
    assert not fits(s, SELF, t[DEAR].id, Scope(0, here)) and not fits(s, SELF, t.villain.id, Scope(0, here))
    assert fits(s, SELF, t[DEAR].id, Scope(0, t[DEAR].id, 5))  # out of play there is but one of it
    assert not fits(s, SELF, t[FREE_CARD].id, Scope(0, t[DEAR].id))


@rule("rr:qualifiers", "rr:card-types", "rr:status-cards", "rr:traits", "rr:printed", "rr:engage")
def test_what_a_filter_lets_through(board):
    friend = on(FRIEND, exhausted=True, damage=1, counters={"ore": 2}, attached=[vest := upgrade()])
    t = board(play=[friend, helper := support(unique=True)], engaged=[on(THUG, stunned=1)], hand=[DEAR, BARE])
    s, sc = t.state, Scope(0, t.villain.id)

    def found(*where):
        return select(s, each("card", *where), sc)

    one, thug = t.ally.id, t.minion.id
    assert found(Is_("exhausted")) == [one] and found(Is_("damaged")) == [one] and found(Is_("facedown")) == []
    assert one not in found(Is_("ready")) and thug in found(Is_("ready"))
    assert t[helper].id in found(Is_("unique")) and thug not in found(Is_("unique"))
    assert found(With(t[vest].face.code)) == [one] and found(With(t[helper].face.code)) == []
    assert found(With("ore")) == [one] and found(With("stunned")) == [thug] and found(With("tough")) == []
    assert found(Trait("Avenger")) == [one] and one not in found(No(Trait("Avenger")))
    assert not fits(s, each("card", With("ore")), t[DEAR].id, sc)  # nothing lies on a card in hand
    assert not fits(s, each("card", Is_("ready")), t[DEAR].id, sc)
    assert fits(s, each("card", Printed("energy")), t[BARE].id, sc)
    assert not fits(s, each("card", Printed("mental")), t[BARE].id, sc)
    assert found(Other()) == [c for c in s.zones["play"] if c != t.villain.id]
    sc.refs["enemy"] = (thug,)
    assert thug not in found(Other())


@rule("rr:traits", "rr:gains", "rr:loses")
def test_traits_of_cards_wherever_they_are(board):
    t = board(play=[FRIEND], hand=[there := ally(traits="Spy")])
    assert stats.has_trait(t.state, t[there].id, "Spy") and not stats.has_trait(t.state, t[there].id, "Avenger")
    assert stats.has_trait(t.state, t.ally.id, "Avenger") and not stats.has_trait(t.state, t.ally.id, "Spy")
    assert not stats.has_trait(t.state, NOBODY, "Spy")


@rule("rr:ownership-and-control", "rr:you-your")
def test_whose_a_card_is(board):
    t = board(player(play=[FRIEND]), player(hand=[DEAR]))
    s = t.state
    assert fits(s, a("ally", Mine()), t.ally.id, Scope(0, t.villain.id))
    assert not fits(s, a("ally", Mine()), t.ally.id, Scope(1, t.villain.id))
    assert fits(s, a("event", Mine()), t[DEAR].id, Scope(1, t.villain.id))  # out of play: its owner's
    assert not fits(s, a("event", Mine()), t[DEAR].id, Scope(0, t.villain.id))
    assert [stats.controller(s, c) for c in (t.ally.id, t[DEAR].id, t.villain.id, NOBODY)] == [0, 1, SCENARIO, SCENARIO]


@rule("rr:referential-ability")
def test_of_cards_that_share_a_title_this_one_is_meant(board):
    t = board(engaged=[THUG, THUG])
    one, other = ids(*t.minions)
    assert referred(t.state, [one, other], Scope(0, other)) == [other]
    assert referred(t.state, [one, other], Scope(0, NOBODY)) == [one, other]


@rule("rr:choose-game-element", "rr:target", "rr:remaining-hit-points")
def test_the_most_and_the_least_of_something(board):
    weak, strong = minion(hp=1, atk=3), minion(hp=5, atk=1)
    t = board(engaged=[weak, on(strong, damage=4), also := minion(hp=9, atk=3)], hand=[FREE_CARD, DEAR])
    s, cards = t.state, ids(*t.minions)

    def those(stat, most=True, printed=False):
        return [t[c] for c in extremes(s, Extreme(stat, most, printed), cards)]

    assert those("ATK") == [t[weak], t[also]] and those("ATK", most=False) == [t[strong]]
    assert those("HP", most=False) == [t[weak], t[strong]] and those("HP", most=False, printed=True) == [t[weak]]
    assert those("damage") == [t[strong]] and those("HP") == [t[also]]
    assert extremes(s, Extreme("cost"), ids(t[FREE_CARD], t[DEAR])) == ids(t[DEAR])
    assert extremes(s, Extreme("ATK"), []) == []


@rule("rr:referential-ability", "rr:you-your", "rr:triggering-condition", "rr:interrupt", "rr:response")
def test_what_an_event_says_of_cards(board):
    t = board(engaged=[THUG], play=[FRIEND])
    s, thug, me = t.state, t.minion.id, t.hero.id
    ev = s.new_event("Attacked", thug, me, 0, attacked=(me,), damaged=())
    sc = Scope(0, t.villain.id, event=ev.id)
    assert select(s, Field("attacker"), sc) == [thug] and select(s, Field("target"), sc) == [me]
    assert select(s, Field("attacked"), sc) == [me] and select(s, Field("damaged"), sc) == []
    assert select(s, Field("defeated"), sc) == []  # it says nothing, and no activation is under way
    act = s.new_event("Attacked", t.villain.id, me, 0, attacked=(me,), damaged=(me, thug))
    s.activations = (act.id,)
    small = s.new_event("Drawn", thug, me, 0)
    assert select(s, Field("damaged"), Scope(0, thug, event=small.id)) == [me, thug]  # that of the activation
    assert select(s, Field("attacker"), Scope(0, thug)) == []  # nothing set it off
    s.activations = ()
    s.events.clear()


@rule("rr:target", "rr:attach-to", "rr:look-looked-at", "rr:search")
def test_hosts_and_the_rest_of_what_was_seen(board):
    gift = upgrade(name="Gift")
    t = board(play=[on(FRIEND, attached=[gift])], hand=[DEAR, FREE_CARD])
    s, sc = t.state, Scope(0, t[gift].id)
    assert select(s, HOST, sc) == [t.ally.id] and select(s, HOST, Scope(0, t.ally.id)) == []
    gone = Scope(0, t[DEAR].id)
    assert select(s, HOST, gone) == []
    gone.data["host"] = t.ally.id  # where it was before it was discarded as a cost
    assert select(s, HOST, gone) == [t.ally.id]
    sc.refs["seen"] = (1, 2, 3)
    sc.results["last"] = (1, 1, (2,))
    assert select(s, REST, sc) == [1, 3]
    assert select(s, Alt(SELF, YOU, Did()), sc) == [t.hero.id]
    assert select(s, Alt(SELF, YOU, Not(Did())), sc) == [sc.source]


@rule("rr:form-change-form", "rr:hero-hero-form", "rr:alter-ego-alter-ego-form")
def test_forms(board):
    t = board(player(play=[upgrade(FORM("giant"))]), player(form="alter-ego", play=[FRIEND]))
    s, (one, two) = t.state, (seat.identity.id for seat in t.seats)
    assert has_form(s, one, "hero") and not has_form(s, one, "alter-ego") and has_form(s, two, "alter-ego")
    assert has_form(s, one, "giant") and not has_form(s, two, "giant") and not has_form(s, one, "tiny")
    assert not has_form(s, NOBODY, "hero")


# ---- numbers -------------------------------------------------------------------------------------------------------
@rule("rr:non-numerical-variable", "rr:per-player-icon", "rr:x-value", "rr:for-each", "rr:resource", "rr:then")
def test_how_much_a_number_is(board):
    t = board(
        player(hand=[FREE_CARD, DEAR, BARE], play=[on(FRIEND, damage=1, counters={"ore": 2})]), player(), threat=4
    )
    s, sc = t.state, Scope(0, t.villain.id)
    hand = each("card", In(HAND))
    for v, n in [
        (5, 5),
        (PerPlayer(2), 4),
        (2 * PerPlayer(1), 4),
        (3 + PerPlayer(1), 5),
        (AtMost(1, PerPlayer(2)), 1),
        (AtMost(9, PerPlayer(2)), 4),
        (CostOf(hand), 3),
        (Count(hand), 3),
        (Count(hand, "resource"), 1),
        (Icons("energy", hand), 1),
        (Icons("mental", hand), 0),
        (Icons("star", hand), 0),
        (Tokens("ore", a("ally")), 2),
        (Tokens("damage", a("ally")), 1),
        (Tokens("threat", MAIN), 4),
        (Tokens("none", a("ally")), 0),
        (StatOf("REMAINING", a("ally")), 2),
        (StatOf("HP", a("ally")), 3),
        (StatOf("ATK", hand), 0),
        (Amount(), 0),
        (Excess(), 0),
        (Chosen(), 0),
        (Result(), 0),
        (Alt(1, 2, Did()), 1),
    ]:
        assert value(s, v, sc) == n, v
    sc.data["x"], sc.results["last"], sc.results["excess"] = 3, (4, 2, ()), (1, 6, ())
    assert [value(s, v, sc) for v in (Chosen(), Result(), Excess(), Alt(1, 2, Did()))] == [3, 2, 6, 2]


@rule("rr:non-numerical-variable", "rr:initiating-abilities")
def test_numbers_that_are_known_only_while_an_ability_resolves():
    assert _unknown(Result()) and _unknown(2 * Result()) and _unknown(AtMost(3, Chosen()))
    assert not _unknown(2 * PerPlayer(1)) and not _unknown(3)


@rule("rr:excess-damage", "rr:response", "rr:non-numerical-variable")
def test_numbers_of_the_event_that_set_it_off(board):
    t = board()
    ev = t.state.new_event("DamageTaken", t.villain.id, t.hero.id, 0, 4)
    sc = Scope(0, t.villain.id, event=ev.id)
    assert (value(t.state, Amount(), sc), value(t.state, Excess(), sc)) == (4, 0)
    ev.data["excess"] = 2
    assert value(t.state, Excess(), sc) == 2
    t.state.events.clear()


@rule("rr:leaves-play", "rr:all-purpose-counter", "rr:cost", "rr:sustained-damage")
def test_tokens_that_a_card_has_or_had(board):
    t = board(play=[on(FRIEND, damage=2, counters={"ore": 1})], hand=[DEAR, FREE_CARD], threat=3)
    s, sc = t.state, Scope(0, t[DEAR].id)
    assert [tokens(s, t.ally.id, k, sc) for k in ("damage", "ore", "threat", "gold")] == [2, 1, 0, 0]
    assert tokens(s, t.main.id, "threat", sc) == 3
    assert tokens(s, t[DEAR].id, "ore", sc) == 0
    sc.data["tokens"] = {"ore": 4}  # it was discarded as a cost
    assert [tokens(s, t[DEAR].id, k, sc) for k in ("ore", "gold")] == [4, 0]
    assert tokens(s, t[FREE_CARD].id, "ore", sc) == 0


@rule(
    "rr:modifiers",
    "rr:base-value",
    "rr:dash-value",
    "rr:per-player-icon",
    "rr:hit-points",
    "rr:remaining-hit-points",
    "rr:printed",
)
def test_a_statistic_that_nothing_modifies(board):
    t = board(player(play=[FRIEND, helper := support()], engaged=[THUG]), player(), villain=foe(hp=7))
    s = t.state
    assert stats.stat(s, t.minion.id, "ATK") == 0 == stats.stat(s, t.minion.id, "SCH")
    assert stats.stat(s, t.minion.id, "ATK", 2) == 2 and stats.stat(s, t[helper].id, "ATK", 2) == 0
    assert stats.stat(s, t.villain.id, "HP") == 7 * (2 if t.villain.face.facts.get("health_per_hero") else 1)
    assert stats.stat(s, t.minion.id, "REMAINING") == 4 and stats.remaining(s, t.minion.id) == 4
    s.play[t.ally.id].damage = 5
    assert stats.stat(s, t.ally.id, "REMAINING") == 0 and stats.remaining(s, t.ally.id) == -2
    s.play[t.ally.id].damage = 0
    assert stats.printed(s, t[helper].id, "ATK") == 0 and stats.printed(s, t.ally.id, "HP") == 3


# ---- conditions ----------------------------------------------------------------------------------------------------
@rule("rr:ability")
@pytest.mark.parametrize(
    ("rel", "when"),
    [
        (">=", [False, True, True]),
        ("<=", [True, True, False]),
        (">", [False, False, True]),
        ("<", [True, False, False]),
        ("==", [False, True, False]),
        ("!=", [True, False, True]),
    ],
)
def test_comparisons(rel, when):
    assert [compare(n, rel, 3) for n in (2, 3, 4)] == when


@rule("rr:ability", "rr:then", "rr:cost", "rr:expert-mode", "rr:heroic-mode", "rr:resource-ability", "rr:resource-card")
def test_whether_a_condition_holds(board):
    t = board(play=[FRIEND], engaged=[THUG], hand=[DEAR], expert=True)
    s, sc = t.state, Scope(0, t.ally.id, t.state.play[t.ally.id].version)
    for c, yes in [
        (Exists(a("minion")), True),
        (Exists(a("minion"), 2), False),
        (Exists(SELF), True),
        (Is(a("ally"), Trait("Avenger")), True),
        (Is(a("minion"), Trait("Avenger")), False),
        (Is(each("character"), Trait("Avenger")), True),
        (Exists(a("support")), False),
        (Did(), False),
        (Cmp(1, "<", 2), True),
        (Cmp(2, "<", 2), False),
        (Paying(a("event")), False),
        (Undefended(), False),
        (Happened("x", "round"), False),
        (Mode("expert"), True),
        (Mode("heroic"), False),
        (FinalStep(), False),
        (Not(Did()), True),
        (All_((Not(Did()), Exists(SELF))), True),
        (All_((Did(), Exists(SELF))), False),
    ]:
        assert holds(s, c, sc) == yes, c
    assert not holds(s, Exists(SELF), Scope(0, t.ally.id, sc.version + 1))  # it left and came back
    assert not holds(s, Exists(SELF), Scope(0, t[DEAR].id))
    sc.data["paying"], sc.results["last"] = t[DEAR].id, (1, 1, ())
    assert holds(s, Paying(a("event")), sc) and not holds(s, Paying(a("ally")), sc) and holds(s, Did(), sc)
    s.happen("x")
    assert holds(s, Happened("x", "round"), sc)
    s.happened.clear()


@rule("rr:defend-defense")
def test_a_defender_that_is_gone_defends_no_more(board):
    t = board(play=[FRIEND])
    s, now = t.state, t.state.play[t.ally.id].version
    ev = s.new_event("Attacked", t.villain.id, t.hero.id, 0)
    assert defender(s, ev) == NOBODY
    ev.data.update(defender=t.ally.id, defender_version=now)
    assert defender(s, ev) == t.ally.id
    ev.data["defender_version"] = now - 1
    assert defender(s, ev) == NOBODY
    s.events.clear()


@rule("rr:modifiers", "rr:constant-ability")
def test_what_adds_to_a_number(board):
    flag, base = (
        environment(constant(gets(THE_VILLAIN, ATK=2))),
        environment(constant(gets(THE_VILLAIN, per=each("minion"), ATK=1))),
    )
    t = board(environments=[flag, base], engaged=[THUG, THUG])
    assert stats.sources(t.state, t.villain.id, "ATK") == [(t[flag].id, 2), (t[base].id, 2)]
    assert stats.sources(t.state, t.minion.id, "ATK") == []
