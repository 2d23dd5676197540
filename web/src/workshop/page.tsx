// Decks: those that are kept, the starter decks, and new ones.
import style from 'style:library';
import own from 'style:workshop';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CHAMPIONS } from '../games';
import { Icon } from '../icons/icon';
import { useStyle } from '../lazy';
import { server, ServerError, type HeroEntry } from '../live/http';
import { aspectIcon } from '../screens/seatpick';
import type { Book } from '../state/faces';
import { lastDraft, rememberDraft } from '../state/settings';
import { words } from '../table/context';
import type { Draft } from './draft';
import { fromCheck } from './draft';
import { Editor } from './editor';
import { Shelf } from './parts';

function HeroRow({ book, hero, begin }: { book: Book; hero: HeroEntry; begin: (starter: string, only: boolean) => void }): JSX.Element {
  const w = words(book.lang);
  return (
    <li class="whero" data-frame={hero.set}>
      <img src={`${ASSETS}emblems/${hero.code}.svg`} alt="" /><b>{hero.name}</b>
      <span class="asps">{hero.aspects.map((a) => <button type="button" class="asp" key={a.key} data-frame={a.key} title={w.Say(a.printed ? 'starter_deck' : 'ready_deck')} aria-label={`${a.name}${a.printed ? ' ★' : ''}`} onClick={() => begin(a.starter, false)}><Icon id={aspectIcon(a.key)} /><span>{a.name}{a.printed ? ' ★' : ''}</span></button>)}</span>
      <button type="button" class="lnk" onClick={() => begin(hero.aspects[0]?.starter ?? '', true)}>{w.Say('empty_deck')}</button>
    </li>
  );
}

export function Workshop({ book }: { book: Book }): JSX.Element {
  useStyle(style);
  useStyle(own);
  const w = words(book.lang);
  const [draft, setDraft] = useState<Draft | undefined>(() => lastDraft<Draft>(CHAMPIONS));
  const [error, setError] = useState<string[]>([]);
  document.title = `${w.Say('decks')} · quickstrike`;
  const failed = (e: unknown): void => setError([e instanceof ServerError ? e.message : w.say('not_sent')]);
  const set = (d: Draft | undefined): void => { setDraft(d); rememberDraft(CHAMPIONS, d); };
  const read = (given: string, more: Partial<Draft> = {}): void => {
    setError([]);
    server.check(given, book.lang).then((d) => (d.hero ? set(fromCheck(d, more)) : setError(d.breaches)), failed);
  };
  const begin = (starter: string, only: boolean): void => {
    server.starter(starter, book.lang).then((d) => set(fromCheck(only ? { ...d, list: d.own ?? {}, aspects: [] } : d, { name: d.hero?.name ?? '' })), failed);
  };
  if (draft) return <Editor book={book} draft={draft} set={set} close={() => set(undefined)} />;
  return (
    <main class="home">
      <h1>{w.Say('decks')}</h1>
      <Shelf lang={book.lang} game={CHAMPIONS} error={error} read={(text, d) => read(text, d && { id: d.deck, name: d.name, notes: d.notes })} />
      <section><h2>{w.Say('new_deck')}</h2><p class="mut">{w.Say('new_deck_how')}</p>
        <ul class="wheroes">{book.catalog.heroes.map((h) => <HeroRow key={h.key} book={book} hero={h} begin={begin} />)}</ul></section>
    </main>
  );
}
