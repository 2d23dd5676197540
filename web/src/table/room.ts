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
  /** How high the first row is at least: that of the identity, where one's own cards lie below it. */
  first?: number;
  /** Both lanes side by side, or one above the other. */
  side: boolean;
  /** A card of one's own as a tile, with its name beside its picture: where cards would be narrower than `below`, and have no room for a name. */
  tile?: { width: number; height: number; below: number } | undefined;
  most: number;
  least: number;
}
export interface Fit {
  width: number;
  /** The lanes, which may stand one above the other, are larger side by side; then the enemies' is as wide as its cards need. */
  beside?: number | undefined;
  /** Lanes in which not even the smallest cards fit side by side: they overlap in one row. */
  tight: Tight;
  /** One's own cards as tiles. */
  tiles?: boolean | undefined;
}
export type Tight = readonly [foes: boolean, own: boolean];
export type Widths = readonly [foes: number, own: number];

const GAP = 12;
const STEP = 2;
const TILE_GAP = 4;

const NONE: Tight = [false, false];
const BOTH: Tight = [true, true];
const CROWDED: Tight[] = [[true, false], [false, true]];

const rows = ({ n, width }: LaneSpace, card: number): number => Math.ceil(n / Math.max(1, Math.floor((width + GAP) / (card + GAP))));
const tall = (n: number, card: number): number => (n ? n * card * 1.4 + (n - 1) * GAP : 0);

function fits(s: Space, cards: Widths, tight: Tight): boolean {
  if (s.lanes.some((l, i) => l.n && !tight[i] && l.width < (cards[i] ?? 0))) return false;
  const [foes, own] = s.lanes.map((l, i) => tall(tight[i] ? Math.min(1, l.n) : rows(l, cards[i] ?? 0), cards[i] ?? 0)) as [number, number];
  return (s.side ? Math.max(foes, own) : Math.max(foes || s.none, s.first ?? 0) + own + s.between) <= s.height;
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
function grown(s: Space, width: number, tight: Tight): Widths {
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

/** Also from a little below: there a row less may do, and the enemies are much larger. */
export function apart(s: Space, { width, tight }: Fit): Widths {
  const now = grown(s, width, tight);
  const less = width - STEP >= s.least && fits(s, [width - STEP, width - STEP], tight) ? grown(s, width - STEP, tight) : now;
  return less[0] + less[1] > now[0] + now[1] + STEP ? less : now;
}

/** One's own cards as tiles, and the enemies as large as that leaves room for. */
export function tiled(s: Space): Fit {
  const [foes, own] = s.lanes;
  const { width, height } = s.tile ?? { width: 0, height: 0 };
  const inRow = Math.max(1, Math.floor((own.width + TILE_GAP) / (width + TILE_GAP)));
  const below = Math.ceil(own.n / inRow) * (height + TILE_GAP) - TILE_GAP;
  const left: Space = { ...s, lanes: [foes, { n: 0, width: own.width }], height: s.side ? s.height : Math.max(s.height - below, (s.first ?? 0) + s.between) };
  return { ...fit(left), tiles: true };
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
  const id = body.querySelector('.seat__id')?.getBoundingClientRect();
  const inner = body.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  return {
    // one pixel less: a width that was rounded up would promise room for a card that then wraps
    lanes: may ? [{ n: foes, width: all - pad - 1 }, { n: own, width: all - 1 }] : [{ n: foes, width: above.clientWidth - 1 }, { n: own, width: below.clientWidth - 1 }],
    side: !may && Math.abs(middle(above) - middle(below)) < 8,
    between: above.clientHeight ? parseFloat(style.rowGap) || 0 : 0,
    none: foes ? 0 : above.clientHeight,
    first: id && second.getBoundingClientRect().left < id.right - 8 ? id.height : 0,
    tile: own && long(body, '--tile') ? { width: long(body, '--tile'), height: long(body, '--tile-high'), below: long(body, '--tile-below') } : undefined,
    height: Math.max(inner, long(body, '--room')),
    may, pad, gap: parseFloat(style.columnGap) || 0,
  };
}

export interface Room extends Fit {
  widths: Widths;
}

/** Cards or tiles, one lane above the other or both side by side: whatever leaves them largest. */
function roomFor(m: Measured, most: number, least: number): Room {
  const whole = { ...m, most: Math.max(most, least), least };
  const below = fit(whole);
  const widths = apart(whole, below);
  const side = m.may ? sideBySide(whole, m.pad, m.gap) : 0;
  if (m.tile && side < m.tile.below && (widths[1] < m.tile.below || below.tight[1])) {
    const tiles = tiled(whole);
    return { ...tiles, widths: [tiles.width, tiles.width] };
  }
  if (side <= below.width) return { ...below, widths };
  return { width: side, widths: [side, side], tight: NONE, beside: laneOf(m.lanes[0].n, side) + m.pad + 1 };
}
const same = (a: Room, b: Room): boolean => a.widths.join() === b.widths.join() && a.beside === b.beside && a.tiles === b.tiles && a.tight.join() === b.tight.join();

/** The room of a seat's lanes; `name` is the custom property that says how wide a card is there at most. */
export function useRoom(body: RefObject<HTMLElement>, foes: number, own: number, name: string, least: number): Room {
  const [now, set] = useState<Room>({ width: 0, widths: [0, 0], tight: NONE });
  useLayoutEffect(() => {
    const el = body.current;
    if (!el?.parentElement) return undefined;
    const look = (): void => {
      const space = measured(el, foes, own);
      if (!space || !el.parentElement) return;
      const next = roomFor(space, long(el.parentElement, name), least);
      set((old) => (same(old, next) ? old : next));
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
