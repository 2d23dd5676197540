// What dice show, by the patterns that the catalog tells.
import type { Pattern } from './types';

function straight(dice: readonly number[], length: number): boolean {
  const there = new Set(dice);
  return [1, 2, 3, 4, 5, 6].some((from) => Array.from({ length }, (_, i) => from + i).every((n) => there.has(n)));
}

export function matches(p: Pattern, dice: readonly number[], faces: readonly string[]): boolean {
  const shown = (symbol: string): number => dice.filter((n) => faces[n - 1] === symbol).length;
  const alike = Math.max(0, ...[1, 2, 3, 4, 5, 6].map((n) => dice.filter((x) => x === n).length));
  return (p.symbols ?? []).every(([symbol, n]) => shown(symbol) >= n) && (!p.straight || straight(dice, p.straight)) && (!p.alike || alike >= p.alike);
}

/** The highest tier that the dice show, counted from 1; 0: none. */
export const labelled = (tiers: readonly Pattern[], dice: readonly number[], faces: readonly string[]): number => tiers.findLastIndex((p) => matches(p, dice, faces)) + 1;
