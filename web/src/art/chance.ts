// Chance that is none: the same seed gives the same numbers, for ever and everywhere.

export type Rng = () => number;

/** FNV-1a, 32 bits. */
export function fnv(text: string): number {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** Mulberry32: numbers from 0 to 1. */
export function rng(seed: number): Rng {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(from: readonly [T, ...T[]], chance: Rng): T {
  return from[Math.floor(chance() * from.length)] ?? from[0];
}
