// What many games say together: how often they were won, by hero, villain or opponent, deck and mode.
import type { Summary } from '../live/http';
import { CHAMPIONS } from '../games';
import { winners } from '../plain/winners';
import { wilson } from '../stats';

export type By = 'hero' | 'villain' | 'deck' | 'mode' | 'opponent';
/** By what the games of a game are told apart. */
export const byOf = (game: string): By[] => (game === CHAMPIONS ? ['hero', 'villain', 'deck', 'mode'] : [game === 'vs' ? 'deck' : 'hero', 'opponent']);

export interface Rate {
  name: string;
  n: number;
  won: number;
  least: number;
  most: number;
}

/** Games that were played to their end from a set-up; what began as a lesson or a position says nothing about anybody. */
export const counted = (rows: Summary[], game = ''): Summary[] => once(rows).filter((r) => (!game || r.game === game) && r.from === 'setting' && ['won', 'lost'].includes(ended(r)));

/** What a lesson left, and a table at which nobody has answered yet, is no game. */
export const wasPlayed = (r: Pick<Summary, 'from' | 'decisions'>): boolean => r.from !== 'lesson' && r.decisions > 0;

/** One row for each game, however many keys of it there are. */
export function once<R extends Pick<Summary, 'table'>>(rows: R[]): R[] {
  const seen = new Set<string>();
  return rows.filter((r) => !seen.has(r.table) && seen.add(r.table));
}

type Sat = Pick<Summary, 'role' | 'seat' | 'seats'>;
const mySeats = (r: Sat): number[] => (r.role === 'seat' ? [r.seat] : r.role === 'host' ? r.seats.filter((s) => s.hold === 'me').map((s) => s.seat) : []);

/** How a game ended for this browser's person. Of a duel with oneself, or one that somebody watched, only that it is over. */
export function ended(r: Pick<Summary, 'game' | 'result' | 'role' | 'seat' | 'seats'>): 'open' | 'won' | 'lost' | 'over' {
  if (!r.result) return 'open';
  if (r.game === CHAMPIONS) return r.result === 'won' ? 'won' : 'lost';
  const mine = mySeats(r);
  // team-mates sit opposite each other
  const won = winners(r.result, r.seats.map((s) => s.seat % 2));
  if (!mine.length || !won.length || mine.length === r.seats.length) return 'over';
  return mine.some((s) => won.includes(s)) ? 'won' : 'lost';
}

/** Minutes at all these tables together: a game that was played at all takes one at least, here as in its own row. */
export const minutes = (rows: Pick<Summary, 'created' | 'updated'>[]): number => rows.reduce((sum, r) => sum + Math.max(1, Math.round((r.updated - r.created) / 60)), 0);

/** Of a duel: what was played by oneself, or against it. */
function duelled(r: Summary, by: By): string[] {
  const mine = mySeats(r);
  const teams = r.result?.startsWith('team');
  const foe = (seat: number): boolean => !mine.includes(seat) && !(teams && mine.some((m) => m % 2 === seat % 2));
  const called = (r.decks?.length ? r.decks : r.heroes) ?? [];
  return called.filter((_, seat) => (by === 'opponent' ? foe(seat) : mine.includes(seat)));
}

/** What somebody came with: decks and mode, or in a duel what oneself played. */
export const cameWith = (r: Summary): string => [...(r.game === CHAMPIONS ? (r.decks ?? []) : duelled(r, 'deck')), r.mode].filter(Boolean).join(', ');

function names(r: Summary, by: By): string[] {
  if (r.game !== CHAMPIONS) return duelled(r, by);
  if (by === 'hero') return r.heroes;
  if (by === 'villain') return [r.name];
  if (by === 'mode') return r.mode ? [r.mode] : [];
  return (r.decks ?? []).map((d, i) => [r.heroes[i], d].filter(Boolean).join(' · '));
}

export function rate(name: string, games: Summary[]): Rate {
  const won = games.filter((g) => ended(g) === 'won').length;
  const [least, most] = wilson(won, games.length);
  return { name, n: games.length, won, least, most };
}

/** The most played first. */
export function rates(rows: Summary[], by: By, game = CHAMPIONS): Rate[] {
  const of = new Map<string, Summary[]>();
  for (const r of counted(rows, game)) for (const name of new Set(names(r, by))) of.set(name, [...(of.get(name) ?? []), r]);
  return [...of].map(([name, games]) => rate(name, games)).sort((a, b) => b.n - a.n || a.name.localeCompare(b.name));
}

/** "1 h 05", "12 min": from the first to the last answer. */
export const lasted = (r: Pick<Summary, 'created' | 'updated'>): string => clock(minutes([r]));
export const clock = (n: number): string => (n < 60 ? `${n} min` : `${Math.floor(n / 60)} h ${String(n % 60).padStart(2, '0')}`);
