"""The card list as data: printed facts, what the definition says, and the texts in both languages."""

from __future__ import annotations

from typing import Any

from ...kernel.language import LANGUAGES, OTHERS
from ..faces import FACES, REPRINTS, Face, data, face_of
from .render import card_text, keywords, timings


def _face(f: Face) -> dict[str, Any]:
    return {
        "code": f.code,
        "name": f.name,
        **{f"name_{lang}": f.name_in(lang) for lang in OTHERS},
        "type": f.kind,
        "set": f.set,
        "pack": f.pack,
        "quantity": f.quantity,
        "scripted": f.code in FACES,
        "timings": timings(f.code),
        "keywords": keywords(f.code),
        "text": {lang: card_text(f.code, lang) for lang in LANGUAGES},
        "facts": {**f.facts, "traits": list(f.traits)},
    }


def export(pack: str | None = None, code: str | None = None) -> list[dict[str, Any]]:
    """Every face that has a definition, in order of its code; what is made up for a position is no card."""
    if code is not None:
        return [_face(face_of(code))]
    found = [_face(f) for code, f in sorted(FACES.items()) if code in data() and pack in (None, f.pack)]
    again = [_reprint(row) for row in REPRINTS.values() if pack in (None, row["pack"]) and row["duplicate_of"] in FACES]
    return sorted(found + again, key=lambda row: str(row["code"]))


def _reprint(row: dict[str, Any]) -> dict[str, Any]:
    """The same card, as another product has it."""
    same = _face(FACES[row["duplicate_of"]])
    return {**same, **{k: row[k] for k in ("code", "pack", "quantity")}, "duplicate_of": row["duplicate_of"]}
