"""Instructions of a campaign that need the table: cards that are looked for, revealed, given to the villain. setup:13"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.decision import Decision, Option
from ...kernel.state import Frame
from ..table import NOBODY, SCENARIO, Table
from . import stats
from .activation import give_boost
from .decks import deal, refill
from .enter import put_into_play
from .kinds import KINDS
from .results import proc
from .reveal import reveal_card
from .zones import DECK, PILE, discard, move

LATE: Final = ("collect",)
"""What waits until setup ends."""


def follow(s: Table, what: str, args: list[Any]) -> bool:
    """True if something has to be resolved before the next instruction. setup:13 rr:campaign-mode"""
    match what, args:
        case "deal first", []:
            deal(s, s.first, 1)
        case "deal card", [seat, code]:
            if (card := _copy(s, code)) != NOBODY:
                move(s, card, f"dealt{seat}", bottom=True)
        case "counters", [code, kind, n]:
            for c in [c for c, i in s.play.items() if s.codes[c] == code][:1]:
                s.play[c].counters[kind] = s.play[c].counters.get(kind, 0) + n
        case "boost", []:
            give_boost(s, s.of_kind("villain")[0])
        case "villain status", [status]:
            setattr(s.play[s.of_kind("villain")[0]], status, 1)
        case "find", [code, n]:
            if (card := _copy(s, code)) != NOBODY:
                s.push(more_threat, card=card, n=n)
                reveal_card(s, card, s.first, "campaign")
                return True
        case "until", [kind, then]:
            s.push(look_for, kind=kind, then=then, left=tuple(s.order()) if then != "attach" else (s.first,))
            return True
        case "collect", []:
            s.push(give_up, left=tuple(s.order()))
            return True
    return False


def _copy(s: Table, code: str) -> int:
    """A copy of that card in the encounter deck or its discard pile; the deck is shuffled. rr:search"""
    found = next((c for z in (DECK, PILE) for c in s.zones[z] if s.codes[c] == code), NOBODY)
    if found != NOBODY:
        move(s, found, "limbo")
        s.shuffle(s.zones[DECK])
    return found


@proc
def more_threat(s: Table, f: Frame) -> None:
    """On a scheme that was revealed: it begins with so much more. setup:13"""
    s.done(f)
    if f.mem["card"] in s.play:
        s.play[f.mem["card"]].threat += f.mem["n"]


@proc
def look_for(s: Table, f: Frame) -> None:
    """Player after player, cards of the encounter deck are discarded until such a card comes. setup:13
    rr:in-player-order"""
    m = f.mem
    if not m["left"]:
        s.done(f)
        return
    seat, m["left"] = m["left"][0], m["left"][1:]
    while s.zones[DECK]:
        card = s.zones[DECK][-1]
        kind = s.face(card).kind
        if kind in KINDS.get(m["kind"], ()) or stats.has_trait(s, card, m["kind"]):
            break
        discard(s, card)
    else:
        refill(s)
        return
    if m["then"] == "reveal":
        reveal_card(s, card, seat, "campaign")
        return
    host = s.of_kind("villain")[0] if m["then"] == "attach" else NOBODY
    engaged = seat if m["then"] == "engage" else NOBODY
    s.push(put_into_play, card=card, controller=SCENARIO, engaged=engaged, host=host, also=())


@proc
def give_up(s: Table, f: Frame) -> None:
    """In player order, each player chooses a card in hand for The Collection. setup:13 rr:in-player-order
    errata:galaxys-most-wanted-expansion:rulebook-pg-10-campaign-instructions-setup-bullet-5"""
    m = f.mem
    if s.answered is not None:
        move(s, s.take()[1].target, "collection")
        m["left"] = m["left"][1:]
    while m["left"]:
        hand = s.zones[f"hand{m['left'][0]}"]
        if len(hand) > 1:
            source = s.of_kind("main_scheme")[0]
            s.ask(Decision(m["left"][0], "choose", [Option("choose", source, c) for c in hand], about=source))
            return
        for c in hand.copy():
            move(s, c, "collection")
        m["left"] = m["left"][1:]
    s.done(f)
