"""What the notes of the log say, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.language import Words, flat
from ..loading import CARDS, TOKENS
from .effect_words import NOUNS
from .grammar import finish, listed, sentence
from .names import ability_name, card_name, companion_name, dice_text, seat_names, token_name
from .numbers import several

FIELDS = {
    "start roll": "seat value",
    "start": "seat",
    "turn": "seat value",
    "roll": "seat purpose *dice",
    "change": "seat other was value",
    "reroll": "seat other was value",
    "declare": "seat ability",
    "decline": "seat",
    "activate": "seat ability",
    "target": "seat other",
    "leader": "seat other",
    "defend": "seat ability",
    "no defence": "seat",
    "undefendable": "seat",
    "add": "seat damage",
    "prevent": "seat part",
    "damage": "seat n kind other before",
    "heal": "seat health",
    "survive": "seat value",
    "defeated": "seat",
    "over": "result",
    "points": "seat CP",
    "draw": "seat card",
    "reshuffle": "seat",
    "look": "seat card",
    "found": "seat code",
    "show": "seat *codes",
    "play": "seat code",
    "upgrade": "seat code",
    "sell": "seat code",
    "discard": "seat code",
    "spend": "seat token n",
    "gain": "seat token n other",
    "inflict": "seat token n other",
    "removed": "seat token n",
    "transfer": "seat token other",
    "advance": "seat token side",
    "limit": "seat token value",
    "steal": "seat what n other",
    "throw": "seat companion other",
    "retrieve": "seat companion",
    "announce": "seat verb what",
    "too late": "seat verb what",
}
"""What stands in a note behind its kind; the last may be several."""

STORY: Words = {
    "en": flat("""
    start roll: {seat} rolls {value} for the start
    start: {seat} is the Start Player
    turn: Turn {value}: {seat}
    roll.offensive: {seat} rolls {dice}
    roll.defensive: {seat} rolls {dice} on defense
    roll.targeting: {seat} rolls {dice} for the target
    roll.bonus: {seat} rolls {dice}
    change: {seat} turns a {was} of {other} into a {value}
    change.own: {seat} turns a {was} into a {value}
    reroll: {seat} has a {was} of {other} rolled again: {value}
    reroll.own: {seat} rolls a {was} again: {value}
    declare: {seat} declares {ability}
    decline: {seat} activates no ability
    activate: {seat} activates {ability}
    target: {seat} targets {other}
    leader: {seat} gets a bonus card for attacking a Leader, {other}
    defend: {seat} defends with {ability}
    no defence: {seat} does not defend
    undefendable: The damage of {seat}'s Attack becomes undefendable
    add: {seat} adds {damage} to the Attack
    prevent: {seat} prevents {part}
    prevent.half: {seat} prevents half of the incoming damage
    prevent.all: {seat} prevents all incoming damage
    damage: {seat} takes {n}
    damage.less: {seat} takes {n} (of {before})
    heal: {seat} heals {health}
    survive: {seat} stays in the game with {value} Health
    defeated: {seat} is defeated
    over.draw: The game is a draw
    over.seat: {seat} wins
    over.team: {seat} and {other} win
    points: {seat} gains {CP}
    points.lost: {seat} loses {CP}
    draw: {seat} draws {card}
    reshuffle: {seat} shuffles the discard pile into a new deck
    look: {seat} looks at {card} of the deck
    found: {seat} takes {code}
    show: {seat} reveals {codes}
    show.none: {seat} has no card to reveal
    play: {seat} plays {code}
    upgrade: {seat} puts {code} into play
    sell: {seat} sells {code}
    discard: {seat} discards {code}
    spend: {seat} spends {token}
    gain: {seat} gains {token}
    inflict: {other} inflicts {token} on {seat}
    removed: {seat} loses {token}
    transfer: {token} goes from {seat} to {other}
    advance: {token} of {seat} advances to {side}
    advance.last: {token} of {seat} advances past its last side
    limit: {seat} can have {value} {token} now
    steal: {seat} steals {what} from {other}
    throw: {seat} throws {companion} to {other}
    retrieve: {seat} retrieves {companion}
    announce: {seat} is about to use {what}
    too late: It is too late for {what} of {seat}
