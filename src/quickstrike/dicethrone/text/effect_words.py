"""The words of effects, numbers and conditions in English and French. Keys are the same in both.

A step is an imperative where "you" do it (`.you` or no variant) and a sentence where somebody else does (`.who`).
French is written without elision and with plain spaces: `grammar.finish` sets both.
"""

from __future__ import annotations

from ...kernel.language import Rows, Words, rows, words

# ---- what is done: the name of the op, then its variant. {n} is an amount with its noun, {tail} what the amount adds
STEPS: Words = words("dicethrone/text/effect_words", "steps")

# ---- who, where it is not "you"
WHO: Words = words("dicethrone/text/effect_words", "who")

# ---- nouns: one, several
NOUNS: Rows = rows("dicethrone/text/effect_words", "nouns")

# ---- amounts: {k} for each so many, {v} a value, {noun} what is counted
AMOUNTS: Words = words("dicethrone/text/effect_words", "amounts")

# ---- the names in numbers: as something counted (one, `.many`) and as a value (`.value`)
COUNTED: Words = words("dicethrone/text/effect_words", "counted")

# ---- conditions: {n} a quantity with its noun; `.0` none, `.1` any; yes and no of what is true or not
CONDITIONS: Words = words("dicethrone/text/effect_words", "conditions")
