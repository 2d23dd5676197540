"""The notes of the log: what stands in them, their sentences in both languages, and the rule behind each.

A note is (kind, what it is about ..., depth). `FIELDS` names the items of each kind, `STORY` has its sentence; a kind
with several sentences has one key for each, `kind.variant`. See story.py for how a line comes about.
"""

from __future__ import annotations

from ...kernel.language import Words, flat

FIELDS: dict[str, str] = {
    "round": "n",
    "phase": "word",
    "step": "n",
    "turn": "seat",
    "end turn": "seat",
    "first player": "seat",
    "play": "seat card",
    "use": "seat card ability",
    "spent": "card",
    "resource": "card ability",
    "used up": "card",
    "resolves": "card word",
    "effect": "card place",
    "effect ends": "card",
    "delayed": "card word",
    "attack": "card target why",
    "thwart": "card target",
    "recover": "card",
    "defend": "card",
    "form": "seat word",
    "activates": "card word seat",
    "cannot": "card word",
    "boost dealt": "card why",
    "boost": "target card n word",
    "attack sum": "card target base boost more less n",
    "scheme sum": "card base boost more n",
    "retaliate": "card n",
    "damage": "target n card why",
    "no damage": "card target",
    "heal": "card n",
    "tough": "card",
    "prevent": "card n word",
    "cancel": "card target word",
    "status": "card word",
    "status kept": "card word",
    "status removed": "card word why",
    "exhaust": "card",
    "ready": "card",
    "readied": "n",
    "counters": "card n word",
    "counters removed": "card n word",
    "acceleration sum": "card base icons tokens",
    "threat": "target n card why",
    "threat removed": "target n card",
    "acceleration": "n",
    "completed": "card",
    "scheme stage": "card",
    "villain stage": "card",
    "defeated": "card",
    "enters play": "card n",
    "engages": "card seat",
    "discard": "card why",
    "flip": "card",
    "turned": "card word",
    "moved": "card word",
    "tucked": "target n",
    "shuffled": "n word",
    "controls": "seat card",
    "draw": "seat n why",
    "hazard": "n",
    "dealt": "seat",
    "reveal": "seat card",
    "surge": "seat card why",
    "deck reset": "seat",
    "encounter deck reset": "n",
    "eliminated": "seat",
    "concede": "seat",
    "won": "word",
    "lost": "word",
}
"""What stands in a note between its kind and its depth."""
HEADINGS = ("round", "phase", "step", "turn")
"""Notes that begin something: they stand at the margin."""

