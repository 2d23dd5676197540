"""A game at the terminal: tell what happened, show the board, ask, and do what was typed."""
from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from ..bots import Bot
from ..champions import ChampionsGame
from ..champions.faces import Face, face_of
from ..champions.position import report
from ..champions.text.names import sentence, title
from ..champions.text.options import GROUP_OF, GROUPS, context, detail, heading, option_text
from ..champions.text.story import Line, tell
from ..kernel.decision import NONE, Decision, Option
from ..kernel.errors import IllegalAnswer, QuickstrikeError
from ..kernel.state import Frame
from ..kernel.words import COLON, Said
from . import store
from .board import Board, short_text
from .cards import find_face, near, show_card
from .paint import Paint
from .selection import Selection, selection
from .teach import with_rule
from .trouble import trouble
from .why import all_reasons, why
from .words import COMMANDS, HELP, LEGEND, say

WHOLE_BOARD = ("turn", "mulligan", "defend", "asked")
"""Decisions at which the whole board is shown; inside of an action a line of it is enough."""
SHOWN = 40  # lines of the story at the most; `log` shows the others
REMINDER = 8  # lines of what happened before a game is taken up again


STYLES = {"damage": ("red",), "defeated": ("bold", "red"), "won": ("bold", "green"), "lost": ("bold", "red"),
          "threat": ("yellow",), "reveal": ("magenta",), "heal": ("green",), "round": ("bold", "blue"),
          "phase": ("bold", "blue"), "step": ("bold",), "turn": ("bold",), "window": ("dim",), "undefended": ("dim",)}
"""How the lines of the story are shown, by kind."""


def story_lines(x: Line, paint: Paint, taught: str = "") -> list[str]:
    """A line of the story as it stands on the screen; taught: in that language, with the rule behind it."""
    indent = " " if x.kind in ("round", "phase") else "  " if x.heading else "    " + "  " * x.depth
    text = with_rule(x, taught) if taught else x.text
    return [paint(y, *STYLES.get(x.kind, ())) for y in paint.wrap(text, indent, indent + "  ")]


def _positive(text: str) -> bool:
    return text.isdigit() and int(text) > 0


class Leave(Exception):
    """The person leaves; the game is saved."""


