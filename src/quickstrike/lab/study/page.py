"""One self-contained HTML page about a study: tables and pictures, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from ... import games as registry
from ...games import Kit
from ...kernel.language import COLON, SEMICOLON, Words, words
from . import plots
from .numbers import NOTHING, Numbers
from .tables import Tables

WORDS: Words = words("lab/page")
MANY = 9  # columns from which on a table is set smaller
SIDE = 20  # games on either side from which on a difference is told without its interval
FEW = 6  # tables up to which each has its own pictures and cards
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:84rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #999}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #ddd}
td{white-space:nowrap}
th:first-child,td:first-child{text-align:left}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1.2rem;margin:0}dt{color:#444}dd{margin:0;overflow-wrap:anywhere}
p{max-width:60rem}svg{max-width:100%;height:auto;display:block}small{color:#444}
table.many{font-size:.78rem}table.many th,table.many td{padding:.2rem .35rem}
@media print{.wide{overflow:visible}table.many{font-size:.6rem}h2,svg{break-inside:avoid}}
"""


@dataclass(frozen=True)
class Teller:
    """A summary, and what it takes to tell it in one language."""

    s: Mapping[str, Any]
    lang: str
    kit: Kit
    tables: Tables

    @property
    def w(self) -> Mapping[str, str]:
        return WORDS[self.lang]

    @property
    def n(self) -> Numbers:
        return Numbers(self.lang)

    @property
    def counted(self) -> str:
        return self.kit.game().counts


def page(s: Mapping[str, Any], lang: str) -> str:
    plots.needed()
    kit = registry.kit(s["game"])
    t = Teller(s, lang, kit, Tables(s, lang))
    title = t.w[f"study {s['study']}"].format(game=kit.title(lang))
    parts = [*_head(t), *_arms(t), *_differences(t), *_matchups(t), *_opening(t), *_cards(t)]
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"{''.join(parts)}<p><small>{escape(t.w['notice'])}</small></p></html>\n"
    )


# ---- pieces --------------------------------------------------------------------------------------------------------
def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th>{escape(x)}</th>" for x in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(x)}</td>" for x in row) + "</tr>" for row in rows)
    many = ' class="many"' if top.count("<th>") > MANY else ""
    return f'<div class="wide"><table{many}><tr>{top}</tr>{body}</table></div>'


def _title(text: str, *said: str) -> str:
    return f"<h2>{escape(text)}</h2>{''.join(f'<p>{escape(x)}</p>' for x in said)}"


# ---- what was played -----------------------------------------------------------------------------------------------
def _head(t: Teller) -> list[str]:
    """Everything that all tables have in common, and what it takes to make them again."""
    s, w = t.s, t.w
    played = w["fewer games"] if s["played"] < s["games"] else w["all games"]
    rows = [(w["game"], t.kit.title(t.lang)), *t.tables.same]
    rows += [(w["tables"], str(len(s["arms"])))] if len(s["arms"]) > 1 else []
    rows += [
        (w["games"].capitalize(), played.format(played=s["played"], games=s["games"])),
        (w["seeds"], f"{s['seed']}/0 … {s['seed']}/{s['played'] - 1}" if s["played"] else str(s["seed"])),
        (w["version"], f"quickstrike {s['version']}"),
        (w["digest"], ", ".join(dict.fromkeys(a["digest"] for a in s["arms"]))),
    ]
    out = ["<dl>", *(f"<dt>{escape(a)}</dt><dd>{escape(b)}</dd>" for a, b in rows), "</dl>"]
    out += [f"<p>{escape(w['timed'])}</p>"] if t.tables.timed else []
    for why, labels in t.tables.left_out:
        out.append(f"<p>{escape(w['left out'].format(tables=SEMICOLON[t.lang].join(labels), why=why))}</p>")
    return out


def _arms(t: Teller) -> list[str]:
    if t.s["study"] == "matchups":
        return []
    arms, w, n = t.s["arms"], t.w, t.n
    labels = dict(enumerate(t.tables.labels))
    rows = [
        [
            *(labels[k], *n.rate(a), n.mean(a["clock"], 1)),
            *(", ".join(f"{w.get(x, x)} {c}" for x, c in a["lost_by"].items()) or NOTHING, str(len(a["crashes"]))),
        ]
        for k, a in enumerate(arms)
    ]
    head = [w[k] for k in ("what", "games", "rate", "interval", t.counted, "lost by", "crashes")]
    points = [(labels[k], a["win_rate"], tuple(a["interval_95"])) for k, a in enumerate(arms) if a["games"]]
    out = [_title(w["rates"]), _table(head, rows), plots.dots(points, w["rates plot"])]
    if len(arms) <= FEW:
        names = (w["won"], w["lost"])
        out += [
            plots.bars(a["ends"], f"{w['ends']} {labels[k]}", names, w[t.counted])
            for k, a in enumerate(arms)
            if a["ends"]
        ]
    return out


