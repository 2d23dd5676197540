"""The words of effects, numbers and conditions in English and French. Keys are the same in both.

A step is an imperative where "you" do it (`.you` or no variant) and a sentence where somebody else does (`.who`).
French is written without elision and with plain spaces: `grammar.finish` sets both.
"""

from __future__ import annotations

from ...kernel.language import Words, flat

# ---- what is done: the name of the op, then its variant. {n} is an amount with its noun, {tail} what the amount adds
STEPS: Words = {
    "en": flat("""
    gain: gain {n}{tail}
    Place.target: inflict {n}{tail}
    Place.on: inflict {n} on {who}{tail}
    Place.who: {who} gains {n}{tail}
    Remove: remove {n} from {who}
    Remove.you: remove {n} from your board
    Remove.this: remove this token
    Transfer: transfer {n} from a player of your choice to another one
    Advance: advance all {token} tokens in play
    Advance.this: advance this token
    RaiseLimit: raise your Stack Limit of {token} by {n} for the rest of the game
    lose: lose {n}{tail}
    lose.who: {who} loses {n}{tail}
    Points.who: {who} gains {n}{tail}
    Draw.you: draw {n}{tail}
    Draw.who: {who} draws {n}{tail}
    Heal.you: heal {n}{tail}
    Heal.who: {who} heals {n}{tail}
    Steal: steal {n}{tail}
    Steal.from: steal {n} from {who}{tail}
    Damage.target: deal {n}{tail}
    Damage.to: deal {n} to {who}{tail}
    Damage.you: take {n}{tail}
    Damage.who: {who} takes {n}{tail}
    isolated:  (isolated source)
    Add: add {n} to your Attack{tail}
    Prevent.you: prevent {n}{tail}
    Prevent.who: {who} prevents {n}{tail}
    half: half of the incoming damage (rounded up)
    all: all incoming damage
    Survive: your Health becomes {health} instead of 0
    Undefendable: your Attack's damage becomes undefendable
    Defend: you may activate a Defensive Ability against this Attack
    AttackAgain: take another Offensive Roll Phase against the same opponent
    Roll: roll {n}
    again: you may re-roll any of these dice once
    Set: change {dice} to {values}
    Set.free: change {dice} to any value
    Nudge: change {dice} by 1, up or down
    Copy: change one of your dice to the value of another one
    Reroll.team: re-roll one of your dice or of a team-mate's
    Reroll.opponent: choose a die of an opponent, who re-rolls it
    up to: {step}, up to {n}
    so often: {step} {n}
    Attempt: make one more {kind}
    Attempt.you: you may make one more {kind}
    Attempt.who: {who} may make one more {kind}
    Mark.play: you may play {names} {period}
    Mark.other: this changes {names} {period}
    Mark.none: remember this {period}
    Move.throw: throw {name}
    Move.retrieve: retrieve {name}
    Move.either: throw or retrieve {name}
    PlayUpgrade: put a Hero Upgrade from your hand into play for free
    Search.play: search your deck for {n} and put it into play, then shuffle
    Search.hand: search your deck for {n}, reveal it and add it to your hand, then shuffle
    Searches.play: search your deck for up to {n} and put them into play, then shuffle
    Searches.hand: search your deck for up to {n}, reveal them and add them to your hand, then shuffle
    Scout: look at the top {n} of your deck and put them back in any order
    Scout.take: look at the top {n} of your deck, reveal all Hero Upgrades among them and add those to your hand
    Scout.rest: put the other cards back in any order
    Scout.or: if none of them is a Hero Upgrade, reveal them, search your deck for one, add it to your hand and shuffle
    Scout.fetch: {look}; or, {fetch}
    Reveal.you: reveal your hand
    Reveal.who: {who} reveals their hand
    then: then {step}
    on: on {what}, {step}
    if: if {cond}, {step}
    unless: unless {cond}, {step}
    otherwise: otherwise {step}
    may: you may {step}
    wish: if you wish, {step}
    either: either {steps}
    or: ; or
    next: ;
"""),
    "fr": flat("""
    gain: gagnez {n}{tail}
    Place.target: infligez {n}{tail}
    Place.on: infligez {n} à {who}{tail}
    Place.who: {who} gagne {n}{tail}
    Remove: retirez {n} de {who}
    Remove.you: retirez {n} de votre plateau
    Remove.this: retirez ce jeton
    Transfer: transférez {n} de un joueur de votre choix à un autre
    Advance: faites progresser tous les jetons {token} en jeu
    Advance.this: faites progresser ce jeton
    RaiseLimit: augmentez de {n} votre Limite de Empilement de {token} jusque à la fin de la partie
    lose: perdez {n}{tail}
    lose.who: {who} perd {n}{tail}
    Points.who: {who} gagne {n}{tail}
    Draw.you: piochez {n}{tail}
    Draw.who: {who} pioche {n}{tail}
    Heal.you: soignez {n}{tail}
    Heal.who: {who} soigne {n}{tail}
    Steal: volez {n}{tail}
    Steal.from: volez {n} à {who}{tail}
    Damage.target: infligez {n}{tail}
    Damage.to: infligez {n} à {who}{tail}
    Damage.you: subissez {n}{tail}
    Damage.who: {who} subit {n}{tail}
    isolated:  (source isolée)
    Add: ajoutez {n} à votre Attaque{tail}
    Prevent.you: prévenez {n}{tail}
    Prevent.who: {who} prévient {n}{tail}
    half: la moitié des dégâts entrants (arrondie au chiffre supérieur)
    all: tous les dégâts entrants
    Survive: votre Santé passe à {health} au lieu de 0
    Undefendable: les dégâts de votre Attaque deviennent imparables
    Defend: vous pouvez activer une Capacité Défensive contre cette Attaque
    AttackAgain: effectuez une nouvelle Phase de Lancer Offensif contre le même adversaire
    Roll: lancez {n}
    again: vous pouvez relancer une fois les dés de votre choix parmi ceux-ci
    Set: donnez à {dice} la valeur {values}
    Set.free: changez librement la valeur de {dice}
    Nudge: augmentez ou diminuez de 1 la valeur de {dice}
    Copy: donnez à un de vos dés la valeur de un autre de vos dés
    Reroll.team: relancez un de vos dés ou un dé de un coéquipier
    Reroll.opponent: choisissez un dé de un adversaire, qui le relance
    up to: {step}, jusque à {n}
    so often: {step} {n}
    Attempt: effectuez une {kind} supplémentaire
    Attempt.you: vous pouvez effectuer une {kind} supplémentaire
    Attempt.who: {who} peut effectuer une {kind} supplémentaire
    Mark.play: vous pouvez jouer {names} {period}
    Mark.other: cela modifie {names} {period}
    Mark.none: retenez cela {period}
    Move.throw: lancez {name}
    Move.retrieve: récupérez {name}
    Move.either: lancez ou récupérez {name}
    PlayUpgrade: mettez en jeu gratuitement une Amélioration de Héros de votre main
    Search.play: cherchez {n} dans votre paquet et mettez-la en jeu, puis mélangez
    Search.hand: cherchez {n} dans votre paquet, révélez-la et ajoutez-la à votre main, puis mélangez
    Searches.play: cherchez jusque à {n} dans votre paquet et mettez-les en jeu, puis mélangez
    Searches.hand: cherchez jusque à {n} dans votre paquet, révélez-les et ajoutez-les à votre main, puis mélangez
    Scout: regardez les {n} du dessus de votre paquet et remettez-les dans n'importe quel ordre
    Scout.take: regardez les {n} du dessus de votre paquet, révélez-en les Améliorations de Héros et prenez-les en main
    Scout.rest: remettez les autres cartes dans n'importe quel ordre
    Scout.or: si aucune n'est une Amélioration de Héros, révélez-les, cherchez-en une, prenez-la en main et mélangez
    Scout.fetch: {look} ; ou, {fetch}
    Reveal.you: révélez votre main
    Reveal.who: {who} révèle sa main
    then: puis {step}
    on: sur {what}, {step}
    if: si {cond}, {step}
    unless: sauf si {cond}, {step}
    otherwise: sinon, {step}
    may: vous pouvez {step}
    wish: si vous le souhaitez, {step}
    either: {steps}
    or:  ; ou bien
    next:  ;
"""),
}

