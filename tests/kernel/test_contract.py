"""The contract test: the tiny game passes it, and every way to break the contract that we could think of is found."""

from __future__ import annotations

from itertools import count

import pytest
from tests.kernel import tiny
from tests.kernel.tiny import Omens, Table, make, play

from quickstrike.kernel.contract import ContractBroken, check_game, check_position, fingerprint, leftovers, not_json
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.game import Game
from quickstrike.kernel.state import Scope, State


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_the_tiny_game_keeps_the_contract(seats, seed):
    g = check_game(lambda s: make(seats, s), seed, max_decisions=200)
    assert g.result
    assert g.state.scopes == {} and g.state.events == {} and g.state.stack == []


def test_it_may_look_at_every_third_decision_only():
    assert check_game(make_three, 1, every=3).result == check_game(make_three, 1).result


def test_the_games_it_plays_use_all_that_the_kernel_offers():
    kinds = set()

    def pick(g, number):
        kinds.update(d.kind for d in g.decisions)
        if len(g.state.pending) > 1:
            kinds.add("together")
        if len(g.state.stack) > 3:
            kinds.add("in the middle of an effect")
        options = g.decisions[number % len(g.decisions)].options
        return options[(number >> 8) % len(options)]

    for seed in range(6):
        check_game(lambda s: make(4, s), seed, every=50, pick=pick)
    assert kinds == {"pick", "swap", "window", "order", "together", "in the middle of an effect"}


def test_a_fingerprint_tells_states_apart_and_does_not_look_at_the_log():
    a, b = play(make(), 5), play(make(), 5)
    assert fingerprint(a) == fingerprint(b)
    b.log.append(("anything",))
    assert fingerprint(a) == fingerprint(b)
    b.state.points[0] += 1
    assert fingerprint(a) != fingerprint(b)


def test_what_goes_wrong_carries_the_seed():
    with pytest.raises(ContractBroken) as e:
        check_game(make_three, 5, max_decisions=4)
    assert "not over after 4 decisions" in str(e.value)
    assert e.value.__notes__ == ["in omens, setup {'players': 3, 'seed': 5, 'quiet': False}, seed 5, after 4 answers"]


# ---- broken games
def make_three(seed: int) -> Omens:
    return make(3, seed)


def broken(message: str):
    """Each function below breaks the game in one way; the contract test must say so with these words."""

    def decorate(fn):
        def test(monkeypatch):
            fn(monkeypatch)
            with pytest.raises(ContractBroken, match=message):
                for seed in range(4):
                    check_game(make_three, seed, max_decisions=300)

        return test

    return decorate


def checks(monkeypatch, change):
    """Let `change(game, option, number, seat)` tamper with an answer before it is checked."""
    old = Game._check
    monkeypatch.setattr(Game, "_check", lambda g, *a: old(g, *change(g, *a)))


def is_open(g: Game, option: Option) -> bool:
    return any(d.number == option.decision for d in g.state.pending) or g.decision is None


def wrap(monkeypatch, cls, name, change):
    """Let `change(result, self, *args)` have the last word on what a method gives."""
    old = getattr(cls, name)
    monkeypatch.setattr(cls, name, lambda self, *a, **k: change(old(self, *a, **k), self, *a, **k))


@broken("view of seat . changes with what it can't know")
def test_a_view_that_shows_the_top_of_the_deck(monkeypatch):
    wrap(monkeypatch, Omens, "view", lambda v, g, seat: v | {"next": g.state.zones["deck"][-1]})


@broken("view of seat . changes with what it can't know")
def test_a_view_that_shows_the_seed(monkeypatch):
    wrap(monkeypatch, Omens, "view", lambda v, g, seat: v | {"seed": g.state.seed})


@broken("view of seat . changes with what it can't know")
def test_a_view_that_tells_a_secret_choice(monkeypatch):
    wrap(monkeypatch, Omens, "view", lambda v, g, seat: v | {"picks": [g.state.zones[f"pick{i}"] for i in g.seats()]})


@broken("view of seat . changes with what it can't know")
def test_a_view_that_shows_the_deck_when_all_is_over(monkeypatch):
    wrap(monkeypatch, Omens, "view", lambda v, g, seat: v | {"deck": g.result and g.state.zones["deck"]})


@broken("view of seat . changes with what it can't know")
def test_a_view_that_tells_what_others_may_choose(monkeypatch):
    wrap(
        monkeypatch,
        Omens,
        "view",
        lambda v, g, seat: v | {"about": [o.id for d in g.decisions if d.kind == "swap" for o in d.options]},
    )


@broken(r"view\(.\) shows the wrong decision")
def test_a_view_that_shows_the_options_of_others(monkeypatch):
    wrap(
        monkeypatch,
        Game,
        "asked",
        lambda v, g, seat: v | {"decision": v["decision"] or (g.decision and g.decision.shown())},
    )


@broken(r"view\(.\) does not say who is asked")
def test_a_view_that_does_not_say_who_is_asked(monkeypatch):
    wrap(monkeypatch, Game, "asked", lambda v, g, seat: v | {"waiting_for": []})


