// What others play or turn up: large over the table for as long as it is told.
import type { JSX } from 'preact';
import { CardFace } from './cards';
import { nameOf, useGame } from './game';
import { SHOWN } from './story';
import type { VsLine } from './types';

export function Show(): JSX.Element | null {
  const g = useGame();
  const line = g.t.state.beat as VsLine | undefined;
  const card = g.c.cards[line?.card ?? ''];
  if (!line || !card || line.who === undefined || !SHOWN.has(line.kind) || g.t.state.seats.includes(line.who)) return null;
  return <section class="vshow" role="status" aria-label={line.text} key={g.t.state.story.length}><b>{nameOf(g, line.who)}</b><CardFace card={card} code={line.card} /></section>;
}
