// Which screen the address means. A table's key stands behind "#": browsers never send that part.
import { knownTable } from './settings';

export interface Place {
  screen: 'new' | 'table' | 'cards' | 'game';
  /** A game whose new tables are set up by a plain form. */
  game: string;
  table: string;
  secret: string;
}

export function place(): Place {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  const secret = location.hash.slice(1) || (table && knownTable(table)?.key) || '';
  const game = /^\/g\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  return { screen: table ? 'table' : game ? 'game' : location.pathname === '/cards' ? 'cards' : 'new', game, table, secret };
}

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
