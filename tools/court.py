"""A plugin of pytest that tries mutants instead of running the tests once.

The tests are read once. Each mutant is a fork of that process in which one function has other code; it runs the tests
that carry a rule of the function until one fails.
"""

from __future__ import annotations

import gc
import os
import re
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from quickstrike.rulebook.marks import MARKS

from .breakage import Site, broken

SECONDS = 10  # for one test: a mutant that never ends is caught, too
OTHERS = 3  # so many tests without the id are named


Place = tuple[str, int, str]
"""File, line and name of a function."""


@dataclass(frozen=True)
class Verdict:
    site: Site
    caught: bool
    by: tuple[str, ...]
    """The test with the id that failed; of a survivor, tests without the id that fail."""
    tests: int
    """How many tests carry a rule of the function."""


class Court:
    def __init__(
        self,
        folder: Path,
        chosen: list[Site],
        tell: Callable[[Verdict], None] = lambda v: None,
        jobs: int = 1,
        others: bool = False,
    ) -> None:
        self.folder, self.chosen, self.tell, self.jobs, self.others = folder, chosen, tell, jobs, others
        self.items: dict[pytest.Item, set[str]] = {}
        """The tests, with the rules that each carries."""
        self.functions: dict[Place, FunctionType] = {}
        self.verdicts: list[Verdict] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True  # a file of tests cannot be read
        for item in session.items:
            self.items[item] = {base(r) for m in item.iter_markers() if m.name in MARKS for r in m.args}
        self.leave_out_failing()
        self.functions = loaded(self.folder)
        running: dict[int, tuple[Site, bool, int]] = {}  # process -> site, tests with the id?, what it says
        todo = [(site, True) for site in reversed(self.chosen)]
        while todo or running:
            while todo and len(running) < self.jobs:
                site, mine = todo.pop()
                pid, pipe = fork(lambda site=site, mine=mine: self.trial(site, mine))  # type: ignore[misc]
                running[pid] = site, mine, pipe
            pid, status = os.wait()
            site, mine, pipe = running.pop(pid)
            failed = read(pipe) or crashed(status)
            if mine and not failed and self.others:
                todo.append((site, False))
            else:
                self.verdicts.append(Verdict(site, mine and bool(failed), failed, len(self.tests_of(site))))
                self.tell(self.verdicts[-1])
        return True

    def leave_out_failing(self) -> None:
        """A test that fails though nothing is broken catches nothing."""
        needed = {r for s in self.chosen for r in s.rules}
        pid, pipe = fork(lambda: failures([i for i, rules in self.items.items() if self.others or rules & needed]))
        for name in (failed := read(pipe)):
            print(f"left out: {name} fails with nothing broken", flush=True)
        self.items = {i: rules for i, rules in self.items.items() if i.nodeid not in failed}
        if os.waitpid(pid, 0)[1]:
            raise pytest.UsageError("the tests crash with nothing broken")

    def tests_of(self, site: Site) -> list[pytest.Item]:
        """Those about little else first: they are the likeliest to fail."""
        rules = set(site.rules)
        mine = [i for i in self.items if self.items[i] & rules]
        return sorted(mine, key=lambda i: -len(self.items[i] & rules) / len(self.items[i]))

    def trial(self, site: Site, mine: bool) -> list[str]:
        """In the fork: break the rule; which tests fail?"""
        self.change(site)
        tests = self.tests_of(site)
        return failures(tests, 1) if mine else failures([i for i in self.items if i not in set(tests)], OTHERS)

    def change(self, site: Site) -> None:
        """Give the function the code of the mutant; whoever holds the function has it, too."""
        file = self.folder / site.file
        made = compile(broken(file.read_text("utf-8"), site), str(file), "exec", dont_inherit=True)
        for code in made.co_consts:
            if isinstance(code, CodeType) and code.co_name == site.function:
                self.functions[place(code)].__code__ = code


NUMBERED = re.compile(r"[a-z]+:\d{3}")
"""The name of a chapter in a rule book whose rules have numbers."""


def base(rule: str) -> str:
    """rr:attack.3 -> rr:attack; a rule that goes by its number is whole: vs:602.4"""
    name = rule.split(".")[0]
    return rule if NUMBERED.fullmatch(name) else name


def loaded(folder: Path) -> dict[Place, FunctionType]:
    """The functions of the modules of a folder."""
    return {
        place(f.__code__): f
        for f in gc.get_objects()
        if isinstance(f, FunctionType) and Path(f.__code__.co_filename).parent == folder
    }


def place(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno, code.co_name


def failures(items: list[pytest.Item], most: int = 0) -> list[str]:
    """The tests that fail; `most`: stop after so many."""
    failed: list[str] = []
    for item, then in zip_longest(items, items[1:]):
        if any(r.failed for r in limited(item, then)):
            failed.append(item.nodeid)
            if len(failed) == most:
                break
    return failed


class Endless(BaseException):
    """Not an Exception, so that no handler of the rules takes it for its own."""


def limited(item: pytest.Item, then: pytest.Item | None) -> list[pytest.TestReport]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise Endless(f"no end after {SECONDS} s")

    signal.signal(signal.SIGALRM, ring)
    signal.alarm(SECONDS)
    try:
        return runtestprotocol(item, log=False, nextitem=then)
    finally:
        signal.alarm(0)


def fork(work: Callable[[], list[str]]) -> tuple[int, int]:
    """Do some work in a copy of this process: its number, and the pipe on which it says what it found."""
    here, there = os.pipe()
    pid = os.fork()
    if pid:
        os.close(there)
        return pid, here
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    status = 1
    try:
        os.write(there, "\n".join(work()).encode())
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def crashed(status: int) -> tuple[str, ...]:
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise pytest.UsageError("a trial went wrong")  # it has told how
    return ("a crash",) if status else ()


def read(pipe: int) -> tuple[str, ...]:
    with os.fdopen(pipe, encoding="utf-8") as said:
        return tuple(said.read().splitlines())
