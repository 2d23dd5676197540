"""What a stranger writes in twenty lines to see how fast random games are: python benchmarks/stranger.py [SECONDS]"""

import random
import sys
import time

from quickstrike import champions

rng = random.Random(1)
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
games = decisions = 0
begun = time.perf_counter()
while time.perf_counter() - begun < seconds:
    game = champions.new(["spider-man:justice"], scenario="rhino", seed=games)
    while game.decision is not None:
        options = [o for o in game.decision.options if o.verb != "concede"]
        decisions += len(options) > 1
        game.answer(rng.choice(options))
    games += 1
took = time.perf_counter() - begun
print(f"{games / took:.1f} games/s, {decisions / took:.0f} decisions/s with at least two options")
