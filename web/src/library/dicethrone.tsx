// The heroes of Dice Throne: board at every level, tokens, cards.
import own from 'style:library';
import css from 'style:dicethrone';
import type { ComponentChildren, JSX } from 'preact';
import type { Lang } from '../cards/types';
import { Fetched, useStyle } from '../lazy';
import { lookOf } from '../plain/looks';
import { go } from '../state/place';
import { words } from '../table/context';
import { heroColours, Symbol, TokenGlyph } from '../dicethrone/art';
import { Board } from '../dicethrone/board';
import { CardFace } from '../dicethrone/cards';
import { GameContext, type Game } from '../dicethrone/game';
import { catalogOf, numeral } from '../dicethrone/look';
import type { DtCard, DtCatalog, Hero } from '../dicethrone/types';
import { asSearch, useCard, useWish } from './address';
import { DiceReading } from './dicereading';
import { plain } from './query';
import { Choice } from './vs';

/** Every space at this level, or at the highest below it. */
export const levelsAt = (hero: Hero, most: number): Record<string, number> =>
  Object.fromEntries(hero.spaces.map((s) => [s.id, Math.max(...s.levels.map((l) => l.level).filter((n) => n <= most), 1)]));

/** A hero's own cards, those of all heroes after them. */
export const cardsOf = (c: Pick<DtCatalog, 'cards'>, hero: string): DtCard[] =>
  Object.values(c.cards).filter((x) => !x.hero || x.hero === hero).sort((a, b) => Number(!a.hero) - Number(!b.hero) || a.timing.localeCompare(b.timing) || a.cost - b.cost || a.name.localeCompare(b.name));

/** Which hero, at which level, and which of the cards. whose: "own", "all", or both. */
export interface Wish { hero: string; level: string; words: string; timing: string; cost: string; whose: string }
export const NONE: Wish = { hero: '', level: '', words: '', timing: '', cost: '', whose: '' };

export function wanted(cards: DtCard[], q: Pick<Wish, 'words' | 'timing' | 'cost' | 'whose'>): DtCard[] {
  const said = plain(q.words).split(/\s+/).filter(Boolean);
  return cards.filter((x) => (!q.timing || x.timing === q.timing) && (!q.cost || String(x.cost) === q.cost) && (!q.whose || (q.whose === 'own') === !!x.hero))
    .filter((x) => { const all = plain(`${x.name} ${x.kind} ${x.text}`); return said.every((w) => all.includes(w)); });
}

/** The most that one ability deals at this level, as far as it is a number. */
export const hardest = (hero: Hero, level: number): number => {
  const levels = levelsAt(hero, level);
  const all = hero.spaces.flatMap((s) => s.levels.filter((l) => l.level === levels[s.id]).flatMap((l) => l.abilities));
  return Math.max(0, ...all.flatMap((a) => (a.damage?.match(/\d+/g) ?? []).map(Number)));
};

/** What is on the die: which numbers show which symbol. */
function Faces({ hero }: { hero: Hero }): JSX.Element {
  return <ul class="dlegend">{hero.symbols.map((s, n) => <li key={s.id}><Symbol id={s.id} n={n} /><b>{hero.faces.flatMap((f, i) => (f === s.id ? [i + 1] : [])).join(' ')}</b><small>{s.name}</small></li>)}</ul>;
}

/** Who it is, in a glance: die, numbers, tokens. */
function About({ lang, c, hero, level }: { lang: Lang; c: DtCatalog; hero: Hero; level: number }): JSX.Element {
  const w = words(lang);
  const own = cardsOf(c, hero.id).filter((x) => x.hero);
  const facts: [string, number][] = [[w.Say('dt_own_cards'), own.length], [w.Say('dt_upgrades'), own.filter((x) => x.timing === 'upgrade').length], [w.Say('dt_hardest'), hardest(hero, level)]];
  return (
    <section class="dlib__a" style={heroColours(hero.id)}>
      <Picture id={hero.id} />
      <div><h2>{hero.name}</h2><Faces hero={hero} /></div>
      <dl class="dlib__f">{facts.map(([name, n]) => <div key={name}><dt>{name}</dt><dd>{n}</dd></div>)}</dl>
    </section>
  );
}

