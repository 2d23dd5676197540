"""Files that somebody has on their own disk: printed facts for a new pack, backups, studies, soaks, tables of cards."""

from __future__ import annotations

import gzip
import json
import random
import re
import tempfile
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from quickstrike import games, long_soak
from quickstrike.cli.champions import new_pack, pack_files
from quickstrike.kernel.errors import QuickstrikeError
from quickstrike.lab.simulate import Lineup
from quickstrike.lab.study.kept import Kept
from quickstrike.lab.study.plan import Arm, Row, Study
from quickstrike.server.keys import hashed
from quickstrike.server.store import About, Key, Now, Seat, Trouble, create, open_store
from quickstrike.server.store.backup import backup, restore
from quickstrike.server.store.check import problems
from quickstrike.vs.loading import TEAMS
from quickstrike.vs.spreadsheet import check_table

PACK = "trial"
SEED = "fuzz"
SHIELD = {
    "code": "77002",
    "name": "Round Shield",
    "type_code": "upgrade",
    "faction_code": "hero",
    "set_code": "sentinel",
    "pack_code": PACK,
    "quantity": 1,
    "cost": 1,
    "is_unique": True,
    "traits": "S.H.I.E.L.D. Weapon.",
    "position": 2,
    "stage": "I",
    "deck_options": [{"limit": 1}],
}
FACTS: list[dict[str, Any]] = [
    SHIELD,
    {**SHIELD, "code": "77001a", "type_code": "hero", "back_link": "77001b", "name": "Sentinel", "hand_size": 5},
    {**SHIELD, "code": "77020", "type_code": "villain", "set_code": "brute", "stage": 1, "name": "Brute"},
    {"code": "77009", "duplicate_of": "01066", "pack_code": PACK, "quantity": 1, "position": 9},
    {"code": PACK, "name": "Trial Pack", "pack_type_code": "hero"},
    {"code": "sentinel", "name": "Sentinel", "card_set_type_code": "hero"},
]
TABLE = """type,name_en,name_fr,version,cost,atk,def,flight,teams,keywords,payment,mode,army
team,Night Crew,Bande de nuit,,,,,,,,,,
,Lamplighter,Allumeur,First Round,3,4,3,x,night-crew,loyalty,"{cost = [""activate""], effect = [{draw = 1}]}",,
,Watchman,Veilleur,,1,1,2,,night-crew,,,,yes
plot twist,Curfew,Couvre-feu,,2,,,,,,,"{target = ""character, opposing, attacking"", effect = [{exhaust = ""target""}]}",
"""


def in_a_folder(read: Callable[[Path, str], None]) -> Callable[[str, random.Random], None]:
    """A reader of files, each in a folder of its own."""

    def reader(text: str, _: random.Random) -> None:
        with tempfile.TemporaryDirectory() as folder:
            read(Path(folder), text)

    return reader


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8", errors="replace", newline="")
    return file


# ---- printed facts
def facts(folder: Path, text: str) -> None:
    """As `quickstrike new-pack` reads them; what it writes is TOML, JSON and Python."""
    file = written(folder / "facts.json", text)
    try:
        raw = pack_files.rows_of([str(file)])
        said = {"fr": {c["code"]: c for c in raw}}
        for made in new_pack.lay_out(PACK, raw, said, folder):
            what = made.read_text("utf-8")
            if made.suffix == ".py":
                compile(what, str(made), "exec")
            (json.loads if made.suffix == ".json" else tomllib.loads if made.suffix == ".toml" else str)(what)
    except QuickstrikeError:
        if (folder / PACK).exists():
            raise AssertionError("something was written") from None
        raise


# ---- backups
@cache
def backups() -> list[str]:
    """Of stores with a table of every game, and with none."""
    out = []
    for names in ((), games.names()):
        with tempfile.TemporaryDirectory() as folder:
            kept, file = open_store(Path(folder) / "tables.db"), Path(folder) / "backup"
            for n, name in enumerate(names):
                game = next(iter(games.kit(name).tables(1, SEED))).new(n)
                d = game.decisions[0]
                game.answer(d.options[0], seat=d.seat)
                step = (0, d.seat, d.options[0].id, d.kind)
                key = Key(hashed(name), f"{n:012x}", "host")
                now = Now(0, None, 0, 0)
                seats = [Seat("me") for _ in game.seats()]
                kept.do(create(key.table, About(name, {}), now, seats, [key], (1, game.save()), [step], []))
            backup(kept, file)
            kept.close()
            text = gzip.decompress(file.read_bytes()).decode()
            out.append(re.sub(r'"(created|updated)": [\d.]+', r'"\1": 1.5', text))  # the same at every run
    return out


def brought_back(folder: Path, text: str) -> None:
    """As `quickstrike store restore` and `store check` read one."""
    file = folder / "backup"
    file.write_bytes(gzip.compress(text.encode(errors="replace"), 1))
    kept = open_store(folder / "tables.db")
    try:
        restore(kept, file)
        for _, _, wrong in problems(kept):
            if wrong is not None:
                json.dumps(QuickstrikeError("pass on", what=wrong).told("fr"))
    except Trouble as e:
        raise QuickstrikeError("store broken", path=kept.name, why=e) from e
    finally:
        kept.close()


# ---- studies and soaks
@cache
def study() -> Study:
    name = games.default().name
    table = next(iter(games.kit(name).tables(1, SEED)))
    return Study("rate", name, (Arm(Lineup(name, table, ("random",) * len(table.seats))),), 3, SEED)


@cache
def studies() -> list[str]:
    row = Row(0, 0, "s", "won", 1.0, 3, 20, "", 0, {"01001": [1, 1, 0, 1, 0, 0, -1, 0]}, "", "1", "d")
    lines = [study().packed(), row.packed(), {**row.packed(), "number": 1, "result": "lost", "worth": 0.0}]
    return ["".join(json.dumps(x) + "\n" for x in lines)]


def kept_study(folder: Path, text: str) -> None:
    """As `quickstrike lab` goes on with one."""
    kept = Kept(study(), str(written(folder / "rows.jsonl", text)))
    json.dumps([[r.worth + r.clock, r.won, [*r.cards]] for r in kept.of(0)])


def soaks() -> list[str]:
    line = {"part": "vs random 0 200 0", "games": 20, "decisions": 900, "failed": ["again\n  why"]}
    more = {"bots": {"random": 20}, "seats": {"2": 20}, "results": {"won": 9}}
    rows = [{**line, **more}, {**line, **more, "part": "vs random 0 200 20"}]
    return ["\n".join([long_soak.head(SEED), *(json.dumps(x) for x in rows), ""])]


def soaked(folder: Path, text: str) -> None:
    """As `make soak ARGS=--resume` goes on with one."""
    _, total = long_soak.read(written(folder / "soak.jsonl", text), SEED)
    total.bots.most_common()
    "\n".join(total.failed)


# ---- tables of cards
def card_table(text: str, _: random.Random) -> None:
    """Somebody's own cards as CSV."""
    for e in check_table(text, "crew", tuple(TEAMS), "crew.csv")[1]:
        for lang in ("en", "fr"):
            assert e.told(lang).strip()
