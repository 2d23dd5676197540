"""What the server itself says, in both languages, and the errors by which it says no."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import QuickstrikeError
from ..kernel.language import Words, fill, flat, messages

messages(
    {
        "en": flat("""
    no key: this needs a key of the table
    wrong key: this key opens nothing here
    no table: there is no table {table!r}
    not host: only the host may do that
    not yours: this seat is not yours
    no seat here: there is no seat {seat} at this table
    hidden: the game is not over: only a person who holds all its seats may see this
    table changed: the table has changed meanwhile
    not asked: it is not for this seat to decide now
    game over: the game is over
    nothing back: there is nothing to take back
    nothing again: there is nothing to bring back
    table removed: this table was deleted by its host
    said no: {name} does not agree
    nobody asks: nothing is being asked
    no card here: there is no such card that you can see
    present: {name} is here: only the holder gives this seat away
    no host me: only the host, or who has the key of the seat, can take it
    no answer number: there is no answer {n}: the game has {of}
    too large: that is too large: at most {most} bytes
    too fast: too many requests, wait a moment
    wrong origin: this request comes from another page
    wrong host: this server is not called {host!r}
    field missing: {where} is missing
    field unknown: {where} is not known here
    field wrong: {where} has a value that does not fit
    field no json: this is not JSON
    one deck: a seat has a starter deck or a deck as text, one of them
    no export: there is no export {name!r}
    no page: there is nothing at this address
    no method: this address does not take {method}
    broken: something went wrong in the server; nothing was changed
    store newer: {path} was made by a newer version (format {found}, this version reads {known})
    can't go on: this table can't go on: {what}
    no rule here: there is no rule {id!r}
    no message: this is not a message of protocol 1: {what}
    first hello: the first message must be hello
    no save text: there is nothing to load
    not loadable: this is no save, no replay and no position: paste what the menu of a table exports, or load its file
    a deck: this is a deck: give it to a hero above, by "use a deck of your own"
    pass on: {what}
"""),
        "fr": flat("""
    no key: il faut une clé de la table
    wrong key: cette clé n'ouvre rien ici
    no table: il n'y a pas de table {table!r}
    not host: seul l'hôte peut faire cela
    not yours: cette place n'est pas la vôtre
    no seat here: il n'y a pas de place {seat} à cette table
    hidden: la partie n'est pas terminée : seule une personne qui en tient toutes les places peut voir cela
    table changed: la table a changé entre-temps
    not asked: ce n'est pas à cette place de décider maintenant
    game over: la partie est terminée
    nothing back: il n'y a rien à reprendre
    nothing again: il n'y a rien à rétablir
    table removed: cette table a été supprimée par son hôte
    said no: {name} n'est pas d'accord
    nobody asks: rien n'est demandé
    no card here: il n'y a pas de telle carte que vous puissiez voir
    present: {name} est là : seul celui qui tient la place peut la céder
    no host me: seul l'hôte, ou qui a la clé de la place, peut la prendre
    no answer number: il n'y a pas de réponse {n} : la partie en a {of}
    too large: c'est trop grand : {most} octets au plus
    too fast: trop de demandes, attendez un instant
    wrong origin: cette demande vient d'une autre page
    wrong host: ce serveur ne s'appelle pas {host!r}
    field missing: {where} manque
    field unknown: {where} n'est pas connu ici
    field wrong: {where} a une valeur qui ne convient pas
    field no json: ce n'est pas du JSON
    one deck: une place a un deck de départ ou un deck en texte, l'un des deux
    no export: il n'y a pas d'export {name!r}
    no page: il n'y a rien à cette adresse
    no method: cette adresse n'accepte pas {method}
    broken: quelque chose s'est mal passé dans le serveur ; rien n'a changé
    store newer: {path} a été fait par une version plus récente (format {found}, cette version lit {known})
    can't go on: cette table ne peut pas continuer : {what}
    no rule here: il n'y a pas de règle {id!r}
    no message: ce n'est pas un message du protocole 1 : {what}
    first hello: le premier message doit être hello
    no save text: il n'y a rien à charger
    not loadable: ni sauvegarde, ni partie, ni position : collez ce que le menu d'une table exporte, ou son fichier
    a deck: c'est un deck : donnez-le à un héros ci-dessus, par « utiliser votre propre deck »
    pass on: {what}
