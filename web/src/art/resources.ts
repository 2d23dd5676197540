// Resource cards show what they give, with the outlines of the icons.
import { C, HEX, moved, P, R, type Glyph, type Layer } from './shapes';
import type { Resource } from '../cards/types';

const GLYPHS: Record<Resource, Glyph> = {
  energy: [['#FFD23F', C(50, 50, 45)], ['k', P('57,14 26,57 45,57 39,86 74,43 54,43')]],
  mental: [
    ['#3578E5', HEX(50, 50, 47)],
    ['w', 'M50 30L30 66H70Z', { line: 6 }],
    ['w', C(50, 29, 11)], ['w', C(30, 66, 11)], ['w', C(70, 66, 11)],
  ],
  physical: [
    ['#D63B44', R(7, 7, 86, 86, 14)],
    ['w', 'M26 46V36a6 6 0 0 1 12 0V30a6 6 0 0 1 12 0a6 6 0 0 1 12 0V36a6 6 0 0 1 12 0V60C74 71 67 79 56 79H43C33 79 26 72 26 61Z'],
    ['#D63B44', 'M38 38V46M50 36V46M62 38V46M28 57H51A7 7 0 0 1 51 70H42', { line: 4 }],
  ],
  wild: [
    ['#1FA67A', P('50,2 68,32 98,50 68,68 50,98 32,68 2,50 32,32')],
    ['w', P('50,27 58,42 73,50 58,58 50,73 42,58 27,50 42,42')],
  ],
};

export function resourceGlyph(given: Resource[]): Glyph {
  const n = given.length;
  const [scale, step] = n === 1 ? [0.9, 0] : n === 2 ? [0.72, 74] : [0.6, 56];
  const left = 50 - ((n - 1) * step) / 2 - 50 * scale;
  const place = ([fill, path, stroke]: Layer, i: number): Layer => [
    fill,
    moved(path, scale, left + i * step, 50 - 50 * scale),
    stroke && { line: stroke.line * scale },
  ];
  return given.flatMap((r, i) => GLYPHS[r].map((layer) => place(layer, i)));
}
