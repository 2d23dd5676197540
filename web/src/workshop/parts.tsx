// What every workshop of decks has: how many of a card, the list, the verdict of the server, the curve, sample hands, games of
// the bot, and the shelf on the server.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards';
import { Icon } from '../icons/icon';
import { server, ServerError, type KeptDeck, type Named, type Verdict } from '../live/http';
import { FileButton } from '../screens/file';
import { shelfKey } from '../state/settings';
import { wilson } from '../stats';
import { words } from '../table/context';
import { dealt, mulligan, type Hand } from './draft';

const WAIT = 250;
const LONGEST = 8000;
/** No answer, or none now: worth asking again, where a refusal would only be repeated. */
const isBusy = (e: unknown): boolean => !(e instanceof ServerError) || e.status === 429 || e.status >= 500;

export type Tab = 'deck' | 'cards';
/** On a small screen the deck and the cards for it take turns. n: cards in the deck. */
export function WorkshopTabs({ lang, n, tab, set }: { lang: Lang; n: number; tab: Tab; set: (tab: Tab) => void }): JSX.Element {
  const w = words(lang);
  const one = (t: Tab, name: string): JSX.Element => <button type="button" aria-pressed={t === tab} onClick={() => { set(t); scrollTo({ top: 0 }); }}><Icon id={t === 'deck' ? 'deck' : 'plus'} />{name}</button>;
  return <div class="wtabs" role="group" aria-label={w.Say('deck')}>{one('deck', w.Say('tab_deck', { n }))}{one('cards', w.Say('add_cards'))}</div>;
}

/** Is it legal? Asked again after each change, and until a busy server has answered. */
export function useCheck<V extends Verdict>(check: (text: string, lang: Lang) => Promise<V>, text: string, lang: Lang): V | undefined {
  const [said, setSaid] = useState<V>();
  useEffect(() => {
    let stale = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (wait: number): void => {
      timer = setTimeout(() => void check(text, lang).then((d) => !stale && setSaid(d), (e: unknown) => !stale && isBusy(e) && ask(Math.min(LONGEST, 2 * wait))), wait);
    };
    ask(WAIT);
    return () => { stale = true; clearTimeout(timer); };
  }, [text, lang]);
  return said;
}

export function Judged({ lang, said }: { lang: Lang; said: Verdict | undefined }): JSX.Element | null {
  const w = words(lang);
  if (!said) return null;
  if (said.legal) return <p class="ok" role="status"><Icon id="check" />{w.Say('deck_legal', { n: said.cards })}</p>;
  return <div role="status"><ul class="breaches">{said.breaches.map((b, i) => <li key={i}>{b} {said.faults[i]?.rule && <a class="lnk" href={`/rules?rule=${said.faults[i].rule}`} aria-label={`${w.Say('rules')}: ${said.faults[i].rule}`}><Icon id="book" /></a>}</li>)}</ul></div>;
}

/** How many of a card are in the deck; most: as many as may be, none where any number is. */
export function Count({ lang, name, n, most = Infinity, change }: { lang: Lang; name: string; n: number; most?: number | undefined; change: (by: number) => void }): JSX.Element {
  const w = words(lang);
  return (
    <span class="wcount">
      <button type="button" class="tool" disabled={!n} aria-label={w.Say('one_less', { name })} onClick={() => change(-1)}>−</button>
      <b>{n}{most < Infinity && <small>/{most}</small>}</b>
      <button type="button" class="tool" disabled={n >= most} aria-label={w.Say('one_more', { name })} onClick={() => change(1)}>+</button>
    </span>
  );
}

export interface Row {
  code: string;
  name: string;
  cost: number | null | undefined;
  kind: string;
  kindName: string;
  most?: number | undefined;
  frame?: string | undefined;
}

/** The cards of a deck under the names of their kinds. */
export function Listed({ lang, rows, list, change, read }: { lang: Lang; rows: Row[]; list: Record<string, number>; change: (code: string, by: number) => void; read: (code: string) => void }): JSX.Element {
  const all = [...rows].sort((a, b) => a.kind.localeCompare(b.kind) || (a.cost ?? 9) - (b.cost ?? 9) || a.name.localeCompare(b.name));
  const count = (kind: string): number => all.reduce((sum, r) => sum + (r.kind === kind ? (list[r.code] ?? 0) : 0), 0);
  return (
    <ul class="wlist">
      {all.map((r, i) => (
        <>{r.kind !== all[i - 1]?.kind && <li key={r.kind} class="wkind lbl">{r.kindName} {count(r.kind)}</li>}
        <li key={r.code} data-frame={r.frame}><i>{r.cost ?? ''}</i><button type="button" class="cl" onClick={() => read(r.code)}>{r.name}</button><Count lang={lang} name={r.name} n={list[r.code] ?? 0} most={r.most} change={(by) => change(r.code, by)} /></li></>
      ))}
    </ul>
  );
}

