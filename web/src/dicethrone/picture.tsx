// The picture of a card: what it is about, drawn large before its hero's colours. Ground, place and number come from the card, so no two
// look alike; everything is made of the shapes that the table has anyway.
import type { JSX } from 'preact';
import { burst } from '../icons/shapes';
import { symbolPath, TOKEN_IDS, tokenPath } from './art';
import type { DtCard, Hero, Pattern } from './types';

const [W, H] = [160, 48]; // of the drawing; what is left and right of the middle 120 may be cut off
const HEART = 'M12 21C4 15 1 11 1 7A5.6 5.6 0 0 1 12 5A5.6 5.6 0 0 1 23 7C23 11 20 15 12 21Z';
const SHIELD = 'M12 1L22 4.4C22.6 13 19 19.4 12 23C5 19.4 1.4 13 2 4.4Z';
const CARD = 'M5 1H19A2 2 0 0 1 21 3V21A2 2 0 0 1 19 23H5A2 2 0 0 1 3 21V3A2 2 0 0 1 5 1Z';

/** Numbers from 0 to 1 that always follow from the same name. */
function chance(name: string): () => number {
  let x = [...name].reduce((n, c) => (Math.imul(n, 31) + c.charCodeAt(0)) >>> 0, 7);
  return () => (x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0) / 2 ** 32;
}

/** A shape of 24 x 24 with its middle there. */
const at = (x: number, y: number, size: number, turn = 0): string => `translate(${x} ${y}) rotate(${turn}) scale(${size / 24}) translate(-12 -12)`;
const Shape = ({ d, x, y, size, turn = 0, fill = 'var(--bright)', line = '#0A0D16' }: { d: string; x: number; y: number; size: number; turn?: number; fill?: string; line?: string }): JSX.Element => (
  <path d={d} transform={at(x, y, size, turn)} fill={fill} fill-rule="evenodd" stroke={line} stroke-width={line === 'none' ? 0 : (2 * 24) / size} stroke-linejoin="round" paint-order="stroke" />
);
const Words = ({ x, y, size, children, fill = '#fff' }: { x: number; y: number; size: number; fill?: string; children: string }): JSX.Element => (
  <text x={x} y={y} font-size={size} fill={fill} stroke="#0A0D16" stroke-width="3" paint-order="stroke" stroke-linejoin="round" text-anchor="middle" dominant-baseline="central">{children}</text>
);

function Ground({ next }: { next: () => number }): JSX.Element {
  const [kind, x, y] = [Math.floor(next() * 5), 20 + next() * 120, 4 + next() * 40];
  const fill = { fill: 'var(--bright)', opacity: 0.24 };
  if (kind === 0) return <g {...fill}>{Array.from({ length: 9 }, (_, i) => { const a = (i / 9) * 6.283 + y; return <path key={i} d={`M${x} ${y}L${x + 200 * Math.cos(a)} ${y + 200 * Math.sin(a)}L${x + 200 * Math.cos(a + 0.32)} ${y + 200 * Math.sin(a + 0.32)}Z`} />; })}</g>;
  if (kind === 1) return <g {...fill}>{Array.from({ length: 9 }, (_, i) => <path key={i} d={`M${next() * 90} ${i * 5.6}H${W}V${i * 5.6 + 1 + next() * 2.4}Z`} />)}</g>;
  if (kind === 2) return <g {...fill}>{Array.from({ length: 84 }, (_, i) => { const [cx, cy] = [(i % 14) * 12 + (Math.floor(i / 14) % 2) * 6, Math.floor(i / 14) * 9.6]; return <circle key={i} cx={cx} cy={cy} r={Math.min(5, Math.hypot(cx - x, cy - y) / 20)} />; })}</g>;
  if (kind === 3) return <g fill="none" stroke="var(--bright)" stroke-width="4" opacity={0.22}>{[10, 22, 36, 52, 70, 90].map((r) => <circle key={r} cx={x} cy={y} r={r} />)}</g>;
  return <g {...fill}>{[0, 1, 2, 3, 4].map((i) => { const l = i * 40 - 20 + x / 8; return <path key={i} d={`M${l} 0H${l + 16}L${l + 4} ${H / 2}L${l + 18} ${H}H${l + 2}L${l - 12} ${H / 2}Z`} />; })}</g>;
}

