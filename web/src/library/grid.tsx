// Thousands of cards, of which only those in sight are drawn: rows in a box as high as all of them.
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CardSlot, type CardFace, type Lang } from '../cards';
import { Tile, tileHeight, TILE_WIDTH, type View } from './tile';

export interface Window {
  from: number;
  to: number;
  above: number;
  height: number;
  /** How high each row that is drawn is. */
  rows: number[];
}
const AHEAD = 2;

/** How high the rows are, each as high as the highest in it. */
export const rowsOf = (heights: number[], columns: number): number[] =>
  Array.from({ length: Math.ceil(heights.length / columns) }, (_, i) => Math.max(...heights.slice(i * columns, (i + 1) * columns)));

/** Which cards are drawn, if `top` pixels of the box are above the screen. */
export function windowOf(rows: number[], columns: number, box: { top: number; screen: number }): Window {
  let first = 0;
  let above = 0;
  let height = 0;
  let last = 0;
  rows.forEach((row, i) => {
    if (height + row <= box.top) first = i + 1;
    if (height < box.top + box.screen) last = i + 1;
    height += row;
  });
  first = Math.max(0, Math.min(rows.length - 1, first) - AHEAD);
  last = Math.min(rows.length, last + AHEAD);
  for (const row of rows.slice(0, first)) above += row;
  return { from: first * columns, to: last * columns, above, height, rows: rows.slice(first, last) };
}

const GAP = 16;
const BETWEEN = 20; // rows
const STEP = 160; // pixels that are scrolled before anything is looked at again
/** As wide as they can be where `least` wide ones fill the row. */
export const filling = (room: number, least: number): number => (room ? Math.max(least, Math.floor(room / Math.max(1, Math.floor(room / (least + GAP)))) - GAP) : least);

/** extra: what stands below a card, or under the picture of a tile; below: how high it is. width: the least that a card has. */
export function CardGrid({ faces, lang, view, press, extra, inside, below = 0, width: narrow = 148 }: {
  faces: CardFace[];
  lang: Lang;
  view: View;
  press: (face: CardFace) => void;
  extra?: (face: CardFace) => ComponentChildren;
  /** How many of it are chosen already. */
  inside?: (face: CardFace) => number;
  below?: number;
  width?: number;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ width: 0, top: 0, screen: 0 });
  const tiles = view === 'texts';
  const width = filling(at.width, tiles ? Math.min(TILE_WIDTH, Math.max(narrow, at.width - GAP)) : narrow); // a phone is narrower than a tile
  const columns = Math.max(1, Math.floor(at.width / (width + GAP)));
  const rows = useMemo(() => rowsOf(faces.map((f) => (tiles ? tileHeight(f, width, below) : Math.round(width * 1.4) + below) + BETWEEN), columns), [faces, tiles, width, columns, below]);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return undefined;
    const look = (): void => {
      const width = el.clientWidth + GAP; // the last column needs no gap
      const top = Math.max(0, -el.getBoundingClientRect().top);
      const row = Math.floor(top / STEP) * STEP;
      const screen = innerHeight + STEP;
      setAt((old) => (old.width === width && old.top === row && old.screen === screen ? old : { width, top: row, screen }));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(el);
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => { watch.disconnect(); removeEventListener('scroll', look, true); removeEventListener('resize', look); };
  }, []);
  const w = windowOf(rows, columns, at);
  const shown = (f: CardFace): JSX.Element => tiles
    ? <Tile face={f} lang={lang} press={() => press(f)}>{extra?.(f)}</Tile>
    : <>{!!inside?.(f) && <i class="cardgrid__n" aria-hidden="true">{inside(f)}</i>}<CardSlot face={f} size="hand" lang={lang} onPress={() => press(f)} />{extra?.(f)}</>;
  return (
    <div ref={box} class="cardgrid" style={{ height: `${w.height}px`, '--card-hand': `${width}px` }}>
      <div class="cardgrid__in" style={{ transform: `translateY(${w.above}px)`, gridTemplateColumns: `repeat(${columns},${width}px)`, gridTemplateRows: w.rows.map((h) => `${h - BETWEEN}px`).join(' ') }}>
        {faces.slice(w.from, w.to).map((f) => <div key={f.code} class={inside?.(f) ? 'is-in' : ''}>{shown(f)}</div>)}
      </div>
    </div>
  );
}