/** bars: cards of each cost from 0, the last of them of that cost and more where `open`. */
export function Curve({ lang, bars, open = false }: { lang: Lang; bars: number[]; open?: boolean }): JSX.Element {
  const w = words(lang);
  const most = Math.max(1, ...bars);
  const called = (i: number): string => `${i}${open && i === bars.length - 1 ? '+' : ''}`;
  return (
    <figure aria-label={`${w.Say('curve')}: ${bars.map((n, i) => `${called(i)}: ${n}`).join(', ')}`}>
      <figcaption class="lbl">{w.Say('curve')}</figcaption>
      <div class="wcurve" style={{ gridTemplateColumns: `repeat(${bars.length},1fr)` }}>{bars.map((n, i) => <span key={i}><b>{n || ''}</b><i style={{ height: `${(n / most) * 100}%` }} /><small>{called(i)}</small></span>)}</div>
    </figure>
  );
}

/** The hand of a new game, and what a mulligan would bring. whole: it takes all cards or none. */
export function SampleHand({ lang, list, size, whole = false, show }: { lang: Lang; list: Record<string, number>; size: number; whole?: boolean; show: (code: string, away: boolean, flip: () => void) => ComponentChildren }): JSX.Element {
  const w = words(lang);
  const [now, setNow] = useState<Hand>();
  const [away, setAway] = useState<ReadonlySet<number>>(new Set());
  const deal = (): void => { setNow(dealt(list, size)); setAway(new Set()); };
  const flip = (i: number): void => setAway((old) => { const next = new Set(old); if (!next.delete(i)) next.add(i); return next; });
  const given = whole ? new Set(now?.hand.keys()) : away;
  return (
    <section class="whand" aria-label={w.Say('sample_hand')}>
      <p class="wrow"><button type="button" class="btn" onClick={deal}><Icon id="hand" />{w.Say(now ? 'another_hand' : 'sample_hand')}</button>
        {now && <button type="button" class="btn" disabled={!given.size} onClick={() => { setNow(mulligan(now, given)); setAway(new Set()); }}>{w.Say('mulligan_n', { n: given.size })}</button>}</p>
      {now && <div class="whand__c">{now.hand.map((code, i) => <span key={`${i}${code}`}>{show(code, away.has(i), () => flip(i))}</span>)}</div>}
    </section>
  );
}

const TIMES = 5;
export type Played = { games: number; won: number; rounds: number[] };

