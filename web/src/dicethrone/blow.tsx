// A hit with its weight: who strikes, with what, how much was prevented, who takes how much.
import type { JSX } from 'preact';
import { Clash } from '../plain/clash';
import { lookOf } from '../plain/looks';
import type { Tile } from '../story/sum';
import { heroAt, useGame } from './game';
import { abilityName } from './look';
import { cause } from './story';
import type { DtLine } from './types';

export function Blow(): JSX.Element | null {
  const { t, view, ...g } = useGame();
  const hit = t.state.beat as DtLine | undefined;
  if (hit?.kind !== 'damage' || hit.who === undefined) return null;
  const [n, before, by] = [hit.amount ?? 0, hit.before ?? hit.amount ?? 0, hit.other ?? hit.who];
  const ability = cause(t.state.story as DtLine[], hit);
  const face = (seat: number): { name: string; picture?: string } => {
    const { picture } = lookOf('dicethrone', view.players[seat]?.hero ?? '');
    return { name: view.names[seat] ?? '', ...(picture ? { picture } : {}) };
  };
  const sum: Tile[] = n < before ? [{ sign: '', n: before, word: t.say('dt_damage') }, { sign: '−', n: before - n, word: t.say('dt_prevented') }, { sign: '=', n, word: t.say('dt_damage') }] : [];
  return <Clash key={`${t.state.story.length}`} left={face(by)} right={face(hit.who)} title={ability ? abilityName(heroAt({ view, c: g.c }, by), ability) : undefined} n={n} sum={sum} told={hit.text} />;
}
