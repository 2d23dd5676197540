// Decks: those that are kept, the starter decks, and new ones.
import style from 'style:library';
import own from 'style:workshop';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CHAMPIONS } from '../games';
import { Icon } from '../icons/icon';
import { useStyle } from '../lazy';
import { server, ServerError, type HeroEntry } from '../live/http';
import { Faces } from '../screens/faces';
import { aspectIcon, heroFaces } from '../screens/seatpick';
import type { Book } from '../state/faces';
import { words } from '../table/context';
import { Dialog } from '../table/dialog';
import type { Draft } from './draft';
import { deckIn, fromCheck } from './draft';
import { Editor } from './editor';
import { GoOn, useMaking } from './making';
import { Shelf } from './parts';

/** The second step: with which of the ready decks to begin, or with the hero's own cards alone. */
function Begin({ book, hero, begin, close }: { book: Book; hero: HeroEntry; begin: (starter: string, only: boolean) => void; close: () => void }): JSX.Element {
  const w = words(book.lang);
  return (
    <Dialog title={hero.name} close={close} closeName={w.Say('close')} cls="dialog--begin">
      <div class="wbegin" data-frame={hero.set}>
        <img src={`${ASSETS}emblems/${hero.code}.svg`} alt="" />
        <div>
          <p class="mut">{w.Say('new_deck_how')}</p>
          {hero.aspects.map((a) => (
            <button type="button" class="asp" key={a.key} data-frame={a.key} onClick={() => begin(a.starter, false)}><Icon id={aspectIcon(a.key)} /><span>{a.name}</span><small>{w.Say(a.printed ? 'starter_deck' : 'ready_deck')}</small></button>
          ))}
          <button type="button" class="asp" onClick={() => begin(hero.aspects[0]?.starter ?? '', true)}><Icon id="plus" /><span>{w.Say('empty_deck')}</span><small>{w.Say('from_scratch')}</small></button>
        </div>
      </div>
    </Dialog>
  );
}

export function Workshop({ book }: { book: Book }): JSX.Element {
  useStyle(style);
  useStyle(own);
  const w = words(book.lang);
  const { now: draft, last, set, goOn, close } = useMaking<Draft>(CHAMPIONS);
  const [error, setError] = useState<string[]>([]);
  const [hero, setHero] = useState<HeroEntry>();
  document.title = `${w.Say('decks')} · quickstrike`;
  const failed = (e: unknown): void => setError([e instanceof ServerError ? e.message : w.say('not_sent')]);
  const read = (given: string, more: Partial<Draft> = {}): void => {
    setError([]);
    server.check(given, book.lang).then((d) => (d.hero ? set(fromCheck(d, more)) : setError(d.breaches)), failed);
  };
  const begin = (starter: string, only: boolean): void => {
    setHero(undefined);
    server.starter(starter, book.lang).then((d) => set(fromCheck(only ? { ...d, list: d.own ?? {}, aspects: [] } : d, { name: d.hero?.name ?? '' })), failed);
  };
  useEffect(() => {
    const given = (): void => {
      const text = deckIn(location.hash);
      if (text === undefined) return;
      history.replaceState(history.state, '', location.pathname);
      read(text);
    };
    given();
    addEventListener('hashchange', given);
    return () => removeEventListener('hashchange', given);
  }, []);
  if (draft) return <Editor book={book} draft={draft} set={set} close={close} />;
  return (
    <main class="home">
      <h1>{w.Say('decks')}</h1>
      {last && <GoOn lang={book.lang} name={last.name} press={goOn} />}
      <Shelf lang={book.lang} game={CHAMPIONS} error={error} read={(text, d) => read(text, d && { id: d.deck, name: d.name, notes: d.notes })} />
      <section class="wnew" aria-labelledby="h-nd"><h2 id="h-nd">{w.Say('new_deck')} <small>{w.say('pick_hero')}</small></h2>
        <Faces label={w.Say('pick_hero')} faces={heroFaces(book, () => false)} press={(key) => setHero(book.catalog.heroes.find((h) => h.key === key))} /></section>
      {hero && <Begin book={book} hero={hero} begin={begin} close={() => setHero(undefined)} />}
    </main>
  );
}
