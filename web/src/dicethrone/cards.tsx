// Cards of Dice Throne: in the hand, in piles, to be read.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { heroColours } from './art';
import { useFitted } from '../plain/fit';
import { rowOf, swapped } from '../plain/pick';
import { isHot, ofCard, ofHand, useGame } from './game';
import { Picture } from './picture';
import { Rules } from './rules';
import type { DtCard, Hero } from './types';

const RULES: Record<string, string> = { main: 'dt:main-phase-action', roll: 'dt:roll-phase-action', instant: 'dt:instant-action', upgrade: 'dt:hero-upgrades' };

/** What a card looks like. hero: whose symbols it speaks of; short: what it does, without when it may be played. */
export function CardFace({ card, cost = card.cost, hero, short = false }: { card: DtCard; cost?: number; hero?: Hero | undefined; short?: boolean }): JSX.Element {
  return (
    <span class={`dcard dcard--${card.timing}`} style={heroColours(card.hero ?? '')}>
      <span class="dcard__h"><i class="dcost">{cost}</i><b>{card.name}</b></span>
      <Picture card={card} hero={hero} />
      <span class="dcard__k" data-rule={RULES[card.timing]}>{card.kind}</span>
      <span class="dcard__t">{short ? <Rules text={card.signs ?? card.gist} hero={hero} /> : card.text}</span>
    </span>
  );
}

function InHand({ id, look }: { id: number; look: (at: HTMLElement | undefined) => void }): JSX.Element | null {
  const g = useGame();
  const card = g.c.cards[g.view.cards[String(id)] ?? ''];
  if (!card) return null;
  const options = ofCard(g, id);
  const play = options.find((o) => o.verb === 'play');
  const row = ofHand(g);
  const n = row ? rowOf(row).findIndex((o) => o.card === id) : -1;
  const mine = row ? rowOf(row)[n] : undefined;
  const on = mine ? g.picked.includes(mine.id) : g.sel.card === id;
  const cls = ['dhand__c', (play || mine) && 'is-free', on && 'is-on', [...options, mine].some((o) => isHot(g, o)) && 'is-hot'].filter(Boolean).join(' ');
  const state = mine ? { role: 'checkbox' as const, 'aria-checked': on, 'data-option': mine.id } : { 'aria-pressed': on };
  const press = (): void => (row && mine ? g.pick(swapped(row, g.picked, mine)) : g.select(on ? {} : { card: id }));
  return (
    <button type="button" class={cls} data-card={id} {...state} onClick={press}
      onPointerEnter={(e) => e.pointerType === 'mouse' && look(e.currentTarget)} onPointerLeave={() => look(undefined)} onFocus={(e) => e.currentTarget.matches(':focus-visible') && look(e.currentTarget)} onBlur={() => look(undefined)}>
      <CardFace short card={card} hero={g.c.heroes[card.hero ?? '']} {...(play?.cost === undefined ? {} : { cost: play.cost })} />
      {mine && <kbd class={on ? 'sign' : ''}>{on ? '✓' : n < 9 ? n + 1 : '·'}</kbd>}
    </button>
  );
}

export function Hand(): JSX.Element | null {
  const g = useGame();
  const [at, look] = useState<HTMLElement>();
  const hand = g.view.players[g.mine]?.hand;
  const row = useRef<HTMLDivElement>(null);
  useFitted(row, '.dcard', '.dcard__t', [hand?.join(), g.c.lang, !!ofHand(g)]);
  if (!hand) return null;
  const read = at?.isConnected ? g.c.cards[g.view.cards[at.dataset.card ?? ''] ?? ''] : undefined;
  return (
    <section class="dhand" aria-label={g.t.Say('dt_hand')}>
      <div class="dhand__r" ref={row}>{hand.map((id) => <InHand key={id} id={id} look={look} />)}{!hand.length && <p class="mut">{g.t.Say('dt_no_cards')}</p>}</div>
      {at && read && <div class="dzoom" aria-hidden="true" style={{ left: `${at.offsetLeft + at.offsetWidth / 2}px` }}><CardFace card={read} hero={g.c.heroes[read.hero ?? '']} /></div>}
    </section>
  );
}
