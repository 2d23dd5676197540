// Texts of cards in the hand: all of it where that can be, whole lines with an ellipsis where it can't.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

export const STEPS = [1, 0.93, 0.86, 0.8];
const LEAST = 11; // pixels

/** The largest of these sizes at which a text is no higher than its room; the smallest if none is. */
export const stepFor = (high: (step: number) => number, room: number, steps = STEPS): number => steps.find((s) => high(s) <= room) ?? steps.at(-1) ?? 1;

/** Smaller letters; where these are still too many the kind goes and the picture becomes a strip; then an ellipsis. */
export function fitted(card: HTMLElement, of: string): void {
  const text = card.querySelector<HTMLElement>(of);
  if (!text) return;
  const { style, nextElementSibling: foot } = text;
  card.classList.add('is-fitting');
  style.webkitLineClamp = 'none';
  let room = 0;
  for (const tight of [false, true]) {
    card.classList.toggle('is-tight', tight);
    style.fontSize = '';
    const usual = parseFloat(getComputedStyle(text).fontSize);
    room = card.getBoundingClientRect().bottom - text.getBoundingClientRect().top - (foot?.clientHeight ?? 0) - 4;
    stepFor((step) => {
      style.fontSize = step < 1 ? `${Math.max(LEAST, usual * step)}px` : '';
      return text.scrollHeight;
    }, room);
    if (text.scrollHeight <= room) break;
  }
  const { lineHeight, paddingTop } = getComputedStyle(text);
  const lines = Math.floor((room - parseFloat(paddingTop)) / parseFloat(lineHeight));
  style.webkitLineClamp = String(Math.max(1, lines));
  card.classList.remove('is-fitting');
}

/** All cards of a row, now and whenever there is more or less room for them. */
export function useFitted(row: RefObject<HTMLElement>, card: string, of: string, when: unknown[]): void {
  useLayoutEffect(() => {
    const there = row.current;
    if (!there) return;
    const fit = (): void => there.querySelectorAll<HTMLElement>(card).forEach((el) => fitted(el, of));
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(there);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  }, when);
}
