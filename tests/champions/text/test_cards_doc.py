"""docs/cards.md holds what the code says today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quickstrike.champions.faces import data

DOC = (Path(__file__).parents[3] / "docs" / "cards.md").read_text("utf-8")


def wrong_names(text: str) -> list[str]:
    """Codes that are followed by another name than the card's."""
    named = re.findall(r"`(\d{5}[ab]?)` (?:is )?[\"“]?([A-Z][^,|\"”(`]*?)(?=,| and | to |[\"”]| \|| \()", text)
    assert len(named) >= 12
    known = {code: (data()[code]["name"], data()[code]["name_fr"]) for code, _ in named}
    return [f"{code} {name}" for code, name in named if name.strip() not in known[code]]


def test_codes_stand_before_their_names():
    assert wrong_names(DOC) == []
    assert wrong_names(DOC.replace("Nick Fury", "Nick Furious")) == ["01084 Nick Furious"]


@pytest.mark.parametrize(("code", "name"), [("01171", "Surchage Imminente"), ("01184", "MODOK")])
def test_french_names_are_as_the_data_has_them(code, name):
    assert data()[code]["name_fr"] == name and f'`{code}` is "{name}"' in DOC
