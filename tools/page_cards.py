"""What the browser page draws its emblems from: `python -m tools.page_cards` writes web/src/art/cards.json.

The page is built without Python, so this list is kept; tests/server/test_page.py proves it current.
`--faces DIR` also writes what GET /cards answers in both languages, for the gallery (web/gallery).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from quickstrike.champions import packs as _packs  # noqa: F401  (defines the cards)
from quickstrike.champions.faces import FACES, RESOURCES, Face, data

LIST = Path(__file__).parents[1] / "web" / "src" / "art" / "cards.json"


def art(f: Face) -> dict[str, Any]:
    given = [r for r, n in zip(RESOURCES, f.resources, strict=True) for _ in range(n)]
    aspect = f.aspect if f.player_card else "encounter"
    return {
        "code": f.code,
        "name": f.name,
        "kind": f.kind,
        "set": f.set or "",
        "aspect": aspect,
        "traits": list(f.traits),
        "res": given,
    }


def listed() -> str:
    """The list as it must be on disk: one card a line."""
    rows = [json.dumps(art(f), ensure_ascii=False) for code, f in sorted(FACES.items()) if code in data()]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faces", type=Path, metavar="DIR", help="also write faces.en.json and faces.fr.json there")
    args = parser.parse_args()
    LIST.write_text(listed(), encoding="utf-8")
    if args.faces:
        from quickstrike.server.champions.catalog import cards

        args.faces.mkdir(parents=True, exist_ok=True)
        for lang in ("en", "fr"):
            text = json.dumps(cards(lang), ensure_ascii=False, indent=1)
            (args.faces / f"faces.{lang}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
