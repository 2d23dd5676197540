// Names of files that are given out.
import type { View } from '../live/protocol';
import { villain } from './forecast';

/** "quickstrike-champions-spider-man-rhino-2025-01-31-save.json": what it is, without opening it. */
export function exportName(t: { view: View; state: { game: string } }, what: string, day = new Date().toISOString().slice(0, 10)): string {
  const names = 'players' in t.view ? [...t.view.players.map((p) => t.view.play.find((c) => c.id === p.identity)?.name ?? ''), villain(t.view)?.name ?? ''] : []; // a plain table names nobody
  const plain = names.map((n) => n.normalize('NFKD').replace(/[^\w -]/g, '').trim().replace(/\s+/g, '-').toLowerCase()).filter(Boolean);
  return ['quickstrike', t.state.game, ...plain, day, what].join('-') + (what === 'log' ? '.txt' : what === 'position' ? '.toml' : '.json');
}
