// What a person has chosen so far in the present decision, and what that leaves.
import type { Resource } from '../cards/types';
import type { Bound, Decision, EventAbout, Option, View, Why } from '../live/protocol';

/** At a turn: the card (or target) whose options are looked at. */
export interface Selection {
  card?: number | undefined;
  target?: number | undefined;
  verb?: string | undefined;
}

const ASIDE = new Set(['end_turn', 'pass', 'done', 'back', 'concede']);
const GROUPS = ['play', 'use', 'attack', 'thwart', 'identity', 'other'];

export const isAside = (o: Option): boolean => ASIDE.has(o.verb);
export const aboutEvent = (d: Decision): EventAbout | undefined =>
  typeof d.about === 'object' && d.about !== null ? d.about : undefined;
export const aboutCard = (d: Decision): number | undefined => (typeof d.about === 'number' && d.about >= 0 ? d.about : undefined);

export function matches(o: Option, s: Selection): boolean {
  return (s.card === undefined || o.card === s.card)
    && (s.target === undefined || o.target === s.target)
    && (s.verb === undefined || o.verb === s.verb);
}

export const isSelected = (s: Selection): boolean => s.card !== undefined || s.target !== undefined || s.verb !== undefined;

/** The options that the panel lists, in its order: what a key's number means. */
export function listed(d: Decision, s: Selection): Option[] {
  const own = d.options.filter((o) => !isAside(o) && matches(o, s));
  if (d.kind !== 'turn') return own;
  return own.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

/** A row of the panel: one option (of copies in the hand the first one's), or all targets of one card's attack or thwart, which are asked for next. */
export interface Row {
  options: Option[];
}
const AIMED = new Set(['attack', 'thwart']);

/** Playing one of two copies in the hand is the same as playing the other. */
const copies = (a: Option | undefined, b: Option): boolean => a?.verb === 'play' && b.verb === 'play' && a.card_code !== undefined
  && (['card_code', 'text', 'target', 'outcome', 'detail'] as const).every((k) => a[k] === b[k]);

export function rowsOf(d: Decision, s: Selection): Row[] {
  const out: Row[] = [];
  for (const o of listed(d, s)) {
    const same = d.kind === 'turn' && !isSelected(s) && AIMED.has(o.verb) && out.find((l) => l.options[0]?.verb === o.verb && l.options[0].card === o.card);
    if (same) same.options.push(o);
    else if (d.kind !== 'turn' || isSelected(s) || !out.some((l) => copies(l.options[0], o))) out.push({ options: [o] });
  }
  return out;
}

/** What a chosen card is about to do, where only its target is left to choose. */
export function aimedVerb(d: Decision, s: Selection): string | undefined {
  const [first, ...more] = listed(d, s);
  return d.kind === 'turn' && isSelected(s) && first && more.length && [first, ...more].every((o) => o.verb === first.verb && o.target !== undefined) ? first.verb : undefined;
}

/** Those that stand below the list: end the turn, pass, back. */
export const aside = (d: Decision): Option[] => d.options.filter((o) => isAside(o) && o.verb !== 'concede');

/** What the Enter key means: the one thing that can be done. Passing is never what Enter does while something can be, nor is
 * what may be declined and has a price, or hurts. */
export function deedOf(d: Decision, s: Selection): Option | undefined {
  const [only, ...more] = rowsOf(d, s);
  const [o] = only?.options ?? [];
  if (d.kind === 'turn' || !o || only?.options.length !== 1 || more.length) return undefined;
  return d.kind === 'defend' || o.good || !declineOf(d) ? o : undefined;
}

/** The trigger that is always to be used: it alone is asked about, and there is nothing to think about. */
export function alwaysOf(d: Decision, codes: Readonly<Record<string, string>>): Option | undefined {
  const [o, ...more] = d.kind === 'window' && !d.pick ? listed(d, {}) : [];
  return o?.always && !more.length && o.card_code !== undefined && o.card_code in codes ? o : undefined;
}

/** To let an attack through. */
export const unopposed = (d: Decision, o: Option): boolean => d.kind === 'defend' && o.verb === 'pass';

export const declineOf = (d: Decision): Option | undefined => aside(d).find((o) => ['pass', 'done', 'no'].includes(o.verb));

/** Rows that have a digit for a key; the tenth has 0. */
export const KEYS = 10;
export const numberOf = (i: number): number | undefined => (i >= 0 && i < KEYS ? (i + 1) % 10 : undefined);
export function keyOf(d: Decision, s: Selection, id: string): number | undefined {
  return numberOf(rowsOf(d, s).findIndex((l) => l.options.length === 1 && l.options[0]?.id === id));
}

// ---- what is picked together
export const pickOptions = (d: Decision): Option[] => {
  const all = [...d.options, ...(d.pick?.more ?? [])];
  return (d.pick?.options ?? []).flatMap((id) => all.find((o) => o.id === id) ?? []);
};

/** What an option is about on the table: its target, else its card. */
export const thingOf = (o: Option): number | undefined => o.target ?? o.card;

export type Pool = Partial<Record<Resource, number>>;
const RES: Resource[] = ['energy', 'mental', 'physical', 'wild'];

export function pooled(d: Decision, picked: string[]): Pool {
  const out: Pool = { ...d.pick?.have };
  for (const o of pickOptions(d).filter((x) => picked.includes(x.id)))
    for (const r of RES) out[r] = (out[r] ?? 0) + (o.gives?.[r] ?? 0);
  return out;
}

export const inRow = (pool: Pool): Resource[] => RES.flatMap((r) => Array<Resource>(pool[r] ?? 0).fill(r));

/** What the picked ones are worth by each bound that the server declared: sums of its numbers, and no rule. */
const worth = (b: Bound, picked: string[]): number => picked.reduce((sum, id) => sum + (b.worth[id] ?? 0), 0);

/** How many are picked, and what they must come to. */
export interface Sums {
  least: number;
  most: number;
  bounds?: Bound[];
}
const NOTHING_ASKED: Sums = { least: 0, most: 0 };

/** How much has to be added before it is enough. */
export const lacks = (a: Sums, picked: string[]): number =>
  Math.max(0, a.least - picked.length, ...(a.bounds ?? []).map((b) => b.least - worth(b, picked)));

export const tooMuch = (a: Sums, picked: string[]): boolean =>
  picked.length > a.most || (a.bounds ?? []).some((b) => b.most !== null && worth(b, picked) > b.most);

/** Can this be picked besides, without being too much? */
export const mayAdd = (d: Decision, picked: string[], id: string): boolean =>
  !picked.includes(id) && !tooMuch(d.pick ?? NOTHING_ASKED, [...picked, id]);

export const missing = (d: Decision, picked: string[]): number => lacks(d.pick ?? NOTHING_ASKED, picked);

export const enough = (d: Decision, picked: string[]): boolean => !!d.pick && !missing(d, picked) && !tooMuch(d.pick, picked);

// ---- damage that is divided
/** How much each character gets so far. */
export function shares(d: Decision, picked: string[]): Map<number, number> {
  return new Map((d.pick?.rows ?? []).map((r) => [r.target, Math.max(0, r.options.findIndex((id) => picked.includes(id)))]));
}
export const leftOver = (d: Decision, picked: string[]): number =>
  (d.pick?.left ?? 0) - [...shares(d, picked).values()].reduce((a, b) => a + b, 0);

/** One more or one less for somebody, as far as there is any left and he can take it. */
export function shared(d: Decision, picked: string[], target: number, more: 1 | -1): string[] {
  const row = d.pick?.rows?.find((r) => r.target === target);
  const n = (shares(d, picked).get(target) ?? 0) + more;
  const id = row?.options[n];
  if (!row || id === undefined || (more > 0 && leftOver(d, picked) < 1)) return picked;
  return [...picked.filter((x) => !row.options.includes(x)), ...(n ? [id] : [])];
}

/** What is proposed, and what that leaves for the others, who are not asked about. */
export function sharesProposed(d: Decision): string[] {
  const rows = d.pick?.rows ?? [];
  let out = (d.proposal ?? []).filter((id) => rows.some((r) => r.options.indexOf(id) > 0));
  for (const r of rows.filter((x) => !x.options.some((id) => d.proposal?.includes(id))))
    while (leftOver(d, out) > 0 && shared(d, out, r.target, 1) !== out) out = shared(d, out, r.target, 1);
  return out;
}

/** One more source pays: what was proposed and is no longer needed is taken back. */
export function paidWith(d: Decision, picked: string[], id: string): string[] {
  let out = [...picked, id];
  if (d.pick?.need?.x) return out;
  for (const old of picked.filter((x) => d.proposal?.includes(x))) {
    const without = out.filter((x) => x !== old);
    if (enough(d, without)) out = without;
  }
  return out;
}

const FAMILY: Record<string, string> = {
  villain: 'enemy', minion: 'enemy', main_scheme: 'scheme', side_scheme: 'scheme', player_side_scheme: 'scheme',
  hero: 'friend', alter_ego: 'friend', ally: 'friend',
};

/** The refusals that somebody could wonder about: of a target only where one of its family is legal. */
export function wondered(v: View, d: Decision): Why[] {
  const family = (id: number | undefined): string | undefined => {
    const kind = v.play.find((c) => c.id === id)?.kind;
    return kind && (FAMILY[kind] ?? kind);
  };
  const legal = new Set(d.options.map((o) => family(o.target ?? o.card)));
  return v.why.filter((w) => d.kind === 'turn' || w.target === undefined || legal.has(family(w.target)));
}

/** The code of a card that the view shows, wherever it lies. */
export function codeIn(v: View, id: number | undefined): string | undefined {
  const piles = [v.play, v.table, v.encounter_discard, v.aside, ...Object.values(v.other_piles ?? {}), ...v.players.flatMap((p) => [p.hand ?? [], p.discard, p.own_deck?.top ?? [], p.own_deck?.discard ?? []])];
  return id === undefined ? undefined : piles.flatMap((p) => p.find((c) => c.id === id) ?? [])[0]?.code;
}

/** Where a card lies that somebody could point at. */
export const onTable = (v: View, id: number): boolean =>
  v.play.some((c) => c.id === id) || v.players.some((p) => p.hand?.some((c) => c.id === id));
