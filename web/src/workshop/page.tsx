// Decks: those that are kept, the starter decks, and new ones.
import style from 'style:library';
import own from 'style:workshop';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { useStyle } from '../lazy';
import { server, ServerError, type HeroEntry, type KeptDeck } from '../live/http';
import { FileButton } from '../screens/file';
import { aspectIcon } from '../screens/seatpick';
import type { Book } from '../state/faces';
import { go } from '../state/place';
import { lastDraft, rememberDraft, shelfKey } from '../state/settings';
import { words } from '../table/context';
import type { Draft } from './draft';
import { fromCheck } from './draft';
import { Editor } from './editor';

function Kept({ book, deck, open, gone }: { book: Book; deck: KeptDeck; open: () => void; gone: () => void }): JSX.Element {
  const w = words(book.lang);
  const [sure, setSure] = useState(false);
  const date = new Date(deck.updated * 1000).toLocaleDateString(book.lang, { dateStyle: 'medium' });
  return (
    <li>
      <button type="button" class="goon__b" onClick={open}><b>{deck.name || w.Say('your_deck')}</b> <span>{deck.notes.slice(0, 60)}</span> <small>{date}</small></button>
      {sure ? <button type="button" class="btn btn--bad" onClick={() => void server.dropDeck(shelfKey(), deck.deck).then(gone, gone)}>{w.Say('delete')}</button>
        : <button type="button" class="tool" aria-label={`${w.Say('delete')}: ${deck.name}`} onClick={() => setSure(true)}><Icon id="x" /></button>}
    </li>
  );
}

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
  const [draft, setDraft] = useState<Draft | undefined>(() => lastDraft<Draft>());
  const [kept, setKept] = useState<KeptDeck[]>([]);
  const [text, setText] = useState('');
  const [error, setError] = useState<string[]>([]);
  document.title = `${w.Say('decks')} · quickstrike`;
  const failed = (e: unknown): void => setError([e instanceof ServerError ? e.message : w.say('not_sent')]);
  useEffect(() => { if (!draft) void server.decks(shelfKey()).then(setKept, () => setKept([])); }, [!draft]);
  const set = (d: Draft | undefined): void => { setDraft(d); rememberDraft(d); };
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
      {error.length > 0 && <ul class="breaches" role="alert">{error.map((e, i) => <li key={i}>{e}</li>)}</ul>}
      {kept.length > 0 && <section class="goon"><h2>{w.Say('my_decks')}</h2><ul>{kept.map((d) => <Kept key={d.deck} book={book} deck={d} open={() => read(d.text, { id: d.deck, name: d.name, notes: d.notes })} gone={() => setKept(kept.filter((x) => x !== d))} />)}</ul></section>}
      <details class="goon"><summary>{w.Say('import_deck')}</summary>
        <FileButton label={w.Say('deck_file')} read={(found) => read(found)} />
        <textarea rows={4} spellcheck={false} aria-label={w.Say('paste_deck')} placeholder={w.Say('paste_deck')} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        <button type="button" class="btn" disabled={!text.trim()} onClick={() => read(text)}>{w.Say('load')}</button>
      </details>
      <section><h2>{w.Say('new_deck')}</h2><p class="mut">{w.Say('new_deck_how')}</p>
        <p class="wother"><a class="btn" href="/cards/vs" onClick={(e) => { e.preventDefault(); go('/cards/vs'); }}><Icon id="swap" />{w.Say('decks_vs')}</a><a class="btn" href="/cards/dicethrone" onClick={(e) => { e.preventDefault(); go('/cards/dicethrone'); }}><Icon id="dice" />{w.Say('decks_dice')}</a></p>
        <ul class="wheroes">{book.catalog.heroes.map((h) => <HeroRow key={h.key} book={book} hero={h} begin={begin} />)}</ul></section>
    </main>
  );
}
