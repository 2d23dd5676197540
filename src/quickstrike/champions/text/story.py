"""Narration: what the notes of the log say, one line an event, in both languages.

A note is (kind, what it is about ..., depth). `FIELDS` names the items of each kind, `STORY` has its sentence; a kind
with several sentences has one key for each, `kind.variant`. Nothing hidden is told: facedown cards are counted.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel.decision import NONE
from ..faces import FACES
from ..table import HEADS, PLAY, Table
from .names import Count, Name, card_name, counted, name_of, seat_name, sentence, title
from .terms import ABILITY_NAMES, COUNTERS, STATUSES
from .words import Words, _flat

Note = Sequence[Any]
FIELDS: dict[str, str] = {
    "round": "n", "phase": "word", "step": "n", "turn": "seat", "end turn": "seat", "first player": "seat",
    "play": "seat card", "use": "seat card ability", "spent": "card", "resource": "card ability", "used up": "card",
    "attack": "card target", "thwart": "card target", "recover": "card", "defend": "card", "form": "seat word",
    "activates": "card word seat", "boost dealt": "card", "boost": "target card", "retaliate": "card n",
    "damage": "target n card", "heal": "card n", "tough": "card", "prevent": "card n", "cancel": "card target",
    "status": "card word", "status removed": "card word", "exhaust": "card", "ready": "card", "counters": "card n word",
    "threat": "target n card", "threat removed": "target n card", "acceleration": "n", "completed": "card",
    "scheme stage": "card", "villain stage": "card", "defeated": "card", "enters play": "card", "engages": "card seat",
    "discard": "card", "turned": "card word", "moved": "card word", "tucked": "target n", "draw": "seat n",
    "dealt": "seat", "reveal": "seat card", "surge": "seat", "deck reset": "seat", "encounter deck reset": "n",
    "eliminated": "seat", "concede": "seat", "won": "word", "lost": "word",
}
"""What stands in a note between its kind and its depth."""
HEADINGS = ("round", "phase", "step", "turn")
"""Notes that begin something: they stand at the margin."""

STORY: Words = {"en": _flat("""
    round: Round {n}
    phase.player: Player phase
    phase.villain: Villain phase
    step.1: 1. Threat
    step.2: 2. Enemy activations
    step.3: 3. Encounter cards are dealt
    step.4: 4. Encounter cards are revealed
    turn: {seat:s} turn
    end turn: {seat} ends the turn
    first player: {seat} is the first player
    play: {seat} plays {card}
    play.paid: {seat} plays {card}, paying with {paid}
    use: {seat} uses {card}
    use.named: {seat} uses {ability}
    use.paid: {seat} uses {card}, paying with {paid}
    use.forced: {card} takes effect
    spent: {card} is spent
    resource: {card} provides a resource
    used up: {card} is used up
    attack: {card} attacks {target}
    thwart: {card} thwarts {target}
    recover: {card} recovers
    defend: {card} defends
    form.hero: {seat} changes to hero form
    form.alter_ego: {seat} changes to alter-ego form
    activates.Attacked: {card} attacks {seat}
    activates.Schemed: {card} schemes
    boost dealt: {card} is given a boost card
    boost: Boost card: {card} (+{icons})
    retaliate: {card} retaliates
    damage: {target} takes {n:damage}
    damage.from: {target} takes {n:damage} from {card}
    damage.self: {target} takes {n} consequential damage
    heal: {card} heals {n:damage}
    tough: {card} loses the status Tough instead of taking damage
    prevent: {card} prevents {n}
    cancel: {card} cancels {target}
    cancel.it: {card} cancels it
    status: {card} gets the status {word}
    status removed: {card} loses the status {word}
    status removed.stunned: {card} loses the status Stunned instead of attacking
    status removed.confused: {card} loses the status Confused instead of thwarting
    status removed.schemer: {card} loses the status Confused instead of scheming
    exhaust: {card} is exhausted
    ready: {card} is readied
    counters: {tokens} on {card}
    threat: {n:threat} on {target}
    threat.from: {n:threat} on {target}, by {card}
    threat removed: {n:threat} removed from {target}
    threat removed.from: {n:threat} removed from {target}, by {card}
    acceleration: Acceleration tokens added: {n}
    completed: {card} is completed
    scheme stage: Main scheme: {card}
    villain stage: {card}: stage {stage}
    defeated: {card} is defeated
    defeated.scheme: {card} is defeated
    enters play: {card} enters play
    enters play.engaged: {card} engages {seat}
    enters play.attached: {card} is attached to {target}
    engages: {card} engages {seat}
    turned: The facedown card was {card}
    discard: {card} is discarded
    discard.own: {seat} discards {card}
    moved.hand: To the hand: {card}
    moved.deck: Into the deck: {card}
    moved.out of the game: Removed from the game: {card}
    moved.set aside: Set aside: {card}
    moved.victory display: To the victory display: {card}
    moved.discard pile: Discarded: {card}
    moved.other: Moved: {card}
    tucked: {n:card} placed facedown beneath {target}
    draw: {seat} draws {n:card}
    dealt: {seat} is dealt a facedown encounter card
    reveal: {seat} reveals {card}
    surge: Surge: {seat} reveals another card
    deck reset: The deck of {seat} ran out: it is shuffled anew
    encounter deck reset: The encounter deck ran out: it is shuffled anew, acceleration tokens: {n}
    eliminated: {seat} is eliminated
    concede: {seat} concedes
    won.villain defeated: The villain is defeated: the players have won
    won.card: The players have won
    lost.all eliminated: All players are eliminated: the villain has won
    lost.main scheme completed: The main scheme is completed: the villain has won
    lost.no encounter cards: No encounter cards are left: the villain has won
    lost.card: The villain has won
