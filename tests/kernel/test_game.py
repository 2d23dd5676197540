"""Game: answering, undo, clones, replays, and what is refused."""

from __future__ import annotations

import pytest
from tests.kernel.tiny import Gain, Omens, Table, make, play

from quickstrike.kernel import game as game_module
from quickstrike.kernel.contract import any_option, fingerprint
from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.errors import IllegalAnswer, SaveError, StaleAnswer
from quickstrike.kernel.ops import Frame, Proc


def record(g: Omens) -> list[tuple[str, list]]:
    """Play to the end; what each moment looked like, the last one included."""
    out = [(fingerprint(g), list(g.log))]
    while g.decision:
        play(g, 1)
        out.append((fingerprint(g), list(g.log)))
    return out


def moment(g: Omens) -> tuple[str, list]:
    return fingerprint(g), list(g.log)


# ---- decisions
def test_all_seats_may_answer_a_simultaneous_decision_in_any_order():
    ways = []
    for order in ((0, 1, 2), (2, 0, 1)):
        g = make(3)
        first = {d.seat: d.options[0] for d in g.decisions}
        assert sorted(first) == [0, 1, 2]
        for seat in order:
            g.answer(first[seat])
        ways.append(fingerprint(g))
    assert ways[0] == ways[1]


def test_other_seats_decisions_stay_open_and_keep_their_numbers():
    g = make(3)
    numbers = {d.seat: d.number for d in g.decisions}
    g.answer(g.decisions[1].options[0])
    assert {d.seat: d.number for d in g.decisions} == {0: numbers[0], 2: numbers[2]}


def test_an_option_goes_by_its_id_too():
    a, b = make(), make()
    a.answer(a.decision.options[2])
    b.answer(b.decision.options[2].id)
    assert fingerprint(a) == fingerprint(b)


def test_an_answer_given_twice_is_stale_and_changes_nothing():
    g = make()
    option = g.decision.options[0]
    g.answer(option)
    before = g.save()
    with pytest.raises(StaleAnswer, match="decision 1 is no longer open; open: 2 and 3"):
        g.answer(option)
    with pytest.raises(StaleAnswer):
        g.answer(option.id, number=1)
    assert g.save() == before


def test_an_unknown_option_is_refused_with_a_hint():
    g = make()
    wanted = g.decision.options[0].id
    before = g.save()
    with pytest.raises(IllegalAnswer, match=f"'{wanted}x' is not an option of decision 1; did you mean '{wanted}'"):
        g.answer(wanted + "x", number=1)
    assert g.save() == before


def test_a_seat_can_not_answer_for_another():
    g = make(3)
    theirs = g.decisions[1]
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked; decision 2 is another seat's"):
        g.answer(theirs.options[0], seat=0)
    with pytest.raises(IllegalAnswer, match="is not an option"):
        g.answer(theirs.options[0].id, seat=0)
    g.answer(theirs.options[0].id, seat=1)
    assert g.answers[0][0] == 1


def test_after_the_end_nothing_is_answered():
    g = play(make())
    assert g.decision is None and g.decisions == []
    with pytest.raises(IllegalAnswer, match=r"the game is over \(.*\): there is nothing to answer"):
        g.answer("pass")


def test_a_result_closes_what_other_seats_were_asked():
    def run(s: Table, f) -> None:
        if s.answered:
            s.take()
            s.result = "first come, first served"
        else:
            for seat in s.order():
                s.ask(Decision(seat, "race", [Option("go")]))

    s = Table(1, 3)
    s.push(Proc("test", "race", run))
    g = Omens({"players": 3, "seed": 1}, s).start()
    assert len(g.decisions) == 3
    late = g.decisions[2].options[0]
    g.answer(g.decisions[1].options[0])
    assert g.result and g.decisions == []
    with pytest.raises(IllegalAnswer, match="the game is over"):
        g.answer(late)


