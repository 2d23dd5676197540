"""One self-contained HTML page about a study: tables and pictures, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from ... import games as registry
from ...kernel.language import Words, words
from . import plots

WORDS: Words = words("lab/page")
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #999}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #ddd}
td{white-space:nowrap}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto}small{color:#444}
"""


def percent(x: float | None) -> str:
    return "–" if x is None else f"{100 * x:.1f} %"


def span(x: Sequence[float]) -> str:
    return f"{100 * x[0]:.1f} … {100 * x[1]:.1f}"


def gap(c: Mapping[str, Any]) -> list[str]:
    """A difference with its interval; where one side has no game there is none."""
    return [percent(c["difference"]), span(c["interval_95"])] if c["games"] else ["–", "–"]


def page(s: Mapping[str, Any], lang: str) -> str:
    plots.needed()
    w, kit = WORDS[lang], registry.kit(s["game"])
    parts = [*_arms(s, w, kit.game().counts), *_differences(s, w), *_matchups(s, w)]
    parts += [*_opening(s, w, lang), *_cards(s, w, lang)]
    title = w[f"study {s['study']}"].format(game=kit.title(lang))
    told = w["made"].format(**{k: s[k] for k in ("seed", "played", "games", "version", "digest")})
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1><p><small>{escape(told)}</small></p>"
        f"{''.join(parts)}<p><small>{escape(w['notice'])}</small></p></html>\n"
    )


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th>{escape(x)}</th>" for x in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(x)}</td>" for x in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'


def _arms(s: Mapping[str, Any], w: Mapping[str, str], counted: str) -> list[str]:
    arms = s["arms"]
    rows = [
        [
            *(a["label"], str(a["games"]), percent(a["win_rate"]), span(a["interval_95"]), f"{a['clock']:.1f}"),
            *(", ".join(f"{w.get(k, k)} {n}" for k, n in a["lost_by"].items()) or "–", str(len(a["crashes"]))),
        ]
        for a in arms
    ]
    head = [w[k] for k in ("what", "games", "rate", "interval", counted, "lost by", "crashes")]
    points = [(a["label"], a["win_rate"], tuple(a["interval_95"])) for a in arms if a["win_rate"] is not None]
    out = [f"<h2>{escape(w['rates'])}</h2>", _table(head, rows)]
    if points:
        out.append(plots.dots(points, w["rates plot"]))
    if len(arms) <= 4:
        out += [
            plots.bars(a["ends"], f"{w['ends']} {a['label']}", (w["won"], w["lost"]), w[counted])
            for a in arms
            if a["ends"]
        ]
    return out


def _differences(s: Mapping[str, Any], w: Mapping[str, str]) -> list[str]:
    found = s.get("differences")
    if not found:
        return []
    rows = [[d["label"], str(d["games"]), percent(d["difference"]), span(d["interval_95"])] for d in found]
    told = w["compared"] if s["study"] == "compare" else w["swapped"]
    points = [(d["label"], d["difference"], tuple(d["interval_95"])) for d in found]
    return [
        f"<h2>{escape(w['differences'])}</h2><p>{escape(told.format(first=s['arms'][0]['label']))}</p>",
        _table([w[k] for k in ("what", "games", "difference", "interval")], rows),
        plots.dots(points, w["differences"], zero=True),
    ]


def _matchups(s: Mapping[str, Any], w: Mapping[str, str]) -> list[str]:
    if "table" not in s:
        return []
    rows = [[t["label"], str(t["games"]), percent(t["win_rate"]), span(t["interval_95"])] for t in s["table"]]
    points = [(t["label"], t["win_rate"] or 0.0, tuple(t["interval_95"])) for t in s["table"]]
    return [
        f"<h2>{escape(w['pairs'])}</h2><p>{escape(w['pairs about'])}</p>",
        _table([w[k] for k in ("what", "games", "rate", "interval")], rows),
        plots.dots(points, w["pairs"]),
    ]


def _opening(s: Mapping[str, Any], w: Mapping[str, str], lang: str) -> list[str]:
    if "opening" not in s:
        return []
    kit, found = registry.kit(s["game"]), s["opening"]
    names = [kit.card_title(c["code"], lang) for c in found]
    rows = [
        [n, *(x for k in ("kept", "back") for x in (percent(c[k]["win_rate"]), str(c[k]["games"]))), *gap(c)]
        for n, c in zip(names, found, strict=True)
    ]
    head = [w[k] for k in ("card", "kept", "games", "back", "games", "difference", "interval")]
    points = [(n, c["difference"], tuple(c["interval_95"])) for n, c in zip(names, found, strict=True) if c["games"]]
    told = f"<h2>{escape(w['opening'])}</h2><p>{escape(w['opening about'])}</p>"
    return [told, _table(head, rows), plots.dots(points, w["opening"], zero=True)]


def _cards(s: Mapping[str, Any], w: Mapping[str, str], lang: str) -> list[str]:
    kit, out = registry.kit(s["game"]), []
    for arm, found in zip(s["arms"], s.get("cards", ()), strict=False):
        names = [kit.card_title(c["code"], lang) for c in found]
        rows = [
            [n, *(f"{c[k]:.2f}" for k in ("drawn", "played", "spent", "drawn_at", "played_at"))]
            + [percent(c["with"]["win_rate"]), percent(c["without"]["win_rate"])]
            + gap(c)
            + [percent(x["win_rate"]) for x in c["by_round"].values()]
            for n, c in zip(names, found, strict=True)
        ]
        if not rows:
            continue
        head = [w[k] for k in ("card", "drawn", "played", "spent", "drawn at", "played at", "with", "without")]
        head += [w["difference"], w["interval"], *(w["by"].format(n=n) for n in found[0]["by_round"])]
        points = [
            (n, c["difference"], tuple(c["interval_95"])) for n, c in zip(names, found, strict=True) if c["games"]
        ]
        out += [f"<h2>{escape(w['cards'])} {escape(arm['label'])}</h2><p>{escape(w['cards about'])}</p>"]
        out += [_table(head, rows), plots.dots(points, w["cards plot"], zero=True)]
    return out