"""),
    }
)

SHORT: Words = {
    "en": flat("""
    play: Play
    use: Use
    attack: Attack {target}
    attack.status: Lose Stunned
    thwart: Thwart {target}
    thwart.status: Lose Confused
    recover: Recover
    change_form: Change form
    ask: Ask {target}
    end_turn: End turn
    concede: Concede
    done: Done
    back: Back
    pass: Pass
    defend: Defend
    discard: Discard
    yes: Yes
    no: No
    accept: Yes
    decline: No
    offer: Offer
"""),
    "fr": flat("""
    play: Jouer
    use: Utiliser
    attack: Attaquer {target}
    attack.status: Perdre Sonné
    thwart: Contrer {target}
    thwart.status: Perdre Désorienté
    recover: Récupérer
    change_form: Changer de forme
    ask: Demander {target:à}
    end_turn: Fin du tour
    concede: Abandonner
    done: Terminé
    back: Retour
    pass: Passer
    defend: Défendre
    discard: Défausser
    yes: Oui
    no: Non
    accept: Oui
    decline: Non
    offer: Proposer
"""),
}
"""Options on a button."""

OUTCOMES: Words = {
    "en": flat("""
    damage: {n:damage}
    defeated: {n:damage}, defeated
    stage: {n:damage}, stage defeated
    next stage: stage defeated
    falls: defeated
    gets stunned: stunned
    gets confused: confused
    gets tough: tough
    readies: readies
    tough: loses Tough
    removed: −{n} threat
    cleared: −{n} threat, defeated
    heals: heals {n:damage}
    takes: takes {n:damage}
    boost: takes {n} + boost
    boost less: takes boost − {n}
    unhurt: takes no damage
    fatal: takes {n:damage}, defeated
    retaliate: {what}; retaliate {n}
    none: no effect
"""),
    "fr": flat("""
    damage: {n:damage}
    defeated: {n:damage}, vaincu{target.e}
    stage: {n:damage}, stade vaincu
    next stage: stade vaincu
    falls: vaincu{target.e}
    gets stunned: sonné{target.e}
    gets confused: désorienté{target.e}
    gets tough: tenace
    readies: redressé{target.e}
    tough: perd Tenace
    removed: −{n} menace
    cleared: −{n} menace, déjouée
    heals: soigne {n:damage}
    takes: subit {n:damage}
    boost: subit {n} + boost
    boost less: subit boost − {n}
    unhurt: ne subit aucun dégât
    fatal: subit {n:damage}, vaincu{target.e}
    retaliate: {what} ; riposte {n}
    none: sans effet
"""),
}
"""What comes of an option, as far as everybody can know."""

HINTS: Words = {
    "en": flat("""
    win: this can win the game now
    defeats: it defeats {target}
    attack: that leaves {target} at {n} of {most} hit points
    attack.tough: that takes the Tough status off {target}
    attack.guard: {target} has guard: it must fall before the villain can be attacked
    thwart: {target} is at {n} threat of {most}
    thwart.side: {target} costs you something every round while it stays
    recover: {seat} has {n} hit points left
    play.stay: {card} stays in play and helps every round
    play.ally: {card} can attack, thwart and take an attack for you
    play.event: {card} does more now than the cards that pay for it
    use: {card} gives more than it costs
    hero: as a hero you can attack, thwart and defend
    alter_ego: at {n} of {most} hit points it is safer as alter-ego: the villain only schemes, and you can recover
    end_turn: nothing else is worth its price now
    pay: these cards are the ones you need least
    mulligan: a hand that can be played at once is worth more than a good card for later
    keep: this hand is good enough to begin with
    defend: less damage comes through than without a defense
    pass: taking it costs less than stopping it
    choose: of all that can be chosen this changes the most
    choose.known: {target}: {what}
    discard: these cards are the ones you need least; you draw up to {n} again
    keep.all: every card you hold is worth keeping
    other: the bot values this highest
