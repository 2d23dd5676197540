// A deck that is being made: what it holds, what may come into it, what it looks like in numbers.
import type { CardFace, Resource } from '../cards/types';
import { RESOURCES } from '../cards/facts';
import type { DeckCheck } from '../live/http';

export interface Draft {
  /** Of the deck on the server; "" while it is only here. */
  id: string;
  name: string;
  notes: string;
  /** Code of the identity's hero side. */
  hero: string;
  aspects: string[];
  list: Record<string, number>;
}

export const fromCheck = (found: DeckCheck, more: Partial<Draft> = {}): Draft => ({
  id: '', name: found.name ?? '', notes: '', hero: found.hero?.code ?? '', aspects: found.aspects.map((a) => a.key), list: { ...found.list }, ...more,
});

/** As the sites of deck lists write it: a format that the server reads. */
export function asText(d: Draft): string {
  const meta = Object.fromEntries(d.aspects.map((a, i) => [`aspect${i ? i + 1 : ''}`, a]));
  return JSON.stringify({ name: d.name, investigator_code: d.hero || null, slots: d.list, meta });
}

const HELD = '#deck=';

/** The whole deck stands behind the "#", which no browser sends: nobody needs to have saved it. */
export function deckLink(d: Draft): string {
  const bytes = new TextEncoder().encode(asText(d));
  return `${location.origin}/decks${HELD}${btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The text of the deck that an address holds; none where it holds none, or half of one. */
export function deckIn(hash: string): string | undefined {
  if (!hash.startsWith(HELD)) return undefined;
  try {
    const letters = atob(hash.slice(HELD.length).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(letters, (c) => c.charCodeAt(0)));
  } catch {
    return '';
  }
}

const KINDS = ['ally', 'event', 'support', 'upgrade', 'resource', 'player_side_scheme'];

/** May this card be looked for in the pool of such a deck? What is legal in the end the server says. */
export function fits(face: CardFace, d: Draft, heroSet: string): boolean {
  if (!KINDS.includes(face.kind)) return false;
  if (face.aspect === 'hero') return face.set === heroSet;
  return face.aspect === 'basic' || face.aspect === 'pool' || !d.aspects.length || d.aspects.includes(face.aspect);
}

/** One more or one less; never more than the card allows, never less than none. */
export function changed(d: Draft, face: CardFace, by: number): Draft {
  const n = Math.max(0, Math.min(face.limit ?? 3, (d.list[face.code] ?? 0) + by));
  const { [face.code]: _, ...rest } = d.list;
  return { ...d, list: n ? { ...rest, [face.code]: n } : rest };
}

export interface Numbers {
  size: number;
  /** Cards of each cost from 0 to 5 and more; what has no cost is left out. */
  curve: number[];
  resources: Record<Resource, number>;
  kinds: [kind: string, n: number][];
}

export function numbers(d: Draft, faces: Record<string, CardFace>): Numbers {
  const curve = [0, 0, 0, 0, 0, 0];
  const resources = Object.fromEntries(RESOURCES.map((r) => [r, 0])) as Record<Resource, number>;
  const kinds = new Map<string, number>();
  let size = 0;
  for (const [code, n] of Object.entries(d.list)) {
    const face = faces[code];
    if (!face) continue;
    size += n;
    kinds.set(face.kind, (kinds.get(face.kind) ?? 0) + n);
    if (typeof face.cost === 'number') curve[Math.min(5, face.cost)] = (curve[Math.min(5, face.cost)] ?? 0) + n;
    for (const r of RESOURCES) resources[r] += (face.res[r] ?? 0) * n;
  }
  return { size, curve, resources, kinds: [...kinds].sort((a, b) => KINDS.indexOf(a[0]) - KINDS.indexOf(b[0])) };
}

export interface Hand {
  hand: string[];
  deck: string[];
}

export function shuffled(list: Record<string, number>, chance: () => number = Math.random): string[] {
  const cards = Object.entries(list).flatMap(([code, n]) => Array<string>(n).fill(code));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
  }
  return cards;
}

export const dealt = (list: Record<string, number>, size: number, chance?: () => number): Hand => {
  const cards = shuffled(list, chance);
  return { hand: cards.slice(0, size), deck: cards.slice(size) };
};

/** Those cards are discarded, and as many drawn instead. rr: the mulligan of setup. */
export function mulligan({ hand, deck }: Hand, away: ReadonlySet<number>): Hand {
  const kept = hand.filter((_, i) => !away.has(i));
  return { hand: [...kept, ...deck.slice(0, away.size)], deck: deck.slice(away.size) };
}
