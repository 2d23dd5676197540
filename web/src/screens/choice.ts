// The choice of a new game: what it begins with and how it is sent.
import type { HeroEntry, NewTable, SeatSpec } from '../live/http';
import type { Book } from '../state/faces';
import { lastChoice, type Choice } from '../state/settings';

type Heroes = Pick<Book, 'catalog'>;

/** Whose deck it is: that of the text, as far as it was read, else the starter deck's. */
export const heroOf = (b: Heroes, seat: SeatSpec): HeroEntry | undefined =>
  b.catalog.heroes.find((h) => (seat.deck_text === undefined ? seat.starter?.split(':')[0] === h.key : seat.hero === h.code || seat.hero === h.alter_code));

const known = (b: Heroes, s: SeatSpec): boolean =>
  !!s.deck_text || b.catalog.heroes.some((h) => h.aspects.some((a) => a.starter === s.starter));

/** Which Standard and Expert sets, where it is not the first of each. */
function chosenSets(b: Heroes, last: Partial<Choice>): Pick<Choice, 'standard_set' | 'expert_set'> {
  const there = (mode: string, key?: string): boolean => b.catalog.modes.some((m) => m.key === mode && m.sets.some((s) => s.key === key));
  const { standard_set, expert_set } = last;
  return {
    ...(standard_set && there('standard', standard_set) ? { standard_set } : {}),
    ...(expert_set && there('expert', expert_set) ? { expert_set } : {}),
  };
}

/** The last choice, as far as it still exists; else one hero against the first villain. The seed is new every time. */
export function firstChoice(b: Heroes, last: Partial<Choice> = lastChoice()): Choice {
  const starter = b.catalog.heroes[0]?.aspects[0]?.starter ?? '';
  const seats = (last.seats ?? []).filter((s) => known(b, s));
  const scenario = b.catalog.scenarios.find((s) => s.key === last.scenario) ?? b.catalog.scenarios[0];
  const modular = last.modular?.filter((m) => m === 'random' || b.catalog.modular.some((x) => x.key === m));
  const enough = modular?.length && (!scenario?.aside || scenario.aside === modular.length);
  return {
    seats: seats.length ? seats : [{ starter, hold: 'me' }],
    scenario: scenario?.key ?? '',
    ...(enough ? { modular } : {}),
    mode: b.catalog.modes.some((m) => m.key === last.mode) ? (last.mode ?? 'standard') : 'standard',
    ...chosenSets(b, last),
    heroic: last.heroic ?? 0,
    skirmish: last.skirmish ?? 0,
  };
}

/** A seed of digits is a number, as on the command line. */
const seedOf = (text: string): string | number => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);

export const seatsToSend = (seats: SeatSpec[], name = ''): SeatSpec[] => seats.map((s) => ({
  ...(s.deck_text === undefined ? { starter: s.starter ?? '' } : { deck_text: s.deck_text }),
  hold: s.hold, ...(name && s.hold === 'me' ? { name } : {}),
}));

export type Modes = Pick<Choice, 'mode' | 'standard_set' | 'expert_set' | 'heroic' | 'skirmish'>;

/** The Expert set is for expert mode; a villain with its own deck takes neither it nor a Standard set. */
function setsToSend(c: Modes, alone: boolean): Pick<Choice, 'standard_set' | 'expert_set'> {
  return {
    ...(c.standard_set && !alone ? { standard_set: c.standard_set } : {}),
    ...(c.expert_set && !alone && c.mode === 'expert' ? { expert_set: c.expert_set } : {}),
  };
}

export const modesToSend = (m: Modes, alone: boolean): Modes => ({ mode: m.mode, heroic: m.heroic, skirmish: m.skirmish, ...setsToSend(m, alone) });

export function toSend(c: Choice, lang: NewTable['lang'], name = '', alone = false): NewTable {
  const { seed, standard_set: _standard, expert_set: _expert, ...rest } = c;
  const seats = seatsToSend(c.seats, name);
  const wanted = String(seed ?? '').trim();
  const room = seats.some((s) => s.hold === 'friend');
  return { ...rest, ...setsToSend(c, alone), seats, lang, ...(room ? { room } : {}), ...(wanted ? { seed: seedOf(wanted) } : {}) };
}

/** A hero that nobody plays yet. */
export function freeHero(b: Heroes, seats: SeatSpec[]): HeroEntry | undefined {
  const taken = new Set(seats.map((s) => heroOf(b, s)?.key));
  return b.catalog.heroes.find((h) => !taken.has(h.key));
}
