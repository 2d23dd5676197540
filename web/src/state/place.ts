// Which screen the address means; one that means nothing is lost. A table's key stands behind "#": browsers never send that part.
import { isDrawn } from '../games';
import { knownTable } from './settings';

const PAGES = ['campaigns', 'cards', 'decks', 'learn', 'history', 'rules', 'settings'] as const;

export interface Place {
  screen: 'home' | 'table' | (typeof PAGES)[number] | 'game' | 'lost';
  /** The campaign that is looked at; none: all of them. */
  campaign: string;
  /** Whose new tables are set up, or whose cards or decks are looked at. */
  game: string;
  table: string;
  secret: string;
}

/** What stands for it in the address: of a part that all games have the game, of campaigns which. */
const part = (of: string): string => new RegExp(`^/(?:${of})/([\\w-]+)$`).exec(location.pathname)?.[1] ?? '';

function screenOf(): Place['screen'] {
  const page = PAGES.find((p) => location.pathname === `/${p}`);
  if (page) return page;
  if (location.pathname === '/') return 'home';
  if (part('t')) return 'table';
  if (part('g')) return 'game';
  if (part('campaigns')) return 'campaigns';
  if (isDrawn(part('cards'))) return 'cards';
  return isDrawn(part('decks')) ? 'decks' : 'lost';
}

export function place(): Place {
  const table = part('t');
  const secret = location.hash.slice(1) || (table && knownTable(table)?.key) || '';
  return { screen: screenOf(), campaign: part('campaigns'), game: part('g|cards|decks'), table, secret };
}

/** A window over the page has an entry of its own in the history, so that Back closes it; whoever goes on from there leaves no such entry behind. */
export const isOver = (): boolean => (history.state as { over?: boolean } | null)?.over === true;

export function go(path: string): void {
  history[isOver() ? 'replaceState' : 'pushState'](null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
