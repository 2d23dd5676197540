"""What cards, abilities and tokens of Dice Throne say."""

from __future__ import annotations

from ...dicethrone import DiceThroneGame
from ...dicethrone.loading import CARDS, hero
from ...dicethrone.text import card_text, level_text, token_text
from ...dicethrone.text.names import hero_of_card, named
from ...dicethrone.vocab import NUMERALS


def text_of(code: str, lang: str) -> str:
    return card_text(hero_of_card(code), CARDS[code], lang)


def texts_beside(game: DiceThroneGame, lang: str) -> list[tuple[str, str]]:
    """The abilities of all players at their levels, and their heroes' tokens."""
    out = []
    for p in game.state.players:
        h = hero(p.hero)
        for space in h.spaces:
            level = space.levels[p.levels.get(space.id, 1) - 1]
            name = f"{named(h.name, lang)}, {named(space.name, lang)} {NUMERALS[level.level]}"
            out.append((name, level_text(h, space, level, lang)))
        out += [(named(t.name, lang), token_text(h, t, lang)) for t in h.tokens]
    return out
