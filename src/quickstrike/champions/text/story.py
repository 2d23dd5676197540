"""Narration: what the notes of the log say, one line an event, in both languages.

A note is (kind, what it is about ..., depth). `FIELDS` names the items of each kind, `STORY` has its sentence; a kind with
several sentences has one key for each, `kind.variant`. Nothing hidden is told: cards that move facedown are counted.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel.decision import NONE
from ..faces import FACES
from ..table import PLAY, Table
from .names import Count, Name, card_name, counted, seat_name, sentence, title
from .terms import ABILITY_NAMES, COUNTERS, STATUSES
from .words import Words, _flat

Note = Sequence[Any]
FIELDS: dict[str, str] = {
    "round": "n", "phase": "word", "step": "n", "turn": "seat", "end turn": "seat", "first player": "seat",
    "play": "seat card", "use": "seat card ability", "spent": "card", "resource": "card ability", "used up": "card",
    "attack": "card target", "thwart": "card target", "recover": "card", "defend": "card", "form": "seat word",
    "activates": "card word seat", "boost dealt": "card", "boost": "target card", "retaliate": "card n",
    "damage": "target n card", "heal": "card n", "tough": "card", "prevent": "card n", "cancel": "card target",
    "status": "card word", "status removed": "card word", "exhaust": "card", "ready": "card", "counters": "card n word",
    "threat": "target n card", "threat removed": "target n card", "acceleration": "n", "completed": "card",
    "scheme stage": "card", "villain stage": "card", "defeated": "card", "enters play": "card", "engages": "card seat",
    "discard": "card", "moved": "cards word", "draw": "seat n", "dealt": "seat", "reveal": "seat card", "surge": "seat",
    "deck reset": "seat", "encounter deck reset": "n", "eliminated": "seat", "concede": "seat", "won": "word", "lost": "word",
}
"""What stands in a note between its kind and its depth."""
HEADINGS = ("round", "phase", "step", "turn")
"""Notes that begin something: they stand at the margin."""

STORY: Words = {"en": _flat("""
    round: Round {n}
    phase.player: Player phase
    phase.villain: Villain phase
    step.1: 1. Threat
    step.2: 2. Enemy activations
    step.3: 3. Encounter cards are dealt
    step.4: 4. Encounter cards are revealed
    turn: {seat}: turn
    end turn: {seat} ends the turn
    first player: {seat} is the first player
    play: {seat} plays {card}
    play.paid: {seat} plays {card}, paying with {paid}
    use: {seat} uses {card}
    use.named: {seat} uses {card} ({ability})
    use.paid: {seat} uses {card}, paying with {paid}
    use.forced: {card} takes effect
    spent: {card} is spent
    resource: {card} provides a resource
    used up: {card} is used up
    attack: {card} attacks {target}
    thwart: {card} thwarts {target}
    recover: {card} recovers
    defend: {card} defends
    form.hero: {seat} enters the fight (hero form)
    form.alter_ego: {seat} takes a break (alter-ego form)
    activates.Attacked: {card} attacks {seat}
    activates.Schemed: {card} schemes
    boost dealt: {card} is given a boost card
    boost: Boost card: {card} (+{icons})
    retaliate: {card} retaliates
    damage: {target} takes {n:damage}
    damage.from: {target} takes {n:damage} from {card}
    damage.self: {target} takes {n} consequential damage
    heal: {card} heals {n:damage}
    tough: {card} is tough: no damage, and the status is gone
    prevent: {card} prevents {n}
    cancel: {card} cancels {target}
    cancel.it: {card} cancels it
    status.stunned: {card} is stunned
    status.confused: {card} is confused
    status.tough: {card} becomes tough
    status removed.stunned: {card} is stunned no more (that was the attack)
    status removed.confused: {card} is confused no more (that was the attempt)
    status removed.tough: {card} is tough no more
    status removed.lost: {card} loses the status {word}
    exhaust: {card} is exhausted
    ready: {card} is readied
    counters: {card} gets {n} {word}
    threat: {n:threat} on {target}
    threat.from: {n:threat} on {target}, by {card}
    threat removed: {n:threat} removed from {target}
    threat removed.from: {n:threat} removed from {target}, by {card}
    acceleration: {n} acceleration more
    completed: {card} is completed
    scheme stage: Main scheme: {card}
    villain stage: {card} comes back stronger ({stage})
    defeated: {card} is defeated
    enters play: {card} enters play
    enters play.engaged: {card} engages {seat}
    enters play.attached: {card} is attached to {target}
    engages: {card} engages {seat}
    discard: {card} is discarded
    moved.hand: To the hand: {cards}
    moved.deck: Into the deck: {cards}
    moved.under: Placed facedown: {cards}
    moved.out of the game: Removed from the game: {cards}
    moved.set aside: Set aside: {cards}
    moved.victory display: To the victory display: {cards}
    moved.discard pile: Discarded: {cards}
    moved.other: Moved: {cards}
    draw: {seat} draws {n:card}
    dealt: {seat} is dealt a facedown encounter card
    reveal: {seat} reveals {card}
    surge: Surge: {seat} reveals another card
    deck reset: The deck of {seat} ran out: it is shuffled anew
    encounter deck reset: The encounter deck ran out: it is shuffled anew, acceleration tokens: {n}
    eliminated: {seat} is eliminated
    concede: {seat} concedes
    won.villain defeated: The villain is defeated: the players have won
    won.card: The players have won
    lost.all eliminated: All players are eliminated: the villain has won
    lost.main scheme completed: The main scheme is completed: the villain has won
    lost.no encounter cards: No encounter cards are left: the villain has won
    lost.card: The villain has won