# ---- who, where it is not "you"
WHO: Words = {
    "en": flat("""
    target: the target
    attacker: the attacker
    bearer: its bearer
    opponent: an opponent of your choice
    player: a player of your choice
    team: a player of your team
    opponents: each opponent
    holder: the opponent who holds {name}
"""),
    "fr": flat("""
    target: la cible
    attacker: l'attaquant
    bearer: son porteur
    opponent: un adversaire de votre choix
    player: un joueur de votre choix
    team: un joueur de votre équipe
    opponents: chaque adversaire
    holder: l'adversaire qui détient {name}
"""),
}

# ---- nouns: one, several
NOUNS: dict[str, dict[str, tuple[str, str]]] = {
    "en": {
        "damage": ("damage", "damage"),
        "normal": ("damage", "damage"),
        "undefendable": ("undefendable damage", "undefendable damage"),
        "pure": ("pure damage", "pure damage"),
        "collateral": ("collateral damage", "collateral damage"),
        "ultimate": ("ultimate damage", "ultimate damage"),
        "incoming": ("incoming damage", "incoming damage"),
        "CP": ("CP", "CP"),
        "Health": ("Health", "Health"),
        "healed": ("", ""),
        "card": ("card", "cards"),
        "die": ("die", "dice"),
        "time": ("time", "times"),
        "upgrade": ("Hero Upgrade", "Hero Upgrades"),
        "status": ("Status Effect", "Status Effects"),
        "of a kind": ("of a kind", "of a kind"),
    },
    "fr": {
        "damage": ("dégât", "dégâts"),
        "normal": ("dégât", "dégâts"),
        "undefendable": ("dégât imparable", "dégâts imparables"),
        "pure": ("dégât pur", "dégâts purs"),
        "collateral": ("dégât collatéral", "dégâts collatéraux"),
        "ultimate": ("dégât ultime", "dégâts ultimes"),
        "incoming": ("dégât entrant", "dégâts entrants"),
        "CP": ("PC", "PC"),
        "Health": ("point de Santé", "points de Santé"),
        "healed": ("point de Santé", "points de Santé"),
        "card": ("carte", "cartes"),
        "die": ("dé", "dés"),
        "time": ("fois", "fois"),
        "upgrade": ("Amélioration de Héros", "Améliorations de Héros"),
        "status": ("Altération d'État", "Altérations d'État"),
        "of a kind": ("chiffre identique", "chiffres identiques"),
    },
}

