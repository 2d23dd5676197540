"""The contract: what every game owes to those who play, watch, save, search and serve it, as checks that can fail.

    check_game(lambda seed: Omens.create({"players": 3, "seed": seed}), seed=7)

plays one game by random answers and checks at every decision (or every k-th):

- **Decisions**: numbers only grow, a seat has one at the most, options are never empty and have unique ids that can be
  read back; a decision that another seat's answer left open stays as it was.
- **What is asked** (`Decision.ask`) fits the options: its ids can be read back, it can be fulfilled, "done" is offered
  exactly when nothing more is needed, and a set leads to the same state in whatever order it is chosen.
- **Copies**: the game, its clone and its reloaded save are the same, give the same next state and log for the same
  answer, and share nothing; undoing one step restores the state before; a replay of all answers is the same game.
- **Questions**: `explain` allows whatever is listed and gives a reason for whatever is not; there is a clock.
- **Refusals**: an unknown option, another seat's decision, an answer given twice: all are refused and change nothing.
- **The index** equals one rebuilt from the table (`Game.rebuilt`), and the game's own `Game.invariants` hold.
- **Nothing is left over**: every scope and event is still used by a frame or named by `Game.kept`.
- **The end**: every seat learns what the result is worth to it, from 0 to 1, and not before.
- **Views** are plain JSON, change nothing, and stay the same when `Game.resampled` draws again what the seat can't know.

What a view says about decisions has one shape, made by `Game.asked`:

    view["waiting_for"]   the seats that are asked, the same in every seat's view
    view["decision"]      None unless this seat is asked; then {"number", "kind", "ask", "options"}, where each option
                          has "id", "verb" and whatever else a client needs; they are in the decision's own order;
                          "ask" is what `Ask.shown` gives
    view["offers"]        decisions of the same shape that this seat may answer but need not
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from .ask import KINDS, Ask
from .chance import draw, seed_of
from .decision import Decision, Option, option_of
from .errors import IllegalAnswer, SaveError, StaleAnswer
from .game import Game

Pick = Callable[[Game[Any], int], Option]
"""Chooses among the open decisions by a 64-bit random number."""


class ContractBroken(AssertionError):
    """A game breaks the contract."""


def fingerprint(game: Game[Any]) -> str:
    """A hash of the state: equal if and only if the states are, on every machine."""
    return hashlib.sha256(game.canonical().encode()).hexdigest()


def any_option(game: Game[Any], number: int) -> Option:
    """Every open decision is equally likely, and so is each of its options."""
    decisions = game.decisions
    options = decisions[number % len(decisions)].options
    return options[(number >> 16) % len(options)]


def check_game(
    make: Callable[[int], Game[Any]],
    seed: int,
    *,
    max_decisions: int = 10_000,
    every: int = 1,
    pick: Pick = any_option,
) -> Game[Any]:
    """Play a game by random answers and check the contract on the way; gives the finished game.

    `every` checks only each k-th decision (all are played).
    """
    game, stream, redrawn = make(seed), seed_of(f"contract {seed}"), False
    try:
        highest = check_numbers(game, {}, 0)
        while game.decisions:
            n = len(game.answers)
            need(n < max_decisions, f"the game is not over after {max_decisions} decisions")
            check_decisions(game)
            option = pick(game, draw(stream, 2 * n))
            before = {d.number: d for d in game.state.pending}
            if n % every:
                game.answer(option)
            else:
                check_position(game)
                redrawn |= check_leaks(game, salt=n, pick=pick, number=draw(stream, 2 * n + 1))
                check_answer(game, option)
            highest = check_numbers(game, before, highest)
        check_end(game)
        redrawn |= check_leaks(game, salt=-1)
        need(redrawn or not game.hides, "resampled() never changed anything, so it proves nothing about the views")
    except Exception as e:
        e.add_note(f"in {game.name}, setup {game.setup}, seed {seed}, after {len(game.answers)} answers")
        raise
    return game


# ---- the checks; a game's own tests may use each of them
def check_position(game: Game[Any]) -> None:
    """Everything that can be checked without answering."""
    before = whole(game)
    check_decisions(game)
    check_table(game)
    check_refusals(game)
    for d in game.decisions:
        if d.ask.is_set:
            check_set(game, d)
    for seat in game.seats():
        check_view(game, seat)
        check_questions(game, seat)
    what, n = game.clock()
    need(bool(what) and n >= 0, f"the clock shows {what!r} {n}")
    need(whole(game) == before, "looking at a view or a refused answer changed the game")
    for seat in game.seats():
        worth = game.payoff(seat)
        need(
            (worth is None) == (game.result is None) and (worth is None or 0 <= worth <= 1),
            f"the result {game.result!r} is worth {worth} to seat {seat}",
        )


def check_decisions(game: Game[Any]) -> None:
    s = game.state
    asked = [d.seat for d in s.pending]
    need(len(asked) == len(set(asked)), f"a seat is asked two things at once: {asked}")
    need(s.result is None or not s.pending, "the game is over, and yet a decision is open")
    ids: dict[int, list[str]] = {}
    for d in game.decisions:
        need(bool(d.options), f"{d} has no options")
        need(d.number <= s.number, f"{d} has a number that was never given")
        ids.setdefault(d.number, []).extend(o.id for o in d.options)
        check_ask(d)
        for o in d.options:
            if o.decision != d.number:  # the sentence is long, and there are many options
                raise ContractBroken(f"{o} of {d} belongs to decision {o.decision}")
            need(readable(o), f"the id {o.id!r} can't be read back")
    for number, all_ids in ids.items():
        twice = sorted({i for i in all_ids if all_ids.count(i) > 1})
        need(not twice, f"decision {number} has two options {twice}")


def check_ask(d: Decision) -> None:
    """What is asked fits the options."""
    a = d.ask
    need(a.kind in KINDS, f"{d} asks {a.kind!r}")
    if a.kind == "one":
        need((a.least, a.most, a.of, a.bounds) == (1, 1, (), ()), f"{d} asks for one and yet says how many: {a}")
        return
    known = {*a.of}
    need(len(known) == len(a.of) and not known & {*a.taken}, f"{d} asks about one thing twice: {a}")
    need(0 <= a.least <= a.most <= len(a.of), f"{d} asks for {a.least} to {a.most} of {len(a.of)}")
    need(all(readable(i) for i in a.of), f"an id can't be read back: {a.of}")
    need(any(o.id in known for o in d.options), f"{d} lists nothing of what it asks: {a}")
    for b in a.bounds:
        need(b.most is None or b.least <= b.most, f"{b} can't be met")
        need({*b.worth} <= known and min(b.worth.values(), default=0) >= 0, f"{b} counts what is not asked: {a}")
    if a.kind in ("some", "pay"):
        may_stop = any(o.verb == "done" for o in d.options)
        need(may_stop == a.enough(()), f"{d} may {'' if may_stop else 'not '}end here, and says otherwise: {a}")


def selection(a: Ask) -> list[str]:
    """A complete selection of a set, starting from its end."""
    out: list[str] = []
    for i in reversed(a.of):
        if a.missing(out) and not a.over([*out, i]) and not a.is_nothing(i):
            out.append(i)
    return out


def check_set(game: Game[Any], d: Decision) -> None:
    """A set may be chosen in any order, and only a complete one is accepted."""
    picked = selection(d.ask)
    need(d.ask.enough(picked), f"{d} asks for what can't be given: {d.ask}")
    if not picked:
        return
    one, other = game.clone(), game.clone()
    one.choose(picked, d.seat, d.number)
    other.choose(picked[::-1], d.seat, d.number)
    need(whole(one) == whole(other), f"{picked} gives something else in another order")
    for wrong in ([*picked, picked[0]], [*picked, "no such option"], picked[1:]):
        if wrong and not (wrong == picked[1:] and d.ask.enough(wrong)):
            refused(game, IllegalAnswer, wrong, d.number, d.seat)


def check_numbers(game: Game[Any], before: dict[int, Decision], highest: int) -> int:
    """Decisions that were open before are as they were, new ones have higher numbers; gives the highest."""
    for d in game.state.pending:
        old = before.get(d.number)
        if old:
            same = (old.seat, old.kind, old.options, old.ask) == (d.seat, d.kind, d.options, d.ask)
            need(same, f"{old} was open and became {d}")
        else:
            need(d.number > highest, f"{d} has a number that is not new")
    numbers: list[int] = [d.number for d in game.state.pending]
    return max([highest, *numbers])


def check_table(game: Game[Any]) -> None:
    problems = [*game.invariants(), *leftovers(game)]
    need(not problems, "; ".join(problems))
    rebuilt, index = game.rebuilt(), game.state.index
    if isinstance(rebuilt, tuple):
        rebuilt = rebuilt[0]
    differ = [k for k in (*index, *rebuilt) if index.get(k) != rebuilt.get(k)]
    need(not differ, f"the index differs from a rebuild at {differ[:3]}")


def leftovers(game: Game[Any]) -> list[str]:
    """Scopes and events that nothing uses any more, and frames whose scope is gone."""
    s = game.state
    used: set[int] = set()
    found = [*game.kept(), *(n for f in s.stack for n in (f.scope, *numbers_in(f.mem)))]
    while found:
        n = found.pop()
        if n in used:
            continue
        used.add(n)
        if n in s.scopes:
            found += [s.scopes[n].event, *numbers_in(s.scopes[n].data)]
        elif n in s.events:
            found += numbers_in(s.events[n].data)
    return (
        [f"scope {n} is left over" for n in s.scopes if n not in used]
        + [f"{e} is left over" for n, e in s.events.items() if n not in used]
        + [f"{f} has lost its scope {f.scope}" for f in s.stack if f.scope and f.scope not in s.scopes]
    )


def numbers_in(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, (tuple, dict)):
        for x in value.values() if isinstance(value, dict) else value:
            yield from numbers_in(x)


def check_refusals(game: Game[Any]) -> None:
    refused(game, IllegalAnswer, "no such option")
    for d in game.state.pending:
        others = [seat for seat in game.seats() if seat != d.seat]
        refused(game, StaleAnswer, d.options[0].id, number=game.state.number + 1)
        if others:
            refused(game, IllegalAnswer, d.options[0].id, number=d.number, seat=others[0])


def check_view(game: Game[Any], seat: int) -> None:
    view = game.view(seat)
    wrong = list(not_json(view, f"view({seat})"))
    need(not wrong, "; ".join(wrong))
    need(view.get("waiting_for") == [d.seat for d in game.state.pending], f"view({seat}) does not say who is asked")
    mine = next((d for d in game.state.pending if d.seat == seat), None)
    need((view.get("decision") is None) == (mine is None), f"view({seat}) shows the wrong decision")
    shown = [*([view["decision"]] if mine else []), *view.get("offers", [])]
    real = [*([mine] if mine else []), *(d for d in game.open_offers() if d.seat == seat)]
    need(len(shown) == len(real), f"view({seat}) shows {len(shown)} decisions, {len(real)} are open")
    for x, d in zip(shown, real, strict=True):
        rows = [(o.get("id"), o.get("verb")) for o in x.get("options", ())]
        same = (x.get("number"), x.get("kind"), rows) == (d.number, d.kind, [(o.id, o.verb) for o in d.options])
        need(same and x.get("ask") == d.ask.shown(), f"view({seat}) disagrees with {d}")


def check_questions(game: Game[Any], seat: int) -> None:
    """Whatever is listed can be done, every other intent gets a sentence, and what is not an option is called that."""
    for d in game.decisions:
        for o in d.options if d.seat == seat else ():
            if not (said := game.explain(seat, o)).ok:
                raise ContractBroken(f"{o} is listed, and yet: {said}")
    for row in game.why(seat):
        need(bool(row["text"]), f"nothing is said of {row}")
    said = game.explain(seat, "no such verb")
    need(not said.ok and bool(said.text()), "a verb that nobody knows is allowed")


def check_leaks(game: Game[Any], *, salt: int, pick: Pick = any_option, number: int = 0) -> bool:
    """No view changes when everything its seat can't know is drawn again. Was anything different at all?"""
    before, table, different = whole(game), game.pack(), False
    need(whole(game.clone()) == before, "the game and its clone differ")
    for seat in game.seats():
        other = game.resampled(seat, salt)
        need(other.view(seat) == game.view(seat), f"the view of seat {seat} changes with what it can't know")
        different |= other.pack() != table
        check_decisions(other)
        check_table(other)
        if other.decisions:
            other.answer(pick(other, number))  # and it can be played on
    need(whole(game) == before, "resampling changed the game itself")
    return different


