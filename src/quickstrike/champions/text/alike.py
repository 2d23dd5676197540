"""Telling cards of one title apart, where two options would read the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel.language import Words, words
from ..table import NOBODY, Inst, Table
from .grammar import NP
from .names import Count, Name, card_name, name_of, seat_name, title
from .terms import STATUSES

WORDS: Words = words("champions/text/alike")
MANY = 30
"""Cards that are alike: more of them are only counted, since to compare each with each takes too long."""


def apart(s: Table, card: int, alike: Sequence[int], lang: str) -> Name:
    """The title of a card in play, with what sets it apart from those that are called the same."""
    if len(alike) > MANY:
        return _numbered(s, card, [], alike.index(card), lang)
    told = {c: tuple(_marks(s, s.play[c], lang)) for c in alike}
    differ = [i for i, row in enumerate(zip(*told.values(), strict=True)) if len(set(row)) > 1]
    said = {c: tuple(marks[i] for i in differ) for c, marks in told.items()}
    words = [x for x in said[card] if x]
    same = [c for c in alike if said[c] == said[card]]
    return _numbered(s, card, words, same.index(card) if len(same) > 1 else NOBODY, lang)


def _numbered(s: Table, card: int, words: list[str], i: int, lang: str) -> Name:
    if i != NOBODY:
        words.append(WORDS[lang]["number"].format(n=i + 1))
    n = name_of(s.face(card), lang).np
    return Name(NP(f"{n.body} ({', '.join(words)})" if words else n.body, n.det, n.gender, n.plural), lang)


def _marks(s: Table, inst: Inst, lang: str) -> Iterator[str]:
    """What can be seen of a card in play, each in its place, "" for what there is nothing to say of."""
    w, card = WORDS[lang], name_of(inst.face, lang)
    yield w["engaged"].format(card=card, who=seat_name(s, inst.engaged, lang)) if inst.engaged != NOBODY else ""
    yield w["controller"].format(who=seat_name(s, inst.controller, lang)) if inst.controller >= 0 else ""
    yield w["host"].format(who=card_name(s, inst.host, lang)) if inst.host != NOBODY else ""
    yield w["damage"].format(n=Count(inst.damage, lang))
    yield w["threat"].format(n=Count(inst.threat, lang))
    yield w["exhausted"].format(card=card) if inst.exhausted else ""
    yield ", ".join(STATUSES[lang][k] for k in ("stunned", "confused", "tough") if getattr(inst, k))
    yield ", ".join(title(s.face(c), lang) for c in inst.attached)
