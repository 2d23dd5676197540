// Which lines of the story get a moment of their own, and how long it lasts.
import type { InPlay, Line, View } from '../live/protocol';
import { isNew, type Pace } from '../state/settings';
import { bursts } from './bursts';
import type { Beats } from './teller';

const LONG = new Set(['attack sum', 'scheme sum', 'boost', 'reveal', 'villain stage', 'won', 'lost', 'eliminated', 'scheme stage']);
const SHORT = new Set([
  'step', 'activates', 'attack', 'thwart', 'play', 'damage', 'threat', 'defeated', 'enters play', 'engages', 'surge', 'completed',
  'defend', 'status', 'form', 'recover', 'heal', 'cancel', 'prevent', 'tough',
]);
const VILLAIN = new Set(['activates', 'boost', 'reveal', 'step', 'surge', 'villain stage', 'scheme stage', 'dealt']);
const DEEDS = new Set(['attack', 'thwart', 'play', 'use', 'recover', 'form', 'turn', 'defend']);
const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.35, step: 1 };

export const hasBeat = (line: Line): boolean => LONG.has(line.kind) || SHORT.has(line.kind);
export const lasts = (line: Line, pace: Pace): number => (LONG.has(line.kind) ? 1200 : 700) * FACTOR[pace];

/** Is this told step by step? The villain's doings always, those of others too; one's own are seen at once. */
export const isPaced = (lines: Line[], mine: boolean): boolean =>
  lines.some((l) => VILLAIN.has(l.kind)) || (!mine && lines.some((l) => DEEDS.has(l.kind)));

/** Does it wait for a press? A card that this browser turns up for the first time, unless somebody is in a hurry. */
export function waits(line: Line, pace: Pace): boolean {
  const [code] = line.cards ?? [];
  return line.kind === 'reveal' && pace !== 'fast' && !!code && isNew(code);
}

const COUNTED: Record<string, 'damage' | 'threat'> = { damage: 'damage', heal: 'damage', threat: 'threat', 'threat removed': 'threat' };
const LESS = new Set(['heal', 'threat removed']);

/** A card after a line that counts something on it, while more of the story is to come for it. */
function counted(card: InPlay, line: Line): InPlay {
  const what = COUNTED[line.kind];
  const n = Number(/\d+/.exec(line.text)?.[0] ?? 0) * (LESS.has(line.kind) ? -1 : 1);
  if (!what) return card;
  const now = Math.max(0, (card[what] ?? 0) + n);
  return { ...card, [what]: now, ...(what === 'damage' && card.hp !== undefined ? { hp: card.hp - (now - (card.damage ?? 0)) } : {}) };
}

function cards(old: View, next: View, line: Line, later: ReadonlySet<number>): InPlay[] {
  const all = line.ids ?? [];
  const ids = new Set(line.kind in COUNTED ? all.slice(-1) : all);
  const play = old.play.flatMap((c) => {
    if (line.kind === 'readied') return [{ ...c, exhausted: next.play.find((x) => x.id === c.id)?.exhausted ?? c.exhausted }];
    if (!ids.has(c.id)) return [c];
    if (later.has(c.id)) return [counted(c, line)];
    const now = next.play.find((x) => x.id === c.id);
    return now ? [now] : line.kind === 'defeated' || line.kind === 'discard' ? [] : [c];
  });
  return [...play, ...next.play.filter((now) => ids.has(now.id) && !play.some((c) => c.id === now.id))];
}

/** The old view with what this line speaks of as it is in the new one; nothing is asked meanwhile. `later`: the cards
 * that the rest of the story speaks of. */
export function advanced(old: View, next: View, line: Line, later: ReadonlySet<number>): View {
  const moved = line.kind === 'draw' || line.kind === 'dealt' ? { players: next.players } : {};
  const round = line.kind === 'round' ? next.round : old.round;
  const phase = line.kind === 'step' ? 'villain' : line.kind === 'round' ? next.phase : old.phase;
  return { ...old, ...moved, round, phase, play: cards(old, next, line, later), decision: null, why: [], offers: [] };
}

export const BEATS: Beats = { hasBeat, lasts, waits, isPaced, advanced, bursts };
