"""What a table of Champions is, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...champions.decks.remarks import aspect_name, aspect_names
from ...champions.faces import face_of
from ...champions.scenarios import hero_of, scenario_of
from ...champions.shelf import set_name
from ...champions.text.names import title
from ...champions.text.terms import MODE_WORDS
from ...kernel.language import COLON
from ..facts import WORDS, Fact, Facts, said, unless_usual


def facts(setting: Mapping[str, Any], decks: Sequence[str], lang: str) -> Facts:
    """decks: the file that each seat's deck came from, or ""."""
    w, modes, seats = WORDS[lang], MODE_WORDS[lang], setting["heroes"]
    files = [*decks, *[""] * (len(seats) - len(decks))]
    heroes = [hero(h, file, lang) for h, file in zip(seats, files, strict=False)]
    out = {
        "heroes": Fact(" + ".join(x.short for x in heroes), " + ".join(x.full for x in heroes)),
        "scenario": said(set_name(setting["scenario"], lang)),
        "modular": modular(setting, lang),
        "mode": said(set_name(setting["mode"], lang)),
        "heroic": unless_usual(f"{modes['heroic']} {setting['heroic']}", not setting["heroic"]),
        "stage": Fact(w["all stages"], "") if not setting["stage"] else said(f"{modes['stage']} {setting['stage']}"),
        "first": unless_usual(w["begins"].format(n=setting["first"] + 1), not setting["first"]),
    }
    return out | {
        f"{k}_set": unless_usual(set_name(setting[f"{k}_set"], lang), setting[f"{k}_set"] == k)
        for k in ("standard", "expert")
    }


def hero(seat: Any, file: str, lang: str) -> Fact:
    """A starter deck by its aspect, another one by its file or name."""
    if isinstance(seat, str):
        found, aspect = hero_of(":".join(seat.split(":")[:2]))
        number = f" {seat.split(':')[2]}" if seat.count(":") == 2 else ""
        return said(f"{title(face_of(found.identity), lang)} ({aspect_name(aspect, lang)}{number})")
    name, deck = title(face_of(seat["identity"]), lang), seat.get("name", "")
    aspects = aspect_names(tuple(seat["aspects"]), lang)
    full = ", ".join(x for x in (deck, aspects, file) if x)
    return Fact(f"{name} ({file or deck or aspects})", f"{name} ({full})")


def modular(setting: Mapping[str, Any], lang: str) -> Fact:
    w, chosen = WORDS[lang], setting["modular"]
    if chosen is not None:
        found = [MODE_WORDS[lang]["random"] if x == "random" else set_name(x, lang) for x in chosen]
        return said(" + ".join(found) or w["no sets"])
    usual = " + ".join(set_name(x, lang) for x in scenario_of(setting["scenario"]).modular)
    return Fact(w["recommended"], f"{w['recommended']}{COLON[lang]}{usual}" if usual else "")