def test_find_goes_by_fields():
    g = make()
    card = g.decision.options[1].card
    assert g.find("pick", card=card) is g.decision.options[1]
    with pytest.raises(IllegalAnswer, match=r"no option 'pick' with \{'card': 999\} is open; there are pick/"):
        g.find("pick", card=999)


# ---- offers
class Cheering(Omens):
    """While a card is being picked, seat 0 may cheer, as often as it likes."""

    def offers(self) -> list[Decision]:
        return [Decision(0, "cheer", [Option("cheer")])]


def cheering() -> Cheering:
    def run(s: Table, f) -> None:
        if s.answered is None:
            s.ask(Decision(1, "work", [Option("work")]))
        else:
            _, option = s.take()
            s.pending.clear()  # it asks anew
            s.points[0 if option.verb == "cheer" else 1] += 1

    s = Table(1, 2)
    s.push(Proc("test", "cheering", run))
    return Cheering({"players": 2, "seed": 1}, s).start()


def test_an_offer_may_be_taken_or_left():
    g = cheering()
    g.answer("work")
    assert g.state.points == [0, 1]
    g.answer("cheer")
    assert g.state.points == [1, 1] and g.answers[-1][0] == 0


def test_an_offer_is_not_taken_twice_by_mistake():
    g = cheering()
    cheer = g.decisions[1].options[0]
    g.answer(cheer)
    with pytest.raises(StaleAnswer):
        g.answer(cheer)
    assert g.state.points == [1, 0]


def test_an_offer_is_shown_to_its_seat_alone_and_nobody_waits_for_it():
    g = cheering()
    assert [x["kind"] for x in g.asked(0)["offers"]] == ["cheer"]
    assert g.asked(1)["offers"] == []
    assert g.asked(0)["waiting_for"] == [1] and g.asked(0)["decision"] is None


# ---- commands
class Polite(Omens):
    """A seat may bow at any time, whoever is asked; it takes a point for it."""

    commands = ("bow",)

    def obey(self, seat: int, option: Option) -> None:
        self.state.points[seat] += int(option.value)


def test_a_command_is_part_of_the_game_like_an_answer():
    g = Polite.create({"players": 4, "seed": 1})
    play(g, 15)
    before = moment(g)
    for value in "12":
        g.command(2, Option("bow", value=value))
    after = moment(g)
    assert g.state.points[2] == make_and_play(15).state.points[2] + 3
    play(g, 3)
    assert moment(Polite.replay(g.setup, [(seat, o.id) for seat, o in g.answers])) == moment(g)
    for copy in (g.clone(), Polite.load(g.save())):
        copy.undo(3)
        assert moment(copy) == after
        copy.undo(2)
        assert moment(copy) == before


def make_and_play(answers: int) -> Omens:
    return play(make(4), answers)


# ---- rows of answers
def test_answer_many_gives_a_whole_row():
    a, b = make(2), make(2)
    row = [a.decisions[0].options[0], a.decisions[1].options[1]]
    for o in row:
        a.answer(o)
    b.answer_many(o.id for o in row)
    assert fingerprint(a) == fingerprint(b)


def test_a_row_with_one_bad_answer_is_not_given_at_all():
    g = play(make(4), 14)
    options = [d.options[0] for d in g.decisions]
    assert len(options) > 1
    before, moments = g.save(), record(g.clone())
    with pytest.raises(IllegalAnswer):
        g.answer_many([*options, "no such option"])
    assert g.save() == before
    assert record(g) == moments  # and it plays on, with all its snapshots, as if nothing had been tried
    g.undo(len(g.answers))
    assert fingerprint(g) == fingerprint(make(4))


def test_in_a_row_an_open_option_answers_its_own_decision():
    g = make(3)
    s = g.state  # let all three hold the same ids
    s.pending[:] = [Decision(d.seat, d.kind, [Option("pass")]).numbered(d.number) for d in s.pending]
    s.stack[-1] = Frame(Proc("test", "swallow", lambda s, f: s.take()))
    g.answer_many([g.decisions[2].options[0], g.decisions[0].options[0]])
    assert [seat for seat, _ in g.answers] == [2, 0]


