"""A small network as data: one hidden layer, made by a script of `tools` and run without any library."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any


class Network:
    """Numbers in, chances out. `names`: what the numbers are; they must be those it was trained with."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.names: list[str] = data["names"]
        self.mean: list[float] = data["mean"]
        self.scale: list[float] = data["scale"]
        self.hidden: list[list[float]] = data["hidden"]  # a row for each unit, its bias last
        self.out: list[list[float]] = data["out"]

    @classmethod
    def load(cls, path: Path) -> Network:
        return cls(json.loads(path.read_text("utf-8")))

    def __call__(self, x: list[float]) -> list[float]:
        z = [max(-5.0, min(5.0, (a - m) * s)) for a, m, s in zip(x, self.mean, self.scale, strict=True)]
        z.append(1.0)
        h = [max(0.0, sum([a * b for a, b in zip(z, row, strict=True)])) for row in self.hidden]
        h.append(1.0)
        return [1 / (1 + exp(-sum([a * b for a, b in zip(h, row, strict=True)]))) for row in self.out]
