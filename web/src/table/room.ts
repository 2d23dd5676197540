// How large the cards of a seat can be: as large as they fit, in as many rows as there is room for.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** A lane: its cards and its width. */
export interface LaneSpace {
  n: number;
  width: number;
}
export interface Space {
  lanes: [foes: LaneSpace, own: LaneSpace];
  height: number;
  /** What lies between the lanes, one above the other, and how high a lane without cards is. */
  between: number;
  none: number;
  /** Both lanes side by side, or one above the other. */
  side: boolean;
  most: number;
  least: number;
}
export interface Fit {
  width: number;
  /** The lanes, which may stand one above the other, are larger side by side; then the enemies' is as wide as its cards need. */
  beside?: number | undefined;
  /** Lanes in which not even the smallest cards fit side by side: they overlap in one row. */
  tight: Tight;
}
export type Tight = readonly [foes: boolean, own: boolean];
export type Widths = readonly [foes: number, own: number];

const GAP = 12;
const STEP = 2;

const NONE: Tight = [false, false];
const BOTH: Tight = [true, true];
const CROWDED: Tight[] = [[true, false], [false, true]];

const rows = ({ n, width }: LaneSpace, card: number): number => Math.ceil(n / Math.max(1, Math.floor((width + GAP) / (card + GAP))));
const tall = (n: number, card: number): number => (n ? n * card * 1.4 + (n - 1) * GAP : 0);

function fits(s: Space, cards: Widths, tight: Tight): boolean {
  if (s.lanes.some((l, i) => l.n && !tight[i] && l.width < (cards[i] ?? 0))) return false;
  const [foes, own] = s.lanes.map((l, i) => tall(tight[i] ? Math.min(1, l.n) : rows(l, cards[i] ?? 0), cards[i] ?? 0)) as [number, number];
  return (s.side ? Math.max(foes, own) : (foes || s.none) + own + s.between) <= s.height;
}

/** Side by side in one row each, with `pad` before the enemies and `gap` between the lanes. */
export function sideBySide(s: Space, pad: number, gap: number): number {
  const [foes, own] = s.lanes;
  if (!foes.n || !own.n) return 0;
  const cards = foes.n + own.n;
  const wide = (own.width - pad - gap - (cards - 2) * GAP) / cards;
  const card = Math.floor(Math.min(s.most, wide, s.height / 1.4));
  return card >= s.least ? card : 0;
}
export const laneOf = (n: number, card: number): number => n * card + (n - 1) * GAP;

export function fit(s: Space): Fit {
  for (let card = s.most; card >= s.least; card -= STEP) if (fits(s, [card, card], NONE)) return { width: card, tight: NONE };
  return { width: s.least, tight: CROWDED.find((t) => fits(s, [s.least, s.least], t)) ?? BOTH };
}

/** Where one lane alone keeps the cards small the other may have larger ones: the enemies first, by whose numbers a turn is planned. */
export function apart(s: Space, { width, tight }: Fit): Widths {
  let now: Widths = [width, width];
  for (const i of [0, 1] as const) {
    if (!s.lanes[i].n || tight[i]) continue;
    for (let card = s.most; card > width; card -= STEP) {
      const next: Widths = i ? [now[0], card] : [card, now[1]];
      if (fits(s, next, tight)) {
        now = next;
        break;
      }
    }
  }
  return now;
}

/** A length that a custom property holds as a sum: only a box of that width knows how many pixels it is. */
function long(el: Element, name: string): number {
  const probe = document.createElement('i');
  probe.style.cssText = `position:absolute;visibility:hidden;width:var(${name})`;
  el.append(probe);
  const width = probe.getBoundingClientRect().width;
  probe.remove();
  return width;
}
const middle = (el: Element): number => (el.getBoundingClientRect().top + el.getBoundingClientRect().bottom) / 2;

interface Measured extends Omit<Space, 'most' | 'least'> {
  /** May the lanes be put side by side? Then what lies before the enemies and between the lanes. */
  may: boolean;
  pad: number;
  gap: number;
}