"""), "fr": _flat("""
    round: Round {n}
    phase.player: Phase des joueurs
    phase.villain: Phase du méchant
    step.1: 1. Menace
    step.2: 2. Activation des ennemis
    step.3: 3. Attribution des cartes Rencontre
    step.4: 4. Révélation des cartes Rencontre
    turn: Tour {seat:de}
    end turn: {seat} termine son tour
    first player: Premier joueur : {seat}
    play: {seat} joue {card}
    play.paid: {seat} joue {card}, en payant avec {paid}
    use: {seat} utilise {card}
    use.named: {seat} utilise {ability}
    use.paid: {seat} utilise {card}, en payant avec {paid}
    use.forced: {card} prend effet
    spent: {card} est dépensée
    resource: {card} fournit une ressource
    used up: {card} : plus de jeton, carte défaussée
    attack: {card} attaque {target}
    thwart: {card} contre {target}
    recover: {card} récupère
    defend: {card} défend
    form.hero: {seat} passe sous forme de héros
    form.alter_ego: {seat} passe sous forme d'alter ego
    activates.Attacked: {card} attaque {seat}
    activates.Schemed: {card} manigance
    boost dealt: {card} reçoit une carte de boost
    boost: Carte de boost : {card} (+{icons})
    retaliate: {card} riposte
    damage: {target} subit {n:damage}
    damage.from: {target} subit {n:damage} (source : {card})
    damage.self: Dégâts consécutifs pour {target} : {n}
    heal: {card} soigne {n:damage}
    tough: {card} perd l'état Tenace à la place de subir les dégâts
    prevent: {card} en prévient {n}
    cancel: {card} annule {target}
    cancel.it: {card} l'annule
    status: {card} reçoit l'état {word}
    status removed: {card} perd l'état {word}
    status removed.stunned: {card} perd l'état Sonné à la place d'attaquer
    status removed.confused: {card} perd l'état Désorienté à la place de contrer
    status removed.schemer: {card} perd l'état Désorienté à la place de manigancer
    exhaust: {card} s'incline
    ready: {card} se redresse
    counters: {tokens} sur {card}
    threat: {n:threat} sur {target}
    threat.from: {n:threat} sur {target}, par {card}
    threat removed: {n:threat} de moins sur {target}
    threat removed.from: {n:threat} de moins sur {target}, grâce {card:à}
    acceleration: Pions Accélération en plus : {n}
    completed: {card} : stade achevé
    scheme stage: Manigance principale : {card}
    villain stage: {card} : stade {stage}
    defeated: {card} est vaincu{card.e}
    defeated.scheme: {card} est déjouée
    enters play: {card} entre en jeu
    enters play.engaged: {card} engage {seat}
    enters play.attached: {card} s'attache {target:à}
    engages: {card} engage {seat}
    turned: La carte face cachée était {card}
    discard: {card} : carte défaussée
    discard.own: {seat} défausse {card}
    moved.hand: Vers la main : {card}
    moved.deck: Dans le deck : {card}
    moved.out of the game: Hors de la partie : {card}
    moved.set aside: De côté : {card}
    moved.victory display: Dans la pile de victoire : {card}
    moved.discard pile: Défausse : {card}
    moved.other: Déplacement : {card}
    tucked: {n:card} face cachée sous {target}
    draw: {seat} pioche {n:card}
    dealt: {seat} se voit attribuer une carte Rencontre face cachée
    reveal: {seat} révèle {card}
    surge: Renfort : {seat} révèle une autre carte
    deck reset: Le deck {seat:de} est vide : la défausse est mélangée
    encounter deck reset: Le deck Rencontre est vide : la défausse est mélangée, pions Accélération : {n}
    eliminated: {seat} est éliminé{seat.e}
    concede: {seat} abandonne
    won.villain defeated: Le méchant est vaincu : les joueurs gagnent la partie
    won.card: Les joueurs gagnent la partie
    lost.all eliminated: Tous les joueurs sont éliminés : le méchant gagne la partie
    lost.main scheme completed: La manigance principale est achevée : le méchant gagne la partie
    lost.no encounter cards: Il n'y a plus de carte Rencontre : le méchant gagne la partie
    lost.card: Le méchant gagne la partie
