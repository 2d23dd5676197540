// Cards travel from where they lay to where they lie: one arc, 60 ms apart, 600 ms in all at most. Who attacks or thwarts
// leaps at the target, and what leaves play falls off the table.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Line } from '../live/protocol';
import { fall, leap, still } from '../story/fx';

const TIME = 240;
const MOST = 14; // more than that is another table, not a move
const DEEDS = new Set(['attack', 'thwart']);

interface Place {
  el: HTMLElement;
  at: DOMRect;
  /** In play, not in a hand. */
  out: boolean;
}

/** Who leaps at whom, by what has just been told: each only once. */
export function deeds(lines: Line[]): [by: number, at: number][] {
  const found = lines.flatMap((l): [number, number][] => { const [by, at] = l.ids ?? []; return DEEDS.has(l.kind) && by !== undefined && at !== undefined && by !== at ? [[by, at]] : []; });
  return found.filter(([by], i) => found.findIndex(([x]) => x === by) === i);
}

function travel(moved: [HTMLElement, DOMRect, DOMRect][]): void {
  moved.forEach(([el, from, to], i) => {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = from.width / to.width;
    el.animate(
      [
        { transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 40 },
        { transform: `translate(${x / 2}px,${y / 2 - 24}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: TIME, delay: Math.min(i * 60, 360), easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
    );
  });
}

/** undone: which table this is; what was taken back is no deed. */
export function useTravel(stamp: unknown, story: Line[], undone: number): void {
  const last = useRef({ places: new Map<string, Place>(), told: story.length, undone });
  useLayoutEffect(() => {
    const before = last.current;
    const places = new Map<string, Place>();
    const moved: [HTMLElement, DOMRect, DOMRect][] = [];
    for (const el of document.querySelectorAll<HTMLElement>('.board .slot > .card[data-id]')) {
      const id = el.dataset.id ?? '';
      const at = el.getBoundingClientRect();
      const from = before.places.get(id)?.at;
      places.set(id, { el, at, out: !el.closest('.hand') });
      if (from && at.width && Math.hypot(from.left - at.left, from.top - at.top) > 24) moved.push([el, from, at]);
    }
    last.current = { places, told: story.length, undone };
    const layer = document.querySelector<HTMLElement>('.tablepage');
    if (still() || !layer || moved.length > MOST) return;
    travel(moved);
    if (before.undone !== undone) return;
    const gone = [...before.places].filter(([id, p]) => p.out && !places.has(id));
    if (gone.length <= MOST) for (const [, p] of gone) fall(p.el, p.at, layer);
    for (const [by, at] of deeds(story.slice(before.told))) {
      const from = places.get(String(by)) ?? before.places.get(String(by));
      const to = places.get(String(at));
      if (from && to) leap(from.el, to.el, layer, from.at);
    }
  }, [stamp]);
}
