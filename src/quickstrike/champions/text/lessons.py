"""What a learner is told besides the log: each timing window as it opens, and the numbered steps of the rule book.

A lesson is made by the state while teaching is on (`game.teach()`). Who could react is told of cards in play and of the
hands of those who read it; of other hands nothing, nor of what would have to be paid from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from ...kernel.language import SEMICOLON, Words, words
from ..faces import FACES
from ..table import PLAY, Table
from ..vocab import Spend
from .names import Count, card_name, seat_name, sentence, title
from .options import PERIODS, event_clause
from .terms import ABILITY_NAMES, TIMINGS

LESSONS: Words = words("champions/text/lessons", "lessons")
STEPS: dict[str, tuple[str, int]] = {
    "discard.end": ("rr:end-of-player-phase", 1),
    "draw.end": ("rr:end-of-player-phase", 2),
    "readied": ("rr:end-of-player-phase", 3),
    "threat.step": ("rr:villain-phase", 1),
    "first player": ("rr:villain-phase", 5),
    "boost dealt": ("rr:activation", 1),
    "defend": ("rr:attack-enemy-activation", 2),
    "undefended": ("rr:attack-enemy-activation", 2),
    "boost.Attacked": ("rr:attack-enemy-activation", 3),
    "boost.Schemed": ("rr:scheme-enemy-activation", 2),
    "attack sum": ("rr:attack-enemy-activation", 4),
    "scheme sum": ("rr:scheme-enemy-activation", 3),
    "tough": ("rr:damage", 2),
    "damage": ("rr:damage", 5),
    "resolves.when defeated": ("rr:damage", 8),
    "DamageDealt.would": ("rr:damage", 1),
    "DamageTaken.would": ("rr:damage", 3),
    "DamageTaken.when": ("rr:damage", 4),
    "Defeated.would": ("rr:damage", 6),
    "Defeated.when": ("rr:damage", 7),
    "DamageTaken.after": ("rr:damage", 10),
    "Defeated.after": ("rr:damage", 10),
}
"""Which numbered step of which rule a line is, by kind of note with its reason, or by event and point."""
RULES = {"undefended": "rr:defend-defense", "would": "rr:would", "when": "rr:interrupt", "after": "rr:response"}
"""The rule behind a lesson that is no numbered step."""
SHOWN = (
    "Attacked",
    "Schemed",
    "Thwarted",
    "DamageDealt",
    "DamageTaken",
    "ThreatPlaced",
    "Defeated",
    "Revealed",
    "BoostTurned",
    "Played",
    "EnteredPlay",
    "Defended",
)
"""Moments that are worth telling even if nothing reacts."""
Event = tuple[int, str, int, int, int, int, str]
Moment = tuple[str, str]
"""(the timing of a window, what it is about), in words."""


def lesson(s: Table, note: Sequence[Any], lang: str, seats: tuple[int, ...]) -> tuple[str, str, tuple[Moment, ...]]:
    """(text, key of the step or of the rule, moments) of a lesson; there are no moments where something can react."""
    if note[0] == "undefended":
        return LESSONS[lang]["undefended"], "undefended", ()
    point, events, found = note[1], note[2], [x for x in note[3] if _in_sight(s, x, seats)]
    events = [e for e in events if e[0] in {x[3] for x in found}] if found else [e for e in events if e[1] in SHOWN]
    if not events:
        return "", "", ()
    timing = TIMINGS[lang]["response" if point == "after" else "interrupt"]
    moments = tuple((timing, _clause(s, e, point, lang)) for e in events)
    clauses = SEMICOLON[lang].join(dict.fromkeys(clause for _, clause in moments))
    first: str = events[0][1]
    key = f"{first}.{point}" if f"{first}.{point}" in STEPS else point
    if not found:
        return sentence(LESSONS[lang]["window"].format(timing=timing, event=clauses), lang), key, moments
    who = ", ".join(dict.fromkeys(_reacting(s, x, lang) for x in found))
    return sentence(LESSONS[lang]["window.react"].format(timing=timing, event=clauses, who=who), lang), key, ()


def together(moments: Sequence[Moment], lang: str) -> str:
    """Several windows in a row in which nothing happens, in one line: those for interrupts, those for responses."""
    said = [
        LESSONS[lang]["moment"].format(timing=timing, event=SEMICOLON[lang].join(dict.fromkeys(c for _, c in row)))
        for timing, row in groupby(moments, key=itemgetter(0))
    ]
    return sentence(LESSONS[lang]["windows"].format(events=". ".join(said)), lang)


def _in_sight(s: Table, found: tuple[int, int, int, int], seats: tuple[int, ...]) -> bool:
    """The reader's own abilities; of other players, those in play that need nothing from their hands."""
    card, ability, seat, _ = found
    if seat in seats or s.owners[card] < 0:
        return True
    abilities = s.face(card).abilities
    paid = ability < len(abilities) and any(isinstance(c, Spend) for c in abilities[ability].cost)
    return s.where[card] == PLAY and not paid


def _reacting(s: Table, found: tuple[int, int, int, int], lang: str) -> str:
    card, ability, seat, _ = found
    face = s.face(card) if ability < len(s.face(card).abilities) else FACES[s.codes[card]]
    a = face.abilities[ability] if ability < len(face.abilities) else None
    name = ABILITY_NAMES[lang].get(a.name, a.name) if a is not None and a.name else title(face, lang)
    key = "forced" if a is not None and a.forced else "own"
    return LESSONS[lang][key].format(card=name, seat=seat_name(s, seat, lang))


def _clause(s: Table, event: Event, point: str, lang: str) -> str:
    _, kind, source, target, player, n, period = event
    words = {
        "source": card_name(s, source, lang),
        "target": card_name(s, target, lang),
        "n": Count(n, lang),
        "player": seat_name(s, player, lang),
        "period": PERIODS[lang].get(period, period),
    }
    return event_clause(s, kind, target, point, lang).format_map(words)


__all__ = ["LESSONS", "RULES", "STEPS", "Moment", "lesson", "together"]