"""),
    "fr": flat("""
    win: cela peut gagner la partie maintenant
    defeats: cela vainc {target}
    attack: il reste {n} points de vie sur {most} {target:à}
    attack.tough: cela enlève l'état Tenace {target:à}
    attack.guard: {target} a Garde : il faut le vaincre avant d'attaquer le méchant
    thwart: {target} : {n} menaces sur {most}
    thwart.side: {target} vous coûte quelque chose à chaque round
    recover: il reste {n} points de vie {seat:à}
    play.stay: {card} reste en jeu et aide à chaque round
    play.ally: {card} peut attaquer, contrer et subir une attaque à votre place
    play.event: {card} fait plus maintenant que les cartes qui la paient
    use: {card} donne plus qu'elle ne coûte
    hero: sous forme de héros on peut attaquer, contrer et défendre
    alter_ego: points de vie : {n} sur {most}. En alter ego le méchant ne fait que manigancer, et on peut récupérer
    end_turn: rien d'autre ne vaut son prix maintenant
    pay: ces cartes sont celles dont on a le moins besoin
    mulligan: une main jouable tout de suite vaut mieux qu'une bonne carte pour plus tard
    keep: cette main suffit pour commencer
    defend: il passe moins de dégâts que sans défense
    pass: le subir coûte moins que l'arrêter
    choose: de tout ce qui peut être choisi, c'est ce qui change le plus
    choose.known: {target} : {what}
    discard: ces cartes sont celles dont on a le moins besoin ; on pioche de nouveau jusqu'à {n}
    keep.all: toutes les cartes en main méritent d'être gardées
    other: c'est ce que le robot estime le plus
"""),
}
"""Why the bot would do that."""

SAID: Words = {
    "en": flat("""
    waiting: Waiting for {names}
    won: The players have won
    lost: The villain has won
    printed: {stat} {now}, printed {printed}
    divide: {card}: divide {n:damage} among your characters
    would attack: Attacks: {n:damage}
    would scheme: Schemes: {n:threat}
    loses stunned: Loses Stunned and does not attack
    loses confused: Loses Confused and does not scheme
    strikes back: Retaliate {n}
    person: Player {n}
    heuristic: Heuristic bot
    random: Random bot
    standard: Standard
    expert: Expert
    player: Player phase
    villain: Villain phase
    setup: Setup
"""),
    "fr": flat("""
    waiting: En attente : {names}
    won: Les joueurs ont gagné
    lost: Le méchant a gagné
    printed: {stat} {now}, imprimé {printed}
    divide: {card} : répartissez {n:damage} entre vos personnages
    would attack: Attaque : {n:damage}
    would scheme: Manigance : {n:threat}
    loses stunned: Perd Sonné et n'attaque pas
    loses confused: Perd Désorienté et ne manigance pas
    strikes back: Riposte {n}
    person: Joueur {n}
    heuristic: Robot heuristique
    random: Robot au hasard
    standard: Standard
    expert: Expert
    player: Phase des joueurs
    villain: Phase du méchant
    setup: Préparation
"""),
}


def said(key: str, lang: str, **data: Any) -> str:
    return fill(SAID, key, lang, **data)


class Refused(QuickstrikeError):
    """A message that has no effect; the sender is told why."""


class Denied(QuickstrikeError):
    """A request that is not answered, with the status of HTTP."""

    def __init__(self, status: int, key: str, /, **data: Any) -> None:
        super().__init__(key, **data)
        self.status = status
        self.where = str(data.get("where", ""))


def upper(text: str) -> str:
    """A sentence for people: with its capital and full stop."""
    text = text[:1].upper() + text[1:]
    return text if text[-1:] in ".?!…" else f"{text}."
