"""What a table is besides its cards: counts, lasting effects, and numbers that only the engine cares for."""

from __future__ import annotations

import json
from typing import Any

from ...kernel.codec import dec, enc
from ...kernel.decision import NONE, seat_id
from ...kernel.errors import QuickstrikeError
from ...kernel.ops import Op
from ...kernel.position.sheet import At
from ...kernel.position.suggestions import nearest
from ...kernel.state import Scope
from ..checking import COUNTED
from ..faces import BOOK, FACES, data, effect_keys, made_up
from ..rules.control import blank
from ..table import PLAY, Hold, Table
from ..vocab import Delayed, Until
from .build import Maker
from .cards import Cards, both
from .phrases import say

EXACT = ("seed", "counter", "seen", "next", "decision", "left", "asked", "versions", "areas")
PERIODS = ("turn", "phase", "round")
ENDS = (
    "attack",
    "activation",
    "damage",
    "defeat",
    "event",
    "game",
    "play",
    "scheme",
    "turn",
    "your next turn",
    "phase",
    "round",
)
SOME = 5
"""How many cards with such an effect are named to who asked for one that has none."""
"""When an effect ends, or what a delayed one waits for."""
ANY = 10**15
"""What the engine counts may become as big as it likes."""
HOLD = ("effect", "until", "uses", "player", "card", "chosen", "version", "event", "tie", "more")


# ---- writing
def exact_of(s: Table) -> dict[str, Any]:
    """Chance to come, decisions so far, whose turns are left, and when each card came into play."""
    phase, turn = s.stack[1], s.stack[2]
    return {
        "seed": f"{s.seed:016x}",
        "counter": s.counter,
        "seen": s.seen,
        "next": s.next_id,
        "decision": s.number,
        "left": [p + 1 for p in phase.mem["left"]],
        "asked": [p + 1 for p in turn.mem["asked"]],
        "versions": " ".join(f"{c}:{i.version}" for c, i in s.play.items()),
        **({"areas": " ".join(f"{c}:{n}" for c, n in sorted(s.areas.items()))} if s.areas else {}),
    }


def holds_of(s: Table) -> dict[str, Any]:
    out = {"lasting": [_hold(h) for h in s.lasting], "delayed": [_hold(h) for h in s.delayed]}
    return {k: v for k, v in out.items() if v}


def _hold(h: Hold) -> dict[str, Any]:
    """An effect that lasts: where it is defined, whose it is, what it chose; what else it knows in one text."""
    sc = h.scope
    out: dict[str, Any] = {"effect": BOOK.place(h.op), "until": h.end, "player": sc.you + 1}
    if sc.source != NONE:
        out["card"] = f"#{sc.source}"
    if h.uses:
        out["uses"] = h.uses
    if sc.refs:
        out["chosen"] = {k: [f"#{c}" if c >= 0 else f"player {-c}" for c in v] for k, v in sc.refs.items()}
    out.update({k: v for k, v in (("event", sc.event), ("tie", h.tie)) if v})
    more = json.dumps([enc(sc.results, BOOK), enc(sc.data, BOOK)], sort_keys=True)
    return {**out, "version": sc.version, "more": more}


# ---- reading
def _happened(at: At) -> dict[str, int]:
    """ "round:played:Backflip": the cards that were played this turn, phase or round, the seats that played one, and the
    kinds of cards, also by seat: "round:played:ally:0"."""
    counts = at.counts("happened")
    for key in counts:
        period, _, what = key.partition(":")
        title = what.removeprefix("played:")
        if what.startswith("revealed:"):
            title = what.split(":", 2)[-1]
        if period not in PERIODS or title == what:
            at["happened"][key].fail("not counted", found=key, known=list(PERIODS))
        kind = title.partition(":")[0]  # or a kind of cards, and by whom
        if not title.isdecimal() and kind.partition(" ")[0] not in COUNTED:
            names = [*(c["name"] for c in data().values()), *(f.name for f in made_up())]
            if title not in names:
                at["happened"][key].fail("no such card", name=title, near=nearest(title, names))
    return counts


