"""What a table can be set up from, and every card, in both languages. Made once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from ... import __version__
from ...bots.champions import BOTS
from ...champions import HEROES, MODES, SCENARIOS
from ...champions.campaign import Campaign, campaigns
from ...champions.decks import ASPECTS
from ...champions.decks.check import limit_of
from ...champions.decks.remarks import aspect_names
from ...champions.faces import ENDLESS, FACES, OTHER_SIDE, RESOURCES, Face, data, sets
from ...champions.scenarios import HEROIC, Hero, Scenario, aspects, modular_sets
from ...champions.shelf import pack_name, pack_of, packs, set_name, sets_for
from ...champions.text import deeds, face_text
from ...champions.text.campaigns import campaign_name
from ...champions.text.filling import TextError
from ...champions.text.lexicon import NOUNS
from ...champions.text.names import RESOURCE_NAMES, noun_of, title
from ...champions.text.options import GROUPS
from ...champions.text.options import SHORT as STATS
from ...champions.text.render import keyword_names
from ...champions.text.terms import ASPECTS as ASPECT_NAMES
from ...champions.text.terms import FORMS, STATUSES
from ...champions.titles import name_in
from ...kernel import language
from ..notices import said

GIST = 40  # characters
GISTS: language.Words = language.words("champions/text/gists", "gists")
SHORTER: language.Words = language.words("champions/text/gists", "shorter")
KINDS = (
    "hero",
    "alter_ego",
    "ally",
    "event",
    "support",
    "upgrade",
    "resource",
    "player_side_scheme",
    "villain",
    "main_scheme",
    "side_scheme",
    "minion",
    "treachery",
    "attachment",
    "environment",
    "obligation",
)
NUMBERS = {"ATK": "atk", "THW": "thw", "DEF": "def", "REC": "rec", "SCH": "sch", "HP": "hp", "HAND_SIZE": "hand_size"}
FACTS = {
    "subname": "subname",
    "stage": "stage",
    "base_threat": "threat",
    "escalation_threat": "threat_step",
    "threat": "target",
    "health_per_hero": "hp_per_hero",
}
SIGNS = {"attack_cost": "atk_cost", "thwart_cost": "thw_cost", "attack_star": "atk_star", "scheme_star": "sch_star"}
"""Signs beside the statistics: consequential damage, and stars that point to the text."""


@cache
def catalog(lang: str) -> dict[str, Any]:
    return {
        "version": __version__,
        "heroes": [_hero(h, lang) for h in HEROES.values()],
        "scenarios": [_scenario(s, lang) for s in SCENARIOS.values()],
        "modular": _named(modular_sets(), lang),
        "packs": [{"key": p, "name": pack_name(p, lang)} for p in packs()],
        "modes": [{"key": m, "name": said(m, lang), "sets": _named(sets_for(m), lang)} for m in MODES],
        "bots": [{"key": b, "name": said(b, lang)} for b in sorted(BOTS, key=lambda b: b != "heuristic")],
        "aspects": [{"key": a, "name": ASPECT_NAMES[lang][a]} for a in ASPECTS],
        "heroic": HEROIC,
        "campaigns": [_campaign(c, lang) for c in campaigns().values()],
        "words": words(lang),
    }


def words(lang: str) -> dict[str, Any]:
    """The game's own words, for the frames around what the views say."""
    return {
        "groups": GROUPS[lang],
        "stats": STATS[lang],
        "statuses": STATUSES[lang],
        "forms": FORMS[lang],
        "kinds": {k: NOUNS[lang][noun_of(k)][0] for k in KINDS},
        "resources": RESOURCE_NAMES[lang],
        "phases": {k: said(k, lang) for k in ("setup", "player", "villain")},
    }


def _named(sets: Iterable[str], lang: str) -> list[dict[str, str]]:
    return [{"key": s, "name": set_name(s, lang)} for s in sets]


def _hero(h: Hero, lang: str) -> dict[str, Any]:
    hero, other = data()[h.identity], data()[h.identity]["back"]
    keys = [*h.decks, *(a for a in aspects() if a not in h.decks and not any("+" in d for d in h.decks))]
    decks = [
        {
            "key": a,
            "name": aspect_names(tuple(a.split("+")), lang),
            "starter": f"{h.code}:{a}",
            "printed": a in h.decks,
        }
        for a in keys
    ]
    return {
        "key": h.code,
        "name": name_in(hero, lang),
        "alter_ego": name_in(data()[other], lang),
        "code": h.identity,
        "alter_code": other,
        "set": h.set,
        "aspects": decks,
    }


def _scenario(sc: Scenario, lang: str) -> dict[str, Any]:
    stages = [
        {
            "stage": data()[c]["facts"].get("stage", ""),
            "code": c,
            "hp": data()[c]["facts"].get("health"),
            "atk": data()[c]["facts"].get("attack"),
            "sch": data()[c]["facts"].get("scheme"),
        }
        for c in sc.villains
    ]
    villain = name_in(data()[sc.villains[0]], lang)
    return {
        "key": sc.code,
        "name": set_name(sc.code, lang),
        "villain": villain,
        "code": sc.villains[0],
        "recommended": list(sc.modular),
        "aside": sc.aside,
        "alone": not sc.sets,
        "stages": stages,
        "standard": list(sc.standard),
        "expert": list(sc.expert),
        "schemes": list(sc.schemes),
    }


