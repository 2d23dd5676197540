// Numbers that pop up on cards when damage or threat changes.
import type { View } from '../live/protocol';

export interface Burst {
  id: number;
  kind: 'damage' | 'heal' | 'threat' | 'thwart';
  n: number;
  stamp: number;
}

let stamps = 0;

function of(id: number, kind: Burst['kind'], n: number): Burst[] {
  return n > 0 ? [{ id, kind, n, stamp: ++stamps }] : [];
}

export function bursts(old: View | undefined, next: View): Burst[] {
  if (!old) return [];
  const before = new Map(old.play.map((c) => [c.id, c]));
  return next.play.flatMap((now) => {
    const was = before.get(now.id);
    if (!was) return [];
    const hurt = was.code === now.code || now.kind !== 'villain' ? (now.damage ?? 0) - (was.damage ?? 0) : 0;
    const threat = (now.threat ?? 0) - (was.threat ?? 0);
    return [
      ...of(now.id, 'damage', hurt), ...of(now.id, 'heal', -hurt),
      ...of(now.id, 'threat', threat), ...of(now.id, 'thwart', -threat),
    ];
  });
}
