"""What each of several things does that are put in order: enemies that activate, effects of the same moment."""

from __future__ import annotations

from ...champions.rules import stats
from ...champions.rules.legal import confused, stunned
from ...champions.table import Table
from ...champions.text.filling import TextError
from ...champions.text.names import Count
from ...champions.text.options import one_line, step_text
from ...champions.text.render import ability_text, spelled
from ...kernel.decision import NONE, Decision, Option
from ..notices import said


def order_detail(s: Table, d: Decision, o: Option, lang: str) -> str:
    """A few words or the text of the effect, "" where the table does not tell."""
    if d.kind != "order":
        return ""
    if o.verb == "activate":
        return _activation(s, d.seat, o.target if o.target != NONE else o.card, lang)
    told = d.ask.data
    if "effects" in told:
        step, source = told["effects"][int(o.value)]
        return step_text(s.face(source), step, lang, "")
    if o.target not in s.play:
        return ""
    if told.get("effect") == "retaliate":
        return said("strikes back", lang, n=stats.keyword_n(s, o.target, "retaliate"))
    return _effect(s, o.target, told.get("timing", ""), lang)


def _activation(s: Table, seat: int, enemy: int, lang: str) -> str:
    """Against this player, before any boost card. rr:activation"""
    if enemy not in s.play:
        return ""
    inst, attacks = s.play[enemy], s.hero_form(seat)
    if stunned(s, inst) if attacks else confused(s, inst):
        return said("loses stunned" if attacks else "loses confused", lang)
    n = Count(stats.stat(s, enemy, "ATK" if attacks else "SCH"), lang)
    return said("would attack" if attacks else "would scheme", lang, n=n)


def _effect(s: Table, card: int, timing: str, lang: str) -> str:
    face = s.face(card)
    try:
        texts = [spelled(ability_text(face.code, i, lang), lang) for i in face.by_timing.get(timing, ())]
        return " ".join(one_line(x) for x in texts)
    except TextError:
        return ""