def _campaign(c: Campaign, lang: str) -> dict[str, Any]:
    scenarios = [{"key": s, "name": set_name(s, lang), "code": SCENARIOS[s].villains[0]} for s in c.scenarios]
    return {"key": c.code, "name": campaign_name(c.code, lang), "scenarios": scenarios}


def cards(lang: str, part: int = 0, of: int = 1) -> dict[str, Any]:
    """Every card that is scripted, and what lies facedown; what is made up for a position is in its view. Of several
    parts, which take as long each, one."""
    return {code: card(FACES[code], lang) for code in sorted(filter(listed, FACES))[part::of]}


def listed(code: str) -> bool:
    return code in FACES and (code in data() or FACES[code].facedown)


def copies(f: Face) -> int:
    """How many of it a deck may hold; of an identity's own cards as many as its set has. deck:3 deck:5"""
    return f.quantity if f.aspect == "hero" else limit_of(f)


def card(f: Face, lang: str) -> dict[str, Any]:
    """A card's face as the page draws it; empty fields are left out."""
    text = text_of(f, lang)
    traits = list(f.traits_in(lang))
    out: dict[str, Any] = {
        "code": f.code,
        "name": title(f, lang),
        "kind": f.kind,
        "frame": frame(f),
        "set": f.set or "",
        "set_name": set_name(f.set, lang) if f.set else "",
        "pack": pack_of(f.code) or "",
        "traits": traits,
        "text": text,
        "gist": gist(f, lang),
    }
    more: dict[str, Any] = {
        "cost": f.cost,
        "keywords": [k.rstrip(" 0123456789") for k in keyword_names(f, lang)] or None,
        "limit": copies(f) if f.player_card and not f.identity else None,
        "back": f.back or OTHER_SIDE.get(f.code),
        "unique": f.unique or None,
        "boost": f.boost or None,
        "boost_star": bool(f.boosts) or None,
        "icons": icons(f) or None,
        "threat_fixed": f.facts.get("base_threat_fixed") or None,
        "aspect": f.aspect if f.aspect in ASPECTS or f.aspect == "basic" else None,
        "res": {r: n for r, n in zip(RESOURCES, f.resources, strict=True) if n} or None,
    }
    more |= {key: "∞" if n == ENDLESS else n for stat, key in NUMBERS.items() if (n := f.stats.get(stat)) is not None}
    more |= {key: f.facts.get(fact) for fact, key in FACTS.items()}
    return out | {k: v for k, v in more.items() if v is not None and v != ""}


def icons(f: Face) -> dict[str, int]:
    """Printed icons of schemes, and the signs beside the statistics."""
    return {**f.icons, **{key: int(f.facts[fact]) for fact, key in SIGNS.items() if f.facts.get(fact)}}


def text_of(f: Face, lang: str) -> list[str]:
    try:
        return [x for x in face_text(f, lang).split("\n") if x]
    except TextError:
        return []


def frame(f: Face) -> str:
    """Which colours a card has: its aspect's, its hero's, or those of the encounter side."""
    if f.player_card:
        return (f.set or "hero") if f.aspect == "hero" else f.aspect
    if f.kind in ("villain", "main_scheme"):
        return "villain"
    return "obligation" if f.kind == "obligation" else "modular" if f.set in sets("modular") else "encounter"


def gist(f: Face, lang: str) -> str:
    """What the card does in a line: as it is written for this card, or the first of its deeds of which a whole clause is
    short enough."""
    if written := GISTS[lang].get(f.code):
        return written
    try:
        done = [re.sub(rf"^(?:{leads(lang)})[^,;]*[,;] ", "", x.rstrip(".")) for x in deeds(f, lang)]
    except TextError:
        return ""
    lines = [x for x in map(_clause, done) if x] or [x for x in (_shorter(x, lang) for x in done) if x]
    lines = lines or [_begun(x) for x in done[:1]]
    lines = lines or [x for x in (_clause(line.rstrip(".")) for line in text_of(f, lang)) if x]
    return lines[0][:1].upper() + lines[0][1:] if lines else ""


def leads(lang: str) -> str:
    """Words by which something begins that is no deed."""
    return said("gist leads", lang)


def _clause(line: str) -> str:
    """The longest beginning that is a whole clause and short enough; "" if there is none."""
    bare = re.sub(r"\s*\([^)]*\)", "", line)
    ends = [m.start() for m in re.finditer(r"\s?[,;:] (?=\S+ \S+ \S)|$", bare)]
    starts = [0, *(m.end() for m in re.finditer(r"[,;:] ", bare))]
    whole = [n for n in ends if n <= GIST and " " in bare[max(x for x in starts if x <= n) : n]]
    return line if len(line) <= GIST else bare[: max(whole, default=0)]


def _shorter(line: str, lang: str) -> str:
    """The same in fewer letters, as its language has it: pattern by pattern, as few of them as are needed."""
    for one in SHORTER[lang].values():
        pattern, _, short = one.partition(" => ")
        before, line = line, re.sub(pattern, short, line).strip()
        if line != before and (found := _clause(line)):
            return found
    return ""


def _begun(line: str) -> str:
    return line[: GIST - 1].rsplit(" ", 1)[0].rstrip(",;:") + "…"
