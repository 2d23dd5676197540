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
        elif kind == "damage" and what["other"] != what["seat"]:
            by = what["other"]
            if self._attack is not None and self._attack[0] == by:
                self._by[by], self._attack = self._attack, None
            if by in self._by:
                self.struck(self._by[by], what["n"])
        elif kind == "heal" and what["seat"] in self._by:
            self.add(self._by[what["seat"]], "healed", what["health"])

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
