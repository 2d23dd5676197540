"""What the terminal itself says, in both languages: one key set."""

from __future__ import annotations

from ...kernel.language import Words, fill, flat

UI: Words = {
    "en": flat("""
    round: Round {n}
    setup: Setup
    player: Player phase
    villain: Villain phase
    expert: expert
    heroic: heroic {n}
    bot: {name} bot
    first: first player
    hero: hero
    alter_ego: alter-ego
    out: {who}: eliminated
    threat: threat
    each round: +{n} each round
    exhausted: exhausted
    hand: Hand
    hand count: hand {n}
    deck: deck {n}
    discards: discard {n}
    dealt: facedown {n}
    encounter: Encounter deck {n}, discard {m}
    acceleration: acceleration tokens {n}
    boosts: boost cards {n}
    under: {n} beneath
    nothing: Nothing has happened yet.
    several: several at once: 1 3
    in one line: all of them in one line, e.g. 1 3; what you type is final
    so far: so far {what}
    prompt: {who}>
    welcome: {heroes} against {villain}, seed {seed}. Type a number, or help.
    resumed: The game goes on: {path}
    saved: Saved: {path}
    not saved: The game could not be saved: {why}
    reported: The report is written: {path}
    not reported: The report could not be written: {why}
    bye: The game is saved. Go on with: quickstrike play --terminal --load {path}
    unknown: I do not understand {what!r}: type a number from 1 to {n}, or help.
    number: There is no option {what}: type a number from 1 to {n}.
    no fit: These do not go together: {what}
    undone: Taken back: {n}
    peeked: Something hidden had been seen already: that can't be unseen.
    no undo: There is nothing to take back.
    undo stops: The choice before was made by {who}: type undo once more to take it back.
    twice: Number {what} is there twice: type each number once.
    undo number: undo takes a number from 1 on: undo 3
    log number: log takes a number from 1 on: log 30
    why what: Ask for instance: why play {card}, why attack {enemy}
    why what else: Ask for instance: why attack {enemy}, why change form
    allowed: You may: that is option {n}.
    allowed now: You may.
    may: {what}: yes
    may not: {what}: no, {why} ({rule})
    why not: No: {why}. ({rule})
    card what: Which card? For instance: card {card}
    no card: No card here is called {what!r}.
    have: In your hand: {names}
    mean: Did you mean {what}?
    muted: {card}: you will not be asked again. Back with: unmute {card}
    unmuted: {card}: you will be asked again.
    migrated: The save was made by other rules; its choices were played again by those of today.
    no offer: Nobody else could offer to do anything now.
    offer how: To offer one of them: offer 1
    concede sure: Give up for {who}? Type concede to do it.
    won: You have won!
    lost: You have lost.
    after: {rounds}, {n} decisions. Replay: quickstrike replay {path}
    rounds: Rounds: {n}
    finish: The game is over: undo, log, save, or Enter to leave.
    bug: This is a mistake of quickstrike, please report it (seed {seed}, answer {n}). The game before it is in {path}
"""),
    "fr": flat("""
    round: Round {n}
    setup: Mise en place
    player: Phase des joueurs
    villain: Phase du méchant
    expert: expert
    heroic: héroïque {n}
    bot: robot {name}
    first: premier joueur
    hero: héros
    alter_ego: alter ego
    out: {who} : éliminé{e}
    threat: menace
    each round: +{n} par round
    exhausted: incliné
    hand: Main
    hand count: main {n}
    deck: deck {n}
    discards: défausse {n}
    dealt: face cachée {n}
    encounter: Deck Rencontre {n}, défausse {m}
    acceleration: pions Accélération {n}
    boosts: cartes de boost {n}
    under: {n} dessous
    nothing: Il ne s'est encore rien passé.
    several: plusieurs à la fois : 1 3
    in one line: toutes sur une ligne, par ex. 1 3 ; votre réponse est définitive
    so far: déjà {what}
    prompt: {who}>
    welcome: {heroes} contre {villain}, graine {seed}. Tapez un numéro, ou aide.
    resumed: La partie continue : {path}
    saved: Partie sauvegardée : {path}
    not saved: La partie n'a pas pu être sauvegardée : {why}
    reported: Le rapport est écrit : {path}
    not reported: Le rapport n'a pas pu être écrit : {why}
    bye: La partie est sauvegardée. Pour continuer : quickstrike play --terminal --lang fr --load {path}
    unknown: Je ne comprends pas {what!r} : tapez un numéro de 1 à {n}, ou aide.
    number: Il n'y a pas d'option {what} : tapez un numéro de 1 à {n}.
    no fit: Ces choix ne vont pas ensemble : {what}
    undone: Coups repris : {n}
    peeked: Quelque chose de caché avait déjà été vu : cela ne s'oublie pas.
    no undo: Il n'y a rien à reprendre.
    undo stops: Le choix d'avant était celui de {who} : tapez annuler encore une fois pour le reprendre.
    twice: Le numéro {what} y est deux fois : tapez chaque numéro une seule fois.
    undo number: annuler prend un nombre à partir de 1 : annuler 3
    log number: journal prend un nombre à partir de 1 : journal 30
    why what: Demandez par exemple : pourquoi jouer {card}, pourquoi attaquer {enemy}
    why what else: Demandez par exemple : pourquoi attaquer {enemy}, pourquoi changer de forme
    allowed: C'est permis : option {n}.
    allowed now: C'est permis.
    may: {what} : oui
    may not: {what} : non, {why} ({rule})
    why not: Non : {why}. ({rule})
    card what: Quelle carte ? Par exemple : carte {card}
    no card: Aucune carte ne s'appelle {what!r} ici.
    have: Dans votre main : {names}
    mean: Vouliez-vous dire {what} ?
    muted: {card} : la question ne sera plus posée. Pour revenir : rappeler {card}
    unmuted: {card} : la question sera posée à nouveau.
    migrated: La sauvegarde venait d'autres règles ; ses choix ont été rejoués avec celles d'aujourd'hui.
    no offer: Personne d'autre ne peut rien proposer maintenant.
    offer how: Pour en proposer une : proposer 1
    concede sure: Abandonner pour {who} ? Tapez abandonner pour le faire.
    won: Vous avez gagné !
    lost: Vous avez perdu.
    after: {rounds}, {n} décisions. Pour la revoir : quickstrike replay --lang fr {path}
    rounds: Rounds : {n}
    finish: La partie est terminée : annuler, journal, sauver, ou Entrée pour quitter.
    bug: C'est une erreur de quickstrike, merci de la signaler (graine {seed}, réponse {n}). La partie d'avant : {path}
"""),
}

