"""A PostgreSQL of one's own, for tests: started for a process, on a socket in a folder, gone afterwards.

It wants Debian's `postgresql` (or any other: `initdb` and `postgres` in the path). Every store is a schema of its own.
"""

from __future__ import annotations

import atexit
import glob
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from urllib.parse import quote

import psycopg

START = 60.0  # seconds, on a very busy machine
SCHEMAS = itertools.count()


def program(name: str) -> str:
    found = shutil.which(name) or next(iter(sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), "")
    assert found, f"{name} is missing: apt-get install postgresql"
    return found


def unprivileged() -> str | None:
    """It refuses to be run by root."""
    if os.geteuid():
        return None
    names = {p.pw_name for p in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    def __init__(self) -> None:
        self.folder, self.user = Path(tempfile.mkdtemp(prefix="quickstrike-pg-")), unprivileged()
        self.data = self.folder / "data"
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        make = [program("initdb"), "-D", str(self.data), "-U", "quick", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=self.folder)
        self.start()

    def start(self) -> None:
        run = [program("postgres"), "-D", str(self.data), "-k", str(self.folder), "-c", "listen_addresses="]
        fast = ["-c", "fsync=off", "-c", "max_connections=200", "-c", "shared_buffers=32MB"]
        with open(self.folder / "log", "a") as out:
            self.process = subprocess.Popen([*run, *fast], stdout=out, stderr=out, user=self.user, cwd=self.folder)
        end = time.monotonic() + START
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.05)

    def stop(self) -> None:
        """At once, as in a power cut; what was flushed is there afterwards."""
        self.process.send_signal(3)
        self.process.wait(START)

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://quick@/{database}?host={quote(str(self.folder), safe='')}"

    def fresh(self) -> str:
        """The address of an empty store."""
        name = f"s{next(SCHEMAS)}"
        with psycopg.connect(self.address(), autocommit=True) as db:
            db.execute(f"create schema {name}")
        return f"{self.address()}&options=-csearch_path%3D{name}"


@cache
def postgres() -> Postgres:
    """The one of this process."""
    found = Postgres()
    atexit.register(found.end)
    return found