/** The cards of a hero's deck, those that are looked for. opens: each at an address of its own. */
function Cards({ lang, c, hero, q, set, opens }: { lang: Lang; c: DtCatalog; hero: Hero; q: Wish; set: (more: Partial<Wish>) => void; opens: boolean }): JSX.Element {
  const w = words(lang);
  const [code, read] = useCard((card) => asSearch({ ...q, card }, { ...NONE, card: '' }));
  const codes = new Map(Object.entries(c.cards).map(([at, x]) => [x, at]));
  const all = cardsOf(c, hero.id);
  const found = wanted(all, q);
  const kinds = new Map(all.map((x) => [x.timing as string, x.kind]));
  const costs = [...new Set(all.map((x) => x.cost))].sort((a, b) => a - b).map((n): [string, string] => [String(n), String(n)]);
  return (
    <section aria-labelledby="h-ca"><h2 id="h-ca">{w.Say('cards')} <small role="status">{found.length ? w.say('cards_n', { n: found.length }) : w.say('no_cards')}</small></h2>
      <div class="facets" role="search">
        <input type="search" aria-label={w.Say('search_cards')} placeholder={w.Say('search_cards')} value={q.words} onInput={(e) => set({ words: e.currentTarget.value })} />
        <Choice name={w.Say('facet_type')} value={q.timing} set={(timing) => set({ timing })} any={w.Say('any')} of={[...kinds]} />
        <Choice name={w.Say('facet_cost')} value={q.cost} set={(cost) => set({ cost })} any={w.Say('any')} of={costs} />
        <Choice name={w.Say('dt_whose')} value={q.whose} set={(whose) => set({ whose })} any={w.Say('any')} of={[['own', w.Say('dt_own_cards')], ['all', w.Say('dt_all_cards')]]} />
      </div>
      <div class="dpile">{found.map((card) => {
        const face = <CardFace key={card.name} card={card} hero={c.heroes[card.hero ?? '']} />;
        return opens ? <button type="button" class="dlib__b" key={card.name} data-code={codes.get(card)} onClick={() => read(codes.get(card) ?? '')}>{face}</button> : face;
      })}</div>
      {opens && code in c.cards && <DiceReading lang={lang} c={c} code={code} of={found.flatMap((x) => codes.get(x) ?? [])} turn={read} close={() => read('')} />}</section>
  );
}

/** A board that nobody plays at: nothing is rolled, nothing can be pressed. */
const still = (c: DtCatalog, hero: Hero, level: number): Game =>
  ({ c, mine: -1, d: null, sel: {}, view: { players: [{ hero: hero.id, levels: levelsAt(hero, level) }], odds: {}, shown: {}, rolls: [], attack: null, declared: null, active: -1 } }) as unknown as Game;

const Picture = ({ id }: { id: string }): JSX.Element | null => { const { picture } = lookOf('dicethrone', id); return picture ? <img src={`${ASSETS}emblems/${picture}.svg`} alt="" /> : null; };

/** All cards of a hero's deck in words, by when they are played. */
function Deck({ lang, c, hero }: { lang: Lang; c: DtCatalog; hero: Hero }): JSX.Element {
  const w = words(lang);
  const cards = cardsOf(c, hero.id);
  const own = cards.filter((x) => x.hero);
  return (
    <section class="ddeck" aria-labelledby="h-de" style={heroColours(hero.id)}>
      <h2 id="h-de">{w.Say('dt_deck_of', { name: hero.name, n: cards.length })}</h2>
      <div class="ddeck__c">{([['dt_own_cards', own], ['dt_all_cards', cards.filter((x) => !x.hero)]] as const).map(([title, list]) => list.length > 0 && (
        <section key={title}><h3>{w.Say(title)} ({list.length})</h3>
          <ul>{list.map((x, i) => <li key={i}><i class="dcost">{x.cost}</i><span><b>{x.name}</b>{x.gist}</span><small>{x.kind}</small></li>)}</ul></section>
      ))}</div>
      <p class="wrow"><a class="btn" href="/cards/dicethrone" onClick={(e) => { e.preventDefault(); go('/cards/dicethrone'); }}>{w.Say('dt_read_cards')}</a></p>
    </section>
  );
}

