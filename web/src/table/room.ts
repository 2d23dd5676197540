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
  /** Lanes in which not even the smallest cards fit side by side: they overlap in one row. */
  tight: Tight;
}
export type Tight = readonly [foes: boolean, own: boolean];

const GAP = 12;
const STEP = 2;

const NONE: Tight = [false, false];
const BOTH: Tight = [true, true];
const CROWDED: Tight[] = [[true, false], [false, true]];

const rows = ({ n, width }: LaneSpace, card: number): number => Math.ceil(n / Math.max(1, Math.floor((width + GAP) / (card + GAP))));
const tall = (n: number, card: number): number => (n ? n * card * 1.4 + (n - 1) * GAP : 0);

function fits(s: Space, card: number, tight: Tight): boolean {
  if (s.lanes.some((l, i) => l.n && !tight[i] && l.width < card)) return false;
  const [foes, own] = s.lanes.map((l, i) => tall(tight[i] ? Math.min(1, l.n) : rows(l, card), card)) as [number, number];
  return (s.side ? Math.max(foes, own) : (foes || s.none) + own + s.between) <= s.height;
}

export function fit(s: Space): Fit {
  for (let card = s.most; card >= s.least; card -= STEP) if (fits(s, card, NONE)) return { width: card, tight: NONE };
  return { width: s.least, tight: CROWDED.find((t) => fits(s, s.least, t)) ?? BOTH };
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

function measured(body: HTMLElement, foes: number, own: number): Omit<Space, 'most' | 'least'> | undefined {
  const [above, below] = body.querySelectorAll('.lane__in');
  if (!above || !below) return undefined;
  const style = getComputedStyle(body);
  const inner = body.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  return {
    // one pixel less: a width that was rounded up would promise room for a card that then wraps
    lanes: [{ n: foes, width: above.clientWidth - 1 }, { n: own, width: below.clientWidth - 1 }],
    side: Math.abs(middle(above) - middle(below)) < 8,
    between: above.clientHeight ? parseFloat(style.rowGap) || 0 : 0,
    none: foes ? 0 : above.clientHeight,
    height: Math.max(inner, long(body, '--room')),
  };
}

/** The card width for a seat's lanes; `name` is the custom property that says how wide a card is there at most. */
export function useRoom(body: RefObject<HTMLElement>, foes: number, own: number, name: string, least: number): Fit {
  const [now, set] = useState<Fit>({ width: 0, tight: NONE });
  useLayoutEffect(() => {
    const el = body.current;
    if (!el?.parentElement) return undefined;
    const look = (): void => {
      const space = measured(el, foes, own);
      if (!space || !el.parentElement) return;
      const next = fit({ ...space, most: Math.max(long(el.parentElement, name), least), least });
      set((old) => (old.width === next.width && old.tight.join() === next.tight.join() ? old : next));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(el);
    return () => watch.disconnect();
  }, [foes, own, name, least]);
  return now;
}