function measured(body: HTMLElement, foes: number, own: number): Measured | undefined {
  const [above, below] = body.querySelectorAll('.lane__in');
  const [first, second] = [above?.parentElement, below?.parentElement];
  if (!above || !below || !first || !second) return undefined;
  const style = getComputedStyle(body);
  const may = style.getPropertyValue('--may-side').trim() === '1' && !body.closest('.seat--small');
  const pad = parseFloat(getComputedStyle(first).paddingLeft) || 0;
  // from the left edge of the one lane to the right edge of the other: the same in either order
  const all = Math.max(first.getBoundingClientRect().right, second.getBoundingClientRect().right) - Math.min(first.getBoundingClientRect().left, second.getBoundingClientRect().left);
  const inner = body.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  return {
    // one pixel less: a width that was rounded up would promise room for a card that then wraps
    lanes: may ? [{ n: foes, width: all - pad - 1 }, { n: own, width: all - 1 }] : [{ n: foes, width: above.clientWidth - 1 }, { n: own, width: below.clientWidth - 1 }],
    side: !may && Math.abs(middle(above) - middle(below)) < 8,
    between: above.clientHeight ? parseFloat(style.rowGap) || 0 : 0,
    none: foes ? 0 : above.clientHeight,
    height: Math.max(inner, long(body, '--room')),
    may, pad, gap: parseFloat(style.columnGap) || 0,
  };
}

/** The card width for a seat's lanes; `name` is the custom property that says how wide a card is there at most. */
export function useRoom(body: RefObject<HTMLElement>, foes: number, own: number, name: string, least: number): Fit & { widths: Widths } {
  const [now, set] = useState<Fit & { widths: Widths }>({ width: 0, widths: [0, 0], tight: NONE });
  useLayoutEffect(() => {
    const el = body.current;
    if (!el?.parentElement) return undefined;
    const look = (): void => {
      const space = measured(el, foes, own);
      if (!space || !el.parentElement) return;
      const whole = { ...space, most: Math.max(long(el.parentElement, name), least), least };
      const below = fit(whole);
      const side = space.may ? sideBySide(whole, space.pad, space.gap) : 0;
      const next = side > below.width ? { width: side, widths: [side, side] as const, tight: NONE, beside: laneOf(foes, side) + space.pad + 1 } : { ...below, widths: apart(whole, below), beside: undefined };
      set((old) => (old.widths.join() === next.widths.join() && old.beside === next.beside && old.tight.join() === next.tight.join() ? old : next));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(el);
    return () => watch.disconnect();
  }, [foes, own, name, least]);
  return now;
}

/** What fits beside the villain: the cards that lie there side by side, or only their names; the forecast as a list, or in a
 * line elsewhere. Widths of each are custom properties of the box. */
export interface Spread {
  list: boolean;
  full: boolean;
}
export function spread(width: number, n: number, need: { card: number; names: number; forecast: number; others: number; gap: number }): Spread {
  const left = width - need.others;
  const cards = n ? n * need.card + (n - 1) * need.gap : 0;
  const list = cards > left;
  const taken = list ? need.names : cards;
  return { list, full: taken + (n ? 2 * need.gap : 0) + need.forecast <= left };
}

export function useSpread(box: RefObject<HTMLElement>, n: number, others: boolean): Spread {
  const [now, set] = useState<Spread>({ list: true, full: false });
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return undefined;
    const look = (): void => {
      const gap = long(el, '--hung-gap');
      const next = spread(el.clientWidth, n, { card: long(el, '--hung'), names: long(el, '--hung-names'), forecast: long(el, '--hung-forecast'), others: others ? long(el, '--hung-others') + gap : 0, gap });
      set((old) => (old.list === next.list && old.full === next.full ? old : next));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(el);
    return () => watch.disconnect();
  }, [n, others]);
  return now;
}
