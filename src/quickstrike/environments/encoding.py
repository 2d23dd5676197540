"""A decision and the seat's view as arrays of fixed size, and the numbers of actions.

Two ways to number what can be done, both the same however many packs there are:

* `listed`: the options are rows of the observation, and an action is the number of a row. Where there are more options than
  rows, the last row turns the page (nothing is out of reach).
* `hashed`: an action is a number made of what the option says (verb, card, target, ability, value), so that the same deed
  has the same number in every game; where two options would have the same one, the later takes the next that is free.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from struct import Struct, pack
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.decision import NONE, Decision, Option, seat_id
from ..kernel.game import Game
from .reading import Reading, bucket

Actions = Literal["listed", "hashed"]
Observation = dict[str, NDArray[Any]]
CODES = 1 << 16  # buckets for what a card is
WORDS = 1 << 10  # buckets for verbs, kinds of decisions, values
BAG = 512  # buckets of a pile
HASHED = 2048  # actions, where they are hashed
OPTION = ("verb", "card", "target", "ability", "value", "card's row", "target's row", "target's seat", "number")
"""The numbers of an option. Verb, card, target and value are buckets; rows and the seat count from 1, 0 for none; the seat
is counted from one's own; number: the value, where it is one."""
GIVES_UP = "concede"
TURN = "turn the page"
LONG = 9  # digits of a value beyond which it is no number
PACKED_OPTION = Struct(f"={len(OPTION)}i")  # an array takes packed numbers ten times as fast as a list
KEPT = 1 << 14  # rows that are kept packed: most are those of the step before


