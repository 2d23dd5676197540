// Cards of Dice Throne: in the hand, in piles, to be read.
import type { JSX } from 'preact';
import { heroColours } from './art';
import { isHot, ofCard, useGame } from './game';
import { numeral } from './look';
import type { DtCard } from './types';

const RULES: Record<string, string> = { main: 'dt:main-phase-action', roll: 'dt:roll-phase-action', instant: 'dt:instant-action', upgrade: 'dt:hero-upgrades' };

/** What a card looks like; as: inside of what. */
export function CardFace({ card, cost = card.cost }: { card: DtCard; cost?: number }): JSX.Element {
  return (
    <span class={`dcard dcard--${card.timing}`} style={heroColours(card.hero ?? '')}>
      <span class="dcard__h"><i class="dcost">{cost}</i><b>{card.name}</b>{card.level && <em>{numeral(card.level)}</em>}</span>
      <span class="dcard__k" data-rule={RULES[card.timing]}>{card.kind}</span>
      <span class="dcard__t">{card.text}</span>
    </span>
  );
}

function InHand({ id }: { id: number }): JSX.Element | null {
  const g = useGame();
  const card = g.c.cards[g.view.cards[String(id)] ?? ''];
  if (!card) return null;
  const options = ofCard(g, id);
  const play = options.find((o) => o.verb === 'play');
  const on = g.sel.card === id;
  const cls = ['dhand__c', play && 'is-free', on && 'is-on', options.some((o) => isHot(g, o)) && 'is-hot'].filter(Boolean).join(' ');
  return (
    <button type="button" class={cls} data-card={id} aria-pressed={on} title={card.text} onClick={() => g.select(on ? {} : { card: id })}>
      <CardFace card={card} {...(play?.cost === undefined ? {} : { cost: play.cost })} />
    </button>
  );
}

export function Hand(): JSX.Element | null {
  const g = useGame();
  const hand = g.view.players[g.mine]?.hand;
  if (!hand) return null;
  return (
    <section class="dhand" aria-label={g.t.Say('dt_hand')}>
      {hand.map((id) => <InHand key={id} id={id} />)}
      {!hand.length && <p class="mut">{g.t.Say('dt_no_cards')}</p>}
    </section>
  );
}
