"""`make fast`: kernel, rules, the heuristic and the views of Champions compiled by mypyc, beside their sources
(docs/decisions/0018).

    python -m tools.fast            compile; the same commands then run on it
    python -m tools.fast --remove   back to pure Python
    python -m tools.fast --src DIR  a copy of src elsewhere
    python -m tools.fast --quick    in half the time, for a program that is a tenth slower

With gcc everything is compiled twice: the first time it counts what games use (tools/training.py), the second time what is
used lies together and what is not is out of the way. A decision runs through so much code that fetching it is what takes
the time.

Nobody needs it: without it, or where it can't be done, everything runs on pure Python.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TABLE = "compiled.json"
WHAT = (
    *(f"kernel/{name}.py" for name in ("codec", "decision", "jsontext", "ops", "run", "state", "windows")),
    *(f"champions/{name}.py" for name in ("faces", "packing", "table", "view", "rules/*")),
    *(f"dicethrone/{name}.py" for name in ("packing", "patterns", "table", "view", "rules/*")),
    *(f"vs/{name}.py" for name in ("packing", "table", "view", "rules/*")),
    *(f"bots/champions/{name}.py" for name in ("cards", "defence", "effects", "judge", "obstacles", "pay")),
    *(f"bots/champions/{name}.py" for name in ("plan", "react", "sorted_table", "turn", "weights")),
    *(f"champions/{name}.py" for name in ("aiming", "explain", "whynot")),
    *(f"champions/text/{name}.py" for name in ("alike", "names", "options", "reasons", "story")),
    *(f"server/{name}.py" for name in ("patch", "picking")),
    *(f"server/champions/{name}.py" for name in ("aims", "outcomes", "picks", "plainly", "trial", "views")),
)
"""What is compiled, in src/quickstrike. Words stay plain classes (they are given their runners), and so does most that only
reads or tells: the rest is what a server does after every answer. None of it needs more than Python itself."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


class Wont(Exception):
    """Why nothing can be compiled here, in one sentence."""


def modules(src: Path) -> list[str]:
    """The files that are compiled, as they are called in src."""
    found = [f for what in WHAT for f in sorted((src / "quickstrike").glob(what)) if f.name != "__init__.py"]
    return [f.relative_to(src).as_posix() for f in found]


def made_in(src: Path) -> Iterator[Path]:
    """What an earlier run left."""
    for ending in ("so", "pyd"):
        yield from src.glob(f"quickstrike__mypyc*.{ending}")
        yield from (src / "quickstrike").rglob(f"*.{ending}")
    if (table := src / "quickstrike" / TABLE).is_file():
        yield table


def remove(src: Path) -> int:
    found = list(made_in(src))
    for f in found:
        f.unlink()
    return len(found)


def check() -> None:
    """Is everything there that compiling needs?"""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as e:
        raise Wont(f"the Python package {e.name} is missing (pip install 'quickstrike[dev]')") from None
    if sys.platform != "win32":
        if shutil.which(compiler()[0]) is None:
            raise Wont(f"there is no C compiler ({compiler()[0]}) on this machine")
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            raise Wont("the headers of Python (Python.h) are not installed")


def compile_into(src: Path, out: Path, jobs: int, trained: bool) -> list[str]:
    """Compile the modules of src; the extensions are put into another folder, by their places in src."""
    from mypyc.build import mypycify

    files = modules(src)
    os.environ["MYPYPATH"] = str(src)
    made = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", *files],
        only_compile_paths=files,
        opt_level=os.environ.get("QUICKSTRIKE_OPT", "2"),
        debug_level="0",
        multi_file=True,
        group_name="quickstrike",
        target_dir=str(out / "c"),
    )
    if trained and is_gcc():
        link(made, out, jobs, LEARN)
        train(src, out, files)
        link(made, out, jobs, LEARNED)
    else:
        link(made, out, jobs, ())
    return files


LEARN = ("-fprofile-generate", "-fprofile-update=single")
LEARNED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")


