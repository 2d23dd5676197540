// A deck of the Vs. System in the making, and its text as a deck file has it (docs/vs-cards.md): a format that the server reads.
import type { Shelved } from './parts';

export interface VsDraft extends Shelved {
  list: Record<string, number>;
}

export function asFile(d: VsDraft): string {
  const rows = Object.entries(d.list).map(([code, n]) => `  [${n}, ${JSON.stringify(code)}],\n`);
  return `name = ${JSON.stringify(d.name)}\ncards = [\n${rows.join('')}]\n`;
}

/** One more or one less; most: as many as may be. */
export function changedBy(d: VsDraft, code: string, by: number, most = Infinity): VsDraft {
  const n = Math.max(0, Math.min(most, (d.list[code] ?? 0) + by));
  const { [code]: _, ...rest } = d.list;
  return { ...d, list: n ? { ...rest, [code]: n } : rest };
}