function Shown({ lang, c, below, deck = false, opens }: { lang: Lang; c: DtCatalog; below?: ComponentChildren; deck?: boolean; opens: boolean }): JSX.Element {
  const w = words(lang);
  const heroes = Object.values(c.heroes);
  const [q, set] = useWish(NONE);
  const id = q.hero in c.heroes ? q.hero : (heroes[0]?.id ?? '');
  const level = Math.max(1, Number(q.level) || 1);
  const hero = c.heroes[id];
  if (!hero) return <p class="loading">{w.Say('no_cards')}</p>;
  const most = Math.max(...hero.spaces.flatMap((s) => s.levels.map((l) => l.level)));
  return (
    <main class="catalogue dlib">
      <header><h1>{w.Say(deck ? 'decks' : 'heroes')}</h1></header>
      {deck && <p class="dlib__p">{w.Say('dt_fixed_decks')}</p>}
      <div class="dlib__h" role="group" aria-label={w.Say('heroes')}>{heroes.map((h) => (
        <button type="button" key={h.id} aria-pressed={h.id === id} onClick={() => set({ hero: h.id })}><Picture id={h.id} /><b>{h.name}</b></button>
      ))}</div>
      {deck ? <Deck lang={lang} c={c} hero={hero} /> : <>
      <About lang={lang} c={c} hero={hero} level={level} />
      <section aria-labelledby="h-bo"><h2 id="h-bo">{w.Say('dt_abilities')} <span class="seg" role="group" aria-label={w.Say('dt_level')}>{Array.from({ length: most }, (_, i) => <button type="button" key={i} aria-pressed={level === i + 1} onClick={() => set({ level: i ? String(i + 1) : '' })}>{numeral(i + 1) || 'I'}</button>)}</span></h2>
        <GameContext.Provider value={still(c, hero, level)}><Board seat={0} /></GameContext.Provider></section>
      <section aria-labelledby="h-to"><h2 id="h-to">{w.Say('dt_tokens')}</h2>
        <dl class="dlib__t">{Object.entries(hero.tokens).map(([key, t]) => <div key={key}><dt><span class={`dtoken dtoken--${t.kind}`}><TokenGlyph id={key} kind={t.kind} /><span>{t.name}</span></span></dt><dd>{t.text}</dd></div>)}
          {Object.entries(hero.companions ?? {}).map(([key, x]) => <div key={key}><dt><span class="dtoken dtoken--unique"><TokenGlyph id={key} kind="unique" /><span>{x.name}</span></span></dt><dd>{x.text}</dd></div>)}</dl></section>
      <Cards lang={lang} c={c} hero={hero} q={q} set={set} opens={opens} /></>}
      {below}
    </main>
  );
}

/** added: a hero who is shown alone, with the cards that go with it. below: what stands after all of that. */
export function DiceHeroes({ lang, added, below, deck = false }: { lang: Lang; below?: ComponentChildren; deck?: boolean; added?: { hero: Hero; cards: Record<string, DtCard> } }): JSX.Element {
  useStyle(own);
  useStyle(css);
  const with_ = (c: DtCatalog): DtCatalog => (added ? { ...c, heroes: { [added.hero.id]: added.hero }, cards: { ...Object.fromEntries(Object.entries(c.cards).filter(([, x]) => !x.hero)), ...added.cards } } : c);
  return <Fetched lang={lang} fetch={catalogOf} show={(c) => <Shown key={added?.hero.id} lang={lang} c={with_(c)} below={below} deck={deck && !added} opens={!added} />} />;
}

export function DiceLibrary({ lang }: { lang: Lang }): JSX.Element {
  document.title = `${words(lang).Say('cards')} · quickstrike`;
  return <DiceHeroes lang={lang} />;
}
