import { isWide, type CardFace, type CardState } from '../src/cards';

/** A card in play that has been through something. */
export function inPlay(face: CardFace, more: Partial<CardState> = {}): CardState {
  const stats = ['atk', 'thw', 'def', 'rec', 'sch'] as const;
  return {
    id: 1,
    code: face.code,
    name: face.name,
    kind: face.kind,
    exhausted: false,
    counters: {},
    ...Object.fromEntries(stats.flatMap((s) => (typeof face[s] === 'number' && face.kind !== 'attachment' ? [[s, face[s]]] : []))),
    ...(typeof face.hp === 'number' && { hp: face.hp, max_hp: face.hp, damage: 0 }),
    ...(isWide(face.kind) && { threat: face.threat?.start ?? 0, ...(face.threat?.target && { target: face.threat.target * 2 }) }),
    ...more,
  };
}
