// What a deck looks like: its curve, its resources, its kinds of cards, and hands that it may begin with.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CardSlot } from '../cards';
import { RESOURCES } from '../cards/facts';
import type { Kind } from '../cards/types';
import { Icon } from '../icons/icon';
import type { Book } from '../state/faces';
import { words } from '../table/context';
import { dealt, mulligan, numbers, type Draft, type Hand } from './draft';

export function Figures({ book, draft }: { book: Book; draft: Draft }): JSX.Element {
  const w = words(book.lang);
  const { curve, resources, kinds } = numbers(draft, book.faces);
  const most = Math.max(1, ...curve);
  return (
    <div class="wfig">
      <figure aria-label={`${w.Say('curve')}: ${curve.map((n, i) => `${i}${i === 5 ? '+' : ''}: ${n}`).join(', ')}`}>
        <figcaption class="lbl">{w.Say('curve')}</figcaption>
        <div class="wcurve">{curve.map((n, i) => <span key={i}><b>{n || ''}</b><i style={{ height: `${(n / most) * 100}%` }} /><small>{i === 5 ? '5+' : i}</small></span>)}</div>
      </figure>
      <div><p class="lbl">{w.Say('resources')}</p><p class="wres">{RESOURCES.map((r) => <span key={r}><Icon id={r} label={w.say(r)} /><b>{resources[r]}</b></span>)}</p>
        <p class="mut">{kinds.map(([kind, n]) => `${w.Say(kind as Kind)} ${n}`).join(' · ')}</p></div>
    </div>
  );
}

/** The hand of a new game, and what a mulligan would bring. */
export function SampleHand({ book, draft }: { book: Book; draft: Draft }): JSX.Element {
  const w = words(book.lang);
  const hero = book.faces[draft.hero];
  const size = (hero?.back && book.faces[hero.back]?.hand_size) || hero?.hand_size || 6; // a game begins in alter-ego form
  const [now, setNow] = useState<Hand>();
  const [away, setAway] = useState<ReadonlySet<number>>(new Set());
  const deal = (): void => { setNow(dealt(draft.list, size)); setAway(new Set()); };
  const flip = (i: number): void => setAway((old) => { const next = new Set(old); if (!next.delete(i)) next.add(i); return next; });
  return (
    <section class="whand" aria-label={w.Say('sample_hand')}>
      <p class="wrow"><button type="button" class="btn" onClick={deal}><Icon id="hand" />{w.Say(now ? 'another_hand' : 'sample_hand')}</button>
        {now && <button type="button" class="btn" disabled={!away.size} onClick={() => { setNow(mulligan(now, away)); setAway(new Set()); }}>{w.Say('mulligan_n', { n: away.size })}</button>}</p>
      {now && <div class="whand__c">{now.hand.map((code, i) => { const face = book.faces[code]; return face && <CardSlot key={`${i}${code}`} face={face} size="hand" lang={book.lang} marks={away.has(i) ? { selected: true, flag: w.say('goes_away') } : {}} onPress={() => flip(i)} />; })}</div>}
    </section>
  );
}
