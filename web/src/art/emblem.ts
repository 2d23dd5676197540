// The picture of a card. Same code and facts, same picture, for ever: the kind picks the background family, the code
// its angle, density and focus, the facts the glyph, hero or aspect or set the palette.
import { background } from './backgrounds';
import { fnv, rng, type Rng } from './chance';
import { glyphOf, isPerson } from './choose';
import { halftone } from './halftone';
import { INK, paletteOf, type Palette } from './palettes';
import type { Fill, Glyph, Layer } from './shapes';
import type { ArtCard } from './types';

const n = (x: number): number => +x.toFixed(1);
const TALL = new Set(['hero', 'alter_ego', 'villain']);

interface Sheet {
  w: number;
  h: number;
  /** From the glyph's 100 x 100 box to the sheet. */
  scale: number;
  transform: string;
}

function tilt(kind: string, chance: Rng): number {
  if (kind === 'event' || kind === 'treachery') return -10 + chance() * 6;
  return kind === 'upgrade' || kind === 'attachment' ? -5 + chance() * 10 : 0;
}

function sheetOf(card: ArtCard): { w: number; h: number; scale: number } {
  const tall = TALL.has(card.kind);
  return { w: 240, h: tall ? 300 : 180, scale: tall ? 2.04 : isPerson(card) ? 1.56 : 1.38 };
}

function placed(card: ArtCard, chance: Rng): Sheet {
  const { w, h, scale } = sheetOf(card);
  // busts stand on the lower edge, everything else floats in the middle
  const top = TALL.has(card.kind) ? h - 100 * scale : isPerson(card) ? h - 102 * scale + 2 : h / 2 - 50 * scale;
  const turn = n(tilt(card.kind, chance));
  const transform = `translate(${n(w / 2 - 50 * scale)} ${n(top)}) scale(${scale})${turn ? ` rotate(${turn} 50 50)` : ''}`;
  return { w, h, scale, transform };
}

const colour = (fill: Fill, p: Palette): string => {
  if (fill === 'w') return '#fff';
  if (fill === 'k') return INK;
  return fill === 'a' || fill === 'b' || fill === 'c' ? p[fill] : fill;
};

/** The glyph in four coats: shadow, ink outline, colour, and printed dots on the coloured areas. */
function painted(glyph: Glyph, p: Palette, scale: number, angle: number, id: string): string {
  const body = glyph.filter(([fill]) => fill !== 'k');
  const outlineWidth = 15.6 / scale;
  const shadow = ([, d, s]: Layer): string => (s ? `<path d="${d}" fill="none" stroke-width="${s.line}"/>` : `<path d="${d}"/>`);
  const outline = ([, d, s]: Layer): string =>
    `<path d="${d}"${s ? ' fill="none"' : ''} stroke-width="${n((s?.line ?? 0) + outlineWidth)}"/>`;
  const coat = ([fill, d, s]: Layer): string => {
    if (s) return `<path d="${d}" fill="none" stroke="${colour(fill, p)}" stroke-width="${n(s.line)}"/>`;
    return `<path d="${d}" fill="${colour(fill, p)}"${fill === 'k' ? '' : ` stroke="${INK}" stroke-width="2"`}/>`;
  };
  const areas = body.filter(([, , s]) => !s).map(([, d]) => `<path d="${d}"/>`).join('');
  const dots = halftone({ width: 100, height: 110, angle, focus: [20, 0], step: 5, max: 0.6, power: 2.1, grain: 0.5 });
  return [
    `<g transform="translate(3.4 3.4)" fill="${p.c}" stroke="${p.c}" opacity=".75">${body.map(shadow).join('')}</g>`,
    `<g fill="${INK}" stroke="${INK}">${body.map(outline).join('')}</g>`,
    glyph.map(coat).join(''),
    areas && `<clipPath id="${id}">${areas}</clipPath>`,
    areas && `<g stroke="${p.c}" opacity=".34" clip-path="url(#${id})">${dots}</g>`,
  ].join('');
}

export function emblem(card: ArtCard): string {
  const chance = rng(fnv(card.code));
  const p = paletteOf(card);
  const { w, h } = sheetOf(card);
  const back = background(card.kind, w, h, chance, p);
  const angle = 15 + Math.floor(chance() * 4) * 15;
  const focus: [number, number] = [w * (0.2 + chance() * 0.6), h * (0.05 + chance() * 0.25)];
  const dots = halftone({ width: w, height: h, angle, focus, step: 9, max: 0.62, power: 1.25, grain: 1 });
  const { scale, transform } = placed(card, chance);
  // same title, same glyph (copies, stages, both sides): its seed is the name, only the background follows the code
  const glyph = glyphOf(card, rng(fnv(card.name)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="${w}" height="${h}" fill="${p.bg}"/>${back}<g stroke="${p.hi}" opacity=".55">${dots}</g>`,
    `<g transform="${transform}" stroke-linejoin="round" stroke-linecap="round">`,
    painted(glyph, p, scale, angle, `c${card.code}`),
    '</g></svg>\n',
  ].join('');
}
