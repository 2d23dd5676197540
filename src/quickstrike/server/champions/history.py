"""A game in retrospect: its numbers by round, and what each card did. Found by playing it again."""

from __future__ import annotations

from typing import Any

from ...champions import ChampionsGame
from ...champions.faces import FACES, Face
from ...champions.rules import stats
from ...champions.rules.threat import target_threat
from ...champions.table import Table
from ...champions.text.names import title
from ...kernel.errors import QuickstrikeError

COUNTED = ("played", "used", "damage", "threat_removed", "threat", "healed", "spent", "revealed")


def history(game: ChampionsGame, lang: str) -> dict[str, Any]:
    rounds: dict[int, dict[str, Any]] = {}
    cards: dict[str, dict[str, int]] = {}
    told = 0
    open_: list[tuple[int, int]] = []

    def watch(g: ChampionsGame) -> None:
        nonlocal told
        for note in g.log[told:]:
            _count(g.state, note, cards, open_)
        told = len(g.log)
        rounds[g.state.round] = numbers(g.state)

    try:
        watch(ChampionsGame.replay(game.setup, [(seat, o.id) for seat, o in game.answers], watch))
    except (QuickstrikeError, KeyError):  # begun under other rules: only where it stands now
        rounds, cards, told = {}, {}, 0
        watch(game)
    rows: list[dict[str, Any]] = [
        {
            "code": code,
            "name": _called(FACES[code], lang),
            "kind": FACES[code].kind,
            "side": _side(FACES[code]),
            **done,
        }
        for code, done in cards.items()
    ]
    rows.sort(key=lambda r: -(r.get("damage", 0) + r.get("threat_removed", 0) + r.get("healed", 0)))
    return {
        "rounds": [rounds[k] for k in sorted(rounds)],
        "cards": rows,
        "answers": len(game.answers),
        "undone": game.undone,
        "seen": game.peeked,
        "result": game.result,
        "seed": game.setup.get("seed", 0),
        **who(game, lang),
    }


def who(game: ChampionsGame, lang: str) -> dict[str, Any]:
    """Heroes and villain by name, also those who are no longer in play."""
    heroes = [FACES[game.state.codes[p.identity]] for p in game.state.players]
    villain = next((game.state.play[c].face for c in game.state.of_kind("villain")), None)
    if villain is None:
        villain = next((FACES[c] for c in game.state.codes if FACES[c].kind == "villain"), None)
    return {
        "heroes": [{"code": f.code, "name": title(f, lang)} for f in heroes],
        "villain": None if villain is None else {"code": villain.code, "name": title(villain, lang)},
    }


def _called(f: Face, lang: str) -> str:
    """Stages of a villain or scheme have one title."""
    return " ".join(x for x in (title(f, lang), str(f.facts.get("stage") or "")) if x)


def numbers(s: Table) -> dict[str, Any]:
    """The last of a round counts."""
    villain = next(iter(s.of_kind("villain")), None)
    main = next(iter(s.of_kind("main_scheme")), None)
    hp = [0 if p.out else max(0, stats.remaining(s, p.identity)) for p in s.players]
    return {
        "round": s.round,
        "heroes": hp,
        "villain_hp": 0 if villain is None or s.result == "won" else max(0, stats.remaining(s, villain)),
        "villain_max": 0 if villain is None else stats.max_hp(s, villain),
        "stage": "" if villain is None else s.face(villain).facts.get("stage", ""),
        "threat": 0 if main is None else s.play[main].threat,
        "target": 0 if main is None else target_threat(s, main),
    }


def _count(s: Table, note: tuple[Any, ...], cards: dict[str, dict[str, int]], under: list[tuple[int, int]]) -> None:
    """Notes are (kind, what it is about ..., depth); see champions/text/notes.py. under: the cards that are being played
    or used, each with its depth: what an identity does by such a card, the card did."""
    while under and under[-1][0] >= note[-1]:
        under.pop()
    match note:
        case ("play" | "use" as kind, _, card, *_, depth):
            _add(s, cards, card, "played" if kind == "play" else "used", 1)
            under.append((depth, card))
        case ("spent", card, *_):
            _add(s, cards, card, "spent", 1)
        case ("reveal", _, card, *_):
            _add(s, cards, card, "revealed", 1)
        case ("damage", _, _, _, "consequential", *_):
            pass
        case ("damage", target, _, card, *_) if _own(s, target) and _own(s, _doer(s, card, under)):
            pass  # taken for something, as Great Responsibility has it: no deed
        case ("damage", _, n, card, *_):
            _add(s, cards, _doer(s, card, under), "damage", n)
        case ("threat", _, n, card, *_):
            _add(s, cards, card, "threat", n)
        case ("threat removed", _, n, card, *_):
            _add(s, cards, _doer(s, card, under), "threat_removed", n)
        case ("heal", card, n, *_):
            _add(s, cards, under[-1][1] if under else card, "healed", n)


def _doer(s: Table, source: int, under: list[tuple[int, int]]) -> int:
    """Whoever did it; of what an identity does by a card, the card."""
    return under[-1][1] if under and 0 <= source < len(s.codes) and s.face(source).identity else source


def _own(s: Table, card: int) -> bool:
    """Does it belong to the players' side?"""
    return 0 <= card < len(s.codes) and _side(s.face(card)) == "player"


def _side(f: Face) -> str:
    return "player" if f.player_card or f.identity else "encounter"


def _add(s: Table, cards: dict[str, dict[str, int]], card: int, what: str, n: int) -> None:
    if not 0 <= card < len(s.codes):
        return
    row = cards.setdefault(s.face(card).code, {})
    row[what] = row.get(what, 0) + n
