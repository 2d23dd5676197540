// An arrow from who attacks to who is attacked, for as long as the attack is under way.
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { VsView } from './types';

interface Line { x: number; y: number; long: number; turn: number }

const GAP = 3;
const MIN = 14; // pixels: anything shorter is no arrow
interface Box { left: number; top: number; width: number; height: number }

/** From the edge of one box to the edge of another, along the line between their middles. */
export function between(from: Box, to: Box): Line | undefined {
  const [x, y, tx, ty] = [from.left + from.width / 2, from.top + from.height / 2, to.left + to.width / 2, to.top + to.height / 2];
  const far = Math.hypot(tx - x, ty - y);
  if (!far) return undefined;
  const [dx, dy] = [(tx - x) / far, (ty - y) / far];
  const leaves = (box: Box): number => Math.min(dx ? box.width / 2 / Math.abs(dx) : Infinity, dy ? box.height / 2 / Math.abs(dy) : Infinity) + GAP;
  const [a, b] = [leaves(from), far - leaves(to)];
  return b - a < MIN ? undefined : { x: x + dx * a, y: y + dy * a, long: b - a, turn: Math.atan2(dy, dx) };
}

export function Aim({ attack }: { attack: VsView['attack'] }): JSX.Element {
  const [lines, setLines] = useState<Line[]>([]);
  const of = attack ? `${attack.attackers.join()} ${attack.player} ${attack.defender}` : '';
  useLayoutEffect(() => {
    const draw = (): void => {
      const to = attack && document.querySelector(attack.player >= 0 ? `.vfield[data-seat="${attack.player}"] .vface` : `.vtile[data-card="${attack.defender}"]`);
      setLines(!attack || !to ? [] : attack.attackers.flatMap((card) => {
        const from = document.querySelector(`.vtile[data-card="${card}"]`);
        if (!from) return [];
        const line = between(from.getBoundingClientRect(), to.getBoundingClientRect());
        return line ? [line] : [];
      }));
    };
    draw();
    const late = setTimeout(draw, 260); // cards that fly have landed
    const sized = new ResizeObserver(draw); // the style may come later than the table
    for (const el of document.querySelectorAll('.vmain, .vfield, .vtile')) sized.observe(el);
    addEventListener('resize', draw);
    return () => { clearTimeout(late); sized.disconnect(); removeEventListener('resize', draw); };
  }, [of]);
  return <>{lines.map((l, i) => <span key={i} class="varrow" aria-hidden="true" style={{ left: `${l.x}px`, top: `${l.y}px`, width: `${l.long}px`, transform: `rotate(${l.turn}rad)` }}><i /></span>)}</>;
}
