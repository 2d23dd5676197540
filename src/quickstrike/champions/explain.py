"""Why not? The first rule that forbids something, from the very checks that list the options."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..kernel.decision import NONE, Option
from .rules import legal
from .rules.cost import Reason
from .table import PLAY, Table


@dataclass(frozen=True)
class Why:
    """ok, or the id of the rule that forbids it with the key of its wording and its numbers."""

    ok: bool
    rule: str = ""
    key: str = ""
    data: dict[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return self.ok

    def text(self, lang: str = "en") -> str:
        from .text.reasons import reason

        return reason(self.key, self.data, lang) if not self.ok else {"en": "allowed", "fr": "permis"}[lang]

    def __str__(self) -> str:
        return "allowed" if self.ok else f"{self.text()} ({self.rule})"


def explain(s: Table, seat: int, o: Option) -> Why:
    why = reason_for(s, seat, o)
    if why is None:
        return Why(True)
    data = {k: s.face(v).name if k == "card" and isinstance(v, int) else v for k, v in why[2].items()}
    return Why(False, why[0], why[1], data)


def reason_for(s: Table, seat: int, o: Option) -> Reason | None:
    mine = next((d for d in s.pending if d.seat == seat), None)
    if s.result is not None:
        return "rr:winning-the-game", "over", {"result": s.result}
    if mine is not None and any(x.key[:4] == o.key[:4] for x in mine.options):
        return None
    if mine is None:
        return "rr:player-turn", "waiting", {"seat": s.pending[0].seat if s.pending else -1}
    if mine.kind not in ("turn", "asked"):
        return "rr:player-turn", "other decision", {"kind": mine.kind}
    stays = o.verb == "play" and o.card >= 0 and s.face(o.card).kind != "event"
    if mine.kind == "asked" and (stays or o.verb not in ("play", "use")):
        return "rr:action", "only actions", {}
    return _turn(s, seat, o)


def _best(found: list[Reason | None]) -> Reason | None:
    """None if one of the abilities meant can be used, else the reason of the first."""
    return None if None in found else found[0] if found else ("rr:action", "no action", {})


def _turn(s: Table, seat: int, o: Option) -> Reason | None:
    nowhere: Reason = ("rr:in-play-and-out-of-play", "not in play", {})
    match o.verb:
        case "play":
            if o.card == NONE or s.where[o.card] != f"hand{seat}":
                return "rr:play-put-into-play", "not in hand", {}
            face = s.face(o.card)
            if face.kind != "event":  # played as a card, whatever its abilities
                return legal.why_not_play(s, seat, o.card)
            if not face.actions:
                return "rr:event", "no action", {}
            return _best([legal.why_not_play(s, seat, o.card, i) for i in face.actions if o.ability in (NONE, i)])
        case "use":
            if o.card == NONE or s.where[o.card] != PLAY:
                return nowhere
            actions = s.play[o.card].face.actions
            if not actions:
                return "rr:action", "no action", {}
            return _best([legal.why_not_use(s, seat, o.card, i) for i in actions if o.ability in (NONE, i)])
        case "attack" | "thwart" | "recover":
            if o.card == NONE or s.where[o.card] != PLAY:
                return nowhere
            return legal.why_not_power(s, seat, o.card, o.verb, o.target)
        case "change_form":
            return legal.why_not_change_form(s, seat)
    return "rr:player-turn", "no such option", {"verb": o.verb}
