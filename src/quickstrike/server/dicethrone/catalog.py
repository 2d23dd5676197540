"""Boards, tokens and cards of all heroes that can be played, in one language. Made once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...dicethrone.loading import CARDS, HEROES, looked_at
from ...dicethrone.table import ABOVE, HEALTH, MOST_POINTS
from ...dicethrone.text import card_text, companion_text, kind_text, pattern_text, timing_text, token_text
from ...dicethrone.text.names import hero_of_card, named
from ...dicethrone.text.render import ability_text, effect_text, passive_text
from ...dicethrone.vocab import Ability, Card, Hero, Level, Name, Pattern, Space, Token
from ...kernel.language import FIRST, LANGUAGES
from .glance import about, damage


def catalog(lang: str) -> dict[str, Any]:
    return {
        "heroes": {id: hero(h, lang) for id, h in HEROES.items()},
        "cards": {code: card(c, lang) for code, c in CARDS.items()},
        "health": HEALTH,
        "above": ABOVE,
        "points": MOST_POINTS,
    }


def hero(h: Hero, lang: str) -> dict[str, Any]:
    return {
        "id": h.id,
        "name": named(h.name, lang).partition(" (")[0],
        "symbols": [{"id": id, "name": named(name, lang)} for id, name in h.symbols],
        "faces": list(h.faces),
        "spaces": [space(h, s, lang) for s in h.spaces],
        "tokens": {t.id: token(h, t, lang) for t in h.tokens},
        "companions": {c.id: {"name": named(c.name, lang), "text": companion_text(h, c, lang)} for c in h.companions},
    }


def space(h: Hero, s: Space, lang: str) -> dict[str, Any]:
    return {
        "id": s.id,
        "name": named(s.name, lang),
        "kind": s.kind,
        "kind_name": kind_text(s.kind, lang),
        "levels": [level(h, x, lang) for x in s.levels],
    }


def level(h: Hero, x: Level, lang: str) -> dict[str, Any]:
    out: dict[str, Any] = {
        "level": x.level,
        "cost": x.cost,
        "abilities": [ability(h, a, lang) for a in x.abilities],
    }
    if x.passive is None:
        return out
    p = x.passive
    return {**out, "passive": passive_text(h, p, lang), **signs(h, lambda to: passive_text(to, p, lang))}


def ability(h: Hero, a: Ability, lang: str) -> dict[str, Any]:
    out: dict[str, Any] = {"id": a.id, "name": named(a.name, lang)}
    if a.dice:
        return {
            **out,
            "dice": a.dice,
            "text": ability_text(h, a, lang),
            **signs(h, lambda to: ability_text(to, a, lang)),
        }
    if dealt := damage(a.effect):
        out["damage"] = dealt
    return {
        **out,
        "tiers": [pattern(p) for p in a.tiers],
        "pattern": pattern_text(h, a.tiers, lang),
        "text": effect_text(h, a.effect, lang),
        **signs(h, lambda to: effect_text(to, a.effect, lang)),
    }


def signs(h: Hero, said: Callable[[Hero], str]) -> dict[str, str]:
    """A text that names symbols of the dice once more with "⟨hammer⟩" in their place, for whoever draws them."""
    drawn = said(replace(h, symbols=tuple((id, sign(id)) for id, _ in h.symbols)))
    return {"signs": drawn} if "⟨" in drawn else {}


def sign(id: str) -> Name:
    return Name(f"⟨{id}⟩", tuple((lang, f"⟨{id}⟩") for lang in LANGUAGES if lang != FIRST))


def pattern(p: Pattern) -> dict[str, Any]:
    """What the dice must show; what says nothing is left out."""
    out = {"symbols": [[s, n] for s, n in p.symbols], "straight": p.straight, "alike": p.alike}
    return {k: v for k, v in out.items() if v}


def token(h: Hero, t: Token, lang: str) -> dict[str, Any]:
    out = {"name": named(t.name, lang), "kind": t.kind, "limit": t.limit, "text": token_text(h, t, lang)}
    return {**out, "sides": list(t.sides)} if t.sides else out


def card(c: Card, lang: str, owner: Hero | None = None) -> dict[str, Any]:
    """owner: of a hero who has not joined the others."""
    owner = owner or hero_of_card(c.code)
    out: dict[str, Any] = {
        "name": named(c.name, lang),
        "timing": c.timing,
        "kind": timing_text(c, lang),
        "cost": c.cost,
        "text": card_text(owner, c, lang),
        "gist": gist(owner, c, lang),
        "about": about(c),
    }
    if owner is not None:
        out |= {"hero": owner.id, **signs(owner, lambda to: gist(to, c, lang))}
    return {**out, "space": c.space, "level": c.level} if c.space else out


def gist(owner: Hero | None, c: Card, lang: str) -> str:
    """What a card does, without when it may be played; of an upgrade what its ability does then."""
    if not c.space or owner is None:
        return card_text(owner, replace(c, needs=(), modifier=False), lang)
    levels = [x for s in owner.spaces if s.id == c.space for x in s.levels if x.level == c.level]
    first = next((a for x in levels for a in x.abilities), None)
    if first is None:
        return passive_text(owner, levels[0].passive, lang) if levels and levels[0].passive else ""
    return effect_text(owner, first.effect, lang)


def written_hero(text: str, lang: str) -> dict[str, Any]:
    """What `POST /dicethrone/heroes/check` answers: board, tokens and cards of a hero that somebody wrote, as the catalog has
    them, and what is wrong with the text."""
    h, problems = looked_at(text, "", lang)
    bad = any(not p["warning"] for p in problems)
    out: dict[str, Any] = {"playable": h is not None and not bad and not h.missing, "problems": problems}
    if h is None:
        return out
    return {**out, "hero": hero(h, lang), "cards": {c.code: card(c, lang, h) for c in h.cards}}
