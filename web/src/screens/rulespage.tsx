// The rule books of all games, to be searched and read without a table.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { server, type Game } from '../live/http';
import { RuleSearch } from '../log/rules';
import { words } from '../table/context';
import { Top } from './top';

export function RulesPage({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const [games, setGames] = useState<Game[]>([]);
  const [game, setGame] = useState('');
  const [rule, setRule] = useState(() => new URLSearchParams(location.search).get('rule') ?? '');
  useEffect(() => void server.games(lang).then(setGames, () => setGames([])), [lang]);
  const now = game || (games[0]?.game ?? '');
  document.title = `${w.Say('rules')} · quickstrike`;
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/rules" />
      <main class="home">
        <h1>{w.Say('rules')}</h1>
        <div class="seg" role="group" aria-label={w.Say('games')}>{games.map((g) => <button type="button" key={g.game} aria-pressed={g.game === now} onClick={() => { setGame(g.game); setRule(''); }}>{g.title}</button>)}</div>
        {now && <RuleSearch key={now} lang={lang} game={now} rule={rule} go={setRule} />}
      </main>
    </div>
  );
}
