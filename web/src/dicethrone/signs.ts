// Texts in parts: words, and symbols of the dice.
import type { Hero } from './types';

interface Piece { text: string; symbol?: number }

/** The catalog has a symbol in a text as "⟨hammer⟩". */
export function pieces(text: string, hero: Pick<Hero, 'symbols'>): Piece[] {
  return text.split(/⟨([^⟩]*)⟩/).flatMap((part, i): Piece[] => {
    if (i % 2 === 0) return part ? [{ text: part }] : [];
    const symbol = hero.symbols.findIndex((s) => s.id === part);
    return [symbol < 0 ? { text: part } : { text: hero.symbols[symbol]?.name ?? part, symbol }];
  });
}
