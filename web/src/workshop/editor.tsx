// One deck in the making: its list and its numbers on one side, the cards that fit it on the other.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CardFace } from '../cards';
import { Icon } from '../icons/icon';
import { Facets } from '../library/facets';
import { CardGrid } from '../library/grid';
import { found, indexed, type Query } from '../library/query';
import { Reading } from '../library/reading';
import { FORMATS, server, ServerError, type DeckCheck } from '../live/http';
import { firstChoice } from '../screens/choice';
import { aspectIcon } from '../screens/seatpick';
import type { Book } from '../state/faces';
import { go } from '../state/place';
import { rememberChoice, shelfKey } from '../state/settings';
import { words } from '../table/context';
import { asText, changed, fits, type Draft } from './draft';
import { Figures, SampleHand } from './numbers';
import { Trial } from './trial';

const WAIT = 250;

/** Is it legal? Asked again after each change. */
function useCheck(text: string, lang: string): DeckCheck | undefined {
  const [said, setSaid] = useState<DeckCheck>();
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => void server.check(text, lang).then((d) => !stale && setSaid(d), () => undefined), WAIT);
    return () => { stale = true; clearTimeout(timer); };
  }, [text, lang]);
  return said;
}

function Count({ book, draft, face, set }: { book: Book; draft: Draft; face: CardFace; set: (d: Draft) => void }): JSX.Element {
  const w = words(book.lang);
  const n = draft.list[face.code] ?? 0;
  return (
    <span class="wcount">
      <button type="button" class="tool" disabled={!n} aria-label={w.Say('one_less', { name: face.name })} onClick={() => set(changed(draft, face, -1))}>−</button>
      <b>{n}<small>/{face.limit ?? 3}</small></b>
      <button type="button" class="tool" disabled={n >= (face.limit ?? 3)} aria-label={w.Say('one_more', { name: face.name })} onClick={() => set(changed(draft, face, 1))}>+</button>
    </span>
  );
}

function Listed({ book, draft, set, read }: { book: Book; draft: Draft; set: (d: Draft) => void; read: (f: CardFace) => void }): JSX.Element {
  const faces = Object.keys(draft.list).flatMap((c) => book.faces[c] ?? []).sort((a, b) => a.kind.localeCompare(b.kind) || (a.cost ?? 9) - (b.cost ?? 9) || a.name.localeCompare(b.name));
  const count = (kind: string): number => faces.reduce((sum, f) => sum + (f.kind === kind ? (draft.list[f.code] ?? 0) : 0), 0);
  return (
    <ul class="wlist">
      {faces.map((f, i) => (
        <>{f.kind !== faces[i - 1]?.kind && <li key={f.kind} class="wkind lbl">{book.catalog.words.kinds?.[f.kind] ?? f.kind} {count(f.kind)}</li>}
        <li key={f.code} data-frame={f.frame}><i>{f.cost ?? ''}</i><button type="button" class="cl" onClick={() => read(f)}>{f.name}</button><Count book={book} draft={draft} face={f} set={set} /></li></>
      ))}
    </ul>
  );
}

function Export({ book, text }: { book: Book; text: string }): JSX.Element {
  const w = words(book.lang);
  const [to, setTo] = useState<(typeof FORMATS)[number]>('text');
  const [out, setOut] = useState('');
  useEffect(() => setOut(''), [text, to, book.lang]);
  const write = (): void => void server.write(text, to, book.lang).then((d) => setOut(d.text), (e: unknown) => setOut(e instanceof ServerError ? e.message : w.say('not_sent')));
  return (
    <section>
      <p class="wrow"><label>{w.Say('format')} <select value={to} onChange={(e) => setTo(e.currentTarget.value as typeof to)}>{FORMATS.map((f) => <option key={f} value={f}>{w.Say(`format_${f}`)}</option>)}</select></label>
        <button type="button" class="btn" onClick={write}>{w.Say('export')}</button></p>
      {out && <textarea class="wout" rows={6} readOnly aria-label={w.Say('export')} value={out} onFocus={(e) => e.currentTarget.select()} />}
    </section>
  );
}

const POOL: Query = { words: '', sort: 'cost', chosen: {} };

