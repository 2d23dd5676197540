// Charts by round, drawn as SVG; every line has its own mark and dash.
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { History } from '../live/http';

/** A chart is drawn in the pixels it gets, so that its letters keep their size. */
interface Box {
  w: number;
  h: number;
  l: number;
  r: number;
  t: number;
  b: number;
}
const LETTER = 6.4;
/** labels: what stands at the right of the lines, which end before it. */
export const boxOf = (width: number, labels: string[]): Box => ({
  w: width, h: Math.round(Math.min(230, Math.max(170, width * 0.4))), l: 30, t: 14, b: 24,
  r: Math.min(width / 3, 20 + LETTER * Math.max(0, ...labels.map((x) => x.length))),
});
type Point = [number, number];
/** Of each value its round, or only of those with which one begins: these are marked then. */
type Rounds = (number | undefined)[];
export interface Series {
  name: string;
  cls: string;
  values: number[];
  /** Where a new line begins, with its name: another stage is not the old one that was healed. */
  breaks?: Record<number, string>;
  /** Values that are ringed. */
  dots?: number[];
}

const scaleX = (box: Box, i: number, n: number): number => box.l + (n > 1 ? (i / (n - 1)) * (box.w - box.l - box.r) : 0);
/** low: below 0 only where there are values below 0. */
const scaleY = (box: Box, v: number, max: number, low = 0): number => box.h - box.b - (max > low ? (v - low) / (max - low) : 0) * (box.h - box.t - box.b);
const path = (points: Point[]): string => points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** A line in parts, each from where it begins anew; one that has one value is level, to the end. */
export function partsOf(values: number[], breaks: Record<number, string> = {}): [from: number, to: number][] {
  const starts = [0, ...Object.keys(breaks).map(Number).filter((i) => i > 0 && i < values.length).sort((a, b) => a - b)];
  return starts.map((from, k) => [from, starts[k + 1] ?? values.length]);
}

function useWidth(): [RefObject<SVGSVGElement>, number] {
  const ref = useRef<SVGSVGElement>(null);
  const [width, set] = useState(380);
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el) return undefined;
    const look = (): void => { const now = Math.round(el.parentElement ? el.getBoundingClientRect().width : 0); if (now > 60) set(now); };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}

function Grid({ box, max, low = 0, rounds }: { box: Box; max: number; low?: number; rounds: Rounds }): JSX.Element {
  const far = (v: number): boolean => [low, 0, max].every((x) => x === v || Math.abs(scaleY(box, v, max, low) - scaleY(box, x, max, low)) > 14);
  const ticks = [...new Set([low, 0, Math.round(max / 2), max])].filter((v) => v === low || v === max || far(v));
  const named = rounds.flatMap((r, i) => (r === undefined ? [] : [[r, i] as const]));
  const every = Math.ceil(named.length / 10);
  return (
    <g>
      {ticks.map((v) => (
        <g key={v}><path class="g" d={`M${box.l} ${scaleY(box, v, max, low)}H${box.w - box.r}`} /><text class="ax" x={box.l - 6} y={scaleY(box, v, max, low) + 4} text-anchor="end">{`${v}`.replace('-', '−')}</text></g>
      ))}
      {named.length < rounds.length && named.map(([, i]) => <path class="g" key={i} d={`M${scaleX(box, i, rounds.length)} ${box.t}V${box.h - box.b}`} />)}
      {named.map(([r, i], k) => k % every === 0 && <text class="ax" key={i} x={scaleX(box, i, rounds.length)} y={box.h - 6} text-anchor="middle">{r}</text>)}
    </g>
  );
}

function Mark({ i, x, y }: { i: number; x: number; y: number }): JSX.Element {
  if (i === 0) return <path d={`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`} />;
  if (i % 2) return <circle cx={x} cy={y} r={4} />;
  return <rect x={x - 4} y={y - 4} width={8} height={8} />;
}

