// Decks of the Vs. System: those that are kept, those that come with the game, and one in the making.
import library from 'style:library';
import css from 'style:vs';
import own from 'style:workshop';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { Fetched, useStyle } from '../lazy';
import { curve, Filter, kindOf, NONE, wanted } from '../library/vs';
import { server, ServerError } from '../live/http';
import { lookOf } from '../plain/looks';
import { DeckPreview } from '../plain/preview';
import { go } from '../state/place';
import { words } from '../table/context';
import { Dialog } from '../table/dialog';
import { CardFace } from '../vs/cards';
import { catalogOf } from '../vs/game';
import type { VsCatalog } from '../vs/types';
import { GoOn, useMaking } from './making';
import { Count, Curve, Judged, Listed, SampleHand, Shelf, Trial, useCheck, useShelf, WorkshopTabs, type Tab } from './parts';
import { asFile, changedBy, type VsDraft } from './vsdraft';

const HAND = 4;
const GAME = 'vs';

interface EditorProps { lang: Lang; c: VsCatalog; draft: VsDraft; set: (d: VsDraft) => void; close: () => void }

function Editor({ lang, c, draft, set, close }: EditorProps): JSX.Element {
  const w = words(lang);
  const [q, setQ] = useState(NONE);
  const [reading, setReading] = useState('');
  const [tab, setTab] = useState<Tab>('deck');
  const text = asFile(draft);
  const said = useCheck(server.checkVs, text, lang);
  const { note, keep } = useShelf(GAME, lang, draft, set, text);
  const change = (code: string, by: number): void => set(changedBy(draft, code, by, c.cards[code]?.limit));
  const rows = Object.keys(draft.list).flatMap((code) => { const x = c.cards[code]; return x ? [{ code, name: x.name, cost: x.cost, kind: x.type, kindName: kindOf(x), most: x.limit }] : []; });
  const found = wanted(c, q);
  const shown = c.cards[reading];
  const play = async (): Promise<void> => { const id = await keep(); if (id) go(`/g/vs?deck=${id}`); };
  return (
    <main class="workshop vlib" data-tab={tab}>
      <WorkshopTabs lang={lang} n={said?.cards ?? 0} tab={tab} set={setTab} />
      <section class="wdeck" aria-label={w.Say('deck')}>
        <p class="wrow"><button type="button" class="lnk" onClick={close}>{w.Say('all_decks')}</button></p>
        <h1>{draft.name || w.Say('your_deck')}</h1>
        <label class="myname">{w.Say('title')} <input type="text" maxLength={80} value={draft.name} onInput={(e) => set({ ...draft, name: e.currentTarget.value })} /></label>
        <Judged lang={lang} said={said} />
        <div class="wfig wfig--one"><Curve lang={lang} bars={curve(c, draft.list)} /></div>
        <p class="wrow wsave">
          <button type="button" class="btn" onClick={() => void keep()}>{w.Say('save')}</button>
          <button type="button" class="btn btn--go" disabled={!said?.legal} onClick={() => void play()}><Icon id="play" />{w.Say('play_deck')}</button>
          {note && <span class="ok" role="status"><Icon id="check" />{note}</span>}
        </p>
        <Listed lang={lang} rows={rows} list={draft.list} change={change} read={setReading} />
        <details><summary>{w.Say('sample_hand')}</summary><SampleHand lang={lang} list={draft.list} size={HAND} whole show={(code) => { const x = c.cards[code]; return x && <CardFace card={x} code={code} />; }} /></details>
        <details><summary>{w.Say('try_deck')}</summary><Trial lang={lang} against={Object.entries(c.decks).map(([key, d]) => ({ key, name: d.name }))} label={w.Say('against_deck')} how={w.Say('try_how_vs')} legal={!!said?.legal} play={(against, seed, begin) => server.trialVs({ text, against, seed, begin, lang })} /></details>
        <details><summary>{w.Say('notes')}</summary><textarea rows={4} maxLength={4000} aria-label={w.Say('notes')} value={draft.notes} onInput={(e) => set({ ...draft, notes: e.currentTarget.value })} /></details>
        <details><summary>{w.Say('export')}</summary><textarea class="wout" rows={8} readOnly aria-label={w.Say('export')} value={text} onFocus={(e) => e.currentTarget.select()} /></details>
      </section>
      <section class="wpool" id="pool" aria-label={w.Say('cards')}>
        <Filter lang={lang} c={c} q={q} set={(more) => setQ({ ...q, ...more })} />
        <ul class="vlib__g">{found.map(([code, card]) => <li key={code} class={draft.list[code] ? 'is-in' : ''}><CardFace card={card} code={code} /><Count lang={lang} name={card.name} n={draft.list[code] ?? 0} most={card.limit} change={(by) => change(code, by)} /></li>)}</ul>
        {!found.length && <p class="mut" role="status">{w.Say('no_cards')}</p>}
      </section>
      {shown && <Dialog title={shown.name} close={() => setReading('')} closeName={w.Say('close')} cls="dialog--vcard"><CardFace card={shown} code={reading} /></Dialog>}
    </main>
  );
}

