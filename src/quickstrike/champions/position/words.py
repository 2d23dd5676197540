"""What is said of positions, in both languages. See kernel/words.py; keys begin with "pos" for the sake of the others.
"""
from __future__ import annotations

from ...kernel.words import Words, flat, messages


def _rows(text: str) -> dict[str, str]:
    return {f"pos {k}": v.replace("\\n", "\n") for k, v in flat(text).items()}


VERBS: Words = {"en": _rows("""
    not here: there is no {what} on this table
    not in play: {card} is not in play but in {where!r}
    none in play: no {what} is in play
    nobody asked: nobody is asked: the game is {result}
    no option: no option {verb!r} with {said} is open at {asked!r}; there are\\n  {there}
    any fields: any fields
    over: nothing: the game is {result}
    must choose: somebody must choose: {kind}\\n  {there}
    other target: {what} was no possible target: nothing happened to it
    never came: no {kind!r} came up
    only at a turn: this can only be done at a turn's decision, not at {asked!r}
    no reins: in a game that somebody plays, nothing happens that no player could do
    is open: {option} is open
    nothing against: {verb} is no option, but explain finds nothing against it
    other rule: it is {found} ({key}) that forbids it, not {rule}
"""), "fr": _rows("""
    not here: il n'y a pas de {what} sur cette table
    not in play: {card} n'est pas en jeu mais dans {where!r}
    none in play: aucune carte {what} n'est en jeu
    nobody asked: rien n'est demandé à personne : la partie est {result}
    no option: aucune option {verb!r} avec {said} n'est ouverte à {asked!r} ; il y a\\n  {there}
    any fields: quoi que ce soit
    over: rien : la partie est {result}
    must choose: quelqu'un doit choisir : {kind}\\n  {there}
    other target: {what} n'était pas une cible possible : il ne lui est rien arrivé
    never came: aucune décision {kind!r} ne s'est présentée
    only at a turn: cela ne se peut qu'à la décision d'un tour, pas à {asked!r}
    no reins: dans une partie jouée, rien n'arrive qu'aucun joueur ne puisse faire
    is open: {option} est ouverte
    nothing against: {verb} n'est pas une option, mais aucune règle ne s'y oppose
    other rule: c'est {found} ({key}) qui l'interdit, pas {rule}
""")}
messages(VERBS)
messages({"en": _rows("""
    wrong: {what}
    in file: {file}:{line}: {what}
    in text: line {line}: {what}
    in data: {place}: {what}
    no file: there is no file {file}
    no text: {file} is no text
    unreadable: {file} can't be read: {why}
    syntax: this is not {form}: {why}
    failed: this position does not end as it should: {differences}
    position: a position
    card: a card
    player: a player
    villain: a villain
    main scheme: the main scheme
    encounter: the encounter deck
    step: a step
    option: an option
    effect: an effect
    expectation: an expectation
    made-up card: a made-up card
    exact: [exact]
    lasting effect: a lasting effect
    no seed: a seed in [exact] is a number in hexadecimal digits, not {found!r}
    no versions: versions are pairs such as 17:204, not {found!r}
    no effect: {found!r} is no effect of that kind{near}
    no more: this can't be read: {why}
    no number of: a card is named by its number here, such as "#17", not {found!r}
    no table: {what} is a table, not {found!r}
    unknown key: {what} has no {key!r}{near}
    no number: {key} is a whole number, not {found!r}
    too small: {key} is {n}, it must be at least {least}
    too big: {key} is {n}, it must be at most {most}
    no flag: {key} is true or false, not {found!r}
    no word: {key} is a text, not {found!r}
    no counts: {key} is a table of numbers, such as {{web = 2}}, not {found!r}
    unknown word: {key}: unknown is {found!r}{near}
    no card: a card is a title, a code or a table, not {found!r}
    no such card: no card is called {name!r}{near}
    which of them: {name!r} could be {known}
    not scripted: card {code} ({name}) is not scripted yet, so it can't be in a position
    which card: a card has exactly one of these: {known}
    one kind: a made-up card is of exactly one kind of these: {known}
    two places: {card} is in two places: here and {there}
    on line: on line {line}
    at place: at {place}
    too many copies: {card} is there more often than it exists ({most}); the first is {there}
    numbered twice: several cards can't share the number #{number}
    attach it: {card} is attached to something: write it into the "attached" of that card
    wrong kind: {card} is of the kind {kind}, here stands {known}
    not in play kind: {card} is of the kind {kind} and never stays in play
    identity there: {card} is an identity: it is the "hero" of a player
    lies nowhere: {card} is not in play here, so it has no {key}
    before setup: this table is yet to be set up, so there is no {key!r}
    no limit: {card} has no ability {n} with a limit
    no identity: {name} is no identity{near}
    players: a table has one to four players, not {n}
    all out: nobody is left: at least one player must not be out
    is out: player {n} is out of the game
    not out: player {n} is not out of the game
    no stage: {name} has no stage {stage}; there are {known}
    wrong seed: a seed is a number or a word, not {found!r}
    no title: {key} is a text, or a table with a text for each language, not {found!r}
    made-up cards: [cards]
    one dial: {n} villains can't share one hit point dial: write a [[villain]] with its own damage for each
    one main: there is one main scheme; a stage beneath it goes into its "stages"
    defeated: {card} would be defeated by {n} damage: it can have at most {most}
    completed: {card} would be completed by {n} threat: it can have at most {most}
    no player: there is no player {n}: they go from 1 to {most}
    unknown verb: there is no step {verb!r}{near}
    no verb: this step has a {key} and no "do"
    needs card: {verb} needs a card
    no do: an option needs a "do"
    unknown thing: nothing here is called {name!r}{near}
    expected: expected {what} {expected}, it is {found}
    expected what: expected {what}: {why}
    no log: expected a {kind!r} in the log, there is none
    after: after step {n}: {what}
    step failed: step {n} can't be done: {why}
    report: What went wrong here, and what should have happened instead?
    report how: quickstrike position FILE shows this table; with --play, the game goes on.
    do reveal: An encounter card is revealed
    do activate: An enemy activates
    do pass_all: Everything that may be refused is refused
    do villain_phase: The villain phase
    do until: The game goes on
    tell does: {who}: {what}
    tell no attack: {card} can't attack: {why} ({rule})
    tell no attack that: {card} can't attack {target}: {why} ({rule})
    tell no thwart: {card} can't thwart: {why} ({rule})
    tell no thwart that: {card} can't thwart {target}: {why} ({rule})
    tell no recover: {card} can't recover: {why} ({rule})
    tell no change_form: {card} can't change form: {why} ({rule})
    tell no play: {card} can't be played: {why} ({rule})
    tell no use: {card} can't be used: {why} ({rule})
    tell no other: Not possible: {why} ({rule})
    tell hero: hero form
    tell alter_ego: alter-ego form
    tell hit point: {n} hit point
    tell hit points: {n} hit points
    tell threat of: {n} of {goal} threat
    tell exhausted: exhausted
    tell in play: In play: {cards}
    tell engaged: Engaged: {cards}
    tell hand: In hand: {cards}
    tell dealt: Facedown encounter cards: {n}
    kind hero: hero
    kind alter_ego: alter-ego
    kind ally: ally
    kind event: event
    kind support: support
    kind upgrade: upgrade
    kind resource: resource
    kind player_side_scheme: player side scheme
    kind main_scheme: main scheme
    kind side_scheme: side scheme
    kind villain: villain
    kind minion: minion
    kind treachery: treachery
    kind attachment: attachment
    kind environment: environment
    kind obligation: obligation
"""), "fr": _rows("""
    wrong: {what}
    in file: {file}:{line} : {what}
    in text: ligne {line} : {what}
    in data: {place} : {what}
    no file: il n'y a pas de fichier {file}
    no text: {file} n'est pas un texte
    unreadable: {file} est illisible : {why}
    syntax: ce n'est pas du {form} : {why}
    failed: cette position ne se termine pas comme elle le doit : {differences}
    position: une position
    card: une carte
    player: un joueur
    villain: un méchant
    main scheme: la manigance principale
    encounter: le deck Rencontre
    step: une étape
    option: une option
    effect: un effet
    expectation: une attente
    made-up card: une carte inventée
    exact: [exact]
    lasting effect: un effet persistant
    no seed: une graine dans [exact] est un nombre hexadécimal, pas {found!r}
    no versions: versions contient des paires comme 17:204, pas {found!r}
    no effect: {found!r} n'est pas un tel effet{near}
    no more: cela est illisible : {why}
    no number of: une carte se nomme ici par son numéro, comme « #17 », pas {found!r}
    no table: {what} est une table, pas {found!r}
    unknown key: {what} n'a pas de {key!r}{near}
    no number: {key} est un nombre entier, pas {found!r}
    too small: {key} vaut {n}, il faut au moins {least}
    too big: {key} vaut {n}, il faut au plus {most}
    no flag: {key} est true ou false, pas {found!r}
    no word: {key} est un texte, pas {found!r}
    no counts: {key} est une table de nombres, comme {{web = 2}}, pas {found!r}
    unknown word: {key} : {found!r} est inconnu{near}
    no card: une carte est un titre, un code ou une table, pas {found!r}
    no such card: aucune carte ne s'appelle {name!r}{near}
    which of them: {name!r} peut être {known}
    not scripted: la carte {code} ({name}) n'est pas encore programmée : elle ne peut pas figurer dans une position
    which card: une carte a exactement un de ces champs : {known}
    one kind: une carte inventée est d'exactement un de ces types : {known}
    two places: {card} est à deux endroits : ici et {there}
    on line: à la ligne {line}
    at place: en {place}
    too many copies: {card} figure plus souvent qu'elle n'existe ({most}) ; la première est {there}
    numbered twice: plusieurs cartes ne peuvent pas avoir le même numéro #{number}
    attach it: {card} est attachée à quelque chose : il faut l'écrire dans « attached » de cette carte
    wrong kind: {card} est de type {kind}, ici se place {known}
    not in play kind: {card} est de type {kind} et ne reste jamais en jeu
    identity there: {card} est une identité : c'est le « hero » d'un joueur
    lies nowhere: {card} n'est pas en jeu ici, elle n'a donc pas de {key}
    before setup: cette table n'est pas encore mise en place, il n'y a donc pas de {key!r}
    no limit: {card} n'a pas de capacité {n} limitée
    no identity: {name} n'est pas une identité{near}
    players: une table a de un à quatre joueurs, pas {n}
    all out: il ne reste personne : au moins un joueur ne doit pas être éliminé
    is out: le joueur {n} est éliminé
    not out: le joueur {n} n'est pas éliminé
    no stage: {name} n'a pas de stade {stage} ; il y a {known}
    wrong seed: une graine est un nombre ou un mot, pas {found!r}
    no title: {key} est un texte, ou une table avec un texte par langue, pas {found!r}
    made-up cards: [cards]
    one dial: {n} méchants ne partagent pas un compteur de points de vie : un [[villain]] avec ses dégâts pour chacun
    one main: il n'y a qu'une manigance principale ; un stade en dessous se met dans ses « stages »
    defeated: {card} serait vaincu par {n} dégâts : il peut en avoir au plus {most}
    completed: {card} serait achevée par {n} menaces : elle peut en avoir au plus {most}
    no player: il n'y a pas de joueur {n} : ils vont de 1 à {most}
    unknown verb: il n'y a pas d'étape {verb!r}{near}
    no verb: cette étape a un champ {key} mais pas de « do »
    needs card: il manque une carte à {verb}
    no do: il manque à cette option son « do »
    unknown thing: rien ici ne s'appelle {name!r}{near}
    expected: {what} devrait être {expected}, c'est {found}
    expected what: attendu, {what} : {why}
    no log: il devrait y avoir {kind!r} dans le journal, il n'y en a pas
    after: après l'étape {n} : {what}
    step failed: l'étape {n} est impossible : {why}
    report: Qu'est-ce qui ne va pas ici, et que devrait-il se passer ?
    report how: quickstrike position FICHIER montre cette table ; avec --play, la partie continue.
    do reveal: Une carte Rencontre est révélée
    do activate: Un ennemi s'active
    do pass_all: Tout ce qui peut être refusé est refusé
    do villain_phase: La phase du méchant
    do until: La partie continue
    tell does: {who} : {what}
    tell no attack: {card} ne peut pas attaquer : {why} ({rule})
    tell no attack that: {card} ne peut pas attaquer {target} : {why} ({rule})
    tell no thwart: {card} ne peut pas contrer : {why} ({rule})
    tell no thwart that: {card} ne peut pas contrer {target} : {why} ({rule})
    tell no recover: {card} ne peut pas récupérer : {why} ({rule})
    tell no change_form: {card} ne peut pas changer de forme : {why} ({rule})
    tell no play: Impossible de jouer {card} : {why} ({rule})
    tell no use: Impossible d'utiliser {card} : {why} ({rule})
    tell no other: Impossible : {why} ({rule})
    tell hero: forme de héros
    tell alter_ego: forme d'alter ego
    tell hit point: {n} point de vie
    tell hit points: {n} points de vie
    tell threat of: {n} menaces sur {goal}
    tell exhausted: incliné
    tell in play: En jeu : {cards}
    tell engaged: Engagés : {cards}
    tell hand: En main : {cards}
    tell dealt: Cartes Rencontre face cachée : {n}
    kind hero: héros
    kind alter_ego: alter ego
    kind ally: allié
    kind event: événement
    kind support: soutien
    kind upgrade: amélioration
    kind resource: ressource
    kind player_side_scheme: manigance annexe de joueur
    kind main_scheme: manigance principale
    kind side_scheme: manigance annexe
    kind villain: méchant
    kind minion: sbire
    kind treachery: traîtrise
    kind attachment: attachement
    kind environment: environnement
    kind obligation: obligation
""")})
