"""What card texts describe: numbers, sets of cards and players, conditions. Each is read from a table of its own."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.vocab import (
    A_PLAYER,
    ALL,
    DECK,
    DISCARD,
    EACH_ENEMY,
    ENC_DECK,
    ENERGY,
    ENGAGED_PLAYER,
    FIRST_PLAYER,
    HAND,
    MAIN,
    MENTAL,
    PHYSICAL,
    SELF,
    STUNNED,
    THAT_PLAYER,
    THE_VILLAIN,
    WILD,
    YOU,
    YOUR_HERO,
    All_,
    Alt,
    AtMost,
    Bind,
    Choose,
    Cmp,
    CostOf,
    Count,
    Did,
    Discard,
    Draw,
    Engaged,
    EngagedWith,
    Excess,
    Exists,
    Form,
    Heal,
    Icons,
    If,
    In,
    Is,
    Is_,
    Look,
    Mode,
    MoveTo,
    No,
    Not,
    Other,
    Owner,
    PerPlayer,
    Printed,
    PutCounters,
    RemoveThreat,
    Rest,
    Seq,
    StatIs,
    StatOf,
    ThisWay,
    Tokens,
    Top,
    Trait,
    Under,
    With,
    a,
    boost,
    both,
    each,
    forced_response,
    least,
    most,
    the,
    top,
    when_revealed,
)
from quickstrike.testkit import (
    ally,
    attachment,
    event,
    foe,
    minion,
    obligation,
    on,
    player,
    resource,
    treachery,
)

BOLT, BOOK, FIST, STAR = (resource(**{r: 1}, name=r.title()) for r in (ENERGY, MENTAL, PHYSICAL, WILD))
PLATE = attachment(name="Plate")
THUG, BRUTE = minion(name="Thug", hp=2, atk=1), minion(name="Brute", hp=5, atk=3, traits="Hydra")
FRIEND, CLERK = ally(name="Friend", cost=3, atk=2), ally(name="Clerk", cost=1, traits="Clerk", unique=True)


def case(ids, what, fields, n, name=""):
    return pytest.param(what, fields, n, marks=rule(*ids.split()), id=name or f"{type(what).__name__}-{n}")


NUMBERS = [
    case("rr:non-numerical-variable", Alt(1, 3, when=Exists(each("minion"))), {"engaged": [THUG]}, 3),
    case("rr:non-numerical-variable", Alt(1, 3, when=Exists(each("minion"))), {}, 1),
    case("rr:per-player-icon", PerPlayer(2), {}, 2),
    case("rr:for-each", 3 * Count(each("minion")), {"engaged": [THUG, THUG]}, 6),
    case("rr:for-each", 3 + Count(each("minion")), {"engaged": [THUG, THUG]}, 5),
    case("rr:non-numerical-variable", AtMost(2, Count(each("minion"))), {"engaged": [THUG] * 3}, 2),
    case("rr:non-numerical-variable", AtMost(2, Count(each("minion"))), {"engaged": [THUG]}, 1),
    case("rr:all-purpose-counter", Tokens("ore", THE_VILLAIN), {"villain": on(foe(), counters={"ore": 3})}, 3),
    case("rr:all-purpose-counter", Tokens("ore", THE_VILLAIN), {}, 0),
    case("rr:sustained-damage", Tokens("damage", THE_VILLAIN), {"villain": on(foe(), damage=4)}, 4),
    case("rr:threat", Tokens("threat", MAIN), {"threat": 5}, 5),
    case("rr:resource", Count(each("card", In(HAND)), different="resource"), {"hand": [BOLT, BOLT, BOOK, STAR]}, 3),
    case("rr:resource", Count(each("card", In(HAND)), different="resource"), {"hand": [BOLT, BOOK, FIST, STAR]}, 4),
    case("rr:base-value", StatOf("ATK", each("minion")), {"engaged": [THUG, BRUTE]}, 4),
    case(
        "rr:printed rr:base-value",
        StatOf("ATK", THE_VILLAIN, printed=True),
        {"villain": on(foe(atk=2), attached=[attachment(atk=2)])},
        2,
    ),
    case("rr:base-value", StatOf("ATK", THE_VILLAIN), {"villain": on(foe(atk=2), attached=[attachment(atk=2)])}, 4),
    case("rr:cost rr:non-numerical-variable", CostOf(each("ally")), {"play": [FRIEND, CLERK]}, 4),
    case("rr:resource", Icons(ENERGY, each("card", In(HAND))), {"hand": [BOLT, BOLT, BOOK]}, 2),
    case("rr:resource", Icons(WILD, each("card", In(HAND))), {"hand": [BOLT, STAR]}, 1),
    case("rr:excess-damage", Excess(), {}, 0),
    case(
        "rr:boost-boost-icon",
        Icons("star", Top(2, ENC_DECK)),
        {"encounter": [treachery(boost(Draw(1)), boost=2), treachery(boost=1)]},
        1,
    ),
]


@pytest.mark.parametrize(("what", "fields", "n"), NUMBERS)
def test_a_number(board, what, fields, n):
    t = board(**fields)
    t.reveal(treachery(when_revealed(PutCounters(MAIN, what, "n"))))
    assert t.main.counters("n") == n


TWO = {"engaged": [THUG, BRUTE]}
SETS = [
    case("rr:target rr:enemy", EACH_ENEMY, TWO, 3, "enemies"),
    case("rr:qualifiers rr:traits", each("minion", Trait("Hydra")), TWO, 1, "trait"),
    case("rr:qualifiers", each("minion", No(Trait("Hydra"))), {"engaged": [THUG, THUG, BRUTE]}, 2, "no trait"),
    case(
        "rr:qualifiers rr:status-cards",
        each("enemy", With(STUNNED)),
        {**TWO, "villain": on(foe(), stunned=1)},
        1,
        "stunned",
    ),
    case("rr:qualifiers", each("enemy", With("ore")), {**TWO, "villain": on(foe(), counters={"ore": 1})}, 1, "counter"),
    case("rr:qualifiers", each("enemy", With("ore")), {**TWO, "villain": on(foe(), counters={"ore": 0})}, 0, "no more"),
    case(
        "rr:qualifiers rr:card-types",
        each("ally", Is_("exhausted")),
        {"play": [on(FRIEND, exhausted=True), ally(), ally()]},
        1,
        "exhausted",
    ),
    case(
        "rr:qualifiers rr:card-types",
        each("ally", Is_("ready")),
        {"play": [on(FRIEND, exhausted=True), ally(), ally()]},
        2,
        "ready",
    ),
    case(
        "rr:qualifiers rr:card-types",
        each("enemy", Is_("damaged")),
        {"engaged": [on(THUG, damage=1), BRUTE]},
        1,
        "damaged",
    ),
    case(
        "rr:qualifiers rr:card-types rr:unique-icon",
        each("ally", Is_("unique")),
        {"play": [FRIEND, CLERK]},
        1,
        "unique",
    ),
    case(
        "rr:qualifiers rr:card-types",
        each("minion", Is_("facedown")),
        {"engaged": [on(resource(), facedown="Drone"), THUG]},
        1,
        "facedown",
    ),
    case("rr:printed rr:qualifiers", each("card", In(HAND), Printed(ENERGY)), {"hand": [BOLT, BOOK]}, 1, "icon"),
    case("rr:qualifiers", each("minion", StatIs("ATK", ">=", 3)), TWO, 1, "strong"),
    case("rr:engage rr:qualifiers", each("minion", EngagedWith(YOU)), TWO, 2, "engaged"),
    case("rr:form-change-form rr:qualifiers", each("identity", Form("hero")), {}, 1, "hero form"),
    case("rr:form-change-form rr:qualifiers", each("identity", Form("alter-ego")), {}, 0, "no alter-ego"),
    case("rr:qualifiers rr:target", both(each("minion"), EACH_ENEMY), TWO, 3, "both"),
    case("rr:target rr:player-deck", Top(2, DECK), {}, 2, "top"),
    case("rr:target rr:player-deck", Top(0, DECK), {}, 0, "none"),
    case("rr:discard-pile rr:qualifiers", each("ally", In(DISCARD)), {"discard": [FRIEND, BOLT]}, 1, "pile"),
    case("rr:target", Alt(each("minion"), EACH_ENEMY, when=Exists(each("ally"))), {**TWO, "play": [FRIEND]}, 3, "alt"),
    case("rr:target", Alt(each("minion"), EACH_ENEMY, when=Exists(each("ally"))), TWO, 2, "not alt"),
    case(
        "rr:players-play-area rr:target", Under(the("ally")), {"play": [on(FRIEND, under=[BOLT, BOOK])]}, 2, "beneath"
    ),
]


@pytest.mark.parametrize(("what", "fields", "n"), SETS)
def test_a_set_of_cards(board, what, fields, n):
    t = board(**fields)
    t.reveal(treachery(when_revealed(PutCounters(MAIN, Count(what), "n"))))
    assert t.main.counters("n") == n


YES = Cmp(1, "==", 1)
RELATIONS = {">=": (2, 3), "<=": (1, 2), ">": (3,), "<": (1,), "==": (2,), "!=": (1, 3)}  # which of 1, 2, 3 are so to 2
CONDITIONS = [
    *(case("rr:ability", Cmp(n, r, 2), {}, n in so, f"{n}{r}2") for r, so in RELATIONS.items() for n in (1, 2, 3)),
    case("rr:ability", Exists(each("minion"), 2), {"engaged": [THUG, THUG]}, True, "two"),
    case("rr:ability", Exists(each("minion"), 2), {"engaged": [THUG]}, False, "one of two"),
    case("rr:ability", Is(THE_VILLAIN, With(STUNNED)), {"villain": on(foe(), stunned=1)}, True, "is"),
    case("rr:ability", Is(THE_VILLAIN, With(STUNNED)), {}, False, "is not"),
    case("rr:ability", Not(YES), {}, False, "not"),
    case("rr:ability", All_((YES, YES)), {}, True, "all"),
    case("rr:ability", All_((YES, Not(YES))), {}, False, "not all"),
    case("rr:ability rr:expert-mode", Mode("expert"), {"expert": True}, True, "expert"),
    case("rr:ability rr:expert-mode", Mode("expert"), {}, False, "standard"),
    case("rr:ability rr:heroic-mode", Mode("heroic"), {"heroic": 1}, True, "heroic"),
    case("rr:ability rr:heroic-mode", Mode("heroic"), {"expert": True}, False, "not heroic"),
]


@pytest.mark.parametrize(("what", "fields", "n"), CONDITIONS)
def test_a_condition(board, what, fields, n):
    t = board(**fields)
    t.reveal(treachery(when_revealed(If(what, PutCounters(MAIN, 1, "yes"), PutCounters(MAIN, 1, "no")))))
    assert (t.main.counters("yes"), t.main.counters("no")) == (n, not n)


@rule("rr:choose-game-element", "rr:target", "rr:remaining-hit-points")
@pytest.mark.parametrize(
    ("pick", "hurt"),
    [
        (most("ATK", "minion"), "Brute"),
        (least("ATK", "minion"), "Thug"),
        (most("damage", "minion"), "Thug"),
        (least("HP", "minion"), "Thug"),
        (most("HP", "minion"), "Brute"),
    ],
)
def test_the_one_with_the_most_or_least(board, pick, hurt):
    t = board(engaged=[on(minion(name="Thug", hp=4, atk=1), damage=2), BRUTE])
    t.reveal(treachery(when_revealed(PutCounters(pick, 1, "it"))))
    assert t[hurt].counters("it") == 1


@rule("rr:choose-game-element", "rr:you-your", "rr:player", "rr:each-player")
@pytest.mark.parametrize(
    ("who", "drawn"),
    [(YOU, [0, 1]), (FIRST_PLAYER, [1, 0]), (each("player"), [1, 1]), (Owner(a("ally")), [1, 0])],
)
def test_a_player(board, who, drawn):
    t = board(player(play=[FRIEND]), player())
    t.reveal(treachery(when_revealed(Draw(1, who))), seat=1)
    assert [len(s.hand) for s in t.seats] == drawn


@rule("rr:choose-game-element", "rr:you-your")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_is_chosen_and_that_player(board, seat):
    t = board(player(), player())
    t.reveal(treachery(when_revealed(Choose(A_PLAYER), Draw(2, THAT_PLAYER))))
    t.choose(t.seats[seat])
    assert [len(s.hand) for s in t.seats] == [2 * (seat == 0), 2 * (seat == 1)]


@rule("rr:choose-game-element", "rr:each-player")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_draws(board, seat):
    t = board(player(), player())
    t.reveal(treachery(when_revealed(Draw(1, A_PLAYER))))
    t.choose(t.seats[seat])
    assert [len(s.hand) for s in t.seats] == [seat == 0, seat == 1]


@rule("rr:engage", "rr:you-your")
def test_the_player_a_minion_is_engaged_with(board):
    bully = minion(forced_response(Engaged(SELF), Draw(1, ENGAGED_PLAYER)))
    t = board(player(), player())
    t.reveal(bully, seat=1)
    assert [len(s.hand) for s in t.seats] == [0, 1]


@rule("rr:referential-ability", "rr:qualifiers")
def test_another_is_not_the_one_chosen_before(board):
    t = board(engaged=[THUG, BRUTE])
    t.reveal(
        treachery(
            when_revealed(
                Bind("it", PutCounters(a("minion"), 1, "first")), PutCounters(a("minion", Other()), 1, "second")
            )
        )
    )
    t.choose(t["Thug"])
    assert t["Thug"].counters("second") == 0 and t["Brute"].counters("second") == 1


@rule("rr:referential-ability", "rr:then", "rr:target")
def test_what_was_done_this_way(board):
    t = board(hand=[BOLT, BOOK])
    t.reveal(
        treachery(
            when_revealed(
                Discard(each("card", In(HAND))), PutCounters(MAIN, Count(each("card", ThisWay(), Printed(ENERGY))), "n")
            )
        )
    )
    assert t.main.counters("n") == 1


@rule("rr:look-looked-at", "rr:target")
def test_the_others_of_those_looked_at(board):
    t = board(deck=[BOLT, BOOK, FIST])
    t.reveal(treachery(when_revealed(Look(top(3), Seq((MoveTo(a("card", In(top(3))), HAND), Discard(Rest())))))))
    t.choose(t["Mental"])
    assert [c.name for c in t.hand] == ["Mental"] and len(t.me.discard) == 2


@rule("rr:then", "rr:ability")
@pytest.mark.parametrize(("threat", "n"), [(0, 0), (1, 1), (2, 1)])
def test_whether_a_step_did_something(board, threat, n):
    t = board(threat=threat)
    t.reveal(treachery(when_revealed(RemoveThreat(MAIN, 2), If(Did(), PutCounters(MAIN, 1, "did")))))
    assert t.main.counters("did") == n


@rule("rr:target", "rr:initiating-abilities")
@pytest.mark.parametrize("there", [0, 3])
def test_all_of_it_needs_some_of_it(board, there):
    heal = event(Heal(YOUR_HERO, ALL), name="Rest")
    plan = event(RemoveThreat(MAIN, ALL), name="Plan")
    t = board(hand=[heal, plan], damage=there, threat=there)
    for card in (heal, plan):
        if there:
            t.play(card)
        else:
            t.cannot("play", card, rule="rr:target")
    assert t.hero.damage == 0 and t.main.threat == 0


@rule("rr:draw-drawing-cards", "rr:hand-size", "rr:obligation")
def test_an_obligation_that_is_drawn_does_not_count(board):
    t = board(deck=[obligation(), BOLT, BOOK, FIST], hand=[event(Draw(2, up_to=True), name="Deed")])
    t.play("Deed")
    assert sorted(c.name for c in t.hand) == ["Energy", "Mental"]