# ---- amounts: {k} for each so many, {v} a value, {noun} what is counted
AMOUNTS: Words = {
    "en": flat("""
    per:  per {what}
    plus: , plus {n} per {what}
    plus value: , plus {v}
    plus if: , plus {n} if {cond}
    if:  if {cond}
    several: {n} {what}
    being: , X being {v}
    half: half of {v} (rounded up)
    times: {n} times {v}
    by: {v} divided by {n} (rounded down)
    sum: {a} plus {b}
    flag: 1 if {cond}, otherwise 0
    and if: and
    all status: all Status Effects
    all: all {token} tokens
    dice.you: one of your dice
    dice.you.many: {n} of your dice
    dice.any: a die of your choice
    dice.any.many: {n} dice of your choice
    and: and
    or: or
"""),
    "fr": flat("""
    per:  par {what}
    plus: , plus {n} par {what}
    plus value: , plus {v}
    plus if: , plus {n} si {cond}
    if:  si {cond}
    several: lot de {n} {what}
    being: , X étant {v}
    half: la moitié de {v} (arrondie au chiffre supérieur)
    times: {n} fois {v}
    by: {v} divisé par {n} (arrondi au chiffre inférieur)
    sum: {a} plus {b}
    flag: 1 si {cond}, sinon 0
    and if: et si
    all status: toutes les Altérations d'État
    all: tous les jetons {token}
    dice.you: un de vos dés
    dice.you.many: {n} de vos dés
    dice.any: un dé de votre choix
    dice.any.many: {n} dés de votre choix
    and: et
    or: ou
"""),
}

# ---- the names in numbers: as something counted (one, `.many`) and as a value (`.value`)
COUNTED: Words = {
    "en": flat("""
    upgrades: Hero Upgrade you have in play
    upgrades.many: Hero Upgrades you have in play
    upgrades.value: the number of Hero Upgrades you have in play
    upgrades_played: Hero Upgrade you have played this turn
    upgrades_played.many: Hero Upgrades you have played this turn
    upgrades_played.value: the number of Hero Upgrades you have played this turn
    alike: die showing the number you rolled most often
    alike.many: dice showing the number you rolled most often
    alike.value: the number of your dice that show the same number
    symbol: {name}
    symbol.many: {name}
    symbol.value: the number of {name} rolled
    token: {name} you have
    token.many: {name} you have
    token.value: the number of {name} you have
    thrown: throw of {name} this turn
    thrown.many: throws of {name} this turn
    thrown.value: the number of throws of {name} this turn
    total.value: the total of the roll
    rolled.value: the number rolled
    best2.value: the total of the two highest dice
"""),
    "fr": flat("""
    upgrades: Amélioration de Héros que vous avez en jeu
    upgrades.many: Améliorations de Héros que vous avez en jeu
    upgrades.value: le nombre de Améliorations de Héros que vous avez en jeu
    upgrades_played: Amélioration de Héros que vous avez jouée ce tour-ci
    upgrades_played.many: Améliorations de Héros que vous avez jouées ce tour-ci
    upgrades_played.value: le nombre de Améliorations de Héros que vous avez jouées ce tour-ci
    alike: dé affichant votre chiffre le plus fréquent
    alike.many: dés affichant votre chiffre le plus fréquent
    alike.value: le nombre de vos dés affichant le même chiffre
    symbol: {name}
    symbol.many: {name}
    symbol.value: le nombre de {name} du lancer
    token: {name} que vous possédez
    token.many: {name} que vous possédez
    token.value: le nombre de {name} que vous possédez
    thrown: lancer de {name} ce tour-ci
    thrown.many: lancers de {name} ce tour-ci
    thrown.value: le nombre de lancers de {name} ce tour-ci
    total.value: le total du lancer
    rolled.value: le chiffre obtenu
    best2.value: le total des deux dés les plus élevés
"""),
}

