// The end of a duel: who won, with faces, as large as the end of a game deserves.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { Shared } from '../table/context';
import type { Seen } from './frame';
import { winners } from './winners';

/** face: the file of a seat's picture; left: what a seat has left, in words; teams: of each seat, where there are any. */
export interface Faces {
  teams: number[];
  face: (seat: number) => string | undefined;
  left: (seat: number) => string;
  /** What a seat is called, where that is not its name. */
  name?: (seat: number) => string;
}

/** how: what decided it, in a sentence. */
export function Finish({ t, view, teams, face, left, how, name = (seat) => view.names[seat] ?? '' }: Faces & { t: Shared; view: Seen; how: string | undefined }): JSX.Element {
  const won = winners(view.result, teams);
  const here = t.state.seats.filter((s) => s >= 0);
  const mine = !here.length || won.some((s) => here.includes(s));
  // whoever plays all seats alone has both won and lost: then it is said who won
  const alone = won.length > 0 && won.some((s) => here.includes(s)) && here.some((s) => !won.includes(s));
  const first = won[0] ?? 0;
  // of several who lost, whoever looks
  const lost = view.names.flatMap((_, s) => (won.includes(s) || s === first ? [] : [s]));
  const other = lost.find((s) => here.includes(s)) ?? lost[0] ?? -1;
  // those who have no picture here
  const rest = teams.length ? [] : lost.filter((s) => s !== other);
  // "you have lost" says who won only where there are two
  const named = alone || (won.length > 0 && !mine && view.names.length > 2);
  const figure = (seat: number, cls: string): JSX.Element => (
    <figure class={`fp ${cls}`}><div>{face(seat) ? <img src={`${ASSETS}emblems/${face(seat)}.svg`} alt="" /> : <Icon id="user" />}<figcaption><b>{name(seat)}</b>{left(seat)}</figcaption></div></figure>
  );
  return (
    <section class={`fin fin--duel${mine || !won.length ? '' : ' fin--lost'}`} aria-label={t.Say('result')}>
      {figure(first, 'fp--1')}
      <div class="fin__mid">
        <p class="fin__k">{view.clock}</p>
        <h2 class="fin__big" id="dec-t" tabIndex={-1}>{t.Say(!won.length ? 'drawn' : mine ? 'victory' : 'defeat')}</h2>
        <p class="fin__s">{named ? t.Say('wins', { name: won.map((s) => view.names[s]).join(', ') }) : view.result_text}</p>
        {how && <p class="fin__how">{how}</p>}
        {rest.length > 0 && <p class="fin__how">{rest.map((s) => `${name(s)}: ${left(s)}`).join(' · ')}</p>}
      </div>
      {other >= 0 && figure(other, 'fp--2 is-beaten')}
    </section>
  );
}
