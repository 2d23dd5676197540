// Dragging a card with mouse or pen: onto a character, a player or a place. A finger presses twice instead.
import { useEffect, useRef } from 'preact/hooks';
import { drop, ofCard, type Game } from './game';

const FAR = 10;

function aimAt(x: number, y: number, not: number): number | string | undefined {
  const at = document.elementFromPoint(x, y);
  const place = at?.closest<HTMLElement>('[data-place]')?.dataset.place;
  const card = at?.closest<HTMLElement>('.vtile[data-card]')?.dataset.card;
  if (card !== undefined && Number(card) !== not && !place) return Number(card);
  if (place) return place;
  const seat = at?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
  return seat === undefined ? undefined : -1 - Number(seat);
}

export function useDrag(game: Game): void {
  const now = useRef(game);
  now.current = game;
  useEffect(() => {
    let from: { card: number; x: number; y: number; el: HTMLElement; ghost?: HTMLElement } | undefined;
    const down = (e: PointerEvent): void => {
      const el = e.target instanceof Element ? e.target.closest<HTMLElement>('.vsys [data-card]') : null;
      if (el && e.button === 0 && e.pointerType !== 'touch') from = { card: Number(el.dataset.card), x: e.clientX, y: e.clientY, el };
    };
    const move = (e: PointerEvent): void => {
      if (!from || (!from.ghost && Math.hypot(e.clientX - from.x, e.clientY - from.y) < FAR)) return;
      if (!from.ghost) {
        if (!ofCard(now.current, from.card).length) return void (from = undefined);
        from.ghost = from.el.cloneNode(true) as HTMLElement;
        from.ghost.className += ' vghost';
        from.ghost.removeAttribute('data-card');
        from.ghost.style.width = `${from.el.offsetWidth}px`;
        document.querySelector('.vsys')?.append(from.ghost);
        const { sel, joined } = now.current;
        if (sel !== from.card && !joined.includes(from.card)) now.current.select(from.card);
      }
      from.ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px) translate(-50%, -50%)`;
    };
    const up = (e: PointerEvent): void => {
      const was = from;
      from = undefined;
      if (!was?.ghost) return;
      was.ghost.remove();
      const swallow = (c: Event): void => { c.stopPropagation(); c.preventDefault(); };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true), 0);
      if (document.elementFromPoint(e.clientX, e.clientY)?.closest('.vfield')) drop(now.current, was.card, aimAt(e.clientX, e.clientY, was.card));
      else now.current.select(undefined);
    };
    const cancel = (): void => { from?.ghost?.remove(); from = undefined; };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', cancel);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', cancel);
    };
  }, []);
}
