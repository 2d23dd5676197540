"""What is said of positions. Keys begin with "pos", so that they are no other part's keys."""

from __future__ import annotations

from ...kernel.language import Words, flat, messages


def rows(text: str) -> dict[str, str]:
    return {f"pos {k}": v.replace("\\n", "\n") for k, v in flat(text).items()}


VERBS: Words = {
    "en": rows("""
    not here: there is no {what!r} on this table
    not in play: {card} is not in play but in {where!r}
    none in play: no {what} is in play
    nobody asked: nobody is asked any more: the game is {result}
    not begun: nobody is asked anything before the villain phase begins
    no option: no option {verb!r} with {said} is open{why}; at {asked!r} there are\\n  {there}
    gone: : there is no {what!r} on this table
    gone kind: : no {what} is in play
    the villain: villain
    the main: main scheme
    the side: side scheme
    the minion: minion
    the ally: ally
    the environment: environment
    because: : {why} ({rule})
    won: won
    lost: lost
    no encounter deck: the encounter deck is empty: say which card is revealed
    not revealed: {card} can't be revealed: only what comes from the encounter deck can
    not active: {card} can't activate: villains and minions in play can
    any fields: any fields
    must choose: {who} must choose, so a step must say what ({kind!r})\\n  {there}
    other target: {what!r} was no possible target: nothing happened to it
    never came: no {kind!r} came up
    only at a turn: this can only be done at a turn's decision, not at {asked!r}
    no reins: in a game that somebody plays, nothing happens that no player could do
    is open: {option} is open
    nothing against: {verb} is no option, but explain finds nothing against it
    other rule: it is {found} ({key}) that forbids it, not {rule}
"""),
    "fr": rows("""
    not here: il n'y a pas de {what!r} sur cette table
    not in play: {card} n'est pas en jeu mais dans {where!r}
    none in play: il n'y a pas de {what} en jeu
    nobody asked: plus rien n'est demandé à personne : la partie est {result}
    not begun: rien n'est demandé à personne avant le début de la phase du méchant
    no option: aucune option {verb!r} avec {said} n'est ouverte{why} ; à {asked!r} il y a\\n  {there}
    gone:  : il n'y a pas de {what!r} sur cette table
    gone kind:  : il n'y a pas de {what} en jeu
    the villain: méchant
    the main: manigance principale
    the side: manigance annexe
    the minion: sbire
    the ally: allié
    the environment: environnement
    because:  : {why} ({rule})
    won: gagnée
    lost: perdue
    no encounter deck: le deck Rencontre est vide : il faut dire quelle carte est révélée
    not revealed: {card} ne peut pas être révélée : seul ce qui vient du deck Rencontre le peut
    not active: {card} ne peut pas s'activer : les méchants et les sbires en jeu le peuvent
    any fields: quoi que ce soit
    must choose: {who} doit choisir, une étape doit donc dire quoi ({kind!r})\\n  {there}
    other target: {what!r} n'était pas une cible possible : il ne lui est rien arrivé
    never came: aucune décision {kind!r} ne s'est présentée
    only at a turn: cela ne se peut qu'à la décision d'un tour, pas à {asked!r}
    no reins: dans une partie jouée, rien n'arrive qu'aucun joueur ne puisse faire
    is open: {option} est ouverte
    nothing against: {verb} n'est pas une option, mais aucune règle ne s'y oppose
    other rule: c'est {found} ({key}) qui l'interdit, pas {rule}
"""),
}
messages(VERBS)
messages(
    {
        "en": rows("""
    failed: this position does not end as it should: {differences}
    expected: expected {what} {expected}, it is {found}
    expected what: expected {what}: {why}
    no log: expected a {kind!r} in the log, there is none
    after: after step {n}: {what}
    step failed: step {n} can't be done: {why}
    step failed on: step {n} (line {line}) can't be done: {why}
    waiting: Waiting for {who}: {what}
    tell icon acceleration: Acceleration
    tell icon amplify: Amplify
    tell icon crisis: Crisis
    tell icon hazard: Hazard
    tell acceleration: Acceleration tokens: {n}
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
"""),
        "fr": rows("""
    failed: cette position ne se termine pas comme elle le doit : {differences}
    expected: {what} devrait être {expected}, c'est {found}
    expected what: attendu, {what} : {why}
    no log: il devrait y avoir {kind!r} dans le journal, il n'y en a pas
    after: après l'étape {n} : {what}
    step failed: l'étape {n} est impossible : {why}
    step failed on: l'étape {n} (ligne {line}) est impossible : {why}
    waiting: {who} doit répondre : {what}
    tell icon acceleration: Accélération
    tell icon amplify: Amplification
    tell icon crisis: Crise
    tell icon hazard: Aléas
    tell acceleration: Pions Accélération : {n}
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
"""),
    }
)
