"""Sorts: what a field of a word takes. They stand as types in the words, and `champions/checking.py` reads them there.

A field at its default is always right; "| None" adds None. To mypy most of them are `Any`: a word is checked when a
card is declared, with a sentence for who writes cards.
"""

from __future__ import annotations

from typing import Any

# ---- who and what: a selector, and how many of it ------------------------------------------------------------------
Cards = Any
"""Any quantity: what is left open is asked for."""
Card = Any
"""One card; which one is asked for."""
KnownCard = Any
"""One card that needs no question."""
EachOf = Any
"""All that are described: nothing is asked for."""
Described = Any
"""A description that a card fits or not, whatever its quantity."""
Measured = Any
"""Cards that a number or a condition reads: all of them, or the one with the most."""
Players = Any
"""Any players, by a selector of players or of their characters."""
Player = Any
"""One player who needs no question."""
Attacked_ = Any
"""A player or a character that is attacked."""
Selectors = tuple[Any, ...]
Place = Any
Inside = Any
"""A place, or a row of them."""
Places = tuple[Any, ...]

# ---- numbers, steps, conditions ------------------------------------------------------------------------------------
Number = Any
NumberOrAll = Any
Factor = Any
"""A number, or (2, 3) for two thirds."""
Either_ = Any
"""Numbers, selectors or keywords, whatever the field takes in which it stands."""
Quantity = Any
Step = Any
Steps = tuple[Any, ...]
Costs = tuple[Any, ...]
Rows = tuple[Any, ...]
"""((resource, step), ...)."""
NumberedRows = tuple[Any, ...]
"""((number, step), ...)."""
Condition = Any
Sometimes = Any
"""True or False, or a condition."""
Conditions = tuple[Any, ...]
Filter = Any
Filters = tuple[Any, ...]
Pattern = Any
Patterns = tuple[Any, ...]
Effect = Any
Gained = Any
"""A keyword or a trait."""

# ---- names ---------------------------------------------------------------------------------------------------------
AbilityName = str
Act = str
Activity = str
AspectName = str
At = str
Canceled = str
CardCode = str
Compared = str
CounterName = str
Distinct = str
End = str
EventField = str
FormName = str
FormSeen = str
Function = str
Happening = Any
"""What the rules count: "played:<title>", or cards of a kind that were played."""
How = str
IconName = str
KeywordName = str
KeywordNames = Any
Kind = str
FormSort = str
"""A sort of form, the "[type]" of the keyword."""
Label = str
Letter = str
Limit = str
MaxPer = str
ModeName = str
MustAct = str
Obstacles = tuple[str, ...]
"""What keeps a character from attacking or thwarting: guard, patrol, crisis."""
Name = str
NewName = str
"""A name that the definition gives: others of its words may use it."""
Period = str
PowerName = str
PricedAct = str
RevealPeriod = str
RefName = str
SetCode = str
Span = str
Resource = str
Made = Any
"""What a resource ability generates."""
Spent_ = tuple[str, ...]
"""What a cost has spent."""
Result_ = str
StatName = str
StatRows = tuple[tuple[str, Any], ...]
"""((statistic, number), ...)."""
Status = str
Superlative = str
ThisWayHow = str
Timing = str
Timings = tuple[str, ...]
TokenName = str
MovedTokens = str
TraitName = str
GivenTrait = str
"""A trait that may be on no card, and that the packs have a word for in every language."""
WithName = str
State = str
ZoneName = str
Anything = Any
