"""The page that is shipped, as far as Python can tell; that it is what web/ builds, `make page-check` proves."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

import quickstrike.server
from quickstrike.champions.faces import data
from quickstrike.server.champions.emblems import emblem
from quickstrike.vs import CARDS
from quickstrike.vs.loading import SHIPPED

PAGE = Path(quickstrike.server.__file__).parent / "page"
WEB = Path(__file__).parents[2] / "web"


def test_every_face_has_an_emblem() -> None:
    """Its own, or the one of its kind until the page is built again."""
    drawn = {p.stem for p in (PAGE / "emblems").glob("*.svg")}
    assert {code for code in drawn if not code.startswith(("of-", "vs."))} <= set(data())
    assert {f"of-{c['type']}" for c in data().values()} <= drawn


def test_every_card_of_the_vs_system_has_a_picture() -> None:
    drawn = {p.stem for p in (PAGE / "emblems").glob("vs.*.svg")}
    ours = [code for code in CARDS if code.partition(":")[0] in SHIPPED]  # other tests make up some more
    assert drawn == {f"vs.{code.replace(':', '.')}" for code in ours}


def test_a_card_that_was_not_drawn_is_shown_by_its_kind() -> None:
    assert emblem(PAGE, "emblems/01002.svg") == PAGE / "emblems" / "of-ally.svg"
    assert emblem(PAGE, "emblems/99999.svg") is None and emblem(PAGE, "emblems/../01002.svg") is None
    assert emblem(PAGE, "img/01002.svg") is None and emblem(PAGE, "emblems/01002.png") is None


@pytest.mark.parametrize("name", ["index.html", "app.css"])
def test_what_the_page_names_is_there(name: str) -> None:
    text = (PAGE / name).read_text(encoding="utf-8")
    found = re.findall(r'(?:src|href)="/([^"?]+)', text) + re.findall(r"url\(\.?/?((?:fonts|img)/[^)\"']+)", text)
    assert found
    assert [f for f in found if not (PAGE / f).is_file()] == []


def test_a_phone_finds_an_icon_for_its_start_screen() -> None:
    icons = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))["icons"]
    kinds = {(x["sizes"], x["purpose"]) for x in icons if x["type"] == "image/png"}
    assert kinds == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in icons[1:]:
        picture = (PAGE / icon["src"].lstrip("/")).read_bytes()
        width, height = struct.unpack(">II", picture[16:24])
        assert picture[:8] == b"\x89PNG\r\n\x1a\n" and f"{width}x{height}" == icon["sizes"]
    assert '<link rel="apple-touch-icon" href="/img/icon-apple-180.png" />' in (PAGE / "index.html").read_text("utf-8")


def test_the_first_load_is_small() -> None:
    """Whatever the start page loads, without fonts; no game's table is part of it."""
    first, seen = ["app.js"], {"index.html", "app.css"}
    while first:
        seen.add(name := first.pop())
        text = (PAGE / name).read_text(encoding="utf-8")
        found = re.findall(r'(?:from|^import|;import)\s*"\.{1,2}/(?:js/)?([\w-]+\.js)"', text)
        first += [f for x in found if (f := f"js/{x}") not in seen]
    loaded = "".join((PAGE / name).read_text(encoding="utf-8") for name in sorted(seen) if name.endswith(".js"))
    faces = re.findall(r'"(\d{5}[ab]?)"', loaded)  # of home's games
    pictures = {f"emblems/{code}.svg" for code in faces}
    assert pictures and sum((PAGE / name).stat().st_size for name in seen | pictures) < 450_000
    assert len(seen) > 3 and len(seen) < len(list((PAGE / "js").glob("*.js")))


def test_nothing_comes_from_elsewhere() -> None:
    """No file of the page names another host; XML namespaces are names, not addresses."""
    for name in ("index.html", "app.css", "app.js", *(f"js/{p.name}" for p in (PAGE / "js").glob("*.js"))):
        text = (PAGE / name).read_text(encoding="utf-8")
        hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org"}
        assert hosts == set(), name


def test_fonts_come_with_their_licences() -> None:
    families = {p.name.split("-latin")[0] for p in (PAGE / "fonts").glob("*.woff2")}
    assert families == {"barlow-condensed", "inter"}
    licences = [p.read_text(encoding="utf-8") for p in (PAGE / "fonts").glob("OFL-*.txt")]
    assert len(licences) == len(families) and all("SIL OPEN FONT LICENSE" in text for text in licences)


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, p in lock["packages"].items() if "resolved" in p] == []


def test_what_moves_is_moved_by_transforms() -> None:
    """Anything else would be laid out anew with each frame."""
    texts = [p.read_text(encoding="utf-8") for p in (WEB / "src/styles").rglob("*.css")]
    steps = [x for text in texts for x in re.findall(r"@keyframes [\w-]+\{((?:[^{}]+\{[^{}]*\}\s*)+)\}", text)]
    moved = {p.strip() for x in steps for p in re.findall(r"[{;]\s*([\w-]+):", x)}
    assert len(steps) > 5 and moved <= {"transform", "scale", "opacity", "animation-timing-function"}
