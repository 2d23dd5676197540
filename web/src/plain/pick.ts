// What is picked at a decision of any game: a row in any order, shares one for each, an order as it was pressed.
import { lacks, tooMuch, type Sums } from '../state/choice';
import type { PlainDecision, PlainOption } from './types';

const SETS = new Set(['some', 'pay', 'share']);

/** Are several things told together? One alone is pressed, and that is all. */
export const isRow = (d: PlainDecision): boolean => SETS.has(d.ask.kind) || (d.ask.kind === 'order' && (d.ask.most ?? 1) > 1);

const sums = (d: PlainDecision): Sums => ({ least: d.ask.least ?? 1, most: d.ask.most ?? 1, bounds: d.ask.bounds ?? [] });

/** Of several that are the same to whoever chooses, one: the best, else the first. */
export function once<T>(all: T[], same: (o: T) => string, isBest: (o: T) => boolean): T[] {
  const kept = new Map<string, T>();
  for (const o of all) if (!kept.has(same(o)) || isBest(o)) kept.set(same(o), o);
  return all.filter((o) => kept.get(same(o)) === o);
}

/** All that belongs to the row, in the order in which the server named it. */
export function rowOf(d: PlainDecision): PlainOption[] {
  const all = new Map([...d.options, ...(d.more ?? [])].map((o) => [o.id, o]));
  return (d.ask.of ?? []).flatMap((id) => all.get(id) ?? []);
}

/** What can be pressed besides: to pass, to go back. "done" is what a whole row says by itself. */
export const besides = (d: PlainDecision): PlainOption[] =>
  d.options.filter((o) => !d.ask.of?.includes(o.id) && o.verb !== 'done');

/** Shares of the same one exclude each other. */
const family = (d: PlainDecision, o: PlainOption): string => (d.ask.kind === 'share' ? `${o.target ?? o.card ?? o.id}` : o.id);

export function toggled(d: PlainDecision, picked: string[], o: PlainOption): string[] {
  if (picked.includes(o.id)) return picked.filter((id) => id !== o.id);
  const row = rowOf(d);
  const others = picked.filter((id) => row.some((x) => x.id === id && family(d, x) !== family(d, o)));
  return tooMuch(sums(d), [...others, o.id]) ? picked : [...others, o.id];
}

export const mayToggle = (d: PlainDecision, picked: string[], o: PlainOption): boolean => toggled(d, picked, o) !== picked;
export const stillMissing = (d: PlainDecision, picked: string[]): number => lacks(sums(d), picked);

/** As `toggled`; where no more may be picked, the first one makes room. */
export function swapped(d: PlainDecision, picked: string[], o: PlainOption): string[] {
  const next = toggled(d, picked, o);
  return next === picked ? toggled(d, picked.slice(1), o) : next;
}

/** What is sent for this row, undefined if it is not whole yet. */
export function answerOf(d: PlainDecision, picked: string[]): string[] | undefined {
  if (lacks(sums(d), picked) || tooMuch(sums(d), picked)) return undefined;
  if (picked.length) return picked;
  const done = d.options.find((o) => o.verb === 'done');
  return done && [done.id];
}
