// The games of the server, to go from one's start page to another's.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import { server, type Game } from '../live/http';
import { go } from '../state/place';
import { Say, type Word } from '../words';

/** What the games are called where there is little room. */
export const SHORT: Record<string, Word> = { champions: 'short_champions', dicethrone: 'short_dicethrone', vs: 'short_vs' };

/** And the sign that stands for them where there is less. */
export const MARKS: Record<string, IconName> = { champions: 't-hero', dicethrone: 'dice', vs: 'swap' };

/** now: the game whose page this is; without a name, the one that comes first. under: where the games' pages of this kind lie. */
export function GameSwitch({ lang, now = '', under = '/g/' }: { lang: Lang; now?: string; under?: string }): JSX.Element | null {
  const [games, setGames] = useState<Game[]>([]);
  useEffect(() => {
    server.games(lang).then(setGames, () => setGames([]));
  }, [lang]);
  if (games.length < 2) return null;
  const here = now || games[0]?.game;
  const at = (g: Game): string => `${under}${g.game}`;
  return (
    <nav class="seg games" aria-label={Say(lang, 'games')}>
      {games.map((g) => (
        <a key={g.game} href={at(g)} title={g.title} aria-current={g.game === here ? 'page' : undefined} onClick={(e) => { e.preventDefault(); go(at(g)); }}><Icon id={MARKS[g.game] ?? 't-event'} /><span>{SHORT[g.game] ? Say(lang, SHORT[g.game] ?? 'game') : g.title}</span></a>
      ))}
    </nav>
  );
}
