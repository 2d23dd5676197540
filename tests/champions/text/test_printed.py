"""What is printed on a card besides its text, in both languages."""

import pytest

from quickstrike.champions.faces import FACES
from quickstrike.champions.text.printed import printed, traits_of

EXPECTED = {
    "01162": (
        "minion · She-Hulk Nemesis · unique · ATK X · SCH 1 · HP 6 · boost 2",
        "sbire · Némésis de Miss Hulk · unique · ATQ X · MNG 1 · PV 6 · boost 2",
    ),
    "01097b": (
        "main scheme 1B · Rhino · starting threat 0 · +1 per player each round · target threat 7 per player",
        "manigance principale 1B · Rhino · menace de départ 0 · +1 par joueur par round · seuil de menace 7 par joueur",
    ),
    "01094": (
        "villain I · Rhino · unique · ATK 2 · SCH 1 · HP 14 per player",
        "méchant I · Rhino · unique · ATQ 2 · MNG 1 · PV 14 par joueur",
    ),
    "01108": (
        "side scheme · Rhino · starting threat 2 per player · crisis icon · boost 2",
        "manigance annexe · Rhino · menace de départ 2 par joueur · icône de crise · boost 2",
    ),
    "01129": (
        "minion · Masters of Evil · unique · ATK 1★ · SCH 1 · HP 7 · boost ★",
        "sbire · Maîtres du Mal · unique · ATQ 1★ · MNG 1 · PV 7 · boost ★",
    ),
    "01050": (
        "ally · Aggression · unique · cost 2 · resources 1 energy · ATK 3 (1 consequential damage) · THW – · HP 5",
        "allié · Agressivité · unique · coût 2 · ressources 1 énergie · ATQ 3 (dégâts consécutifs 1) · CTR – · PV 5",
    ),
    "01100": ("attachment · Rhino · ATK +1 · boost 2", "attachement · Rhino · ATQ +1 · boost 2"),
    "01001b": (
        "alter-ego · Spider-Man · unique · REC 3 · HP 10 · hand size 6",
        "alter ego · Spider-Man · unique · REC 3 · PV 10 · taille de main 6",
    ),
}


@pytest.mark.parametrize("code", EXPECTED)
def test_all_that_is_printed_is_told(code):
    assert tuple(" · ".join(printed(FACES[code], lang)) for lang in ("en", "fr")) == EXPECTED[code]


def test_traits_are_translated():
    assert traits_of(FACES["01001b"], "en") == ("Genius",) and traits_of(FACES["01001b"], "fr") == ("Génie",)
