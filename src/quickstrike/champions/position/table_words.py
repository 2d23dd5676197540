"""The table in a few lines, and why something is not possible."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import NONE, Option
from ...kernel.why import Why
from ..faces import ICONS, data
from ..rules import stats
from ..rules.decks import own_deck
from ..rules.threat import target_threat
from ..table import Inst, Table
from ..text.names import card_name, deck_title, sentence, title
from ..text.render import keyword_names
from ..text.story import tokens
from ..text.terms import STATUSES
from .phrases import say as said

REFUSED = ("attack", "thwart", "recover", "change_form", "play", "use")
"""Verbs that have a sentence for not being possible."""


def refusal(s: Table, o: Option, why: Why, lang: str) -> str:
    verb = o.verb if o.verb in REFUSED else "other"
    key = f"no {verb} that" if o.target != NONE and verb in ("attack", "thwart") else f"no {verb}"
    words = {"card": card_name(s, o.card, lang), "target": card_name(s, o.target, lang)}
    return sentence(say(key, lang, why=why.text(lang), rule=why.rule, **words), lang)


# ---- the table -----------------------------------------------------------------------------------------------------
def say(key: str, lang: str, **words: Any) -> str:
    return said(f"tell {key}", **words).told(lang)


def table_lines(s: Table, lang: str) -> list[str]:
    """The table in a few lines: enemies, schemes, then each player with what they have."""
    kinds = ("villain", "main_scheme", "side_scheme", "player_side_scheme", "environment")
    out = [card_line(s, s.play[c], lang) for kind in kinds for c in s.of_kind(kind)]
    if s.acceleration:
        out.append(say("acceleration", lang, n=s.acceleration))
    for p in s.players:
        if p.out:
            continue
        out.append(card_line(s, s.identity(p.seat), lang))
        mine = [
            i
            for i in s.play.values()
            if i.controller == p.seat and i.id != p.identity and i.host < 0 and i.face.kind not in kinds
        ]
        engaged = [i for i in s.play.values() if i.engaged == p.seat]
        hand = [title(s.face(c), lang) for c in s.zones[f"hand{p.seat}"]]
        for key, cards in (("in play", mine), ("engaged", engaged)):
            if cards:
                out.append("  " + say(key, lang, cards=", ".join(card_line(s, i, lang) for i in cards)))
        if hand:
            out.append("  " + say("hand", lang, cards=", ".join(hand)))
        if own := own_deck(s.codes[p.identity])[0]:
            top = title(s.face(s.zones[own][-1]), lang) if s.zones[own] else ""
            out.append("  " + say("own deck", lang, deck=deck_title(own, lang), n=len(s.zones[own]), top=top))
        if s.zones[f"dealt{p.seat}"]:
            out.append("  " + say("dealt", lang, n=len(s.zones[f"dealt{p.seat}"])))
    return out


def card_line(s: Table, i: Inst, lang: str) -> str:
    """A card in play with what lies on it: "Rhino I (14 hit points, 3 damage, Stunned)"."""
    stage = i.face.facts.get("stage") if i.face.kind == "villain" else None
    name = f"{title(i.face, lang)} {stage}" if stage else title(i.face, lang)
    more = []
    if i.face.identity:
        more.append(say(i.face.kind, lang))
    if s.areas.get(i.id):
        more.append(say("area", lang, n=s.areas[i.id]))
    if i.face.stats.get("HP") is not None:
        most = "∞" if stats.endless(s, i.id) else stats.max_hp(s, i.id)
        more.append(say("hit point" if most == 1 else "hit points", lang, n=most))
    if i.damage:
        more.append(tokens(i.damage, "damage", lang))
    if "scheme" in i.face.kind:
        goal = target_threat(s, i.id) if i.face.kind == "main_scheme" else None
        more.append(say("threat of", lang, n=i.threat, goal=goal) if goal else tokens(i.threat, "threat", lang))
    if "scheme" in i.face.kind:
        icons = i.face.icons
        more += [say(f"icon {k}", lang) + (f" ×{icons[k]}" if icons[k] > 1 else "") for k in ICONS if k in icons]
    if i.face.code not in data():  # a printed card can be looked up
        more += keyword_names(i.face, lang)
    more += [STATUSES[lang].get(k, k) for k in ("stunned", "confused", "tough") if getattr(i, k)]
    if i.exhausted:
        more.append(say("exhausted", lang))
    more += [tokens(n, k, lang) for k, n in i.counters.items() if n]
    more += [title(s.face(c), lang) for c in i.attached]
    return f"{name} ({', '.join(more)})" if more else name