/** A die with the symbol that lies on top. */
const Die = ({ d, n, x, y, size, turn }: { d: string; n: string; x: number; y: number; size: number; turn: number }): JSX.Element => (
  <g transform={`rotate(${turn} ${x} ${y})`}><rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size / 6} fill="var(--deep)" stroke="#0A0D16" stroke-width="4" paint-order="stroke" /><rect x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size / 6} fill="none" stroke="var(--bright)" stroke-width="1.6" />{d ? <Shape d={d} x={x} y={y} size={size * 0.62} line="none" /> : <Words x={x} y={y + 1} size={size * 0.72}>{n}</Words>}</g>
);

/** What the dice must show, in a row, and the damage. */
function Needs({ hero, p, damage, level }: { hero: Hero; p: Pattern | undefined; damage: string; level: number }): JSX.Element {
  const row = p?.symbols?.flatMap(([id, n]) => Array.from({ length: n }, () => symbolPath(id, hero.symbols.findIndex((s) => s.id === id)))) ?? [];
  const steps = p?.straight ?? p?.alike ?? 0;
  const wide = row.length * 15 || steps * 9 || 24;
  const said = damage.length * 8.5;
  const left = W / 2 - (wide + (said ? said + 6 : 0)) / 2;
  return (
    <>
      <g fill="var(--bright)" opacity={0.5}>{Array.from({ length: level - 1 }, (_, i) => <path key={i} d={`M${W / 2 - 40} ${42 - i * 15}L${W / 2} ${26 - i * 15}L${W / 2 + 40} ${42 - i * 15}V${48 - i * 15}L${W / 2} ${32 - i * 15}L${W / 2 - 40} ${48 - i * 15}Z`} />)}</g>
      {row.map((d, i) => <Shape key={i} d={d} x={left + 7.5 + i * 15} y={H / 2} size={14} />)}
      {!row.length && steps > 0 && <g fill="var(--bright)" stroke="#0A0D16" stroke-width="3" paint-order="stroke">{Array.from({ length: steps }, (_, i) => { const high = p?.straight ? 6 + i * 4 : 14; return <rect key={i} x={left + i * 9} y={H / 2 + 12 - high} width="7" height={high} />; })}</g>}
      {!row.length && !steps && <Shape d={SHIELD} x={left + 12} y={H / 2} size={26} />}
      {said > 0 && <Words x={left + wide + 6 + said / 2} y={H / 2 + 1} size={22}>{damage}</Words>}
    </>
  );
}

