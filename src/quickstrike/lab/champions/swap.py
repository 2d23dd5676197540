"""A deck with one card in place of another: what `lab swap` tries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...champions import Deck
from ...champions.decks import check
from ...champions.decks.names import Problem, by_code, find, norm
from ...champions.faces import data, face_of
from ...champions.scenarios import starter_deck
from ...champions.setting import ChampionsSetting
from ...champions.text.names import title
from ...kernel.errors import SetupError
from ...kernel.language import FIRST


def deck_of(setting: ChampionsSetting) -> Deck:
    """The first seat's."""
    seat = setting.heroes[0]
    return seat if isinstance(seat, Deck) else starter_deck(seat) if isinstance(seat, str) else Deck.unpacked(seat)


def swaps(
    setting: ChampionsSetting, out: Iterable[str], into: Iterable[str], lang: str
) -> Iterator[tuple[tuple[str, str], ChampionsSetting]]:
    """Every legal deck with one copy of a card of `out` replaced by one of `into`, with both; a pair that would break the
    rules is left out, and if none is left that is a mistake. lang: of the titles, besides English."""
    deck = deck_of(setting)
    added, taken = [coded(x) for x in into], [held(deck, x, lang) for x in out]
    found = 0
    for old in taken:
        for new in added:
            cards = {**deck.cards, old: deck.cards[old] - 1}
            cards[new] = cards.get(new, 0) + 1
            other = replace(deck, cards=cards)
            if old != new and not check(other):
                found += 1
                yield (old, new), replace(setting, heroes=(other, *setting.heroes[1:]))
    if not found:
        raise SetupError("no swap")


def coded(text: str) -> str:
    """A card by its code or title."""
    try:
        return by_code(text) if text in data() else next(iter(find(text, 1)))
    except Problem as e:
        raise SetupError("lab card", what=e) from None


def held(deck: Deck, text: str, lang: str) -> str:
    """A card of the deck by its code or title."""
    for code in deck.cards:
        if text == code or norm(text) in {norm(title(face_of(code), x)) for x in (lang, FIRST)}:
            return code
    raise SetupError("not in the deck", name=text)
