// What others do, told step by step: whose roll, which ability, how much damage.
import type { View } from '../live/protocol';
import type { Pace } from '../state/settings';
import type { Beats } from '../story/teller';
import { tumbles } from './dice';
import type { DtLine, DtPlayer, DtView } from './types';

const LONG = new Set(['roll', 'declare', 'activate', 'damage', 'defeated', 'over', 'turn']);
const SHORT = new Set(['start', 'change', 'reroll', 'decline', 'target', 'defend', 'no defence', 'heal', 'play', 'upgrade', 'spend', 'inflict', 'steal', 'prevent', 'throw', 'leader', 'add', 'undefendable', 'show']);
const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.35, step: 1 };
/** A hit is shown as a strip across the table; a roll is read when its dice lie still. */
const HIT = 1700;
const READ = 650;
/** What others play or declare is shown large, with its text. */
export const READS = new Set(['play', 'declare', 'defend']);
const SHOWN = 1700;

const changed = (players: DtPlayer[], who: number | undefined, to: (p: DtPlayer, i: number) => DtPlayer): DtPlayer[] =>
  players.map((p, i) => (i === who ? to(p, i) : p));

/** Team-mates share their health. */
function hurt(players: DtPlayer[], who: number | undefined, by: number): DtPlayer[] {
  const team = who === undefined ? undefined : players[who]?.team;
  return players.map((p) => (p.team === team ? { ...p, health: Math.max(0, p.health - by) } : p));
}

/** The table after this line, as far as the line tells; nothing is asked meanwhile. */
export function after(old: DtView, next: DtView, line: DtLine): DtView {
  const still: DtView = { ...old, decision: null, offers: [], odds: {}, shown: {} };
  const { who } = line;
  switch (line.kind) {
    case 'turn':
      return { ...still, turn: old.turn + 1, clock: old.clock.replace(/\d+/, String(old.turn + 1)), active: who ?? old.active, phase: 'upkeep', rolls: [], declared: null, attack: null, incoming: [] };
    case 'roll':
      return { ...still, phase: 'roll', rolls: [{ roller: who ?? old.active, purpose: line.purpose ?? '', dice: line.dice ?? [], left: 0 }] };
    case 'keep':
      return still;
    case 'declare':
    case 'activate':
      return { ...still, declared: line.ability ?? null };
    case 'damage':
      return { ...still, players: hurt(old.players, who, line.amount ?? 0) };
    case 'heal':
      return { ...still, players: hurt(old.players, who, -(line.amount ?? 0)) };
    default:
      return { ...still, players: changed(old.players, who, (p, i) => ({ ...(next.players[i] ?? p), health: p.health })) };
  }
}

/** mine: the seats of whoever looks; their own deeds are seen at once. */
export const beats = (mine: () => number[]): Beats => {
  const hasBeat = ({ kind }: DtLine): boolean => LONG.has(kind) || SHORT.has(kind);
  return {
    hasBeat,
    lasts: (line: DtLine, pace) => (line.kind === 'roll' ? tumbles(pace) : 0) + (line.kind === 'damage' ? HIT : line.kind === 'roll' ? READ : READS.has(line.kind) && !mine().includes(line.who ?? -1) ? SHOWN : LONG.has(line.kind) ? 950 : 600) * FACTOR[pace],
    isPaced: (lines: DtLine[]) => lines.some((l) => l.kind === 'damage' || (hasBeat(l) && l.who !== undefined && !mine().includes(l.who))),
    advanced: (old, next, line) => after(old as unknown as DtView, next as unknown as DtView, line) as unknown as View,
  };
};
