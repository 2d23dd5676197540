"""The searching bot: it knows what its seat knows, it can be repeated, and it finds what is better."""

from __future__ import annotations

import pytest
from tests.bots.conftest import Seat

from quickstrike import games
from quickstrike.bots import bot_of
from quickstrike.bots.search import Budget
from quickstrike.bots.search.budget import Meter
from quickstrike.bots.search.halving import Tried, better, halve
from quickstrike.bots.search.learned import LearnedGuide, network
from quickstrike.bots.search.lines import make_line
from quickstrike.bots.search.luck import Luck
from quickstrike.kernel.errors import SetupError
from quickstrike.testkit import foe, scheme

GAMES = ("champions", "dicethrone", "vs")


def tables(name, count=2):
    """Some tables of a game under way, each with whoever is asked."""
    kit = games.kit(name)
    for k, setting in enumerate(kit.tables(count, "search")):
        game = kit.game().begin(setting, f"t{k}", quiet=True)
        clever = kit.bot_of(kit.clever)
        for n in range(60):
            d = game.decision
            if d is None:
                break
            if n % 20 == 19:
                yield game, d
            game.answer(clever.choose(game, d))


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_look_alike_become_the_same_worlds(name):
    met = 0
    for game, d in tables(name, 4):
        worlds = [game.resampled(d.seat, salt).resampled(d.seat, 9).canonical() for salt in (1, 2)]
        assert worlds[0] == worlds[1] == game.resampled(d.seat, 9).canonical()
        met += game.resampled(d.seat, 8).canonical() != worlds[0]
    assert met > 3


def thoughts(kit, game, d):
    """What it chooses, and every trial that it made: the option or line, and the table that this came to."""
    bot, met = kit.bot_of("search:6", "s"), []
    bot.watch = lambda what, world: met.append((getattr(what, "ids", None) or what.id, world.canonical()))
    return bot.choose(game, d).id, met


def thoughts_in_two_worlds(name):
    """The same of tables that look alike to the seat that is asked."""
    kit = games.kit(name)
    for game, d in tables(name):
        other = game.resampled(d.seat, 5)
        mine = next(x for x in other.state.pending if x.seat == d.seat)
        assert other.canonical() != game.canonical()
        yield thoughts(kit, game, d), thoughts(kit, other, mine)


@pytest.mark.parametrize("name", GAMES)
def test_what_it_can_not_know_makes_no_difference(name):
    trials = 0
    for here, there in thoughts_in_two_worlds(name):
        assert here == there
        trials += len(here[1])
    assert trials > 5, "hardly anything was tried"


@pytest.mark.parametrize("name", GAMES)
def test_a_look_at_the_true_cards_would_be_noticed(name, monkeypatch):
    monkeypatch.setattr("quickstrike.bots.search.bot.world_of", lambda game, seat, salt: game.clone())
    assert any(here != there for here, there in thoughts_in_two_worlds(name))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_trials_give_the_same_answer_and_leave_the_game_alone(name):
    kit = games.kit(name)
    game, d = next(tables(name))
    before = game.canonical()
    assert len({kit.bot_of(f"search:{n}", 3).choose(game, d).id for n in ("5", "5", "5*2")}) == 1
    assert game.canonical() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_network_was_trained_with_the_numbers_that_it_is_given(name):
    guide = games.kit(name).bot_of("search").guide
    assert isinstance(guide, LearnedGuide)
    assert network(guide.value).names == list(guide.names)
    game, d = next(tables(name))
    assert len(guide.numbers(game, d.seat, True)) == len(guide.names)
    assert 0 < guide.chance(game, d.seat) < 1


def test_the_network_would_rather_have_a_beaten_villain_and_room_on_the_scheme():
    guide = bot_of("search").guide

    def chance(hp, threat):
        b = Seat(
            hero="spider-man", villain=foe(hp=hp, name="Villain"), main=scheme(target=9, name="Plan"), threat=threat
        )
        return guide.chance(b.t.game, 0)

    assert chance(2, 0) > chance(20, 0) > 0
    assert chance(10, 0) > chance(10, 8)


def test_it_takes_the_win():
    b = Seat(hero="spider-man", villain=foe(hp=2, name="Villain"), main=scheme(target=7, name="Plan"), threat=6)
    b.bot = bot_of("search:20", 1)
    assert b.choice() == ("attack", "Spider-Man", "Villain")


def test_it_plays_a_line_to_its_end_and_drops_it_when_something_else_is_done():
    b = Seat(hero="spider-man", villain=foe(hp=30, name="Villain"), main=scheme(target=9, name="Plan"), threat=4)
    bot, game = bot_of("search:12", 1), b.t.game
    first = bot.choose(game, game.decision)
    assert bot.plan.ids[0] == first.id
    other = next(o for o in game.decision.options if o.verb not in (first.verb, "concede", "end_turn"))
    game.answer(other)
    assert bot.choose(game, game.decision) in game.decision.options
    assert bot.plan is None or bot.plan.since == len(game.answers)


