// What an attack brings, as one strip across the table: who strikes whom, and, one after the other, who is stunned and how much
// endurance that costs.
import type { JSX } from 'preact';
import { Clash } from '../plain/clash';
import { pictureOf } from './cards';
import { faceOfPlayer } from './field';
import { nameOf, useGame, type Game } from './game';
import { strikeOf } from './story';
import type { VsLine } from './types';

type Side = Parameters<typeof Clash>[0]['left'];

const card = (g: Game, code: string): Side => { const picture = pictureOf(code); return { name: g.c.cards[code]?.name ?? '', ...(picture ? { picture } : {}) }; };
const player = (g: Game, seat: number): Side => { const p = g.view.players[seat]; const picture = p && faceOfPlayer(p); return { name: nameOf(g, seat), ...(picture ? { picture } : {}) }; };

export function Blow(): JSX.Element | null {
  const g = useGame();
  const { t } = g;
  const beat = t.state.beat as VsLine | undefined;
  if (!beat || (beat.kind !== 'stun' && beat.kind !== 'lose')) return null;
  const story = t.state.story as VsLine[];
  const attack = strikeOf(story, beat);
  if (!attack) return null;
  const told = story.slice(story.lastIndexOf(attack) + 1).filter((l) => l.kind === 'stun' || l.kind === 'lose');
  // a defender that strikes back stuns an attacker
  const isBack = (l: VsLine): boolean => (l.kind === 'stun' ? l.card !== attack.target && !!attack.cards?.includes(l.card ?? '') : l.who === attack.who);
  const mark = (l: VsLine): string => (l.kind === 'stun' ? t.Say('vs_stunned') : `−${l.amount}`);
  const marks = (back: boolean): string[] => told.filter((l) => isBack(l) === back).map(mark);
  const struck = told.find((l) => l.kind === 'stun' && isBack(l))?.card;
  const left = { ...card(g, struck ?? attack.cards?.[0] ?? ''), marks: marks(true) };
  const right = { ...(typeof attack.target === 'string' ? card(g, attack.target) : player(g, attack.target ?? 0)), marks: marks(false) };
  return <Clash key={story.lastIndexOf(attack)} left={left} right={right} n={beat.kind === 'stun' ? '!' : `−${beat.amount}`} sum={[]} told={beat.text} />;
}
