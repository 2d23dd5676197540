// An arrow from who attacks to who is attacked, for as long as the attack is under way.
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { VsView } from './types';

interface Line { x: number; y: number; long: number; turn: number }

const middle = (el: Element): [number, number] => { const r = el.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };

export function Aim({ attack }: { attack: VsView['attack'] }): JSX.Element {
  const [lines, setLines] = useState<Line[]>([]);
  const of = attack ? `${attack.attackers.join()} ${attack.player} ${attack.defender}` : '';
  useLayoutEffect(() => {
    const draw = (): void => {
      const to = attack && document.querySelector(attack.player >= 0 ? `.vfield[data-seat="${attack.player}"] .vface` : `.vtile[data-card="${attack.defender}"]`);
      setLines(!attack || !to ? [] : attack.attackers.flatMap((card) => {
        const from = document.querySelector(`.vtile[data-card="${card}"]`);
        if (!from) return [];
        const [[x, y], [tx, ty]] = [middle(from), middle(to)];
        return [{ x, y, long: Math.hypot(tx - x, ty - y), turn: Math.atan2(ty - y, tx - x) }];
      }));
    };
    draw();
    const late = setTimeout(draw, 260);
    addEventListener('resize', draw);
    return () => { clearTimeout(late); removeEventListener('resize', draw); };
  }, [of]);
  return <>{lines.map((l, i) => <span key={i} class="varrow" aria-hidden="true" style={{ left: `${l.x}px`, top: `${l.y}px`, width: `${l.long}px`, transform: `rotate(${l.turn}rad)` }}><i /></span>)}</>;
}
