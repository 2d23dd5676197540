// What each card is to the present decision.
import type { Marks } from '../cards';
import type { Decision, Option, View, Why } from '../live/protocol';
import { aboutCard, aboutEvent, inRow, isSelected, keyOf, listed, mayAdd, pickOptions, shares, thingOf, wondered, type Selection } from './choice';

export interface Chosen {
  sel: Selection;
  picked: string[];
  hot: string | undefined;
  /** What the coach of a lesson waits for. */
  wanted?: string[];
}

type All = Map<number, Marks>;

function add(all: All, id: number | undefined, marks: Marks): void {
  if (id !== undefined && id >= 0) all.set(id, { ...all.get(id), ...marks });
}

const keyMark = (d: Decision, c: Chosen, o: Option): Marks => {
  const key = keyOf(d, c.sel, o.id);
  return key === undefined ? {} : { key };
};
const outcome = (c: Chosen, o: Option): Marks => (c.hot === o.id ? { hot: true, ...(o.outcome ? { outcome: o.outcome } : {}) } : {});

function targets(all: All, d: Decision, c: Chosen, options: Option[]): void {
  for (const o of options) {
    if (o.target !== undefined) add(all, o.target, { target: true, ...keyMark(d, c, o), ...outcome(c, o) });
    else if (d.kind === 'defend') add(all, o.card, { target: true, ...keyMark(d, c, o), ...outcome(c, o) });
    else add(all, o.card, { playable: true, ...(d.kind === 'turn' ? {} : keyMark(d, c, o)), ...outcome(c, o) });
  }
}

/** What a card of the hand could be meant for, before it is paid for. */
function aims(all: All, o: Option): void {
  for (const id of o.aims ?? []) add(all, id, { target: true });
}

function turn(all: All, d: Decision, c: Chosen): void {
  if (isSelected(c.sel)) {
    targets(all, d, c, listed(d, c.sel).filter((o) => o.card !== c.sel.card || o.target !== undefined));
    add(all, c.sel.card, { selected: true, flag: '' });
    for (const o of listed(d, c.sel)) aims(all, o);
    return;
  }
  for (const o of listed(d, {})) {
    add(all, o.card, { playable: true });
    if (c.hot !== o.id) continue;
    add(all, o.target, { target: true, hot: true, ...(o.outcome ? { outcome: o.outcome } : {}) });
    aims(all, o);
  }
}

function picks(all: All, d: Decision, c: Chosen): void {
  const got = shares(d, c.picked);
  for (const r of d.pick?.rows ?? []) {
    const n = got.get(r.target) ?? 0;
    add(all, r.target, { target: true, key: (d.pick?.rows?.indexOf(r) ?? 0) + 1, ...(n ? { incoming: String(n) } : {}) });
  }
  if (d.pick?.rows) return;
  for (const o of pickOptions(d)) {
    const on = c.picked.includes(o.id);
    const hot = c.hot === o.id ? { hot: true } : {};
    if (d.pick?.kind === 'pay') {
      const coins = inRow(o.gives ?? {});
      add(all, o.card, on ? { paying: coins, ...hot } : { playable: true, offers: coins, ...hot });
    } else {
      const free = mayAdd(d, c.picked, o.id) ? (o.target === undefined ? { playable: true } : { target: true }) : {};
      add(all, thingOf(o), on ? { selected: true, flag: o.target === undefined ? (o.short ?? '') : '', ...hot } : { ...free, ...hot });
    }
  }
}

function attack(all: All, d: Decision, v: View): void {
  const e = aboutEvent(d);
  if (e?.event !== 'Attacked') return;
  const atk = v.play.find((x) => x.id === e.source);
  add(all, e.source, { attacking: true });
  if (d.kind === 'defend') add(all, e.target, { incoming: `${(atk?.atk ?? 0) + e.amount}${atk?.boosts ? '+?' : ''}` });
}

/** The card that was pressed would be aimed at it. */
const aimedBy = (c: Chosen, w: Why): boolean => w.target !== undefined && c.sel.card === w.card;
/** Something else stands before it, for everybody of this seat. */
const SHUT = ['rr:guard', 'rr:patrol', 'rr:crisis-icon'];
const shut = (w: Why): boolean => w.target !== undefined && SHUT.includes(w.rule);

/** Refused things: of hand cards at a turn, of targets at a choice. */
function refused(all: All, d: Decision, v: View, c: Chosen, why: Why[]): void {
  const hand = new Set(v.players.flatMap((p) => p.hand?.map((x) => x.id) ?? []));
  for (const w of why) {
    const id = w.target ?? w.card;
    if (all.get(id)?.playable || all.get(id)?.target) continue;
    if (hand.has(id)) add(all, id, { unplayable: w.text });
    else if (d.kind !== 'turn' || aimedBy(c, w)) add(all, id, { blocked: w.text });
    else if (shut(w)) add(all, id, { locked: w.text });
  }
}

export function marksOf(v: View, c: Chosen): All {
  const all: All = new Map();
  const d = v.decision;
  if (!d) return all;
  if (d.pick) picks(all, d, c);
  else if (d.kind === 'turn') turn(all, d, c);
  else targets(all, d, c, listed(d, {}));
  attack(all, d, v);
  const about = aboutCard(d);
  if (about !== undefined && d.kind !== 'turn' && !all.get(about)?.target) {
    const still = v.play.some((c) => c.id === about);
    add(all, about, { selected: true, ...(still ? { flag: '' } : {}) });
  }
  refused(all, d, v, c, wondered(v, d));
  for (const o of d.options) if (c.wanted?.includes(o.id) && !c.picked.includes(o.id)) add(all, d.pick?.kind === 'pay' || d.kind === 'turn' ? o.card : thingOf(o), { wanted: true });
  return all;
}
