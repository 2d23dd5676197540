"""Why can't I? What somebody typed becomes an intent, and `explain` gives the rule that forbids it."""
from __future__ import annotations

from dataclasses import dataclass

from ..champions import ChampionsGame
from ..champions.table import PLAY
from ..kernel.decision import NONE, Decision, Option
from .cards import find_card, find_face, plain
from .words import VERBS, WITH


@dataclass(frozen=True)
class Answer:
    """ok with the option that does it, or the reason; usage if nothing was understood, unknown if a name was not."""
    ok: bool = False
    text: str = ""
    rule: str = ""
    option: Option | None = None
    unknown: str = ""
    usage: bool = False


def why(game: ChampionsGame, d: Decision, what: str, lang: str = "en") -> Answer:
    """`what` is "play Haymaker", "attack Rhino with Tigra", or just the name of a card."""
    verb, rest = _verb(what, lang)
    if not verb and not rest:
        return Answer(usage=True)
    identity = game.state.players[d.seat].identity
    if verb in ("change_form", "recover"):
        return _explained(game, d, [Option(verb, identity)], lang)
    target, by = _parted(rest, lang)
    card = _card(game, d.seat, target)
    if card is None:
        return Answer(unknown=target) if target else Answer(usage=True)
    verb = verb or _usual(game, d.seat, card)
    if verb in ("attack", "thwart"):
        who = _card(game, d.seat, by) if by else identity
        if who is None:
            return Answer(unknown=by)
        return _explained(game, d, [Option(verb, who, card), Option(verb, who)], lang)
    actions = game.state.face(card).actions
    return _explained(game, d, [Option(verb, card, NONE, i) for i in actions] or [Option(verb, card)], lang)


def _verb(what: str, lang: str) -> tuple[str, str]:
    text = what.strip()
    for words in (VERBS[lang], VERBS["en"]):
        for verb, forms in words.items():
            for form in forms:
                if plain(text) == plain(form) or text.lower().startswith(form + " "):
                    return verb, text[len(form):].strip()
    return "", text


def _parted(text: str, lang: str) -> tuple[str, str]:
    """Target and, after "with", who does it."""
    for word in (WITH[lang], WITH["en"]):
        i = text.lower().find(word)
        if i >= 0:
            return text[:i].strip(), text[i + len(word):].strip()
    return text.strip(), ""


def _card(game: ChampionsGame, seat: int, name: str) -> int | None:
    """A card that can be seen, or else any card of that name: then it is simply not there."""
    if not name:
        return None
    found = find_card(game, seat, name)
    if found is None and (face := find_face(name)) is not None:
        return next((c for c, code in enumerate(game.state.codes) if code == face.code), None)
    return found


def _usual(game: ChampionsGame, seat: int, card: int) -> str:
    """What one would do with a card, if only its name is given."""
    s = game.state
    kind = s.face(card).kind
    if s.where[card] == PLAY:
        return "attack" if kind in ("villain", "minion") else "thwart" if "scheme" in kind else "use"
    return "play"


def _explained(game: ChampionsGame, d: Decision, intents: list[Option], lang: str) -> Answer:
    """The first intent that is allowed, else why the first is not."""
    for o in intents:
        same = next((x for x in d.options if x.key[:4] == o.key[:4]), None)
        if same is not None:
            return Answer(ok=True, option=same)
    o = intents[0]
    said = game.explain(d.seat, o)
    return Answer(ok=said.ok, text=said.text(lang), rule=said.rule)
