// Dragging a card onto another one, with mouse or pen. A finger scrolls; there the two presses do.
import { useEffect } from 'preact/hooks';
import type { Acts } from '../state/acts';

const FAR = 10;

interface Drag {
  id: number;
  x: number;
  y: number;
  from: HTMLElement;
  ghost?: HTMLElement;
}

const cardAt = (x: number, y: number): HTMLElement | null => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-id]') ?? null;

function ghostOf(d: Drag): HTMLElement {
  const ghost = d.from.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('data-id');
  ghost.style.setProperty('--w', `${d.from.offsetWidth}px`);
  document.querySelector('.tablepage')?.append(ghost);
  return ghost;
}

export function useDrag(acts: Acts): void {
  useEffect(() => {
    let drag: Drag | undefined;
    let over: HTMLElement | null = null;
    const mark = (el: HTMLElement | null): void => {
      over?.closest('.slot')?.classList.remove('is-over');
      over = el;
      over?.closest('.slot')?.classList.add('is-over');
    };
    const down = (e: PointerEvent): void => {
      const el = e.target instanceof Element ? e.target.closest<HTMLElement>('.hand [data-id], .seat [data-id]') : null;
      if (e.button === 0 && e.pointerType !== 'touch' && el) drag = { id: Number(el.dataset.id), x: e.clientX, y: e.clientY, from: el };
    };
    const move = (e: PointerEvent): void => {
      if (!drag) return;
      if (!drag.ghost && Math.hypot(e.clientX - drag.x, e.clientY - drag.y) < FAR) return;
      if (!drag.ghost) {
        const d = acts.decision;
        if (!d || d.pick || !d.options.some((o) => o.card === drag?.id)) return void (drag = undefined);
        drag.ghost = ghostOf(drag);
        acts.ui.set({ zoom: undefined, ...(d.kind === 'turn' ? { sel: { card: drag.id } } : {}) });
      }
      drag.ghost.style.left = `${e.clientX}px`;
      drag.ghost.style.top = `${e.clientY}px`;
      mark(cardAt(e.clientX, e.clientY));
    };
    const up = (e: PointerEvent): void => {
      const d = drag;
      drag = undefined;
      mark(null);
      if (!d?.ghost) return;
      d.ghost.remove();
      const onto = cardAt(e.clientX, e.clientY);
      const swallow = (c: Event): void => { c.stopPropagation(); c.preventDefault(); };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true), 0);
      acts.ui.set({ sel: {} });
      const board = document.elementFromPoint(e.clientX, e.clientY)?.closest('.seats, .villain');
      if (onto && Number(onto.dataset.id) !== d.id) acts.drop(d.id, Number(onto.dataset.id));
      else if (board && d.from.closest('.hand')) acts.press(d.id);
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
    };
  }, [acts]);
}