def test_in_a_row_an_option_from_before_goes_by_its_id():
    g = cheering()
    work = g.decision.options[0]
    g.answer_many([work, work, work])
    assert g.state.points == [0, 3]


# ---- undo
def test_undo_goes_back_step_by_step_across_snapshots():
    g = make(4)
    moments = record(g)
    assert len(moments) > 2 * game_module.EVERY - 8  # some are before, some after a snapshot
    for expected in reversed(moments[:-1]):
        g.undo()
        assert moment(g) == expected
    assert g.undone == len(moments) - 1


def test_undo_takes_back_many_steps_at_once():
    g = make(4)
    moments = record(g)
    for steps in range(1, len(moments)):
        c = g.clone()
        c.undo(steps)
        assert moment(c) == moments[-1 - steps]


# ---- quiet copies
def seen(g: Omens) -> dict:
    return {k: v for k, v in g.view(0).items() if k != "log"}


def test_a_quiet_clone_plays_on_alike_and_keeps_neither_log_nor_snapshots():
    g = make_and_play(game_module.EVERY + 3)
    loud, quiet = g.clone(), g.clone(quiet=True)
    assert quiet.log == [] and not quiet.reaches(len(quiet.answers))
    while loud.decision:
        play(loud, 1)
        play(quiet, 1)
        assert seen(quiet) == seen(loud)
    assert quiet.result == loud.result and quiet.answers == loud.answers
    assert quiet.log == [] and not quiet.reaches(len(quiet.answers)) and len(loud.log) > len(g.log) > 0


def test_a_quiet_clone_can_be_undone_by_playing_again():
    g = make_and_play(game_module.EVERY + 3)
    quiet = g.clone(quiet=True)
    before = seen(quiet)
    play(quiet, 4)
    quiet.undo(4)
    assert seen(quiet) == before and quiet.undone == 4
    play(quiet, 2)
    quiet.undo(2)
    assert seen(quiet) == before == seen(g)


def test_a_game_that_was_won_goes_on_after_undo():
    g = play(make())
    g.undo()
    assert g.result is None and g.decision is not None
    assert play(g).result


def test_after_undo_another_way_can_be_taken_and_taken_back():
    g = play(make(4), 20)
    before = moment(g)
    for i in range(3):
        option = any_option(g, i << 16)
        g.answer(option)
        play(g, 5)
        g.undo(6)
        assert moment(g) == before
    assert moment(play(g)) == moment(play(make(4)))


def test_snapshots_of_a_way_not_taken_are_forgotten():
    def last(g: Omens, answers: int) -> Omens:
        while len(g.answers) < answers:
            g.answer(g.decisions[-1].options[-1])
        return g

    g = play(make(4), 24)
    g.undo(20)
    assert moment(last(g, 4)) == moment(play(make(4), 4))
    last(g, 22).undo(3)  # snapshots of both ways would be near
    assert moment(g) == moment(last(play(make(4), 4), 19))


def test_undo_of_one_step_is_not_a_replay_from_the_start(monkeypatch):
    g = play(make(4))
    assert [n for n, _, _ in g._snapshots] == [*range(0, len(g.answers), game_module.EVERY)]
    given: list[str] = []
    real = game_module.answer
    monkeypatch.setattr(game_module, "answer", lambda s, seat, o, halt: (given.append(o.id), real(s, seat, o)))
    g.undo()
    assert len(given) == len(g.answers) % game_module.EVERY


def test_undo_more_than_was_played_is_refused():
    g = play(make(), 3)
    before = g.save()
    for steps in (4, 0, -1):
        with pytest.raises(IllegalAnswer, match=f"can't take back {steps} steps: 3 were made"):
            g.undo(steps)
    assert g.save() == before