""")}


@dataclass(frozen=True)
class Line:
    """One line of the story. `depth` says how far it stands under its causes; `kind` is that of the note; `code` is the
    card that it names as the one that acts."""
    depth: int
    kind: str
    text: str
    code: str = ""

    @property
    def heading(self) -> bool:
        return self.kind in HEADINGS


def tell(s: Table, notes: Iterable[Note], lang: str = "en", seats: Iterable[int] = ()) -> list[Line]:
    """The notes of one answer in words, told at the table as it is now. `seats` are those that read it."""
    return _Teller(s, lang, tuple(seats)).tell(list(notes))


class _Teller:
    """Goes through the notes of one answer; knows what was shown openly, and who acts at each depth."""

    def __init__(self, s: Table, lang: str, seats: tuple[int, ...]) -> None:
        self.s, self.lang, self.seats = s, lang, seats
        self.open: list[int] = []  # cards that everybody saw a moment ago
        self.paid: list[str] = []
        self.later: list[Line] = []
        self.actors: dict[int, tuple[int, int]] = {}  # depth -> (who acts, with which card)
        self.heads: dict[int, str] = {}  # depth -> the kind of note that says so
        self.played = NONE
        self.hidden: dict[int, str] = {}  # cards that are told of as they lay, facedown: the code of that face

    def tell(self, notes: list[Note]) -> list[Line]:
        out: list[Line] = []
        turned = any(n[0] == "turned" for n in notes)
        for i, note in enumerate(notes):
            if turned:
                self.hidden = {n[1]: n[2] for n in reversed(notes[i + 1:]) if n[0] == "turned"}
            kind, depth = str(note[0]), int(note[-1])
            what = dict(zip(FIELDS.get(kind, "").split(), note[1:-1], strict=False))
            if kind in ("spent", "resource"):
                self.open.append(what["card"])
                if _is_payment(notes[i + 1:]):
                    self.paid.append(title(self.s.face(what["card"]), self.lang))
                    continue
            text = self.line(kind, depth, what)
            if text and kind == "used up" and self.paid:  # while paying: told after what was paid for
                self.later.append(Line(depth, kind, text, self.code(kind, what)))
            elif text:
                out.append(Line(depth, kind, text, self.code(kind, what)))
            if kind in ("play", "use"):
                out += self.later
                self.later = []
            self.remember(kind, depth, what)
        return out + self.later

    def code(self, kind: str, what: dict[str, Any]) -> str:
        card = what.get("card", NONE)
        if card < 0 or (kind == "moved" and not self.shown(card, what["word"])):
            return ""
        return self.s.face(card).code

    def remember(self, kind: str, depth: int, what: dict[str, Any]) -> None:
        if kind in ("play", "use"):
            self.paid = []
            identity = self.s.players[what["seat"]].identity
            self.actors[depth] = (identity, what["card"])
        elif kind in ("activates", "attack", "thwart", "reveal", "boost"):
            self.actors[depth] = (what["card"], what["card"])
        if depth in self.actors and kind in HEADS:
            self.heads[depth] = kind
        if kind == "play":
            self.played = what["card"]
        if kind in ("discard", "reveal", "boost", "play"):
            self.open.append(what["card"])

    def line(self, kind: str, depth: int, what: dict[str, Any]) -> str:
        if kind not in FIELDS:
            return f"({kind})"
        key = self.variant(kind, depth, what)
        if key is None:
            return ""
        return sentence(STORY[self.lang][key].format_map(self.words(kind, what)), self.lang)

    # ---- which sentence
    def variant(self, kind: str, depth: int, what: dict[str, Any]) -> str | None:
        s = self.s
        match kind:
            case "phase" | "step" | "form" | "activates" | "won" | "lost":
                return f"{kind}.{what.get('word', what.get('n'))}"
            case "play" | "use":
                if kind == "use" and (a := self.ability(what)) is not None:
                    if a.forced:
                        return "use.forced"
                    if a.name:
                        return "use.named"
                return f"{kind}.paid" if self.paid else kind
            case "damage":
                if what["card"] == what["target"]:
                    return "damage.self" if self.consequential(depth, what["card"]) else "damage"
                return "damage" if self.known(depth, what["card"]) else "damage.from"
            case "threat" | "threat removed":
                return kind if what["card"] == what["target"] or self.known(depth, what["card"]) else f"{kind}.from"
            case "status removed":
                if depth or what["word"] == "tough":
                    return kind
                enemy = s.face(what["card"]).kind in ("villain", "minion")
                return f"{kind}.schemer" if enemy and what["word"] == "confused" else f"{kind}.{what['word']}"
            case "first player":
                return kind if len(s.players) > 1 else None
            case "discard":
                return "discard.own" if s.owners[what["card"]] >= 0 else kind
            case "cancel":
                return kind if what["target"] != NONE else "cancel.it"
            case "defeated":
                return "defeated.scheme" if "scheme" in s.face(what["card"]).kind else kind
            case "moved":
                return f"moved.{what['word']}" if f"moved.{what['word']}" in STORY["en"] else "moved.other"
            case "enters play":
                inst = s.play.get(what["card"])
                if inst is not None and inst.host in s.play:
                    return "enters play.attached"
                if inst is not None and inst.engaged >= 0:
                    return "enters play.engaged"
                return None if self.played == what["card"] else kind
        return kind

    def consequential(self, depth: int, card: int) -> bool:
        """An ally that pays for its own attack or thwart. rr:consequential-damage"""
        by_power = self.heads.get(depth - 1, "attack" if depth == 1 else "") in ("attack", "thwart")
        return by_power and self.s.face(card).kind == "ally"

    def known(self, depth: int, card: int) -> bool:
        """Is this card what a line above names as the cause?"""
        above = (*self.actors.get(depth - 1, ()), *self.actors.get(depth, ()))
        return card == NONE or card in above or (depth == 0 and card not in self.s.play)

    def ability(self, what: dict[str, Any]) -> Any:
        abilities = self.s.face(what["card"]).abilities
        return abilities[what["ability"]] if 0 <= what["ability"] < len(abilities) else None

    # ---- its words
    def words(self, kind: str, what: dict[str, Any]) -> dict[str, Any]:
        s, lang = self.s, self.lang
        out: dict[str, Any] = {}
        for field, x in what.items():
            match field:
                case "seat":
                    out[field] = seat_name(s, x, lang)
                case "card" | "target":
                    out[field] = name_of(FACES[self.hidden[x]], lang) if x in self.hidden else card_name(s, x, lang)
                case "n":
                    out[field] = Count(x, lang)
                case "word":
                    out[field] = STATUSES[lang].get(x, x)
        match kind:
            case "play" | "use":
                out["paid"] = ", ".join(self.paid)
                a = self.ability(what) if kind == "use" else None
                out["ability"] = ABILITY_NAMES[lang].get(a.name, a.name) if a is not None else ""
            case "boost":
                face = FACES[s.codes[what["card"]]]
                out["icons"] = f"{face.boost}★" if face.boosts else face.boost
            case "villain stage":
                out["stage"] = s.face(what["card"]).facts.get("stage", "")
            case "moved":
                shown = self.shown(what["card"], what["word"])
                out["card"] = title(s.face(what["card"]), lang) if shown else counted(1, "card", lang)
            case "discard":
                out["seat"] = seat_name(s, s.owners[what["card"]], lang)
            case "counters":
                out["tokens"] = tokens(what["n"], what["word"], lang)
            case "enters play":
                inst = s.play.get(what["card"])
                out["seat"] = seat_name(s, inst.engaged if inst else NONE, lang)
                out["target"] = card_name(s, inst.host if inst and inst.host in s.play else NONE, lang)
        return out

    def shown(self, card: int, zone: str) -> bool:
        """Does everybody, or at least who reads this, know the card that went there?"""
        if zone not in ("hand", "deck", "encounter deck"):
            return True
        mine = self.s.where[card] == PLAY or self.s.where[card] in [f"hand{p}" for p in self.seats]
        return mine or (zone == "hand" and card in self.open)


def _is_payment(rest: list[Note]) -> bool:
    """Does what was spent just now pay for the card or ability that comes next?"""
    for note in rest:
        if note[0] in ("play", "use"):
            return True
        if note[0] not in ("spent", "resource", "used up", "deck reset", "dealt", "encounter deck reset"):
            return False
    return False


def tokens(n: int, kind: str, lang: str) -> str:
    """ "2 web counters"; damage and threat are counted as such."""
    if kind in ("damage", "threat"):
        return counted(n, kind, lang)
    name = COUNTERS[lang].get(kind, kind)
    noun = counted(n, "counter", lang)
    return f"{noun} {name}" if lang == "fr" else noun.replace(" ", f" {name} ", 1)


__all__ = ["FIELDS", "HEADINGS", "STORY", "Line", "Name", "tell", "tokens"]
