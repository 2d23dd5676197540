// What lies behind the glyph: one family of patterns for each kind of card.
import { pick, type Rng } from './chance';
import type { Palette } from './palettes';
import { STAR } from './shapes';
import type { Kind } from '../cards/types';

type Draw = (w: number, h: number, chance: Rng, p: Palette) => string;

const n = (x: number): number => +x.toFixed(1);
const LONG = 420; // farther than any corner
const wedge = (cx: number, cy: number, from: number, to: number): string => {
  const at = (a: number): string => `${n(cx + LONG * Math.cos(a))} ${n(cy + LONG * Math.sin(a))}`;
  return `M${n(cx)} ${n(cy)}L${at(from)}L${at(to)}Z`;
};
const fill = (path: string, p: Palette): string => `<path d="${path}" fill="${p.bg2}"/>`;
const stroke = (path: string, width: number, p: Palette): string =>
  `<path d="${path}" stroke="${p.bg2}" stroke-width="${width}" fill="none"/>`;

const rays: Draw = (w, h, chance, p) => {
  const [cx, cy] = [w * (0.4 + chance() * 0.2), h * (0.5 + chance() * 0.15)];
  const [count, turn] = [12 + Math.floor(chance() * 6), chance() * 3];
  const step = Math.PI / count;
  return fill(Array.from({ length: count }, (_, i) => wedge(cx, cy, turn + 2 * i * step, turn + (2 * i + 1) * step)).join(''), p);
};

const speed: Draw = (w, h, chance, p) => {
  const slope = Math.tan(((-14 - chance() * 16) * Math.PI) / 180);
  let d = '';
  for (let i = 0; i < 13; i++) {
    const [y, thick, x0] = [-60 + chance() * (h + 120), 2 + chance() * 9, chance() * w * 0.5 - 40];
    const end = y + (w - x0) * slope;
    d += `M${n(x0)} ${n(y + x0 * slope)}L${w + 20} ${n(end)}V${n(end + thick)}Z`;
  }
  return fill(d, p);
};

const rings: Draw = (w, h, chance, p) => {
  const [cx, cy] = [n(w * (0.42 + chance() * 0.16)), n(h * (0.45 + chance() * 0.1))];
  const disc = (i: number): string => `<circle cx="${cx}" cy="${cy}" r="${i * 23 + 8}" fill="${i % 2 ? p.bg2 : p.bg}"/>`;
  return [7, 6, 5, 4, 3, 2, 1].map(disc).join('');
};

const bands: Draw = (w, h, chance, p) => {
  const y = h * (0.52 + chance() * 0.12);
  const bar = (top: number, height: number): string => `M0 ${n(top)}h${w}v${n(height)}h${-w}Z`;
  return fill(bar(y, h - y) + [0, 1, 2, 3].map((i) => bar(y - 7 - i * (8 + i * 3), 4 - i * 0.8)).join(''), p);
};

const skyline: Draw = (w, h, chance, p) => {
  let d = `M0 ${h}`;
  for (let x = 0; x < w; ) {
    const [width, height] = [14 + chance() * 26, h * (0.28 + chance() * 0.42)];
    d += `L${n(x)} ${n(h - height)}L${n(x + width)} ${n(h - height)}`;
    x += width;
  }
  return fill(`${d}L${w} ${h}Z`, p);
};

const shards: Draw = (w, h, chance, p) => {
  let d = '';
  let a = chance() * 3;
  for (const end = a + 6.28; a < end; ) {
    const width = 0.12 + chance() * 0.34;
    d += wedge(w * 0.5, h * 0.45, a, a + width);
    a += width + 0.1 + chance() * 0.3;
  }
  return fill(d, p);
};

const hatch: Draw = (w, h, chance, p) => {
  const step = 15 + chance() * 7;
  const thick = step * 0.42;
  let d = '';
  for (let x = -h; x < w + h; x += step) d += `M${n(x)} ${h}L${n(x + h)} 0h${n(thick)}L${n(x + thick)} ${h}Z`;
  return fill(d, p);
};

const burst: Draw = (w, h, chance, p) => {
  const outer = STAR(w * 0.5, h * 0.5, h * (0.82 + chance() * 0.1), h * 0.5, 13 + Math.floor(chance() * 4), chance() * 90);
  return `${fill(outer, p)}<path d="${STAR(w * 0.5, h * 0.5, h * 0.62, h * 0.42, 13, chance() * 90)}" fill="${p.bg}"/>`;
};

const grid: Draw = (w, h, chance, p) => {
  const step = 20 + chance() * 8;
  const offset = chance() * step;
  let d = '';
  for (let x = -offset; x < w; x += step) d += `M${n(x)} 0V${h}`;
  for (let y = -offset; y < h; y += step) d += `M0 ${n(y)}H${w}`;
  const k = 0.4 + chance() * 0.3;
  const river = `M-10 ${n(h * k)}C${w * 0.3} ${n(h * (k - 0.4))} ${w * 0.6} ${n(h * (k + 0.4))} ${w + 10} ${n(h * (k - 0.1))}`;
  return stroke(d, 2.4, p) + stroke(river, 13, p);
};

const waves: Draw = (w, h, chance, p) => {
  const one = (i: number): string => {
    const rise = n(-2 * (9 + chance() * 7));
    return `M-10 ${n(h * (0.18 + i * 0.16))}q${w / 8} ${rise} ${w / 4} 0${`t${w / 4} 0`.repeat(4)}`;
  };
  return stroke([0, 1, 2, 3, 4, 5].map(one).join(''), 8, p);
};

const ruled: Draw = (w, h, _chance, p) => {
  let d = '';
  for (let y = 14; y < h; y += 16) d += `M0 ${y}H${w}`;
  return `${stroke(d, 3, p)}<path d="M${n(w * 0.16)} 0V${h}" stroke="${p.b}" stroke-width="3" opacity=".6"/>`;
};

const tess: Draw = (w, h, _chance, p) => {
  let d = '';
  for (let y = 0, j = 0; y < h + 30; y += 26, j++) {
    for (let x = (j % 2) * 22 - 22; x < w + 30; x += 44) d += `M${x} ${y - 13}l22 13l-22 13l-22 -13Z`;
  }
  return stroke(d, 5, p);
};

const FAMILY: Record<Kind, readonly [Draw, ...Draw[]]> = {
  hero: [rays],
  alter_ego: [bands],
  ally: [rings],
  event: [speed, rays],
  upgrade: [grid],
  support: [bands, skyline],
  resource: [tess],
  villain: [shards],
  main_scheme: [skyline],
  side_scheme: [grid],
  player_side_scheme: [grid],
  minion: [hatch],
  treachery: [burst],
  attachment: [tess],
  environment: [waves],
  obligation: [ruled],
};

export const background = (kind: Kind, w: number, h: number, chance: Rng, p: Palette): string =>
  pick(FAMILY[kind], chance)(w, h, chance, p);