@broken(r"view\(.\) disagrees with Decision")
def test_a_view_that_leaves_out_an_option(monkeypatch):
    def less(v, g, seat):
        if v["decision"]:
            v["decision"]["options"].pop()
        return v

    wrap(monkeypatch, Game, "asked", less)


@broken(r"view\(0\)\.points is \(0, 0, 0\)")
def test_a_view_that_is_not_json(monkeypatch):
    wrap(monkeypatch, Omens, "view", lambda v, g, seat: v | {"points": tuple(v["points"])})


@broken("has the key 0")
def test_a_view_with_numbers_as_keys(monkeypatch):
    wrap(monkeypatch, Omens, "view", lambda v, g, seat: v | {"points": dict(enumerate(v["points"]))})


@broken("looking at a view or a refused answer changed the game")
def test_a_view_that_changes_the_game(monkeypatch):
    wrap(monkeypatch, Omens, "view", lambda v, g, seat: v | {"die": g.state.below(1)})


@broken("resampling changed the game itself")
def test_a_resampling_that_changes_the_game_itself(monkeypatch):
    wrap(monkeypatch, Omens, "resampled", lambda out, g, seat, salt: setattr(g.state, "next_id", 9) or out)


@broken("the cards are")
def test_a_resampling_that_loses_a_card(monkeypatch):
    wrap(monkeypatch, Omens, "resampled", lambda out, g, seat, salt: out.state.zones["deck"].pop() and out)


@broken("never changed anything")
def test_a_resampling_that_draws_nothing_anew(monkeypatch):
    monkeypatch.setattr(Omens, "resampled", lambda g, seat, salt: g.clone())


@broken("changed the game itself|the cards are|changes with")
def test_a_clone_that_shares_the_cards(monkeypatch):
    wrap(monkeypatch, Table, "clone", lambda c, s: setattr(c, "zones", s.zones) or c)


@broken("the game and its clone differ")
def test_a_clone_that_forgets_something(monkeypatch):
    wrap(monkeypatch, Table, "clone", lambda c, s: setattr(c, "points", [0] * len(s.points)) or c)


@broken("the game and its clone differ")
def test_a_clone_without_an_index(monkeypatch):
    wrap(monkeypatch, Table, "clone", lambda c, s: c.index.clear() or c)


@broken("the game and its reloaded save differ")
def test_a_save_that_forgets_something(monkeypatch):
    wrap(monkeypatch, Omens, "pack", lambda p, g: p | {"lead": 0})


@broken("differ")
def test_a_load_that_builds_no_index(monkeypatch):
    monkeypatch.setattr(tiny, "index_of", lambda s: {})
    monkeypatch.setattr(Omens, "rebuilt", lambda g: g.state.index)


@broken("the index differs from a rebuild")
def test_a_move_that_forgets_the_index(monkeypatch):
    monkeypatch.setattr(State, "unlisten", lambda s, key, handle: None)


@broken("is left over")
def test_an_effect_that_leaves_its_scope_behind(monkeypatch):
    monkeypatch.setattr(tiny.effect, "run", lambda s, f: s.stack.pop())


@broken("the cards are")
def test_a_lost_card(monkeypatch):
    wrap(monkeypatch, Table, "put", lambda out, s, card, to: to == "gone" and s.zones[to].clear())


@broken("has two options")
def test_two_options_of_one_id(monkeypatch):
    wrap(
        monkeypatch,
        Table,
        "hand_decision",
        lambda d, s, seat, kind: Decision(seat, kind, [*d.options, Option(kind, d.options[0].card)]),
    )


@broken("has no options")
def test_a_decision_without_options(monkeypatch):
    wrap(monkeypatch, Table, "hand_decision", lambda d, s, seat, kind: Decision(seat, kind, d.options[1:]))


@broken("can't be read back")
def test_an_id_that_can_not_be_read_back(monkeypatch):
    wrap(
        monkeypatch, Table, "hand_decision", lambda d, s, seat, kind: Decision(seat, kind, [Option("a/b"), *d.options])
    )


@broken("is asked two things at once")
def test_a_seat_that_is_asked_twice(monkeypatch):
    wrap(monkeypatch, Table, "order", lambda seats, s: [0, *seats] if not s.pending and not s.number else seats)


@broken("number that is not new")
def test_numbers_that_come_again(monkeypatch):
    def ask(s, d):
        s.number = s.number % 5 + 1
        s.pending.append(d.numbered(s.number))

    monkeypatch.setattr(State, "ask", ask)


@broken("was open and became")
def test_an_answer_that_changes_what_another_seat_is_asked(monkeypatch):
    old = tiny.match.run

    def run(s, f):
        old(s, f)
        s.pending[:] = [Decision(d.seat, d.kind, d.options[::-1]).numbered(d.number) for d in s.pending]

    monkeypatch.setattr(tiny.match, "run", run)


@broken("one step back is not the state before")
def test_an_undo_that_does_nothing(monkeypatch):
    monkeypatch.setattr(Game, "undo", lambda g, steps=1: None)


