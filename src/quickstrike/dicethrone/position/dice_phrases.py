"""What is said of positions, in both languages: mistakes in a file, differences, the table."""

from __future__ import annotations

from typing import Any

from ...kernel.language import Both, Said, flat, messages
from ..explain import Why


def rows(text: str) -> dict[str, str]:
    return {f"dth pos {k}": v.replace("\\n", "\n") for k, v in flat(text).items()}


def say(key: str, /, **words: Any) -> Said:
    return Said(f"dth pos {key}", **words)


UNTOLD = ("dt why option", "dt why not asked")
"""That something else is asked says nothing of the rule."""


def refusal(why: Why) -> dict[str, Any]:
    """Why something can't be done, as a sentence takes it up."""
    return {"why": Both(why.text("en"), why.text("fr")), "rule": why.rule}


messages(
    {
        "en": {
            **rows("""
    misplaced: {key!r} is said of the whole position: write it above the first [table]
    no words: {key!r} is a text, or one for each language: {{en = "...", fr = "..."}}, not {found!r}
    no hero: no hero can be played that is called {name!r}{near}
    no card: no card of {whose} is called {name!r}{near}
    no such card: nobody here has a card called {name!r}{near}
    no token: no hero at this table has a token {name!r}{near}
    no ability: no hero at this table has an ability {name!r}{near}
    no companion: no hero at this table has a companion {name!r}{near}
    no upgrade: {card} is no upgrade: write it into the hand, the deck or the discard pile
    no space: {whose} has no space {name!r} to upgrade{near}
    no level: {space} has no level {found!r}: there is {known}
    too often: {card} is there twice, but the deck has {most} of it
    no seed: a seed is a number or a word, not {found!r}
    no players: {mode} is for {wanted} players, not for {n}
    no mode: {n} players have no mode of their own: there can be 2, 3 or 4
    one dial: a team has one dial: it can't show {found} for this player and {other} for the team-mate
    over: nobody is left to play against: the health of two sides at least must be above 0
    is out: player {n} has no health left, so it is not {key!r}
    first turn: turn 1 is the start player's: player {start}, not {active}
    many tokens: {token} is there {n} times, but there can be {most}
    no tokens: a token has a number, such as 2{sides}, not {found!r}
    or sides: , or a list of its sides: {known}
    no side: {token} has no side {found!r}; there is {known}
    once a turn: {token} can be spent as often as one likes, so it can't be used up
    no companions: {whose} has no companion that could be away
    which companion: {whose} has several companions: say which, such as {such}
    not there: a companion is thrown to an opponent: player {n} is none
    five dice: five dice are rolled, not {n}
    no die: a die shows a number from 1 to 6, not {found!r}
    only roll: {key!r} is for phase = "roll"
    beside save: a file with a "save" says nothing else of the table, so there is no {key!r}
    bad save: this save can't be read: {why}
    no hex: the seed in [exact] is a number in hexadecimal digits, not {found!r}
    no field: {verb!r} has no {key!r} in a step{known}
    it has: ; it may have {known}
    no verb: a step with {key!r} needs its "do"
    no value: {key!r} of {verb!r} can't be {found!r}
    no rule: there is no rule {found!r}{near}
    not that many: there are {n} players, not {found}
    a position: a position
    a player: a player
    a step: a step
    an expectation: an expectation
    an option: an option
    a decision: what is asked
    exact: [exact]
"""),
            **rows("""
    failed: the position is not as expected: {differences}
    after: after step {n}: {what}
    step: step {n} can't be done: {why}
    step on: step {n} (line {line}) can't be done: {why}
    nobody: nobody is asked any more: the game is over
    not open: no such option is open{why}; there are\\n  {there}
    because: : {why} ({rule})
    never: nobody is asked {kind!r} in the turns to come
    differs: expected {what} {want}, it is {got}
    can not: expected that this can be done: {what}{why}
    can: expected that this can't be done: {what}
    other rule: expected {want} to forbid this: {what}; it is {got}
    waiting: {who} is asked: {what}
    does: {who}: {what}
    refused: Not possible ({what}): {why} ({rule})
    done until: Everybody passes.
    turn: Turn {n}, {who}: {phase}
    phase upkeep: Upkeep Phase
    phase main1: Main Phase (1)
    phase roll: Offensive Roll Phase
    phase main2: Main Phase (2)
    phase discard: Discard Phase
    health: {n} Health
    points: {n} CP
    out: defeated
    several: {n} {name}
    away: {name} with {who}
    upgrades: Upgrades: {cards}
    hand: In hand: {cards}
    dice: Dice: {dice} (attempts left: {left})
    nothing: nothing
"""),
        },
        "fr": {
            **rows("""
    misplaced: {key!r} se dit de toute la position : écrivez-le au-dessus de la première [table]
    no words: {key!r} est un texte, ou un par langue : {{en = "...", fr = "..."}}, pas {found!r}
    no hero: aucun héros jouable ne s'appelle {name!r}{near}
    no card: aucune carte de {whose} ne s'appelle {name!r}{near}
    no such card: personne ici n'a de carte appelée {name!r}{near}
    no token: aucun héros de cette table n'a de jeton {name!r}{near}
    no ability: aucun héros de cette table n'a de capacité {name!r}{near}
    no companion: aucun héros de cette table n'a de familier {name!r}{near}
    no upgrade: {card} n'est pas une amélioration : écrivez-la dans la main, la pioche ou la défausse
    no space: {whose} n'a pas d'espace {name!r} à améliorer{near}
    no level: {space} n'a pas de niveau {found!r} : il y a {known}
    too often: {card} y est deux fois, mais le paquet en a {most}
    no seed: une graine est un nombre ou un mot, pas {found!r}
    no players: {mode} se joue à {wanted}, pas à {n}
    no mode: il n'y a pas de mode à {n} joueurs : il en faut 2, 3 ou 4
    one dial: une équipe a un seul cadran : ce ne peut pas être {found} pour ce joueur et {other} pour son coéquipier
    over: il ne reste personne à affronter : il faut que la santé de deux camps au moins soit au-dessus de 0
    is out: le joueur {n} n'a plus de santé, il n'est donc pas {key!r}
    first turn: le tour 1 est celui du Joueur de Départ : le joueur {start}, pas {active}
    many tokens: {token} y est {n} fois, mais il peut y en avoir {most}
    no tokens: un jeton a un nombre, comme 2{sides}, pas {found!r}
    or sides: , ou une liste de ses faces : {known}
    no side: {token} n'a pas de face {found!r} ; il y a {known}
    once a turn: {token} se dépense aussi souvent qu'on veut, ce n'est donc jamais épuisé
    no companions: {whose} n'a pas de familier qui pourrait être parti
    which companion: {whose} a plusieurs familiers : dites lequel, comme {such}
    not there: un familier se lance à un adversaire : le joueur {n} n'en est pas un
    five dice: on lance cinq dés, pas {n}
    no die: un dé montre un chiffre de 1 à 6, pas {found!r}
    only roll: {key!r} va avec phase = "roll"
    beside save: un fichier avec « save » ne dit rien d'autre de la table, il n'y a donc pas de {key!r}
    bad save: cette sauvegarde est illisible : {why}
    no hex: la graine de [exact] est un nombre hexadécimal, pas {found!r}
    no field: {verb!r} n'a pas de {key!r} dans une étape{known}
    it has:  ; possibles : {known}
    no verb: il manque « do » à une étape avec {key!r}
    no value: {key!r} de {verb!r} ne peut pas être {found!r}
    no rule: il n'y a pas de règle {found!r}{near}
    not that many: il y a {n} joueurs, pas {found}
    a position: une position
    a player: un joueur
    a step: une étape
    an expectation: une attente
    an option: une option
    a decision: ce qui est demandé
    exact: [exact]
"""),
            **rows("""
    failed: la position n'est pas comme attendu : {differences}
    after: après l'étape {n} : {what}
    step: l'étape {n} est impossible : {why}
    step on: l'étape {n} (ligne {line}) est impossible : {why}
    nobody: plus rien n'est demandé à personne : la partie est terminée
    not open: aucune option ne correspond{why} ; il y a\\n  {there}
    because:  : {why} ({rule})
    never: {kind!r} n'est demandé à personne dans les tours qui viennent
    differs: {what} devrait être {want}, c'est {got}
    can not: cela devrait être possible : {what}{why}
    can: cela ne devrait pas être possible : {what}
    other rule: {want} devrait interdire ceci : {what} ; c'est {got}
    waiting: {who} doit répondre : {what}
    does: {who} : {what}
    refused: Impossible ({what}) : {why} ({rule})
    done until: Tout le monde passe.
    turn: Tour {n}, {who} : {phase}
    phase upkeep: Phase d'Entretien
    phase main1: Phase Principale (1)
    phase roll: Phase de Lancer Offensif
    phase main2: Phase Principale (2)
    phase discard: Phase de Défausse
    health: {n} de Santé
    points: {n} PC
    out: vaincu
    several: {n} {name}
    away: {name} chez {who}
    upgrades: Améliorations : {cards}
    hand: En main : {cards}
    dice: Dés : {dice} (tentatives restantes : {left})
    nothing: rien
"""),
        },
    }
)
