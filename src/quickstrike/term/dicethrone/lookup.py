"""Finding a card, token, companion, ability or player by what somebody typed, and showing all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...dicethrone import DiceThroneGame
from ...dicethrone.loading import CARDS, deck_of, hero
from ...dicethrone.text import ability_text, card_text, companion_text, kind_text, level_text, timing_text, token_text
from ...dicethrone.text.names import card_name, hero_of_card, named, seat_names
from ...dicethrone.vocab import NUMERALS, Hero, Name
from ...kernel.language import LANGUAGES
from ..paint import Paint
from ..typed import meant, plain
from .dice_prompts import say
from .drawing import levels_of


@dataclass(frozen=True)
class Thing:
    """Something with a name and a text. code: of a card; ability, token: its id."""

    name: Name
    about: str
    text: str
    code: str = ""
    ability: str = ""
    token: str = ""

    def shown(self, paint: Paint, lang: str) -> list[str]:
        head = paint(f" {named(self.name, lang)}", "bold") + paint(f"  {self.about}", "dim")
        return [head, *(x for line in self.text.split("\n") for x in paint.wrap(line, "   "))]


def things(game: DiceThroneGame, seat: int, lang: str) -> list[Thing]:
    """Everything at this table that has a text; this seat's own things come first."""
    ids = [p.hero for p in game.state.players]
    ids.sort(key=lambda h: seat < 0 or h != game.state.players[seat].hero)
    out: list[Thing] = []
    for h in map(hero, dict.fromkeys(ids)):
        out += [card_thing(code, lang) for code in dict.fromkeys(deck_of(h.id))]
        out += [*pieces(h, lang), *abilities(h, lang)]
    return out


def card_thing(code: str, lang: str) -> Thing:
    card = CARDS[code]
    about = f"{timing_text(card, lang)} · {say('CP', lang, n=card.cost)}"
    return Thing(card.name, about, card_text(hero_of_card(code), card, lang), code=code)


def pieces(h: Hero, lang: str) -> list[Thing]:
    """Tokens and companions."""
    whose = named(h.name, lang)
    return [
        *(Thing(t.name, whose, token_text(h, t, lang), token=t.id) for t in h.tokens),
        *(Thing(c.name, whose, companion_text(h, c, lang)) for c in h.companions),
    ]


def abilities(h: Hero, lang: str) -> list[Thing]:
    """Spaces with all their levels, and what has a name of its own on them."""
    out = []
    for s in h.spaces:
        kind = kind_text(s.kind, lang)
        levels = "\n".join(f"{NUMERALS[x.level]}. {level_text(h, s, x, lang)}" for x in s.levels)
        out.append(Thing(s.name, kind, levels, ability=s.id))
        out += [
            Thing(a.name, kind, ability_text(h, a, lang), ability=a.id)
            for x in s.levels
            for a in x.abilities
            if a.name != s.name
        ]
    return out


def find(text: str, found: list[Thing], wanted: Callable[[Thing], bool] = lambda _: True) -> Thing | None:
    """Of what has such a name, or that code, the first."""
    there = [t for t in found if wanted(t)]
    hits = [t for t in there if t.code == text != ""] or meant(text, there, lambda t: map(plain, t.name.all()))
    return hits[0] if hits else None


def find_seat(text: str, game: DiceThroneGame) -> int | None:
    """A player by number, counted from 1, or by the name or id of their hero."""
    heroes = [p.hero for p in game.state.players]
    if text.isdecimal():
        return int(text) - 1 if 1 <= int(text) <= len(heroes) else None
    for lang in LANGUAGES:
        names = [plain(x) for x in seat_names(heroes, lang)]
        hits = [i for i, n in enumerate(names) if any(w.startswith(plain(text)) for w in (n, *n.split()))]
        if hits and plain(text):
            return hits[0]
    return heroes.index(text) if text in heroes else None


def hero_lines(h: Hero, levels: Mapping[str, int], pile: list[str], paint: Paint, lang: str) -> list[str]:
    """A hero's board in full: abilities at their levels, tokens, companions; and their discard pile."""
    out = [paint.rule(named(h.name, lang))]
    for s, level in levels_of(h, levels):
        number = f" {NUMERALS[level.level]}" if level.level > 1 else ""
        out.append(paint(f" {named(s.name, lang)}{number}", "bold") + paint(f"  {kind_text(s.kind, lang)}", "dim"))
        out += [x for line in level_text(h, s, level, lang).split("\n") for x in paint.wrap(line, "   ", "     ")]
    for thing in pieces(h, lang):
        out += thing.shown(paint, lang)
    if pile:
        names = [card_name(c, lang) for c in pile]
        out += [paint(f" {say('pile', lang)}", "bold"), *paint.wrap(", ".join(names), "   ")]
    return out
