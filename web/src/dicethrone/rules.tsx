// Rule texts with the hero's symbols in place of their names.
import type { JSX } from 'preact';
import { Symbol } from './art';
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

export function Rules({ text, hero }: { text: string; hero: Hero | undefined }): JSX.Element {
  if (!hero) return <>{text}</>;
  return <>{pieces(text, hero).map((p, i) => (p.symbol === undefined ? p.text : <span key={i} class="dsign" role="img" aria-label={p.text} title={p.text}><Symbol id={hero.symbols[p.symbol]?.id ?? ''} n={p.symbol} /></span>))}</>;
}
