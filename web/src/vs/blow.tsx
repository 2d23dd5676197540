// What an attack brings, as a strip across the table: who strikes, who is stunned, how much endurance that costs.
import type { JSX } from 'preact';
import { Clash } from '../plain/clash';
import { pictureOf } from './cards';
import { faceOfPlayer } from './field';
import { nameOf, useGame } from './game';
import { strikeOf } from './story';
import type { VsLine } from './types';

export function Blow(): JSX.Element | null {
  const g = useGame();
  const { t, view, c } = g;
  const beat = t.state.beat as VsLine | undefined;
  if (!beat || (beat.kind !== 'stun' && beat.kind !== 'lose')) return null;
  const attack = strikeOf(t.state.story as VsLine[], beat);
  if (!attack) return null;
  const card = (code: string): { name: string; picture?: string } => { const picture = pictureOf(code); return { name: c.cards[code]?.name ?? '', ...(picture ? { picture } : {}) }; };
  const player = (seat: number): { name: string; picture?: string } => { const p = view.players[seat]; const picture = p && faceOfPlayer(p); return { name: nameOf(g, seat), ...(picture ? { picture } : {}) }; };
  // a defender that strikes back is the one who stuns an attacker
  const back = beat.kind === 'stun' && attack.cards?.includes(beat.card ?? '') && typeof attack.target === 'string';
  const left = card((back ? (attack.target as string) : attack.cards?.[0]) ?? '');
  const right = beat.kind === 'stun' ? card(beat.card ?? '') : player(beat.who ?? 0);
  return <Clash key={t.state.story.length} left={left} right={right} title={beat.kind === 'stun' ? t.Say('vs_stunned') : undefined} n={beat.kind === 'stun' ? '!' : `−${beat.amount}`} sum={[]} told={beat.text} />;
}