function Shop({ lang, c }: { lang: Lang; c: VsCatalog }): JSX.Element {
  const w = words(lang);
  const begun = (name: string, list: Record<string, number>, more: Partial<VsDraft> = {}): VsDraft => ({ id: '', name, notes: '', list: { ...list }, ...more });
  const { now: draft, last, set, goOn, close } = useMaking<VsDraft>(GAME, () => {
    const like = c.decks[new URLSearchParams(location.search).get('like') ?? ''];
    return like && begun(like.name, like.cards);
  });
  const [error, setError] = useState<string[]>([]);
  if (draft) return <Editor lang={lang} c={c} draft={draft} set={set} close={close} />;
  const read = (text: string, more: Partial<VsDraft> = {}): void => {
    setError([]);
    server.checkVs(text, lang).then((d) => (Object.keys(d.list).length ? set(begun(d.name ?? '', d.list, more)) : setError(d.breaches)), (e: unknown) => setError([e instanceof ServerError ? e.message : w.say('not_sent')]));
  };
  return (
    <main class="home">
      <h1>{w.Say('decks')}</h1>
      {last && <GoOn lang={lang} name={last.name} press={goOn} />}
      <Shelf lang={lang} game={GAME} error={error} read={(text, d) => read(text, d && { id: d.deck, name: d.name, notes: d.notes })} />
      <section><h2>{w.Say('new_deck')}</h2><p class="mut">{w.Say('new_deck_how_vs')}</p>
        <p class="wother"><button type="button" class="btn" onClick={() => set(begun('', {}))}><Icon id="plus" />{w.Say('no_cards_yet')}</button></p>
        <ul class="wheroes">{Object.entries(c.decks).map(([id, d]) => {
          const look = lookOf(GAME, id);
          return (
            <li key={id} class="whero wready" style={{ '--f1': look.colour }}>
              <h3>{d.name}</h3>{look.about && <p class="mut">{w.Say(look.about)}</p>}
              <DeckPreview c={c} deck={id} />
              <button type="button" class="btn" aria-label={`${w.Say('deck_like')}: ${d.name}`} onClick={() => set(begun(d.name, d.cards))}><Icon id="pen" />{w.Say('deck_like')}</button>
            </li>
          );
        })}</ul></section>
    </main>
  );
}

export function VsWorkshop({ lang }: { lang: Lang }): JSX.Element {
  useStyle(library);
  useStyle(css);
  useStyle(own);
  document.title = `${words(lang).Say('decks')} · quickstrike`;
  return <Fetched lang={lang} fetch={catalogOf} show={(c) => <Shop lang={lang} c={c} />} />;
}