# ---- its parts -----------------------------------------------------------------------------------------------------
def test_halving_finds_the_best_and_spends_most_on_those_that_are_close():
    meter = Meter(Budget(0, 400))
    worth = {"a": 0.2, "b": 0.5, "c": 0.49, "d": 0.1}

    def trial(what, n):
        return worth[what] + (0.3 if (n * 7 + ord(what)) % 3 else -0.3)

    rows = halve([Tried(x) for x in worth], trial, meter)
    assert rows[0].what == "b"
    assert {r.what for r in rows[:2]} == {"b", "c"}
    assert len(rows[0].values) > 2 * len(rows[-1].values)
    assert meter.trials <= 420


def test_who_tries_what_makes_no_difference():
    def tried(cores):
        return [(r.what, r.values) for r in halve([Tried(x) for x in "abcde"], trial, Meter(Budget(0, 90)), cores)]

    def trial(what, n):
        return (n * 7 + ord(what) * 5) % 11 / 11

    assert tried(1) == tried(2) == tried(3)


def test_what_makes_no_difference_is_soon_left():
    meter = Meter(Budget(0, 1000))

    def trial(what, n):
        return n / 10

    halve([Tried("a"), Tried("b")], trial, meter)
    assert meter.trials < 12


def test_a_difference_must_be_sure():
    usual = Tried("usual", [0.5, 0.1, 0.9, 0.5, 0.4])
    assert not better(Tried("lucky", [0.9, 0.0, 0.9, 0.4, 0.5]), usual, 1.0)
    assert better(Tried("better", [0.6, 0.2, 1.0, 0.6, 0.5]), usual, 1.0)
    assert not better(Tried("rarely seen", [0.9, 0.9]), usual, 1.0)
    assert not better(Tried("a little better", [0.51, 0.11, 0.91, 0.51, 0.41]), usual, 1.0, 0.03)


@pytest.mark.parametrize(
    ("text", "budget"),
    [("1s", Budget(1.0)), ("0.25s", Budget(0.25)), ("300", Budget(0, 300)), ("1s*2", Budget(1.0, 0, 2))],
)
def test_budgets_are_read(text, budget):
    assert Budget.read(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "1.5", "fast", "-3", "1 s", "1s*0", "1s*"])
def test_a_budget_that_makes_no_sense_is_refused(text):
    with pytest.raises(
        SetupError,
        match=r"takes seconds \(search:0.5s\) or trials \(search:300\), with a number of cores if you like \(search:1s\*2\), not",
    ):
        bot_of(f"search:{text}")


def test_other_bots_can_not_be_set():
    with pytest.raises(SetupError, match="'heuristic' can't be set"):
        bot_of("heuristic:1s")


def test_a_visitor_does_not_say_how_long_a_bot_thinks():
    with pytest.raises(SetupError, match="unknown bot 'search:1s'"):
        games.kit("champions").known_bot("search:1s")


def test_a_changed_line_keeps_what_still_fits_of_its_other_steps():
    b = Seat(hero="spider-man", villain=foe(hp=30, name="Villain"), main=scheme(target=9, name="Plan"), threat=4)
    guide, game = bot_of("search").guide, b.t.game
    verbs = {o.verb: o.id for o in game.decision.options}
    line = make_line(game, 0, guide, Luck(1), (verbs["attack"], verbs["thwart"], verbs["end_turn"]), 0.0)
    assert line.ids == (verbs["attack"], verbs["end_turn"])  # whoever has attacked is exhausted


def test_the_longer_it_may_think_the_more_lines_it_makes():
    meters = [Meter(Budget.read(text)) for text in ("60", "600", "6000")]
    assert [m.many((24, 200, 6)) for m in meters] == [24, 100, 200]


def test_in_the_vs_system_it_tries_what_to_put_down_and_where_to_stand():
    kit, tried = games.kit("vs"), {"resource": 0, "formation": 0, "place": 0}
    setting = kit.setting().read({"decks": ["tidewatch", "tidewatch"]})
    game, policy = kit.game().begin(setting, "resources", quiet=True), kit.bot_of(kit.clever)
    while not all(tried.values()) and (d := game.decision) is not None:
        if d.kind in tried:
            met = set()
            bot = kit.bot_of("search:12", 1)
            bot.watch = lambda what, world, met=met: met.add(what.id)
            bot.choose(game, d)
            tried[d.kind] += len(met) > 1
        game.answer(policy.choose(game, d))
    assert all(tried.values())