def is_gcc() -> bool:
    """Does the compiler take what it learned from a run of the program? Others do so in other ways."""
    if sys.platform == "win32":
        return False
    told = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def link(made: list[Any], out: Path, jobs: int, flags: tuple[str, ...]) -> None:
    """The extensions of what mypyc has written. What an earlier call learned lies beside its object files."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if sys.platform != "win32":
        for extension in made:  # nothing of it is called from outside: so calls within it are direct
            extension.extra_compile_args = [
                *(a for a in extension.extra_compile_args if not a.startswith("-fprofile")),
                "-fvisibility=hidden",
                *flags,
            ]
            extension.extra_link_args = list(flags)

    class Build(build_ext):  # type: ignore[misc]
        """The C files of one extension, several at a time."""

        def build_extensions(self) -> None:
            one, link = getattr(self.compiler, "_compile", None), self.compiler.link_shared_object
            under_way: list[Future[Any]] = []
            with ThreadPoolExecutor(jobs) as pool:

                def linked(*args: Any, **kwargs: Any) -> Any:
                    for f in under_way:
                        f.result()
                    under_way.clear()
                    return link(*args, **kwargs)

                if one is not None:  # not on Windows, whose compiler does it itself
                    self.compiler._compile = lambda *args: under_way.append(pool.submit(one, *args))
                    self.compiler.link_shared_object = linked
                super().build_extensions()

    build = Build(Distribution({"name": "quickstrike", "ext_modules": made}))
    build.build_lib, build.build_temp, build.force = str(out / "lib"), str(out / "o"), True
    build.ensure_finalized()
    build.run()


def train(src: Path, out: Path, files: list[str]) -> None:
    """Play on what was compiled, in a copy: the compiler then knows what is used, and puts that together."""
    copy = out / "copy"
    shutil.copytree(src, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", TABLE))
    place(out, copy, digests(src, files))
    env = {**os.environ, "PYTHONPATH": f"{copy}{os.pathsep}{ROOT}", "QUICKSTRIKE_PURE": ""}
    subprocess.run([sys.executable, "-m", "tools.training"], cwd=copy, env=env, check=True)


def place(out: Path, src: Path, was: dict[str, str]) -> list[Path]:
    """Put the extensions beside their sources, with a table of what they were made of."""
    placed = []
    for f in sorted((out / "lib").rglob(f"*{SUFFIX}")):
        placed.append(src / f.relative_to(out / "lib"))
        shutil.copy(f, placed[-1])
    shared = [f.name for f in placed if f.parent == src]  # what all of them need
    table = {"suffix": SUFFIX, "modules": was, "shared": shared}
    (src / "quickstrike" / TABLE).write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    return placed


def digests(src: Path, files: list[str]) -> dict[str, str]:
    sys.path.insert(0, str(src))
    from quickstrike.compiled import digest

    return {f.removeprefix("quickstrike/"): digest((src / f).read_bytes()) for f in files}


def build(src: Path, jobs: int, trained: bool = True) -> list[Path]:
    """Compile in a folder of its own, then put everything in place at once."""
    check()
    src = src.resolve()
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        os.chdir(src)
        try:
            was = digests(src, modules(src))
            files = compile_into(src, out, jobs, trained)
        except SystemExit as e:  # mypyc has said what is wrong
            raise Wont("mypyc or the C compiler gave up, see above") from e
        except subprocess.CalledProcessError as e:
            raise Wont("what was compiled could not be tried, see above") from e
        finally:
            os.chdir(before)
        assert was == digests(src, files), "a source was edited meanwhile: compile again"
        remove(src)
        return place(out, src, was)


def main() -> int:
    p = argparse.ArgumentParser(prog="make fast", description=__doc__)
    p.add_argument("--src", type=Path, default=ROOT / "src")
    p.add_argument("--remove", action="store_true")
    p.add_argument("--quick", action="store_true", help="compile once, without learning from games what is used")
    p.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = p.parse_args()
    if args.remove:
        print(f"{remove(args.src)} compiled files removed; pure Python runs.")
        return 0
    began = time.monotonic()
    try:
        placed = build(args.src, args.jobs, not args.quick)
    except Wont as e:
        print(f"make fast: {e}; quickstrike stays on pure Python.", file=sys.stderr)
        return 1
    size = sum(f.stat().st_size for f in placed) / 1e6
    print(
        f"{len(placed) - 1} modules of kernel, rules, bots and views compiled in {time.monotonic() - began:.0f} s ({size:.0f} MB). "
        "The same commands now run on them: quickstrike --version says so, make slow goes back to pure Python."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