def check_answer(game: Game[Any], option: Option) -> None:
    """Answer, and see that a clone, a reloaded save and the game itself agree before, after and one step back."""
    before = whole(game)
    seat = next(d.seat for d in game.decisions if d.number == option.decision and option in d.options)
    clone, loaded = game.clone(), type(game).load(game.save())
    need(whole(clone) == before, "the game and its clone differ")
    need(whole(loaded) == before, "the game and its reloaded save differ")
    clone.answer(option, seat=seat)
    loaded.answer(option.id, option.decision, seat)
    need(whole(game) == before, "an answer to a clone changed the game itself")
    game.answer(option, seat=seat)
    after = whole(game)
    need(whole(clone) == after, "the game and its clone differ after the same answer")
    need(whole(loaded) == after, "the game and its reloaded save differ after the same answer")
    clone.undo()
    need(whole(clone) == before, "one step back is not the state before")
    refused(game, StaleAnswer if game.result is None else IllegalAnswer, option, seat=seat)
    need(whole(game) == after, "undo in a clone or a refused answer changed the game itself")


def check_end(game: Game[Any]) -> None:
    need(game.result is not None, "nobody is asked any more, and yet the game has no result")
    check_position(game)
    try:
        again = type(game).replay(game.setup, [(seat, o.id) for seat, o in game.answers])
    except SaveError as e:
        raise ContractBroken(str(e)) from e
    need(whole(again) == whole(game), "the game and its replay differ")
    if game.answers:
        loaded = type(game).load(game.save())
        loaded.undo()
        again.undo()
        need(whole(loaded) == whole(again), "the game and its reloaded save differ one step back")


