// The other players: side by side where there is room, on a phone one at a time with tabs that name them all.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { Field, signed } from './field';
import { nameOf, useGame } from './game';

export function Foes({ seats }: { seats: number[] }): JSX.Element {
  const g = useGame();
  const { view, t } = g;
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [wide, widen] = useState(-1);
  const go = (i: number): void => {
    const el = row.current;
    if (el && i >= 0 && el.scrollWidth > el.clientWidth) el.scrollTo({ left: i * (el.scrollWidth / seats.length) });
  };
  const { attack } = view;
  const attacked = attack ? (attack.player >= 0 ? attack.player : view.players.findIndex((p) => p.characters.some((c) => c.card === attack.defender))) : -1;
  // whose turn it is, or who is attacked, is in sight
  useEffect(() => go(seats.indexOf(view.step)), [view.step]);
  useEffect(() => go(seats.indexOf(attacked)), [attacked]);
  // nobody looks at whoever is out of the game
  const living = seats.findIndex((seat) => !view.players[seat]?.out);
  const out = !!view.players[seats[shown] ?? -1]?.out;
  useEffect(() => { if (out) go(living); }, [out]);
  const columns = seats.map((seat) => (seat === wide ? 'minmax(0,2.4fr)' : view.players[seat]?.out ? 'minmax(0,.5fr)' : 'minmax(0,1fr)')).join(' ');
  return (
    <>
      {seats.length > 1 && (
        <div class="vtabs" role="group" aria-label={t.Say('vs_endurance')}>
          {seats.map((seat, i) => {
            const p = view.players[seat];
            return p && <button type="button" key={seat} class={[view.step === seat && 'is-active', attacked === seat && 'is-attacked', p.out && 'is-out'].filter(Boolean).join(' ')} aria-pressed={shown === i} onClick={() => go(i)}><span>{nameOf(g, seat)}</span><Icon id="hp" label={t.Say('vs_endurance')} /><b>{signed(p.endurance)}</b></button>;
          })}
        </div>
      )}
      <div class="vfoes" ref={row} data-n={seats.length} style={{ '--foes': columns }} onScroll={(e) => { const el = e.currentTarget; setShown(Math.round(el.scrollLeft / (el.scrollWidth / seats.length))); }}>{seats.map((i) => <Field key={i} seat={i} {...(seats.length > 1 ? { wide: wide === i, widen: () => widen(wide === i ? -1 : i) } : {})} />)}</div>
    </>
  );
}
