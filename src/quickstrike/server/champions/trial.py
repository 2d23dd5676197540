"""What choosing a target does to it, found out on a copy of the game. Shown only if nothing hidden played a part in
it."""

from __future__ import annotations

from typing import Any

from ...champions import ChampionsGame
from ...champions.table import Table
from ...champions.text.names import Count, card_name
from ...kernel.decision import Decision, Option
from ...kernel.errors import QuickstrikeError
from ..notices import OUTCOMES

STATUSES = ("stunned", "confused", "tough")


def tried(game: ChampionsGame, d: Decision, o: Option, lang: str) -> str:
    """A few words, "" where the table does not tell."""
    s = game.state
    if d.kind != "choose" or o.verb != "choose" or o.target not in s.play:
        return ""
    copy = game.clone()
    try:
        copy.answer(o, seat=d.seat)
    except QuickstrikeError:
        return ""
    if _hidden(copy.state) != _hidden(s):
        return ""
    key, n = _change(s, copy.state, o.target)
    return OUTCOMES[lang][key].format_map({"n": Count(n, lang), "target": card_name(s, o.target, lang)}) if key else ""


def _hidden(s: Table) -> tuple[Any, ...]:
    """What differs as soon as chance or a facedown card has played a part."""
    decks = tuple(len(s.zones[z]) for z in sorted(s.zones) if z == "encounter" or z.startswith(("deck", "dealt")))
    return s.counter, s.seen, s.round, decks


def _change(before: Table, after: Table, card: int) -> tuple[str, int]:
    was, now = before.play[card], after.play.get(card)
    if now is None or now.face is not was.face:
        if "scheme" in was.face.kind:
            return "cleared", was.threat
        return ("next stage" if now is not None else "falls"), 0
    if now.damage != was.damage:
        return ("damage", now.damage - was.damage) if now.damage > was.damage else ("heals", was.damage - now.damage)
    if now.threat < was.threat:
        return "removed", was.threat - now.threat
    if now.tough < was.tough:
        return "tough", 0
    got = next((x for x in STATUSES if getattr(now, x) > getattr(was, x)), "")
    if got:
        return f"gets {got}", 0
    return ("readies", 0) if was.exhausted and not now.exhausted else ("", 0)


__all__ = ["tried"]
