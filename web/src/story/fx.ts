// What moves for a moment: an attacker leaps at its target, what is hit shakes, what is defeated falls off the table. Only
// transform and opacity are animated, on copies that nobody can press; with reduced motion nothing happens.
import { settings } from '../state/settings';

export const still = (): boolean => settings.now.still || matchMedia('(prefers-reduced-motion: reduce)').matches;

const LEAP = 460;
const FALL = 520;
const FLY = 340;
const SHOW = 900;

/** From the middle of one to the middle of the other. */
export const path = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({ x: to.left + to.width / 2 - from.left - from.width / 2, y: to.top + to.height / 2 - from.top - from.height / 2 });

/** What a card's letters and pictures are multiples of; of a copy it is its own width, wherever the original lies. */
const LENGTHS = ['--card-table', '--card-wide', '--card-id', '--card-hand', '--card-mini'];

/** A copy above everything else, where the original is or was. */
function copy(el: HTMLElement, at: DOMRect, layer: HTMLElement): HTMLElement {
  const ghost = el.cloneNode(true) as HTMLElement;
  for (const e of [ghost, ...ghost.querySelectorAll('[id],[data-id],[data-card],[data-option]')]) for (const name of ['id', 'data-id', 'data-card', 'data-option']) e.removeAttribute(name);
  ghost.classList.add('fx');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  for (const name of LENGTHS) ghost.style.setProperty(name, `${at.width}px`);
  Object.assign(ghost.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  layer.append(ghost);
  return ghost;
}

/** It leaps at the target and is back in its place; the target shakes when it is reached. */
export function leap(el: HTMLElement, target: HTMLElement, layer: HTMLElement, from = el.getBoundingClientRect()): void {
  if (still() || !from.width) return;
  const { x, y } = path(from, target.getBoundingClientRect());
  const ghost = copy(el, from, layer);
  const reach = `translate(${x * 0.82}px,${y * 0.82}px) scale(1.08)`;
  const move = ghost.animate(
    [{ transform: 'none' }, { transform: `translate(${-x * 0.07}px,${-y * 0.07}px) scale(1.04)`, offset: 0.22, easing: 'cubic-bezier(.7,0,.9,.4)' }, { transform: reach, offset: 0.5, easing: 'cubic-bezier(.2,.8,.2,1)' }, { transform: 'none' }],
    { duration: LEAP },
  );
  el.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LEAP });
  move.onfinish = move.oncancel = () => ghost.remove();
  shake(target, LEAP / 2);
}

/** From the middle of one place to the middle of another, in the size it has there; what arrives is not seen before, what is spent fades. */
export function fly(el: HTMLElement, from: DOMRect, to: DOMRect, layer: HTMLElement, delay = 0, spent = false): void {
  if (still() || !from.width || !to.width) return;
  const { x, y } = path(from, to);
  const [here, there] = spent ? [1, Math.min(1, to.width / from.width)] : [from.width / to.width, 1];
  const ghost = copy(el, spent ? from : to, layer);
  const [start, end] = spent ? [{ x: 0, y: 0 }, { x, y }] : [{ x: -x, y: -y }, { x: 0, y: 0 }];
  const at = (p: { x: number; y: number }, scale: number, lift = 0): string => `translate(${p.x}px,${p.y - lift}px) scale(${scale})`;
  const move = ghost.animate(
    [
      { transform: at(start, here), opacity: spent ? 1 : 0.4 },
      { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, Math.max(here, there), 36), opacity: 1, offset: 0.55 },
      { transform: at(end, there), opacity: spent ? 0.2 : 1 },
    ],
    { duration: FLY, delay, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'backwards' },
  );
  if (!spent) el.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLY + delay });
  move.onfinish = move.oncancel = () => ghost.remove();
}

/** Held up in the middle of the table for everybody to see, then put on its pile. */
export function show(el: HTMLElement, from: DOMRect, to: DOMRect, layer: HTMLElement): void {
  if (still() || !from.width || !to.width) return;
  const ghost = copy(el, from, layer);
  const table = (layer.querySelector('.seats') ?? layer).getBoundingClientRect();
  const up = path(from, table);
  const down = path(from, to);
  const large = Math.min(1.5, (table.height * 0.86) / from.height);
  const held = `translate(${up.x}px,${up.y}px) scale(${large})`;
  const move = ghost.animate(
    [
      { transform: 'none', easing: 'cubic-bezier(.2,.8,.2,1)' },
      { transform: held, opacity: 1, offset: 0.3 },
      { transform: held, opacity: 1, offset: 0.68, easing: 'cubic-bezier(.6,0,.8,.4)' },
      { transform: `translate(${down.x}px,${down.y}px) scale(${Math.min(1, to.width / from.width)})`, opacity: 0.2 },
    ],
    { duration: SHOW },
  );
  move.onfinish = move.oncancel = () => ghost.remove();
}

export function shake(el: HTMLElement, delay = 0): void {
  if (still()) return;
  const at = (x: number, r: number): Keyframe => ({ transform: `translateX(${x}px) rotate(${r}deg)` });
  const move = el.animate([at(0, 0), at(7, 1.2), at(-6, -1), at(4, 0.6), at(-2, 0), at(0, 0)], { duration: 340, delay, composite: 'add' });
  el.classList.add('is-shaking');
  move.onfinish = move.oncancel = () => el.classList.remove('is-shaking');
}

/** What has gone falls off the table, from where it lay. */
export function fall(el: HTMLElement, at: DOMRect, layer: HTMLElement): void {
  if (still() || !at.width) return;
  const ghost = copy(el, at, layer);
  const move = ghost.animate(
    [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-10px) rotate(-5deg) scale(1.06)', opacity: 1, offset: 0.3, easing: 'cubic-bezier(.6,0,1,.6)' }, { transform: `translateY(${Math.max(120, at.height * 1.3)}px) rotate(22deg) scale(.9)`, opacity: 0 }],
    { duration: FALL, fill: 'forwards' },
  );
  move.onfinish = move.oncancel = () => ghost.remove();
}
