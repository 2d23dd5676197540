// Pictures and a line for what the forms of our own games offer; what is not here has a plain shape.
import type { IconName } from '../icons/sprite';
import type { Field } from '../live/http';
import type { Face } from '../screens/faces';
import type { Word } from '../words';

export interface Look {
  known: boolean;
  /** An emblem's file; without one the icon. */
  picture?: string;
  icon: IconName;
  colour: string;
  about?: Word;
}

const hero = (picture: string, colour: string): Look => ({ known: true, picture, icon: 't-hero', colour });
const deck = (picture: string, colour: string, about: Word): Look => ({ known: true, picture: `vs.${picture}`, icon: 't-event', colour, about });

const LOOKS: Record<string, Record<string, Look>> = {
  dicethrone: {
    thor: hero('06001a', '#1D3F8F'), 'black-widow': hero('08001a', '#2A1016'), 'spider-man': hero('01001a', '#9E1420'), 'black-panther': hero('01040a', '#2B1C52'),
  },
  vs: {
    tidewatch: deck('tidewatch.anchor', '#12507A', 'deck_tidewatch'), 'ashen-choir': deck('ashen-choir.salamandra', '#8C2A12', 'deck_ashen_choir'), 'brass-orchard': deck('brass-orchard.tinker-rosalind', '#6B5410', 'deck_brass_orchard'),
    'hollow-court': deck('hollow-court.night-heron', '#43256B', 'deck_hollow_court'), 'odd-couple': deck('tidewatch.brine', '#14543F', 'deck_odd_couple'),
  },
};
const PLAIN: Look = { known: false, icon: 't-event', colour: '#33405F' };

export const lookOf = (game: string, key: string): Look => LOOKS[game]?.[key] ?? PLAIN;
export const faceOf = (game: string, c: { key: string; name: string }): Face => { const look = lookOf(game, c.key); return { key: c.key, name: c.name, picture: look.picture, icon: look.icon }; };
/** The list that has an entry for each seat, where its entries have pictures. */
export const seatedField = (game: string, form: Field[]): Field | undefined => form.find((f) => f.kind === 'list' && f.least && f.choices?.some((c) => lookOf(game, c.key).known));