HELP: dict[str, list[tuple[str, str]]] = {
    "en": [
        ("3", "choose option 3"),
        ("1 3 4", "choose several at once, where several can be chosen (paying, discarding)"),
        ("undo [n]", "take back your last n choices"),
        (
            "why <what>",
            "why can't I? why Haymaker, why attack Rhino with Tigra, why play Tackle on the minion; "
            "why alone tells it for every card",
        ),
        ("card <name>", "what a card says"),
        ("offer [n]", "what your other heroes could do in this turn"),
        ("mute <card>", "pass by itself where only this card could be used; unmute <card> asks again"),
        ("log [n]", "the last n lines of what happened"),
        ("board", "show the board again"),
        ("save [file]", "save the game (it is saved all the time anyway)"),
        ("report [file]", "write a bug report: the table as it is, with the log"),
        ("quit", "save and leave"),
    ],
    "fr": [
        ("3", "choisir l'option 3"),
        ("1 3 4", "en choisir plusieurs à la fois, là où c'est possible (payer, défausser)"),
        ("annuler [n]", "reprendre vos n derniers choix"),
        (
            "pourquoi <quoi>",
            "pourquoi est-ce interdit ? pourquoi Haymaker, pourquoi attaquer Rhino avec Tigra, "
            "pourquoi jouer Tacle sur le sbire ; "
            "pourquoi tout court le dit pour chaque carte",
        ),
        ("carte <nom>", "ce que dit une carte"),
        ("proposer [n]", "ce que vos autres héros pourraient faire pendant ce tour"),
        ("ignorer <carte>", "passer tout seul là où seule cette carte servirait ; rappeler <carte> pour revenir"),
        ("journal [n]", "les n dernières lignes de ce qui s'est passé"),
        ("table", "montrer la table à nouveau"),
        ("sauver [fichier]", "sauvegarder la partie (elle l'est de toute façon sans cesse)"),
        ("rapport [fichier]", "écrire un rapport de bogue : la table telle qu'elle est, avec le journal"),
        ("quitter", "sauvegarder et quitter"),
    ],
}
LEGEND: Words = {
    "en": {"icons": "Resources: E energy, M mental, P physical, W wild. Numbers before them are costs."},
    "fr": {"icons": "Ressources : E énergie, M mentale, P physique, L libre. Le nombre devant est le coût."},
}
LETTERS: Words = {
    "en": {"energy": "E", "mental": "M", "physical": "P", "wild": "W"},
    "fr": {"energy": "E", "mental": "M", "physical": "P", "wild": "L"},
}
COMMANDS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "undo": ("undo", "u"),
        "why": ("why", "?"),
        "card": ("card", "c"),
        "offer": ("offer",),
        "log": ("log", "l"),
        "board": ("board", "b"),
        "mute": ("mute",),
        "unmute": ("unmute",),
        "save": ("save",),
        "report": ("report",),
        "quit": ("quit", "q", "exit"),
        "help": ("help", "h"),
    },
    "fr": {
        "undo": ("annuler", "a"),
        "why": ("pourquoi", "?"),
        "card": ("carte", "c"),
        "offer": ("proposer",),
        "log": ("journal", "j"),
        "board": ("table", "t"),
        "mute": ("ignorer",),
        "unmute": ("rappeler",),
        "save": ("sauver",),
        "report": ("rapport",),
        "quit": ("quitter", "q"),
        "help": ("aide", "h"),
    },
}
"""How commands may be typed; the English words work in every language."""
VERBS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "play": ("play",),
        "attack": ("attack",),
        "thwart": ("thwart",),
        "use": ("use",),
        "recover": ("recover",),
        "defend": ("defend with", "defend"),
        "change_form": ("change form", "change", "flip"),
        "pay": ("pay with", "pay"),
        "choose": ("choose",),
        "discard": ("discard",),
        "pass": ("pass",),
        "end_turn": ("end my turn", "end the turn", "end turn", "end"),
        "concede": ("concede", "give up"),
    },
    "fr": {
        "play": ("jouer",),
        "attack": ("attaquer",),
        "thwart": ("contrer",),
        "use": ("utiliser",),
        "recover": ("récupérer", "recuperer"),
        "defend": ("défendre avec", "defendre avec", "défendre", "defendre"),
        "change_form": ("changer de forme", "changer"),
        "pay": ("payer avec", "payer"),
        "choose": ("choisir",),
        "discard": ("défausser", "defausser"),
        "pass": ("passer",),
        "end_turn": ("terminer mon tour", "terminer le tour", "terminer", "finir mon tour", "finir le tour", "finir"),
        "concede": ("abandonner", "concéder", "conceder"),
    },
}
DEEDS: Words = {
    "en": flat("""
    play: play {card}
    use: use {card}
    attack: attack {target} with {card}
    thwart: thwart {target} with {card}
    recover: recover
    change_form: change form
    defend: defend with {card}
    pay: pay with {card}
    choose: choose {card}
    discard: discard {card}
"""),
    "fr": flat("""
    play: jouer {card}
    use: utiliser {card}
    attack: attaquer {target} avec {card}
    thwart: contrer {target} avec {card}
    recover: récupérer
    change_form: changer de forme
    defend: défendre avec {card}
    pay: payer avec {card}
    choose: choisir {card}
    discard: défausser {card}
"""),
}
"""What somebody may want to do with a card."""
WITH = {"en": " with ", "fr": " avec "}
ON = {"en": (" on ", " at "), "fr": (" sur ", " contre ")}
"""Between a card and what it is aimed at."""


def say(key: str, lang: str, /, **words: object) -> str:
    return fill(UI, key, lang, **words)