STORY: Words = {
    "en": flat("""
    round: Round {n}
    phase.player: Player phase
    phase.villain: Villain phase
    step.1: 1. Threat
    step.2: 2. Enemy activations
    step.3: 3. Encounter cards are dealt
    step.4: 4. Encounter cards are revealed
    turn: {seat:s} turn
    end turn: {seat} ends the turn
    first player: {seat} is the first player
    play: {seat} plays {card}
    play.paid: {seat} plays {card}, paying with {paid}
    use: {seat} uses {card}
    use.named: {seat} uses {ability}
    use.paid: {seat} uses {card}, paying with {paid}
    use.forced: {card} takes effect
    resolves: {timing}: {card}
    effect: {card}: {text}
    effect.untold: {card} has an effect for later
    effect ends: {card}: its effect ends
    delayed.turn: {card}, at the end of the turn
    delayed.phase: {card}, at the end of the phase
    delayed.round: {card}, at the end of the round
    delayed.attack: {card}, at the end of this attack
    delayed.scheme: {card}, at the end of this scheme
    delayed.activation: {card}, at the end of this activation
    delayed.damage: {card}, as damage was dealt
    delayed.other: {card}, as announced
    spent: {card} is spent
    resource: {card} generates a resource
    used up: {card} is used up and discarded
    attack: {card} attacks {target}
    attack.also: {card} also attacks {target}
    thwart: {card} thwarts {target}
    recover: {card} recovers
    defend: {card} defends
    form.hero: {seat} changes to hero form
    form.alter_ego: {seat} changes to alter-ego form
    activates.Attacked: {card} attacks {seat}
    activates.Schemed: {card} schemes
    boost dealt: {card} is given a boost card
    boost: Boost card: {card} (+{icons})
    cannot.attack: {card} cannot attack
    cannot.scheme: {card} cannot scheme
    attack sum: The attack on {target}: {sum} = {n:damage}
    scheme sum: The scheme: {sum} = {n:threat}
    retaliate: {card} retaliates
    damage: {target} takes {n:damage}
    damage.from: {target} takes {n:damage} from {card}
    damage.self: {target} takes {n} consequential damage
    damage.overkill: Overkill: {target} takes {n:damage}
    damage.indirect: {target} takes {n} indirect damage from {card}
    no damage: {card} cannot take damage ({says})
    heal: {card} heals {n:damage}
    tough: {card} loses the status Tough instead of taking damage
    prevent: {card} prevents {n:damage}
    prevent.threat: {card} prevents {n:threat}
    cancel: {card} cancels the effects of {target}
    cancel.it: {card} cancels it
    cancel.Attacked: {card} cancels the attack
    cancel.Schemed: {card} cancels the scheme
    status: {card} gets the status {word}
    status removed: {card} loses the status {word}
    status removed.attack: {card} loses the status {word} instead of attacking
    status removed.thwart: {card} loses the status {word} instead of thwarting
    status removed.scheme: {card} loses the status {word} instead of scheming
    status removed.piercing: {card} loses the status {word}: the attack is piercing
    status removed.stalwart: {card} loses the status {word}: stalwart
    status kept: {card} has the status {word} already
    exhaust: {card} is exhausted
    ready: {card} is readied
    readied: All players ready their cards ({n})
    counters: {tokens} on {card}
    counters removed: {tokens} removed from {card}
    acceleration sum: Acceleration of {card}: {sum}
    threat: {n:threat} on {target}
    threat.step: {n:threat} on {target} by acceleration
    threat.incite: Incite: {n:threat} on {target}
    threat.hinder: Hinder: {n:threat} on {target}
    threat.from: {n:threat} on {target}, by {card}
    threat removed: {n:threat} removed from {target}
    threat removed.from: {n:threat} removed from {target}, by {card}
    acceleration: Acceleration tokens added: {n}
    completed: {card} is completed
    scheme stage: Main scheme: {card}
    villain stage: {card}: stage {stage}
    defeated: {card} is defeated
    defeated.scheme: {card} is defeated
    enters play: {card} enters play
    enters play.scheme: {card} enters play with {n:threat}
    enters play.engaged: {card} engages {seat}
    enters play.attached: {card} is attached to {target}
    engages: {card} engages {seat}
    flip: Turned over: {card}
    turned: The facedown card was {card}
    discard: {card} is discarded
    discard.own: {seat} discards {card}
    discard.limit: {card} is discarded: it was one too many
    discard.unique: {card} is discarded: it is unique and in play already
    discard.no host: {card} is discarded: there is nothing to attach it to
    discard.temporary: {card} is discarded: it is temporary
    moved.hand: To the hand: {card}
    moved.deck: Into the deck: {card}
    moved.out of the game: Removed from the game: {card}
    moved.set aside: Set aside: {card}
    moved.victory display: To the victory display: {card}
    moved.discard pile: Discarded: {card}
    moved.other: Moved: {card}
    tucked: {n:card} placed facedown beneath {target}
    shuffled.nemesis: Shuffled into the encounter deck: the rest of the nemesis set ({n:card})
    shuffled.encounter: Shuffled into the encounter deck: {n:card}
    shuffled.player: Shuffled into the deck: {n:card}
    draw: {seat} draws {n:card}
    controls: {seat} takes control of {card}
    hazard: Hazard icons: {n}
    dealt: {seat} is dealt a facedown encounter card
    reveal: {seat} reveals {card}
    surge: Surge of {card}: {seat} reveals another card
    surge.again: {seat} reveals another card in place of {card}
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
"""),
    "fr": flat("""
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
    use.named: {seat} utilise {ability}
    use.paid: {seat} utilise {card}, en payant avec {paid}
    use.forced: {card} prend effet
    resolves: {timing} : {card}
    effect: {card} : {text}
    effect.untold: {card} prépare un effet
    effect ends: {card} : fin de son effet
    delayed.turn: {card}, à la fin du tour
    delayed.phase: {card}, à la fin de la phase
    delayed.round: {card}, à la fin du round
    delayed.attack: {card}, à la fin de cette attaque
    delayed.scheme: {card}, à la fin de cette manigance
    delayed.activation: {card}, à la fin de cette activation
    delayed.damage: {card}, les dégâts ayant été infligés
    delayed.other: {card}, comme annoncé
    spent: {card} : carte dépensée
    resource: {card} génère une ressource
    used up: {card} : plus de jeton, carte défaussée
    attack: {card} attaque {target}
    attack.also: {card} attaque aussi {target}
    thwart: {card} contre {target}
    recover: {card} récupère
    defend: {card} défend
    form.hero: {seat} passe sous forme de héros
    form.alter_ego: {seat} passe sous forme d'alter ego
    activates.Attacked: {card} attaque {seat}
    activates.Schemed: {card} manigance
    boost dealt: {card} reçoit une carte de boost
    boost: Carte de boost : {card} (+{icons})
    cannot.attack: {card} ne peut pas attaquer
    cannot.scheme: {card} ne peut pas manigancer
    attack sum: L'attaque contre {target} : {sum} = {n:damage}
    scheme sum: La manigance : {sum} = {n:threat}
    retaliate: {card} riposte
    damage: {target} subit {n:damage}
    damage.from: {target} subit {n:damage} (source : {card})
    damage.self: Dégâts consécutifs pour {target} : {n}
    damage.overkill: Déferlement : {target} subit {n:damage}
    damage.indirect: Dégâts indirects pour {target} : {n} (source : {card})
    no damage: {card} ne peut pas subir de dégâts ({says})
    heal: {card} soigne {n:damage}
    tough: {card} perd l'état Tenace à la place de subir les dégâts
    prevent: {card} prévient {n:damage}
    prevent.threat: {card} prévient {n:threat}
    cancel: {card} annule les effets {target:de}
    cancel.it: {card} l'annule
    cancel.Attacked: {card} annule l'attaque
    cancel.Schemed: {card} annule la manigance
    status: {card} reçoit l'état {word}
    status removed: {card} perd l'état {word}
    status removed.attack: {card} perd l'état {word} à la place d'attaquer
    status removed.thwart: {card} perd l'état {word} à la place de contrer
    status removed.scheme: {card} perd l'état {word} à la place de manigancer
    status removed.piercing: {card} perd l'état {word} : l'attaque a Perçant
    status removed.stalwart: {card} perd l'état {word} : Robuste
    status kept: {card} a déjà l'état {word}
    exhaust: {card} s'incline
    ready: {card} se redresse
    readied: Tous les joueurs redressent leurs cartes ({n})
    counters: {tokens} sur {card}
    counters removed: {tokens} de moins sur {card}
    acceleration sum: Accélération {card:de} : {sum}
    threat: {n:threat} sur {target}
    threat.step: {n:threat} sur {target} (accélération)
    threat.incite: Incitation : {n:threat} sur {target}
    threat.hinder: Entrave : {n:threat} sur {target}
    threat.from: {n:threat} sur {target}, par {card}
    threat removed: {n:threat} de moins sur {target}
    threat removed.from: {n:threat} de moins sur {target}, grâce {card:à}
    acceleration: Pions Accélération en plus : {n}
    completed: {card} : stade achevé
    scheme stage: Manigance principale : {card}
    villain stage: {card} : stade {stage}
    defeated: {card} est vaincu{card.e}
    defeated.scheme: {card} est déjouée
    enters play: {card} entre en jeu
    enters play.scheme: {card} entre en jeu avec {n:threat}
    enters play.engaged: {card} engage {seat}
    enters play.attached: {card} s'attache {target:à}
    engages: {card} engage {seat}
    flip: Retournée : {card}
    turned: La carte face cachée était {card}
    discard: {card} : carte défaussée
    discard.own: {seat} défausse {card}
    discard.limit: {card} : carte défaussée, c'était une de trop
    discard.unique: {card} : carte défaussée, elle est unique et déjà en jeu
    discard.no host: {card} : carte défaussée, il n'y a rien à quoi l'attacher
    discard.temporary: {card} : carte défaussée, elle est temporaire
    moved.hand: Vers la main : {card}
    moved.deck: Dans le deck : {card}
    moved.out of the game: Hors de la partie : {card}
    moved.set aside: De côté : {card}
    moved.victory display: Dans la pile de victoire : {card}
    moved.discard pile: Défausse : {card}
    moved.other: Déplacement : {card}
    tucked: {n:card} face cachée sous {target}
    shuffled.nemesis: Le reste du set Némésis est mélangé au deck Rencontre ({n:card})
    shuffled.encounter: Dans le deck Rencontre, qui est mélangé : {n:card}
    shuffled.player: Dans le deck, qui est mélangé : {n:card}
    draw: {seat} pioche {n:card}
    controls: {seat} prend le contrôle {card:de}
    hazard: Icônes Aléas : {n}
    dealt: {seat} se voit attribuer une carte Rencontre face cachée
    reveal: {seat} révèle {card}
    surge: Renfort {card:de} : {seat} révèle une autre carte
    surge.again: {seat} révèle une autre carte à la place {card:de}
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
"""),
}

