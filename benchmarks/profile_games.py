"""Where the time goes: python benchmarks/profile_games.py [random|heuristic] [GAMES] [SORT] [HERO] [VILLAIN]"""

from __future__ import annotations

import cProfile
import pstats
import sys

from quickstrike.bots import bot_of, play_out
from quickstrike.champions.setting import ChampionsSetting


def main(
    bot: str = "random", games: str = "150", sort: str = "tottime", hero: str = "spider-man", villain: str = "rhino"
) -> None:
    setting = ChampionsSetting((hero,), villain)
    setting.check()
    play_out(setting.new("warm", quiet=True), [bot_of(bot)])
    profile = cProfile.Profile()
    profile.enable()
    for i in range(int(games)):
        play_out(setting.new(f"profile/{i}"), [bot_of(bot, i)])
    profile.disable()
    pstats.Stats(profile).sort_stats(sort).print_stats(40)


if __name__ == "__main__":
    main(*sys.argv[1:])
