"""Send spoiled texts to everything that reads texts: `make fuzz ARGS='--runs 20000 --only deck'`.

Nothing but the documented error may come of one, none may take longer than two seconds of computing, and a reader may
not grow by more than 50 MB. Each run is drawn from the seed, the reader's name and its number, so whatever fails comes
out as a line that repeats it, and as a file with the text. A reader works in a process of its own: one that never ends,
or takes all memory, is told of as well. With `--resume FILE` each reader goes on behind the last run that is noted there.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import resource
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from quickstrike import games

from .fuzzing.readers import Reader, readers, tried
from .fuzzing.spoil import spoiled

SECONDS = 2.0  # of computing for one text
HANGS = 60.0  # seconds of computing without a word: it never ends
STUCK = 3600.0  # seconds by the clock: it waits for something
LOOK = 5.0  # seconds between two looks at one that says nothing
GROWTH = 50  # MB
MEMORY = 2 << 30  # bytes of address space
WARM = 200  # runs after which nothing more is loaded
TOLD = 100  # runs between two words
FAILURES = 5  # of one reader, then it is given up


@dataclass(frozen=True)
class Bad:
    """A run that failed."""

    reader: str
    n: int
    why: str
    text: str = ""


def text_of(reader: Reader, seed: str, n: int) -> tuple[str, random.Random]:
    chance = random.Random(f"{seed} {reader.name} {n}")
    return spoiled(chance.choice(reader.texts()), chance, *reader.wrong), chance


def run(reader: Reader, seed: str, n: int) -> tuple[bool, Bad | None]:
    """Was the text taken, and what is wrong with how it went."""
    text, chance = text_of(reader, seed, n)
    began, taken = time.process_time(), False
    try:
        taken = tried(reader, text, chance)
    except Exception as e:
        last = traceback.extract_tb(e.__traceback__)[-1]
        return False, Bad(reader.name, n, f"{type(e).__name__} at {last.filename}:{last.lineno}: {e}"[:300], text)
    if (took := time.process_time() - began) > SECONDS:
        return taken, Bad(reader.name, n, f"took {took:.1f} s of computing", text)
    return taken, None


def megabytes() -> float:
    """What the process holds now."""
    return _pages()[1] * resource.getpagesize() / 1e6


def _pages() -> list[int]:
    """Mapped, held, and more: see proc(5)."""
    return [int(n) for n in Path("/proc/self/statm").read_text().split()]


def work(pipe: Connection, name: str, seed: str, first: int, runs: int, seconds: float) -> None:
    """In a process of its own: a word now and then, and one for each failure."""
    most = MEMORY + _pages()[0] * resource.getpagesize()  # a forked process has all of its parent mapped already
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    reader = next(r for r in readers() if r.name == name)
    taken, held, end = 0, 0.0, time.monotonic() + seconds
    for n in range(first, first + runs):
        if n - first == WARM:
            held = megabytes()
        if (n - first) % TOLD == 0:
            pipe.send(n)
            if seconds and time.monotonic() > end:  # whole rows, so that what comes after them repeats
                runs = n - first
                break
        fine, bad = run(reader, seed, n)
        taken += fine
        if bad is not None:
            pipe.send(bad)
    grown = megabytes() - held if held else 0.0
    if grown > GROWTH:
        pipe.send(Bad(name, first, f"grew by {grown:.0f} MB in {runs} runs"))
    pipe.send({"runs": runs, "taken": taken, "grown": round(grown, 1)})


def spoke(pipe: Connection, process: multiprocessing.Process) -> bool:
    """Is there a word of it, before it has computed for too long? On a busy machine the clock says nothing of that."""
    began, used = time.monotonic(), computed(process)
    while not pipe.poll(min(LOOK, HANGS)):
        if computed(process) - used > HANGS or time.monotonic() - began > STUCK:
            return False
    return True


def computed(process: multiprocessing.Process) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def watched(
    name: str, seed: str, first: int, runs: int, seconds: float, note: Callable[[int], None] = lambda at: None
) -> tuple[dict[str, Any], list[Bad]]:
    """note: is told now and then before which run it is, so that little is lost if all of this is ended."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.Process(target=work, args=(theirs, name, seed, first, runs, seconds), daemon=True)
    process.start()
    theirs.close()
    at, bad = first, []
    while len(bad) < FAILURES:
        try:
            if not spoke(ours, process):
                bad.append(Bad(name, at, f"one of the {TOLD} runs from here on never ends"))
                break
            word = ours.recv()
        except EOFError:
            bad.append(Bad(name, at, f"one of the {TOLD} runs from here on ends the process"))
            break
        if isinstance(word, dict):
            process.join()
            return word, bad
        if isinstance(word, Bad):
            bad.append(word)
        else:
            at = word
            note(at)
    process.kill()
    process.join()
    return {"runs": at - first, "taken": "?", "grown": "?"}, bad


class Noted:
    """How far each reader has come with a seed, kept in a file if there is one."""

    def __init__(self, file: Path | None, seed: str) -> None:
        self.file, self.seed = file, seed
        self.all: dict[str, dict[str, int]] = json.loads(file.read_text()) if file is not None and file.exists() else {}
        self.runs = self.all.setdefault(seed, {}) if file is not None else {}

    def come(self, name: str, at: int) -> None:
        if self.file is not None and at != self.runs.get(name):
            self.runs[name] = at
            self.file.write_text(json.dumps(self.all))


def told(bad: Bad, seed: str, folder: Path) -> str:
    first = bad.n - bad.n % next(r.row for r in readers() if r.name == bad.reader)
    lines = [
        f"  {bad.why}",
        f"  again: python -m tools.fuzz --seed {seed} --only '{bad.reader}' --first {first} --runs {bad.n - first + 1}",
    ]
    if bad.text:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{bad.reader.replace(' ', '-')}-{bad.n}.txt"
        file.write_text(bad.text, errors="surrogatepass")
        lines.append(f"  text:  {file}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    p.add_argument("--runs", type=int, default=2000, help="of each reader (2000)")
    p.add_argument("--seconds", type=float, default=0, help="for each reader at most")
    p.add_argument("--seed", default="1")
    p.add_argument("--first", type=int, default=0, help="the number of the first run")
    p.add_argument("--only", default="", help="readers whose name holds this")
    p.add_argument(
        "--resume", type=Path, help="a file in which it is noted how far each reader has come with this seed"
    )
    p.add_argument("--failures", type=Path, default=Path("fuzz-failures"), help="where texts that failed are written")
    args = p.parse_args(argv)
    names = [r.name for r in readers() if args.only in r.name]
    if not names:
        print(f"no reader is called {args.only!r}; there are: {', '.join(r.name for r in readers())}", file=sys.stderr)
        return 2
    for kit in games.kits():  # what every game opens when it is first set up, no text is charged for
        next(iter(kit.tables(1, "first"))).new(0)
    noted = Noted(args.resume, args.seed)
    wrong = total = 0
    for name in names:
        first = noted.runs.get(name, args.first)
        done, bad = watched(name, args.seed, first, args.runs, args.seconds, partial(noted.come, name))
        total, wrong = total + done["runs"], wrong + len(bad)
        noted.come(name, first + done["runs"])
        print(
            f"{name}: {done['runs']} runs, {done['taken']} taken, {done['grown']} MB more, {len(bad)} failed",
            flush=True,
        )
        for x in bad:
            print(told(x, args.seed, args.failures), flush=True)
    print(f"{total} runs, {wrong} failed" + (f"; {sum(noted.runs.values())} in all" if args.resume else ""))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
