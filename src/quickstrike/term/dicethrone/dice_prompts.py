"""What the terminal says in a game of Dice Throne, in both languages: one key set."""

from __future__ import annotations

from ...kernel.language import Words, fill, flat
from ..champions.prompts import UI as COMMON

ALIKE = (
    "bot",
    "nothing",
    "prompt",
    "resumed",
    "saved",
    "not saved",
    "reported",
    "not reported",
    "undone",
    "peeked",
    "no undo",
    "undo stops",
    "twice",
    "undo number",
    "log number",
    "no card",
    "mean",
    "migrated",
    "allowed",
    "allowed now",
    "may",
    "may not",
    "why not",
    "no fit",
    "number",
    "finish",
    "bug",
)
"""What is said as in Champions."""
OWN: Words = {
    "en": flat("""
    setup: Setup
    upkeep: Upkeep Phase
    income: Income Phase
    main1: Main Phase (1)
    main2: Main Phase (2)
    roll: Roll Phase
    discard: Discard Phase
    turn: Turn {n}
    team: team {n}
    health: Health {n}
    CP: CP {n}
    hand count: hand {n}
    deck: deck {n}
    discards: discard {n}
    with: with {who}
    out: {who}: defeated
    hand: Hand
    incoming: Damage to come
    abilities: Abilities
    aims: Abilities, and the chance to get there if nothing else is wanted
    pile: Discard pile
    worth: worth {n}
    keep how: others: keep 1 1 4, or reroll 5 6; all of them: odds
    attempt how: what you keep: keep 1 1 4, or reroll 5 6
    sell: Sell, 1 CP each
    throw: Discard a card to throw {what}
    retrieve: Discard a card to retrieve {what}
    change: Change a die
    reroll: Re-roll a die
    keeps: Keep
    none: nothing
    paused: {who} is about to choose. You could act before.
    pause on: From now on you are asked before opponents choose, if you could act. Off again with: pause
    pause off: You are no longer asked before opponents choose.
    no keep: {what!r} is nothing that can be kept: what lies there is {dice}, and at least one die is rolled again.
    no dice: No dice can be rolled again now.
    no roll: There is nothing to roll for now: odds are for your Offensive Roll.
    hint: The odds bot would choose: {what}
    no hint: It is not your choice now.
    several fit: Several options fit {what!r}: {which}
    unknown: I do not understand {what!r}: type a number from 1 to {n}, or help.
    why what: Ask for instance: why play {card}, why declare {ability}
    card what: Of which card, token or ability? For instance: card {card}
    no hero: Nobody here is called {what!r}: there are {names}.
    no rule: No rule has anything to do with {what!r}.
    all dice: all dice
    rule what: Which rule? For instance: rules collateral
    load what: Which save? For instance: load game.json
    no offer: Nobody else could do anything now.
    offer how: To do one of them: offer 1
    welcome: {names}, seed {seed}. Type a number, or help.
    against: {a} against {b}
    bye: The game is saved. Go on with: quickstrike dicethrone play --load {path}
    won: You have won!
    lost: You have lost.
    drawn: The game is a draw.
    winner: {who} wins.
    after: Turns: {turns}, decisions: {n}. Replay: quickstrike dicethrone replay {path}
"""),
    "fr": flat("""
    setup: Mise en place
    upkeep: Phase d'Entretien
    income: Phase de Revenu
    main1: Phase Principale (1)
    main2: Phase Principale (2)
    roll: Phase de Lancer
    discard: Phase de Défausse
    turn: Tour {n}
    team: équipe {n}
    health: Santé {n}
    CP: PC {n}
    hand count: main {n}
    deck: pioche {n}
    discards: défausse {n}
    with: chez {who}
    out: {who} : Santé réduite à 0
    hand: Main
    incoming: Dégâts à venir
    abilities: Capacités
    aims: Capacités, et la chance d'y arriver si l'on ne vise rien d'autre
    pile: Pile de Défausse
    worth: valeur {n}
    keep how: d'autres : garder 1 1 4, ou relancer 5 6 ; tous les choix : chances
    attempt how: ce que vous gardez : garder 1 1 4, ou relancer 5 6
    sell: Vendre, 1 PC chacune
    throw: Défausser une carte pour lancer {what}
    retrieve: Défausser une carte pour récupérer {what}
    change: Changer un dé
    reroll: Relancer un dé
    keeps: Garder
    none: rien
    paused: {who} va choisir. Vous pourriez agir avant.
    pause on: Dorénavant, la question est posée avant les choix adverses, si vous pouvez agir. Pour arrêter : pause
    pause off: La question n'est plus posée avant les choix adverses.
    no keep: {what!r} ne peut pas être gardé : il y a {dice}, et au moins un dé est relancé.
    no dice: Aucun dé ne peut être relancé maintenant.
    no roll: Il n'y a rien à lancer : les chances sont celles de votre Lancer Offensif.
    hint: Le robot odds choisirait : {what}
    no hint: Ce n'est pas à vous de choisir.
    several fit: Plusieurs options conviennent à {what!r} : {which}
    unknown: Je ne comprends pas {what!r} : tapez un numéro de 1 à {n}, ou aide.
    why what: Demandez par exemple : pourquoi jouer {card}, pourquoi annoncer {ability}
    card what: De quelle carte, quel jeton ou quelle capacité ? Par exemple : carte {card}
    no hero: Personne ne s'appelle {what!r} ici : il y a {names}.
    no rule: Aucune règle ne parle de {what!r}.
    all dice: tous
    rule what: Quelle règle ? Par exemple : règles collatéraux
    load what: Quelle sauvegarde ? Par exemple : charger partie.json
    no offer: Personne d'autre ne peut rien faire maintenant.
    offer how: Pour en faire une : proposer 1
    welcome: {names}, graine {seed}. Tapez un numéro, ou aide.
    against: {a} contre {b}
    bye: La partie est sauvegardée. Pour continuer : quickstrike dicethrone play --lang fr --load {path}
    won: Vous avez gagné !
    lost: Vous avez perdu.
    drawn: La partie est nulle.
    winner: Victoire : {who}.
    after: Tours : {turns}, décisions : {n}. Pour la revoir : quickstrike dicethrone replay --lang fr {path}
"""),
}
UI: Words = {lang: {**{k: COMMON[lang][k] for k in ALIKE}, **rows} for lang, rows in OWN.items()}

