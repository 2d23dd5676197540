"""What GET /cards answers, as files for the gallery of the page: `python -m tools.page_cards DIR`. See docs/page.md."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from quickstrike.kernel.language import LANGUAGES
from quickstrike.server.champions.catalog import cards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where faces.en.json, faces.fr.json, ... are written")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        text = json.dumps(cards(lang), ensure_ascii=False, indent=1)
        (folder / f"faces.{lang}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
