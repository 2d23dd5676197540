"""Why something can't be done, in words. A key is what the checks of the rules give, with its numbers and names."""

from __future__ import annotations

from typing import Any

from ...kernel.language import Words, flat
from .lexicon import NOUNS
from .names import needed, resources, sentence, translated
from .terms import COUNTERS, FORMS

REASONS: Words = {
    "en": flat("""
    not played: this card is not played, only discarded for its resources
    dash cost: its cost is a dash: it can't be played
    peril: another player is resolving a card with peril, so nobody may help
    form: you must be in {form} form
    unique: it is unique, and {card} is in play
    max: at most {n} per {per}
    condition: its condition is not met
    team-up: {name} is not in play
    cannot: {card} says that this cannot be done
    no damage: {name} cannot take damage: {card} says so
    nothing to attach to: there is nothing it could be attached to
    too dear: it costs {need}, you can generate {have}
    no target: there is no valid target
    exhausted: it is exhausted
    limit: it was used already this {per}
    not yours: it is not yours to use
    dash: it does not have this power
    nothing to heal: there is no damage to heal
    damage would not be taken: the damage of its cost would not be taken
    too few cards: {need} cards must be discarded, you have {have}
    no counters: it takes {need} {kind} counters, there are {have}
    cost: its cost can't be paid
    guard: {card} has guard and is engaged with you
    crisis: the crisis icon of {card} protects the main scheme
    patrol: {card} has patrol and is engaged with you
    no threat: there is no threat on it
    no enemy: it is no enemy
    no scheme: it is no scheme
    not in play: it is not in play
    not in hand: it is not in your hand
    no action: it has no action that could be used in a turn
    constant: it is always on: there is nothing to use
    forced: it is forced: it resolves by itself when it is set off
    waits interrupt: it is an interrupt: it waits for what sets it off
    waits response: it is a response: it waits for what sets it off
    to pay: it is used while paying for something
    no ability: it has no such ability
    nothing to play: nothing in your hand can be played now
    nothing to use: no ability can be used now
    form changed: you have changed form this round already
    waiting: player {seat} decides first: {kind}
    answered: you have chosen already: player {seat} still chooses
    offer it: it is the turn of player {seat}: you can only offer to do it
    out: you are out of the game
    no seat: there is no such player
    other decision: another decision comes first: {kind}
    only actions: only actions can be used in another player's turn
    no such option: a turn does not offer that
    not now: that can't be done now
    takes no target: it can be done, but not to that
    in play: it is in play already
    in a turn: such a card is played in your own turn
    asked: this player was asked already, or can't be
    no attack: no enemy attacks you: there is nothing to defend against
    nothing to pay: nothing is being paid for
    nothing to choose: nothing asks you to choose
    nothing to refuse: there is nothing to answer like that
    no offer: nobody has offered anything
    discard later: cards are discarded when a cost or an effect asks for it, or at the end of the player phase
    action: it is an action: it is used in a turn, not in between
    no trigger: it neither interrupts nor responds to anything
    not set off: this is not what sets it off
    too late: the moment for it has passed
    too early: its moment has not come yet
    used here: it was used already for this
    muted: you have asked not to be asked about it
    other defends: {card} defends
    must defend: {card} must defend
    no defender: only heroes and allies defend
    not paid: it costs {need}, so far you pay {have}
    no way back: this can't be taken back any more
    itself: it can't pay for itself
    spent: it is being spent already
    gives nothing: it generates no resource for this
    no resource: it generates no resources
    paid: enough is being paid already
    passed over: you have chosen something after it already: go back to choose it
    too little left: without the cards before it the cost could not be paid
    too many cards: {n} more must go: you have {have} cards, your hand size is {size}
    too few left: {n} more must go: begin with an earlier card
    picked: it is chosen already
    must choose: something must be chosen first
    not attachable: it can't be attached there
    not found: it is not what you are looking for
    no control: that player can't control it
    within: it is not what is over the limit
    not in the row: it is not one of those to be put in order
    not a target: it is not what the effect can choose
    one by one: now {card} is assigned damage
    amount: it must be from {low} to {high}
    not resolved: another option can be resolved more fully
    allowed: allowed
    over: the game is over
"""),
    "fr": flat("""
    not played: cette carte ne se joue pas : on la défausse pour ses ressources
    dash cost: son coût est un tiret : elle ne peut pas être jouée
    peril: un autre joueur résout une carte avec Péril : personne ne peut l'aider
    form: vous devez être sous forme {form}
    unique: elle est unique, et {card} est en jeu
    max: {n} au maximum par {per}
    condition: sa condition n'est pas remplie
    team-up: {name} n'est pas en jeu
    cannot: {card} l'interdit
    no damage: {name} ne peut pas subir de dégâts : {card} l'interdit
    nothing to attach to: il n'y a rien à quoi l'attacher
    too dear: cela coûte {need}, vous pouvez générer {have}
    no target: il n'y a pas de cible valide
    exhausted: cette carte est inclinée
    limit: cette capacité a déjà été utilisée {this} {per}
    not yours: ce n'est pas à vous de l'utiliser
    dash: ce personnage n'a pas ce pouvoir
    nothing to heal: il n'y a pas de dégât à soigner
    damage would not be taken: les dégâts du coût ne seraient pas subis
    too few cards: il faut défausser {need} cartes, vous en avez {have}
    no counters: il faut {need} jetons {kind}, il en reste {have}
    cost: son coût ne peut pas être payé
    guard: {card} est un sbire avec Garde engagé avec vous
    crisis: l'icône Crise de « {card} » protège la manigance principale
    patrol: {card} est un sbire avec Patrouille engagé avec vous
    no threat: il n'y a pas de menace dessus
    no enemy: ce n'est pas un ennemi
    no scheme: ce n'est pas une manigance
    not in play: cette carte n'est pas en jeu
    not in hand: cette carte n'est pas dans votre main
    no action: elle n'a pas d'action utilisable pendant un tour
    constant: son effet est permanent : il n'y a rien à utiliser
    forced: c'est une capacité forcée : elle se résout d'elle-même quand elle est déclenchée
    waits interrupt: c'est une interruption : elle attend ce qui la déclenche
    waits response: c'est une réponse : elle attend ce qui la déclenche
    to pay: elle s'utilise au moment de payer un coût
    no ability: elle n'a pas cette capacité
    nothing to play: rien dans votre main ne peut être joué maintenant
    nothing to use: aucune capacité ne peut être utilisée maintenant
    form changed: vous avez déjà changé de forme ce round
    waiting: c'est d'abord au joueur {seat} de décider : {kind}
    answered: vous avez déjà choisi : le joueur {seat} choisit encore
    offer it: c'est le tour du joueur {seat} : vous pouvez seulement le proposer
    out: vous êtes hors de la partie
    no seat: ce joueur n'existe pas
    other decision: une autre décision vient d'abord : {kind}
    only actions: seules des actions sont possibles pendant le tour d'un autre joueur
    no such option: un tour n'offre pas cela
    not now: ce n'est pas possible maintenant
    takes no target: c'est possible, mais pas sur cela
    in play: elle est déjà en jeu
    in a turn: une telle carte se joue pendant votre propre tour
    asked: ce joueur a déjà été sollicité, ou ne peut pas l'être
    no attack: aucun ennemi ne vous attaque : il n'y a rien à défendre
    nothing to pay: il n'y a aucun coût à payer en ce moment
    nothing to choose: aucun choix ne vous est demandé
    nothing to refuse: il n'y a rien à répondre ainsi
    no offer: personne n'a rien proposé
    discard later: on défausse quand un coût ou un effet le demande, ou à la fin de la phase des joueurs
    action: c'est une action : elle s'utilise pendant un tour, pas entre-temps
    no trigger: elle n'interrompt rien et ne répond à rien
    not set off: ce n'est pas ce qui la déclenche
    too late: son moment est passé
    too early: son moment n'est pas encore venu
    used here: elle a déjà été utilisée pour cela
    muted: vous avez demandé qu'on ne vous pose plus la question
    other defends: c'est {card} qui défend
    must defend: c'est {card} qui doit défendre
    no defender: seuls les héros et les alliés défendent
    not paid: cela coûte {need}, vous payez déjà {have}
    no way back: il n'est plus possible de revenir en arrière
    itself: elle ne peut pas payer pour elle-même
    spent: elle est déjà dépensée
    gives nothing: elle ne génère aucune ressource pour cela
    no resource: elle ne génère pas de ressource
    paid: le paiement est déjà suffisant
    passed over: vous avez déjà choisi quelque chose qui vient après : revenez en arrière pour la choisir
    too little left: sans les cartes qui la précèdent, le coût ne pourrait pas être payé
    too many cards: il faut encore en défausser {n} : vous avez {have} cartes, votre taille de main est de {size}
    too few left: il faut encore en défausser {n} : commencez par une carte précédente
    picked: elle est déjà choisie
    must choose: il faut d'abord choisir quelque chose
    not attachable: elle ne peut pas y être attachée
    not found: ce n'est pas ce que vous cherchez
    no control: ce joueur ne peut pas la contrôler
    within: ce n'est pas elle qui dépasse la limite
    not in the row: elle n'est pas parmi celles à mettre en ordre
    not a target: ce n'est pas ce que l'effet peut choisir
    one by one: c'est maintenant {card} qui reçoit des dégâts
    amount: il en faut de {low} à {high}
    not resolved: une autre option peut être résolue plus complètement
    allowed: permis
    over: la partie est terminée
"""),
}
KINDS: Words = {
    "en": flat("""
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
"""),
    "fr": flat("""
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
"""),
}
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
    if data.get("stage"):  # the same villain may say something else at another stage
        words["card"] = f"{words['card']} {data['stage']}"
    if lang == "fr" and data.get("per") in NOUNS[lang]:
        words["this"] = "cette" if NOUNS[lang][data["per"]][2] == "f" else "ce"
    said = sentence(REASONS[lang][key].format(**words), lang)
    named = REASONS[lang][key].startswith(("{card}", "{name}"))
    return said if named else said[:1].lower() + said[1:]  # a name keeps its capital
