// What the next villain phase will bring, as far as everybody can see it.
import type { InPlay, Player, View } from '../live/protocol';
import type { Table } from './context';

const SCENARIO = -1;
const SCHEMES = ['main_scheme', 'side_scheme', 'player_side_scheme'];
/** The game area that is looked at: that of the seat, or of whose turn it is. */
const areaOf = (v: View) => (v.players[v.seat] ?? v.players[v.active])?.area;
/** Is it in that area? While the players are together, everything is. */
const here = (v: View) => (x: InPlay | Player) => areaOf(v) === undefined || x.area === undefined || x.area === areaOf(v);
export const playersHere = (v: View) => v.players.filter((p) => !p.out && here(v)(p));
/** All main schemes: some scenarios have two. */
export const mainSchemes = (v: View) => v.play.filter((c) => c.kind === 'main_scheme' && here(v)(c));
export const villains = (v: View) => v.play.filter((c) => c.kind === 'villain' && here(v)(c));
/** The villain; of several, the active one. */
export const villain = (v: View) => villains(v).find((c) => c.id === v.villain) ?? villains(v)[0];
export const sideSchemes = (v: View) => v.play.filter((c) => SCHEMES.slice(1).includes(c.kind) && here(v)(c));
/** Villains and schemes of each other game area; 0 is the middle. */
export function elsewhere(v: View): { area: number; cards: InPlay[] }[] {
  const far = v.play.filter((c) => ['villain', ...SCHEMES].includes(c.kind) && !here(v)(c));
  const areas = [...new Set(far.map((c) => c.area ?? 0))].sort((a, b) => a - b);
  return areas.map((area) => ({ area, cards: far.filter((c) => c.area === area) }));
}
/** What lies beside the villain and hangs on nothing. */
export const surroundings = (v: View) =>
  v.play.filter((c) => c.controller === SCENARIO && c.attached_to === -1 && c.engaged === -1
    && !['villain', 'minion', ...SCHEMES].includes(c.kind));

/** Threat that step one puts on the main schemes. */
export const step = (t: Table): number => mainSchemes(t.view).reduce((sum, c) => sum + (c.step ?? 0), 0);

/** Encounter cards that are dealt. */
export const dealt = (t: Table): number =>
  playersHere(t.view).length * (1 + t.view.heroic)
  + t.view.play.filter(here(t.view)).reduce((sum, c) => sum + (t.face(c.code).icons.hazard ?? 0), 0);
