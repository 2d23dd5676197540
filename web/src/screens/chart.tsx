// Charts by round, drawn as SVG; every line has its own mark and dash.
import type { JSX } from 'preact';
import type { History } from '../live/http';

const BOX = { w: 380, h: 220, l: 30, r: 110, t: 12, b: 24 };
type Point = [number, number];
interface Series {
  name: string;
  cls: string;
  values: number[];
}

const scaleX = (i: number, n: number): number => BOX.l + (n > 1 ? (i / (n - 1)) * (BOX.w - BOX.l - BOX.r) : 0);
const scaleY = (v: number, max: number): number => BOX.h - BOX.b - (max ? v / max : 0) * (BOX.h - BOX.t - BOX.b);
/** Of a game that ended in its first round there is one value: a level line. */
const END = BOX.w - BOX.r;
const path = (points: Point[]): string => points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function Grid({ max, rounds }: { max: number; rounds: number[] }): JSX.Element {
  const ticks = [0, Math.round(max / 2), max];
  const every = Math.ceil(rounds.length / 10);
  return (
    <g>
      {ticks.map((v) => (
        <g key={v}><path class="g" d={`M${BOX.l} ${scaleY(v, max)}H${BOX.w - BOX.r}`} /><text class="ax" x={BOX.l - 6} y={scaleY(v, max) + 4} text-anchor="end">{v}</text></g>
      ))}
      {rounds.map((r, i) => i % every === 0 && <text class="ax" key={r} x={scaleX(i, rounds.length)} y={BOX.h - 6} text-anchor="middle">{r}</text>)}
    </g>
  );
}

function Mark({ i, x, y }: { i: number; x: number; y: number }): JSX.Element {
  if (i === 0) return <path d={`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`} />;
  if (i % 2) return <circle cx={x} cy={y} r={4} />;
  return <rect x={x - 4} y={y - 4} width={8} height={8} />;
}

/** Labels at the line's end are moved apart so that none covers another. */
function labelled(series: Series[], max: number): number[] {
  const at = series.map((s, i) => ({ i, y: scaleY(s.values.at(-1) ?? 0, max) + 4 })).sort((a, b) => a.y - b.y);
  at.forEach((x, k) => { const above = at[k - 1]; if (above) x.y = Math.max(x.y, above.y + 16); });
  const over = (at.at(-1)?.y ?? 0) - (BOX.h - 8);
  return series.map((_, i) => (at.find((x) => x.i === i)?.y ?? 0) - Math.max(0, over));
}

/** max: the top of the scale, where it is not the highest value. */
export function Lines({ series, rounds, label, max: top }: { series: Series[]; rounds: number[]; label: string; max?: number }): JSX.Element {
  const max = top ?? Math.max(1, ...series.flatMap((s) => s.values));
  const ys = labelled(series, max);
  return (
    <svg viewBox={`0 0 ${BOX.w} ${BOX.h}`} role="img" aria-label={label}>
      <Grid max={max} rounds={rounds} />
      {series.map((s, i) => {
        const points = s.values.map((v, k): Point => [scaleX(k, rounds.length), scaleY(v, max)]);
        return (
          <g class={`se ${s.cls}`} key={s.name}>
            <path class="ln" d={points.length > 1 ? path(points) : `${path(points)}H${END}`} />
            {points.map(([x, y], k) => <Mark key={k} i={i} x={x} y={y} />)}
            <text x={BOX.w - BOX.r + 10} y={ys[i]}>{`${s.name} ${s.values.at(-1) ?? ''}`}</text>
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
  const max = Math.max(1, ...history.rounds.flatMap((r) => [r.target, r.threat]));
  const n = rounds.length;
  const last = history.rounds.at(-1);
  const steps = (of: (r: History['rounds'][number]) => number): string => history.rounds.map((r, i) => {
    const [x, y] = [scaleX(i, n).toFixed(1), scaleY(of(r), max).toFixed(1)];
    return i ? `H${x}V${y}` : `M${x} ${y}`;
  }).join('') + (n > 1 ? '' : `H${END}`);
  const line = steps((r) => r.threat);
  return (
    <svg viewBox={`0 0 ${BOX.w} ${BOX.h}`} role="img" aria-label={label}>
      <Grid max={max} rounds={rounds} />
      <path class="ar" d={`${line}V${scaleY(0, max)}H${BOX.l}Z`} />
      <path class="lnt" d={line} />
      <path class="lim14" d={steps((r) => r.target)} />
      <text class="tl" x={BOX.w - BOX.r + 8} y={scaleY(last?.target ?? 0, max) + 5}>{target}</text>
      <text class="tl" x={BOX.w - BOX.r + 8} y={apart(scaleY(last?.threat ?? 0, max) + 5, scaleY(last?.target ?? 0, max) + 5)}>{threat} {last?.threat}</text>
    </svg>
  );
}