# ---- answers -------------------------------------------------------------------------------------------------------
def _differences(t: Teller) -> list[str]:
    found, w = t.s.get("differences"), t.w
    if not found:
        return []
    labels = t.tables.labels
    told = w["compared"] if t.s["study"] == "compare" else w["swapped"]
    rows = [[labels[d["arm"]], str(d["games"]), *t.n.gap(d)] for d in found]
    points = [(labels[d["arm"]], d["difference"], tuple(d["interval_95"])) for d in found]
    return [
        _title(w["differences"], told.format(first=labels[0])),
        _table([w[k] for k in ("what", "games", "difference", "interval")], rows),
        plots.dots(points, w["differences"], zero=True),
    ]


def _matchups(t: Teller) -> list[str]:
    if "table" not in t.s:
        return []
    w, n, cells = t.w, t.n, {(x["name"], x["against"]): x for x in t.s["table"]}
    ids = list(dict.fromkeys(x["name"] for x in t.s["table"]))
    names = [t.tables.name(x) for x in ids]

    def grid(cell: Any) -> str:
        rows = [[name, *(cell(cells.get((x, y))) for y in ids)] for x, name in zip(ids, names, strict=True)]
        return _table([w["against"], *names], rows)

    def whole(c: Any) -> str:
        return f"{n.percent(c['win_rate'])} ({n.span(c['interval_95'])})" if c else ""

    def by_start(c: Any) -> str:
        return " · ".join(f"{n.percent(c[k]['win_rate'])} ({c[k]['games']})" for k in ("first", "second")) if c else ""

    out = [_title(w["pairs"], w["pairs about"]), grid(whole)]
    points = [
        (f"{t.tables.name(x)} – {t.tables.name(y)}", c["win_rate"], tuple(c["interval_95"]))
        for (x, y), c in cells.items()
        if c["games"] and ids.index(x) < ids.index(y)
    ]
    out.append(plots.dots(points, w["rates plot"]))
    first = t.s["first"]
    if first["games"]:
        rate, span = n.percent(first["win_rate"]), n.span(first["interval_95"])
        told = w["start about"].format(rate=rate, span=span, games=first["games"])
        out += [_title(w["start"], told, w["start table"]), grid(by_start)]
    rows = [
        [label, str(a["games"]), str(a["draws"]), n.mean(a["clock"], 1), str(len(a["crashes"]))]
        for label, a in zip(t.tables.labels, t.s["arms"], strict=True)
    ]
    head = [w[k] for k in ("what", "games", "draws", t.counted, "crashes")]
    return [*out, _title(w["tables"], w["seats about"]), _table(head, rows)]


def _opening(t: Teller) -> list[str]:
    if "opening" not in t.s:
        return []
    found, w, n = t.s["opening"], t.w, t.n
    names = [t.kit.card_title(c["code"], t.lang) for c in found]
    rows = [
        [x, *(y for k in ("kept", "back") for y in (n.percent(c[k]["win_rate"]), str(c[k]["games"]))), *n.gap(c)]
        for x, c in zip(names, found, strict=True)
    ]
    head = [w[k] for k in ("card", "kept", "games", "back", "games", "difference", "interval")]
    title = _title(w["opening"], w["opening about"], w["by chance"])
    return [title, _table(head, rows), _card_plot(names, found, w["opening"])]


def told(c: Mapping[str, Any]) -> bool:
    """Beside no interval a difference stands only where either side has some games."""
    return all(c[side]["games"] >= SIDE for side in ("with", "without"))


def _card_plot(names: list[str], found: list[Any], title: str) -> str:
    """Of the cards of which something can be said."""
    points = [(x, c["difference"], tuple(c["interval_95"])) for x, c in zip(names, found, strict=True) if c["games"]]
    return plots.dots(points, title, zero=True)


def _cards(t: Teller) -> list[str]:
    w, n, out = t.w, t.n, list[str]()
    if len(t.s.get("cards", ())) > FEW:
        return [_title(w["cards"], w["cards elsewhere"].format(files="summary.json, cards.csv"))]
    for label, figures in zip(t.tables.labels, t.s.get("cards", ()), strict=False):
        found, by = figures["cards"], figures["by"]
        if not found:
            continue
        names = [t.kit.card_title(c["code"], t.lang) for c in found]
        rows = [
            [x, *(n.mean(c[k]) for k in ("drawn", "played", "spent"))]
            + [n.mean(c[f"{k}_at"], 1) if c[k] else NOTHING for k in ("drawn", "played")]
            + [y for k in ("with", "without") for y in (n.percent(c[k]["win_rate"]), str(c[k]["games"]))]
            + n.gap(c)
            + [n.gap(y)[0] if told(y) else NOTHING for y in c["by_round"].values()]
            for x, c in zip(names, found, strict=True)
        ]
        head = [w[k] for k in ("card", "drawn", "played", "spent", "drawn at", "played at")]
        head += [w["with"].format(n=by), w["games"], w["without"].format(n=by), w["games"]]
        head += [w["difference"], w["interval"], *(w["by"].format(n=k) for k in found[0]["by_round"])]
        said = [w["cards about"], w[f"cards by {t.counted}"].format(n=by, side=SIDE), f"{w['by chance']} {w['proof']}"]
        out += [_title(f"{w['cards']}{COLON[t.lang]}{label}", *said), _table(head, rows)]
        out.append(_card_plot(names, found, w[f"cards plot {t.counted}"].format(n=by)))
    return out
