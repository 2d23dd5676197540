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

interface Entry { over?: number; led?: boolean }
const entry = (): Entry => (history.state as Entry | null) ?? {};

/** How many windows lie over the page here: each has an entry of its own in the history, so that Back closes it. */
export const over = (): number => entry().over ?? 0;

/** Another address, to which Back has a way from here. */
export const lead = (path: string): void => history.pushState({ led: true }, '', path);

/** Back to what led here; where somebody came by the address itself, to another one. Says whether there was a way back. */
export function leave(path: string): boolean {
  const led = entry().led === true;
  if (led) history.back();
  else history.replaceState(null, '', path);
  return led;
}

/** Whoever goes on from a window over the page leaves no entry of it behind. */
export function go(path: string): void {
  if (over()) history.replaceState({ led: true }, '', path);
  else lead(path);
  dispatchEvent(new PopStateEvent('popstate'));
}
