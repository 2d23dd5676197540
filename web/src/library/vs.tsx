// All cards of the Vs. System, and the decks that come with it.
import own from 'style:library';
import css from 'style:vs';
import shop from 'style:workshop';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { Fetched, useStyle } from '../lazy';
import { go } from '../state/place';
import { words } from '../table/context';
import { CardFace } from '../vs/cards';
import { catalogOf } from '../vs/game';
import type { VsCard, VsCatalog } from '../vs/types';
import { Curve } from '../workshop/parts';
import { useCard } from './address';
import { NothingFound } from './nothing';
import { nearness, plain } from './query';
import { VsReading } from './vsreading';

export const VS_SORTS = ['cost', 'name', 'type', 'atk'] as const;
type VsSort = (typeof VS_SORTS)[number];
export interface Wish { words: string; type: string; team: string; cost: string; deck: string; sort: VsSort }
export const NONE: Wish = { words: '', type: '', team: '', cost: '', deck: '', sort: 'cost' };

const ORDER: Record<VsSort, (a: VsCard, b: VsCard) => number> = {
  cost: (a, b) => a.cost - b.cost,
  name: () => 0,
  type: (a, b) => a.type.localeCompare(b.type) || a.cost - b.cost,
  atk: (a, b) => (b.atk ?? -1) - (a.atk ?? -1),
};

/** The cards that are wanted, in the order that is; of a deck those that are in it. */
export function wanted(c: VsCatalog, q: Wish): [code: string, card: VsCard][] {
  const said = plain(q.words).split(/\s+/).filter(Boolean);
  return Object.entries(c.cards)
    .filter(([code, x]) => (!q.deck || !!c.decks[q.deck]?.cards[code]) && (!q.type || x.type === q.type) && (!q.team || (x.teams ?? []).includes(q.team)) && (!q.cost || String(x.cost) === q.cost))
    .filter(([, x]) => { const all = plain(`${x.name} ${x.version ?? ''} ${x.line} ${x.text}`); return said.every((w) => all.includes(w)); })
    .sort(([, a], [, b]) => (q.sort === NONE.sort ? nearness(a.name, said) - nearness(b.name, said) : 0) || ORDER[q.sort](a, b) || a.name.localeCompare(b.name));
}

/** How many cards of each cost a deck has, from 0 up. */
export function curve(c: VsCatalog, list: Record<string, number>): number[] {
  const out: number[] = [];
  for (const [code, n] of Object.entries(list)) { const cost = c.cards[code]?.cost ?? 0; out[cost] = (out[cost] ?? 0) + n; }
  return Array.from(out, (n) => n ?? 0);
}

const NAMES = ['words', 'type', 'team', 'cost', 'deck', 'sort'] as const;
/** As the address has it, so that a link shows the same cards. */
export function readWish(search: string): Wish {
  const got = new URLSearchParams(search);
  const sort = VS_SORTS.find((x) => x === got.get('sort')) ?? NONE.sort;
  return { words: got.get('q') ?? '', type: got.get('type') ?? '', team: got.get('team') ?? '', cost: got.get('cost') ?? '', deck: got.get('deck') ?? '', sort };
}
export function writtenWish(q: Wish, card = ''): string {
  const rows = NAMES.flatMap((n): [string, string][] => (q[n] === NONE[n] ? [] : [[n === 'words' ? 'q' : n, q[n]]]));
  const found = new URLSearchParams(card ? [...rows, ['card', card]] : rows).toString();
  return found && `?${found}`;
}

export function Choice({ name, value, set, of, any }: { name: string; value: string; set: (v: string) => void; of: [key: string, name: string][]; any: string }): JSX.Element {
  return <label class={value ? 'is-on' : ''}><span>{name}</span><select value={value} onChange={(e) => set(e.currentTarget.value)}><option value="">{any}</option>{of.map(([key, said]) => <option key={key} value={key}>{said}</option>)}</select></label>;
}

