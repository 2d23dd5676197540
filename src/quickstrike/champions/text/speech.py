"""What is said of a game of Champions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...kernel.decision import Decision, Option
from ...kernel.speech import Line, Note, Speech
from ..faces import face_of
from ..shelf import set_name
from .names import sentence, title
from .options import detail, heading, option_text
from .story import tell
from .terms import MODE_WORDS

if TYPE_CHECKING:
    from ..game import ChampionsGame
    from ..setting import ChampionsSetting


class ChampionsSpeech(Speech):
    def table(self, game: ChampionsGame, lang: str) -> str:
        s = game.state
        heroes = ", ".join(title(face_of(s.codes[p.identity]), lang) for p in s.players)
        villains = ", ".join(title(s.face(c), lang) for c in s.of_kind("villain"))
        return MODE_WORDS[lang]["against"].format(heroes=heroes, villain=villains)

    def setting(self, setting: ChampionsSetting, game: ChampionsGame, lang: str) -> str:
        w = MODE_WORDS[lang]
        sets = [w["random"] if m == "random" else set_name(m, lang) for m in setting.modular or ()]
        modes = [f"{w[k]} {n}" for k, n in (("heroic", setting.heroic), ("stage", setting.stage)) if n]
        chosen = (("standard", setting.standard_set), ("expert", setting.expert_set))
        sets += [set_name(name, lang) for usual, name in chosen if name != usual]
        kind = ", ".join([set_name(setting.scenario, lang), *sets, setting.mode, *modes])
        return f"{' + '.join(setting.told()['heroes'])} - {kind}"

    def seat(self, game: ChampionsGame, seat: int, lang: str) -> str:
        return title(game.state.face(game.state.players[seat].identity), lang)

    def heading(self, game: ChampionsGame, d: Decision, lang: str) -> str:
        return heading(game.state, d, lang)

    def option(self, game: ChampionsGame, d: Decision, o: Option, lang: str) -> str:
        return option_text(game.state, d, o, lang)

    def detail(self, game: ChampionsGame, d: Decision, o: Option, lang: str) -> str:
        return detail(game.state, o, lang)

    def story(self, game: ChampionsGame, notes: Iterable[Note], lang: str, seats: Sequence[int] = ()) -> list[Line]:
        return tell(game.state, notes, lang, seats)

    def sentence(self, text: str, lang: str) -> str:
        return sentence(text, lang)
