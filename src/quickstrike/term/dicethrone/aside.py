"""Commands that only tell: why, card, hero, odds, hint. The game stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...bots.dicethrone.advice import Advice, rolling
from ...dicethrone.loading import hero
from ...dicethrone.odds import Dice
from ...dicethrone.text.names import ability_name, card_name, dice_text, named, seat_names, token_name
from ...dicethrone.text.options import option_text
from ...kernel.decision import NONE, Decision, Option, seat_id
from ...languages import LANGUAGES
from .. import beside
from ..terminal import Terminal
from ..typed import near, plain
from .dice_prompts import VERBS
from .lookup import Thing, find, find_seat, hero_lines, things
from .menu import number, percent

if TYPE_CHECKING:
    from .session import Session

KINDS = {"play": "code", "sell": "code", "spend": "token", "declare": "ability"}
"""What each verb is about: the field of a `Thing`."""


class Aside:
    """A question beside the game. d: the decision on the screen, None when the game is over."""

    def __init__(self, session: Session, d: Decision | None) -> None:
        self.on, self.d, self.lang, self.game = session, d, session.lang, session.game
        self.seat = d.seat if d is not None else (session.humans() or [-1])[0]

    def things(self) -> list[Thing]:
        return things(self.game, self.seat, self.lang)

    # ---- cards, heroes, rules
    def card(self, name: str) -> None:
        if not name:
            self.on.say("card what", card=self.some_card())
        elif (found := find(name, self.things())) is not None:
            self.on.put("", *found.shown(self.on.paint, self.lang), "")
        else:
            self.unknown(name)

    def unknown(self, name: str) -> None:
        beside.unknown_card(self.on, name, near(name, (named(t.name, self.lang) for t in self.things())))

    def some_card(self) -> str:
        """The name of a card to give an example with."""
        s = self.game.state
        hand = s.zones[f"hand{max(self.seat, 0)}"]
        return card_name(s.codes[hand[0] if hand else 0], self.lang)

    def hero(self, name: str) -> None:
        s = self.game.state
        seat = find_seat(name, self.game) if name else self.seat
        if seat is None:
            names = seat_names([p.hero for p in s.players], self.lang)
            self.on.say("no hero", "yellow", what=name, names=names)
            return
        p = s.players[max(seat, 0)]
        pile = [s.codes[c] for c in s.zones[f"discard{max(seat, 0)}"]]
        self.on.put("", *hero_lines(hero(p.hero), p.levels, pile, self.on.paint, self.lang), "")

    # ---- the roll
    def odds(self) -> None:
        """Every keep with its worth, and where each leads."""
        if self.d is None or not rolling(self.game, self.seat):
            self.on.say("no roll", "yellow")
            return
        a, paint = Advice(self.game, self.seat), self.on.paint
        self.on.put("")
        for keep, worth in a.odds.keeps:
            ends = ", ".join(f"{named(x.name, self.lang)} {percent(p, self.lang)}" for x, p in a.ends(keep))
            head = f"   {number(worth, self.lang):>6}  {self.kept(keep, a.dice):<12} "
            self.on.put(head + paint(paint.clip(ends, paint.width - len(head) - 1), "dim"))
        self.on.put("")

    def kept(self, keep: Dice, dice: Dice) -> str:
        return self.on.word("all dice") if dice and keep == dice else dice_text(keep) or "-"

    def hint(self, budget: str) -> None:
        """What the odds bot would do; then what the coach thinks, and why."""
        d = self.d
        if d is None or d.kind == "anytime":
            self.on.say("no hint", "yellow")
            return
        o = self.on.adviser.choose(self.game, d)
        n = self.on.options.index(o) + 1 if o in self.on.options else 0
        said = option_text(self.game.state, d, o, self.lang)
        self.on.say("hint", "green", what=f"{n} {said}" if n else said)
        beside.coach(self.on, d, budget)

    # ---- why not
    def why(self, what: str) -> None:
        if what.lstrip("+-").isdecimal():  # of an option: it is one, so it is allowed
            Terminal.why(self.on, self.d, what)
        elif not what:
            self.all_reasons()
        elif (verb := bare(what)) in ("play", "spend") or (verb == "declare" and rolling(self.game, self.seat)):
            self.all_reasons(verb)
        elif (intent := self.intent(what)) is not None:
            number = next((i for i, o in enumerate(self.on.options, 1) if alike(o, intent)), 0)
            beside.verdict(self.on, self.game.explain(self.seat, intent), number)

    def all_reasons(self, only: str = "") -> None:
        rolls = self.game.state.rolls
        declaring = rolling(self.game, self.seat) and bool(rolls[-1].dice)
        for row in self.game.why(self.seat, self.lang):
            if row["verb"] != only if only else row["verb"] == "declare" and not declaring:  # of all of them the same
                continue
            o = Option(row["verb"], card=row.get("card", NONE), value=row.get("value", ""))
            self.on.say(
                "may" if row["ok"] else "may not",
                *(() if row["ok"] else ("dim",)),
                what=self.deed(o),
                why=row["text"],
                rule=row["rule"],
            )
        s = self.game.state
        ability = next(a.name for x in hero(s.players[self.seat].hero).spaces for a in x.levels[0].abilities)
        self.on.say("why what", card=self.some_card(), ability=named(ability, self.lang))

    def deed(self, o: Option) -> str:
        s, verb = self.game.state, VERBS[self.lang][o.verb][0]
        if o.verb == "play":
            return f"{verb} {card_name(s.codes[o.card], self.lang)}"
        name = (
            token_name(o.value, self.lang)
            if o.verb == "spend"
            else ability_name(s.players[self.seat].hero, o.value, self.lang)
        )
        return f"{verb} {name}"

    def intent(self, text: str) -> Option | None:
        """What somebody wants to do, told by a verb and a name, or by a name alone."""
        verb, name = parsed(text)
        if alone := bare(text):
            return Option(alone)
        if not verb:  # what the decision on the screen calls so: "roll", "pass"
            known = next((o for o in self.d.options if o.verb == plain(text)), None) if self.d else None
            if known is not None:
                return known
        field = KINDS.get(verb, "")
        found = find(name, self.things(), lambda t: bool(getattr(t, field)) if field else True)
        if found is None:
            self.unknown(name)
            return None
        if found.code:
            s = self.game.state
            mine = [c for z in ("hand", "deck", "discard", "board", "playing") for c in s.zones[f"{z}{self.seat}"]]
            others = range(len(s.codes))
            return Option(verb or "play", next(c for c in (*mine, *others) if s.codes[c] == found.code))
        if found.token:
            return Option("spend", target=seat_id(self.seat), value=found.token)
        return Option("declare", value=found.ability)


def alike(o: Option, wanted: Option) -> bool:
    return o.verb == wanted.verb and wanted.card in (NONE, o.card) and wanted.value in ("", o.value)


def parsed(text: str) -> tuple[str, str]:
    """ "play tip it" is ("play", "tip it"); a name alone has no verb."""
    first, _, rest = text.strip().partition(" ")
    verb = bare(first) if rest else ""
    return (verb, rest) if verb else ("", text.strip())


def bare(text: str) -> str:
    """The verb, if nothing else is said: "sell"."""
    spoken = (VERBS[lang] for lang in LANGUAGES)
    return next((verb for words in spoken for verb, said in words.items() if text.strip().lower() in said), "")