/** Labels at the line's end are moved apart so that none covers another. */
function labelled(box: Box, series: Series[], max: number, low: number): number[] {
  const at = series.map((s, i) => ({ i, y: scaleY(box, s.values.at(-1) ?? 0, max, low) + 4 })).sort((a, b) => a.y - b.y);
  at.forEach((x, k) => { const above = at[k - 1]; if (above) x.y = Math.max(x.y, above.y + 16); });
  const over = (at.at(-1)?.y ?? 0) - (box.h - 8);
  return series.map((_, i) => (at.find((x) => x.i === i)?.y ?? 0) - Math.max(0, over));
}

/** max: the top of the scale, where it is not the highest value. */
export function Lines({ series, rounds, label, max: top }: { series: Series[]; rounds: Rounds; label: string; max?: number }): JSX.Element {
  const [ref, width] = useWidth();
  const max = top ?? Math.max(1, ...series.flatMap((s) => s.values));
  const low = Math.min(0, ...series.flatMap((s) => s.values));
  const ends = series.map((s) => `${s.name} ${s.values.at(-1) ?? ''}`.replace(' -', ' −'));
  const box = boxOf(width, ends);
  const ys = labelled(box, series, max, low);
  return (
    <svg ref={ref} viewBox={`0 0 ${box.w} ${box.h}`} role="img" aria-label={label}>
      <Grid box={box} max={max} low={low} rounds={rounds} />
      {series.map((s, i) => {
        const points = s.values.map((v, k): Point => [scaleX(box, k, rounds.length), scaleY(box, v, max, low)]);
        const d = partsOf(s.values, s.breaks).map(([from, to]) => path(points.slice(from, to))).join('');
        return (
          <g class={`se ${s.cls}`} key={s.name}>
            <path class="ln" d={points.length > 1 ? d : `${path(points)}H${box.w - box.r}`} />
            {points.map(([x, y], k) => rounds[k] !== undefined && <Mark key={k} i={i} x={x} y={y} />)}
            {s.dots?.map((k) => points[k] && <circle class="ring" key={`r${k}`} cx={points[k][0]} cy={points[k][1]} r={7} />)}
            {Object.entries(s.breaks ?? {}).map(([k, name]) => {
              const x = scaleX(box, Number(k), rounds.length);
              return <g key={k}><path class="brk" d={`M${x} ${box.t}V${box.h - box.b}`} /><text x={x + 7} y={box.t - 3}>{name}</text></g>;
            })}
            <text x={box.w - box.r + 10} y={ys[i]}>{ends[i]}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where a label can stand beside another one. */
const apart = (y: number, other: number): number => (Math.abs(y - other) < 16 ? other + 17 : y);

/** The target changes with the stage of the main scheme. */
export function ThreatChart({ history, target, threat, label }: { history: History; target: string; threat: string; label: string }): JSX.Element {
  const rounds = history.rounds.map((r) => r.round);
  const [ref, width] = useWidth();
  const ends = [target, `${threat} ${history.rounds.at(-1)?.threat ?? ''}`];
  const box = boxOf(width, ends);
  const max = Math.max(1, ...history.rounds.flatMap((r) => [r.target, r.threat]));
  const n = rounds.length;
  const last = history.rounds.at(-1);
  const steps = (of: (r: History['rounds'][number]) => number): string => history.rounds.map((r, i) => {
    const [x, y] = [scaleX(box, i, n).toFixed(1), scaleY(box, of(r), max).toFixed(1)];
    return i ? `H${x}V${y}` : `M${x} ${y}`;
  }).join('') + (n > 1 ? '' : `H${box.w - box.r}`);
  const line = steps((r) => r.threat);
  return (
    <svg ref={ref} viewBox={`0 0 ${box.w} ${box.h}`} role="img" aria-label={label}>
      <Grid box={box} max={max} rounds={rounds} />
      <path class="ar" d={`${line}V${scaleY(box, 0, max)}H${box.l}Z`} />
      <path class="lnt" d={line} />
      <path class="lim14" d={steps((r) => r.target)} />
      <text class="tl" x={box.w - box.r + 8} y={scaleY(box, last?.target ?? 0, max) + 5}>{target}</text>
      <text class="tl" x={box.w - box.r + 8} y={apart(scaleY(box, last?.threat ?? 0, max) + 5, scaleY(box, last?.target ?? 0, max) + 5)}>{threat} {last?.threat}</text>
    </svg>
  );
}
