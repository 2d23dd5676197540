"""Game terms of both languages: headings, states, counters, names of abilities. Same rule: one key set per table."""

from __future__ import annotations

from ...kernel.language import Words, flat
from .lexicon import Rows, rows

# ---- headings of abilities, as printed -----------------------------------------------------------------------------
TIMINGS: Words = {
    "en": flat("""
    action: Action
    hero action: Hero Action
    alter-ego action: Alter-Ego Action
    forced action: Forced Action
    interrupt: Interrupt
    hero interrupt: Hero Interrupt
    alter-ego interrupt: Alter-Ego Interrupt
    forced interrupt: Forced Interrupt
    response: Response
    hero response: Hero Response
    alter-ego response: Alter-Ego Response
    forced response: Forced Response
    resource: Resource
    hero resource: Hero Resource
    alter-ego resource: Alter-Ego Resource
    when revealed: When Revealed
    hero when revealed: When Revealed (Hero)
    alter-ego when revealed: When Revealed (Alter-Ego)
    when defeated: When Defeated
    when foiled: When Defeated
    when completed: When Completed
    boost: Boost
    setup: Setup
    special: Special
"""),
    "fr": flat("""
    action: Action
    hero action: Action de héros
    alter-ego action: Action d'alter ego
    forced action: Action forcée
    interrupt: Interruption
    hero interrupt: Interruption de héros
    alter-ego interrupt: Interruption d'alter ego
    forced interrupt: Interruption forcée
    response: Réponse
    hero response: Réponse de héros
    alter-ego response: Réponse d'alter ego
    forced response: Réponse forcée
    resource: Ressource
    hero resource: Ressource de héros
    alter-ego resource: Ressource d'alter ego
    when revealed: Une fois révélée
    hero when revealed: Une fois révélée (héros)
    alter-ego when revealed: Une fois révélée (alter ego)
    when defeated: Une fois vaincu
    when foiled: Une fois déjouée
    when completed: Une fois achevé
    boost: Boost
    setup: Mise en place
    special: Spécial
"""),
}

LABELS: Words = {
    "en": {"attack": "attack", "thwart": "thwart", "defense": "defense"},
    "fr": {"attack": "attaque", "thwart": "contre", "defense": "défense"},
}

POWERS: Words = {
    "en": {"attack": "attack", "thwart": "thwart", "defense": "defense", "recovery": "recovery", "scheme": "scheme"},
    "fr": {
        "attack": "attaque",
        "thwart": "contre",
        "defense": "défense",
        "recovery": "récupération",
        "scheme": "manigance",
    },
}

ABILITY_NAMES: Words = {
    "en": flat("""
    spider-sense: Spider-Sense
    scientist: Scientist
    rechannel: Rechannel
    commander: Commander
    lift: Do You Even Lift?
    objection: I Object!
    futurist: Futurist
    foresight: Foresight
"""),
    "fr": flat("""
    spider-sense: Sens d'Araignée
    scientist: Scientifique
    rechannel: Recanaliser
    commander: Commandante
    lift: Musclez-vous !
    objection: Objection !
    futurist: Futuriste
    foresight: Prévoyance
"""),
}

# ---- states and names of things ------------------------------------------------------------------------------------
STATUSES: Words = {
    "en": {"stunned": "Stunned", "confused": "Confused", "tough": "Tough"},
    "fr": {"stunned": "Sonné", "confused": "Désorienté", "tough": "Tenace"},
}
FORMS: Words = {
    "en": {"hero": "hero", "alter-ego": "alter-ego"},
    "fr": {"hero": "de héros", "alter-ego": "d'alter ego"},
}
ASPECTS: Words = {
    "en": {
        "aggression": "Aggression",
        "justice": "Justice",
        "leadership": "Leadership",
        "protection": "Protection",
        "pool": "'Pool",
        "basic": "basic",
        "hero": "identity-specific",
    },
    "fr": {
        "aggression": "Agressivité",
        "justice": "Justice",
        "leadership": "Commandement",
        "protection": "Protection",
        "pool": "'Pool",
        "basic": "basique",
        "hero": "spécifique à l'identité",
    },
}
COUNTERS: Words = {
    "en": flat("""
    all-purpose: all-purpose
    ammo: ammo
    arrow: arrow
    attack: attack
    charge: charge
    command: command
    delay: delay
    energy: energy
    medical: medical
    mission: mission
    operation: operation
    progress: progress
    snoop: snoop
    supply: supply
    target: target
    time: time
    training: training
    web: web
"""),
    "fr": flat("""
    all-purpose: Générique
    ammo: Munition
    arrow: Flèche
    attack: Attaque
    charge: Charge
    command: Ordre
    delay: Délai
    energy: Énergie
    medical: Soin
    mission: Mission
    operation: Opération
    progress: Progrès
    snoop: Mouchard
    supply: Ravitaillement
    target: Cible
    time: Temps
    training: Entraînement
    web: Toile
"""),
}
TRAITS: Words = {"en": {}, "fr": {}}
"""Traits that no card with data has; all others are read from the data, in both languages."""

