// The choice of a new game: what it begins with and how it is sent.
import type { HeroEntry, NewTable, SeatSpec } from '../live/http';
import type { Book } from '../state/faces';
import { lastChoice, type Choice } from '../state/settings';

export const heroOf = (b: Book, seat: SeatSpec): HeroEntry | undefined =>
  b.catalog.heroes.find((h) => seat.starter?.split(':')[0] === h.key);

const known = (b: Book, s: SeatSpec): boolean =>
  !!s.deck_text || b.catalog.heroes.some((h) => h.aspects.some((a) => a.starter === s.starter));

/** The last choice, as far as it still exists; else one hero against the first villain. */
export function firstChoice(b: Book): Choice {
  const last = lastChoice();
  const starter = b.catalog.heroes[0]?.aspects[0]?.starter ?? '';
  const seats = (last.seats ?? []).filter((s) => known(b, s));
  const scenario = b.catalog.scenarios.some((s) => s.key === last.scenario) ? last.scenario : b.catalog.scenarios[0]?.key;
  const modular = last.modular?.filter((m) => m === 'random' || b.catalog.modular.some((x) => x.key === m));
  return {
    seats: seats.length ? seats : [{ starter, hold: 'me' }],
    scenario: scenario ?? '',
    ...(modular?.length ? { modular } : {}),
    mode: b.catalog.modes.some((m) => m.key === last.mode) ? (last.mode ?? 'standard') : 'standard',
    heroic: last.heroic ?? 0,
    skirmish: last.skirmish ?? 0,
  };
}

export function toSend(c: Choice, lang: NewTable['lang']): NewTable {
  const { seed, ...rest } = c;
  const seats = c.seats.map((s) => (s.deck_text ? { deck_text: s.deck_text, hold: s.hold } : { starter: s.starter ?? '', hold: s.hold }));
  return { ...rest, seats, lang, ...(seed ? { seed } : {}) };
}

/** A hero that nobody plays yet. */
export function freeHero(b: Book, c: Choice): HeroEntry | undefined {
  const taken = new Set(c.seats.map((s) => heroOf(b, s)?.key));
  return b.catalog.heroes.find((h) => !taken.has(h.key));
}