function Scene({ card, hero, next }: { card: DtCard; hero: Hero | undefined; next: () => number }): JSX.Element {
  const n = /\d+/.exec(card.gist)?.[0] ?? '';
  const [x, tilt] = [W / 2, (next() - 0.5) * 30];
  const faces = hero?.faces ?? [];
  const face = (i: number): string => (faces.length ? symbolPath(faces[i % 6] ?? '', hero?.symbols.findIndex((s) => s.id === faces[i % 6]) ?? 0) : burst(11, 5, 4 + (i % 4)));
  switch (card.about) {
    case 'damage':
      return <><Shape d={burst(11.6, 6.4, 11)} x={x} y={24} size={50} turn={tilt} fill="#D42B38" /><Shape d={burst(11.6, 6.8, 11)} x={x} y={24} size={32} turn={-tilt} fill="#FFD23F" line="none" />{n && <Words x={x} y={25} size={20}>{n}</Words>}</>;
    case 'prevent':
      return <><path d={`M${x - 62} ${10 + tilt / 3}L${x - 14} 20L${x - 60} 30Z`} fill="#D42B38" stroke="#0A0D16" /><Shape d={SHIELD} x={x + 6} y={24} size={38} turn={tilt / 3} />{n && <Words x={x + 6} y={24} size={18}>{n}</Words>}</>;
    case 'heal':
      return <><Shape d={HEART} x={x} y={24} size={38} turn={tilt / 3} fill="#E5404C" />{n && <Words x={x} y={23} size={18}>{`+${n}`}</Words>}</>;
    case 'draw': {
      const many = Math.max(2, Math.min(5, Number(n) || 2));
      return <>{Array.from({ length: many }, (_, i) => <Shape key={i} d={CARD} x={x + (i - (many - 1) / 2) * 17} y={26 + Math.abs(i - (many - 1) / 2) * 2} size={33} turn={(i - (many - 1) / 2) * 12} fill={i % 2 ? 'var(--deep)' : '#FFF6DA'} />)}<Shape d={face(5)} x={x} y={25} size={13} fill="var(--b)" line="none" /></>;
    }
    case 'points': {
      const many = Math.max(1, Math.min(3, Number(/\d+(?= (?:CP|PC))/.exec(card.gist)?.[0] ?? 3)));
      return <>{Array.from({ length: many }, (_, i) => { const cx = x + (i - (many - 1) / 2) * 26; return <g key={i}><circle cx={cx} cy={24 + (i % 2) * 4 - 2 + tilt / 8} r="17" fill="#FFD23F" stroke="#0A0D16" stroke-width="2.5" /><Shape d={burst(11, 5, 5)} x={cx} y={24 + (i % 2) * 4 - 2 + tilt / 8} size={20} fill="#B47A00" line="none" /></g>; })}</>;
    }
    case 'dice': {
      const many = 2 + Math.floor(next() * 2);
      return <>{Array.from({ length: many }, (_, i) => <Die key={i} d={hero ? face(Math.floor(next() * 6)) : ''} n={i === many - 1 && n ? n : String(1 + Math.floor(next() * 6))} x={x + (i - (many - 1) / 2) * 36} y={24 + (next() - 0.5) * 8} size={26} turn={(next() - 0.5) * 46} />)}</>;
    }
    case 'status': {
      const all = hero ? Object.keys(hero.tokens) : TOKEN_IDS;
      const glyph = (i: number): string => tokenPath(all[(Math.floor(next() * 20) + i) % Math.max(1, all.length)] ?? '', i ? 'positive' : 'negative');
      return <><circle cx={x - 30} cy="24" r="17" fill="#FF9C94" stroke="#0A0D16" stroke-width="2.5" /><Shape d={glyph(0)} x={x - 30} y={24} size={20} fill="#10131F" line="none" /><path d={`M${x - 8} 18H${x + 4}V11L${x + 18} 24L${x + 4} 37V30H${x - 8}Z`} fill="#fff" stroke="#0A0D16" stroke-width="2" /><circle cx={x + 38} cy="24" r="17" fill="#8FE3B0" stroke="#0A0D16" stroke-width="2.5" stroke-dasharray={tilt > 0 ? '6 4' : ''} /><Shape d={glyph(1)} x={x + 38} y={24} size={20} fill="#10131F" line="none" /></>;
    }
    case '':
      return <Shape d={symbolPath(hero?.symbols.at(-1)?.id ?? '', 3)} x={x} y={24} size={36} turn={tilt / 2} />;
    default: {
      const kind = hero?.tokens[card.about]?.kind ?? 'unique';
      return <><circle cx={x} cy="24" r="21" fill={kind === 'positive' ? '#8FE3B0' : kind === 'negative' ? '#FF9C94' : '#9AD3FF'} stroke="#0A0D16" stroke-width="3" /><Shape d={tokenPath(card.about, kind)} x={x} y={24} size={28} turn={tilt / 2} fill="#10131F" line="none" />{n && n !== '1' && <Words x={x + 32} y={26} size={18}>{`×${n}`}</Words>}</>;
    }
  }
}

export function Picture({ card, hero }: { card: DtCard; hero: Hero | undefined }): JSX.Element {
  const next = chance(card.name);
  const level = hero?.spaces.find((s) => s.id === card.space)?.levels.find((l) => l.level === card.level);
  const ability = level?.abilities[0];
  const mark = hero ? symbolPath(hero.faces[5] ?? '', 2) : '';
  const [side, turn] = [next() < 0.5 ? 26 : W - 26, (next() - 0.5) * 50];
  return (
    <svg class="dcard__p" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Ground next={next} />
      {mark && <g opacity={0.4}><Shape d={mark} x={side} y={26} size={46} turn={turn} line="none" /></g>}
      {hero && card.space ? <Needs hero={hero} p={ability?.tiers?.[0]} damage={ability?.damage ?? ''} level={card.level ?? 2} /> : <Scene card={card} hero={hero} next={next} />}
    </svg>
  );
}
