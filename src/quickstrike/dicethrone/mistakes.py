"""What is said of mistakes in hero files, in both languages: what is wrong, and what would be right."""

from __future__ import annotations

from ..kernel.language import flat, messages


def rows(text: str) -> dict[str, str]:
    return {f"dth {k}": v for k, v in flat(text).items()}


messages(
    {
        "en": rows("""
    in file: {source}:{line}: {what}
    a hero: a hero
    a file of cards: a file of cards
    a token: a token
    a way to spend: a way to spend a token
    a companion: a companion
    a space: a space of the board
    a level: a level
    an ability: an ability
    a passive ability: a passive ability
    a card: a card
    a price in tokens: a price in tokens
    a name: a name
    token: token
    companion: companion
    symbol: symbol
    space: space
    ability: ability
    card: card
    too deep: too many tables and lists lie in each other
    no table: {what} is a table with keys, not {found!r}
    no list: {key!r} is a list in brackets, not {found!r}
    one bracket: several can follow here, so write [[{key}]] with two brackets
    reserved: the id {found!r} is taken by the cards that are in every deck: write another
    missing key: {key!r} is missing here: {such}
    unknown key: {what} has no {key!r}{near}
    misplaced: {key!r} belongs to the hero itself: write it above the first [table]
    none there: ; the file has none
    no text: {key!r} is a text in quotation marks, not {found!r}
    no number: {key!r} is a whole number, not {found!r}
    no flag: {key!r} is true or false, not {found!r}
    out of range: {key!r} is a number from {least} to {most}, not {found!r}
    unknown word: {key!r} can't be {found!r}{near}
    no snake: the id {found!r} can't be used in expressions: write it in small letters with _, such as {such!r}
    no kebab: the id {found!r} is no id: write it in small letters with -, such as {such!r}
    twice: the id {found!r} is there twice ({what}): each needs its own
    two meanings: {name!r} means two things in expressions: give the symbol, token, companion or mark another id
    no letters: [symbols] has a line per letter, A = {{id = "hammer", en = "Hammer", fr = "Marteau"}}, not {found!r}
    no letter: a symbol goes by one capital letter, not by {found!r}
    unknown letter: no symbol goes by the letter {found!r}: [symbols] has {known}
    unused letter: no face of the dice shows the symbol {letter!r}
    not six: a die has six faces, but {found!r} names {n}: one letter for each number from 1 to 6
    no pattern: a condition is "AAB", "small straight", "large straight" or "4 of a kind", not {found!r}
    unknown pattern: {found!r} is no condition: write capital letters such as AAB{near}
    many dice: {found!r} asks for {n} dice, but {most} are rolled
    no effect: an effect is a table with a verb, such as {{damage = 3}}, not {found!r}
    unknown verb: no effect is called {verb!r}{near}
    two verbs: an effect has one verb, but here are {verbs}: write an effect for each
    no verb: this effect does not say what is done: it needs one of {verbs}
    unknown verb key: {verb!r} has no {key!r}{near}
    else alone: "else" needs an "if" beside it
    only true: {key!r} is written {key} = true, not {found!r}
    no faces: "values" are numbers from 1 to 6 such as [4, 5], not {found!r}
    few choices: "either" needs at least two lists of effects, such as [[...], [...]]
    bad number: {key!r} is no number at {part!r}: write 3, [4, 5, 7], "6 + upgrades", "2 * hammer / 3" or "half total"
    bad condition: {key!r} is no condition at {part!r}: write "upgrades >= 3" or "total >= 4 and total <= 5"
    unknown name: there is nothing called {name!r} to count{near}
    tiers: here are {found} numbers, but the ability has {tiers} conditions: write one number, or one for each
    no sides: "sides" are at least two texts, such as ["0:02", "0:01"], not {found!r}
    last without sides: "last" is done past the last side of a token, but this one has no "sides"
    no level: a space needs its level I: [[space.level]]
    many levels: a space has at most {most} levels
    level order: this is level {n} of its space, not {found}: levels stand in order, I first
    no cost: level {level} is a card, so it needs its cost: cost = 2
    printed level: level I is printed on the board, so it has no {key!r}
    cheaper level: level III costs {cost}, less than level II ({least}): its cost is the whole price on the card
    no abilities: a level needs its abilities = [...]
    passive elsewhere: only a space of kind "passive" has a passive ability, not one of kind {kind!r}
    abilities elsewhere: a space of kind "passive" has no abilities but passive = {{...}}
    lacks offensive: this hero has no offensive ability yet
    lacks defensive: this hero has no defensive ability yet
    lacks ultimate: this hero has no ultimate ability yet
    lacks cards: cards of its own so far: {n}, upgrades among them; printed heroes have {full} or more
    lacks effects: {name!r} has no effects yet
    is missing: missing: {what}
"""),
        "fr": rows("""
    in file: {source}:{line} : {what}
    a hero: un héros
    a file of cards: un fichier de cartes
    a token: un jeton
    a way to spend: une façon de dépenser un jeton
    a companion: un familier
    a space: un espace du plateau
    a level: un niveau
    an ability: une capacité
    a passive ability: une capacité passive
    a card: une carte
    a price in tokens: un prix en jetons
    a name: un nom
    token: jeton
    companion: familier
    symbol: symbole
    space: espace
    ability: capacité
    card: carte
    too deep: trop de tables et de listes sont imbriquées
    no table: {what} est une table avec des clés, pas {found!r}
    no list: {key!r} est une liste entre crochets, pas {found!r}
    one bracket: il peut y en avoir plusieurs, écrivez donc [[{key}]] avec deux crochets
    reserved: l'identifiant {found!r} est celui des cartes de tous les paquets : prenez-en un autre
    missing key: il manque ici {key!r} : {such}
    unknown key: {what} n'a pas de {key!r}{near}
    misplaced: {key!r} est une clé du héros lui-même : écrivez-la au-dessus de la première [table]
    none there:  ; le fichier n'en a aucun
    no text: {key!r} est un texte entre guillemets, pas {found!r}
    no number: {key!r} est un nombre entier, pas {found!r}
    no flag: {key!r} est true ou false, pas {found!r}
    out of range: {key!r} est un nombre de {least} à {most}, pas {found!r}
    unknown word: {key!r} ne peut pas être {found!r}{near}
    no snake: {found!r} ne va pas dans une expression : écrivez l'identifiant en minuscules avec _, comme {such!r}
    no kebab: {found!r} n'est pas un identifiant : écrivez-le en minuscules avec -, comme {such!r}
    twice: l'identifiant {found!r} sert deux fois ({what}) : à chacun le sien
    two meanings: {name!r} a deux sens dans les expressions : renommez le symbole, le jeton, le familier ou la marque
    no letters: [symbols] a une ligne par lettre, A = {{id = "hammer", en = "Hammer", fr = "Marteau"}}, pas {found!r}
    no letter: un symbole est désigné par une lettre majuscule, pas par {found!r}
    unknown letter: aucun symbole n'est désigné par la lettre {found!r} : [symbols] a {known}
    unused letter: aucune face des dés ne montre le symbole {letter!r}
    not six: un dé a six faces, mais {found!r} en nomme {n} : une lettre pour chaque chiffre de 1 à 6
    no pattern: une condition est "AAB", "small straight", "large straight" ou "4 of a kind", pas {found!r}
    unknown pattern: {found!r} n'est pas une condition : écrivez des majuscules comme AAB{near}
    many dice: {found!r} demande {n} dés, mais on en lance {most}
    no effect: un effet est une table avec un verbe, comme {{damage = 3}}, pas {found!r}
    unknown verb: aucun effet ne s'appelle {verb!r}{near}
    two verbs: un effet a un seul verbe, mais il y a ici {verbs} : écrivez un effet pour chacun
    no verb: cet effet ne dit pas ce qui se fait : il lui faut l'un de {verbs}
    unknown verb key: {verb!r} n'a pas de {key!r}{near}
    else alone: « else » demande un « if » à côté
    only true: {key!r} s'écrit {key} = true, pas {found!r}
    no faces: « values », ce sont des chiffres de 1 à 6 comme [4, 5], pas {found!r}
    few choices: « either » demande au moins deux listes d'effets, comme [[...], [...]]
    bad number: {key!r} n'est pas un nombre à {part!r} : 3, [4, 5, 7], "6 + upgrades", "2 * hammer / 3" ou "half total"
    bad condition: {key!r} n'est pas une condition à {part!r} : écrivez "upgrades >= 3" ou "total >= 4 and total <= 5"
    unknown name: il n'y a rien à compter qui s'appelle {name!r}{near}
    tiers: il y a ici {found} nombres, mais la capacité a {tiers} conditions : écrivez un nombre, ou un pour chacune
    no sides: « sides », ce sont au moins deux textes comme ["0:02", "0:01"], pas {found!r}
    last without sides: « last » se fait au-delà de la dernière face d'un jeton, mais celui-ci n'a pas de « sides »
    no level: un espace a besoin de son niveau I : [[space.level]]
    many levels: un espace a au plus {most} niveaux
    level order: c'est le niveau {n} de son espace, pas {found} : les niveaux sont dans l'ordre, I d'abord
    no cost: le niveau {level} est une carte, il lui faut donc son coût : cost = 2
    printed level: le niveau I est imprimé sur le plateau, il n'a donc pas de {key!r}
    cheaper level: le niveau III coûte {cost}, moins que le niveau II ({least}) : c'est le prix entier de la carte
    no abilities: un niveau a besoin de ses abilities = [...]
    passive elsewhere: seul un espace de type "passive" a une capacité passive, pas un espace de type {kind!r}
    abilities elsewhere: un espace de type "passive" n'a pas d'abilities mais passive = {{...}}
    lacks offensive: ce héros n'a pas encore de capacité offensive
    lacks defensive: ce héros n'a pas encore de capacité défensive
    lacks ultimate: ce héros n'a pas encore de capacité ultime
    lacks cards: cartes à lui jusqu'ici : {n}, améliorations comprises ; les héros imprimés en ont {full} ou plus
    lacks effects: {name!r} n'a pas encore d'effets
    is missing: il manque : {what}
"""),
    }
)
