"""Phrases of both languages: what a word says, with places for its fields.

    {who}        a noun phrase, a number or a word of its own     {who:de}, {who:à}   with a French preposition
    {who:draw}   with a verb it is the subject of                 {who:!draw}         imperative if that is "you"
    {who:draw>n} and with the object of that verb                 {who:-have}         with the verb negated
    {who:be+heal} with a passive verb                             {n:damage}          a quantity of something
    {who:pl}     all of them, plural                              {who:~}             endings that agree with it
A key "Word.variant" is a variant that the code picks; one that ends in "!" denies; in filters `*` is the noun.
"""

from __future__ import annotations

from ...kernel.language import Words, words

STEPS: Words = words("champions/text/phrases", "steps")