export function Editor({ book, draft, set, close }: { book: Book; draft: Draft; set: (d: Draft) => void; close: () => void }): JSX.Element {
  const w = words(book.lang);
  const [q, setQ] = useState(POOL);
  const [reading, setReading] = useState<CardFace>();
  const [note, setNote] = useState('');
  const text = asText(draft);
  const said = useCheck(text, book.lang);
  const heroSet = book.faces[draft.hero]?.set ?? '';
  const pool = useMemo(() => indexed(Object.values(book.faces).filter((f) => fits(f, draft, heroSet)), book.lang), [book, heroSet, draft.aspects.join()]);
  const faces = useMemo(() => found(pool, q), [pool, q]);
  const flip = (a: string): void => set({ ...draft, aspects: draft.aspects.includes(a) ? draft.aspects.filter((x) => x !== a) : [...draft.aspects, a] });
  const keep = async (): Promise<void> => {
    try {
      const body = { game: 'champions', name: draft.name, notes: draft.notes, text, lang: book.lang };
      if (draft.id) await server.changeDeck(shelfKey(), draft.id, body);
      else set({ ...draft, id: (await server.keepDeck(shelfKey(), body)).deck });
      setNote(w.Say('deck_kept'));
    } catch (e) {
      setNote(e instanceof ServerError ? e.message : w.say('not_sent'));
    }
  };
  const play = async (): Promise<void> => {
    const readable = await server.write(text, 'text', book.lang).catch(() => ({ text }));
    rememberChoice({ ...firstChoice(book), seats: [{ deck_text: readable.text, hero: draft.hero, hold: 'me' }] });
    go('/g/champions');
  };
  useEffect(() => setNote(''), [text]);
  return (
    <main class="workshop">
      <section class="wdeck" aria-label={w.Say('deck')}>
        <p class="wrow"><button type="button" class="lnk" onClick={close}>{w.Say('all_decks')}</button><a class="lnk wjump" href="#pool">{w.Say('add_cards')}</a></p>
        <h1><img src={`${ASSETS}emblems/${draft.hero}.svg`} alt="" />{book.faces[draft.hero]?.name}</h1>
        <label class="myname">{w.Say('title')} <input type="text" maxLength={80} value={draft.name} onInput={(e) => set({ ...draft, name: e.currentTarget.value })} /></label>
        <div class="asps" role="group" aria-label={w.Say('aspect')}>{book.catalog.aspects.map((a) => <button type="button" class="asp" key={a.key} data-frame={a.key} aria-pressed={draft.aspects.includes(a.key)} aria-label={a.name} onClick={() => flip(a.key)}><Icon id={aspectIcon(a.key)} /><span>{a.name}</span></button>)}</div>
        {said && (said.legal
          ? <p class="ok" role="status"><Icon id="check" />{w.Say('deck_legal', { n: said.cards })}</p>
          : <div role="status"><ul class="breaches">{said.breaches.map((b, i) => <li key={i}>{b} {said.faults[i]?.rule && <a class="lnk" href={`/rules?rule=${said.faults[i].rule}`} aria-label={`${w.Say('rules')}: ${said.faults[i].rule}`}><Icon id="book" /></a>}</li>)}</ul></div>)}
        <Figures book={book} draft={draft} />
        <p class="wrow">
          <button type="button" class="btn" onClick={() => void keep()}>{w.Say('save')}</button>
          <button type="button" class="btn btn--go" disabled={!said?.legal} onClick={() => void play()}><Icon id="play" />{w.Say('play_deck')}</button>
        </p>
        {note && <p class="mut" role="status">{note}</p>}
        <Listed book={book} draft={draft} set={set} read={setReading} />
        <details><summary>{w.Say('sample_hand')}</summary><SampleHand book={book} draft={draft} /></details>
        <details><summary>{w.Say('try_deck')}</summary><Trial book={book} text={text} legal={!!said?.legal} /></details>
        <details><summary>{w.Say('notes')}</summary><textarea rows={4} maxLength={4000} aria-label={w.Say('notes')} value={draft.notes} onInput={(e) => set({ ...draft, notes: e.currentTarget.value })} /></details>
        <details><summary>{w.Say('export')}</summary><Export book={book} text={text} /></details>
      </section>
      <section class="wpool" id="pool" aria-label={w.Say('cards')}>
        <Facets book={book} all={pool} q={q} set={setQ} only={['type', 'aspect', 'cost', 'trait', 'pack']} />
        <CardGrid faces={faces} lang={book.lang} press={setReading} width={124} below={40} extra={(f) => <Count book={book} draft={draft} face={f} set={set} />} />
      </section>
      {reading && <Reading book={book} face={reading} close={() => setReading(undefined)} />}
    </main>
  );
}
