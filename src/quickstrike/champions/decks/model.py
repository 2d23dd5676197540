"""A deck: an identity, the aspects that were chosen, and how many of each card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from ...kernel.errors import SetupError, did_you_mean
from ...kernel.language import Said
from ..faces import ASPECTS, FACES, IDENTITIES, OTHER_SIDE, Face, cards_of, data, face_of, second_sides
from ..shelf import original

DECK_KINDS = ("ally", "event", "support", "upgrade", "resource", "player_side_scheme")
MOST = 99  # copies of one card that are read at all


class DeckError(SetupError):
    """A deck that can't be read, or that breaks the rules. `problems`: one sentence each."""

    def __init__(self, *problems: Said) -> None:
        super().__init__("deck")
        self.wrong = problems

    @property
    def problems(self) -> list[str]:
        return [str(x) for x in self.wrong]

    def told(self, lang: str) -> str:
        return "\n".join(x.told(lang) for x in self.wrong)

    def __reduce__(self) -> tuple[Any, ...]:
        return DeckError, self.wrong


@dataclass(frozen=True)
class Deck:
    """identity: the code of its hero side, "" if there is none. cards: copies by code, without the identity."""

    identity: str
    aspects: tuple[str, ...] = ()
    cards: Mapping[str, int] = field(default_factory=dict, hash=False)
    name: str = ""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "identity", front(self.identity))
        put(self, "aspects", tuple(dict.fromkeys(self.aspects)))
        put(self, "cards", _originals({c: n for c, n in sorted(self.cards.items()) if n}))
        put(self, "name", "".join(x for x in " ".join(self.name.split()) if x.isprintable()))

    @property
    def size(self) -> int:
        """The cards that lie in the deck: the identity, permanent and linked cards do not count. deck:2"""
        return sum(n for c, n in self.cards.items() if counts(face_of(c)))

    def listed(self) -> tuple[str, ...]:
        """Every card as often as it is there."""
        return tuple(c for c, n in self.cards.items() for _ in range(n))

    def packed(self) -> dict[str, Any]:
        """As plain data: what a save holds."""
        return {"identity": self.identity, "aspects": list(self.aspects), "cards": dict(self.cards), "name": self.name}

    @classmethod
    def unpacked(cls, packed: Mapping[str, Any]) -> Self:
        try:
            cards = {str(c): int(n) for c, n in packed["cards"].items()}
            deck = cls(str(packed["identity"]), tuple(map(str, packed["aspects"])), cards, str(packed.get("name", "")))
        except (KeyError, TypeError, ValueError, AttributeError):
            raise SetupError("deck fields") from None
        return deck


def _originals(cards: dict[str, int]) -> dict[str, int]:
    """With reprints under the code of the card that they are."""
    if not any(original(c) != c for c in cards):
        return cards
    first = sorted(original(c) for c in cards)
    return {code: sum(n for c, n in cards.items() if original(c) == code) for code in first}


def counts(face: Face) -> bool:
    """Is this card one of the 40 to 50? rr:permanent rr:linked-card-title"""
    return not face.identity and "permanent" not in face.keywords and "linked" not in face.keywords


def front(code: str) -> str:
    """The hero side of an identity, by the code of either side or of the card ("01001")."""
    if code in data():
        code = data()[code].get("front", code)
        other = OTHER_SIDE.get(code) if code in FACES else None
        return other if other and data()[code]["type"] == "alter_ego" else code
    return f"{code}a" if f"{code}a" in data() and data()[f"{code}a"]["type"] in IDENTITIES else code


def own_cards(identity: Face) -> dict[str, int]:
    """The identity-specific cards that must be in the deck, with their exact number. deck:3"""
    rows = [c for c in cards_of(identity.set or "") if c["type"] in DECK_KINDS]
    mine = (c for c in rows if c["code"] not in second_sides(rows))
    return {c["code"]: c["quantity"] for c in mine if "linked" not in face_of(c["code"]).keywords}


def known_aspect(name: str) -> str:
    if name not in ASPECTS:
        raise SetupError("aspect", name=name, near=did_you_mean(name, ASPECTS))
    return name
