"""The languages of this game: a folder each, see `docs/adding-a-language.md`."""

from __future__ import annotations

from ...languages import folders

__path__ = folders("vs")