class Encoding:
    """The shape of a game's observations and actions. concede: is giving up one of them?"""

    def __init__(self, reading: Reading, actions: Actions = "listed", concede: bool = False) -> None:
        self.reading, self.actions, self.concede = reading, actions, concede
        self.many = HASHED if actions == "hashed" else reading.most_options
        self.space = self._space()
        self._world = Struct(f"={1 + len(reading.world)}f")
        self._blank: Observation = {k: np.zeros(s.shape or (), s.dtype) for k, s in self.space.spaces.items()}

    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.many)

    def _space(self) -> spaces.Dict:
        r = self.reading

        def numbers(*shape: int) -> spaces.Box:
            return spaces.Box(-np.inf, np.inf, shape, np.float32)

        return spaces.Dict(
            {
                "kind": spaces.Box(0, WORDS, (1,), np.int32),
                "world": numbers(1 + len(r.world)),
                "codes": spaces.Box(0, CODES, (r.most_rows,), np.int32),
                "rows": numbers(r.most_rows, len(r.row)),
                "piles": spaces.Box(0, np.inf, (len(r.piles), BAG), np.float32),
                "options": spaces.Box(-(2**31), 2**31 - 1, (r.most_options, len(OPTION)), np.int32),
                "action_mask": spaces.Box(0, 1, (self.many,), np.int8),
            }
        )

    def seen(self, game: Game[Any], seat: int, page: int = 0) -> Observation:
        """What a seat sees of a game."""
        asked = next((d for d in game.state.pending if d.seat == seat), None)
        return self.observed(game.state, seat, asked, game.time(), page)

    def observed(self, s: Any, seat: int, decision: Decision | None, time: int, page: int = 0) -> Observation:
        """What a seat sees; decision: what it is asked, if it is."""
        out, r = {k: x.copy() for k, x in self._blank.items()}, self.reading
        out["world"] = np.frombuffer(bytearray(self._world.pack(time, *r.world_of(s, seat))), np.float32)
        places = self._lay_out(out, s, seat)
        for n, codes in enumerate(r.piles_of(s, seat)):
            if codes:
                out["piles"][n] = _counted(tuple(codes))
        if decision is not None:
            out["kind"][0] = bucket(decision.kind, WORDS)
            options, shown = out["options"], self._on_page(decision.options, page)
            packed = b"".join([self._option(s, seat, o, places) for o in shown])
            options.ravel()[: len(shown) * len(OPTION)] = np.frombuffer(packed, np.int32)
            if self.turns(decision.options):
                options[-1, 0] = bucket(TURN, WORDS)
            self._mask(out["action_mask"], s, seat, decision.options, page)
        return out

    def _lay_out(self, out: Observation, s: Any, seat: int) -> dict[int, int]:
        """Fill the rows; gives the place of each thing."""
        rows, width = list(islice(self.reading.rows_of(s, seat), self.reading.most_rows)), len(self.reading.row)
        if rows:
            out["codes"][: len(rows)] = [bucket(code, CODES) for _, code, _ in rows]
            packed = b"".join([_packed(numbers, width) for _, _, numbers in rows])
            out["rows"].ravel()[: len(rows) * width] = np.frombuffer(packed, np.float32)
        return {id: n for n, (id, _, _) in enumerate(rows, 1)}

    def _option(self, s: Any, seat: int, o: Option, places: dict[int, int]) -> bytes:
        code, card, target = self.reading.code_of, o.card, o.target
        return _packed_option(
            o.verb,
            code(s, card) if card >= 0 else "",
            code(s, target) if target >= 0 else "",
            o.ability + 1 if o.ability != NONE else 0,
            o.value,
            places.get(card, 0) if card != NONE else 0,
            places.get(target, 0) if target != NONE else 0,
            1 + (seat_id(target) - seat) % len(s.players) if NONE < target < 0 else 0,
        )

    # ---- which option an action is
    def turns(self, options: Sequence[Option]) -> bool:
        """Are there more options than rows?"""
        return len(options) > self.reading.most_options

    def pages(self, options: Sequence[Option]) -> int:
        return -(-len(options) // (self.reading.most_options - 1)) if self.turns(options) else 1

    def _on_page(self, options: Sequence[Option], page: int) -> Sequence[Option]:
        if not self.turns(options):
            return options
        size = self.reading.most_options - 1
        return options[page * size : (page + 1) * size]

    def _may(self, o: Option) -> bool:
        return self.concede or o.verb != GIVES_UP

    def _mask(self, mask: NDArray[Any], s: Any, seat: int, options: Sequence[Option], page: int) -> None:
        if self.actions == "hashed":
            for n, o in zip(self._numbers(s, seat, options), options, strict=True):
                mask[n] = self._may(o)
            return
        shown = self._on_page(options, page)
        mask[: len(shown)] = 1
        if not self.concede:
            for n, o in enumerate(shown):
                if o.verb == GIVES_UP:
                    mask[n] = 0
        if self.turns(options):
            mask[-1] = 1

    def _numbers(self, s: Any, seat: int, options: Sequence[Option]) -> list[int]:
        """The hashed number of each option; each is another."""
        code, taken = self.reading.code_of, dict[int, None]()
        for o in options:
            card = code(s, o.card) if o.card >= 0 else ""
            target = code(s, o.target) if o.target >= 0 else o.target if o.target == NONE else o.target + seat
            n = bucket(f"{o.verb}|{card}|{target}|{o.ability}|{o.value}", self.many + 1) - 1
            while n in taken:
                n = (n + 1) % self.many
            taken[n] = None
        return list(taken)

    def legal(self, s: Any, d: Decision) -> list[int]:
        """The actions that can be done, in order, where they are hashed."""
        return sorted(n for n, o in zip(self._numbers(s, d.seat, d.options), d.options, strict=True) if self._may(o))

    def chosen(self, s: Any, d: Decision, action: int, page: int = 0) -> Option | str | None:
        """The option that an action stands for, None if that can't be done, `TURN` if it turns the page."""
        if self.actions == "hashed":
            numbers = self._numbers(s, d.seat, d.options)
            found = d.options[numbers.index(action)] if action in numbers else None
        elif self.turns(d.options) and action == self.many - 1:
            return TURN
        else:
            shown = self._on_page(d.options, page)
            found = shown[action] if 0 <= action < len(shown) else None
        return found if found is not None and self._may(found) else None


@lru_cache(KEPT)
def _packed(numbers: tuple[float, ...], width: int) -> bytes:
    """A row of the table as bytes; what is left out at its end is 0."""
    return pack(f"={len(numbers)}f{4 * (width - len(numbers))}x", *numbers)


@lru_cache(KEPT)
def _packed_option(verb: str, card: str, target: str, ability: int, value: str, row: int, at: int, seat: int) -> bytes:
    number = int(value) if value and value.isdecimal() and len(value) < LONG else 0
    codes = bucket(card, CODES), bucket(target, CODES)
    return PACKED_OPTION.pack(bucket(verb, WORDS), *codes, ability, bucket(value, WORDS), row, at, seat, number)


@lru_cache(KEPT >> 4)
def _counted(codes: tuple[str, ...]) -> NDArray[Any]:
    """How often each bucket is among these cards. Not to be changed by whoever asks."""
    return np.bincount([bucket(code, BAG) for code in codes], minlength=BAG).astype(np.float32)