/** Some games on the server, a few at a time, and what they are worth. */
export function Trial({ lang, against, label, how, legal, play }: { lang: Lang; against: Named[]; label: string; how: string; legal: boolean; play: (against: string, seed: string, begin: number) => Promise<Played> }): JSX.Element {
  const w = words(lang);
  const [other, setOther] = useState(against[0]?.key ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [said, setSaid] = useState<{ games: number; won: number; rounds: number }>();
  const run = async (): Promise<void> => {
    setBusy(true);
    setError('');
    const sum = { games: 0, won: 0, rounds: 0 };
    const seed = String(Math.floor(Math.random() * 1e9));
    try {
      for (let i = 0; i < TIMES; i++) {
        const got = await play(other, seed, sum.games);
        sum.games += got.games;
        sum.won += got.won;
        sum.rounds += got.rounds.reduce((a, b) => a + b, 0);
        setSaid({ ...sum });
      }
    } catch (e) {
      setError(e instanceof ServerError ? e.message : w.say('not_sent'));
    }
    setBusy(false);
  };
  const [least, most] = said ? wilson(said.won, said.games) : [0, 0];
  return (
    <section class="wtrial">
      <p class="wrow">
        <label>{label} <select value={other} onChange={(e) => { setOther(e.currentTarget.value); setSaid(undefined); }}>{against.map((s) => <option key={s.key} value={s.key}>{s.name}</option>)}</select></label>
        <button type="button" class="btn" disabled={busy || !legal} onClick={() => void run()}>{w.Say(busy ? 'trying_deck' : 'try_deck')}</button>
      </p>
      {said && <p role="status">{w.Say('tried_n', { n: said.games, won: said.won, least, most, rounds: (said.rounds / Math.max(1, said.games)).toFixed(1) })}</p>}
      {error && <p class="note" role="alert">{error}</p>}
      <p class="mut">{how}</p>
    </section>
  );
}

export interface Shelved {
  /** Of the deck on the server; "" while it is only here. */
  id: string;
  name: string;
  notes: string;
}

/** Puts a deck onto the shelf, or writes it anew there; its id, "" where that failed. */
export function useShelf<D extends Shelved>(game: string, lang: Lang, draft: D, set: (d: D) => void, text: string): { note: string; keep: () => Promise<string> } {
  const w = words(lang);
  const [note, setNote] = useState('');
  useEffect(() => setNote(''), [text]);
  const keep = async (): Promise<string> => {
    try {
      const body = { game, name: draft.name, notes: draft.notes, text, lang };
      const id = draft.id || (await server.keepDeck(shelfKey(), body)).deck;
      if (draft.id) await server.changeDeck(shelfKey(), id, body);
      else set({ ...draft, id });
      setNote(w.Say('deck_kept'));
      return id;
    } catch (e) {
      setNote(e instanceof ServerError ? e.message : w.say('not_sent'));
      return '';
    }
  };
  return { note, keep };
}

/** The hero and the number of cards of a deck of Champions as it is kept; of anything else nothing. */
export function whose(text: string): { hero?: string; cards?: number } {
  try {
    const { investigator_code, slots } = JSON.parse(text) as { investigator_code?: string; slots?: Record<string, number> };
    return { ...(investigator_code ? { hero: investigator_code } : {}), ...(slots ? { cards: Object.values(slots).reduce((a, b) => a + b, 0) } : {}) };
  } catch {
    return {};
  }
}

function Kept({ lang, deck, open, gone }: { lang: Lang; deck: KeptDeck; open: () => void; gone: () => void }): JSX.Element {
  const w = words(lang);
  const [sure, setSure] = useState(false);
  const { hero, cards } = whose(deck.text);
  const date = new Date(deck.updated * 1000).toLocaleDateString(lang, { dateStyle: 'medium' });
  return (
    <li>
      <button type="button" class="goon__b" onClick={open}>{hero && <span class="gfaces" aria-hidden="true"><img src={`${ASSETS}emblems/${hero}.svg`} alt="" /></span>}<b>{deck.name || w.Say('your_deck')}</b> <span>{[cards && w.say('cards_n', { n: cards }), deck.notes.slice(0, 60)].filter(Boolean).join(' · ')}</span> <small>{date}</small></button>
      {sure ? <button type="button" class="btn btn--bad" onClick={() => void server.dropDeck(shelfKey(), deck.deck).then(gone, gone)}>{w.Say('delete')}</button>
        : <button type="button" class="tool" aria-label={`${w.Say('delete')}: ${deck.name}`} onClick={() => setSure(true)}><Icon id="x" /></button>}
    </li>
  );
}

/** The decks of a game that are kept, and the way in for others. read: what somebody gave, or a kept deck. */
export function Shelf({ lang, game, error, read }: { lang: Lang; game: string; error: string[]; read: (text: string, of?: KeptDeck) => void }): JSX.Element {
  const w = words(lang);
  const [kept, setKept] = useState<KeptDeck[]>([]);
  const [text, setText] = useState('');
  useEffect(() => void server.decks(shelfKey(), game).then(setKept, () => setKept([])), [game]);
  return (
    <>
      {error.length > 0 && <ul class="breaches" role="alert">{error.map((e, i) => <li key={i}>{e}</li>)}</ul>}
      {kept.length > 0 && <section class="goon"><h2>{w.Say('my_decks')}</h2><ul>{kept.map((d) => <Kept key={d.deck} lang={lang} deck={d} open={() => read(d.text, d)} gone={() => setKept(kept.filter((x) => x !== d))} />)}</ul></section>}
      <details class="goon"><summary>{w.Say('import_deck')}{!kept.length && <small>{w.Say('no_decks')}</small>}</summary>
        <FileButton label={w.Say('deck_file')} read={(found) => read(found)} />
        <textarea rows={4} spellcheck={false} aria-label={w.Say('paste_deck')} placeholder={w.Say('paste_deck')} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        <button type="button" class="btn" disabled={!text.trim()} onClick={() => read(text)}>{w.Say('load')}</button>
      </details>
    </>
  );
}
