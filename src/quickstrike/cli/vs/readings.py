"""`quickstrike vs readings`: where the sources do not settle a rule, what is played and what the other way would be."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from ...kernel.language import Rows, Words, rows, words
from ..parser import Parser, add_json, add_lang

if TYPE_CHECKING:
    from ...games import Kit

WORDS: Words = words("vs/cli/readings")
SURE: Words = words("vs/cli/readings", "sure")
READINGS: Rows = rows("vs/readings", "readings")


def add(p: Parser, kit: Kit) -> None:
    add_json(p)
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    from ...vs.readings import ALL

    said = READINGS[args.lang]
    if args.json:
        print(json.dumps([as_data(r, said[r.name]) for r in ALL], ensure_ascii=False, indent=1))
        return 0
    w = WORDS[args.lang]
    for r in ALL:
        played, other, why = said[r.name]
        print(f"{r.name}={r.default}  ({r.rule}, {SURE[args.lang][r.sure]})")
        print(f"  {w['played'].format(text=played)}")
        for choice in r.choices[1:]:
            print(f"  {w['other'].format(choice=f'{r.name}={choice}', text=other)}")
        print(f"  {w['why'].format(text=why)}")
    print(w["how"])
    return 0


def as_data(r: object, said: tuple[str, ...]) -> dict[str, object]:
    from ...vs.readings import Reading

    assert isinstance(r, Reading)
    return {
        "name": r.name,
        "choices": list(r.choices),
        "rule": r.rule,
        "sure": r.sure,
        "played": said[0],
        "other": said[1],
        "why": said[2],
    }
