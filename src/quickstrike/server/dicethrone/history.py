"""A game of Dice Throne in retrospect: health by turn, and what abilities, cards and tokens did."""

from __future__ import annotations

from typing import Any

from ...dicethrone.text.names import ability_name, card_name, token_name
from ...dicethrone.text.story import fields_of
from ..duels import Deed, Deeds, looked_at

NAMED = {"activate": "ability", "defend": "ability", "play": "code", "spend": "token"}
"""Notes that say with what somebody acts now, and the field that names it."""


class Struck(Deeds):
    """Damage counts for what was named last by whoever deals it; that of an attack for its ability, whatever is played to
    change it before it is dealt."""

    columns = ("damage", "healed", "times")

    def __init__(self) -> None:
        super().__init__()
        self._by: dict[int, Deed] = {}  # what each seat acts with
        self._attack: Deed | None = None  # the ability of an attack whose damage is still to come
        self._taken: list[tuple[int, Deed | None, int]] = []  # who took so much last, and of what; one entry a seat
        self._fallen: set[int] = set()

    def count(self, note: tuple[Any, ...]) -> None:
        kind, what = note[0], fields_of(note)
        if kind in NAMED:
            deed = what["seat"], f"{NAMED[kind]} {what[NAMED[kind]]}"
            self._by[what["seat"]] = deed
            self.add(deed, "times")
            if kind == "activate":
                self._attack = deed
        elif kind == "turn":
            self._by, self._attack = {}, None
        elif kind == "damage":
            self._damage(what["seat"], what["other"], what["n"])
        elif kind == "heal" and what["seat"] in self._by:
            self.add(self._by[what["seat"]], "healed", what["health"])
        elif kind == "steal" and what["what"] == "health":
            self._take(what["other"], self._by.get(what["seat"]), what["n"])
        elif kind == "defeated":
            self._fallen.add(what["seat"])
        elif kind == "over":
            self.last = None if what["result"] == "draw" else self._end()

    def _damage(self, seat: int, by: int, n: int) -> None:
        if by == seat:
            self._take(seat, None, n)
            return
        if self._attack is not None and self._attack[0] == by:
            self._by[by], self._attack = self._attack, None
        deed = self._by.get(by)
        if deed is not None:
            self.struck(deed, n)
        self._take(seat, deed, n)

    def _take(self, seat: int, deed: Deed | None, n: int) -> None:
        if n > 0:
            self._taken = [x for x in self._taken if x[0] != seat] + [(seat, deed, n)]

    def _end(self) -> tuple[Deed, int] | None:
        """What the last who fell took last: those who win may have been hurt after that, by the defence."""
        _, deed, n = next((x for x in reversed(self._taken) if x[0] in self._fallen), (-1, None, 0))
        return None if deed is None else (deed, n)

    def left(self, s: Any) -> list[int]:
        return [max(0, s.health(x)) for x in range(len(s.players))]


def history(game: Any, lang: str) -> dict[str, Any]:
    heroes = [p.hero for p in game.state.players]

    def called(deed: Deed) -> str:
        kind, _, of = deed[1].partition(" ")
        if kind == "ability":
            return ability_name(heroes[deed[0]], of, lang)
        return card_name(of, lang) if kind == "code" else token_name(of, lang)

    return looked_at(game, Struck).told(called)
