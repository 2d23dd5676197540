// Small questions about faces that several parts ask.
import type { CardFace, CardState, Kind, Resource, Stat } from './types';

export const RESOURCES: Resource[] = ['energy', 'mental', 'physical', 'wild'];

const WIDE = new Set<Kind>(['main_scheme', 'side_scheme', 'player_side_scheme']);
const ENCOUNTER = new Set<Kind>([
  'villain', 'main_scheme', 'side_scheme', 'minion', 'treachery', 'attachment', 'environment', 'obligation',
]);
const FEMININE = new Set<Kind>([
  'upgrade', 'resource', 'main_scheme', 'side_scheme', 'player_side_scheme', 'treachery', 'obligation',
]);
const STATS: Partial<Record<Kind, Stat[]>> = {
  hero: ['thw', 'atk', 'def'],
  alter_ego: ['rec'],
  ally: ['thw', 'atk'],
  minion: ['sch', 'atk'],
  villain: ['sch', 'atk'],
  attachment: ['sch', 'atk'],
};

export const isWide = (kind: Kind): boolean => WIDE.has(kind);
export const isEncounter = (kind: Kind): boolean => ENCOUNTER.has(kind);

/** The ending of a French participle that speaks of this kind of card. */
export const ending = (kind: Kind): string => (FEMININE.has(kind) ? 'e' : '');

/** The printed resources, one entry an icon. */
export const given = (face: CardFace): Resource[] =>
  RESOURCES.flatMap((r) => Array<Resource>(face.res[r] ?? 0).fill(r));

export interface StatNow {
  stat: Stat;
  /** As shown: "2", "–", "+1" of an attachment. */
  shown: string;
  /** By how much it differs from what is printed. */
  change: number;
  /** Consequential damage. */
  costs: number;
  star: boolean;
}

function shown(face: CardFace, now: number | null): string {
  if (now === null) return '–';
  return face.kind === 'attachment' && now > 0 ? `+${now}` : String(now);
}

/** The statistics of a face, as they are now. */
export function statsOf(face: CardFace, state?: CardState): StatNow[] {
  return (STATS[face.kind] ?? []).flatMap((stat) => {
    const printed = face[stat] ?? (face.kind === 'ally' ? null : undefined); // an ally without a power shows a dash
    if (printed === undefined) return [];
    const now = state?.[stat] ?? printed;
    const costs = stat === 'atk' ? face.icons.atk_cost : stat === 'thw' ? face.icons.thw_cost : 0;
    const star = stat === 'atk' ? face.icons.atk_star : stat === 'sch' ? face.icons.sch_star : 0;
    const change = now === null || printed === null ? 0 : now - printed;
    return [{ stat, shown: shown(face, now), change, costs: costs ?? 0, star: !!star }];
  });
}

export const hpOf = (face: CardFace, state?: CardState): number | null | undefined =>
  isWide(face.kind) ? undefined : (state?.hp ?? face.hp);

/** Counters of all names together: a card rarely holds two kinds. */
export const countersOf = (state?: CardState): [string, number][] =>
  Object.entries(state?.counters ?? {}).filter(([, n]) => n > 0);
