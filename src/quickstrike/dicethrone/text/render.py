"""Texts of abilities, tokens, companions and cards, made from their definitions in English or French."""

from __future__ import annotations

from ...kernel.language import Words, flat
from .. import vocab as V
from ..vocab import NUMERALS, Card, Condition, Hero, Num, Token
from .effects import Effects
from .grammar import Clause, after, finish, listed, paragraph, upper
from .numbers import several

PARTS: Words = {
    "en": flat("""
    positive: Positive Status Effect
    negative: Negative Status Effect
    unique: Unique Status Effect
    persistent: Persistent
    limit: Stack Limit: {n}
    any: spend {n} at any time
    main: spend {n} in your Main Phase
    incoming: spend {n} while damage is incoming to you
    attack: spend {n} at the end of your Offensive Roll Phase if it is an Attack
    attacked: spend {n} when you are Attacked with damage that is not defendable
    after attack: spend {n} when your Attack and the defense are over
    once: {lead} (once per turn)
    this: this token
    these: {n} of these tokens
    side: you place it on the side {first}
    other side: , or on {side} if {cond}
    numbered side: you place it on the side of this number: {v}
    inflicted: when this token is inflicted
    upkeep: in its bearer's Upkeep Phase
    last: when this token advances past {side}, it is removed
    full: when the Stack Limit is reached, all of these tokens are removed
    exposed: the normal damage of the next Attack on its bearer becomes undefendable, then it is removed
    fixed: it cannot be transferred or removed
    kept: it cannot be transferred
    lasting: it cannot be removed
    companion: Companion; begins on your board
    throw: throw (to an opponent of your choice)
    retrieve: retrieve (back to your board)
    discard: at any time, you may discard a card from your hand to throw or retrieve it
    offensive: Offensive Ability
    defensive: Defensive Ability
    passive: Passive Ability
    ultimate: Ultimate Ability
    defense: Defensive Roll {n}
    bonus: add {n} to your Attacks{tail}
    while: {step} if {cond}
    roll upgrades: you may play Hero Upgrades in any Roll Phase
    on upgrade: whenever you play another Hero Upgrade
    played: when you play this card
    upgrade to: {space}: level {level}
    needs: play only if {cond}
    tokens: also spend {n}
    modifier: Attack Modifier
    main card: Main Phase Action
    roll card: Roll Phase Action
    instant card: Instant Action
    upgrade card: Hero Upgrade
    small: Small Straight
    large: Large Straight
    straight: straight of {n}
    alike: {n} of a kind
"""),
    "fr": flat("""
    positive: Altération d'État Positive
    negative: Altération d'État Négative
    unique: Altération d'État Unique
    persistent: Persistante
    limit: Limite d'Empilement : {n}
    any: dépensez {n} à n'importe quel moment
    main: dépensez {n} pendant votre Phase Principale
    incoming: dépensez {n} lorsque vous devez subir des dégâts
    attack: dépensez {n} à la fin de votre Phase de Lancer Offensif si elle donne lieu à une Attaque
    attacked: dépensez {n} lorsque vous êtes la cible d'une Attaque dont les dégâts ne sont pas parables
    after attack: dépensez {n} une fois votre Attaque et la défense terminées
    once: {lead} (une fois par tour)
    this: ce jeton
    these: {n} de ces jetons
    side: vous le posez sur la face {first}
    other side: , ou sur {side} si {cond}
    numbered side: vous le posez sur la face de ce numéro : {v}
    inflicted: lorsque ce jeton est infligé
    upkeep: pendant la Phase d'Entretien de son porteur
    last: lorsque ce jeton progresse au-delà de {side}, il est retiré
    full: lorsque la Limite d'Empilement est atteinte, tous ces jetons sont retirés
    exposed: les dégâts normaux de la prochaine Attaque contre son porteur deviennent imparables, puis il est retiré
    fixed: il ne peut être ni transféré ni retiré
    kept: il ne peut pas être transféré
    lasting: il ne peut pas être retiré
    companion: Familier ; commence sur votre plateau
    throw: lancer (à un adversaire de votre choix)
    retrieve: récupérer (sur votre plateau)
    discard: à n'importe quel moment, vous pouvez défausser une carte de votre main pour le lancer ou le récupérer
    offensive: Capacité Offensive
    defensive: Capacité Défensive
    passive: Capacité Passive
    ultimate: Capacité Ultime
    defense: Jet Défensif {n}
    bonus: ajoutez {n} à vos Attaques{tail}
    while: {step} si {cond}
    roll upgrades: vous pouvez jouer des Améliorations de Héros pendant n'importe quelle Phase de Lancer
    on upgrade: chaque fois que vous jouez une autre Amélioration de Héros
    played: lorsque vous jouez cette carte
    upgrade to: {space} : niveau {level}
    needs: jouez uniquement si {cond}
    tokens: dépensez aussi {n}
    modifier: Modificateur d'Attaque
    main card: Action de Phase Principale
    roll card: Action de Phase de Lancer
    instant card: Action Instantanée
    upgrade card: Amélioration de Héros
    small: Petite Suite
    large: Grande Suite
    straight: suite de {n}
    alike: {n} chiffres identiques
"""),
}


# ---- numbers, conditions, patterns
def number_text(hero: Hero | None, n: Num, lang: str) -> str:
    return finish(Effects(hero, lang).value(n), lang)


def condition_text(hero: Hero | None, c: Condition, lang: str) -> str:
    """As it stands behind "if"."""
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
    if passive.on_upgrade.steps:
        lines.append(after(t.phrase(PARTS, "on upgrade"), t.clauses(passive.on_upgrade), lang))
    return finish("\n".join(lines), lang)


def level_text(hero: Hero, space: V.Space, level: V.Level, lang: str) -> str:
    """A level of a space, a line for each ability; those that have a name of their own begin with it."""
    lines = []
    for a in level.abilities:
        name = "" if a.name == space.name else f"{a.name.fr if lang == 'fr' else a.name.en} — "
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