@pytest.mark.parametrize("more", [0, 1, 20])
def test_undo_after_a_load(more):
    g = make(4)
    moments = record(g)
    loaded = Omens.load(play(make(4), 10).save())
    play(loaded, more)
    while loaded.answers:
        loaded.undo()
        assert moment(loaded) == moments[len(loaded.answers)]


def test_undo_after_a_load_under_other_rules_is_refused(monkeypatch):
    g = play(make(4), 25)
    loaded, text = Omens.load(g.save()), g.save()
    monkeypatch.setattr(Gain, "run", staticmethod(lambda s, f: s.stack.pop()))  # nobody gains anything any more
    with pytest.raises(IllegalAnswer, match="begun under other rules"):
        loaded.undo()
    assert loaded.save() == text


def test_few_snapshots_are_kept_and_all_can_be_taken_back(monkeypatch):
    monkeypatch.setattr(game_module, "EVERY", 1)
    monkeypatch.setattr(game_module, "KEEP", 6)
    g = make(4)
    moments = record(g)
    assert len(g._snapshots) <= 6
    for expected in reversed(moments[:-1]):
        g.undo()
        assert moment(g) == expected


def test_undo_behind_something_that_was_seen_is_counted():
    def step_with(seen: bool) -> Omens:
        for seed in range(50):
            g = make(3, seed)
            while g.decision:
                before = g.state.seen
                play(g, 1)
                if (g.state.seen != before) == seen:
                    return g
        raise AssertionError

    for seen in (False, True):
        g = step_with(seen)
        g.undo()
        assert (g.undone, g.peeked) == (1, int(seen))
        assert (Omens.load(g.save()).undone, Omens.load(g.save()).peeked) == (1, int(seen))


def test_a_crash_in_the_rules_can_be_taken_back(monkeypatch):
    g = make(4)
    with monkeypatch.context() as m:
        m.setattr(Gain, "run", staticmethod(lambda s, f: 1 // 0))
        with pytest.raises(ZeroDivisionError):
            play(g)
    g.undo()
    assert moment(g) == moment(play(make(4), len(g.answers)))
    assert moment(play(g)) == moment(play(make(4)))


# ---- clones and replays
def test_a_clone_plays_on_alike_and_apart():
    g = play(make(4), 12)
    g.undo()
    before, clone = moment(g), g.clone()
    assert moment(clone) == before and clone.undone == 1
    play(clone)
    assert moment(g) == before
    clone.undo(len(clone.answers))
    assert moment(clone) == moment(make(4)) and moment(g) == before
    assert moment(play(g)) == moment(play(make(4)))


def test_a_replay_is_the_same_game():
    g = play(make(4))
    answers = [(seat, o.id) for seat, o in g.answers]
    seen: list[str] = []
    again = Omens.replay(g.setup, answers, watch=lambda x: seen.append(fingerprint(x)))
    assert again.save() == g.save()
    assert seen[0] == fingerprint(make(4)) and len(seen) == len(answers)


def test_a_replay_that_does_not_fit_is_refused_with_its_place():
    g = play(make(), 5)
    answers = [(seat, o.id) for seat, o in g.answers]
    answers[3] = (answers[3][0], "dance")
    with pytest.raises(SaveError, match=r"this replay does not fit: answer 4, 'dance' by seat \d, is not an option"):
        Omens.replay(g.setup, answers)


def test_the_log_tells_what_happened():
    g = make(2)
    assert g.log == [("deal", 2)]
    g.answer_many([d.options[0] for d in g.decisions])
    assert g.log[1][:2] == ("card", 0)
    play(g)
    assert [x[0] for x in g.log].count("card") == 8 and [x[0] for x in g.log].count("round") == 4


def test_quiet_games_take_no_notes():
    g = make()
    g.state.quiet = True
    play(g)
    assert g.log == [("deal", 3)] and g.result == play(make()).result
