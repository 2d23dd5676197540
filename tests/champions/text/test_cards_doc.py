"""docs/cards.md holds what the code says today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quickstrike.champions.faces import data

DOC = (Path(__file__).parents[3] / "docs" / "cards.md").read_text("utf-8")


def wrong_names(text: str) -> list[str]:
    """Codes that are followed by another name than the card's."""
    named = re.findall(r"`(\d{5}[ab]?)` (?:is )?[\"“]?([A-Z][^|`\n]*)", text)
    assert len(named) >= 12
    wrong = []
    for code, rest in named:
        names = "|".join(re.escape(data()[code][key]) for key in ("name", "name_fr"))
        if not re.match(rf"(?:{names})(?!\w)", rest):
            wrong.append(f"{code} {rest.strip()}")
    return wrong


def test_codes_stand_before_their_names():
    assert wrong_names(DOC) == []
    assert [w.split(",")[0] for w in wrong_names(DOC.replace("Nick Fury", "Nick Furious"))] == ["01084 Nick Furious"]


@pytest.mark.parametrize(("code", "name"), [("01171", "Surchage Imminente"), ("01184", "MODOK")])
def test_french_names_are_as_the_data_has_them(code, name):
    assert data()[code]["name_fr"] == name and f'`{code}` is "{name}"' in DOC
