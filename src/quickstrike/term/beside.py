"""Questions beside the game, which stays where it is: why not, what others could do, what a rule says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..bots.coach import hint
from ..kernel.decision import Decision
from ..kernel.errors import QuickstrikeError
from ..kernel.language import COLON
from ..kernel.why import Why
from ..rulebook import find as find_rule

if TYPE_CHECKING:
    from .terminal import Terminal

THINKS = "1s"  # how long the coach thinks if nobody says otherwise
FOUND = 3  # other rules that are named besides the one that is told


def why(t: Terminal[Any], d: Decision, what: str) -> None:
    """Why something is not possible: of an option by its number, of an intent by its fields, of everything."""
    if what.lstrip("+-").isdecimal():  # of an option: it is one, so it is allowed
        if 1 <= int(what) <= len(t.options):
            t.say("allowed", "green", n=int(what))
        else:
            t.say("number", "yellow", n=len(t.options), what=what)
        return
    if not what:
        for o in t.game.intents(d.seat):
            reason(t, t.text_of(d, o), t.game.explain(d.seat, o))
        return
    verb, _, card = what.partition(" ")
    try:
        said = t.game.explain(d.seat, {"verb": verb, **({"card": card} if card else {})})
    except QuickstrikeError as e:
        t.tint(e.told(t.lang), "yellow")
        return
    verdict(t, said)


def verdict(t: Terminal[Any], said: Why, number: int = 0) -> None:
    """Whether it may be done, and why not; number: of the option that does it."""
    if said.ok:
        t.say("allowed" if number else "allowed now", "green", n=number)
    else:
        t.say("why not", "yellow", why=said.text(t.lang), rule=said.rule)


def reason(t: Terminal[Any], deed: str, said: Why) -> None:
    """One line of what may be done, and why not."""
    key, dim = ("may", ()) if said.ok else ("may not", ("dim",))
    t.say(key, *dim, what=deed, why=said.text(t.lang), rule=said.rule)


def coach(t: Terminal[Any], d: Decision | None, budget: str) -> None:
    """The best lines from here, and what would come of them. budget: how long it may think."""
    if d is None or d.optional or d not in t.game.state.pending:
        t.say("no coach", "yellow")
        return
    try:
        found = hint(t.game, budget or THINKS, d.seat, picked=t.selection.ids if t.selection is not None else ())
    except QuickstrikeError as e:
        t.tint(e.told(t.lang), "yellow")
        return
    for n, line in enumerate(found, 1):
        told = t.paint.wrap(f"{n}. {line.told(t.lang)}", " ", "    ")
        t.put(*(t.paint(x, *(("green",) if n == 1 else ())) for x in told))


def offer(t: Terminal[Any], rest: str) -> None:
    """What the person's other seats could do while this one is asked."""
    g = t.game
    found = [(x, o) for x in g.open_offers() if x.seat not in t.bots for o in x.options]
    if not found:
        t.say("no offer")
    elif rest.isdecimal() and 1 <= int(rest) <= len(found):
        x, o = found[int(rest) - 1]
        g.answer(o, seat=x.seat)
        t.tell()
    else:
        for i, (x, o) in enumerate(found, 1):
            t.put(f" {i:3} {t.name_of(x.seat)}{COLON[t.lang]}{t.text_of(x, o)}")
        t.say("offer how", "dim")


def rules(t: Terminal[Any], words: str) -> None:
    """The rule that has to do with these words, and the names of some others."""
    if not words:
        t.say("rule what", words=t.kit.rule_words(t.lang).partition(",")[0])
        return
    book = t.kit.book().book()
    found = find_rule(book, words)
    if not found:
        t.say("no rule", "yellow", what=words)
        return
    e = found[0]
    t.put("", t.paint(f" {e.title[t.lang]}", "bold") + t.paint(f"  {e.id}", "dim"))
    for n, p in enumerate(e.points, 1):
        t.put(*t.paint.wrap(book.words(p.text[t.lang], t.lang), f" {n:3}. ", "      "))
    if others := [x.title[t.lang] for x in found[1 : FOUND + 1]]:
        t.put(t.paint("   " + ", ".join(others), "dim"))
    t.put("")


def unknown_card(t: Terminal[Any], name: str, meant: str) -> None:
    t.say("no card", "yellow", what=name)
    if meant:
        t.say("mean", "yellow", what=meant)
