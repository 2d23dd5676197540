"""What a bot would choose where several things are chosen together."""

from __future__ import annotations

from typing import Any

from ..bots import Bot
from ..bots.bot import Rowing
from ..kernel.ask import Ask
from ..kernel.decision import Decision, option_of
from ..kernel.game import Game


def proposal(game: Game[Any], d: Decision, bot: Bot) -> list[str]:
    """What the bot would choose, as ids. It sees what the seat sees; the copy of the game only tells what is asked
    next."""
    if not d.ask.is_set or len(d.options) < 2:
        return []
    if isinstance(bot, Rowing) and (known := bot.row(game, d)) is not None:
        return known
    g, now = game.clone(), d
    out: list[str] = []
    while True:
        o = bot.choose(g, now)
        if o.id not in now.ask.of:
            return [] if o.verb == "back" else out
        out.append(o.id)
        g.answer(o, seat=d.seat)
        found = next((x for x in g.state.pending if x.seat == d.seat), None)
        if found is None or o.id not in found.ask.taken:
            return completed(d.ask, out)
        now = found


def completed(a: Ask, picked: list[str]) -> list[str]:
    """With the shares that need no word: what is left goes to those who come after, as much as each can take."""
    last = option_of(picked[-1]).target
    for i in reversed(a.of[a.of.index(picked[-1]) + 1 :] if a.kind == "share" else ()):
        if a.missing(picked) and option_of(i).target != last and not a.is_nothing(i) and not a.over([*picked, i]):
            picked = [*picked, i]
    return picked
