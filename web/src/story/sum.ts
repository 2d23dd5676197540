// A sum of the story as tiles: "Attack on Spider-Man: ATK 2 + boost 1 − DEF 3 = 0 damage".

export interface Tile {
  /** What stands before it; "" of the first. */
  sign: '' | '+' | '−' | '=';
  n: number;
  /** What it counts. */
  word: string;
}

export function tiles(text: string): Tile[] {
  const sum = text.slice(text.indexOf(':') + 1);
  const parts = ` ${sum.trim()}`.split(/ ([+=−-]) /);
  const out: Tile[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const piece = parts[i]?.trim() ?? '';
    const n = /\d+/.exec(piece)?.[0];
    if (n === undefined) return [];
    const sign = (i ? parts[i - 1]?.replace('-', '−') : '') as Tile['sign'];
    out.push({ sign, n: Number(n), word: piece.replace(n, '').trim() });
  }
  return out.at(-1)?.sign === '=' ? out : [];
}
