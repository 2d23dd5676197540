"""What a learner reads after a line of the story: the rule behind it, and which of its numbered steps this is."""

from __future__ import annotations

from ...champions.text.lessons import LESSONS
from ...champions.text.story import Line
from ...games.champions import KIT


def behind(x: Line, lang: str) -> str:
    """ "Overkill", "Damage, step 5", or "" for a rule that the book does not have."""
    rule, n = x.step or (x.rule, 0)
    entry = KIT.book().book().get(rule)
    if entry is None:
        return ""
    return LESSONS[lang]["step"].format(title=entry.title[lang], n=n) if n else entry.title[lang]


def with_rule(x: Line, lang: str) -> str:
    """A line with its rule."""
    said = behind(x, lang)
    return f"{x.text}  [{said}]" if said else x.text
