"""Why not? The first rule that forbids something, from the very checks that list the options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel import why as kernel
from ..kernel.decision import NONE, Decision, Option, seat_id
from ..kernel.language import Both, Said, flat, messages
from .loading import TOKENS, hero
from .patterns import tier
from .rules.effect_scope import abilities
from .rules.turn import window_now
from .rules.usable import Refusal, discard_refusal, play_refusal, silenced, spend_refusal, token_name
from .table import HAND, Table
from .vocab import Ability

messages(
    {
        "en": flat("""
    dt why allowed: this can be done now
    dt why over: the game is over
    dt why defeated: this player is defeated
    dt why silenced: an Ultimate Ability is under way: opponents can do nothing until the Roll Phase is over
    dt why not asked: {who} is asked, not this seat
    dt why roll phase: it can be played only in a Roll Phase
    dt why interrupt: only Instant Actions and status effects interrupt a card that is being played
    dt why own turn: it can be played only in one's own turn
    dt why main phase: it can be played only in a Main Phase, while nothing else is under way
    dt why level: this ability is at level {level} already
    dt why points: it costs {cost}, you have {points}
    dt why tokens: it needs {n} × {token}
    dt why needs: what it asks for is not the case now
    dt why modifier: an Attack Modifier needs an Attack of your own whose damage can be modified
    dt why nothing: it would change nothing now
    dt why once: {token} can be spent once a turn, and was
    dt why when main: {token} is spent in one's own Main Phase
    dt why when incoming: no damage that could be prevented is incoming
    dt why when attack: {token} is spent when one's Attack with normal damage has been activated
    dt why when attacked: {token} is spent when one is Attacked with damage that can't be defended against
    dt why when after attack: {token} is spent when one's Attack and the defence against it are over
    dt why no spend: {token} can't be spent
    dt why no token: you have no {token}
    dt why pattern: the dice do not show what {ability} needs
    dt why no ability: {ability} is no Offensive Ability of this hero, at the levels it has
    dt why attempts: no Roll Attempt is left
    dt why not rolling: nobody rolls for an Offensive Ability now
    dt why own roll: Offensive Abilities are rolled for and declared in one's own turn
    dt why hand: this card is not in your hand
    dt why companion: no companion of this hero lets you discard cards for it
    dt why sell: cards are sold in one's own Main Phase, or down to {most} in the Discard Phase
    dt why option: it is no option of what is asked now
"""),
        "fr": flat("""
    dt why allowed: c'est possible maintenant
    dt why over: la partie est terminée
    dt why defeated: ce joueur est vaincu
    dt why silenced: une Capacité Ultime est en cours : les adversaires ne peuvent rien faire avant la fin du Lancer
    dt why not asked: c'est à {who} de répondre, pas à cette place
    dt why roll phase: elle ne se joue que pendant une Phase de Lancer
    dt why interrupt: seules les Actions Instantanées et les Altérations d'État interrompent une carte jouée
    dt why own turn: elle ne se joue que pendant son propre tour
    dt why main phase: elle ne se joue que pendant une Phase Principale, quand rien d'autre n'est en cours
    dt why level: cette capacité est déjà au niveau {level}
    dt why points: elle coûte {cost} PC, vous en avez {points}
    dt why tokens: il faut {n} × {token}
    dt why needs: ce qu'elle exige n'est pas le cas en ce moment
    dt why modifier: un Modificateur d'Attaque demande une Attaque à vous dont les dégâts sont modifiables
    dt why nothing: elle ne changerait rien maintenant
    dt why once: {token} ne se dépense qu'une fois par tour, et c'est fait
    dt why when main: {token} se dépense pendant sa propre Phase Principale
    dt why when incoming: aucun dégât qui puisse être prévenu n'est entrant
    dt why when attack: {token} se dépense quand son Attaque aux dégâts normaux vient d'être activée
    dt why when attacked: {token} se dépense quand on subit une Attaque imparable
    dt why when after attack: {token} se dépense quand son Attaque et la défense sont terminées
    dt why no spend: {token} ne se dépense pas
    dt why no token: vous n'avez pas de jeton {token}
    dt why pattern: les dés ne montrent pas ce que {ability} demande
    dt why no ability: {ability} n'est pas une Capacité Offensive de ce héros à ses niveaux actuels
    dt why attempts: il ne reste aucune Tentative de Lancer
    dt why not rolling: personne ne lance les dés pour une Capacité Offensive en ce moment
    dt why own roll: on lance les dés pour une Capacité Offensive et on l'annonce pendant son propre tour
    dt why hand: cette carte n'est pas dans votre main
    dt why companion: aucun familier de ce héros ne permet de défausser des cartes
    dt why sell: on vend pendant sa propre Phase Principale, ou jusqu'à {most} cartes pendant la Phase de Défausse
    dt why option: ce n'est pas une option de ce qui est demandé