# ---- adjectives and participles ("~" agrees in gender and number) --------------------------------------------------
ADJECTIVES: Words = {
    "en": {
        "exhausted": "exhausted",
        "ready": "ready",
        "damaged": "damaged",
        "unique": "unique",
        "facedown": "facedown",
        "stunned": "stunned",
        "confused": "confused",
        "tough": "tough",
    },
    "fr": {
        "exhausted": "incliné~",
        "ready": "redressé~",
        "damaged": "blessé~",
        "unique": "unique§",
        "facedown": "face cachée",
        "stunned": "sonné~",
        "confused": "désorienté~",
        "tough": "tenace§",
    },
}
DONE: Words = {
    "en": {
        k: k
        for k in (
            "attacked",
            "chosen",
            "damaged",
            "dealt",
            "defeated",
            "discarded",
            "drawn",
            "exhausted",
            "healed",
            "moved",
            "played",
            "readied",
            "removed",
            "revealed",
            "spent",
        )
    },
    "fr": {
        "attacked": "attaqué~",
        "chosen": "choisi~",
        "damaged": "blessé~",
        "dealt": "blessé~",
        "defeated": "vaincu~",
        "discarded": "défaussé~",
        "drawn": "pioché~",
        "exhausted": "incliné~",
        "healed": "soigné~",
        "moved": "déplacé~",
        "played": "joué~",
        "readied": "redressé~",
        "removed": "retiré~",
        "revealed": "révélé~",
        "spent": "dépensé~",
    },
}

# ---- what cannot be done, what may cost more -----------------------------------------------------------------------
ACTS: Words = {
    "en": flat("""
    activate: activate
    attack: attack
    thwart: thwart
    defend: defend
    scheme: scheme
    ready: ready
    heal: heal damage
    take damage: take damage
    remove threat: lose threat
    lose threat: lose threat
    stunned: be stunned
    confused: be confused
    tough: be given a tough status
    leave play: leave play
    change form: change form
    play: be played
    use: be used
"""),
    "fr": flat("""
    activate: s'activer
    attack: attaquer
    thwart: contrer
    defend: défendre
    scheme: manigancer
    ready: se redresser
    heal: se soigner
    take damage: subir de dégâts
    remove threat: perdre de menace
    lose threat: perdre de menace
    stunned: recevoir l'état Sonné
    confused: recevoir l'état Désorienté
    tough: recevoir l'état Tenace
    leave play: quitter le jeu
    change form: changer de forme
    play: entrer en jeu depuis une main
    use: servir
"""),
}

# ---- comparing and counting ----------------------------------------------------------------------------------------
RELATIONS: Words = {
    "en": {">=": "at least", "<=": "at most", ">": "more than", "<": "fewer than", "==": "exactly", "!=": "other than"},
    "fr": {">=": "au moins", "<=": "au plus", ">": "plus de", "<": "moins de", "==": "exactement", "!=": "autre que"},
}
DIFFERENT: Rows = {  # singular, plural
    "en": {
        "resource": ("different resource type", "different resource types"),
        "type": ("different card type", "different card types"),
        "trait": ("different trait", "different traits"),
        "title": ("different title", "different titles"),
    },
    "fr": {
        "resource": ("type de ressource différent", "types de ressource différents"),
        "type": ("type de carte différent", "types de carte différents"),
        "trait": ("trait différent", "traits différents"),
        "title": ("titre différent", "titres différents"),
    },
}
COMPARED: Words = {  # after "is"
    "en": {">=": "at least", "<=": "at most", ">": "more than", "<": "less than", "==": "exactly", "!=": "not"},
    "fr": {">=": "d'au moins", "<=": "d'au plus", ">": "de plus de", "<": "de moins de", "==": "de", "!=": "autre que"},
}
AMOUNTS: Words = {  # the number of an event in flight
    "en": {
        "damage": "the damage",
        "threat": "the threat placed",
        "removed": "the threat removed",
        "healed": "the damage healed",
        "": "the amount",
    },
    "fr": {
        "damage": "les dégâts",
        "threat": "la menace placée",
        "removed": "la menace retirée",
        "healed": "les dégâts soignés",
        "": "la quantité",
    },
}
MASS: Rows = {  # "damage is dealt": text, gender, plural
    "en": {"damage": ("damage", "m", ""), "threat": ("threat", "m", "")},
    "fr": {"damage": ("des dégâts", "m", "s"), "threat": ("de la menace", "f", "")},
}
RESULTS: Words = {
    "en": flat("""
    Activate.attack: the damage dealt this way
    Activate.scheme: the threat placed this way
    Damage: the damage dealt this way
    Discard: the number of cards discarded this way
    Draw: the number of cards drawn this way
    Heal: the damage healed this way
    PlaceThreat: the threat placed this way
    RemoveThreat: the threat removed this way
    other: the amount done this way
"""),
    "fr": flat("""
    Activate.attack: le nombre de dégâts ainsi infligés
    Activate.scheme: le nombre de menaces ainsi placées
    Damage: le nombre de dégâts ainsi infligés
    Discard: le nombre de cartes ainsi défaussées
    Draw: le nombre de cartes ainsi piochées
    Heal: le nombre de dégâts ainsi soignés
    PlaceThreat: le nombre de menaces ainsi placées
    RemoveThreat: le nombre de menaces ainsi retirées
    other: la quantité ainsi obtenue
"""),
}