def restore(at: At, s: Table, m: Maker, cards: Cards) -> None:
    """After the cards are where they belong."""
    s.happened = _happened(at)
    s.lasting = [_read_hold(x, s, m, cards, Until) for x in at.rows("lasting")]
    s.delayed = [_read_hold(x, s, m, cards, Delayed) for x in at.rows("delayed")]
    if s.lasting or "blank" in s.mods:
        blank(s)
    x = at.get("exact")
    if x is None:
        return
    x.table(EXACT, "exact")
    versions = _versions(x, s, m)
    s.areas.update(_pairs(x, "areas", m))  # of what is out of the game, too
    for c, inst in s.play.items():
        inst.version = versions.get(c, inst.version)
    s.zones[PLAY].sort(key=lambda c: s.play[c].version)
    s.play = {c: s.play[c] for c in s.zones[PLAY]}
    s.next_id = max(x.number("next", s.next_id, most=ANY), 1 + max(i.version for i in s.play.values()))
    s.seed = x.hexadecimal("seed", s.seed)
    s.counter, s.seen = x.number("counter", s.counter, most=ANY), x.number("seen", s.seen, most=ANY)
    s.number = max(0, x.number("decision", s.number + 1, most=ANY) - 1)
    if s.phase == "player":
        n = len(s.players)
        s.stack[1].mem["left"] = tuple(p.as_number("left", 1, n) - 1 for p in x.rows("left"))
        s.stack[2].mem["asked"] = tuple(p.as_number("asked", 1, n) - 1 for p in x.rows("asked"))


def _versions(x: At, s: Table, m: Maker) -> dict[int, int]:
    """ "17:204 18:205"; a card that is new in the file came into play after all of them."""
    found = _pairs(x, "versions", m)
    top = max([*found.values(), x.number("next", most=ANY)], default=0)
    for card in s.play:
        if card not in found:
            found[card] = top = top + 1
    return found


def _pairs(x: At, key: str, m: Maker) -> dict[int, int]:
    """ "17:204 18:205": numbers of cards, and a number for each."""
    found: dict[int, int] = {}
    for word in x.text(key).split():
        c, _, n = word.partition(":")
        if not (c.isdecimal() and n.isdecimal() and len(word) < 30):
            x[key].fail("no versions", found=word)
        found[m.labels.get(int(c), int(c))] = int(n)
    return found


def _effect(x: At, cards: Cards, kind: type[Op]) -> Any:
    """An effect by its place in a definition ("01070:0.0.1.1"), or the first of a card."""
    if "effect" not in x:
        x.fail("needs effect")
    said = x.text("effect")
    if ":" not in said:
        code = cards.face(cards.find(x["effect"], said)).code
        said = next((at for at in BOOK.places(kind) if at.startswith(f"{code}:")), said)
    if not isinstance(BOOK.at(said), kind):
        places = BOOK.places(kind)
        has = dict.fromkeys(at.partition(":")[0] for at in places)
        near = nearest(said, places) if ":" in said else ""
        some = [both(FACES[c]) for c in list(has)[:SOME] if c in FACES]
        cards_ = say("cards with it", known=some)
        x["effect"].fail("no effect", found=said, near=near or cards_)
    return BOOK.at(said)


def _read_hold(x: At, s: Table, m: Maker, cards: Cards, kind: type[Op]) -> Hold:
    x.table(HOLD, "lasting effect")
    op = _effect(x, cards, kind)
    sc = Scope(x.number("player", 1, 0, len(s.players)) - 1, NONE)
    if "card" in x:
        sc.source = _card(x["card"], s, m)
    inst = s.play.get(sc.source)
    sc.version = x.number("version", inst.version if inst else 0, most=ANY)
    sc.event = x.number("event", most=ANY)
    if "chosen" in x:
        chosen = x["chosen"].table(x.value["chosen"], "lasting effect")
        sc.refs = {k: tuple(_card(c, s, m) for c in v.each()) for k, v in chosen.items()}
    if "more" in x:
        try:
            results, data = json.loads(x.text("more"))
            sc.results, sc.data = dec(results, BOOK), dec(data, BOOK)
        except (ValueError, TypeError, QuickstrikeError) as e:
            x["more"].fail("no more", why=e)
    until = x.text("until", getattr(op, "end", getattr(op, "at", "")), known=ENDS)
    if isinstance(op, Until):
        sc.data.setdefault("keys", effect_keys(op.effect))
        sc.data.setdefault("since", s.next_id)
    return Hold(op, sc, until, x.number("uses", getattr(op, "uses", 0)), x.number("tie", most=ANY))


def _card(x: At, s: Table, m: Maker) -> int:
    """ "#17", or "player 2"."""
    word, _, n = str(x.value).rpartition("#" if "#" in str(x.value) else " ")
    if not n.isdecimal() or len(n) > 9:
        x.fail("no number of", found=x.value)
    if not word.strip() and m.labels.get(int(n), int(n)) < len(s.codes):
        return m.labels.get(int(n), int(n))
    if word == "player" and 1 <= int(n) <= len(s.players):
        return seat_id(int(n) - 1)
    x.fail("no number of", found=x.value)
