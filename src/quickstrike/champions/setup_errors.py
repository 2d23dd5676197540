"""What can be wrong with a table, a campaign or a save of this game, in both languages. See kernel/language.py."""

from __future__ import annotations

from ..kernel.language import Both, flat, messages


def name_of(printed: dict[str, str]) -> Both:
    """The printed name of a card, scripted or not."""
    return Both(printed["name"], printed.get("name_fr") or printed["name"])


messages(
    {
        "en": flat("""
    no facts: there are no printed facts for card {code!r}{near}
    not yet: card {code} waits for {event}, which no rule makes happen yet
    not scripted: card {code} ({name}) is not scripted yet, so it can't enter a game
    unknown code: unknown card {code!r}{near}
    unknown scenario: unknown scenario {name!r}{near}
    unknown hero: unknown hero {name!r}{near}
    unknown mode: unknown mode {name!r}{near}
    unknown set: unknown encounter set {name!r}{near}
    no starter: {hero} has no starter deck with aspect {aspect!r}{near}
    no modular set: {name!r} is no modular set; those are {known}
    set twice: the encounter set {name!r} can't be used twice
    few sets: there are only {n} modular sets to pick at random
    skirmish: a skirmish is against one stage of {scenario}, from 1 to {most}, not {stage!r}
    players: a game has one to four players, not {n}
    heroic level: the heroic level is a number from 0 to {most}, not {level!r}
    same identity: two players can't play the same identity: it is unique (rr:unique-icon)
    first player: the first player must be a seat from 0 to {most}, not {first}
    setting: unknown setting {name!r} of a game; known: {known}
    no seat: there is no seat {seat}: seats go from 0 to {most}
    intent: an intent needs a 'verb': {known}
    no such card: no card of this game is called {name!r}
    unknown cards: this save has cards that this version does not know: {codes}
    instruction: unknown campaign instruction {name!r}{near}
    instruction fields: the campaign instruction {what} is not {name} with {fields}
    unknown campaign: unknown campaign {name!r}{near}
    campaign won: this campaign is won: there is no scenario left to play
    campaign game: this game is not the one that the campaign waits for
    not over: this game is not over yet
    no campaign: this is not a campaign log of quickstrike
    campaign format: this campaign log has format {found!r}, known is {known}
    campaign damaged: this campaign log is damaged: {why}
    campaign field: {field} can't be read
    campaign number: a number can't be read
"""),
        "fr": flat("""
    no facts: il n'y a pas de données imprimées pour la carte {code!r}{near}
    not yet: la carte {code} attend {event}, qu'aucune règle ne produit encore
    not scripted: la carte {code} ({name}) n'est pas encore programmée : elle ne peut pas entrer dans une partie
    unknown code: carte inconnue {code!r}{near}
    unknown scenario: scénario inconnu {name!r}{near}
    unknown hero: héros inconnu {name!r}{near}
    unknown mode: mode inconnu {name!r}{near}
    unknown set: set de rencontre inconnu {name!r}{near}
    no starter: {hero} n'a pas de deck de départ d'affinité {aspect!r}{near}
    no modular set: {name!r} n'est pas un set modulaire ; les sets modulaires sont {known}
    set twice: le set de rencontre {name!r} ne peut pas servir deux fois
    few sets: il n'y a que {n} sets modulaires à tirer au hasard
    skirmish: une escarmouche se joue contre un seul stade de {scenario}, de 1 à {most}, pas {stage!r}
    players: une partie se joue de un à quatre joueurs, pas {n}
    heroic level: le niveau héroïque est un nombre de 0 à {most}, pas {level!r}
    same identity: deux joueurs ne peuvent pas jouer la même identité : elle est unique (rr:unique-icon)
    first player: le premier joueur doit être une place de 0 à {most}, pas {first}
    setting: réglage inconnu {name!r} d'une partie ; connus : {known}
    no seat: il n'y a pas de place {seat} : les places vont de 0 à {most}
    intent: il manque à cette intention son « verb » : {known}
    no such card: aucune carte de cette partie ne s'appelle {name!r}
    unknown cards: cette sauvegarde a des cartes que cette version ne connaît pas : {codes}
    instruction: instruction de campagne inconnue {name!r}{near}
    instruction fields: l'instruction de campagne {what} n'est pas {name} avec {fields}
    unknown campaign: campagne inconnue {name!r}{near}
    campaign won: cette campagne est gagnée : il n'y a plus de scénario à jouer
    campaign game: cette partie n'est pas celle que la campagne attend
    not over: cette partie n'est pas encore terminée
    no campaign: ce n'est pas un journal de campagne de quickstrike
    campaign format: ce journal de campagne est au format {found!r}, le format connu est {known}
    campaign damaged: ce journal de campagne est abîmé : {why}
    campaign field: {field} est illisible
    campaign number: un nombre est illisible
"""),
    }
)
