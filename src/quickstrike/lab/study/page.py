"""One self-contained HTML page about a study: tables and pictures, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from ... import games as registry
from ...kernel.language import Words, words
from . import plots
from .numbers import NOTHING, Numbers

WORDS: Words = words("lab/page")
MANY = 9  # columns from which on a table is set smaller
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:84rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #999}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #ddd}
td{white-space:nowrap}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto}small{color:#444}
table.many{font-size:.78rem}table.many th,table.many td{padding:.2rem .35rem}
@media print{.wide{overflow:visible}table.many{font-size:.6rem}h2,svg{break-inside:avoid}}
"""


def page(s: Mapping[str, Any], lang: str) -> str:
    plots.needed()
    w, kit, n = WORDS[lang], registry.kit(s["game"]), Numbers(lang)
    parts = [*_arms(s, w, kit.game().counts, n), *_differences(s, w, n), *_matchups(s, w, n)]
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
    many = ' class="many"' if top.count("<th>") > MANY else ""
    return f'<div class="wide"><table{many}><tr>{top}</tr>{body}</table></div>'


def _arms(s: Mapping[str, Any], w: Mapping[str, str], counted: str, told: Numbers) -> list[str]:
    arms = s["arms"]
    rows = [
        [
            *(a["label"], *told.rate(a), told.mean(a["clock"], 1)),
            *(", ".join(f"{w.get(k, k)} {n}" for k, n in a["lost_by"].items()) or NOTHING, str(len(a["crashes"]))),
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


def _differences(s: Mapping[str, Any], w: Mapping[str, str], n: Numbers) -> list[str]:
    found = s.get("differences")
    if not found:
        return []
    rows = [[d["label"], str(d["games"]), *n.gap(d)] for d in found]
    told = w["compared"] if s["study"] == "compare" else w["swapped"]
    points = [(d["label"], d["difference"], tuple(d["interval_95"])) for d in found]
    return [
        f"<h2>{escape(w['differences'])}</h2><p>{escape(told.format(first=s['arms'][0]['label']))}</p>",
        _table([w[k] for k in ("what", "games", "difference", "interval")], rows),
        plots.dots(points, w["differences"], zero=True),
    ]


def _matchups(s: Mapping[str, Any], w: Mapping[str, str], n: Numbers) -> list[str]:
    if "table" not in s:
        return []
    rows = [[t["label"], *n.rate(t)] for t in s["table"]]
    points = [(t["label"], t["win_rate"] or 0.0, tuple(t["interval_95"])) for t in s["table"]]
    return [
        f"<h2>{escape(w['pairs'])}</h2><p>{escape(w['pairs about'])}</p>",
        _table([w[k] for k in ("what", "games", "rate", "interval")], rows),
        plots.dots(points, w["pairs"]),
    ]


def _opening(s: Mapping[str, Any], w: Mapping[str, str], lang: str) -> list[str]:
    if "opening" not in s:
        return []
    kit, found, told = registry.kit(s["game"]), s["opening"], Numbers(lang)
    names = [kit.card_title(c["code"], lang) for c in found]
    rows = [
        [n, *(x for k in ("kept", "back") for x in (told.percent(c[k]["win_rate"]), str(c[k]["games"]))), *told.gap(c)]
        for n, c in zip(names, found, strict=True)
    ]
    head = [w[k] for k in ("card", "kept", "games", "back", "games", "difference", "interval")]
    points = [(n, c["difference"], tuple(c["interval_95"])) for n, c in zip(names, found, strict=True) if c["games"]]
    title = f"<h2>{escape(w['opening'])}</h2><p>{escape(w['opening about'])}</p>"
    return [title, _table(head, rows), plots.dots(points, w["opening"], zero=True)]


def _cards(s: Mapping[str, Any], w: Mapping[str, str], lang: str) -> list[str]:
    kit, out, told = registry.kit(s["game"]), list[str](), Numbers(lang)
    for arm, found in zip(s["arms"], s.get("cards", ()), strict=False):
        names = [kit.card_title(c["code"], lang) for c in found]
        rows = [
            [n, *(told.mean(c[k]) for k in ("drawn", "played", "spent"))]
            + [told.mean(c[f"{k}_at"], 1) if c[k] else NOTHING for k in ("drawn", "played")]
            + [told.percent(c["with"]["win_rate"]), told.percent(c["without"]["win_rate"])]
            + told.gap(c)
            + [told.percent(x["win_rate"]) for x in c["by_round"].values()]
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
