// All icons as one hidden sprite; the build writes it into index.html.
import { CARDS } from './cards';
import { GAME } from './game';
import { UI } from './ui';

export const ICONS = { ...GAME, ...CARDS, ...UI };
export type IconName = keyof typeof ICONS;

export function sprite(): string {
  const symbols = Object.entries(ICONS).map(([id, body]) => `<symbol id="i-${id}" viewBox="0 0 24 24">${body}</symbol>`);
  return `<svg class="sprite" aria-hidden="true" focusable="false">${symbols.join('')}</svg>`;
}
