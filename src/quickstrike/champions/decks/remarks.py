"""What is said of decks, in both languages."""

from __future__ import annotations

from typing import Any

from ...kernel.language import Joined, Words, fill, flat, messages
from ..faces import face_of
from ..text.terms import ASPECTS

BREACHES: Words = {
    "en": {
        "no identity": "the deck has no identity",
        "not an identity": "{card}: not an identity",
        "second identity": "{card}: a deck has only one identity",
        "too few": "{n} cards, at least {least} are needed",
        "too many": "{n} cards, {most} are the most",
        "own number": "{card}: {n} instead of exactly {need} of the identity's own card",
        "foreign": "{card}: belongs to another identity",
        "unknown aspect": "{aspect}: not an aspect",
        "many aspects": "{n} aspects ({aspects}), {most} may be chosen",
        "no player card": "{card}: not a card of player decks",
        "campaign": "{card}: only used in its campaign",
        "other aspect": "{card}: of the aspect {aspect}, chosen: {aspects}",
        "equal aspects": "the identity wants {n} aspects with equally many cards of each, there are {numbers}",
        "too many of any aspect": "{n} cards of other aspects, the identity allows {most}",
        "too many titles of any aspect": "{n} titles of other aspects, the identity allows {most}",
        "copies": "{card}: {n} copies, {most} are the most",
        "max": "{card}: {n} copies, max {most} per deck",
        "unique": "{card}: {n} copies of a unique card",
        "unique identity": "{card}: unique, and the identity is the same person",
        "unique twice": "{card}: unique, and in the deck under the same title already",
        "linked": "{card}: linked, so it is set aside and never part of a deck",
        "team-up": "{card}: team-up of {names}, neither is the identity",
        "none": "none",
    },
    "fr": {
        "no identity": "le deck n'a pas d'identité",
        "not an identity": "{card} : ce n'est pas une identité",
        "second identity": "{card} : un deck n'a qu'une identité",
        "too few": "{n} cartes, il en faut au moins {least}",
        "too many": "{n} cartes, {most} au maximum",
        "own number": "{card} : {n} au lieu d'exactement {need} de cette carte spécifique à l'identité",
        "foreign": "{card} : appartient à une autre identité",
        "unknown aspect": "{aspect} : ce n'est pas une affinité",
        "many aspects": "{n} affinités ({aspects}), {most} au choix",
        "no player card": "{card} : ce n'est pas une carte de deck de joueur",
        "campaign": "{card} : ne sert que dans sa campagne",
        "other aspect": "{card} : de l'affinité {aspect}, choisie : {aspects}",
        "equal aspects": "l'identité veut {n} affinités avec autant de cartes de chacune, il y a {numbers}",
        "too many of any aspect": "{n} cartes d'autres affinités, l'identité en permet {most}",
        "too many titles of any aspect": "{n} titres d'autres affinités, l'identité en permet {most}",
        "copies": "{card} : {n} exemplaires, {most} au maximum",
        "max": "{card} : {n} exemplaires, max. {most} par deck",
        "unique": "{card} : {n} exemplaires d'une carte unique",
        "unique identity": "{card} : unique, et l'identité est la même personne",
        "unique twice": "{card} : unique, et déjà dans le deck sous le même titre",
        "linked": "{card} : liée, donc mise de côté et jamais dans un deck",
        "team-up": "{card} : En Équipe ({names}), l'identité n'est ni l'un ni l'autre",
        "none": "aucune",
    },
}
SHOWN: Words = {
    "en": {
        "deck": "Deck",
        "identity": "Identity",
        "aspect": "Aspect",
        "cards": "cards",
        "resources": "Resources",
        "costs": "Costs",
        "mean": "on average",
        "legal": "legal",
        "illegal": "not legal",
        "own": "identity's own",
        "besides": "not counted",
        "none": "none",
        "unnamed": "Unnamed deck",
    },
    "fr": {
        "deck": "Deck",
        "identity": "Identité",
        "aspect": "Affinité",
        "cards": "cartes",
        "resources": "Ressources",
        "costs": "Coûts",
        "mean": "en moyenne",
        "legal": "légal",
        "illegal": "pas légal",
        "own": "spécifiques à l'identité",
        "besides": "hors compte",
        "none": "aucune",
        "unnamed": "Deck sans nom",
    },
}
KINDS: Words = {  # headings of a list of cards, as the site has them
    "en": {
        "ally": "Allies",
        "event": "Events",
        "support": "Supports",
        "upgrade": "Upgrades",
        "resource": "Resources",
        "player_side_scheme": "Player Side Schemes",
        "other": "Others",
    },
    "fr": {
        "ally": "Alliés",
        "event": "Événements",
        "support": "Soutiens",
        "upgrade": "Améliorations",
        "resource": "Ressources",
        "player_side_scheme": "Manigances annexes de joueur",
        "other": "Autres",
    },
}


def aspect_name(aspect: str, lang: str) -> str:
    return ASPECTS[lang].get(aspect, aspect)


def aspect_names(aspects: tuple[str, ...], lang: str) -> str:
    return ", ".join(aspect_name(a, lang) for a in aspects) or BREACHES[lang]["none"]


def card_name(code: str, lang: str) -> str:
    face = face_of(code)
    return face.name_fr if lang == "fr" else face.name


def breach_text(rule: str, kind: str, card: str, words: dict[str, Any], lang: str) -> str:
    said = dict(words)
    if card:
        said["card"] = card_name(card, lang)
    if "aspects" in said:
        said["aspects"] = aspect_names(said["aspects"], lang)
    if "aspect" in said:
        said["aspect"] = aspect_name(said["aspect"], lang)
    if "numbers" in said:
        said["numbers"] = ", ".join(f"{n} {aspect_name(a, lang)}" for a, n in said["numbers"]) or "0"
    if "names" in said:
        said["names"] = Joined(said["names"], "and")
    return f"{fill(BREACHES, kind, lang, **said)} ({rule})"


