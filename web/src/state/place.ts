// Which screen the address means. A table's key stands behind "#": browsers never send that part.
import { knownTable } from './settings';

const PAGES = ['campaigns', 'cards', 'decks', 'learn', 'history', 'rules', 'settings'] as const;

export interface Place {
  screen: 'home' | 'table' | (typeof PAGES)[number] | 'game';
  /** The campaign that is looked at; none: all of them. */
  campaign: string;
  /** Whose new tables are set up, or whose cards or decks are looked at. */
  game: string;
  table: string;
  secret: string;
}

export function place(): Place {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  const secret = location.hash.slice(1) || (table && knownTable(table)?.key) || '';
  const game = /^\/(?:g|cards|decks)\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  const campaign = /^\/campaigns\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  const page = campaign ? 'campaigns' : PAGES.find((p) => location.pathname === `/${p}` || ((p === 'cards' || p === 'decks') && location.pathname.startsWith(`/${p}/`)));
  return { screen: table ? 'table' : (page ?? (game ? 'game' : 'home')), campaign, game, table, secret };
}

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
