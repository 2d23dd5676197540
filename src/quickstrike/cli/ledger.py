"""`quickstrike ledger`: what stands behind each rule, ruling and erratum."""
from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any

from ..kernel.words import COLON
from ..rulebook.games import TESTS, champions_ledger
from ..rulebook.ledger import MISSING, NO_EFFECT, STANDINGS, TESTED, WAITING, Row
from .base import add_lang

WORDS = {
    "en": {"help": "what stands behind each rule", "json": "all rows with their tests, for programs",
           "about": "Each rule, setup step, deck rule, FAQ answer and erratum with the tests and examples that show it "
                    "at work.",
           "only missing": "only what has no standing; exit code 1 if there is any", "counts": "only the counts",
           "rr": "rules", "setup": "setup steps", "deck": "deck rules", "faq": "FAQ answers", "errata": "errata",
           "point": "points of long rules", "total": "rows", TESTED: "tested", WAITING: "waiting for cards",
           NO_EFFECT: "no effect in software", MISSING: "missing", "test": "{n} test", "tests": "{n} tests",
           "example": "{n} example", "examples": "{n} examples",
           "no tests": "The tests are not installed here, so only the running examples count.",
           "unknown": "no such rule, yet a test names it: {id}"},
    "fr": {"help": "ce qui se tient derrière chaque règle", "json": "toutes les lignes et leurs tests, en JSON",
           "about": "Chaque règle, étape de mise en place, règle de deck, réponse de la FAQ et erratum, avec les tests "
                    "et les exemples qui les montrent à l'œuvre.",
           "only missing": "seulement ce qui n'a pas d'appui ; code de sortie 1 s'il y en a",
           "counts": "seulement les nombres",
           "rr": "règles", "setup": "étapes de mise en place", "deck": "règles de deck", "faq": "réponses de la FAQ",
           "errata": "errata", "point": "points des règles longues", "total": "lignes", TESTED: "testé",
           WAITING: "en attente de cartes", NO_EFFECT: "sans effet dans le logiciel", MISSING: "manquant",
           "test": "{n} test", "tests": "{n} tests", "example": "{n} exemple", "examples": "{n} exemples",
           "no tests": "Les tests ne sont pas installés ici : seuls les exemples comptent.",
           "unknown": "règle inconnue que nomme un test : {id}"},
}


def register(subparsers: Any) -> None:
    w = WORDS[subparsers.lang]
    p = subparsers.add_parser("ledger", help=w["help"], description=w["about"])
    p.add_argument("--json", action="store_true", help=w["json"])
    p.add_argument("--missing", action="store_true", help=w["only missing"])
    p.add_argument("--counts", action="store_true", help=w["counts"])
    add_lang(p)
    p.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    book, w = champions_ledger(), WORDS[args.lang]
    if args.json:
        print(json.dumps({"counts": book.counts(), "rows": [asdict(r) for r in book.rows],
                          "points": [asdict(r) for r in book.points], "unknown": book.unknown},
                         ensure_ascii=False, indent=1))
        return 0
    if not TESTS.is_dir():
        print(w["no tests"])
    if args.missing:
        for line in (*(f"{r.id}  {r.title[args.lang]}" for r in book.missing()),
                     *(w["unknown"].format(id=i) for i in book.unknown)):
            print(line)
        return 1 if book.missing() or book.unknown else 0
    if not args.counts:
        wide = max(len(r.id) for r in (*book.rows, *book.points))
        print("\n".join(f"{r.id:<{wide}}  {told(r, args.lang)}" for r in (*book.rows, *book.points)) + "\n")
    for kind, of in book.counts().items():
        said = ", ".join(f"{of[s]} {w[s]}" for s in STANDINGS if of[s])
        print(f"{sum(of.values()):>4} {w[kind]}{COLON[args.lang]}{said}")
    return 0


def told(r: Row, lang: str) -> str:
    w = WORDS[lang]
    if r.standing == TESTED:
        shown = (("test", r.tests), ("example", r.examples))
        numbers = [w[k if len(x) == 1 else f"{k}s"].format(n=len(x)) for k, x in shown if x]
        return f"{w[TESTED]}{COLON[lang]}{', '.join(numbers)}"
    if r.standing == WAITING and r.cards:
        return f"{w[WAITING]}{COLON[lang]}{', '.join(r.cards)}"
    return f"{w[r.standing]}{COLON[lang]}{r.reason[lang]}" if r.reason else w[r.standing]
