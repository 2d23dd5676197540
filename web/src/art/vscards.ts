// Pictures for the cards of the Vs. System: the same drawings, in the colours of their teams.
import { vscards } from 'vscards';
import type { ArtCard } from './types';
import { LOOKS } from './vslooks';

const KINDS: Record<string, ArtCard['kind']> = { character: 'ally', 'plot twist': 'event', location: 'support', equipment: 'upgrade' };

export const vsFile = (code: string): string => `vs.${code.replace(':', '.')}`;

/** A card of no team has the colours of the team it came with; one that came with none is grey. */
export function vsCards(): ArtCard[] {
  const teams = new Set(vscards.map((c) => c.team));
  return vscards.map(({ code, name, type, team }) => {
    const [file = '', id = ''] = code.split(':');
    const look = LOOKS[file]?.[id];
    return { code: vsFile(code), name, kind: KINDS[type] ?? 'event', set: team, aspect: team || (teams.has(file) ? file : 'basic'), traits: [], res: [], ...(look ? { look } : {}) };
  });
}
