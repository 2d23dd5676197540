"""Windows: forced abilities in the first seat's order, then the seats in player order until all pass in a row."""

from __future__ import annotations

from collections.abc import Callable

from quickstrike.kernel.decision import Decision, Option
from quickstrike.kernel.ops import Proc
from quickstrike.kernel.run import answer, run
from quickstrike.kernel.state import Event, Handle, State
from quickstrike.kernel.windows import open_window, retract


class Hall(State):
    """Bells that react to a bang. `owner` says whose they are, `does` what else happens when they ring.

    Each has the ability 7 and no other, so that a mix-up of numbers shows.
    """

    __slots__ = ("does", "first", "owner", "rung", "seats")

    def __init__(self, seats: int = 3, first: int = 0) -> None:
        super().__init__(1)
        self.seats, self.first = seats, first
        self.owner: dict[int, int] = {}
        self.does: dict[int, Callable[[Event], None]] = {}
        self.rung: list[tuple[int, int]] = []  # (bell, event)

    def bell(self, n: int, owner: int, forced: bool = False, does: Callable[[Event], None] | None = None) -> int:
        self.owner[n] = owner
        self.listen(("bang", "when", forced), (n, 7))
        if does:
            self.does[n] = does
        return n

    def bang(self, *kinds: str) -> list[Event]:
        events = [self.new_event(k, 0, 0, 0) for k in kinds or ("bang",)]
        assert open_window(self, "when", *events)
        run(self)
        return events

    def say(self, verb: str, bell: int | None = None) -> None:
        d = self.asked
        answer(self, d.seat, next(o for o in d.options if o.verb == verb and bell in (None, o.card)))

    @property
    def asked(self) -> Decision:
        (d,) = self.pending
        return d

    def bells(self) -> list[int]:
        return [o.card for o in self.asked.options if o.verb == "ring"]

    def quiet_now(self) -> bool:
        return not self.stack and not self.pending

    # what a game answers
    def order(self) -> list[int]:
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def triggered(self, handle: Handle, event: Event, point: str) -> bool:
        return event.target != handle[0]

    def offer(self, handle: Handle, event: Event, seat: int, forced: bool) -> Option | None:
        assert handle[1] == 7
        return Option("ring", handle[0]) if forced or self.owner[handle[0]] == seat else None

    def fire(self, handle: Handle, event: Event, seat: int, option: Option | None) -> None:
        assert handle[1] == 7
        self.rung.append((handle[0], event.id))
        self.does.get(handle[0], lambda e: None)(event)


def test_no_window_opens_where_nobody_listens():
    s = Hall()
    s.bell(1, owner=0)
    assert not open_window(s, "after", s.new_event("bang", 0, 0, 0))
    assert not open_window(s, "when", s.new_event("hush", 0, 0, 0))
    assert s.stack == []


def test_one_forced_ability_resolves_without_a_question():
    s = Hall()
    s.bell(1, owner=2, forced=True)
    (e,) = s.bang()
    assert s.rung == [(1, e.id)] and s.quiet_now()


def test_the_first_seat_orders_forced_abilities():
    s = Hall(first=1)
    for n in (1, 2, 3):
        s.bell(n, owner=n - 1, forced=True)
    s.bang()
    assert (s.asked.seat, s.asked.kind, s.bells()) == (1, "order", [1, 2, 3])
    s.say("ring", 3)
    assert s.bells() == [1, 2]
    s.say("ring", 1)  # the last one needs no question
    assert [n for n, _ in s.rung] == [3, 1, 2] and s.quiet_now()


def test_forced_abilities_leave_no_way_to_pass_and_optional_ones_do():
    s = Hall()
    for n in (1, 2):
        s.bell(n, owner=0, forced=True)
    s.bell(3, owner=0)
    s.bang()
    assert [o.verb for o in s.asked.options] == ["ring", "ring"]
    s.say("ring", 1)
    assert [o.verb for o in s.asked.options] == ["ring", "pass"]


def test_a_single_optional_ability_is_still_a_choice():
    s = Hall()
    s.bell(1, owner=0)
    s.bang()
    assert [o.verb for o in s.asked.options] == ["ring", "pass"]
    s.say("pass")
    assert s.rung == [] and s.quiet_now()


def test_seats_are_asked_in_player_order_and_only_those_that_can_act():
    s = Hall(seats=4, first=2)
    for n, owner in ((1, 1), (2, 0), (3, 2)):  # seat 3 has nothing
        s.bell(n, owner)
    s.bang()
    asked = []
    while s.pending:
        asked.append(s.asked.seat)
        s.say("pass")
    assert asked == [2, 0, 1]


def test_a_window_ends_when_all_have_passed_in_a_row():
    s = Hall(seats=2)
    for n, owner in ((1, 0), (2, 0), (3, 1)):
        s.bell(n, owner)
    s.bang()
    s.say("ring", 1)
    assert s.asked.seat == 1
    s.say("pass")
    assert s.asked.seat == 0  # the other one acted since: asked again
    s.say("pass")
    assert s.quiet_now()  # both passed in a row: seat 1 is not asked again


def test_who_passed_is_asked_again_after_another_seat_acted():
    s = Hall(seats=2)
    s.bell(1, owner=0)
    s.bell(2, owner=1)
    s.bang()
    s.say("pass")
    s.say("ring", 2)
    assert s.asked.seat == 0 and s.bells() == [1]


