// The story of a game that is looked at again: what each answer brought about, and where one can jump to.
import type { Line } from '../live/protocol';

export interface Step {
  /** After so many answers. */
  n: number;
  lines: Line[];
}

/** Lines by the answer that they followed. */
export function steps(lines: Line[]): Step[] {
  const out: Step[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last?.n === line.n) last.lines.push(line);
    else out.push({ n: line.n, lines: [line] });
  }
  return out;
}

/** The last of those that lie at n or before it. */
export const lastAt = <T extends { n: number }>(all: T[], n: number): T | undefined => all.findLast((x) => x.n <= n);

/** Where the next (1) or the previous (-1) of these is; beyond the last the end, before the first the beginning. */
export function beside(all: { n: number }[], n: number, by: 1 | -1, of: number): number {
  return by > 0 ? (all.find((x) => x.n > n)?.n ?? of) : (all.findLast((x) => x.n < n)?.n ?? 0);
}
