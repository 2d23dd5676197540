"""From a file, its text or its data to a source."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.documents import Spec
from ...kernel.documents import read as read_document
from ...kernel.language import Said
from .source import Source


def read(spec: Spec) -> Source:
    """A position from data, from a file (.toml, .json) or from the text of one."""
    found = read_document(spec, "villain.damage = 3")
    source = Source(*found)
    if not isinstance(found.data, Mapping):
        source.fail((), "no table", what=Said("pos position"), found=found.data)
    return source
