// Faces side by side, in slanted panels: who is met in a game, who plays at a table.
import type { JSX } from 'preact';
import { CHAMPIONS } from '../games';
import type { Summary } from '../live/http';
import { lookOf } from '../plain/looks';

const FACES: Record<string, string[]> = {
  [CHAMPIONS]: ['01010a', '01001a', '01094'],
  dicethrone: ['06001a', '08001a', '01040a'],
  vs: ['vs.tidewatch.anchor', 'vs.ashen-choir.masked-torchbearer', 'vs.hollow-court.night-heron'],
};
/** Of a game that nobody has drawn there are none. */
export const facesOf = (game: string): string[] | undefined => FACES[game];

export const Strip = ({ faces, cls = '' }: { faces: string[]; cls?: string }): JSX.Element => (
  <span class={`gtile__art ${cls}`} aria-hidden="true">{faces.map((code) => <i key={code} class={code.startsWith('vs.') ? 'is-vs' : ''}><img src={`${ASSETS}emblems/${code}.svg`} alt="" loading="lazy" /></i>)}</span>
);

type Met = Pick<Summary, 'faces' | 'plays' | 'game'>;
/** Whose emblems stand for a table of a list. */
export const facesAt = (r: Met): string[] => r.faces ?? (r.plays ?? []).flatMap((key) => lookOf(r.game, key).picture ?? []);
/** Small and round, one over the other. */
export const TableFaces = ({ r }: { r: Met }): JSX.Element => (
  <span class="gfaces" aria-hidden="true">{facesAt(r).map((code, i) => <img key={i} class={code.startsWith('vs.') ? 'is-vs' : ''} src={`${ASSETS}emblems/${code}.svg`} alt="" loading="lazy" />)}</span>
);
