"""What starting costs with sixty packs more: `python benchmarks/packs.py`.

Makes packs like the first one, under other codes, in a copy of the package, and times commands in both.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
MORE = 60
COMMANDS = {
    "import quickstrike.champions": ["-c", "import quickstrike.champions"],
    "quickstrike --help": ["-m", "quickstrike", "--help"],
    "quickstrike rules overkill": ["-m", "quickstrike", "rules", "overkill"],
    "a game of one hero": ["-c", "from quickstrike import champions; champions.new('iron-man', 'klaw')"],
    "a title among all cards": ["-c", "from quickstrike.champions.decks.names import titles; titles()"],
    "all definitions": ["-c", "from quickstrike.champions.faces import FACES; len(FACES)"],
}


def copied(first: Path, n: int) -> None:
    """The pack again, under another prefix and with sets, heroes and scenarios of its own names."""
    prefix = f"{chr(65 + n // 10)}{n % 10}"
    folder = first.parent / f"more{n}"
    shutil.copytree(first, folder, ignore=shutil.ignore_patterns("__pycache__"))
    sets = json.loads((first / "en.json").read_text())["sets"]
    for file in folder.rglob("*.*"):
        text = re.sub(r"\b01(?=\d{3}[a-z]?\b)", prefix, file.read_text("utf-8")).replace(
            'prefix = "01"', f'prefix = "{prefix}"'
        )
        if file.suffix != ".py":
            for s in sets:
                text = re.sub(rf'(?<=["\[\n]){s}(?=["\]]| =)', _renamed(s, n), text)
            text = re.sub(r"\[heroes\.([\w-]+)\]", rf"[heroes.\1-{n}]", text)
        file.write_text(text, encoding="utf-8")


def _renamed(name: str, n: int) -> str:
    """A nemesis set is found by the name of its hero's."""
    return f"{name.removesuffix('_nemesis')}_{n}" + ("_nemesis" if name.endswith("_nemesis") else "")


def seconds(src: Path, words: list[str], rounds: int = 3) -> float:
    """Processor time, the best of several: what else the machine does matters little."""
    env = {**os.environ, "PYTHONPATH": str(src)}
    best = 9e9
    for _ in range(rounds):
        before = sum(os.times()[2:4])
        subprocess.run([sys.executable, *words], env=env, check=True, stdout=subprocess.DEVNULL)
        best = min(best, sum(os.times()[2:4]) - before)
    return best


def main() -> None:
    with tempfile.TemporaryDirectory() as tmp:
        many = Path(tmp) / "src"
        shutil.copytree(SRC, many, ignore=shutil.ignore_patterns("page", "__pycache__"))
        first = next((many / "quickstrike/champions/packs").glob("*/pack.toml")).parent
        for n in range(MORE):
            copied(first, n)
        index = [sys.executable, "-m", "quickstrike.champions.indexing"]
        subprocess.run(index, env={**os.environ, "PYTHONPATH": str(many)}, check=True)
        print(f"{'':32}{'now':>10}{f'{MORE} more':>10}  (ms)")
        for name, words in COMMANDS.items():
            now, then = (1000 * seconds(src, words) for src in (SRC, many))
            print(f"{name:32}{now:10.0f}{then:10.0f}", flush=True)


if __name__ == "__main__":
    main()