def test_passes_from_before_somebody_acted_do_not_count():
    s = Hall(seats=2)
    for n, owner in ((1, 0), (2, 1), (3, 1)):
        s.bell(n, owner)
    s.bang()
    s.say("pass")
    s.say("ring", 2)
    s.say("pass")
    assert s.asked.seat == 1 and s.bells() == [3]


def test_after_the_forced_ones_the_first_seat_begins():
    s = Hall(seats=2, first=1)
    for n in (1, 2):
        s.bell(n, owner=0, forced=True)
    for n, owner in ((3, 0), (4, 1)):
        s.bell(n, owner)
    s.bang()
    s.say("ring", 1)
    assert (s.asked.seat, s.asked.kind) == (1, "window")


def test_an_ability_that_was_backed_out_of_is_as_if_it_had_not_been_tried():
    s = Hall(seats=2)
    s.bell(1, owner=0)
    s.bell(2, owner=1, does=lambda e: retract(s) if len(s.rung) == 1 else None)
    s.bang()
    s.say("pass")
    s.say("ring", 2)
    assert s.asked.seat == 1 and s.bells() == [2]  # the same seat, with the same choice
    s.say("pass")
    assert s.quiet_now()  # and seat 0 is not asked again, since nothing happened


def test_backing_out_where_no_window_is_does_nothing():
    s = Hall()
    s.push(Proc("test", "idle", lambda s, f: None), done=(1,))
    retract(s)
    assert s.stack[-1].mem == {"done": (1,)}


def test_a_used_ability_is_not_offered_twice_for_one_occurrence():
    s = Hall(seats=1)
    s.bell(1, owner=0)
    s.bell(2, owner=0)
    s.bang()
    s.say("ring", 1)
    assert s.bells() == [2]
    s.say("pass")
    s.bang()  # another occurrence
    assert s.bells() == [1, 2]


def test_an_occurrence_of_two_events_is_one_window_and_sets_an_ability_off_for_each():
    s = Hall(seats=1)
    s.bell(1, owner=0, forced=True)
    a, b = s.bang("bang", "bang")
    assert s.bells() == [1, 1] and len({o.id for o in s.asked.options}) == 2
    s.say("ring")
    assert sorted(s.rung) == [(1, a.id), (1, b.id)] and s.quiet_now()


def test_events_that_interest_nobody_may_stand_beside_one_that_does():
    s = Hall()
    s.bell(1, owner=0, forced=True)
    _, bang = s.bang("hush", "bang")
    assert s.rung == [(1, bang.id)]


def test_an_ability_that_the_event_does_not_set_off_is_not_offered():
    s = Hall()
    s.bell(1, owner=0)
    e = s.new_event("bang", 0, 1, 0)  # its target is the bell itself
    open_window(s, "when", e)
    run(s)
    assert s.quiet_now()


def test_a_stopped_event_closes_its_window():
    s = Hall()
    s.bell(1, owner=0, does=lambda e: setattr(e, "stopped", "canceled"))
    s.bell(2, owner=0)
    s.bell(3, owner=1)
    s.bang()
    s.say("ring", 1)
    assert [n for n, _ in s.rung] == [1] and s.quiet_now()


def test_a_stopped_event_leaves_the_others_of_its_occurrence_alone():
    s = Hall(seats=1)
    s.bell(1, owner=0, does=lambda e: setattr(e, "stopped", "replaced"))
    s.bang("bang", "bang")
    s.say("ring")
    assert s.bells() == [1]  # for the other event


def test_forced_abilities_come_before_optional_ones_at_any_time():
    s = Hall(seats=2)
    s.bell(1, owner=0, does=lambda e: s.bell(9, 1, forced=True) and None)
    s.bell(2, owner=1)
    s.bang()
    s.say("ring", 1)
    assert [n for n, _ in s.rung] == [1, 9]  # the new one resolved at once
    assert s.asked.seat == 1


def test_an_ability_that_arrives_in_time_may_be_used_and_one_that_left_may_not():
    s = Hall(seats=1)

    def change(e: Event) -> None:
        s.unlisten(("bang", "when", False), (2, 7))
        s.bell(3, owner=0)

    s.bell(1, owner=0, does=change)
    s.bell(2, owner=0)
    s.bang()
    s.say("ring", 1)
    assert s.bells() == [3]


def test_a_window_inside_a_window_comes_first():
    s = Hall(seats=1)

    def again(e: Event) -> None:
        if len(s.rung) == 1:
            open_window(s, "when", s.new_event("bang", 0, 0, 0))

    s.bell(1, owner=0, does=again)
    s.bell(2, owner=0)
    (outer,) = s.bang()
    s.say("ring", 1)
    assert s.bells() == [1, 2] and s.asked.about != outer.id  # the inner bang, for which 1 was not used yet
    s.say("pass")
    assert s.bells() == [2] and s.asked.about == outer.id


def test_where_no_seat_is_left_nothing_happens():
    s = Hall(seats=1)
    s.bell(1, owner=0, forced=True)
    s.seats = 0
    s.bang()
    assert s.rung == [] and s.quiet_now()
