// Colours of emblems: by hero (each pack has its own, art.json), by aspect; encounter sets share five violets, so that the family stays one.
import { packs } from 'packs';
import { fnv } from './chance';
import type { ArtCard } from './types';

export interface Palette {
  bg: string;
  bg2: string;
  hi: string;
  a: string;
  b: string;
  c: string;
}
export const INK = '#0A0D16';

const ASPECTS: Record<string, Palette> = {
  aggression: { bg: '#A81C2C', bg2: '#7C0F1E', hi: '#DA4750', a: '#FFF1DA', b: '#FFB02E', c: '#43101B' },
  justice: { bg: '#E0AC1B', bg2: '#BC8606', hi: '#F8D66A', a: '#FFFAEA', b: '#2C5FC4', c: '#4A3300' },
  leadership: { bg: '#1F57C3', bg2: '#143C8E', hi: '#5289EE', a: '#F3F7FF', b: '#FFC93C', c: '#0B2050' },
  protection: { bg: '#17794A', bg2: '#0D5A35', hi: '#42AE78', a: '#F3FBEF', b: '#FFD25A', c: '#06311B' },
  basic: { bg: '#5D6878', bg2: '#454F60', hi: '#8995A8', a: '#F6F7FA', b: '#FFBE55', c: '#1F2632' },
  pool: { bg: '#B02A77', bg2: '#851B58', hi: '#DE62A8', a: '#FFF0F8', b: '#7BE0D0', c: '#3B0A26' },
};
/** The teams of the Vs. System. */
const TEAMS: Record<string, Palette> = {
  tidewatch: { bg: '#12507A', bg2: '#0B3756', hi: '#3E8FC0', a: '#EAF7FF', b: '#7FE0D8', c: '#06263D' },
  'ashen-choir': { bg: '#9C3412', bg2: '#6E1F08', hi: '#D9662E', a: '#FFF0DC', b: '#FFC23C', c: '#3A0E04' },
  'brass-orchard': { bg: '#8A6A14', bg2: '#644B0A', hi: '#C9A23A', a: '#FFF8DF', b: '#7FC96A', c: '#332503' },
  'hollow-court': { bg: '#43256B', bg2: '#2D164B', hi: '#7A52AE', a: '#F2E9FF', b: '#A8E6C8', c: '#180829' },
};
const HEROES: Record<string, Palette> = Object.assign({}, ...packs.map((p) => p.art.palettes));
const NIGHT = [
  ['#5B2F86', '#3F1D63', '#8C5ABD'],
  ['#41378F', '#2B2468', '#6E63C4'],
  ['#6B2B72', '#4A1A50', '#9C58A4'],
  ['#7A2857', '#56183C', '#AE5488'],
  ['#4B4672', '#343052', '#7A74A8'],
] as const;
const TINTS = ['#F4EBFF', '#E3E6F0', '#FFEFE2', '#E6F5F0'] as const;
const ACCENTS = ['#FF8C4A', '#FFD25A', '#5ED6C5', '#FF7FA8', '#8FD0FF'] as const;

function ofEncounter(card: ArtCard): Palette {
  const seed = fnv(card.set || card.code);
  const [bg, bg2, hi] = NIGHT[(seed >>> 8) % NIGHT.length]!;
  const c = card.kind === 'villain' ? '#150724' : '#1E0B33';
  return { bg, bg2, hi, a: TINTS[fnv(card.name) % TINTS.length]!, b: ACCENTS[seed % ACCENTS.length]!, c };
}

export function paletteOf(card: ArtCard): Palette {
  const own = card.aspect === 'hero' ? HEROES[card.set] : (ASPECTS[card.aspect] ?? TEAMS[card.aspect]);
  const p = own ?? ofEncounter(card);
  // an alter-ego stands in daylight: the hero's colours, one step up
  return card.kind === 'alter_ego' ? { ...p, bg: p.hi, bg2: p.bg, hi: p.a } : p;
}
