"""What is said of mistakes in position files, in both languages: what is wrong, and what would be right."""

from __future__ import annotations

from ...kernel.language import messages
from .phrases import rows

messages(
    {
        "en": rows("""
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
    needs effect: a lasting effect needs its "effect": a card, or a place in its definition
    cards with it: ; cards that have one: {known}
    no more: this can't be read: {why}
    no number of: a card goes by its number here, such as "#17", and a player as "player 1", not {found!r}
    no table: {what} is a table, not {found!r}
    unknown key: {what} has no {key!r}{near}
    no number: {key} is a whole number, not {found!r}
    too small: {key} is {n}, it must be at least {least}
    too big: {key} is {n}, it must be at most {most}
    no flag: {key} is true or false, not {found!r}
    no word: {key} is a text, not {found!r}
    no counts: {key} is a table of numbers, such as {{web = 2}}, not {found!r}
    unknown word: {key} can't be {found!r}{near}
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
    too many of it: {card} is there more often than it exists ({most})
    same hero: {card} is the identity of another player already ({there}); "twins = true" allows it
    numbered twice: several cards can't share the number #{number}
    attach it: {card} is attached to something: write it into the "attached" of that card
    wrong kind: {card} can't be here; here go: {known}
    not in play kind: {card} never stays in play
    identity there: {card} is an identity: it is the "hero" of a player
    lies nowhere: {card} is not in play here, so it has no {key}
    before setup: this table is yet to be set up, so there is no {key!r}
    no limit: {card} has no ability {found!r} with a limit; it has {known}
    no limits: {card} has no ability with a limit, so {found!r} can't be used
    no such of: no {name} is called {of!r}; there are {known}
    no such code: there is no card {code!r}{near}
    other code: {code} is {name}, not {found!r}
    stage: a stage is a number such as 2, or "II", not {found!r}
    stageless: this {kind} has no stages: name a printed one, or leave "stage" out
    later stage: {card} can't lie beneath stage {last}: later stages lie beneath earlier ones
    stage there: {card} can't be in this pile: its place is in play or in "stages"
    beside save: a file with a "save" says nothing else of the table, so there is no {key!r}
    no scenario: {key} is there without the {needs!r} that it belongs to
    has nothing: player {n} is out of the game and has no {key!r}
    named twice: two cards in [cards] are called {name!r}
    maximum: a maximum
    keyword number: {keyword} needs its number, such as "{keyword} 1"
    keyword of: {keyword} needs what it names, such as {known!r}
    bare keyword: {keyword} stands alone, not {found!r}
    other field: {verb} has no {key!r} in a step; it may have {known}
    no field: {verb} has no {key!r} in a step; it stands alone
    no exhaust: {card} can't be exhausted: characters, upgrades and supports of the players can
    no hit points: {card} has no hit points left, so it would be defeated
    no threat left: {card} has no threat, so it would be defeated: it needs at least 1
    per player: player
    per enemy: enemy
    per ally: ally
    per card: card
    over maximum: {card} is there {n} times, but its maximum is {most} per {per}
    too many ally: {n} allies of one player are more than the ally limit: {card} is one too many
    too many restricted: {n} restricted cards of one player are more than the limit: {card} is one too many
    too many player_side_scheme: {n} player side schemes are more than the limit: {card} is one too many
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
    needs target: {verb} needs a target
    no do: an option needs a "do"
    unknown thing: nothing here is called {name!r}{near}
    one of: ; it is one of {known}
    nearest: ; the nearest are {known}
    it has: ; it has {known}
    no language: {key} has no language {found!r}: there are {known}
    no rule: there is no rule {found!r}{near}
    no point: there is no rule {found!r}: {rule} has points 1 to {n}
    no points: there is no rule {found!r}: {rule} has no points
    not counted: {found!r} is not counted: it is such as "round:played:Backflip", for {known}
    copies: there can be 1 to {most} copies of a card, not {n}
    too many cards: this table has more than {most} cards
    player cards: player cards
    encounter cards: encounter cards
    other back: {card} belongs to the {found}: only {known} lie facedown as minions
    other pile: {card} belongs to the {found}, here lie {known}; where an effect brought it, say its "owner"
    no side: {card} has no side: only a main scheme has
    not engaged: {card} can't be engaged with a player: minions and obligations can
    engage it: {card} is engaged with a player: write it into the "engaged" of that player
    nobody's: {card} is controlled by a player: write it into the "play" of that player
    no boosts: {card} has no boost cards: villains and minions have
    attaches not: {card} can't be attached to {host}: it is not attached to anything
    wrong host: {card} can't be attached to {host}; it can be to: {to}
    no damage: {card} can't have damage: characters have
    no threat: {card} can't have threat: schemes have
    no status: {card} can't be {key}: characters can
    stalwart: {card} can't be {key}: it is stalwart
    not steady: {card} has {n} {key} status cards: it can have {most}, and two only with steady
    no counters: {card} has no counters, so it has no {found!r}
    other counters: {card} has no {found!r} counters: it can have {known}
    one villain: {card} and {other} ({there}) are stages of one villain: one is in play, the others go into its "stages"
    no encounter cards: encounter deck and discard pile are empty, so the players would have lost: put a card there
    nobody plays: {card} belongs to {hero}, whom nobody plays here
    unique: {card} is unique, and {other} is in play already ({there})
"""),
        "fr": rows("""
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
    needs effect: il manque à cet effet persistant son « effect » : une carte, ou un endroit de sa définition
    cards with it:  ; des cartes en ont : {known}
    no more: cela est illisible : {why}
    no number of: une carte se nomme ici par son numéro, comme « #17 », un joueur « player 1 », pas {found!r}
    no table: {what} est une table, pas {found!r}
    unknown key: {what} n'a pas de {key!r}{near}
    no number: {key} est un nombre entier, pas {found!r}
    too small: {key} vaut {n}, il faut au moins {least}
    too big: {key} vaut {n}, il faut au plus {most}
    no flag: {key} est true ou false, pas {found!r}
    no word: {key} est un texte, pas {found!r}
    no counts: {key} est une table de nombres, comme {{web = 2}}, pas {found!r}
    unknown word: {key} ne peut pas être {found!r}{near}
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
    too many of it: {card} figure plus souvent qu'elle n'existe ({most})
    same hero: {card} est déjà l'identité d'un autre joueur ({there}) ; « twins = true » le permet
    numbered twice: plusieurs cartes ne peuvent pas avoir le même numéro #{number}
    attach it: {card} est attachée à quelque chose : il faut l'écrire dans « attached » de cette carte
    wrong kind: {card} ne peut pas être ici ; ici vont : {known}
    not in play kind: {card} ne reste jamais en jeu
    identity there: {card} est une identité : c'est le « hero » d'un joueur
    lies nowhere: {card} n'est pas en jeu ici, elle n'a donc pas de {key}
    before setup: cette table n'est pas encore mise en place, il n'y a donc pas de {key!r}
    no limit: {card} n'a pas de capacité limitée {found!r} ; il y a {known}
    no limits: {card} n'a pas de capacité limitée, {found!r} ne peut donc pas être utilisée
    no such of: aucune carte {name} n'est {of!r} ; il y a {known}
    no such code: il n'y a pas de carte {code!r}{near}
    other code: {code} est {name}, pas {found!r}
    stage: un stade est un nombre comme 2, ou « II », pas {found!r}
    stageless: cette carte ({kind}) n'a pas de stade : nommez-en une imprimée, ou enlevez « stage »
    later stage: {card} ne peut pas être sous le stade {last} : les stades suivants sont en dessous
    stage there: {card} ne peut pas être dans cette pile : sa place est en jeu ou dans « stages »
    beside save: un fichier avec « save » ne dit rien d'autre de la table, il n'y a donc pas de {key!r}
    no scenario: {key} figure sans le {needs!r} dont il fait partie
    has nothing: le joueur {n} est éliminé et n'a pas de {key!r}
    named twice: deux cartes de [cards] s'appellent {name!r}
    maximum: un maximum
    keyword number: {keyword} a besoin de son nombre, comme « {keyword} 1 »
    keyword of: {keyword} a besoin de ce qu'il nomme, comme {known!r}
    bare keyword: {keyword} s'écrit seul, pas {found!r}
    other field: {verb} n'a pas de {key!r} dans une étape ; possibles : {known}
    no field: {verb} n'a pas de {key!r} dans une étape ; il s'écrit seul
    no exhaust: {card} ne peut pas être incliné : personnages, améliorations et soutiens des joueurs le peuvent
    no hit points: {card} n'a plus de points de vie et serait vaincu
    no threat left: {card} n'a pas de menace et serait déjouée : il en faut au moins 1
    per player: joueur
    per enemy: ennemi
    per ally: allié
    per card: carte
    over maximum: {card} y est {n} fois, mais son maximum est {most} par {per}
    too many ally: {n} alliés d'un joueur dépassent la limite d'alliés : {card} est de trop
    too many restricted: {n} cartes Restreint d'un joueur dépassent la limite : {card} est de trop
    too many player_side_scheme: {n} manigances annexes de joueur dépassent la limite : {card} est de trop
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
    needs target: il manque une cible à {verb}
    no do: il manque à cette option son « do »
    unknown thing: rien ici ne s'appelle {name!r}{near}
    one of:  ; possibles : {known}
    nearest:  ; les plus proches : {known}
    it has:  ; il y a {known}
    no language: {key} n'existe pas en {found!r} : il y a {known}
    no rule: il n'y a pas de règle {found!r}{near}
    no point: il n'y a pas de règle {found!r} : {rule} a les points 1 à {n}
    no points: il n'y a pas de règle {found!r} : {rule} n'a pas de points
    not counted: {found!r} ne se compte pas : c'est par exemple « round:played:Backflip », pour {known}
    copies: une carte a de 1 à {most} exemplaires, pas {n}
    too many cards: cette table a plus de {most} cartes
    player cards: cartes Joueur
    encounter cards: cartes Rencontre
    other back: {card} fait partie des {found} : seules des {known} sont face cachée comme sbires
    other pile: {card} fait partie des {found}, ici vont des {known} (si un effet l'y a mise : « owner »)
    no side: {card} n'a pas de face : seule une manigance principale en a
    not engaged: {card} ne peut pas être engagé avec un joueur : un sbire ou une obligation le peut
    engage it: {card} est engagé avec un joueur : il faut l'écrire dans « engaged » de ce joueur
    nobody's: {card} est contrôlé par un joueur : il faut l'écrire dans « play » de ce joueur
    no boosts: {card} n'a pas de carte de boost : les méchants et les sbires en ont
    attaches not: {card} ne peut pas être attaché à {host} : il ne s'attache à rien
    wrong host: {card} ne peut pas être attaché à {host} ; cela s'attache à : {to}
    no damage: {card} ne peut pas avoir de dégâts : les personnages en ont
    no threat: {card} ne peut pas avoir de menace : les manigances en ont
    no status: {card} ne peut pas être « {key} » : les personnages le peuvent
    stalwart: {card} ne peut pas être « {key} » : il est Robuste
    not steady: {card} a {n} cartes Statut « {key} » : il peut en avoir {most} (deux avec le mot-clé Solide)
    no counters: {card} n'a pas de jetons, donc pas de {found!r}
    other counters: {card} n'a pas de jetons {found!r} : il peut avoir {known}
    one villain: {card} et {other} ({there}) sont des stades d'un seul méchant : un en jeu, les autres dans « stages »
    no encounter cards: deck Rencontre et défausse sont vides, les joueurs auraient donc perdu : mettez-y une carte
    nobody plays: {card} appartient à {hero}, que personne ne joue ici
    unique: {card} est unique, et {other} est déjà en jeu ({there})
"""),
    }
)
