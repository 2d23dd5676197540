"""Why something can't be done, in words. A key is what the checks of the rules give, with its numbers and names."""
from __future__ import annotations

from typing import Any

from .names import needed, resources, sentence, translated
from .terms import COUNTERS, FORMS
from .words import NOUNS, Words, _flat

REASONS: Words = {"en": _flat("""
    not played: this card is not played, only discarded for its resources
    dash cost: its cost is a dash: it can't be played
    peril: another player is resolving a card with peril, so nobody may help
    form: you must be in {form} form
    unique: it is unique, and {card} is in play
    max: at most {n} per {per}
    condition: its condition is not met
    team-up: {name} is not in play
    cannot: an effect says that this cannot be done
    nothing to attach to: there is nothing it could be attached to
    too dear: it costs {need}, you can generate {have}
    no target: there is no valid target
    exhausted: it is exhausted
    limit: it was used already this {per}
    not yours: it is not yours to use
    dash: it does not have this power
    nothing to heal: there is no damage to heal
    damage would not be taken: the damage of its cost would not be taken
    too few cards: you have too few cards: {need} must be discarded
    no counters: too few {kind} counters are left on it
    cost: its cost can't be paid
    guard: a minion with guard is engaged with you
    crisis: a crisis icon protects the main scheme
    patrol: a minion with patrol is engaged with you
    no threat: there is no threat on it
    no enemy: it is no enemy
    no scheme: it is no scheme
    not in play: it is not in play
    not in hand: it is not in your hand
    no action: it has no action that could be used in a turn
    form changed: you have changed form this round already
    waiting: it is not your decision: player {seat} must choose
    other decision: another decision comes first: {kind}
    only actions: only actions can be used in another player's turn
    no such option: a turn does not offer that
    over: the game is over
"""), "fr": _flat("""
    not played: cette carte ne se joue pas : on la défausse pour ses ressources
    dash cost: son coût est un tiret : elle ne peut pas être jouée
    peril: un autre joueur résout une carte avec Péril : personne ne peut l'aider
    form: vous devez être sous forme {form}
    unique: elle est unique, et {card} est en jeu
    max: {n} au maximum par {per}
    condition: sa condition n'est pas remplie
    team-up: {name} n'est pas en jeu
    cannot: un effet l'interdit
    nothing to attach to: il n'y a rien à quoi l'attacher
    too dear: cela coûte {need}, vous pouvez générer {have}
    no target: il n'y a pas de cible valide
    exhausted: cette carte est inclinée
    limit: cette capacité a déjà été utilisée ({per})
    not yours: ce n'est pas à vous de l'utiliser
    dash: ce personnage n'a pas ce pouvoir
    nothing to heal: il n'y a pas de dégât à soigner
    damage would not be taken: les dégâts du coût ne seraient pas subis
    too few cards: vous avez trop peu de cartes : il faut en défausser {need}
    no counters: il reste trop peu de jetons {kind} dessus
    cost: son coût ne peut pas être payé
    guard: un sbire avec Garde est engagé avec vous
    crisis: une icône Crise protège la manigance principale
    patrol: un sbire avec Patrouille est engagé avec vous
    no threat: il n'y a pas de menace dessus
    no enemy: ce n'est pas un ennemi
    no scheme: ce n'est pas une manigance
    not in play: cette carte n'est pas en jeu
    not in hand: cette carte n'est pas dans votre main
    no action: elle n'a pas d'action utilisable pendant un tour
    form changed: vous avez déjà changé de forme ce round
    waiting: ce n'est pas à vous : le joueur {seat} doit choisir
    other decision: une autre décision vient d'abord : {kind}
    only actions: seules des actions sont possibles pendant le tour d'un autre joueur
    no such option: un tour n'offre pas cela
    over: la partie est terminée
""")}
KINDS: Words = {"en": _flat("""
    turn: the turn
    pay: the payment
    window: an interrupt or a response
    order: an order of effects
    defend: the defense
    choose: a choice
    discard: the discard
    mulligan: the mulligan
    option: an option
    may: a "may"
    attach: what to attach to
    control: who controls it
    assign: dividing damage
    limit: a limit
    search: a search
    asked: the question of another player
    offer: the offer of another player
"""), "fr": _flat("""
    turn: le tour
    pay: le paiement
    window: une interruption ou une réponse
    order: un ordre d'effets
    defend: la défense
    choose: un choix
    discard: la défausse
    mulligan: le mulligan
    option: une option
    may: une option facultative
    attach: à quoi attacher
    control: qui contrôle la carte
    assign: la répartition des dégâts
    limit: une limite
    search: une recherche
    asked: la demande d'un autre joueur
    offer: l'offre d'un autre joueur
""")}
"""What is being decided, by kind of decision."""


def _word(field: str, v: Any, lang: str) -> Any:
    match field:
        case "need" if isinstance(v, (tuple, list)):
            return needed(tuple(v), lang)
        case "have" if isinstance(v, (tuple, list)):
            typed = resources(tuple(v), lang)
            return f"{sum(v)} ({typed})" if typed else "0"
        case "form":
            return FORMS[lang].get(v, v)
        case "card" | "name":
            return translated(str(v), lang)
        case "seat":
            return int(v) + 1
        case "per":
            return NOUNS[lang][v][0] if v in NOUNS[lang] else v
        case "kind":
            return KINDS[lang].get(v) or COUNTERS[lang].get(v, v)
    return v


def reason(key: str, data: dict[str, Any], lang: str = "en") -> str:
    """The sentence for a reason, without its full stop."""
    words = {k: _word(k, v, lang) for k, v in data.items()}
    said = sentence(REASONS[lang][key].format(**words), lang)
    return said[:1].lower() + said[1:]
