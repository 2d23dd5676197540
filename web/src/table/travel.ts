// Cards travel from where they lay to where they lie: drawn ones from the deck, played ones from the hand, new encounter cards from
// theirs, what is spent to the discard pile; 60 ms apart, a second in all at most. Who attacks or thwarts leaps at the target, and what
// leaves play falls off the table.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Line } from '../live/protocol';
import { fall, fly, leap, show, still } from '../story/fx';

const TIME = 240;
const MOST = 14; // more than that is another table, not a move
const DEEDS = new Set(['attack', 'thwart']);

interface Place {
  el: HTMLElement;
  at: DOMRect;
  /** In play, not in a hand. */
  out: boolean;
}
type Move = [el: HTMLElement, from: DOMRect, to: DOMRect];

/** Who leaps at whom, by what has just been told: each only once. */
export function deeds(lines: Line[]): [by: number, at: number][] {
  const found = lines.flatMap((l): [number, number][] => { const [by, at] = l.ids ?? []; return DEEDS.has(l.kind) && by !== undefined && at !== undefined && by !== at ? [[by, at]] : []; });
  return found.filter(([by], i) => found.findIndex(([x]) => x === by) === i);
}

const wait = (i: number): number => Math.min(i * 60, 360);

/** Within one part of the table, where nothing cuts it off. */
function slide(moved: Move[]): void {
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
      { duration: TIME, delay: wait(i), easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
    );
  });
}

/** Where a pile is seen: as cards, or as its number. */
function pile(which: string): DOMRect | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(`.board [data-pile="${which}"]`)].find((e) => e.getClientRects().length);
  return (found?.querySelector('.card, .pile__none') ?? found)?.getBoundingClientRect();
}

function look(): Map<string, Place> {
  const all = [...document.querySelectorAll<HTMLElement>('.board .slot > .card[data-id]')];
  return new Map(all.map((el) => [el.dataset.id ?? '', { el, at: el.getBoundingClientRect(), out: !el.closest('.hand') }]));
}

/** Cards that were nowhere to be seen: into the hand from the deck, into play from that of the encounters. */
function come(places: Map<string, Place>, before: Map<string, Place>, layer: HTMLElement): void {
  const fresh = [...places].filter(([id, p]) => p.at.width && !before.has(id)).map(([, p]) => p);
  if (fresh.length > MOST) return;
  const [deck, encounters] = [pile('deck'), pile('encounter')];
  fresh.forEach((p, i) => {
    const from = p.out ? p.el.matches('.card--enc') && encounters : deck;
    if (from) fly(p.el, from, p.at, layer, wait(i));
  });
}

/** Cards that are no longer in the hand nor in play: what was played is seen first, everything goes to the discard pile. */
function leave(gone: Place[], played: boolean, layer: HTMLElement): void {
  const to = pile('discard');
  if (to) gone.forEach((p, i) => { if (played && p.el.closest('.is-selected')) show(p.el, p.at, to, layer); else fly(p.el, p.at, to, layer, wait(i), true); });
}

/** undone: which table this is; what was taken back is no deed. seat: whose hand it is. */
export function useTravel(stamp: unknown, story: Line[], undone: number, seat: number): void {
  const last = useRef({ places: new Map<string, Place>(), told: story.length, undone, seat });
  useLayoutEffect(() => {
    const before = last.current;
    const places = look();
    last.current = { places, told: story.length, undone, seat };
    const layer = document.querySelector<HTMLElement>('.tablepage');
    if (still() || !layer || !before.places.size) return;
    const moved = [...places.values()].flatMap((p): Move[] => {
      const from = before.places.get(p.el.dataset.id ?? '')?.at;
      return from && p.at.width && Math.hypot(from.left - p.at.left, from.top - p.at.top) > 24 ? [[p.el, from, p.at]] : [];
    });
    if (moved.length > MOST || before.seat !== seat) return;
    const across = ([el]: Move): boolean => before.places.get(el.dataset.id ?? '')?.out !== places.get(el.dataset.id ?? '')?.out;
    slide(moved.filter((m) => !across(m)));
    moved.filter(across).forEach(([el, from, to], i) => fly(el, from, to, layer, wait(i)));
    if (before.undone !== undone) return;
    const lines = story.slice(before.told);
    const gone = [...before.places].filter(([id]) => !places.has(id)).map(([, p]) => p);
    if (gone.length <= MOST) {
      for (const p of gone) if (p.out) fall(p.el, p.at, layer);
      leave(gone.filter((p) => !p.out), lines.some((l) => l.kind === 'play'), layer);
    }
    come(places, before.places, layer);
    for (const [by, at] of deeds(lines)) {
      const from = places.get(String(by)) ?? before.places.get(String(by));
      const to = places.get(String(at));
      if (from && to) leap(from.el, to.el, layer, from.at);
    }
  }, [stamp]);
}
