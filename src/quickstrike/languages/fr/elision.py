"""French elision, for whoever puts French sentences together."""

from __future__ import annotations

import re

QUE = re.compile(r"\b([Qq]u|[Ll]orsqu|[Jj]usqu)e (?=[aàâeéèêiîoôuœAÀÂEÉÈÊIÎOÔUŒ])")
DE = re.compile(r"\b([Dd])e (?=[aàâeéèêiîoôuœÉÈÊÎÔŒ])")
DE_NAME = re.compile(r"\b([Dd])e (?=[aàâeéèêiîoôuœAÀÂEÉÈÊIÎOÔUŒ])")


def elided(text: str, names: bool) -> str:
    """ "de une" -> "d'une"; names: "de Asgard" -> "d'Asgard", too."""
    return (DE_NAME if names else DE).sub(r"\1'", QUE.sub(r"\1'", text))
