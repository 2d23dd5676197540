// What the next villain phase will bring, as far as everybody can see it.
import type { View } from '../live/protocol';
import type { Table } from './context';

const SCENARIO = -1;
export const mainScheme = (v: View) => v.play.find((c) => c.kind === 'main_scheme');
export const villains = (v: View) => v.play.filter((c) => c.kind === 'villain');
/** The villain; of several, the active one. */
export const villain = (v: View) => villains(v).find((c) => c.id === v.villain) ?? villains(v)[0];
export const sideSchemes = (v: View) => v.play.filter((c) => c.kind === 'side_scheme' || c.kind === 'player_side_scheme');
/** What lies beside the villain and hangs on nothing. */
export const surroundings = (v: View) =>
  v.play.filter((c) => c.controller === SCENARIO && c.attached_to === -1 && c.engaged === -1
    && !['villain', 'main_scheme', 'side_scheme', 'player_side_scheme', 'minion'].includes(c.kind));

function icons(t: Table, icon: 'acceleration' | 'hazard'): number {
  return t.view.play.reduce((sum, c) => sum + (t.face(c.code).icons[icon] ?? 0), 0);
}

/** Threat that step one puts on the main scheme. */
export function step(t: Table): number {
  const main = mainScheme(t.view);
  const printed = main ? Math.max(0, t.face(main.code).threat?.step ?? 0) : 0; // X is -1
  return printed * t.view.players.length + t.view.acceleration + icons(t, 'acceleration');
}

/** Encounter cards that are dealt. */
export const dealt = (t: Table): number => t.view.players.filter((p) => !p.out).length * (1 + t.view.heroic) + icons(t, 'hazard');
