// The goal of each game in one drawing: who strikes whom, and what must not happen meanwhile. Words stand below it, a number each.
import type { JSX } from 'preact';
import type { Lang } from '../cards/types';
import { words } from '../table/context';
import type { Word } from '../words';

const INK = '#14161F';
const line = { stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** Somebody with a mask, and how much of them is left. */
function Fighter({ x, y, colour, left, size = 1, horns = false }: { x: number; y: number; colour: string; left: number; size?: number; horns?: boolean }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} {...line}>
      <path d="M-34 44q2-34 34-34t34 34z" fill={colour} />
      {horns && <path d="M-18-22l-10-18 20 8zM18-22l10-18-20 8z" fill={colour} />}
      <circle r="24" cy="-8" fill="#F1C9A5" /><path d="M-24-12q24-14 48 0l-2 10q-12 6-22-2-10 8-22 2z" fill={colour} />
      <path d="M-14-8l8 3M14-8l-8 3" fill="none" stroke="#fff" />
      <rect x="-34" y="52" width="68" height="11" rx="5" fill="#2B3350" /><rect x="-34" y="52" width={68 * left} height="11" rx="5" fill={left > 0.5 ? '#46C07E' : '#FF6D6D'} stroke="none" />
    </g>
  );
}
const Arrow = ({ d, at, turn, colour }: { d: string; at: [number, number]; turn: number; colour: string }): JSX.Element => (
  <g fill="none" stroke={colour} stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d={d} /><path d="M-14-12L0 0L-14 12" transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`} /></g>
);
const Mark = ({ n, x, y }: { n: number; x: number; y: number }): JSX.Element => <g><circle cx={x} cy={y} r="13" fill="#FFD23F" {...line} /><text x={x} y={y + 6} text-anchor="middle" font-size="17" font-weight="800" fill={INK}>{n}</text></g>;
const Die = ({ x, y, turn, pips }: { x: number; y: number; turn: number; pips: [number, number][] }): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}><rect x="-17" y="-17" width="34" height="34" rx="7" fill="#fff" {...line} />{pips.map(([a, b], i) => <circle key={i} cx={a * 9} cy={b * 9} r="3.6" fill={INK} />)}</g>
);
const Sheet = ({ x, y, colour, turn = 0 }: { x: number; y: number; colour: string; turn?: number }): JSX.Element => <g transform={`translate(${x} ${y}) rotate(${turn})`}><rect x="-15" y="-21" width="30" height="42" rx="4" fill={colour} {...line} /><path d="M-9 6h18M-9 12h12" stroke="#fffc" stroke-width="2.5" /></g>;

function Champions(): JSX.Element {
  return (
    <>
      <Fighter x={70} y={64} colour="#C8352F" left={0.8} /><Fighter x={470} y={62} colour="#6B3FA0" left={0.25} size={1.12} horns />
      <Arrow d="M120 44C210 4 320 4 412 42" at={[412, 42]} turn={24} colour="#46C07E" /><Mark n={1} x={266} y={14} />
      <Arrow d="M418 92C390 112 366 118 340 118" at={[340, 118]} turn={184} colour="#C99BFF" />
      <g transform="translate(272 96)"><path d="M-52 30L-46-26H46L52 30z" fill="#2B3350" {...line} /><path d="M-49 30L-45 6H45L49 30z" fill="#C99BFF" /><path d="M-56-10H56" stroke="#FF6D6D" stroke-width="4" stroke-dasharray="9 6" /></g><Mark n={2} x={336} y={70} />
      <Arrow d="M418 70C340 48 210 50 124 72" at={[124, 72]} turn={164} colour="#FF6D6D" /><Mark n={3} x={152} y={104} />
    </>
  );
}
function DiceThrone(): JSX.Element {
  return (
    <>
      <Fighter x={70} y={64} colour="#1D6FD8" left={0.85} /><Fighter x={470} y={64} colour="#C8352F" left={0.15} />
      <Die x={172} y={94} turn={-10} pips={[[-1, -1], [1, 1], [0, 0]]} /><Die x={216} y={104} turn={8} pips={[[0, 0]]} /><Die x={260} y={94} turn={-5} pips={[[-1, -1], [1, 1], [-1, 1], [1, -1]]} /><Mark n={1} x={216} y={68} />
      <Arrow d="M116 46C210 4 330 4 418 48" at={[418, 48]} turn={28} colour="#46C07E" /><Mark n={2} x={268} y={13} />
      <Sheet x={330} y={92} colour="#3B6BC4" turn={-10} /><Sheet x={356} y={92} colour="#7A4FB0" turn={9} /><Mark n={3} x={392} y={106} />
    </>
  );
}
function Vs(): JSX.Element {
  return (
    <>
      {[150, 192, 234].map((x) => <Sheet key={x} x={x} y={42} colour="#1F7A63" />)}{[171, 213].map((x) => <Sheet key={x} x={x} y={96} colour="#2C5C8A" />)}
      {[330, 372].map((x) => <Sheet key={x} x={x} y={42} colour="#96310F" />)}<Sheet x={351} y={96} colour="#96310F" turn={90} />
      <Fighter x={66} y={64} colour="#1F7A63" left={0.8} /><Fighter x={476} y={64} colour="#96310F" left={0.1} />
      <Mark n={1} x={128} y={120} /><Arrow d="M256 40L302 40" at={[304, 40]} turn={0} colour="#FFD23F" /><Mark n={2} x={280} y={70} />
      <Arrow d="M254 118C310 140 380 136 432 104" at={[432, 104]} turn={-34} colour="#46C07E" /><Mark n={3} x={318} y={130} />
    </>
  );
}

const GOALS: Record<string, [draw: () => JSX.Element, words: Word[]]> = {
  champions: [Champions, ['goal_villain', 'goal_scheme', 'goal_you']],
  dicethrone: [DiceThrone, ['goal_dice', 'goal_health', 'goal_cards']],
  vs: [Vs, ['goal_recruit', 'goal_stun', 'goal_endurance']],
};

export function Goal({ lang, game }: { lang: Lang; game: string }): JSX.Element | null {
  const w = words(lang);
  const found = GOALS[game];
  if (!found) return null;
  const [Drawing, said] = found;
  return (
    <figure class="goal">
      <svg viewBox="0 -6 540 150" role="img" aria-label={`${w.Say('goal')}: ${said.map((x) => w.say(x)).join(' ')}`}><Drawing /></svg>
      <figcaption aria-hidden="true"><ol>{said.map((x) => <li key={x}>{w.Say(x)}</li>)}</ol></figcaption>
    </figure>
  );
}
