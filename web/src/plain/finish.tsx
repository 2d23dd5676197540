// The end of a duel at its table: who won, with faces, as large as the end of a game deserves.
import type { JSX } from 'preact';
import type { Shared } from '../table/context';
import type { Seen } from './frame';
import { winners } from './winners';

/** face: the file of a seat's picture; left: what a seat has left, in words. */
export function Finish({ t, view, teams, face, left }: { t: Shared; view: Seen; teams: number[]; face: (seat: number) => string | undefined; left: (seat: number) => string }): JSX.Element {
  const won = winners(view.result, teams);
  const here = t.state.seats.filter((s) => s >= 0);
  const mine = !here.length || won.some((s) => here.includes(s));
  // whoever plays all seats alone has both won and lost: then it is said who won
  const alone = won.length > 0 && won.some((s) => here.includes(s)) && here.some((s) => !won.includes(s));
  const first = won[0] ?? 0;
  const other = view.names.findIndex((_, s) => !won.includes(s) && s !== first);
  const figure = (seat: number, cls: string): JSX.Element => (
    <figure class={`fp ${cls}`}><div>{face(seat) && <img src={`${ASSETS}emblems/${face(seat)}.svg`} alt="" />}<figcaption><b>{view.names[seat]}</b>{left(seat)}</figcaption></div></figure>
  );
  return (
    <section class={`fin fin--table${mine || !won.length ? '' : ' fin--lost'}`} aria-label={t.Say('result')}>
      {figure(first, 'fp--1')}
      <div class="fin__mid">
        <p class="fin__k">{view.clock}</p>
        <p class="fin__big">{t.Say(!won.length ? 'drawn' : mine ? 'victory' : 'defeat')}</p>
        <p class="fin__s">{alone ? t.Say('wins', { name: won.map((s) => view.names[s]).join(', ') }) : view.result_text}</p>
      </div>
      {other >= 0 && figure(other, 'fp--2 is-beaten')}
    </section>
  );
}
