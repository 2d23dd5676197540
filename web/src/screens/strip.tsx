// Faces side by side, in slanted panels: who is met in a game, who plays at a table.
import type { JSX } from 'preact';
import { CHAMPIONS } from '../games';

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
