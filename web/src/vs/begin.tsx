// The first question of a duel: who goes first, asked over the two decks that will meet.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import { faceOfPlayer } from './field';
import { isHot, nameOf, useGame } from './game';

export function Begin(): JSX.Element {
  const g = useGame();
  const { t, view, d } = g;
  return (
    <section class="vbegin" aria-label={d?.title}>
      <div class="vbegin__r">
        {view.players.map((p, seat) => {
          const o = d?.options.find((x) => x.target === -1 - seat);
          const picture = faceOfPlayer(p);
          return (
            <button type="button" key={seat} class={`vbegin__c${isHot(g, o) ? ' is-hot' : ''}`} data-option={o?.id} disabled={!o || t.state.busy} onClick={() => o && g.answer(o.id)}>
              <i>{picture ? <img src={`${ASSETS}emblems/${picture}.svg`} alt="" /> : <Icon id="user" />}</i>
              <b>{nameOf(g, seat)}</b>{p.deck_name !== nameOf(g, seat) && <small>{p.deck_name}</small>}<span class="btn btn--go">{o?.text ?? ''}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
