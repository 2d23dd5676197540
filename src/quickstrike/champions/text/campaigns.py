"""A campaign in words: what it is called, what its log has noted, what is chosen, how the next scenario begins."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...kernel.language import Words, words
from ..campaign import INSTRUCTIONS, Campaign, Log, campaigns
from ..faces import FACES, face_of
from ..scenarios import seat_of
from ..shelf import pack_name
from .names import Count, title

WORDS: Words = words("champions/cli/campaign")


def campaign_name(code: str, lang: str) -> str:
    """Our own has a name of its own; that of a pack is called as the pack is."""
    pack = _packs().get(code)
    return WORDS[lang][code] if pack is None else pack_name(pack, lang)


@cache
def _packs() -> dict[str, str]:
    """From which pack each campaign comes."""
    kinds = {c.code: type(c) for c in campaigns().values() if type(c) is not Campaign}
    return {code: kind.__module__.split(".")[-2] for code, kind in kinds.items()}


def hero_name(log: Log, seat: int, lang: str) -> str:
    return str(title(face_of(seat_of(log.heroes[seat])[0]), lang))


def begins(log: Log, lang: str) -> list[str]:
    """What the campaign does to the setup of the next scenario."""
    out = []
    for what, *rest in log.setup():
        if what == "aside":  # it waits there for a card that speaks of it
            continue
        holes: dict[str, Any] = {"n": Count(rest[-1], lang) if rest and isinstance(rest[-1], int) else ""}
        for field, value in zip(INSTRUCTIONS[what], rest, strict=True):
            if field == "seat":
                holes["who"] = hero_name(log, value, lang)
            elif field in ("code", "card"):
                holes["card"] = title(face_of(value), lang)
        key = f"until.{rest[1]}" if what == "until" else "put" if what == "play" else what
        out.append(WORDS[lang][key].format(**holes))
    return out


def noted(log: Log, lang: str) -> list[tuple[str, str]]:
    """What the log has noted, each with what it is called."""
    w, rows = WORDS[lang], list[tuple[str, str]]()
    for key, values in log.rules.tell(log):
        rows.append((w[key], ", ".join(str(x) if isinstance(x, int) else str(title(face_of(x), lang)) for x in values)))
    for seat, cards in enumerate(log.gained):
        if cards:
            who = hero_name(log, seat, lang)
            rows.append((w["gained"].format(who=who), ", ".join(str(title(face_of(c), lang)) for c in cards)))
    if log.removed:
        rows.append((w["removed"], ", ".join(title(face_of(c), lang) for c in log.removed)))
    if log.points:
        rows.append((w["points"], str(log.points)))
    return rows


def offered(code: str, lang: str) -> str:
    """What a player may choose: a card, or something that the campaign has a word for."""
    return str(title(face_of(code), lang)) if code in FACES else WORDS[lang].get(code, code)
