// The backs of the cards and the halftone sheet that zones use as a mask.
import { SHAPES } from '../icons/shapes';
import { INK } from './palettes';

function dots(w: number, h: number, step: number, size: (x: number, y: number) => number): string {
  let d = '';
  for (let y = 0, j = 0; y <= h; y += step, j++) {
    for (let x = ((j % 2) * step) / 2; x <= w; x += step) {
      const r = size(x / w, y / h) * step;
      const [across, radius] = [(2 * r).toFixed(1), r.toFixed(1)];
      if (r > 0.3) d += `M${(x - r).toFixed(1)} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0`;
    }
  }
  return d;
}

interface Back {
  bg: string;
  bg2: string;
  dot: string;
  mark: string;
  glyph: string;
}

const back = ({ bg, bg2, dot, mark, glyph }: Back): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice">',
    `<rect width="100" height="140" fill="${bg}"/><path d="M0 92L100 44V140H0Z" fill="${bg2}"/>`,
    `<path d="${dots(100, 140, 7, (x, y) => 0.5 * Math.abs(x + y - 1) ** 1.1)}" fill="${dot}"/>`,
    `<rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="${mark}" stroke-opacity=".35" stroke-width="1.6"/>`,
    '<g transform="translate(23 43) scale(2.25)" fill-rule="evenodd">',
    `<path d="${glyph}" fill="${INK}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/>`,
    `<path d="${glyph}" fill="${mark}"/></g></svg>\n`,
  ].join('');

export const BACKS: Record<string, string> = {
  'img/back-player.svg': back({ bg: '#1B3A8C', bg2: '#142C6E', dot: '#2F57BC', mark: '#FFD23F', glyph: SHAPES.strike }),
  'img/back-encounter.svg': back({ bg: '#45206E', bg2: '#2E1250', dot: '#6A3A9C', mark: '#FF9F45', glyph: SHAPES.villain }),
  'img/halftone.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" preserveAspectRatio="xMaxYMin slice">' +
    `<path d="${dots(600, 300, 11, (x, y) => 0.56 * Math.max(0, x * 1.1 - y * 0.9) ** 1.3)}"/></svg>\n`,
};
