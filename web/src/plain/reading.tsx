// What is pointed at, or held under a finger, is read large beside it. Nothing is pressed by holding.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { pointerAt } from '../table/rest';

const DELAY = 320;
const HOLD = 420;
const FAR = 10;
const WIDTH = 300;
const EDGE = 8;

export interface Reading { el: HTMLElement; held: boolean }

/** mouse, touch: selectors of what is read when it is pointed at, and when a finger rests on it. */
export function useReading(mouse: string, touch: string): Reading | undefined {
  const [shown, show] = useState<Reading>();
  useEffect(() => {
    let timer = 0;
    let current: HTMLElement | undefined;
    let from: { x: number; y: number } | undefined;
    let held = false;
    const hide = (): void => { clearTimeout(timer); current = undefined; held = false; show(undefined); };
    const of = (e: Event, what: string): HTMLElement | undefined => (e.target instanceof Element ? (e.target.closest<HTMLElement>(what) ?? undefined) : undefined);
    const later = (el: HTMLElement, wait: number, finger: boolean): void => {
      clearTimeout(timer);
      current = el;
      timer = window.setTimeout(() => { if (el.isConnected) { held = finger; show({ el, held: finger }); } }, wait);
    };
    const pointer = pointerAt();
    const move = (e: PointerEvent): void => {
      if (e.pointerType === 'touch') {
        if (from && !held && Math.hypot(e.clientX - from.x, e.clientY - from.y) > FAR) hide();
        return;
      }
      if (e.buttons || !pointer.moved(e)) return;
      const el = mouse ? of(e, mouse) : undefined;
      if (el === current && el?.isConnected) return;
      if (current) hide();
      if (el) later(el, DELAY, false);
    };
    const down = (e: PointerEvent): void => {
      hide();
      if (e.pointerType === 'mouse') return void pointer.rests(e);
      from = { x: e.clientX, y: e.clientY };
      const el = of(e, touch);
      if (el) later(el, HOLD, true);
    };
    const swallow = (e: Event): void => { e.preventDefault(); e.stopPropagation(); };
    const up = (e: PointerEvent): void => {
      if (e.pointerType === 'mouse') return;
      clearTimeout(timer);
      if (!held) return;
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, true), 80);
    };
    // a finger that rests opens no menu of the browser's
    const menu = (e: Event): void => { if (held || (from && of(e, touch) && current)) e.preventDefault(); };
    const cancelled = (): void => { if (!held) hide(); };
    const listen: [string, (e: never) => void][] = [['pointermove', move], ['pointerdown', down], ['pointerup', up], ['pointercancel', cancelled], ['contextmenu', menu], ['keydown', hide]];
    for (const [name, f] of listen) document.addEventListener(name, f as EventListener);
    document.documentElement.addEventListener('pointerleave', cancelled);
    return () => {
      clearTimeout(timer);
      for (const [name, f] of listen) document.removeEventListener(name, f as EventListener);
      document.documentElement.removeEventListener('pointerleave', cancelled);
    };
  }, [mouse, touch]);
  return shown?.el.isConnected ? shown : undefined;
}

/** Beside what is read, inside the window; on a phone in the middle of it. */
export function ReadView({ at, children }: { at: Reading; children: ComponentChildren }): JSX.Element {
  const r = at.el.getBoundingClientRect();
  const wide = innerWidth >= 2.4 * WIDTH;
  const right = r.right + EDGE + WIDTH < innerWidth;
  const left = !wide ? (innerWidth - WIDTH) / 2 : right ? r.right + EDGE : Math.max(EDGE, r.left - EDGE - WIDTH);
  const low = r.top > innerHeight / 2;
  const place = low ? { bottom: `${Math.max(EDGE, Math.min(innerHeight - r.bottom, innerHeight * 0.4))}px` } : { top: `${Math.max(EDGE, Math.min(r.top, innerHeight * 0.4))}px` };
  return <div class={`pread${at.held ? ' is-held' : ''}`} aria-hidden="true" style={{ left: `${left}px`, width: `${WIDTH}px`, ...place }}>{children}</div>;
}