# ---- helpers
def readable(option: Option | str) -> bool:
    try:
        return option_of(option).id == option if isinstance(option, str) else option_of(option.id) == option
    except ValueError:
        return False


def need(true: bool, what: str) -> None:
    if not true:
        raise ContractBroken(what)


def refused(
    game: Game[Any],
    error: type[IllegalAnswer],
    option: Option | str | list[str],
    number: int | None = None,
    seat: int | None = None,
) -> None:
    try:
        if isinstance(option, list):
            game.choose(option, seat, number)
        else:
            game.answer(option, number, seat)
    except error:
        return
    except IllegalAnswer as e:
        raise ContractBroken(f"{option!r} was refused as {type(e).__name__}, not as {error.__name__}: {e}") from e
    raise ContractBroken(f"{option!r} (decision {number}, seat {seat}) was accepted and should have been refused")


def whole(game: Game[Any]) -> tuple[Any, ...]:
    """Everything two games must have in common to be the same: state, answers, log, and the index, which is in no
    save."""
    answers = [(seat, o.id) for seat, o in game.answers]
    return game.canonical(), answers, json.dumps(game.log), {k: tuple(v) for k, v in game.state.index.items()}


def not_json(value: Any, path: str) -> Iterator[str]:
    """Where a value is not what JSON gives back: anything but lists, dicts with string keys, strings, numbers, None."""
    if isinstance(value, dict):
        for k, v in value.items():
            if isinstance(k, str):
                yield from not_json(v, f"{path}.{k}")
            else:
                yield f"{path} has the key {k!r}"
    elif isinstance(value, list):
        for i, v in enumerate(value):
            yield from not_json(v, f"{path}[{i}]")
    elif not (value is None or isinstance(value, (str, int)) or (isinstance(value, float) and value - value == 0)):
        yield f"{path} is {value!r}"
