"""Choosing several things together, by what the decision asks: a person sees all of them and chooses in any order.
Nothing is answered before the selection is enough."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.decision import Decision, Option
from ..kernel.errors import IllegalAnswer


class Selection:
    """What can be chosen at this decision, and what has been."""

    def __init__(self, d: Decision) -> None:
        self.d, self.ask = d, d.ask
        self.candidates = [o for o in d.all_options() if o.id in d.ask.of]
        self.others = [o for o in d.options if o.id not in d.ask.of]
        self.picked: list[Option] = []

    @property
    def ids(self) -> list[str]:
        return [o.id for o in self.picked]

    @property
    def options(self) -> list[Option]:
        """What can still be chosen; what has been is not shown again."""
        more = self.ask.may_add(self.ids)
        return [*(o for o in self.candidates if o.id in more), *self.others]

    def pick(self, o: Option) -> None:
        if o not in self.picked:
            self.picked.append(o)

    def unpick(self, n: int) -> int:
        """Take the last n picks back; how many there were."""
        gone = self.picked[-n:]
        del self.picked[-n:]
        return len(gone)

    def enough(self) -> bool:
        return self.ask.enough(self.ids)

    def is_whole(self, typed: int) -> bool:
        """Is it submitted now? If something was owed, as soon as it is enough; where the player may stop at any time, a
        single number continues to the next, and several on a line are the whole selection."""
        if not self.enough():
            return False
        return typed > 1 or not self.ask.enough(()) or not self.ask.may_add(self.ids)


def selection(d: Decision) -> Selection | None:
    """The selection that this decision begins, None if it is a plain choice."""
    return Selection(d) if d.ask.kind in ("some", "pay") else None


def typed_row(sel: Selection | None, typed: Sequence[Option]) -> list[Option] | None:
    """What is answered after this was typed; None: it is added to the selection, and more is to come."""
    if sel is not None:  # "1 3 and that is all" says nothing more than "1 3"
        typed = [o for o in typed if o.verb != "done"] or typed
    if len(typed) > 1 and sel is None:
        raise IllegalAnswer("only one", n=len(typed))
    if sel is not None and len(typed) > 1 and any(o in sel.others for o in typed):
        raise IllegalAnswer("no such row", what=[o.id for o in typed])
    if sel is None or typed[0] in sel.others:
        return sel.picked if sel is not None and sel.picked and typed[0].verb == "done" else list(typed)
    for o in typed:
        sel.pick(o)
    return sel.picked if sel.is_whole(len(typed)) or sel.ask.over(sel.ids) else None