HELP: dict[str, list[tuple[str, str]]] = {
    "en": [
        ("3", "choose option 3; or type some words of it: pass, play tip it, sell samesies"),
        ("keep 1 1 4", "keep these dice and roll the others again; keep nothing rolls all of them"),
        ("reroll 5 6", "the same, told by the dice that are rolled again"),
        ("odds", "what every keep is worth, and the chance of every ability"),
        ("hint", "what the odds bot would do"),
        ("undo [n]", "take back your last n choices"),
        ("why <what>", "why can't I? why play Tip It, why declare For Asgard; why alone tells it for everything"),
        ("card <name>", "what a card, token, companion or ability says"),
        ("hero [name]", "a hero's board: all abilities, tokens, the discard pile"),
        ("rules <words>", "look a rule up"),
        ("offer [n]", "what others of your seats could do now"),
        ("pause", "be asked before opponents choose, wherever you could act; again: no longer"),
        ("log [n]", "the last n lines of what happened"),
        ("board", "show the table again"),
        ("save [file]", "save the game (it is saved all the time anyway)"),
        ("load <file>", "go on with another save"),
        ("report [file]", "write the table as it is as a position file, for a bug report"),
        ("quit", "save and leave"),
    ],
    "fr": [
        ("3", "choisir l'option 3 ; ou en taper quelques mots : passer, vendre idem"),
        ("garder 1 1 4", "garder ces dés et relancer les autres ; garder rien les relance tous"),
        ("relancer 5 6", "de même, en disant les dés à relancer"),
        ("chances", "ce que vaut chaque choix de dés, et la chance de chaque capacité"),
        ("conseil", "ce que ferait le robot odds"),
        ("annuler [n]", "reprendre vos n derniers choix"),
        (
            "pourquoi <quoi>",
            "pourquoi est-ce interdit ? pourquoi jouer Idem, pourquoi annoncer Pour Asgard ; "
            "pourquoi tout court le dit pour tout",
        ),
        ("carte <nom>", "ce que dit une carte, un jeton, un familier ou une capacité"),
        ("héros [nom]", "le plateau d'un héros : toutes ses capacités, ses jetons, sa Pile de Défausse"),
        ("règles <mots>", "chercher une règle"),
        ("proposer [n]", "ce que vos autres places pourraient faire maintenant"),
        ("pause", "que la question soit posée avant les choix adverses, si vous pouvez agir ; encore : ne plus"),
        ("journal [n]", "les n dernières lignes de ce qui s'est passé"),
        ("table", "montrer la table à nouveau"),
        ("sauver [fichier]", "sauvegarder la partie (elle l'est de toute façon sans cesse)"),
        ("charger <fichier>", "continuer une autre sauvegarde"),
        ("rapport [fichier]", "écrire la table telle qu'elle est comme position, pour un rapport de bogue"),
        ("quitter", "sauvegarder et quitter"),
    ],
}
LEGEND: Words = {
    "en": {
        "worth": "What a keep or an ability is worth is told in points of damage: what it deals beyond the usual "
        "defence, and cards, points and tokens by their prices; cards of your hand that could change "
        "the dice are counted in. ★ is what the odds bot would choose."
    },
    "fr": {
        "worth": "La valeur d'un choix ou d'une capacité est donnée en dégâts : ceux qui passent une défense "
        "habituelle, et le prix des cartes, des points et des jetons ; les cartes de votre main qui "
        "pourraient changer les dés sont comptées. ★ est ce que choisirait le robot odds."
    },
}
COMMANDS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "undo": ("undo", "u"),
        "why": ("why", "explain", "?"),
        "card": ("card", "c"),
        "hero": ("hero",),
        "odds": ("odds", "o"),
        "hint": ("hint",),
        "rules": ("rules", "rule"),
        "offer": ("offer",),
        "pause": ("pause",),
        "log": ("log", "l"),
        "board": ("board", "b"),
        "keep": ("keep", "k"),
        "reroll": ("reroll", "r"),
        "save": ("save",),
        "load": ("load",),
        "report": ("report",),
        "quit": ("quit", "q", "exit"),
        "help": ("help", "h"),
    },
    "fr": {
        "undo": ("annuler", "a"),
        "why": ("pourquoi", "?"),
        "card": ("carte", "c"),
        "hero": ("héros", "heros"),
        "odds": ("chances", "chance"),
        "hint": ("conseil",),
        "rules": ("règles", "règle", "regles", "regle"),
        "offer": ("proposer",),
        "pause": ("pause",),
        "log": ("journal", "j"),
        "board": ("table", "t"),
        "keep": ("garder", "g"),
        "reroll": ("relancer", "r"),
        "save": ("sauver",),
        "load": ("charger",),
        "report": ("rapport",),
        "quit": ("quitter", "q"),
        "help": ("aide", "h"),
    },
}
"""How commands may be typed; the English words work in every language."""
NOTHING = ("", "-", "nothing", "none", "rien", "aucun")
"""What is kept if nothing is."""
VERBS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "play": ("play",),
        "spend": ("spend",),
        "sell": ("sell",),
        "declare": ("declare", "activate"),
        "roll": ("roll",),
        "keep": ("keep", "reroll"),
    },
    "fr": {
        "play": ("jouer",),
        "spend": ("dépenser", "depenser"),
        "sell": ("vendre",),
        "declare": ("annoncer", "activer"),
        "roll": ("lancer",),
        "keep": ("garder", "relancer"),
    },
}
"""What one may ask about with `why`."""


def say(key: str, lang: str, /, **words: object) -> str:
    return fill(UI, key, lang, **words)
