"""A bot that may take its moves back: it wins, the same game each time, and what it wrote down is that game."""

from __future__ import annotations

import random
import sys

from quickstrike import champions
from tools import take_back


def won(monkeypatch, tmp_path, name):
    out = tmp_path / name
    words = ["--heroes", "captain-marvel:aggression", "--scenario", "rhino", "--seed", "5", "--keep", "4", "--out", out]
    monkeypatch.setattr(take_back, "FIRST", 8)
    monkeypatch.setattr(sys, "argv", ["take_back", *map(str, words), "--tries", "3"])
    assert take_back.main() == 0
    return out.read_text("utf-8")


def test_it_wins_and_writes_down_a_whole_game(monkeypatch, tmp_path):
    text = won(monkeypatch, tmp_path, "a.json")
    game = champions.load(text)
    assert game.result == "won" and game.log
    assert won(monkeypatch, tmp_path, "b.json") == text


def test_a_villain_with_fewer_hit_points_is_worth_more():
    game = champions.new(["spider-man"], "rhino", seed=1)
    view = game.view(0)
    hurt = [{**p, "hp": p["hp"] - 7} if p["kind"] == "villain" else p for p in view["play"]]
    assert take_back.points({**view, "play": hurt}) > take_back.points(view)


def test_nothing_is_conceded_by_lot():
    game = champions.new(["spider-man"], "rhino", seed=1)
    while game.decision.kind != "turn":
        game.answer(game.decision.options[0])
    lot = random.Random(1)
    assert {take_back.by_lot(game.decision, lot).verb for _ in range(200)}.isdisjoint({"concede"})
