"""What comes of an option, as far as the table shows it: boost cards and what others may do stay unknown."""

from __future__ import annotations

from typing import Any

from ...champions.rules import stats
from ...champions.table import Table
from ...champions.text.names import Count, card_name
from ...kernel.decision import NONE, Decision, Option
from ..notices import OUTCOMES


def outcome(s: Table, d: Decision, o: Option, lang: str) -> str:
    """A few words, "" where nothing is known."""
    match o.verb:
        case "attack" if o.target in s.play:
            return _attack(s, o, lang)
        case "thwart" if o.target in s.play:
            return _thwart(s, o, lang)
        case "recover":
            healed = min(stats.stat(s, o.card, "REC"), s.play[o.card].damage)
            return _told("heals" if healed else "none", healed, lang)
        case "defend" | "pass" if d.kind == "defend":
            return _defense(s, d, o, lang)
    return ""


def _told(key: str, n: int, lang: str, **more: Any) -> str:
    return OUTCOMES[lang][key].format_map({"n": Count(n, lang), **more})


def _attack(s: Table, o: Option, lang: str) -> str:
    n, target = stats.stat(s, o.card, "ATK"), s.play[o.target]
    name = card_name(s, o.target, lang)
    if not n:
        said = _told("none", 0, lang)
    elif target.tough:
        said = _told("tough", n, lang)
    elif n < stats.remaining(s, o.target):
        said = _told("damage", n, lang)
    else:
        stage = target.face.kind == "villain" and s.zones["villain_deck"]
        said = _told("stage" if stage else "defeated", n, lang, target=name)
    back = stats.keyword_n(s, o.target, "retaliate")
    return _told("retaliate", back, lang, what=said) if back else said


def _thwart(s: Table, o: Option, lang: str) -> str:
    target = s.play[o.target]
    n = min(stats.stat(s, o.card, "THW"), target.threat)
    gone = n and n == target.threat and target.face.kind != "main_scheme"
    return _told("cleared" if gone else "removed" if n else "none", n, lang)


def _defense(s: Table, d: Decision, o: Option, lang: str) -> str:
    """The damage that comes through: attack minus defense, before the boost card."""
    ev = s.events.get(d.about) if isinstance(d.about, int) else None
    if ev is None or ev.source not in s.play:
        return ""
    n = stats.stat(s, ev.source, "ATK") + ev.amount
    who = o.card if o.card != NONE else ev.target
    if who not in s.play:
        return ""
    if o.verb == "defend" and s.face(who).kind == "hero":
        n -= stats.stat(s, who, "DEF")
    if s.play[who].tough and (n > 0 or s.play[ev.source].boosts):
        return _told("tough", n, lang)
    if s.play[ev.source].boosts:
        return _told("boost" if n > 0 else "boost less" if n else "boost only", n if n >= 0 else 1 - n, lang)
    fatal = n >= stats.remaining(s, who)
    return _told("fatal" if fatal else "takes" if n > 0 else "unhurt", max(0, n), lang, target=card_name(s, who, lang))