/** What somebody looks for: words and facets. decks: those that may be looked through. */
export function Filter({ lang, c, q, set, decks = true }: { lang: Lang; c: VsCatalog; q: Wish; set: (more: Partial<Wish>) => void; decks?: boolean }): JSX.Element {
  const w = words(lang);
  const kinds = new Map(Object.values(c.cards).map((x) => [x.type, kindOf(x)]));
  const costs = [...new Set(Object.values(c.cards).map((x) => x.cost))].sort((a, b) => a - b).map((n): [string, string] => [String(n), String(n)]);
  return (
    <div class="facets" role="search">
      <input type="search" aria-label={w.Say('search_cards')} placeholder={w.Say('search_cards')} value={q.words} onInput={(e) => set({ words: e.currentTarget.value })} />
      {decks && <Choice name={w.Say('by_deck')} value={q.deck} set={(deck) => set({ deck })} any={w.Say('any')} of={Object.entries(c.decks).map(([id, d]) => [id, d.name])} />}
      <Choice name={w.Say('facet_type')} value={q.type} set={(type) => set({ type })} any={w.Say('any')} of={[...kinds]} />
      <Choice name={w.Say('facet_team')} value={q.team} set={(team) => set({ team })} any={w.Say('any')} of={Object.entries(c.teams)} />
      <label><span>{w.Say('sort')}</span><select value={q.sort} onChange={(e) => set({ sort: e.currentTarget.value as VsSort })}>{VS_SORTS.map((x) => <option key={x} value={x}>{w.Say(`sort_${x}`)}</option>)}</select></label>
      <Choice name={w.Say('facet_cost')} value={q.cost} set={(cost) => set({ cost })} any={w.Say('any')} of={costs} />
    </div>
  );
}

/** The name of its type, without what stands behind it on the card. */
export const kindOf = (x: VsCard): string => x.line.replace(/ \d.*$/, '');

function Shown({ lang, c }: { lang: Lang; c: VsCatalog }): JSX.Element {
  const w = words(lang);
  const [q, setQ] = useState(() => readWish(location.search));
  const [code, read] = useCard((card) => writtenWish(q, card));
  useEffect(() => {
    const moved = (): void => setQ(readWish(location.search));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const set = (more: Partial<Wish>): void => {
    const now = { ...q, ...more };
    setQ(now);
    history.replaceState(history.state, '', `${location.pathname}${writtenWish(now)}`);
  };
  const found = wanted(c, q);
  const card = c.cards[code];
  const bars = q.deck ? curve(c, c.decks[q.deck]?.cards ?? {}) : [];
  return (
    <main class="catalogue vlib">
      <header><h1>{w.Say('all_cards')}</h1><p role="status">{found.length ? w.say('cards_n', { n: found.length }) : w.say('no_cards')}</p></header>
      <Filter lang={lang} c={c} q={q} set={set} />
      {bars.length > 0 && <div class="vlib__c"><Curve lang={lang} bars={bars} /><button type="button" class="btn" onClick={() => go(`/decks/vs?like=${q.deck}`)}><Icon id="plus" />{w.Say('deck_like')}</button></div>}
      {!found.length && <NothingFound lang={lang} words={q.words} here="vs" />}
      <ul class="vlib__g">{found.map(([at, x]) => <li key={at}>{q.deck && <b class="vlib__n">{c.decks[q.deck]?.cards[at]}×</b>}<button type="button" class="vlib__b" data-code={at} onClick={() => read(at)}><CardFace card={x} code={at} /></button></li>)}</ul>
      {card && <VsReading lang={lang} c={c} code={code} of={found.map(([at]) => at)} turn={read} close={() => read('')} />}
    </main>
  );
}

export function VsLibrary({ lang }: { lang: Lang }): JSX.Element {
  useStyle(own);
  useStyle(css);
  useStyle(shop);
  document.title = `${words(lang).Say('cards')} · quickstrike`;
  return <Fetched lang={lang} fetch={catalogOf} show={(c) => <Shown lang={lang} c={c} />} />;
}
