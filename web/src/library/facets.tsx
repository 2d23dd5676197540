// The search and its facets: each offers what is still there, with how many cards.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { aspectIcon } from '../screens/seatpick';
import { words } from '../table/context';
import type { Book } from '../state/faces';
import { choices, FACETS, SORTS, type Entry, type Facet, type Query, type SIDES, type Sort } from './query';

/** What a value of a facet is called. */
export function namer(book: Book): (facet: Facet, key: string) => string {
  const w = words(book.lang);
  const packs = new Map(book.catalog.packs.map((p) => [p.key, p.name]));
  const sets = new Map(Object.values(book.faces).map((f) => [f.set, f.set_name]));
  return (facet, key) => {
    if (facet === 'pack') return packs.get(key) ?? key;
    if (facet === 'set') return sets.get(key) ?? key;
    if (facet === 'side') return w.Say(`side_${key as (typeof SIDES)[number]}`);
    if (facet === 'aspect') return w.Say(key === 'hero' ? 'hero_card' : (key as 'basic'));
    return facet === 'type' ? w.Say(key as 'ally') : key;
  };
}

/** Those that are pressed, and the one that everybody needs; the rest is folded. */
const CHIPS: readonly Facet[] = ['aspect', 'cost'];
const FIRST: readonly Facet[] = [...CHIPS, 'type'];

const REST = 90; // milliseconds

/** What is typed stands there at once; it is looked for when the fingers rest. */
function useTyped(words: string, look: (words: string) => void): [typed: string, type: (typed: string) => void] {
  const [typed, setTyped] = useState(words);
  const latest = useRef(look);
  latest.current = look;
  const sent = useRef(words);
  useEffect(() => { if (words !== sent.current) setTyped(words); }, [words]); // from elsewhere: Back, "show all"
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => { sent.current = typed; latest.current(typed); }, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}

export function Facets({ book, all, q, set, only = FACETS }: { book: Book; all: Entry[]; q: Query; set: (q: Query) => void; only?: readonly Facet[] }): JSX.Element {
  const w = words(book.lang);
  const name = useMemo(() => namer(book), [book]);
  const later = only.filter((f) => !FIRST.includes(f));
  const hidden = later.filter((f) => q.chosen[f]).length;
  const [more, setMore] = useState(hidden > 0);
  const [typed, type] = useTyped(q.words, (words) => set({ ...q, words }));
  const pick = (facet: Facet, key: string): void => {
    const { [facet]: _, ...rest } = q.chosen;
    set({ ...q, chosen: key ? { ...rest, [facet]: key } : rest });
  };
  const any = q.words || Object.keys(q.chosen).length > 0;
  const select = (facet: Facet): JSX.Element => (
    <label key={facet} class={q.chosen[facet] ? 'is-on' : ''}>
      <span>{w.Say(`facet_${facet}`)}</span>
      <select value={q.chosen[facet] ?? ''} onChange={(e) => pick(facet, e.currentTarget.value)}>
        <option value="">{w.Say('any')}</option>
        {choices(all, q, facet, (key) => name(facet, key)).map((c) => <option key={c.key} value={c.key}>{`${c.name} (${c.n})`}</option>)}
      </select>
    </label>
  );
  const chips = (facet: Facet): JSX.Element | null => {
    const left = choices(all, q, facet, (key) => name(facet, key));
    return left.length === 0 ? null : <div key={facet} class={`chipset chipset--${facet}`} role="group" aria-label={w.Say(`facet_${facet}`)}><span aria-hidden="true">{w.Say(`facet_${facet}`)}</span>{left.map((c) => {
      const on = q.chosen[facet] === c.key;
      return <button type="button" key={c.key} data-frame={facet === 'aspect' ? c.key : undefined} aria-pressed={on} aria-label={`${c.name} (${c.n})`} title={`${c.name} (${c.n})`} onClick={() => pick(facet, on ? '' : c.key)}>{facet === 'aspect' && <Icon id={c.key === 'hero' ? 'a-hero' : c.key === 'encounter' ? 't-villain' : aspectIcon(c.key)} />}{c.name}</button>;
    })}</div>;
  };
  return (
    <div class={`facets${more ? ' is-open' : ''}`} role="search">
      <input type="search" aria-label={w.Say('search_cards')} placeholder={w.Say('search_cards')} value={typed} onInput={(e) => type(e.currentTarget.value)} />
      {only.includes('type') && select('type')}
      <label><span>{w.Say('sort')}</span>
        <select value={q.sort} onChange={(e) => set({ ...q, sort: e.currentTarget.value as Sort })}>{SORTS.map((s) => <option key={s} value={s}>{w.Say(`sort_${s}`)}</option>)}</select>
      </label>
      {later.length > 0 && <button type="button" class="btn facets__m" aria-expanded={more} onClick={() => setMore(!more)}>{w.Say(more ? 'fewer_filters' : 'more_filters')}{!more && hidden > 0 && ` (${hidden})`}</button>}
      {any && <button type="button" class="btn btn--ghost facets__x" onClick={() => set({ words: '', sort: q.sort, chosen: {} })}><Icon id="x" />{w.Say('show_all')}</button>}
      <div class="facets__c">{CHIPS.filter((f) => only.includes(f)).map(chips)}</div>
      {more && later.length > 0 && <div class="facets__l">{later.map(select)}</div>}
    </div>
  );
}
