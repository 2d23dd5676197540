// Thousands of cards, of which only those in sight are drawn: rows of one height in a box as high as all of them.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardSlot, type CardFace, type Lang } from '../cards';

export interface Window {
  columns: number;
  from: number;
  to: number;
  above: number;
  height: number;
}
const AHEAD = 2;

/** Which of n cards are drawn, if `top` pixels of the box are above the screen. */
export function windowOf(n: number, box: { width: number; top: number; screen: number }, cell: { width: number; height: number }): Window {
  const columns = Math.max(1, Math.floor(box.width / cell.width));
  const rows = Math.ceil(n / columns);
  const first = Math.max(0, Math.min(rows - 1, Math.floor(box.top / cell.height) - AHEAD));
  const last = Math.min(rows, Math.ceil((box.top + box.screen) / cell.height) + AHEAD);
  return { columns, from: first * columns, to: Math.min(n, Math.max(last, first) * columns), above: first * cell.height, height: rows * cell.height };
}

const GAP = 16;
/** As wide as they can be where `least` wide ones fill the row. */
export const filling = (room: number, least: number): number => (room ? Math.max(least, Math.floor(room / Math.max(1, Math.floor(room / (least + GAP)))) - GAP) : least);

/** extra: what stands below a card; its height is part of a row. width: the least that a card has. */
export function CardGrid({ faces, lang, press, extra, inside, below = 0, width: least = 148 }: {
  faces: CardFace[];
  lang: Lang;
  press: (face: CardFace) => void;
  extra?: (face: CardFace) => ComponentChildren;
  /** How many of it are chosen already. */
  inside?: (face: CardFace) => number;
  below?: number;
  width?: number;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ width: 0, top: 0, screen: 0 });
  const width = filling(at.width, least);
  const cell = { width: width + GAP, height: Math.round(width * 1.4) + 20 + below };
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return undefined;
    const look = (): void => {
      const width = el.clientWidth + GAP; // the last column needs no gap
      const top = Math.max(0, -el.getBoundingClientRect().top);
      const row = Math.floor(top / cell.height) * cell.height;
      setAt((old) => (old.width === width && old.top === row && old.screen === innerHeight ? old : { width, top: row, screen: innerHeight + cell.height }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(el);
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => { watch.disconnect(); removeEventListener('scroll', look, true); removeEventListener('resize', look); };
  }, [cell.height]);
  const w = windowOf(faces.length, at, cell);
  return (
    <div ref={box} class="cardgrid" style={{ height: `${w.height}px`, '--card-hand': `${width}px` }}>
      <div class="cardgrid__in" style={{ transform: `translateY(${w.above}px)`, gridTemplateColumns: `repeat(${w.columns},${width}px)`, gridAutoRows: `${cell.height - 20}px` }}>
        {faces.slice(w.from, w.to).map((f) => (
          <div key={f.code} class={inside?.(f) ? 'is-in' : ''}>{!!inside?.(f) && <i class="cardgrid__n" aria-hidden="true">{inside(f)}</i>}<CardSlot face={f} size="hand" lang={lang} onPress={() => press(f)} />{extra?.(f)}</div>
        ))}
      </div>
    </div>
  );
}
