"""Staging: what makes something happen in a position that no player could do. These are commands, so that the log of
answers has them and a replay does the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.decision import NONE, Option
from ...kernel.errors import IllegalAnswer
from ..rules.activation import begin_activation
from ..rules.reveal import reveal_card
from ..rules.underway import turn_anew
from ..rules.zones import move
from ..table import SCENARIO

if TYPE_CHECKING:
    from ..game import ChampionsGame


def obey(game: ChampionsGame, seat: int, o: Option) -> None:
    """In the middle of a turn, whose decision is asked anew afterwards."""
    s = game.state
    if not {"position", "testkit"} & game.setup.keys():
        raise IllegalAnswer("mc pos no reins")
    if not s.pending or s.pending[0].kind != "turn":
        raise IllegalAnswer("mc pos only at a turn", asked=s.pending[0].kind if s.pending else "")
    turn_anew(s)
    match o.verb:
        case "make_reveal":
            reveal_card(s, o.card, seat, s.where[o.card])
        case "make_activate":
            begin_activation(s, o.card, seat, o.value)
        case "make_card":
            code, _, zone = o.value.rpartition(" ")
            s.codes.append(code)
            s.owners.append(SCENARIO if o.target == NONE else -1 - o.target)
            s.where.append("")
            move(s, len(s.codes) - 1, zone)
    game.start()
