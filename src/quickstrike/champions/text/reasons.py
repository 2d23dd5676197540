"""Why something can't be done, in words."""
from __future__ import annotations

from typing import Any

REASONS: dict[str, dict[str, str]] = {
    "not played": {"en": "this card is not played, only discarded for its resources",
                   "fr": "cette carte ne se joue pas : on la défausse pour ses ressources"},
    "dash cost": {"en": "its cost is a dash: it can't be played", "fr": "son coût est un tiret : elle ne peut pas être jouée"},
    "peril": {"en": "another player is resolving a card with peril, so nobody may help",
              "fr": "un autre joueur résout une carte avec Péril : personne ne peut l'aider"},
    "form": {"en": "you must be in {form} form", "fr": "vous devez être sous forme {form}"},
    "unique": {"en": "{card} is in play and unique", "fr": "{card} est en jeu et unique"},
    "max": {"en": "at most {n} per {per}", "fr": "{n} au maximum par {per}"},
    "condition": {"en": "its condition is not met", "fr": "sa condition n'est pas remplie"},
    "team-up": {"en": "{name} is not in play", "fr": "{name} n'est pas en jeu"},
    "cannot": {"en": "an effect says that this cannot be done", "fr": "un effet l'interdit"},
    "nothing to attach to": {"en": "there is nothing it could be attached to", "fr": "il n'y a rien à quoi l'attacher"},
    "too dear": {"en": "it costs {need}, you can generate {have}", "fr": "cela coûte {need}, vous pouvez générer {have}"},
    "no target": {"en": "there is no valid target", "fr": "il n'y a pas de cible valide"},
    "exhausted": {"en": "it is exhausted", "fr": "elle est inclinée"},
    "limit": {"en": "it was used already this {per}", "fr": "elle a déjà été utilisée ce {per}"},
    "not yours": {"en": "it is not yours to use", "fr": "vous ne la contrôlez pas"},
    "dash": {"en": "it does not have this power", "fr": "ce personnage n'a pas ce pouvoir"},
    "nothing to heal": {"en": "there is no damage to heal", "fr": "il n'y a pas de dégât à soigner"},
    "damage would not be taken": {"en": "the damage of its cost would not be taken", "fr": "les dégâts du coût ne seraient pas subis"},
    "too few cards": {"en": "you have too few cards: {need} must be discarded",
                      "fr": "vous avez trop peu de cartes : il faut en défausser {need}"},
    "no counters": {"en": "too few {kind} counters are left on it", "fr": "il reste trop peu de jetons {kind} dessus"},
    "cost": {"en": "its cost can't be paid", "fr": "son coût ne peut pas être payé"},
    "guard": {"en": "a minion with guard is engaged with you", "fr": "un sbire avec Garde est engagé avec vous"},
    "crisis": {"en": "a crisis icon protects the main scheme", "fr": "une icône Crise protège la manigance principale"},
    "patrol": {"en": "a minion with patrol is engaged with you", "fr": "un sbire avec Patrouille est engagé avec vous"},
    "no threat": {"en": "there is no threat on it", "fr": "il n'y a pas de menace dessus"},
    "no enemy": {"en": "it is no enemy", "fr": "ce n'est pas un ennemi"},
    "no scheme": {"en": "it is no scheme", "fr": "ce n'est pas une manigance"},
    "not in play": {"en": "it is not in play", "fr": "cette carte n'est pas en jeu"},
    "not in hand": {"en": "it is not in your hand", "fr": "cette carte n'est pas dans votre main"},
    "no action": {"en": "it has no action that could be used in a turn", "fr": "elle n'a pas d'action utilisable pendant un tour"},
    "form changed": {"en": "you have changed form this round already", "fr": "vous avez déjà changé de forme ce round"},
    "waiting": {"en": "it is not your decision: seat {seat} must choose", "fr": "ce n'est pas à vous : la place {seat} doit choisir"},
    "other decision": {"en": "another decision comes first ({kind})", "fr": "une autre décision vient d'abord ({kind})"},
    "no such option": {"en": "{verb!r} is not something a turn offers", "fr": "{verb!r} n'existe pas pendant un tour"},
    "over": {"en": "the game is over", "fr": "la partie est terminée"},
}
ICONS = ("energy", "mental", "physical", "wild")
FRENCH = {"hero": "héros", "alter-ego": "alter ego", "round": "round", "phase": "phase", "player": "joueur", "turn": "tour",
          "energy": "énergie", "mental": "mentale", "physical": "physique", "wild": "joker", "enemy": "ennemi", "ally": "allié"}


def _resources(v: tuple[int, ...], lang: str) -> str:
    """(0, 0, 3, 0, 1) -> "3 physical + 1"; a bare total where no type is asked for."""
    typed = [f"{n} {FRENCH[r] if lang == 'fr' else r}" for r, n in zip(ICONS, v, strict=False) if n]
    if len(v) > 4:
        if v[5] >= 0:
            typed.append(f"X {FRENCH[ICONS[v[5]]] if lang == 'fr' else ICONS[v[5]]}")
        elif v[4] or not typed:
            typed.append(str(v[4]))
        return " + ".join(typed)
    return f"{sum(v)}" + (f" ({', '.join(typed)})" if typed else "")


def reason(key: str, data: dict[str, Any], lang: str = "en") -> str:
    words = {}
    for k, v in data.items():
        if k in ("need", "have") and isinstance(v, tuple):
            words[k] = _resources(v, lang)
        else:
            words[k] = FRENCH.get(v, v) if lang == "fr" and isinstance(v, str) else v
    return REASONS[key][lang].format(**words)
