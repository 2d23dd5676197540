"""What the bot would do for a seat, and why: in words that name what the table shows."""

from __future__ import annotations

from typing import Any

from ...bots import Bot
from ...champions import ChampionsGame
from ...champions.faces import FACES, OTHER_SIDE
from ...champions.rules import stats
from ...champions.rules.threat import target_threat
from ...champions.text.names import Count, card_name, seat_name, sentence
from ...kernel.decision import NONE, Decision, Option
from ..notices import HINTS, upper
from ..picking import proposal
from .picks import pick_of
from .trial import tried


def hint(game: ChampionsGame, d: Decision, bot: Bot, lang: str) -> dict[str, Any]:
    """{option, options, reason}: options is the whole row where several things are picked together."""
    o = bot.choose(game, d)
    row = proposal(game, d, bot) if pick_of(d) is not None else []
    key, words = _reason(game, d, o, bool(row), lang)
    names = {
        "card": card_name(game.state, o.card, lang),
        "target": card_name(game.state, o.target, lang),
        "seat": seat_name(game.state, d.seat, lang),
        **words,
    }
    return {
        "option": o.id,
        "options": row or [o.id],
        "reason": upper(sentence(HINTS[lang][key].format_map(names), lang)),
    }


def _reason(game: ChampionsGame, d: Decision, o: Option, row: bool, lang: str) -> tuple[str, dict[str, Any]]:
    s = game.state
    match o.verb:
        case "attack" if o.target in s.play:
            left = stats.remaining(s, o.target) - stats.stat(s, o.card, "ATK")
            if s.play[o.target].tough:
                return "attack.tough", {}
            if left > 0:
                return ("attack.guard" if stats.keyword(s, o.target, "guard") else "attack"), {
                    "n": Count(left, lang),
                    "most": stats.max_hp(s, o.target),
                }
            last = s.face(o.target).kind == "villain" and not s.zones["villain_deck"]
            return ("win" if last else "defeats"), {}
        case "thwart" if o.target in s.play:
            if s.face(o.target).kind != "main_scheme":
                return "thwart.side", {}
            return "thwart", {"n": Count(s.play[o.target].threat, lang), "most": target_threat(s, o.target)}
        case "recover":
            return "recover", {"n": Count(stats.remaining(s, o.card), lang)}
        case "play":
            kind = s.face(o.card).kind
            return (f"play.{kind}" if kind in ("event", "ally") else "play.stay"), {}
        case "use" | "accept" | "offer" if o.card != NONE:
            return "use", {}
        case "change_form":
            me = s.identity(d.seat).id
            hp = {"n": Count(stats.remaining(s, me), lang), "most": stats.max_hp(s, me)}
            to = FACES[o.value or OTHER_SIDE[s.face(me).code]].kind
            return to, hp
        case "defend" | "pass" | "end_turn":
            return o.verb, {}
        case "choose":
            comes = tried(game, d, o, lang)
            return ("choose.known" if comes else "choose"), {"what": comes}
    if d.kind == "mulligan":
        return ("mulligan" if row else "keep"), {}
    if d.kind == "discard":
        return ("discard" if row else "keep.all"), {"n": stats.hand_size(s, d.seat)}
    return ("pay" if d.kind in ("pay", "discard") else "other"), {}
