// One deck in the making: its list and its numbers on one side, the cards that fit it on the other.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CardSlot, type CardFace } from '../cards';
import { Icon } from '../icons/icon';
import { Facets } from '../library/facets';
import { CardGrid } from '../library/grid';
import { found, indexed, type Query } from '../library/query';
import { Reading } from '../library/reading';
import { useView, ViewSwitch } from '../library/tile';
import { CHAMPIONS } from '../games';
import { FORMATS, server, ServerError } from '../live/http';
import { firstChoice } from '../screens/choice';
import { aspectIcon } from '../screens/seatpick';
import { CopyLink } from '../share/copy';
import type { Book } from '../state/faces';
import { go } from '../state/place';
import { rememberChoice } from '../state/settings';
import { words } from '../table/context';
import { asText, changed, deckLink, fits, type Draft } from './draft';
import { Figures } from './numbers';
import { Count, Judged, Listed, SampleHand, Trial, useCheck, useShelf, WorkshopTabs, type Tab } from './parts';

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
  const view = useView(matchMedia('(max-width:700px)').matches ? 'texts' : 'pictures');
  const [tab, setTab] = useState<Tab>('deck');
  const [reading, setReading] = useState<CardFace>();
  const text = asText(draft);
  const said = useCheck(server.check, text, book.lang);
  const heroSet = book.faces[draft.hero]?.set ?? '';
  const pool = useMemo(() => indexed(Object.values(book.faces).filter((f) => fits(f, draft, heroSet)), book.lang), [book, heroSet, draft.aspects.join()]);
  const faces = useMemo(() => found(pool, q), [pool, q]);
  const flip = (a: string): void => set({ ...draft, aspects: draft.aspects.includes(a) ? draft.aspects.filter((x) => x !== a) : [...draft.aspects, a] });
  const { note, keep } = useShelf(CHAMPIONS, book.lang, draft, set, text);
  const change = (code: string, by: number): void => { const face = book.faces[code]; if (face) set(changed(draft, face, by)); };
  const rows = Object.keys(draft.list).flatMap((c) => book.faces[c] ?? []).map((f) => ({ code: f.code, name: f.name, cost: f.cost, kind: f.kind, kindName: book.catalog.words.kinds?.[f.kind] ?? f.kind, most: f.limit ?? 3, frame: f.frame }));
  const hero = book.faces[draft.hero];
  const size = (hero?.back && book.faces[hero.back]?.hand_size) || hero?.hand_size || 6; // a game begins in alter-ego form
  const play = async (): Promise<void> => {
    const readable = await server.write(text, 'text', book.lang).catch(() => ({ text }));
    rememberChoice({ ...firstChoice(book), seats: [{ deck_text: readable.text, hero: draft.hero, hold: 'me' }] });
    go('/g/champions');
  };
  return (
    <main class="workshop" data-tab={tab}>
      <WorkshopTabs lang={book.lang} n={said?.cards ?? 0} tab={tab} set={setTab} />
      <section class="wdeck" aria-label={w.Say('deck')}>
        <p class="wrow"><button type="button" class="lnk" onClick={close}>{w.Say('all_decks')}</button></p>
        <h1><img src={`${ASSETS}emblems/${draft.hero}.svg`} alt="" />{book.faces[draft.hero]?.name}</h1>
        <label class="myname">{w.Say('title')} <input type="text" maxLength={80} value={draft.name} onInput={(e) => set({ ...draft, name: e.currentTarget.value })} /></label>
        <div class="asps" role="group" aria-label={w.Say('aspect')}>{book.catalog.aspects.map((a) => <button type="button" class="asp" key={a.key} data-frame={a.key} aria-pressed={draft.aspects.includes(a.key)} aria-label={a.name} onClick={() => flip(a.key)}><Icon id={aspectIcon(a.key)} /><span>{a.name}</span></button>)}</div>
        <Judged lang={book.lang} said={said} />
        <Figures book={book} draft={draft} />
        <p class="wrow wsave">
          <button type="button" class="btn" onClick={() => void keep()}>{w.Say('save')}</button>
          <button type="button" class="btn btn--go" disabled={!said?.legal} onClick={() => void play()}><Icon id="play" />{w.Say('play_deck')}</button>
          <CopyLink lang={book.lang} link={() => deckLink(draft)} />
          {note && <span class="ok" role="status"><Icon id="check" />{note}</span>}
        </p>
        <Listed lang={book.lang} rows={rows} list={draft.list} change={change} read={(code) => setReading(book.faces[code])} />
        <details><summary>{w.Say('sample_hand')}</summary><SampleHand lang={book.lang} list={draft.list} size={size} show={(code, away, flip) => { const face = book.faces[code]; return face && <CardSlot face={face} size="hand" lang={book.lang} marks={away ? { selected: true, flag: w.say('goes_away') } : {}} onPress={flip} />; }} /></details>
        <details><summary>{w.Say('try_deck')}</summary><Trial lang={book.lang} against={book.catalog.scenarios} label={w.Say('villain')} how={w.Say('try_how')} legal={!!said?.legal} play={(scenario, seed, begin) => server.trial({ deck: { deck_text: text }, scenario, seed, begin, lang: book.lang })} /></details>
        <details><summary>{w.Say('notes')}</summary><textarea rows={4} maxLength={4000} aria-label={w.Say('notes')} value={draft.notes} onInput={(e) => set({ ...draft, notes: e.currentTarget.value })} /></details>
        <details><summary>{w.Say('export')}</summary><Export book={book} text={text} /></details>
      </section>
      <section class="wpool" id="pool" aria-label={w.Say('cards')}>
        <Facets book={book} all={pool} q={q} set={setQ} only={['type', 'aspect', 'cost', 'trait', 'pack']} />
        <p class="wview"><span role="status">{w.say('cards_n', { n: faces.length })}</span><ViewSwitch lang={book.lang} now={view} /></p>
        <CardGrid faces={faces} lang={book.lang} view={view} press={setReading} inside={(f) => draft.list[f.code] ?? 0} width={124} below={48} extra={(f) => <Count lang={book.lang} name={f.name} n={draft.list[f.code] ?? 0} most={f.limit ?? 3} change={(by) => change(f.code, by)} />} />
      </section>
      {reading && <Reading book={book} face={reading} close={() => setReading(undefined)} of={faces} turn={setReading} />}
    </main>
  );
}
