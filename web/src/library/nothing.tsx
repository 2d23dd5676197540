// No card matches: the words may be meant for another game.
import type { JSX } from 'preact';
import type { Lang } from '../cards/types';
import { CHAMPIONS } from '../games';
import { go } from '../state/place';
import { words } from '../table/context';

/** Whose cards are searched as one list, and where. */
const LISTS: [game: string, path: string, name: string][] = [[CHAMPIONS, '/cards', 'Marvel Champions'], ['vs', '/cards/vs', 'Vs. System']];

export function NothingFound({ lang, words: said, here }: { lang: Lang; words: string; here: string }): JSX.Element {
  const w = words(lang);
  const search = said ? `?${new URLSearchParams({ q: said }).toString()}` : '';
  return (
    <div class="nothing"><p>{w.Say('no_cards')}</p>
      {search && LISTS.filter(([game]) => game !== here).map(([game, path, name]) =>
        <a key={game} class="btn" href={path + search} onClick={(e) => { e.preventDefault(); go(path + search); }}>{w.Say('search_in', { words: said, game: name })}</a>)}
    </div>
  );
}
