"""What the compiled build is trained on (tools/fast.py): games as people, bots and servers play them.

Whatever is used here is made fast, and everything else small; what comes out is the same either way. The games are others
than those of the bench.
"""

from __future__ import annotations

from quickstrike import games
from quickstrike.champions.text.story import tell
from quickstrike.kernel.language import LANGUAGES
from quickstrike.server.champions.views import seat_view
from quickstrike.server.patch import diff

RANDOM, CLEVER = 150, 12
"""Games of each kind, by thoughtless bots and by those that play best."""
SERVED = 40
"""Games of Champions at a table of the server."""
EVERY = 8
"""Decisions between two looks, copies and saves."""
MOST = 1500


def main() -> None:
    for name in games.names():
        kit = games.kit(name)
        for n, setting in enumerate(kit.tables(RANDOM, "training")):
            game = setting.new(f"training {n}", quiet=n % 2 == 0)
            bot = kit.bot_of(kit.clever if n < CLEVER else "random", n)
            for i in range(MOST):
                if (d := game.decision) is None:
                    break
                if i % EVERY == 0:
                    game.view(d.seat)
                    game.resampled(d.seat, i)
                if i == 5 * EVERY:
                    type(game).load(game.save())
                game.answer(bot.choose(game, d))
    served()


def served() -> None:
    """What a seat is shown after each answer, what is new of it, and the story."""
    kit = games.kit("champions")
    adviser = kit.bot_of(kit.clever)
    for n, setting in enumerate(kit.tables(SERVED, "training at a table")):
        game, bot = setting.new(f"training at a table {n}"), kit.bot_of("random", n)
        lang, shown, told = LANGUAGES[n % len(LANGUAGES)], {}, 0
        for _ in range(MOST):
            if (d := game.decision) is None:
                break
            view = seat_view(game, d.seat, lang, adviser)
            diff(shown, view)
            tell(game.state, game.log[told:], lang, (d.seat,))
            shown, told = view, len(game.log)
            game.answer(bot.choose(game, d))


if __name__ == "__main__":
    main()