class Session:
    """One person, at one or several seats, with bots at the others."""

    def __init__(self, game: ChampionsGame, path: Path, *, lang: str = "en", bots: Mapping[int, Bot] | None = None,
                 labels: dict[int, str] | None = None, paint: Paint | None = None, out: TextIO | None = None,
                 inp: TextIO | None = None, teach: bool = False) -> None:
        self.game, self.path, self.lang = game, path, lang
        self.taught = lang if teach else ""  # in which language rules and timing windows are told
        if teach:
            game.teach()
        self.bots: Mapping[int, Bot] = bots or {}
        self.labels = labels or {}
        self.paint = paint or Paint()
        self.out, self.inp = out or sys.stdout, inp
        self.told, self.fresh = (0, 0), 0  # up to where the log is told; lines shown
        self.story: list[tuple[int, Line]] = []  # (answers so far, line)
        self.marks = [i for i, (seat, _) in enumerate(game.answers) if seat not in self.bots]  # where undo goes back to
        self.options: list[Option] = []  # as they are numbered on the screen
        self.selection: Selection | None = None  # where several things are chosen together
        self.troubled = False  # saving failed, and we said so
        if game.answers:
            self.story = self.retold()
            self.told, self.fresh = game.now(), max(0, len(self.story) - REMINDER)

    # ---- output
    def put(self, *lines: str) -> None:
        for line in lines:
            self.out.write(line + "\n")

    def say(self, key: str, *styles: str, **words: object) -> None:
        said = sentence(say(key, self.lang, **words), self.lang)
        self.put(*(self.paint(x, *styles) for x in self.paint.wrap(said, " ")))

    # ---- the game goes on
    def run(self) -> int:
        """Until the game is over or the person leaves: 0, or 130 after Ctrl-C."""
        try:
            return self.play()
        except (Leave, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(130)
        except BrokenPipeError:  # nobody reads any more
            self.autosave()
            raise
        except Exception:
            self.say("bug", "bold", "red", path=self.path, seed=self.game.setup["seed"], n=len(self.game.answers))
            raise

    def play(self) -> int:
        while True:
            self.tell()
            d = self.next_decision()
            if d is None:
                if not self.over():
                    return 0
                continue
            self.autosave()
            if not self.marks or self.marks[-1] != len(self.game.answers):
                self.marks.append(len(self.game.answers))
            self.selection = selection(self.game, d)
            self.show(d)
            self.answer(d)

    def next_decision(self) -> Decision | None:
        """The bots answer theirs; then the first decision that is the person's."""
        g = self.game
        while True:
            pending = g.state.pending
            d = next((d for d in pending if d.seat in self.bots), None)
            if d is None:
                return pending[0] if pending else None
            g.answer(self.bots[d.seat].choose(g, d), seat=d.seat)
            self.tell()

    def humans(self) -> list[int]:
        return [p for p in range(len(self.game.state.players)) if p not in self.bots]

    def tell(self) -> None:
        """Put what the last answer brought about into words, while the table is as it left it."""
        g = self.game
        if self.told != g.now():
            notes, self.told = g.news(self.told)
            self.story += [(len(g.answers), x) for x in tell(g.state, notes, self.lang, self.humans())]

    def retold(self) -> list[tuple[int, Line]]:
        """The story of a game that is taken up again: played anew, so that each line is told at its own moment."""
        out: list[tuple[int, Line]] = []
        told = 0

        def watch(g: ChampionsGame) -> None:
            nonlocal told
            out.extend((len(g.answers), x) for x in tell(g.state, g.log[told:], self.lang, self.humans()))
            told = len(g.log)

        try:
            watch(ChampionsGame.replay(self.game.setup, [(seat, o.id) for seat, o in self.game.answers], watch))
        except QuickstrikeError:  # begun under other rules: told as well as the table of today allows
            out = [(len(self.game.answers), x) for x in tell(self.game.state, self.game.log, self.lang, self.humans())]
        return out

    def leave(self, code: int) -> int:
        self.put("")
        if self.save(self.path) and self.game.result is None:
            self.say("bye", path=self.path)
        return code

    # ---- saving
    def save(self, path: Path) -> bool:
        try:
            store.write(self.game, path)
        except OSError as e:
            if not self.troubled:
                self.say("not saved", "red", why=Said("in file", source=path, what=trouble(e)))
            self.troubled = True
            return False
        return True

    def autosave(self) -> None:
        if not self.troubled:
            self.save(self.path)

    # ---- what the person sees
    def show(self, d: Decision) -> None:
        self.news()
        board = Board(self.game, d.seat, self.paint, self.lang, self.labels)
        if d.kind in WHOLE_BOARD:
            self.put("", *board.lines())
        elif d.kind in ("window", "order"):
            self.put(board.status_line())
        self.ask(d)

    def news(self) -> None:
        """What happened since the last time; all of it, if there is nobody who could ask for more."""
        lines = self.story[self.fresh:]
        self.fresh = len(self.story)
        if len(lines) > SHOWN and self.humans():
            self.put(self.paint("  …", "dim"))
            lines = lines[-SHOWN:]
        for _, x in lines:
            self.put(*story_lines(x, self.paint, self.taught))
            if x.kind in ("reveal", "boost") and self.has_text(x) and (text := short_text(face_of(x.code), self.lang)):
                self.put(*(self.paint(y, "dim") for y in self.paint.wrap(text, "      " + "  " * x.depth)))

    def has_text(self, x: Line) -> bool:
        """Does what was turned up say something now? A boost card only if it has a boost ability."""
        return x.kind == "reveal" or bool(face_of(x.code).boosts)

    def ask(self, d: Decision) -> None:
        """The question and its options, numbered."""
        s = self.game.state
        self.put("", *(self.paint(x, "bold", "green") for x in self.paint.wrap(heading(s, d, self.lang), " ")))
        if d.kind != "window" and (text := context(s, d, self.lang)):  # a card just turned up was told with its text
            self.put(*(self.paint(x, "dim") for x in self.paint.wrap(text, "   ")))
        sel = self.selection
        self.options = list(d.options) if sel is None else sel.options
        grouped = d.kind in ("turn", "asked") and len(d.options) > 4
        if d.kind in ("turn", "asked"):
            self.options.sort(key=lambda o: list(GROUPS["en"]).index(GROUP_OF.get(o.verb, "other")))
        last = ""
        for i, o in enumerate(self.options, 1):
            group = GROUP_OF.get(o.verb, "other")
            if grouped and group != last:
                self.put(self.paint(f"  {GROUPS[self.lang][group]}", "bold"))
                last = group
            self.put(*self.option_lines(d, i, o))
        if sel is not None:
            so_far = sel.so_far(self.lang) if sel.picked else ""
            hint = say("so far", self.lang, what=so_far) if so_far else say(sel.hint, self.lang)
            self.put(self.paint(f"   ({hint})", "dim"))

    def option_lines(self, d: Decision, i: int, o: Option) -> list[str]:
        s = self.game.state
        said = option_text(s, d, o, self.lang)
        text = detail(s, o, self.lang)
        if o.verb == "discard" and d.kind == "discard" and o.target == NONE:
            text = short_text(s.face(o.card), self.lang)
        head, *rest = self.paint.wrap(said, f" {i:3} ", "     ")
        line = head[:4].replace(str(i), self.paint(i, "bold", "cyan")) + head[4:]
        if text and d.kind in ("window", "order", "offer"):  # few options, and each wants to be understood
            return [line, *rest, *(self.paint(x, "dim") for x in self.paint.wrap(text, "       "))]
        room = self.paint.width - len(head) - 4
        if text and not rest and room > 20:
            line += self.paint("  " + self.paint.clip(text, room), "dim")
        return [line, *rest]

    # ---- what the person types
    def read(self, prompt: str) -> str:
        """A line. The end of the input is the end of the session."""
        self.out.flush()
        inp = self.inp or sys.stdin
        if inp is None:  # started without any input at all
            raise EOFError
        if inp is sys.stdin and inp.isatty() and self.out is sys.stdout and self.out.isatty():
            return input(prompt)
        self.out.write(prompt)
        line = inp.readline()
        if not line:
            raise EOFError
        if not inp.isatty():
            self.out.write(line if line.endswith("\n") else line + "\n")
        return line

    def answer(self, d: Decision) -> None:
        """Read lines until one of them answers this decision, or takes the game elsewhere."""
        before = len(self.game.answers)
        who = title(self.game.state.face(self.game.state.players[d.seat].identity), self.lang)
        while len(self.game.answers) == before:
            line = self.read(f" {say('prompt', self.lang, who=who)} ").strip()
            if not line:
                self.ask(d)
                continue
            if self.numbers(d, line) or self.command(d, line):
                continue
            self.say("unknown", "yellow", what=line, n=len(self.options))

    def numbers(self, d: Decision, line: str) -> bool:
        words = line.replace(",", " ").split()
        if not all(w.lstrip("+-").isdigit() for w in words):
            return False
        picked: list[Option] = []
        for w in words:
            if not 1 <= int(w) <= len(self.options):
                self.say("number", "yellow", what=w, n=len(self.options))
                return True
            o = self.options[int(w) - 1]
            if o in picked:
                self.say("twice", "yellow", what=int(w))
                return True
            picked.append(o)
        if picked[0].verb == "concede" and len(picked) == 1:
            self.say("concede sure", "yellow", who=title(self.face_of_seat(d.seat), self.lang))
            return True
        self.choose(d, picked)
        return True

    def face_of_seat(self, seat: int) -> Face:
        s = self.game.state
        return s.face(s.players[seat].identity)

    def choose(self, d: Decision, picked: Sequence[Option]) -> None:
        """Give the answer that was typed. A selection is given once it is enough, and then all of it."""
        sel = self.selection
        said = ", ".join(option_text(self.game.state, d, o, self.lang) for o in picked)
        if sel is not None:  # "1 3 and that is all" says nothing more than "1 3"
            picked = [o for o in picked if o.verb != "done"] or picked
        if len(picked) > 1 and (sel is None or any(o in sel.others for o in picked)):
            self.say("no fit", "yellow", what=said)
            return
        if sel is None or picked[0] in sel.others:
            row = list(picked)
        else:
            for o in picked:
                sel.pick(o)
            if not sel.enough():
                self.ask(d)
                return
            row = sel.row()
        before, frame = len(self.game.answers), self.game.state.stack[-1]
        try:
            for o in row:
                self.game.answer(o.id, seat=d.seat)
                self.tell()
        except IllegalAnswer:
            if len(self.game.answers) > before:
                self.go_back(before)
            self.selection = selection(self.game, d)
            self.say("no fit", "yellow", what=said)
            return
        if sel is not None and row[0] in sel.candidates:
            self.close(d, frame)

    def close(self, d: Decision, frame: Frame) -> None:
        """What was typed was the whole selection: if it is enough, that is all."""
        s = self.game.state
        now = next((x for x in s.pending if x.seat == d.seat), None)
        if now is not None and s.stack[-1] is frame:
            done = next((o for o in now.options if o.verb == "done"), None)
            if done is not None:
                self.game.answer(done, seat=d.seat)
                self.tell()

    # ---- commands
    def command(self, d: Decision | None, line: str) -> bool:
        """Do a command; False if there is none of that name."""
        word, _, rest = line.partition(" ")
        name = next((k for lang in ("en", self.lang) for k, v in COMMANDS[lang].items() if word.lower() in v), "")
        if word.lower() in ("concede", "abandonner") and d is not None:
            return self.concede(d)
        if not name:
            return False
        actions: dict[str, Callable[[], None]] = {
            "undo": lambda: self.undo(rest), "card": lambda: self.card(rest.strip()), "log": lambda: self.log(rest),
            "save": lambda: self.save_as(rest.strip()), "help": self.help, "quit": self.quit,
            "why": lambda: self.why(d, rest.strip()), "offer": lambda: self.offer(rest.strip()),
            "board": lambda: self.again(d), "mute": lambda: self.mute(d, rest.strip(), True),
            "unmute": lambda: self.mute(d, rest.strip(), False), "report": lambda: self.report(rest.strip()),
        }
        actions[name]()
        return True

    def quit(self) -> None:
        raise Leave

    def concede(self, d: Decision) -> bool:
        o = next((o for o in d.options if o.verb == "concede"), None)
        if o is None:
            return False
        self.choose(d, [o])
        return True

    def again(self, d: Decision | None) -> None:
        if d is not None:
            self.put(*Board(self.game, d.seat, self.paint, self.lang, self.labels).lines())
            self.ask(d)

    def help(self) -> None:
        wide = max(len(k) for k, _ in HELP[self.lang]) + 2
        for k, text in HELP[self.lang]:
            first, *more = self.paint.wrap(text, " " * (wide + 3))
            self.put("   " + self.paint(k.ljust(wide), "bold", "cyan") + first.lstrip(), *more)
        self.put(*(self.paint(x, "dim") for x in self.paint.wrap(LEGEND[self.lang]["icons"], "   ")))

    def undo(self, rest: str) -> None:
        rest = rest.strip()
        if rest and not _positive(rest):
            self.say("undo number", "yellow")
            return
        n = int(rest or 1)
        sel = self.selection if self.game.state.pending else None
        picks = sel.unpick(n) if sel is not None else 0
        if sel is not None and picks == n:
            self.say("undone", "yellow", n=n)
            self.ask(sel.d)
            return
        now = len(self.game.answers)
        back = [m for m in self.marks if m < now]
        if not back:
            self.say("no undo", "yellow")
            return
        peeked = self.game.peeked
        back = self.of_one_seat(back, n - picks, sel.d.seat if picks and sel is not None else NONE)
        try:
            if back:
                self.go_back(back[0])
        except IllegalAnswer as e:
            self.put(*(self.paint(x, "yellow") for x in self.paint.wrap(sentence(e.told(self.lang), self.lang), " ")))
            return
        self.say("undone", "yellow", n=picks + len(back))
        if self.game.peeked > peeked:
            self.say("peeked", "yellow")
        if not back and sel is not None:
            self.ask(sel.d)

    def of_one_seat(self, back: list[int], n: int, seat: int) -> list[int]:
        """The last n of these choices, as far as they are of one seat: nobody takes back another hero's by a number."""
        out: list[int] = []
        for m in reversed(back[-n:]):
            who = self.game.answers[m][0]
            if seat not in (NONE, who):
                self.say("undo stops", "yellow", who=title(self.face_of_seat(who), self.lang))
                break
            out, seat = [m, *out], who
        return out

    def go_back(self, to: int) -> None:
        self.game.undo(len(self.game.answers) - to)
        self.marks = [m for m in self.marks if m < to]
        self.story = [x for x in self.story if x[0] <= to]
        self.told, self.fresh = self.game.now(), len(self.story)

    def card(self, name: str) -> None:
        face = find_face(name, self.game) if name else None
        if face is not None:
            self.put("", *show_card(face, self.paint, self.lang), "")
        elif not name:
            self.say("card what", card=title(self.some_card(), self.lang))
        else:
            self.unknown_card(name)

    def unknown_card(self, name: str) -> None:
        self.say("no card", "yellow", what=name)
        s = self.game.state
        hand = s.zones[f"hand{s.pending[0].seat}"] if s.pending else []
        if meant := near(name, self.lang, self.game):
            self.say("mean", "yellow", what=meant)
        elif hand:
            self.say("have", "yellow", names=list(dict.fromkeys(title(s.face(c), self.lang) for c in hand)))

    def some_card(self) -> Face:
        """A card to give an example with: one from the hand where there is one."""
        s = self.game.state
        seat = s.pending[0].seat if s.pending else 0
        hand = s.zones[f"hand{seat}"]
        return s.face(hand[0] if hand else s.players[seat].identity)

    def log(self, rest: str) -> None:
        rest = rest.strip()
        if rest and not _positive(rest):
            self.say("log number", "yellow")
            return
        lines = [y for _, x in self.story[-int(rest or 20):] for y in story_lines(x, self.paint, self.taught)]
        if lines:
            self.put("", *lines, "")
        else:
            self.say("nothing")

    def save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        self.troubled = False
        if self.save(path):
            self.say("saved", "green", path=path)
        elif path != self.path:
            self.troubled = False  # the game itself goes on being saved

    def report(self, name: str) -> None:
        """A bug report: the table as it is, with the log."""
        path = Path(name).expanduser() if name else self.path.with_name("report.toml")
        try:
            path.write_text(report(self.game, self.lang), encoding="utf-8")
        except OSError as e:
            self.say("not reported", "red", why=Said("in file", source=path, what=trouble(e)))
            return
        self.say("reported", "green", path=path)

    def why(self, d: Decision | None, what: str) -> None:
        if d is None:
            return
        if what.lstrip("+-").isdigit():  # of an option: it is one, so it is allowed
            n = int(what)
            fits = 1 <= n <= len(self.options)
            self.say("allowed" if fits else "number", "green" if fits else "yellow", n=n if fits else len(self.options),
                     what=what)
            return
        if not what:
            for deed, said in all_reasons(self.game, d, self.lang, self.options):
                self.say("may" if said.ok else "may not", *(() if said.ok else ("dim",)), what=deed,
                         why=said.text(self.lang), rule=said.rule)
        answer = why(self.game, d, what, self.lang, self.options)
        if answer.unknown:
            self.unknown_card(answer.unknown)
        elif answer.usage:
            enemy = next((self.game.state.face(c) for c in self.game.state.of_kind("villain")), self.some_card())
            key = "why what" if self.game.state.zones[f"hand{d.seat}"] else "why what else"
            self.say(key, card=title(self.some_card(), self.lang), enemy=title(enemy, self.lang))
        elif answer.ok:
            number = next((i for i, o in enumerate(self.options, 1) if o == answer.option), 0)
            self.say("allowed" if number else "allowed now", "green", n=number)
        else:
            self.say("why not", "yellow", why=answer.text, rule=answer.rule)

    def mute(self, d: Decision | None, name: str, on: bool) -> None:
        """Do not ask any more whether this card's interrupts and responses shall be used, or ask again."""
        face = find_face(name, self.game) if name else None
        if face is None:
            self.card(name)
        elif d is not None:
            self.game.auto_pass(d.seat, face.code, on)
            self.say("muted" if on else "unmuted", card=title(face, self.lang))

    def offer(self, rest: str) -> None:
        """What the person's other seats could offer to do in this turn."""
        g = self.game
        found = [(x, o) for x in g.open_offers() if x.seat not in self.bots for o in x.options]
        if not found:
            self.say("no offer")
            return
        if rest.isdigit() and 1 <= int(rest) <= len(found):
            x, o = found[int(rest) - 1]
            g.answer(o, seat=x.seat)
            self.tell()
            return
        for i, (x, o) in enumerate(found, 1):
            who = title(self.face_of_seat(x.seat), self.lang)
            self.put(f" {i:3} {who}{COLON[self.lang]}{option_text(g.state, x, o, self.lang)}")
        self.say("offer how", "dim")

    # ---- the end
    def over(self) -> bool:
        """The game has a result. True if the person took something back."""
        g = self.game
        self.autosave()
        self.news()
        seat = (self.humans() or [-1])[0]
        self.put("", *Board(g, seat, self.paint, self.lang, self.labels).lines(), "")
        won = g.result == "won"
        self.say("won" if won else "lost", "bold", "green" if won else "red")
        rounds = say("rounds", self.lang, n=g.state.round)
        self.say("after", "dim", rounds=rounds, n=len(g.answers), path=self.path)
        if not self.humans():
            return False
        before = len(g.answers)
        self.say("finish", "dim")
        while len(g.answers) == before:
            try:
                line = self.read(" > ").strip()
            except EOFError:
                return False
            word = line.split(" ")[0].lower()
            if not any(word in v for lang in ("en", self.lang) for k, v in COMMANDS[lang].items() if k != "quit"):
                return False
            self.command(None, line)
        return True
