// The search and its facets: each offers what is still there, with how many cards.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../table/context';
import type { Book } from '../state/faces';
import { choices, FACETS, SORTS, type Entry, type Facet, type Query, type Sort } from './query';

/** What a value of a facet is called. */
export function namer(book: Book): (facet: Facet, key: string) => string {
  const w = words(book.lang);
  const packs = new Map(book.catalog.packs.map((p) => [p.key, p.name]));
  const sets = new Map(Object.values(book.faces).map((f) => [f.set, f.set_name]));
  return (facet, key) => {
    if (facet === 'pack') return packs.get(key) ?? key;
    if (facet === 'set') return sets.get(key) ?? key;
    if (facet === 'side') return w.Say(key === 'player' ? 'side_player' : 'side_encounter');
    if (facet === 'aspect') return w.Say(key === 'hero' ? 'hero_card' : (key as 'basic'));
    return facet === 'type' ? w.Say(key as 'ally') : key;
  };
}

export function Facets({ book, all, q, set, only = FACETS }: { book: Book; all: Entry[]; q: Query; set: (q: Query) => void; only?: readonly Facet[] }): JSX.Element {
  const w = words(book.lang);
  const name = useMemo(() => namer(book), [book]);
  const pick = (facet: Facet, key: string): void => {
    const { [facet]: _, ...rest } = q.chosen;
    set({ ...q, chosen: key ? { ...rest, [facet]: key } : rest });
  };
  const any = q.words || Object.keys(q.chosen).length > 0;
  return (
    <div class="facets" role="search">
      <input type="search" aria-label={w.Say('search_cards')} placeholder={w.Say('search_cards')} value={q.words} onInput={(e) => set({ ...q, words: e.currentTarget.value })} />
      {only.map((facet) => (
        <label key={facet} class={q.chosen[facet] ? 'is-on' : ''}>
          <span>{w.Say(`facet_${facet}`)}</span>
          <select value={q.chosen[facet] ?? ''} onChange={(e) => pick(facet, e.currentTarget.value)}>
            <option value="">{w.Say('any')}</option>
            {choices(all, q, facet, (key) => name(facet, key)).map((c) => <option key={c.key} value={c.key}>{`${c.name} (${c.n})`}</option>)}
          </select>
        </label>
      ))}
      <label><span>{w.Say('sort')}</span>
        <select value={q.sort} onChange={(e) => set({ ...q, sort: e.currentTarget.value as Sort })}>{SORTS.map((s) => <option key={s} value={s}>{w.Say(`sort_${s}`)}</option>)}</select>
      </label>
      {any && <button type="button" class="lnk" onClick={() => set({ words: '', sort: q.sort, chosen: {} })}>{w.Say('show_all')}</button>}
    </div>
  );
}