messages(
    {
        "en": flat("""
    deck: this deck can't be read
    deck fields: a deck needs an identity, aspects and cards
    aspect: unknown aspect {name!r}{near}
    not legal: {deck} is not legal: {breach}{more}
    the deck: the deck {name!r}
    this deck: this deck
    more breaches:  (and {n} more)
    no identity: {name} is no identity
    several aspects: {name} wants several aspects: no deck of one aspect is legal (deck:7)
    no legal deck: no legal deck came of it: {breach}
    deck code: unknown card code {code!r}{near}
    deck not scripted: {name} ({code}) is not scripted yet, so it can't be in a deck
    other title: {code} is {name}, not {said!r}
    unknown title: unknown card {title!r}{near}
    no card of: no card {title!r} is of {of!r}; known: {known}
    could be: {title!r} could be {which}
    no identity called: no identity is called {title!r}{near}
    no identity of: no identity {title!r} is {of!r}; known: {known}
    at line: {source}:{line}: {what}
    line: line {line}: {what}
    too long: {source} is too long to be a deck
    this text: this text
    unknown format: unknown format {name!r}; known: {known}
    so many copies: {n} copies of {title!r}: from 1 to {most} can be read
    no deck: this is no deck: there is neither an identity nor a card in it
    enough mistakes: these are the first {n} mistakes; the rest of this text was not read
    too many rows: this is too long for a deck: more than {most} lines of cards
    our line: {line!r} is neither a card ('2 Haymaker'), a heading ('Events') nor 'Aspect: ...'
    one identity: a deck has only one identity (deck:1)
    site line: {line!r} is neither a card ('2x Haymaker') nor a heading ('Events')
    json twice: in this JSON {key!r} is there twice
    no json: this is no JSON: it breaks off at column {column}
    no json deck: this is no JSON of a deck
    no slots: this JSON has no 'slots', an object of card codes and numbers
    json copies: {code!r}: {n!r} is not a number of copies from 0 to {most}
    json identity: {code!r} is not the code of an identity
    json meta: 'meta' is no JSON
    doctype: a document type is not taken from a deck file
    other xml: this XML is a {tag!r}, not a deck
    nameless: a card without a name, and its id is not known here
    json list: this JSON is a list of {n} decks: one is wanted
    xml copies: qty={qty!r} of {name!r} is not a number of copies
    no xml: this is no XML: it breaks off at column {column}
"""),
        "fr": flat("""
    deck: ce deck est illisible
    deck fields: il faut à un deck une identité, des affinités et des cartes
    aspect: affinité inconnue {name!r}{near}
    not legal: {deck} n'est pas légal : {breach}{more}
    the deck: le deck {name!r}
    this deck: ce deck
    more breaches:  (et {n} de plus)
    no identity: {name} n'est pas une identité
    several aspects: {name} veut plusieurs affinités : aucun deck d'une seule n'est légal (deck:7)
    no legal deck: aucun deck légal n'en est sorti : {breach}
    deck code: code de carte inconnu {code!r}{near}
    deck not scripted: {name} ({code}) n'est pas encore programmée : elle ne peut pas être dans un deck
    other title: {code} est {name}, pas {said!r}
    unknown title: carte inconnue {title!r}{near}
    no card of: aucune carte {title!r} n'est de {of!r} ; connues : {known}
    could be: {title!r} peut être {which}
    no identity called: aucune identité ne s'appelle {title!r}{near}
    no identity of: aucune identité {title!r} n'est {of!r} ; connues : {known}
    at line: {source}:{line} : {what}
    line: ligne {line} : {what}
    too long: {source} est trop long pour être un deck
    this text: ce texte
    unknown format: format inconnu {name!r} ; connus : {known}
    so many copies: {n} exemplaires de {title!r} : de 1 à {most} peuvent être lus
    no deck: ce n'est pas un deck : il n'y a ni identité ni carte dedans
    enough mistakes: ce sont les {n} premières fautes ; le reste de ce texte n'a pas été lu
    too many rows: c'est trop long pour un deck : plus de {most} lignes de cartes
    our line: {line!r} n'est ni une carte (« 2 Haymaker »), ni un titre (« Événements »), ni « Affinité : ... »
    one identity: un deck n'a qu'une identité (deck:1)
    site line: {line!r} n'est ni une carte (« 2x Haymaker ») ni un titre (« Événements »)
    json twice: dans ce JSON, {key!r} apparaît deux fois
    no json: ce n'est pas du JSON : il s'interrompt à la colonne {column}
    no json deck: ce n'est pas le JSON d'un deck
    no slots: ce JSON n'a pas de « slots », un objet de codes de cartes et de nombres
    json copies: {code!r} : {n!r} n'est pas un nombre d'exemplaires de 0 à {most}
    json identity: {code!r} n'est pas le code d'une identité
    json meta: « meta » n'est pas du JSON
    doctype: un fichier de deck ne peut pas avoir de type de document
    other xml: ce XML est un {tag!r}, pas un deck
    nameless: une carte sans nom, et son identifiant n'est pas connu ici
    json list: ce JSON est une liste de {n} decks : il en faut un
    xml copies: qty={qty!r} de {name!r} n'est pas un nombre d'exemplaires
    no xml: ce n'est pas du XML : il s'interrompt à la colonne {column}
"""),
    }
)
