// What many games say together: how often they were won, by hero, villain, deck and mode.
import type { Summary } from '../live/http';
import { CHAMPIONS } from '../games';
import { wilson } from '../stats';

export const BY = ['hero', 'villain', 'deck', 'mode'] as const;
export type By = (typeof BY)[number];

export interface Rate {
  name: string;
  n: number;
  won: number;
  least: number;
  most: number;
}

/** Games that were played to their end from a set-up; what began as a lesson or a position says nothing about anybody. */
export const counted = (rows: Summary[]): Summary[] => once(rows).filter((r) => r.game === CHAMPIONS && r.from === 'setting' && (r.result === 'won' || r.result === 'lost'));

/** One row for each game, however many keys of it there are. */
export function once<R extends Pick<Summary, 'table'>>(rows: R[]): R[] {
  const seen = new Set<string>();
  return rows.filter((r) => !seen.has(r.table) && seen.add(r.table));
}

function names(r: Summary, by: By): string[] {
  if (by === 'hero') return r.heroes;
  if (by === 'villain') return [r.name];
  if (by === 'mode') return r.mode ? [r.mode] : [];
  return (r.decks ?? []).map((d, i) => [r.heroes[i], d].filter(Boolean).join(' · '));
}

export function rate(name: string, games: Summary[]): Rate {
  const won = games.filter((g) => g.result === 'won').length;
  const [least, most] = wilson(won, games.length);
  return { name, n: games.length, won, least, most };
}

/** The most played first. */
export function rates(rows: Summary[], by: By): Rate[] {
  const of = new Map<string, Summary[]>();
  for (const r of counted(rows)) for (const name of new Set(names(r, by))) of.set(name, [...(of.get(name) ?? []), r]);
  return [...of].map(([name, games]) => rate(name, games)).sort((a, b) => b.n - a.n || a.name.localeCompare(b.name));
}

/** "1 h 05", "12 min": from the first to the last answer. */
export function lasted(r: Pick<Summary, 'created' | 'updated'>): string {
  const minutes = Math.max(1, Math.round((r.updated - r.created) / 60));
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