@broken("changed the game itself")
def test_an_undo_that_reaches_into_another_game(monkeypatch):
    games: list[Omens] = []  # the newest first
    wrap(monkeypatch, Game, "clone", lambda c, g: games.insert(0, g) or c)
    wrap(monkeypatch, Game, "undo", lambda out, g, *a: games[0].log.append(("undone",)))


@broken(r"'no such option' .* was accepted")
def test_an_unknown_option_that_counts_as_the_first(monkeypatch):
    checks(
        monkeypatch,
        lambda g, option, number, seat: (
            (g.decision.options[0], None, None) if option == "no such option" else (option, number, seat)
        ),
    )


@broken(r"'[a-z/0-9]+' \(decision \d+, seat None\) was accepted")
def test_a_number_that_nobody_reads(monkeypatch):
    checks(monkeypatch, lambda g, option, number, seat: (option, None, seat))


@broken(r"'[a-z/0-9]+' \(decision \d+, seat \d\) was accepted")
def test_a_seat_that_nobody_checks(monkeypatch):
    checks(monkeypatch, lambda g, option, number, seat: (option, number, None))


@broken("was accepted and should have been refused")
def test_an_answer_that_counts_twice(monkeypatch):
    checks(
        monkeypatch,
        lambda g, option, number, seat: (
            (g.decision.options[0], None, None)
            if isinstance(option, Option) and not is_open(g, option)
            else (option, number, seat)
        ),
    )


@broken("the game and its replay differ|replay does not fit")
def test_a_setup_that_is_never_the_same(monkeypatch):
    n = count()
    old = Omens.create.__func__

    def create(cls, setup):
        g = old(cls, setup)
        g.state.counter += next(n)
        return g

    monkeypatch.setattr(Omens, "create", classmethod(create))


@broken("has no result")
def test_a_game_that_ends_without_a_result(monkeypatch):
    def run(s, f):
        old(s, f)
        s.result = None

    old = tiny.match.run
    monkeypatch.setattr(tiny.match, "run", run)


# ---- single checks
@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda s: setattr(s, "result", "won"), "the game is over, and yet a decision is open"),
        (lambda s: setattr(s.pending[0], "number", 99), "a number that was never given"),
        (lambda s: setattr(s.pending[0].options[0], "decision", 2), "belongs to decision 2"),
        (lambda s: s.new_scope(Scope(0, 0)), "scope 1 is left over"),
        (lambda s: s.new_event("roll", 0, 0, 0), "Event#1.* is left over"),
        (lambda s: setattr(s.stack[0], "scope", 5), "has lost its scope 5"),
    ],
    ids=["result", "number", "option", "scope", "event", "frame"],
)
def test_a_spoiled_position(spoil, message):
    g = make()
    check_position(g)
    spoil(g.state)
    with pytest.raises(ContractBroken, match=message):
        check_position(g)


def test_what_is_still_used_is_not_left_over():
    g = make()
    s = g.state
    by_frame, by_mem = s.new_scope(Scope(0, 0)), s.new_scope(Scope(0, 0))
    by_event, by_tuple = (s.new_event("roll", 0, 0, 0).id for _ in range(2))
    by_scope = s.new_event("roll", 0, 0, 0, first=by_event).id
    s.scopes[by_frame].event = by_scope
    s.push(tiny.effect, by_frame, later=by_mem, events=((by_tuple,),))
    assert leftovers(g) == []
    s.stack.pop()
    assert len(leftovers(g)) == 5
    g.kept = lambda: [by_frame, by_mem, by_tuple]
    assert leftovers(g) == []


def test_an_offer_that_its_seat_is_not_shown():
    g = make()
    g.offers = lambda: [Decision(1, "cheer", [Option("cheer")])]
    check_position(g)
    g.asked = lambda seat: Game.asked(g, seat) | {"offers": []}
    with pytest.raises(ContractBroken, match=r"view\(1\) shows 1 decisions, 2 are open"):
        check_position(g)


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ({"a": [1, "b", None, True, 0.5, {"c": []}]}, []),
        ({"a": [1, (2,)]}, ["v.a[1] is (2,)"]),
        ({"a": {3: 4}}, ["v.a has the key 3"]),
        ([float("nan"), float("inf")], ["v[0] is nan", "v[1] is inf"]),
        ({"a": {1}}, ["v.a is {1}"]),
    ],
    ids=repr,
)
def test_what_json_would_not_give_back(value, wrong):
    assert list(not_json(value, "v")) == wrong


def test_a_game_that_hides_nothing_need_not_say_how_to_draw_it_anew(monkeypatch):
    """All that is drawn again is chance to come; a view that shows it breaks the contract all the same."""
    monkeypatch.setattr(Omens, "hides", False)
    monkeypatch.delattr(Omens, "resampled")
    check_game(make_three, 1)
    wrap(monkeypatch, Omens, "view", lambda out, g, seat: {**out, "seed": g.state.seed})
    with pytest.raises(ContractBroken, match="changes with what it can't know"):
        check_game(make_three, 1)