# ---- conditions: {n} a quantity with its noun; `.0` none, `.1` any; yes and no of what is true or not
CONDITIONS: Words = {
    "en": flat("""
    upgrades: you have {n} in play
    upgrades.0: you have no Hero Upgrade in play
    upgrades_played: you have played {n} this turn
    upgrades_played.0: you have played no Hero Upgrade this turn
    alike: your dice show {n}
    symbol: the roll shows {n}
    symbol.0: the roll shows no {name}
    symbol.1: the roll shows {name}
    token: you have {n}
    token.0: you do not have {name}
    token.1: you have {name}
    thrown: you have thrown {name} {n} this turn
    thrown.0: you have not thrown {name} this turn
    attacked.yes: you are the target of an Attack
    attacked.no: you are not the target of an Attack
    attacking.yes: your Attack is under way
    attacking.no: no Attack of yours is under way
    lethal.yes: the incoming damage would reduce your Health to 0
    lethal.no: the incoming damage would not reduce your Health to 0
    home.yes: {name} is on your board
    home.no: {name} is not on your board
    away.yes: an opponent holds {name}
    away.no: no opponent holds {name}
    played.yes: you have played {name} {period}
    played.no: you have not played {name} {period}
    allowed.yes: {name} allows it
    allowed.no: {name} does not allow it
    phase: in this Roll Phase
    turn: this turn
    least: at least {n}
    most: at most {n}
    exactly: exactly {n}
    not: not exactly {n}
    is least: {v} is {n} or more
    is most: {v} is {n} or less
    is exactly: {v} is {n}
    is not: {v} is not {n}
"""),
    "fr": flat("""
    upgrades: vous avez {n} en jeu
    upgrades.0: vous n'avez aucune Amélioration de Héros en jeu
    upgrades_played: vous avez joué {n} ce tour-ci
    upgrades_played.0: vous n'avez joué aucune Amélioration de Héros ce tour-ci
    alike: vos dés affichent {n}
    symbol: le lancer comporte {n}
    symbol.0: le lancer ne comporte pas {name}
    symbol.1: le lancer comporte {name}
    token: vous possédez {n}
    token.0: vous ne possédez pas {name}
    token.1: vous possédez {name}
    thrown: vous avez lancé {name} {n} ce tour-ci
    thrown.0: vous n'avez pas lancé {name} ce tour-ci
    attacked.yes: vous êtes la cible de une Attaque
    attacked.no: vous n'êtes pas la cible de une Attaque
    attacking.yes: votre Attaque est en cours
    attacking.no: aucune Attaque de votre part n'est en cours
    lethal.yes: les dégâts entrants doivent réduire votre Santé à 0
    lethal.no: les dégâts entrants ne doivent pas réduire votre Santé à 0
    home.yes: {name} est sur votre plateau
    home.no: {name} n'est pas sur votre plateau
    away.yes: un adversaire détient {name}
    away.no: aucun adversaire ne détient {name}
    played.yes: vous avez joué {name} {period}
    played.no: vous n'avez pas joué {name} {period}
    allowed.yes: {name} le permet
    allowed.no: {name} ne le permet pas
    phase: durant cette Phase de Lancer
    turn: ce tour-ci
    least: au moins {n}
    most: au plus {n}
    exactly: exactement {n}
    not: autre chose que {n}
    is least: {v} est de {n} ou plus
    is most: {v} est de {n} ou moins
    is exactly: {v} est de {n}
    is not: {v} n'est pas de {n}
"""),
}
