// Which screen the address means. A table's key stands behind "#": browsers never send that part.
import { knownTable } from './settings';

export interface Place {
  screen: 'new' | 'table' | 'cards';
  table: string;
  secret: string;
}

export function place(): Place {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  const secret = location.hash.slice(1) || (table && knownTable(table)?.key) || '';
  return { screen: table ? 'table' : location.pathname === '/cards' ? 'cards' : 'new', table, secret };
}

export function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
