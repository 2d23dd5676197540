// Cards that go from one place of a duel's table to another: a small picture of each flies there, above everything, and what lies
// there is seen when it lands. Only transform and opacity are animated; with reduced motion nothing happens.
import { path, still } from './fx';

const TIME = 340;
const APART = 70; // milliseconds between two cards, as long as there are few
const SPREAD = 420; // of all that fly together
const MOST = 14; // more than that is another table, not a move
const NEAR = 12; // pixels: nearer than this nothing has moved

/** from: where it lay. to: where it goes. face: what shows its picture; without one its back is seen. pile: it goes into something that stays in sight. */
export interface Flight {
  from: DOMRect;
  to: Element | null | undefined;
  face?: Element | null | undefined;
  pile?: boolean;
}

/** The card itself, where what flies is one; else its picture, in the colours of its team. */
function sprite(face: Element | null | undefined, high: number, wide: number): HTMLElement {
  const flyer = document.createElement('i');
  const card = face?.querySelector('.vcard, .dcard');
  const shown = card ?? face?.querySelector('img');
  flyer.className = `fx flyer${card ? ' is-card' : shown ? '' : ' is-back'}`;
  flyer.setAttribute('aria-hidden', 'true');
  if (face instanceof HTMLElement && face.dataset.team) flyer.dataset.team = face.dataset.team;
  if (shown) flyer.append(shown.cloneNode(true));
  Object.assign(flyer.style, { height: `${high}px`, width: `${wide}px` });
  return flyer;
}

/** Where this is on the screen; nothing if it is not shown. */
export const boxOf = (el: Element | null | undefined): DOMRect | undefined => {
  const at = el?.getBoundingClientRect();
  return at?.width ? at : undefined;
};

/** All of them, one shortly after the other. */
export function fly(all: Flight[], layer: HTMLElement): void {
  if (still() || all.length > MOST) return;
  const apart = Math.min(APART, SPREAD / all.length);
  all.forEach(({ from, to, face, pile }, i) => {
    const goal = boxOf(to);
    if (!to || !goal || !from.width) return;
    const high = Math.max(44, Math.min(190, Math.max(from.height, goal.height)));
    const wide = face && from.width < from.height * 1.2 ? (from.width / from.height) * high : high * 0.72;
    const card = sprite(face, high, wide);
    Object.assign(card.style, { left: `${goal.left + goal.width / 2 - wide / 2}px`, top: `${goal.top + goal.height / 2 - high / 2}px` });
    const { x, y } = path(goal, from);
    const [first, last] = [Math.max(0.18, Math.min(1, from.height / high)), Math.max(0.18, Math.min(1, goal.height / high))];
    const lift = Math.min(60, Math.hypot(x, y) * 0.12);
    layer.append(card);
    const timing = { duration: TIME, delay: i * apart, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'both' as const };
    const move = card.animate(
      [
        { transform: `translate(${x}px,${y}px) scale(${first})`, opacity: 1 },
        { transform: `translate(${x * 0.45}px,${y * 0.45 - lift}px) scale(${Math.max(first, last)}) rotate(${x < 0 ? 4 : -4}deg)`, offset: 0.45, opacity: 1 },
        { transform: `scale(${last})`, opacity: pile ? 0.15 : 1 },
      ],
      timing,
    );
    move.onfinish = move.oncancel = () => card.remove();
    if (pile) return;
    // it is there when its picture lands
    to.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: TIME + i * apart });
    to.animate([{ transform: 'scale(.92)' }, { transform: 'scale(1.05)', offset: 0.55 }, { transform: 'none' }], { duration: 240, delay: TIME * 0.9 + i * apart, easing: 'ease-out', composite: 'add' });
  });
}

/** What has moved a little slides there from where it was. */
export function slide(el: HTMLElement, from: DOMRect, to: DOMRect): void {
  const { x, y } = path(to, from);
  if (still() || Math.hypot(x, y) < NEAR) return;
  el.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], { duration: 220, easing: 'cubic-bezier(.2,.8,.2,1)', composite: 'add' });
}