"""), "fr": _flat("""
    round: Round {n}
    phase.player: Phase des joueurs
    phase.villain: Phase du méchant
    step.1: 1. Menace
    step.2: 2. Activation des ennemis
    step.3: 3. Attribution des cartes Rencontre
    step.4: 4. Révélation des cartes Rencontre
    turn: Tour {seat:de}
    end turn: {seat} termine son tour
    first player: Premier joueur : {seat}
    play: {seat} joue {card}
    play.paid: {seat} joue {card}, en payant avec {paid}
    use: {seat} utilise {card}
    use.named: {seat} utilise {card} ({ability})
    use.paid: {seat} utilise {card}, en payant avec {paid}
    use.forced: {card} prend effet
    spent: {card} est dépensée
    resource: {card} fournit une ressource
    used up: {card} : plus de jeton, carte défaussée
    attack: {card} attaque {target}
    thwart: {card} contre {target}
    recover: {card} récupère
    defend: {card} défend
    form.hero: {seat} passe sous forme de héros
    form.alter_ego: {seat} passe sous forme d'alter ego
    activates.Attacked: {card} attaque {seat}
    activates.Schemed: {card} manigance
    boost dealt: {card} reçoit une carte de boost
    boost: Carte de boost : {card} (+{icons})
    retaliate: {card} riposte
    damage: {target} subit {n:damage}
    damage.from: {target} subit {n:damage} (source : {card})
    damage.self: {target} subit {n:damage} (conséquence)
    heal: {card} soigne {n:damage}
    tough: {card} est tenace : aucun dégât, et l'état est défaussé
    prevent: {card} en prévient {n}
    cancel: {card} annule {target}
    cancel.it: {card} l'annule
    status.stunned: {card} est sonné{card.e}
    status.confused: {card} est désorienté{card.e}
    status.tough: {card} devient tenace
    status removed.stunned: {card} n'est plus sonné{card.e} (à la place de l'attaque)
    status removed.confused: {card} n'est plus désorienté{card.e} (à la place de son effort)
    status removed.tough: {card} n'est plus tenace
    status removed.lost: {card} perd l'état {word}
    exhaust: {card} est incliné{card.e}
    ready: {card} est redressé{card.e}
    counters: {card} reçoit {n} {word}
    threat: {n:threat} sur {target}
    threat.from: {n:threat} sur {target}, par {card}
    threat removed: {n:threat} de moins sur {target}
    threat removed.from: {n:threat} de moins sur {target}, grâce {card:à}
    acceleration: Pions Accélération en plus : {n}
    completed: {card} : stade achevé
    scheme stage: Manigance principale : {card}
    villain stage: {card} revient plus fort (stade {stage})
    defeated.m: {card} est vaincu{card.e}
    defeated.f: {card} est déjouée
    enters play: {card} entre en jeu
    enters play.engaged: {card} engage {seat}
    enters play.attached: {card} s'attache {target:à}
    engages: {card} engage {seat}
    discard: {card} : carte défaussée
    moved.hand: Vers la main : {cards}
    moved.deck: Dans le deck : {cards}
    moved.under: Face cachée : {cards}
    moved.out of the game: Hors de la partie : {cards}
    moved.set aside: De côté : {cards}
    moved.victory display: Dans la pile de victoire : {cards}
    moved.discard pile: Défausse : {cards}
    moved.other: Déplacement : {cards}
    draw: {seat} pioche {n:card}
    dealt: {seat} se voit attribuer une carte Rencontre face cachée
    reveal: {seat} révèle {card}
    surge: Renfort : {seat} révèle une autre carte
    deck reset: Le deck {seat:de} est vide : la défausse est mélangée
    encounter deck reset: Le deck Rencontre est vide : la défausse est mélangée, pions Accélération : {n}
    eliminated: {seat} est éliminé{seat.e}
    concede: {seat} abandonne
    won.villain defeated: Le méchant est vaincu : les joueurs gagnent la partie
    won.card: Les joueurs gagnent la partie
    lost.all eliminated: Tous les joueurs sont éliminés : le méchant gagne la partie
    lost.main scheme completed: La manigance principale est achevée : le méchant gagne la partie
    lost.no encounter cards: Il n'y a plus de carte Rencontre : le méchant gagne la partie
    lost.card: Le méchant gagne la partie
""")}
