"""What is said of decks, in both languages."""
from __future__ import annotations

from typing import Any

from ..faces import face_of
from ..text.terms import ASPECTS
from ..text.words import Words

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
    "en": {"deck": "Deck", "identity": "Identity", "aspect": "Aspect", "cards": "cards",
           "resources": "Resources", "costs": "Costs", "mean": "on average", "legal": "legal", "illegal": "not legal",
           "own": "identity's own", "besides": "not counted", "none": "none", "unnamed": "Unnamed deck", "colon": ": "},
    "fr": {"deck": "Deck", "identity": "Identité", "aspect": "Affinité", "cards": "cartes",
           "resources": "Ressources", "costs": "Coûts", "mean": "en moyenne", "legal": "légal", "illegal": "pas légal",
           "own": "spécifiques à l'identité", "besides": "hors compte", "none": "aucune", "unnamed": "Deck sans nom",
           "colon": " : "},
}
KINDS: Words = {  # headings of a list of cards, as the site has them
    "en": {"ally": "Allies", "event": "Events", "support": "Supports", "upgrade": "Upgrades", "resource": "Resources",
           "player_side_scheme": "Player Side Schemes", "other": "Others"},
    "fr": {"ally": "Alliés", "event": "Événements", "support": "Soutiens", "upgrade": "Améliorations",
           "resource": "Ressources", "player_side_scheme": "Manigances annexes de joueur", "other": "Autres"},
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
        said["names"] = (" and " if lang == "en" else " et ").join(said["names"])
    return f"{BREACHES[lang][kind].format(**said)} ({rule})"
