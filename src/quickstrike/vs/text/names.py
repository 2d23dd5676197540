"""Names of cards, teams and players, in any language."""

from __future__ import annotations

from ...kernel.language import Said, words
from ..decks import DECKS
from ..loading import CARDS, TEAMS
from ..table import Table


def card_name(code: str, lang: str, full: bool = False) -> str:
    """full: with its version, which tells cards of one name apart."""
    d = CARDS[code]
    name = d.name.said(lang)
    if d.second.en:
        name += f" ◊ {d.second.said(lang)}"
    return f"{name}, {d.version.said(lang)}" if full and d.version.en else name


def team_name(id: str, lang: str) -> str:
    return TEAMS[id].name.said(lang) if id in TEAMS else id


def character_name(name: str, lang: str) -> str:
    """A character by its English name, in a language."""
    for d in CARDS.values():
        for n in (d.name, d.second):
            if n.en == name:
                return n.said(lang)
    return name


def deck_name(id: str, lang: str) -> str:
    return DECKS[id].name.said(lang) if id in DECKS else id


def player_name(s: Table, seat: int, lang: str, reader: int = -1) -> str:
    """A player inside a sentence, with the article where the language has one; reader: who is called "you"."""
    said = words("vs/text/options", "words")[lang]
    if seat == reader:
        return said["you"]
    if reader >= 0 and len(s.players) == 2:
        return said["opponent"]
    return said["player"].format(seat=seat_name(s, seat, lang))


def seat_name(s: Table, seat: int, lang: str) -> str:
    """Players go by their number, with the deck where it has a name."""
    return Said("player number", n=seat + 1).told(lang)
