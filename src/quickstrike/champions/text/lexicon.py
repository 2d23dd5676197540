"""The words of both languages. Every table has one key set, the same in each language; a new language is new columns.

A French noun carries its gender ("m", "f"); a French verb its auxiliary (a: avoir, e: être, s: se).
"""

from __future__ import annotations

from ...kernel.language import Rows, Words, rows, words

# ---- nouns: singular | plural (| gender) ---------------------------------------------------------------------------
NOUNS: Rows = rows("champions/text/lexicon", "nouns")

# ---- verbs: en base | third person | participle; fr "vous" | singular | plural | infinitive | participle | auxiliary
VERBS: Rows = rows("champions/text/lexicon", "verbs")

# ---- statistics: after a number | with its article | gender (p: plural) | after "the most" -------------------------
STATS: Rows = rows("champions/text/lexicon", "stats")

ZONES: Rows = rows("champions/text/lexicon", "zones")

# ---- single words --------------------------------------------------------------------------------------------------
KEYWORD_NAMES: Words = words("champions/text/lexicon", "keyword_names")
