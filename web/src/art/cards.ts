// What emblems are drawn from: the printed facts of all packs.
import { packs } from 'packs';
import type { Kind, Resource } from '../cards/types';
import type { ArtCard } from './types';

const RESOURCES: Resource[] = ['energy', 'mental', 'physical', 'wild'];
const OF_PLAYERS = new Set(['hero', 'alter_ego', 'ally', 'event', 'support', 'upgrade', 'resource', 'player_side_scheme']);

export const cards: ArtCard[] = packs
  .flatMap((p) => p.cards)
  .filter((c) => !c.duplicate_of)
  .map((c) => ({
    code: c.code,
    name: c.name,
    kind: c.type as Kind,
    set: c.set ?? '',
    aspect: OF_PLAYERS.has(c.type) ? c.aspect : 'encounter',
    traits: c.traits,
    res: RESOURCES.flatMap((r) => Array<Resource>(Number(c.facts[`resource_${r}`] ?? 0)).fill(r)),
  }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));
