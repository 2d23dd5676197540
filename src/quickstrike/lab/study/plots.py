"""The pictures of a report, drawn by matplotlib as SVG. Marks and hatches tell things apart, not colours: a report is read in
print too."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from ...kernel.errors import SetupError

DARK, PALE = "#1a1a1a", "#c4c4c4"
MOST = 40  # rows of a picture: one that is printed fits a page

Point = tuple[str, float, tuple[float, float]]
"""A row: what it is called, a value, its interval."""


def needed() -> None:
    if find_spec("matplotlib") is None:
        raise SetupError("no plots")


def dots(rows: Sequence[Point], title: str, zero: bool = False) -> str:
    """A point with its interval for each row, in as many pictures of one scale as they need. zero: around nought, for
    differences; else from 0 to 100 %."""
    if not rows:
        return ""
    parts = [rows[k : k + MOST] for k in range(0, len(rows), MOST)]
    ends = [100 * x for _, _, span in rows for x in span] if zero else [0, 100]
    titles = [title] if len(parts) == 1 else [f"{title} ({k} / {len(parts)})" for k in range(1, len(parts) + 1)]
    return "".join(_dots(some, said, (min(ends), max(ends)), zero) for some, said in zip(parts, titles, strict=True))


def _dots(some: Sequence[Point], title: str, ends: tuple[float, float], zero: bool) -> str:
    fig, ax = _figure(9, 0.9 + 0.28 * len(some))
    for y, (_, value, (low, high)) in enumerate(some):
        clear = zero and (low > 0 or high < 0)
        ax.plot([100 * low, 100 * high], [y, y], color=DARK, lw=1.3)
        ax.plot(
            100 * value,
            y,
            "s" if clear else "o",
            color=DARK if clear or not zero else "white",
            mec=DARK,
            ms=6,
            clip_on=False,
        )
    ax.set_yticks(range(len(some)), [label for label, _, _ in some])
    ax.set_ylim(len(some) - 0.5, -0.5)
    if zero:
        ax.axvline(0, color=DARK, lw=0.8, ls=":")
    edge = 0.03 * (ends[1] - ends[0]) if zero else 0
    ax.set_xlim(ends[0] - edge, ends[1] + edge)
    ax.grid(axis="x", color=PALE, lw=0.6)
    return _svg(fig, ax, title)


def bars(ends: Mapping[str, Sequence[int]], title: str, names: tuple[str, str], axis: str) -> str:
    """In which round games ended, won and lost on top of each other."""
    fig, ax = _figure(9, 2.6)
    x = [int(k) for k in ends]
    won, lost = [v[0] for v in ends.values()], [v[1] for v in ends.values()]
    ax.bar(x, won, color=DARK, label=names[0])
    ax.bar(x, lost, bottom=won, color="white", edgecolor=DARK, hatch="///", label=names[1])
    for way in (ax.xaxis, ax.yaxis):
        way.get_major_locator().set_params(integer=True)
    ax.set_xlabel(axis)
    ax.legend(frameon=False, fontsize=9, loc="center left", bbox_to_anchor=(1, 0.5))  # beside the bars, never on them
    return _svg(fig, ax, title)


def _figure(wide: float, high: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    fig = Figure(figsize=(wide, high), layout="constrained")
    return fig, fig.subplots()


def _svg(fig: Any, ax: Any, title: str) -> str:
    """The same bytes for the same figures: no date, ids from a fixed word."""
    import matplotlib

    fig.suptitle(title, x=0.01, ha="left", fontsize=11)  # over the whole width: titles are long
    for side in ("top", "right"):
        ax.spines[side].set_visible(False)
    out = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "quickstrike", "svg.fonttype": "none", "font.family": "sans-serif"}):
        fig.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
