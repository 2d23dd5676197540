"""Game terms of both languages: headings, states, counters, names of abilities. Same rule: one key set per table."""

from __future__ import annotations

from ...kernel.language import Rows, Words, rows, words

# ---- headings of abilities, as printed -----------------------------------------------------------------------------
TIMINGS: Words = words("champions/text/terms", "timings")

LABELS: Words = words("champions/text/terms", "labels")

POWERS: Words = words("champions/text/terms", "powers")

ABILITY_NAMES: Words = words("champions/text/terms", "ability_names")

# ---- states and names of things ------------------------------------------------------------------------------------
STATUSES: Words = words("champions/text/terms", "statuses")
FORMS: Words = words("champions/text/terms", "forms")
FORM_SORTS: Words = words("champions/text/terms", "form_sorts")
ASPECTS: Words = words("champions/text/terms", "aspects")
COUNTERS: Words = words("champions/text/terms", "counters")
"""Traits that no card with data has; all others are read from the data, in both languages."""

# ---- adjectives and participles ("~" agrees in gender and number) --------------------------------------------------
ADJECTIVES: Words = words("champions/text/terms", "adjectives")
DONE: Words = words("champions/text/terms", "done")

# ---- what cannot be done, what may cost more -----------------------------------------------------------------------
ACTS: Words = words("champions/text/terms", "acts")

# ---- comparing and counting ----------------------------------------------------------------------------------------
RELATIONS: Words = words("champions/text/terms", "relations")
DIFFERENT: Rows = rows("champions/text/terms", "different")  # singular, plural
COMPARED: Words = words("champions/text/terms", "compared")  # after "is"
MEASURED: Words = words("champions/text/terms", "measured")  # before an amount that is not counted
AMOUNTS: Words = words("champions/text/terms", "amounts")  # the number of an event in flight
MASS: Rows = rows("champions/text/terms", "mass")  # "damage is dealt": text, gender, plural
RESULTS: Words = words("champions/text/terms", "results")

# ---- what has happened this turn, phase or round (after "there has been a"): noun, gender --------------------------
HAPPENED: Rows = rows("champions/text/terms", "happened")
CALLS: Words = words("champions/text/terms", "calls")
"""One line for each named function (`Call`)."""
ICONS: Words = words("champions/text/terms", "icons")
"""Texts say `[energy]`, so that a page can draw the icon; where only letters can be shown, these words replace it."""
ICONS_MANY: Words = words("champions/text/terms", "icons_many")
"""The same after "resources"."""

MODE_WORDS: Words = words("champions/text/terms", "modes")
"""What a table is called by: who against whom, how hard."""