# ---- what has happened this turn, phase or round (after "there has been a"): noun, gender --------------------------
HAPPENED: Rows = {
    "en": rows("""
    Attacked: an attack | attack
    Schemed: a scheme activation | scheme activation
    Activated: an activation | activation
    Defended: a defense | defense
    Thwarted: a thwart | thwart
    PowerUsed: a basic power used | basic power used
    DamageDealt: damage dealt | damage dealt
    DamageTaken: damage taken | damage taken
    Healed: damage healed | damage healed
    ThreatPlaced: threat placed | threat placed
    ThreatRemoved: threat removed | threat removed
    Defeated: a defeat | defeat
    Revealed: a card revealed | card revealed
    BoostTurned: a boost card turned | boost card turned
    Played: a card played | card played
    EnteredPlay: a card that entered play | card that entered play
    LeftPlay: a card that left play | card that left play
    Discarded: a card discarded | card discarded
    Drawn: a card drawn | card drawn
    FormChanged: a change of form | change of form
    Engaged: an engagement | engagement
    StatusGiven: a status given | status given
    Exhausted: a card exhausted | card exhausted
    Readied: a card readied | card readied
    CountersPlaced: counters placed | counters placed
    CountersRemoved: counters removed | counters removed
    Spent: resources spent | resources spent
    DeckEmptied: a deck emptied | deck emptied
    StageCompleted: a stage completed | stage completed
    Began: a new beginning | new beginning
    Ended: an ending | ending
"""),
    "fr": rows("""
    Attacked: une attaque | aucune attaque
    Schemed: une activation de manigance | aucune activation de manigance
    Activated: une activation | aucune activation
    Defended: une défense | aucune défense
    Thwarted: un contre | aucun contre
    PowerUsed: un pouvoir de base utilisé | aucun pouvoir de base utilisé
    DamageDealt: des dégâts infligés | aucun dégât infligé
    DamageTaken: des dégâts subis | aucun dégât subi
    Healed: des dégâts soignés | aucun dégât soigné
    ThreatPlaced: de la menace placée | aucune menace placée
    ThreatRemoved: de la menace retirée | aucune menace retirée
    Defeated: une défaite | aucune défaite
    Revealed: une carte révélée | aucune carte révélée
    BoostTurned: une carte de boost retournée | aucune carte de boost retournée
    Played: une carte jouée | aucune carte jouée
    EnteredPlay: une carte entrée en jeu | aucune carte entrée en jeu
    LeftPlay: une carte sortie du jeu | aucune carte sortie du jeu
    Discarded: une carte défaussée | aucune carte défaussée
    Drawn: une carte piochée | aucune carte piochée
    FormChanged: un changement de forme | aucun changement de forme
    Engaged: un engagement | aucun engagement
    StatusGiven: un état donné | aucun état donné
    Exhausted: une carte inclinée | aucune carte inclinée
    Readied: une carte redressée | aucune carte redressée
    CountersPlaced: des jetons placés | aucun jeton placé
    CountersRemoved: des jetons retirés | aucun jeton retiré
    Spent: des ressources dépensées | aucune ressource dépensée
    DeckEmptied: un deck épuisé | aucun deck épuisé
    StageCompleted: un stade achevé | aucun stade achevé
    Began: un commencement | aucun commencement
    Ended: une fin | aucune fin
"""),
}
CALLS: Words = {"en": {}, "fr": {}}
"""One line for each named function (`Call`)."""
ICONS: Words = {
    "en": {"energy": "energy", "mental": "mental", "physical": "physical", "wild": "wild"},
    "fr": {"energy": "énergie", "mental": "mentale", "physical": "physique", "wild": "libre"},
}
"""Texts say `[energy]`, so that a page can draw the icon; where only letters can be shown, these words replace it."""
ICONS_MANY: Words = {
    "en": ICONS["en"],
    "fr": {"energy": "énergie", "mental": "mentales", "physical": "physiques", "wild": "libres"},
}
"""The same after "resources"."""
FEMININE = frozenset(
    (
        "Black Cat",
        "Captain Marvel",
        "Carol Danvers",
        "She-Hulk",
        "Jennifer Walters",
        "Hellcat",
        "Spider-Woman",
        "Shuri",
        "Tigra",
        "Jessica Jones",
        "Maria Hill",
        "Black Widow",
        "Mockingbird",
        "Pepper Potts",
        "Aunt May",
        "Titania",
        "Madame Hydra",
    )
)
"""Titles of women, for French agreement; other titles follow the gender of their card type."""
