"""The picture of a card that is newer than the pictures of the page."""

from __future__ import annotations

from pathlib import Path

from ...champions.faces import data

FOLDER = "emblems"


def emblem(root: Path, path: str) -> Path | None:
    """Which file of the page stands for a picture that is not there: that of the card's kind; None for no card."""
    folder, _, name = path.partition("/")
    if folder != FOLDER or not name.endswith(".svg"):
        return None
    printed = data().get(name.removesuffix(".svg"))
    return root / FOLDER / f"of-{printed['type']}.svg" if printed is not None else None