RULES: dict[str, str] = flat("""
    round: rr:player-phase
    phase.player: rr:player-phase
    phase.villain: rr:villain-phase
    step: rr:villain-phase
    step.2: rr:activation
    step.3: rr:deal-deal-an-encounter-card
    step.4: rr:reveal
    turn: rr:player-turn
    end turn: rr:player-turn
    first player: rr:first-player
    play: rr:play-put-into-play
    use: rr:ability
    use.forced: rr:forced
    use.interrupt: rr:interrupt
    use.response: rr:response
    use.action: rr:action
    spent: rr:cost
    resource: rr:resource-ability
    used up: rr:uses-x-type
    resolves: rr:triggered-ability
    resolves.when revealed: rr:when-revealed-abilities
    resolves.when defeated: rr:when-defeated-abilities
    resolves.when completed: rr:when-completed-abilities
    resolves.setup: rr:setup-triggered-ability
    resolves.special: rr:special
    effect: rr:lasting-effects
    effect.Until: rr:lasting-effects
    effect.Delayed: rr:delayed-effect
    effect.Alter: rr:alteration-effect
    effect.Instead: rr:replacement-effect
    effect ends: rr:lasting-effects
    delayed: rr:delayed-effect
    attack: rr:attack-player-ability-type
    thwart: rr:thwart
    recover: rr:recover
    defend: rr:defend-defense
    form: rr:form-change-form
    activates.Attacked: rr:attack-enemy-activation
    activates.Schemed: rr:scheme-enemy-activation
    cannot: rr:cannot
    boost dealt: rr:boost-boost-icon
    boost: rr:boost-boost-icon
    attack sum: rr:attack-enemy-activation
    scheme sum: rr:scheme-enemy-activation
    retaliate: rr:retaliate-x
    damage: rr:damage
    damage.self: rr:consequential-damage
    damage.overkill: rr:overkill
    damage.indirect: rr:indirect-damage
    damage.retaliate: rr:retaliate-x
    no damage: rr:cannot
    heal: rr:heal
    tough: rr:tough
    prevent: rr:prevent
    cancel: rr:cancel
    status: rr:status-cards
    status.stunned: rr:stun-stunned
    status.confused: rr:confuse-confused
    status.tough: rr:tough
    status kept: rr:status-cards
    status removed: rr:status-cards
    status removed.attack: rr:stun-stunned
    status removed.thwart: rr:confuse-confused
    status removed.scheme: rr:confuse-confused
    status removed.piercing: rr:piercing
    status removed.stalwart: rr:stalwart
    exhaust: rr:exhausted
    ready: rr:ready
    readied: rr:end-of-player-phase
    counters: rr:all-purpose-counter
    counters removed: rr:all-purpose-counter
    acceleration sum: rr:acceleration-icon
    threat: rr:threat
    threat.step: rr:villain-phase
    threat.incite: rr:incite-x
    threat.hinder: rr:hinder-x
    threat removed: rr:threat
    acceleration: rr:acceleration-token
    completed: rr:main-scheme-main-scheme-deck
    scheme stage: rr:main-scheme-main-scheme-deck
    villain stage: rr:villain-defeat
    defeated: rr:defeat
    defeated.scheme: rr:side-scheme
    enters play: rr:enters-play
    enters play.engaged: rr:engage
    enters play.attached: rr:attach-to
    engages: rr:engage
    discard: rr:discard
    discard.end: rr:end-of-player-phase
    discard.mulligan: setup:15
    discard.limit: rr:ally-limit
    discard.unique: rr:unique-icon
    discard.no host: rr:attach-to
    discard.temporary: rr:temporary
    flip: rr:flip
    turned: rr:flip
    moved: rr:in-play-and-out-of-play
    moved.out of the game: rr:removed-from-the-game
    moved.set aside: rr:set-aside-set-aside
    moved.victory display: rr:victory-display
    moved.discard pile: rr:discard-pile
    tucked: rr:in-play-and-out-of-play
    shuffled: rr:shuffle
    controls: rr:ownership-and-control
    draw: rr:draw-drawing-cards
    draw.end: rr:end-of-player-phase
    draw.setup: setup:14
    draw.mulligan: setup:15
    hazard: rr:hazard-icon
    dealt: rr:deal-deal-an-encounter-card
    reveal: rr:reveal
    surge: rr:surge
    surge.minion: rr:unique-icon
    surge.obligation: rr:obligation
    deck reset: rr:player-deck
    encounter deck reset: rr:encounter-deck
    eliminated: rr:player-elimination
    concede: rr:player-elimination
    won: rr:winning-the-game
    lost: rr:winning-the-game
""")
"""The rule behind each line, by kind of note or by kind and variant."""