"""),
    }
)


class Why(kernel.Why):
    """In the words above."""

    def text(self, lang: str = "en") -> str:
        return Said("dt why allowed" if self.ok else self.key, **self.data).told(lang)


def explain(s: Table, seat: int, o: Option) -> Why:
    """Could this seat do that now? What the intent leaves open may be anything."""
    if s.result is not None:
        return Why(False, "dt:health", "dt why over")
    mine = next((d for d in s.pending if d.seat == seat), None)
    if mine is not None and any(matches(o, x) for x in mine.options):
        return Why(True)
    why = refusal(s, seat, o, mine)
    if why is None and not window_now(s):  # nothing forbids it but that somebody has to answer first
        why = not_asked(s, mine)
    return Why(False, *why) if why else Why(True)


def matches(wanted: Option, o: Option) -> bool:
    return wanted.verb == o.verb and all(
        w in (NONE, "") or w == g
        for w, g in (
            (wanted.card, o.card),
            (wanted.target, o.target),
            (wanted.ability, o.ability),
            (wanted.value, o.value),
        )
    )


def refusal(s: Table, seat: int, o: Option, mine: Decision | None) -> Refusal | None:
    """None: it could be done, as an offer if not as an answer."""
    window = window_now(s)
    if s.players[seat].out:
        return "dt:health", "dt why defeated", {}
    if silenced(s, seat):
        return "dt:ultimate-ability", "dt why silenced", {}
    if o.verb == "play":
        if o.card not in s.zones[f"hand{seat}"]:
            return "dt:action-cards", "dt why hand", {}
        return play_refusal(s, seat, s.codes[o.card], window)
    if o.verb == "spend" and o.value in TOKENS:
        return spending(s, seat, o, window)
    if o.verb == "sell":
        return "dt:selling", "dt why sell", {"most": HAND}
    if o.verb == "discard_for":
        return discard_refusal(s, seat, o.card, o.value)
    if o.verb in ("declare", "keep", "roll", "decline"):
        return rolling(s, seat, o)
    return not_asked(s, mine)


def not_asked(s: Table, mine: Decision | None) -> Refusal:
    if mine is None and s.pending:
        h = hero(s.players[s.pending[0].seat].hero).name
        return "dt:timing-conflicts", "dt why not asked", {"who": Both(h.en, h.fr)}
    return "dt:turn-phases", "dt why option", {}


def spending(s: Table, seat: int, o: Option, window: str) -> Refusal | None:
    """Of the way it names; else of the first, if none is open."""
    token, t, named = o.value, TOKENS[o.value], {"token": token_name(o.value)}
    if not s.players[seat].count(token):
        return "dt:spendable-status-effects", "dt why no token", named
    ways = t.spend if o.ability == NONE else t.spend[max(0, o.ability) :][:1]
    if not ways:
        return "dt:spendable-status-effects", "dt why no spend", named
    found = [spend_refusal(s, seat, token, x, window) for x in ways]
    return None if None in found else found[0]


def rolling(s: Table, seat: int, o: Option) -> Refusal | None:
    r = s.rolls[-1] if s.rolls else None
    if seat != s.active:
        return "dt:offensive-roll-phase", "dt why own roll", {}
    if r is None or r.purpose != "offensive":
        return "dt:offensive-roll-phase", "dt why not rolling", {}
    if o.verb in ("keep", "roll"):
        return (
            ("dt:roll-attempt", "dt why attempts", {})
            if not r.left
            else ("dt:offensive-roll-phase", "dt why option", {})
        )
    found: Ability | None = next((a for a in abilities(s, seat, "offensive", "ultimate") if a.id == o.value), None)
    if found is None:
        return "dt:offensive-ability", "dt why no ability", {"ability": o.value}
    name = Both(found.name.en, found.name.fr)
    if not tier(found.tiers, r.dice, hero(s.players[seat].hero).faces):
        return "dt:activation-condition", "dt why pattern", {"ability": name}
    return "dt:offensive-roll-phase", "dt why option", {}


def intents(s: Table, seat: int) -> Iterator[Option]:
    """What somebody may want to do: his cards, his tokens, the abilities of his board."""
    for c in sorted(s.zones[f"hand{seat}"]):
        yield Option("play", c)
    for t in s.players[seat].tokens:
        yield Option("spend", target=seat_id(seat), value=t)
    for a in abilities(s, seat, "offensive", "ultimate"):
        yield Option("declare", value=a.id)


def why(s: Table, seat: int, lang: str = "en") -> list[dict[str, Any]]:
    """For all of that: {verb, card or value, ok, rule, text}."""
    out = []
    for o in intents(s, seat):
        said = explain(s, seat, o)
        out.append({**o.shown(), "ok": said.ok, "rule": said.rule, "text": said.text(lang)})
    return out
