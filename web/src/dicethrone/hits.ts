// What an attack looks like: the attacker's portrait leaps at the one that is hit, whose plate shakes.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { leap, shake } from '../story/fx';
import type { DtView } from './types';

/** Who has just lost health, and by whose attack (-1: by none). */
export function hits(old: Pick<DtView, 'players' | 'attack'>, now: Pick<DtView, 'players' | 'attack'>): { seat: number; by: number }[] {
  const a = now.attack ?? old.attack;
  return now.players.flatMap((p, seat) => ((old.players[seat]?.health ?? 0) > p.health ? [{ seat, by: a && a.attacker !== seat ? a.attacker : -1 }] : []));
}

/** at: which table this is, so that something taken back hits nobody. */
export function useHits(view: DtView, at: number): void {
  const last = useRef<{ view: DtView; at: number }>();
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { view, at };
    const layer = document.querySelector<HTMLElement>('.dt');
    if (!before || !layer || before.view === view || before.at !== at) return;
    const face = (seat: number): HTMLElement | null => document.querySelector<HTMLElement>(`.dplate[data-seat="${seat}"] .dplate__face`);
    for (const { seat, by } of hits(before.view, view)) {
      const [to, from] = [face(seat), face(by)];
      if (to && from) leap(from, to, layer);
      const plate = to?.closest<HTMLElement>('.dplate');
      if (plate) shake(plate, from ? 230 : 0);
    }
  }, [view]);
}