"""),
    "fr": flat("""
    start roll: {seat} obtient {value} pour commencer
    start: Le Joueur de Départ est {seat}
    turn: Tour {value} : {seat}
    roll.offensive: {seat} obtient {dice}
    roll.defensive: {seat} obtient {dice} en défense
    roll.targeting: {seat} obtient {dice} pour la cible
    roll.bonus: {seat} obtient {dice}
    change: {seat} change un {was} de {other} en {value}
    change.own: {seat} change un {was} en {value}
    reroll: {seat} fait relancer un {was} de {other} : {value}
    reroll.own: {seat} relance un {was} : {value}
    declare: {seat} annonce {ability}
    decline: {seat} n'active aucune capacité
    activate: {seat} active {ability}
    target: {seat} cible {other}
    leader: {seat} reçoit une carte bonus pour avoir attaqué un Chef, {other}
    defend: {seat} se défend avec {ability}
    no defence: {seat} ne se défend pas
    undefendable: Les dégâts de l'Attaque de {seat} deviennent imparables
    add: {seat} ajoute {damage} à l'Attaque
    prevent: {seat} prévient {part}
    prevent.half: {seat} prévient la moitié des dégâts entrants
    prevent.all: {seat} prévient tous les dégâts entrants
    damage: {seat} subit {n}
    damage.less: {seat} subit {n} (sur {before})
    heal: {seat} soigne {health}
    survive: {seat} reste en jeu avec {value} de Santé
    defeated: La Santé de {seat} est réduite à 0
    over.draw: La partie est nulle
    over.seat: {seat} gagne la partie
    over.team: {seat} et {other} gagnent la partie
    points: {seat} gagne {CP}
    points.lost: {seat} perd {CP}
    draw: {seat} pioche {card}
    reshuffle: {seat} mélange sa Pile de Défausse pour former une nouvelle pioche
    look: {seat} regarde {card} de son paquet
    found: {seat} prend {code}
    show: {seat} révèle {codes}
    show.none: {seat} n'a aucune carte à révéler
    play: {seat} joue {code}
    upgrade: {seat} met {code} en jeu
    sell: {seat} vend {code}
    discard: {seat} défausse {code}
    spend: {seat} dépense {token}
    gain: {seat} gagne {token}
    inflict: {other} inflige {token} à {seat}
    removed: {seat} perd {token}
    transfer: {token} passe de {seat} à {other}
    advance: {token} de {seat} progresse vers {side}
    advance.last: {token} de {seat} progresse au-delà de sa dernière face
    limit: {seat} peut désormais avoir {value} {token}
    steal: {seat} vole {what} à {other}
    throw: {seat} lance {companion} à {other}
    retrieve: {seat} récupère {companion}
    announce: {seat} va utiliser {what}
    too late: Il est trop tard pour {what} de {seat}
"""),
}


def note_text(note: Sequence[Any], heroes: Sequence[str], lang: str = "en") -> str:
    """One note in words; `heroes` are the ids of the heroes by seat."""
    kind, what = str(note[0]), _fields(note)
    key = f"{kind}.{_variant(kind, what)}".rstrip(".")
    if kind == "over":
        words = _winners(what["result"], heroes, lang)
    else:
        words = {k: _word(k, v, what, heroes, lang) for k, v in what.items()}
    return finish(sentence(STORY[lang][key].format_map(words)), lang)


def _fields(note: Sequence[Any]) -> dict[str, Any]:
    names = FIELDS[note[0]].split()
    if names[-1].startswith("*"):
        rest = len(names) - 1
        return {**dict(zip(names[:-1], note[1 : 1 + rest], strict=True)), names[-1][1:]: note[1 + rest :]}
    return dict(zip(names, note[1:], strict=True))


def _variant(kind: str, what: dict[str, Any]) -> str:
    match kind:
        case "roll":
            return str(what["purpose"])
        case "change" | "reroll":
            return "own" if what["seat"] == what["other"] else ""
        case "prevent":
            return str(what["part"]) if what["part"] in ("half", "all") else ""
        case "damage":
            return "less" if what["n"] < what["before"] else ""
        case "points":
            return "lost" if what["CP"] < 0 else ""
        case "show":
            return "" if what["codes"] else "none"
        case "advance":
            return "last" if what["side"] < 0 else ""
        case "over":
            return str(what["result"]).split(" ")[0]
    return ""


def _word(field: str, v: Any, what: dict[str, Any], heroes: Sequence[str], lang: str) -> str:
    match field:
        case "seat" | "other":
            return seat_names(heroes, lang)[int(v)]
        case "ability":
            return ability_name(heroes[what["seat"]], v, lang)
        case "companion":
            return companion_name(heroes[what["seat"]], v, lang)
        case "code":
            return card_name(v, lang)
        case "codes":
            return listed([card_name(c, lang) for c in v], "and", lang)
        case "dice":
            return dice_text(v)
        case "token":
            return _some(what.get("n", 1), token_name(v, lang))
        case "side":
            return str(TOKENS[what["token"]].sides[v]) if v >= 0 else ""
        case "damage" | "card" | "CP" | "health":
            return _count(abs(v), {"health": "healed"}.get(field, field), lang)
        case "n" if "kind" in what:
            return _count(v, what["kind"], lang)
        case "part" if v.isdecimal():
            return _count(int(v), "incoming", lang)
        case "what":
            return _what(v, what, heroes, lang)
    return str(v)


def _what(v: str, what: dict[str, Any], heroes: Sequence[str], lang: str) -> str:
    """What is stolen, or about to be used."""
    if what.get("verb") == "discard_for":
        return companion_name(heroes[what["seat"]], v, lang)
    noun = {"points": "CP", "health": "Health"}.get(v)
    if noun:
        return _count(what["n"], noun, lang)
    return card_name(v, lang) if v in CARDS else _some(what.get("n", 1), token_name(v, lang))


def _some(n: int, name: str) -> str:
    return name if n == 1 else several(n, name)


def _count(n: int, noun: str, lang: str) -> str:
    one, many = NOUNS[lang][noun]
    return f"{n} {one if n == 1 or (lang == 'fr' and n == 0) else many}".rstrip()


def _winners(result: str, heroes: Sequence[str], lang: str) -> dict[str, str]:
    """ "seat 2", "team 0", "draw"."""
    names = seat_names(heroes, lang)
    who, _, n = result.partition(" ")
    won = names[int(n) :: 2] if who == "team" else names[int(n or 0) :]
    return {"seat": won[0], "other": won[1] if who == "team" else ""}
