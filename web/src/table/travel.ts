// Cards travel from where they lay to where they lie: one arc, 60 ms apart, 600 ms in all at most.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../state/settings';

const TIME = 240;
const still = (): boolean => settings.now.still || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useTravel(stamp: unknown): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const moved: [HTMLElement, DOMRect, DOMRect][] = [];
    for (const el of document.querySelectorAll<HTMLElement>('.board .slot > .card[data-id]')) {
      const id = el.dataset.id ?? '';
      const to = el.getBoundingClientRect();
      const from = before.get(id);
      now.set(id, to);
      if (from && to.width && Math.hypot(from.left - to.left, from.top - to.top) > 24) moved.push([el, from, to]);
    }
    places.current = now;
    if (still() || moved.length > 14) return;
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
  }, [stamp]);
}
