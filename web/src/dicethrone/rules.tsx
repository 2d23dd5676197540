// Rule texts with the hero's symbols in place of their names.
import type { JSX } from 'preact';
import { Symbol } from './art';
import { pieces } from './signs';
import type { Hero } from './types';

export function Rules({ text, hero }: { text: string; hero: Hero | undefined }): JSX.Element {
  if (!hero) return <>{text}</>;
  return <>{pieces(text, hero).map((p, i) => (p.symbol === undefined ? p.text : <span key={i} class="dsign" role="img" aria-label={p.text} title={p.text}><Symbol id={hero.symbols[p.symbol]?.id ?? ''} n={p.symbol} /></span>))}</>;
}
