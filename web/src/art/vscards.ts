// Pictures for the cards of the Vs. System: the same drawings, in the colours of their teams.
import { vscards } from 'vscards';
import type { ArtCard } from './types';

const KINDS: Record<string, ArtCard['kind']> = { character: 'ally', 'plot twist': 'event', location: 'support', equipment: 'upgrade' };

export const vsFile = (code: string): string => `vs.${code.replace(':', '.')}`;

export const vsCards = (): ArtCard[] =>
  vscards.map((c) => ({ code: vsFile(c.code), name: c.name, kind: KINDS[c.type] ?? 'event', set: c.team, aspect: c.team || 'basic', traits: [], res: [] }));
