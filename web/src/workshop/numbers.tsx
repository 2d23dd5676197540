// What a deck looks like: its curve, its resources, its kinds of cards.
import type { JSX } from 'preact';
import { RESOURCES } from '../cards/facts';
import type { Kind } from '../cards/types';
import { Icon } from '../icons/icon';
import type { Book } from '../state/faces';
import { words } from '../table/context';
import { numbers, type Draft } from './draft';
import { Curve } from './parts';

export function Figures({ book, draft }: { book: Book; draft: Draft }): JSX.Element {
  const w = words(book.lang);
  const { curve, resources, kinds } = numbers(draft, book.faces);
  return (
    <div class="wfig">
      <Curve lang={book.lang} bars={curve} open />
      <div><p class="lbl">{w.Say('resources')}</p><p class="wres">{RESOURCES.map((r) => <span key={r}><Icon id={r} label={w.say(r)} /><b>{resources[r]}</b></span>)}</p>
        <p class="mut">{kinds.map(([kind, n]) => `${w.Say(kind as Kind)} ${n}`).join(' · ')}</p></div>
    </div>
  );
}
