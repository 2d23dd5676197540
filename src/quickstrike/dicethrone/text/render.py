"""Texts of abilities, tokens, companions and cards, made from their definitions in English or French."""

from __future__ import annotations

from ...kernel.language import Words, words
from .. import vocab as V
from ..vocab import NUMERALS, Card, Condition, Hero, Num, Token
from .effects import Effects
from .grammar import Clause, after, finish, listed, paragraph, upper
from .numbers import several

PARTS: Words = words("dicethrone/text/render", "parts")


TARGETS = {V.ON_DAMAGE_TAKEN: "dealer", V.ON_DAMAGE_DEALT: "victim"}
"""What the target is called in an answer to an event."""


# ---- numbers, conditions, patterns
def number_text(hero: Hero | None, n: Num, lang: str) -> str:
    return finish(Effects(hero, lang).value(n), lang)


def condition_text(hero: Hero | None, c: Condition, lang: str) -> str:
    """As it reads after "if"."""
    return finish(Effects(hero, lang).condition(c), lang)


def pattern_text(hero: Hero | None, what: V.Pattern | tuple[V.Pattern, ...], lang: str) -> str:
    """What the dice must show; the tiers of one symbol together: "3/4/5 Hammer"."""
    tiers = what if isinstance(what, tuple) else (what,)
    same = {tuple(s for s, _ in p.symbols) for p in tiers}
    if len(tiers) > 1 and len(same) == 1 and len(next(iter(same))) == 1:
        t = Effects(hero, lang)
        return finish(several("/".join(str(p.symbols[0][1]) for p in tiers), _symbol(t, tiers[0].symbols[0][0])), lang)
    return finish(" / ".join(_pattern(Effects(hero, lang), p) for p in tiers), lang)


def _symbol(t: Effects, id: str) -> str:
    return t.symbol(id) or id


def _pattern(t: Effects, p: V.Pattern) -> str:
    said = [several(n, _symbol(t, s)) for s, n in p.symbols]
    if p.straight:
        said.append(t.phrase(PARTS, {4: "small", 5: "large"}.get(p.straight, "straight"), n=p.straight))
    if p.alike:
        said.append(t.phrase(PARTS, "alike", n=p.alike))
    return " + ".join(said)


# ---- effects and abilities
def effect_text(hero: Hero | None, effect: V.Seq, lang: str) -> str:
    """What some steps do, in sentences."""
    return finish(paragraph(Effects(hero, lang).clauses(effect)), lang)


def ability_text(hero: Hero, ability: V.Ability, lang: str) -> str:
    """What activates it, and what it does then."""
    if ability.dice:
        t = Effects(hero, lang, "attacker", dice=ability.dice)
        lead = t.phrase(PARTS, "defense", n=ability.dice)
    else:
        t, lead = Effects(hero, lang), pattern_text(hero, ability.tiers, lang)
    said = t.clauses(ability.effect)
    return finish(after(lead, said, lang) if said else upper(lead), lang)


def passive_text(hero: Hero, passive: V.Passive, lang: str) -> str:
    t = Effects(hero, lang)
    said: list[Clause] = []
    if passive.bonus != Num((0,)):
        n, tail = t.amount(passive.bonus, "damage")
        bonus = t.phrase(PARTS, "bonus", n=n, tail=tail)
        if passive.bonus_if:
            bonus = t.phrase(PARTS, "while", step=bonus, cond=t.condition(passive.bonus_if))
        said.append(Clause(bonus))
    if passive.upgrades_in_roll_phase:
        said.append(Clause(t.phrase(PARTS, "roll upgrades")))
    lines = [paragraph(said)] if said else []
    for a in passive.answers:
        said_of = Effects(hero, lang, TARGETS.get(a.event, ""))
        lines.append(after(t.phrase(PARTS, f"on {a.event}"), said_of.clauses(a.effect), lang))
    return finish("\n".join(lines), lang)


def level_text(hero: Hero, space: V.Space, level: V.Level, lang: str) -> str:
    """A level of a space, a line for each ability; those that have a name of their own begin with it."""
    lines = []
    for a in level.abilities:
        name = "" if a.name == space.name else f"{a.name.said(lang)} — "
        lines.append(name + ability_text(hero, a, lang))
    if level.passive:
        lines.append(passive_text(hero, level.passive, lang))
    if level.played.steps:
        t = Effects(hero, lang)
        lines.append(after(t.phrase(PARTS, "played"), t.clauses(level.played), lang))
    return finish("\n".join(lines), lang)


def kind_text(kind: str, lang: str) -> str:
    """A kind of space or token: "Defensive Ability", "Positive Status Effect"."""
    return finish(PARTS[lang][kind], lang)


