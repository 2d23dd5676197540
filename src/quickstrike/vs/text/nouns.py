"""Selectors, numbers and conditions in words: "target exhausted character with cost 2 or less"."""

from __future__ import annotations

from ...kernel.language import Rows, Words, rows, words
from ..vocab import CHARACTER, PLAYER, Cond, Num, Sel, Who
from .grammar import grammar
from .names import team_name

NOUNS: Rows = rows("vs/text/render", "nouns")
TESTS: Rows = rows("vs/text/render", "tests")
SOURCES: Words = words("vs/text/render", "sources")
SHAPES: Words = words("vs/text/render", "shapes")
AMOUNTS: Words = words("vs/text/render", "amounts")
COUNTERS: Words = words("vs/text/render", "counters")
NUMBERS: Words = words("vs/text/render", "numbers")
PLAYERS: Words = words("vs/text/render", "players")
CONDITIONS: Words = words("vs/text/render", "conditions")
STATES: Words = words("vs/text/render", "states")
STEPS: Words = words("vs/text/render", "steps")
FRAME: Words = words("vs/text/render", "frame")
PHASES: Words = words("vs/text/render", "phases")


class Nouns:
    """this: what the card is called that says it; targets: what its power targets."""

    def __init__(self, this: str, lang: str, targets: tuple[Sel, ...] = ()) -> None:
        self.this, self.lang, self.targets = this, lang, targets
        self.met: dict[str, str] = {}  # what those are called that are known by now: "target", "each opponent"
        self.told: set[str] = set()  # targets that were named: from then on each is "that character"

    # ---- selectors
    def card(self, sel: Sel) -> str:
        """A card that is not in play: "a character card"."""
        return self.phrase(sel, "a", kind=f"{sel.what} card" if f"{sel.what} card" in NOUNS[self.lang] else "")

    def phrase(self, sel: Sel, shape: str, plural: bool = False, kind: str = "") -> str:
        """A noun with its tests; kind: another noun than that of the selector."""
        one, many, gender, the, un, tous = NOUNS[self.lang][kind or sel.what]
        parts: dict[str, list[str]] = {k: [] for k in ("o", "b", "t", "w", "a", "name")}
        for test, word in sel.tests:
            where, text = TESTS[self.lang][f"{test}.many" if plural and f"{test}.many" in TESTS[self.lang] else test]
            if where != "skip":
                said = text.format(this=self.this, word=self._word(test, word))
                parts[PLACES[where]].append(grammar(self.lang).agreed(said, gender, plural))
        if parts["name"] and shape in ("a", "bare"):
            return " ".join(parts["name"])
        if parts["o"] and shape in ("a", "target"):
            shape, parts["o"] = {"a": "another", "target": "target.other"}[shape], []
        spoken = {k: " ".join(v) for k, v in parts.items()}
        aimed = grammar(self.lang).agreed(FRAME[self.lang]["aimed"], gender, plural)
        shown = SHAPES[self.lang][shape]
        return shown.format(n=many if plural else one, the=the, un=un, tous=tous, c=aimed, **spoken).strip(" ")

    def _word(self, test: str, word: int | str) -> str:
        if test in ("team", "not team", "against team"):
            return team_name(str(word), self.lang)
        return SOURCES[self.lang].get(str(word), str(word)) if test == "by" else str(word)

    def who(self, who: Who) -> str:
        """Whom something happens to."""
        if who.how in self.met:
            return self.met[who.how]
        match who.how:
            case "this":
                return self.this
            case "target" | "target2":
                return self._target(who.how)
            case "that":
                return self._that(CHARACTER)
            case "bearer" | "it" | "milled":
                return SHAPES[self.lang][who.how]
            case "one":
                return self.phrase(who.sel, "a")
        if who.sel.has("this"):
            return self.this
        return self.phrase(who.sel, "all", plural=True)

    def _target(self, how: str) -> str:
        n = 1 if how == "target2" else 0
        if n >= len(self.targets):
            return self._that(CHARACTER)
        if how in self.told and len(self.targets) == 1:
            return self._that(self.targets[n].what)
        self.told.add(how)
        return self.phrase(self.targets[n], "target")

    def _that(self, what: str) -> str:
        one, _, gender, *_ = NOUNS[self.lang][what]
        return SHAPES[self.lang]["that.f" if gender == "f" else "that"].format(n=one)

    def every(self, who: Who) -> str:
        """One by one: "each Army character you control"."""
        return self.phrase(who.sel, "every") if who.how == "all" and not who.sel.has("this") else self.who(who)

    def meant(self, sel: Sel) -> str:
        """Those that something is forbidden to: this card, or those that fit. Of "all" it might be only some."""
        return self._self(sel) or self.phrase(sel, "those", plural=True)

    def _self(self, sel: Sel) -> str:
        """This card, or the character that carries it."""
        return self.this if sel.has("this") else SHAPES[self.lang]["bearer"] if sel.has("bearer") else ""

    def one(self, sel: Sel) -> str:
        return self._self(sel) or self.phrase(sel, "a")

    # ---- numbers
    def number(self, n: Num, signed: bool = False) -> str:
        """The number alone; `behind` says the rest of it."""
        if n.of in ("cost", "atk", "def", "n"):
            return "+X" if signed else "X"
        k = n.times if n.count is not None or n.of else n.constant
        return f"{k:+d}" if signed else str(k)

    def behind(self, n: Num) -> str:
        """What follows the thing that a number counts: "for each character", "where X is the cost of that
        character"."""
        table = NUMBERS[self.lang]
        if n.of:
            word = COUNTERS[self.lang].get(n.word, n.word)
            return table[f"{n.of} of"].format(who=self.who(n.who) if n.who is not None else "", word=word)
        if n.count is None:
            return ""
        plus = table["plus"].format(n=n.constant) if n.constant else ""
        return table["each"].format(what=self.phrase(n.count, "each")) + plus

    def amount(self, n: Num) -> str:
        """A number by itself, as it is compared."""
        if n.count is None and not n.of:
            return str(n.constant)
        table, word = AMOUNTS[self.lang], COUNTERS[self.lang].get(n.word, n.word)
        if n.count is not None:
            return table["count"].format(many=self.phrase(n.count, "bare", plural=True))
        if n.who is None:
            return table[n.of]
        key = f"its {n.of}" if n.who.how in self.told else n.of
        return table[key].format(who=self.who(n.who), word=word)

    def cards(self, n: Num) -> str:
        """ "a card", "2 cards"."""
        table, k = NUMBERS[self.lang], self.number(n)
        return table["card"] if k == "1" else table["cards"].format(n=k)

    # ---- conditions
    def condition(self, c: Cond) -> str:
        table = CONDITIONS[self.lang]
        if c.kind in ("this is", "that is", "it is"):
            return table[c.kind].format(this=self.this, test=self._states(c.sel))
        if c.kind in ("phase", "your step"):
            return table[c.kind].format(word=(PHASES if c.kind == "phase" else STEPS)[self.lang][c.word])
        if c.kind in ("control", "control no", "opponent controls"):
            bare = Sel(c.sel.what, tuple(t for t in c.sel.tests if t[0] not in ("yours", "opposing")))
            key = f"{c.kind}.many" if c.n > 1 else c.kind
            return table[key].format(n=c.n, a=self.phrase(bare, "a"), many=self.phrase(bare, "bare", plural=True))
        if c.kind == "less":
            small, large = c.numbers
            plain = small.count is None and not small.of  # "more than 9", not "9 is less than"
            return table["more" if plain else c.kind].format(a=self.amount(small), b=self.amount(large))
        return table[c.kind]

    def during(self, c: Cond | None, text: str, many: bool = False) -> str:
        """What holds only then; many: of several, each by itself."""
        if c is None:
            return text
        key = "while" if c.kind != "it is" else "while it.many" if many else "while it"
        return CONDITIONS[self.lang][key].format(test=self.condition(c), text=text)

    def _states(self, sel: Sel) -> str:
        said = []
        for test, word in sel.tests:
            if test in STATES[self.lang]:
                said.append(STATES[self.lang][test].format(word=self._word(test, word)))
            else:
                text = TESTS[self.lang][test][1].format(word=self._word(test, word), this=self.this)
                said.append(grammar(self.lang).agreed(text, NOUNS[self.lang][CHARACTER][2], False))
        return f" {FRAME[self.lang]['and']} ".join(said)

    def player(self, who: str) -> str:
        return self.met.get(who) or PLAYERS[self.lang][who]


PLACES = {"before": "b", "after": "a", "with": "w", "team": "t", "other": "o", "name": "name"}

__all__ = ["PLAYER", "Nouns"]