# ---- tokens and companions
def token_text(hero: Hero, token: Token, lang: str) -> str:
    t = Effects(hero, lang)
    head = [
        t.phrase(PARTS, token.kind),
        *([t.phrase(PARTS, "persistent")] if token.persistent else ()),
        t.phrase(PARTS, "limit", n=token.limit),
    ]
    lines = [paragraph([Clause(x) for x in head])]
    if token.sides:
        lines.append(paragraph([Clause(_sides(t, token))]))
    for key, effect in (
        ("inflicted", token.inflicted),
        ("upkeep", token.upkeep),
        ("last", token.last),
        ("full", token.full),
    ):
        if effect.steps:
            lead = t.phrase(PARTS, key, side=token.sides[-1] if token.sides else "")
            lines.append(after(lead, t.clauses(effect), lang))
    if token.exposed:
        lines.append(paragraph([Clause(t.phrase(PARTS, "exposed"))]))
    if token.bonus != Num((0,)):
        n, tail = t.amount(token.bonus, "damage")
        lines.append(paragraph([Clause(t.phrase(PARTS, "bonus", n=n, tail=tail)), Clause(t.phrase(PARTS, "modifier"))]))
    lines += [spend_text(hero, s, lang) for s in token.spend]
    if not (token.transferable and token.removable):
        key = "lasting" if token.transferable else "kept" if token.removable else "fixed"
        lines.append(paragraph([Clause(t.phrase(PARTS, key))]))
    return finish("\n".join(lines), lang)


def _sides(t: Effects, token: Token) -> str:
    """Where a token lies at first. A side that is a count divided is told by what the count must be."""
    if not token.side.terms:
        return t.phrase(PARTS, "side", first=token.sides[token.side.constant[0]])
    simple = len(token.side.terms) == 1 and not any(token.side.constant) and not token.side.half
    if not simple or token.side.terms[0][0] != 1:
        return t.phrase(PARTS, "numbered side", v=t.value(token.side))
    _, name, by = token.side.terms[0]
    out = t.phrase(PARTS, "side", first=token.sides[0])
    for i, side in enumerate(token.sides[1:], 1):
        cond = t.condition((V.Test(Num((0,), ((1, name, 1),)), ">=", i * by),))
        out += t.phrase(PARTS, "other side", side=side, cond=cond)
    return out


def spend_text(hero: Hero, spend: V.Spend, lang: str) -> str:
    """One of the ways to spend a token."""
    t = Effects(hero, lang)
    n = t.phrase(PARTS, "this") if spend.n == 1 else t.phrase(PARTS, "these", n=spend.n)
    lead = t.phrase(PARTS, spend.when, n=n)
    lead = t.phrase(PARTS, "once", lead=lead) if spend.once else lead
    return finish(after(lead, t.clauses(spend.effect), lang), lang)


def companion_text(hero: Hero, companion: V.Companion, lang: str) -> str:
    t = Effects(hero, lang)
    lines = [paragraph([Clause(t.phrase(PARTS, "companion"))])]
    for key, effect in (("throw", companion.throw), ("retrieve", companion.retrieve)):
        if effect.steps:
            lines.append(after(t.phrase(PARTS, key), t.clauses(effect), lang))
    if companion.discard:
        lines.append(paragraph([Clause(t.phrase(PARTS, "discard"))]))
    return finish("\n".join(lines), lang)


# ---- cards
def timing_text(card: Card, lang: str) -> str:
    """What sort of card it is: "Roll Phase Action"."""
    return finish(PARTS[lang][f"{card.timing} card"], lang)


def card_text(hero: Hero | None, card: Card, lang: str) -> str:
    """What a card does; of an upgrade what its space becomes. Common cards need no hero."""
    if card.space:
        return _upgrade(hero, card, lang)
    attacked = any(t.left.terms == ((1, "attacked", 1),) for t in card.needs)
    t = Effects(hero, lang, "attacker" if attacked else "")
    said = []
    if card.needs:
        said.append(Clause(t.phrase(PARTS, "needs", cond=t.condition(card.needs))))
    if card.tokens:
        spent = listed([t.tokens(n, token) for token, n in card.tokens], "and", lang)
        said.append(Clause(t.phrase(PARTS, "tokens", n=spent)))
    said += t.clauses(card.effect)
    if card.modifier:
        said.append(Clause(t.phrase(PARTS, "modifier")))
    return finish(paragraph(said), lang)


def _upgrade(hero: Hero | None, card: Card, lang: str) -> str:
    assert hero is not None, "an upgrade belongs to a hero"
    space = next(s for s in hero.spaces if s.id == card.space)
    level = next(x for x in space.levels if x.level == card.level)
    t = Effects(hero, lang)
    lead = t.phrase(PARTS, "upgrade to", space=t.named(space.name), level=NUMERALS[card.level])
    return finish(f"{lead}.\n{level_text(hero, space, level, lang)}", lang)
